import { closest, distance } from "fastest-levenshtein";
import { shorten, toInertLine } from "./source.ts";

const MAX_LISTED = 8;
const MAX_NAME_CHARS = 60;

/** A hint for a word that is not known: the nearest known one if it is near enough, else what there is to choose from.
 *  In: `what` names the choices in the plural. Out: null where there is nothing to choose from. */
export function suggest(word: string, known: readonly string[], what: string): string | null {
  if (known.length === 0) return null;
  const nearest = findNearest(word, known);
  if (nearest !== null) return `did you mean ${quoteName(nearest)}?`;
  const listed = known.slice(0, MAX_LISTED).map(quoteName);
  const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : "";
  return `${what}: ${listed.join(", ")}${more}`;
}

/** A name as messages say it: members of records may have any. */
export function quoteName(name: string): string {
  return `\`${shorten(toInertLine(name), MAX_NAME_CHARS)}\``;
}

/** The known word that somebody who wrote another one most likely meant; null where none is near. */
export function findNearest(word: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const wanted = word.toLowerCase();
  const nearest = closest(wanted, known);
  const isNear = distance(wanted, nearest.toLowerCase()) <= Math.max(1, Math.floor(word.length / 3));
  return isNear ? nearest : (known.find((name) => isMistyped(wanted, name.toLowerCase())) ?? null);
}

/** The same letters in another order, or a part of the word. */
function isMistyped(word: string, known: string): boolean {
  if (word.length < 3) return false;
  const isPart = known.startsWith(word) && word.length >= known.length / 2;
  return isPart || (word.length === known.length && sortLetters(word) === sortLetters(known));
}

function sortLetters(word: string): string {
  return Array.from(word).toSorted().join("");
}
