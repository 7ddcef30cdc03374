import type * as AiSdk from "./ai-sdk.ts";
import { GateError, messageOf } from "../../lib/error.ts";
import type { ProviderName } from "./params.ts";
import type { Provider } from "./providers/provider.ts";

/** The parts of the AI SDK that a judge needs, loaded. */
export interface Sdk {
  readonly ai: typeof AiSdk;
  readonly provider: Provider;
}

const PROVIDERS: Readonly<Record<ProviderName, () => Promise<{ readonly provider: Provider }>>> = {
  anthropic: () => import("./providers/anthropic.ts"),
  openai: () => import("./providers/openai.ts"),
  google: () => import("./providers/google.ts"),
  compatible: () => import("./providers/compatible.ts"),
  gateway: () => import("./providers/gateway.ts"),
};

/** Loads the SDK and one provider, in chunks of their own. Throws: `GateError` (`agent-unavailable`). */
export async function loadSdk(name: ProviderName): Promise<Sdk> {
  try {
    const [ai, { provider }] = await Promise.all([import("./ai-sdk.ts"), PROVIDERS[name]()]);
    // Else it prints warnings, with text of strangers in them, where the runner reads commands.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    return { ai, provider };
  } catch (error) {
    throw new GateError("agent-unavailable", `the AI SDK cannot be loaded: ${messageOf(error)}`, { cause: error });
  }
}
