import { expect, test } from "vitest";
import { typeOfInput } from "../../../src/policy/input.ts";
import type { PolicyData } from "../../../src/policy/policy.ts";

const NOTHING = { kind: "enum", values: [] };
const [bool, int, number, text] = (["bool", "int", "number", "text"] as const).map((kind) => ({ kind }));

const typeOf = (value: PolicyData) => typeOfInput({ value }).fields["value"];
const list = (item: unknown): unknown => ({ kind: "list", item });
const optional = (inner: unknown): unknown => ({ kind: "optional", inner });
const record = (fields: unknown): unknown => ({ kind: "record", fields });

test.each<readonly [PolicyData, unknown]>([
  [true, bool],
  [3, int],
  [-0.5, number],
  ["x", text],
  [[], list(NOTHING)],
  [["a"], list(text)],
  [[1, 0.5, 2], list(number)],
  [[[], [1], [0.5]], list(list(number))],
  [{ a: { b: true } }, record({ a: record({ b: bool }) })],
  [[{ a: 1 }, { a: 2, b: "x" }, { b: "y" }], list(record({ a: optional(int), b: optional(text) }))],
  [[{ a: 1 }, { a: 0.5 }], list(record({ a: number }))],
  [[{ a: 1 }, {}, { a: 0.5 }], list(record({ a: optional(number) }))],
  [[{ a: [] }, { a: [1] }], list(record({ a: list(int) }))],
])("%j", (value, type) => {
  expect(typeOf(value)).toEqual(type);
});

test("names that objects inherit are no fields", () => {
  expect(typeOf([{ constructor: 1 }, {}])).toEqual(list(record({ constructor: optional(int) })));
});
