import { z } from "zod";
import type { GateCheck } from "../evidence/gate.ts";
import { GENERIC_RUBRIC } from "../evidence/judge-gates.ts";
import type { Target } from "../target/target.ts";
import type { TaskPaths } from "./guard.ts";
import type { RevisionSources } from "./instruction.ts";
import type { JudgedGate } from "./context.ts";
import type { Verdict } from "../verdict/verdict.ts";

/** Names of the gates before people that sent the commit back. */
export function rejectedBy(judged: readonly JudgedGate[]): readonly string[] {
  const failed = judged.filter(
    ({ gate: { placement }, verdict }) => verdict.failed && (placement?.at ?? "output") !== "output",
  );
  return failed.map(({ gate }) => gate.name);
}

/** What the worker is told of the gates that failed. */
export function instructionSources(
  judged: readonly JudgedGate[],
): Omit<RevisionSources, "attempt" | "max" | "delivery"> {
  const failed = judged.filter(({ verdict }) => verdict.failed);
  return {
    criteria: [
      ...new Set(
        failed.flatMap(({ gate, verdict }) => [
          ...(gate.target?.task.acceptance ?? []),
          ...(gate.verifier?.acceptance ?? []),
          ...gate.checks.flatMap((check) => standardOf(check, verdict)),
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

const JudgedBy = z.object({
  judge: z.string(),
  rubricFile: z.object({ name: z.string() }).optional(),
});

/** What a judge went by that says fail: a text of the policy. What stands in a judge's file is for the judge, and the generic standard is
 *  nobody's criterion. */
function standardOf({ name, kind, params }: GateCheck, { checks }: Verdict): readonly string[] {
  const pass = checks[name]?.facts["pass"];
  const judgedBy = JudgedBy.safeParse(params);
  if (kind !== "judge" || pass?.kind !== "known" || pass.value !== false || !judgedBy.success) return [];
  const { judge, rubricFile } = judgedBy.data;
  return [
    ...(judge === GENERIC_RUBRIC ? [] : [judge]),
    ...(rubricFile === undefined ? [] : [`The standard of the judge file ${rubricFile.name}`]),
  ];
}

/** The paths of the tasks that a pull request carries. Out: none where one of them has no limit. */
export function taskPathsOf(targets: readonly Target[]): readonly TaskPaths[] {
  const tasks = targets.flatMap(({ task, carried }) => [task, ...(carried ?? [])]);
  return tasks.map(({ pathsAllowed = [], pathsForbidden = [] }) => ({ pathsAllowed, pathsForbidden }));
}
