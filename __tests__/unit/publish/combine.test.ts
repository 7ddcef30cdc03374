import { expect, test } from "vitest";
import { passWhen } from "../../support/evidence.ts";
import { judgeWith, prepareOne } from "../../support/judged.ts";
import { check } from "../../../src/checks/agent/index.ts";
import { agentFacts } from "../../../src/checks/agent/params.ts";
import { outputsOf } from "../../../src/entry/outputs.ts";
import type { AgentResult } from "../../../src/evidence/agent.ts";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import type { Gate } from "../../../src/evidence/gate.ts";
import { concludeGate } from "../../../src/publish/conclude.ts";
import { renderGateHead } from "../../../src/publish/render/gate-run.ts";
import type { Report } from "../../../src/publish/report.ts";
import { toVerdictFile } from "../../../src/sinks/json/to-verdict-file.ts";
import { toState } from "../../../src/sinks/state/to-state.ts";
import { evidenceOf as evidenceWith, gateCheck, observed } from "../../support/evidence.ts";
import { checkInput } from "../../support/plug-in-world.ts";
import { loadedPlan, targetOf } from "../../support/sample-plan.ts";
import { gate, report } from "../../support/sample-report.ts";

const TARGET = "frontend-toggle";
const NAMES = ["verify-frontend-toggle", "verify-again"] as const;

/** What an agent came back with, and the value that it stands for in the table. */
type Ending = readonly [name: string, stands: string, result: Partial<AgentResult>];

const says = (value: string, execution = "- `npm test` → 3 passed", more = ""): Partial<AgentResult> => ({
  handoff: `## Verification\n${value}\n\n## Execution\n${execution}\n\n${more}`,
});
const LETTERS = {
  L: "live-ui-verified",
  U: "unit-test-verified",
  T: "type-check-only",
  B: "verifier-blocked",
  N: "not-verified",
  F: "verifier-failed",
} as const;

const ENDINGS: readonly Ending[] = [
  ...Object.entries(LETTERS).map(([letter, value]): Ending => [value, letter, says(value)]),
  ["silent", "B", {}],
  [
    "crashed beside a pass",
    "B",
    { ...says("live-ui-verified"), failure: { reason: "agent-crashed", detail: "exit 3" } },
  ],
  ["out of time", "B", { failure: { reason: "agent-timeout", detail: "15 min" } }],
  ["no Verification", "B", { handoff: "## Status\nsuccess\n\nAll live-ui-verified.\n" }],
  ["two values", "B", { handoff: "## Verification\nlive-ui-verified\n\n## Verification\ntype-check-only\n" }],
  [
    "contradicts itself",
    "B",
    says("live-ui-verified", "- `x` → ok", "## Findings\n- [ ] Toggle renders: gone (not met)\n"),
  ],
  ["ran nothing", "B", says("live-ui-verified", "- (none)")],
  ["failed, then crashed", "F", { ...says("verifier-failed"), failure: { reason: "agent-crashed", detail: "exit 3" } }],
];

/** Which value two verifiers come to: rows and columns are what each of them stands for. */
const TABLE = {
  L: { L: "L", U: "U", T: "T", B: "B", N: "N", F: "F" },
  U: { L: "U", U: "U", T: "T", B: "B", N: "N", F: "F" },
  T: { L: "T", U: "T", T: "T", B: "B", N: "N", F: "F" },
  B: { L: "B", U: "B", T: "B", B: "B", N: "N", F: "F" },
  N: { L: "N", U: "N", T: "N", B: "N", N: "N", F: "F" },
  F: { L: "F", U: "F", T: "F", B: "F", N: "F", F: "F" },
} as const;

/** The worker claims the best there is, in every place where it can. */
function selfPraising() {
  const praise = "## Status\nsuccess\n\n## Verification\nlive-ui-verified\n\n## Execution\n- `npm test` → ok\n";
  const again = { name: NAMES[1], type: "verifier", verifies: TARGET, scopedGoal: "Look again." } as const;
  const { plan: given } = loadedPlan();
  const plan = loadedPlan({ handoffs: { [TARGET]: praise }, plan: { ...given, tasks: [...given.tasks, again] } });
  const blank = toState(plan, report([]));
  const tasks = blank.tasks.map((row) => ({ ...row, verification: "live-ui-verified" as const }));
  return { ...plan, state: { ...blank, tasks } };
}

const PLAN = selfPraising();
const TESTS = evidenceWith("tests", { passed: observed(true), exitCode: observed(0) });
const CHECKS = [gateCheck("handoff", { kind: "agent", agent: "default", facts: agentFacts }), gateCheck("tests")];

