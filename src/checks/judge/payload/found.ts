import type { FoundEvidence } from "../../../evidence/check.ts";
import type { CheckEvidence, Fact, ObservedCommand } from "../../../evidence/evidence.ts";
import { cutText, fitLines, type FittedLines, inertLine, inertLines, lengthInFence } from "./fence.ts";

const MAX_DETAIL_CHARS = 2_000;
const MAX_VALUE_CHARS = 16_000;
const MAX_COMMAND_CHARS = 4_000;
/** Of one handoff, so that a line without end is shown in part. */
const MAX_HANDOFF_CHARS = 64_000;
/** Output is given up before facts are. */
const TAIL_CHARS = [2_000, 500, 0] as const;

/** A handoff by the name of who left it. */
export interface Claim {
  readonly by: string;
  readonly markdown: string;
}

/** What the runtime saw itself: observed facts, those that are unknown, and commands. In: most characters inside a fence. Out: inert
 *  lines, and how many lines, values and commands had to be left out or cut. Of output only the end counts as shown. */
export function describeObserved(found: readonly FoundEvidence[], maxChars: number): FittedLines {
  const cut = countCut(found, isObserved) + countCutCommands(found);
  for (const tailChars of TAIL_CHARS) {
    const lines = describe(found, (evidence) => [
      ...factLines(evidence, isObserved),
      ...evidence.commands.flatMap((command) => commandLines(command, tailChars)),
    ]);
    if (lengthInFence(lines) <= maxChars || tailChars === 0) return orNothing(fitLines(lines, maxChars), cut);
  }
  return orNothing({ lines: [], left: 0 }, cut);
}

/** What agents say: claimed facts, then handoffs. Out: as of what is observed: behind what is cut may stand what the judge was to find. */
export function describeClaims(
  found: readonly FoundEvidence[],
  claims: readonly Claim[],
  maxChars: number,
): FittedLines {
  const all = [...claims, ...found.flatMap(handoffsOf)].map(({ by, markdown }) => ({ by, markdown: markdown.trim() }));
  const handoffs = all.flatMap(({ by, markdown }) => [
    `handoff of ${inertLine(by)}:`,
    ...inertLines(cutText(markdown, MAX_HANDOFF_CHARS)).map((line) => `  ${line}`),
  ]);
  const lines = [...describe(found, (evidence) => factLines(evidence, isClaimed)), ...handoffs];
  const cut = all.filter(({ markdown }) => markdown.length > MAX_HANDOFF_CHARS).length;
  return orNothing(fitLines(lines, maxChars), cut + countCut(found, isClaimed));
}

function isObserved(fact: Fact): boolean {
  return fact.kind === "unknown" || fact.provenance === "observed";
}

function isClaimed(fact: Fact): boolean {
  return fact.kind === "known" && fact.provenance === "claimed";
}

function countCut(found: readonly FoundEvidence[], isWanted: (fact: Fact) => boolean): number {
  const facts = found.flatMap(({ evidence }) => evidence.flatMap((one) => Object.values(one.facts)));
  return facts.filter((fact) => isWanted(fact) && isCut(fact)).length;
}

function isCut(fact: Fact): boolean {
  if (fact.detail.length > MAX_DETAIL_CHARS) return true;
  return fact.kind === "known" && valueOf(fact).length > MAX_VALUE_CHARS;
}

function countCutCommands(found: readonly FoundEvidence[]): number {
  const commands = found.flatMap(({ evidence }) => evidence.flatMap((one) => one.commands));
  return commands.filter(({ command }) => command.length > MAX_COMMAND_CHARS).length;
}

/** In: what did fit, how many more things are cut in it. */
function orNothing({ lines, left }: FittedLines, cut: number): FittedLines {
  return { lines: lines.length === 0 && left === 0 ? ["(nothing)"] : lines, left: left + cut };
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
  return `= ${inertLine(cutText(valueOf(fact), MAX_VALUE_CHARS))} (${fact.provenance}): ${detail}`;
}

function valueOf({ value }: Extract<Fact, { kind: "known" }>): string {
  return JSON.stringify(value);
}

function commandLines({ command, outcome, isSuccess, tail }: ObservedCommand, tailChars: number): readonly string[] {
  const name = inertLine(JSON.stringify(cutText(command, MAX_COMMAND_CHARS)));
  const head = `    ran ${name}: ${inertLine(outcome)} (${isSuccess ? "success" : "no success"})`;
  const kept = tailChars === 0 ? "" : tail.trimEnd().slice(-tailChars);
  if (kept === "") return [tail.trim() === "" ? head : `${head}; its output is not shown`];
  const notice = kept.length < tail.trimEnd().length ? ["      > [… the head of its output is not shown]"] : [];
  return [head, ...notice, ...inertLines(kept).map((line) => `      > ${line}`)];
}
