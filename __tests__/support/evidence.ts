import type { CheckEvidence, Fact } from "../../src/evidence/evidence.ts";
import type { Gate, GateCheck, GateRule } from "../../src/evidence/gate.ts";
import type { LoadedPlan } from "../../src/plan/plan.ts";
import { PlanSchema } from "../../src/plan/plan.ts";
import type { Target } from "../../src/target/target.ts";
import { planWith } from "./scenario.ts";

export const observed = (value: boolean | number | string, detail = "seen"): Fact => ({
  kind: "known",
  value,
  provenance: "observed",
  detail,
});
export const claimed = (value: boolean | number | string, detail = "said"): Fact => ({
  kind: "known",
  value,
  provenance: "claimed",
  detail,
});
export const unknown = (reason: Extract<Fact, { kind: "unknown" }>["reason"], detail = "missing"): Fact => ({
  kind: "unknown",
  reason,
  detail,
});

/** Evidence of one check with these facts and nothing else. */
export function evidenceOf(
  check: string,
  facts: Readonly<Record<string, Fact>>,
  more: Partial<CheckEvidence> = {},
): CheckEvidence {
  return {
    check,
    kind: "run",
    facts,
    critiques: [],
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: [],
    files: [],
    startedAt: "2026-01-01T12:00:00.000Z",
    durationMs: 5,
    ...more,
  };
}

/** The plan of `planWith`, as it is after loading. */
export function loadedPlan(
  task: Readonly<Record<string, unknown>> = {},
  path = ".orchestrate/widget/plan.json",
): LoadedPlan {
  const plan = PlanSchema.parse(JSON.parse(planWith(task)));
  return { path, commit: "c".repeat(40), digest: "d".repeat(64), plan, state: null, handoffs: {} };
}

/** The worker of that plan with its verifier. */
export function targetOf(plan: LoadedPlan = loadedPlan()): Target {
  const tasks = plan.plan.tasks ?? [];
  const task = tasks.find(({ type }) => type === "worker");
  if (task === undefined) throw new Error("the plan has no worker");
  const verifiers = tasks.filter((one) => one.type === "verifier");
  return { plan, task, branch: "orch/widget/add-widget", verifiers };
}

/** What decides in a gate of named checks. */
export function passWhen(text: string, file = "passwhen.yml", start = { line: 1, column: 1 }): GateRule {
  return { kind: "pass-when", source: { text, file, range: { start, end: start }, isExact: true } };
}

export const RUN_FACTS = { passed: { kind: "bool" }, exitCode: { kind: "int" } } as const;

/** A check of a gate that runs a command, without params. */
export function gateCheck(name: string, more: Partial<GateCheck> = {}): GateCheck {
  const nobody = { agent: null, expect: null, task: null, wantsText: false, shape: "record" } as const;
  return { name, kind: "run", params: null, facts: RUN_FACTS, ...nobody, timeoutMs: 1, ...more };
}

/** A gate with this expression over checks of these names. */
export function gateWith(expression: string, more: Partial<Gate> = {}): Gate {
  return {
    name: "verify-widget",
    target: null,
    verifier: null,
    agent: "default",
    floor: "unit-test-verified",
    criteria: "reported",
    checks: [],
    computed: [],
    rule: passWhen(expression),
    placement: null,
    requireObserved: false,
    isRequired: true,
    onBlocked: "block",
    ...more,
  };
}
