import type { Diagnostic, Parsed } from "../../lib/diagnostic.ts";
import { type Expectation, parse, SyntaxError as GrammarSyntaxError } from "./grammar.js";
import { hintFor } from "./hint.ts";
import { LIMITS } from "./limits.ts";
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
export function parseExpression(source: string, origin: Origin): Parsed<Expression> {
  const locate = createLocator(source, origin);
  const spanOf = (start: number, end: number): Span => ({ start: locate(start), end: locate(end) });
  const result = isTooLong(source) ? tooLong(source) : parseText(source, spanOf);
  if ("kind" in result) return { value: { text: source, origin, root: result }, diagnostics: [] };
  const { start, end, ruleId, message, hint } = result;
  const { file, path = null } = origin;
  const diagnostic: Diagnostic = { ruleId, severity: "error", message, file, range: spanOf(start, end), path, hint };
  return { value: null, diagnostics: [diagnostic] };
}

function parseText(source: string, spanOf: (start: number, end: number) => Span): Node | Fault {
  try {
    const root = parse(source, { spanOf, numberOf, maxDepth: LIMITS.depth });
    return findOversize(root) ?? root;
  } catch (error) {
    if (error instanceof GrammarSyntaxError) return explain(source, error);
    throw error;
  }
}

function isTooLong(source: string): boolean {
  return source.length > LIMITS.sourceBytes || new TextEncoder().encode(source).length > LIMITS.sourceBytes;
}

function tooLong(source: string): Fault {
  const message = `the expression is longer than ${LIMITS.sourceBytes} bytes`;
  return { ruleId: "expression-too-long", message, hint: null, start: 0, end: Math.min(source.length, 1) };
}

/** Whole numbers must be exact and no number may silently become zero or infinite. */
function numberOf(text: string): number | null {
  const value = Number(text);
  const hasVanished = value === 0 && /^-?[0.]*[1-9]/.test(text);
  return hasVanished || Math.abs(value) > Number.MAX_SAFE_INTEGER ? null : value;
}

/** Walks with a list of its own, because the tree is not yet known to be shallow. */
function findOversize(root: Node): Fault | null {
  const open: { readonly node: Node; readonly depth: number }[] = [{ node: root, depth: 1 }];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    count += 1;
    if (depth > LIMITS.depth) return tooDeep(node.span.start.offset, node.span.end.offset);
    if (count > LIMITS.nodes) return tooManyNodes(root);
    open.push(...childrenOf(node).map((child) => ({ node: child, depth: depth + 1 })));
  }
  return null;
}

function tooDeep(start: number, end: number): Fault {
  const message = `the expression is nested deeper than ${LIMITS.depth} levels`;
  return { ruleId: "expression-too-deep", message, hint: "split it over several gates", start, end };
}

function tooManyNodes(root: Node): Fault {
  const { start, end } = root.span;
  const message = `the expression has more than ${LIMITS.nodes} parts`;
  const hint = "split it over several gates";
  return { ruleId: "expression-too-large", message, hint, start: start.offset, end: end.offset };
}

function explain(source: string, error: GrammarSyntaxError): Fault {
  const start = error.location.start.offset;
  const end = error.location.end.offset;
  if (error.expected !== null) return explainUnexpected(source, start, error.expected);
  switch (error.message) {
    case "too-deep":
      return tooDeep(start, end);
    case "number-out-of-range":
      return {
        ruleId: "number-out-of-range",
        message: `${shorten(source.slice(start, end), 40)} is outside of what numbers can hold`,
        hint: `numbers reach from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER} and down to 5e-324`,
        start,
        end,
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

function explainUnexpected(source: string, start: number, expected: readonly Expectation[]): Fault {
  const token = tokenAt(source, start);
  const found = token === "" ? "the expression ends here" : `found ${quote(token)}`;
  const awaits = new Set(expected.map(toPhrase));
  const message = `expected ${listPhrases(awaits)}, but ${found}`;
  const hint = hintFor({ token, before: source.slice(Math.max(start - 2, 0), start), awaits });
  return { ruleId: "syntax", message, hint, start, end: start + token.length };
}

const VALUES = ["a name", "a number", "a text in double quotes", "`true` or `false`"];
/** In the order in which they are listed; what is not here is left out, white space for one. */
const PHRASES = [
  "a member name",
  "a value",
  "`not`",
  "`(`",
  "a comparison",
  "`and`",
  "`or`",
  "`)`",
  "the end of the expression",
];

function listPhrases(phrases: ReadonlySet<string>): string {
  const listed = PHRASES.filter((phrase) => phrases.has(phrase));
  const last = listed.pop() ?? "something else";
  return listed.length === 0 ? last : `${listed.join(", ")} or ${last}`;
}

function toPhrase(expectation: Expectation): string {
  if (expectation.type === "end") return "the end of the expression";
  if (expectation.type !== "other") return "";
  return VALUES.includes(expectation.description) ? "a value" : expectation.description;
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
