import { expect, test } from "vitest";
import { readValue } from "../../../../src/checks/measurements/read-value.ts";

const printed = (text: string, droppedBytes = 0) => ({ text, totalBytes: text.length + droppedBytes, droppedBytes });
const regex = (pattern: string, flags?: string) =>
  ({ kind: "regex", pattern, ...(flags === undefined ? {} : { flags }) }) as const;

test.each([
  ["a\nb\nc\n", "3"],
  ["a\nb", "2"],
  ["\n\n a \n\t\n\n", "1"],
  ["a\r\nb\r\n", "2"],
  ["", "0"],
])("lines that are not empty in %j: %s", (text, value) => {
  expect(readValue(undefined, printed(text))).toEqual({ kind: "value", value });
  expect(readValue({ kind: "wc-l" }, printed(text))).toEqual({ kind: "value", value });
});

test.each([
  ["a group", regex("size: (\\d+)"), "size: 12 kB", "12"],
  ["no group", regex("\\d+ kB"), "size: 12 kB", "12 kB"],
  ["flags", regex("^SIZE (\\d+)$", "im"), "x\nsize 7\ny", "7"],
  ["a flag g of its own", regex("(\\d+)", "g"), "12", "12"],
  ["matches that agree", regex("(\\d+) ok"), "3 ok, 3 ok", "3"],
  ["white space is folded", regex("a[^c]+c"), "a\n b  c", "a b c"],
])("pattern with %s", (_, parser, text, value) => {
  expect(readValue(parser, printed(text))).toEqual({ kind: "value", value });
});

test.each([
  ["no match", regex("(\\d+)"), "none", "does not match"],
  ["matches that differ", regex("(\\d+) ok"), "3 ok\n99 ok", 'differing matches, "3" and "99"'],
  ["an empty match", regex("x*"), "y", "empty text"],
  ["an invalid pattern", regex("("), "x", "not valid"],
  ["invalid flags", regex("x", "ii"), "x", "not valid"],
  ["a match without end", regex("[^]+"), "x".repeat(600), "too long"],
])("%s cannot be parsed", (_, parser, text, detail) => {
  const result = readValue(parser, printed(text));
  expect(result.kind).toBe("parse-failed");
  expect(result.kind === "parse-failed" && result.detail).toContain(detail);
});

test("output that was cut is not read, neither counted nor matched", () => {
  expect(readValue(undefined, printed("a\n", 9)).kind).toBe("parse-failed");
  expect(readValue(regex("(a)"), printed("a\n", 9)).kind).toBe("parse-failed");
});

test.each([
  ["(a+)+$", `${"a".repeat(60)}b`],
  ["^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(80)],
  ["(.*)*x", "y".repeat(2_000)],
])("the pattern %s on hostile output is stopped", (pattern, text) => {
  const start = performance.now();
  const result = readValue(regex(pattern), printed(text));
  expect(result.kind === "parse-failed" && result.detail).toContain("did not come to an end");
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("a pattern is data: it cannot run code", () => {
  expect(readValue(regex('"); process.exit(1); ("'), printed("x")).kind).toBe("parse-failed");
});
