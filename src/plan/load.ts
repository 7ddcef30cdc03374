import { type Diagnostic, hasErrors, type Parsed } from "../lib/diagnostic.ts";
import { checkShape, type ExplainKey, type Fault, placeFaults, valueAt } from "../lib/fault.ts";
import { decodeText } from "../policy/text.ts";
import { parseYaml } from "../policy/yaml.ts";
import { checkContents, findUnverified } from "./contents.ts";
import { parseJson } from "./json.ts";
import { type Plan, PlanSchema, UntypedTaskSchema } from "./plan.ts";
import { checkReferences } from "./references.ts";

export const MAX_PLAN_BYTES = 1_048_576;

/** How a plan is written. */
export type PlanFormat = "json" | "yaml";

/** Reads a plan. In: the bytes of a plan, at most 1 MiB of strict UTF-8, and its path, by which messages name it: what ends in `.yml`
 *  or `.yaml` is YAML 1.2 as a policy is, everything else strict JSON, unless `format` says otherwise.
 *  Out: the plan, or null with every fault of shape, of references and of contents at once, in text order, then the
 *  warnings; faults of syntax come alone. Throws: never. Source: the schema of Orchestrate. */
export function parsePlan(bytes: Uint8Array, file: string, format: PlanFormat = formatOf(file)): Parsed<Plan> {
  const text = decodeText(bytes, file, MAX_PLAN_BYTES);
  if (text.value === null) return { value: null, diagnostics: text.diagnostics };
  const read = format === "yaml" ? parseYaml : parseJson;
  const parsed = read(text.value, file);
  if (parsed.data === undefined) return { value: null, diagnostics: parsed.diagnostics };
  const shape = checkShape(PlanSchema, parsed.data, { explainKey: explainRemovedField });
  const contents = checkContents(parsed.data);
  const faults = [
    ...shape.faults,
    ...checkUntypedTasks(parsed.data, shape.faults),
    ...checkReferences(parsed.data),
    ...contents.errors,
    ...parsed.faults,
  ];
  const errors = placeFaults(faults, parsed.locator, file);
  const value = hasErrors(errors) ? null : shape.data;
  const remarks = [...contents.warnings, ...(value === null ? [] : findUnverified(value.tasks))];
  const warnings = placeFaults(remarks, parsed.locator, file).map((one): Diagnostic => ({
    ...one,
    severity: "warning",
  }));
  return { value, diagnostics: [...errors, ...warnings] };
}

/** Looks up where faults stand that were found after a plan was read. In: the bytes of a plan without faults of its own. Throws:
 *  never. */
export function placeInPlan(bytes: Uint8Array, file: string, faults: readonly Fault[]): readonly Diagnostic[] {
  if (faults.length === 0) return [];
  const text = decodeText(bytes, file, MAX_PLAN_BYTES).value ?? "";
  const { locator } = (formatOf(file) === "yaml" ? parseYaml : parseJson)(text, file);
  return placeFaults(faults, locator, file);
}

function formatOf(file: string): PlanFormat {
  return /\.ya?ml$/i.test(file) ? "yaml" : "json";
}

/** Without a usable `type` no variant of a task applies, and its other faults would show up only after the type is right. */
function checkUntypedTasks(data: unknown, faults: readonly Fault[]): readonly Fault[] {
  return faults.flatMap(({ path }) => {
    const [first, index, last, ...rest] = path;
    if (first !== "tasks" || typeof index !== "number" || last !== "type" || rest.length > 0) return [];
    const at = ["tasks", index];
    return checkShape(UntypedTaskSchema, valueAt(data, at), { at, explainKey: explainRemovedField }).faults;
  });
}

const TRACKER_ADVICE = "Remove it; agents talk to an external tracker themselves while they run.";
const REMOVED_FIELDS: ReadonlyMap<string, string> = new Map([
  ["tracker", TRACKER_ADVICE],
  ["linearTeam", TRACKER_ADVICE],
  ["trackerRef", TRACKER_ADVICE],
  ["parentTrackerRef", TRACKER_ADVICE],
  ["controlRef", "Remove it; nothing takes its place."],
  ["slack", "Name the channel in `slackChannel`; Orchestrate adds `slackKickoffRef` after its first message."],
]);

const explainRemovedField: ExplainKey = (path, key) => {
  const isTask = path.length === 2 && path[0] === "tasks";
  const hint = path.length === 0 || (isTask && key === "trackerRef") ? REMOVED_FIELDS.get(key) : undefined;
  return hint === undefined ? null : { ruleId: "removed-field", message: "is a removed plan field", hint };
};
