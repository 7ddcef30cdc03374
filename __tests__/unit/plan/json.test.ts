import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import type { DataPath } from "../../../src/lib/fault.ts";
import { parseJson } from "../../../src/plan/json.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON texts with a few characters put in, taken out or replaced. */
const brokenJson = fc
  .tuple(
    fc.jsonValue({ maxDepth: 3 }),
    fc.boolean(),
    fc.array(
      fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(..."{}[],:\"'\\ \n\t01-.eEtrufalsn/*\u00a0\u0001".split(""))),
      {
        maxLength: 3,
      },
    ),
  )
  .map(([value, isIndented, edits]) =>
    edits.reduce(
      (text, [place, removed, added]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + added + text.slice(at + removed);
      },
      JSON.stringify(value, null, isIndented ? 2 : 0),
    ),
  );

test("what is JSON is what JSON.parse takes, but for duplicate keys", () => {
  fc.assert(
    fc.property(brokenJson, (text) => {
      const { data, diagnostics } = parseJson(text, "f");
      expect(diagnostics.length === 0).toBe(isJson(text));
      expect(data === undefined).toBe(diagnostics.length > 0);
      for (const { range, message } of diagnostics) {
        expect(range).not.toBeNull();
        expect(message).not.toMatch(/undefined|NaN|\n/);
      }
    }),
    { numRuns: 2_000 },
  );
});

function everyPath(value: unknown, path: DataPath = []): readonly DataPath[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, child]) => everyPath(child, [...path, key]))];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("every value is found where it stands, and every key before it", () => {
  const json = fc.jsonValue({ maxDepth: 3 }).map(plain);
  fc.assert(
    fc.property(json, fc.nat(4), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const { data, locator, faults } = parseJson(text, "f");
      expect(faults).toEqual([]);
      expect(plain(data)).toEqual(value);
      const lines = text.split("\n");
      const offsetOf = (at: { line: number; column: number } | undefined): number =>
        lines.slice(0, (at?.line ?? 0) - 1).join("\n").length + ((at?.line ?? 0) > 1 ? 1 : 0) + (at?.column ?? 0) - 1;
      for (const path of everyPath(value)) {
        const range = locator.value(path);
        const source: unknown = JSON.parse(text.slice(offsetOf(range?.start), offsetOf(range?.end)));
        const found = path.reduce<unknown>((parent, part) => Reflect.get(Object(parent), part), value);
        expect(source).toEqual(found);
        const key = path.at(-1);
        const keyRange = locator.key(path);
        if (typeof key === "string")
          expect(JSON.parse(text.slice(offsetOf(keyRange?.start), offsetOf(keyRange?.end)))).toBe(key);
        else expect(keyRange).toBeNull();
      }
    }),
  );
});

test("nothing has the names that objects inherit", () => {
  const { data, locator } = parseJson('{"__proto__": {"isAdmin": true}}', "f");
  expect(Reflect.get(Object(data), "isAdmin")).toBeUndefined();
  expect(locator.value(["constructor"])).toBeNull();
});

const mebibyte = 1_048_576;
test.each([
  ["brackets", "[".repeat(mebibyte)],
  ["values", `[${"1,".repeat(mebibyte / 2 - 2)}1]`],
  ["words", "a ".repeat(mebibyte / 2)],
  ["open strings", '"\n'.repeat(mebibyte / 2)],
  ["commas", `[${",".repeat(mebibyte - 1)}`],
  ["backslashes", `"${"\\".repeat(mebibyte - 2)}"`],
  ["a key without end", `{"${"k".repeat(mebibyte - 10)}":}`],
])("a mebibyte of %s is refused quickly and briefly", (_, text) => {
  const startedAt = performance.now();
  const { diagnostics } = parseJson(text, "f");
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(diagnostics.length).toBeLessThanOrEqual(101);
  for (const { message } of diagnostics) expect(message.length).toBeLessThan(500);
});

test("64 levels are read, 65 are not", () => {
  expect(parseJson("[".repeat(64) + "]".repeat(64), "f").diagnostics).toEqual([]);
  expect(parseJson("[".repeat(65) + "]".repeat(65), "f").diagnostics).toMatchObject([{ ruleId: "too-deep" }]);
});
