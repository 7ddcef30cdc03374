import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { matchPaths } from "../../../../src/checks/paths/globs.ts";
import { check } from "../../../../src/checks/paths/index.ts";
import type { WorkerTask } from "../../../../src/plan/plan.ts";
import type { ChangedFile } from "../../../../src/ports/git.ts";
import { changed, checkInput, targetWith, worker } from "../../../support/plug-in-world.ts";

function isIn(globs: readonly string[], path: string): boolean | string {
  const result = matchPaths(globs, [path]);
  return result.kind === "matched" ? (result.isMatched[0] ?? "none") : result.detail;
}

test.each([
  ["src/**", "src/a/b.ts"],
  ["src/**", "src/.hidden/a"],
  ["**", ".github/workflows/ci.yml"],
  ["src/**/*.ts", "src/a.ts"],
  ["src/*.ts", "src/a.ts"],
  ["./src/**", "src/a.ts"],
  ["/src/**", "src/a.ts"],
  ["src", "src/a/b.ts"],
  ["src/", "src/a/b.ts"],
  ["src/*/", "src/a/b.ts"],
  ["src/{a,b}/**", "src/b/x"],
  ["src/a?.ts", "src/a1.ts"],
  ["src/[ab].ts", "src/a.ts"],
  ["app/[id]/page.tsx", "app/[id]/page.tsx"],
  ["app/[id]/**", "app/[id]/page.tsx"],
  ["app/[id]", "app/[id]/page.tsx"],
  ["app/[[...slug]]", "app/[[...slug]]/page.tsx"],
  ["app/(group)/page.tsx", "app/(group)/page.tsx"],
  ["app/(group)/**", "app/(group)/page.tsx"],
  ["app/(group)/", "app/(group)/page.tsx"],
  ["app/(group)", "app/(group)/page.tsx"],
  ["app/\\(group\\)/**", "app/(group)/page.tsx"],
  ["app/@(a|b)/**", "app/b/page.tsx"],
  ["src/a b.ts", "src/a b.ts"],
  ["src/**", "src/a\nb.ts"],
  ["src/**", "src/--help"],
  ["package.json", "package.json"],
])("%j has %j", (glob, path) => {
  expect(isIn([glob], path)).toBe(true);
});

test.each([
  ["src/**", "src2/a.ts"],
  ["src", "src2/a.ts"],
  ["src/*.ts", "src/a/b.ts"],
  ["*.md", "docs/a.md"],
  ["SRC/**", "src/a.ts"],
  ["package.json", "web/package.json"],
  ["src/a.ts", "src/a\n.ts"],
  ["a\\", "b"],
  ["app/(group)", "app/(group)2/page.tsx"],
  ["app/[id]", "app/[id]2"],
  ["app/[id]/*", "app/[id]/a/b"],
  ["app/@(a|b)", "app/c"],
  ["./!src/**", "README.md"],
  ["[", "b"],
  ["a{1..100000000}", "a5"],
])("%j has not %j", (glob, path) => {
  expect(isIn([glob], path)).toBe(false);
});

test("a glob with ! takes paths out, wherever it stands", () => {
  const globs = ["!src/secret/**", "src/**"];
  expect([isIn(globs, "src/a"), isIn(globs, "src/secret/a"), isIn(globs, "README.md")]).toEqual([true, false, false]);
  expect([isIn(["!src/**"], "README.md"), isIn(["!src/**"], "src/a")]).toEqual([true, false]);
});

test("a hostile path cannot make a glob run without end", () => {
  const start = performance.now();
  expect(isIn(["*a*a*a*a*a*a*a*a*a*a*a*b"], "a".repeat(4_000))).toContain("too complex");
  expect(isIn(["+(a|aa|aaa)+(a|aa)b"], "a".repeat(4_000))).not.toBe(true);
  expect(performance.now() - start).toBeLessThan(6_000);
});

test("too many and too long globs are refused, not cut", () => {
  expect(
    isIn(
      Array.from({ length: 501 }, (_, index) => `a${index}`),
      "a1",
    ),
  ).toContain("at most 500");
  expect(isIn(["a".repeat(513)], "a")).toContain("longer than 512");
});

