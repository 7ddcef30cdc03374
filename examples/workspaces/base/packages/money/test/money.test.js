import assert from "node:assert/strict";
import test from "node:test";
import { toPrice } from "@shop/money";

test("a price has two digits", () => {
  assert.equal(toPrice(1250), "12.50");
});
