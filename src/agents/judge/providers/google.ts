import { createGoogle } from "@ai-sdk/google";
import { type Provider, settingsOf } from "./provider.ts";

export const provider: Provider = {
  path: "/v1beta",
  makeModel: (model, access) => createGoogle(settingsOf(access))(model),
};
