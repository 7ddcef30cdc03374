import type { RootContent } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Candidates } from "./candidates.ts";
import { sortCandidates } from "./candidates.ts";
import type { UnreadableReason, Verification } from "./handoff.ts";
import { findOtherLabel } from "./label.ts";
import type { Reading } from "./reading.ts";
import { readValue } from "./reading.ts";
import type { Remark } from "./remark.ts";
import { fail, warn } from "./remark.ts";
import type { Section } from "./sections.ts";
import { findSubsections } from "./sections.ts";
import type { Vocabulary } from "./statement.ts";
import { CANONICAL, LEGACY, matchWord } from "./statement.ts";
import type { Source } from "./text.ts";

export interface VerificationResult {
  readonly verification: Verification | null;
  /** Set exactly when `verification` is null. */
  readonly reason: UnreadableReason | null;
  readonly remarks: readonly Remark[];
}

const START: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const FORMAT_HINT =
  "write `## Verification` on a line of its own, once, and below it one of live-ui-verified, unit-test-verified, type-check-only, verifier-blocked, verifier-failed, not-verified";
const MESSAGES: Readonly<Record<UnreadableReason, string>> = {
  "no-section": "the handoff has no section `## Verification`",
  "no-value": "the section starts with no value: neither a line of text nor a list item with one",
  "unknown-value": "the section does not start with one of the known values",
  "template-value": "the section holds the list of possible values instead of one of them",
  "conflicting-sections": "this does not agree with the value stated elsewhere",
  "conflicting-values": "the section states more than one value, or denies the one that it states",
  "suspicious-heading": "a heading looks like the value's section and is not",
  "suspicious-value": "the value looks like a known one but is not spelled out in plain letters",
  "heading-depth": "the value's heading must have exactly two number signs",
  "too-large": "the handoff is too large",
};

/** Decides the handoff's value. A look-alike of the section, a section at the wrong depth and two sections that disagree leave
 *  no value, nor does a line `Verification: value` anywhere that disagrees; the older `## Verdict` is read only where nothing
 *  carries the name Verification. In: all top-level `blocks`, and the same in sections. Throws: never. Source: handoff format,
 *  "Verification". */
export function readVerification(
  blocks: readonly RootContent[],
  sections: readonly Section[],
  source: Source,
): VerificationResult {
  const canonical = sortCandidates(sections, "verification", CANONICAL, source);
  const result = canonical.isEmpty
    ? decide(sortCandidates(sections, "verdict", LEGACY, source), sections, LEGACY, source)
    : decide(canonical, sections, CANONICAL, source);
  const other = result.verification === null ? null : findOtherLabel(blocks, result.verification, source);
  return other === null ? result : withRemarks(result.remarks, refuse("conflicting-sections", other));
}

/** A refusal with the diagnostic that explains it. */
export function refuse(
  reason: UnreadableReason,
  range: Range | null,
  message: string = MESSAGES[reason],
  hint: string = FORMAT_HINT,
): VerificationResult {
  return { verification: null, reason, remarks: [fail(reason, message, range, hint)] };
}

function decide(
  { proper, misplaced, suspicious }: Candidates,
  sections: readonly Section[],
  vocabulary: Vocabulary,
  source: Source,
): VerificationResult {
  const [lookalike] = suspicious;
  if (lookalike !== undefined) return refuse("suspicious-heading", lookalike.range, describe(lookalike));
  if (proper.length === 0) {
    const [wrong] = misplaced;
    return wrong === undefined ? refuse("no-section", START) : refuse("heading-depth", wrong.range);
  }
  const read = (section: Section): Reading =>
    readValue(section, findSubsections(section, sections), vocabulary, source);
  const result = combine(proper.map(read));
  if (result.verification === null) return result;
  return findContradictor(result.verification, misplaced.map(read), sections, vocabulary) ?? result;
}

function describe({ title, flaw }: Section): string {
  const shown = title
    .slice(0, 80)
    .replace(/[^\x20-\x7E]/gu, "\uFFFD")
    .replaceAll("`", "'");
  return `the heading \`${shown}\` looks like the value's section but ${flaw ?? "has another name"}`;
}

/** One value from all sections of the right name. */
function combine(readings: readonly Reading[]): VerificationResult {
  const remarks = readings.flatMap((reading) => reading.remarks);
  const [first] = readings;
  const odd = readings.find(
    ({ verification, reason }) => verification !== first?.verification || reason !== first.reason,
  );
  const suspicious = readings.find(({ reason }) => reason === "suspicious-value");
  const unreadable = suspicious ?? readings.find(({ reason }) => reason !== null);
  if (odd !== undefined && suspicious === undefined)
    return withRemarks(remarks, refuse("conflicting-sections", odd.range));
  if (unreadable !== undefined && unreadable.reason !== null)
    return withRemarks(remarks, refuse(unreadable.reason, unreadable.range));
  const repeated = readings
    .slice(1)
    .map(({ range }) => warn("repeated-section", "the same value is stated once more", range, "state the value once"));
  return { verification: first?.verification ?? null, reason: null, remarks: [...remarks, ...repeated] };
}

/** A section of the same name at another depth, or a heading that is itself a value, which says something else. */
function findContradictor(
  value: Verification,
  misplaced: readonly Reading[],
  sections: readonly Section[],
  vocabulary: Vocabulary,
): VerificationResult | null {
  const disguised = misplaced.find(({ reason }) => reason === "suspicious-value");
  if (disguised !== undefined) return refuse("suspicious-value", disguised.range);
  const other = misplaced.find(({ verification }) => verification !== null && verification !== value);
  if (other !== undefined) return refuse("conflicting-sections", other.range);
  const titled = sections.find(({ title }) => {
    const word = matchWord(title, vocabulary);
    return word !== null && word.word === title && word.value !== value;
  });
  return titled === undefined ? null : refuse("conflicting-sections", titled.range);
}

function withRemarks(remarks: readonly Remark[], result: VerificationResult): VerificationResult {
  return { ...result, remarks: [...remarks, ...result.remarks] };
}
