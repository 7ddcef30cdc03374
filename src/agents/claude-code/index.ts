import { cliAgent } from "../../cli-agent/agent.ts";
import type { Cli } from "../../cli-agent/cli.ts";
import { argv } from "./argv.ts";
import { env } from "./env.ts";
import { files } from "./files.ts";
import { program } from "./program.ts";
import { read } from "./read.ts";

/** Claude Code, without a person: `claude -p`. */
export const cli: Cli = {
  use: "claude-code",
  program,
  wire: "anthropic",
  upstream: "https://api.anthropic.com",
  keyEnv: "ANTHROPIC_API_KEY",
  structuredBy: "schema",
  files,
  env,
  argv,
  read,
};

export const agent = cliAgent(cli);
