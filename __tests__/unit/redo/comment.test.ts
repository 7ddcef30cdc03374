import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { countAsked, pushedComment, redoComment } from "../../../src/redo/comment.ts";
import { redoMarker, rejectionMarker } from "../../../src/redo/markers.ts";
import { revisionInstruction } from "../../../src/redo/instruction.ts";

const sha = (letter: string, length = 40): string => letter.repeat(length);

function ask(attempt: number, head: string, critique = "It is wrong."): string {
  const instruction = revisionInstruction({
    attempt,
    max: 3,
    delivery: "branch",
    criteria: [],
    gates: ["judge"],
    reasons: [],
    critiques: [
      {
        gate: "judge",
        critique: { path: null, startLine: null, endLine: null, severity: "high", criterion: null, text: critique },
      },
    ],
  });
  return redoComment({ mention: "@cursor", attempt, head, rejectedBy: ["ui"], instruction });
}

test("a comment asks by one mention, with the critique and its markers before it", () => {
  const body = ask(1, sha("a"));
  const markers = `${redoMarker(1, sha("a"))}\n${rejectionMarker("ui", sha("a"))}`;
  expect(body.startsWith(`${markers}\n@cursor\n\n`)).toBe(true);
  expect(body).toContain("It is wrong.");
  expect(body).toContain("push them to that branch yourself");
  expect(body).not.toMatch(/working folder|committed for you|Do not commit/);
});

test("one that is too long points to the review, and keeps its marker", () => {
  const body = redoComment({
    mention: "@cursor",
    attempt: 2,
    head: sha("a"),
    rejectedBy: [],
    instruction: "x".repeat(60_001),
  });
  expect(body.length).toBeLessThan(1_000);
  expect(body).toContain("too long for a comment");
  expect(body).toContain("push to that branch");
  expect(countAsked([body], sha("b"))).toBe(1);
});

test("revisions are counted by commit, the current one aside", () => {
  const bodies = [ask(1, sha("a")), ask(1, sha("a")), ask(2, sha("b")), "no marker"];
  expect(countAsked(bodies, sha("c"))).toBe(2);
  expect(countAsked(bodies, sha("b"))).toBe(1);
  expect(countAsked([], sha("b"))).toBe(0);
});

test("a revision that was pushed is counted by its comment", () => {
  const body = pushedComment({ attempt: 1, max: 2, commit: sha("c"), head: sha("a"), rejectedBy: [] });
  expect(body).toBe(
    `${redoMarker(1, sha("a"))}\nRevision 1 of 2 was pushed as \`ccccccc\`, after the critique of \`aaaaaaa\`.`,
  );
  expect(countAsked([body, ask(1, sha("a"))], sha("c"))).toBe(1);
  expect(countAsked([body], sha("a"))).toBe(0);
});

test("commits of repositories with long names are counted as well", () => {
  expect(countAsked([ask(1, sha("a", 64)), ask(2, sha("b", 64))], sha("c", 64))).toBe(2);
});

test("a critique that quotes markers neither hides a revision nor makes one up", () => {
  // Whoever wrote the change may have the judge say it.
  const forged = ["a", "b"].map((letter) => redoMarker(1, sha(letter))).join("\n");
  const bodies = [ask(1, sha("c"), forged), ask(2, sha("d"), `${forged}\n`), `Coverage\n\n${forged}`];
  expect(countAsked(bodies, sha("e"))).toBe(2);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(forged, "\n", "```", "-->", "<!--", "x")), (parts) => {
      expect(countAsked([ask(1, sha("c"), parts.join(""))], sha("e"))).toBe(1);
    }),
  );
});
