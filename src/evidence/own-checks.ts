import type { CheckPolicy, GatePolicy, Policy } from "../policy/policy.ts";
import type { FactType } from "./check.ts";
import type { Gate, GateCheck } from "./gate.ts";

/** What the checks of a gate are made of. */
interface OwnCheckSources {
  readonly policy: Policy;
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  readonly agentOverride: string | null;
}

/** The checks that a gate of the policy says itself; none for null. */
export function ownChecks(own: GatePolicy | null, sources: OwnCheckSources): readonly GateCheck[] {
  return (own?.checks ?? [])
    .filter(({ expression }) => expression === null)
    .map((check) => toCheck(check, own, sources));
}

/** What a gate of the policy computes beside its checks; nothing for null. */
export function computedChecks(own: GatePolicy | null): Gate["computed"] {
  return (own?.checks ?? []).flatMap(({ name, expression }) =>
    expression === null ? [] : [{ name, source: expression }],
  );
}

/** The gate's own timeout counts before the agent's, and that before the default. */
export function agentTimeout(agent: string, own: GatePolicy | null, { agents, defaults }: Policy): number {
  return own?.timeoutMs ?? agents[agent]?.timeoutMs ?? defaults.timeoutMs;
}

function toCheck(check: CheckPolicy, own: GatePolicy | null, sources: OwnCheckSources): GateCheck {
  const { name, kind, task } = check;
  const { policy, checkFacts } = sources;
  // The final message of an agent is a text that every agent gives.
  const wantsText = kind === "agent" && check.expect?.name === "text";
  const expect = wantsText ? null : check.expect;
  const facts = check.expect === null ? (checkFacts[kind] ?? {}) : check.expect.type.fields;
  const common = { name, kind, expect, task, facts, shape: check.expect?.shape ?? "record", wantsText } as const;
  if (check.agent === null) {
    const timeoutMs = check.timeoutMs ?? own?.timeoutMs ?? policy.defaults.timeoutMs;
    return { ...common, agent: null, params: check.params, timeoutMs };
  }
  const asked = askedBy(check, check.agent, expect, sources);
  return { ...common, ...asked, timeoutMs: check.timeoutMs ?? agentTimeout(asked.agent, own, policy) };
}

function askedBy(
  { kind, params, task }: CheckPolicy,
  agent: string,
  expect: CheckPolicy["expect"],
  { policy, agentOverride }: OwnCheckSources,
): Pick<GateCheck, "kind" | "params"> & { readonly agent: string } {
  // The agent that is asked for instead verifies; it is no judge.
  if (kind === "judge") return { kind, agent, params: { ...toObject(params), agent } };
  // The built-in judge reads no checkout: it is shown the change.
  if (expect !== null && policy.agents[agent]?.use === "judge")
    return { kind: "judge", agent, params: { judge: task ?? "Answer from the change.", agent } };
  const asked = agentOverride ?? agent;
  const told = { ...(expect === null ? {} : { expect: expect.name }), ...(task === null ? {} : { task }) };
  return { kind, agent: asked, params: { agent: asked, ...told } };
}

function toObject(params: unknown): object {
  return typeof params === "object" && params !== null ? params : {};
}
