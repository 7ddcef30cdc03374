import { writeOut } from "./abstract-lists.ts";
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
 *  reference in it becomes what it comes to. Whatever holds for all values of such facts holds for the expression. In: whether parts that
 *  look into lists that are written out become logic, which tells more and takes longer to try. Throws: never. */
export function abstract(root: Node, writesOutLists: boolean): Formula {
  const facts = new Map<string, FactPart>();
  const addFact = (key: string, paths: FactPart["paths"]): Formula => {
    const fact = facts.get(key) ?? { key, paths };
    facts.set(key, fact);
    return { kind: "fact", fact };
  };
  const visit = (node: Node): Formula => {
    const path = pathOf(node);
    if (path !== null) return addFact(JSON.stringify(path), [path]);
    if (node.kind === "literal") return node;
    if (node.kind === "not") return { kind: "not", operand: visit(node.operand) };
    if (node.kind === "logical")
      return { kind: "logical", operator: node.operator, operands: node.operands.map(visit) };
    if (node.kind === "comparison")
      return { kind: "comparison", operator: node.operator, left: visit(node.left), right: visit(node.right) };
    const paths = referencesIn(node);
    const written = paths.length > 0 && writesOutLists ? writeOut(node, visit) : null;
    if (written !== null) return written;
    const value = paths.length === 0 ? valueOf(node) : null;
    return value === null ? addFact(keyOf(node), paths) : { kind: "literal", value };
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

/** Take a comparison for one fact where what it compares is used nowhere else: then it can come out either way, whatever else is chosen.
 *  That leaves fewer values to try. In: who chooses each fact; a comparison of facts of both sides is left as it is. */
export function loosen(root: Formula, isFree: (fact: FactPart) => boolean): Formula {
  const uses = countUses(root);
  const isSingle = (part: Formula): part is Formula & { readonly kind: "fact" } =>
    part.kind === "fact" && uses.get(part.fact.key) === 1;
  const visit = (part: Formula): Formula => {
    if (part.kind === "not") return { kind: "not", operand: visit(part.operand) };
    if (part.kind === "logical") return { ...part, operands: part.operands.map(visit) };
    if (part.kind !== "comparison") return part;
    const { left, right } = part;
    if (isSingle(left) && isSingle(right) && isFree(left.fact) === isFree(right.fact))
      return toFact(`${left.fact.key} ${right.fact.key}`, [...left.fact.paths, ...right.fact.paths]);
    if (isSingle(left) && right.kind === "literal") return toFact(left.fact.key, left.fact.paths);
    if (isSingle(right) && left.kind === "literal") return toFact(right.fact.key, right.fact.paths);
    return { ...part, left: visit(left), right: visit(right) };
  };
  return visit(root);
}

/** What is used once needs no more of a key than its own. */
function toFact(key: string, paths: FactPart["paths"]): Formula {
  return { kind: "fact", fact: { key: `compared ${key}`, paths } };
}

function countUses(root: Formula): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const visit = (part: Formula): void => {
    if (part.kind === "fact") uses.set(part.fact.key, (uses.get(part.fact.key) ?? 0) + 1);
    else if (part.kind === "not") visit(part.operand);
    else if (part.kind === "logical") part.operands.forEach(visit);
    else if (part.kind === "comparison") [part.left, part.right].forEach(visit);
  };
  visit(root);
  return uses;
}
