import type { AgentResult } from "../../evidence/agent.ts";
import { GateError, messageOf } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import type { ModelSession } from "../../ports/models.ts";
import type { Answer } from "./ask-model.ts";
import { explainError } from "./explain-error.ts";
import type { OutputLimit } from "./output-limit.ts";
import type { ParsedAnswer } from "./parse-answer.ts";

const MAX_DETAIL_CHARS = 500;
const LONG_SILENCE_MS = 10_000;

type Failure = NonNullable<AgentResult["failure"]>;

/** One judgement that is over. */
export interface EndedJudgement {
  readonly answer: Answer;
  readonly parsed: ParsedAnswer;
  readonly limit: Extract<OutputLimit, { kind: "limit" }>;
  /** Null for a model that is not asked through the runtime's proxy. */
  readonly session: Pick<ModelSession, "stopped" | "lastFault" | "underWay"> | null;
  readonly isOutOfTime: boolean;
  readonly timeoutMs: number;
  readonly isCancelled: boolean;
}

/** Why a judgement is no good, or null. The first cause counts: what ended it explains all that came after. Throws: never. */
export function findFailure(ended: EndedJudgement): Failure | null {
  const { answer, parsed, session } = ended;
  if (ended.isCancelled) return fail("cancelled", "cancelled while the judge's model was asked");
  if (ended.isOutOfTime) return whyOutOfTime(ended);
  if (session?.stopped.aborted === true) return toFailure(session.stopped.reason);
  // Before what the SDK says: it names the endpoint and not our proxy.
  const fault = session?.lastFault() ?? null;
  if (fault !== null) return toFailure(fault);
  if (answer.isTooLong) return fail("judge-error", "its answer is longer than what is read (1 MiB)");
  if (answer.error !== null) return explainError(answer.error, session !== null);
  return (
    whyBadEnd(ended) ?? (parsed.kind === "none" ? fail("judge-error", whyNoObject(answer.text, parsed.why)) : null)
  );
}

/** An endpoint that says nothing takes the judge's time. */
function whyOutOfTime({ session, timeoutMs }: EndedJudgement): Failure {
  const outcome = `no answer in ${timeoutMs / 1_000} s`;
  const fault = session?.lastFault() ?? null;
  if (fault !== null) return fail(fault.code, `${fault.message} (${outcome})`);
  const silentMs = session?.underWay().silentMs ?? 0;
  if (silentMs < LONG_SILENCE_MS) return fail("agent-timeout", outcome);
  return fail("model-unavailable", `its model had said nothing for ${Math.round(silentMs / 1_000)} s (${outcome})`);
}

/** An answer that a filter or a limit ended may look like a judgement and is only the beginning of one. */
function whyBadEnd({ answer, limit }: EndedJudgement): Failure | null {
  const { finish, text } = answer;
  if (finish === "content-filter")
    return fail("judge-error", `its model refused to answer${text.trim() === "" ? "" : `: ${excerpt(text)}`}`);
  if (finish === "length" && limit.isOfBudget)
    return fail("budget-exceeded", `its answer was cut at the ${limit.maxTokens} tokens that its budget left`);
  if (finish === "length") {
    const most =
      limit.maxTokens === null ? "the model's own limit" : `${limit.maxTokens} tokens (\`max-output-tokens\`)`;
    return fail("judge-truncated", `its answer was cut at ${most}`);
  }
  if (finish === null || finish === "error") return fail("judge-error", "its answer did not come to an end");
  return null;
}

function whyNoObject(text: string, why: string): string {
  if (text.trim() === "") return "its answer is empty";
  return `${why}; it says: ${excerpt(text)}`;
}

/** The beginning and the end on one line. */
function excerpt(text: string): string {
  const line = text.slice(0, 2_000).replaceAll(/\s+/g, " ").trim();
  return line.length <= 200 ? line : `${line.slice(0, 200)}…`;
}

function toFailure(reason: unknown): Failure {
  return fail(reason instanceof GateError ? reason.code : "world-failed", messageOf(reason));
}

function fail(reason: ReasonCode, detail: string): Failure {
  return { reason, detail: detail.length > MAX_DETAIL_CHARS ? `${detail.slice(0, MAX_DETAIL_CHARS)}…` : detail };
}
