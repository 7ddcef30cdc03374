import type { ModelUsage } from "../../ports/models.ts";
import type { CallTokens } from "./wires/wire-shape.ts";

/** Most that may be used; null for no limit of that sort. Read anew at each call. */
interface MeterCaps {
  readonly calls?: number | null;
  readonly tokens: number | null;
  readonly usd: number | null;
}

/** What one call may come to, or did. */
export interface Amount {
  readonly tokens: Pick<CallTokens, "input" | "output">;
  /** Null where no price is known. */
  readonly usd: number | null;
}

/** A count against caps. A cap refuses what comes after it was reached; what is under way then is counted still. While calls are under way
 *  that may reach a cap, others wait, so that no cap is passed by more than one call. */
export interface Meter {
  /** The cap that is used up, in words; null while none is. */
  readonly usedUp: () => string | null;
  /** Whether calls under way may use up a cap. */
  readonly mayBeUsedUp: () => boolean;
  /** Settles when a call that is under way is over. */
  readonly change: () => Promise<void>;
  /** Counts a call and what it may come to. Out: puts what it did come to in that place, once. */
  readonly begin: (estimate: Amount) => (used: Amount) => void;
  /** `usd` is null when a call went to a model without a known price. */
  readonly used: () => ModelUsage;
}

/** In: the caps. Throws: never. */
export function createMeter(caps: MeterCaps): Meter {
  let [calls, inputTokens, outputTokens, usd, isPriced] = [0, 0, 0, 0, true];
  const underWay = new Set<Amount>();
  let waiting: (() => void)[] = [];
  return {
    usedUp: () => {
      const tokens = inputTokens + outputTokens;
      const most = caps.calls ?? null;
      if (most !== null && calls >= most) return `${calls} of ${most} calls used`;
      if (caps.tokens !== null && tokens >= caps.tokens) return `${tokens} of ${caps.tokens} tokens used`;
      if (caps.usd !== null && usd >= caps.usd) return `$${toCents(usd)} of $${toCents(caps.usd)} used`;
      return null;
    },
    mayBeUsedUp: () => {
      let [tokens, dollars] = [inputTokens + outputTokens, usd];
      for (const one of underWay)
        [tokens, dollars] = [tokens + one.tokens.input + one.tokens.output, dollars + (one.usd ?? 0)];
      return (caps.tokens !== null && tokens >= caps.tokens) || (caps.usd !== null && dollars >= caps.usd);
    },
    change: () => new Promise((resolve) => void waiting.push(resolve)),
    begin: (estimate) => {
      calls += 1;
      isPriced &&= estimate.usd !== null;
      underWay.add(estimate);
      return (used) => {
        if (!underWay.delete(estimate)) return;
        inputTokens += used.tokens.input;
        outputTokens += used.tokens.output;
        usd += used.usd ?? 0;
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      };
    },
    used: () => ({ calls, inputTokens, outputTokens, usd: isPriced ? usd : null }),
  };
}

/** Money with two digits, with more where two would show nothing. */
function toCents(usd: number): string {
  return usd > 0 && usd < 0.01 ? usd.toPrecision(2) : usd.toFixed(2);
}
