import { percentOf } from "@shop/money";

const COUPONS = new Map([
  ["SPRING", 10],
  ["WELCOME", 15],
]);

/** An amount after a discount in percent, never below zero. */
export function discounted(cents, percent) {
  return Math.max(0, cents - percentOf(cents, percent));
}

/** The discount of a coupon in percent; 0 for one that nobody knows. */
export function couponPercent(code) {
  return COUPONS.get(code.trim().toUpperCase()) ?? 0;
}
