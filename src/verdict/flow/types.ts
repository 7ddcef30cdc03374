import { assertNever } from "../../lib/assert.ts";

/** What a value of the language can be. `int` is a `number` that is whole; an optional is a field that may be missing, and then its value
 *  is unknown. The shape of the policy's own types, so that they need no translation. */
export type FlowType =
  | { readonly kind: "bool" }
  | { readonly kind: "int" }
  | { readonly kind: "number" }
  | { readonly kind: "text" }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly item: FlowType }
  | { readonly kind: "optional"; readonly inner: FlowType }
  | RecordType;

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

/** A type as messages say it, with its article. */
export function describeType(type: FlowType): string {
  switch (type.kind) {
    case "optional":
      return describeType(type.inner);
    case "int":
      return "a whole number";
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
  return `${describeType(type).replace(/^an? /, "")}s`.replace(/^(list of \w+)s$/, "lists of $1");
}

/** Type of a member by its own name only, so that `constructor` is no member of anything. */
export function memberType({ fields }: RecordType, name: string): FlowType | null {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}
