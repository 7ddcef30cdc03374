import type { Target } from "../target/target.ts";
import type { TaskPaths } from "./guard.ts";
import type { RevisionSources } from "./instruction.ts";
import type { JudgedGate } from "./context.ts";

/** What the worker is told of the gates that failed. */
export function instructionSources(
  judged: readonly JudgedGate[],
): Omit<RevisionSources, "attempt" | "max" | "delivery"> {
  const failed = judged.filter(({ verdict }) => verdict.failed);
  return {
    criteria: [
      ...new Set(
        failed.flatMap(({ gate: { target, verifier } }) => [
          ...(target?.task.acceptance ?? []),
          ...(verifier?.acceptance ?? []),
        ]),
      ),
    ],
    critiques: failed.flatMap(({ gate, verdict }) =>
      Object.values(verdict.checks).flatMap(({ critiques }) =>
        critiques.map((critique) => ({ gate: gate.name, critique })),
      ),
    ),
    gates: failed.map(({ gate }) => gate.name),
    reasons: failed.flatMap(({ gate, verdict }) => verdict.reasons.map(({ code }) => ({ gate: gate.name, code }))),
  };
}

/** The paths of the tasks that a pull request carries. Out: none where one of them has no limit. */
export function taskPathsOf(targets: readonly Target[]): readonly TaskPaths[] {
  const tasks = targets.flatMap(({ task, carried }) => [task, ...(carried ?? [])]);
  return tasks.map(({ pathsAllowed = [], pathsForbidden = [] }) => ({ pathsAllowed, pathsForbidden }));
}
