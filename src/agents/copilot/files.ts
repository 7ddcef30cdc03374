import { join } from "node:path";
import type { Cli, CliRun } from "../../cli-agent/cli.ts";

/** Those in HOME are written anew, empty, for every run: code of the pull request may have left others there before a session is
 *  resumed. */
export const files: Cli["files"] = (run) => ({
  [join(run.homeDir, ".copilot", "settings.json")]: JSON.stringify({ disableAllHooks: true }),
  [join(run.homeDir, ".copilot", "mcp-config.json")]: JSON.stringify({ mcpServers: {} }),
  // Hooks that lie in this folder run all the same: a file in its place keeps it from being one.
  [join(run.homeDir, ".copilot", "hooks")]: "",
  ...(run.tool === null ? {} : { [toolFile(run)]: JSON.stringify(toolSettings(run.tool)) }),
});

export function toolFile({ ownDir }: CliRun): string {
  return join(ownDir, "mcp.json");
}

function toolSettings({ name, command, args, env }: NonNullable<CliRun["tool"]>) {
  return { mcpServers: { [name]: { type: "local", command, args, env, tools: ["*"] } } };
}
