import type { Diagnostic, Parsed } from "../../lib/diagnostic.ts";
import { type Expectation, parse, SyntaxError as GrammarSyntaxError } from "./grammar.js";
import { hintFor } from "./hint.ts";
import { LIMITS } from "./limits.ts";
import { expressionsOf, type Program } from "./program.ts";
import { createLocator, shorten, toInertLine } from "./source.ts";
import { childrenOf, type Expression, type Node, type Origin, type Span } from "./syntax.ts";

/** What is wrong, before it is given its place in the file. */
interface Fault {
  readonly ruleId: string;
  readonly message: string;
  readonly hint: string | null;
  readonly start: number;
  readonly end: number;
}

/** Parse one expression. In: at most 16 KiB of text and where it stands. Out: the tree, or one diagnostic with its place in the
 *  file; the first fault of a text ends its parsing. Throws: never. */
export function parseExpression(text: string, origin: Origin): Parsed<Expression> {
  const source: Source = { text, origin, what: "expression", maxBytes: LIMITS.sourceBytes };
  const { value: root, diagnostics } = parseSource(
    source,
    (spanOf) => parse(text, { startRule: "Expression", spanOf, numberOf, maxDepth: LIMITS.depth }),
    (tree) => findOversize(tree, "expression"),
  );
  return { value: root === null ? null : { text, origin, root }, diagnostics };
}

/** Parse a gate in the gate language. In: at most 256 KiB of text and where it stands. Out: the statements, or one diagnostic with its
 *  place in the file; the first fault of a text ends its parsing. Throws: never. */
export function parseProgram(text: string, origin: Origin): Parsed<Program> {
  const source: Source = { text, origin, what: "gate", maxBytes: LIMITS.programBytes };
  const { value: statements, diagnostics } = parseSource(
    source,
    (spanOf) => parse(text, { startRule: "Program", spanOf, numberOf, maxDepth: LIMITS.depth }),
    (program) => findFirst(expressionsOf(program), (root) => findOversize(root, "expression")),
  );
  return { value: statements === null ? null : { text, origin, statements }, diagnostics };
}

interface Source {
  readonly text: string;
  readonly origin: Origin;
  /** As messages name it. */
  readonly what: "expression" | "gate";
  readonly maxBytes: number;
}

type SpanOf = (start: number, end: number) => Span;

function parseSource<T>(source: Source, read: (spanOf: SpanOf) => T, findFault: (tree: T) => Fault | null): Parsed<T> {
  const { text, origin, maxBytes } = source;
  const locate = createLocator(text, origin);
  const spanOf: SpanOf = (start, end) => ({ start: locate(start), end: locate(end) });
  const refuse = ({ start, end, ruleId, message, hint }: Fault): Parsed<T> => {
    const { file, path = null } = origin;
    const diagnostic: Diagnostic = { ruleId, severity: "error", message, file, range: spanOf(start, end), path, hint };
    return { value: null, diagnostics: [diagnostic] };
  };
  if (isLongerThan(text, maxBytes)) return refuse(tooLong(source));
  try {
    const tree = read(spanOf);
    const fault = findFault(tree);
    return fault === null ? { value: tree, diagnostics: [] } : refuse(fault);
  } catch (error) {
    if (error instanceof GrammarSyntaxError) return refuse(explain(source, error));
    throw error;
  }
}

function isLongerThan(text: string, maxBytes: number): boolean {
  return text.length > maxBytes || new TextEncoder().encode(text).length > maxBytes;
}

function tooLong({ text, what, maxBytes }: Source): Fault {
  const message = `the ${what} is longer than ${maxBytes} bytes`;
  return { ruleId: `${what}-too-long`, message, hint: null, start: 0, end: Math.min(text.length, 1) };
}

function findFirst<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Whole numbers must be exact and no number may silently become zero or infinite. */
function numberOf(text: string): number | null {
  const value = Number(text);
  const hasVanished = value === 0 && /^-?[0.]*[1-9]/.test(text);
  return hasVanished || Math.abs(value) > Number.MAX_SAFE_INTEGER ? null : value;
}

