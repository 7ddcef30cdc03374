import type { AuthorTexts, FoundEvidence } from "../../../evidence/check.ts";
import type { GateData } from "../../../evidence/evidence.ts";
import { GateError } from "../../../lib/error.ts";
import type { VerifierTask } from "../../../plan/plan.ts";
import type { Diff } from "../../../ports/git.ts";
import type { Target } from "../../../target/target.ts";
import type { JudgeParams } from "../params.ts";
import { describeAuthor } from "./author.ts";
import { showChange } from "./change.ts";
import { createFence, type Fence, fitLines, inertLines, lengthInFence } from "./fence.ts";
import { type Claim, describeClaims, describeObserved } from "./found.ts";
import { orderFiles } from "./order.ts";
import { describeTask, taskTexts } from "./task.ts";
import { ABOUT, describeGaps, OPENING, OWN_STANDARD, rulesOfReading } from "./words.ts";

/** Parts of the room beside what is never cut. The change gets what these leave. */
const SHARES = { input: 0.25, observed: 0.25, claimed: 0.1, author: 0.1 } as const;
/** Headings, delimiters and notices of all sections. */
const FRAME_CHARS = 3_000;

/** What a payload is made of. */
export interface PayloadSources {
  /** 32 random hexadecimal digits. */
  readonly nonce: string;
  /** The policy's words, trusted. */
  readonly rubric: string;
  /** The judge's own file, trusted; null where it has none. */
  readonly rubricFile: NonNullable<JudgeParams["rubricFile"]> | null;
  readonly target: Target | null;
  readonly verifier: VerifierTask | null;
  readonly diff: Diff;
  readonly found: readonly FoundEvidence[];
  /** What the gate gives the judge; null for nothing. Parts of it may be claims. */
  readonly input: GateData;
  /** The last thing that the judge reads. */
  readonly closing: string;
  /** Handoffs that lie beside the plan. */
  readonly claims: readonly Claim[];
  readonly author: AuthorTexts | null;
  readonly include: NonNullable<JudgeParams["include"]>;
  readonly maxChars: number;
}

/** Everything that a judge is told. */
export interface Payload {
  readonly prompt: string;
  /** Why the judge does not see all that it should; empty when it does. Untrusted parts: none. */
  readonly gaps: readonly string[];
}

/** Writes the payload of a judge, markdown of at most `maxChars` characters. Standard and task are never cut; of the rest, whole files and
 *  lines that do not fit are left out and said to be. Throws: `GateError` (`judge-truncated`) where standard and task alone do not fit. */
export function buildPayload(sources: PayloadSources): Payload {
  const { nonce, target, verifier, diff, found, claims, input, closing, maxChars } = sources;
  const fence = createFence(nonce);
  const head = opening(sources, fence);
  let left = maxChars - head.length - closing.length - FRAME_CHARS;
  if (left < 0) {
    const least = maxChars - left;
    throw new GateError("judge-truncated", `standard and task alone need ${least} of ${maxChars} characters`);
  }
  const whole = left;
  const take = (lines: readonly string[]): readonly string[] => {
    left -= lengthInFence(lines);
    return lines;
  };
  const given = input === null ? [] : inertLines(JSON.stringify(input, null, 2));
  const gave = take(fitLines(given, whole * SHARES.input).lines);
  const author = take(fitLines(describeAuthor(sources.author, sources.include), whole * SHARES.author).lines);
  const observed = describeObserved(found, whole * SHARES.observed);
  take(observed.lines);
  const claimed = take(describeClaims(found, claims, whole * SHARES.claimed));
  const order = orderFiles(diff.files, taskTexts(target, verifier), target?.task.pathsAllowed ?? []);
  const change = showChange(diff, order, left);
  const gaps = [
    ...change.gaps,
    ...(gave.length < given.length ? ["its input does not fit into `max-input`"] : []),
    ...(observed.left > 0 ? ["observed evidence does not fit into `max-input`"] : []),
  ];
  const parts = [
    head,
    ...(gave.length === 0 ? [] : [section("Input", ABOUT.input, fence("INPUT", gave))]),
    ...(author.length === 0 ? [] : [section("The author's words", ABOUT.author, fence("AUTHOR", author))]),
    section("Observed", ABOUT.observed, fence("OBSERVED", observed.lines)),
    section("Claimed", ABOUT.claimed, fence("CLAIMED", claimed)),
    section("Files", ABOUT.list, fence("FILES", orNone(change.list))),
    section("Diff", aboutDiff(gaps), fence("DIFF", orNone(change.diff))),
    closing,
  ];
  return { prompt: `${parts.join("\n\n")}\n`, gaps };
}

function opening({ nonce, rubric, rubricFile, target, verifier }: PayloadSources, fence: Fence): string {
  const standard = rubricFile === null ? fence("STANDARD", inertLines(rubric.trim())) : OWN_STANDARD;
  return [
    ...(rubricFile === null ? [] : [rubricFile.body.trim(), "---"]),
    OPENING,
    rulesOfReading(nonce),
    `## The standard\n\n${standard}`,
    section("The task", ABOUT.task, fence("TASK", describeTask(target, verifier))),
  ].join("\n\n");
}

function aboutDiff(gaps: readonly string[]): string {
  return gaps.length === 0 ? ABOUT.diff : `${ABOUT.diff}\n\n${describeGaps(gaps)}`;
}

function section(title: string, about: string, block: string): string {
  return `## ${title}\n\n${about}\n\n${block}`;
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ["(none)"] : lines;
}
