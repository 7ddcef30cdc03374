import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { matchPaths } from "../../../src/checks/paths/globs.ts";
import { AGENT_CONFIG_NAMES } from "../../../src/cli-agent/agent-config-names.ts";
import type { ChangedEntry } from "../../../src/ports/git.ts";
import { type GuardRules, refuseChanges } from "../../../src/redo/guard.ts";
import { restoredPaths } from "../../../src/redo/restored.ts";

const RULES: GuardRules = {
  planGlobs: [".orchestrate/*/plan.json", "Plans/**/*.JSON"],
  policyPath: ".github/passwhen.yml",
  gatesFolder: ".github/gates",
  guarded: ["tests/Acceptance/**", "vitest.config.ts", "!tests/Acceptance/helpers/**"],
  agentConfig: AGENT_CONFIG_NAMES,
  tasks: [],
  restored: new Set(),
  matchPaths,
};

function modified(path: string): ChangedEntry {
  return { path, oldMode: "100644", newMode: "100644" };
}

function whyFor(entry: ChangedEntry | string, rules: Partial<GuardRules> = {}): string | null {
  const change = typeof entry === "string" ? modified(entry) : entry;
  return refuseChanges([change], { ...RULES, ...rules })[0]?.why ?? null;
}

const GUARDED = [
  [".orchestrate/toggle/plan.json", "it is part of a plan"],
  [".orchestrate/toggle/state.json", "it is part of a plan"],
  [".orchestrate", "it is part of a plan"],
  ["plans/a/b.json", "it is part of a plan"],
  [".github/passwhen.yml", "it decides what runs, who reviews, or what counts"],
  [".github/passwhen.yaml", "it decides what runs, who reviews, or what counts"],
  [".github/gates/release.flow", "it decides what runs, who reviews, or what counts"],
  [".github/workflows/ci.yml", "it decides what runs, who reviews, or what counts"],
  [".github/workflows", "it decides what runs, who reviews, or what counts"],
  [".github/actions/x/action.yml", "it decides what runs, who reviews, or what counts"],
  [".github/codeowners", "it decides what runs, who reviews, or what counts"],
  [".github/dependabot.yml", "it configures a bot that updates dependencies"],
  [".github/scripts/x.sh", "it lies below .github"],
  [".github/issue_template/bug.md", "it lies below .github"],
  [".github", "it decides what runs, who reviews, or what counts"],
  ["codeowners", "it decides who reviews"],
  ["docs/codeowners", "it decides who reviews"],
  [".gitmodules", "it belongs to git"],
  [".gitattributes", "it belongs to git"],
  ["src/.gitattributes", "it belongs to git"],
  [".gitignore", "it belongs to git"],
  [".git/hooks/pre-commit", "it belongs to git"],
  ["vendor/.git/config", "it belongs to git"],
  [".gitlab-ci.yml", "it decides what another CI runs"],
  [".npmrc", "it holds settings of a package manager"],
  ["a/.cargo/config.toml", "it holds settings of a package manager"],
  ["action.yml", "it is an action that workflows run"],
  [".windsurf/rules/x.md", "it configures or instructs agents"],
  [".husky/pre-commit", "it decides what runs at each commit (git hooks)"],
  [".vscode/tasks.json", "it decides what editors and their containers run"],
  ["renovate.json5", "it configures a bot that updates dependencies"],
  ["package-lock.json", "it is a lock file"],
  ["packages/a/yarn.lock", "it is a lock file"],
  ["pnpm-lock.yaml", "it is a lock file"],
  ["cargo.lock", "it is a lock file"],
  ["poetry.lock", "it is a lock file"],
  ["uv.lock", "it is a lock file"],
  ["go.sum", "it is a lock file"],
  ["gemfile.lock", "it is a lock file"],
  ["composer.lock", "it is a lock file"],
  ["agents.md", "it configures or instructs agents"],
  ["src/deep/claude.md", "it configures or instructs agents"],
  [".claude/settings.json", "it configures or instructs agents"],
  [".cursor/rules/x.mdc", "it configures or instructs agents"],
  [".mcp.json", "it configures or instructs agents"],
  [".github/copilot-instructions.md", "it configures or instructs agents"],
  [".vscode/mcp.json", "it configures or instructs agents"],
  ["opencode.json", "it configures or instructs agents"],
  [".env", "it configures or instructs agents"],
  ["tests/acceptance/toggle.test.ts", "the policy guards it"],
  ["tests/acceptance", "the policy guards it"],
  ["tests", "the policy guards it"],
  ["vitest.config.ts", "the policy guards it"],
] as const;

test.each(GUARDED)("%s: %s", (path, why) => {
  expect(whyFor(path)).toBe(why);
  expect(whyFor({ path, oldMode: "100644", newMode: null })).toBe(why);
  expect(whyFor({ path, oldMode: null, newMode: "100755" })).toBe(why);
});

