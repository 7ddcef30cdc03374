import { assertNever } from "../../lib/assert.ts";
import type { ArithmeticNode, ArithmeticOperator, Node, NotNode, RecordNode } from "./syntax.ts";

/** Write a tree as an expression that parses to the same tree. Comments and layout of the original are not kept. The item of a
 *  projection is written as nothing, since `[*]` stands for it. */
export function printExpression(node: Node): string {
  switch (node.kind) {
    case "literal":
      return printLiteral(node.value);
    case "name":
      return node.name;
    case "item":
      return "";
    case "member":
      return `${printOperand(node.object, isPostfix)}.${node.name}`;
    case "index":
      return `${printOperand(node.object, isPostfix)}[${printExpression(node.index)}]`;
    case "projection":
      return `${printOperand(node.list, isPostfix)}[*]${printExpression(node.body)}`;
    case "list":
      return `[${node.items.map(printExpression).join(", ")}]`;
    case "record":
      return printRecord(node);
    case "call":
      return `${node.name}(${node.operands.map(printExpression).join(", ")})`;
    case "not":
    case "negate":
    case "logical":
    case "comparison":
    case "in":
    case "arithmetic":
      return printOperation(node);
    default:
      return assertNever(node, "node");
  }
}

type Operation = Extract<Node, { readonly kind: "not" | "negate" | "logical" | "comparison" | "in" | "arithmetic" }>;

function printOperation(node: Operation): string {
  switch (node.kind) {
    case "not":
      return printNot(node);
    case "negate": {
      const text = printOperand(node.operand, isChain);
      return /^[-0-9]/.test(text) ? `-(${text})` : `-${text}`;
    }
    case "logical":
      return node.operands
        .map((operand) => printOperand(operand, (inner) => inner.kind !== "logical"))
        .join(` ${node.operator} `);
    case "comparison":
      return `${printOperand(node.left, isSum)} ${node.operator} ${printOperand(node.right, isSum)}`;
    case "in":
      return `${printOperand(node.item, isSum)} in ${printOperand(node.list, isSum)}`;
    case "arithmetic":
      return printArithmetic(node);
    default:
      return assertNever(node, "node");
  }
}

function printNot({ operand }: NotNode): string {
  if (operand.kind === "in") return `${printOperand(operand.item, isSum)} not in ${printOperand(operand.list, isSum)}`;
  return `not ${printOperand(operand, (inner) => inner.kind !== "logical")}`;
}

function printArithmetic({ operator, left, right }: ArithmeticNode): string {
  const isProduct = isProductOperator(operator);
  const first = printOperand(left, isProduct ? isProductOperand : isSum);
  const second = printOperand(right, isProduct ? isFactor : isProductOperand);
  return `${first} ${operator} ${second}`;
}

const WORD = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Write a record on one line. */
function printRecord({ members }: RecordNode): string {
  if (members.length === 0) return "{}";
  const written = members.map(
    ({ name, value }) => `${WORD.test(name) ? name : printLiteral(name)}: ${printExpression(value)}`,
  );
  return `{ ${written.join(", ")} }`;
}

/** Write a literal as the grammar takes it. JSON's way of writing texts and numbers is a part of the grammar. */
export function printLiteral(value: boolean | number | string): string {
  return JSON.stringify(value).replaceAll(/[\u007f\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function printOperand(node: Node, needsNoParentheses: (node: Node) => boolean): string {
  const text = printExpression(node);
  return needsNoParentheses(node) ? text : `(${text})`;
}

/** What further parts of a chain can follow; what follows a projection would become a part of it. */
function isPostfix(node: Node): boolean {
  return isChain(node) && node.kind !== "projection";
}

function isChain({ kind }: Node): boolean {
  return !["not", "negate", "logical", "comparison", "in", "arithmetic"].includes(kind);
}

function isFactor(node: Node): boolean {
  return isChain(node) || node.kind === "negate";
}

function isProductOperand(node: Node): boolean {
  return isFactor(node) || (node.kind === "arithmetic" && isProductOperator(node.operator));
}

function isSum(node: Node): boolean {
  return isFactor(node) || node.kind === "arithmetic";
}

function isProductOperator(operator: ArithmeticOperator): boolean {
  return operator === "*" || operator === "/" || operator === "%";
}
