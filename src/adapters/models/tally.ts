import type { ModelCaps, ModelUsage } from "../../ports/models.ts";
import { LARGEST_ANSWER_TOKENS } from "./limits.ts";
import { createMeter, type Amount, type Meter } from "./meter.ts";
import type { PriceCall } from "./price.ts";
import type { CallTokens } from "./wires/wire-shape.ts";

/** What one call may come to. */
interface CallEstimate {
  readonly inputTokens: number;
  /** Null where the request does not say; infinite where it asks for several answers. */
  readonly maxOutputTokens: number | null;
}

/** Whether a call may begin: counted now, to be asked again when another is over, or refused by a cap that is used up. */
type Begun =
  | { readonly kind: "counted"; readonly settle: (model: string | null, tokens: CallTokens) => void }
  | { readonly kind: "wait"; readonly change: Promise<void> }
  | { readonly kind: "refused"; readonly whose: "session" | "run"; readonly cap: string };

/** The count of one session, and with it that of the run. */
export interface Tally {
  readonly begin: (estimate: CallEstimate) => Begun;
  readonly usage: () => ModelUsage;
}

/** Counts each call twice: against the caps of its session, and against those of the run, which all sessions share. */
export function createTally(caps: ModelCaps, price: PriceCall | null, run: Meter): Tally {
  const session = createMeter(caps);
  return {
    begin: (estimate) => {
      const own = session.usedUp();
      if (own !== null) return { kind: "refused", whose: "session", cap: own };
      const shared = run.usedUp();
      if (shared !== null) return { kind: "refused", whose: "run", cap: shared };
      for (const meter of [session, run]) if (meter.mayBeUsedUp()) return { kind: "wait", change: meter.change() };
      const settleSession = session.begin(reserve(estimate, Infinity, price));
      // All agents at once would have to wait for each other, were an answer without a limit thought to be without end.
      const settleRun = run.begin(reserve(estimate, LARGEST_ANSWER_TOKENS, price));
      const settle = (model: string | null, tokens: CallTokens): void => {
        const used = { tokens, usd: price === null ? null : (price(model, tokens) ?? 0) };
        settleSession(used);
        settleRun(used);
      };
      return { kind: "counted", settle };
    },
    usage: () => ({ ...session.used(), ...(price === null ? { usd: null } : {}) }),
  };
}

/** In: what an answer may have where its request does not say. */
function reserve(
  { inputTokens, maxOutputTokens }: CallEstimate,
  unnamedOutput: number,
  price: PriceCall | null,
): Amount {
  const tokens = { input: inputTokens, cacheRead: 0, cacheWrite: 0, output: maxOutputTokens ?? unnamedOutput };
  if (price === null) return { tokens, usd: null };
  return { tokens, usd: Number.isFinite(tokens.output) ? (price(null, tokens) ?? 0) : Infinity };
}
