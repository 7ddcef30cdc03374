export type Scalar = boolean | number | string;

/** What a fact may hold, and what goes into agents' input, events and outputs. */
export type FlowValue = boolean | number | string | readonly FlowValue[] | { readonly [member: string]: FlowValue };

/** One fact of the scope. `detail` says what it rests on, for example `exit 1`; untrusted plain text. */
export type Leaf =
  | {
      readonly kind: "known";
      readonly value: FlowValue;
      readonly provenance: "observed" | "claimed";
      readonly detail: string;
    }
  | { readonly kind: "unknown"; readonly reason: string; readonly detail: string };

/** The facts of one check. */
export type Facts = Readonly<Record<string, Leaf>>;

/** What the names of an expression stand for: facts of checks by `holdFacts`, other values by `holdLeaf`. */
export type Scope = Readonly<Record<string, Holding>>;

/** What a known value rests on; `constant` for what the expression says itself. */
export type Basis = "observed" | "claimed" | "mixed" | "constant";

/** Why something is unknown. `name` is the reference it came from, such as `handoff.verified`; `reason` is the fact's own reason
 *  or one of `missing-fact`, `type-mismatch`, `not-a-number`, `too-many-steps`. */
export interface Cause {
  readonly name: string;
  readonly reason: string;
  readonly detail: string;
}

export type Value =
  | { readonly kind: "known"; readonly value: Scalar }
  /** `read` gives null for what is not a member of its own; `names` are its members. */
  | {
      readonly kind: "record";
      readonly names: readonly string[];
      readonly read: (member: string) => Holding | null;
    }
  /** Each item may be unknown for itself: an optional field that one record of many does not have. */
  | { readonly kind: "list"; readonly items: readonly Holding[] }
  | { readonly kind: "unknown"; readonly causes: readonly Cause[] };

/** A value with what it rests on; `provenance` is null exactly where the value is unknown. */
export interface Holding {
  readonly value: Value;
  readonly provenance: Basis | null;
  readonly detail: string;
}

/** An unknown value for one reason. */
export function unknownBecause(name: string, reason: string, detail: string): Holding {
  return { value: { kind: "unknown", causes: [{ name, reason, detail }] }, provenance: null, detail };
}

/** What the expression says itself. */
export function holdConstant(value: Scalar): Holding {
  return { value: { kind: "known", value }, provenance: "constant", detail: "" };
}

/** The facts of one check as a record. In: `name` is the check's. */
export function holdFacts(name: string, facts: Readonly<Record<string, Leaf>>): Holding {
  const read = (member: string): Holding | null => {
    const leaf = readOwn(facts, member);
    return leaf === undefined ? null : holdLeaf(`${name}.${member}`, leaf);
  };
  return { value: { kind: "record", read }, provenance: "constant", detail: "" };
}

function holdLeaf(name: string, leaf: Leaf): Holding {
  if (leaf.kind === "unknown") return unknownBecause(name, leaf.reason, leaf.detail);
  return holdValue(name, leaf.value, leaf.provenance, leaf.detail);
}

/** Evidence comes from outside, so what its type promises is looked at again: what is none of our values is unknown. */
function holdValue(name: string, value: unknown, provenance: Basis, detail: string): Holding {
  if (typeof value === "number" && !Number.isFinite(value)) return unknownBecause(name, "not-a-number", String(value));
  if (typeof value === "boolean" || typeof value === "number" || typeof value === "string")
    return { value: { kind: "known", value }, provenance, detail };
  if (Array.isArray(value)) return { value: { kind: "list" }, provenance, detail };
  if (typeof value !== "object" || value === null) return unknownBecause(name, "missing-fact", "it has no value");
  const read = (member: string): Holding | null => {
    const inner: unknown = readOwn(value, member);
    return inner === undefined ? null : holdValue(`${name}.${member}`, inner, provenance, detail);
  };
  return { value: { kind: "record", read }, provenance, detail };
}

/** Reads a property of the object itself, never one that it inherits. */
export function readOwn<T>(object: { readonly [key: string]: T }, key: string): T | undefined;
export function readOwn(object: object, key: string): unknown;
export function readOwn(object: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value;
}

/** What a value is, as messages say it. */
export function describeValue(value: Value): string {
  if (value.kind !== "known") return value.kind === "unknown" ? "unknown" : `a ${value.kind}`;
  if (typeof value.value === "boolean") return "a bool";
  return typeof value.value === "number" ? "a number" : "a text";
}

/** A value as an expression would write it: `true`, `72`, `"abc"`; else `a record`, `a list` or `unknown`. */
export function formatValue(value: Value): string {
  if (value.kind !== "known") return describeValue(value);
  return typeof value.value === "string" ? JSON.stringify(value.value) : String(value.value);
}

/** Put together what several parts rest on. Constants add nothing. */
export function mergeProvenances(bases: readonly (Basis | null)[]): Basis {
  const kinds = new Set(bases.filter((provenance) => provenance !== null && provenance !== "constant"));
  const [only] = kinds;
  return kinds.size > 1 ? "mixed" : (only ?? "constant");
}

/** Causes of several parts, each once, in the order they are met. */
export function mergeCauses(lists: readonly (readonly Cause[])[]): readonly Cause[] {
  const merged = new Map(lists.flat().map((cause) => [JSON.stringify([cause.name, cause.reason]), cause]));
  return [...merged.values()];
}
