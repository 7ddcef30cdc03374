import { type DataPath, type Fault, quote, valueAt } from "../lib/fault.ts";

/** The agents that stand in for one, as the policy lists them. In: the data of a policy of any shape. Throws: never. */
export function fallbackOf(data: unknown, agent: string): readonly string[] {
  const list = valueAt(data, ["agents", agent, "fallback"]);
  return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
}

/** Agents that would stand in for themselves, and those that are named twice in one list. Two agents may stand in for each other: the
 *  list of one that stands in is not looked at. In: the data of a policy of any shape, the names of its agents. Throws: never. */
export function findFallbackFaults(data: unknown, agents: readonly string[]): readonly Fault[] {
  return agents.flatMap((agent) =>
    fallbackOf(data, agent).flatMap((name, index, list): Fault[] => {
      const path: DataPath = ["agents", agent, "fallback", index];
      const place = { ruleId: "fallback-twice", hint: "Remove it.", path, mark: "value" } as const;
      if (list.indexOf(name) < index) return [{ ...place, message: `names ${quote(name)} twice` }];
      if (name === agent) return [{ ...place, message: "an agent cannot stand in for itself" }];
      return [];
    }),
  );
}
