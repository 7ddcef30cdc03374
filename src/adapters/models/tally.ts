import type { ModelCaps, ModelUsage } from "../../ports/models.ts";
import type { PriceCall } from "./price.ts";
import type { CallTokens } from "./wires/wire-shape.ts";

/** What one call may come to. */
interface CallEstimate {
  readonly inputTokens: number;
  /** Null where nobody knows. */
  readonly maxOutputTokens: number | null;
}

/** Whether a call may begin: counted now, to be asked again when another is over, or refused by a cap that is used up. */
type Begun =
  | { readonly kind: "counted"; readonly settle: (model: string | null, tokens: CallTokens) => void }
  | { readonly kind: "wait"; readonly change: Promise<void> }
  | { readonly kind: "refused"; readonly cap: string };

/** The count of one session. */
export interface Tally {
  readonly begin: (estimate: CallEstimate) => Begun;
  readonly usage: () => ModelUsage;
}

interface Reserved {
  readonly tokens: number;
  readonly usd: number;
}

/** Counts against caps. A cap refuses what comes after it was reached; what is under way then is counted still. While calls are under
 *  way that may reach a cap, others wait, so that no cap is passed by more than one call. */
export function createTally(caps: ModelCaps, price: PriceCall | null): Tally {
  let [calls, inputTokens, outputTokens, usd] = [0, 0, 0, 0];
  const underWay = new Set<Reserved>();
  let waiting: (() => void)[] = [];

  const usedUp = (): string | null => {
    const tokens = inputTokens + outputTokens;
    if (calls >= caps.calls) return `${calls} of ${caps.calls} calls used`;
    if (caps.tokens !== null && tokens >= caps.tokens) return `${tokens} of ${caps.tokens} tokens used`;
    if (caps.usd !== null && usd >= caps.usd) return `$${toCents(usd)} of $${toCents(caps.usd)} used`;
    return null;
  };
  const mayBeUsedUp = (): boolean => {
    let [tokens, dollars] = [inputTokens + outputTokens, usd];
    for (const one of underWay) [tokens, dollars] = [tokens + one.tokens, dollars + one.usd];
    return (caps.tokens !== null && tokens >= caps.tokens) || (caps.usd !== null && dollars >= caps.usd);
  };
  const add = (model: string | null, tokens: CallTokens): void => {
    inputTokens += tokens.input;
    outputTokens += tokens.output;
    usd += price?.(model, tokens) ?? 0;
  };
  return {
    begin: (estimate) => {
      const cap = usedUp();
      if (cap !== null) return { kind: "refused", cap };
      if (mayBeUsedUp()) return { kind: "wait", change: new Promise((resolve) => void waiting.push(resolve)) };
      calls += 1;
      const reserved = reserve(estimate, price);
      underWay.add(reserved);
      const settle = (model: string | null, tokens: CallTokens): void => {
        if (!underWay.delete(reserved)) return;
        add(model, tokens);
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      };
      return { kind: "counted", settle };
    },
    usage: () => ({ calls, inputTokens, outputTokens, usd: price === null ? null : usd }),
  };
}

function reserve({ inputTokens, maxOutputTokens }: CallEstimate, price: PriceCall | null): Reserved {
  if (maxOutputTokens === null) return { tokens: Infinity, usd: Infinity };
  const tokens = { input: inputTokens, cacheRead: 0, cacheWrite: 0, output: maxOutputTokens };
  return { tokens: inputTokens + maxOutputTokens, usd: price?.(null, tokens) ?? 0 };
}

/** Money with two digits, with more where two would show nothing. */
function toCents(usd: number): string {
  return usd > 0 && usd < 0.01 ? usd.toPrecision(2) : usd.toFixed(2);
}
