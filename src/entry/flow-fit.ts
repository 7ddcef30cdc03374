import { checkShape, type DataPath, type Fault, formatPath, show, unknownKey } from "../lib/fault.ts";
import { toZod } from "../policy/types/schema.ts";
import { type FlowType, type RecordType, stripOptional } from "../verdict/flow/types.ts";
import { type FlowValue, type Holding, holdLeaf, holdRecord, type Leaf, readOwn } from "../verdict/flow/value.ts";

/** What a value is to be. */
export interface Wanted<Type = FlowType> {
  readonly type: Type;
  /** As causes and details call it. */
  readonly name: string;
  /** Its place in the file. */
  readonly at: DataPath;
  readonly provenance: "observed" | "claimed";
}

/** A value that was supplied, unknown where it does not fit. */
export interface Fitted {
  readonly holding: Holding;
  /** What does not fit its type, and is unknown for that. */
  readonly misfits: readonly Fault[];
  /** Fields that the type does not have. */
  readonly unknownNames: readonly Fault[];
}

interface FittedMembers extends Omit<Fitted, "holding"> {
  readonly members: Readonly<Record<string, Holding>>;
}

const NOT_GIVEN = "nothing is given for it";

/** Holds supplied evidence: facts, one value, or `{ unknown, detail }`. What is missing is unknown (`missing-fact`). Throws: never. */
export function fitValue(given: unknown, wanted: Wanted): Fitted {
  const { name, at } = wanted;
  const type = stripOptional(wanted.type);
  if (type.kind !== "record") {
    const { leaf, misfits } = fitLeaf(given, { ...wanted, type });
    return { holding: holdLeaf(name, leaf), misfits, unknownNames: [] };
  }
  const unknown = given === undefined ? MISSING : readUnknown(given, type);
  if (unknown === null && isMapping(given)) {
    const { members, ...faults } = fitMembers(given, { ...wanted, type });
    return { holding: holdRecord(members), ...faults };
  }
  const message = `expected a record, found ${show(given)}`;
  const leaf: Leaf = unknown ?? { kind: "unknown", reason: "evidence-invalid", detail: message };
  const fields = Object.keys(type.fields).map((field): [string, Holding] => [
    field,
    holdLeaf(`${name}.${field}`, leaf),
  ]);
  const misfits =
    unknown === null ? [{ ruleId: "evidence-invalid", message, hint: null, path: at, mark: "value" } as const] : [];
  return { holding: holdRecord(Object.fromEntries(fields)), misfits, unknownNames: [] };
}

/** Holds the fields of a record, each for itself: one that does not fit leaves the others as they are. An optional one that is missing or
 *  null is no member. Throws: never. */
export function fitMembers(
  given: Readonly<Record<string, unknown>>,
  { type, name, at, provenance }: Wanted<RecordType>,
): FittedMembers {
  const known = Object.keys(type.fields);
  const fields = Object.entries(type.fields).flatMap(([field, fieldType]) => {
    const value = readOwn(given, field) ?? undefined;
    if (value === undefined && fieldType.kind === "optional") return [];
    const wanted = { type: stripOptional(fieldType), name: `${name}.${field}`, at: [...at, field], provenance };
    return [{ field, ...fitLeaf(value, wanted) }];
  });
  return {
    members: Object.fromEntries(fields.map(({ field, leaf }) => [field, holdLeaf(`${name}.${field}`, leaf)])),
    misfits: fields.flatMap(({ misfits }) => misfits),
    unknownNames: Object.keys(given)
      .filter((field) => !known.includes(field))
      .map((field) => unknownKey(at, field, known)),
  };
}

const MISSING: Leaf = { kind: "unknown", reason: "missing-fact", detail: NOT_GIVEN };

function fitLeaf(
  given: unknown,
  { type, at, provenance }: Wanted,
): { readonly leaf: Leaf; readonly misfits: readonly Fault[] } {
  if (given === undefined) return { leaf: MISSING, misfits: [] };
  const unknown = readUnknown(given, type);
  if (unknown !== null) return { leaf: unknown, misfits: [] };
  const { data, faults } = checkShape(toZod(type), given, { at });
  if (faults.length === 0 && isFlowValue(data))
    return { leaf: { kind: "known", value: data, provenance, detail: "supplied" }, misfits: [] };
  // Without the part of the path that is only this file's.
  const told = faults.map(({ path, message }) => `${formatPath(path.slice(1)) ?? ""} ${message}`);
  const detail = told.slice(0, 3).join("; ");
  return { leaf: { kind: "unknown", reason: "evidence-invalid", detail }, misfits: faults };
}

/** `{ unknown: "reason", detail: "…" }`, which a record that has a field of that name cannot be told from. */
function readUnknown(given: unknown, type: FlowType): Leaf | null {
  if (!isMapping(given) || (type.kind === "record" && Object.hasOwn(type.fields, "unknown"))) return null;
  const reason = readOwn(given, "unknown");
  const detail = readOwn(given, "detail") ?? "";
  const isAll = Object.keys(given).every((key) => key === "unknown" || key === "detail");
  if (typeof reason !== "string" || reason === "" || typeof detail !== "string" || !isAll) return null;
  return { kind: "unknown", reason, detail };
}

function isFlowValue(data: unknown): data is FlowValue {
  return data !== null && data !== undefined;
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
