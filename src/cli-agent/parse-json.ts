import { isDeeperThan } from "../evidence/nesting.ts";

/** Far more than any event of the tested programs has, far less than what a function that calls itself can bear. */
export const MAX_LEVELS = 200;

export type ParsedJson =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "too-deep" }
  | { readonly kind: "none" };

/** Reads JSON of strangers that is to be walked. Throws: never. */
export function parseJson(text: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, MAX_LEVELS) ? { kind: "too-deep" } : { kind: "json", value };
  } catch {
    return { kind: "none" };
  }
}
