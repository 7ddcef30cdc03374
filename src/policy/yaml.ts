import {
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  parseDocument,
  Parser,
} from "yaml";
import type { Diagnostic, Position, Range } from "../lib/diagnostic.ts";
import { type DataPath, type Fault, limitDiagnostics, type Locator, placeFaults } from "../lib/fault.ts";
import { createPositionLookup } from "./text.ts";
import { explainYamlErrors } from "./yaml-errors.ts";
import { findYamlFaults, keyTextOf } from "./yaml-faults.ts";

/** Deeper than any policy. The composer and the schema recurse, so that the text is measured before they see it. */
const MAX_DEPTH = 64;
/** The library takes minutes for a quarter of a mebibyte of certain marks. Blanks and line ends count too. */
const MAX_TOKENS = 50_000;
const MAX_ALIASES = 16;

/** A scalar as the file has it, with the place of its first character. */
interface SourceText {
  readonly text: string;
  readonly range: Range;
  /** Whether lines and columns in the text can be found again; else it is the text as YAML reads it. */
  readonly isExact: boolean;
}

export interface YamlText {
  /** The value; null for an empty file, undefined when the text is not usable YAML. */
  readonly data: unknown;
  readonly locator: Locator;
  /** The text of a string, where it can be in the layout of the file; null where there is none. */
  readonly sourceOf: (path: DataPath) => SourceText | null;
  /** Faults that leave the data readable, such as duplicate keys. */
  readonly faults: readonly Fault[];
  /** Faults that do not; empty when there is data. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one YAML 1.2 document of the core schema, without tags, merge keys or more than a few aliases, and remembers where
 *  everything stands. Throws: never. */
export function parseYaml(text: string, file: string): YamlText {
  const positionAt = createPositionLookup(text);
  const excess = findExcess(text);
  if (excess !== null) {
    const range = rangeBetween(positionAt, excess.offset, excess.offset + 1);
    const { ruleId, message } = excess;
    return refuse([{ ruleId, severity: "error", message, file, range, path: null, hint: null }]);
  }
  const document = parseDocument(text, {
    version: "1.2",
    schema: "core",
    merge: false,
    // Keys are compared in `findYamlFaults`: the library takes quadratic time for it.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: "error",
  });
  const errors = explainYamlErrors(document, text, file, (start, end) => rangeBetween(positionAt, start, end));
  if (errors.length > 0) return refuse(limitDiagnostics(errors, file));
  const locator = createLocator(document, positionAt);
  const { faults, isReadable } = findYamlFaults(document, MAX_ALIASES, (offset) => positionAt(offset).line);
  const data = isReadable ? readData(document) : undefined;
  if (data === undefined) return refuse(placeFaults(faults.length > 0 ? faults : [ALIAS_BOMB], locator, file));
  const sourceOf = (path: DataPath): SourceText | null => sourceTextOf(nodeAt(document, path), text, positionAt);
  return { data, locator, sourceOf, faults, diagnostics: [] };
}

const ALIAS_BOMB: Fault = {
  ruleId: "too-many-aliases",
  message: "aliases of aliases repeat too much",
  hint: "Write the values out.",
  path: [],
  mark: "value",
};

/** The library throws, and only then, when aliases in anchors multiply ("Excessive alias count"). */
function readData(document: Document): unknown {
  try {
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES * 4 });
    return data;
  } catch {
    return undefined;
  }
}

function refuse(diagnostics: readonly Diagnostic[]): YamlText {
  const locator = { value: () => null, key: () => null };
  return { data: undefined, locator, sourceOf: () => null, faults: [], diagnostics };
}

function rangeBetween(positionAt: (offset: number) => Position, start: number, end: number): Range {
  return { start: positionAt(start), end: positionAt(end) };
}

/** The first place where the text is too much: one word or mark too many, or nested too deeply. */
function findExcess(
  text: string,
): { readonly ruleId: string; readonly message: string; readonly offset: number } | null {
  let count = 0;
  let read = 0;
  for (const word of new Lexer().lex(text)) {
    if (count >= MAX_TOKENS)
      return {
        ruleId: "too-large",
        message: `the file must not have more than ${MAX_TOKENS} words and marks`,
        offset: read,
      };
    count += 1;
    read += word.length;
  }
  const offset = findTooDeep(text);
  const message = `lists and mappings must not be nested deeper than ${MAX_DEPTH} levels`;
  return offset === null ? null : { ruleId: "too-deep", message, offset };
}

