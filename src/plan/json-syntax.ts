import { createScanner, type ParseError, printParseErrorCode } from "jsonc-parser";
import type { Position } from "../lib/diagnostic.ts";
import { quote } from "../lib/fault.ts";

/** One place where the text stops being JSON. */
export interface SyntaxFault {
  readonly offset: number;
  readonly length: number;
  readonly message: string;
  readonly hint: string | null;
}

/** What one message is made of. `found` is the token in the way, empty at the end of the file; `before` the last character before
 *  it that is not white space; `opener` the innermost bracket that is still open there. */
interface Sight {
  readonly offset: number;
  readonly found: string;
  readonly before: string;
  readonly isKey: boolean;
  readonly opener: { readonly bracket: string; readonly line: number } | null;
}

const MAX_FAULTS = 1_000;
/** So many tokens after an invalid word the parser is still out of step. */
const STUMBLE_TOKENS = 3;

/** Turns the errors of the JSON parser into sentences and leaves out those that only follow from an earlier one. Throws: never. */
export function explainSyntaxErrors(
  text: string,
  errors: readonly ParseError[],
  positionAt: (offset: number) => Position,
): readonly SyntaxFault[] {
  const tokens = tokenOffsetsOf(text);
  const kept = withoutFollowers(text, tokens, errors).slice(0, MAX_FAULTS);
  const openers = openersAt(text, tokens, new Set(kept.map(({ offset }) => offset)));
  return kept.map(({ error, offset, length }) => {
    const opener = openers.get(offset);
    const sight = {
      offset,
      found: text.slice(offset, offset + length),
      before: text.slice(0, offset).trimEnd().at(-1) ?? "",
      isKey: text
        .slice(offset + length)
        .trimStart()
        .startsWith(":"),
      opener: opener === undefined ? null : { bracket: text[opener] ?? "", line: positionAt(opener).line },
    };
    return { offset, length, hint: null, ...explain(printParseErrorCode(error), sight) };
  });
}

/** An invalid word makes the parser stumble over the next tokens too, a string without end over the next line, and a bracket of the
 *  wrong kind over everything behind it. */
function withoutFollowers(
  text: string,
  tokens: readonly number[],
  errors: readonly ParseError[],
): readonly ParseError[] {
  const kept: ParseError[] = [];
  let [stumblesUntil, isLostUntil] = [-1, -1];
  for (const error of errors.toSorted((one, other) => one.offset - other.offset)) {
    const code = printParseErrorCode(error.error);
    const isLost = error.offset <= isLostUntil;
    const isFollower = isLost || (error.offset <= stumblesUntil && code.endsWith("Expected"));
    if (!isFollower && error.offset !== kept.at(-1)?.offset) kept.push(error);
    if (code === "UnexpectedEndOfString" && (isLost || !isFollower)) isLostUntil = endOfNextLine(text, error.offset);
    if (isFollower) continue;
    if (code === "InvalidSymbol") stumblesUntil = tokens[indexOf(tokens, error.offset) + STUMBLE_TOKENS] ?? text.length;
    if (code === "CommaExpected" && "]}:".includes(text[error.offset] ?? "-")) isLostUntil = text.length;
    if (code === "CommaExpected" && /\d/.test(text[error.offset - 1] ?? "")) stumblesUntil = error.offset + 1;
  }
  return kept;
}

function endOfNextLine(text: string, offset: number): number {
  const lineEnd = text.indexOf("\n", offset);
  const nextLineEnd = lineEnd === -1 ? -1 : text.indexOf("\n", lineEnd + 1);
  return nextLineEnd === -1 ? text.length : nextLineEnd;
}

function tokenOffsetsOf(text: string): readonly number[] {
  const scanner = createScanner(text, true);
  const offsets: number[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    if (scanner.getTokenLength() > 0) offsets.push(scanner.getTokenOffset());
  }
  return offsets;
}

