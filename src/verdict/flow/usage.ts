import { assertNever } from "../../lib/assert.ts";
import type { FactPart, Formula } from "./abstract.ts";
import type { Scalar } from "./value.ts";

/** `up` where turning a bool true can only help the result, `down` where it can only harm, `both` in comparisons. */
type Direction = "up" | "down" | "both";

/** One fact of an expression and how it is used there. */
export interface FactUsage {
  readonly fact: FactPart;
  readonly directions: Set<Direction>;
  /** What it is compared with: values written out, and other facts. */
  readonly literals: Set<Scalar>;
  readonly rivals: Set<FactUsage>;
  /** Whether it stands where only a bool can stand, or only a number: its type, as far as its use tells. */
  isBool: boolean;
  isNumber: boolean;
}

/** How an expression uses its facts. Out: one usage for each fact, in the order in which they are first met. */
export function collectUsages(root: Formula): readonly FactUsage[] {
  const usages = new Map<string, FactUsage>();
  const visit = (part: Formula, direction: Direction): FactUsage | null => {
    switch (part.kind) {
      case "literal":
        break;
      case "fact":
        return addUsage(usages, part.fact, direction);
      case "comparison":
        relate(part, visit(part.left, "both"), visit(part.right, "both"));
        break;
      case "not":
        visitBool(part.operand, flip(direction));
        break;
      case "logical":
        for (const operand of part.operands) visitBool(operand, direction);
        break;
      default:
        return assertNever(part, "part");
    }
    return null;
  };
  const visitBool = (part: Formula, direction: Direction): void => {
    const usage = visit(part, direction);
    if (usage !== null) usage.isBool = true;
  };
  visitBool(root, "up");
  return [...usages.values()];
}

function addUsage(usages: Map<string, FactUsage>, fact: FactPart, direction: Direction): FactUsage {
  const usage = usages.get(fact.key) ?? createUsage(fact);
  usage.directions.add(direction);
  usages.set(fact.key, usage);
  return usage;
}

function createUsage(fact: FactPart): FactUsage {
  return { fact, directions: new Set(), literals: new Set(), rivals: new Set(), isBool: false, isNumber: false };
}

function flip(direction: Direction): Direction {
  if (direction === "both") return "both";
  return direction === "up" ? "down" : "up";
}

function relate(
  { operator, left, right }: Formula & { readonly kind: "comparison" },
  one: FactUsage | null,
  other: FactUsage | null,
): void {
  const isOrder = operator !== "==" && operator !== "!=";
  relateTo(one, right, other, isOrder);
  relateTo(other, left, one, isOrder);
}

function relateTo(fact: FactUsage | null, opposite: Formula, rival: FactUsage | null, isOrder: boolean): void {
  if (fact === null) return;
  fact.isNumber ||= isOrder;
  if (rival !== null) fact.rivals.add(rival);
  else if (opposite.kind === "literal") fact.literals.add(opposite.value);
  else fact.isBool = true;
}
