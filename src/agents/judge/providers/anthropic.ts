import { createAnthropic } from "@ai-sdk/anthropic";
import { type Provider, settingsOf } from "./provider.ts";

export const provider: Provider = {
  path: "/v1",
  makeModel: (model, access) => createAnthropic(settingsOf(access))(model),
};
