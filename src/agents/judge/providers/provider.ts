import type { LanguageModel } from "ai";

/** How a model is reached. */
export interface Access {
  /** With the path that the provider's library wants before its own; null for its default. */
  readonly baseUrl: string | null;
  readonly key: string;
}

/** One provider of the SDK, as the judge needs it. */
export interface Provider {
  /** Path behind the address of the runtime's proxy. */
  readonly path: string;
  readonly makeModel: (model: string, access: Access) => LanguageModel;
}

/** What every provider's library takes. */
export function settingsOf({ baseUrl, key }: Access): { readonly apiKey: string; readonly baseURL?: string } {
  return { apiKey: key, ...(baseUrl !== null && { baseURL: baseUrl }) };
}
