import type { LoadedPlan } from "../plan/plan.ts";
import type { Target } from "../target/target.ts";
import type { Handoff } from "./handoff/handoff.ts";
import { parseHandoff } from "./handoff/parse.ts";

/** A long handoff takes seconds to read, and every check and every page of a run asks for it. */
const read = new WeakMap<LoadedPlan, Map<string, Handoff>>();

/** What a worker or subplanner says of its own work, where a handoff of it lies beside the plan: claims to compare with and to show,
 *  never counted. Null where there is none. Throws: never. */
export function readWorkerHandoff({ plan, task: { name } }: Target): Handoff | null {
  const markdown = Object.hasOwn(plan.handoffs, name) ? plan.handoffs[name] : undefined;
  if (markdown === undefined) return null;
  const known = read.get(plan)?.get(name);
  if (known !== undefined) return known;
  const { handoff } = parseHandoff(markdown, `${plan.path}: handoffs/${name}.md`);
  read.set(plan, (read.get(plan) ?? new Map<string, Handoff>()).set(name, handoff));
  return handoff;
}
