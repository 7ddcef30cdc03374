import { createHash } from "node:crypto";
import { GateError } from "../../lib/error.ts";
import { quote } from "../../lib/fault.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ModelEndpoint, Models } from "../../ports/models.ts";
import { systemClock } from "../clock.ts";
import { toUpstream, usableKey, type Upstream } from "./endpoint.ts";
import { DEFAULT_LIMITS, type ModelLimits } from "./limits.ts";
import { askOnce } from "./preflight.ts";
import { findPrice } from "./price.ts";
import { describeRefusal, openSession } from "./session.ts";
import { createMeter } from "./meter.ts";
import { createTally } from "./tally.ts";

export interface ModelsOptions {
  /** The value of a variable of our own environment. */
  readonly secretOf: (name: string) => string | undefined;
  readonly clock?: Clock;
  readonly limits?: Partial<ModelLimits>;
  /** Most that all sessions together may use, null for no limit of that sort. Looked at for each call, so that it may be set once the
   *  policy is read. */
  readonly budget?: { readonly usd: number | null; readonly tokens: number | null };
}

const NO_BUDGET = { usd: null, tokens: null };

/** Agents count tokens before a call, and ask for the models there are when they start. */
const FREE_REQUESTS_PER_CALL = 10;

/** Access to models through a proxy on the loopback that has the keys. No request or answer is logged, and no key is in an error.
 *  Variables such as `HTTPS_PROXY` are not looked at; `NODE_EXTRA_CA_CERTS` is, by Node itself. */
export function createModels({
  secretOf,
  clock = systemClock,
  limits: given = {},
  budget = NO_BUDGET,
}: ModelsOptions): Models {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const run = createMeter(budget);
  const asked = new Map<string, Promise<void>>();

  const askShared = (name: string, upstream: Upstream, signal: AbortSignal): Promise<void> => {
    const known = asked.get(name);
    if (known !== undefined) return known;
    const asking = askOnce(upstream, limits, signal);
    asked.set(name, asking);
    asking.catch((error: unknown) => {
      // What may pass, and what one caller cancelled, is asked anew by the next.
      const isPassing = !(error instanceof GateError) || error.isRetryable || error.code === "cancelled";
      if (isPassing) asked.delete(name);
    });
    return asking;
  };

  return {
    hasKey: (keyEnv) => usableKey(secretOf(keyEnv)) !== null,
    preflight: async (endpoint, signal) => {
      const upstream = toUpstream(endpoint, secretOf);
      for (;;) {
        try {
          return await askShared(nameOf(endpoint, upstream), upstream, signal);
        } catch (error) {
          const isOfAnother = error instanceof GateError && error.code === "cancelled" && !signal.aborted;
          if (!isOfAnother) throw error;
        }
      }
    },
    open: async (endpoint, caps, price) => {
      const upstream = toUpstream(endpoint, secretOf);
      const cap = run.usedUp();
      if (cap !== null) throw new GateError("budget-exceeded", describeRefusal({ whose: "run", cap }));
      const priceCall = await findPrice(endpoint, price, clock.now);
      if ((caps.usd !== null || budget.usd !== null) && priceCall === null)
        throw new GateError(
          "price-unknown",
          `no price is known for the model ${quote(endpoint.model)}, so ${caps.usd === null ? "the run's" : "its"} budget in dollars cannot be kept; add \`price: { input, output }\` in dollars for a million tokens to the agent's policy`,
        );
      const freeRequests = FREE_REQUESTS_PER_CALL * Math.max(1, caps.calls);
      const { silenceMs } = caps;
      const patience =
        silenceMs === null
          ? limits
          : {
              ...limits,
              firstByteMs: Math.min(limits.firstByteMs, silenceMs),
              idleMs: Math.min(limits.idleMs, silenceMs),
            };
      return await openSession({
        upstream,
        tally: createTally(caps, priceCall, run),
        clock,
        limits: patience,
        freeRequests,
      });
    },
    spent: () => {
      const used = run.used();
      return used.calls === 0 ? null : used;
    },
  };
}

/** Endpoint and key, the key as a digest so that no map holds one. */
function nameOf({ wire, model }: ModelEndpoint, { url, key }: Upstream): string {
  const digest = createHash("sha256").update(key).digest("hex");
  return JSON.stringify([wire, url.href, model, digest]);
}
