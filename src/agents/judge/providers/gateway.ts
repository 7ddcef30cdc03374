import { createGateway } from "@ai-sdk/gateway";
import { type Provider, settingsOf } from "./provider.ts";

export const provider: Provider = {
  path: "",
  makeModel: (model, access) => createGateway(settingsOf(access))(model),
};
