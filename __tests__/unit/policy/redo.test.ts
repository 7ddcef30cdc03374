import { expect, test } from "vitest";
import { readWith } from "./judge-policies.ts";

const AGENTS = "agents: { claude: { use: claude-code, model: a }, codex: { use: codex, model: b } }";
const read = (text: string) => readWith(`version: 1\n${AGENTS}\ndefaults: { agent: codex }\n${text}`);
const PLAIN = { max: 1, agent: "codex", resume: true, comment: null, guard: [], onExhausted: "block" };

test.each([
  ["{}", {}],
  ["{ max: 10, agent: claude }", { max: 10, agent: "claude" }],
  ["{ max: 0 }", { max: 0, agent: null }],
  ["{ max: 0, agent: claude }", { max: 0, agent: "claude" }],
  ["{ resume: false, on-exhausted: neutral }", { resume: false, onExhausted: "neutral" }],
  ['{ guard: "test/**" }', { guard: ["test/**"] }],
  ['{ guard: ["test/**", "**/*.test.ts"] }', { guard: ["test/**", "**/*.test.ts"] }],
  ['{ comment: "@cursor", max: 2 }', { comment: "@cursor", agent: null, max: 2 }],
])("redo: %s", (written, expected) => {
  expect(read(`redo: ${written}`)).toMatchObject({ value: { redo: { ...PLAIN, ...expected } }, diagnostics: [] });
});

test.each([
  ["@cursor", true],
  ["@cursor please revise this, thanks", true],
  ["Please revise this, @claude.", true],
  ["(@claude) revise", true],
  ["cursor", false],
  ["", false],
  ["@", false],
  ["@-cursor", false],
  ["@cursor @codex", false],
  ["@cursor-", false],
  ["@cursor/team", false],
  ["me@example.com", false],
  ["`@cursor", false],
  ["@cursor\nagain", false],
  [`@cursor ${"x".repeat(500)}`, false],
])("a comment %j is one mention: %s", (comment, isFine) => {
  const { value, diagnostics } = read(`redo: { comment: ${JSON.stringify(comment)} }`);
  expect(value !== null).toBe(isFine);
  if (!isFine) expect(diagnostics[0]).toMatchObject({ path: "redo.comment" });
});

test.each([
  ["octocat", true],
  ["a-b-c", true],
  ["octocat_acme", true],
  ["a".repeat(39), true],
  ["a".repeat(40), false],
  ["a--b", false],
  ["a-", false],
  ["dependabot[bot]", false],
  ["@octocat", false],
])("the login %j may review: %s", (login, isFine) => {
  expect(read(`approval: { reviewers: [${JSON.stringify(login)}] }`).value !== null).toBe(isFine);
});

test.each([
  ["web", true],
  ["web-reviewers_2", true],
  ["org/web", false],
  ["Web", false],
  ["web-", false],
])("the team %j may review: %s", (team, isFine) => {
  expect(read(`approval: { teams: [${JSON.stringify(team)}] }`).value !== null).toBe(isFine);
});

const names = (count: number) => `[${Array.from({ length: count }, (_, at) => `u${at}`).join(", ")}]`;

test("more reviewers than GitHub takes are too many", () => {
  expect(read(`approval: { reviewers: ${names(15)} }`).value?.approval?.users).toHaveLength(15);
  expect(read(`approval: { reviewers: ${names(16)} }`).diagnostics).toMatchObject([{ path: "approval.reviewers" }]);
  expect(read("approval: { reviewers: [], teams: [] }").diagnostics).toMatchObject([{ path: "approval" }]);
});

test("a run may have a budget", () => {
  expect(read("budget-usd: 2.5\nbudget-tokens: 1000000").value?.budget).toEqual({ usd: 2.5, tokens: 1_000_000 });
  expect(read("budget-usd: .inf").value).toBeNull();
  expect(read("budget-tokens: -1").value).toBeNull();
});

test.each([
  ["{ guard: [] }", "redo.guard"],
  ['{ guard: "/tests" }', "redo.guard"],
  ['{ guard: "tests/" }', "redo.guard"],
  ['{ guard: ["a", "["] }', "redo.guard[1]"],
  ['{ comment: "@cursor", guard: "test/**" }', "redo.guard"],
])("redo: %s is told at %s", (written, path) => {
  expect(read(`redo: ${written}`)).toMatchObject({ value: null, diagnostics: [{ path }] });
});
