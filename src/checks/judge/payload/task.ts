import type { PlanTask, VerifierTask } from "../../../plan/plan.ts";
import type { Target } from "../../../target/target.ts";
import { inertLines } from "./fence.ts";

const NO_TASK = "(no plan names a task for this change: judge it by the standard alone)";

/** What the change was to do, as the plan says it, never cut: a judge must not pass what it was not told to look for. Criteria among it
 *  may be the author's. Out: inert lines. */
export function describeTask(target: Target | null, verifier: VerifierTask | null): readonly string[] {
  if (target === null) return verifier === null ? [NO_TASK] : describeOne("Verifier", verifier);
  const { plan } = target.plan;
  return [
    ...part("Goal of the whole plan", plan.goal),
    ...list("Acceptance of the whole plan", plan.acceptanceCriteria),
    ...describeOne("Task", target.task),
    ...(verifier === null ? [] : describeOne("Verifier", verifier)),
  ];
}

/** Texts of the task in which paths of files may be named. */
export function taskTexts(target: Target | null, verifier: VerifierTask | null): string {
  const texts = [target?.task, verifier].flatMap((task) =>
    task === null || task === undefined
      ? []
      : [task.scopedGoal, task.brief ?? "", task.verify ?? "", ...(task.acceptance ?? [])],
  );
  return texts.join("\n");
}

function describeOne(word: string, { name, scopedGoal, brief, acceptance, verify }: PlanTask): readonly string[] {
  return [
    ...part(`${word} ${name}: goal`, scopedGoal),
    ...part(`${word} ${name}: brief`, brief),
    ...list(`${word} ${name}: acceptance`, acceptance),
    ...part(`${word} ${name}: how to verify`, verify),
  ];
}

function part(title: string, text: string = ""): readonly string[] {
  return text.trim() === "" ? [] : [`${title}:`, ...indent(text)];
}

function list(title: string, items: readonly string[] = []): readonly string[] {
  const filled = items.filter((item) => item.trim() !== "");
  return filled.length === 0 ? [] : [`${title}:`, ...filled.flatMap(toItem)];
}

function toItem(text: string): readonly string[] {
  return indent(text).map((line, index) => (index === 0 ? `  - ${line.slice(2)}` : `  ${line}`));
}

function indent(text: string): readonly string[] {
  return inertLines(text.trim()).map((line) => `  ${line}`);
}
