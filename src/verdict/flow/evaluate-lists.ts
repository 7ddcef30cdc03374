import type { CallNode, IndexNode, InNode, ListNode, Node, ProjectionNode } from "./syntax.ts";
import {
  type Context,
  mergeBases,
  nameOf,
  settle,
  settleUnknown,
  spend,
  toHolding,
  toPart,
  type Weighed,
  writtenName,
} from "./evaluate-weigh.ts";
import { findFunction, findIn, type Operand, type Outcome } from "./functions.ts";
import { describeValue, type Holding, holdList, restOn, unknownBecause } from "./value.ts";

/** How the parts of a part are weighed; `evaluate-node.ts` has it. */
export type Weigh = (context: Context, node: Node, depth: number) => Weighed;

/** `[a, b]`: each item rests on its own. */
export function weighList(node: ListNode, items: readonly Weighed[]): Weighed {
  const held = items.map(toHolding);
  return { ...toPart(node, items, holdList(held)), held };
}

/** `list[index]`. */
export function weighIndex(context: Context, node: IndexNode, object: Weighed, index: Weighed): Weighed {
  const operands = [object, index];
  const unsettled = settleUnknown(node, operands);
  if (unsettled !== null) return unsettled;
  const { value } = object;
  if (value.kind !== "list") return mismatch(context, node, operands, object, "has no items");
  if (index.value.kind !== "known" || typeof index.value.value !== "number")
    return mismatch(context, node, operands, index, "counts no items");
  const holding = value.items[index.value.value];
  if (holding === undefined) {
    const detail = `the list has ${value.items.length === 1 ? "1 item" : `${value.items.length} items`}`;
    return toPart(node, operands, unknownBecause(writtenName(context, node), "missing-fact", detail));
  }
  const chosen = restOn(holding, mergeBases(operands));
  return { ...toPart(node, operands, chosen), used: [holding] };
}

function mismatch(context: Context, node: Node, operands: readonly Weighed[], operand: Weighed, lack: string): Weighed {
  const detail = `it is ${describeValue(operand.value)} and ${lack}`;
  return toPart(node, operands, unknownBecause(nameOf(context, operand), "type-mismatch", detail));
}

/** `item in list`. */
export function weighIn(context: Context, node: InNode, item: Weighed, list: Weighed): Weighed {
  const operands = [item, list];
  const unsettled = settleUnknown(node, operands);
  if (unsettled !== null) return unsettled;
  if (!payForItems(context, [list])) return toPart(node, operands, tooMany(context, node));
  const outcome = findIn(toOperand(context, list), toOperand(context, item), "in");
  return conclude(node, operands, outcome, true);
}

/** A function with its operands. An unknown operand leaves it unknown; unknown items of a list may not. */
export function weighCall(context: Context, node: CallNode, operands: readonly Weighed[]): Weighed {
  const found = findFunction(node.name);
  if (found === null)
    return toPart(node, operands, unknownBecause(node.name, "missing-fact", "no function has this name"));
  if (operands.length !== found.operandCount) {
    const detail = `it takes ${found.operandCount} operands, but here are ${operands.length}`;
    return toPart(node, operands, unknownBecause(node.name, "type-mismatch", detail));
  }
  const unsettled = settleUnknown(node, operands);
  if (unsettled !== null) return unsettled;
  if (found.readsItems && !payForItems(context, operands)) return toPart(node, operands, tooMany(context, node));
  const outcome = found.call(operands.map((operand) => toOperand(context, operand)));
  return conclude(node, operands, outcome, found.readsItems);
}

function toOperand(context: Context, weighed: Weighed): Operand {
  const { node, value } = weighed;
  const literal = node.kind === "literal" && typeof node.value === "string" ? node.value : null;
  return {
    value,
    literal,
    get name() {
      return nameOf(context, weighed);
    },
  };
}

/** What is known rests on its operands, and on those of their items that it used. */
function conclude(node: Node, operands: readonly Weighed[], outcome: Outcome, readsItems: boolean): Weighed {
  const { value, finding, used } = outcome;
  if (value.kind === "unknown") return { ...settle(node, operands, operands, value), used };
  const items = readsItems ? (used ?? operands.flatMap(itemsOf)) : [];
  const provenance = mergeBases([...operands, ...items]);
  return { ...toPart(node, operands, { value, provenance, detail: finding }), used: readsItems ? used : [] };
}

function itemsOf({ value }: Holding): readonly Holding[] {
  return value.kind === "list" ? value.items : [];
}

function payForItems({ items }: Context, operands: readonly Weighed[]): boolean {
  return operands.every((operand) => spend(items, itemsOf(operand).length));
}

function tooMany(context: Context, node: Node): Holding {
  return unknownBecause(writtenName(context, node), "too-many-steps", "its lists are too long to evaluate");
}

/** `list[*]` with what follows it, for each item. */
export function weighProjection(context: Context, node: ProjectionNode, depth: number, weigh: Weigh): Weighed {
  const list = weigh(context, node.list, depth);
  const parts = [list, ...indexesIn(node.body).map((index) => weigh(context, index, depth))];
  const { value } = list;
  if (value.kind === "unknown") return settle(node, parts, [list], value);
  if (value.kind !== "list") return mismatch(context, node, parts, list, "has no items");
  const listName = nameOf(context, list);
  const inner = { ...context, nodes: context.items };
  const results: Weighed[] = [];
  for (const [index, holding] of value.items.entries()) {
    if (inner.nodes.left <= 0) return toPart(node, parts, tooMany(context, node));
    results.push(weigh({ ...inner, item: { name: `${listName}[${index}]`, holding } }, node.body, depth));
  }
  return toPart(node, parts, node.body.kind === "projection" ? flatten(list, results) : collect(list, results));
}

function collect({ provenance, detail }: Weighed, results: readonly Weighed[]): Holding {
  return { value: { kind: "list", items: results.map(toHolding) }, provenance, detail };
}

/** A list whose length is not known can be no part of a list: then the whole is unknown. */
function flatten(list: Weighed, results: readonly Weighed[]): Holding {
  const unknown = results.find(({ value }) => value.kind === "unknown");
  if (unknown !== undefined) return toHolding(unknown);
  const items = results.flatMap(itemsOf);
  return { value: { kind: "list", items }, provenance: mergeBases([list, ...results]), detail: list.detail };
}

/** What stands in brackets behind `[*]` is the same for each item; it is weighed once for itself, to be explained. */
function indexesIn(body: Node): readonly Node[] {
  if (body.kind === "member") return indexesIn(body.object);
  if (body.kind === "projection") return [...indexesIn(body.list), ...indexesIn(body.body)];
  if (body.kind !== "index") return [];
  return [...indexesIn(body.object), ...(body.index.kind === "literal" ? [] : [body.index])];
}
