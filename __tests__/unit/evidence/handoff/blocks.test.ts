import { fc } from "../../../support/property.ts";
import type { Nodes } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { readBlocks } from "../../../../src/evidence/handoff/blocks.ts";

const whole = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

interface Outline {
  readonly type: string;
  readonly start: readonly unknown[] | null;
  readonly end: readonly unknown[] | null;
  readonly value: string | null;
  readonly children: readonly Outline[];
}

/** Type, place and text of a node and of all below it. */
function outline(node: Nodes): Outline {
  const { start, end } = node.position ?? {};
  return {
    type: node.type,
    start: start === undefined ? null : [start.line, start.column, start.offset],
    end: end === undefined ? null : [end.line, end.column, end.offset],
    // A byte order mark at the start of a piece becomes another invisible character, lest the parser drop it.
    value: "value" in node ? node.value.replaceAll("\u200B", "\uFEFF") : null,
    children: "children" in node ? node.children.map(outline) : [],
  };
}

/** The same without what stands in it. */
function top({ type, start, end }: Outline): unknown {
  return { type, start, end };
}

const BLOCKS =
  "text|more text|# H\n|## Verification\n|- a\n|* b\n|1. c\n|  - d\n|    code\n|> q\n|> - e\n|```\n|~~~~\n|---\n|===\n|<div>\n|</div>\n|<!--\n|-->\n|\n|\n\n|\r\n|\r|\t|  |`|**|\u0000|\uFEFF|\u2028".split(
    "|",
  );
const TABLE = "| a | b |\n|---|---|\n| 1 | 2 |\n";
const DEFINITIONS = ["[a]: b\n", "[a]:\n", '"title\n', 'end"\n', "[^n]: note\n"];

function soup(tokens: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...tokens), { maxLength: 60 }).map((parts) => parts.join("").replace(/^\uFEFF+/, ""));
}

test("reading piece by piece gives the same tree as reading all at once", () => {
  fc.assert(
    fc.property(soup([...BLOCKS, TABLE]), fc.integer({ min: 1, max: 40 }), (source, chunkChars) => {
      const { blocks, isFrontMatterOpen } = readBlocks(source, chunkChars);
      fc.pre(!isFrontMatterOpen);
      expect(blocks.map(outline)).toEqual(whole.parse(source).children.map(outline));
    }),
    { numRuns: 500 },
  );
});

test("with definitions the blocks are the same, only references to another piece stay text", () => {
  fc.assert(
    fc.property(soup([...BLOCKS, TABLE, ...DEFINITIONS]), fc.integer({ min: 1, max: 40 }), (source, chunkChars) => {
      const { blocks, isFrontMatterOpen } = readBlocks(source, chunkChars);
      fc.pre(!isFrontMatterOpen);
      expect(blocks.map(outline).map(top)).toEqual(whole.parse(source).children.map(outline).map(top));
    }),
    { numRuns: 500 },
  );
});

test("a definition is not cut from the title below it", () => {
  const source = '[a]: b\n"title\nend"\n\ntext\n';
  for (let chunkChars = 1; chunkChars <= source.length; chunkChars += 1)
    expect(readBlocks(source, chunkChars).blocks.map(({ type }) => type)).toEqual(["definition", "paragraph"]);
});
