import type { RootContent } from "mdast";
import type { Diagnostic, Range } from "../../lib/diagnostic.ts";
import { readBlocks } from "./blocks.ts";
import { readCritiques } from "./critiques.ts";
import { toDiagnostics } from "./diagnose.ts";
import { readExecution } from "./execution.ts";
import { readFields } from "./fields.ts";
import type { Findings } from "./findings.ts";
import { readFindings } from "./findings.ts";
import { isPassing } from "./floor.ts";
import type { Contradiction, ExecutionItem, Handoff, Verification } from "./handoff.ts";
import { readMeasurements } from "./measurements.ts";
import { findMisplaced } from "./misplaced.ts";
import { isFailedRun } from "./outcome.ts";
import type { Remark } from "./remark.ts";
import { fail, findInvisibles } from "./remark.ts";
import type { Section } from "./sections.ts";
import { findSubsections, toSections } from "./sections.ts";
import { toSource } from "./text.ts";
import { readVerification, refuse } from "./verification.ts";

/** Largest handoff that is read, in bytes of UTF-8. */
export const MAX_HANDOFF_BYTES = 1_048_576;

interface Reading {
  readonly handoff: Handoff;
  readonly remarks: readonly Remark[];
}

const START: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const NOTHING: Omit<Handoff, "verification" | "reason" | "contradiction"> = {
  target: null,
  branch: null,
  status: null,
  execution: [],
  criteria: [],
  findings: [],
  critiques: [],
  measurements: null,
  prNumber: null,
  failureMode: null,
  notes: null,
};

/** Reads one handoff, the final markdown message of an agent. In: the text as the agent left it, of any size; `file` is its
 *  name for people. Out: the typed handoff, whose `verification` is null with a reason unless it is stated once and beyond
 *  doubt, and diagnostics in text order, at most 20 of a kind. Throws: never. Source: handoff format. */
export function parseHandoff(
  markdown: string,
  file: string,
): { readonly handoff: Handoff; readonly diagnostics: readonly Diagnostic[] } {
  const { handoff, remarks } = isTooLarge(markdown) ? refuseTooLarge() : readHandoff(markdown);
  return { handoff, diagnostics: toDiagnostics(remarks, file) };
}

function readHandoff(markdown: string): Reading {
  const source = toSource(markdown.replace(/^\uFEFF/, ""));
  const { blocks, tooComplexAtLine, isFrontMatterOpen } = readBlocks(source.text);
  if (tooComplexAtLine !== null) return refuseTooComplex(tooComplexAtLine);
  if (isFrontMatterOpen) return refuseFrontMatter();
  const { sections, remarks } = toSections(blocks, source);
  const { reason, verification, remarks: valueRemarks } = readVerification(blocks, sections, source);
  const execution = readExecution(blocksUnder(sections, ["execution"]), source);
  const { criteria, findings, ...findingsFound } = readFindings(sections, source);
  const critiques = readCritiques(blocksUnder(sections, ["critique", "critiques"]), source);
  const measured = sections.some((section) => section.depth === 2 && section.name === "measurements")
    ? readMeasurements(blocksUnder(sections, ["measurements"]), source)
    : null;
  const contradiction = findContradiction(verification, execution, findingsFound.notMet);
  const handoff: Handoff = {
    ...readFields(blocks, sections, source),
    verification,
    reason,
    contradiction: contradiction?.kind ?? null,
    execution,
    criteria,
    findings,
    critiques: critiques.critiques,
    measurements: measured?.measurements ?? null,
  };
  return {
    handoff,
    remarks: [
      ...remarks,
      ...valueRemarks,
      ...(contradiction === null ? [] : [contradiction.remark]),
      ...findMisplaced(sections),
      ...findingsFound.remarks,
      ...critiques.remarks,
      ...(measured?.remarks ?? []),
      ...findInvisibles(source),
    ],
  };
}

/** What stands in the sections of these names and below them. */
function blocksUnder(sections: readonly Section[], names: readonly string[]): readonly RootContent[] {
  return sections
    .filter(({ name, depth }) => depth === 2 && names.includes(name))
    .flatMap((section) => [section, ...findSubsections(section, sections)].flatMap(({ blocks }) => blocks));
}

/** What in the handoff speaks against its own pass. A build or a type check leaves nothing to list, so that value alone needs no
 *  Execution. */
function findContradiction(
  verification: Verification | null,
  execution: readonly ExecutionItem[],
  notMet: Findings["notMet"],
): { readonly kind: Contradiction; readonly remark: Remark } | null {
  if (!isPassing(verification)) return null;
  if (notMet !== null) {
    const message = `${verification} is claimed although a criterion is ${notMet.answer === null ? "neither checked nor answered" : 'answered "not met"'}`;
    const hint = "a criterion that is not met makes the value verifier-failed; answer the others `(met)` or `(n/a)`";
    return { kind: "criterion-not-met", remark: fail("criterion-not-met", message, notMet.range, hint) };
  }
  if (execution.length > 0 && execution.every(isFailedRun)) {
    const message = `${verification} is claimed although all that \`## Execution\` lists failed or could not be run`;
    const hint = "a failed run makes the value verifier-failed, one that could not be made verifier-blocked";
    return { kind: "execution-failed", remark: fail("execution-failed", message, START, hint) };
  }
  if (verification === "type-check-only" || execution.length > 0) return null;
  const message = `${verification} is claimed but \`## Execution\` lists nothing that was run`;
  const hint = "list every command with its outcome under `## Execution`, as `command` \u2192 outcome";
  return { kind: "no-execution", remark: fail("no-execution", message, START, hint) };
}

function isTooLarge(markdown: string): boolean {
  // UTF-8 is never shorter than UTF-16 has units, so only what could fit is encoded.
  return markdown.length > MAX_HANDOFF_BYTES || new TextEncoder().encode(markdown).length > MAX_HANDOFF_BYTES;
}

function refuseTooLarge(): Reading {
  const message = `the handoff is larger than ${MAX_HANDOFF_BYTES} bytes and was not read`;
  return toRefusal(refuse("too-large", START, message, "leave logs out of the handoff and name the files instead"));
}

function refuseTooComplex(line: number): Reading {
  const place = { line, column: 1 };
  const message = "from here on the handoff is nested or marked up too heavily to be read in reasonable time";
  return toRefusal(refuse("too-large", { start: place, end: place }, message, "put pasted output into code fences"));
}

function refuseFrontMatter(): Reading {
  const message = "the first line opens front matter that nothing closes, so the handoff has no sections";
  return toRefusal(refuse("no-section", START, message, "close it with a second `---` or leave the first one out"));
}

function toRefusal({ verification, reason, remarks }: ReturnType<typeof refuse>): Reading {
  return { handoff: { ...NOTHING, verification, reason, contradiction: null }, remarks };
}
