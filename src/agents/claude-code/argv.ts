import type { Cli } from "../../cli-agent/cli.ts";
import { toolFile } from "./files.ts";

const TOOLS = ["Bash", "Read", "Edit", "Write", "Glob", "Grep"];

export const argv: Cli["argv"] = (run) => [
  "-p",
  "--output-format",
  "stream-json",
  // It refuses to stream without.
  "--verbose",
  "--model",
  run.model,
  // Settings of the checkout run hooks and redirect the model's endpoint before any permission is asked for.
  "--setting-sources",
  "user",
  "--strict-mcp-config",
  "--tools",
  TOOLS.join(","),
  // All permissions at once are refused to root; named tools are not.
  "--allowedTools",
  [...TOOLS, ...(run.tool === null ? [] : [`mcp__${run.tool.name}`])].join(","),
  ...(run.tool === null ? [] : ["--mcp-config", toolFile(run)]),
  ...(run.schema === null ? [] : ["--json-schema", JSON.stringify(run.schema)]),
  ...(run.resume === null ? [] : ["--resume", run.resume]),
];
