import type { Expectation, SyntaxError as GrammarSyntaxError } from "./grammar.js";
import { hintFor } from "./hint.ts";
import { LIMITS } from "./limits.ts";
import { shorten, toInertLine } from "./source.ts";

/** What is wrong, before it is given its place in the file. Offsets count UTF-16 code units from 0. */
export interface Fault {
  readonly ruleId: string;
  readonly message: string;
  readonly hint: string | null;
  readonly start: number;
  readonly end: number;
}

/** A text that does not parse. */
export interface FaultySource {
  readonly text: string;
  /** As messages name it. */
  readonly what: "expression" | "gate";
  /** Line in the file of an offset. */
  readonly lineOf: (offset: number) => number;
}

/** What to tell about a syntax error. Throws: never. */
export function explainSyntaxError(source: FaultySource, error: GrammarSyntaxError): Fault {
  const start = error.location.start.offset;
  const end = error.location.end.offset;
  return error.expected === null
    ? explainNamed(source, error.message, start, end)
    : explainUnexpected(source, start, error.expected);
}

/** A fault for too many levels. */
export function tooDeep({ what }: Pick<FaultySource, "what">, start: number, end: number): Fault {
  const message = `the ${what} is nested deeper than ${LIMITS.depth} levels`;
  const hint = what === "gate" ? "give parts of it names with `let`" : "split it over several gates";
  return { ruleId: "expression-too-deep", message, hint, start, end };
}

/** Faults that the grammar names itself. */
function explainNamed({ text, what }: FaultySource, code: string, start: number, end: number): Fault {
  switch (code) {
    case "too-deep":
      return tooDeep({ what }, start, end);
    case "number-out-of-range":
      return {
        ruleId: code,
        message: `${shorten(text.slice(start, end), 40)} is outside of what numbers can hold`,
        hint: `numbers reach from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER} and down to 5e-324`,
        start,
        end,
      };
    case "open-comment":
      return {
        ruleId: code,
        message: "this comment is not closed",
        hint: "close it with `*/`, or write it after `--`",
        start,
        end: Math.min(start + 2, text.length),
      };
    case "open-text":
      return {
        ruleId: code,
        message: "this text has no closing double quote on its line",
        hint: 'write a line break inside a text as `\\n` and a double quote as `\\"`',
        start,
        end,
      };
    default: {
      const written = toInertLine(text.slice(start - 1, start + 1));
      const message = `\`${written}\` is no escape that texts know`;
      const hint = 'the escapes are those of JSON, such as `\\"`, `\\\\`, `\\n` and `\\u00e9`';
      return { ruleId: "bad-escape", message, hint, start: start - 1, end: Math.min(start + 1, text.length) };
    }
  }
}

function explainUnexpected(source: FaultySource, start: number, expected: readonly Expectation[]): Fault {
  const { text, what, lineOf } = source;
  const token = tokenAt(text, start);
  const found = token === "" ? `the ${what} ends here` : `found ${quote(token)}`;
  const awaits = toPhrases(expected, what);
  const message = `expected ${listPhrases(awaits, what)}, but ${found}`;
  const hint = hintFor({ text, offset: start, token, awaits, lineOf });
  return { ruleId: "syntax", message, hint, start, end: start + token.length };
}

const VALUES = ["a name", "a number", "a text in double quotes", "`true` or `false`"];
/** Words that begin a statement. */
const STATEMENTS = ["`let`", "`require`", "`emit`", "`if`", "`return`", "`verify`"];
/** In the order in which they are listed; what is not here is left out, white space for one. */
const PHRASES = [
  "a statement",
  "`check`",
  "`parallel`",
  "`pass when`",
  "`when`",
  "`task`",
  "`input`",
  "`expect`",
  "`timeout`",
  "a name",
  "the name of an agent",
  "the name of an event",
  "a type",
  "a duration such as `90s` or `5m`",
  "a member name",
  "a value",
  "a text in double quotes",
  "`not`",
  "`(`",
  "`[`",
  "`{`",
  "`=`",
  "`:`",
  "a comparison",
  "an arithmetic operator",
  "`and`",
  "`or`",
  "`else`",
  "`fail`",
  "`,`",
  "`)`",
  "`]`",
  "`}`",
];

/** What goes without saying where a value, or an operator, may stand. */
const VALUE_STARTS = ["`not`", "`(`", "`[`", "`{`"];
const OPERATORS_LIKE_OTHERS = ["an arithmetic operator", "`[`"];

function listPhrases(phrases: ReadonlySet<string>, what: string): string {
  const isClear = (phrase: string): boolean =>
    (phrases.has("a value") && VALUE_STARTS.includes(phrase)) ||
    (phrases.has("`and`") && OPERATORS_LIKE_OTHERS.includes(phrase));
  const listed = [...PHRASES, `the end of the ${what}`].filter((phrase) => phrases.has(phrase) && !isClear(phrase));
  const last = listed.pop() ?? "something else";
  return listed.length === 0 ? last : `${listed.join(", ")} or ${last}`;
}

/** A name or a text is a value where a number may stand too; elsewhere it is what it is. */
function toPhrases(expected: readonly Expectation[], what: string): ReadonlySet<string> {
  const descriptions = expected.flatMap((one) => (one.type === "other" ? [one.description] : []));
  const isValue = descriptions.includes("a number");
  const isStatement = descriptions.includes("`let`");
  const phrases = descriptions.map((description) => {
    if (isValue && VALUES.includes(description)) return "a value";
    return isStatement && STATEMENTS.includes(description) ? "a statement" : description;
  });
  return new Set(expected.some(({ type }) => type === "end") ? [...phrases, `the end of the ${what}`] : phrases);
}

/** The word, the run of operator signs, or the single character at an offset; empty at the end. */
function tokenAt(text: string, offset: number): string {
  return /[A-Za-z0-9_]+|[=!<>&|+*/%^~?:-]+|./suy.exec(text.slice(offset, offset + 200))?.[0] ?? "";
}

function quote(token: string): string {
  const codePoint = token.codePointAt(0) ?? 0;
  if (codePoint > 0x20 && codePoint < 0x7f) return `\`${shorten(token, 40)}\``;
  return `the character U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
