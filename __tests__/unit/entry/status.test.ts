import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import type { State, TaskState } from "../../../src/plan/state.ts";
import { runStatus } from "../../../src/entry/status.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

afterEach(() => void vi.restoreAllMocks());

function row(name: string, type: TaskState["type"], overrides: Partial<TaskState> = {}): TaskState {
  const nothing = { agentId: null, runId: null, parentAgentId: null, handoffPath: null, note: null, slackTs: null };
  const times = { startedAt: null, finishedAt: null, lastUpdate: null };
  const outcome = { resultStatus: null, prNumber: null, failureMode: null, verification: null };
  const task = { name, type, branch: "b", startingRef: "main", dependsOn: [], status: "handed-off" } as const;
  return { ...task, ...nothing, ...times, ...outcome, ...overrides };
}

function folderWith(states: Readonly<Record<string, State>>): string {
  const dir = makeTempDir();
  for (const [name, state] of Object.entries(states)) {
    mkdirSync(join(dir, name), { recursive: true });
    writeFileSync(join(dir, name, "state.json"), JSON.stringify(state));
  }
  return dir;
}

function shown(dir: string): readonly string[] {
  const chunks: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => chunks.push(String(text)) > 0);
  expect(runStatus(dir)).toBe(0);
  // Colour is on where CI is set, whatever the stream is.
  return stripVTControlCharacters(chunks.join(""))
    .split("\n")
    .map((line) => line.trimEnd());
}

const at = "2026-01-01T00:00:00Z";
const PARENT: State = {
  rootSlug: "dark-mode",
  tasks: [
    row("tokens", "worker", { verification: "live-ui-verified", prNumber: 7 }),
    row("verify-tokens", "verifier", { dependsOn: ["tokens"], verification: "live-ui-verified" }),
    row("child", "subplanner", { dependsOn: ["tokens"], status: "running" }),
    row("verify-verify", "verifier", { dependsOn: ["verify-tokens"], status: "error", failureMode: "oom" }),
  ],
  attention: [{ at, message: "verify-verify: blocked \u001b[31m" }],
};
const CHILD: State = {
  rootSlug: "child",
  tasks: [row("a", "worker"), row("child", "subplanner"), row("missing", "subplanner")],
  attention: [],
};

test("verifiers stand below what they verify, a subplanner's tasks below it, each once", () => {
  const lines = shown(folderWith({ child: CHILD, "dark-mode": PARENT }));
  const words = lines.map((line) => line.replaceAll(/(\S)\s+/g, "$1 ").trimEnd());
  expect(words.slice(0, 10)).toEqual([
    "dark-mode: 2 handed-off, 1 running, 1 error",
    "  tokens worker handed-off live-ui-verified #7",
    "    verify-tokens verifier handed-off live-ui-verified",
    "      verify-verify verifier error oom",
    "  child subplanner running",
    "    a worker handed-off",
    "    child subplanner handed-off",
    "      (shown above)",
    "    missing subplanner handed-off",
    "      (no state of its own here)",
  ]);
});

test("what planners must see is printed, and obeyed by no terminal", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(runStatus(folderWith({ "dark-mode": PARENT }))).toBe(0);
  const text = write.mock.calls.map(([chunk]) => String(chunk)).join("");
  expect(text).toContain(`[${at}] verify-verify: blocked`);
  expect(text.slice(text.indexOf("verify-verify: blocked"))).not.toContain("\u001b[31m");
});

test("a message is one line, whatever its author wrote", () => {
  const state = { ...CHILD, attention: [{ at, message: "x\n  [2026] verify: passed\u2028more\rend" }] };
  expect(shown(folderWith({ x: state })).filter((line) => line.includes("verify: passed"))).toEqual([
    `  [${at}] x [2026] verify: passed more end`,
  ]);
  const long = { ...CHILD, attention: [{ at, message: "y".repeat(5_000) }] };
  expect(shown(folderWith({ x: long })).join("\n")).toMatch(/y{1000}…/);
});

test("what no verifier vouches for is marked as claimed", () => {
  const state: State = {
    rootSlug: "s",
    tasks: [
      row("alone", "worker", { verification: "live-ui-verified" }),
      row("boastful", "worker", { verification: "live-ui-verified" }),
      row("verify-boastful", "verifier", { dependsOn: ["boastful", "alone"], verification: "type-check-only" }),
      row("borne", "worker", { verification: "type-check-only" }),
      row("verify-borne", "verifier", { dependsOn: ["borne", "alone"], verification: "live-ui-verified" }),
      row("child", "subplanner", { verification: "verifier-failed" }),
      row("other", "subplanner", { verification: "verifier-failed" }),
    ],
    attention: [],
  };
  const child: State = {
    rootSlug: "child",
    tasks: [row("a", "worker"), row("v", "verifier", { dependsOn: ["a"], verification: "verifier-failed" })],
    attention: [],
  };
  const text = shown(folderWith({ s: state, child })).join("\n");
  expect([...text.matchAll(/(\S+) +\S+ +\S+ +\S+ \(claimed\)/g)].map(([, name]) => name)).toEqual([
    "alone",
    "boastful",
    "other",
  ]);
});

test("attention of a child plan is shown with its parent's, each line once", () => {
  const parent = { ...PARENT, attention: [{ at, message: "child/verify-a: failed" }] };
  const child = {
    ...CHILD,
    attention: [
      { at, message: "verify-a: failed" },
      { at, message: "stuck" },
    ],
  };
  const lines = shown(folderWith({ "dark-mode": parent, child })).filter((line) => line.includes(`[${at}]`));
  expect(lines).toEqual([`  [${at}] child/verify-a: failed`, `  [${at}] child/stuck`]);
});

test("a folder itself may hold the state", () => {
  const dir = folderWith({ x: CHILD });
  expect(shown(join(dir, "x"))[0]).toBe("child: 3 handed-off");
});

test("a folder without a state, and a state with faults, are said", () => {
  expect(() => runStatus(makeTempDir())).toThrow(/no state\.json in .*expected a folder such as/);
  const dir = folderWith({ x: CHILD });
  writeFileSync(join(dir, "x", "state.json"), '{ "rootSlug": 1 }');
  expect(() => runStatus(dir)).toThrow(/state\.json:1:\d+: error: /);
  expect(() => runStatus(dir)).not.toThrow(/ignored/);
  writeFileSync(join(dir, "x", "state.json"), `{${" ".repeat(1_048_577)}}`);
  expect(() => runStatus(dir)).toThrow(/state\.json: error: .*(?:bytes|large)/);
});
