/** A limit of the place a text goes to: GitHub counts check runs in UTF-8 bytes and comments in characters. */
export interface Limit {
  readonly max: number;
  readonly measure: "bytes" | "characters";
}

/** Enforced in bytes ("maximum bytesize of 65535"), whatever the documentation says of characters. */
export const CHECK_RUN_LIMIT: Limit = { max: 65_535, measure: "bytes" };
export const COMMENT_LIMIT: Limit = { max: 65_536, measure: "characters" };
/** The runner drops a larger job summary as a whole. */
export const JOB_SUMMARY_LIMIT: Limit = { max: 1024 * 1024, measure: "bytes" };

const encoder = new TextEncoder();

/** The open constructs after some lines of our markdown. */
interface Open {
  readonly fence: string | null;
  readonly folds: number;
}

/** Markdown that keeps a limit. Whole lines are kept from the front, inside a code block also part of a line; open code blocks
 *  and folds are closed; a note at the end says how much is missing and that the whole is in `whole`. In: markdown of our own
 *  rendering, where a fold starts and ends in lines of its own. Throws: never. */
export function cutMarkdown(markdown: string, limit: Limit, whole: string): string {
  const total = sizeOf(markdown, limit);
  if (total <= limit.max) return markdown;
  const room = limit.max - sizeOf(noteOf(total, total, limit, whole), limit);
  const { kept, open } = keepLines(markdown, room, limit);
  const note = noteOf(total - sizeOf(kept, limit), total, limit, whole);
  return `${kept}${closersOf(open)}${note}`;
}

/** At most `maxChars` characters of a text, cut between code points; what was cut is counted behind it. */
export function clipText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = Array.from(text.slice(0, 2 * maxChars))
    .slice(0, maxChars)
    .join("");
  const rest = countCharacters(text) - maxChars;
  return rest <= 0 ? text : `${kept} … (${rest} more characters)`;
}

/** The last `maxChars` characters of a text, where the end tells most; what was cut is counted in a line before it. */
export function clipToTail(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = Array.from(text.slice(-2 * maxChars))
    .slice(-maxChars)
    .join("");
  const rest = countCharacters(text) - maxChars;
  return rest <= 0 ? text : `(${rest} characters before this are not shown)\n${kept}`;
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function keepLines(markdown: string, room: number, limit: Limit): { readonly kept: string; readonly open: Open } {
  let open: Open = { fence: null, folds: 0 };
  let used = 0;
  const kept: string[] = [];
  for (const line of markdown.split("\n")) {
    const next = readLine(line, open);
    const size = sizeOf(line, limit) + (kept.length === 0 ? 0 : 1);
    if (used + size + sizeOf(closersOf(next), limit) > room) {
      const rest = room - used - 1 - sizeOf(closersOf(open), limit);
      if (rest > 0 && open.fence !== null && next.fence !== null) kept.push(cutLine(line, rest, limit));
      break;
    }
    kept.push(line);
    used += size;
    open = next;
  }
  return { kept: kept.join("\n"), open };
}

function readLine(line: string, open: Open): Open {
  if (open.fence !== null) return line === open.fence ? { ...open, fence: null } : open;
  const fence = /^`{3,}/.exec(line);
  if (fence !== null) return { ...open, fence: fence[0] };
  if (line.startsWith("<details>")) return { ...open, folds: open.folds + 1 };
  return line === "</details>" ? { ...open, folds: open.folds - 1 } : open;
}

function closersOf({ fence, folds }: Open): string {
  return `${fence === null ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
}

function noteOf(missing: number, total: number, { measure }: Limit, whole: string): string {
  return `\n\n**Cut:** ${missing} of ${total} ${measure} are not shown here. The whole text is in ${whole}.`;
}

function cutLine(line: string, room: number, limit: Limit): string {
  let used = 0;
  let kept = "";
  for (const character of line) {
    used += sizeOf(character, limit);
    if (used > room) break;
    kept += character;
  }
  return kept;
}

function sizeOf(text: string, { measure }: Limit): number {
  return measure === "bytes" ? encoder.encode(text).length : text.length;
}
