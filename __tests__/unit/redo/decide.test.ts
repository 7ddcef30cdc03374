import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { NO_REDO, type RedoFacts, shouldRedo, weighRevision } from "../../../src/redo/decide.ts";

const FACTS: RedoFacts = {
  outcome: "failed",
  max: 2,
  attemptsMade: 0,
  isHistoryWhole: true,
  pullRequest: { isOpen: true, isFork: false },
  branch: { isDefault: false, isProtected: false },
  critiques: 1,
  reasons: 1,
  hasBudget: true,
};

test("a failed verdict with something to revise is revised, up to the maximum", () => {
  expect(shouldRedo(FACTS)).toEqual({ kind: "redo", attempt: 1 });
  expect(shouldRedo({ ...FACTS, attemptsMade: 1 })).toEqual({ kind: "redo", attempt: 2 });
  expect(shouldRedo({ ...FACTS, critiques: 0 })).toEqual({ kind: "redo", attempt: 1 });
  expect(shouldRedo({ ...FACTS, reasons: 0 })).toEqual({ kind: "redo", attempt: 1 });
});

test.each<[Partial<RedoFacts>, keyof typeof NO_REDO]>([
  [{ outcome: "passed" }, "not-failed"],
  [{ outcome: "blocked" }, "not-failed"],
  [{ outcome: "cancelled" }, "not-failed"],
  [{ max: 0 }, "judge-only"],
  [{ max: Number.NaN }, "judge-only"],
  [{ pullRequest: null }, "no-pull-request"],
  [{ pullRequest: { isOpen: false, isFork: false } }, "closed"],
  [{ pullRequest: { isOpen: true, isFork: true } }, "fork"],
  [{ branch: null }, "branch-unknown"],
  [{ branch: { isDefault: true, isProtected: true } }, "default-branch"],
  [{ branch: { isDefault: false, isProtected: true } }, "protected-branch"],
  [{ attemptsMade: 2 }, "exhausted"],
  [{ attemptsMade: 7 }, "exhausted"],
  [{ attemptsMade: Number.NaN }, "exhausted"],
  [{ isHistoryWhole: false }, "history-too-long"],
  [{ hasBudget: false }, "budget"],
  [{ critiques: 0, reasons: 0 }, "nothing-to-revise"],
])("%j: no, %s", (change, why) => {
  expect(shouldRedo({ ...FACTS, ...change })).toEqual({ kind: "no", why, sentence: NO_REDO[why] });
});

test("whatever else holds, one fact that forbids it is enough", () => {
  const facts = fc.record<RedoFacts>({
    outcome: fc.constantFrom("passed", "failed", "blocked", "cancelled"),
    max: fc.nat(3),
    attemptsMade: fc.nat(4),
    isHistoryWhole: fc.boolean(),
    pullRequest: fc.option(fc.record({ isOpen: fc.boolean(), isFork: fc.boolean() })),
    branch: fc.option(fc.record({ isDefault: fc.boolean(), isProtected: fc.boolean() })),
    critiques: fc.nat(2),
    reasons: fc.nat(2),
    hasBudget: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (one) => {
      const { outcome, max, attemptsMade, isHistoryWhole, pullRequest, branch, critiques, reasons, hasBudget } = one;
      const mayPush = pullRequest !== null && pullRequest.isOpen && !pullRequest.isFork && branch !== null;
      const isOwn = mayPush && !branch.isDefault && !branch.isProtected;
      const hasRoom = attemptsMade < max && hasBudget && isHistoryWhole;
      const isWanted = outcome === "failed" && isOwn && hasRoom && critiques + reasons > 0;
      expect(shouldRedo(one).kind).toBe(isWanted ? "redo" : "no");
    }),
    { numRuns: 2_000 },
  );
});

test("a fixer that never fixes, goes in circles or changes nothing comes to an end", () => {
  let trees = ["start"];
  const run = (next: (attempt: number) => string | null): string => {
    trees = ["start"];
    for (let made = 0; ; made += 1) {
      const decision = shouldRedo({ ...FACTS, max: 10, attemptsMade: made });
      if (decision.kind === "no") return `${made} ${decision.why}`;
      const tree = next(decision.attempt);
      const weighed = weighRevision({
        tree,
        earlierTrees: new Set(trees),
        isUndone: false,
        hasTakenAway: false,
        refused: [],
      });
      if (weighed.kind === "no") return `${made} ${weighed.why}`;
      trees.push(tree ?? "");
    }
  };
  expect(run((attempt) => `new ${attempt}`)).toBe("10 exhausted");
  expect(run((attempt) => (attempt % 2 === 1 ? "other" : "start"))).toBe("1 same-tree");
  expect(run((attempt) => ["b", "c", "b"][attempt - 1] ?? "")).toBe("2 same-tree");
  expect(run(() => null)).toBe("0 no-change");
});

test("a revision with a refused change is not pushed, whatever its tree", () => {
  const none = new Set<string>();
  expect(
    weighRevision({ tree: "new", earlierTrees: none, isUndone: false, hasTakenAway: false, refused: ["x"] }),
  ).toMatchObject({
    why: "refused",
  });
  expect(weighRevision({ tree: "new", earlierTrees: none, isUndone: false, hasTakenAway: false, refused: [] })).toEqual(
    { kind: "push" },
  );
});

test("a revision that takes away what a gate judges is not pushed", () => {
  const revision = { tree: "new", earlierTrees: new Set<string>(), isUndone: false, refused: [] };
  expect(weighRevision({ ...revision, hasTakenAway: true })).toMatchObject({ why: "took-away" });
});

test("each sentence ends", () => {
  for (const sentence of Object.values(NO_REDO)) expect(sentence).toMatch(/^[A-Z].+\.$/);
});
