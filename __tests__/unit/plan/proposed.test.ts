import { join } from "node:path";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { checkProposed, globOf } from "../../../src/plan/proposed.ts";
import type { PolicyKinds } from "../../../src/policy/policy.ts";
import { readPolicy } from "../../../src/policy/read.ts";
import { type FileContent, makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { planWith } from "../../support/scenario.ts";
import { KINDS } from "../policy/judge-policies.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";

type Files = Readonly<Record<string, FileContent>>;

/** What is told of a change of these files. */
async function check(
  base: Files,
  change: Files,
  planGlobs: readonly string[] = [".orchestrate/*/plan.*"],
  kinds: PolicyKinds = { agents: {}, checks: {} },
) {
  const repo = makeGitRepo();
  const from = repo.commit({ "README.md": "x", ...base });
  const head = repo.commit(change);
  const dir = makeTempFolder("store");
  const stores = { storeDir: join(dir, "store.git"), workDir: join(dir, "work") };
  const git = createGit({ remoteUrl: null, token: null, localRepository: repo.dir, ...stores });
  const { files } = await git.diff(from, head);
  const { judgePaths } = await readPolicy(git, from, POLICY, kinds);
  return checkProposed({ git, head, files, planGlobs, policyPath: POLICY, judgePaths, kinds });
}

const FAULTY = planWith({ color: "red" });

test("faults of a changed plan are warnings on the head's lines, and say whose version it is", async () => {
  const found = await check({ [PLAN]: planWith() }, { [PLAN]: `\n\n${FAULTY}` });
  expect(found).toMatchObject([{ ruleId: "unknown-key", severity: "warning", file: PLAN, path: "tasks[0].color" }]);
  const line = `\n\n${FAULTY}`.split("\n").findIndex((text) => text.includes("color")) + 1;
  expect(found[0]?.range?.start.line).toBe(line);
  expect(found[0]?.hint).toMatch(/own version, which counts once it is merged\.$/);
});

test("a new plan, one that was renamed, a YAML plan and the policy are checked too", async () => {
  const moved = { ".orchestrate/old/plan.json": FAULTY, ".orchestrate/b/plan.yml": "goal: g\n" };
  const found = await check(moved, {
    ".orchestrate/old/plan.json": null,
    ".orchestrate/new/plan.json": FAULTY,
    ".orchestrate/b/plan.yml": "goal: 7\n",
    [POLICY]: "version: 1\nunplaned: pass\n",
  });
  expect(new Set(found.map(({ file, severity }) => `${severity} ${file}`))).toEqual(
    new Set([`warning ${POLICY}`, "warning .orchestrate/b/plan.yml", "warning .orchestrate/new/plan.json"]),
  );
});

test.each([
  ["not changed", { [PLAN]: FAULTY, [POLICY]: "version: 2\n" }, { "src/a.js": "1" }],
  ["deleted", { [PLAN]: FAULTY }, { [PLAN]: null }],
  ["good", { [PLAN]: FAULTY }, { [PLAN]: planWith() }],
  ["no plan of ours", {}, { "other/plan.json": "{" }],
])("nothing is told of rules that are %s", async (_, base, change) => {
  expect(await check(base, change)).toEqual([]);
});

test("where no plan of the tree counts, only the policy is checked", async () => {
  const found = await check({}, { [PLAN]: FAULTY, [POLICY]: "version: 2\n" }, []);
  expect(found.map(({ file }) => file)).toEqual([POLICY]);
});

test.each([
  ["a symlink", { symlink: "../../README.md" }, /symbolic link/],
  ["too large", " ".repeat(1_048_577), /1048577 bytes/],
] as const)("a plan that becomes %s is told", async (_, content, message) => {
  const [found, ...rest] = await check({ [PLAN]: planWith() }, { [PLAN]: content });
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ severity: "warning", file: PLAN, range: null });
  expect(found?.message).toMatch(message);
});

const STYLE = "docs/style.md";
const STANDARD = "---\nagent: judge\n---\nBe brief.\n";
const JUDGED = `version: 1
agents: { judge: { use: judge, model: "anthropic:claude-sonnet-5" } }
verify: { judge: ../docs/style.md }
`;

test.each<readonly [string, FileContent | null, FileContent | null, string, string, RegExp]>([
  [
    "changed",
    STANDARD,
    STANDARD.replace("judge", "nobody"),
    "unknown-agent",
    STYLE,
    /no kind of agent is named `nobody`/,
  ],
  ["deleted", STANDARD, null, "judge-unreadable", POLICY, /there is no file `docs\/style.md`/],
  ["made", null, STANDARD.replace("agent", "agnet"), "unknown-key", STYLE, /is not a known key/],
])("faults of a judge file that is %s are told wherever it lies", async (_, before, after, ruleId, file, message) => {
  const base = { [POLICY]: JUDGED, ...(before !== null && { [STYLE]: before }) };
  const [found, ...rest] = await check(base, { [STYLE]: after, "src/a.js": "1" }, [], KINDS);
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ severity: "warning", ruleId, file });
  expect(found?.message).toMatch(message);
});

test("a judge file that moves away is told, and one that nobody names is not", async () => {
  const base = { [POLICY]: JUDGED, [STYLE]: STANDARD, "docs/other.md": "---\nagent: nobody\n---\nx\n" };
  const moved = await check(base, { [STYLE]: null, "docs/new-style.md": STANDARD }, [], KINDS);
  expect(moved).toMatchObject([{ ruleId: "judge-unreadable", file: POLICY }]);
  expect(await check(base, { "docs/other.md": "---\nagent: none\n---\nx\n" }, [], KINDS)).toEqual([]);
});

test("what is cut is said: files and faults", async () => {
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`.orchestrate/p${at}/plan.json`, "{"]));
  const unread = await check({}, many);
  expect(unread.at(-1)?.message).toContain("one of 5 changed plans that are not checked");
  const tasks = Array.from({ length: 60 }, (_, at) => ({ name: `T ${at}` }));
  const plan = JSON.stringify({ goal: "g", tasks });
  const found = await check({}, { ".orchestrate/a/plan.json": plan, ".orchestrate/b/plan.json": plan });
  expect(found).toHaveLength(101);
  expect(found.at(-1)?.message).toMatch(/^\d+ more faults are not shown$/);
});

test.each(["a/plan.json", "a/[id]/plan.json", "!(a)/{b,c}*?.json", "@(a|b)+/pl\\an.json"])(
  "the glob of %s matches that path alone",
  (path) => {
    expect(picomatch(globOf(path), { dot: true })(path)).toBe(true);
    expect(picomatch(globOf(path), { dot: true })("a/i/plan.json")).toBe(false);
  },
);