test("the policy and its gates are guarded wherever they lie", () => {
  const rules = { policyPath: "ci/Passwhen.yml", gatesFolder: "ci/gates" };
  expect(whyFor("ci/passwhen.yml", rules)).toBe("it is the policy");
  expect(whyFor("ci", rules)).toBe("it is the policy");
  expect(whyFor("ci/gates/x.flow", rules)).toBe("it is part of a gate");
  expect(whyFor("ci/other.yml", rules)).toBeNull();
});

test.each([
  "src/settings.ts",
  "README.md",
  "docs/claude-notes.md",
  "src/env.ts",
  "src/.env",
  "docs/ISSUE_TEMPLATE/bug.md",
  "docs/npmrc.md",
  "src/actions.yml",
  "assets/.gitkeep",
  "src/github/workflows/x.ts",
  "tests/unit/toggle.test.ts",
  "tests/Acceptance/helpers/x.ts",
  "src/[id]/(group)/page.tsx",
  "locks/lock.ts",
  "yarn.lock.md",
  "ünï/ço de.ts",
  "plans.md",
  "a~b.ts",
  "src/orchestrate/plan.ts",
  "-rf",
])("%s may be changed", (path) => {
  expect(whyFor(path)).toBeNull();
  expect(whyFor({ path, oldMode: "100644", newMode: "100755" })).toBeNull();
  expect(whyFor({ path, oldMode: null, newMode: "100644" })).toBeNull();
  expect(whyFor({ path, oldMode: "100644", newMode: null })).toBeNull();
});

const INVISIBLE = ["\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u180b", "\u{e0001}"];

/** Spellings that some file system, or a reader, takes for the same path. */
function disguise(path: string): fc.Arbitrary<string> {
  const letters = path.split("").map((letter) => {
    if (letter === "/") return fc.constant("/");
    const wide = letter >= "!" && letter <= "~" ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter;
    return fc
      .tuple(
        fc.constantFrom(letter, letter, letter.toUpperCase(), wide, letter.normalize("NFD")),
        fc.constantFrom("", "", "", "", ...INVISIBLE),
      )
      .map(([one, after]) => one + after);
  });
  return fc
    .tuple(fc.tuple(...letters), fc.constantFrom("", " ", ".", " . ", "::$INDEX_ALLOCATION"))
    .map(([parts, end]) => {
      return parts
        .join("")
        .split("/")
        .map((part) => part + end)
        .join("/");
    });
}

test("what is guarded is refused in every spelling, by every kind of change", () => {
  const spelled = fc.constantFrom(...GUARDED.map(([path]) => path)).chain(disguise);
  const mode = fc.constantFrom("100644", "100755", "120000", "160000", null);
  const change = fc.record({ path: spelled, oldMode: mode, newMode: mode });
  fc.assert(
    fc.property(fc.array(change, { minLength: 20, maxLength: 60 }), (changes) => {
      expect(refuseChanges(changes, RULES).map(({ path }) => path)).toEqual(changes.map(({ path }) => path));
    }),
    { numRuns: 60 },
  );
});

