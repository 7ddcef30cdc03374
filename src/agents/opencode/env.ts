import type { Cli, CliRun } from "../../cli-agent/cli.ts";
import { configHome } from "./files.ts";

const KEY_VARIABLE = "PASSWHEN_MODEL_KEY";
const PROVIDER = "gate";

export const env: Cli["env"] = (run) => ({
  [KEY_VARIABLE]: run.key,
  XDG_CONFIG_HOME: configHome(run),
  // Where it looks for `.opencode`, `.claude` and `.agents` beside the working copy.
  OPENCODE_TEST_HOME: run.ownDir,
  OPENCODE_CONFIG_CONTENT: JSON.stringify(settings(run)),
  OPENCODE_PERMISSION: JSON.stringify(permissions(run)),
  // What the checkout ships would run as plugins, servers and instructions before any permission is asked for. These variables stop
  // most of it, and not the plugins: those are taken out of the working copy before.
  OPENCODE_DISABLE_PROJECT_CONFIG: "1",
  OPENCODE_PURE: "1",
  OPENCODE_DISABLE_EXTERNAL_SKILLS: "1",
  OPENCODE_DISABLE_CLAUDE_CODE: "1",
  OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
  // Without these it asks its vendor for models, versions and language servers.
  OPENCODE_DISABLE_MODELS_FETCH: "1",
  OPENCODE_DISABLE_AUTOUPDATE: "1",
  OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
  OPENCODE_DISABLE_SHARE: "1",
  // Two minutes by default: a test run may take longer.
  OPENCODE_EXPERIMENTAL_BASH_DEFAULT_TIMEOUT_MS: String(run.timeoutMs),
});

function settings({ url, model, tool, timeoutMs }: CliRun) {
  const name = `${PROVIDER}/${model}`;
  return {
    model: name,
    // Side jobs go to another model by default, of a provider that is not ours.
    small_model: name,
    share: "disabled",
    autoupdate: false,
    snapshot: false,
    provider: {
      [PROVIDER]: {
        // This adapter is part of the program; nothing is downloaded.
        npm: "@ai-sdk/openai-compatible",
        name: PROVIDER,
        options: { baseURL: `${url}/v1`, apiKey: `{env:${KEY_VARIABLE}}`, timeout: timeoutMs },
        models: { [model]: { limit: { context: 200_000, output: 16_000 } } },
      },
    },
    ...(tool === null ? {} : { mcp: { [tool.name]: toServer(tool) } }),
  };
}

function toServer({ command, args, env: environment }: NonNullable<CliRun["tool"]>) {
  return { type: "local", command: [command, ...args], environment, enabled: true };
}

/** There is nobody to ask: what is not allowed here is denied. Reading the web is, since a page may speak to the model; the shell
 *  reaches a server under test. */
function permissions({ homeDir, tmpDir }: CliRun) {
  return {
    external_directory: { "*": "deny", [`${homeDir}/*`]: "allow", [`${tmpDir}/*`]: "allow" },
    webfetch: "deny",
    websearch: "deny",
    question: "deny",
    // Other agents, with prompts of their own.
    task: "deny",
  };
}
