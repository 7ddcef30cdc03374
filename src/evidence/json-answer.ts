import { visit } from "jsonc-parser";
import { quote } from "../lib/fault.ts";
import { isDeeperThan } from "./nesting.ts";
import { findTrailingObject } from "./trailing-json.ts";

/** What a text holds that should be one JSON object. `whole`: the object and nothing else, but for white space and one code fence around
 *  it. `trailing`: words before it, in which no other object begins and no `pass` is said. `none`: anything else, and why. */
export type JsonAnswer =
  | { readonly kind: "whole" | "trailing"; readonly value: object }
  | { readonly kind: "none"; readonly why: string };

interface JsonBounds {
  /** Of the object, in characters. */
  readonly maxChars: number;
  /** How deep it may be nested. */
  readonly maxLevels: number;
}

/** Reads the one object of an answer. No reader may see another one in it: an object in which a key stands twice, at whatever level and
 *  however it is escaped, is none, and so is one beside which a second begins. In: text of strangers. Throws: never. */
export function readJsonAnswer(text: string, bounds: JsonBounds): JsonAnswer {
  const whole = withoutFence(text.trim());
  const source =
    whole.startsWith("{") && parseObject(whole) !== null ? whole : findTrailingObject(text, bounds.maxChars);
  if (source === null) return none("it does not end in a JSON object");
  const value = parseObject(source);
  if (value === null) return none("it ends in something that is no JSON object");
  if (source.length > bounds.maxChars) return none(`its JSON object is larger than ${bounds.maxChars} characters`);
  // Nothing may walk what has no end.
  if (isDeeperThan(value, bounds.maxLevels)) return none("its JSON object is nested too deeply");
  const twice = findDuplicateKey(source);
  if (twice !== null) return none(`its JSON object has the key ${quote(twice)} twice in one object`);
  if (source === whole) return { kind: "whole", value };
  const before = text.slice(0, text.lastIndexOf(source));
  if (OBJECT_BEGINNING.test(before)) return none("it has more than one JSON object, and only one is clear");
  if (PASS_KEY.test(before)) return none("it says `pass` more than once, and only one judgement is clear");
  return { kind: "trailing", value };
}

/** Whether a text is a JSON object in which a key stands twice: readers differ in which of the two they take. Throws: never. */
export function hasDuplicateKey(text: string, maxLevels: number): boolean {
  const value = parseObject(text.trim());
  return value !== null && !isDeeperThan(value, maxLevels) && findDuplicateKey(text.trim()) !== null;
}

const OBJECT_BEGINNING = /\{\s*"(?:[^"\\\n]|\\.)*"\s*:/;
const PASS_KEY = /"(?:p|\\u0070)(?:a|\\u0061)(?:s|\\u0073){2}"\s*:/;

/** Without one code fence around all of it. In: without white space around it. */
function withoutFence(text: string): string {
  const [marks = ""] = /^(?:`{3,100}|~{3,100})/.exec(text) ?? [];
  const [head, tail] = [text.indexOf("\n"), text.lastIndexOf("\n")];
  if (marks === "" || head === tail || !/^[ \t]*[\w-]*[ \t]*\r?$/.test(text.slice(marks.length, head))) return text;
  return text.slice(tail + 1).trim() === marks ? text.slice(head + 1, tail).trim() : text;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** In: JSON that is not nested deeply. Out: the first key that an object has twice; null for none. */
function findDuplicateKey(json: string): string | null {
  const open: Set<string>[] = [];
  let twice: string | null = null;
  visit(json, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key) => {
      const keys = open.at(-1);
      if (keys?.has(key) === true) twice ??= key;
      keys?.add(key);
    },
  });
  return twice;
}

function none(why: string): JsonAnswer {
  return { kind: "none", why };
}
