import { type Context, describe, echo, isOfItem, quote } from "./check-context.ts";
import { suggest } from "./suggest.ts";
import type { IndexNode, MemberNode, Node } from "./syntax.ts";
import { BOOL, type FlowType, INT, isBool, isNothing, itemOf, memberType, stripOptional } from "./types.ts";

/** What every list has. */
const LIST_MEMBERS: Readonly<Record<string, FlowType>> = { count: INT, any: BOOL, none: BOOL };
const COUNTS = ["length", "len", "size"];

/** Type of `object.name`. In: type of the object, null where it has a fault. */
export function typeOfMember(context: Context, node: MemberNode, object: FlowType | null): FlowType | null {
  if (object === null) return null;
  const type = stripOptional(object);
  if (type.kind === "list") return typeOfListMember(context, node, type.item);
  if (type.kind !== "record")
    return refuse(
      context,
      node,
      `${describe(context, node.object, type)} and has no members`,
      hintForItem(context, node),
    );
  const member = memberType(type, node.name);
  if (member !== null) return member;
  const hint = hintForItem(context, node) ?? suggest(node.name, Object.keys(type.fields), "its members are");
  return refuse(context, node, `${describeObject(context, node.object)} has no member \`${node.name}\``, hint);
}

function typeOfListMember(context: Context, node: MemberNode, item: FlowType): FlowType | null {
  const { name } = node;
  if (!Object.hasOwn(LIST_MEMBERS, name)) {
    const message = `${describe(context, node.object, { kind: "list", item })} and has no member \`${name}\``;
    return refuse(context, node, message, hintForList(context, node, item));
  }
  if (name !== "count" && isBool(item) && !isNothing(item)) return refuseAmbiguous(context, node);
  return LIST_MEMBERS[name] ?? null;
}

/** `.any` says that there are items; who writes it behind a list of bools means that one of them is true. */
function refuseAmbiguous(context: Context, node: MemberNode): null {
  const text = echo(context, node.object) ?? "…";
  const sign = node.name === "any" ? ">" : "==";
  const message = `\`.${node.name}\` does not look at the bools in ${quote(context, node.object)}, only at how many there are`;
  const hint = `write \`${node.name}(${text})\`, or \`${withParentheses(node.object, text)}.count ${sign} 0\``;
  context.report("ambiguous-member", node.nameSpan, message, hint);
  return null;
}

function hintForList(context: Context, node: MemberNode, item: FlowType): string | null {
  if (COUNTS.includes(node.name)) return "did you mean `count`?";
  const text = echo(context, node.object);
  const record = stripOptional(item);
  const isOfItems = record.kind === "record" && memberType(record, node.name) !== null;
  if (isOfItems && text !== null) return `each item has one: write \`${text}[*].${node.name}\``;
  return suggest(node.name, Object.keys(LIST_MEMBERS), "its members are");
}

/** After `[*]` every member is one of an item: who wants the list as a whole must end the chain. */
function hintForItem({ item, source }: Context, node: MemberNode): string | null {
  if (item === null || !Object.hasOwn(LIST_MEMBERS, node.name) || !isOfItem(node.object)) return null;
  const chain = source.text.slice(item.start, node.object.span.end.offset);
  return `put the list in parentheses: \`(${chain}).${node.name}\``;
}

function describeObject(context: Context, node: Node): string {
  const text = quote(context, node);
  return isOfItem(node) ? `each ${text}` : text;
}

function withParentheses(node: Node, text: string): string {
  return node.kind === "projection" ? `(${text})` : text;
}

function refuse({ report }: Context, { nameSpan }: MemberNode, message: string, hint: string | null): null {
  report("unknown-member", nameSpan, message, hint);
  return null;
}

/** Type of `list[index]`. In: types of both parts, null where they have a fault. */
export function checkIndex(
  context: Context,
  node: IndexNode,
  object: FlowType | null,
  index: FlowType | null,
): FlowType | null {
  const item = object === null ? null : itemOf(object);
  if (object !== null && item === null) {
    const message = `\`[…]\` needs a list, but ${describe(context, node.object, object)}`;
    context.report("wrong-type", node.object.span, message, hintForKey(context, node, object));
    return null;
  }
  return index === null || isPosition(context, node.index, index) ? item : null;
}

function isPosition(context: Context, node: Node, type: FlowType): boolean {
  if (stripOptional(type).kind !== "int") {
    const message = `a place in a list is a whole number, but ${describe(context, node, type)}`;
    context.report("wrong-type", node.span, message, null);
    return false;
  }
  if (node.kind !== "literal" || Number(node.value) >= 0) return true;
  context.report("bad-index", node.span, "places in a list are counted from 0", null);
  return false;
}

/** Elsewhere `record["member"]` names a member. */
function hintForKey(context: Context, { object, index }: IndexNode, type: FlowType): string | null {
  const text = echo(context, object);
  if (text === null || index.kind !== "literal" || typeof index.value !== "string" || !/^\w+$/.test(index.value))
    return null;
  return hasMember(stripOptional(type), index.value) ? `write \`${text}.${index.value}\`` : null;
}

function hasMember(type: FlowType, name: string): boolean {
  return type.kind === "record" && memberType(type, name) !== null;
}
