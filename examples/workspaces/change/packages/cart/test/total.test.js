import assert from "node:assert/strict";
import test from "node:test";
import { totalOf } from "@shop/cart";

test("a total has its discount and its currency", () => {
  const rates = { EUR: 1, USD: 1.08 };
  assert.equal(totalOf([{ cents: 1000, count: 1 }], { coupon: "SPRING", currency: "USD", rates }), "9.72");
});
