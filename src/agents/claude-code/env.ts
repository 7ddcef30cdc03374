import type { Cli } from "../../cli-agent/cli.ts";

export const env: Cli["env"] = ({ url, key, model, tmpDir, timeoutMs }) => ({
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_API_KEY: key,
  CLAUDE_CODE_TMPDIR: tmpDir,
  // What it does on the side must not ask for a model that nobody named.
  ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
  // Without these it asks the vendor for news, reports errors and replaces itself.
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
  DISABLE_AUTOUPDATER: "1",
  // Instructions and memories of the checkout are the author's, not ours.
  CLAUDE_CODE_DISABLE_CLAUDE_MDS: "1",
  CLAUDE_CODE_DISABLE_AUTO_MEMORY: "1",
  // Else tools of servers are hidden behind a search tool and the model does not see them.
  ENABLE_TOOL_SEARCH: "false",
  // A task in the background would let the run speak again after its final event.
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1",
  // Ten tries of a sick endpoint take three minutes; whoever stands for the endpoint tries by itself.
  CLAUDE_CODE_MAX_RETRIES: "2",
  BASH_DEFAULT_TIMEOUT_MS: String(timeoutMs),
  BASH_MAX_TIMEOUT_MS: String(timeoutMs),
});
