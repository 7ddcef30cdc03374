import type { ModelCaps, ModelUsage } from "../../ports/models.ts";
import type { PriceCall } from "./price.ts";
import type { CallTokens } from "./wires/wire-shape.ts";

/** The count of one session. */
export interface Tally {
  /** Counts a call. Out: null, or which cap is used up; the call is then not counted. */
  readonly begin: () => string | null;
  readonly add: (model: string | null, tokens: CallTokens) => void;
  readonly usage: () => ModelUsage;
}

/** Counts against caps. A cap refuses what comes after it was reached; what is under way then is counted still. */
export function createTally(caps: ModelCaps, price: PriceCall | null): Tally {
  let [calls, inputTokens, outputTokens, usd] = [0, 0, 0, 0];
  const usedUp = (): string | null => {
    const tokens = inputTokens + outputTokens;
    if (calls >= caps.calls) return `${calls} of ${caps.calls} calls used`;
    if (caps.tokens !== null && tokens >= caps.tokens) return `${tokens} of ${caps.tokens} tokens used`;
    if (caps.usd !== null && usd >= caps.usd) return `$${toCents(usd)} of $${toCents(caps.usd)} used`;
    return null;
  };
  return {
    begin: () => {
      const cap = usedUp();
      if (cap === null) calls += 1;
      return cap;
    },
    add: (model, tokens) => {
      inputTokens += tokens.input;
      outputTokens += tokens.output;
      usd += price?.(model, tokens) ?? 0;
    },
    usage: () => ({ calls, inputTokens, outputTokens, usd: price === null ? null : usd }),
  };
}

/** Money with two digits, with more where two would show nothing. */
function toCents(usd: number): string {
  return usd > 0 && usd < 0.01 ? usd.toPrecision(2) : usd.toFixed(2);
}
