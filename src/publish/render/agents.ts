import type { AgentAttempt, AgentRun } from "../../evidence/evidence.ts";
import type { Verdict } from "../../verdict/verdict.ts";
import { agentRunsOf, describeUsage } from "../agent-run.ts";
import { asCode, joinBlocks } from "../markdown.ts";
import { asPassage, asShortPassage, renderList } from "./words.ts";

const MAX_REMARKS = 20;

/** Who did the agents' work of a gate, and what it used; empty where that goes without saying. */
export function renderAgents(verdict: Pick<Verdict, "checks">): string {
  return joinBlocks(agentRunsOf(verdict).map(renderRun));
}

function renderRun(run: AgentRun): string {
  const { agent, use, version, model, usage } = run;
  const program = version === null ? asCode(use) : `${asCode(use)} ${asCode(version)}`;
  const parts = [program, model === null ? null : `model ${asCode(model)}`].filter((part) => part !== null);
  const used = usage === null ? "" : `: ${describeUsage(usage)}`;
  const remarks = renderList(run.remarks, MAX_REMARKS, "remark", (remark) => `- ${asPassage(remark)}`);
  return joinBlocks([`${asCode(agent)} (${parts.join(", ")})${used}.`, remarks]);
}

/** Which agents could not work, so that another did; it belongs beside the verdict. Empty where the first one did the work. */
export function renderAttempts(verdict: Pick<Verdict, "checks">): string {
  return joinBlocks(
    agentRunsOf(verdict).map(({ agent, attempts }) =>
      attempts.length === 0 ? "" : `${attempts.map(renderAttempt).join(" ")} ${asCode(agent)} was asked instead.`,
    ),
  );
}

function renderAttempt({ agent, reason, detail, usage }: AgentAttempt): string {
  const used = usage === null || usage.calls === 0 ? "" : ` It had used ${describeUsage(usage)}.`;
  return `Agent ${asCode(agent)} could not work (${asCode(reason)}: ${asShortPassage(detail)}).${used}`;
}
