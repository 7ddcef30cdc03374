import type { AgentUsage } from "./evidence.ts";

/** What two runs used together: a number that one of them does not know is not known of both. */
export function addUsage(one: AgentUsage, other: AgentUsage): AgentUsage {
  return {
    calls: add(one.calls, other.calls),
    inputTokens: add(one.inputTokens, other.inputTokens),
    outputTokens: add(one.outputTokens, other.outputTokens),
    usd: add(one.usd, other.usd),
    seconds: one.seconds + other.seconds,
  };
}

function add(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
