import { shorten, toInertLine } from "./source.ts";
import { type Expression, type Node, textOf } from "./syntax.ts";
import type { Truth } from "./logic.ts";
import { causesOf, describeValue, type Holding, mergeCauses, mergeProvenances, type Scope } from "./value.ts";

const MAX_NAME_CHARS = 80;

/** A part before it is known whether it decides the whole. */
export interface Weighed extends Holding {
  readonly node: Node;
  /** For a reference, its words joined by dots; else null. */
  readonly name: string | null;
  readonly children: readonly Weighed[];
  /** Those of its children that make it what it is. */
  readonly deciders: readonly Weighed[];
  /** Items of lists and members of records that make it what it is; null for all of them. */
  readonly used: readonly Holding[] | null;
  /** Of a list or a record that is written out, what it holds of each child; else empty. */
  readonly held: readonly Holding[];
}

/** What is left of what an evaluation may cost. What does not fit any more costs nothing, so that one list that is too long leaves enough
 *  for the rest. */
export interface Budget {
  left: number;
}

export interface Context {
  readonly expression: Expression;
  readonly scope: Scope;
  /** For the nodes of the tree; in a projection, for those of its items. */
  readonly nodes: Budget;
  /** For the items of lists. */
  readonly items: Budget;
  /** The item of the innermost projection. */
  readonly item: { readonly name: string; readonly holding: Holding } | null;
}

/** Take from a budget, if there is enough left. */
export function spend(budget: Budget, cost: number): boolean {
  if (cost > budget.left) return false;
  budget.left -= cost;
  return true;
}

/** A part that is looked at no further. */
export function toLeaf(node: Node, name: string | null, { value, provenance, detail }: Holding): Weighed {
  return { node, name, value, provenance, detail, children: [], deciders: [], used: null, held: [] };
}

/** A part that has its value from what its operands hold. */
export function toPart(node: Node, children: readonly Weighed[], { value, provenance, detail }: Holding): Weighed {
  return { node, name: null, value, provenance, detail, children, deciders: children, used: null, held: [] };
}

/** Without its part of the expression, which would be kept for as long as the value is. */
export function toHolding({ value, provenance, detail }: Holding): Holding {
  return { value, provenance, detail };
}

/** A part that is true, false or unknown because of some of its operands. */
export function settle(node: Node, children: readonly Weighed[], deciders: readonly Weighed[], truth: Truth): Weighed {
  const part = { node, name: null, detail: "", children, deciders, used: null, held: [] };
  if (typeof truth !== "boolean")
    return { ...part, value: { kind: "unknown", causes: truth.causes }, provenance: null };
  return { ...part, value: { kind: "known", value: truth }, provenance: mergeBases(deciders) };
}

/** A part that is unknown because some of its operands are; null where none is. */
export function settleUnknown(node: Node, operands: readonly Weighed[]): Weighed | null {
  if (operands.every(isKnown)) return null;
  const unknowns = operands.filter((operand) => !isKnown(operand));
  return settle(node, operands, unknowns, { causes: mergeCauses(unknowns.map(causesOf)) });
}

function isKnown({ value }: Holding): boolean {
  return value.kind !== "unknown";
}

export function mergeBases(parts: readonly Holding[]): ReturnType<typeof mergeProvenances> {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && only.provenance !== null) return only.provenance;
  return mergeProvenances(parts.map(({ provenance }) => provenance));
}

/** Truth of an operand; what is no bool is unknown. In: `taker` is what needs the bool, as messages say it. */
export function truthOf(context: Context, operand: Weighed, taker: string): Truth {
  const { value } = operand;
  if (value.kind === "unknown") return value;
  if (value.kind === "known" && typeof value.value === "boolean") return value.value;
  const detail = `${taker} needs a bool, but this is ${describeValue(value)}`;
  return { causes: [{ name: nameOf(context, operand), reason: "type-mismatch", detail }] };
}

/** How causes call a part: its reference, or the part as written. */
export function nameOf(context: Context, { name, node }: Weighed): string {
  return name ?? writtenName(context, node);
}

export function writtenName({ expression }: Context, node: Node): string {
  return shorten(toInertLine(textOf(expression, node)), MAX_NAME_CHARS);
}