function findTooDeep(text: string): number | null {
  for (const document of new Parser().parse(text)) {
    const waiting: { readonly token: CST.Token; readonly depth: number }[] = [{ token: document, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { token, depth } = next;
      if (depth > MAX_DEPTH) return token.offset;
      if ("items" in token)
        for (const { key, value } of token.items)
          for (const child of [key, value]) if (child) waiting.push({ token: child, depth: depth + 1 });
      if (token.type === "document" && token.value !== undefined) waiting.push({ token: token.value, depth });
    }
  }
  return null;
}

function createLocator(document: Document, positionAt: (offset: number) => Position): Locator {
  const rangeOf = (node: Node | null): Range | null => {
    const range = node?.range ?? null;
    return range === null ? null : rangeBetween(positionAt, range[0], range[1]);
  };
  return {
    value: (path) =>
      rangeOf(path.length === 0 ? document.contents : childAt(nodeAt(document, path.slice(0, -1)), path.at(-1))),
    key: (path) => rangeOf(pairAt(nodeAt(document, path.slice(0, -1)), path.at(-1))?.key ?? null),
  };
}

/** The node at a path, with aliases followed. */
function nodeAt(document: Document, path: DataPath): Node | null {
  return path.reduce<Node | null>((parent, part) => {
    const node = childAt(parent, part);
    return isAlias(node) ? (node.resolve(document) ?? null) : node;
  }, document.contents);
}

function childAt(parent: Node | null, part: string | number | undefined): Node | null {
  return (isSeq<Node>(parent) ? parent.items[Number(part)] : pairAt(parent, part)?.value) ?? null;
}

interface Pair {
  readonly key: Node;
  readonly value: Node | null;
}

/** Thousands of faults may look for their keys in one mapping of thousands. */
const pairsByKey = new WeakMap<Node, ReadonlyMap<string | number | undefined, Pair>>();

/** Of duplicate keys the last one, as in the data. */
function pairAt(node: Node | null, key: string | number | undefined): Pair | null {
  if (!isMap<Node, Node | null>(node)) return null;
  const pairs = pairsByKey.get(node) ?? new Map(node.items.map((pair) => [keyTextOf(pair.key), pair]));
  pairsByKey.set(node, pairs);
  return pairs.get(key) ?? null;
}

function sourceTextOf(node: Node | null, text: string, positionAt: (offset: number) => Position): SourceText | null {
  if (!isScalar(node) || typeof node.value !== "string" || !node.range) return null;
  const [start, end] = node.range;
  const from = firstCharacter(node.type, text, start);
  const isQuoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
  const source = text.slice(from, isQuoted ? end - 1 : end).trimEnd();
  const range = rangeBetween(positionAt, from, from + source.length);
  const isExact = isSameText(source, node.value, node.type === "BLOCK_LITERAL");
  return { text: isExact ? source : node.value, range, isExact };
}

function firstCharacter(type: string | undefined, text: string, start: number): number {
  if (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE") return start + 1;
  if (type !== "BLOCK_LITERAL" && type !== "BLOCK_FOLDED") return start;
  const afterHeader = text.indexOf("\n", start) + 1;
  return afterHeader + text.slice(afterHeader).search(/\S|$/);
}

/** Whether the source says the same as the value but for white space. Where YAML folds lines into one, a comment of the gate language
 *  would end at another place, and a text in quotes may go over several lines of the source. */
function isSameText(source: string, value: string, keepsLines: boolean): boolean {
  if (squeeze(source) !== squeeze(value)) return false;
  if (keepsLines || !source.includes("\n")) return true;
  const hasOpenText = source.split("\n").some((line) => line.split('"').length % 2 === 0);
  return !/--|\/\//.test(source) && !hasOpenText;
}

function squeeze(words: string): string {
  return words.trim().replaceAll(/\s+/g, " ");
}
