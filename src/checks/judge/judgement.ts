import type { AgentResult } from "../../evidence/agent.ts";
import { readJsonAnswer } from "../../evidence/json-answer.ts";
import { isDeeperThan } from "../../evidence/nesting.ts";
import { saysTooLong } from "../../evidence/too-long.ts";
import { checkShape, formatPath, valueAt } from "../../lib/fault.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { z } from "zod";

/** Of one judgement, as JSON. */
const MAX_CHARS = 65_536;
const MAX_ANSWER_CHARS = 1_048_576;
/** Of the critique of one that is longer. */
const MAX_KEPT_CHARS = 8_000;
const MAX_LEVELS = 10;
const MAX_DETAIL_CHARS = 300;
const MAX_SHOWN_FAULTS = 3;

/** What a judge hands in. A bare `{ pass, critique }` will do. Source: AgentUse, `submit_verdict`. */
export const JudgementSchema = z.strictObject({
  pass: z.boolean().describe("Whether the change meets the standard."),
  critique: z.string().describe("What must change, actionable in one revision; may be empty when `pass` is true."),
  criticisms: z
    .array(
      z.strictObject({
        path: z.string().nullish().describe("File of the repository."),
        line: z.int().nullish().describe("Line at head, from 1."),
        severity: z.enum(["low", "medium", "high"]),
        text: z.string().describe("What is wrong there."),
      }),
    )
    .nullish()
    .describe("Single faults with their places."),
});
export type Judgement = z.infer<typeof JudgementSchema>;

/** What one asking gave. */
export type Vote =
  | { readonly kind: "judged"; readonly judgement: Judgement }
  | { readonly kind: "unusable"; readonly reason: ReasonCode; readonly detail: string };

/** What keeps a judge from judging that is no error of its own, and may be the change's doing. */
export const FOREIGN: ReadonlySet<ReasonCode> = new Set([
  "runner-tampered",
  "setup-failed",
  // Who writes the change decides how much there is to read.
  "budget-exceeded",
  "judge-truncated",
  "world-failed",
  "git-failed",
  "disk-full",
  "cancelled",
]);

/** Reasons that say better than `judge-error` what is to be done. */
const TELLING: ReadonlySet<ReasonCode> = new Set([
  ...FOREIGN,
  "model-unreachable",
  "model-unauthorized",
  "model-not-found",
  "model-rate-limited",
  "model-unavailable",
  "key-missing",
  "price-unknown",
  "agent-timeout",
  "agent-unavailable",
  "agent-install-failed",
]);

/** The one judgement that an agent left. What it handed in counts; only where that is nothing, the JSON object that its answer is does, or
 *  one that fails at its end. Beside a failure nothing counts. Throws: never. Source: README beside this file. */
export function readVote({ failure, structured, handoff }: AgentResult): Vote {
  if (failure !== null) return readFailure(failure);
  if (structured === null || structured.length === 0) return readAnswer(handoff ?? "");
  if (structured.length > 1) return unusable(`it handed in ${structured.length} judgements, and only one is clear`);
  return readJudgement(structured[0]);
}

/** A failure that keeps its own code where that code tells more. */
export function readFailure({ reason, detail }: NonNullable<AgentResult["failure"]>): Vote {
  if (saysTooLong(detail)) return { kind: "unusable", reason: "judge-truncated", detail: cut(detail) };
  if (TELLING.has(reason)) return { kind: "unusable", reason, detail: cut(detail) };
  return unusable(reason === "judge-error" ? detail : `${reason}: ${detail}`);
}

function readAnswer(answer: string): Vote {
  if (answer.trim() === "") return unusable("it gave no judgement");
  const read = readJsonAnswer(answer, { maxChars: MAX_ANSWER_CHARS, maxLevels: MAX_LEVELS });
  if (read.kind === "none") return unusable(`it gave no judgement that is clear: ${read.why}`);
  const vote = readJudgement(read.value);
  // A judge may quote one that passes; whoever quotes one that fails asks for less.
  if (read.kind === "trailing" && vote.kind === "judged" && vote.judgement.pass)
    return unusable("it says pass at the end of a longer text, and a pass must be the whole answer");
  return vote;
}

function readJudgement(data: unknown): Vote {
  // Nothing may walk what has no end.
  if (isDeeperThan(data, MAX_LEVELS)) return unusable("its judgement is nested deeper than a judgement is");
  if (JSON.stringify(data ?? null).length > MAX_CHARS) return readTooLong(data);
  const { data: judgement, faults } = checkShape(JudgementSchema, data);
  if (judgement === null || faults.length > 0) return unusable(`its judgement does not fit: ${describe(faults)}`);
  if (!judgement.pass && isBlank(judgement.critique)) return unusable("it says fail without a critique");
  return { kind: "judged", judgement };
}

/** Whoever makes a change bad enough must not have its fail left out for its length. */
function readTooLong(data: unknown): Vote {
  const critique = valueAt(data, ["critique"]);
  if (valueAt(data, ["pass"]) !== false || typeof critique !== "string" || isBlank(critique))
    return unusable(`its judgement is larger than ${MAX_CHARS} characters`);
  const kept = critique.slice(0, MAX_KEPT_CHARS);
  const told = `${kept}${kept === critique ? "" : "…"} (The judgement is larger than ${MAX_CHARS} characters: the rest of it is left out.)`;
  return { kind: "judged", judgement: { pass: false, critique: told, criticisms: [] } };
}

function isBlank(text: string): boolean {
  return text.replaceAll(/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu, "") === "";
}

function describe(faults: ReturnType<typeof checkShape>["faults"]): string {
  const shown = faults.slice(0, MAX_SHOWN_FAULTS).map(({ path, message }) => {
    const place = formatPath(path);
    return place === null ? message : `${place}: ${message}`;
  });
  const rest = faults.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}

function unusable(detail: string): Vote {
  return { kind: "unusable", reason: "judge-error", detail: cut(detail) };
}

function cut(text: string): string {
  return text.length > MAX_DETAIL_CHARS ? `${text.slice(0, MAX_DETAIL_CHARS)}…` : text;
}
