import { distance } from "fastest-levenshtein";

/** Letters that are drawn like the Latin ones in our section names; the rest is caught by counting differences. */
const CONFUSABLES: Readonly<Record<string, string>> = {
  a: "\u0430\u0410\u0251\u03B1\u0391\u1D00\uAB7A",
  c: "\u0441\u0421\u03F2\u03F9\u1D04\u217D\u216D",
  d: "\u0501\u0500\u1D05\u217E\u216E\u13E7",
  e: "\u0435\u0415\u0395\u03B5\u0454\u212E\u1D07\u04BD",
  f: "\u0192\u03DC\u03DD\uA799\uA798\u1E9D\uA730\u017F",
  i: "\u0456\u0406\u0131\u03B9\u0399\u026A\u2170\u2160\u04C0\u04CF\u0269\u01C0",
  n: "\u0578\u057C\u039D\u03B7\u0274\u0418\u043F",
  o: "\u043E\u041E\u03BF\u039F\u0585\u0555\u1D0F\u0D20\u2C9F",
  r: "\u0433\u1D26\u0280\u0491\u1D85",
  t: "\u0442\u0422\u03C4\u03A4\u1D1B\u01AB",
  v: "\u0475\u0474\u03BD\u1D20\u2174\u2164\u2228\u22C1",
};
const LATIN = new Map(
  Object.entries(CONFUSABLES).flatMap(([letter, likes]) => Array.from(likes, (like) => [like, letter] as const)),
);
const IGNORABLE = /[\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
/** Nothing to see, or a change of writing direction; the joiners and selectors that emoji are made of are let through. */
const INVISIBLE = /(?!\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/u;
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** What a person takes the text for: compatibility forms, accents and invisible characters undone, look-alike letters made
 *  Latin, lower case. Only for recognising; never a value that is used. */
export function fold(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text.toLowerCase();
  const visible = text.normalize("NFKD").replace(IGNORABLE, "");
  return Array.from(visible, (character) => LATIN.get(character) ?? character)
    .join("")
    .toLowerCase();
}

/** Whether a person could take the text for this word. In: `word` in lower-case Latin letters. */
export function resembles(text: string, word: string): boolean {
  const letters = fold(text)
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[l1|!]/g, "i")
    .replace(/0/g, "o")
    .replace(/[^\p{L}]/gu, "");
  if (Math.abs(letters.length - word.length) > 2) return false;
  const foreign = letters.match(/[^a-z]/g)?.length ?? 0;
  if (foreign > word.length / 2) return false;
  return distance(letters, word) <= Math.max(1, foreign) || isAnagram(letters, word);
}

function isAnagram(left: string, right: string): boolean {
  return Array.from(left).toSorted().join("") === Array.from(right).toSorted().join("");
}

/** Whether the word stands in the text, look-alike letters included. */
export function containsWord(text: string, word: string): boolean {
  return fold(text)
    .split(/[^a-z]+/)
    .includes(word);
}

/** Index of the first character that nobody can see, -1 when there is none. */
export function findInvisible(text: string): number {
  return text.search(INVISIBLE);
}

export function hasBidiControl(text: string): boolean {
  return BIDI_CONTROL.test(text);
}
