/** A markdown file in its two parts, or why it cannot be told where the one ends and the other begins. `line` counts from 1. */
type FrontMatterParts =
  /** Each line of `yaml` stands where it does in the file: empty ones stand for what is before it. */
  | { readonly kind: "parts"; readonly yaml: string; readonly body: string }
  | { readonly kind: "unclosed" | "displaced" | "unopened"; readonly line: number };

/** Front matter that does not begin a file is looked for in so many lines. */
const MAX_LINES = 20;
const RULE = /^---[ \t]*\r?$/;
/** A rule as somebody may have meant it: with white space, and with what may follow in YAML. */
const LOOSE_RULE = /^\s*---\s*(?:#.*)?$/;
const FENCE = /^\s*(?:```|~~~)/;
/** What nobody writes between two rules of a standard. */
const SETTING = /^\s*(?:agent|model)\s*:/;

/** Splits off the front matter, before which only blank lines and byte order marks may stand. What looks like it further down would become
 *  part of the standard, and another agent would judge. In: text of a file. Throws: never. */
export function splitFrontMatter(text: string): FrontMatterParts {
  const lines = text.split("\n");
  // Byte order marks are white space here.
  const first = lines.findIndex((line) => line.trim() !== "");
  if (!RULE.test((lines[first] ?? "").replace(/^\uFEFF+/, ""))) return findMisplaced(lines, first) ?? bodyAlone(text);
  const closer = lines.findIndex((line, index) => index > first && RULE.test(line));
  if (closer === -1) return { kind: "unclosed", line: first + 1 };
  const yaml = `${"\n".repeat(first + 1)}${lines.slice(first + 1, closer).join("\n")}\n`;
  return { kind: "parts", yaml, body: lines.slice(closer + 1).join("\n") };
}

function bodyAlone(body: string): FrontMatterParts {
  return { kind: "parts", yaml: "", body };
}

function findMisplaced(lines: readonly string[], first: number): FrontMatterParts | null {
  let opener: number | null = null;
  let isFenced = false;
  for (const [index, line] of lines.slice(0, MAX_LINES).entries()) {
    if (FENCE.test(line)) isFenced = !isFenced;
    if (isFenced || !LOOSE_RULE.test(line)) continue;
    // What stands before the first rule may be front matter as well, without the rule that opens it.
    const between = lines.slice(opener === null ? first : opener + 1, index);
    if (opener !== null && between.some((one) => SETTING.test(one))) return { kind: "displaced", line: opener + 1 };
    if (opener === null && SETTING.test(between[0] ?? "")) return { kind: "unopened", line: first + 1 };
    opener = index;
  }
  return null;
}
