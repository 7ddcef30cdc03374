import { cliAgent } from "../../cli-agent/agent.ts";
import type { Cli } from "../../cli-agent/cli.ts";
import { argv } from "./argv.ts";
import { env } from "./env.ts";
import { files } from "./files.ts";
import { program } from "./program.ts";
import { read, readHead } from "./read.ts";

/** Gemini CLI, without a person. */
export const cli: Cli = {
  use: "gemini",
  program,
  wire: "gemini",
  upstream: "https://generativelanguage.googleapis.com",
  keyEnv: "GEMINI_API_KEY",
  structuredBy: "tool",
  files,
  env,
  argv,
  read,
  readHead,
};

export const agent = cliAgent(cli);
