import { join } from "node:path";
import type { Cli, CliRun } from "../../cli-agent/cli.ts";

/** Written anew for every run: code of the pull request may have left settings in HOME before a session is resumed. */
export const files: Cli["files"] = (run) => ({
  [join(run.homeDir, ".claude", "settings.json")]: JSON.stringify(SETTINGS),
  ...(run.tool === null ? {} : { [toolFile(run)]: JSON.stringify(toolSettings(run.tool)) }),
});

const SETTINGS = { disableAllHooks: true };

export function toolFile({ ownDir }: CliRun): string {
  return join(ownDir, "mcp.json");
}

function toolSettings({ name, command, args, env }: NonNullable<CliRun["tool"]>) {
  return { mcpServers: { [name]: { type: "stdio", command, args, env } } };
}
