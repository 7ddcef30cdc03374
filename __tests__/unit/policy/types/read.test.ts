import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { readTypes } from "../../../../src/policy/types/read.ts";

const read = (types: unknown) => readTypes({ types });

test("names stand for what they name, wherever it is defined", () => {
  const { types, faults } = read({ A: { b: "B?", c: ["C"] }, B: { d: "int" }, C: "low | high" });
  expect(faults).toEqual([]);
  expect(types.get("A")).toEqual({
    kind: "record",
    fields: {
      b: { kind: "optional", inner: { kind: "record", fields: { d: { kind: "int" } } } },
      c: { kind: "list", item: { kind: "enum", values: ["low", "high"] } },
    },
  });
});

test("a type with a fault is told once and left out, and so is what needs it", () => {
  const { types, faults, names } = read({ A: { b: "B" }, B: { x: "txt" }, C: { b: "B" }, D: { ok: "bool" } });
  expect(faults.map(({ path }) => path)).toEqual([["types", "B", "x"]]);
  expect([...types.keys()]).toEqual(["D"]);
  expect([...names]).toEqual(["A", "B", "C", "D"]);
});

test("types that double with every line are refused before they are written out", () => {
  const lines = Array.from({ length: 100 }, (_, at) => [`T${at}`, at === 0 ? { a: "text" } : wide(`T${at - 1}`)]);
  const { faults } = read(Object.fromEntries(lines));
  expect(faults.map(({ ruleId }) => ruleId)).toEqual(["type-too-large"]);
});

const wide = (name: string) => Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((field) => [field, name]));

const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`T${at}`, at + 1 < length ? `T${at + 1}` : "bool"]));

test("a thousand types are refused, and a chain of as many as there may be is followed", () => {
  expect(read(chain(1_000)).faults).toMatchObject([{ message: "must have at most 200 types", path: ["types"] }]);
  const { types, faults } = read(chain(200));
  expect(faults).toEqual([]);
  expect(types.get("T0")).toEqual({ kind: "bool" });
});

test("whatever stands under `types`, it is types or faults and no throw", () => {
  const words = fc.constantFrom("bool", "text?", "A", "B", "[A]", "Verification", "low | high", "?", "__proto__");
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, words, fc.array(tie("value")), fc.dictionary(words, tie("value")), fc.anything()),
  }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("A", "B", "C", "constructor", "Verification"), value), (types) => {
      const result = read(types);
      for (const name of result.names)
        expect(result.types.has(name) || result.faults.length > 0, `${name} vanished`).toBe(true);
      expect(result.types.has("Verification")).toBe(false);
    }),
  );
});
