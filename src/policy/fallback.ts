import { type DataPath, type Fault, quote, valueAt } from "../lib/fault.ts";

/** The agents that stand in for one, as the policy lists them. In: the data of a policy of any shape. Throws: never. */
export function fallbackOf(data: unknown, agent: string): readonly string[] {
  const list = valueAt(data, ["agents", agent, "fallback"]);
  return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
}

/** Agents that would stand in for themselves, and those that are named twice in one list. In: the data of a policy of any shape, the
 *  names of its agents. Throws: never. */
export function findFallbackFaults(data: unknown, agents: readonly string[]): readonly Fault[] {
  const fallbacks = new Map(agents.map((name) => [name, fallbackOf(data, name)]));
  return agents.flatMap((agent) =>
    (fallbacks.get(agent) ?? []).flatMap((name, index, list): Fault[] => {
      const path: DataPath = ["agents", agent, "fallback", index];
      const place = { ruleId: "fallback-cycle", hint: "Remove it here or there.", path, mark: "value" } as const;
      if (list.indexOf(name) < index) return [{ ...place, message: `names ${quote(name)} twice` }];
      if (name === agent) return [{ ...place, message: "an agent cannot stand in for itself", hint: "Remove it." }];
      if (!leadsTo(name, agent, fallbacks)) return [];
      return [{ ...place, message: `${quote(name)} has ${quote(agent)} to stand in for it: the chain never ends` }];
    }),
  );
}

function leadsTo(from: string, wanted: string, fallbacks: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set([from]);
  for (const name of seen) for (const next of fallbacks.get(name) ?? []) seen.add(next);
  return seen.has(wanted);
}