test("what lies below a guarded folder is refused at any depth and by any name", () => {
  const folder = fc.constantFrom(".orchestrate", ".github/workflows", ".github/actions", ".git", "x/.git", ".claude");
  const path = fc
    .tuple(folder.chain(disguise), fc.string({ unit: "grapheme", minLength: 1 }))
    .map(([above, below]) => modified(`${above}/${below}`));
  fc.assert(
    fc.property(fc.array(path, { minLength: 20, maxLength: 60 }), (changes) => {
      expect(refuseChanges(changes, RULES).length).toBe(changes.length);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["GIT~1/config"],
  ["GITMOD~1"],
  ["GI7EBA~1"],
  ["GITHUB~1/WORKFL~1/CI.YML"],
  ["PACKAG~1.JSO"],
  [".GITHUB/WORKFLOWS/CI.YML"],
  [".g\u0131thub\u200c/../.github/x"],
  ["\u2024github/workflows/x.yml"],
  ["\uff0egit\u200chub\uff0fworkflows\uff0fx.yml"],
  ["..\\.github\\workflows\\x.yml"],
  ["a/../.github/workflows/x.yml"],
  ["../outside"],
  ["a/.. /b"],
  ["/etc/passwd"],
  ["C:/x"],
  ["./a"],
  ["a//b"],
  ["a/"],
  [""],
  ["\u200c"],
  ["a\nb"],
  ["a\u2028b"],
  ["a\u001b[31m"],
  ["bad-\uFFFD"],
])("%j is refused", (path) => {
  expect(whyFor(path)).not.toBeNull();
});

test.each([
  [{ path: "a", oldMode: null, newMode: "120000" }, "it is a symlink"],
  [{ path: "a", oldMode: "120000", newMode: "120000" }, "it is a symlink"],
  [{ path: "a", oldMode: "100644", newMode: "120000" }, "it is a symlink"],
  [{ path: "a", oldMode: "120000", newMode: "100644" }, "it is a symlink"],
  [{ path: "a", oldMode: "120000", newMode: null }, null],
  [{ path: "a", oldMode: null, newMode: "160000" }, "it is a submodule"],
  [{ path: "a", oldMode: "160000", newMode: null }, "it is a submodule"],
  [{ path: "a", oldMode: "160000", newMode: "100644" }, "it is a submodule"],
  [{ path: "a", oldMode: null, newMode: "040000" }, "it is no plain file"],
  [{ path: "a", oldMode: null, newMode: "100666" }, "it is no plain file"],
  [{ path: "a", oldMode: "100664", newMode: "100644" }, null],
])("%j: %s", (entry, why) => {
  expect(whyFor(entry)).toBe(why);
});

test("a revision stays within its task, or within one of several", () => {
  const front = { pathsAllowed: ["src/front/**"], pathsForbidden: ["src/front/secret/**"] };
  const back = { pathsAllowed: ["src/back/**"], pathsForbidden: [] };
  expect(whyFor("src/front/a.ts", { tasks: [front] })).toBeNull();
  expect(whyFor("src/back/a.ts", { tasks: [front] })).toBe("it lies outside of what its task may change");
  expect(whyFor("SRC/front/a.ts", { tasks: [front] })).toBe("it lies outside of what its task may change");
  expect(whyFor("src/front/secret/a.ts", { tasks: [front] })).toBe("its task forbids it");
  expect(whyFor("src/front/Secret/a.ts", { tasks: [front] })).toBe("its task forbids it");
  expect(whyFor("src/back/a.ts", { tasks: [front, back] })).toBeNull();
  expect(whyFor("src/front/secret/a.ts", { tasks: [front, back] })).toBe("its task forbids it");
  expect(whyFor("src/x.ts", { tasks: [front, back] })).toBe("it lies outside of what its task may change");
  expect(whyFor("src/x.ts", { tasks: [{ pathsAllowed: [], pathsForbidden: ["docs/**"] }] })).toBeNull();
});

test("what a task did not allow may be taken back, what is guarded may not", () => {
  const tasks = [{ pathsAllowed: ["src/**"], pathsForbidden: [] }];
  const changes = ["other.md", "kept.md", "src/a.ts", "yarn.lock"].map(modified);
  const file = { previousPath: null, status: "modified", isBinary: false, hunks: [] } as const;
  const files = [
    { ...file, path: "src/a.ts" },
    { ...file, path: "new.md", previousPath: "kept.md", status: "renamed" as const },
  ];
  const restored = restoredPaths(changes, { files, isTruncated: false });
  expect(restored).toEqual(new Set(["other.md", "yarn.lock"]));
  expect(refuseChanges(changes, { ...RULES, tasks, restored }).map(({ path }) => path)).toEqual([
    "kept.md",
    "yarn.lock",
  ]);
  expect(restoredPaths(changes, { files, isTruncated: true }).size).toBe(0);
});

const matchNone: GuardRules["matchPaths"] = () => ({ kind: "unusable", detail: "too complex" });

test("globs that cannot be matched refuse everything", () => {
  expect(whyFor("src/a.ts", { matchPaths: matchNone })).toBe("the globs that guard files cannot be matched");
  const tasks = [{ pathsAllowed: ["src/**"], pathsForbidden: [] }];
  const rules = { planGlobs: [], guarded: [], tasks };
  expect(whyFor("src/a.ts", { ...rules, matchPaths: matchNone })).toBe("the globs of a task cannot be matched");
  expect(whyFor("src/a.ts", { planGlobs: [], guarded: ["x".repeat(600)] })).not.toBeNull();
});

test("no globs guard nothing, and nothing changed is nothing refused", () => {
  expect(whyFor("src/a.ts", { planGlobs: [], guarded: [] })).toBeNull();
  expect(refuseChanges([], RULES)).toEqual([]);
});

test("each change is told once, in order", () => {
  const changes = ["yarn.lock", "src/a.ts", "agents.md", "yarn.lock"].map(modified);
  expect(refuseChanges(changes, RULES)).toEqual([
    { path: "yarn.lock", why: "it is a lock file" },
    { path: "agents.md", why: "it configures or instructs agents" },
    { path: "yarn.lock", why: "it is a lock file" },
  ]);
});

test("many changes are judged in good time", () => {
  const changes = Array.from({ length: 20_000 }, (_, index) => modified(`src/folder-${index % 100}/file-${index}.ts`));
  const start = performance.now();
  expect(refuseChanges([...changes, modified("yarn.lock")], RULES).length).toBe(1);
  expect(performance.now() - start).toBeLessThan(10_000);
});
