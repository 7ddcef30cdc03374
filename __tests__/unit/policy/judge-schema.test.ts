import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readCase } from "../../support/golden.ts";
import { judgeCases } from "./judge-policies.ts";

const url = new URL("../../../.github/schemas/policy.schema.json", import.meta.url);
const schema = z.looseObject({}).parse(JSON.parse(readFileSync(url, "utf8")));
const accepts = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
const dataOf = (name: string): unknown =>
  parse(new TextDecoder().decode(readCase("judge-policies", name, "passwhen.yml")));

const good = judgeCases.filter((name) => name.startsWith("good-"));

test.each(good)("editors accept the policy with judges %s", (name) => {
  expect(accepts(dataOf(name))).toBe(true);
});

test.each(["verify-values", "approval", "approval-text", "redo-values", "redo-true"])(
  "editors mark the policy with judges %s",
  (name) => {
    expect(accepts(dataOf(name))).toBe(false);
  },
);

const gate = (check: unknown) => ({ version: 1, gates: { a: { checks: { b: check } } } });

test("editors do not offer what the runtime sets, nor ask who judges", () => {
  expect(accepts(gate({ judge: "x" }))).toBe(true);
  expect(accepts(gate({ judge: "x", rubricFile: { name: "a", body: "b" } }))).toBe(false);
});
