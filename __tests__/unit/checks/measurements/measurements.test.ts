import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../../../../src/checks/measurements/index.ts";
import type { Handoff, MeasurementClaim } from "../../../../src/evidence/handoff/handoff.ts";
import type { MeasurementSpec } from "../../../../src/plan/plan.ts";
import { GateError } from "../../../../src/lib/error.ts";
import { agentContext, checkInput, targetWith } from "../../../support/plug-in-world.ts";

function handoffWith(claims: readonly MeasurementClaim[]): Handoff {
  const none = { verification: null, reason: "no-section", contradiction: null, target: null, branch: null } as const;
  const lists = { status: null, execution: [], criteria: [], findings: [], critiques: [] };
  const measurements = { isNone: false, claims, unparsed: [] };
  return { ...none, ...lists, measurements, prNumber: null, failureMode: null, notes: null };
}

const claim = (name: string, after: string): MeasurementClaim => ({ name, before: "0", operator: "→", after });

async function measure(
  measurements: readonly MeasurementSpec[],
  claims: readonly MeasurementClaim[] | null,
  more: Parameters<typeof checkInput>[0] = {},
) {
  const workerHandoff = claims === null ? null : handoffWith(claims);
  return check.run(
    { measurements: true },
    checkInput({ target: targetWith({ measurements }), workerHandoff, ...more }),
  );
}

const files = { "src/a.js": "one\ntwo\n\nthree\n" };
const lines: MeasurementSpec = { name: "lines", command: "cat src/a.js" };
const size: MeasurementSpec = {
  name: "size",
  command: "echo 'size: 12 kB'",
  parser: { kind: "regex", pattern: "size: (.*)" },
};

test("ok when every measurement matches its claim, as the runtime saw it", async () => {
  const evidence = await measure([lines, size], [claim("lines", "3"), claim("size", "12 kB")], { files });
  expect(evidence.facts["ok"]).toMatchObject({ kind: "known", value: true, provenance: "observed" });
  expect(evidence.facts).toMatchObject({ matching: { value: 2 }, mismatching: { value: 0 } });
  expect(evidence.commands.map(({ outcome }) => outcome)).toEqual([
    "exit 0, match",
    "exit 0, at base, not counted: 3",
    "exit 0, match",
    "exit 0, at base, not counted: 12 kB",
  ]);
  expect(readFileSync(evidence.files[0]?.path ?? "", "utf8")).toContain("lines: claimed 3, measured 3");
});

test("one mismatch is false, whatever else is unknown, and becomes a critique", async () => {
  const { facts, critiques } = await measure([lines, size], [claim("lines", "9")], { files });
  expect(facts["ok"]).toMatchObject({ kind: "known", value: false, reason: "measurement-mismatch" });
  expect(critiques).toMatchObject([{ path: null, severity: "high" }]);
  expect(critiques[0]?.text).toContain("claimed 9, measured 3");
  expect(facts["ok"]?.detail).toMatch(/^lines: value-mismatch, .*; size: claim-missing, /);
});

test("a worker that claims `(none)` is said to have written so", async () => {
  const workerHandoff: Handoff = { ...handoffWith([]), measurements: { isNone: true, claims: [], unparsed: [] } };
  const { facts } = await measure([lines], null, { files, workerHandoff });
  expect(facts["ok"]?.detail).toContain('the worker wrote "(none)"');
});

test.each([
  ["no handoff", [lines], null, "claim-missing"],
  ["no claim of that name", [lines], [claim("line", "3")], "claim-missing"],
  ["two claims that differ", [lines], [claim("lines", "3"), claim("lines", "4")], "claim-missing"],
  ["a command that fails", [{ ...lines, command: "exit 2" }], [claim("lines", "0")], "command-failed"],
  ["a command that is missing", [{ ...lines, command: "no-such-tool" }], [claim("lines", "0")], "command-failed"],
  ["output without the value", [{ ...size, command: "echo" }], [claim("size", "12 kB")], "parse-failed"],
  ["too much output", [{ ...lines, command: "yes | head -c 9000000" }], [claim("lines", "3")], "parse-failed"],
] as const)("%s leaves ok unknown", async (_, specs, claims, outcome) => {
  const { facts, critiques } = await measure(specs, claims, { files });
  const reason = outcome === "claim-missing" ? "measurement-unclaimed" : "measurement-failed";
  expect(facts["ok"]).toMatchObject({ kind: "unknown", reason });
  expect(facts["ok"]?.detail).toContain(outcome);
  expect(facts).toMatchObject({ matching: { value: 0 }, mismatching: { value: 0 } });
  expect(critiques).toEqual([]);
});

test.each([
  ["no-such-tool | wc -l", "0"],
  ["bash broken.sh | wc -l", "0"],
  ["cat no-such-file | wc -l", "0"],
  ["false | wc -l", "0"],
  ["(exit 3) | cat | wc -l", "0"],
])("a pipe whose beginning is broken measures nothing: %s", async (command, value) => {
  const broken = { ...files, "broken.sh": "if then\n" };
  const { facts } = await measure([{ name: "lint", command }], [claim("lint", value)], { files: broken });
  expect(facts["ok"]).toMatchObject({ kind: "unknown", reason: "measurement-failed" });
});

