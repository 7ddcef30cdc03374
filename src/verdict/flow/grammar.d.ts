// Made from grammar.peggy by .github/tooling/flow-grammar.ts; do not edit.
import type { Statement } from "./program.ts";
import type { Node, Span } from "./syntax.ts";

/** What the grammar's actions need of their caller. */
export interface GrammarOptions {
  readonly spanOf: (start: number, end: number) => Span;
  /** Null for a number that cannot be held. */
  readonly numberOf: (text: string) => number | null;
  /** The rule to begin with. */
  readonly startRule: "Expression" | "Program";
  /** Brackets of all kinds that may be open at the same time; bounds the recursion of the parser. */
  readonly maxDepth: number;
}

export type Expectation =
  | { readonly type: "other"; readonly description: string }
  | { readonly type: "literal"; readonly text: string }
  | { readonly type: "end" | "any" | "class" };

/** Offsets count UTF-16 code units from 0. `expected` is null where the grammar itself named the fault: then `message` is a code. */
export declare class SyntaxError extends globalThis.SyntaxError {
  readonly expected: readonly Expectation[] | null;
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

/** Throws `SyntaxError` of this module. */
export declare function parse(text: string, options: GrammarOptions & { readonly startRule: "Expression" }): Node;
export declare function parse(
  text: string,
  options: GrammarOptions & { readonly startRule: "Program" },
): readonly Statement[];
