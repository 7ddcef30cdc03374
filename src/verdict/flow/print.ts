import { assertNever } from "../../lib/assert.ts";
import type { Node } from "./syntax.ts";

/** Write a tree as an expression that parses to the same tree. Comments and layout of the original are not kept. */
export function printExpression(node: Node): string {
  switch (node.kind) {
    case "literal":
      return printLiteral(node.value);
    case "name":
      return node.name;
    case "member":
      return `${printOperand(node.object, isPostfix)}.${node.name}`;
    case "not":
      return `not ${printOperand(node.operand, (operand) => operand.kind !== "logical")}`;
    case "logical":
      return node.operands
        .map((operand) => printOperand(operand, (inner) => inner.kind !== "logical"))
        .join(` ${node.operator} `);
    case "comparison":
      return `${printOperand(node.left, isPostfix)} ${node.operator} ${printOperand(node.right, isPostfix)}`;
    default:
      return assertNever(node, "node");
  }
}

/** Write a literal as the grammar takes it. JSON's way of writing texts and numbers is a part of the grammar. */
function printLiteral(value: boolean | number | string): string {
  return JSON.stringify(value).replaceAll(/[\u007f\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function printOperand(node: Node, needsNoParentheses: (node: Node) => boolean): string {
  const text = printExpression(node);
  return needsNoParentheses(node) ? text : `(${text})`;
}

function isPostfix(node: Node): boolean {
  return node.kind === "literal" || node.kind === "name" || node.kind === "member";
}
