export type Scalar = boolean | number | string;

/** What a fact may hold, and what goes into agents' input, events and outputs. Null stands for a part that is unknown. */
export type FlowValue = Scalar | readonly (FlowValue | null)[] | { readonly [member: string]: FlowValue | null };

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

/** What the names of an expression stand for: facts of checks by `holdFacts`, other values by `holdLeaf` or `holdValue`. */
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

/** `read` gives null for what is not a member of its own; `names` are its members. */
interface RecordValue {
  readonly kind: "record";
  readonly names: readonly string[];
  readonly read: (member: string) => Holding | null;
}

/** Each item may be unknown for itself: an optional field that one record of many does not have. */
interface ListValue {
  readonly kind: "list";
  readonly items: readonly Holding[];
}

export type Value =
  | { readonly kind: "known"; readonly value: Scalar }
  | RecordValue
  | ListValue
  | { readonly kind: "unknown"; readonly causes: readonly Cause[] };

/** A value with what it rests on; `provenance` is null exactly where the value is unknown. That of a list is what its length rests
 *  on, and its items have their own. */
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
export function holdFacts(name: string, facts: Facts): Holding {
  const read = remember((member) => {
    const leaf = readOwn(facts, member);
    return leaf === undefined ? null : holdLeaf(`${name}.${member}`, leaf);
  });
  return { value: { kind: "record", names: Object.keys(facts), read }, provenance: "constant", detail: "" };
}

/** A fact is read in many places, and a list of it is held only once that way. */
function remember(read: RecordValue["read"]): RecordValue["read"] {
  let known: Map<string, Holding> | null = null;
  return (member) => {
    const kept = known?.get(member);
    if (kept !== undefined) return kept;
    const holding = read(member);
    if (holding === null) return null;
    known ??= new Map();
    known.set(member, holding);
    return holding;
  };
}

/** A record of values that rest on different things. */
export function holdRecord(members: Readonly<Record<string, Holding>>): Holding {
  const read = (member: string): Holding | null => readOwn(members, member) ?? null;
  return { value: { kind: "record", names: Object.keys(members), read }, provenance: "constant", detail: "" };
}

/** A list of values that rest on different things. In: `provenance` is what its length rests on. */
export function holdList(items: readonly Holding[], provenance: Basis = "constant", detail = ""): Holding {
  return { value: { kind: "list", items }, provenance, detail };
}

/** One fact. In: `name` is how causes call it, such as `tests.passed`. */
export function holdLeaf(name: string, leaf: Leaf): Holding {
  if (leaf.kind === "unknown") return unknownBecause(name, leaf.reason, leaf.detail);
  return holdValue(name, leaf.value, leaf.provenance, leaf.detail);
}

/** Plain data. Evidence comes from outside, so what its type promises is looked at again: what is none of our values is unknown. In:
 *  `name` is how causes call it. */
export function holdValue(name: string, value: unknown, provenance: Basis, detail: string): Holding {
  if (typeof value === "number" && !Number.isFinite(value)) return unknownBecause(name, "not-a-number", String(value));
  if (typeof value === "boolean" || typeof value === "number" || typeof value === "string")
    return { value: { kind: "known", value }, provenance, detail };
  if (typeof value !== "object" || value === null) return unknownBecause(name, "missing-fact", "it has no value");
  return { value: Array.isArray(value) ? listIn(value) : recordIn(value), provenance, detail };

  function listIn(list: readonly unknown[]): ListValue {
    let items: readonly Holding[] | null = null;
    return {
      kind: "list",
      get items() {
        items ??= Array.from(list, (item, index) => holdValue(`${name}[${index}]`, item, provenance, detail));
        return items;
      },
    };
  }

  function recordIn(record: object): RecordValue {
    return {
      kind: "record",
      get names() {
        return Object.keys(record);
      },
      read: remember((member) => {
        const inner: unknown = readOwn(record, member);
        return inner === undefined ? null : holdValue(`${name}.${member}`, inner, provenance, detail);
      }),
    };
  }
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
export function mergeProvenances(bases: Iterable<Basis | null>): Basis {
  let merged: Basis = "constant";
  for (const basis of bases) {
    if (basis === null || basis === "constant" || basis === merged) continue;
    if (merged !== "constant") return "mixed";
    merged = basis;
  }
  return merged;
}

/** A value that was chosen by something else, such as an item by its index: it rests on that too, and so does all that it holds. */
export function restOn(holding: Holding, basis: Basis): Holding {
  const { value, provenance, detail } = holding;
  if (basis === "constant" || value.kind === "unknown") return holding;
  return {
    value: isStructure(value) ? restAllOn(value, basis) : value,
    provenance: mergeProvenances([provenance, basis]),
    detail,
  };
}

function isStructure(value: Value): value is RecordValue | ListValue {
  return value.kind === "record" || value.kind === "list";
}

function restAllOn(value: RecordValue | ListValue, basis: Basis): RecordValue | ListValue {
  if (value.kind === "record") {
    const read = (member: string): Holding | null => {
      const holding = value.read(member);
      return holding === null ? null : restOn(holding, basis);
    };
    return {
      kind: "record",
      get names() {
        return value.names;
      },
      read,
    };
  }
  let items: readonly Holding[] | null = null;
  return {
    kind: "list",
    get items() {
      items ??= value.items.map((item) => restOn(item, basis));
      return items;
    },
  };
}

/** Causes of several parts, each once, in the order they are met. */
export function mergeCauses(lists: readonly (readonly Cause[])[]): readonly Cause[] {
  const [only = [], ...others] = lists;
  if (others.length === 0 && only.length < 2) return only;
  const merged = new Map(lists.flat().map((cause) => [JSON.stringify([cause.name, cause.reason]), cause]));
  return [...merged.values()];
}

/** Why a value is unknown; none where it is known. */
export function causesOf({ value }: Holding): readonly Cause[] {
  return value.kind === "unknown" ? value.causes : [];
}
