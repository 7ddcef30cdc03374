import { expect, test } from "vitest";
import { formatDiagnostic } from "../../../src/lib/diagnostic.ts";
import { parsePlan } from "../../../src/plan/load.ts";
import { expectGolden, goldenCases, readCase } from "../../support/golden.ts";

const cases = goldenCases("plans");

test("there are enough faulty plans", () => {
  expect(cases.filter((name) => !name.startsWith("good-")).length).toBeGreaterThanOrEqual(25);
});

test.each(cases)("plan %s", (name) => {
  const { value, diagnostics } = parsePlan(readCase("plans", name, "plan.json"), "plan.json");
  expect(value !== null).toBe(name.startsWith("good-"));
  expectGolden("plans", name, diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join(""));
});
