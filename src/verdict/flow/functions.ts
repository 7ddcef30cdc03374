import { addUp, type Calculated } from "./arithmetic.ts";
import {
  createLookup,
  type Found,
  isBool,
  isNumber,
  isScalar,
  type Lookup,
  quote,
  sortItems,
  type SortedItems,
} from "./evaluate-items.ts";
import { type Glob, matchesGlob, parseGlob } from "./glob.ts";
import { type Cause, describeValue, type Holding, mergeCauses, type Scalar, type Value } from "./value.ts";

/** Longest path that `glob` looks at: what is longer is none. */
const MAX_PATH_CHARS = 4_096;

/** One operand of a call, known. `name` is how causes call it, to be asked for only then: it is not always at hand. */
export interface Operand {
  readonly value: Value;
  readonly name: string;
  /** The text, where it is written out in the expression. */
  readonly literal: string | null;
}

/** What a call comes to. */
export interface Outcome {
  readonly value: Value;
  /** What was found, in few words, such as `"Mon" twice`; empty where the value says it all. */
  readonly finding: string;
  /** The items of lists that it rests on; null for all of them. */
  readonly used: readonly Holding[] | null;
}

/** A function of the language. In: as many operands as it takes, none of them unknown; items of lists may be. Throws: never. */
export interface FlowFunction {
  readonly operandCount: number;
  /** Whether the values of items matter, not only their number. */
  readonly readsItems: boolean;
  readonly call: (operands: readonly Operand[]) => Outcome;
}

const FUNCTIONS: Readonly<Record<string, FlowFunction>> = {
  unique: onList("unique", findTwice),
  all: onBools("all", (bools) => judge(bools, false, false)),
  any: onBools("any", (bools) => judge(bools, true, true)),
  none: onBools("none", (bools) => judge(bools, true, false)),
  count: { ...onList("count", ({ value }) => known(value.items.length, "", [])), readsItems: false },
  sum: onNumbers("sum", (numbers, list) => numberOf(addUp(numbers), list)),
  min: onNumbers("min", (numbers, list) => pick(numbers, list, (one, least) => one < least)),
  max: onNumbers("max", (numbers, list) => pick(numbers, list, (one, most) => one > most)),
  disjoint: onTwoLists("disjoint", areDisjoint),
  subset: onTwoLists("subset", isSubset),
  contains: { operandCount: 2, readsItems: true, call: ([whole, part]) => contains(whole, part) },
  starts_with: onTexts("starts_with", (text, start) => text.startsWith(start)),
  ends_with: onTexts("ends_with", (text, end) => text.endsWith(end)),
  glob: { operandCount: 2, readsItems: true, call: ([path, pattern]) => matchGlob(path, pattern) },
};

/** The function of a name; null where there is none. */
export function findFunction(name: string): FlowFunction | null {
  return Object.hasOwn(FUNCTIONS, name) ? (FUNCTIONS[name] ?? null) : null;
}

/** `item in list`, and `contains` of a list. In: an item that is known. */
export function findIn(list: Operand | undefined, item: Operand | undefined, taker: string): Outcome {
  if (!isList(list)) return mismatch(taker, list, "a list");
  if (item?.value.kind !== "known") return mismatch(taker, item, "a bool, number or text");
  const found = createLookup(list.value.items, list).find(item.value.value);
  if (found === false) return known(false);
  return isCauses(found) ? unknown(found.causes) : known(true, "", [found]);
}

function onList(name: string, call: (list: ListOperand) => Outcome): FlowFunction {
  return {
    operandCount: 1,
    readsItems: true,
    call: ([list]) => (isList(list) ? call(list) : mismatch(name, list, "a list")),
  };
}

function onBools(name: string, call: (bools: SortedItems<boolean>) => Outcome): FlowFunction {
  return onList(name, (list) => call(sortItems(list.value.items, isBool, "a bool", list)));
}

/** Numbers that are not known could be any: there is nothing to absorb. */
function onNumbers(name: string, call: (numbers: readonly number[], list: Operand) => Outcome): FlowFunction {
  return onList(name, (list) => {
    const numbers = sortItems(list.value.items, isNumber, "a number", list);
    if (numbers.causes.length > 0) return unknown(numbers.causes, numbers.unknown);
    return call(
      numbers.known.map(({ value }) => value),
      list,
    );
  });
}

function onTwoLists(name: string, call: (first: SortedItems<Scalar>, second: Lookup) => Outcome): FlowFunction {
  return {
    operandCount: 2,
    readsItems: true,
    call: ([first, second]) => {
      if (!isList(first)) return mismatch(name, first, "a list");
      if (!isList(second)) return mismatch(name, second, "a list");
      const items = sortItems(first.value.items, isScalar, "a value to compare", first);
      return call(items, createLookup(second.value.items, second));
    },
  };
}

function onTexts(name: string, test: (text: string, other: string) => boolean): FlowFunction {
  const call = ([text, other]: readonly Operand[]): Outcome => {
    const [one, two] = [textIn(text), textIn(other)];
    if (one === null) return mismatch(name, text, "a text");
    return two === null ? mismatch(name, other, "a text") : known(test(one, two));
  };
  return { operandCount: 2, readsItems: true, call };
}

