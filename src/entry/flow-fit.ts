import { checkShape, type DataPath, type Fault, formatPath, show, unknownKey } from "../lib/fault.ts";
import { toZod } from "../policy/types/schema.ts";
import { type FlowType, type RecordType, stripOptional } from "../verdict/flow/types.ts";
import { type FlowValue, type Holding, holdFacts, holdLeaf, type Leaf, readOwn } from "../verdict/flow/value.ts";

/** What a value is to be. */
export interface Wanted<Type = FlowType> {
  readonly type: Type;
  /** As causes and details call it. */
  readonly name: string;
  /** Its place in the file. */
  readonly at: DataPath;
  readonly provenance: "observed" | "claimed";
  /** Whether evidence counts only whole: one part that does not fit makes all of it unknown, as where it is handed in. */
  readonly isWhole: boolean;
}

/** A value that was supplied, unknown where it does not fit. */
export interface Fitted {
  readonly holding: Holding;
  /** What does not fit its type, and is unknown for that. */
  readonly misfits: readonly Fault[];
  /** Fields that the type does not have. */
  readonly unknownNames: readonly Fault[];
}

const MISSING: Leaf = { kind: "unknown", reason: "missing-fact", detail: "nothing is given for it" };
const LEFT_OUT: Leaf = { kind: "unknown", reason: "evidence-missing", detail: "it is optional and was left out" };
const MAX_DETAILS = 3;

/** Holds supplied evidence: facts, one value, or `{ unknown, detail }`. What is missing is unknown (`missing-fact`). Throws: never. */
export function fitValue(given: unknown, wanted: Wanted): Fitted {
  const type = stripOptional(wanted.type);
  if (type.kind !== "record") {
    const { leaf, misfits } = fitLeaf(given, { ...wanted, type });
    return { holding: holdLeaf(wanted.name, leaf), misfits, unknownNames: [] };
  }
  const unknown = given === undefined ? MISSING : readUnknown(given, type);
  if (unknown !== null) return { holding: holdAll(wanted.name, type, unknown), misfits: [], unknownNames: [] };
  if (isMapping(given)) return fitRecord(given, { ...wanted, type });
  const message = `expected a record, found ${show(given)}`;
  const misfit: Fault = { ruleId: "wrong-type", message, hint: null, path: wanted.at, mark: "value" };
  return { holding: holdAll(wanted.name, type, invalid([misfit])), misfits: [misfit], unknownNames: [] };
}

function fitRecord(given: Readonly<Record<string, unknown>>, wanted: Wanted<RecordType>): Fitted {
  const { type, name, at } = wanted;
  const known = Object.keys(type.fields);
  const fields = Object.entries(type.fields).map(([field, fieldType]) => {
    const value = readOwn(given, field) ?? undefined;
    if (value === undefined && fieldType.kind === "optional") return { field, leaf: LEFT_OUT, misfits: [] };
    return { field, ...fitLeaf(value, { ...wanted, type: stripOptional(fieldType), at: [...at, field] }) };
  });
  const misfits = fields.flatMap((one) => one.misfits);
  const facts = Object.fromEntries(fields.map(({ field, leaf }) => [field, leaf]));
  return {
    holding: wanted.isWhole && misfits.length > 0 ? holdAll(name, type, invalid(misfits)) : holdFacts(name, facts),
    misfits,
    unknownNames: Object.keys(given)
      .filter((field) => !known.includes(field))
      .map((field) => unknownKey(at, field, known)),
  };
}

function fitLeaf(given: unknown, { type, at, provenance }: Wanted) {
  if (given === undefined) return { leaf: MISSING, misfits: [] };
  const unknown = readUnknown(given, type);
  if (unknown !== null) return { leaf: unknown, misfits: [] };
  const { data, faults } = checkShape(toZod(type), given, { at });
  const value = toValue(data);
  if (faults.length > 0 || value === null) return { leaf: invalid(faults), misfits: faults };
  return { leaf: { kind: "known", value, provenance, detail: "supplied" } satisfies Leaf, misfits: [] };
}

/** Every field of a record, unknown for one reason. */
function holdAll(name: string, { fields }: RecordType, leaf: Leaf): Holding {
  return holdFacts(name, Object.fromEntries(Object.keys(fields).map((field) => [field, leaf])));
}

/** Says which part does not fit, its path without the part that is only the file's. */
function invalid(misfits: readonly Fault[]): Leaf {
  const told = misfits.map(({ path, message }) => `${formatPath(path.slice(1)) ?? ""} ${message}`.trim());
  const rest = told.length > MAX_DETAILS ? [`and ${told.length - MAX_DETAILS} more`] : [];
  const detail = [...told.slice(0, MAX_DETAILS), ...rest].join("; ");
  return { kind: "unknown", reason: "evidence-invalid", detail };
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

/** JSON as a value, without the optional fields that are null. */
function toValue(data: unknown): FlowValue | null {
  if (typeof data === "boolean" || typeof data === "number" || typeof data === "string") return data;
  if (Array.isArray(data)) return data.map(toValue);
  if (!isMapping(data)) return null;
  const entries = Object.entries(data).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [name, toValue(inner)]));
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
