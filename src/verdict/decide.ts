import type { CheckEvidence, Fact } from "../evidence/evidence.ts";
import { explainValue } from "../evidence/handoff/explain.ts";
import { assertNever } from "../lib/assert.ts";
import type { ReasonCode } from "../lib/reason.ts";
import { REASONS } from "../lib/reason.ts";
import { isDecidedByClaimsAlone } from "./flow/claims.ts";
import { evaluate, type Evaluation } from "./flow/evaluate.ts";
import { decidedBy, listFacts, renderExplanation } from "./flow/explain.ts";
import { formatValue } from "./flow/value.ts";
import type { PreparedGate } from "./prepare.ts";
import { provenancesOf, scopeOf } from "./scope.ts";
import type { Outcome, Support, Verdict, VerdictReason } from "./verdict.ts";

const MAX_DETAIL_CHARS = 300;

/** The verdict on one gate, from its evidence and its expression and from nothing else. A `verifier-failed` fails the gate
 *  whatever the expression says, and however its agent ended: a claim may lower a verdict, never raise one. Throws: never. */
export function decide(
  { expression }: PreparedGate,
  evidence: readonly CheckEvidence[],
  isCancelled: boolean,
): Verdict {
  const evaluation = evaluate(expression, scopeOf(evidence));
  const vetoes = evidence.flatMap(vetoOf);
  const outcome = isCancelled ? "cancelled" : outcomeOf(evaluation, vetoes);
  return {
    outcome,
    passed: outcome === "passed",
    failed: outcome === "failed",
    checks: Object.fromEntries(evidence.map((one) => [one.check, one])),
    reasons: reasonsOf(outcome, evaluation, vetoes, evidence),
    explanation: renderExplanation(evaluation),
    restsOn: supportsOf(evaluation, evidence),
    isDecidedByClaimsAlone: isDecidedByClaimsAlone(expression, provenancesOf(evidence)),
  };
}

function outcomeOf(evaluation: Evaluation, vetoes: readonly VerdictReason[]): Outcome {
  if (vetoes.length > 0 || evaluation.result === "false") return "failed";
  return evaluation.result === "true" ? "passed" : "blocked";
}

/** Where the facts are not about the handoff (structured evidence, a failed agent), its own words say why it vetoes. */
function vetoOf({ check, handoff, facts, critiques }: CheckEvidence): readonly VerdictReason[] {
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

function reasonsOf(
  outcome: Outcome,
  evaluation: Evaluation,
  vetoes: readonly VerdictReason[],
  evidence: readonly CheckEvidence[],
): readonly VerdictReason[] {
  switch (outcome) {
    case "passed":
      return [];
    case "cancelled":
      return [{ code: "cancelled", check: null, detail: "the job was cancelled" }];
    case "failed":
      return withoutDoubles([...vetoes, ...(evaluation.result === "false" ? failures(evaluation, evidence) : [])]);
    case "blocked":
      return withoutDoubles(obstacles(evaluation, evidence));
    default:
      return assertNever(outcome, "outcome");
  }
}

/** Why the expression is false: the false facts that decided it, each with its own reason where it has one. */
function failures(evaluation: Evaluation, evidence: readonly CheckEvidence[]): readonly VerdictReason[] {
  const reasons = decidedBy(evaluation).flatMap(({ name }) => {
    const fact = name === null ? null : factAt(evidence, name);
    if (name === null || fact?.kind !== "known") return [];
    return [
      { code: fact.reason ?? "expression-false", check: checkOf(name), detail: `${name}: ${fact.detail}` } as const,
    ];
  });
  return reasons.length > 0 ? reasons : [{ code: "expression-false", check: null, detail: "" }];
}

/** Why the expression is unknown: the facts that are missing. */
function obstacles(evaluation: Evaluation, evidence: readonly CheckEvidence[]): readonly VerdictReason[] {
  return evaluation.causes.map(({ name, reason, detail }) => ({
    code: isReasonCode(reason) ? reason : "expression-unknown",
    check: evidence.some(({ check }) => check === checkOf(name)) ? checkOf(name) : null,
    detail: `${name}: ${detail}`,
  }));
}

function withoutDoubles(reasons: readonly VerdictReason[]): readonly VerdictReason[] {
  return reasons.filter(
    (one, at) => reasons.findIndex((other) => other.code === one.code && other.check === one.check) === at,
  );
}

function supportsOf(evaluation: Evaluation, evidence: readonly CheckEvidence[]): readonly Support[] {
  return listFacts(evaluation).map(({ name, text, value, detail, isDeciding }) => {
    const fact = name === null ? null : factAt(evidence, name);
    const provenance = fact?.kind === "known" ? fact.provenance : "unknown";
    return { name: name ?? text, value: formatValue(value), provenance, detail, isDeciding };
  });
}

function factAt(evidence: readonly CheckEvidence[], name: string): Fact | null {
  const [check, member = ""] = name.split(".");
  const facts = evidence.find((one) => one.check === check)?.facts ?? {};
  return Object.hasOwn(facts, member) ? (facts[member] ?? null) : null;
}

function checkOf(name: string): string {
  return name.split(".")[0] ?? name;
}

function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(REASONS, text);
}
