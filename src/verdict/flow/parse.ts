import type { Diagnostic, Parsed } from "../../lib/diagnostic.ts";
import { parse, SyntaxError as GrammarSyntaxError } from "./grammar.js";
import { LIMITS } from "./limits.ts";
import { expressionsOf, type Program } from "./program.ts";
import { createLocator } from "./source.ts";
import { childrenOf, type Expression, type Node, type Origin, type Span } from "./syntax.ts";
import { explainSyntaxError, type Fault, tooDeep } from "./syntax-fault.ts";

/** Parse one expression. In: at most 16 KiB of text and where it stands. Out: the tree, or one diagnostic with its place in the
 *  file; the first fault of a text ends its parsing. Throws: never. */
export function parseExpression(text: string, origin: Origin): Parsed<Expression> {
  const source: Source = { text, origin, what: "expression", maxBytes: LIMITS.sourceBytes };
  const { value: root, diagnostics } = parseSource(
    source,
    (spanOf) => parse(text, { startRule: "Expression", spanOf, numberOf, maxDepth: LIMITS.depth }),
    findOversize,
  );
  return { value: root === null ? null : { text, origin, root }, diagnostics };
}

/** Parse a gate in the gate language. In: at most 256 KiB of text and where it stands. Out: the statements, or one diagnostic with its
 *  place in the file; the first fault of a text ends its parsing. Throws: never. */
export function parseProgram(text: string, origin: Origin): Parsed<Program> {
  return parseWithin(text, origin, { maxBytes: LIMITS.programBytes, maxDepth: LIMITS.depth });
}

/** A program that was put together from texts that were parsed alone: it may be longer and one level deeper than one that people write. */
export function parseAssembled(text: string, origin: Origin): Parsed<Program> {
  return parseWithin(text, origin, { maxBytes: Number.MAX_SAFE_INTEGER, maxDepth: LIMITS.depth + ASSEMBLED_LEVELS });
}

/** Brackets around the expressions of an assembled program. */
const ASSEMBLED_LEVELS = 4;

function parseWithin(
  text: string,
  origin: Origin,
  { maxBytes, maxDepth }: { readonly maxBytes: number; readonly maxDepth: number },
): Parsed<Program> {
  const source: Source = { text, origin, what: "gate", maxBytes };
  const { value: statements, diagnostics } = parseSource(
    source,
    (spanOf) => parse(text, { startRule: "Program", spanOf, numberOf, maxDepth }),
    (program) => findFirst(expressionsOf(program), findOversize),
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
    if (!(error instanceof GrammarSyntaxError)) throw error;
    const lineOf = (offset: number): number => locate(offset).line;
    return refuse(explainSyntaxError({ text, what: source.what, lineOf }, error));
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
function findOversize(root: Node): Fault | null {
  const open: { readonly node: Node; readonly depth: number }[] = [{ node: root, depth: 1 }];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    count += 1;
    if (depth > LIMITS.depth) return tooDeep({ what: "expression" }, node.span.start.offset, node.span.end.offset);
    if (count > LIMITS.nodes) return tooManyNodes(root);
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 });
  }
  return null;
}

function tooManyNodes(root: Node): Fault {
  const { start, end } = root.span;
  const message = `the expression has more than ${LIMITS.nodes} parts`;
  const hint = "split it over several gates";
  return { ruleId: "expression-too-large", message, hint, start: start.offset, end: end.offset };
}
