import { childrenOf, type ComparisonNode, type Node, pathOf } from "./syntax.ts";
import type { Scalar } from "./value.ts";

/** `up` where turning a bool true can only help the result, `down` where it can only harm, `both` in comparisons. */
type Direction = "up" | "down" | "both";

/** One fact of an expression and how it is used there. */
export interface FactUsage {
  /** Such as `["tests", "passed"]`. */
  readonly path: readonly string[];
  readonly directions: Set<Direction>;
  /** What it is compared with: values written out, and other facts. */
  readonly literals: Set<Scalar>;
  readonly rivals: Set<FactUsage>;
  /** Whether it stands where only a bool can stand, or only a number: its type, as far as its use tells. */
  isBool: boolean;
  isNumber: boolean;
}

/** How an expression uses its facts. Out: one usage for each fact, in the order in which they are first met. */
export function collectUsages(root: Node): readonly FactUsage[] {
  const usages = new Map<string, FactUsage>();
  const visit = (node: Node, direction: Direction): FactUsage | null => {
    const path = pathOf(node);
    if (path !== null) return addUsage(usages, path, direction);
    if (node.kind === "comparison") relate(node, visit(node.left, "both"), visit(node.right, "both"));
    else for (const child of childrenOf(node)) visitBool(child, node.kind === "not" ? flip(direction) : direction);
    return null;
  };
  const visitBool = (node: Node, direction: Direction): void => {
    const usage = visit(node, direction);
    if (usage !== null) usage.isBool = true;
  };
  visitBool(root, "up");
  return [...usages.values()];
}

function addUsage(usages: Map<string, FactUsage>, path: readonly string[], direction: Direction): FactUsage {
  const key = path.join(".");
  const usage = usages.get(key) ?? createUsage(path);
  usage.directions.add(direction);
  usages.set(key, usage);
  return usage;
}

function createUsage(path: readonly string[]): FactUsage {
  return { path, directions: new Set(), literals: new Set(), rivals: new Set(), isBool: false, isNumber: false };
}

function flip(direction: Direction): Direction {
  if (direction === "both") return "both";
  return direction === "up" ? "down" : "up";
}

function relate({ operator, left, right }: ComparisonNode, one: FactUsage | null, other: FactUsage | null): void {
  const isOrder = operator !== "==" && operator !== "!=";
  relateTo(one, right, other, isOrder);
  relateTo(other, left, one, isOrder);
}

function relateTo(fact: FactUsage | null, opposite: Node, rival: FactUsage | null, isOrder: boolean): void {
  if (fact === null) return;
  fact.isNumber ||= isOrder;
  if (rival !== null) fact.rivals.add(rival);
  else if (opposite.kind === "literal") fact.literals.add(opposite.value);
  else fact.isBool = true;
}
