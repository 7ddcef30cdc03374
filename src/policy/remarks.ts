import { type DataPath, type Fault, valueAt } from "../lib/fault.ts";
import type { Verifications } from "./verify.ts";

/** What a policy says without effect; all of it warnings. In: the data of a policy without faults, and its judgements. Throws: never. */
export function findRemarks(data: unknown, { whole, gates }: Verifications): readonly Fault[] {
  const ofGates = [...gates].map(([gate, verify]) => [["gates", gate, "verify"], verify] as const);
  const all: readonly (readonly [DataPath, typeof whole | "off"])[] = [[["verify"], whole], ...ofGates];
  const judged = all.flatMap(([path, verify]) =>
    verify === null || verify === "off" ? [] : [{ path, at: verify.at }],
  );
  const redos = judged
    .filter(({ path }) => valueAt(data, [...path, "at"]) === "output")
    .flatMap(({ path }) => redosAt(data, path));
  const isAsked = judged.some(({ at }) => at !== "output");
  return valueAt(data, ["approval"]) === undefined || isAsked ? redos : [NOBODY_ASKS, ...redos];
}

const NOBODY_ASKS: Fault = {
  ruleId: "ignored-setting",
  message: "has no effect: nobody is asked to review unless a judge stands before them",
  hint: "Add `verify: true`, or a `verify` with `at: gate`; or remove it.",
  path: ["approval"],
  mark: "key",
};

function redosAt(data: unknown, path: DataPath): readonly Fault[] {
  return ["max-redos", "maxRedos"]
    .map((key): DataPath => [...path, key])
    .filter((at) => valueAt(data, at) !== undefined)
    .map((at): Fault => {
      const message =
        "has no effect beside `at: output`: it says how often the change goes back before people are asked";
      const hint = "Remove it; how often an agent revises is `max` in `redo`.";
      return { ruleId: "ignored-setting", message, hint, path: at, mark: "key" };
    });
}
