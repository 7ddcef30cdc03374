import { type Fault, valueAt } from "../lib/fault.ts";
import { flowPathOf, type GateFile } from "./text-gates.ts";

/** Gates with `paths` that have nothing to decide by: no check, no text in the gate language, no judge of their own. In: the data of a policy
 *  of any shape, the gates beside it. Throws: never. */
export function findGatesWithoutChecks(data: unknown, gateFiles: readonly GateFile[]): readonly Fault[] {
  const gates = valueAt(data, ["gates"]);
  if (typeof gates !== "object" || gates === null) return [];
  const empty = Object.keys(gates).filter(
    (name) =>
      flowPathOf(data, name) === null &&
      gateFiles.every((file) => file.name !== name) &&
      (valueAt(gates, [name, "paths"]) ?? null) !== null &&
      (valueAt(gates, [name, "verify"]) ?? false) === false &&
      isEmpty(valueAt(gates, [name, "checks"]) ?? {}),
  );
  const message = "a gate with `paths` decides by its own checks or its own judge, and needs at least one";
  const hint = "Add `checks`, or `verify`; they run on every pull request that changes such files.";
  return empty.map((name) => ({ ruleId: "no-checks", message, hint, path: ["gates", name], mark: "key" }));
}

function isEmpty(checks: unknown): boolean {
  return typeof checks === "object" && checks !== null && Object.keys(checks).length === 0;
}
