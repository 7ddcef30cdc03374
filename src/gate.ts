import type { GateEvent, PullRequestEvent } from "./event/event.ts";
import { GateError, messageOf } from "./lib/error.ts";
import { gatherForGates, judgeGates, setUp } from "./judging.ts";
import { actOn, letThroughBy, standingsOf } from "./placing.ts";
import { prepareRun } from "./prepare.ts";
import { assembleReport, blockedRun } from "./publish/assemble.ts";
import { openSinks, type SinkFailure } from "./publish/publish.ts";
import { reasonsAgainst } from "./publish/standing.ts";
import type { Report } from "./publish/report.ts";
import { totalUsage } from "./publish/total-usage.ts";
import type { Redo } from "./redo/redo.ts";
import { dismiss, type Worker } from "./redo/worker.ts";
import { findUndone, hireFor, reviseAfter } from "./revising.ts";
import { subjectOf } from "./target/subject.ts";
import type { VerdictReason } from "./verdict/verdict.ts";
import type { World } from "./world.ts";

/** What came of a run. `failures` are places that the report did not reach. */
export interface Published {
  readonly report: Report;
  readonly failures: readonly SinkFailure[];
}

/** One run, from event to published report; and where the policy's `redo` revises the change, one more for the commit of each revision.
 *  Out: of the last one. Throws: only bugs, after closing what is open as blocked. */
export async function runGate(event: GateEvent, world: World): Promise<Published> {
  let judged = await runOnce(event, world, null);
  try {
    // The policy at the base counts the revisions; that it does so wrongly would be a bug and must not cost without end.
    for (let round = 1; judged.next !== null && round <= MAX_ROUNDS; round += 1)
      judged = await runOnce(judged.next, world.next(judged.next, round), judged);
    return judged;
  } finally {
    await dismiss(judged.worker, world.log.warning);
  }
}

const MAX_ROUNDS = 10;

interface Settled extends Published {
  /** The commit of a revision, to be judged now. */
  readonly next: PullRequestEvent | null;
  readonly worker: Worker | null;
}

/** Policy and plan, targets, gates, evidence, verdicts. The check run is open before any code of the pull request runs, and closed
 *  whatever happens. In: what came of the commit that was revised, null for the first one. */
async function runOnce(event: GateEvent, world: World, before: Settled | null): Promise<Settled> {
  const { clock, log, signal, settings, sinks } = world;
  const startedAt = clock.now().toISOString();
  const run = await prepareRun(event, world).catch((error: unknown) => blockedRun(subjectOf(event), error));
  world.limitSpending(run.policy.budget);
  const gates = run.gates.map(({ gate }) => gate);
  const open = await openSinks(sinks, { subject: run.subject, gates, runKey: settings.runKey, startedAt }, log);
  const abandon = (): void => void open.abandon(CANCELLED.code, CANCELLED.detail);
  signal.addEventListener("abort", abandon, { once: true });
  if (signal.aborted) abandon();
  const setup = setUp(run, world);
  try {
    const worker = before?.worker ?? (await hireFor(run, event, world));
    const judged = run.reasons.length > 0 ? [] : await judgeGates(run, await gatherForGates(run, world), setup, world);
    const against = await reasonsAgainst(run, event, signal.aborted ? null : world.host);
    const standing = [...against, ...findUndone(run, before?.report ?? null)];
    const earlier = before === null ? null : totalUsage(before.report);
    const assemble = (letThrough: ReadonlySet<string>, redo: Redo | null): Report => {
      const reasons = signal.aborted ? [CANCELLED] : [...standing, ...reasonFor(world.findTampering())];
      const times = { startedAt, finishedAt: clock.now().toISOString() };
      const ending = { judged, setup: setup.prepared(), reasons, earlier, outputDir: settings.outputDir };
      return assembleReport(run, { ...ending, ...times, letThrough, redo });
    };
    // While a worker may still mend it, nothing is handed to people.
    const draft = assemble(NOBODY, null);
    const revised = await reviseAfter({ run, event, draft, judged, setup, worker }, world);
    const isUnderWay = revised !== null && (revised.next !== null || revised.isPending === true);
    const report = assemble(isUnderWay ? NOBODY : letThroughBy(standingsOf(run, judged), run), revised?.redo ?? null);
    const failures = await open.close(report);
    // A commit that is judged at once is not sent back to its author, nor on to people.
    if ((revised?.next ?? null) === null && report.reasons.length === 0)
      await actOn(run, report, world, { isAskedElsewhere: revised?.isPending === true });
    return { report, failures, next: report.reasons.length > 0 ? null : (revised?.next ?? null), worker };
  } catch (error) {
    await open.abandon(error instanceof GateError ? error.code : "internal-error", messageOf(error));
    throw error;
  } finally {
    signal.removeEventListener("abort", abandon);
    await setup.dispose();
  }
}

const NOBODY: ReadonlySet<string> = new Set();

const CANCELLED = { code: "cancelled", check: null, detail: "the job was cancelled" } as const;

function reasonFor(tampered: string | null): readonly VerdictReason[] {
  return tampered === null ? [] : [{ code: "runner-tampered", check: null, detail: `written to: ${tampered}` }];
}
