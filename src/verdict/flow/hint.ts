import { COMPARISON_OPERATORS, RESERVED_WORDS } from "./syntax.ts";

/** Where parsing stopped. */
export interface Stop {
  /** The word, run of signs or character that does not fit; empty at the end of the text. */
  readonly token: string;
  /** Up to two characters before it. */
  readonly before: string;
  /** What could have stood there, in the words of the grammar. */
  readonly awaits: ReadonlySet<string>;
}

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
  "'": "write texts in double quotes",
  "`": "write texts in double quotes",
  "“": "write texts in plain double quotes",
  "”": "write texts in plain double quotes",
  "#": "write comments after `--`",
  "//": "write comments after `--`",
  "/*": "write comments after `--`",
  "%": "numbers have no units",
};

/** What to do about a syntax error, where that can be guessed. Throws: never. */
export function hintFor(stop: Stop): string | null {
  return hintForNeighbours(stop) ?? hintForSign(stop) ?? hintForWord(stop);
}

function hintForNeighbours({ token, before, awaits }: Stop): string | null {
  if (token === "" && awaits.has("`)`")) return "a parenthesis is not closed";
  if (token === "=" && /[=!]=$/.test(before)) return "write `==` or `!=` with two signs";
  if (token === ">" && before.endsWith("<")) return "write `!=`";
  if (token === "." || /[0-9]\.$/.test(before)) return "write decimals with digits on both sides of the point";
  return null;
}

function hintForSign({ token, awaits }: Stop): string | null {
  if (Object.hasOwn(SIGN_HINTS, token)) return SIGN_HINTS[token] ?? null;
  if (COMPARISON_OPERATORS.some((operator) => operator === token) && awaits.has("`and`"))
    return "comparisons do not chain: join two of them with `and`";
  if (/^[[+*/-]/.test(token)) return "expressions have no arithmetic and no lists";
  if (token === "(" && awaits.has("`and`")) return "expressions have no calls";
  if (/^\p{L}/u.test(token) && !/^[A-Za-z]/.test(token)) return "names are made of ASCII letters, digits and `_`";
  return /^[^\x20-\x7e\p{L}\p{P}]/u.test(token) ? "remove this character" : null;
}

function hintForWord({ token, awaits }: Stop): string | null {
  if (/^0[0-9]+$/.test(token)) return "write whole numbers without leading zeros";
  if (/^[0-9]+[A-Za-z_]/.test(token)) return "numbers have no units, and names do not begin with a digit";
  if (!/^[A-Za-z_]/.test(token)) return null;
  const word = token.toLowerCase();
  const isReserved = RESERVED_WORDS.some((reserved) => reserved === word);
  if (isReserved && word !== token) return `write \`${word}\``;
  if (token === "not") return "put the `not` and what it negates in parentheses";
  if (isReserved) return ["and", "or"].includes(token) ? null : `\`${token}\` is a reserved word`;
  return awaits.has("`and`") ? "join the two with `and` or `or`" : null;
}
