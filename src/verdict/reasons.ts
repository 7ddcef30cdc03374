import type { CheckEvidence, Fact } from "../evidence/evidence.ts";
import { explainValue } from "../evidence/handoff/explain.ts";
import { assertNever } from "../lib/assert.ts";
import type { ReasonCode } from "../lib/reason.ts";
import { REASONS } from "../lib/reason.ts";
import type { Evaluation } from "./flow/evaluate.ts";
import { decidedBy } from "./flow/explain.ts";
import type { FlowRun } from "./flow/run.ts";
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
  const isFalse = (one: { readonly evaluation: Evaluation }): boolean => one.evaluation.result === "false";
  // A require speaks of verify blocks by their names: what made those false is in their own evaluation.
  const behind = error === null ? [] : verifies.filter(isFalse);
  const facts = [...deciding.filter(isFalse), ...behind].flatMap(({ evaluation }) => falseFacts(evaluation, evidence));
  const reasons = [...asserted, ...facts];
  const isAnyFalse = deciding.some(isFalse);
  return reasons.length > 0 || !isAnyFalse ? reasons : [{ code: "expression-false", check: null, detail: "" } as const];
}

/** The false facts that decided an expression, each with its own reason where it has one. */
function falseFacts(evaluation: Evaluation, evidence: readonly CheckEvidence[]): readonly VerdictReason[] {
  return decidedBy(evaluation).flatMap(({ name }) => {
    const fact = name === null ? null : factAt(evidence, name);
    if (name === null || fact?.kind !== "known") return [];
    const code = fact.reason ?? "expression-false";
    return [{ code, check: checkOf(name), detail: `${name}: ${fact.detail}` }];
  });
}

/** Why the gate is unknown: the facts that are missing. */
function obstaclesOf({ causes }: FlowRun, evidence: readonly CheckEvidence[]): readonly VerdictReason[] {
  return causes.map(({ name, reason, detail }) => ({
    code: toReasonCode(reason),
    check: evidence.some(({ check }) => check === checkOf(name)) ? checkOf(name) : null,
    detail: `${name}: ${detail}`,
  }));
}

function withoutDoubles(reasons: readonly VerdictReason[]): readonly VerdictReason[] {
  return reasons.filter(
    (one, at) => reasons.findIndex((other) => other.code === one.code && other.check === one.check) === at,
  );
}

/** The fact that a reference of an expression names, such as `tests.passed`; null for what is none. */
export function factAt(evidence: readonly CheckEvidence[], name: string): Fact | null {
  const [check, member = "value"] = name.split(".");
  const facts = evidence.find((one) => one.check === check)?.facts ?? {};
  return Object.hasOwn(facts, member) ? (facts[member] ?? null) : null;
}

function checkOf(name: string): string {
  return name.split(".")[0] ?? name;
}

/** The reason of an unknown as the closed list has it. */
export function toReasonCode(text: string): ReasonCode {
  return isReasonCode(text) ? text : "expression-unknown";
}

function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(REASONS, text);
}
