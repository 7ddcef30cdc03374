import type { GateError } from "../lib/error.ts";

/** The protocols by which agents speak to models: Anthropic Messages, OpenAI Responses, OpenAI Chat Completions, Gemini
 *  generateContent. */
export type Wire = "anthropic" | "responses" | "chat" | "gemini";

/** Where a model is and how it is paid for. */
export interface ModelEndpoint {
  readonly wire: Wire;
  /** The provider's address without the wire's own path, such as `https://api.anthropic.com`; with a path where the provider has one
   *  (`https://gateway.example/openai`). No slash at the end, no `/v1`. */
  readonly upstream: string;
  /** Name of the variable of our own environment that holds the key. */
  readonly keyEnv: string;
  readonly model: string;
}

/** What one agent run may use; null for no limit of that sort. */
export interface ModelCaps {
  readonly calls: number;
  readonly tokens: number | null;
  readonly usd: number | null;
  /** Longest silence of the endpoint that is waited for, in milliseconds; null for the adapter's own. */
  readonly silenceMs: number | null;
}

/** US dollars for a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

/** What an agent run has used, as the runtime counted it. */
export interface ModelUsage {
  readonly calls: number;
  /** All tokens of the requests, read from a cache or not. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null where no price is known for the model. */
  readonly usd: number | null;
}

/** The way of one agent run to its model: an address on the loopback that stands for the endpoint and adds the real key. */
export interface ModelSession {
  /** Without the wire's own path and without a slash at the end: `http://127.0.0.1:40123`. */
  readonly url: string;
  /** What the agent gives as its key: good for this address and nothing else. */
  readonly key: string;
  readonly usage: () => ModelUsage;
  /** Aborted when the run must end: a cap is reached, or the endpoint fails again and again. Its reason is a `GateError`. */
  readonly stopped: AbortSignal;
  /** Calls whose answer has not ended, and for how long the most silent of them has said nothing. A call that the agent left before its
   *  end is among them. */
  readonly underWay: () => { readonly calls: number; readonly silentMs: number };
  /** The last failure of the endpoint that was not followed by a success; null where all is well. */
  readonly lastFault: () => GateError | null;
  readonly close: () => Promise<void>;
}

/** Access to models. Keys never leave the adapter. */
export interface Models {
  /** Whether the key is set. */
  readonly hasKey: (keyEnv: string) => boolean;
  /** One small request. The same endpoint is asked once a run. Throws: `GateError` (`key-missing`, `model-unreachable`,
   *  `model-unauthorized`, `model-not-found`, `model-rate-limited`, `model-unavailable`). */
  readonly preflight: (endpoint: ModelEndpoint, signal: AbortSignal) => Promise<void>;
  /** In: the price that the policy gives, null for the one that is known of the model. Throws: `GateError` (`key-missing`,
   *  `world-failed`, `price-unknown` for a cap in dollars, its own or the run's, where no price is known, `budget-exceeded` when that of the
   *  run is used up). */
  readonly open: (endpoint: ModelEndpoint, caps: ModelCaps, price: ModelPrice | null) => Promise<ModelSession>;
  /** What all sessions of the run have used together, those that are open among them; null while no call was made. `usd` is null as soon
   *  as one went to a model without a known price. */
  readonly spent: () => ModelUsage | null;
}
