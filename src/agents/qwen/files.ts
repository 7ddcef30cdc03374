import type { Cli } from "../../cli-agent/cli.ts";

/** None: `--bare` reads no settings, its own in HOME included. */
export const files: Cli["files"] = () => ({});
