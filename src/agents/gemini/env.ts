import type { Cli } from "../../cli-agent/cli.ts";

export const env: Cli["env"] = ({ url, key }) => ({
  GOOGLE_GEMINI_BASE_URL: url,
  GEMINI_API_KEY: key,
  // It works in no folder that nobody trusts. What it would obey there was taken out before.
  GEMINI_CLI_TRUST_WORKSPACE: "true",
  // Else it starts itself once more, and the first of the two keeps signals to itself.
  GEMINI_CLI_NO_RELAUNCH: "true",
});
