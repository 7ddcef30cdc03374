import type { GateEvent } from "./event/event.ts";
import { collectAndJudge, type CollectContext } from "./evidence/collect.ts";
import { agentsOf, gatherCrew } from "./evidence/crew.ts";
import { promptFor } from "./evidence/prompt/prompt-for-gate.ts";
import { type Prepared, type Setup, withSetup } from "./evidence/setup.ts";
import { assert } from "./lib/assert.ts";
import { GateError, messageOf } from "./lib/error.ts";
import { prepareRun } from "./prepare.ts";
import { assembleReport, blockedRun, type Judged, type Run } from "./publish/assemble.ts";
import { openSinks, type SinkFailure } from "./publish/publish.ts";
import { reasonsAgainst } from "./publish/standing.ts";
import type { Report } from "./publish/report.ts";
import { subjectOf } from "./target/subject.ts";
import { holdInput } from "./verdict/input-scope.ts";
import { judgeGate } from "./verdict/judge-gate.ts";
import type { VerdictReason } from "./verdict/verdict.ts";
import type { World } from "./world.ts";

/** What came of a run. `failures` are places that the report did not reach. */
export interface Published {
  readonly report: Report;
  readonly failures: readonly SinkFailure[];
}

/** One run, from event to published report: policy and plan, targets, gates, evidence, verdicts. The check run is open before
 *  any code of the pull request runs, and closed whatever happens. Throws: only bugs, after closing it as blocked. */
export async function runGate(event: GateEvent, world: World): Promise<Published> {
  const { clock, log, signal, settings, sinks } = world;
  const startedAt = clock.now().toISOString();
  const run = await prepareRun(event, world).catch((error: unknown) => blockedRun(subjectOf(event), error));
  const gates = run.gates.map(({ gate }) => gate);
  const open = await openSinks(sinks, { subject: run.subject, gates, runKey: settings.runKey, startedAt }, log);
  const abandon = (): void => void open.abandon(CANCELLED.code, CANCELLED.detail);
  signal.addEventListener("abort", abandon, { once: true });
  if (signal.aborted) abandon();
  try {
    const { judged, setup } = run.reasons.length > 0 ? NOTHING_JUDGED : await judgeAll(run, world);
    const standing = await reasonsAgainst(run, event, signal.aborted ? null : world.host);
    const finishedAt = clock.now().toISOString();
    const tampered = world.findTampering();
    const reasons = signal.aborted ? [CANCELLED] : [...standing, ...reasonFor(tampered)];
    const report = assembleReport(run, {
      judged,
      setup,
      reasons,
      startedAt,
      finishedAt,
      outputDir: settings.outputDir,
    });
    return { report, failures: await open.close(report) };
  } catch (error) {
    await open.abandon(error instanceof GateError ? error.code : "internal-error", messageOf(error));
    throw error;
  } finally {
    signal.removeEventListener("abort", abandon);
  }
}

const CANCELLED = { code: "cancelled", check: null, detail: "the job was cancelled" } as const;

function reasonFor(tampered: string | null): readonly VerdictReason[] {
  return tampered === null ? [] : [{ code: "runner-tampered", check: null, detail: `written to: ${tampered}` }];
}

const NOTHING_JUDGED = { judged: [], setup: null } as const;

async function judgeAll(
  run: Run,
  world: World,
): Promise<{ readonly judged: readonly Judged[]; readonly setup: Prepared | null }> {
  const { subject, mergeBase, diff, policy } = run;
  const gates = run.gates.map(({ gate }) => gate);
  const crew = await gatherCrew(agentsOf(gates), policy.agents, world.loadAgent);
  // Both before code of the pull request runs: it could change what is still to be loaded or found.
  await Promise.all(gates.flatMap(({ checks }) => checks).map(({ kind }) => world.loadCheck(kind)));
  await crew.prepare(world);
  const setup = setUp(run, world);
  const concurrency = world.settings.concurrency ?? policy.concurrency;
  const context: CollectContext = {
    ...world,
    head: subject.headSha,
    mergeBase,
    diff,
    author: null,
    limit: world.limiter(concurrency),
    queue: world.limiter(concurrency * 2),
    checkOut: setup.checkOut,
    promptFor,
    makeAgent: crew.get,
    isClaimed: ({ agent }) => agent !== null && crew.isClaiming(agent),
  };
  const start = world.clock.elapsedMs();
  for (const { name } of gates) world.onProgress(name, "running");
  const verdicts = collectAndJudge(gates, context, (gate, perform) => {
    const prepared = run.gates.find((one) => one.gate === gate);
    assert(prepared, "every gate was prepared");
    const scope = { input: holdInput({ policy, mergeBase, head: subject.headSha, diff, target: gate.target }) };
    const isCancelled = (): boolean => world.signal.aborted;
    return judgeGate(prepared, { scope, perform, onEvent: world.onEvent, isCancelled, now: world.clock.now });
  });
  const judging = gates.map(async (gate, at) => {
    const verdict = await verdicts[at];
    assert(verdict, "every gate has a verdict");
    world.onProgress(gate.name, verdict.outcome);
    return { gate, verdict, durationMs: world.clock.elapsedMs() - start };
  });
  const judged = await Promise.all(judging).finally(() => setup.dispose());
  return { judged, setup: setup.prepared() };
}

/** The policy's `setup`, run when the first check wants a copy of the head commit. */
function setUp({ subject, policy }: Run, world: World): Setup {
  const { git, keeperFor } = world;
  return withSetup({
    ...world,
    commands: policy.setup,
    head: subject.headSha,
    checkOut: git.checkOut,
    duplicate: git.duplicate,
    keep: keeperFor("all", "setup"),
    timeoutMs: policy.defaults.timeoutMs,
  });
}
