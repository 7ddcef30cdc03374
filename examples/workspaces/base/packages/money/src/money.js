/** Writes an amount of cents as a price. */
export function toPrice(cents) {
  return (cents / 100).toFixed(2);
}
