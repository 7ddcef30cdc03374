import { type DataPath, type Fault, quote, valueAt } from "../lib/fault.ts";
import type { PolicyText } from "./policy.ts";

/** A gate that is a file of its own, `.github/gates/<name>.flow`. */
export interface GateFile {
  readonly name: string;
  readonly text: PolicyText;
}

/** Keys that say in YAML what a text in the gate language says itself. */
const KEYS_OF_CHECKS = ["checks", "pass-when"];

/** The path at which a gate of a policy is written as a text in the gate language; null where it is not. In: the data of a policy of any
 *  shape. */
export function flowPathOf(data: unknown, gate: string): DataPath | null {
  if (typeof valueAt(data, ["gates", gate]) === "string") return ["gates", gate];
  return typeof valueAt(data, ["gates", gate, "flow"]) === "string" ? ["gates", gate, "flow"] : null;
}

/** The data with every gate that is one text as a mapping with `flow`, which is the same gate. In: the data of a policy of any shape. */
export function withTextGates(data: unknown): unknown {
  const gates = valueAt(data, ["gates"]);
  if (!isMapping(gates) || !isMapping(data)) return data;
  const entries = Object.entries(gates).map(([name, gate]) => {
    return [name, typeof gate === "string" ? { flow: gate } : gate] as const;
  });
  return { ...data, gates: Object.fromEntries(entries) };
}

/** Gates that are written in two ways, within the policy or beside it. In: the data of a policy of any shape, the gates beside it.
 *  Throws: never. */
export function findTextGateFaults(data: unknown, files: readonly GateFile[]): readonly Fault[] {
  return gateNames(data).flatMap((gate): readonly Fault[] => {
    const flow = flowPathOf(data, gate);
    const others = KEYS_OF_CHECKS.filter((key) => valueAt(data, ["gates", gate, key]) !== undefined);
    const file = files.find(({ name }) => name === gate);
    if (file !== undefined) return flow === null && others.length === 0 ? [] : [twice(gate, file)];
    if (flow === null) return [];
    const empty = String(valueAt(data, flow)).trim() === "" ? [{ ...EMPTY, path: flow }] : [];
    return [...empty, ...others.map((key): Fault => ({ ...TWO_FORMS, path: ["gates", gate, key], mark: "key" }))];
  });
}

const EMPTY = {
  ruleId: "invalid-value",
  message: "must not be empty",
  hint: "Write a `verify` block, or a mapping with `checks`.",
  mark: "value",
} as const;

const TWO_FORMS = {
  ruleId: "two-forms",
  message: "cannot stand beside `flow`: the text says itself which checks there are and what passes",
  hint: "Write it into the text, or the whole gate as a mapping.",
} as const;

function twice(gate: string, { text }: GateFile): Fault {
  const message = `is a gate twice, here and in ${quote(text.file)}`;
  const hint = "Keep one of the two; beside the file the policy may have settings, such as `paths` and `floor`.";
  return { ruleId: "two-gates", message, hint, path: ["gates", gate], mark: "key" };
}

function gateNames(data: unknown): readonly string[] {
  const gates = valueAt(data, ["gates"]);
  return isMapping(gates) ? Object.keys(gates) : [];
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
