import { valueAt, type DataPath } from "../../../lib/fault.ts";

/** Sums of larger counts would say nothing. */
const MAX_COUNT = 1e12;

/** The count at a path of a parsed answer; 0 where there is none. */
export function countAt(data: unknown, ...path: DataPath): number {
  const value = valueAt(data, path);
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.min(value, MAX_COUNT) : 0;
}

/** The text at a path of a parsed answer; null where there is none. */
export function textAt(data: unknown, ...path: DataPath): string | null {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : null;
}

/** The list at a path of a parsed answer; empty where there is none. */
export function listAt(data: unknown, ...path: DataPath): readonly unknown[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
}

/** Whether there is an object at a path of a parsed answer. */
export function hasObjectAt(data: unknown, ...path: DataPath): boolean {
  const value = valueAt(data, path);
  return typeof value === "object" && value !== null;
}

/** Characters of a piece of an answer, about as many as its JSON has; 0 for nothing. Walks without recursion: an endpoint may nest
 *  deeper than the stack. */
export function charsOf(piece: unknown): number {
  if (piece === undefined || piece === null) return 0;
  if (typeof piece === "string") return piece.length;
  let chars = 0;
  const rest: unknown[] = [piece];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== "object" || value === null) {
      chars += typeof value === "string" ? value.length + 2 : String(value).length;
      continue;
    }
    chars += 2;
    for (const [key, inner] of Object.entries(value)) {
      chars += Array.isArray(value) ? 1 : key.length + 4;
      rest.push(inner);
    }
  }
  return chars;
}

/** What an error object says of itself, type before message. In: the object or text under `error`. Out: null for no error. */
export function errorText(error: unknown): string | null {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return null;
  const kind = textAt(error, "type") ?? textAt(error, "code") ?? textAt(error, "status");
  const message = textAt(error, "message");
  return [kind, message].filter((part) => part !== null).join(": ") || "an error without words";
}
