import { assertNever } from "../../lib/assert.ts";
import { referencesIn } from "./abstract.ts";
import { type Initialiser, isProducer, type Producer, type VerifyBlock } from "./program.ts";
import { checksOf } from "./sites.ts";
import { childrenOf, type Node, type RecordNode, type Span } from "./syntax.ts";

/** A value with more parts than this is not written out wherever its name stands: values of values would grow without end. */
const MAX_PARTS = 50;

/** What names stand for; null for what stands for itself, such as `input`. */
export type Values = (name: string) => Node | null;

/** Write an expression without the names of a program: each `let` by its value, and `gate.passed`, `gate.failed` and `gate.checks.x` by
 *  what they are made from. A large value becomes a part that can only be looked at from outside. Throws: never. */
export function inline(node: Node, values: Values): Node {
  if (node.kind === "name" || node.kind === "member") {
    const written = inlineReference(node, values);
    return sizeOf(written) > MAX_PARTS ? conceal(node, written) : written;
  }
  return mapChildren(node, (child) => inline(child, values));
}

function inlineReference(node: Node, values: Values): Node {
  if (node.kind === "name") return values(node.name) ?? node;
  if (node.kind !== "member") return inline(node, values);
  const object = inlineReference(node.object, values);
  if (object.kind !== "record") return object === node.object ? node : { ...node, object };
  return object.members.find(({ name }) => name === node.name)?.value ?? node;
}

/** Named by its place, so that two values of the same references are two facts. */
function conceal(node: Node, written: Node): Node {
  const places = new Map<string, Node>();
  for (const path of referencesIn(written)) places.set(JSON.stringify(path), toReference(path, node.span));
  const { start, end } = written.span;
  const name = `value ${start.offset}-${end.offset}`;
  return { kind: "call", name, nameSpan: node.span, operands: [...places.values()], span: node.span };
}

function toReference([first = "", ...members]: readonly string[], span: Span): Node {
  let node: Node = { kind: "name", name: first, span };
  for (const name of members) node = { kind: "member", object: node, name, nameSpan: span, span };
  return node;
}

/** What a `let` or a check stands for. In: `idOf` names what is asked of the world. */
export function valueOf(value: Initialiser, values: Values, idOf: (producer: Producer) => string): Node {
  if (isProducer(value)) return { kind: "name", name: idOf(value), span: value.span };
  return value.kind === "verify" ? verdictOf(value, values, idOf) : inline(value, values);
}

/** The value of a verify block, as the record that it is. */
export function verdictOf(block: VerifyBlock, values: Values, idOf: (producer: Producer) => string): RecordNode {
  const checks = new Map(checksOf(block).map((check) => [check.name, valueOf(check.value, values, idOf)]));
  const { span } = block;
  const condition = block.items.find((item) => item.kind === "pass-when")?.condition;
  const passed: Node =
    condition === undefined
      ? { kind: "name", name: "pass when", span }
      : inline(condition, (name) => checks.get(name) ?? values(name));
  const members = Object.entries({ passed, failed: { kind: "not", operand: passed, span } satisfies Node });
  return toRecord([...members, ["checks", toRecord([...checks], span)]], span);
}

function toRecord(members: readonly (readonly [string, Node])[], span: Span): RecordNode {
  return { kind: "record", members: members.map(([name, value]) => ({ name, nameSpan: span, value })), span };
}

const sizes = new WeakMap<Node, number>();

/** Parts of a tree, counted once for each place they stand in. */
function sizeOf(node: Node): number {
  const known = sizes.get(node);
  if (known !== undefined) return known;
  const size = childrenOf(node).reduce((sum, child) => sum + sizeOf(child), 1);
  sizes.set(node, size);
  return size;
}

function mapChildren(node: Node, map: (child: Node) => Node): Node {
  switch (node.kind) {
    case "literal":
    case "name":
    case "item":
      return node;
    case "member":
      return { ...node, object: map(node.object) };
    case "index":
      return { ...node, object: map(node.object), index: map(node.index) };
    case "projection":
      return { ...node, list: map(node.list), body: map(node.body) };
    case "list":
      return { ...node, items: node.items.map(map) };
    case "record":
      return { ...node, members: node.members.map((member) => ({ ...member, value: map(member.value) })) };
    case "not":
    case "negate":
      return { ...node, operand: map(node.operand) };
    case "logical":
    case "call":
      return { ...node, operands: node.operands.map(map) };
    case "comparison":
    case "arithmetic":
      return { ...node, left: map(node.left), right: map(node.right) };
    case "in":
      return { ...node, item: map(node.item), list: map(node.list) };
    default:
      return assertNever(node, "node");
  }
}
