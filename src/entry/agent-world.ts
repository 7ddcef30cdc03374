import { tmpdir } from "node:os";
import { createModels } from "../adapters/models/models.ts";
import { createProcesses } from "../adapters/process/processes.ts";
import { createPrograms } from "../adapters/programs/programs.ts";
import { agentsCacheOf, npmEnvironmentOf } from "./npm-environment.ts";
import type { Policy } from "../policy/policy.ts";
import type { Environment } from "./settings.ts";

interface AgentWorldOptions {
  readonly mayInstall: boolean;
  readonly readOnly?: readonly string[];
  readonly workDir?: string;
}

/** What agents need of the machine, the same for a run and for looking at them. In: whether programs may be installed, folders that
 *  what runs may not change, and the one in them where programs have their own folders, none of which others see. */
export function createAgentWorld(
  env: Environment,
  signal: AbortSignal,
  { mayInstall, readOnly = [], workDir }: AgentWorldOptions,
) {
  const baseEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
  const processes = createProcesses({ baseEnv, readOnly, ...(workDir === undefined ? {} : { workDir }) });
  const secretOf = (name: string): string | undefined => env[name];
  // The policy is read later; the models look at it before every call.
  const budget: { usd: number | null; tokens: number | null } = { usd: null, tokens: null };
  return {
    processes,
    models: createModels({ secretOf, budget }),
    limitSpending: ({ usd, tokens }: Policy["budget"]): void => {
      budget.usd = usd;
      budget.tokens = tokens;
    },
    programs: createPrograms({
      processes,
      cacheDir: agentsCacheOf(env, tmpdir()),
      tempDir: workDir ?? env["RUNNER_TEMP"] ?? tmpdir(),
      path: env["PATH"] ?? "",
      npmEnv: npmEnvironmentOf(env),
      nodeProgram: process.execPath,
      signal,
      mayInstall,
    }),
    secret: (name: string): string | null => secretOf(name) ?? null,
  };
}
