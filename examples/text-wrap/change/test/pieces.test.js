import assert from "node:assert/strict";
import test from "node:test";
import { piecesOf, wrap } from "../src/wrap.js";

test("a word that fits is one piece", () => {
  assert.deepEqual(piecesOf("page", 4), ["page"]);
});

test("a word that does not fit is cut", () => {
  assert.deepEqual(piecesOf("address", 3), ["add", "res", "s"]);
});

test("the last piece shares its line with the next word", () => {
  assert.deepEqual(wrap("address of", 6), ["addres", "s of"]);
});
