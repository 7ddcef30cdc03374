import { createOpenAI } from "@ai-sdk/openai";
import { type Provider, settingsOf } from "./provider.ts";

export const provider: Provider = {
  path: "/v1",
  makeModel: (model, access) => createOpenAI(settingsOf(access)).responses(model),
};
