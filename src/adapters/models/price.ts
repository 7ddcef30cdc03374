import type { calcPrice } from "@pydantic/genai-prices";
import type { ModelEndpoint, ModelPrice } from "../../ports/models.ts";
import type { CallTokens } from "./wires/wire-shape.ts";

/** What one call costs in US dollars. In: the model that answered, null for the one that was asked. Out: null for no known price. */
export type PriceCall = (model: string | null, tokens: CallTokens) => number | null;

type CalcPrice = typeof calcPrice;

/** A given price counts for every model that answers; else list prices do, as the library has them on disk. A model that nobody
 *  knows costs what the endpoint's own does, so that another name in a request is no way around a budget. Out: null where the
 *  price of the endpoint's model is not known. */
export async function findPrice(
  endpoint: ModelEndpoint,
  given: ModelPrice | null,
  now: () => Date,
): Promise<PriceCall | null> {
  if (given !== null) return (_model, { input, output }) => (input * given.input + output * given.output) / 1_000_000;
  const library = await import("@pydantic/genai-prices");
  const priceOf = (model: string, tokens: CallTokens): number | null =>
    listPrice(library.calcPrice, endpoint.upstream, { model, tokens, timestamp: now() });
  const sample = { input: 1_000, cacheRead: 0, cacheWrite: 0, output: 1_000 };
  if (priceOf(endpoint.model, sample) === null) return null;
  return (model, tokens) => (model === null ? null : priceOf(model, tokens)) ?? priceOf(endpoint.model, tokens);
}

/** The price at this provider, else, behind a gateway that the library does not know, the one of the model's maker. */
function listPrice(
  calculate: CalcPrice,
  providerApiUrl: string,
  call: { readonly model: string; readonly tokens: CallTokens; readonly timestamp: Date },
): number | null {
  const { input, output, cacheRead, cacheWrite } = call.tokens;
  const known = { input_tokens: input, output_tokens: output };
  // The library throws where a model has no price for the cache; all input at the full price is then the upper bound.
  const usages = [{ ...known, cache_read_tokens: cacheRead, cache_write_tokens: cacheWrite }, known];
  for (const options of [{ providerApiUrl }, {}]) {
    for (const usage of usages) {
      const price = attempt(() => calculate(usage, call.model, { ...options, timestamp: call.timestamp }));
      if (price !== null && Number.isFinite(price.total_price)) return price.total_price;
    }
  }
  return null;
}

function attempt<T>(work: () => T | null): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
