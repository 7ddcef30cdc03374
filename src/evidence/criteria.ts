import type { CriterionFinding } from "./handoff/handoff.ts";
import { exactKey, hasCode, identityOf, looseKey, toWording, type Wording } from "./wording.ts";

/** One item of the acceptance with what a handoff says of it. */
export interface AskedCriterion {
  /** As the plan has it. */
  readonly criterion: string;
  /** In the handoff's order; empty when it says nothing. */
  readonly findings: readonly CriterionFinding[];
}

/** Finds the answers to the items of an acceptance. In: items as plans have them, findings of a handoff. Out: each item once, in the
 *  given order, without blank ones; items that differ in more than markup are several. A finding answers one item at most: the one
 *  whose words and signs it repeats. What could be meant for several answers none of them. Throws: never. */
export function matchCriteria(
  asked: readonly string[],
  findings: readonly CriterionFinding[],
): readonly AskedCriterion[] {
  const answers = new Map<string, CriterionFinding[]>();
  for (const { criterion, finding } of nameFindings(asked, findings)) {
    if (criterion === null) continue;
    const some = answers.get(criterion);
    if (some === undefined) answers.set(criterion, [finding]);
    else some.push(finding);
  }
  return itemsOf(asked).map(({ criterion }) => ({ criterion, findings: answers.get(criterion) ?? [] }));
}

/** A finding with the item that it answers. */
export interface NamedFinding {
  /** As the plan has it; null where it answers none. */
  readonly criterion: string | null;
  /** Its evidence is without what belongs to the item. */
  readonly finding: CriterionFinding;
}

/** The findings in their order, each with the item that it answers. Throws: never. */
export function nameFindings(asked: readonly string[], findings: readonly CriterionFinding[]): readonly NamedFinding[] {
  const find = finderOf(itemsOf(asked));
  return findings.map((finding) => {
    const found = find(finding);
    if (found === null) return { criterion: null, finding };
    return { criterion: found.item.criterion, finding: { ...finding, evidence: found.evidence } };
  });
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

interface Item {
  readonly criterion: string;
  readonly wording: Wording;
}

function itemsOf(asked: readonly string[]): readonly Item[] {
  const items = new Map<string, Item>();
  for (const criterion of asked) {
    if (criterion.trim() === "") continue;
    const wording = toWording(criterion);
    const key = identityOf(wording);
    if (!items.has(key)) items.set(key, { criterion, wording });
  }
  return [...items.values()];
}

/** Ends the criterion in a handoff's item. A criterion may have one itself: then its tail stands in the finding's evidence. */
const SEPARATOR = /: | [\u2014\u2013] /g;

/** A beginning of what a finding says that may be the criterion, and the evidence that is left then. */
interface Beginning {
  readonly texts: readonly string[];
  readonly evidence: string;
}

interface Found {
  readonly item: Item;
  readonly evidence: string;
}

function finderOf(items: readonly Item[]): (finding: CriterionFinding) => Found | null {
  const exact = groupBy(items, ({ wording }) => exactKey(wording.plain));
  const loose = groupBy(items, ({ wording }) => looseKey(wording.plain));
  const mostParts = Math.max(0, ...items.map(({ wording }) => [...wording.plain.matchAll(SEPARATOR)].length));
  const findAll = (texts: readonly string[]): readonly Item[] => {
    const same = texts.flatMap((text) => exact.get(exactKey(text)) ?? []);
    if (same.length > 0) return [...new Set(same)];
    const alike = texts.flatMap((text) =>
      (loose.get(looseKey(text)) ?? []).filter(({ wording }) => hasCode(wording, text)),
    );
    return [...new Set(alike)];
  };
  return (finding) => {
    const found = beginningsOf(finding, mostParts).flatMap(({ texts, evidence }) => {
      const some = findAll(texts);
      return some.length === 0 ? [] : [{ some, evidence }];
    });
    const [longest, ...shorter] = found;
    const item = longest?.some.length === 1 ? longest.some[0] : undefined;
    if (longest === undefined || item === undefined) return null;
    // `a: b` may repeat the item `a: b` and say nothing more, or say b of the item a.
    return longest.evidence === "" && shorter.length > 0 ? null : { item, evidence: longest.evidence };
  };
}

/** The longest first. */
function beginningsOf({ criterion, evidence }: CriterionFinding, mostParts: number): readonly Beginning[] {
  const beginnings: Beginning[] = [{ texts: [criterion], evidence }];
  if (evidence.trim() === "") return beginnings;
  const ends: { readonly at: number; readonly next: number }[] = [];
  for (const { index, 0: mark } of evidence.matchAll(SEPARATOR)) {
    if (ends.length >= mostParts) break;
    ends.push({ at: index, next: index + mark.length });
  }
  if (ends.length < mostParts) ends.push({ at: evidence.length, next: evidence.length });
  for (const { at, next } of ends) {
    const tail = evidence.slice(0, at);
    const texts = [": ", " \u2014 ", " \u2013 "].map((mark) => `${criterion}${mark}${tail}`);
    beginnings.unshift({ texts, evidence: evidence.slice(next).trim() });
  }
  return beginnings;
}

function groupBy(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
