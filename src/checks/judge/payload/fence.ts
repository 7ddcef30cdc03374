import { assert } from "../../../lib/assert.ts";

/** 128 bits of randomness in hexadecimal, made anew for every run: nobody can have written it into a file before. */
const NONCE = /^[0-9a-f]{32}$/;

/** What nobody sees or what changes how the rest is seen: controls, format and bidi characters, tags, private use, half surrogates,
 *  blanks that are no space, letters that are drawn as nothing. The tab stays. */
const UNSEEN = /[^\P{C}\t]|[^\P{Z} ]|\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** Untrusted text on one line, with everything invisible shown as `\u{…}`. Throws: never. */
export function inertLine(text: string): string {
  return text.replaceAll(UNSEEN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Untrusted text of many lines, each of them inert. */
export function inertLines(text: string): readonly string[] {
  return text.split(/\r?\n/).map(inertLine);
}

/** Puts untrusted lines between two delimiters that hold the nonce; each line gets a mark before it, so that none can stand where a
 *  delimiter stands, and the nonce itself cannot stand in any. */
export type Fence = (label: string, lines: readonly string[]) => string;

/** In: 32 hexadecimal digits. Throws: an assertion for anything else. */
export function createFence(nonce: string): Fence {
  assert(NONCE.test(nonce), "a nonce has 32 hexadecimal digits");
  const own = new RegExp(nonce, "gi");
  return (label, lines) => {
    const marked = lines.map((line) => `| ${inertLine(line).replaceAll(own, "(…)")}`);
    return [`<<<BEGIN ${label} ${nonce}>>>`, ...marked, `<<<END ${label} ${nonce}>>>`].join("\n");
  };
}

/** Characters that a block takes. The nonce can only make a line shorter. */
export function lengthInFence(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + inertLine(line).length + 3, 0);
}

/** Lines of a block, and how many more there were. */
export interface FittedLines {
  readonly lines: readonly string[];
  readonly left: number;
}

/** As many lines from the head as fit, and how many are left out. In: most characters inside a fence, the room for a notice included. */
export function fitLines(lines: readonly string[], maxChars: number): FittedLines {
  if (lengthInFence(lines) <= maxChars) return { lines, left: 0 };
  let used = NOTICE_CHARS;
  let count = 0;
  for (const line of lines) {
    used += lengthInFence([line]);
    if (used > maxChars) break;
    count += 1;
  }
  const left = lines.length - count;
  const notice = `[… cut here, ${left} more lines are not shown]`;
  return { lines: maxChars < NOTICE_CHARS ? [] : [...lines.slice(0, count), notice], left };
}

const NOTICE_CHARS = 80;

/** The head of a text, and how much is missing. */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  return `${text.slice(0, maxChars)} [… cut here, ${text.length - maxChars} more characters]`;
}
