import { assert } from "../lib/assert.ts";
import type { PlugIns } from "./plug-ins.ts";
import { type AgentPolicy, type Policy, type PolicyKinds, toRecord } from "./policy.ts";
import type { PolicyFile } from "./schema.ts";

/** The agents of a policy without faults, those made for judges last. Without an agent named `default` there is the recipe, with its own
 *  defaults. */
export function toAgents(file: PolicyFile, plugIns: PlugIns, kinds: PolicyKinds): Policy["agents"] {
  const recipe = kinds.agents["recipe"]?.params.safeParse({});
  const standard = { use: "recipe", timeoutMs: null, fallback: [], params: recipe?.data ?? {} };
  const own = Object.entries(file.agents ?? {}).map(([name, agent]): [string, AgentPolicy] => {
    const settings = plugIns.agents.get(name);
    assert(settings, "an agent without faults has settings");
    return [name, { ...settings, timeoutMs: agent.timeout ?? null, fallback: agent.fallback ?? [] }];
  });
  const named = new Map<string, AgentPolicy>([["default", standard], ...own]);
  const made = [...plugIns.judges.made].map(([name, { use, params, like, timeoutMs }]): [string, AgentPolicy] => {
    const base = like === null ? undefined : named.get(like);
    return [name, { use, params, timeoutMs: timeoutMs ?? base?.timeoutMs ?? null, fallback: base?.fallback ?? [] }];
  });
  return toRecord<AgentPolicy>([...named, ...made]);
}
