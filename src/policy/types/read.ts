import { assertNever } from "../../lib/assert.ts";
import {
  type DataPath,
  type Fault,
  formatPath,
  listAlternatives,
  quote,
  show,
  suggest,
  valueAt,
} from "../../lib/fault.ts";
import { isFault, parseTypeExpression, type TypeExpression } from "./expression.ts";
import { BUILTIN_TYPES } from "./builtin.ts";
import { CONCLUSION, type EvidenceType, isScalar, SCALARS } from "./type.ts";

/** OpenAI's strict form of a JSON Schema nests ten levels; a list and its items are two. */
const MAX_DEPTH = 8;
/** Names stand for whole types, so that a few lines could unfold into millions. */
const MAX_PARTS = 500;
const MAX_TYPES = 200;
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
const NAME_RULE = "must be a name of at most 100 letters, digits and `_` that starts with a letter or `_`";
const RESERVED_WORDS: ReadonlySet<string> = new Set(["list", "enum", "null", "object", "any"]);

/** Types that passed, and every fault of those that did not. */
export interface ReadTypes {
  /** By name; faulty ones are left out. */
  readonly types: ReadonlyMap<string, EvidenceType>;
  /** Every name that the policy tries to define, good or not. */
  readonly names: ReadonlySet<string>;
  readonly faults: readonly Fault[];
}

interface Reader {
  readonly definitions: ReadonlyMap<string, unknown>;
  readonly faults: Fault[];
  /** Finished types; null for those with a fault that has been told. */
  readonly done: Map<string, Unfolded | null>;
  /** Names on the way down, to find a type in itself. */
  readonly around: string[];
}

/** A type with its size when all names are written out. */
interface Unfolded {
  readonly type: EvidenceType;
  readonly parts: number;
  readonly depth: number;
}

/** Reads the `types` of a policy. In: the data of a policy of any shape. Out: records, lists, enums and aliases with all names
 *  resolved. Throws: never. Source: `checks/agent/README.md`, "Structured evidence". */
export function readTypes(data: unknown): ReadTypes {
  const section = valueAt(data, ["types"]);
  const definitions = new Map(isMapping(section) ? Object.entries(section) : []);
  if (definitions.size > MAX_TYPES) return { types: new Map(), names: new Set(definitions.keys()), faults: [TOO_MANY] };
  const reader: Reader = { definitions, faults: [], done: new Map(), around: [] };
  for (const name of definitions.keys()) {
    const fault = faultOfName(name);
    if (fault !== null) reader.faults.push({ ...fault, path: ["types", name], mark: "key" });
    const type = define(name, reader);
    if (fault !== null || type?.type.kind !== "optional") continue;
    reader.faults.push({ ...NOT_OPTIONAL, path: ["types", name], mark: "value" });
    reader.done.set(name, null);
  }
  const good = [...reader.done].flatMap(([name, unfolded]): [string, EvidenceType][] =>
    unfolded === null || faultOfName(name) !== null ? [] : [[name, unfolded.type]],
  );
  return { types: new Map(good), names: new Set(definitions.keys()), faults: reader.faults };
}

/** Reads one more type that rests on those of a policy. In: the type as YAML or the gate language has it, a text or a list of one, and
 *  the path for its faults. Out: null with a fault here, or for a name whose own fault is told with the policy's types. Throws: never. */
export function readTypeWith(
  value: unknown,
  path: DataPath,
  { types, names }: Pick<ReadTypes, "types" | "names">,
): { readonly type: EvidenceType | null; readonly faults: readonly Fault[] } {
  const done = [...names].map((name): [string, Unfolded | null] => {
    const type = types.get(name);
    return [name, type === undefined ? null : measure(type)];
  });
  const definitions = new Map([...names].map((name) => [name, null]));
  const reader: Reader = { definitions, faults: [], done: new Map(done), around: [] };
  const unfolded = readType(value, path, reader);
  if (unfolded?.type.kind === "optional") refuse(NOT_OPTIONAL, path, reader);
  return { type: reader.faults.length > 0 ? null : (unfolded?.type ?? null), faults: reader.faults };
}

