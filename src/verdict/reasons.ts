import type { CheckEvidence, Fact } from "../evidence/evidence.ts";
import { explainValue } from "../evidence/handoff/explain.ts";
import { assertNever } from "../lib/assert.ts";
import type { ReasonCode } from "../lib/reason.ts";
import { REASONS } from "../lib/reason.ts";
import type { Evaluation } from "./flow/evaluate.ts";
import { decidedBy } from "./flow/explain.ts";
import type { FlowRun, RequireRun, VerifyRun } from "./flow/run.ts";
import type { Outcome, VerdictReason } from "./verdict.ts";

const MAX_DETAIL_CHARS = 300;

/** What a `verifier-failed` is told with. Where the facts are not about the handoff (structured evidence, a failed agent), its own words
 *  say why it vetoes. */
export function vetoOf({ check, handoff, facts, critiques }: CheckEvidence): readonly VerdictReason[] {
  if (handoff?.verification !== "verifier-failed") return [];
  const verified = facts["verified"];
  const isTold = verified?.kind === "known" && verified.reason === "verifier-failed";
  const detail = isTold ? verified.detail : (critiques[0]?.text ?? explainValue(handoff, "verifier-failed"));
  return [{ code: "verifier-failed", check, detail: toLine(detail) }];
}

function toLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}

/** Why a gate's verdict is what it is; empty exactly when it passed. Throws: never. */
export function reasonsOf(
  outcome: Outcome,
  run: FlowRun,
  vetoes: readonly VerdictReason[],
  evidence: readonly CheckEvidence[],
): readonly VerdictReason[] {
  switch (outcome) {
    case "passed":
      return [];
    case "cancelled":
      return [{ code: "cancelled", check: null, detail: "the job was cancelled" }];
    case "failed":
      return withoutDoubles([...vetoes, ...failuresOf(run, evidence)]);
    case "blocked":
      return withoutDoubles(obstaclesOf(run, evidence));
    default:
      return assertNever(outcome, "outcome");
  }
}

/** Why something that decides is false: the message of a `require`, and the false facts behind it. */
function failuresOf({ deciding, verifies, error }: FlowRun, evidence: readonly CheckEvidence[]) {
  const asserted = error === null ? [] : [{ code: "assertion-failed", check: null, detail: error.message } as const];
  // A require speaks of verify blocks by their names: what made those false is in their own evaluation.
  const behind = error === null ? [] : verifies.filter(isFalse);
  const facts = [...deciding.filter(isFalse), ...behind].flatMap((one) => falseFacts(one, evidence));
  // The message says it; that an expression is false adds nothing to it.
  const telling = asserted.length > 0 ? facts.filter(({ code }) => code !== "expression-false") : facts;
  const reasons = [...asserted, ...telling];
  const isAnyFalse = deciding.some(isFalse);
  return reasons.length > 0 || !isAnyFalse ? reasons : [{ code: "expression-false", check: null, detail: "" } as const];
}

function isFalse({ evaluation }: { readonly evaluation: Evaluation }): boolean {
  return evaluation.result === "false";
}

/** The false facts that decided an expression, each with its own reason where it has one. */
function falseFacts(one: VerifyRun | RequireRun, evidence: readonly CheckEvidence[]): readonly VerdictReason[] {
  return decidedBy(one.evaluation).flatMap(({ name }) => {
    const found = name === null ? null : findFact(one, name, evidence);
    if (name === null || found?.fact.kind !== "known") return [];
    const { check, fact } = found;
    const code = fact.reason ?? "expression-false";
    return [{ code, check, detail: `${name}: ${fact.detail}` }];
  });
}

/** Why the gate is unknown: the facts that are missing. */
function obstaclesOf({ causes }: FlowRun, evidence: readonly CheckEvidence[]): readonly VerdictReason[] {
  // A cause bears the check's own name, which may have a point in it.
  const checkOf = (name: string): string | null =>
    evidence.find(({ check }) => name === check || name.startsWith(`${check}.`))?.check ?? null;
  return causes.map(({ name, reason, detail }) => {
    return { code: toReasonCode(reason), check: checkOf(name), detail: `${name}: ${detail}` };
  });
}

function withoutDoubles(reasons: readonly VerdictReason[]): readonly VerdictReason[] {
  return reasons.filter(
    (one, at) => reasons.findIndex((other) => other.code === one.code && other.check === one.check) === at,
  );
}

/** The fact that a reference such as `tests.passed` names where it stands, with the check that it is of; null for what is none. */
export function findFact(
  place: VerifyRun | RequireRun,
  name: string,
  evidence: readonly CheckEvidence[],
): { readonly check: string; readonly fact: Fact } | null {
  const [first = "", member = "value"] = name.split(".");
  const check = "ids" in place && Object.hasOwn(place.ids, first) ? (place.ids[first] ?? first) : first;
  const facts = evidence.find((one) => one.check === check)?.facts ?? {};
  const fact = Object.hasOwn(facts, member) ? facts[member] : undefined;
  return fact === undefined ? null : { check, fact };
}

/** The reason of an unknown as the closed list has it. */
export function toReasonCode(text: string): ReasonCode {
  return isReasonCode(text) ? text : "expression-unknown";
}

function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(REASONS, text);
}
