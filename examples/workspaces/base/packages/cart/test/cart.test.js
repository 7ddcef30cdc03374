import assert from "node:assert/strict";
import test from "node:test";
import { totalOf } from "@shop/cart";

test("items add up", () => {
  assert.equal(totalOf([{ cents: 250, count: 2 }, { cents: 100, count: 1 }]), "6.00");
});
