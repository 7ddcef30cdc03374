import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { systemClock } from "../adapters/clock.ts";
import { createKeeper } from "../adapters/keep-file.ts";
import { createProcesses } from "../adapters/process/processes.ts";
import { agentParams, agents } from "../agents/index.ts";
import { checkFacts, checkParams, checks } from "../checks/index.ts";
import { matchPaths } from "../checks/paths/globs.ts";
import { assert } from "../lib/assert.ts";
import { toWorldError } from "../lib/error.ts";
import type { Git } from "../ports/git.ts";
import type { CodeHost } from "../ports/code-host.ts";
import type { Log } from "../ports/log.ts";
import type { Sink } from "../publish/sink.ts";
import type { RunSettings, World } from "../world.ts";
import type { Environment } from "./settings.ts";

/** The parts of a world that differ between the doors. */
export interface WorldParts {
  readonly env: Environment;
  readonly git: Git;
  readonly host: CodeHost | null;
  readonly log: Log;
  readonly sinks: readonly Sink[];
  readonly settings: RunSettings;
  readonly onProgress: World["onProgress"];
  readonly signal: AbortSignal;
  readonly findTampering: World["findTampering"];
}

/** The real world: processes and plug-ins are the same behind every door. */
export function createWorld({ env, ...parts }: WorldParts): World {
  const processes = createProcesses({ baseEnv: definedOf(env) });
  return {
    ...parts,
    clock: systemClock,
    processes,
    isIsolated: processes.isIsolated,
    kinds: { agents: agentParams, checks: checkParams },
    checkFacts,
    matchPaths,
    loadAgent: (use) => load(agents, use),
    loadCheck: (kind) => load(checks, kind),
    keeperFor: (gate, check) => createKeeper(join(parts.settings.outputDir, "gates", safeName(gate), safeName(check))),
    limiter: (concurrency) => pLimit(concurrency),
  };
}

/** The policy was validated against the same registry, so a name that is missing here is a bug. */
function load<T>(shelf: Readonly<Record<string, () => Promise<T>>>, name: string): Promise<T> {
  const loader = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  assert(loader, `nothing is registered as ${name}`);
  return loader();
}

/** A private folder of this run for git objects and working copies. Throws: `GateError`. */
export async function makeScratchDir(parent: string | null): Promise<string> {
  try {
    return await mkdtemp(join(parent ?? tmpdir(), "passwhen-"));
  } catch (error) {
    throw toWorldError("no temporary folder can be made", error);
  }
}

/** Gate names come from plans: nothing of them may lead out of the output folder. */
function safeName(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]+/g, "-").slice(0, 100);
}

function definedOf(env: Environment): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