/** Walks with a list of its own, because the tree is not yet known to be shallow. */
function findOversize(root: Node, what: string): Fault | null {
  const open: { readonly node: Node; readonly depth: number }[] = [{ node: root, depth: 1 }];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    count += 1;
    if (depth > LIMITS.depth) return tooDeep(what, node.span.start.offset, node.span.end.offset);
    if (count > LIMITS.nodes) return tooManyNodes(root);
    open.push(...childrenOf(node).map((child) => ({ node: child, depth: depth + 1 })));
  }
  return null;
}

function tooDeep(what: string, start: number, end: number): Fault {
  const message = `the ${what} is nested deeper than ${LIMITS.depth} levels`;
  return { ruleId: "expression-too-deep", message, hint: "split it over several gates", start, end };
}

function tooManyNodes(root: Node): Fault {
  const { start, end } = root.span;
  const message = `the expression has more than ${LIMITS.nodes} parts`;
  const hint = "split it over several gates";
  return { ruleId: "expression-too-large", message, hint, start: start.offset, end: end.offset };
}

function explain({ text: source, what }: Source, error: GrammarSyntaxError): Fault {
  const start = error.location.start.offset;
  const end = error.location.end.offset;
  if (error.expected !== null) return explainUnexpected({ source, what }, start, error.expected);
  switch (error.message) {
    case "too-deep":
      return tooDeep(what, start, end);
    case "number-out-of-range":
      return {
        ruleId: "number-out-of-range",
        message: `${shorten(source.slice(start, end), 40)} is outside of what numbers can hold`,
        hint: `numbers reach from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER} and down to 5e-324`,
        start,
        end,
      };
    case "open-comment":
      return {
        ruleId: "open-comment",
        message: "this comment is not closed",
        hint: "close it with `*/`, or write it after `--`",
        start,
        end: Math.min(start + 2, source.length),
      };
    case "open-text":
      return {
        ruleId: "open-text",
        message: "this text has no closing double quote on its line",
        hint: 'write a line break inside a text as `\\n` and a double quote as `\\"`',
        start,
        end,
      };
    default: {
      const written = toInertLine(source.slice(start - 1, start + 1));
      const message = `\`${written}\` is no escape that texts know`;
      const hint = 'the escapes are those of JSON, such as `\\"`, `\\\\`, `\\n` and `\\u00e9`';
      return { ruleId: "bad-escape", message, hint, start: start - 1, end: Math.min(start + 1, source.length) };
    }
  }
}

function explainUnexpected(
  { source, what }: { readonly source: string; readonly what: string },
  start: number,
  expected: readonly Expectation[],
): Fault {
  const token = tokenAt(source, start);
  const found = token === "" ? `the ${what} ends here` : `found ${quote(token)}`;
  const awaits = new Set(expected.map((one) => toPhrase(one, what)));
  const message = `expected ${listPhrases(awaits, what)}, but ${found}`;
  const hint = hintFor({ token, before: source.slice(Math.max(start - 2, 0), start), awaits });
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

function listPhrases(phrases: ReadonlySet<string>, what: string): string {
  const listed = [...PHRASES, `the end of the ${what}`].filter((phrase) => phrases.has(phrase));
  const last = listed.pop() ?? "something else";
  return listed.length === 0 ? last : `${listed.join(", ")} or ${last}`;
}

function toPhrase(expectation: Expectation, what: string): string {
  if (expectation.type === "end") return `the end of the ${what}`;
  if (expectation.type === "any") return "";
  if (expectation.type !== "other") return expectation.type === "literal" ? `\`${expectation.text}\`` : "";
  const { description } = expectation;
  if (VALUES.includes(description)) return "a value";
  return STATEMENTS.includes(description) ? "a statement" : description;
}

/** The word, the run of operator signs, or the single character at an offset; empty at the end. */
function tokenAt(source: string, offset: number): string {
  return /[A-Za-z0-9_]+|[=!<>&|+*/%^~?:-]+|./suy.exec(source.slice(offset, offset + 200))?.[0] ?? "";
}

function quote(token: string): string {
  const codePoint = token.codePointAt(0) ?? 0;
  if (codePoint > 0x20 && codePoint < 0x7f) return `\`${shorten(token, 40)}\``;
  return `the character U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
