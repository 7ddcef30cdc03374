import type { JudgeParams, ProviderName } from "./params.ts";

/** Judgements are short; what a model thinks first is counted here too by most providers. */
const DEFAULT_OUTPUT_TOKENS = 16_000;
const MIN_OUTPUT_TOKENS = 256;
/** As the runtime's proxy estimates. */
const BYTES_PER_TOKEN = 4;

/** How long the answer may be, or why nothing may be asked at all. */
export type OutputLimit =
  | { readonly kind: "limit"; readonly maxTokens: number | null; readonly isOfBudget: boolean }
  | { readonly kind: "used-up"; readonly detail: string };

/** What the budget leaves for the answer after the prompt. In: the prompt's size in bytes, all of it. Dollars are looked at where the
 *  policy gives the price; the runtime's proxy counts them in any case. */
export function limitOutput(params: JudgeParams, provider: ProviderName, promptBytes: number): OutputLimit {
  // Servers of small models refuse a limit that is larger than all they can hold.
  const asked = params["max-output-tokens"] ?? (provider === "compatible" ? null : DEFAULT_OUTPUT_TOKENS);
  const promptTokens = Math.ceil(promptBytes / BYTES_PER_TOKEN);
  const left = Math.floor(Math.min(leftOfTokens(params, promptTokens), leftOfDollars(params, promptTokens)));
  if (left < MIN_OUTPUT_TOKENS) {
    const budgets = [
      ...(params["budget-tokens"] === undefined ? [] : [`${params["budget-tokens"]} tokens`]),
      ...(params["budget-usd"] === undefined ? [] : [`$${params["budget-usd"]}`]),
    ];
    const detail = `its prompt alone has about ${promptTokens} tokens, which leaves no answer in its budget of ${budgets.join(" and ")}`;
    return { kind: "used-up", detail };
  }
  if (asked !== null && asked <= left) return { kind: "limit", maxTokens: asked, isOfBudget: false };
  return Number.isFinite(left)
    ? { kind: "limit", maxTokens: left, isOfBudget: true }
    : { kind: "limit", maxTokens: null, isOfBudget: false };
}

function leftOfTokens(params: JudgeParams, promptTokens: number): number {
  return (params["budget-tokens"] ?? Infinity) - promptTokens;
}

function leftOfDollars(params: JudgeParams, promptTokens: number): number {
  const { price, "budget-usd": budget } = params;
  if (budget === undefined || price === undefined) return Infinity;
  const left = budget - (promptTokens * price.input) / 1_000_000;
  if (left <= 0) return 0;
  return price.output === 0 ? Infinity : (left * 1_000_000) / price.output;
}
