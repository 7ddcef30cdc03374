import { toUpstream } from "../../cli-agent/params.ts";
import { assert } from "../../lib/assert.ts";
import type { ModelCaps, ModelEndpoint, Wire } from "../../ports/models.ts";
import { type JudgeParams, type ProviderName, providerOf } from "./params.ts";

/** Where the judge's model is: behind the runtime's proxy, or at the gateway, whose protocol the proxy does not speak. */
export type JudgeEndpoint =
  | { readonly kind: "proxied"; readonly provider: Exclude<ProviderName, "gateway">; readonly endpoint: ModelEndpoint }
  | {
      readonly kind: "gateway";
      readonly model: string;
      readonly keyEnv: string;
      /** Null for the gateway's own address. */
      readonly baseUrl: string | null;
    };

interface ProviderFacts {
  readonly wire: Wire;
  /** Null where only the policy can say. */
  readonly upstream: string | null;
  readonly keyEnv: string;
}

const PROVIDERS: Readonly<Record<Exclude<ProviderName, "gateway">, ProviderFacts>> = {
  anthropic: { wire: "anthropic", upstream: "https://api.anthropic.com", keyEnv: "ANTHROPIC_API_KEY" },
  openai: { wire: "responses", upstream: "https://api.openai.com", keyEnv: "OPENAI_API_KEY" },
  google: { wire: "gemini", upstream: "https://generativelanguage.googleapis.com", keyEnv: "GEMINI_API_KEY" },
  compatible: { wire: "chat", upstream: null, keyEnv: "OPENAI_API_KEY" },
};

/** One call, twice again where it fails, and all of that once more where the endpoint takes no schema. */
const MAX_CALLS = 6;

/** In: params that passed their schema. */
export function endpointOf(params: JudgeParams): JudgeEndpoint {
  const provider = providerOf(params.model);
  assert(provider, "the schema lets known providers through only");
  const model = params.model.slice(provider.length + 1);
  const baseUrl = params["base-url"] ?? null;
  if (provider === "gateway")
    return { kind: "gateway", model, keyEnv: params["key-env"] ?? "AI_GATEWAY_API_KEY", baseUrl };
  const { wire, upstream, keyEnv } = PROVIDERS[provider];
  const address = baseUrl ?? upstream;
  assert(address !== null, "the schema asks for the address where there is none of its own");
  return {
    kind: "proxied",
    provider,
    endpoint: { wire, upstream: toUpstream(address, wire), keyEnv: params["key-env"] ?? keyEnv, model },
  };
}

/** What one judgement may use. The silences that the runtime's proxy bears are its own: a model may think for long. */
export function capsOf(params: JudgeParams): ModelCaps {
  return {
    calls: MAX_CALLS,
    tokens: params["budget-tokens"] ?? null,
    usd: params["budget-usd"] ?? null,
    silenceMs: null,
  };
}
