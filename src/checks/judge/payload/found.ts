import type { FoundEvidence } from "../../../evidence/check.ts";
import type { CheckEvidence, Fact, ObservedCommand } from "../../../evidence/evidence.ts";
import { cutText, fitLines, type FittedLines, inertLine, inertLines, lengthInFence } from "./fence.ts";

const MAX_DETAIL_CHARS = 300;
const MAX_VALUE_CHARS = 2_000;
const MAX_COMMAND_CHARS = 500;
const MAX_HANDOFF_CHARS = 16_000;
/** Output is given up before facts are. */
const TAIL_CHARS = [2_000, 500, 0] as const;

/** A handoff by the name of who left it. */
export interface Claim {
  readonly by: string;
  readonly markdown: string;
}

/** What the runtime saw itself: observed facts, those that are unknown, and commands. In: most characters inside a fence. Out: inert
 *  lines, and how many of them had to be left out. */
export function describeObserved(found: readonly FoundEvidence[], maxChars: number): FittedLines {
  for (const tailChars of TAIL_CHARS) {
    const lines = describe(found, (evidence) => [
      ...factLines(evidence, isObserved),
      ...evidence.commands.flatMap((command) => commandLines(command, tailChars)),
    ]);
    if (lengthInFence(lines) <= maxChars || tailChars === 0) return orNothing(fitLines(lines, maxChars));
  }
  return orNothing({ lines: [], left: 0 });
}

/** What agents say: claimed facts, then handoffs. A claim that is cut costs its author only. */
export function describeClaims(
  found: readonly FoundEvidence[],
  claims: readonly Claim[],
  maxChars: number,
): readonly string[] {
  const handoffs = [...claims, ...found.flatMap(handoffsOf)].flatMap(({ by, markdown }) => [
    `handoff of ${inertLine(by)}:`,
    ...inertLines(cutText(markdown.trim(), MAX_HANDOFF_CHARS)).map((line) => `  ${line}`),
  ]);
  const lines = [...describe(found, (evidence) => factLines(evidence, isClaimed)), ...handoffs];
  return orNothing(fitLines(lines, maxChars)).lines;
}

function isObserved(fact: Fact): boolean {
  return fact.kind === "unknown" || fact.provenance === "observed";
}

function isClaimed(fact: Fact): boolean {
  return fact.kind === "known" && fact.provenance === "claimed";
}

function orNothing(fitted: FittedLines): FittedLines {
  return fitted.lines.length === 0 && fitted.left === 0 ? { lines: ["(nothing)"], left: 0 } : fitted;
}

function handoffsOf({ gate, evidence }: FoundEvidence): readonly Claim[] {
  return evidence.flatMap(({ check, handoffMarkdown }) =>
    handoffMarkdown === null ? [] : [{ by: `check ${check} of gate ${gate}`, markdown: handoffMarkdown }],
  );
}

function describe(
  found: readonly FoundEvidence[],
  linesOf: (evidence: CheckEvidence) => readonly string[],
): readonly string[] {
  return found.flatMap(({ gate, evidence }) => {
    const checks = evidence.flatMap((one) => {
      const lines = linesOf(one);
      return lines.length === 0 ? [] : [`  check ${inertLine(one.check)} (${inertLine(one.kind)}):`, ...lines];
    });
    return checks.length === 0 ? [] : [`gate ${inertLine(gate)}:`, ...checks];
  });
}

function factLines({ facts }: CheckEvidence, isWanted: (fact: Fact) => boolean): readonly string[] {
  return Object.entries(facts)
    .filter(([, fact]) => isWanted(fact))
    .map(([name, fact]) => `    ${inertLine(name)} ${describeFact(fact)}`);
}

function describeFact(fact: Fact): string {
  const detail = inertLine(cutText(fact.detail, MAX_DETAIL_CHARS));
  if (fact.kind === "unknown") return `is unknown (${fact.reason}): ${detail}`;
  return `= ${inertLine(cutText(JSON.stringify(fact.value), MAX_VALUE_CHARS))} (${fact.provenance}): ${detail}`;
}

function commandLines({ command, outcome, isSuccess, tail }: ObservedCommand, tailChars: number): readonly string[] {
  const name = inertLine(JSON.stringify(cutText(command, MAX_COMMAND_CHARS)));
  const head = `    ran ${name}: ${inertLine(outcome)} (${isSuccess ? "success" : "no success"})`;
  const kept = tailChars === 0 ? "" : tail.trimEnd().slice(-tailChars);
  if (kept === "") return [head];
  const notice = kept.length < tail.trimEnd().length ? ["      > [… the head of its output is not shown]"] : [];
  return [head, ...notice, ...inertLines(kept).map((line) => `      > ${line}`)];
}
