import type { Cli } from "../../cli-agent/cli.ts";

export const argv: Cli["argv"] = ({ resume }) => [
  "run",
  "--format",
  "json",
  // Without a title it asks the model for one.
  ...(resume === null ? ["--title", "verification"] : ["--session", resume]),
];
