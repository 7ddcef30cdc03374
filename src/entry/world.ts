import { existsSync, realpathSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import pLimit from "p-limit";
import { systemClock } from "../adapters/clock.ts";
import { createEventLog } from "../adapters/event-log.ts";
import { createKeeper } from "../adapters/keep-file.ts";
import { createTools } from "../adapters/tools/tools.ts";
import { createTranscripts } from "../adapters/transcript.ts";
import { agents } from "../agents/index.ts";
import { checkFacts, checkParams, checks } from "../checks/index.ts";
import { AGENT_CONFIG_NAMES } from "../cli-agent/agent-config-names.ts";
import { matchPaths } from "../checks/paths/globs.ts";
import { assert } from "../lib/assert.ts";
import type { GateEvent } from "../event/event.ts";
import type { Git } from "../ports/git.ts";
import type { CodeHost } from "../ports/code-host.ts";
import type { Log } from "../ports/log.ts";
import type { Sink } from "../publish/sink.ts";
import type { RunSettings, World } from "../world.ts";
import { createAgentWorld } from "./agent-world.ts";
import { WORK } from "./scratch-dir.ts";
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
  /** Shows an event to whoever watches; it is written to the output folder in any case. */
  readonly showEvent?: World["onEvent"];
  /** Unique key of the run for an event. */
  readonly runKeyFor: (event: GateEvent) => string;
  readonly signal: AbortSignal;
  readonly findTampering: World["findTampering"];
  /** Folders of ours that what runs may not change, beside the output folder; the run's own one first: see
   *  `scratchFolders`. */
  readonly readOnly: readonly [scratchDir: string, ...others: string[]];
}

/** The real world: processes and plug-ins are the same behind every door. */
export function createWorld(own: WorldParts): World {
  const [scratchDir] = own.readOnly;
  const readOnly = [own.settings.outputDir, ...own.readOnly];
  const options = { mayInstall: true, readOnly, workDir: join(scratchDir, WORK) };
  return createRound(own, createAgentWorld(own.env, own.signal, options), 0);
}

/** What the models count, they count for all commits of a run together. */
function createRound(own: WorldParts, agentWorld: ReturnType<typeof createAgentWorld>, round: number): World {
  const folder = round === 0 ? "" : `redo-${round}`;
  const { showEvent, runKeyFor, env: _env, readOnly: _readOnly, ...parts } = own;
  const folderOf = (gate: string, check: string): string =>
    join(parts.settings.outputDir, folder, "gates", safeName(gate), safeName(check));
  const writeEvent = createEventLog(parts.settings.outputDir, systemClock, parts.log);
  return {
    ...parts,
    onEvent: (event) => {
      writeEvent(event);
      showEvent?.(event);
    },
    clock: systemClock,
    ...agentWorld,
    tools: createTools({ serverProgram: [process.execPath, toolServerOf(process.argv[1] ?? "")] }),
    isIsolated: agentWorld.processes.isIsolated,
    kinds: { agents, checks: checkParams },
    checkFacts,
    matchPaths,
    loadAgent: (use) => entryOf(agents, use).load(),
    loadCheck: (kind) => entryOf(checks, kind)(),
    keeperFor: (gate, check) => createKeeper(folderOf(gate, check)),
    transcriptsFor: (gate, check) => createTranscripts(folderOf(gate, check)),
    limiter: (concurrency) => pLimit(concurrency),
    agentConfig: AGENT_CONFIG_NAMES,
    round,
    next: (event, made) => {
      const settings = { ...parts.settings, runKey: runKeyFor(event) };
      return createRound({ ...own, settings }, agentWorld, made);
    },
  };
}

/** The program that serves tools to agents lies beside the one that runs, built or not. */
function toolServerOf(script: string): string {
  const own = existsSync(script) ? realpathSync(script) : script;
  return join(dirname(own), `tool-server${extname(own)}`);
}

/** The policy was validated against the same registry, so a name that is missing here is a bug. */
function entryOf<T>(shelf: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  assert(entry, `nothing is registered as ${name}`);
  return entry;
}

/** Gate names come from plans: nothing of them may lead out of the output folder. */
function safeName(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]+/g, "-").slice(0, 100);
}
