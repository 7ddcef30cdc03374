import { cliAgent } from "../../cli-agent/agent.ts";
import type { Cli } from "../../cli-agent/cli.ts";
import { argv } from "./argv.ts";
import { env } from "./env.ts";
import { files } from "./files.ts";
import { program } from "./program.ts";
import { read } from "./read.ts";

/** opencode, without a person: `opencode run`. */
export const cli: Cli = {
  use: "opencode",
  program,
  wire: "chat",
  upstream: "https://api.openai.com",
  keyEnv: "OPENAI_API_KEY",
  structuredBy: "tool",
  files,
  env,
  argv,
  read,
};

export const agent = cliAgent(cli);
