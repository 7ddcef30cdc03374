import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { systemClock } from "../../../src/adapters/clock.ts";
import type { ModelLimits } from "../../../src/adapters/models/limits.ts";
import { createModels } from "../../../src/adapters/models/models.ts";
import { createProcesses } from "../../../src/adapters/process/processes.ts";
import { createPrograms } from "../../../src/adapters/programs/programs.ts";
import type { AgentContext } from "../../../src/evidence/agent.ts";
import type { Programs } from "../../../src/ports/programs.ts";

/** Where installations are kept from run to run. */
const cacheDir = process.env["AGENTS_CACHE"] ?? join(tmpdir(), "passwhen-agents");

/** Names of the variables by which npm learns its registry, its way there and whom to trust. */
const NPM_VARIABLE = /^(?:npm_config_\w+|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i;

/** What npm needs of the machine that the suite runs on: the settings of whoever started it, by their place. */
const npmEnv: Readonly<Record<string, string>> = {
  npm_config_userconfig: join(homedir(), ".npmrc"),
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && NPM_VARIABLE.test(entry[0]),
    ),
  ),
};

const path = process.env["PATH"] ?? "/usr/bin:/bin";
const processes = createProcesses({ baseEnv: process.env });

/** One for all tests of a file: the same program is looked for once. */
export const programs: Programs = createPrograms({
  processes,
  cacheDir,
  tempDir: tmpdir(),
  path,
  npmEnv,
  nodeProgram: process.execPath,
  signal: new AbortController().signal,
});

/** Runs npm as the programs adapter does. Out: its exit code and what it printed. */
export async function askNpm(args: readonly string[]): Promise<{ readonly exitCode: number | null; readonly text: string }> {
  const dir = tmpdir();
  const { exitCode, stdout, stderr } = await processes.run({
    command: { argv: ["npm", ...args] },
    cwd: dir,
    homeDir: dir,
    tmpDir: dir,
    env: npmEnv,
    stdin: null,
    timeoutMs: 30_000,
    maxOutputBytes: 16_384,
    signal: new AbortController().signal,
  });
  return { exitCode, text: `${stdout.text}${stderr.text}`.trim() };
}

/** The real world of an agent, with a key and limits of the test's own. */
export function createWorldOf(parts: {
  readonly key: string;
  readonly limits: Partial<ModelLimits>;
  readonly signal: AbortSignal | undefined;
}): AgentContext {
  const secretOf = (name: string): string | undefined => (name === "AGENT_KEY" ? parts.key : undefined);
  return {
    processes,
    models: createModels({ secretOf, limits: parts.limits }),
    programs,
    tools: { offer: () => Promise.reject(new Error("not yet")) },
    secret: (name) => secretOf(name) ?? null,
    clock: systemClock,
    log: { info: () => {}, warning: () => {}, error: () => {} },
    signal: parts.signal ?? new AbortController().signal,
  };
}

/** What a job of the action needs of this machine to find the same installations. */
export function environmentOfJob(): Readonly<Record<string, string>> {
  return { ...npmEnv, RUNNER_TOOL_CACHE: cacheDir };
}
