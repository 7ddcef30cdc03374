import assert from "node:assert/strict";
import test from "node:test";
import { discounted } from "../src/discount.js";

test("a discount is taken off", () => {
  assert.equal(discounted(1000, 10), 900);
});

test("nothing is paid back", () => {
  assert.equal(discounted(1000, 120), 0);
});
