import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { critiquesOf } from "../../../../src/checks/judge/critiques.ts";
import type { Vote } from "../../../../src/checks/judge/judgement.ts";
import { decideVotes, type Sight } from "../../../../src/checks/judge/votes.ts";
import { broken, FAIL, judged, PASS } from "./support.ts";

const ALL_SEEN: Sight = { gaps: [], isEnough: false, unknown: null };
const KINDS: Readonly<Record<string, Vote>> = { p: judged(PASS), f: judged(FAIL), "-": broken() };

/** In: one letter for each vote: p passes, f fails, - is not usable. */
function decide(letters: string, sight = ALL_SEEN) {
  return decideVotes(
    Array.from(letters, (letter) => KINDS[letter] ?? broken()),
    sight,
  );
}

test.each([
  ["p", true, true],
  ["f", false, true],
  ["ppp", true, true],
  ["fff", false, true],
  ["ppf", true, false],
  ["fpf", false, false],
  ["pp-", true, false],
  ["ff-", false, false],
  ["pf-", null, false],
  ["p--", null, false],
  ["f--", null, false],
  ["ppp--", true, false],
  ["ppf--", null, false],
  ["ffp--", false, false],
  ["ppff-", null, false],
  ["pppf-", true, false],
  ["pp---", null, false],
  ["pppff", true, false],
] as const)("%s: pass is %s, agreed is %s", (letters, pass, agreed) => {
  const { facts, isPass } = decide(letters);
  expect(isPass).toBe(pass);
  if (pass === null) {
    expect(facts.pass).toMatchObject({ kind: "unknown", reason: "judge-error" });
    expect(facts.critique).toEqual(facts.pass);
  } else expect(facts.pass).toMatchObject({ kind: "known", value: pass, provenance: "claimed" });
  expect(facts.pass.reason).toBe(pass === null ? "judge-error" : pass ? undefined : "judge-failed");
  expect(facts.agreed).toMatchObject({ kind: "known", value: agreed, provenance: "claimed" });
  expect(facts.votes).toMatchObject({ value: letters.replaceAll("-", "").length, provenance: "observed" });
});

test.each([
  ["ppf", "2 of 3 say pass"],
  ["fpf", "2 of 3 say fail: The toggle is gone: render it."],
  ["pp-", "2 of 3 say pass (1 vote cannot be used: it gave no judgement)"],
  ["ppp--", "3 of 5 say pass (2 votes cannot be used: it gave no judgement)"],
  ["ff-", "2 of 3 say fail (1 vote cannot be used: it gave no judgement): The toggle is gone: render it."],
  ["pf-", "1 of 3 say pass and 1 say fail, and a pass needs 2; it gave no judgement"],
  ["p--", "1 of 3 votes are usable: it gave no judgement"],
  ["-", "it gave no judgement"],
  ["f", "The toggle is gone: render it."],
  ["p", "it says pass"],
])("%s: the detail is %s", (letters, detail) => {
  expect(decide(letters).facts.pass.detail).toBe(detail);
});

test("a vote that is missing or turns against it never makes a pass of what is none", () => {
  const letters = fc
    .constantFrom(1, 3, 5)
    .chain((length) => fc.array(fc.constantFrom("p", "f", "-"), { minLength: length, maxLength: length }));
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom("f", "-"), (votes, at, worse) => {
      const before = decide(votes.join("")).isPass;
      const after = decide(votes.with(at % votes.length, worse).join("")).isPass;
      if (before !== true) expect(after).not.toBe(true);
      expect(before === true).toBe(votes.filter((vote) => vote === "p").length * 2 > votes.length);
    }),
  );
});

test.each(["runner-tampered", "setup-failed", "world-failed", "git-failed", "disk-full"] as const)(
  "what is no error of a judge is not hidden by another vote's: %s",
  (reason) => {
    const foreign: Vote = { kind: "unusable", reason, detail: "claude is not what it was" };
    const judgeError = broken("odd");
    const cases = [
      [judgeError, foreign, judgeError],
      [foreign, judgeError],
      [judged(PASS), foreign, judged(FAIL)],
    ];
    for (const votes of cases)
      expect(decideVotes(votes, ALL_SEEN).facts.pass).toMatchObject({ kind: "unknown", reason });
  },
);

test("beside a judge that was tampered with no pass counts, and a fail does", () => {
  const tampered: Vote = { kind: "unusable", reason: "runner-tampered", detail: "claude is not what it was" };
  const { facts } = decideVotes([judged(PASS), judged(PASS), tampered], ALL_SEEN);
  expect(facts.pass).toMatchObject({ kind: "unknown", reason: "runner-tampered" });
  expect(decideVotes([judged(FAIL), judged(FAIL), tampered], ALL_SEEN).isPass).toBe(false);
  const full: Vote = { kind: "unusable", reason: "disk-full", detail: "no space" };
  expect(decideVotes([full, tampered, judged(PASS)], ALL_SEEN).facts.pass.reason).toBe("runner-tampered");
});

