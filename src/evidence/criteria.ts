import type { CriterionFinding } from "./handoff/handoff.ts";

/** One item of the acceptance with what a handoff says of it. */
export interface AskedCriterion {
  /** As the plan has it. */
  readonly criterion: string;
  /** In the handoff's order; empty when it says nothing. */
  readonly findings: readonly CriterionFinding[];
}

/** Finds the answers to the items of an acceptance. In: items as plans have them, findings of a handoff. Out: each item once, in the
 *  given order, without blank ones. A finding answers one item at most. Throws: never. */
export function matchCriteria(
  asked: readonly string[],
  findings: readonly CriterionFinding[],
): readonly AskedCriterion[] {
  const items = new Map(asked.filter((text) => text.trim() !== "").map((text) => [signsOf(text), text] as const));
  const find = finderOf([...items.values()]);
  const answers = new Map<string, CriterionFinding[]>();
  for (const finding of findings) {
    const item = find(finding);
    if (item !== null) answers.set(item, [...(answers.get(item) ?? []), finding]);
  }
  return [...items.values()].map((criterion) => ({ criterion, findings: answers.get(criterion) ?? [] }));
}

/** Whether an item counts as met: it is answered, and by nothing but `met`. */
export function isMet({ findings }: AskedCriterion): boolean {
  return findings.length > 0 && findings.every(({ answer }) => answer === "met");
}

/** Two wordings of one criterion: letters and digits count, punctuation and markup do not. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** The criterion but for markup, capitals, spaces and the mark at its end: tells `x < 5` from `x > 5`. */
function signsOf(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[`*_~\\]/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.,;:!]+$/, "")
    .trim();
}

/** Ends the criterion in a handoff's item. A criterion may have one itself: then its tail stands in the finding's evidence. */
const COLON = /: | [\u2014\u2013] /;

/** Items that differ in punctuation alone are told apart by it. */
function finderOf(items: readonly string[]): (finding: CriterionFinding) => string | null {
  const bySigns = new Map(items.map((item) => [signsOf(item), item]));
  const byLetters = new Map<string, string | null>();
  for (const item of items) byLetters.set(lettersOf(item), byLetters.has(lettersOf(item)) ? null : item);
  const lengths = wordCountsByHead(items);
  return ({ criterion, evidence }) => {
    const exact = bySigns.get(signsOf(criterion));
    const letters = lettersOf(criterion);
    if (exact !== undefined || letters === "") return exact ?? null;
    if (byLetters.has(letters)) return byLetters.get(letters) ?? null;
    const counts = lengths.get(letters);
    if (counts === undefined) return null;
    const words = lettersOf(`${criterion} ${evidence}`).split(" ");
    const beginnings = counts.filter((count) => count <= words.length).map((count) => words.slice(0, count).join(" "));
    const begun = beginnings.find((one) => byLetters.has(one));
    return begun === undefined ? null : (byLetters.get(begun) ?? null);
  };
}

/** How many words the items have that begin with this before their colon, most first. */
function wordCountsByHead(items: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, Set<number>>();
  for (const item of items) {
    if (!COLON.test(item)) continue;
    const head = lettersOf(item.split(COLON)[0] ?? "");
    counts.set(head, (counts.get(head) ?? new Set()).add(lettersOf(item).split(" ").length));
  }
  return new Map([...counts].map(([head, some]) => [head, [...some].toSorted((one, other) => other - one)]));
}
