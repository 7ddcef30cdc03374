import { basename, dirname, join } from "node:path";
import type { Cli, CliRun } from "../../cli-agent/cli.ts";

/** Written anew for every run: code of the pull request may have left settings in HOME before a session is resumed. */
export const files: Cli["files"] = (run) => ({
  [join(run.homeDir, ".gemini", "settings.json")]: JSON.stringify(settings(run)),
  // Of this name instructions are read in HOME whatever the settings say.
  [join(run.homeDir, ".gemini", "GEMINI.md")]: "",
  ...Object.fromEntries(envFiles(run).map((path) => [path, ""])),
});

/** It takes variables from the first of these that it finds from the working copy upward, else from HOME: above the working copy it is to
 *  find these, and nothing that others left in a folder further up. */
function envFiles({ cwd, homeDir }: CliRun): readonly string[] {
  return [dirname(cwd), homeDir].flatMap((folder) => [join(folder, ".gemini", ".env"), join(folder, ".env")]);
}

/** Without those that search the web, start other agents with models of their own, or go over to planning, which withholds the shell. */
const TOOLS = [
  "run_shell_command",
  "list_directory",
  "read_file",
  "read_many_files",
  "grep_search",
  "glob",
  "replace",
  "write_file",
];

function settings({ tool, timeoutMs, ownDir }: CliRun) {
  return {
    // An address of the endpoint alone selects a way to sign in that is refused without a person.
    security: { auth: { selectedType: "gemini-api-key" }, environmentVariableRedaction: { enabled: true } },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    // Its tries of a sick endpoint are five seconds and more apart.
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, maxAttempts: 3, plan: { enabled: false } },
    // A test run may be silent for longer than the five minutes after which its shell gives up.
    tools: {
      core: [...TOOLS, ...(tool === null ? [] : [`mcp_${tool.name}_*`])],
      shell: { inactivityTimeout: Math.ceil(timeoutMs / 1000) },
    },
    experimental: { enableAgents: false },
    hooksConfig: { enabled: false },
    skills: { enabled: false },
    admin: { extensions: { enabled: false } },
    // Instructions of the checkout are the author's, not ours; the setting has no "none", and a name that can be guessed can be used.
    context: { fileName: basename(ownDir) },
    // Servers of the runtime need no approval.
    ...(tool === null ? {} : { mcpServers: { [tool.name]: toServer(tool) } }),
  };
}

function toServer({ command, args, env }: NonNullable<CliRun["tool"]>) {
  return { command, args, env, trust: true };
}
