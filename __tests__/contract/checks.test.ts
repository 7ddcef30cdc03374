import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKeeper } from "../../src/adapters/keep-file.ts";
import { checkFacts, checkParams, checks } from "../../src/checks/index.ts";
import type { CheckInput, CheckModule } from "../../src/evidence/check.ts";
import type { Agent } from "../../src/evidence/agent.ts";
import { GateError } from "../../src/lib/error.ts";
import { agentContext, changed, checkInput, processes, targetWith, makeDir } from "../support/plug-in-world.ts";

interface CheckCase {
  readonly params: unknown;
  readonly badParams: readonly unknown[];
  /** What the check needs so that it runs this shell command; null for a check that runs nothing. */
  readonly running: ((command: string) => { readonly params: unknown; readonly input: Partial<CheckInput> }) | null;
}

/** Runs the command and reports how it ended, as agents do. */
function agentRunning(command: string): Agent {
  return {
    verify: async ({ workingCopy: { dir, homeDir, tmpDir } }, { signal }) => {
      const spec = { command: { shell: command }, cwd: dir, homeDir, tmpDir, env: {}, stdin: null };
      const { ended } = await processes.run({ ...spec, timeoutMs: 60_000, maxOutputBytes: 1_000, signal });
      const failure = ended === "cancelled" ? ({ reason: "cancelled", detail: "cancelled" } as const) : null;
      return {
        handoff: "## Verification\nnot-verified\n",
        failure,
        structured: null,
        run: null,
        commands: [],
        files: [],
      };
    },
  };
}

const agentInput = (command: string): Partial<CheckInput> => ({
  agent: () => ({ agent: agentRunning(command), provenance: "claimed" }),
});

/** One entry for each check of the registry: a new one does not compile without its own. */
const CASES = {
  agent: {
    params: { agent: "default" },
    badParams: [
      null,
      "default",
      {},
      { agent: "" },
      { agent: "default", task: " " },
      { agent: "default", expects: "X" },
    ],
    running: (command) => ({ params: { agent: "default" }, input: agentInput(command) }),
  },
  judge: {
    params: { judge: "It works", agent: "default" },
    badParams: [
      null,
      "It works",
      { judge: "It works" },
      { agent: "default" },
      ...[
        { judge: "" },
        { judge: " " },
        { judge: true },
        { agent: "" },
        { votes: 2 },
        { "max-input": 9_999 },
        { "allow-truncated": "yes" },
        { include: ["author"] },
        { rubricFile: "judge.md" },
        { model: "x" },
      ].map((fault) => ({ judge: "It works", agent: "default", ...fault })),
    ],
    running: (command) => ({
      params: { judge: "It works", agent: "default" },
      input: { ...agentInput(command), found: [] },
    }),
  },
  run: {
    params: { run: "true" },
    badParams: [null, "true", { run: "" }, { run: " " }, { run: 1 }, { command: "true" }, { run: "a\0b" }],
    running: (command) => ({ params: { run: command }, input: {} }),
  },
  paths: {
    params: { paths: { allowed: ["**"] } },
    badParams: [
      null,
      { allowed: ["src/**"] },
      ...["src/**", { allowed: "src" }, { allow: ["src"] }, { allowed: [""] }, { forbidden: ["src/["] }].map(
        (paths) => ({
          paths,
        }),
      ),
    ],
    running: null,
  },
  measurements: {
    params: { measurements: true },
    badParams: [null, true, {}, [], { measurements: false }],
    running: (command) => ({
      params: { measurements: true },
      input: { target: targetWith({ measurements: [{ name: "x", command }] }) },
    }),
  },
} satisfies Readonly<Record<keyof typeof checks, CheckCase>>;

const cases: Readonly<Record<string, CheckCase>> = CASES;
const registry: Readonly<Record<string, () => Promise<CheckModule>>> = checks;
const schemas: Readonly<Record<string, CheckModule["params"]>> = checkParams;
const factTypes: Readonly<Record<string, CheckModule["facts"]>> = checkFacts;
const kinds = Object.keys(checks);

/** The registry's entry and the case that goes with it. */
async function load(kind: string): Promise<CheckCase & { readonly module: CheckModule }> {
  const [one, module] = [cases[kind], await registry[kind]?.()];
  if (one === undefined || module === undefined) throw new Error(`no such check: ${kind}`);
  return { ...one, module };
}

