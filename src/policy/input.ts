import { type DataPath, type Fault, quote, show, valueAt } from "../lib/fault.ts";
import type { PolicyData } from "./policy.ts";
import { BOOL, type EvidenceType, INT, NUMBER, type RecordEvidence, TEXT } from "./types/type.ts";

type Words = Pick<Fault, "ruleId" | "message" | "hint">;

/** The type of the items of a list that has none: it fits everywhere. */
const NOTHING: EvidenceType = { kind: "enum", values: [] };

/** What the language cannot hold in the `input` of a policy: null, numbers that are not exact, lists of unlike items. In: the data of a
 *  policy of any shape, not nested without end. Throws: never. */
export function findInputFaults(data: unknown): readonly Fault[] {
  const input = valueAt(data, ["input"]);
  if (!isMapping(input)) return [];
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(input)) readType(value, ["input", name], faults);
  return faults;
}

/** The type of a policy's `input`: what gates may read of it. In: data without faults. Throws: never. */
export function typeOfInput(input: Readonly<Record<string, PolicyData>>): RecordEvidence {
  const fields = Object.entries(input).map(([name, value]) => [name, readType(value, [], []) ?? NOTHING] as const);
  return { kind: "record", fields: Object.fromEntries(fields) };
}

/** Out: null where a fault was told. */
function readType(value: unknown, path: DataPath, faults: Fault[]): EvidenceType | null {
  const refuse = (words: Words): null => {
    faults.push({ ...words, path, mark: "value" });
    return null;
  };
  if (typeof value === "boolean") return BOOL;
  if (typeof value === "string") return TEXT;
  if (typeof value === "number") return typeOfNumber(value) ?? refuse(explainNumber(value));
  if (Array.isArray(value)) return readList(value, path, faults);
  if (!isMapping(value))
    return refuse({ ruleId: "invalid-value", message: `expected a value, found ${show(value)}`, hint: NO_NULL });
  const fields = Object.entries(value).map(([name, one]) => [name, readType(one, [...path, name], faults)] as const);
  const sound = fields.flatMap(([name, type]) => (type === null ? [] : [[name, type] as const]));
  return sound.length < fields.length ? null : { kind: "record", fields: Object.fromEntries(sound) };
}

const NO_NULL = "Leave the key out, or give it a value: the gate language has no null.";

function typeOfNumber(value: number): EvidenceType | null {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
  return Number.isInteger(value) ? INT : NUMBER;
}

function explainNumber(value: number): Words {
  const message = `${quote(String(value))} is outside of what numbers can hold exactly`;
  return { ruleId: "number-out-of-range", message, hint: "Put it in quotes, to have it as a text." };
}

function readList(items: readonly unknown[], path: DataPath, faults: Fault[]): EvidenceType | null {
  let [item, isSound]: [EvidenceType, boolean] = [NOTHING, true];
  for (const [index, value] of items.entries()) {
    const type = readType(value, [...path, index], faults);
    const joined = type === null ? null : joinTypes(item, type);
    if (type !== null && joined === null && isSound) faults.push({ ...UNLIKE, path: [...path, index], mark: "value" });
    if (joined === null) isSound = false;
    else item = joined;
  }
  return isSound ? { kind: "list", item } : null;
}

const UNLIKE: Words = {
  ruleId: "unlike-items",
  message: "is of another type than the items before it",
  hint: "The items of a list have one type; write a mapping for values that differ.",
};

/** The least type for values of both; a field that one of two records does not have is optional. */
function joinTypes(one: EvidenceType, other: EvidenceType): EvidenceType | null {
  if (isNothing(one)) return other;
  if (isNothing(other)) return one;
  if (one.kind === "optional" || other.kind === "optional") {
    const inner = joinTypes(withoutOptional(one), withoutOptional(other));
    return inner === null ? null : { kind: "optional", inner };
  }
  if (one.kind === "list" && other.kind === "list") {
    const item = joinTypes(one.item, other.item);
    return item === null ? null : { kind: "list", item };
  }
  if (one.kind === "record" && other.kind === "record") return joinRecords(one, other);
  if (one.kind === other.kind) return one;
  const areNumbers = [one, other].every(({ kind }) => kind === "int" || kind === "number");
  return areNumbers ? NUMBER : null;
}

function joinRecords({ fields }: RecordEvidence, other: RecordEvidence): RecordEvidence | null {
  const joined: [string, EvidenceType][] = [];
  for (const name of new Set([...Object.keys(fields), ...Object.keys(other.fields)])) {
    const [mine, theirs] = [ownField(fields, name), ownField(other.fields, name)];
    const both = mine !== null && theirs !== null;
    const type = both ? joinTypes(mine, theirs) : toOptional(mine ?? theirs ?? NOTHING);
    if (type === null) return null;
    joined.push([name, type]);
  }
  return { kind: "record", fields: Object.fromEntries(joined) };
}

function ownField(fields: RecordEvidence["fields"], name: string): EvidenceType | null {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}

function toOptional(type: EvidenceType): EvidenceType {
  return type.kind === "optional" ? type : { kind: "optional", inner: type };
}

function withoutOptional(type: EvidenceType): EvidenceType {
  return type.kind === "optional" ? type.inner : type;
}

function isNothing(type: EvidenceType): boolean {
  return type.kind === "enum" && type.values.length === 0;
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
