import type { Cli } from "../../cli-agent/cli.ts";

/** It takes every variable that is not set from the nearest `.env` in the folders above the working copy and in HOME, and code of the pull
 *  request may have left one there. These would lead it to other settings, or make it run something; see also `files.ts`. */
const NOT_FROM_FILES = {
  GEMINI_CLI_HOME: "",
  GEMINI_CLI_SYSTEM_SETTINGS_PATH: "",
  GEMINI_CLI_SYSTEM_DEFAULTS_PATH: "",
  GEMINI_SANDBOX: "",
  GEMINI_SYSTEM_MD: "",
  NODE_OPTIONS: "",
  BASH_ENV: "",
  LD_PRELOAD: "",
};

export const env: Cli["env"] = ({ url, key }) => ({
  GOOGLE_GEMINI_BASE_URL: url,
  GEMINI_API_KEY: key,
  // It works in no folder that nobody trusts. What it would obey there was taken out before.
  GEMINI_CLI_TRUST_WORKSPACE: "true",
  // Else it starts itself once more, and the first of the two keeps signals to itself.
  GEMINI_CLI_NO_RELAUNCH: "true",
  ...NOT_FROM_FILES,
});
