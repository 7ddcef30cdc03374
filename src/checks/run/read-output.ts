import type { Fact } from "../../evidence/evidence.ts";
import { describeOutcome, isSuccess } from "../../evidence/observe.ts";
import { factsOfTyped, unknownEvidence } from "../../evidence/typed-evidence.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { parseJson } from "../../plan/json.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";
import type { EvidenceType } from "../../policy/types/type.ts";
import type { ProcessResult } from "../../ports/process.ts";

/** So many bytes of a command's standard output are read as evidence. */
export const MAX_EVIDENCE_BYTES = 1024 * 1024;

/** Why a command says nothing of the change. */
export interface Obstacle {
  readonly reason: ReasonCode;
  readonly detail: string;
}

/** What a command printed, as facts of the type that is expected: one JSON document, and for a text or a choice the output itself without
 *  its last line break. What a command printed that failed says nothing: every fact is unknown then, as it is where the output does not
 *  fit. In: `obstacle` says why the command could not say anything. Throws: never. Source: README beside this file. */
export function factsOfOutput(
  expect: ExpectedEvidence,
  result: ProcessResult,
  obstacle: Obstacle | null,
): Readonly<Record<string, Fact>> {
  const refuse = (reason: ReasonCode, detail: string): Readonly<Record<string, Fact>> =>
    unknownEvidence(expect, { reason, detail });
  if (obstacle !== null) return refuse(obstacle.reason, obstacle.detail);
  if (!isSuccess(result))
    return refuse("command-failed", `${describeOutcome(result)}, so what it printed does not count`);
  const { text, totalBytes, droppedBytes } = result.stdout;
  if (droppedBytes > 0)
    return refuse("evidence-invalid", `it printed ${totalBytes} bytes, at most ${MAX_EVIDENCE_BYTES} are read`);
  if (text.includes("\uFFFD")) return refuse("evidence-invalid", "what it printed is not UTF-8");
  const read =
    expect.shape === "value" && isTextual(expect.type.fields["value"]) ? { data: bareTextOf(text) } : readJson(text);
  if ("fault" in read) return refuse(read.reason, read.fault);
  const data = expect.shape === "value" ? { value: read.data } : read.data;
  return factsOfTyped(expect, data, {
    provenance: "observed",
    leftOut: "the output leaves this field out",
    isBare: expect.shape === "value",
  });
}

function isTextual(type: EvidenceType | undefined): boolean {
  return type?.kind === "text" || type?.kind === "enum";
}

function bareTextOf(text: string): string {
  return text.replace(/\r?\n$/, "");
}

type ReadJson = { readonly data: unknown } | { readonly reason: ReasonCode; readonly fault: string };

/** A key that stands twice would let two readers see two things. */
function readJson(text: string): ReadJson {
  if (text.trim() === "") return { reason: "evidence-missing", fault: "it printed nothing" };
  const { data, faults, diagnostics } = parseJson(text, "output");
  const [syntax] = diagnostics;
  if (syntax !== undefined) {
    const place = syntax.range === null ? "" : ` in line ${syntax.range.start.line}`;
    return { reason: "evidence-invalid", fault: `it printed no JSON document: ${syntax.message}${place}` };
  }
  const [double] = faults;
  if (double === undefined) return { data };
  return { reason: "evidence-invalid", fault: `${double.path.join(".")} ${double.message}` };
}
