import { expect, test } from "vitest";
import { readTypes } from "../../../../src/policy/types/read.ts";
import { toJsonSchema, toZod } from "../../../../src/policy/types/schema.ts";
import type { RecordEvidence } from "../../../../src/policy/types/type.ts";

function recordOf(fields: unknown, others: Readonly<Record<string, unknown>> = {}): RecordEvidence {
  const { types, faults } = readTypes({ types: { ...others, Mine: fields } });
  expect(faults).toEqual([]);
  const type = types.get("Mine");
  if (type?.kind !== "record") throw new Error("no record");
  return type;
}

const full = recordOf(
  { ok: "bool", count: "int", share: "number", level: "low | high", "notes?": "text", where: ["Place"] },
  { Place: { path: "text", line: "int?" } },
);
const good = { ok: true, count: 3, share: 0.5, level: "low", notes: null, where: [{ path: "a", line: null }] };

test("models get what is required, nothing else allowed, and may leave out what is optional or say null", () => {
  expect(toJsonSchema(full)).toEqual({
    type: "object",
    properties: {
      ok: { type: "boolean" },
      count: { type: "integer" },
      share: { type: "number" },
      level: { type: "string", enum: ["low", "high"] },
      notes: { type: ["string", "null"] },
      where: {
        type: "array",
        items: {
          type: "object",
          properties: { path: { type: "string" }, line: { type: ["integer", "null"] } },
          required: ["path"],
          additionalProperties: false,
        },
      },
    },
    required: ["ok", "count", "share", "level", "where"],
    additionalProperties: false,
  });
});

test("an optional choice may be null", () => {
  const { properties } = toJsonSchema(recordOf({ level: "[low | high]", "rank?": "low | high" }));
  expect(properties).toMatchObject({ rank: { anyOf: [{ type: "string", enum: ["low", "high"] }, { type: "null" }] } });
});

test.each([
  ["all of it", good, true],
  ["an optional field left out", { ...good, notes: undefined, where: [{ path: "a" }] }, true],
  ["a text for a bool", { ...good, ok: "true" }, false],
  ["a number for a bool", { ...good, ok: 1 }, false],
  ["half a whole number", { ...good, count: 1.5 }, false],
  ["a whole number too large to be exact", { ...good, count: 2 ** 60 }, false],
  ["no number", { ...good, share: Number.NaN }, false],
  ["another choice", { ...good, level: "medium" }, false],
  ["a field too many", { ...good, passed: true }, false],
  ["a field too few", { ...good, ok: undefined }, false],
  ["null where it is needed", { ...good, ok: null }, false],
  ["a field too many deep down", { ...good, where: [{ path: "a", line: 1, x: 1 }] }, false],
  ["a list", [good], false],
  ["a prototype beside", JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(good).slice(1)}`), false],
])("%s: fits or not", (_, value, isFit) => {
  expect(toZod(full).safeParse(value).success).toBe(isFit);
});
