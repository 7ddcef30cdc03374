import type { AgentUsage } from "../evidence/evidence.ts";
import type { Report } from "./report.ts";

/** What all agents of a run used together, tries that did not count among them; a number that one of them does not know is not known of
 *  all. Out: null where nobody used anything that can be counted. Throws: never. */
export function totalUsage({ gates, redo }: Pick<Report, "gates" | "redo">): AgentUsage | null {
  const ofChecks = gates.flatMap(({ verdict }) => Object.values(verdict.checks).flatMap(({ run }) => run ?? []));
  const runs = [...ofChecks, ...(redo === null || redo.run === null ? [] : [redo.run])];
  const usages = runs.flatMap(({ usage, attempts }) => [usage, ...attempts.map((attempt) => attempt.usage)]);
  return usages.reduce<AgentUsage | null>((sum, usage) => {
    if (sum === null || usage === null) return sum ?? usage;
    return {
      calls: add(sum.calls, usage.calls),
      inputTokens: add(sum.inputTokens, usage.inputTokens),
      outputTokens: add(sum.outputTokens, usage.outputTokens),
      usd: add(sum.usd, usage.usd),
      seconds: sum.seconds + usage.seconds,
    };
  }, null);
}

function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
