import { join } from "node:path";
import type { Cli } from "../../cli-agent/cli.ts";
import { toolFile } from "./files.ts";

/** Never `--trust-folder`, `--yolo` or `--allow-all`: the first runs what the checkout configures, the others open the whole machine. */
export const argv: Cli["argv"] = (run) => [
  "--output-format",
  "json",
  "--stream",
  "off",
  "--allow-all-tools",
  "--no-ask-user",
  "--no-custom-instructions",
  "--disable-builtin-mcps",
  "--no-auto-update",
  "--no-remote",
  "--no-bash-env",
  "--log-dir",
  join(run.ownDir, "logs"),
  ...(run.tool === null ? [] : ["--additional-mcp-config", `@${toolFile(run)}`]),
  ...(run.resume === null ? [] : [`--resume=${run.resume}`]),
];
