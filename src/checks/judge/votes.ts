import type { Fact } from "../../evidence/evidence.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { FOREIGN, type Judgement, type Vote } from "./judgement.ts";
import type { judgeFacts } from "./params.ts";

const MAX_DETAIL_CHARS = 300;
/** Of why votes are missing, so that the critique has room behind it. */
const MAX_MISSING_CHARS = 140;

type JudgeFacts = Record<keyof typeof judgeFacts, Fact>;

/** What all votes together say. `judgements` are those that carry the decision, `others` the rest of the usable ones. */
export interface Decision {
  readonly facts: JudgeFacts;
  readonly isPass: boolean | null;
  readonly judgements: readonly Judgement[];
  readonly others: readonly Judgement[];
}

/** How far the judges saw the change. */
export interface Sight {
  /** Why they did not see all of it; empty when they did. */
  readonly gaps: readonly string[];
  /** Whether a pass counts all the same. */
  readonly isEnough: boolean;
  /** What no judge could know in this run; null for nothing. */
  readonly unknown: string | null;
}

/** Counts votes. A pass needs a majority of all that were asked for, so that asking again can only lower; a fail needs one of those that
 *  are usable, if these are a majority themselves. In: at least one vote. Throws: never. */
export function decideVotes(votes: readonly Vote[], sight: Sight): Decision {
  const usable = votes.flatMap((vote) => (vote.kind === "judged" ? [vote.judgement] : []));
  const passes = usable.filter(({ pass }) => pass);
  const fails = usable.filter(({ pass }) => !pass);
  const needed = Math.floor(votes.length / 2) + 1;
  const facts = { ...countFacts(votes, usable), truncated: truncatedFact(sight) };
  if (usable.length >= needed && fails.length > passes.length) {
    const detail = withCount(votes, `${fails.length} of ${votes.length} say fail`, fails[0]?.critique ?? "");
    const pass: Fact = { kind: "known", value: false, provenance: "claimed", detail, reason: "judge-failed" };
    return {
      facts: { ...facts, pass, critique: critiqueFact(fails) },
      isPass: false,
      judgements: fails,
      others: passes,
    };
  }
  // Who could change the judge could do so for the votes before.
  const isTampered = votes.some((vote) => vote.kind === "unusable" && vote.reason === "runner-tampered");
  if (passes.length >= needed && !isTampered) {
    const pass = passFact(votes, passes, sight);
    return {
      facts: { ...facts, pass, critique: critiqueFact(passes) },
      isPass: true,
      judgements: passes,
      others: fails,
    };
  }
  const unknown: Fact = { kind: "unknown", ...whyUndecided(votes, { usable, passes, fails, needed }) };
  return { facts: { ...facts, pass: unknown, critique: unknown }, isPass: null, judgements: [], others: usable };
}

function passFact(votes: readonly Vote[], passes: readonly Judgement[], { gaps, isEnough, unknown }: Sight): Fact {
  if (gaps.length > 0 && !isEnough)
    return { kind: "unknown", reason: "judge-truncated", detail: oneLine(`says pass, but ${gaps.join("; ")}`) };
  const told = withCount(votes, `${passes.length} of ${votes.length} say pass`, passes[0]?.critique ?? "");
  const detail = unknown === null ? told : oneLine(`${told} (${unknown})`);
  return { kind: "known", value: true, provenance: "claimed", detail };
}

type Broken = Extract<Vote, { kind: "unusable" }>;

function brokenOf(votes: readonly Vote[]): readonly Broken[] {
  return votes.flatMap((vote) => (vote.kind === "unusable" ? [vote] : []));
}

function detailsOf(broken: readonly Broken[]): string {
  return [...new Set(broken.map(({ detail }) => detail))].join("; ");
}

interface Count {
  readonly usable: readonly Judgement[];
  readonly passes: readonly Judgement[];
  readonly fails: readonly Judgement[];
  readonly needed: number;
}

function whyUndecided(
  votes: readonly Vote[],
  { usable, passes, fails, needed }: Count,
): { readonly reason: ReasonCode; readonly detail: string } {
  const broken = brokenOf(votes);
  const details = detailsOf(broken);
  const [first] = broken;
  const foreign =
    broken.find(({ reason }) => reason === "runner-tampered") ?? broken.find(({ reason }) => FOREIGN.has(reason));
  // Beside votes that failed for other reasons this one must not pass for a judge's error, which lets a change through to people.
  if (foreign !== undefined) return { reason: foreign.reason, detail: oneLine(details) };
  if (usable.length >= needed || first === undefined) {
    const said = `${passes.length} of ${votes.length} say pass and ${fails.length} say fail, and a pass needs ${needed}`;
    return { reason: "judge-error", detail: oneLine(details === "" ? said : `${said}; ${details}`) };
  }
  const isOneReason = broken.every(({ reason }) => reason === first.reason);
  const count = votes.length === 1 ? "" : `${usable.length} of ${votes.length} votes are usable: `;
  return { reason: isOneReason ? first.reason : "judge-error", detail: oneLine(`${count}${details}`) };
}

function countFacts(votes: readonly Vote[], usable: readonly Judgement[]): Pick<JudgeFacts, "votes" | "agreed"> {
  const asked = votes.length;
  const detail = usable.length === asked ? `${asked}` : `${usable.length} of ${asked} are usable`;
  return {
    votes: { kind: "known", value: usable.length, provenance: "observed", detail },
    agreed: agreedFact(votes, usable),
  };
}

/** A vote that is not usable agrees with nothing. */
function agreedFact(votes: readonly Vote[], usable: readonly Judgement[]): Fact {
  const broken = votes.find((vote) => vote.kind === "unusable");
  if (usable.length === 0 && broken?.kind === "unusable")
    return { kind: "unknown", reason: broken.reason, detail: broken.detail };
  const passes = usable.filter(({ pass }) => pass).length;
  const value = usable.length === votes.length && (passes === 0 || passes === usable.length);
  return { kind: "known", value, provenance: "claimed", detail: `${passes} of ${votes.length} say pass` };
}

function truncatedFact({ gaps, unknown }: Sight): Fact {
  const said = gaps.length === 0 ? ["all of the change was shown"] : gaps;
  const detail = oneLine([...said, ...(unknown === null ? [] : [unknown])].join("; "));
  return { kind: "known", value: gaps.length > 0, provenance: "observed", detail };
}

/** Verbatim: it is handed on as it is. */
function critiqueFact(judgements: readonly Judgement[]): Fact {
  const texts = new Set(judgements.map(({ critique }) => critique).filter((critique) => critique.trim() !== ""));
  const value = [...texts].join("\n\n");
  return { kind: "known", value, provenance: "claimed", detail: oneLine(value) || "none" };
}

function withCount(votes: readonly Vote[], count: string, critique: string): string {
  const parts = [
    ...(votes.length === 1 ? [] : [`${count}${missingOf(votes)}`]),
    ...(critique.trim() === "" ? [] : [critique]),
  ];
  return oneLine(parts.join(": ")) || "it says pass";
}

/** Why there are fewer votes than were asked for: nobody sees it in what the others say. */
function missingOf(votes: readonly Vote[]): string {
  const broken = brokenOf(votes);
  if (broken.length === 0) return "";
  const verb = broken.length === 1 ? "vote cannot be used" : "votes cannot be used";
  return ` (${broken.length} ${verb}: ${oneLine(detailsOf(broken), MAX_MISSING_CHARS)})`;
}

function oneLine(text: string, maxChars: number = MAX_DETAIL_CHARS): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > maxChars ? `${line.slice(0, maxChars)}…` : line;
}
