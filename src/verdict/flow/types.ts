type ScalarType = "bool" | "number" | "text";

export interface RecordType {
  readonly [member: string]: FlowType;
}

/** A list is carried along; no operator takes it yet. */
export type FlowType = ScalarType | "list" | RecordType;

/** Every name that an expression may use, by check, with the types of its facts. */
export type ScopeTypes = Readonly<Record<string, RecordType>>;

/** A type as messages say it, with its article. */
export function describeType(type: FlowType): string {
  return typeof type === "string" ? `a ${type}` : "a record";
}

/** Type of a member by its own name only, so that `constructor` is no member of anything. */
export function memberType(record: RecordType, name: string): FlowType | null {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}
