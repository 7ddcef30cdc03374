import { closingOf, findOpenBracket, type OpenBracket } from "./brackets.ts";
import { hintForPart } from "./hint-part.ts";
import { hintForStart } from "./hint-statement.ts";
import { COMPARISON_OPERATORS, RESERVED_WORDS } from "./syntax.ts";

/** Where parsing stopped. */
export interface Stop {
  readonly text: string;
  readonly offset: number;
  /** The word, run of signs or character that does not fit; empty at the end of the text. */
  readonly token: string;
  /** What could have stood there, in the words of the grammar. */
  readonly awaits: ReadonlySet<string>;
  /** Line in the file of an offset. */
  readonly lineOf: (offset: number) => number;
}

/** A stop with what stands around it. */
export interface Place extends Pick<Stop, "token" | "awaits"> {
  /** Up to 200 characters before and after the token. */
  readonly before: string;
  readonly after: string;
  /** The word before, if white space at most stands between; else empty. */
  readonly lastWord: string;
  readonly open: OpenBracket | null;
}

const NEAR_CHARS = 200;
/** Words that begin a statement or an item of a `verify`. */
const STATEMENT_WORDS = ["let", "require", "emit", "if", "return", "verify", "check", "parallel", "pass"];

const SIGN_HINTS: Readonly<Record<string, string>> = {
  "&&": "write `and`",
  "&": "write `and`",
  "||": "write `or`",
  "|": "write `or`",
  "!": "write `not`",
  "!!": "write `not`",
  "=": "write `==` to compare",
  "=>": "write `>=`",
  "=<": "write `<=`",
  "?": "there is no `? :`: write `if … { … } else { … }`",
  "'": "write texts in double quotes",
  "`": "write texts in double quotes",
  "“": "write texts in plain double quotes",
  "”": "write texts in plain double quotes",
  "#": "write comments after `--`",
  ";": "write no `;`: nothing stands between two statements",
};

/** What to do about a syntax error, where that can be guessed. Throws: never. */
export function hintFor(stop: Stop): string | null {
  const { text, offset, token, awaits } = stop;
  const before = text.slice(Math.max(offset - NEAR_CHARS, 0), offset);
  const after = text.slice(offset + token.length, offset + token.length + NEAR_CHARS);
  const lastWord = /([A-Za-z_][A-Za-z0-9_]*)\s*$/.exec(before)?.[1] ?? "";
  const place: Place = { token, awaits, before, after, lastWord, open: findOpenBracket(text, offset) };
  return (
    hintForBracket(place, stop) ??
    hintForNeighbours(place) ??
    hintForPart(place) ??
    hintForStart(place) ??
    hintForSign(place) ??
    hintForWord(place)
  );
}

/** Where the text ends, another bracket closes or a new statement begins, what is open was forgotten. */
function hintForBracket(place: Place, { text, offset, lineOf }: Stop): string | null {
  const { token, awaits, open } = place;
  const isClosing = token === ")" || token === "]" || token === "}";
  if (open === null) return isClosing ? `there is nothing open that this \`${token}\` closes` : null;
  if (!awaits.has(`\`${closingOf(open)}\``)) return null;
  const beginsNext = beginsStatement(place) && (open.sign !== "{" || isLeftOf(text, offset, open.offset));
  const isForgotten =
    token === "" ||
    (isClosing && token !== closingOf(open)) ||
    (open.sign !== "{" && token === "else") ||
    (open.sign === "[" && !awaits.has("`and`")) ||
    beginsNext;
  return isForgotten ? `the \`${open.sign}\` of line ${lineOf(open.offset)} is not closed` : null;
}

/** Whether the token is the first word of a line and looks like the beginning of a statement. */
function beginsStatement({ token, before, after }: Place): boolean {
  return /(?:^|[\r\n])[ \t]*$/.test(before) && STATEMENT_WORDS.includes(token) && /^\s+[A-Za-z_{]/.test(after);
}

/** Whether a line is indented no more than an earlier one: then it is not meant to be inside of what was opened there. */
function isLeftOf(text: string, offset: number, earlier: number): boolean {
  return indentAt(text, offset) <= indentAt(text, earlier);
}

function indentAt(text: string, offset: number): number {
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0].length ?? 0;
}

function hintForNeighbours({ token, before, awaits }: Place): string | null {
  if (token === "=" && /[=!]=$/.test(before)) return "write `==` or `!=` with two signs";
  if (token === "=>" && /\)\s*$/.test(before)) return "functions cannot be defined";
  if (token === ">" && before.endsWith("<")) return "write `!=`";
  if (/[0-9]%\s*$/.test(before)) return "numbers have no units";
  if (token.startsWith("*") && before.endsWith("*")) return "there is no power: multiply";
  if ((token === "." && awaits.has("a value")) || /[0-9]\.$/.test(before))
    return "write decimals with digits on both sides of the point";
  return null;
}

function hintForSign({ token, after, awaits, open }: Place): string | null {
  if (Object.hasOwn(SIGN_HINTS, token)) return SIGN_HINTS[token] ?? null;
  if (COMPARISON_OPERATORS.some((operator) => operator === token) && awaits.has("`and`"))
    return "comparisons do not chain: join two of them with `and`";
  if (token === "(" && awaits.has("`and`")) return "only functions can be called, by their names";
  if (awaits.has("`,`") && (/^["({[]/.test(token) || /^\s*:/.test(after)) && open !== null)
    return "put a `,` between the two";
  if (/^\p{L}/u.test(token) && !/^[A-Za-z]/.test(token)) return "names are made of ASCII letters, digits and `_`";
  return /^[^\x20-\x7e\p{L}\p{P}]/u.test(token) ? "remove this character" : null;
}

function hintForWord({ token, awaits, open }: Place): string | null {
  if (/^0[0-9]+$/.test(token)) return "write whole numbers without leading zeros";
  if (/^[0-9]+[A-Za-z_]/.test(token)) return "numbers have no units, and names do not begin with a digit";
  if (!/^[A-Za-z_]/.test(token)) return null;
  const word = token.toLowerCase();
  const isReserved = RESERVED_WORDS.some((reserved) => reserved === word);
  if (isReserved && word !== token) return `write \`${word}\``;
  if (word === "not")
    return awaits.has("`and`") ? "write `not in`" : "put the `not` and what it negates in parentheses";
  if (isReserved) return ["and", "or"].includes(token) ? null : `\`${token}\` is a reserved word`;
  if (!awaits.has("`and`")) return null;
  return awaits.has("`,`") && open !== null
    ? "put a `,` or an operator between the two"
    : "join the two with `and` or `or`";
}