function inputFor({ params, running }: CheckCase, command: string, more: Partial<CheckInput> = {}) {
  const made = running?.(command) ?? { params, input: {} };
  return {
    params: made.params,
    input: checkInput({ diff: { files: [changed("a.ts")], isTruncated: false }, ...made.input, ...more }),
  };
}

test.each(kinds)("%s: bad params are refused by the schema, good ones are not", async (kind) => {
  const { params, badParams, module } = await load(kind);
  const schema = schemas[kind];
  for (const bad of badParams) expect(schema?.safeParse(bad)?.success, JSON.stringify(bad)).toBe(false);
  expect(schema?.safeParse(params).success).toBe(true);
  expect(module.params).toBe(schema);
});

test.each(kinds)("%s: bad params that a plan smuggles in are told by field, not thrown raw", async (kind) => {
  const { badParams, module } = await load(kind);
  for (const bad of badParams) {
    const result = await module.run(bad, checkInput({})).catch((error: unknown) => error);
    expect(result).toBeInstanceOf(GateError);
    expect(result).toMatchObject({ code: "plan-invalid" });
  }
});

test("the field of bad params is named", async () => {
  const { module } = await load("paths");
  const result = module.run({ paths: { allowed: ["src/**", ""] } }, checkInput({}));
  await expect(result).rejects.toThrow("check `mine`: paths.allowed[1] must not be empty");
});

test.each(kinds)("%s: every fact it declares is there, and no other", async (kind) => {
  const { module, ...one } = await load(kind);
  const { params, input } = inputFor(one, "true");
  const { facts, check, kind: said } = await module.run(params, input);
  expect(Object.keys(facts).toSorted()).toEqual(Object.keys(factTypes[kind] ?? {}).toSorted());
  expect(module.facts).toBe(factTypes[kind]);
  expect([check, said]).toEqual(["mine", kind]);
});

test.each(kinds)("%s: known facts have the type it declares", async (kind) => {
  const { module, ...one } = await load(kind);
  const { params, input } = inputFor(one, "true");
  const { facts } = await module.run(params, input);
  const types = new Map<unknown, string>([
    ["bool", "boolean"],
    ["int", "number"],
    ["enum", "string"],
    ["number", "number"],
    ["text", "string"],
  ]);
  for (const [name, type] of Object.entries(factTypes[kind] ?? {})) {
    const fact = facts[name];
    if (fact?.kind === "known") expect(typeof fact.value).toBe(types.get(type.kind));
    else expect(fact?.detail).not.toBe("");
  }
});

test.each(kinds)("%s: what the world refuses is a GateError", async (kind) => {
  const { module, ...own } = await load(kind);
  const { params, input } = inputFor(own, "true");
  const nowhere = { ...input, keep: createKeeper("/dev/null/nowhere") };
  const noCheckout = { ...input, checkOut: () => Promise.reject(new GateError("commit-missing", "gone")) };
  for (const one of [nowhere, noCheckout]) {
    const result = await module.run(params, one).catch((error: unknown) => error);
    if (own.running !== null) expect(result).toBeInstanceOf(GateError);
    else expect(result).toMatchObject({ kind });
  }
});

test.each(kinds.filter((kind) => cases[kind]?.running !== null))(
  "%s: a cancelled run ends within three seconds",
  async (kind) => {
    const { module, ...one } = await load(kind);
    const aborter = new AbortController();
    const { params, input } = inputFor(one, "touch started; sleep 60", {
      context: agentContext({ signal: aborter.signal }),
    });
    const copies: string[] = [];
    const checkOut = async (commit: string) => {
      const copy = await input.checkOut(commit);
      copies.push(copy.dir);
      return copy;
    };
    const running = module.run(params, { ...input, checkOut }).catch((error: unknown) => error);
    while (!copies.some((dir) => existsSync(join(dir, "started"))))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const start = performance.now();
    aborter.abort();
    const result = await running;
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(JSON.stringify(result instanceof GateError ? result.code : result)).toContain("cancelled");
  },
);

test.each(kinds)("%s: files it leaves exist, below the output folder", async (kind) => {
  const { module, ...one } = await load(kind);
  const { params, input } = inputFor(one, "echo hello");
  const dir = makeDir();
  const { files } = await module.run(params, { ...input, keep: createKeeper(dir) });
  for (const { path } of files) {
    expect(path.startsWith(dir)).toBe(true);
    expect(existsSync(path)).toBe(true);
  }
});
