import { assertNever } from "../../lib/assert.ts";
import { LIMITS } from "./limits.ts";
import { type Cause, type FlowValue, type Holding, mergeCauses } from "./value.ts";

/** Parts that one value may have when it leaves the language. Lists of lists of lists that share their items grow fast. */
const MAX_PARTS = 100_000;

interface Walk {
  parts: number;
}

/** A value as plain data, to go into events, outputs and agents' input. Out: null for what is unknown, the whole or a part, and for what
 *  is nested deeper than an expression can be or has too many parts; `causesIn` names both. Throws: never. */
export function toPlain(holding: Holding): FlowValue | null {
  return plainOf(holding, { parts: 0 }, 1);
}

function plainOf({ value }: Holding, walk: Walk, depth: number): FlowValue | null {
  if (isTooLarge(walk, depth)) return null;
  switch (value.kind) {
    case "known":
      return value.value;
    case "unknown":
      return null;
    case "list":
      return value.items.map((item) => plainOf(item, walk, depth + 1));
    case "record":
      return Object.fromEntries(
        value.names.flatMap((name) => {
          const member = value.read(name);
          return member === null ? [] : [[name, plainOf(member, walk, depth + 1)]];
        }),
      );
    default:
      return assertNever(value, "value");
  }
}

/** Why a value or any part of it is unknown; empty exactly where `toPlain` gives the whole of it. Throws: never. */
export function causesIn(holding: Holding): readonly Cause[] {
  return mergeCauses(listCauses(holding, { parts: 0 }, 1));
}

function listCauses({ value }: Holding, walk: Walk, depth: number): readonly (readonly Cause[])[] {
  if (isTooLarge(walk, depth))
    return [[{ name: "value", reason: "too-many-steps", detail: "it has too many parts or is nested too deeply" }]];
  switch (value.kind) {
    case "known":
      return [];
    case "unknown":
      return [value.causes];
    case "list":
      return value.items.flatMap((item) => listCauses(item, walk, depth + 1));
    case "record":
      return value.names.flatMap((name) => {
        const member = value.read(name);
        return member === null ? [] : listCauses(member, walk, depth + 1);
      });
    default:
      return assertNever(value, "value");
  }
}

function isTooLarge(walk: Walk, depth: number): boolean {
  walk.parts += 1;
  return walk.parts > MAX_PARTS || depth > LIMITS.depth;
}
