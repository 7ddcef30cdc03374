import type { RootContent } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Verification } from "./handoff.ts";
import { fold } from "./lookalike.ts";
import { rangeOfLine } from "./remark.ts";
import { CANONICAL, matchWord, VALUE_END } from "./statement.ts";
import type { Line, Source } from "./text.ts";
import { isParagraph, joinWords, lineAt, splitLines, toPlainText, walkItems } from "./text.ts";

const LABEL = /^(?:final |overall )?verification(?: (?:value|result|status|outcome))? ?[:=\u2014\u2013-] ?/;
const MAX_CHARS = 300;

/** Finds a line such as `**Verification:** verifier-failed`, in a paragraph or list at top level, that states another value
 *  than the section does. It can only speak against the section, so look-alike letters count as what they look like. */
export function findOtherLabel(blocks: readonly RootContent[], value: Verification, source: Source): Range | null {
  for (const line of blocks.flatMap(listLines)) {
    const words = fold(joinWords([toPlainText(line.nodes, source)]).slice(0, MAX_CHARS)).trim();
    const label = LABEL.exec(words)?.[0];
    const rest = words.slice(label?.length ?? 0);
    const stated = label === undefined ? null : matchWord(rest, CANONICAL);
    if (stated !== null && stated.value !== value && VALUE_END.test(rest.slice(stated.word.length)))
      return rangeOfLine(line.number, lineAt(source, line.number));
  }
  return null;
}

function listLines(block: RootContent): readonly Line[] {
  if (block.type === "paragraph") return splitLines(block);
  if (block.type !== "list") return [];
  return walkItems(block).flatMap((item) => item.children.filter(isParagraph).flatMap(splitLines));
}
