import { expect, test } from "vitest";
import { noteOnRedo, type RedoResult } from "../../../src/redo/after.ts";
import { NO_REDO, type NoRedoCode } from "../../../src/redo/decide.ts";

const RESULT: RedoResult = { outcome: "failed", attempts: 3, max: 3, why: "exhausted", onExhausted: "block" };

test("after the last revision the last output stands, and somebody should look", () => {
  expect(noteOnRedo(RESULT)).toEqual({
    needsAttention: true,
    isLetThrough: false,
    level: "warning",
    text: "All revisions that the policy allows were made. So far there were 3 of 3 revisions. The last output stands, and it failed: somebody should look at it.",
  });
  const through = noteOnRedo({ ...RESULT, onExhausted: "neutral" });
  expect(through).toMatchObject({ needsAttention: true, isLetThrough: true });
  expect(through?.text).toContain("`on-exhausted: neutral`");
});

test("only a failed verdict after the last useful revision is let through", () => {
  const through: string[] = [];
  for (const why of Object.keys(NO_REDO) as NoRedoCode[])
    for (const outcome of ["passed", "failed", "blocked", "cancelled"] as const)
      if (noteOnRedo({ ...RESULT, why, outcome, onExhausted: "neutral" })?.isLetThrough === true)
        through.push(`${outcome} ${why}`);
  expect(through).toEqual(["failed judge-only", "failed exhausted", "failed no-change", "failed same-tree"]);
});

test.each(["exhausted", "no-change", "same-tree", "judge-only"] as const)(
  "what failed is let through after %s, and what is blocked beside it still holds the merge",
  (why) => {
    const through = noteOnRedo({ ...RESULT, why, onExhausted: "neutral", isBlockedToo: true });
    expect(through).toMatchObject({ needsAttention: true, isLetThrough: true, level: "warning" });
    expect(through?.text).toContain("What failed is let through, since the policy says `on-exhausted: neutral`");
    expect(through?.text).toContain("another gate is blocked, and that one still holds the merge");
    expect(through?.text).not.toContain("goes out");
    expect(noteOnRedo({ ...RESULT, why, onExhausted: "neutral", isBlockedToo: false })?.text).toContain("goes out");
  },
);

test("a gate that is blocked beside the failed ones changes nothing where nothing is let through", () => {
  for (const why of Object.keys(NO_REDO) as NoRedoCode[])
    expect(noteOnRedo({ ...RESULT, why, isBlockedToo: true })).toEqual(noteOnRedo({ ...RESULT, why }));
});

test.each(["budget", "refused", "pushed-refused", "undone"] as const)("%s is for people to look at", (why) => {
  const stopped = noteOnRedo({ ...RESULT, why, onExhausted: "neutral" });
  expect(stopped).toMatchObject({ needsAttention: true, isLetThrough: false, level: "warning" });
});

test("commits can say any number: none is told that is more than the policy allows", () => {
  for (const outcome of ["passed", "failed"] as const) {
    const text = noteOnRedo({ ...RESULT, outcome, attempts: 999_999 })?.text ?? "";
    expect(text).toContain("3 of 3 revisions");
    expect(text).not.toContain("999");
  }
});

test("no verdict after a revision says that the revision may be why", () => {
  const blocked = { ...RESULT, outcome: "blocked", why: null, attempts: 1 } as const;
  expect(noteOnRedo({ ...blocked, onExhausted: "neutral" })).toEqual({
    needsAttention: true,
    isLetThrough: false,
    level: "warning",
    text: "Revision 1 of 3 was pushed, and then no verdict could be reached: it may have caused that.",
  });
  expect(noteOnRedo({ ...blocked, attempts: 0 })).toBeNull();
});

test("a pass, a revision under way, a stop and nothing to say", () => {
  expect(noteOnRedo({ ...RESULT, outcome: "passed", attempts: 1, why: "not-failed" })?.text).toBe(
    "Passed after 1 of 3 revisions.",
  );
  expect(noteOnRedo({ ...RESULT, outcome: "passed", attempts: 0, why: "not-failed" })).toBeNull();
  expect(noteOnRedo({ ...RESULT, attempts: 1, why: null })?.text).toBe(
    "Revision 1 of 3 was pushed; the run for it decides.",
  );
  expect(noteOnRedo({ ...RESULT, attempts: 0, why: "judge-only" })).toBeNull();
  const fork = noteOnRedo({ ...RESULT, attempts: 0, why: "fork" });
  expect(fork).toMatchObject({ needsAttention: false, level: "warning" });
  expect(fork?.text).toMatch(/another repository.*No revision was pushed\.$/);
  expect(noteOnRedo({ ...RESULT, attempts: 1, why: "refused" })).toMatchObject({ needsAttention: true });
});
