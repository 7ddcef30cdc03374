import { expect, test } from "vitest";
import { noticesOf } from "../../../src/publish/notices.ts";
import { changed, targetWith, verifier } from "../../support/plug-in-world.ts";

type Sources = Parameters<typeof noticesOf>[0];

const sources = (overrides: Partial<Sources> = {}): Sources => ({
  diff: { files: [], isTruncated: false },
  targets: [],
  planGlobs: [".orchestrate/*/plan.json"],
  policyPath: ".github/passwhen.yml",
  judgePaths: ["docs/style-judge.md"],
  judged: [],
  unasked: [],
  askedAnyway: [],
  isIsolated: true,
  models: {},
  ...overrides,
});

const textsOf = (overrides: Partial<Sources>): readonly string[] =>
  noticesOf(sources(overrides)).map(({ text }) => text);

test("nothing to tell is nothing told", () => {
  expect(noticesOf(sources())).toEqual([]);
});

test("a model that the plan wants and the policy has no agent for is told, once the policy speaks of models", () => {
  const targets = [targetWith({}, [verifier({ model: "gpt-5" }), verifier({ name: "verify-b", model: "other" })])];
  expect(textsOf({ targets })).toEqual([]);
  expect(textsOf({ targets, models: { "gpt-5": "codex" } })).toEqual([
    "The plan asks for model other for verify-b, and the policy's `models` names no agent for it: the gate's own agent verified.",
  ]);
});

test("what a verifier depends on and this pull request does not carry is told", () => {
  const own = verifier({ dependsOn: ["other", "toggle"] });
  const base = targetWith({}, [own]);
  const tasks = [base.task, own, verifier({ name: "verify-other", verifies: "other" })];
  const target = { ...base, plan: { ...base.plan, plan: { ...base.plan.plan, tasks } } };
  expect(textsOf({ targets: [target] })).toEqual([
    "verify-toggle depends on what verify-other verifies; this pull request does not carry that, so it was not waited for.",
  ]);
  const carried = { ...target, verifiers: [verifier({ name: "verify-other", verifies: "other" })] };
  expect(textsOf({ targets: [target, carried] })).toEqual([]);
});

test("a gate that a plan took off the change is named, with what to do", () => {
  expect(textsOf({ unasked: ["docs", "lint"] })).toEqual([
    'Not asked: docs, lint. A plan has a verifier of this name, or a task with one, which this pull request does not carry. A gate that is for every change needs another name, or `paths: ["**"]`.',
  ]);
});

test("a gate that a plan for something else has a verifier for says why it is asked", () => {
  expect(textsOf({ askedAnyway: ["verify-a"] })[0]).toContain(
    "Asked on the change as a whole: verify-a. A plan for another",
  );
});

test("changed rules, hidden changes, truncation and weak isolation are warnings", () => {
  const files = [changed(".github/passwhen.yml"), changed("docs/.gitattributes")];
  const notices = noticesOf(sources({ diff: { files, isTruncated: true }, isIsolated: false }));
  expect(notices.map(({ level }) => level)).toEqual(["warning", "warning", "warning", "warning"]);
});
