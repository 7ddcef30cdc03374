import type { Node, Span } from "./syntax.ts";

const nowhere = { line: 1, column: 1, offset: 0 };
/** Of parts that nobody wrote. */
export const NOWHERE: Span = { start: nowhere, end: nowhere };
export const TRUE: Node = { kind: "literal", value: true, span: NOWHERE };
export const FALSE: Node = { kind: "literal", value: false, span: NOWHERE };

/** All of them; where there is none, nothing has decided. */
export function both(nodes: readonly Node[]): Node {
  return nodes.length === 0 ? FALSE : join("and", nodes);
}

/** One of them. */
export function either(nodes: readonly Node[]): Node {
  return join("or", nodes);
}

function join(operator: "and" | "or", nodes: readonly Node[]): Node {
  const neutral = operator === "and";
  const operands = nodes
    .flatMap((node) => (node.kind === "logical" && node.operator === operator ? node.operands : [node]))
    .filter((node) => !isLiteral(node, neutral));
  const [first] = operands;
  if (first === undefined) return neutral ? TRUE : FALSE;
  if (operands.some((node) => isLiteral(node, !neutral))) return neutral ? FALSE : TRUE;
  return operands.length === 1 ? first : { kind: "logical", operator, operands, span: first.span };
}

export function isLiteral(node: Node, value: boolean): boolean {
  return node.kind === "literal" && node.value === value;
}
