import { convert, toPrice } from "@shop/money";
import { couponPercent, discounted } from "./discount.js";

/** The sum of a cart as a price. In: items with `cents` and `count`; a coupon; a currency other than the shop's, with rates. */
export function totalOf(items, { coupon = "", currency = "EUR", rates = { EUR: 1 } } = {}) {
  const sum = items.reduce((cents, item) => cents + item.cents * item.count, 0);
  return toPrice(convert(discounted(sum, couponPercent(coupon)), "EUR", currency, rates));
}
