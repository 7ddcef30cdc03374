import type { GatePolicy, Policy, VerifyPolicy } from "../policy/policy.ts";
import type { Target } from "../target/target.ts";
import { gateBearing } from "../target/whole-gate.ts";
import type { FactType } from "./check.ts";
import type { Gate, GateCheck } from "./gate.ts";

/** What a judge goes by where nobody says more than that there shall be one. Source: AgentUse, `verify: true`. */
export const GENERIC_RUBRIC =
  "Does the change fulfil the task? It fails when part of what the task or its acceptance asks for is missing, wrong or only pretended, or when it breaks what worked before. Style and taste alone are no reason to fail it.";

const FILE = "(verify)";
const START = { line: 1, column: 1 };

export interface JudgeSources {
  readonly policy: Policy;
  readonly targets: readonly Target[];
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  /** The policy's gates on the pull request as a whole that apply to it. */
  readonly onChange: readonly GatePolicy[];
}

/** The gates that the policy's `verify` adds, each with a judge and nothing else, so that what a judge says can be placed and let through
 *  by itself. The `verify` of a verifier's gate is about its target, that of a gate with `paths` about the pull request as a whole;
 *  that of the policy is about every target for which not all gates say something themselves, and without targets about the whole.
 *  Throws: never. */
export function judgeGates(sources: JudgeSources): readonly Gate[] {
  const { policy, targets, onChange } = sources;
  const ofTargets = targets.flatMap((target) => gatesOf(target, sources));
  // One that bears the name of a task of this change is asked for the task.
  const names = new Set(targets.map(({ task }) => task.name));
  const ofPaths = onChange
    .filter(({ name, paths }) => paths !== null || !names.has(name))
    .flatMap((gate) => gateOfPolicy(gate, null, sources));
  const isUnplanned = targets.every(({ isForeign }) => isForeign === true);
  const isWhole = isUnplanned && policy.verify !== null && !isWithoutTask(policy.verify);
  const ofChange = isWhole && policy.verify !== null ? [gateFor("judge", policy.verify, null, sources)] : [];
  return [...ofTargets, ...ofPaths, ...ofChange];
}

/** Whether a judge of the whole pull request would have nothing to judge it by: the generic standard asks for a task, and no plan names one. */
export function isWithoutTask({ criteria, rubricFile, include }: VerifyPolicy): boolean {
  return criteria === null && rubricFile === null && !include.includes("body") && !include.includes("title");
}

function gatesOf(target: Target, sources: JudgeSources): readonly Gate[] {
  const { policy } = sources;
  const { task, verifiers } = target;
  const ofTask = gateBearing(task.name, policy);
  const ofVerifiers = verifiers.map(({ name }) => gateBearing(name, policy));
  const own = [...ofVerifiers, ofTask].filter((gate) => gate !== undefined);
  const said = own.flatMap((gate) => gateOfPolicy(gate, target, sources));
  // Instead of the policy's judge: what the task's own gate says, that there shall be none too, or else those of all its verifiers.
  const isSaid = saysWhoJudges(ofTask) || (ofVerifiers.length > 0 && ofVerifiers.every(saysWhoJudges));
  return policy.verify === null || isSaid
    ? said
    : [...said, gateFor(`judge-${task.name}`, policy.verify, target, sources)];
}

function saysWhoJudges(gate: GatePolicy | undefined): boolean {
  return gate !== undefined && gate.verify !== null;
}

/** The judge that a gate of the policy asks for itself, with the settings of that gate. */
function gateOfPolicy(gate: GatePolicy, target: Target | null, sources: JudgeSources): readonly Gate[] {
  const { name, verify, require, onBlocked, timeoutMs } = gate;
  if (verify === null || verify === "off") return [];
  const made = gateFor(`judge-${name}`, verify, target, sources);
  const checks = made.checks.map((check) => ({ ...check, timeoutMs: timeoutMs ?? check.timeoutMs }));
  const on = target !== null || gate.paths === null ? {} : { paths: gate.paths };
  return [{ ...made, ...on, checks, isRequired: require, onBlocked: onBlocked ?? made.onBlocked }];
}

function gateFor(
  name: string,
  verify: VerifyPolicy,
  target: Target | null,
  { policy, checkFacts }: JudgeSources,
): Gate {
  const { at, maxRedos, agent } = verify;
  const { defaults } = policy;
  const text = "judge.pass";
  const range = { start: START, end: START };
  return {
    name,
    target,
    verifier: null,
    agent,
    floor: defaults.floor,
    criteria: defaults.criteria,
    checks: [judgeCheck(verify, policy, checkFacts["judge"] ?? {})],
    computed: [],
    rule: { kind: "pass-when", source: { text, file: FILE, range, isExact: true } },
    placement: { at, maxRedos, ...(isWithoutTask(verify) ? { needsTask: true } : {}) },
    // The word of a judge is a claim, and asking for one says that it shall count.
    requireObserved: false,
    isRequired: true,
    onBlocked: defaults.onBlocked,
  };
}

function judgeCheck(verify: VerifyPolicy, { agents, defaults }: Policy, facts: GateCheck["facts"]): GateCheck {
  const { criteria, rubricFile, agent, votes, maxInput, allowTruncated, include } = verify;
  return {
    name: "judge",
    kind: "judge",
    params: {
      judge: criteria ?? GENERIC_RUBRIC,
      agent,
      votes,
      "allow-truncated": allowTruncated,
      include,
      ...(maxInput === null ? {} : { "max-input": maxInput }),
      ...(rubricFile === null ? {} : { rubricFile: { name: rubricFile.path, body: rubricFile.body } }),
    },
    facts,
    agent,
    expect: null,
    task: null,
    wantsText: false,
    shape: "record",
    timeoutMs: agents[agent]?.timeoutMs ?? defaults.timeoutMs,
  };
}