test("a writer that is stopped by its reader is no failure, and a here-document stays whole", async () => {
  const command = "yes | head -n 3\ncat <<EOF | cat\na\nEOF";
  const { facts } = await measure([{ name: "lines", command }], [claim("lines", "4")], { files });
  expect(facts["ok"]).toMatchObject({ value: true });
});

test("plain bash: a grep that finds nothing at the beginning of a pipe is a measurement of 0", async () => {
  const { facts } = await measure([{ name: "todo", command: "grep TODO src/a.js | cat" }], [claim("todo", "0")], {
    files,
  });
  expect(facts["ok"]).toMatchObject({ value: true });
});

test("each measurement gets a clean checkout", async () => {
  const specs = [
    { name: "first", command: "echo x > made; ls" },
    { name: "second", command: "ls" },
  ];
  const { facts } = await measure(specs, [claim("first", "2"), claim("second", "1")], { files });
  expect(facts["ok"]).toMatchObject({ value: true });
});

test("time that is used up leaves the rest unknown", async () => {
  const specs = [{ name: "slow", command: "sleep 60" }, lines];
  const { facts } = await measure(specs, [claim("slow", "0"), claim("lines", "3")], { files, timeoutMs: 400 });
  expect(facts["ok"]?.kind).toBe("unknown");
  expect(facts["ok"]?.detail).toContain("no time was left");
});

test("a task without measurements is unknown and says what to do, which is no agreement", async () => {
  expect((await measure([], [])).facts["ok"]).toMatchObject({
    kind: "unknown",
    reason: "expression-unknown",
    detail: expect.stringContaining("give it `measurements`, or take this check out") as string,
  });
});

test("a cancelled run is said to be cancelled", async () => {
  const context = agentContext({ signal: AbortSignal.abort() });
  await expect(measure([lines], [claim("lines", "3")], { files, context })).rejects.toMatchObject({
    code: "cancelled",
  });
});

const BASE = "b".repeat(40);

/** Copies of head and base that differ. */
function atCommits(head: Readonly<Record<string, string>>, base: Readonly<Record<string, string>>) {
  const [ofHead, ofBase] = [checkInput({ files: head }).checkOut, checkInput({ files: base }).checkOut];
  return { checkOut: (commit: string) => (commit === BASE ? ofBase(commit) : ofHead(commit)) };
}

test("what is measured at the base is shown with the difference, and what the claim says of it", async () => {
  const commits = atCommits(files, { "src/a.js": "one\ntwo\n" });
  const { facts, files: kept } = await measure([lines], [{ ...claim("lines", "3"), before: "5" }], commits);
  expect(facts["ok"]).toMatchObject({ value: true });
  expect(facts["ok"]?.detail).toBe("lines: match, claimed 3, measured 3; at base 2 (the claim says 5), +1 (+50.0 %)");
  expect(readFileSync(kept[0]?.path ?? "", "utf8")).toMatch(/At base:\n\$ cat src\/a.js\none\ntwo\n/);
});

test("the base never counts: not for a value that agrees there, not against one that is not to be had", async () => {
  const only = await measure([lines], [claim("lines", "9")], atCommits(files, { "src/a.js": "x\n".repeat(9) }));
  expect(only.facts["ok"]).toMatchObject({ value: false, reason: "measurement-mismatch" });
  const none = await measure([lines], [claim("lines", "3")], atCommits(files, {}));
  expect(none.facts["ok"]).toMatchObject({ value: true });
  expect(none.facts["ok"]?.detail).toContain("at base there is no value (exit 1)");
  expect(none.commands.map(({ outcome }) => outcome)).toEqual([
    "exit 0, match",
    "exit 1, at base, not counted: no value",
  ]);
});

test("a base that cannot be checked out is told, and the measurement stands", async () => {
  const { checkOut } = checkInput({ files });
  const refusing = (commit: string) =>
    commit === BASE ? Promise.reject(new GateError("git-failed", "no such commit")) : checkOut(commit);
  const { facts } = await measure([lines, lines], [claim("lines", "3")], { checkOut: refusing });
  expect(facts["ok"]).toMatchObject({ value: true });
  expect(facts["ok"]?.detail).toContain("at base there is no value (no such commit)");
});

test("a base that takes long costs the head's measurements none of their time", async () => {
  const slow = { name: "slow", command: "[ ! -f slow ] || sleep 60; echo x" };
  const commits = atCommits(files, { slow: "" });
  const start = performance.now();
  const { facts } = await measure([slow, lines], [claim("slow", "1"), claim("lines", "3")], {
    ...commits,
    timeoutMs: 3_000,
  });
  expect(facts["ok"]).toMatchObject({ value: true });
  expect(facts["ok"]?.detail).toMatch(/slow: match, .*at base there is no value \(timed out after \d s\)/);
  expect(facts["ok"]?.detail).toContain("at base there is no value (no time was left for it)");
  expect(performance.now() - start).toBeLessThan(20_000);
});

test("once the head cannot be measured the base is not waited for", async () => {
  const slow = { name: "slow", command: "sleep 60; echo x" };
  const { checkOut } = checkInput({ files });
  const refusing = (commit: string) =>
    commit === BASE ? checkOut(commit) : Promise.reject(new GateError("disk-full", "no space left"));
  const start = performance.now();
  await expect(measure([slow], [claim("slow", "1")], { checkOut: refusing })).rejects.toMatchObject({
    code: "disk-full",
  });
  expect(performance.now() - start).toBeLessThan(10_000);
});
