import { assertNever } from "../../lib/assert.ts";
import { calculate } from "./arithmetic.ts";
import { weighCall, weighIn, weighIndex, weighList, weighProjection } from "./evaluate-lists.ts";
import {
  type Context,
  mergeBases,
  nameOf,
  settle,
  settleUnknown,
  spend,
  toHolding,
  toLeaf,
  toPart,
  truthOf,
  type Weighed,
  writtenName,
} from "./evaluate-weigh.ts";
import { LIMITS } from "./limits.ts";
import { combine, compare, hasDecided, negate } from "./logic.ts";
import type {
  ArithmeticNode,
  ComparisonNode,
  LogicalNode,
  MemberNode,
  NegateNode,
  Node,
  RecordNode,
} from "./syntax.ts";
import {
  describeValue,
  type Holding,
  holdConstant,
  holdRecord,
  readOwn,
  type Scope,
  unknownBecause,
  type Value,
} from "./value.ts";

/** Evaluate one part with all that is below it. In: `depth` is its level in the tree, from 1. Throws: never. */
export function weigh(context: Context, node: Node, depth: number): Weighed {
  if (depth > LIMITS.depth || !spend(context.nodes, 1)) return toLeaf(node, null, overrun(context, node));
  const below = (part: Node): Weighed => weigh(context, part, depth + 1);
  switch (node.kind) {
    case "literal":
      return toLeaf(node, null, holdConstant(node.value));
    case "name":
      return toLeaf(node, node.name, readName(context.scope, node.name));
    case "item":
      return weighItem(context, node);
    case "member":
      return weighMember(context, node, below(node.object));
    case "index":
      return weighIndex(context, node, below(node.object), below(node.index));
    case "projection":
      return weighProjection(context, node, depth + 1, weigh);
    case "list":
      return weighList(node, node.items.map(below));
    case "record":
      return weighRecord(
        node,
        node.members.map(({ value }) => below(value)),
      );
    case "not":
      return weighNot(context, node, below(node.operand));
    case "negate":
      return weighNegate(context, node, below(node.operand));
    case "logical":
      return weighLogical(context, node, node.operands.map(below));
    case "comparison":
      return weighComparison(context, node, below(node.left), below(node.right));
    case "in":
      return weighIn(context, node, below(node.item), below(node.list));
    case "arithmetic":
      return weighArithmetic(context, node, below(node.left), below(node.right));
    case "call":
      return weighCall(context, node, node.operands.map(below));
    default:
      return assertNever(node, "node");
  }
}

function overrun(context: Context, node: Node): Holding {
  return unknownBecause(writtenName(context, node), "too-many-steps", "the expression is too large to evaluate");
}

function readName(scope: Scope, name: string): Holding {
  return readOwn(scope, name) ?? unknownBecause(name, "missing-fact", "no check has this name");
}

function weighItem({ item }: Context, node: Node): Weighed {
  if (item === null) return toLeaf(node, null, unknownBecause("[*]", "missing-fact", "there is no list around it"));
  return toLeaf(node, item.name, item.holding);
}

/** Members of facts are facts with a name of their own; of anything else, they are parts of it. */
function weighMember(context: Context, node: MemberNode, object: Weighed): Weighed {
  const holding = readMember(context, node, object);
  if (object.name !== null) return toLeaf(node, `${object.name}.${node.name}`, holding);
  const isRead = object.value.kind === "record";
  return { ...toPart(node, [object], holding), used: isRead ? [holding] : null };
}

function readMember(context: Context, node: MemberNode, object: Weighed): Holding {
  const { value } = object;
  if (value.kind === "unknown") return object;
  if (value.kind === "record") {
    const name = (): string => (object.name === null ? node.name : `${object.name}.${node.name}`);
    return value.read(node.name) ?? unknownBecause(name(), "missing-fact", "the evidence does not have it");
  }
  const measure = value.kind === "list" ? measureList(value, node.name) : null;
  if (measure !== null) return { value: measure, provenance: object.provenance, detail: object.detail };
  const detail = `it is ${describeValue(value)} and has no ${value.kind === "list" ? `\`${node.name}\`` : "members"}`;
  return unknownBecause(nameOf(context, object), "type-mismatch", detail);
}

function measureList({ items }: { readonly items: readonly Holding[] }, name: string): Value | null {
  if (name === "count") return { kind: "known", value: items.length };
  if (name === "any") return { kind: "known", value: items.length > 0 };
  return name === "none" ? { kind: "known", value: items.length === 0 } : null;
}

function weighRecord(node: RecordNode, values: readonly Weighed[]): Weighed {
  const held = values.map(toHolding);
  const members = held.map((value, index) => [node.members[index]?.name ?? "", value] as const);
  return { ...toPart(node, values, holdRecord(Object.fromEntries(members))), held };
}

function weighNot(context: Context, node: Node, operand: Weighed): Weighed {
  return settle(node, [operand], [operand], negate(truthOf(context, operand, "`not`")));
}

function weighLogical(context: Context, node: LogicalNode, operands: readonly Weighed[]): Weighed {
  const taker = `\`${node.operator}\``;
  const truths = operands.map((operand) => truthOf(context, operand, taker));
  const whole = combine(node.operator, truths);
  const deciders = operands.filter((_, index) => hasDecided(node.operator, truths[index] ?? whole, whole));
  return settle(node, operands, deciders, whole);
}

function weighComparison(context: Context, node: ComparisonNode, left: Weighed, right: Weighed): Weighed {
  const operands = [left, right];
  const unsettled = settleUnknown(node, operands);
  if (unsettled !== null) return unsettled;
  const name = nameOf(context, left.name === null && right.name !== null ? right : left);
  return settle(node, operands, operands, compare(node.operator, left.value, right.value, name));
}

function weighArithmetic(context: Context, node: ArithmeticNode, left: Weighed, right: Weighed): Weighed {
  const operands = [left, right];
  const unsettled = settleUnknown(node, operands);
  if (unsettled !== null) return unsettled;
  const [one, other] = [numberIn(left), numberIn(right)];
  if (one === null || other === null)
    return toPart(node, operands, noNumber(context, `\`${node.operator}\``, one === null ? left : right));
  const calculated = calculate(node.operator, one, other);
  if ("problem" in calculated)
    return toPart(node, operands, unknownBecause(writtenName(context, node), "not-a-number", calculated.problem));
  return toPart(node, operands, hold(calculated.number, operands));
}

function weighNegate(context: Context, node: NegateNode, operand: Weighed): Weighed {
  const operands = [operand];
  const unsettled = settleUnknown(node, operands);
  if (unsettled !== null) return unsettled;
  const number = numberIn(operand);
  if (number === null) return toPart(node, operands, noNumber(context, "`-`", operand));
  return toPart(node, operands, hold(0 - number, operands));
}

function hold(number: number, operands: readonly Weighed[]): Holding {
  return { value: { kind: "known", value: number }, provenance: mergeBases(operands), detail: "" };
}

function numberIn({ value }: Weighed): number | null {
  return value.kind === "known" && typeof value.value === "number" ? value.value : null;
}

function noNumber(context: Context, taker: string, operand: Weighed): Holding {
  const detail = `${taker} needs a number, but this is ${describeValue(operand.value)}`;
  return unknownBecause(nameOf(context, operand), "type-mismatch", detail);
}
