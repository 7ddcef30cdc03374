import type { AgentUsage } from "../evidence/evidence.ts";
import { addUsage } from "../evidence/usage.ts";
import type { Report } from "./report.ts";

/** What all agents of a run used together, those of the commits before the last revision and tries that did not count among them; a number that one of them does not know is not known of
 *  all. Out: null where nobody used anything that can be counted. Throws: never. */
export function totalUsage({ gates, redo, earlier }: Pick<Report, "gates" | "redo" | "earlier">): AgentUsage | null {
  const ofChecks = gates.flatMap(({ verdict }) => Object.values(verdict.checks).flatMap(({ run }) => run ?? []));
  const runs = [...ofChecks, ...(redo === null || redo.run === null ? [] : [redo.run])];
  const usages = [
    earlier,
    ...runs.flatMap(({ usage, attempts }) => [usage, ...attempts.map((attempt) => attempt.usage)]),
  ];
  return usages.reduce<AgentUsage | null>((sum, usage) => {
    return sum === null || usage === null ? (sum ?? usage) : addUsage(sum, usage);
  }, null);
}
