import { type Fault, quote, valueAt } from "../lib/fault.ts";
import { JUDGE_KIND, type Judges } from "./judges.ts";

const BUDGETS = ["budget-usd", "budget-tokens"];

/** A budget of the whole run beside a judge that asks `gateway:`, whose calls nobody counts. In: all judges, those made for `verify`
 *  among them. Throws: never. */
export function findBudgetFaults({ data, agents, made }: Judges): readonly Fault[] {
  const uncounted = [...agents, ...made].find(([, { use, params }]) => {
    const model = valueAt(params, ["model"]);
    return use === JUDGE_KIND && typeof model === "string" && model.startsWith("gateway:");
  });
  if (uncounted === undefined) return [];
  const model = String(valueAt(uncounted[1].params, ["model"]));
  const message = `cannot be kept: calls of \`gateway:\`, such as of ${quote(model)}, do not go through the runtime's proxy`;
  const hint = "Write the model with its own provider, such as `anthropic:`, or remove the budget.";
  return BUDGETS.filter((key) => valueAt(data, [key]) !== undefined).map((key): Fault => {
    return { ruleId: "invalid-value", message, hint, path: [key], mark: "value" };
  });
}
