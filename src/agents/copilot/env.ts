import type { Cli } from "../../cli-agent/cli.ts";

/** Never `COPILOT_ALLOW_ALL`: it makes the checkout trusted, and what it configures runs. */
export const env: Cli["env"] = ({ url, key, model }) => ({
  // No account, no news, no web tools; nothing but the model's address is spoken to.
  COPILOT_OFFLINE: "true",
  COPILOT_AUTO_UPDATE: "false",
  COPILOT_PROVIDER_TYPE: "openai",
  COPILOT_PROVIDER_WIRE_API: "completions",
  COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
  COPILOT_PROVIDER_API_KEY: key,
  COPILOT_MODEL: model,
  // It takes 128,000 for a model that it does not know.
  COPILOT_PROVIDER_MAX_PROMPT_TOKENS: "180000",
});
