import { join } from "node:path";
import type { Cli, CliRun } from "../../cli-agent/cli.ts";
import { toStrictSchema } from "./strict-schema.ts";

/** `config.toml` is written anew, empty, for every run: all settings come as arguments, and code of the pull request may have left
 *  others in HOME before a session is resumed. It also makes the folder, which must exist. */
export const files: Cli["files"] = (run) => ({
  [join(codexHome(run), "config.toml")]: "",
  // Its variables would be taken over, even those that are set.
  [join(codexHome(run), ".env")]: "",
  ...(run.schema === null ? {} : { [schemaFile(run)]: JSON.stringify(toStrictSchema(run.schema)) }),
});

/** Must not lie below TMPDIR: it then makes no helper programs, and every command in its sandbox fails. */
export function codexHome({ homeDir }: CliRun): string {
  return join(homeDir, ".codex");
}

export function schemaFile({ ownDir }: CliRun): string {
  return join(ownDir, "schema.json");
}