type Words = Pick<Fault, "ruleId" | "message" | "hint">;

const NOT_OPTIONAL: Words = {
  ruleId: "invalid-type",
  message: "only a field of a record can be optional",
  hint: "Remove the `?`.",
};

const TOO_MANY: Fault = {
  ruleId: "invalid-value",
  message: `must have at most ${MAX_TYPES} types`,
  hint: null,
  path: ["types"],
  mark: "value",
};

function faultOfName(name: string): Words | null {
  if (name === CONCLUSION) return refuseConclusion();
  const hint = "Choose another name.";
  if (BUILTIN_TYPES.has(name) || isScalar(name) || RESERVED_WORDS.has(name))
    return { ruleId: "reserved-type", message: "is the name of a type of the language itself", hint };
  return NAME.test(name) ? null : { ruleId: "invalid-name", message: NAME_RULE, hint: null };
}

/** Why no agent may be asked for a conclusion. */
export function refuseConclusion(): Words {
  return {
    ruleId: "expect-invalid-type",
    message: `\`${CONCLUSION}\` is the runtime's own conclusion, and no agent may hand one in`,
    hint: "Ask for evidence, such as a bool and what it rests on, and let `pass-when` conclude.",
  };
}

function define(name: string, reader: Reader): Unfolded | null {
  const known = reader.done.get(name);
  if (known !== undefined) return known;
  reader.around.push(name);
  const unfolded = readType(reader.definitions.get(name), ["types", name], reader);
  reader.around.pop();
  reader.done.set(name, unfolded);
  return unfolded;
}

/** One type as YAML has it. Out: null when a fault in it has been told. */
function readType(value: unknown, path: DataPath, reader: Reader): Unfolded | null {
  if (typeof value === "string") {
    const parsed = parseTypeExpression(value);
    if (!isFault(parsed)) return resolve(parsed, path, reader);
    return refuse(
      {
        ruleId: "invalid-type",
        message: value === "" ? parsed.message : `${quote(value)} ${parsed.message}`,
        hint: parsed.hint,
      },
      path,
      reader,
    );
  }
  if (Array.isArray(value)) {
    if (value.length === 1) return toList(readType(value[0], [...path, 0], reader), path, reader);
    const message = `a list has one type of items, such as \`[text]\`, found ${value.length}`;
    return refuse({ ruleId: "invalid-type", message, hint: "For a choice of words write `low | high`." }, path, reader);
  }
  if (isMapping(value)) return readRecord(value, path, reader);
  const message = `expected a type, found ${show(value)}`;
  const hint = `Write ${listAlternatives(SCALARS)}, a list such as \`[text]\`, or a mapping of fields.`;
  return refuse({ ruleId: "wrong-type", message, hint }, path, reader);
}

function readRecord(value: Readonly<Record<string, unknown>>, path: DataPath, reader: Reader): Unfolded | null {
  const fields: Record<string, EvidenceType> = {};
  const keys = Object.keys(value);
  let [parts, depth, isGood] = [1, 1, keys.length > 0];
  if (!isGood) refuse({ ruleId: "invalid-type", message: "has no fields", hint: "Name at least one." }, path, reader);
  for (const key of keys) {
    const at = [...path, key];
    const name = key.endsWith("?") ? key.slice(0, -1) : key;
    const fault = faultOfField(name, Object.hasOwn(fields, name));
    if (fault !== null) reader.faults.push({ ...fault, path: at, mark: "key" });
    const field = readType(value[key], at, reader);
    if (fault !== null || field === null) isGood = false;
    else {
      fields[name] = name === key ? field.type : toOptional(field.type);
      parts += field.parts;
      depth = Math.max(depth, field.depth + 1);
    }
  }
  return isGood ? limit({ type: { kind: "record", fields }, parts, depth }, path, reader) : null;
}

