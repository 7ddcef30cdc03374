import type { Heading, Paragraph, RootContent } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Glued } from "./glued.ts";
import { GluedHeadings, hasNumberSign, splitEnding } from "./glued.ts";
import { OpenElements } from "./html.ts";
import type { Remark } from "./remark.ts";
import { rangeOf, rangeOfLine, warn } from "./remark.ts";
import type { Line, Source } from "./text.ts";
import { joinWords, lineAt, splitLines, toParagraph, toPlainText, toProse } from "./text.ts";

/** A heading of the handoff with what stands under it, up to the next heading of any depth. */
export interface Section {
  /** The heading's words as they read. */
  readonly title: string;
  /** The same in lower case, without a closing colon. */
  readonly name: string;
  readonly depth: number;
  /** What keeps the heading from being `## Name` as the format has it, for people; null when nothing does. */
  readonly flaw: string | null;
  readonly range: Range;
  readonly blocks: readonly RootContent[];
  /** Where the heading starts in the text. */
  readonly headingStart: number;
  /** Where the blocks stand in the text: from the end of the heading to the start of the next. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
}

/** A section while its blocks are gathered. */
interface Draft extends Omit<Section, "bodyEnd"> {
  readonly blocks: RootContent[];
}

/** Splits top-level blocks into sections. What stands in a quote, list, code, table, comment or footnote is never a heading,
 *  because it is no top-level block. Out: sections in text order and a warning for each heading glued to a line of prose. */
export function toSections(
  blocks: readonly RootContent[],
  source: Source,
): { readonly sections: readonly Section[]; readonly remarks: readonly Remark[] } {
  const drafts: Draft[] = [];
  const remarks: Remark[] = [];
  const elements = new OpenElements();
  for (const block of blocks) {
    const element = elements.innermost();
    const wrapping = element === null ? null : `stands inside \`<${element}>\`, which is still open`;
    if (block.type === "heading") drafts.push(fromHeading(block, wrapping, source));
    else if (block.type === "paragraph") splitParagraph(block, wrapping, source, drafts, remarks);
    else drafts.at(-1)?.blocks.push(block);
    elements.pass(block);
  }
  const sections = drafts.map((draft, index) => ({
    ...draft,
    bodyEnd: drafts[index + 1]?.headingStart ?? source.text.length,
  }));
  return { sections, remarks };
}

/** The sections below one of them, down to the next of its own depth or less. */
export function findSubsections(section: Section, sections: readonly Section[]): readonly Section[] {
  const from = sections.indexOf(section) + 1;
  const length = sections.slice(from).findIndex((other) => other.depth <= section.depth);
  return length < 0 ? sections.slice(from) : sections.slice(from, from + length);
}

function fromHeading(heading: Heading, wrapping: string | null, source: Source): Draft {
  const title = joinWords([toPlainText(heading.children, source)]);
  return {
    title,
    name: toName(title),
    depth: heading.depth,
    flaw: wrapping ?? findHeadingFlaw(heading, source),
    range: rangeOf(heading) ?? rangeOfLine(1, ""),
    blocks: [],
    headingStart: heading.position?.start.offset ?? 0,
    bodyStart: heading.position?.end.offset ?? 0,
  };
}

function toName(title: string): string {
  return title.replace(/ ?:$/, "").toLowerCase();
}

function findHeadingFlaw(heading: Heading, source: Source): string | null {
  const [first, ...others] = heading.children;
  if (source.text.charAt(heading.position?.start.offset ?? 0) !== "#")
    return "is underlined instead of starting with `## `";
  if (first === undefined) return null;
  if (first.type !== "text" || others.length > 0) return "contains markup";
  if (!source.text.startsWith(first.value, first.position?.start.offset)) return "is not spelled out in plain letters";
  return /^[\x20-\x7E\t]*$/.test(first.value) ? null : "contains characters that are not plain letters";
}

function splitParagraph(
  paragraph: Paragraph,
  wrapping: string | null,
  source: Source,
  drafts: Draft[],
  remarks: Remark[],
): void {
  if (!hasNumberSign(toProse(paragraph.children, source))) {
    drafts.at(-1)?.blocks.push(paragraph);
    return;
  }
  const headings = new GluedHeadings(source);
  let lines: Line[] = [];
  const keepLines = (): void => {
    if (lines.length > 0) drafts.at(-1)?.blocks.push(toParagraph(lines));
    lines = [];
  };
  for (const line of splitLines(paragraph)) {
    const glued = headings.next(line);
    if (glued === null) lines.push(line);
    else {
      lines.push(withoutHeading(line));
      keepLines();
      const draft = fromGlued(glued, line.number, wrapping, source);
      drafts.push(draft);
      if (draft.flaw === null) remarks.push(remarkGlued(draft));
    }
  }
  keepLines();
}

function withoutHeading(line: Line): Line {
  const last = line.nodes.at(-1);
  if (last?.type !== "text") return line;
  const value = splitEnding(last.value)?.prefix ?? last.value;
  return { ...line, nodes: [...line.nodes.slice(0, -1), { ...last, value }] };
}

function fromGlued(glued: Glued, lineNumber: number, wrapping: string | null, source: Source): Draft {
  const written = lineAt(source, lineNumber);
  const lineStart = source.lineOffsets[lineNumber - 1] ?? 0;
  return {
    title: glued.title,
    name: toName(glued.title),
    depth: glued.depth,
    flaw: wrapping ?? glued.flaw,
    range: rangeOfLine(lineNumber, written),
    blocks: [],
    headingStart: lineStart + Math.max(0, written.lastIndexOf("##")),
    bodyStart: lineStart + written.length,
  };
}

function remarkGlued(draft: Draft): Remark {
  const message = `the heading \`## ${draft.title}\` is glued to the end of another line and was read as a heading`;
  return warn("glued-heading", message, draft.range, "start every heading on a line of its own, after a blank line");
}
