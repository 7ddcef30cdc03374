import { expect, test } from "vitest";
import { parsePlan } from "../../../src/plan/load.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const PLAN = `goal: Ship the widget.
rootSlug: widget
baseBranch: main
repoUrl: https://github.com/octo-org/widget
tasks:
  - name: add-widget
    type: worker
    scopedGoal: Add the widget.
    acceptance:
      - "\`npm test\` passes"
  - { name: verify-widget, type: verifier, verifies: add-widget, scopedGoal: Confirm it. }
`;

test.each(["plan.yml", "plan.yaml", "a/b/PLAN.YML"])("%s is read as YAML, by the same schema", (file) => {
  const { value, diagnostics } = parsePlan(encode(PLAN), file);
  expect(diagnostics).toEqual([]);
  expect(value?.tasks).toMatchObject([{ acceptance: ["`npm test` passes"] }, { verifies: "add-widget" }]);
});

test("the same text in JSON and YAML gives the same plan", () => {
  const plan = parsePlan(encode(PLAN), "plan.yml").value;
  expect(parsePlan(encode(JSON.stringify(plan)), "plan.json").value).toEqual(plan);
});

test("a plan that is YAML is no JSON", () => {
  expect(parsePlan(encode(PLAN), "plan.json").value).toBe(null);
});

test("faults stand at their lines, with the advice that JSON gets", () => {
  const text = PLAN.replace("verifies: add-widget", "verifies: add-wigdet").replace("goal:", "gaol:");
  const { value, diagnostics } = parsePlan(encode(text), "plan.yml");
  expect(value).toBe(null);
  expect(diagnostics.map(({ ruleId, range }) => [ruleId, range?.start.line])).toEqual([
    ["missing-key", 1],
    ["unknown-key", 1],
    ["unknown-task", 11],
  ]);
});

test.each([
  ["twice", `${PLAN}goal: Another.\n`, "duplicate-key"],
  ["a bomb", `a: &a [1]\n${"b: *a\n".repeat(40)}`, "duplicate-key"],
  ["an open list", "tasks: [", null],
])("%s: the YAML itself is at fault", (_, text, ruleId) => {
  const { value, diagnostics } = parsePlan(encode(text), "plan.yml");
  expect(value).toBe(null);
  expect(diagnostics.length).toBeGreaterThan(0);
  if (ruleId !== null) expect(diagnostics.map((one) => one.ruleId)).toContain(ruleId);
});
