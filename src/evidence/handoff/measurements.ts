import type { RootContent } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Handoff, MeasurementClaim } from "./handoff.ts";
import type { Remark } from "./remark.ts";
import { rangeOfLine, warn } from "./remark.ts";
import type { Source } from "./text.ts";
import { isParagraph, joinWords, lineAt, splitLines, toPlainText, walkItems } from "./text.ts";

/** Looked for in this order, as the writers of the format do: an arrow anywhere counts before a comparison. */
const OPERATORS = ["\u2192", "<=", ">=", "==", "<", ">"] as const satisfies readonly MeasurementClaim["operator"][];
const HINT = "write `name: before \u2192 after`, with blanks round the operator, or `(none)`";

/** Reads a Measurements section. In: its blocks. Out: claims in text order, and what could not be read as one; `isNone` when it
 *  says `(none)` and claims nothing. */
export function readMeasurements(
  blocks: readonly RootContent[],
  source: Source,
): { readonly measurements: NonNullable<Handoff["measurements"]>; readonly remarks: readonly Remark[] } {
  const claims: MeasurementClaim[] = [];
  const unparsed: string[] = [];
  const remarks: Remark[] = [];
  let saysNone = false;
  for (const { text, range } of blocks.flatMap((block) => readTexts(block, source))) {
    if (text === "") continue;
    if (/^\(none\)(?:$|[.:;,]| ?[\u2014\u2013-])/i.test(text)) {
      saysNone = true;
      continue;
    }
    const claim = parseClaim(text);
    if (claim !== null) claims.push(claim);
    else {
      unparsed.push(text);
      remarks.push(warn("unparsed-measurement", "this line is not read as a measurement", range, HINT));
    }
  }
  return { measurements: { isNone: saysNone && claims.length === 0, claims, unparsed }, remarks };
}

/** One claim: the last colon before the operator ends the name, so that a name may contain colons. */
function parseClaim(line: string): MeasurementClaim | null {
  const text = line.replace(/(?<=\s)->(?=\s)/g, "\u2192");
  for (const operator of OPERATORS) {
    const index = ` ${text} `.indexOf(` ${operator} `);
    if (index < 0) continue;
    const left = text.slice(0, index);
    const colon = left.lastIndexOf(":");
    const claim = {
      name: left.slice(0, Math.max(0, colon)).trim(),
      before: left.slice(colon + 1).trim(),
      operator,
      after: text.slice(index + operator.length).trim(),
    };
    if (claim.name !== "" && claim.before !== "" && claim.after !== "") return claim;
  }
  return null;
}

interface TextAt {
  readonly text: string;
  readonly range: Range;
}

function readTexts(block: RootContent, source: Source): readonly TextAt[] {
  if (block.type === "code") {
    const start = block.position?.start.line ?? 1;
    const first = /^ {0,3}[`~]/.test(lineAt(source, start)) ? start + 1 : start;
    return block.value.split("\n").map((line, index) => textAt(joinWords([line]), first + index, source));
  }
  if (block.type === "table")
    return block.children
      .slice(1)
      .map((row) =>
        textAt(
          joinWords(row.children.map((cell) => toPlainText(cell.children, source))),
          row.position?.start.line ?? 1,
          source,
        ),
      );
  const paragraphs = block.type === "list" ? walkItems(block).flatMap((item) => item.children.filter(isParagraph)) : [];
  return [...paragraphs, ...(block.type === "paragraph" ? [block] : [])].flatMap((paragraph) =>
    splitLines(paragraph).map((line) => textAt(joinWords([toPlainText(line.nodes, source)]), line.number, source)),
  );
}

function textAt(text: string, line: number, source: Source): TextAt {
  return { text, range: rangeOfLine(line, lineAt(source, line)) };
}
