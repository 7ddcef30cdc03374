import assert from "node:assert/strict";
import test from "node:test";
import { wrap } from "../src/wrap.js";

test("a short text is one line", () => {
  assert.deepEqual(wrap("to be", 10), ["to be"]);
});

test("a line ends before the word that does not fit", () => {
  assert.deepEqual(wrap("to be or not to be", 9), ["to be or", "not to be"]);
});

test("blanks between words do not count", () => {
  assert.deepEqual(wrap("  to \n be  ", 10), ["to be"]);
});
