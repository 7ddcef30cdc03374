import type { GateEvent } from "./event/event.ts";
import type { AgentModule } from "./evidence/agent.ts";
import type { CheckModule, FactType } from "./evidence/check.ts";
import type { CollectContext, Limit } from "./evidence/collect.ts";
import type { MatchPaths } from "./evidence/match-paths.ts";
import type { Policy, PolicyKinds } from "./policy/policy.ts";
import type { Clock } from "./ports/clock.ts";
import type { CodeHost } from "./ports/code-host.ts";
import type { Git } from "./ports/git.ts";
import type { Log } from "./ports/log.ts";
import type { Models } from "./ports/models.ts";
import type { Processes } from "./ports/process.ts";
import type { Programs } from "./ports/programs.ts";
import type { Tools } from "./ports/tools.ts";
import type { Sink } from "./publish/sink.ts";
import type { Outcome } from "./verdict/verdict.ts";

/** What the person who started the run asked for, beyond the policy. */
export interface RunSettings {
  readonly task: string | null;
  readonly plans: readonly string[] | null;
  readonly planRef: string | null;
  readonly agent: string | null;
  readonly concurrency: number | null;
  readonly outputDir: string;
  /** Unique key of this run: repository, head, base, attempt. */
  readonly runKey: string;
}

/** Everything a run needs from outside. */
export interface World {
  readonly git: Git;
  readonly processes: Processes;
  /** Whether what `processes` runs cannot see this process. */
  readonly isIsolated: () => Promise<boolean>;
  /** Names what of the runner's own files was written to behind our back, and puts it back; null for nothing. */
  readonly findTampering: () => string | null;
  readonly models: Models;
  /** Holds all agents of the run together to the policy's budget. Call it before any of them is asked. */
  readonly limitSpending: (budget: Policy["budget"]) => void;
  readonly programs: Programs;
  readonly tools: Tools;
  /** A secret of our own environment by its name. */
  readonly secret: (name: string) => string | null;
  readonly clock: Clock;
  readonly log: Log;
  /** Null on a local clone. */
  readonly host: CodeHost | null;
  readonly sinks: readonly Sink[];
  readonly kinds: PolicyKinds;
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  readonly matchPaths: MatchPaths;
  readonly loadAgent: (use: string) => Promise<AgentModule>;
  readonly loadCheck: (kind: string) => Promise<CheckModule>;
  readonly keeperFor: CollectContext["keeperFor"];
  readonly transcriptsFor: CollectContext["transcriptsFor"];
  readonly limiter: (concurrency: number) => Limit;
  readonly settings: RunSettings;
  /** Told of each verdict as it falls, for live progress. */
  readonly onProgress: (gate: string, state: "running" | Outcome) => void;
  /** Told of everything that happens in gates, as it happens. */
  readonly onEvent: CollectContext["onEvent"];
  /** Names by which a checkout configures or instructs coding agents. */
  readonly agentConfig: readonly { readonly path: string; readonly isRootOnly?: true }[];
  /** How many revisions this run made so far. */
  readonly round: number;
  /** The world for judging the commit of a revision: its own run key and folders. In: the revision's number in this run, from 1. */
  readonly next: (event: GateEvent, round: number) => World;
  readonly signal: AbortSignal;
}
