import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { systemClock } from "../../../src/adapters/clock.ts";
import type { ModelLimits } from "../../../src/adapters/models/limits.ts";
import { createModels } from "../../../src/adapters/models/models.ts";
import { createProcesses } from "../../../src/adapters/process/processes.ts";
import { createPrograms } from "../../../src/adapters/programs/programs.ts";
import { createTools } from "../../../src/adapters/tools/tools.ts";
import { agentsCacheOf, npmEnvironmentOf } from "../../../src/entry/npm-environment.ts";
import type { AgentContext } from "../../../src/evidence/agent.ts";
import type { Programs } from "../../../src/ports/programs.ts";

/** The only variable that holds a key. */
export const KEY_VARIABLE = "AGENT_KEY";

/** What a job of the action needs of this machine: where npm's settings are, where installations are kept from run to run. */
export const jobEnvironment: Readonly<Record<string, string>> = {
  ...npmEnvironmentOf({ HOME: homedir(), ...process.env }),
  RUNNER_TOOL_CACHE: process.env["AGENTS_CACHE"] ?? join(tmpdir(), "passwhen-agents-cache"),
};

const npmEnv = npmEnvironmentOf(jobEnvironment);
const processes = createProcesses({ baseEnv: process.env });
const toolServer = fileURLToPath(new URL("../../../src/entry/tool-server.ts", import.meta.url));

/** One for all tests of a file: the same program is looked for once. */
export const programs: Programs = createPrograms({
  processes,
  cacheDir: agentsCacheOf(jobEnvironment, tmpdir()),
  tempDir: tmpdir(),
  path: process.env["PATH"] ?? "",
  npmEnv,
  nodeProgram: process.execPath,
  signal: new AbortController().signal,
});

/** Whether the registry that npm uses here has this version. */
export async function isInRegistry(npmPackage: string, version: string): Promise<boolean> {
  const dir = tmpdir();
  const { exitCode, stdout } = await processes.run({
    command: { argv: ["npm", "view", `${npmPackage}@${version}`, "version", "--fetch-retries=1"] },
    cwd: dir,
    homeDir: dir,
    tmpDir: dir,
    env: npmEnv,
    stdin: null,
    timeoutMs: 60_000,
    maxOutputBytes: 16_384,
    signal: new AbortController().signal,
  });
  return exitCode === 0 && stdout.text.trim() === version;
}

/** The real world of an agent, with a key and limits of the test's own. */
export function createContext(parts: {
  readonly key: string;
  readonly limits: Partial<ModelLimits>;
  readonly signal: AbortSignal | null;
}): AgentContext {
  const secretOf = (name: string): string | undefined => (name === KEY_VARIABLE ? parts.key : undefined);
  return {
    processes,
    models: createModels({ secretOf, limits: parts.limits }),
    programs,
    tools: createTools({ serverProgram: [process.execPath, toolServer] }),
    secret: (name) => secretOf(name) ?? null,
    clock: systemClock,
    log: { info: () => {}, warning: () => {}, error: () => {} },
    signal: parts.signal ?? new AbortController().signal,
  };
}
