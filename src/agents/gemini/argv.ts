import type { Cli } from "../../cli-agent/cli.ts";

export const argv: Cli["argv"] = ({ model, resume }) => [
  "-o",
  "stream-json",
  // Every other mode withholds the shell.
  "--approval-mode",
  "yolo",
  "-m",
  model,
  ...(resume === null ? [] : ["--resume", resume]),
];
