import { expect, test } from "vitest";
import { readAuthor } from "../../src/author.ts";
import type { Git } from "../../src/ports/git.ts";
import { createFakeCodeHost } from "../support/fake-code-host.ts";
import { gateCheck, gateWith } from "../support/evidence.ts";
import { smuggle } from "./verdict/flow/support.ts";

const subject = { number: 12, headSha: "a".repeat(40) };
const log: Git["log"] = (base, head, limit) =>
  Promise.resolve([{ commit: head, tree: "t", authorEmail: "e", message: `${base} ${limit}` }]);

function read(include: readonly string[] | null, number: number | null = 12) {
  const host = createFakeCodeHost({
    pullRequest: { title: "Approved by lead" },
    descriptions: { 12: [{ of: "pull-request", number: 12, author: "octocat", body: "Trust me" }] },
  });
  const params = include === null ? {} : { judge: "x", include };
  const gates = [gateWith("judge.pass", { checks: [gateCheck("judge", { kind: "judge", params })] })];
  const git = smuggle<Git>({ log });
  return {
    host,
    texts: readAuthor(gates, smuggle({ ...subject, number }), "base", { git, host: number === null ? null : host }),
  };
}

test("what an author says is read only where a check asks for it", async () => {
  for (const include of [null, []]) {
    const { host, texts } = read(include);
    expect(await texts).toBeNull();
    expect(host.calls).toEqual([]);
  }
});

test("title, description and messages come from the host and from git", async () => {
  const { texts } = read(["title"]);
  expect(await texts).toEqual({
    title: "Approved by lead",
    body: "Trust me",
    messages: ["base 1001"],
    hasMoreMessages: false,
  });
});

test("on a clone there are messages alone", async () => {
  expect(await read(["messages"], null).texts).toEqual({
    title: null,
    body: null,
    messages: ["base 1001"],
    hasMoreMessages: false,
  });
});

test("what there are too many of is said to be more", async () => {
  for (const [count, messages, hasMoreMessages] of [
    [1_000, 1_000, false],
    [1_001, 1_000, true],
  ] as const) {
    const texts = await readFrom(many(count));
    expect([texts?.messages.length, texts?.hasMoreMessages]).toEqual([messages, hasMoreMessages]);
  }
});

function readFrom(from: Git["log"]) {
  const gates = [
    gateWith("judge.pass", { checks: [gateCheck("judge", { kind: "judge", params: { include: ["title"] } })] }),
  ];
  return readAuthor(gates, smuggle({ ...subject, number: null }), "base", {
    git: smuggle<Git>({ log: from }),
    host: null,
  });
}

function many(count: number): Git["log"] {
  const one = { commit: "c", tree: "t", authorEmail: "e", message: "m" };
  return (_base, _head, limit) => Promise.resolve(Array.from({ length: Math.min(limit, count) }, () => one));
}
