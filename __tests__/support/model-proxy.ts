import { onTestFinished } from "vitest";
import { createModels, type ModelsOptions } from "../../src/adapters/models/models.ts";
import type { ModelCaps, ModelEndpoint, ModelPrice, ModelSession, Wire } from "../../src/ports/models.ts";

/** What must never be seen by an agent, in an error or in a log. */
export const REAL_KEY = "real-key-0123456789abcdef";
export const NO_CAPS: ModelCaps = { calls: 1_000, tokens: null, usd: null, silenceMs: null };

export const CALL_PATHS: Readonly<Record<Wire, string>> = {
  anthropic: "/v1/messages",
  responses: "/v1/responses",
  chat: "/v1/chat/completions",
  gemini: "/v1beta/models/stub-model:streamGenerateContent",
};
export const WIRES = Object.keys(CALL_PATHS) as readonly Wire[];

export function endpointAt(upstream: string, wire: Wire = "anthropic", model = "stub-model"): ModelEndpoint {
  return { wire, upstream, keyEnv: "MODEL_KEY", model };
}

export interface ProxyOptions {
  readonly wire?: Wire;
  readonly model?: string;
  readonly caps?: Partial<ModelCaps>;
  readonly price?: ModelPrice | null;
  readonly limits?: NonNullable<ModelsOptions["limits"]>;
  readonly clock?: NonNullable<ModelsOptions["clock"]>;
}

/** A session before an endpoint, closed after the test. */
export async function openProxy(upstream: string, options: ProxyOptions = {}): Promise<ModelSession> {
  const { limits = {}, clock } = options;
  const models = createModels({ secretOf: () => REAL_KEY, limits, ...(clock === undefined ? {} : { clock }) });
  const endpoint = endpointAt(upstream, options.wire, options.model);
  const session = await models.open(endpoint, { ...NO_CAPS, ...options.caps }, options.price ?? null);
  onTestFinished(session.close);
  return session;
}

/** One model call of an agent. */
export async function ask(
  session: ModelSession,
  options: { readonly wire?: Wire; readonly body?: object; readonly key?: string; readonly signal?: AbortSignal } = {},
): Promise<Response> {
  return await fetch(`${session.url}${CALL_PATHS[options.wire ?? "anthropic"]}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": options.key ?? session.key },
    body: JSON.stringify({ model: "stub-model", ...options.body }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
}
