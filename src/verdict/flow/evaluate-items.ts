import { type Cause, describeValue, type Holding, type Scalar, type Value } from "./value.ts";

/** Causes that one list tells of its items. */
const MAX_ITEM_CAUSES = 10;
const MAX_FOUND_CHARS = 40;

/** Items of a list that are of the type that is wanted, and those that are unknown or of another type. */
export interface SortedItems<T extends Scalar> {
  readonly known: readonly { readonly value: T; readonly holding: Holding }[];
  readonly unknown: readonly Holding[];
  readonly causes: readonly Cause[];
}

/** Sort the items of a list. In: `isWanted` says which type is wanted, `wanted` how messages call it; `list` names it. */
export function sortItems<T extends Scalar>(
  items: readonly Holding[],
  isWanted: (value: Scalar) => value is T,
  wanted: string,
  list: { readonly name: string },
): SortedItems<T> {
  const known: { readonly value: T; readonly holding: Holding }[] = [];
  const unknown: Holding[] = [];
  const causes: Cause[] = [];
  let left = 0;
  for (const [index, holding] of items.entries()) {
    const { value } = holding;
    if (value.kind === "known" && isWanted(value.value)) {
      known.push({ value: value.value, holding });
      continue;
    }
    unknown.push(holding);
    if (causes.length < MAX_ITEM_CAUSES) causes.push(...causesOfItem(value, wanted, `${list.name}[${index}]`));
    else left += 1;
  }
  return { known, unknown, causes: withRest(causes, left) };
}

function causesOfItem(value: Value, wanted: string, name: string): readonly Cause[] {
  if (value.kind === "unknown") return value.causes.slice(0, MAX_ITEM_CAUSES);
  return [{ name, reason: "type-mismatch", detail: `it is ${describeValue(value)}, not ${wanted}` }];
}

function withRest(causes: readonly Cause[], left: number): readonly Cause[] {
  const last = causes.at(-1);
  if (last === undefined || left === 0) return causes;
  const detail = `${last.detail}; ${left} more items are unknown`;
  return [...causes.slice(0, -1), { ...last, detail }];
}

export const isBool = (value: Scalar): value is boolean => typeof value === "boolean";
export const isNumber = (value: Scalar): value is number => typeof value === "number";
export const isScalar = (value: Scalar): value is Scalar =>
  isBool(value) || isNumber(value) || typeof value === "string";

/** Whether a list has a value: the one that it has, `false`, or why that is unknown. */
export type Found = Holding | false | { readonly causes: readonly Cause[] };

export interface Lookup {
  readonly find: (value: Scalar) => Found;
  readonly items: readonly Holding[];
}

/** Prepare a list for looking up any number of values. A value is found by its type and itself; where it is not found, an item that is
 *  unknown or of another type leaves it unknown. In: `list` names it. */
export function createLookup(items: readonly Holding[], list: { readonly name: string }): Lookup {
  const { known, causes } = sortItems(items, isScalar, "a value to compare with", list);
  const firsts = new Map<Scalar, Holding>();
  const types = new Set<string>();
  for (const { value, holding } of known) {
    if (!firsts.has(value)) firsts.set(value, holding);
    types.add(typeof value);
  }
  const find = (value: Scalar): Found => {
    const found = firsts.get(value);
    if (found !== undefined) return found;
    if (causes.length > 0) return { causes };
    if (types.size === 0 || (types.size === 1 && types.has(typeof value))) return false;
    const what = describeValue({ kind: "known", value });
    return {
      causes: [
        { name: list.name, reason: "type-mismatch", detail: `not all of its items can be compared with ${what}` },
      ],
    };
  };
  return { find, items };
}

/** A value for a message, cut. */
export function quote(value: Scalar): string {
  if (typeof value !== "string") return String(value);
  return JSON.stringify(value.length > MAX_FOUND_CHARS ? `${value.slice(0, MAX_FOUND_CHARS - 1)}…` : value);
}
