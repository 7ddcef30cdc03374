import { type Context, describe, echo, quote } from "./check-context.ts";
import { suggest } from "./suggest.ts";
import type { ArithmeticNode, ComparisonNode, ComparisonOperator, InNode, NegateNode, Node } from "./syntax.ts";
import {
  type FlowType,
  INT,
  isNothing,
  isNumeric,
  isScalar,
  isText,
  itemOf,
  joinTypes,
  NUMBER,
  stripOptional,
} from "./types.ts";

const NO_CONVERSION = "nothing is converted: give both sides the same type";

/** Equality takes two scalars of one type, order takes two numbers. In: types of both sides, null where they have a fault. */
export function checkComparison(
  context: Context,
  { operator, left, right, span }: ComparisonNode,
  leftType: FlowType | null,
  rightType: FlowType | null,
): void {
  const isLeftFit = leftType === null || requireComparable(context, left, leftType, operator);
  const isRightFit = rightType === null || requireComparable(context, right, rightType, operator);
  if (leftType === null || rightType === null || !isLeftFit || !isRightFit) return;
  if (joinTypes(leftType, rightType) !== null) {
    checkPossible(context, left, rightType, quote(context, right));
    checkPossible(context, right, leftType, quote(context, left));
    return;
  }
  const sides = `${describe(context, left, leftType)} and ${describe(context, right, rightType)}`;
  context.report("wrong-type", span, `\`${operator}\` needs two values of one type, but ${sides}`, NO_CONVERSION);
}

/** Texts have no order that all readers agree on. */
function requireComparable(context: Context, node: Node, type: FlowType, operator: ComparisonOperator): boolean {
  const isEquality = operator === "==" || operator === "!=";
  if (isNumeric(type) || (isEquality && isScalar(type))) return true;
  const need = isEquality ? "a bool, a number or a text" : "a number";
  const message = `\`${operator}\` needs ${need}, but ${describe(context, node, type)}`;
  context.report("wrong-type", node.span, message, hintForScalar(context, node, type, operator));
  return false;
}

function hintForScalar(context: Context, node: Node, type: FlowType, operator: string): string | null {
  if (stripOptional(type).kind === "record") return "name one of its members";
  const text = echo(context, node);
  if (itemOf(type) === null || text === null) return null;
  return node.kind === "list" || node.kind === "projection"
    ? `compare its count, such as \`count(${text}) ${operator} 1\``
    : `compare its count, such as \`${text}.count ${operator} 1\``;
}

/** Report a text that an enum can never be. In: what is written out, the type that it is held against, and what is of that type. */
export function checkPossible(context: Context, node: Node, type: FlowType, subject: string): void {
  const choices = stripOptional(type);
  if (choices.kind !== "enum" || isNothing(choices)) return;
  if (node.kind === "list") for (const item of node.items) checkPossible(context, item, type, subject);
  if (node.kind !== "literal" || typeof node.value !== "string" || choices.values.includes(node.value)) return;
  const hint = suggest(node.value, choices.values, "it is one of");
  context.report("impossible-value", node.span, `${subject} is never ${quote(context, node)}`, hint);
}

/** `item in list`. In: types of both, null where they have a fault. */
export function checkIn(context: Context, node: InNode, itemType: FlowType | null, listType: FlowType | null): void {
  const { item, list, span } = node;
  const inner = listType === null ? null : itemOf(listType);
  if (itemType !== null && !isScalar(itemType)) {
    const message = `\`in\` looks for a bool, a number or a text, but ${describe(context, item, itemType)}`;
    context.report("wrong-type", item.span, message, itemOf(itemType) === null ? null : hintForSubset(context, node));
  } else if (listType !== null && (inner === null || !isScalar(inner))) {
    const message = `\`in\` needs a list of bools, numbers or texts, but ${describe(context, list, listType)}`;
    context.report("wrong-type", list.span, message, isText(listType) ? hintForContains(context, node) : null);
  } else if (itemType !== null && listType !== null && inner !== null) {
    if (joinTypes(itemType, inner) === null) {
      const sides = `${describe(context, item, itemType)} and ${describe(context, list, listType)}`;
      context.report("wrong-type", span, `\`in\` needs a list of the type of what it looks for, but ${sides}`, null);
    }
    checkPossible(context, item, inner, `an item of ${quote(context, list)}`);
    checkPossible(context, list, itemType, quote(context, item));
  }
}

function hintForSubset(context: Context, { item, list }: InNode): string | null {
  const [one, other] = [echo(context, item), echo(context, list)];
  return one === null || other === null ? null : `write \`subset(${one}, ${other})\` for all of its items`;
}

function hintForContains(context: Context, { item, list }: InNode): string | null {
  const [part, whole] = [echo(context, item), echo(context, list)];
  return part === null || whole === null ? null : `write \`contains(${whole}, ${part})\``;
}

/** Arithmetic takes numbers. Whole numbers stay whole, but for `/`. In: types of both sides, null where they have a fault. Out: null
 *  where one is no number. */
export function checkArithmetic(
  context: Context,
  { operator, left, right }: ArithmeticNode,
  leftType: FlowType | null,
  rightType: FlowType | null,
): FlowType | null {
  const isLeftSound = requireNumber(context, left, leftType, operator);
  const isRightSound = requireNumber(context, right, rightType, operator);
  const isDivision = operator === "/" || operator === "%";
  if (isDivision && right.kind === "literal" && right.value === 0)
    context.report("division-by-zero", right.span, `\`${operator}\` by 0 has no result`, null);
  if (!isLeftSound || !isRightSound) return null;
  return operator !== "/" && isInt(leftType) && isInt(rightType) ? INT : NUMBER;
}

/** `-x`. In: its type, null where it has a fault. */
export function checkNegate(context: Context, { operand }: NegateNode, type: FlowType | null): FlowType | null {
  if (!requireNumber(context, operand, type, "-")) return null;
  return isInt(type) ? INT : NUMBER;
}

function requireNumber(context: Context, node: Node, type: FlowType | null, operator: string): boolean {
  if (type === null || isNumeric(type)) return true;
  const isJoin = operator === "+" && isText(type);
  const hint = isJoin ? "texts cannot be joined" : hintForScalar(context, node, type, operator);
  context.report("wrong-type", node.span, `\`${operator}\` needs a number, but ${describe(context, node, type)}`, hint);
  return false;
}

function isInt(type: FlowType | null): boolean {
  return type !== null && stripOptional(type).kind === "int";
}
