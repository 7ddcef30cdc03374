import { expect, test } from "vitest";
import { readAcceptanceList } from "../../../src/plan/acceptance-list.ts";

const read = (markdown: string): readonly string[] => readAcceptanceList(markdown).criteria;

test.each([
  [
    "boxes",
    "## Acceptance criteria\n- [ ] `npm test` passes\n- [x] The toggle **renders**\n",
    ["`npm test` passes", "The toggle **renders**"],
  ],
  ["any case and depth", "#### ACCEPTANCE CRITERIA:\n\n* [ ] a\n", ["a"]],
  ["an emoji in the heading", "## ✅ Acceptance Criteria\n- [ ] a\n", ["a"]],
  ["more words in the heading", "## ✅ Acceptance criteria (must)\n- [ ] a\n", ["a"]],
  ["a heading in bold", "## **Acceptance criteria**:\n- [ ] a\n", ["a"]],
  ["boxes that markdown does not know", "## Acceptance criteria\n- [ ] a\n\n* [] b\n* [y] c\n", ["a", "b", "c"]],
  [
    "what only looks like a placeholder",
    "## Acceptance criteria\n- [ ] (Write integration tests for the parser)\n- [ ] [The cache is invalidated on logout]\n- [ ] <Sessions expire>\n- [ ] Nothing\n- [ ] Add an item\n- [ ] (Add one item)\n",
    [
      "(Write integration tests for the parser)",
      "[The cache is invalidated on logout]",
      "<Sessions expire>",
      "Nothing",
      "Add an item",
      "(Add one item)",
    ],
  ],
  ["a setext heading", "Acceptance criteria\n---\n- [ ] a\n", ["a"]],
  ["one criterion", "# Acceptance criterion\n- [ ] a\n", ["a"]],
  ["nested boxes", "## Acceptance criteria\n- [ ] a\n  - [ ] b\n    1. [ ] c\n- [ ] d\n", ["a", "b", "c", "d"]],
  [
    "boxes beside bullets: the bullets are notes",
    "## Acceptance criteria\n- [ ] a\n  - how to see it\n- note\n",
    ["a"],
  ],
  ["plain bullets beside boxes that nobody filled in", "## Acceptance criteria\n- [ ] TBD\n- [ ]\n- a\n", ["a"]],
  ["plain bullets", "## Acceptance criteria\n- a\n- b\n  - c\n", ["a", "b", "c"]],
  ["numbers", "## Acceptance criteria\n1. a\n2. b\n", ["a", "b"]],
  [
    "two lists and a deeper heading",
    "## Acceptance criteria\n- [ ] a\n\nmore\n\n### UI\n- [ ] b\n\n## Notes\n- [ ] c\n",
    ["a", "b"],
  ],
  ["two sections", "## Acceptance criteria\n- [ ] a\n## Other\n- [ ] x\n## Acceptance criteria\n- [ ] b\n", ["a", "b"]],
  ["each once", "## Acceptance criteria\n- [ ] a\n- [ ] a\n", ["a"]],
  ["a wrapped line", "## Acceptance criteria\n- [ ] one\n  two\n", ["one two"]],
  [
    "a fence behind a box",
    "## Acceptance criteria\n- [ ] ```sh\n- [ ] ~~~\n- [ ] ```npm test``` passes\n",
    ["sh", "```npm test``` passes"],
  ],
  ["control characters", "## Acceptance criteria\n- [ ] one\u0085two\u001bthree\n", ["one two three"]],
  ["a comment in an item", "## Acceptance criteria\n- [ ] a <!-- hidden: b -->\n", ["a"]],
])("%s", (_, markdown, criteria) => {
  expect(read(markdown)).toEqual(criteria);
});

