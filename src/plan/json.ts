import { createScanner, getNodePath, getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { Diagnostic, Range } from "../lib/diagnostic.ts";
import { type DataPath, type Fault, limitDiagnostics, type Locator } from "../lib/fault.ts";
import { createPositionLookup } from "../policy/text.ts";
import { explainSyntaxErrors } from "./json-syntax.ts";

/** Deeper than any plan. The parser and the schema recurse, so that the text is measured before they see it. */
const MAX_DEPTH = 64;
/** A mebibyte of small values would take a gigabyte of faults. */
const MAX_TOKENS = 100_000;

export interface JsonText {
  /** The value, its objects without prototype; undefined when the text is not JSON. */
  readonly data: unknown;
  readonly locator: Locator;
  /** Keys that are given more than once. */
  readonly faults: readonly Fault[];
  /** Faults of syntax and depth; empty when there is data. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads strict JSON and remembers where everything stands. With faults of syntax there is no data; with duplicate keys there is,
 *  and the last one counts. Throws: never. */
export function parseJson(text: string, file: string): JsonText {
  const positionAt = createPositionLookup(text);
  const rangeAt = (offset: number, length: number): Range => ({
    start: positionAt(offset),
    end: positionAt(offset + length),
  });
  const fault = { severity: "error", file, path: null, hint: null } as const;
  const excess = findExcess(text);
  if (excess !== null) return refuse([{ ...fault, ...excess, range: rangeAt(excess.offset, 1) }]);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  if (errors.length > 0 || root === undefined) {
    const faults = explainSyntaxErrors(text, errors, positionAt);
    const diagnostics = faults.map(({ offset, length, message, hint }) => {
      return { ...fault, ruleId: "json-syntax", message, range: rangeAt(offset, length), hint };
    });
    return refuse(limitDiagnostics(diagnostics, file));
  }
  const locator = createLocator(root, rangeAt);
  const faults = findDuplicateKeys(root, (node) => positionAt(node.offset).line);
  return { data: getNodeValue(root), locator, faults, diagnostics: [] };
}

function refuse(diagnostics: readonly Diagnostic[]): JsonText {
  return { data: undefined, locator: { value: () => null, key: () => null }, faults: [], diagnostics };
}

/** The first token that is too much: nested too deeply or one too many. */
function findExcess(
  text: string,
): { readonly ruleId: string; readonly message: string; readonly offset: number } | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let count = 1; scanner.getPosition() < text.length; count += 1) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const first = scanner.getTokenLength() === 0 ? "-" : (text[offset] ?? "-");
    if ("{[".includes(first)) depth += 1;
    if ("}]".includes(first)) depth -= 1;
    if (depth > MAX_DEPTH)
      return {
        ruleId: "too-deep",
        message: `lists and objects must not be nested deeper than ${MAX_DEPTH} levels`,
        offset,
      };
    if (count > MAX_TOKENS)
      return { ruleId: "too-large", message: `the file must not have more than ${MAX_TOKENS} words and marks`, offset };
  }
  return null;
}

function findDuplicateKeys(root: Node, lineOf: (node: Node) => number): readonly Fault[] {
  const faults: Fault[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const keys = new Map<string, Node>();
    for (const child of node.children ?? []) {
      waiting.push(child);
      const [key] = child.type === "property" ? (child.children ?? []) : [];
      if (key === undefined) continue;
      const name = String(key.value);
      const first = keys.get(name);
      if (first === undefined) keys.set(name, key);
      else faults.push(duplicateKey([...getNodePath(node), name], lineOf(first)));
    }
  }
  return faults;
}

function duplicateKey(path: DataPath, firstLine: number): Fault {
  const message = `is given twice; the first is on line ${firstLine}`;
  return { ruleId: "duplicate-key", message, hint: "Keep one of the two.", path, mark: "key" };
}

/** Of duplicate keys the last one is meant, as in the data. */
function createLocator(root: Node, rangeAt: (offset: number, length: number) => Range): Locator {
  const indexes = new Map<Node, ReadonlyMap<string | number | undefined, Node>>();
  const propertyOf = (node: Node | undefined, key: string | number | undefined): Node | undefined => {
    if (node?.type !== "object") return undefined;
    const index =
      indexes.get(node) ?? new Map(node.children?.map((child) => [String(child.children?.[0]?.value), child]));
    indexes.set(node, index);
    return index.get(key);
  };
  const nodeAt = (path: DataPath): Node | undefined =>
    path.reduce<Node | undefined>((node, part) => {
      return typeof part === "number" ? node?.children?.[part] : propertyOf(node, part)?.children?.[1];
    }, root);
  const rangeOf = (node: Node | undefined): Range | null =>
    node === undefined ? null : rangeAt(node.offset, node.length);
  return {
    value: (path) => rangeOf(nodeAt(path)),
    key: (path) => rangeOf(propertyOf(nodeAt(path.slice(0, -1)), path.at(-1))?.children?.[0]),
  };
}
