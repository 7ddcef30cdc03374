import type { AgentResult } from "./agent.ts";
import type { Handoff, UnreadableReason } from "./handoff/handoff.ts";
import { isFailedRun } from "./handoff/outcome.ts";
import { parseHandoff } from "./handoff/parse.ts";

/** What a handoff has that was cut off before its value. */
const UNSAID: ReadonlySet<UnreadableReason> = new Set(["no-section", "no-value", "template-value"]);

const FAILURE_NAMED = /\bverifier[-_ ]failed\b/i;

/** The deciding key of a judgement that was written as text. */
const JUDGEMENT = /["']pass["']\s*:/;

/** Whether an agent said anything of the change before it ended: a value, values that disagree or are disguised, the name of the failing
 *  one anywhere, a criterion that is not met, a run that failed, a critique, a high finding, a judgement in text, structured evidence. Whoever may say it
 *  again after dying could take it back. Throws: never. */
export function saysSomething({ handoff, structured }: Pick<AgentResult, "handoff" | "structured">): boolean {
  if (structured !== null && structured.length > 0) return true;
  return (
    handoff !== null &&
    (FAILURE_NAMED.test(handoff) || JUDGEMENT.test(handoff) || judges(parseHandoff(handoff, "handoff.md").handoff))
  );
}

function judges({ verification, reason, criteria, execution, critiques, findings }: Handoff): boolean {
  return (
    verification !== null ||
    (reason !== null && !UNSAID.has(reason)) ||
    criteria.some(({ answer }) => answer === "not-met") ||
    execution.some(isFailedRun) ||
    critiques.length > 0 ||
    findings.some(({ severity }) => severity === "high")
  );
}
