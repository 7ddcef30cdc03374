import { distance } from "fastest-levenshtein";
import type { PhrasingContent } from "mdast";
import { deniesValue, takesBack } from "./denial.ts";
import { isPassing } from "./floor.ts";
import type { Verification } from "./handoff.ts";
import { VERIFICATIONS } from "../../plan/words.ts";
import { findInvisible, fold, hasBidiControl } from "./lookalike.ts";
import type { Line, Source } from "./text.ts";
import { lineAt, toPlainText } from "./text.ts";

/** The words that a section may state, each with the value it stands for. */
export type Vocabulary = ReadonlyMap<string, Verification>;

export const CANONICAL: Vocabulary = new Map(VERIFICATIONS.map((value) => [value, value]));
/** The older `## Verdict` section; a pass there says nothing about what was run, so it counts as the weakest one. */
export const LEGACY: Vocabulary = new Map([
  ["pass", "type-check-only"],
  ["fail", "verifier-failed"],
  ["inconclusive", "verifier-blocked"],
]);

/** What a line says. `stated`: it leads with a value that ends there. `led`: it leads with one and goes on as a sentence.
 *  `several`: a passing value that the line itself denies is among them. `denial`: prose that turns to a failing value. */
export type Statement =
  | { readonly kind: "stated" | "led"; readonly value: Verification }
  | { readonly kind: "several" | "template" | "suspicious" | "prose" | "denial" };

const MAX_LEAD_CHARS = 2000;
/** What ends a value: the end of the line, punctuation, or a dash with white space before it. */
export const VALUE_END = /^(?:[ \t]*$|[.:;,)\]](?=[ \t]|$)|[ \t]*[\u2014\u2013(]|[ \t]+-+[ \t])/;
const CHECK_MARK = /^[ \t]*[\u2705\u2714\u2611]\uFE0F?/;
const LEAD_END = /[\u2014\u2013(:;,.]|[ \t]-+[ \t]/;

/** Reads the value that a line leads with. Markup may surround the value but not split it, and the source must spell it out:
 *  escapes, entities and look-alikes are suspicious, not repaired. */
export function readStatement(line: Line, vocabulary: Vocabulary, source: Source): Statement {
  const text = toLead(toPlainText(line.nodes, source));
  if (isTemplate(text, vocabulary)) return { kind: "template" };
  if (hasBidiControl(text)) return { kind: "suspicious" };
  const leading = matchWord(findLeadingText(line.nodes), vocabulary);
  if (leading === null) {
    if (isDisguised(text, vocabulary)) return { kind: "suspicious" };
    return { kind: takesBack(text) ? "denial" : "prose" };
  }
  const written = lineAt(source, line.number)
    .replace(/^[^A-Za-z&\\]*\[x\]/i, "")
    .replace(/^[^A-Za-z&\\]+/, "");
  if (!written.startsWith(leading.word) || !text.startsWith(leading.word)) return { kind: "suspicious" };
  return judgeTail(leading.value, text.slice(leading.word.length), vocabulary, text);
}

function judgeTail(value: Verification, tail: string, vocabulary: Vocabulary, text: string): Statement {
  const afterMark = tail.replace(CHECK_MARK, "");
  const ending = VALUE_END.exec(afterMark);
  if (ending === null) return isDisguised(text, vocabulary) ? { kind: "suspicious" } : { kind: "led", value };
  const rest = toLead(afterMark.slice(ending[0].length));
  const second = matchWord(rest, vocabulary);
  const isSecondStated = second !== null && VALUE_END.test(rest.slice(second.word.length));
  const isSecond = isSecondStated && second.value !== value;
  return isSecond || (isPassing(value) && isDenied(tail)) ? { kind: "several" } : { kind: "stated", value };
}

/** What ends the value is in front: a dash or bracket says nothing, and a word of turning may follow a comma. */
function isDenied(tail: string): boolean {
  return deniesValue(tail.replace(/^[\s.:;,(\]\u2014\u2013-]+/, ""));
}

/** The text that the line starts with, looked up through bold and italics only; anything else, such as a link, is no value. */
function findLeadingText(nodes: readonly PhrasingContent[]): string {
  const first = nodes.find((node) => node.type !== "text" || toLead(node.value) !== "");
  if (first?.type === "strong" || first?.type === "emphasis") return findLeadingText(first.children);
  return first?.type === "text" || first?.type === "inlineCode" ? toLead(first.value) : "";
}

/** The start of a line. Only blanks as markdown knows them are trimmed; other white space is part of what was written. */
function toLead(text: string): string {
  const joined = text.replace(/[ \t\n]+/g, " ").slice(0, MAX_LEAD_CHARS);
  return joined.startsWith(" ") ? joined.slice(1) : joined;
}

/** The value that a text starts with, and the letters it is written with. */
export function matchWord(
  text: string,
  vocabulary: Vocabulary,
): { readonly word: string; readonly value: Verification } | null {
  for (const [name, value] of vocabulary) {
    const pattern = new RegExp(`^${name.split("-").join("[-_ ]")}(?![A-Za-z0-9_])`, "i");
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return { word, value };
  }
  return null;
}

/** A line of the format itself: the list of possible values, or nothing but a placeholder. */
function isTemplate(text: string, vocabulary: Vocabulary): boolean {
  if (/^<[^<>]*> ?$/.test(text) || /^\{\{[^{}]*\}\} ?$/.test(text)) return true;
  const inner = text.replace(/^[<({[]?(?:one of:?)?\s*/i, "").replace(/[>)}\]]?\.? ?$/, "");
  const parts = inner.split(/\s*(?:\||\/|,|\bor\b)\s*/i).map((part) => part.trim());
  const values = parts.map((part) => (matchWord(part, vocabulary)?.word === part ? part.toLowerCase() : null));
  return values.every((value) => value !== null) && new Set(values).size > 1;
}

/** Whether the line's lead is a value for the eye and not for the letter. */
function isDisguised(text: string, vocabulary: Vocabulary): boolean {
  const lead = text.slice(0, 120).split(LEAD_END)[0] ?? "";
  const isPlain = /^[\x20-\x7E]*$/.test(lead);
  if (isPlain) return false;
  const folded = fold(lead)
    .replace(/[-_\u2010-\u2015\u2212\p{Z}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  const foreign = folded.match(/[^a-z-]/g)?.length ?? 0;
  for (const word of vocabulary.keys()) {
    if (findInvisible(lead) >= 0 && distance(folded, word) <= 1) return true;
    if (distance(folded, word) <= foreign && foreign <= word.length / 2) return true;
  }
  return false;
}
