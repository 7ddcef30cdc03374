import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { generateSchemas } from "../../../.github/tooling/generate.ts";
import { readCase } from "../../support/golden.ts";

const schemas = await generateSchemas();

test.each(schemas)("$path is what `npm run generate` writes", ({ path, text }) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});

function validate(name: string, value: unknown): boolean {
  const schema = z.looseObject({}).parse(JSON.parse(schemas.find(({ path }) => path.endsWith(name))?.text ?? ""));
  return new Ajv2020({ strict: false, validateFormats: false }).validate(schema, value);
}
const text = (...where: Parameters<typeof readCase>) => new TextDecoder().decode(readCase(...where));

test.each([
  ["good-full", true],
  ["good-minimal", true],
  ["good-verifier-of-verifier", true],
  ["empty-tasks", false],
  ["unknown-keys", false],
  ["verifies-missing", false],
  ["verifies-on-worker", false],
  ["type-missing-or-unknown", false],
  ["wrong-numbers", false],
])("editors accept the plan %s: %s", (name, isAccepted) => {
  expect(validate("plan.schema.json", JSON.parse(text("plans", name, "plan.json")))).toBe(isAccepted);
});

test.each([
  ["good-version-only", true],
  ["good-alias", true],
  ["version-missing", false],
  ["unknown-keys", false],
  ["globs", false],
  ["checks", false],
  ["sections-empty", false],
])("editors accept the policy %s: %s", (name, isAccepted) => {
  expect(validate("policy.schema.json", parse(text("policies", name, "passwhen.yml")))).toBe(isAccepted);
});
