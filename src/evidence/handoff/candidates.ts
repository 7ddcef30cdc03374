import { containsWord, resembles } from "./lookalike.ts";
import { statedValues } from "./reading.ts";
import type { Section } from "./sections.ts";
import type { Vocabulary } from "./statement.ts";
import { matchWord } from "./statement.ts";
import type { Source } from "./text.ts";

/** The sections that carry one name, sorted by what they are worth. */
export interface Candidates {
  /** `## Name`, as the format has it. */
  readonly proper: readonly Section[];
  /** The name at another depth. */
  readonly misplaced: readonly Section[];
  /** What a person could take for the section, or what states a value under a name like it. */
  readonly suspicious: readonly Section[];
  readonly isEmpty: boolean;
}

const MAX_TITLE_CHARS = 200;

/** Sorts out which sections are, or look like, the one with this name. In: `name` in lower case. */
export function sortCandidates(
  sections: readonly Section[],
  name: string,
  vocabulary: Vocabulary,
  source: Source,
): Candidates {
  const proper: Section[] = [];
  const misplaced: Section[] = [];
  const suspicious: Section[] = [];
  for (const section of sections) {
    const isNamed = section.name === name;
    if (isNamed && section.flaw === null) (section.depth === 2 ? proper : misplaced).push(section);
    else if (isNamed || resembles(section.title, name) || isRelated(section, name, vocabulary, source))
      suspicious.push(section);
  }
  return { proper, misplaced, suspicious, isEmpty: proper.length + misplaced.length + suspicious.length === 0 };
}

/** `## Verification of the toggle` with a value below it, or `## Verification: verifier-failed`: a person reads a value there. */
function isRelated(section: Section, name: string, vocabulary: Vocabulary, source: Source): boolean {
  const title = section.title.slice(0, MAX_TITLE_CHARS);
  if (!containsWord(title, name)) return false;
  const hasValueInTitle = [...title.matchAll(/\b[a-z]/gi)].some(
    ({ index }) => matchWord(title.slice(index), vocabulary) !== null,
  );
  return hasValueInTitle || statedValues(section.blocks, vocabulary, source).length > 0;
}
