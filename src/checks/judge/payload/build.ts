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

type Shares = Readonly<Record<"input" | "observed" | "claimed" | "author", number>>;

/** Most of the room beside what is never cut that each may take where not everything fits. The change gets what these leave. */
const SHARES: Shares = { input: 0.25, observed: 0.25, claimed: 0.15, author: 0.15 };
/** For what fits whole together. */
const ALL: Shares = { input: 1, observed: 1, claimed: 1, author: 1 };
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
  /** What nobody can know in this run, and so no way of showing it would help; null for nothing. Untrusted parts: none. */
  readonly unknown: string | null;
}

/** Writes the payload of a judge, markdown of at most `maxChars` characters. Standard and task are never cut; of the rest, whole files and
 *  lines that do not fit are left out and said to be. Throws: `GateError` (`judge-truncated`) where standard and task alone do not fit. */
export function buildPayload(sources: PayloadSources): Payload {
  const { nonce, closing, maxChars } = sources;
  const fence = createFence(nonce);
  const head = opening(sources, fence);
  const room = maxChars - head.length - closing.length - FRAME_CHARS;
  if (room < 0) {
    const least = maxChars - room;
    throw new GateError("judge-truncated", `standard and task alone need ${least} of ${maxChars} characters`);
  }
  const { gave, author, observed, claimed, change, gaps } = fillBest(sources, room);
  const { unknown } = author;
  const parts = [
    head,
    ...(gave.lines.length === 0 ? [] : [section("Input", ABOUT.input, fence("INPUT", gave.lines))]),
    ...(author.lines.length === 0
      ? []
      : [section("The author's words", aboutAuthor(unknown), fence("AUTHOR", author.lines))]),
    section("Observed", ABOUT.observed, fence("OBSERVED", observed.lines)),
    section("Claimed", ABOUT.claimed, fence("CLAIMED", claimed.lines)),
    section("Files", ABOUT.list, fence("FILES", orNone(change.list))),
    section("Diff", aboutDiff(gaps), fence("DIFF", orNone(change.diff))),
    closing,
  ];
  return { prompt: `${parts.join("\n\n")}\n`, gaps, unknown };
}

type Filling = ReturnType<typeof fill>;

/** Shares hold where any part would get less without them, else a long description could push the change out of sight. */
function fillBest(sources: PayloadSources, room: number): Filling {
  const whole = fill(sources, room, ALL);
  if (whole.gaps.length === 0) return whole;
  const shared = fill(sources, room, SHARES);
  const isChangeShown =
    whole.change.diff.length >= shared.change.diff.length && whole.change.gaps.join() === shared.change.gaps.join();
  const isRestShown = (["gave", "author", "observed", "claimed"] as const).every(
    (part) => whole[part].left <= shared[part].left && whole[part].lines.length >= shared[part].lines.length,
  );
  return isChangeShown && isRestShown ? whole : shared;
}

/** In: characters inside all fences together. */
function fill(sources: PayloadSources, room: number, shares: Shares) {
  const { target, verifier, diff, found, claims, input, include } = sources;
  let left = room;
  const roomFor = (part: keyof Shares): number => Math.min(left, room * shares[part]);
  const take = <Part extends { readonly lines: readonly string[] }>(part: Part): Part => {
    left -= lengthInFence(part.lines);
    return part;
  };
  const gave = take(fitLines(input === null ? [] : inertLines(JSON.stringify(input, null, 2)), roomFor("input")));
  const author = take(describeAuthor(sources.author, include, roomFor("author")));
  const observed = take(describeObserved(found, roomFor("observed")));
  const claimed = take(describeClaims(found, claims, roomFor("claimed")));
  const order = orderFiles(diff.files, taskTexts(target, verifier), target?.task.pathsAllowed ?? []);
  const change = showChange(diff, order, left);
  const gaps = [
    ...change.gaps,
    ...author.gaps,
    ...(gave.left > 0 ? [`its input is not shown whole (${describeLeft(gave)})`] : []),
    ...(observed.left > 0 ? [`observed evidence is not shown whole (${describeLeft(observed)})`] : []),
    ...(claimed.left > 0 ? [`what agents claim is not shown whole (${describeLeft(claimed)})`] : []),
  ];
  return { gave, author, observed, claimed, change, gaps };
}

function describeLeft({ left }: { readonly left: number }): string {
  return left === 1 ? "1 part of it is left out" : `${left} parts of it are left out`;
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

function aboutAuthor(unknown: string | null): string {
  return unknown === null ? ABOUT.author : `${ABOUT.author} What is not known: ${unknown}.`;
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
