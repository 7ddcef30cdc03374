import { REASONS } from "../../lib/reason.ts";
import { COMMENT_LIMIT, cutMarkdown, type Limit } from "../cut.ts";
import { asCode, asProse, joinBlocks } from "../markdown.ts";
import type { GateReport, PlacedCritique, Report } from "../report.ts";
import { renderComment, renderUnplaced } from "./critiques.ts";
import { asPassage, renderReasons, resultOf, seenOf, shortCommit, sortGates } from "./words.ts";

const MAX_GATES = 50;
/** Room for the marker that the review sink puts before the text. */
const ROOM_CHARS = 200;
const LIMIT: Limit = { ...COMMENT_LIMIT, max: COMMENT_LIMIT.max - ROOM_CHARS };
const WHOLE = "the job summary and `verdict.json`";

/** The body of the review. In: the critiques that have no line of their own; `whyAll` says why where that is the same for all
 *  of them. Out: at most 65,336 characters. */
export function renderReviewBody(
  report: Report,
  unplaced: readonly PlacedCritique[],
  whyAll: string | null = null,
): string {
  const gates = sortGates(report.gates).slice(0, MAX_GATES).map(renderGateLine);
  const rest = report.gates.length - gates.length;
  const body = joinBlocks([
    `**Passwhen:** ${asProse(report.conclusion.title)}`,
    renderReasons(report.reasons),
    [...gates, ...(rest === 0 ? [] : [`- ${rest} more, in the \`passwhen\` check run`])].join("\n"),
    unplaced.length === 0 ? "" : `**Not on a line of this diff**\n\n${renderUnplaced(unplaced, whyAll)}`,
    `Judged at ${shortCommit(report.subject.headSha)}. The evidence is in the check runs named \`passwhen\`.`,
  ]);
  return cutMarkdown(body, LIMIT, WHOLE);
}

/** The body of one inline comment, within the same limit. */
export function renderReviewComment(placed: PlacedCritique): string {
  return cutMarkdown(renderComment(placed), LIMIT, WHOLE);
}

function renderGateLine(report: GateReport): string {
  const { gate, verdict } = report;
  const [reason] = verdict.reasons;
  const head = `- ${asCode(gate.name)}: **${resultOf(report).toLowerCase()}**`;
  if (reason === undefined) return head;
  const seen = seenOf(reason) === "" ? "" : ` Seen: ${asPassage(seenOf(reason))}`;
  return `${head} (${asCode(reason.code)}). ${REASONS[reason.code]}${seen}`;
}
