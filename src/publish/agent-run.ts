import type { AgentRun, AgentUsage, CheckEvidence } from "../evidence/evidence.ts";
import type { Gate } from "../evidence/gate.ts";
import type { Verdict } from "../verdict/verdict.ts";

/** The agents' runs of a verdict that a reader would want to know of: those with a program, a model, usage, or a story. */
export function agentRunsOf({ checks }: Pick<Verdict, "checks">): readonly AgentRun[] {
  return Object.values(checks).flatMap(({ run }: CheckEvidence) => (run === null || isPlain(run) ? [] : [run]));
}

/** Name in the policy of the agent whose handoff the gate has; the one it was to ask where there is none. */
export function agentThatAnswered(gate: Gate, { checks }: Pick<Verdict, "checks">): string {
  const answering = Object.values(checks).find(({ handoff, run }) => handoff !== null && run !== null);
  return answering?.run?.agent ?? gate.agent;
}

function isPlain({ version, model, usage, remarks, attempts }: AgentRun): boolean {
  return version === null && model === null && usage === null && remarks.length === 0 && attempts.length === 0;
}

/** Such as `12 calls, 34,120 tokens in, 2,100 out, $0.21, 48.0 s`; what is not known is left out. Plain text. */
export function describeUsage({ calls, inputTokens, outputTokens, usd, seconds }: AgentUsage): string {
  const parts = [
    calls === null ? null : `${format(calls)} ${calls === 1 ? "call" : "calls"}`,
    inputTokens === null ? null : `${format(inputTokens)} tokens in`,
    outputTokens === null ? null : `${format(outputTokens)} out`,
    usd === null ? null : describeUsd(usd),
    `${seconds.toFixed(1)} s`,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

function describeUsd(usd: number): string {
  return usd > 0 && usd < 0.01 ? "under $0.01" : `$${usd.toFixed(2)}`;
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
