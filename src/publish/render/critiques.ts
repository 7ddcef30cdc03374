import { clipText } from "../cut.ts";
import { asCode, asParagraphs } from "../markdown.ts";
import type { PlacedCritique } from "../report.ts";
import { lettersOf } from "../../evidence/criteria.ts";
import { asPassage, renderList } from "./words.ts";

const MAX_LISTED = 100;
const MAX_COMMENT_CHARS = 8_000;

const SEVERITY_WORDS = { high: "High", med: "Medium", low: "Low" } as const;

/** Critiques as a list, each with its place. */
export function renderCritiques(critiques: readonly PlacedCritique[]): string {
  return renderList(critiques, MAX_LISTED, "critique", renderItem);
}

/** Critiques that have no line of their own in the review, each with its gate and why it is here. */
export function renderUnplaced(critiques: readonly PlacedCritique[], whyAll: string | null): string {
  return renderList(critiques, MAX_LISTED, "critique", (one) => {
    const why = whyAll ?? (one.placement.kind === "body" ? one.placement.why : "");
    return `${renderItem(one)} (Gate ${asCode(one.gate)}${why === "" ? "" : `; here because ${asPassage(why)}`}.)`;
  });
}

/** The text of an inline comment. */
export function renderComment({ gate, critique, placement }: PlacedCritique): string {
  const { severity, criterion, text } = critique;
  const isMoved =
    placement.kind === "inline" && placement.line !== critique.endLine && placement.line !== critique.startLine;
  const parts = [
    `**${SEVERITY_WORDS[severity]}**, gate ${asCode(gate)}${isMoved ? `, for ${renderPlace(critique)}` : ""}`,
    asParagraphs(clipText(text, MAX_COMMENT_CHARS)),
    isNews(criterion, text) ? `Criterion: ${asPassage(criterion)}` : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function renderItem({ critique }: PlacedCritique): string {
  const { severity, criterion, text } = critique;
  const rest = isNews(criterion, text) ? ` (criterion: ${asPassage(criterion)})` : "";
  return `- **${SEVERITY_WORDS[severity]}**, ${renderPlace(critique)}: ${asPassage(text)}${rest}`;
}

/** Many critiques name their criterion themselves. */
function isNews(criterion: string | null, text: string): criterion is string {
  return criterion !== null && !lettersOf(text).includes(lettersOf(criterion));
}

function renderPlace({ path, startLine, endLine }: PlacedCritique["critique"]): string {
  if (path === null) return "the change as a whole";
  const first = startLine ?? endLine;
  const last = endLine ?? startLine;
  const lines = first === null ? "" : first === last ? `:${first}` : `:${first}-${last}`;
  return asCode(`${path}${lines}`);
}
