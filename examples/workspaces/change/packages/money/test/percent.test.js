import assert from "node:assert/strict";
import test from "node:test";
import { percentOf } from "@shop/money";

test("a part is a whole number of cents", () => {
  assert.equal(percentOf(999, 15), 150);
});