test("one reason of all is kept, several become judge-error", () => {
  const limited: Vote = { kind: "unusable", reason: "model-rate-limited", detail: "429" };
  expect(decideVotes([limited, limited, limited], ALL_SEEN).facts.pass).toMatchObject({ reason: "model-rate-limited" });
  const mixed = decideVotes([limited, limited, broken("odd")], ALL_SEEN).facts;
  expect(mixed.pass).toEqual({
    kind: "unknown",
    reason: "judge-error",
    detail: "0 of 3 votes are usable: 429; odd",
  });
  expect(mixed.agreed.kind).toBe("unknown");
});

test("a pass on what was not shown whole is unknown unless it may be; a fail stays", () => {
  const gaps = ["2 of 3 files do not fit into `max-input`"];
  const blind = decide("p", { gaps, isEnough: false, unknown: null });
  expect(blind.facts.pass).toEqual({
    kind: "unknown",
    reason: "judge-truncated",
    detail: "says pass, but 2 of 3 files do not fit into `max-input`",
  });
  expect(blind.facts.truncated).toMatchObject({ value: true, provenance: "observed", detail: gaps[0] });
  expect(decide("p", { gaps, isEnough: true, unknown: null }).facts.pass).toMatchObject({ kind: "known", value: true });
  for (const isEnough of [true, false])
    expect(decide("f", { gaps, isEnough, unknown: null }).facts.pass).toMatchObject({
      value: false,
      reason: "judge-failed",
    });
  expect(decide("p").facts.truncated).toMatchObject({ value: false });
});

test("why a vote is missing leaves room for the critique", () => {
  const { detail } = decideVotes([judged(FAIL), judged(FAIL), broken("x".repeat(300))], ALL_SEEN).facts.pass;
  expect(detail).toMatch(/^2 of 3 say fail \(1 vote cannot be used: x{140}…\): The toggle is gone: render it\.$/);
});

test("what nobody could know is told beside a pass and beside what was shown", () => {
  const sight = { gaps: [], isEnough: false, unknown: "title is not known" };
  const { pass, truncated } = decide("p", sight).facts;
  expect(pass).toMatchObject({ kind: "known", value: true, detail: "it says pass (title is not known)" });
  expect(truncated).toMatchObject({ value: false, detail: "all of the change was shown; title is not known" });
  expect(decide("f", sight).facts.truncated.detail).toContain("title is not known");
});

const CRITICISMS = [
  { path: "./src/a.ts", line: 3, severity: "medium", text: "gone" },
  { path: null, line: 4, severity: "high", text: "no tests" },
  { path: "src/b.ts", line: 0, severity: "low", text: "name" },
  { path: "a\nb", severity: "low", text: "odd" },
  { severity: "low", text: " " },
] as const;

test("criticisms at their places, then the critique word for word", () => {
  const critique = "Do **this**:\n\n- @all\n- `x`  ";
  const vote = judged({ pass: false, critique, criticisms: [...CRITICISMS] });
  const decision = decideVotes([vote], ALL_SEEN);
  expect(decision.facts.critique).toMatchObject({ value: critique, detail: "Do **this**: - @all - `x`" });
  const nowhere = { path: null, startLine: null, endLine: null, criterion: null };
  expect(critiquesOf(decision)).toEqual([
    { ...nowhere, path: "src/a.ts", startLine: 3, endLine: 3, severity: "med", text: "gone" },
    { ...nowhere, severity: "high", text: "no tests" },
    { ...nowhere, path: "src/b.ts", severity: "low", text: "name" },
    { ...nowhere, severity: "low", text: "odd" },
    { ...nowhere, severity: "high", text: critique },
  ]);
});

test("what a passing judge and one who was outvoted say is shown with the lowest severity", () => {
  const pass = judged({ pass: true, critique: "Nice.", criticisms: [CRITICISMS[1]] });
  const critiques = critiquesOf(decideVotes([pass, judged(FAIL), pass], ALL_SEEN));
  expect(critiques.map(({ severity, text }) => [severity, text])).toEqual([
    ["low", "no tests"],
    ["low", "no tests"],
    ["low", FAIL.critique],
  ]);
  const failed = critiquesOf(decideVotes([pass, judged(FAIL), judged(FAIL)], ALL_SEEN));
  expect(failed.map(({ severity, text }) => [severity, text])).toEqual([
    ["high", FAIL.critique],
    ["high", FAIL.critique],
    ["low", "no tests"],
  ]);
});

test("every critique of a failing majority is in the fact, once", () => {
  const other = { pass: false, critique: "And write a test." };
  const { facts } = decideVotes([judged(FAIL), judged(other), judged(FAIL)], ALL_SEEN);
  expect(facts.critique).toMatchObject({ value: `${FAIL.critique}\n\n${other.critique}` });
});
