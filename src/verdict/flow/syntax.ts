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
export type ArithmeticOperator = "+" | "-" | "*" | "/" | "%";
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

/** `list[index]`, counted from 0. */
export interface IndexNode {
  readonly kind: "index";
  readonly object: Node;
  readonly index: Node;
  readonly span: Span;
}

/** `list[*]` with all that follows it in its chain: `posts[*].day` has the list `posts` and the body `.day` of an item. A body that is a
 *  projection itself gives one flat list. */
export interface ProjectionNode {
  readonly kind: "projection";
  readonly list: Node;
  readonly body: Node;
  readonly span: Span;
}

/** One item of the innermost projection around; its span is that of the `[*]`. */
interface ItemNode {
  readonly kind: "item";
  readonly span: Span;
}

export interface ListNode {
  readonly kind: "list";
  readonly items: readonly Node[];
  readonly span: Span;
}

export interface RecordNode {
  readonly kind: "record";
  readonly members: readonly { readonly name: string; readonly nameSpan: Span; readonly value: Node }[];
  readonly span: Span;
}

export interface NotNode {
  readonly kind: "not";
  readonly operand: Node;
  readonly span: Span;
}

/** `-x`; a negative number that is written out is a literal. */
export interface NegateNode {
  readonly kind: "negate";
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

/** `item in list`; `not in` is a `not` around it. */
export interface InNode {
  readonly kind: "in";
  readonly item: Node;
  readonly list: Node;
  readonly span: Span;
}

export interface ArithmeticNode {
  readonly kind: "arithmetic";
  readonly operator: ArithmeticOperator;
  readonly left: Node;
  readonly right: Node;
  readonly span: Span;
}

export interface CallNode {
  readonly kind: "call";
  readonly name: string;
  readonly nameSpan: Span;
  readonly operands: readonly Node[];
  readonly span: Span;
}

export type Node =
  | LiteralNode
  | NameNode
  | MemberNode
  | IndexNode
  | ProjectionNode
  | ItemNode
  | ListNode
  | RecordNode
  | NotNode
  | NegateNode
  | LogicalNode
  | ComparisonNode
  | InNode
  | ArithmeticNode
  | CallNode;

/** Words that cannot be names. */
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
    case "item":
      return [];
    case "member":
      return [node.object];
    case "index":
      return [node.object, node.index];
    case "projection":
      return [node.list, node.body];
    case "list":
      return node.items;
    case "record":
      return node.members.map(({ value }) => value);
    case "not":
    case "negate":
      return [node.operand];
    case "logical":
    case "call":
      return node.operands;
    case "comparison":
    case "arithmetic":
      return [node.left, node.right];
    case "in":
      return [node.item, node.list];
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

/** The part of the text that a node stands for, as written. In: the expression or program that it was parsed from. */
export function textOf({ text }: { readonly text: string }, { span }: { readonly span: Span }): string {
  return text.slice(span.start.offset, span.end.offset);
}
