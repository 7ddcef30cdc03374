import {
  BOOL,
  type FlowType,
  INT,
  isBool,
  isNothing,
  isNumeric,
  isScalar,
  isText,
  itemOf,
  joinTypes,
  NOTHING,
  NUMBER,
} from "./types.ts";

/** What one operand of a function must be. */
interface OperandRule {
  /** As messages say it, with its article. */
  readonly needs: string;
  readonly accepts: (type: FlowType) => boolean;
}

/** The static side of a function. */
export interface Signature {
  /** How it is called, for messages. */
  readonly usage: string;
  readonly operands: readonly OperandRule[];
  /** What must hold between operands that are sound each for itself. */
  readonly fit: ((types: readonly FlowType[]) => boolean) | null;
  /** In: operands that are sound. */
  readonly result: (types: readonly FlowType[]) => FlowType;
}

const list: OperandRule = { needs: "a list", accepts: (type) => itemOf(type) !== null };
const scalars: OperandRule = { needs: "a list of bools, numbers or texts", accepts: isListOf(isScalar) };
const bools: OperandRule = { needs: "a list of bools", accepts: isListOf(isBool) };
const numbers: OperandRule = { needs: "a list of numbers", accepts: isListOf(isNumeric) };
const text: OperandRule = { needs: "a text", accepts: isText };
const scalar: OperandRule = { needs: "a bool, a number or a text", accepts: isScalar };
const container: OperandRule = {
  needs: "a list of bools, numbers or texts, or a text",
  accepts: (type) => scalars.accepts(type) || isText(type),
};

const yieldsBool = () => BOOL;

/** Every function of the language. Source: the semantics of the gate language. */
export const SIGNATURES: Readonly<Record<string, Signature>> = {
  unique: one("unique(list)", scalars, yieldsBool),
  all: one("all(bools)", bools, yieldsBool),
  any: one("any(bools)", bools, yieldsBool),
  none: one("none(bools)", bools, yieldsBool),
  count: one("count(list)", list, () => INT),
  sum: one("sum(numbers)", numbers, (type) => (isWhole(itemTypeOf(type)) ? INT : NUMBER)),
  min: one("min(numbers)", numbers, itemTypeOf),
  max: one("max(numbers)", numbers, itemTypeOf),
  disjoint: two("disjoint(list, list)", scalars, scalars, areAlike),
  subset: two("subset(list, list)", scalars, scalars, areAlike),
  contains: two("contains(list, value)` or `contains(text, text)", container, scalar, canContain),
  starts_with: two("starts_with(text, start)", text, text, null),
  ends_with: two("ends_with(text, end)", text, text, null),
  glob: two('glob(path, "pattern")', text, text, null),
};

/** What people from elsewhere call them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  len: "count",
  length: "count",
  size: "count",
  every: "all",
  some: "any",
  exists: "any",
  includes: "contains",
  has: "contains",
  startswith: "starts_with",
  begins_with: "starts_with",
  endswith: "ends_with",
  distinct: "unique",
  matches: "glob",
  match: "glob",
  minimum: "min",
  maximum: "max",
  total: "sum",
};

/** The function that a name from another language means; null where there is none. */
export function functionMeantBy(name: string): string | null {
  const word = name.toLowerCase();
  if (Object.hasOwn(SIGNATURES, word)) return word;
  return Object.hasOwn(OTHER_NAMES, word) ? (OTHER_NAMES[word] ?? null) : null;
}

/** Signature of a function; null where there is none of that name. */
export function signatureOf(name: string): Signature | null {
  return Object.hasOwn(SIGNATURES, name) ? (SIGNATURES[name] ?? null) : null;
}

function one(usage: string, operand: OperandRule, result: (type: FlowType) => FlowType): Signature {
  return { usage, operands: [operand], fit: null, result: ([type = NOTHING]) => result(type) };
}

function two(usage: string, first: OperandRule, second: OperandRule, fit: Signature["fit"]): Signature {
  return { usage, operands: [first, second], fit, result: yieldsBool };
}

function isListOf(accepts: (item: FlowType) => boolean): (type: FlowType) => boolean {
  return (type) => {
    const item = itemOf(type);
    return item !== null && (isNothing(item) || accepts(item));
  };
}

function itemTypeOf(type: FlowType): FlowType {
  return itemOf(type) ?? NOTHING;
}

function isWhole(type: FlowType): boolean {
  return type.kind === "int" || isNothing(type);
}

function areAlike([first = NOTHING, second = NOTHING]: readonly FlowType[]): boolean {
  return joinTypes(first, second) !== null;
}

function canContain([whole = NOTHING, part = NOTHING]: readonly FlowType[]): boolean {
  return joinTypes(itemOf(whole) ?? whole, part) !== null;
}
