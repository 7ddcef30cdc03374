import { assertNever } from "../../lib/assert.ts";

/** What a value of the language can be. `int` is a `number` that is whole, an `enum` can stand wherever a text can; an optional is a
 *  field that may be missing, and then its value is unknown. The shape of the policy's own types, so that they need no translation. */
export type FlowType =
  | { readonly kind: "bool" }
  | { readonly kind: "int" }
  | { readonly kind: "number" }
  | { readonly kind: "text" }
  | EnumType
  | ListType
  | { readonly kind: "optional"; readonly inner: FlowType }
  | RecordType;

interface EnumType {
  readonly kind: "enum";
  readonly values: readonly string[];
}

interface ListType {
  readonly kind: "list";
  readonly item: FlowType;
}

export interface RecordType {
  readonly kind: "record";
  readonly fields: Readonly<Record<string, FlowType>>;
}

/** Every name that an expression may use, with its type. The facts of a check are a record. */
export type ScopeTypes = Readonly<Record<string, FlowType>>;

export const BOOL: FlowType = { kind: "bool" };
export const INT: FlowType = { kind: "int" };
export const NUMBER: FlowType = { kind: "number" };
export const TEXT: FlowType = { kind: "text" };
/** The type that no value has: of the items of `[]`, and of what has a fault that was told already. It fits everywhere. */
export const NOTHING: FlowType = { kind: "enum", values: [] };

/** Whether no value has this type. */
export function isNothing(type: FlowType): boolean {
  return type.kind === "enum" && type.values.length === 0;
}

/** The type of a value that is there. */
export function stripOptional(type: FlowType): Exclude<FlowType, { readonly kind: "optional" }> {
  return type.kind === "optional" ? stripOptional(type.inner) : type;
}

export function isBool(type: FlowType): boolean {
  return isNothing(type) || stripOptional(type).kind === "bool";
}

export function isNumeric(type: FlowType): boolean {
  const { kind } = stripOptional(type);
  return isNothing(type) || kind === "number" || kind === "int";
}

export function isText(type: FlowType): boolean {
  const { kind } = stripOptional(type);
  return kind === "text" || kind === "enum";
}

export function isScalar(type: FlowType): boolean {
  return isBool(type) || isNumeric(type) || isText(type);
}

/** Type of the items of a list; null for anything else. */
export function itemOf(type: FlowType): FlowType | null {
  const stripped = stripOptional(type);
  return stripped.kind === "list" ? stripOptional(stripped.item) : null;
}

/** The least type that takes the values of both; null where they have nothing in common. */
export function joinTypes(one: FlowType, other: FlowType): FlowType | null {
  const [left, right] = [stripOptional(one), stripOptional(other)];
  if (isNothing(left)) return right;
  if (isNothing(right)) return left;
  if (left.kind === "list" && right.kind === "list") {
    const item = joinTypes(left.item, right.item);
    return item === null ? null : { kind: "list", item };
  }
  if (left.kind === "record" && right.kind === "record") return joinRecords(left, right);
  if (left.kind === "enum" && right.kind === "enum")
    return { kind: "enum", values: [...new Set([...left.values, ...right.values])] };
  if (isText(left) && isText(right)) return TEXT;
  if (left.kind === right.kind) return left;
  return isNumeric(left) && isNumeric(right) ? NUMBER : null;
}

/** Records are alike when they have the same fields. */
function joinRecords({ fields }: RecordType, other: RecordType): FlowType | null {
  const names = Object.keys(fields);
  if (names.length !== Object.keys(other.fields).length) return null;
  const joined = names.map((name) => {
    const theirs = memberType(other, name);
    return [name, theirs === null ? null : joinTypes(fields[name] ?? NOTHING, theirs)] as const;
  });
  const sound = joined.flatMap(([name, type]) => (type === null ? [] : [[name, type] as const]));
  return sound.length < names.length ? null : { kind: "record", fields: Object.fromEntries(sound) };
}

/** A type as messages say it, with its article. */
export function describeType(type: FlowType): string {
  switch (type.kind) {
    case "optional":
      return describeType(type.inner);
    case "int":
      return "a number";
    case "enum":
      return "a text";
    case "list":
      return `a list of ${describeItems(type.item)}`;
    case "bool":
    case "number":
    case "text":
    case "record":
      return `a ${type.kind}`;
    default:
      return assertNever(type, "type");
  }
}

function describeItems(type: FlowType): string {
  if (isNothing(type)) return "anything";
  const item = itemOf(type);
  return item === null ? `${describeType(type).replace(/^a /, "")}s` : `lists of ${describeItems(item)}`;
}

/** Type of a member by its own name only, so that `constructor` is no member of anything. */
export function memberType({ fields }: RecordType, name: string): FlowType | null {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}
