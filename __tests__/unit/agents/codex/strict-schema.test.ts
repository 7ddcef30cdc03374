import { expect, test } from "vitest";
import { toStrictSchema } from "../../../../src/agents/codex/strict-schema.ts";
import { readTypes } from "../../../../src/policy/types/read.ts";
import { toJsonSchema } from "../../../../src/policy/types/schema.ts";

test("every field is required, at every depth, and a field may be called `properties` or `enum`", () => {
  const { types } = readTypes({
    types: { Ui: { ok: "bool", "note?": "text", rows: [{ "properties?": "int", enum: "low | high" }] } },
  });
  const type = types.get("Ui");
  if (type?.kind !== "record") throw new Error("no record");
  const loose = toJsonSchema(type);
  expect(loose["required"]).toEqual(["ok", "rows"]);
  const strict = toStrictSchema(loose);
  expect(strict["required"]).toEqual(["ok", "note", "rows"]);
  expect(strict).toMatchObject({
    additionalProperties: false,
    properties: { rows: { items: { required: ["properties", "enum"], additionalProperties: false } } },
  });
  expect(JSON.stringify(strict)).toContain('"enum":["low","high"]');
});
