import type * as Ai from "ai";
import { GateError, messageOf } from "../../lib/error.ts";
import type { ProviderName } from "./params.ts";

/** How a model is reached. */
export interface Access {
  /** With the path that the provider's library wants before its own; null for its default. */
  readonly baseUrl: string | null;
  readonly key: string;
}

/** The parts of the AI SDK that a judge needs, loaded. */
export interface Sdk {
  readonly ai: typeof Ai;
  readonly makeModel: (model: string, access: Access) => Ai.LanguageModel;
  /** Path behind the address of the runtime's proxy. */
  readonly path: string;
}

/** Loads the SDK and one provider, in chunks of their own. Throws: `GateError` (`agent-unavailable`). */
export async function loadSdk(provider: ProviderName): Promise<Sdk> {
  try {
    const [ai, rest] = await Promise.all([import("ai"), LOADERS[provider]()]);
    // Else it prints warnings, with text of strangers in them, where the runner reads commands.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    return { ai, ...rest };
  } catch (error) {
    throw new GateError("agent-unavailable", `the AI SDK cannot be loaded: ${messageOf(error)}`, { cause: error });
  }
}

type Loaded = Omit<Sdk, "ai">;

const LOADERS: Readonly<Record<ProviderName, () => Promise<Loaded>>> = {
  anthropic: async () => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return { path: "/v1", makeModel: (model, access) => createAnthropic(settingsOf(access))(model) };
  },
  openai: async () => {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return { path: "/v1", makeModel: (model, access) => createOpenAI(settingsOf(access)).responses(model) };
  },
  google: async () => {
    const { createGoogle } = await import("@ai-sdk/google");
    return { path: "/v1beta", makeModel: (model, access) => createGoogle(settingsOf(access))(model) };
  },
  compatible: async () => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return {
      path: "/v1",
      makeModel: (model, { baseUrl, key }) =>
        createOpenAICompatible({
          name: "compatible",
          baseURL: baseUrl ?? "",
          apiKey: key,
          // Else a stream tells nothing of what it used.
          includeUsage: true,
          supportsStructuredOutputs: true,
        }).chatModel(model),
    };
  },
  gateway: async () => {
    const { createGateway } = await import("@ai-sdk/gateway");
    return { path: "", makeModel: (model, access) => createGateway(settingsOf(access))(model) };
  },
};

function settingsOf({ baseUrl, key }: Access): { readonly apiKey: string; readonly baseURL?: string } {
  return { apiKey: key, ...(baseUrl !== null && { baseURL: baseUrl }) };
}