function faultOfField(name: string, isTwice: boolean): Words | null {
  if (!NAME.test(name)) return { ruleId: "invalid-name", message: NAME_RULE, hint: null };
  // Schema libraries read members that objects inherit, so that a missing one would seem to be there.
  if (name in Object.prototype)
    return { ruleId: "invalid-name", message: "cannot be used as the name of a field", hint: "Choose another name." };
  const message = "is given twice, with and without `?`";
  return isTwice ? { ruleId: "duplicate-key", message, hint: "Keep one of the two." } : null;
}

function resolve(expression: TypeExpression, path: DataPath, reader: Reader): Unfolded | null {
  switch (expression.kind) {
    case "enum":
      return { type: expression, parts: 1, depth: 1 };
    case "list":
      return toList(resolve(expression.item, path, reader), path, reader);
    case "optional": {
      const inner = resolve(expression.inner, path, reader);
      return inner === null ? null : { ...inner, type: toOptional(inner.type) };
    }
    case "name":
      return resolveName(expression.name, path, reader);
    default:
      return assertNever(expression, "type expression");
  }
}

function resolveName(name: string, path: DataPath, reader: Reader): Unfolded | null {
  if (isScalar(name)) return { type: { kind: name }, parts: 1, depth: 1 };
  const builtin = BUILTIN_TYPES.get(name);
  if (builtin !== undefined) return measure(builtin);
  const at = reader.around.indexOf(name);
  if (at >= 0) {
    const way = [...reader.around.slice(at), name].map(quote).join(" → ");
    const message = `a type cannot contain itself: ${way}`;
    return refuse({ ruleId: "type-cycle", message, hint: "Nest records as deep as the evidence is." }, path, reader);
  }
  if (reader.definitions.has(name) && name !== CONCLUSION) return define(name, reader);
  return refuse(explainTypeName(name, [...reader.definitions.keys()]), path, reader);
}

/** Why a name is no type that can be used. In: the names that the policy defines. */
function explainTypeName(name: string, defined: readonly string[]): Words {
  if (name === CONCLUSION) return refuseConclusion();
  const others = defined.filter((one) => one !== CONCLUSION);
  const hint = suggest(name, [...SCALARS, ...BUILTIN_TYPES.keys(), ...others]) ?? "Define it under `types`.";
  return { ruleId: "unknown-type", message: `no type is named ${quote(name)}`, hint };
}

function toList(item: Unfolded | null, path: DataPath, reader: Reader): Unfolded | null {
  if (item === null) return null;
  if (item.type.kind === "optional") return refuse(NOT_OPTIONAL, path, reader);
  return limit({ type: { kind: "list", item: item.type }, parts: item.parts + 1, depth: item.depth + 1 }, path, reader);
}

/** A finished type with its size. */
function measure(type: EvidenceType): Unfolded {
  if (type.kind === "optional") return { ...measure(type.inner), type };
  const inner = type.kind === "record" ? Object.values(type.fields) : type.kind === "list" ? [type.item] : [];
  const sizes = inner.map(measure);
  const parts = sizes.reduce((sum, one) => sum + one.parts, 1);
  return { type, parts, depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)) };
}

function toOptional(type: EvidenceType): EvidenceType {
  return type.kind === "optional" ? type : { kind: "optional", inner: type };
}

function limit(unfolded: Unfolded, path: DataPath, reader: Reader): Unfolded | null {
  const { parts, depth } = unfolded;
  if (parts <= MAX_PARTS && depth <= MAX_DEPTH) return unfolded;
  const message =
    depth > MAX_DEPTH
      ? `is nested ${depth} levels deep, at most ${MAX_DEPTH} are allowed`
      : `has ${parts} parts with all names written out, at most ${MAX_PARTS} are allowed`;
  return refuse({ ruleId: "type-too-large", message, hint: "Ask for less, or in several checks." }, path, reader);
}

/** Tells a fault once for each place: a type is read once, whatever uses it. */
function refuse(words: Words, path: DataPath, { faults }: Reader): null {
  const place = formatPath(path);
  const isTold = faults.some((fault) => fault.ruleId === words.ruleId && formatPath(fault.path) === place);
  if (!isTold) faults.push({ ...words, path, mark: "value" });
  return null;
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
