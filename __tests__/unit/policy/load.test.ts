import { expect, test } from "vitest";
import { formatDiagnostic } from "../../../src/lib/diagnostic.ts";
import { parsePolicy } from "../../../src/policy/load.ts";
import { expectGolden, goldenCases, readCase } from "../../support/golden.ts";
import { policyKinds } from "../../support/policy-kinds.ts";

const cases = goldenCases("policies");

test("there are enough faulty policies", () => {
  expect(cases.filter((name) => !name.startsWith("good-")).length).toBeGreaterThanOrEqual(25);
});

test.each(cases)("policy %s", (name) => {
  const { value, diagnostics } = parsePolicy(readCase("policies", name, "passwhen.yml"), "passwhen.yml", policyKinds);
  expect(value !== null).toBe(name.startsWith("good-"));
  expectGolden("policies", name, diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join(""));
});
