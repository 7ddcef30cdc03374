import { toPrice } from "@shop/money";

/** The sum of a cart as a price. In: items with `cents` and `count`. */
export function totalOf(items) {
  return toPrice(items.reduce((sum, { cents, count }) => sum + cents * count, 0));
}
