import type { Formula } from "./abstract.ts";
import type { Node } from "./syntax.ts";

/** More parts than this are not written out for one call, nor for one list. */
const MAX_PARTS = 400;

/** What a part that looks into a list that is written out comes down to: `any([a.ok, true])` is `a.ok or true`, `x in [1, 2]` is
 *  `x == 1 or x == 2`, `[a.ok, b.ok][1]` is `b.ok`. Out: null where it is none, or too large. Throws: never. */
export function writeOut(node: Node, visit: (node: Node) => Formula): Formula | null {
  const formula = expand(node, visit);
  return formula === null || isLarge(formula) ? null : formula;
}

function expand(node: Node, visit: (node: Node) => Formula): Formula | null {
  if (node.kind === "index") return pick(node.object, node.index, visit);
  if (node.kind === "member") return readMember(node.object, node.name, visit);
  if (node.kind === "call") return expandCall(node.name, node.operands, visit);
  if (node.kind !== "in" || node.list.kind !== "list") return null;
  return isAmong(visit(node.item), read(node.list.items, visit));
}

function pick(list: Node, index: Node, visit: (node: Node) => Formula): Formula | null {
  const at = list.kind === "list" ? visit(index) : null;
  if (list.kind !== "list" || at?.kind !== "literal" || typeof at.value !== "number") return null;
  const item = list.items[at.value];
  return item === undefined ? null : visit(item);
}

function readMember(object: Node, name: string, visit: (node: Node) => Formula): Formula | null {
  if (object.kind === "record") {
    const member = object.members.find((one) => one.name === name);
    return member === undefined ? null : visit(member.value);
  }
  if (object.kind !== "list") return null;
  const count = object.items.length;
  if (name === "count") return literal(count);
  if (name === "any") return literal(count > 0);
  return name === "none" ? literal(count === 0) : null;
}

function expandCall(name: string, operands: readonly Node[], visit: (node: Node) => Formula): Formula | null {
  const [first, second] = operands;
  if (first?.kind !== "list") return null;
  if (name === "count") return literal(first.items.length);
  const items = read(first.items, visit);
  if (name === "all") return both(items);
  if (name === "any") return either(items);
  if (name === "none") return not(either(items));
  if (name === "unique")
    return both(items.flatMap((one, at) => items.slice(at + 1).map((other) => not(equal(one, other)))));
  if (second === undefined) return null;
  if (name === "contains") return isAmong(visit(second), items);
  if (second.kind !== "list" || items.length * second.items.length > MAX_PARTS) return null;
  const others = read(second.items, visit);
  if (name === "subset") return both(items.map((item) => isAmong(item, others)));
  return name === "disjoint" ? both(items.map((item) => not(isAmong(item, others)))) : null;
}

/** What is beyond the bound makes the whole too large as well. */
function read(items: readonly Node[], visit: (node: Node) => Formula): readonly Formula[] {
  return items.slice(0, MAX_PARTS + 1).map(visit);
}

function isAmong(item: Formula, items: readonly Formula[]): Formula {
  return either(items.map((one) => equal(item, one)));
}

function equal(left: Formula, right: Formula): Formula {
  return { kind: "comparison", operator: "==", left, right };
}

function not(operand: Formula): Formula {
  return { kind: "not", operand };
}

function both(operands: readonly Formula[]): Formula {
  return join("and", operands);
}

function either(operands: readonly Formula[]): Formula {
  return join("or", operands);
}

function join(operator: "and" | "or", operands: readonly Formula[]): Formula {
  const [only] = operands;
  if (only === undefined) return literal(operator === "and");
  return { kind: "logical", operator, operands };
}

function literal(value: boolean | number): Formula {
  return { kind: "literal", value };
}

function isLarge(root: Formula): boolean {
  let count = 0;
  const open = [root];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    count += 1;
    if (count > MAX_PARTS) return true;
    if (part.kind === "not") open.push(part.operand);
    else if (part.kind === "logical") open.push(...part.operands);
    else if (part.kind === "comparison") open.push(part.left, part.right);
  }
  return false;
}
