import { expect, test } from "vitest";
import { formatDiagnostic } from "../../../src/lib/diagnostic.ts";
import { expectGolden } from "../../support/golden.ts";
import { judgeCases, readJudgeCase } from "./judge-policies.ts";

test("there are enough policies with judges", () => {
  expect(judgeCases.length).toBeGreaterThanOrEqual(20);
});

test.each(judgeCases)("policy with judges %s", (name) => {
  const { value, diagnostics } = readJudgeCase(name);
  expectGolden("judge-policies", name, diagnostics.map((one) => `${formatDiagnostic(one)}\n`).join(""));
  expect(value !== null).toBe(name.startsWith("good-"));
});
