import { assertNever } from "../../lib/assert.ts";
import { checkCall, isProducerName } from "./check-call.ts";
import { type Context, describe, echo, hintForBool } from "./check-context.ts";
import { checkIndex, typeOfMember } from "./check-member.ts";
import { checkArithmetic, checkComparison, checkIn, checkNegate } from "./check-operator.ts";
import { quoteName } from "./suggest.ts";
import type { ListNode, NameNode, Node, ProjectionNode, RecordNode } from "./syntax.ts";
import {
  BOOL,
  describeType,
  type FlowType,
  INT,
  isBool,
  isNothing,
  itemOf,
  joinTypes,
  NOTHING,
  NUMBER,
  stripOptional,
  TEXT,
} from "./types.ts";

/** Type of a part, with all faults in it reported. Out: null where the type cannot be told: a fault in it was reported already. */
export function typeOf(context: Context, node: Node): FlowType | null {
  const type = findType(context, node);
  return type === null || isNothing(type) ? null : stripOptional(type);
}

function findType(context: Context, node: Node): FlowType | null {
  const inner = (part: Node) => typeOf(context, part);
  switch (node.kind) {
    case "literal":
      return typeOfLiteral(node.value);
    case "name":
      return typeOfName(context, node);
    case "item":
      return context.item?.type ?? null;
    case "member":
      return typeOfMember(context, node, inner(node.object));
    case "index":
      return checkIndex(context, node, inner(node.object), inner(node.index));
    case "projection":
      return typeOfProjection(context, node);
    case "list":
      return typeOfList(context, node);
    case "record":
      return typeOfRecord(context, node);
    case "not":
      requireBool(context, node.operand, "not");
      return BOOL;
    case "logical":
      for (const operand of node.operands) requireBool(context, operand, node.operator);
      return BOOL;
    case "negate":
      return checkNegate(context, node, inner(node.operand));
    case "comparison":
      checkComparison(context, node, inner(node.left), inner(node.right));
      return BOOL;
    case "in":
      checkIn(context, node, inner(node.item), inner(node.list));
      return BOOL;
    case "arithmetic":
      return checkArithmetic(context, node, inner(node.left), inner(node.right));
    case "call":
      return checkCall(context, node, isProducerName(node.name) ? [] : node.operands.map(inner));
    default:
      return assertNever(node, "node");
  }
}

function typeOfName({ lookUp, reportName }: Context, node: NameNode): FlowType | null {
  const type = lookUp(node.name);
  if (type === null) reportName(node);
  return type;
}

function typeOfLiteral(value: boolean | number | string): FlowType {
  if (typeof value === "boolean") return BOOL;
  if (typeof value === "string") return TEXT;
  return Number.isInteger(value) ? INT : NUMBER;
}

function requireBool(context: Context, node: Node, operator: string): void {
  const type = typeOf(context, node);
  if (type === null || isBool(type)) return;
  const message = `\`${operator}\` needs a bool, but ${describe(context, node, type)}`;
  context.report("wrong-type", node.span, message, hintForBool(context, node, type));
}

/** A projection in the chain of another one gives one flat list. */
function typeOfProjection(context: Context, { list, body, span }: ProjectionNode): FlowType | null {
  const type = typeOf(context, list);
  const item = type === null ? NOTHING : itemOf(type);
  if (type !== null && item === null) {
    const message = `\`[*]\` needs a list, but ${describe(context, list, type)}`;
    const lists = stripOptional(type).kind === "record" ? listMembersOf(type) : [];
    const text = echo(context, list);
    const hint =
      lists[0] === undefined || text === null ? null : `name one of its lists, such as \`${text}.${lists[0]}[*]\``;
    context.report("wrong-type", list.span, message, hint);
  }
  const start = context.item?.start ?? span.start.offset;
  const result = typeOf({ ...context, item: { type: item ?? NOTHING, start } }, body);
  if (item !== null && isNothing(item) && type !== null) return { kind: "list", item: NOTHING };
  if (result === null || body.kind === "projection") return result;
  return { kind: "list", item: result };
}

function listMembersOf(type: FlowType): readonly string[] {
  const record = stripOptional(type);
  if (record.kind !== "record") return [];
  return Object.keys(record.fields).filter(
    (name) => /^\w+$/.test(name) && itemOf(record.fields[name] ?? NOTHING) !== null,
  );
}

function typeOfList(context: Context, { items }: ListNode): FlowType {
  let joined: FlowType = NOTHING;
  for (const item of items) {
    const type = typeOf(context, item);
    const next = type === null ? joined : joinTypes(joined, type);
    if (next === null && type !== null) {
      const message = `the items of a list need one type, but ${describe(context, item, type)}`;
      const first = items.find((other) => other !== item);
      const hint = first === undefined ? null : `the items before it make ${describeList(joined)}`;
      context.report("wrong-type", item.span, message, hint);
    }
    joined = next ?? joined;
  }
  return { kind: "list", item: joined };
}

function describeList(item: FlowType): string {
  return describeType({ kind: "list", item });
}

function typeOfRecord(context: Context, { members }: RecordNode): FlowType {
  const seen = new Set<string>();
  const fields = members.map(({ name, nameSpan, value }) => {
    if (seen.has(name))
      context.report("duplicate-member", nameSpan, `the record has a member ${quoteName(name)} already`, null);
    seen.add(name);
    return [name, typeOf(context, value) ?? NOTHING] as const;
  });
  return { kind: "record", fields: Object.fromEntries(fields) };
}
