import assert from "node:assert/strict";
import test from "node:test";
import { totalOf } from "@shop/cart";
import { couponPercent } from "../src/discount.js";

test("a coupon counts however it is written", () => {
  assert.equal(couponPercent(" spring "), 10);
});

test("an unknown coupon changes nothing", () => {
  assert.equal(totalOf([{ cents: 500, count: 2 }], { coupon: "AUTUMN" }), "10.00");
});
