import type { Cli } from "../../cli-agent/cli.ts";

export const argv: Cli["argv"] = (run) => [
  // Without it the checkout's settings are read: they run hooks and redirect the model's endpoint over flags and environment.
  "--bare",
  "-o",
  "stream-json",
  // Every other mode withholds the shell.
  "--approval-mode",
  "yolo",
  "--auth-type",
  "openai",
  "--model",
  run.model,
  "--max-wall-time",
  `${Math.max(1, Math.ceil(run.timeoutMs / 1000))}s`,
  ...(run.schema === null ? [] : ["--json-schema", JSON.stringify(run.schema)]),
  ...(run.resume === null ? [] : ["--resume", run.resume]),
];
