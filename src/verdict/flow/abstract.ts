import { evaluate } from "./evaluate.ts";
import { childrenOf, type Node, pathOf } from "./syntax.ts";
import type { Scalar } from "./value.ts";

/** What an expression comes down to for whoever tries values: logic and comparisons over facts. */
export type Formula =
  | { readonly kind: "literal"; readonly value: Scalar }
  | { readonly kind: "fact"; readonly fact: FactPart }
  | { readonly kind: "not"; readonly operand: Formula }
  | { readonly kind: "logical"; readonly operator: "and" | "or"; readonly operands: readonly Formula[] }
  | {
      readonly kind: "comparison";
      readonly operator: "==" | "!=" | "<" | "<=" | ">" | ">=";
      readonly left: Formula;
      readonly right: Formula;
    };

/** A reference, or a part that is looked at from outside only, such as a call. Parts that are written alike are one fact. */
export interface FactPart {
  readonly key: string;
  /** The references in it, such as `["tests", "passed"]`; of a reference that one alone. */
  readonly paths: readonly (readonly string[])[];
}

/** Rewrite an expression: every maximal part that is no logic, comparison, reference or literal becomes a fact, and one without any
 *  reference in it becomes what it comes to. Whatever holds for all values of such facts holds for the expression. Throws: never. */
export function abstract(root: Node): Formula {
  const facts = new Map<string, FactPart>();
  const addFact = (key: string, paths: FactPart["paths"]): Formula => {
    const fact = facts.get(key) ?? { key, paths };
    facts.set(key, fact);
    return { kind: "fact", fact };
  };
  const visit = (node: Node): Formula => {
    const path = pathOf(node);
    if (path !== null) return addFact(JSON.stringify(path), [path]);
    switch (node.kind) {
      case "literal":
        return node;
      case "not":
        return { kind: "not", operand: visit(node.operand) };
      case "logical":
        return { kind: "logical", operator: node.operator, operands: node.operands.map(visit) };
      case "comparison":
        return { kind: "comparison", operator: node.operator, left: visit(node.left), right: visit(node.right) };
      default: {
        const paths = referencesIn(node);
        const value = paths.length === 0 ? valueOf(node) : null;
        return value === null ? addFact(keyOf(node), paths) : { kind: "literal", value };
      }
    }
  };
  return visit(root);
}

/** References in a part, each as far as its words reach. */
export function referencesIn(node: Node): readonly (readonly string[])[] {
  const path = pathOf(node);
  return path === null ? childrenOf(node).flatMap(referencesIn) : [path];
}

/** What a part without references comes to; null where that is no scalar. */
function valueOf(root: Node): Scalar | null {
  const { value } = evaluate({ text: "", origin: { file: "", start: { line: 1, column: 1 } }, root }, {}).explanation;
  return value.kind === "known" ? value.value : null;
}

/** The same for parts that differ in places and layout only. */
function keyOf(node: Node): string {
  return JSON.stringify(node, (key, value: unknown) => (key === "span" || key === "nameSpan" ? undefined : value));
}