test.each([
  ["no heading", "- [ ] a\n"],
  ["another heading", "## Other acceptance criteria\n- [ ] a\n"],
  ["bold is no heading", "**Acceptance criteria**\n- [ ] a\n"],
  ["in a fence", "```md\n## Acceptance criteria\n- [ ] a\n```\n"],
  ["in a quote", "> ## Acceptance criteria\n> - [ ] a\n"],
  ["in a comment", "<!--\n## Acceptance criteria\n- [ ] a\n-->\n"],
  ["in a list", "- ## Acceptance criteria\n  - [ ] a\n"],
  ["a list in a fence", "## Acceptance criteria\n```\n- [ ] a\n```\n"],
  ["a list in a quote", "## Acceptance criteria\n> - [ ] a\n"],
  ["a list in a comment", "## Acceptance criteria\n<!--\n- [ ] a\n-->\n"],
  ["text alone", "## Acceptance criteria\nIt works.\n"],
  [
    "placeholders",
    "## Acceptance criteria\n- [ ] TODO\n- [ ] ...\n- [ ] <criterion>\n- [ ] [your criteria here]\n- [ ] Criterion 1\n- [ ] N/A\n- [ ] <!-- add one -->\n- [ ] (describe it)\n- [ ] \n",
  ],
])("%s: nothing", (_, markdown) => {
  expect(read(markdown)).toEqual([]);
});

test("what cannot be read whole has a fault, and never without a word fewer criteria", () => {
  const many = `## Acceptance criteria\n${Array.from({ length: 300 }, (_, at) => `- [ ] c${at}\n`).join("")}`;
  expect(readAcceptanceList(many).fault).toBe("there are 300 criteria, at most 200 are read");
  expect(readAcceptanceList("x".repeat(70_000)).fault).toContain("70000 characters");
  expect(readAcceptanceList(`## Acceptance criteria\n${list(200)}`).fault).toContain("nested too deeply");
});

test("a text counts by its characters as GitHub counts them", () => {
  const head = "## Acceptance criteria\n- [ ] a\n\n";
  const whole = readAcceptanceList(head + "\u{1f600}".repeat(65_536 - head.length));
  expect(whole).toMatchObject({ criteria: ["a"], fault: null });
  expect(readAcceptanceList("\u{1f600}".repeat(65_537)).fault).toContain("65537 characters");
});

const withNoise = (noise: string) =>
  `## Acceptance criteria\n- [ ] a\n\n## Log\n${noise.repeat(64_000 / noise.length)}`;

test("snake_case and emphasis are read, however much there is", () => {
  for (const noise of ["a_b ", "*a_ ", "**", "a~~b ", "- ", `${"-".repeat(80)}\n`])
    expect(readAcceptanceList(withNoise(noise))).toMatchObject({ criteria: ["a"], fault: null });
});

test("each line that was taken for a placeholder is named, and a list of them is not nothing", () => {
  const some = readAcceptanceList(
    "## Acceptance criteria\n- [ ] a\n- [ ] TODO\n- [ ] (add a criterion here)\n- [ ] TODO\n",
  );
  expect(some).toMatchObject({ criteria: ["a"], ignored: ["TODO", "(add a criterion here)"], hint: null });
  expect(readAcceptanceList("## Acceptance criteria\n- [ ] TBD\n")).toMatchObject({
    ignored: ["TBD"],
    hint: expect.stringContaining("nothing to check") as string,
  });
  expect(readAcceptanceList("## Acceptance criteria\nIt works.\n").hint).toContain("nothing to check");
});

test.each([
  ["**Acceptance criteria**\n\n- [ ] a\n", true],
  ["__Acceptance criteria:__\n- [ ] a\n", true],
  ["Acceptance criteria:\n\n- [ ] a\n", true],
  ["<h2>Acceptance criteria</h2>\n\n- [ ] a\n", true],
  ["Acceptance criteria are in the issue: see there.\n", false],
  ["- [ ] a\n", false],
  ["**Acceptance criteria**\n\n## Acceptance criteria\n- [ ] a\n", false],
])("what only looks like the heading is told: %j", (markdown, isTold) => {
  expect(readAcceptanceList(markdown).hint !== null).toBe(isTold);
});

const list = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `${" ".repeat(at * 2)}- [ ] c${at}\n`).join("");

test("whatever the text is, reading it ends", () => {
  const head = "## Acceptance criteria\n";
  expect(read(`${head}${list(40)}`)).toHaveLength(40);
  const start = performance.now();
  const fill = (piece: string): string => `${head}${piece.repeat(65_000 / piece.length)}`;
  for (const text of [
    `${head}${list(300)}`,
    ...["> ", "- ", "1. ", "a@b.c ", "[", "*a_ ", "<!--", "`", "|a", "- [ ] a\n", "#\n"].map(fill),
  ])
    expect(readAcceptanceList(text)).toBeDefined();
  expect(performance.now() - start).toBeLessThan(15_000);
});