function gateOf(name: string, more: Partial<Gate> = {}): Gate {
  const target = targetOf(TARGET, PLAN);
  const [verifier] = target.verifiers;
  if (verifier === undefined) throw new Error("the sample plan changed");
  const own = {
    name,
    target,
    verifier: { ...verifier, name },
    checks: CHECKS,
    rule: passWhen("handoff.verified", "(default gate)"),
    floor: "type-check-only",
  } as const;
  return gate("verify-frontend-toggle", { ...own, ...more });
}

async function evidenceOf(result: Partial<AgentResult>): Promise<CheckEvidence> {
  const rest = { handoff: null, failure: null, structured: null, run: null, commands: [], files: [] };
  const agent = { verify: () => Promise.resolve({ ...rest, ...result }) };
  const input = checkInput({ agent: () => ({ agent, provenance: "claimed" }), floor: "type-check-only" });
  return { ...(await check.run({ agent: "default" }, input)), check: "handoff" };
}

async function judge(of: Gate, evidence: CheckEvidence) {
  const verdict = await judgeWith(prepareOne(of), [evidence, TESTS]);
  return { gate: of, verdict, conclusion: concludeGate(verdict, of) };
}

/** Everywhere that a Verification of a task is told: they must agree. */
function toldOf(given: Report, task: string): readonly (string | null | undefined)[] {
  const outputs: unknown = JSON.parse(outputsOf(given)["verification"] ?? "{}");
  return [
    toVerdictFile(given).verifications.find((one) => one.task === task)?.verification,
    toState(PLAN, given).tasks.find(({ name }) => name === task)?.verification,
    new Map(Object.entries(outputs ?? {})).get(task),
  ];
}

test.each(ENDINGS)("%s beside every other ending, in both orders", async (_, own, result) => {
  const first = await evidenceOf(result);
  for (const [name, other, otherResult] of ENDINGS) {
    const second = await evidenceOf(otherResult);
    const expected = LETTERS[TABLE[own as keyof typeof TABLE][other as keyof typeof TABLE]];
    const pair = [await judge(gateOf(NAMES[0]), first), await judge(gateOf(NAMES[1]), second)];
    for (const order of [pair, pair.toReversed()])
      expect(toldOf(report(order), TARGET), name).toEqual([expected, expected, expected]);
    const values = [own, other].map((letter) => LETTERS[letter as keyof typeof LETTERS]);
    for (const [at, task] of NAMES.entries()) expect(toldOf(report(pair), task)).toEqual(Array(3).fill(values[at]));
  }
});

test.each(ENDINGS)("%s in a gate that asks for something else is told all the same", async (_, own, result) => {
  const rule = passWhen("tests.passed");
  const given = report([await judge(gateOf(NAMES[0], { rule }), await evidenceOf(result))]);
  const expected = LETTERS[own as keyof typeof LETTERS];
  expect(toldOf(given, TARGET)).toEqual([expected, expected, expected]);
});

test("what the worker says of itself is shown as a claim, and stands nowhere", async () => {
  const given = report([await judge(gateOf(NAMES[0]), await evidenceOf({ handoff: "no handoff at all" }))]);
  expect(JSON.stringify(toVerdictFile(given))).not.toContain("live-ui-verified");
  expect(given.outcome).toBe("blocked");
  const [first] = given.gates;
  if (first === undefined) throw new Error("no gate");
  expect(renderGateHead(given, first)).toContain(
    "Of its own work, `frontend-toggle` says `live-ui-verified` in `handoffs/frontend-toggle.md`: claimed, and not counted.",
  );
});

test("a self-report in the state alone is shown, one that cannot be read is said, and none is nothing", async () => {
  const evidence = await evidenceOf(says("unit-test-verified"));
  const headFor = async (plan: typeof PLAN | ReturnType<typeof loadedPlan>) => {
    const given = report([await judge(gateOf(NAMES[0], { target: targetOf(TARGET, plan) }), evidence)]);
    const [first] = given.gates;
    return first === undefined ? "" : renderGateHead(given, first);
  };
  expect(await headFor({ ...PLAN, handoffs: {} })).toContain("says `live-ui-verified` in `state.json`");
  expect(await headFor({ ...PLAN, handoffs: { [TARGET]: "done!" } })).toContain("says nothing readable in");
  expect(await headFor(loadedPlan())).not.toContain("Of its own work");
});

test("two plans with a task of one name: outputs have the worse of the two", async () => {
  const other = { ...PLAN, path: ".orchestrate/other/plan.json" };
  const good = await judge(gateOf(NAMES[0]), await evidenceOf(says("live-ui-verified")));
  const bad = await judge(
    gateOf("other", { target: targetOf(TARGET, other) }),
    await evidenceOf(says("verifier-failed")),
  );
  for (const order of [
    [good, bad],
    [bad, good],
  ]) {
    const outputs = outputsOf(report(order))["verification"] ?? "";
    expect(JSON.parse(outputs)).toMatchObject({ [TARGET]: "verifier-failed" });
  }
});
