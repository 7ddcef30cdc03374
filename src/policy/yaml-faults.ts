import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from "yaml";
import type { DataPath, Fault } from "../lib/fault.ts";

interface Walk {
  readonly document: Document;
  readonly maxAliases: number;
  readonly lineOf: (offset: number) => number;
  readonly faults: Fault[];
  /** Collections around the current node. */
  readonly around: Set<Node>;
  aliases: number;
  isReadable: boolean;
}

/** What YAML allows and a policy does not: duplicate keys, keys that are not text, tags, merge keys, aliases that repeat too much or
 *  themselves. `isReadable` is false when the data must not be built. */
export function findYamlFaults(
  document: Document,
  maxAliases: number,
  lineOf: (offset: number) => number,
): { readonly faults: readonly Fault[]; readonly isReadable: boolean } {
  const walk: Walk = { document, maxAliases, lineOf, faults: [], around: new Set(), aliases: 0, isReadable: true };
  visit(document.contents, [], walk);
  if (walk.aliases <= maxAliases) return walk;
  const message = `at most ${maxAliases} aliases are allowed, found ${walk.aliases}`;
  const fault = {
    ruleId: "too-many-aliases",
    message,
    hint: "Write the values out.",
    path: [],
    mark: "value",
  } as const;
  return { faults: [...walk.faults, fault], isReadable: false };
}

/** A key as text: what the data has as its name; `?` for a list or mapping as key. */
export function keyTextOf(key: Node): string {
  if (!isScalar(key)) return "?";
  return typeof key.value === "string" ? key.value : (key.source ?? "");
}

function visit(node: Node | null, path: DataPath, walk: Walk): void {
  if (isAlias(node)) return visitAlias(node, path, walk);
  if (node?.tag !== undefined) {
    const hint = "Remove the tag; a text that starts with `!` must be in quotes.";
    walk.faults.push({ ruleId: "tag", message: "a YAML tag must not stand here", hint, path, mark: "value" });
    walk.isReadable = false;
  }
  if (node === null || (!isMap<Node, Node | null>(node) && !isSeq<Node>(node))) return undefined;
  walk.around.add(node);
  if (isSeq<Node>(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index], walk);
  else visitPairs(node.items, path, walk);
  walk.around.delete(node);
  return undefined;
}

function visitAlias(
  alias: { source: string; resolve: (document: Document) => Node | undefined },
  path: DataPath,
  walk: Walk,
): void {
  walk.aliases += 1;
  // The library searches the whole document for each anchor.
  if (walk.aliases > walk.maxAliases) return;
  const meant = alias.resolve(walk.document);
  if (meant !== undefined && !walk.around.has(meant)) return;
  const message = meant === undefined ? `the alias \`*${alias.source}\` names no anchor` : "the alias contains itself";
  const hint = meant === undefined ? "A text that starts with `*`, such as a glob, must be in quotes." : null;
  walk.faults.push({ ruleId: "bad-alias", message, hint, path, mark: "value" });
  walk.isReadable = false;
}

function visitPairs(pairs: readonly { key: Node; value: Node | null }[], path: DataPath, walk: Walk): void {
  const seen = new Map<string, Node>();
  for (const { key, value } of pairs) {
    const name = keyTextOf(key);
    const at = [...path, name];
    const first = seen.get(name);
    const fault = faultOfKey(key, name, first, walk.lineOf);
    if (fault !== null) walk.faults.push({ ...fault, path: at, mark: "key" });
    if (first === undefined) seen.set(name, key);
    if (!isScalar(key)) walk.isReadable = false;
    visit(value, at, walk);
  }
}

function faultOfKey(
  key: Node,
  name: string,
  first: Node | undefined,
  lineOf: (offset: number) => number,
): Pick<Fault, "ruleId" | "message" | "hint"> | null {
  if (!isScalar(key) || typeof key.value !== "string")
    return { ruleId: "key-not-text", message: "a key must be text", hint: "Put the key in quotes." };
  if (first !== undefined) {
    const message = `is given twice; the first is on line ${lineOf(first.range?.[0] ?? 0)}`;
    return { ruleId: "duplicate-key", message, hint: "Keep one of the two." };
  }
  if (name === "<<")
    return { ruleId: "merge-key", message: "merge keys are not part of YAML 1.2", hint: "Write the values out." };
  if (name === "__proto__") return { ruleId: "invalid-name", message: "cannot be used as a name", hint: null };
  return null;
}
