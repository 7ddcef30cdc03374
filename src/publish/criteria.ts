import { type AskedCriterion, isMet, matchCriteria, nameFindings } from "../evidence/criteria.ts";
import type { CheckEvidence, Provenance } from "../evidence/evidence.ts";
import type { Gate } from "../evidence/gate.ts";
import type { CriterionFinding } from "../evidence/handoff/handoff.ts";
import type { Verdict } from "../verdict/verdict.ts";
import type { GateReport } from "./report.ts";

/** One acceptance criterion and what was said of it; `answer` is null for one that nobody answered. Texts are untrusted. */
export interface Criterion {
  readonly criterion: string;
  readonly answer: CriterionFinding["answer"];
  readonly evidence: string;
  /** What the answer rests on; null where there is none or its handoff does not count. */
  readonly basis: Provenance | null;
  /** Name in the policy of the agent that answered; null where nobody did. */
  readonly by: string | null;
}

/** What was asked and what was answered: the handoffs' findings, in the plan's words where they answer it, then the plan's criteria that none of them speaks of. Empty
 *  where there is no handoff: then nothing was answered anyway. */
export function criteriaOf(gate: Gate, verdict: Verdict): readonly Criterion[] {
  if (Object.values(verdict.checks).every(({ handoff }) => handoff === null)) return [];
  const checks = answeringChecksOf(gate, verdict);
  const answers = checks.flatMap((check) => answersOf(gate, check));
  const all = checks.flatMap(({ handoff }) => handoff?.criteria ?? []);
  const open = matchCriteria(askedOf(gate), all).filter(({ findings }) => findings.length === 0);
  return [...answers, ...open.map(({ criterion }) => unanswered(criterion))];
}

/** How much of the acceptance was looked at, as `1 of 5 criteria checked`; null where there are no criteria or all were. */
export function coverageOf(gate: Gate, verdict: Verdict): string | null {
  const criteria = criteriaOf(gate, verdict);
  const checked = criteria.filter(({ answer }) => answer === "met" || answer === "not-met").length;
  return checked === criteria.length ? null : `${checked} of ${criteria.length} criteria checked`;
}

/** What the handoffs of one gate say of an item of its target's acceptance; `none` where there is no handoff that says anything. */
export type TargetAnswer = "met" | "not-met" | "n/a" | "none";

/** Each item of the target's acceptance and what the handoffs of a gate come to on it: the worst that one of them says. */
export function targetAnswersOf(gate: Gate, verdict: Verdict): ReadonlyMap<string, TargetAnswer> {
  const findings = answeringChecksOf(gate, verdict).flatMap(({ handoff }) => handoff?.criteria ?? []);
  const asked = matchCriteria(gate.target?.task.acceptance ?? [], findings);
  return new Map(asked.map((one) => [one.criterion, worstOf(one)]));
}

/** An item of what the plan as a whole is accepted by. */
export interface PlanCriterion {
  /** As the plan has it. */
  readonly criterion: string;
  /** What gates say of it in passing: nothing rests on it. Empty where no task's verifier speaks of it. */
  readonly answers: readonly { readonly gate: string; readonly answer: TargetAnswer; readonly isCounted: boolean }[];
}

/** What the plan of these gates, one and the same, is accepted by as a whole, and what their handoffs say of it. */
export function planCriteriaOf(reports: readonly Pick<GateReport, "gate" | "verdict">[]): readonly PlanCriterion[] {
  const asked = reports[0]?.gate.target?.plan.plan.acceptanceCriteria ?? [];
  const said = reports.map(({ gate, verdict }) => {
    const checks = answeringChecksOf(gate, verdict);
    const isCounted = checks.some(({ facts }) => facts["verified"]?.kind === "known");
    const items = matchCriteria(
      asked,
      checks.flatMap(({ handoff }) => handoff?.criteria ?? []),
    );
    return { gate: gate.name, isCounted, items };
  });
  return matchCriteria(asked, []).map(({ criterion }, at) => ({
    criterion,
    answers: said.flatMap(({ gate, isCounted, items }) => {
      const item = items[at];
      return item === undefined || item.findings.length === 0 ? [] : [{ gate, isCounted, answer: worstOf(item) }];
    }),
  }));
}

function worstOf(item: AskedCriterion): TargetAnswer {
  const answers = item.findings.map(({ answer }) => answer);
  if (answers.includes("not-met")) return "not-met";
  if (isMet(item)) return "met";
  return answers.includes("n/a") ? "n/a" : "none";
}

/** A check that asks for structured evidence has a handoff too, but not one that answers for the gate. */
function answeringChecksOf(gate: Gate, { checks }: Verdict): readonly CheckEvidence[] {
  const expecting = new Set(gate.checks.filter(({ expect }) => expect !== null).map(({ name }) => name));
  return Object.values(checks).filter(({ check, facts }) => Object.hasOwn(facts, "verified") && !expecting.has(check));
}

function askedOf({ target, verifier }: Gate): readonly string[] {
  return [...(target?.task.acceptance ?? []), ...(verifier?.acceptance ?? [])];
}

function answersOf(gate: Gate, { check, handoff, facts, run }: CheckEvidence): readonly Criterion[] {
  const verified = facts["verified"];
  const basis = verified?.kind === "known" ? verified.provenance : null;
  const by = run?.agent ?? gate.checks.find(({ name }) => name === check)?.agent ?? gate.agent;
  return nameFindings(askedOf(gate), handoff?.criteria ?? []).map(({ criterion, finding }) => {
    return { ...finding, criterion: criterion ?? finding.criterion, basis, by };
  });
}

function unanswered(criterion: string): Criterion {
  return { criterion, answer: null, evidence: "", basis: null, by: null };
}
