import { assertNever } from "../../lib/assert.ts";
import type { Node, Origin, RecordNode, Span } from "./syntax.ts";

/** A gate as written in the gate language. */
export interface Program {
  readonly text: string;
  readonly origin: Origin;
  readonly statements: readonly Statement[];
}

export type Statement =
  | LetStatement
  | RequireStatement
  | EmitStatement
  | IfStatement
  | ReturnStatement
  /** A block whose verdict is the gate's, with no name. */
  | VerifyBlock;

export interface LetStatement {
  readonly kind: "let";
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: Initialiser;
  readonly span: Span;
}

/** `require condition else fail "message"`. */
export interface RequireStatement {
  readonly kind: "require";
  readonly condition: Node;
  readonly message: TextLiteral;
  readonly span: Span;
}

/** `emit progress { … }`. */
export interface EmitStatement {
  readonly kind: "emit";
  readonly event: { readonly name: string; readonly nameSpan: Span };
  readonly payload: RecordNode | null;
  readonly span: Span;
}

/** `else if` is an `otherwise` of one statement. */
export interface IfStatement {
  readonly kind: "if";
  readonly condition: Node;
  readonly then: readonly Statement[];
  readonly otherwise: readonly Statement[] | null;
  readonly span: Span;
}

/** Ends the program; its value is the gate's output. */
interface ReturnStatement {
  readonly kind: "return";
  readonly value: Node;
  readonly span: Span;
}

/** What a `let` or a check is made from. */
export type Initialiser = Node | Producer | VerifyBlock;

/** `verify { … }` as written: with any number of `pass when` and parallel groups, for `check-program.ts` to count. */
export interface VerifyBlock {
  readonly kind: "verify";
  readonly items: readonly VerifyItem[];
  readonly span: Span;
}

export type VerifyItem = CheckItem | ParallelGroup | PassWhen;

export interface CheckItem {
  readonly kind: "check";
  readonly name: string;
  readonly nameSpan: Span;
  /** A verify block here is a fault. */
  readonly value: Initialiser;
  readonly span: Span;
}

interface ParallelGroup {
  readonly kind: "parallel";
  readonly checks: readonly CheckItem[];
  readonly span: Span;
}

interface PassWhen {
  readonly kind: "pass-when";
  readonly condition: Node;
  readonly span: Span;
}

/** What asks the world for evidence. Options stand in any order; a fault is one that is given twice or that the kind does not have. */
export type Producer = AgentProducer | RunProducer | StockProducer;

/** `agent(name) { … }`. */
export interface AgentProducer {
  readonly kind: "agent";
  readonly name: string;
  readonly nameSpan: Span;
  readonly options: readonly ProducerOption[];
  readonly span: Span;
}

/** `run("command") { … }`. */
interface RunProducer {
  readonly kind: "run";
  readonly command: TextLiteral;
  readonly options: readonly ProducerOption[];
  readonly span: Span;
}

/** `paths` and `measurements`, as the default gate has them. */
interface StockProducer {
  readonly kind: "stock";
  readonly name: "paths" | "measurements";
  readonly options: readonly ProducerOption[];
  readonly span: Span;
}

export type ProducerOption =
  | { readonly kind: "task"; readonly value: TextLiteral; readonly span: Span }
  | { readonly kind: "input"; readonly value: RecordNode; readonly span: Span }
  | { readonly kind: "expect"; readonly value: TypeText; readonly span: Span }
  | { readonly kind: "timeout"; readonly value: Timeout; readonly span: Span };

export interface TextLiteral {
  readonly value: string;
  readonly span: Span;
}

/** A type expression such as `UiCheck` or `[text]`; `list[text]` is written `[text]` here. */
interface TypeText {
  readonly text: string;
  readonly span: Span;
}

/** Such as `90s`, not yet known to be within bounds. */
export interface Timeout {
  readonly text: string;
  readonly span: Span;
}

/** Whether an initialiser is a producer. */
export function isProducer(value: Initialiser): value is Producer {
  return value.kind === "agent" || value.kind === "run" || value.kind === "stock";
}

/** Every expression of a program, in the order they are written; the parts of producers among them. */
export function expressionsOf(statements: readonly Statement[]): readonly Node[] {
  return statements.flatMap((statement): readonly Node[] => {
    switch (statement.kind) {
      case "let":
        return expressionsIn(statement.value);
      case "require":
        return [statement.condition];
      case "emit":
        return statement.payload === null ? [] : [statement.payload];
      case "if":
        return [statement.condition, ...expressionsOf(statement.then), ...expressionsOf(statement.otherwise ?? [])];
      case "return":
        return [statement.value];
      case "verify":
        return expressionsIn(statement);
      default:
        return assertNever(statement, "statement");
    }
  });
}

function expressionsIn(value: Initialiser): readonly Node[] {
  if (isProducer(value)) return value.options.flatMap((option) => (option.kind === "input" ? [option.value] : []));
  if (value.kind !== "verify") return [value];
  return value.items.flatMap((item): readonly Node[] => {
    if (item.kind === "pass-when") return [item.condition];
    return (item.kind === "parallel" ? item.checks : [item]).flatMap((check) => expressionsIn(check.value));
  });
}
