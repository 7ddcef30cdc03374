import { expect, test } from "vitest";
import { makeGitRepo } from "../../../support/git-repo.ts";
import { failureOf, makeGit } from "./git-fixture.ts";

test("commits come newest first, with whole messages, without the base's", async () => {
  const repo = makeGitRepo();
  repo.commit({ a: "0\n" }, "before");
  const base = repo.commit({ a: "1\n" }, "base");
  const first = repo.commit({ a: "2\n" }, "first\n\nbody of it\n\nTrailer: 1");
  repo.git("checkout", "--quiet", "-b", "side", base);
  const side = repo.commit({ b: "1\n" }, "side");
  repo.git("checkout", "--quiet", "main");
  repo.git("merge", "--quiet", "--no-ff", "-m", "merge", "side");
  const head = repo.sha();
  const { git } = makeGit({ localRepository: repo.dir });
  const log = await git.log(base, head, 10);
  expect(log.map(({ commit }) => commit).toSorted()).toEqual([head, first, side].toSorted());
  expect(log[0]).toEqual({
    commit: head,
    tree: repo.git("rev-parse", `${head}^{tree}`),
    authorEmail: "author@example.com",
    message: "merge\n",
  });
  expect(log.find(({ commit }) => commit === first)?.message).toBe("first\n\nbody of it\n\nTrailer: 1\n");
  expect((await git.log(base, head, 2)).length).toBe(2);
  expect(await git.log(base, head, 0)).toEqual([]);
  expect(await git.log(head, head, 10)).toEqual([]);
});

test("neither dates, mail maps nor strange messages change what is told", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1\n" });
  const tree = repo.git("rev-parse", `${base}^{tree}`);
  const raw = (
    parents: readonly string[],
    second: number,
    message: string,
    author = "Real <real@example.com>",
  ): string => {
    const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${author} ${second} +0000`];
    lines.push(`committer ${author} ${second} +0000`, "", message);
    return repo.gitWithInput(lines.join("\n"), "hash-object", "-t", "commit", "-w", "--stdin", "--literally");
  };
  const one = raw([base], 4_000_000_000, "commit 0123\n\0hidden");
  const two = raw([one], 1, "\u001b[31mred\n\ntree x\nauthor y\n", "No Address <>");
  repo.git("update-ref", "refs/heads/main", two);
  repo.write({ ".mailmap": "Mapped <mapped@example.com> <real@example.com>\n" });
  const { git } = makeGit({ localRepository: repo.dir });
  const log = await git.log(base, two, 10);
  expect(log.map(({ commit, authorEmail }) => [commit, authorEmail])).toEqual([
    [two, ""],
    [one, "real@example.com"],
  ]);
  const late = raw([one], 100, "late");
  const merge = raw([late, two], 200, "merge");
  const order = (await git.log(base, merge, 10)).map(({ commit }) => commit);
  expect([order[0], order.at(-1), order.length]).toEqual([merge, one, 4]);
  expect(log[0]?.message).toContain("\u001b[31mred\n\ntree x\nauthor y\n");
});

test("more text than the limit and names that are none are failures, not short lists", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1\n" });
  const head = repo.commit({ a: "2\n" }, "x".repeat(5_000));
  const { git } = makeGit({ localRepository: repo.dir, limits: { maxListBytes: 1_000 } });
  expect((await failureOf(git.log(base, head, 10))).message).toContain("more than the limit");
  expect((await failureOf(git.log("main", head, 10))).code).toBe("commit-missing");
  expect((await failureOf(git.log(base, "2".repeat(40), 10))).code).toBe("commit-missing");
});
