import { fc } from "../../support/property.ts";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { showHidden } from "../../../src/publish/hidden.ts";
import {
  asCell,
  asCode,
  asDetails,
  asFence,
  asLabel,
  asParagraphs,
  asProse,
  asTable,
} from "../../../src/publish/markdown.ts";
import { findActive, nodesOf, parseGfm } from "../../support/render-gfm.ts";

const ATTACKS = [
  "@octocat @_x #_x :_a: _www.x.example (gh-1",
  "thanks @octo-org/team-leads!",
  "closes #12",
  "octo-org/app#12",
  "GH-12",
  "https://evil.example/a?b=c",
  "www.evil.example",
  "mail me@evil.example",
  "a@.a -@.http",
  "mailto:me@evil.example",
  "xmpp:me@evil.example",
  "![x](https://evil.example/x.svg)",
  "[x](https://evil.example)",
  "[x][y]",
  "[x]: https://evil.example",
  "[^1]: note",
  "text[^1]",
  "<img src=x onerror=alert(1)>",
  "<!-- hidden -->",
  "<https://evil.example>",
  "<me@evil.example>",
  "</details>",
  "<script>alert(1)</script>",
  "<a href='https://evil.example'>x</a>",
  "&lt;b&gt; &#64;octocat &commat;octocat",
  "# heading",
  "- list",
  "+ list",
  "* list",
  "1. list",
  "12) list",
  "> quote",
  "> [!NOTE]",
  "- [x] done",
  "---",
  "===",
  "***",
  "___",
  "~~struck~~ ~one~",
  "**bold** __bold__ *em* _em_",
  "```js",
  "~~~",
  "    indented code",
  "\tindented code",
  "| a | b |",
  ":white_check_mark: :+1:",
  "$x$ and $$y$$",
  "/merge now",
  "/deploy",
  "a\\",
  "\\*not\\* \\@octocat \\<b>",
  "`code` @octocat `@octocat`",
  "`` ` `` and ``` `` ```",
  "`unclosed @octocat",
  "`a``b` @octocat",
  "\u202egnp.exe",
  "zero\u200bwidth @\u200boctocat",
  "\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007",
  "a\u2028# b",
  "line one\n# line two\n\n/merge",
  "",
  "   ",
];

/** The text a reader sees, without the breaks that nobody sees. */
function shownBy(markdown: string): string {
  return toString(parseGfm(markdown)).replaceAll(/[\u200b`\s]/g, "");
}

/** What should be seen: the words as they are, hidden characters written out, pairs of backticks turned into code. */
function wordsOf(text: string): string {
  return showHidden(text).replaceAll(/[`\s]/g, "");
}

test.each(ATTACKS)("prose does nothing: %j", (text) => {
  expect(findActive(asProse(text))).toEqual([]);
  expect(findActive(`- ${asProse(text)}`)).toEqual([]);
  expect(findActive(asTable(["Head"], [[asProse(text)]]))).toEqual([]);
  expect(shownBy(asProse(text)).replaceAll("(empty)", "")).toBe(wordsOf(text));
});

test.each(ATTACKS)("paragraphs, code, labels and folds do nothing: %j", (text) => {
  expect(findActive(asParagraphs(text))).toEqual([]);
  expect(findActive(asCode(text))).toEqual([]);
  expect(findActive(asDetails(text, asFence(text)))).toEqual([]);
  expect(asLabel(text)).not.toMatch(/[<>]|@\w/);
});

const anyText = fc.string({ unit: "grapheme", maxLength: 60 });
const markup = fc
  .array(
    fc.constantFrom(
      "`",
      "``",
      "\\",
      "|",
      "<",
      ">",
      "[",
      "]",
      "(",
      ")",
      "!",
      "*",
      "_",
      "~",
      "#",
      "@",
      "&",
      ";",
      ":",
      "/",
      "$",
      "-",
      "+",
      "=",
      "1.",
      " ",
      "\n",
      "a",
      "http",
      "www",
      ".",
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));

test("whatever is written is one paragraph of text and code, and reads as it was written", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, markup), (text) => {
      const prose = asProse(text);
      expect(findActive(prose)).toEqual([]);
      const kinds = new Set(nodesOf(parseGfm(prose)).map(({ type }) => type));
      for (const kind of kinds) expect(["root", "paragraph", "text", "inlineCode"]).toContain(kind);
      expect(shownBy(prose).replaceAll("(empty)", "")).toBe(wordsOf(text));
    }),
    { numRuns: 1500 },
  );
});

test("no cell breaks out of its table", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, markup), fc.oneof(anyText, markup), (one, other) => {
      const table = asTable(
        ["A", "B"],
        [
          [asProse(one), asCode(other)],
          [asCode(one), asProse(other)],
        ],
      );
      expect(findActive(table)).toEqual([]);
      const rows = nodesOf(parseGfm(table)).filter(({ type }) => type === "tableRow");
      expect(rows.map((row) => ("children" in row ? row.children.length : 0))).toEqual([2, 2, 2]);
    }),
    { numRuns: 800 },
  );
});

test("a code block holds whatever it is given, and ends", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, markup), (text) => {
      const [block, after, ...more] = parseGfm(`${asFence(text)}\n\nafter`).children;
      expect(block?.type).toBe("code");
      expect(after?.type).toBe("paragraph");
      expect(more).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("pairs of backticks stay code, whose text is untouched", () => {
  expect(asProse("`npm test -- @scope/a` passes")).toBe("`npm test -- @scope/a` passes");
  expect(asCode("a`b")).toBe("``a`b``");
  expect(asCode("`a`")).toBe("`` `a` ``");
});

test("pipes are escaped by how many backslashes stand before them", () => {
  expect(asCell("a|b")).toBe("a\\|b");
  expect(asCell("a\\|b")).toBe("a\\|b");
  expect(asCell("`a\\\\|b`")).toBe("`a\\\\\\|b`");
});

test("ordinary words are left alone", () => {
  const text = "snake_case_name costs 5 % & more; src/a.js:10 at 10:30, C# (see x). a -> b, <= 3";
  expect(asProse(text)).toBe(text.replace("<", "\\<"));
});

test("commands in code blocks do not start a line", () => {
  expect(asFence("/merge\n/usr/bin/x\nno /merge")).toBe("```text\n /merge\n /usr/bin/x\nno /merge\n```");
});

test("hidden characters are written out, terminal codes and piled marks are not shown", () => {
  expect(showHidden("a\u202eb\u200bc\ufeffd\u00ade")).toBe("a\\u{202e}b\\u{200b}c\\u{feff}d\\u{ad}e");
  expect(showHidden("\u{e0041}\ud800")).toBe("\\u{e0041}\\u{d800}");
  expect(showHidden("\u001b[1;31mred\u001b[0m\u001b]0;title\u0007!\u009b2K")).toBe("red!");
  expect(showHidden("a\r\nb\rc\td")).toBe("a\nb\nc\td");
  expect(showHidden("e\u0301 ❤️ 한글 é")).toBe("e\u0301 ❤️ 한글 é");
  expect(showHidden(`z${"\u0335".repeat(6)}`)).toBe(`z${"\u0335".repeat(4)}\\u{335}\\u{335}`);
});
