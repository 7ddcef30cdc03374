import type { AgentResult } from "../../evidence/agent.ts";
import { isDeeperThan } from "../../evidence/nesting.ts";
import { checkShape, formatPath } from "../../lib/fault.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { z } from "zod";
import { findTrailingObject } from "./trailing-json.ts";

/** Of one judgement, as JSON. */
const MAX_CHARS = 65_536;
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

/** Reasons that say better than `judge-error` what is to be done. */
const TELLING: ReadonlySet<ReasonCode> = new Set([
  "model-unreachable",
  "model-unauthorized",
  "model-not-found",
  "model-rate-limited",
  "model-unavailable",
  "key-missing",
  "price-unknown",
  "budget-exceeded",
  "agent-timeout",
  "agent-unavailable",
  "agent-install-failed",
  "runner-tampered",
  "disk-full",
  "cancelled",
]);

/** The one judgement that an agent left. What it handed in counts; only where that is nothing, the JSON object that ends its answer does.
 *  Beside a failure nothing counts. Throws: never. Source: README beside this file. */
export function readVote({ failure, structured, handoff }: AgentResult): Vote {
  if (failure !== null) return readFailure(failure);
  if (structured === null || structured.length === 0) return readAnswer(handoff ?? "");
  if (structured.length > 1) return unusable(`it handed in ${structured.length} judgements, and only one is clear`);
  return readJudgement(structured[0]);
}

/** A failure that keeps its own code where that code tells more. */
export function readFailure({ reason, detail }: NonNullable<AgentResult["failure"]>): Vote {
  if (TELLING.has(reason)) return { kind: "unusable", reason, detail: cut(detail) };
  return unusable(reason === "judge-error" ? detail : `${reason}: ${detail}`);
}

function readAnswer(answer: string): Vote {
  const found = findTrailingObject(answer, MAX_CHARS);
  if (found === null)
    return unusable(
      answer.trim() === "" ? "it gave no judgement" : "it gave no judgement, and its answer does not end in one",
    );
  const data = parse(found);
  if (data === undefined) return unusable("its answer ends in something that is no JSON object");
  // A judgement that is quoted behind the judge's own must not be taken for it; nor the second of two equal keys.
  const count = answer.match(/"pass"\s*:/g)?.length ?? 0;
  if (count > 1) return unusable(`its answer has \`"pass":\` ${count} times, and only one judgement is clear`);
  return readJudgement(data);
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function readJudgement(data: unknown): Vote {
  // Nothing may walk what has no end.
  if (isDeeperThan(data, MAX_LEVELS)) return unusable("its judgement is nested deeper than a judgement is");
  if (JSON.stringify(data ?? null).length > MAX_CHARS)
    return unusable(`its judgement is larger than ${MAX_CHARS} characters`);
  const { data: judgement, faults } = checkShape(JudgementSchema, data);
  if (judgement === null || faults.length > 0) return unusable(`its judgement does not fit: ${describe(faults)}`);
  if (!judgement.pass && isBlank(judgement.critique)) return unusable("it says fail without a critique");
  return { kind: "judged", judgement };
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
