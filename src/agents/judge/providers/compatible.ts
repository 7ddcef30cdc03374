import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { Provider } from "./provider.ts";

export const provider: Provider = {
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
