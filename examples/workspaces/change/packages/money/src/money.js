/** Writes an amount of cents as a price. */
export function toPrice(cents) {
  return (cents / 100).toFixed(2);
}

/** A part of an amount, rounded to whole cents. */
export function percentOf(cents, percent) {
  return Math.round((cents * percent) / 100);
}

/** An amount in another currency, rounded to whole cents. In: rates by currency, all against the same one. */
export function convert(cents, from, to, rates) {
  return Math.round((cents / rates[from]) * rates[to]);
}
