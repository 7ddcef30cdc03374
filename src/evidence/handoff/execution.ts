import type { ListItem, RootContent, TableRow } from "mdast";
import type { ExecutionItem } from "./handoff.ts";
import { fold } from "./lookalike.ts";
import type { Source } from "./text.ts";
import { isParagraph, itemText, joinWords, splitLines, toPlainText, walkItems } from "./text.ts";

const ARROW = /(?:\u2192|->|=>)/;
const NOTHING =
  /^\(?(?:none|n\/?a|nothing|not (?:run|executed|applicable)|skipped|tbd|todo|no (?:commands?|tests?|checks?)(?: (?:were )?(?:run|ran|executed))?)\)?(?:$|[.:;,]| ?[\u2014\u2013-] | \()/;
const NOT_RUN = /^\(?(?:not (?:run|executed|applicable)|skipped|n\/?a|tbd|todo)\)?(?:$|[.:;,]| ?[\u2014\u2013-]| \()/;
const DENIAL =
  /\b(?:not|unable to|couldn'?t|didn'?t|can'?t|nothing) (?:be |was )?(?:run|ran|execute|executed|start|started)\b/;

/** What the Execution section says was run, item by item: list items, lines of text, fenced blocks and table rows. `(none)`,
 *  placeholders, introductions that end in a colon and remarks in parentheses say that nothing was, and are no items. */
export function readExecution(blocks: readonly RootContent[], source: Source): readonly ExecutionItem[] {
  return blocks.flatMap((block) => readBlock(block, source)).filter(isSomethingRun);
}

function readBlock(block: RootContent, source: Source): readonly ExecutionItem[] {
  if (block.type === "list") return walkItems(block).flatMap((item) => readItem(item, source));
  if (block.type === "paragraph")
    return splitLines(block).map((line) => {
      const [first] = line.nodes;
      return toItem(joinWords([toPlainText(line.nodes, source)]), first?.type === "inlineCode" ? first.value : null);
    });
  if (block.type === "code") return [toItem(block.value.trim(), null)];
  return block.type === "table" ? block.children.slice(1).map((row) => readRow(row, source)) : [];
}

function readItem(item: ListItem, source: Source): readonly ExecutionItem[] {
  const first = item.children.find(isParagraph)?.children[0];
  const command = first?.type === "inlineCode" ? first.value : null;
  const codes = item.children.filter((child) => child.type === "code");
  return [toItem(itemText(item, source), command), ...codes.map((code) => toItem(code.value.trim(), null))];
}

function readRow(row: TableRow, source: Source): ExecutionItem {
  const cells = row.children.map((cell) => joinWords([toPlainText(cell.children, source)]));
  const first = row.children[0]?.children[0];
  const command = first?.type === "inlineCode" ? first.value : null;
  return { text: cells.join(" \u2192 "), command, outcome: cells.slice(1).join(" \u2192 ") || null };
}

function toItem(text: string, command: string | null): ExecutionItem {
  const after = command !== null && text.startsWith(command) ? text.slice(command.length) : text;
  const arrow = ARROW.exec(after);
  const outcome = arrow === null ? "" : after.slice(arrow.index + arrow[0].length).trim();
  return { text, command, outcome: outcome === "" ? null : outcome };
}

function isSomethingRun({ text, command, outcome }: ExecutionItem): boolean {
  const words = fold(text).replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(words.replace(/<[^<>]*>/g, ""))) return false;
  if (NOTHING.test(words) || NOT_RUN.test(wordsAfter({ text, command, outcome }))) return false;
  if (command !== null || outcome !== null) return true;
  return !words.endsWith(":") && !(words.startsWith("(") && words.endsWith(")")) && !DENIAL.test(words);
}

/** What the item says of its command: the outcome, or whatever follows the code span. */
function wordsAfter({ text, command, outcome }: ExecutionItem): string {
  const after = outcome ?? (command === null ? "" : text.slice(command.length));
  return fold(after).replace(/^[\s:\u2014\u2013-]+/, "");
}
