import type { ListItem, Paragraph, RootContent } from "mdast";
import type { Critique } from "../critique.ts";
import type { Remark } from "./remark.ts";
import { rangeOf, warn } from "./remark.ts";
import type { Source } from "./text.ts";
import { itemText, joinWords, toPlainText } from "./text.ts";

const SEVERITY = /\((high|med|medium|low)\) ?[:\u2014\u2013-]? ?/i;
/** `path`, `path:12`, `path:12-14` or `path#L12-L14`. */
const PLACE = /^(.*?)(?:(?::|#) ?L?(\d{1,7})(?: ?[-\u2013] ?L?(\d{1,7}))?)?:?$/;
const MAX_PLACE_CHARS = 1000;
const NONE = /^\(?(?:none|n\/a|no critiques?)\)?\.?$/i;
const HINT = "write `path:line (high|med|low): what is wrong, what was observed`";

/** Reads the items of a Critique section. An item of another shape is kept as a remark on the whole change, with a warning:
 *  no critique is dropped. Lines and ranges are 1-based; a range written backwards is turned round. */
export function readCritiques(
  blocks: readonly RootContent[],
  source: Source,
): { readonly critiques: readonly Critique[]; readonly remarks: readonly Remark[] } {
  const critiques: Critique[] = [];
  const remarks: Remark[] = [];
  for (const node of blocks.flatMap((block) => (block.type === "list" ? block.children : [block]))) {
    if (node.type !== "listItem" && node.type !== "paragraph") continue;
    const isItem = node.type === "listItem";
    const text = isItem ? itemText(node, source) : joinWords([toPlainText(node.children, source)]);
    if (text === "" || NONE.test(text)) continue;
    const critique = parseCritique(text, isItem ? readDetails(node, source) : "", startsWithCode(node));
    if (critique.isComplete || isItem) critiques.push(critique.value);
    if (!critique.isComplete && (isItem || !text.endsWith(":")))
      remarks.push(
        warn("unparsed-critique", "this critique does not name its place and severity", rangeOf(node), HINT),
      );
  }
  return { critiques, remarks };
}

function parseCritique(
  text: string,
  details: string,
  isPlaceInCode: boolean,
): { readonly value: Critique; readonly isComplete: boolean } {
  const general = { path: null, startLine: null, endLine: null, criterion: null };
  const withDetails = (words: string): string => [words, details].filter((part) => part !== "").join("\n");
  const match = SEVERITY.exec(text);
  if (match === null) return { value: { ...general, severity: "med", text: withDetails(text) }, isComplete: false };
  const severity = toSeverity(match[1] ?? "");
  const head = text.slice(0, match.index).trim();
  const tail = text.slice(match.index + match[0].length).trim();
  if (head === "") return { value: { ...general, severity, text: withDetails(tail) }, isComplete: true };
  const place = head.length > MAX_PLACE_CHARS ? null : parsePlace(head, isPlaceInCode);
  if (place === null)
    return { value: { ...general, severity, text: withDetails(`${head}: ${tail}`) }, isComplete: false };
  return { value: { ...general, ...place, severity, text: withDetails(tail) }, isComplete: true };
}

/** Words with blanks between them are a place only in code or with a line number. */
function parsePlace(head: string, isInCode: boolean): Pick<Critique, "path" | "startLine" | "endLine"> | null {
  const [, name = "", first, last] = PLACE.exec(head) ?? [];
  const path = name.trim().replace(/^(?:\.\/)+/, "");
  if (path === "" || (/\s/.test(path) && !isInCode && first === undefined)) return null;
  if (first === undefined) return { path, startLine: null, endLine: null };
  const lines = [Number(first), Number(last ?? first)].toSorted((left, right) => left - right);
  const [startLine = 0, endLine = 0] = lines;
  return startLine < 1 ? { path, startLine: null, endLine: null } : { path, startLine, endLine };
}

function toSeverity(word: string): Critique["severity"] {
  const level = word.toLowerCase();
  return level === "high" || level === "low" ? level : "med";
}

/** Lists and code below the item, as written. */
function readDetails(item: ListItem, source: Source): string {
  return item.children
    .filter((child) => child.type !== "paragraph")
    .map((child) => source.text.slice(child.position?.start.offset, child.position?.end.offset))
    .join("\n");
}

function startsWithCode(node: ListItem | Paragraph): boolean {
  const paragraph = node.type === "paragraph" ? node : node.children[0];
  return paragraph?.type === "paragraph" && paragraph.children[0]?.type === "inlineCode";
}
