import type { Gate } from "../evidence/gate.ts";
import { assertNever } from "../lib/assert.ts";
import { REASONS, type ReasonCode } from "../lib/reason.ts";
import type { CheckConclusion } from "../ports/code-host.ts";
import { isNeverLetThrough } from "../redo/blocked.ts";
import type { Outcome, Support, Verdict, VerdictReason } from "../verdict/verdict.ts";
import { coverageOf } from "./criteria.ts";
import { showOnOneLine } from "./hidden.ts";
import type { Conclusion, GateReport, LetThrough } from "./report.ts";

const MAX_TITLE_CHARS = 120;
const MAX_NAME_CHARS = 60;

const EXIT_CODES = { success: 0, neutral: 0, failure: 1, action_required: 2, cancelled: 130 } as const;

/** From the least to the most serious. `failure` is above `action_required` as `false and unknown` is false: what failed has
 *  to be mended whatever the rest turns out to be. `neutral` is above `success`: a gate that does not count, or was let
 *  through, must not look green. */
const SERIOUSNESS = ["success", "neutral", "action_required", "failure", "cancelled"] as const;

/** What a run came to: the outcome and conclusion of its most serious part. */
export interface RunConclusion {
  readonly outcome: Outcome;
  readonly conclusion: Conclusion;
}

/** What a gate came to, before its name and its reasons. */
interface GateResult {
  readonly conclusion: CheckConclusion;
  /** The words for it, the same wherever it is told, such as `Failed, let through`. */
  readonly words: string;
  /** What of the policy lets it through, such as ` by on-blocked: neutral`; empty where the words say it all. */
  readonly by: string;
}

/** What the verdict on a gate means, with the words for it. In: why it does not block though it does not pass; null where it does.
 *  Total: there is no other way to a conclusion. Throws: never. Source: design, "From verdict to conclusion". */
export function resultOfGate(
  { outcome, isDecidedByClaimsAlone, reasons }: Pick<Verdict, "outcome" | "isDecidedByClaimsAlone" | "reasons">,
  { isRequired, onBlocked }: Pick<Gate, "isRequired" | "onBlocked">,
  letThrough: LetThrough | null,
): GateResult {
  switch (outcome) {
    case "passed":
      return resultFrom("success", isDecidedByClaimsAlone ? "Passed on claims alone" : "Passed");
    case "failed":
      if (!isRequired) return resultFrom("neutral", "Failed, not required");
      if (letThrough === "people-decide") return resultFrom("neutral", `Failed, ${PEOPLE_DECIDE}`);
      if (letThrough === "on-exhausted")
        return resultFrom("neutral", "Failed, let through", " by on-exhausted: neutral");
      return resultFrom("failure", "Failed");
    case "blocked":
      if (!isRequired) return resultFrom("neutral", "Blocked, not required");
      if (isNeverLetThrough(reasons)) return resultFrom("action_required", "Blocked");
      if (letThrough === "people-decide") return resultFrom("neutral", `Not verified, ${PEOPLE_DECIDE}`);
      // `on-exhausted` is for what failed.
      if (onBlocked === "neutral") return resultFrom("neutral", "Not verified, let through", " by on-blocked: neutral");
      return resultFrom("action_required", "Blocked");
    case "cancelled":
      return resultFrom("cancelled", "Cancelled");
    default:
      return assertNever(outcome, "outcome");
  }
}

const PEOPLE_DECIDE = "needs attention, people decide";

function resultFrom(conclusion: CheckConclusion, words: string, by = ""): GateResult {
  return { conclusion, words, by };
}

/** The conclusion of a gate, with a title. In: as for `resultOfGate`. Throws: never. */
export function concludeGate(verdict: Verdict, gate: Gate, letThrough: LetThrough | null = null): Conclusion {
  const { conclusion, words, by } = resultOfGate(verdict, gate, letThrough);
  const head = `${words}${by}: ${nameOf(gate.name)}`;
  if (conclusion === "success") return conclude(conclusion, passedTitles(gate, verdict, head));
  return conclude(conclusion, conclusion === "cancelled" ? [head] : titlesOf(head, becauseOf(verdict)));
}

/** A pass that looked at a part of the acceptance only must not look whole. */
function passedTitles(gate: Gate, verdict: Verdict, head: string): readonly string[] {
  const coverage = coverageOf(gate, verdict);
  return coverage === null ? [head] : [`${head} (${coverage})`, head];
}

/** What a run means: its most serious gate or reason decides. In: `reasons` of the run as a whole; `hasPlan` whether any plan
 *  covers the pull request. Throws: never. */
export function concludeRun(
  gates: readonly Pick<GateReport, "gate" | "verdict" | "conclusion">[],
  reasons: readonly VerdictReason[],
  hasPlan: boolean,
): RunConclusion {
  const parts: RunConclusion[] = [
    ...gates.map(({ verdict, conclusion }) => ({ outcome: verdict.outcome, conclusion })),
    ...reasons.map(concludeReason),
  ];
  const [first, ...others] = parts;
  if (first === undefined) return { outcome: "passed", conclusion: concludeNothing(hasPlan) };
  const worst = others.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one), first);
  if (parts.length === 1 || gates.length === 0) return worst;
  return { ...worst, conclusion: conclude(worst.conclusion.conclusion, countTitles(worst, gates, reasons)) };
}

