import assert from "node:assert/strict";
import test from "node:test";
import { wrap } from "../../src/wrap.js";

const TEXT = "see https://example.com/a/rather/long/address/of/a/page for more";

test("no line is longer than the width", () => {
  for (const width of [5, 12, 20]) assert.ok(wrap(TEXT, width).every((line) => line.length <= width));
});

test("nothing is lost and nothing is added", () => {
  const letters = (lines) => lines.join("").replaceAll(" ", "");
  assert.equal(letters(wrap(TEXT, 12)), letters([TEXT]));
});
