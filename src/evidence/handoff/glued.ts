import { resembles } from "./lookalike.ts";
import type { Line, Source } from "./text.ts";
import { joinWords, lineAt, toProse } from "./text.ts";

/** A heading at the end of a line of prose, or a line that looks like one. */
export interface Glued {
  readonly depth: number;
  readonly title: string;
  readonly flaw: string | null;
}

/** Names that make the end of a paragraph's line a heading; no other prose ends in one of these after `## `. */
const NAMES: ReadonlySet<string> = new Set(
  "verification,verdict,target,branch,status,execution,findings,critique,critiques,measurements,pr,pull request,failure mode,failuremode,what i did,what my subtree did,suggested follow-ups".split(
    ",",
  ),
);
const NOT_SPELLED_OUT = "is not spelled out in plain letters";
const MAX_TITLE_CHARS = 120;
const NUMBER_SIGN_LIKES = /[\uFF03\uFE5F\u266F]/g;

/** Whether any line of this prose could be a glued heading. */
export function hasNumberSign(prose: string): boolean {
  return prose.includes("#") || prose.search(NUMBER_SIGN_LIKES) >= 0;
}

/** Reads the lines of one top-level paragraph in order, looking for headings that an agent did not put on a line of their own. */
export class GluedHeadings {
  readonly #source: Source;
  #openBrackets = 0;
  #hasOpening = false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Out: the heading that this line ends in, with its flaw if it is not clearly one; null for prose. */
  next(line: Line): Glued | null {
    const prose = toProse(line.nodes, this.#source).replace(NUMBER_SIGN_LIKES, "#");
    let found: Glued | null = null;
    for (const part of prose.split("\n")) {
      const ending = splitEnding(part);
      this.#passOpenings(ending === null ? part : ending.prefix);
      if (ending !== null) found ??= this.#judge(line, ending);
    }
    return found;
  }

  #judge(line: Line, { prefix, depth, rest }: Ending): Glued | null {
    // `#verification` within a sentence is a channel or a tag.
    if (depth === 1 && !/^[ \t]/.test(rest) && /\p{L}/u.test(prefix)) return null;
    const title = joinWords([rest]);
    const name = title.replace(/ ?:$/, "").toLowerCase();
    if (!NAMES.has(name) && !name.startsWith("notes")) {
      const isLike = resembles(title, "verification") || resembles(title, "verdict");
      return isLike ? { depth, title, flaw: NOT_SPELLED_OUT } : null;
    }
    // Nobody glues a heading of the older format any more; its value must not be found in prose.
    const flaw = name === "verdict" ? "is not on a line of its own" : this.#findFlaw(line, prefix, depth, rest);
    // A flawed heading of another section is prose; a flawed Verification is a look-alike that must be told.
    return flaw === null || name === "verification" || name === "verdict" ? { depth, title, flaw } : null;
  }

  #findFlaw(line: Line, prefix: string, depth: number, rest: string): string | null {
    if (!/\p{L}/u.test(prefix)) return "does not start with `## ` as a heading does";
    if (depth !== 2 || !/^[ \t]/.test(rest)) return "is not two number signs, a blank and the name";
    const last = line.nodes.at(-1);
    if (last?.type !== "text" || !last.value.includes("##")) return "contains markup";
    const written = splitEnding(lineAt(this.#source, line.number));
    const isSpelledOut =
      written !== null && written.depth === 2 && written.rest === rest && !written.prefix.endsWith("\\");
    if (!isSpelledOut) return NOT_SPELLED_OUT;
    const isOpen = this.#hasOpening || this.#openBrackets > 0;
    return isOpen ? "follows an opening of code, a link or HTML in the same paragraph" : null;
  }

  /** A closing further down could turn all in between into code, a link or a tag; then a text cut off before it would have a
   *  heading that the whole text has not. */
  #passOpenings(prose: string): void {
    if (prose.includes("`") || /<[a-z/!?]/i.test(prose)) this.#hasOpening = true;
    for (const bracket of prose.match(/[[\]]/g) ?? [])
      this.#openBrackets = Math.max(0, this.#openBrackets + (bracket === "[" ? 1 : -1));
  }
}

export interface Ending {
  readonly prefix: string;
  readonly depth: number;
  /** What follows the number signs, closing ones removed, blanks in front kept. */
  readonly rest: string;
}

/** Takes a line apart at its last number signs. Written without a pattern: one that looks for the end of a line costs the
 *  square of its blanks. */
export function splitEnding(line: string): Ending | null {
  const bare = trimEnd(trimEnd(trimEnd(line, " \t"), "#"), " \t");
  const end = bare.lastIndexOf("#") + 1;
  const rest = bare.slice(end);
  if (end === 0 || rest.length > MAX_TITLE_CHARS) return null;
  const prefix = trimEnd(bare.slice(0, end), "#");
  return { prefix, depth: Math.min(6, end - prefix.length), rest };
}

function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
