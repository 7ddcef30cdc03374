import { join } from "node:path";
import type { Cli, CliRun } from "../../cli-agent/cli.ts";

/** All settings come in the environment. The file is written anew, empty, for every run, in a folder that is new each time: code of
 *  the pull request may have left others in HOME before a session is resumed. */
export const files: Cli["files"] = (run) => ({ [join(configHome(run), "opencode", "opencode.json")]: "{}" });

export function configHome({ ownDir }: CliRun): string {
  return join(ownDir, "config");
}
