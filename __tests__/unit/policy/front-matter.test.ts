import { expect, test } from "vitest";
import { splitFrontMatter } from "../../../src/policy/front-matter.ts";

test.each([
  ["no front matter", "Be brief.\n", "", "Be brief.\n"],
  ["an empty file", "", "", ""],
  ["front matter", "---\nagent: a\n---\nBe brief.\n", "\nagent: a\n", "Be brief.\n"],
  ["nothing in it", "---\n---\nBe brief.\n", "\n\n", "Be brief.\n"],
  ["blank lines before it", "\n \t\n---\nagent: a\n---\nx", "\n\n\nagent: a\n", "x"],
  ["other line ends", "\r\n---\r\nagent: a\r\n---\r\nx\r\n", "\n\nagent: a\r\n", "x\r\n"],
  ["byte order marks", "\uFEFF\n\uFEFF\uFEFF---\nagent: a\n---\nx", "\n\nagent: a\n", "x"],
  ["rules of a standard", "# Tone\n---\nkind words\n---\nagent: is a word\n", "", null],
  ["front matter in a fence", "# Files\n```\n---\nagent: a\n---\n```\nx", "", null],
  ["front matter behind the first lines", `${"words\n".repeat(20)}---\nagent: a\n---\n`, "", null],
])("%s", (_, text, yaml, body) => {
  expect(splitFrontMatter(text)).toEqual({ kind: "parts", yaml, body: body ?? text });
});

test.each([
  ["a comment before it", "<!-- x -->\n---\nagent: a\n---\nx", "displaced", 2],
  ["a title before it", "# Style\n\n---\neffort: high\nmodel: m\n---\nx", "displaced", 3],
  ["a rule before it", "# Style\n---\nwords\n---\nagent: a\n---\nx", "displaced", 4],
  ["white space before its rule", " ---\n  agent: a\n ---\nx", "displaced", 1],
  ["a remark behind its rule", "--- # who\nagent: a\n---\nx", "displaced", 1],
  ["no rule before it", "\nmodel: m\nagent: a\n---\nx", "unopened", 2],
  ["no rule behind it", "\n---\nagent: a\nx\n --- \n", "unclosed", 2],
])("front matter with %s is told", (_, text, kind, line) => {
  expect(splitFrontMatter(text)).toEqual({ kind, line });
});