const facts = async (files: readonly ChangedFile[], params = {}, task = {}, isTruncated = false) => {
  const input = checkInput({ diff: { files, isTruncated }, target: targetWith(task) });
  const evidence = await check.run({ paths: params }, input);
  const { ok, outside, forbidden } = evidence.facts;
  return { ok, outside, forbidden, critiques: evidence.critiques };
};

test("a change within the allowed paths is ok, as the runtime saw it", async () => {
  const { ok, outside, forbidden, critiques } = await facts([changed("src/a.ts")], {}, { pathsAllowed: ["src/**"] });
  expect(ok).toMatchObject({ kind: "known", value: true, provenance: "observed" });
  expect([outside, forbidden]).toMatchObject([{ value: 0 }, { value: 0 }]);
  expect(critiques).toEqual([]);
});

test("each file outside or forbidden is an offence with a critique of its own", async () => {
  const files = [changed("src/a.ts"), changed("README.md"), changed("src/secret/k.ts"), changed("src/secret/l.ts")];
  const task = { pathsAllowed: ["src/**"], pathsForbidden: ["src/secret/**"] };
  const { ok, outside, forbidden, critiques } = await facts(files, {}, task);
  expect(ok).toMatchObject({ value: false, reason: "paths-outside" });
  expect(ok?.detail).toContain("README.md (outside)");
  expect([outside, forbidden]).toMatchObject([{ value: 1 }, { value: 2 }]);
  expect(critiques.map(({ path }) => path)).toEqual(["README.md", "src/secret/k.ts", "src/secret/l.ts"]);
});

test("both names of a renamed file count, of a copied one only the new", async () => {
  const away = changed("src/a.ts", { previousPath: "secret/a.ts", status: "renamed" });
  const copy = changed("src/b.ts", { previousPath: "secret/b.ts", status: "copied" });
  const { critiques } = await facts([away, copy], {}, { pathsAllowed: ["src/**"] });
  expect(critiques.map(({ path }) => path)).toEqual(["secret/a.ts"]);
});

test("forbidden outweighs allowed, and forbidden alone allows the rest", async () => {
  const files = [changed("src/a.ts"), changed("b.ts")];
  expect((await facts(files, { allowed: ["**"], forbidden: ["src/**"] })).forbidden).toMatchObject({ value: 1 });
  expect((await facts(files, { forbidden: ["docs/**"] })).ok).toMatchObject({ value: true });
});

test("what the check names replaces what the task names", async () => {
  const { ok } = await facts([changed("docs/a.md")], { allowed: ["docs/**"] }, { pathsAllowed: ["src/**"] });
  expect(ok).toMatchObject({ value: true });
});

test.each([
  ["a truncated diff", {}, { pathsAllowed: ["src/**"] }, true, "diff-truncated"],
  ["no globs at all", {}, {}, false, "expression-unknown"],
  ["globs that cannot be used", {}, { pathsForbidden: ["a".repeat(600)] }, false, "plan-invalid"],
] as const)("%s leaves every fact unknown", async (_, params, task, isTruncated, reason) => {
  const { ok, outside, forbidden } = await facts([changed("src/a.ts")], params, task, isTruncated);
  for (const fact of [ok, outside, forbidden]) expect(fact).toMatchObject({ kind: "unknown", reason });
});

test("a check without any rule says what to do", async () => {
  const { ok } = await facts([changed("src/a.ts")], {});
  expect(ok?.detail).toMatch(/give the task `pathsAllowed` .* out of the gate$/);
});

test("an empty change is within any paths", async () => {
  expect((await facts([], {}, { pathsAllowed: ["src/**"] })).ok).toMatchObject({ value: true });
});

test("no offence is lost, whatever the names", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ minLength: 1 }), { maxLength: 20 }), async (names) => {
      const files = names.map((name) => changed(`other/${name}`));
      const { ok, outside } = await facts(files, { allowed: ["src/**"] });
      expect(outside).toMatchObject({ value: new Set(names).size });
      expect(ok).toMatchObject({ value: names.length === 0 });
    }),
    { numRuns: 50 },
  );
});

