import { expect, test } from "vitest";
import { GENERIC_RUBRIC, isWithoutTask, judgeGates, type JudgeSources } from "../../../src/evidence/judge-gates.ts";
import {
  DEFAULT_POLICY,
  type GatePolicy,
  type Policy,
  toRecord,
  type VerifyPolicy,
} from "../../../src/policy/policy.ts";
import { valueAt } from "../../../src/lib/fault.ts";
import { BOOL } from "../../../src/policy/types/type.ts";
import { targetOf } from "../../support/evidence.ts";

const VERIFY: VerifyPolicy = {
  criteria: null,
  rubricFile: null,
  agent: "judge",
  at: "output",
  maxRedos: 1,
  votes: 1,
  maxInput: null,
  allowTruncated: false,
  include: [],
};
const verify = (more: Partial<VerifyPolicy>): VerifyPolicy => ({ ...VERIFY, ...more });

const START = { line: 1, column: 1 };

function gate(name: string, more: Partial<GatePolicy> = {}): GatePolicy {
  const nothing = { floor: null, criteria: null, agent: null, passWhen: null, flow: null, requireObserved: null };
  const rest = { checks: [], paths: null, require: true, onBlocked: null, timeoutMs: null, verify: null };
  return { name, ...nothing, ...rest, range: { start: START, end: START }, file: "p.yml", ...more };
}

interface Given extends Partial<Omit<JudgeSources, "policy">> {
  readonly whole?: VerifyPolicy | null;
  readonly gates?: readonly GatePolicy[];
  readonly policy?: Partial<Policy>;
}

function build({ whole = null, gates = [], policy = {}, ...more }: Given = {}) {
  return judgeGates({
    policy: {
      ...DEFAULT_POLICY,
      verify: whole,
      gates: toRecord(gates.map((one) => [one.name, one] as const)),
      ...policy,
    },
    targets: [targetOf()],
    checkFacts: { judge: { pass: BOOL } },
    onChange: [],
    ...more,
  });
}

const told = (given: Given) =>
  build(given).map(({ name, target, checks }) => [
    name,
    target?.task.name ?? null,
    valueAt(checks[0]?.params, ["judge"]),
  ]);

test("without verify there is no judge", () => {
  expect(build()).toEqual([]);
  expect(build({ gates: [gate("verify-widget")] })).toEqual([]);
});

test("the verify of the policy judges each target by a gate of its own, with the judge alone in it", () => {
  const [one] = build({ whole: VERIFY });
  expect(one).toMatchObject({
    name: "judge-add-widget",
    verifier: null,
    agent: "judge",
    placement: { at: "output", maxRedos: 1 },
    requireObserved: false,
    isRequired: true,
    onBlocked: "block",
  });
  expect(one?.checks).toHaveLength(1);
  expect(one?.checks[0]).toMatchObject({
    kind: "judge",
    agent: "judge",
    params: { judge: GENERIC_RUBRIC, agent: "judge", votes: 1, "allow-truncated": false, include: [] },
    facts: { pass: BOOL },
  });
  expect(one?.rule).toMatchObject({ kind: "pass-when", source: { text: "judge.pass" } });
});

test("what a gate says of a target stands in the place of what the policy says", () => {
  const whole = verify({ criteria: "whole" });
  const own = verify({ criteria: "own" });
  expect(told({ whole })).toEqual([["judge-add-widget", "add-widget", "whole"]]);
  expect(told({ whole, gates: [gate("verify-widget", { verify: own })] })).toEqual([
    ["judge-verify-widget", "add-widget", "own"],
  ]);
  expect(told({ whole, gates: [gate("verify-widget", { verify: "off" })] })).toEqual([]);
  expect(told({ whole, gates: [gate("verify-widget")] })).toHaveLength(1);
  // A gate by the name of the task, and both at once.
  expect(told({ whole, gates: [gate("add-widget", { verify: own })] })).toEqual([
    ["judge-add-widget", "add-widget", "own"],
  ]);
  const both = [gate("verify-widget", { verify: own }), gate("add-widget", { verify: "off" })];
  expect(told({ whole, gates: both })).toEqual([["judge-verify-widget", "add-widget", "own"]]);
  expect(told({ whole, gates: [gate("other", { verify: own })] })).toEqual([
    ["judge-add-widget", "add-widget", "whole"],
  ]);
});

test("a task's own gate turns the policy's judge off, with verifiers or without, unless another gate asks for one", () => {
  const whole = verify({ criteria: "whole" });
  const off = gate("add-widget", { verify: "off" });
  const targets = [{ ...targetOf(), verifiers: [] }];
  expect(told({ whole, targets })).toHaveLength(1);
  expect(told({ whole, targets, gates: [off] })).toEqual([]);
  expect(told({ whole, targets, gates: [gate("add-widget")] })).toHaveLength(1);
  expect(told({ whole, gates: [off] })).toEqual([]);
  expect(told({ whole, gates: [off, gate("verify-widget")] })).toEqual([]);
  // A gate with paths bears a free name.
  expect(told({ whole, targets, gates: [gate("add-widget", { verify: "off", paths: ["**"] })] })).toHaveLength(1);
  const other = gate("verify-widget", { verify: verify({ criteria: "own" }) });
  expect(told({ whole, gates: [off, other] })).toEqual([["judge-verify-widget", "add-widget", "own"]]);
});

