import type { ExecutionItem, Handoff, Verification } from "./handoff.ts";

const MAX_CHARS = 300;

/** Outcomes that tell of a failure, then those that tell of an obstacle too. */
const FAILED =
  /\b(?:exit(?:ed|s)?(?: with)?(?: code| status)?:? ?[1-9]\d*|[1-9]\d* (?:tests? )?fail\w*|fail(?:s|ed|ure)?|error\w*)\b/i;
const NOT_FAILED = /\b(?:0|no|zero|without(?: any)?) (?:tests? )?(?:fail\w*|errors?)\b/gi;
const HINDERED =
  /\bnot (?:found|started|installed|available)\b|\bno tests? (?:was|were|ran|run)\b|\btimed out\b|\bkilled\b|\bmissing\b|\bblocked\b|\bunable\b|\bcan(?:no|'|\u2019)t\b|\bcould not\b|\brefused\b/i;

/** Why a handoff's value is what it is: the first command that failed or was hindered with its outcome, else the
 *  first criterion that is not met, else the first line of the notes, else the value. Out: one line of untrusted plain text, cut. Throws: never. */
export function explainValue(handoff: Handoff, verification: Verification): string {
  const why = verification === "verifier-failed" ? whyFailed(handoff) : whyBlocked(handoff);
  const line = (why ?? verification).replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
}

function whyFailed(handoff: Handoff): string | null {
  return firstItem(handoff, isFailed) ?? firstNotMet(handoff) ?? firstNote(handoff);
}

function whyBlocked(handoff: Handoff): string | null {
  const hindered = firstItem(handoff, (outcome) => HINDERED.test(outcome)) ?? firstItem(handoff, isFailed);
  return hindered ?? firstNote(handoff);
}

function isFailed(outcome: string): boolean {
  return FAILED.test(outcome.replaceAll(NOT_FAILED, " "));
}

function firstItem({ execution }: Handoff, isWanted: (outcome: string) => boolean): string | null {
  const item = execution.find(({ text, outcome }) => isWanted(outcome ?? text));
  return item === undefined ? null : showItem(item);
}

function showItem({ text, command, outcome }: ExecutionItem): string {
  return outcome === null ? text : `\`${command ?? text.split(/\u2192|->|=>/)[0]?.trim() ?? ""}\`: ${outcome}`;
}

function firstNotMet({ criteria }: Handoff): string | null {
  const broken = criteria.find(({ answer }) => answer === "not-met");
  if (broken === undefined) return null;
  return broken.evidence === "" ? `not met: ${broken.criterion}` : `${broken.criterion}: ${broken.evidence}`;
}

/** Headings, fences and rules of the notes say nothing by themselves. */
function firstNote({ notes }: Handoff): string | null {
  const lines = (notes ?? "").slice(0, 10_000).split("\n");
  const line = lines.map((one) => one.replace(/^[\s>*+-]+/, "").trim()).find((one) => /^[^#`~|<]/.test(one));
  return line === undefined || /^\(?none\)?\.?$/i.test(line) ? null : line;
}