test("what takes the place of a forbidden folder touches it", async () => {
  expect((await facts([changed("vendor")], { forbidden: ["vendor/lib/**"] })).ok).toMatchObject({ value: false });
  expect((await facts([changed("vendo")], { forbidden: ["vendor/lib/**"] })).ok).toMatchObject({ value: true });
});

test.each(["app/[...slug]/**", "app/[[...slug]]/**", "app/[...slug]/*.ts"])(
  "%s forbids the folder of that name",
  async (glob) => {
    const folder = glob.slice(0, glob.lastIndexOf("/"));
    expect((await facts([changed(`${folder}/page.ts`)], { forbidden: [glob] })).ok).toMatchObject({ value: false });
    expect((await facts([changed("app/other/page.ts")], { forbidden: [glob] })).ok).toMatchObject({ value: true });
  },
);

const beside = async (paths: readonly string[], others: readonly Partial<WorkerTask>[], params = {}) => {
  const target = targetWith({ pathsAllowed: ["src/a/**"], pathsForbidden: ["src/b/**", "vendor/**"] });
  const tasks = others.map((task, index) => worker({ name: `other-${index}`, ...task }));
  const input = checkInput({
    diff: { files: paths.map((path) => changed(path)), isTruncated: false },
    target: { ...target, carried: [target.task, ...tasks] },
  });
  const { facts: all, critiques } = await check.run({ paths: params }, input);
  return {
    ok: all["ok"],
    offences: critiques.map(({ path, text }) => `${path} ${/outside|forbidden/.exec(text)?.[0]}`),
  };
};

test("a file of another task of the pull request is no offence, and the evidence says whose it is", async () => {
  const { ok, offences } = await beside(
    ["src/a/x.ts", "src/b/y.ts", "docs/z.md"],
    [{ pathsAllowed: ["src/b/**"] }, { pathsAllowed: ["docs/**"] }],
  );
  expect(offences).toEqual([]);
  expect(ok).toMatchObject({ value: true });
  expect(ok?.detail).toContain("; of other tasks: src/b/y.ts (other-0), docs/z.md (other-1)");
});

test.each([
  ["no task may touch", "README.md", [{ pathsAllowed: ["src/b/**"] }], "README.md outside"],
  ["this one must not and no other may touch", "vendor/x", [{ pathsAllowed: ["src/b/**"] }], "vendor/x forbidden"],
  ["another task is without allowed paths for", "src/b/x", [{}], "src/b/x forbidden"],
  ["another task only excludes others for", "src/b/x", [{ pathsAllowed: ["!docs/**"] }], "src/b/x forbidden"],
  [
    "every task must not touch",
    "src/b/x",
    [{ pathsAllowed: ["src/**"], pathsForbidden: ["src/b/**"] }],
    "src/b/x forbidden",
  ],
  ["a task without allowed paths must not touch", "docs/x", [{ pathsForbidden: ["docs/**"] }], "docs/x outside"],
  ["that takes the place of another's folder", "vendor", [{ pathsAllowed: ["src/b/**"] }], "vendor forbidden"],
] as const)("a file that %s remains an offence", async (_, path, others, offence) => {
  const { ok, offences } = await beside(["src/a/x.ts", path], others);
  expect(ok).toMatchObject({ value: false });
  expect(offences).toEqual([offence]);
});

test("a task without allowed paths takes what is outside of the others'", async () => {
  expect((await beside(["README.md"], [{}])).offences).toEqual([]);
});

test("what the policy names holds whoever else is on the pull request", async () => {
  const others = [{ pathsAllowed: ["**"] }];
  expect((await beside(["docs/x"], others, { allowed: ["src/**"] })).offences).toEqual(["docs/x outside"]);
  expect((await beside(["vendor/x"], others, { forbidden: ["vendor/**"] })).offences).toEqual(["vendor/x forbidden"]);
});

test("globs of another task that cannot be used leave every fact unknown", async () => {
  const { ok } = await beside(["README.md"], [{ pathsAllowed: ["a".repeat(600)] }]);
  expect(ok).toMatchObject({ kind: "unknown", reason: "plan-invalid" });
});
