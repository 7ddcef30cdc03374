import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { countAttempts, type LoggedCommit, treesOf } from "../../../src/redo/attempts.ts";
import { commitMessage } from "../../../src/redo/message.ts";

const BOT = "41898282+passwhen[bot]@users.noreply.github.com";

function commit(message: string, authorEmail = BOT, tree = "t"): LoggedCommit {
  return { message, authorEmail, tree };
}

function ours(attempt: number): LoggedCommit {
  return commit(commitMessage({ attempt, max: 3, gates: ["tests"], runKey: "1.1:1" }));
}

test("our own commits count, and those of others do not", () => {
  expect(countAttempts([], BOT)).toBe(0);
  expect(countAttempts([ours(2), commit("feat: x", "a@example.com"), ours(1)], BOT)).toBe(2);
  expect(countAttempts([commit("Merge branch main"), commit("feat: x")], BOT)).toBe(0);
  expect(countAttempts([commit("x\n\nPasswhen-Redo: 3/3\n", "a@example.com")], BOT)).toBe(0);
  expect(countAttempts([commit("x\n\nPasswhen-Redo: 1/3\n", BOT.toUpperCase())], BOT)).toBe(1);
  expect(countAttempts([commit("x\n\nPasswhen-Redo: 1/3\n", "")], "")).toBe(0);
});

test("a trailer that states more counts more, and none counts less", () => {
  expect(countAttempts([commit("x\n\nPasswhen-Redo: 3/3\nPasswhen-Redo: 1/3\n")], BOT)).toBe(3);
  for (const value of ["0/3", "-5", "", "none", "1e9", "NaN", "99999999999/3"])
    expect(countAttempts([ours(1), commit(`x\n\nPasswhen-Redo: ${value}\n`)], BOT)).toBeGreaterThanOrEqual(2);
  expect(countAttempts([commit("x\n\npasswhen-redo: 2/3\n")], BOT)).toBe(2);
});

test("whatever is pushed on top, the count never falls", () => {
  const any = fc.record({
    message: fc.oneof(
      fc.string(),
      fc.nat().map((n) => `x\n\nPasswhen-Redo: ${n}/3`),
    ),
    authorEmail: fc.constantFrom(BOT, "a@example.com"),
    tree: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(any), fc.nat(3), (pushed, made) => {
      const before = Array.from({ length: made }, (_, index) => ours(index + 1));
      expect(countAttempts([...pushed, ...before], BOT)).toBeGreaterThanOrEqual(made);
    }),
  );
});

test("all trees of the branch are known, whoever made them", () => {
  expect(treesOf([commit("a", BOT, "1"), commit("b", "a@example.com", "2")])).toEqual(new Set(["1", "2"]));
});