/** What a run means that one reason stopped: `cancelled`, else blocked. */
export function concludeReason({ code }: Pick<VerdictReason, "code">): RunConclusion {
  if (code === "cancelled") return { outcome: "cancelled", conclusion: conclude("cancelled", ["Cancelled"]) };
  const sentence = firstSentence(code);
  return {
    outcome: "blocked",
    conclusion: conclude("action_required", [
      `Blocked: ${sentence} (${code})`,
      `Blocked: ${sentence}`,
      `Blocked: ${code}`,
    ]),
  };
}

function concludeNothing(hasPlan: boolean): Conclusion {
  return conclude("success", [
    hasPlan ? "No gate of the acceptance plan covers this pull request" : "No acceptance plan covers this pull request",
  ]);
}

/** In: titles from the most to the least telling one; the first that is short enough is taken. */
function conclude(conclusion: CheckConclusion, titles: readonly string[]): Conclusion {
  const title = titles.find((one) => one.length <= MAX_TITLE_CHARS) ?? titles.at(-1) ?? "";
  return { conclusion, exitCode: EXIT_CODES[conclusion], title: title.slice(0, MAX_TITLE_CHARS) };
}

function titlesOf(
  head: string,
  { fact, code }: { readonly fact: string | null; readonly code: string },
): readonly string[] {
  return [...(fact === null ? [] : [`${head}: ${fact} (${code})`]), `${head} (${code})`, head];
}

/** The fact that decided and the first reason, in trusted words: names as the gate's owner wrote them, values only where they
 *  are `true`, `false`, `unknown` or a number. */
function becauseOf({ restsOn, reasons }: Verdict): { readonly fact: string | null; readonly code: string } {
  const [reason] = reasons;
  // The message of a `require` is the gate author's own.
  if (reason?.code === "assertion-failed") return { fact: showOnOneLine(reason.detail), code: reason.code };
  const deciders = restsOn.filter(({ isDeciding }) => isDeciding);
  // A veto comes from a check that the expression may not ask at all; what is true there explains no failure.
  const decider =
    deciders.find(({ name }) => name.split(".")[0] === reason?.check) ?? deciders.find(({ value }) => value !== "true");
  return { fact: decider === undefined ? null : factOf(decider), code: reason?.code ?? "expression-false" };
}

function factOf({ name, value }: Support): string | null {
  if (!/^[\w.-]{1,60}$/.test(name)) return null;
  return /^(?:true|false|unknown|-?\d{1,15}(?:\.\d{1,6})?)$/.test(value) ? `${name} is ${value}` : `${name} decides`;
}

function countTitles(
  { conclusion: { conclusion, title } }: RunConclusion,
  gates: readonly Pick<GateReport, "gate" | "verdict" | "conclusion">[],
  reasons: readonly VerdictReason[],
): readonly string[] {
  const those = gates.filter((one) => one.conclusion.conclusion === conclusion);
  if (those.length === 0) return [title];
  if (conclusion === "success") return passedAll(gates);
  const [stop] = reasons.filter(({ code }) => code !== "cancelled");
  const stopped = stop === undefined ? "" : `, and the run is blocked (${stop.code})`;
  if (gates.length === 1) return [`${title}${stopped}`, title];
  const blocked = gates.filter((one) => one.conclusion.conclusion === "action_required").length;
  const alsoBlocked = conclusion === "failure" && blocked > 0 ? `, ${blocked} blocked` : "";
  const head = `${HEADS[conclusion]}: ${those.length} of ${gates.length} gates${alsoBlocked}${stopped}`;
  return [`${head}: ${those.map(({ gate }) => nameOf(gate.name)).join(", ")}`, head];
}

/** What rests on agents' words alone must not look firm because there is more of it. */
function passedAll(gates: readonly Pick<GateReport, "verdict">[]): readonly string[] {
  const claimed = gates.filter(({ verdict }) => verdict.isDecidedByClaimsAlone).length;
  if (claimed === gates.length) return [`Passed on claims alone: all ${gates.length} gates`];
  return [`Passed: all ${gates.length} gates${claimed > 0 ? `, ${claimed} on claims alone` : ""}`];
}

const HEADS = {
  neutral: "Not passed, but does not block",
  failure: "Failed",
  action_required: "Blocked",
  cancelled: "Cancelled",
} as const satisfies Record<Exclude<CheckConclusion, "success">, string>;

function weightOf({ conclusion }: RunConclusion): number {
  return SERIOUSNESS.indexOf(conclusion.conclusion);
}

function firstSentence(code: ReasonCode): string {
  return (REASONS[code].split(/\.(?:\s|$)/)[0] ?? code).replaceAll("`", "");
}

function nameOf(gate: string): string {
  const name = showOnOneLine(gate);
  return name.length <= MAX_NAME_CHARS
    ? name
    : `${Array.from(name)
        .slice(0, MAX_NAME_CHARS - 1)
        .join("")}…`;
}