test("one verifier's own judge does not stand for that of the policy, which the other verifiers of the task have", () => {
  const whole = verify({ criteria: "whole" });
  const [one] = targetOf().verifiers;
  if (one === undefined) throw new Error("it has a verifier");
  const targets = [{ ...targetOf(), verifiers: [one, { ...one, name: "verify-style" }] }];
  const style = gate("verify-style", { verify: verify({ criteria: "style" }), require: false });
  expect(told({ whole, targets, gates: [style] })).toEqual([
    ["judge-verify-style", "add-widget", "style"],
    ["judge-add-widget", "add-widget", "whole"],
  ]);
  const other = gate("verify-widget", { verify: verify({ criteria: "other" }) });
  expect(told({ whole, targets, gates: [style, other] }).map(([name]) => name)).toEqual([
    "judge-verify-widget",
    "judge-verify-style",
  ]);
  expect(told({ whole, targets, gates: [style, gate("verify-widget", { verify: "off" })] })).toHaveLength(1);
});

test("a gate with paths that happens to bear a verifier's name says nothing for it", () => {
  const whole = verify({ criteria: "whole" });
  const free = gate("verify-widget", { paths: ["docs/**"], verify: verify({ criteria: "docs" }), require: false });
  expect(told({ whole, gates: [free] })).toEqual([["judge-add-widget", "add-widget", "whole"]]);
  expect(told({ whole, gates: [{ ...free, verify: "off" }] })).toHaveLength(1);
});

test("a judge that has nothing but a task to judge by says so, and what it is on", () => {
  const style = gate("style", { paths: ["src/**"], verify: VERIFY });
  expect(build({ gates: [style], onChange: [style] })).toMatchObject([
    { target: null, paths: ["src/**"], placement: { needsTask: true } },
  ]);
  const [one] = build({ whole: verify({ criteria: "own" }) });
  expect([one?.paths, one?.placement?.needsTask]).toEqual([undefined, undefined]);
});

test("the verify of a gate with paths is about the whole, beside that of the targets", () => {
  const style = gate("style", { paths: ["src/**"], verify: verify({ criteria: "tidy" }) });
  const off = gate("docs", { paths: ["docs/**"], verify: "off" });
  const gates = [style, off, gate("plain", { paths: ["**"] })];
  expect(told({ gates, onChange: gates })).toEqual([["judge-style", null, "tidy"]]);
  expect(told({ whole: verify({ criteria: "whole" }), gates, onChange: gates })).toEqual([
    ["judge-add-widget", "add-widget", "whole"],
    ["judge-style", null, "tidy"],
  ]);
  // It does not apply to this change.
  expect(told({ gates, onChange: [] })).toEqual([]);
});

test("without targets the policy judges the whole, if it says by what", () => {
  const none = { targets: [] };
  expect(told({ ...none, whole: verify({ criteria: "own" }) })).toEqual([["judge", null, "own"]]);
  expect(told({ ...none, whole: VERIFY })).toEqual([]);
  const file = { path: ".github/j.md", body: "by the file" };
  const [one] = build({ ...none, whole: verify({ rubricFile: file }) });
  expect(one?.checks[0]?.params).toMatchObject({ rubricFile: { name: ".github/j.md", body: "by the file" } });
});

test.each([
  [{}, true],
  [{ criteria: "x" }, false],
  [{ rubricFile: { path: "p", body: "b" } }, false],
  [{ include: ["messages"] }, true],
  [{ include: ["body"] }, false],
  [{ include: ["title"] }, false],
] as const)("verify with %j has nothing to judge by without a task: %s", (more, expected) => {
  expect(isWithoutTask(verify(more))).toBe(expected);
});

test("time, votes, room and what happens when it is blocked come from the policy", () => {
  const agents = toRecord([["judge", { use: "judge", timeoutMs: 9_000, fallback: [], params: {} }]]);
  const defaults = { ...DEFAULT_POLICY.defaults, onBlocked: "neutral" as const, requireObserved: true };
  const whole = verify({
    votes: 3,
    maxInput: 20_000,
    allowTruncated: true,
    include: ["body"],
    at: "both",
    maxRedos: 4,
  });
  const [one] = build({ whole, policy: { agents, defaults } });
  expect(one).toMatchObject({ onBlocked: "neutral", requireObserved: false, placement: { at: "both", maxRedos: 4 } });
  expect(one?.checks[0]?.timeoutMs).toBe(9_000);
  expect(one?.checks[0]?.params).toMatchObject({
    votes: 3,
    "max-input": 20_000,
    "allow-truncated": true,
    include: ["body"],
  });
  const [other] = build({ whole: VERIFY });
  expect(other?.checks[0]?.timeoutMs).toBe(DEFAULT_POLICY.defaults.timeoutMs);
});