/** Two equal items settle it, whatever else is unknown; one item alone is unique in any case. */
function findTwice(list: ListOperand): Outcome {
  const { items } = list.value;
  const { known: scalars, causes, unknown: unknowns } = sortItems(items, isScalar, "a value to compare", list);
  const firsts = new Map<Scalar, Holding>();
  for (const { value, holding } of scalars) {
    const first = firsts.get(value);
    if (first !== undefined) return known(false, `${quote(value)} twice`, [first, holding]);
    firsts.set(value, holding);
  }
  if (items.length === 1) return known(true, "", []);
  return causes.length === 0 ? known(true) : unknown(causes, unknowns);
}

/** In: `deciding` is the item that settles it, `settled` what it comes to then. */
function judge(
  { known: bools, unknown: unknowns, causes }: SortedItems<boolean>,
  deciding: boolean,
  settled: boolean,
): Outcome {
  const deciders = bools.filter(({ value }) => value === deciding).map(({ holding }) => holding);
  if (deciders.length > 0) {
    const count = bools.length + unknowns.length;
    return known(
      settled,
      `${deciders.length} of ${count} ${deciders.length === 1 ? "is" : "are"} ${deciding}`,
      deciders,
    );
  }
  return causes.length === 0 ? known(!settled) : unknown(causes, unknowns);
}

function pick(numbers: readonly number[], list: Operand, isBetter: (one: number, best: number) => boolean): Outcome {
  const [first, ...others] = numbers;
  if (first === undefined) return unknown([{ name: list.name, reason: "missing-fact", detail: "the list is empty" }]);
  return known(others.reduce((best, one) => (isBetter(one, best) ? one : best), first));
}

function areDisjoint(first: SortedItems<Scalar>, second: Lookup): Outcome {
  if (second.items.length === 0) return known(true);
  const causes = [first.causes];
  for (const { value, holding } of first.known) {
    const found = second.find(value);
    if (found === false) continue;
    if (!isCauses(found)) return known(false, `both have ${quote(value)}`, [holding, found]);
    causes.push(found.causes);
  }
  return causes.every((list) => list.length === 0) ? known(true) : unknown(mergeCauses(causes));
}

function isSubset(first: SortedItems<Scalar>, second: Lookup): Outcome {
  const causes = [first.causes];
  for (const { value, holding } of first.known) {
    const found = second.find(value);
    if (found === false) return known(false, `the second list has no ${quote(value)}`, [holding, ...second.items]);
    if (isCauses(found)) causes.push(found.causes);
  }
  if (second.items.length === 0 && first.unknown.length > 0) return known(false, "the second list is empty");
  return causes.every((list) => list.length === 0) ? known(true) : unknown(mergeCauses(causes));
}

function contains(whole: Operand | undefined, part: Operand | undefined): Outcome {
  if (isList(whole)) return findIn(whole, part, "contains");
  const [text, inner] = [textIn(whole), textIn(part)];
  if (text === null) return mismatch("contains", whole, "a list or a text");
  return inner === null ? mismatch("contains", part, "a text") : known(text.includes(inner));
}

function matchGlob(path: Operand | undefined, pattern: Operand | undefined): Outcome {
  const text = textIn(path);
  if (text === null) return mismatch("glob", path, "a text");
  if (pattern === undefined || pattern.literal === null)
    return mismatch("glob", pattern, "a pattern that is written out");
  if (text.length > MAX_PATH_CHARS) {
    const detail = `\`glob\` looks at ${MAX_PATH_CHARS} characters of a path at most, but this has ${text.length}`;
    return unknown([{ name: path?.name ?? "glob", reason: "too-many-steps", detail }]);
  }
  const glob = globOf(pattern.literal);
  return glob === null ? mismatch("glob", pattern, "a pattern of paths") : known(matchesGlob(text, glob));
}

/** Patterns are written out in gates, so there are few. The bound is for what runs for long. */
const globs = new Map<string, Glob | null>();
const MAX_GLOBS = 1_000;

function globOf(pattern: string): Glob | null {
  const kept = globs.get(pattern);
  if (kept !== undefined) return kept;
  if (globs.size >= MAX_GLOBS) globs.clear();
  const made = parseGlob(pattern);
  globs.set(pattern, made);
  return made;
}

type ListOperand = Operand & { readonly value: { readonly kind: "list" } };

function isList(operand: Operand | undefined): operand is ListOperand {
  return operand?.value.kind === "list";
}

function textIn(operand: Operand | undefined): string | null {
  return operand?.value.kind === "known" && typeof operand.value.value === "string" ? operand.value.value : null;
}

function isCauses(found: Exclude<Found, false>): found is Exclude<Found, false | Holding> {
  return "causes" in found;
}

function known(value: Scalar, finding = "", used: readonly Holding[] | null = null): Outcome {
  return { value: { kind: "known", value }, finding, used };
}

function unknown(causes: readonly Cause[], used: readonly Holding[] | null = null): Outcome {
  return { value: { kind: "unknown", causes }, finding: "", used };
}

function numberOf(calculated: Calculated, list: Operand): Outcome {
  if ("number" in calculated) return known(calculated.number);
  return unknown([{ name: list.name, reason: "not-a-number", detail: calculated.problem }]);
}

function mismatch(taker: string, operand: Operand | undefined, wanted: string): Outcome {
  const what = operand === undefined ? "missing" : describeValue(operand.value);
  const detail = `\`${taker}\` needs ${wanted}, but this is ${what}`;
  return unknown([{ name: operand?.name ?? taker, reason: "type-mismatch", detail }]);
}
