import { collectAndJudge, type CollectContext } from "./evidence/collect.ts";
import { agentsOf, type Crew, gatherCrew } from "./evidence/crew.ts";
import { promptFor } from "./evidence/prompt/prompt-for-gate.ts";
import { type Setup, withSetup } from "./evidence/setup.ts";
import { assert } from "./lib/assert.ts";
import type { Judged, Run } from "./publish/assemble.ts";
import { holdInput } from "./verdict/input-scope.ts";
import { judgeGate } from "./verdict/judge-gate.ts";
import type { World } from "./world.ts";

/** Loads everything that the gates of a run may ask, and lets agents find out whether they can work here: before code of the pull request
 *  runs, because it could change what is still to be loaded or found. Throws: `GateError` for settings that an agent refuses. */
export async function gatherForGates({ gates, policy }: Run, world: World): Promise<Crew> {
  const all = gates.map(({ gate }) => gate);
  const crew = await gatherCrew(agentsOf(all), policy.agents, world.loadAgent);
  await Promise.all(all.flatMap(({ checks }) => checks).map(({ kind }) => world.loadCheck(kind)));
  await crew.prepare(world);
  return crew;
}

/** The policy's `setup`, run when the first check wants a copy of the head commit. */
export function setUp({ subject, policy }: Run, world: World): Setup {
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

/** The evidence and the verdicts of a run, in the gates' order. Throws: only bugs. */
export async function judgeGates(run: Run, crew: Crew, setup: Setup, world: World): Promise<readonly Judged[]> {
  const { subject, mergeBase, diff, policy } = run;
  const gates = run.gates.map(({ gate }) => gate);
  const concurrency = world.settings.concurrency ?? policy.concurrency;
  const context: CollectContext = {
    ...world,
    head: subject.headSha,
    mergeBase,
    diff,
    author: run.author,
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
  return Promise.all(
    gates.map(async (gate, at) => {
      const verdict = await verdicts[at];
      assert(verdict, "every gate has a verdict");
      world.onProgress(gate.name, verdict.outcome);
      return { gate, verdict, durationMs: world.clock.elapsedMs() - start };
    }),
  );
}
