import { assertNever } from "../../lib/assert.ts";
import type { Position } from "../../lib/diagnostic.ts";

/** Line and column belong to the file the text came from, `offset` counts UTF-16 code units in the text itself, from 0. */
export interface SourcePosition extends Position {
  readonly offset: number;
}

/** From `start` up to, but not including, `end`. */
export interface Span {
  readonly start: SourcePosition;
  readonly end: SourcePosition;
}

/** Where a text stands. `start` is the place of its first character; `indent` is the number of columns that were cut off every
 *  further line (YAML blocks), 0 by default; `path` is where in the data, such as `gates.ui.pass-when`. */
export interface Origin {
  readonly file: string;
  readonly start: Position;
  readonly indent?: number;
  readonly path?: string;
}

/** One expression as written, with the tree it stands for. */
export interface Expression {
  readonly text: string;
  readonly origin: Origin;
  readonly root: Node;
}

export const COMPARISON_OPERATORS = ["==", "!=", "<=", ">=", "<", ">"] as const;
export type ComparisonOperator = (typeof COMPARISON_OPERATORS)[number];
export type LogicalOperator = "and" | "or";

interface LiteralNode {
  readonly kind: "literal";
  readonly value: boolean | number | string;
  readonly span: Span;
}

export interface NameNode {
  readonly kind: "name";
  readonly name: string;
  readonly span: Span;
}

export interface MemberNode {
  readonly kind: "member";
  readonly object: Node;
  readonly name: string;
  /** Of the member's name alone. */
  readonly nameSpan: Span;
  readonly span: Span;
}

export interface NotNode {
  readonly kind: "not";
  readonly operand: Node;
  readonly span: Span;
}

/** A whole chain of one operator; two operands at least. */
export interface LogicalNode {
  readonly kind: "logical";
  readonly operator: LogicalOperator;
  readonly operands: readonly Node[];
  readonly span: Span;
}

export interface ComparisonNode {
  readonly kind: "comparison";
  readonly operator: ComparisonOperator;
  readonly left: Node;
  readonly right: Node;
  readonly span: Span;
}

export type Node = LiteralNode | NameNode | MemberNode | NotNode | LogicalNode | ComparisonNode;

/** Words that cannot be names. The last three are taken for the statements of the gate language. */
export const RESERVED_WORDS = ["true", "false", "and", "or", "not", "in", "if", "else", "let"] as const;

/** Whether a check of this name can be written in an expression: ASCII letters, digits and `_`, no digit first, not reserved. */
export function isWritableName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && !RESERVED_WORDS.some((word) => word === text);
}

/** Direct parts of a node, in the order they are written. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "literal":
    case "name":
      return [];
    case "member":
      return [node.object];
    case "not":
      return [node.operand];
    case "logical":
      return node.operands;
    case "comparison":
      return [node.left, node.right];
    default:
      return assertNever(node, "node");
  }
}

/** Words of a reference such as `handoff.verified`; null for anything else. */
export function pathOf(node: Node): readonly string[] | null {
  if (node.kind === "name") return [node.name];
  if (node.kind !== "member") return null;
  const outer = pathOf(node.object);
  return outer === null ? null : [...outer, node.name];
}

/** The part of the expression's text that a node stands for, as written. */
export function textOf(expression: Expression, node: Node): string {
  return expression.text.slice(node.span.start.offset, node.span.end.offset);
}
