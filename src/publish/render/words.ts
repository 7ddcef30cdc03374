import { REASONS } from "../../lib/reason.ts";
import type { Outcome, VerdictReason } from "../../verdict/verdict.ts";
import { resultOfGate } from "../conclude.ts";
import { clipText } from "../cut.ts";
import { asCode, asProse } from "../markdown.ts";
import type { GateReport, Report } from "../report.ts";

/** Longest untrusted passage in running text; the whole of it is in `verdict.json`. */
const MAX_PASSAGE_CHARS = 2_000;
const MAX_CELL_CHARS = 300;

const OUTCOME_WORDS = {
  passed: "Passed",
  failed: "Failed",
  blocked: "Blocked",
  cancelled: "Cancelled",
} as const satisfies Record<Outcome, string>;

/** The word for a run's result. Plain text. */
export function resultOfRun({ outcome, conclusion, gates }: Pick<Report, "outcome" | "conclusion" | "gates">): string {
  if (outcome === "passed" && gates.length === 0) return "Nothing to verify";
  if (conclusion.conclusion !== "neutral") return OUTCOME_WORDS[outcome];
  return `${outcome === "blocked" ? "Not verified" : OUTCOME_WORDS[outcome]}, does not block`;
}

/** The words for a gate's result, with which its title begins too. Plain text. */
export function resultOf({ gate, verdict, letThrough }: Pick<GateReport, "gate" | "verdict" | "letThrough">): string {
  return resultOfGate(verdict, gate, letThrough).words;
}

/** An untrusted passage as one inert line, cut where it is very long. */
export function asPassage(text: string): string {
  return asProse(clipText(text, MAX_PASSAGE_CHARS));
}

/** A passage in a table, where a long one would push the rest off the page. */
export function asShortPassage(text: string): string {
  return asProse(clipText(text, MAX_CELL_CHARS));
}

/** All reasons of a verdict or a run as a list: code, what it means, what to do, what it rests on. Empty where there are none. */
export function renderReasons(reasons: readonly VerdictReason[]): string {
  return reasons.map(renderReason).join("\n");
}

function renderReason(reason: VerdictReason): string {
  const seen = seenOf(reason);
  return `- ${asCode(reason.code)}: ${REASONS[reason.code]}${seen === "" ? "" : `\n  Seen: ${asPassage(seen)}`}`;
}

/** What a reason rests on, as plain text; empty where its detail only repeats its code. */
export function seenOf({ code, detail }: VerdictReason): string {
  const seen = detail.trim();
  return seen === code || seen.endsWith(`: ${code}`) ? "" : seen;
}

const SERIOUS_FIRST = ["failure", "action_required", "cancelled", "neutral", "success"] as const;

/** The gates that keep the pull request from merging first. */
export function sortGates(gates: readonly GateReport[]): readonly GateReport[] {
  return gates.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ conclusion }: GateReport): number {
  return SERIOUS_FIRST.indexOf(conclusion.conclusion);
}

/** The first 12 digits of a commit's name. */
export function shortCommit(sha: string): string {
  return sha === "" ? "an unknown commit" : asCode(sha.slice(0, 12));
}

/** `350 ms`, `12.3 s`, `4 min 5 s`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  return `${Math.floor(durationMs / 60_000)} min ${Math.floor((durationMs % 60_000) / 1000)} s`;
}

/** `1 gate`, `2 gates`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** The first `max` items of a list, rendered, one a line; a last line says how many more there are and where. */
export function renderList<T>(items: readonly T[], max: number, noun: string, render: (item: T) => string): string {
  const rest = items.length - max;
  const lines = items.slice(0, max).map(render);
  return [...lines, ...(rest > 0 ? [`- ${countOf(rest, noun)} more, in \`verdict.json\``] : [])].join("\n");
}
