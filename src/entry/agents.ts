import { existsSync } from "node:fs";
import { join } from "node:path";
import { createTerminalLog } from "../adapters/log.ts";
import { systemClock } from "../adapters/clock.ts";
import { agents as shelf } from "../agents/index.ts";
import { checkParams } from "../checks/index.ts";
import type { AgentContext } from "../evidence/agent.ts";
import { formatDiagnostic } from "../lib/diagnostic.ts";
import { GateError } from "../lib/error.ts";
import { MAX_POLICY_BYTES, parsePolicy } from "../policy/load.ts";
import type { Policy } from "../policy/policy.ts";
import { POLICY_PATH } from "../policy/read.ts";
import type { Log } from "../ports/log.ts";
import { type AgentView, lookAt, type NamedAgent } from "./agents-look.ts";
import { printAgents } from "./agents-print.ts";
import { abortOnSignals } from "./cancel.ts";
import { findLocalClone } from "./local-clone.ts";
import { readLocalGates, readLocalJudges } from "./local-gates.ts";
import { readInput } from "./read-input.ts";
import { createAgentWorld } from "./agent-world.ts";
import type { Environment } from "./settings.ts";
import { printJson } from "./terminal.ts";

export interface AgentsOptions {
  readonly check: boolean;
  readonly json: boolean;
  readonly repo: string;
}

/** Shows the agents of the policy in a clone's working tree, or every kind there is where it has no policy. Out: exit code, 2 for a
 *  policy with faults and, with `check`, where an agent of the policy cannot work. Throws: `UsageError`; `GateError`. */
export async function runAgents(options: AgentsOptions, env: Environment): Promise<number> {
  const log = createTerminalLog({ write: (text) => void process.stderr.write(text), hasColor: process.stderr.isTTY });
  const policy = readLocalPolicy(findLocalClone(options.repo), log);
  if (policy === "faulty") return 2;
  const cancel = abortOnSignals({ isImpatient: true });
  try {
    const context = createContext(options, env, { log, signal: cancel.signal });
    const looks = nameAgents(policy).map((agent) => lookAt(agent, context, options.check));
    const views = await Promise.all(looks);
    if (options.json) printJson(`${JSON.stringify(toDocument(policy, views), null, 2)}\n`);
    else printAgents(views, { check: options.check, hasPolicy: policy !== null });
    const isStuck = views.some(({ check }) => check?.state === "failed");
    return options.check && policy !== null && isStuck ? 2 : 0;
  } finally {
    cancel.dispose();
  }
}

/** Null where there is none. Its faults are printed. */
function readLocalPolicy(clone: string, log: Log): Policy | null | "faulty" {
  const file = join(clone, POLICY_PATH);
  if (!existsSync(file)) return null;
  const kinds = { agents: shelf, checks: checkParams };
  const bytes = readInput(file, MAX_POLICY_BYTES);
  const beside = readLocalGates(file).files;
  const { value, diagnostics } = parsePolicy(bytes, POLICY_PATH, kinds, beside, readLocalJudges(file, bytes));
  for (const diagnostic of diagnostics) log.error(formatDiagnostic(diagnostic));
  return value ?? "faulty";
}

function nameAgents(policy: Policy | null): readonly NamedAgent[] {
  if (policy === null) return Object.entries(shelf).map(([use, { load }]) => ({ name: use, use, params: null, load }));
  const loaders: Readonly<Record<string, { readonly load: NamedAgent["load"] }>> = shelf;
  return Object.entries(policy.agents).flatMap(([name, { use, params }]) => {
    const entry = loaders[use];
    return entry === undefined ? [] : [{ name, use, params, load: entry.load }];
  });
}

function createContext(
  { check }: AgentsOptions,
  env: Environment,
  { log, signal }: Pick<AgentContext, "log" | "signal">,
): AgentContext {
  return {
    ...createAgentWorld(env, signal, { mayInstall: check }),
    tools: { offer: () => Promise.reject(new GateError("world-failed", "no tool is offered while agents are listed")) },
    clock: systemClock,
    log,
    signal,
  };
}

function toDocument(policy: Policy | null, agents: readonly AgentView[]): object {
  return { version: 1, policy: policy === null ? null : POLICY_PATH, agents };
}
