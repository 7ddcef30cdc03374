import { showHidden, showOnOneLine } from "./hidden.ts";

/** Unseen, and it splits what GitHub would act on. Written as an entity so that whoever reads the source sees it. */
const BREAK = "&#8203;";

const CODE_SPAN = /(?<!`)(`{1,3})(?!`)([^`]+)\1(?!`)/gu;

/** Untrusted text as one line of prose that does nothing: no markup, HTML, links, images, mentions, references, emoji codes,
 *  math or commands. Pairs of backticks become code, which is as inert; all else is shown as it was written. Safe wherever
 *  inline markdown may stand, at the start of a line too; inside HTML use `asLabel`, in a table `asCell`. Throws: never.
 *  By hand and not by a markdown serializer: those escape markup, but GitHub acts on words after the markup is resolved
 *  (`@name`, `#12`, bare addresses), and there only a break inside the word helps. */
export function asProse(text: string): string {
  const line = showOnOneLine(text);
  const parts: string[] = [];
  let end = 0;
  for (const match of line.matchAll(CODE_SPAN)) {
    parts.push(escapeProse(line.slice(end, match.index)), asCode(match[2] ?? ""));
    end = match.index + match[0].length;
  }
  parts.push(escapeProse(line.slice(end)));
  return breakLineStart(parts.join(""));
}

/** `asProse` that keeps line ends: a line end is a break, an empty line a new paragraph. */
export function asParagraphs(text: string): string {
  const paragraphs = showHidden(text).split(/\n\s*\n/);
  const lines = paragraphs.map((paragraph) =>
    paragraph
      .split("\n")
      .map(asProse)
      .filter((line) => line !== ""),
  );
  return joinBlocks(lines.map((paragraph) => paragraph.join("\\\n")));
}

/** Untrusted text as a code span on one line. */
export function asCode(text: string): string {
  const line = showOnOneLine(text);
  if (line === "") return "(empty)";
  const fence = "`".repeat(longestBacktickRun(line) + 1);
  const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Inline markdown made fit for a table cell. GFM splits cells before it knows code spans, and counts backslashes to see
 *  whether a pipe is escaped. */
export function asCell(markdown: string): string {
  return markdown.replaceAll(/(\\*)\|/g, (_, backslashes: string) =>
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}|`,
  );
}

/** Untrusted text inside our own HTML, such as `<summary>`, where markdown is not read but words are still acted on. */
export function asLabel(text: string): string {
  const html = showOnOneLine(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("$", "&#36;")
    .replaceAll("`", "&#96;");
  return breakWords(html);
}

/** Untrusted lines as a code block; the fence is longer than any run of backticks inside. A line that starts with `/word` is
 *  moved by one space: bots read commands from raw text and know no fences. */
export function asFence(text: string): string {
  const shown = showHidden(text)
    .replace(/\n+$/, "")
    .replaceAll(/^(?=\/[a-z])/gim, " ");
  const fence = "`".repeat(Math.max(3, longestBacktickRun(shown) + 1));
  return `${fence}text\n${shown}\n${fence}`;
}

/** A fold with a plain text label; `body` is final markdown. */
export function asDetails(label: string, body: string): string {
  return `<details><summary>${asLabel(label)}</summary>\n\n${body}\n\n</details>`;
}

/** A table; heads and cells are final inline markdown. Empty where there are no rows. */
export function asTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.map(asCell).join(" | ")} |`).join("\n");
}

/** Paragraphs, tables, folds one below the other, without the empty ones. */
export function joinBlocks(blocks: readonly (string | null)[]): string {
  return blocks.filter((block) => block !== null && block !== "").join("\n\n");
}

function escapeProse(text: string): string {
  const escaped = text
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/g, "\\\\")
    .replaceAll(/&(?=[#a-z])/gi, "&amp;")
    .replaceAll(/[`*~[<|]/g, String.raw`\$&`)
    .replaceAll(/(?<![a-z0-9])_|_(?![a-z0-9])/gi, String.raw`\_`)
    .replaceAll("$", "&#36;");
  return breakWords(escaped);
}

/** Splits the words GitHub acts on wherever they stand: mentions, references, addresses, emoji codes. Words may hold the
 *  backslashes that escape what is in them. */
function breakWords(text: string): string {
  return text
    .replaceAll(/@(?=\S)/g, `@${BREAK}`)
    .replaceAll(/(?<!&)#(?=[\w\\])/g, `#${BREAK}`)
    .replaceAll(/(?<![a-z0-9])(gh-)(?=\d)/gi, `$1${BREAK}`)
    .replaceAll(/:(?=\/\/)/g, `:${BREAK}`)
    .replaceAll(/(?<![a-z0-9])(www)(?=\.)/gi, `$1${BREAK}`)
    .replaceAll(/:(?=[\w+\\-]+:)/g, `:${BREAK}`);
}

/** Takes the meaning from what only acts at the start of a line: headings, quotes, lists, rules, commands. */
function breakLineStart(line: string): string {
  return line
    .replace(/^(?=[#>+=-])/, "\\")
    .replace(/^(\d{1,9})(?=[.)])/, "$1\\")
    .replace(/^\//, "&#47;");
}

function longestBacktickRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
