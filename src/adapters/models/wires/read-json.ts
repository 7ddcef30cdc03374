import { valueAt, type DataPath } from "../../../lib/fault.ts";

/** The count at a path of a parsed answer; 0 where there is none. */
export function countAt(data: unknown, ...path: DataPath): number {
  const value = valueAt(data, path);
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
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

/** Characters of a piece of an answer as JSON; 0 for nothing. */
export function charsOf(piece: unknown): number {
  if (piece === undefined || piece === null) return 0;
  return typeof piece === "string" ? piece.length : (JSON.stringify(piece) ?? "").length;
}

/** What an error object says of itself, type before message. In: the object or text under `error`. Out: null for no error. */
export function errorText(error: unknown): string | null {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return null;
  const kind = textAt(error, "type") ?? textAt(error, "code") ?? textAt(error, "status");
  const message = textAt(error, "message");
  return [kind, message].filter((part) => part !== null).join(": ") || "an error without words";
}
