import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { clipText, clipToTail, cutMarkdown, type Limit } from "../../../src/publish/cut.ts";
import { asDetails, asFence, joinBlocks } from "../../../src/publish/markdown.ts";
import { nodesOf, parseGfm } from "../../support/render-gfm.ts";

const bytes = (text: string): number => Buffer.byteLength(text);

test("a text within the limit is not touched", () => {
  expect(cutMarkdown("ä".repeat(10), { max: 20, measure: "bytes" }, "x")).toBe("ä".repeat(10));
  expect(cutMarkdown("ä".repeat(20), { max: 20, measure: "characters" }, "x")).toBe("ä".repeat(20));
});

test("whole lines are kept, and the note says how much is missing and where it is", () => {
  const text = Array.from({ length: 50 }, (_, at) => `line ${String(at).padStart(2, "0")}`).join("\n");
  const cut = cutMarkdown(text, { max: 200, measure: "bytes" }, "`verdict.json`");
  const [kept = "", note] = cut.split("\n\n");
  expect(kept).toBe(text.slice(0, kept.length));
  expect(kept.endsWith("\n")).toBe(false);
  expect(text[kept.length]).toBe("\n");
  expect(note).toBe(
    `**Cut:** ${399 - kept.length} of 399 bytes are not shown here. The whole text is in \`verdict.json\`.`,
  );
  expect(bytes(cut)).toBeLessThanOrEqual(200);
});

test("a long line outside code goes as a whole: half a code span would let its text act", () => {
  const cut = cutMarkdown(`start\n\`@octocat ${"x".repeat(500)}\``, { max: 200, measure: "bytes" }, "x");
  expect(cut).not.toContain("octocat");
  expect(cut.startsWith("start\n\n**Cut:**")).toBe(true);
});

test("inside code a line is cut between code points, and the block is closed", () => {
  const cut = cutMarkdown(asFence("😀".repeat(200)), { max: 201, measure: "bytes" }, "x");
  expect(cut).toMatch(/^```text\n(?:😀)+\n```\n\n\*\*Cut:\*\*/u);
  expect(bytes(cut)).toBeLessThanOrEqual(201);
});

test("folds are closed, what stands in code is not taken for a fold", () => {
  const inner = asDetails("inner", asFence(`</details>\n${"y\n".repeat(200)}`));
  const cut = cutMarkdown(asDetails("outer", inner), { max: 300, measure: "bytes" }, "x");
  expect(cut.match(/^<details>/gm)).toHaveLength(2);
  expect(cut).toMatch(/y\n```\n\n<\/details>\n\n<\/details>\n\n\*\*Cut:\*\*/);
});

const block = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }).map((text) => text.replaceAll(/[`<\n]/g, "")),
  fc.string({ unit: "grapheme", maxLength: 200 }).map(asFence),
  fc.string({ maxLength: 100 }).map((text) => asDetails("label", asFence(text))),
  fc.string({ maxLength: 100 }).map((text) => asDetails("outer", asDetails("inner", asFence(text)))),
);

test.each(["bytes", "characters"] as const)("no cut exceeds its limit or leaves anything open (%s)", (measure) => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), fc.integer({ min: 200, max: 900 }), (blocks, max) => {
      const limit: Limit = { max, measure };
      const cut = cutMarkdown(joinBlocks(blocks), limit, "the job summary");
      expect(measure === "bytes" ? bytes(cut) : cut.length).toBeLessThanOrEqual(max);
      expect(cut.isWellFormed()).toBe(true);
      const html = nodesOf(parseGfm(cut)).flatMap((node) => (node.type === "html" ? [node.value] : []));
      const count = (part: string): number => html.join("\n").split(part).length - 1;
      expect(count("<details>")).toBe(count("</details>"));
      const last = parseGfm(`${cut}\n\nafter`).children.at(-1);
      expect(last).toMatchObject({ type: "paragraph", children: [{ type: "text", value: "after" }] });
    }),
    { numRuns: 300 },
  );
});

test("passages are clipped between code points and say by how much", () => {
  expect(clipText("abc", 3)).toBe("abc");
  expect(clipText("😀😀😀", 3)).toBe("😀😀😀");
  expect(clipText("😀😀😀", 2)).toBe("😀😀 … (1 more characters)");
  expect(clipToTail("abcdef", 2)).toBe("(4 characters before this are not shown)\nef");
  expect(clipToTail("😀b", 1)).toBe("(1 characters before this are not shown)\nb");
});
