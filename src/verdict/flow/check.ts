import { assertNever } from "../../lib/assert.ts";
import type { Diagnostic } from "../../lib/diagnostic.ts";
import { evaluate } from "./evaluate.ts";
import { canForceTrue } from "./force.ts";
import { shorten, toInertLine } from "./source.ts";
import { suggest } from "./suggest.ts";
import {
  type ComparisonNode,
  type ComparisonOperator,
  type Expression,
  type MemberNode,
  type NameNode,
  type Node,
  pathOf,
  type Span,
  textOf,
} from "./syntax.ts";
import { describeType, type FlowType, memberType, type ScopeTypes } from "./types.ts";

const MAX_QUOTE_CHARS = 60;

interface Context {
  readonly expression: Expression;
  readonly types: ScopeTypes;
  readonly report: (ruleId: string, span: Span, message: string, hint: string | null) => void;
}

/** Check an expression before anything runs. In: the names it may use, with their types. Out: all faults, in the order of the
 *  text: `unknown-name`, `unknown-member`, `wrong-type`, `non-boolean-result`, `constant-expression`. Throws: never. */
export function checkExpression(expression: Expression, scope: ScopeTypes): readonly Diagnostic[] {
  const { file, path = null } = expression.origin;
  const diagnostics: Diagnostic[] = [];
  const report: Context["report"] = (ruleId, { start, end }, message, hint) =>
    diagnostics.push({ ruleId, severity: "error", message, file, range: { start, end }, path, hint });
  const context = { expression, types: scope, report };
  const type = typeOf(context, expression.root);
  if (type !== null && type !== "bool") reportResult(context, type);
  if (diagnostics.length === 0) reportConstant(context);
  return diagnostics.toSorted((one, other) => compareStarts(one, other));
}

function compareStarts({ range: one }: Diagnostic, { range: other }: Diagnostic): number {
  if (one === null || other === null) return 0;
  return one.start.line - other.start.line || one.start.column - other.start.column;
}

/** A list is told where it is named: no part that holds one is looked at further. */
type UsableType = Exclude<FlowType, "list">;

/** Type of a part; null where a fault in it was reported already. */
function typeOf(context: Context, node: Node): UsableType | null {
  switch (node.kind) {
    case "literal":
      return typeOfLiteral(node.value);
    case "name":
      return typeOfName(context, node);
    case "member":
      return typeOfMember(context, node);
    case "not":
      requireBool(context, node.operand, "not");
      return "bool";
    case "logical":
      for (const operand of node.operands) requireBool(context, operand, node.operator);
      return "bool";
    case "comparison":
      checkComparison(context, node);
      return "bool";
    default:
      return assertNever(node, "node");
  }
}

function typeOfLiteral(value: boolean | number | string): UsableType {
  if (typeof value === "boolean") return "bool";
  return typeof value === "number" ? "number" : "text";
}

function typeOfName({ types, report }: Context, { name, span }: NameNode): UsableType | null {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (type !== undefined) return type;
  const isLiteral = ["true", "false"].includes(name.toLowerCase());
  const hint = isLiteral ? `write \`${name.toLowerCase()}\`` : suggest(name, Object.keys(types), "the checks are");
  report("unknown-name", span, `no check is named \`${name}\``, hint);
  return null;
}

function typeOfMember(context: Context, node: MemberNode): UsableType | null {
  const record = typeOf(context, node.object);
  if (record === null) return null;
  const type = typeof record === "string" ? null : memberType(record, node.name);
  if (type === "list") return reportList(context, node);
  if (type !== null) return type;
  const message =
    typeof record === "string"
      ? `${describe(context, node.object, record)} and has no members`
      : `${quote(context, node.object)} has no member \`${node.name}\``;
  const hint = typeof record === "string" ? null : suggest(node.name, Object.keys(record), "its members are");
  context.report("unknown-member", node.nameSpan, message, hint);
  return null;
}

function reportList(context: Context, node: MemberNode): null {
  const message = `${quote(context, node)} is a list, which \`pass-when\` cannot use yet`;
  context.report("wrong-type", node.span, message, "ask for a bool or a number beside it");
  return null;
}

function requireBool(context: Context, node: Node, operator: string): void {
  const type = typeOf(context, node);
  if (type === null || type === "bool") return;
  const message = `\`${operator}\` needs a bool, but ${describe(context, node, type)}`;
  context.report("wrong-type", node.span, message, hintForBool(context, node, type));
}

/** How a value that is no bool can be made into one. */
function hintForBool({ expression }: Context, node: Node, type: UsableType): string | null {
  if (pathOf(node) === null) return null;
  const text = textOf(expression, node);
  if (type === "number") return `compare it, such as \`${text} >= 1\``;
  if (type === "text") return `compare it, such as \`${text} == "…"\``;
  const member = Object.entries(type).find(([, inner]) => inner === "bool");
  return member === undefined ? "name one of its members" : `name one of its members, such as \`${text}.${member[0]}\``;
}

function checkComparison(context: Context, { operator, left, right, span }: ComparisonNode): void {
  const leftType = typeOf(context, left);
  const rightType = typeOf(context, right);
  const isLeftFit = requireComparable(context, left, leftType, operator);
  const isRightFit = requireComparable(context, right, rightType, operator);
  if (leftType === null || rightType === null || !isLeftFit || !isRightFit || leftType === rightType) return;
  const sides = `${describe(context, left, leftType)} and ${describe(context, right, rightType)}`;
  const message = `\`${operator}\` needs two values of one type, but ${sides}`;
  context.report("wrong-type", span, message, "nothing is converted: give both sides the same type");
}

/** Equality takes every scalar, order takes numbers only: texts have no order that all readers agree on. */
function requireComparable(
  context: Context,
  node: Node,
  type: UsableType | null,
  operator: ComparisonOperator,
): boolean {
  const isEquality = operator === "==" || operator === "!=";
  if (type === null || type === "number" || (isEquality && typeof type === "string")) return true;
  const need = isEquality ? "a bool, a number or a text" : "a number";
  const hint = typeof type === "string" ? null : "name one of its members";
  const message = `\`${operator}\` needs ${need}, but ${describe(context, node, type)}`;
  context.report("wrong-type", node.span, message, hint);
  return false;
}

function reportResult(context: Context, type: UsableType): void {
  const { root } = context.expression;
  const message = `the whole must be a bool, but ${describe(context, root, type)}`;
  context.report("non-boolean-result", root.span, message, hintForBool(context, root, type));
}

/** An expression that evidence cannot change decides nothing, and one that is always true is a gate that stands open. */
function reportConstant({ expression, report }: Context): void {
  const always = findConstant(expression);
  if (always === null) return;
  const message = `this is ${always ? "always" : "never"} true, whatever the evidence is`;
  report("constant-expression", expression.root.span, message, "make it depend on what a check finds");
}

/** What an expression always comes to; null where it depends on evidence, or is too tangled to tell. */
function findConstant(expression: Expression): boolean | null {
  const { result } = evaluate(expression, {});
  if (result !== "unknown") return result === "true";
  if (canForceTrue(expression, () => false) === true) return true;
  return canForceTrue(expression, () => true) === false ? false : null;
}

function describe(context: Context, node: Node, type: FlowType): string {
  return `${quote(context, node)} is ${describeType(type)}`;
}

function quote({ expression }: Context, node: Node): string {
  return `\`${shorten(toInertLine(textOf(expression, node)), MAX_QUOTE_CHARS)}\``;
}