/** Index of the first token at or behind an offset. */
function indexOf(tokens: readonly number[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For each of the places the offset of the innermost bracket that is open before it. */
function openersAt(text: string, tokens: readonly number[], places: ReadonlySet<number>): ReadonlyMap<number, number> {
  const openers = new Map<number, number>();
  const stack: number[] = [];
  for (const offset of [...tokens, text.length]) {
    const innermost = stack.at(-1);
    if (places.has(offset) && innermost !== undefined) openers.set(offset, innermost);
    const character = text[offset] ?? "-";
    if ("{[".includes(character)) stack.push(offset);
    if ("}]".includes(character)) stack.pop();
  }
  return openers;
}

type Explanation = Pick<SyntaxFault, "message"> & Partial<SyntaxFault>;

function explain(code: string, sight: Sight): Explanation {
  const { found, before, opener } = sight;
  const closer = opener?.bracket === "[" ? "]" : "}";
  if (found === "") return explainEnd(sight, closer);
  if (before === "," && found === closer)
    return {
      message: `the last entry before \`${closer}\` must not be followed by a comma`,
      hint: "Remove the comma.",
    };
  switch (code) {
    case "InvalidSymbol":
      return explainSymbol(sight);
    case "PropertyNameExpected":
      return { message: `expected a key in double quotes, found ${quote(found)}` };
    case "ValueExpected":
      return { message: `expected a value, found ${quote(found)}` };
    case "ColonExpected":
      return { message: `expected \`:\` after the key, found ${quote(found)}` };
    case "CommaExpected":
      return explainComma(sight, closer);
    case "EndOfFileExpected":
      return { message: `expected the end of the file, found ${quote(found)}` };
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return { message: "comments are not allowed in JSON", hint: "Remove the comment." };
    case "UnexpectedEndOfString":
      return {
        message: "the string is not closed on its line",
        hint: 'Close it with `"`; a line break in a string is written `\\n`.',
      };
    case "InvalidCharacter":
      return {
        message: "the string holds a raw control character",
        hint: "Write a tab as `\\t`, others as `\\u` and four digits.",
      };
    case "InvalidEscapeCharacter":
      return {
        message: `the string ${quote(found)} holds an escape that JSON does not have`,
        hint: 'JSON has `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\uXXXX`; a backslash itself is written `\\\\`.',
      };
    case "InvalidUnicode":
      return { message: `the string ${quote(found)} holds a \`\\u\` without four hexadecimal digits after it` };
    default:
      return { message: `the number ${quote(found)} is not complete` };
  }
}

function explainEnd({ before, opener }: Sight, closer: string): Explanation {
  if (before === "") return { message: "the file is empty; expected a JSON object" };
  if (opener === null) return { message: "the file ends too early" };
  const missing = ":,".includes(before) ? ` after \`${before}\`` : "";
  return {
    message: `the file ends${missing}, but the \`${opener.bracket}\` of line ${opener.line} is not closed`,
    hint: `Complete the file; it must end with the missing \`${closer}\`.`,
  };
}

function explainSymbol({ found, before, isKey, opener }: Sight): Explanation {
  if (found.startsWith("```"))
    return {
      message: "the file is wrapped in a Markdown code block",
      hint: "Remove the lines with three back quotes.",
    };
  if (opener === null && before !== "") return { message: `expected the end of the file, found ${quote(found)}` };
  if (found.startsWith("'") || isKey)
    return { message: `${isKey ? "keys" : "strings"} are written in double quotes, found ${quote(found)}` };
  if (/^(true|false|null|none|nil|undefined|nan|[+-]?infinity)$/i.test(found))
    return {
      message: `expected a value, found ${quote(found)}`,
      hint: "JSON knows the words `true`, `false` and `null`.",
    };
  return { message: `${quote(found)} is not JSON`, hint: "Text is written in double quotes." };
}

function explainComma({ found, before, opener }: Sight, closer: string): Explanation {
  if ("]}:".includes(found) && opener !== null)
    return {
      message: `expected \`${closer}\` to close the \`${opener.bracket}\` of line ${opener.line}, found ${quote(found)}`,
    };
  if (before === "0" && /^\d/.test(found)) return { message: "a number must not start with 0" };
  return { message: `expected \`,\` or \`${closer}\` before ${quote(found)}` };
}
