import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";

import { combinePlacements, type JudgedFacts, placeJudge, runsJudge } from "../../../src/redo/placement.ts";

type PullRequestFacts = NonNullable<JudgedFacts["pullRequest"]>;

interface Case extends Partial<Omit<JudgedFacts, "event" | "pullRequest">>, Partial<PullRequestFacts> {
  readonly kind?: JudgedFacts["event"]["kind"];
  readonly action?: string;
}

/** A draft that was pushed to, in a policy with an approval, before people. */
function factsOf(given: Case = {}): JudgedFacts {
  const { kind = "pull-request", action = "synchronize", ...rest } = given;
  const { isOpen = true, isDraft = true, hasReviewRequests = false, canChange = true } = given;
  return {
    at: "gate",
    judge: "fail",
    maxRedos: 1,
    hasApproval: true,
    isLetGo: false,
    rejectionsSoFar: 0,
    isHeadRejected: false,
    headReturns: 0,
    ...rest,
    event: { kind, action: kind === "pull-request" ? action : null },
    pullRequest: kind === "pull-request" ? { isOpen, isDraft, hasReviewRequests, canChange } : null,
  };
}

function place(given: Case = {}) {
  const { runs, actions, standing } = placeJudge(factsOf(given));
  return { runs, standing, kinds: actions.map(({ kind }) => kind), actions };
}

test.each([
  ["gate", { action: "opened", isDraft: false }, true],
  ["gate", { action: "reopened", isDraft: false }, true],
  ["gate", { action: "ready_for_review", isDraft: false }, true],
  ["gate", { action: "synchronize", isDraft: true }, true],
  ["gate", { action: "synchronize", isDraft: false, hasReviewRequests: true }, true],
  ["gate", { action: "edited", isDraft: true }, true],
  ["gate", { action: "edited", isDraft: false }, true],
  ["gate", { action: "synchronize", isDraft: false }, true],
  ["gate", { action: "synchronize", isDraft: false, rejectionsSoFar: 1 }, true],
  ["gate", { action: "edited", isDraft: false, isHeadRejected: true }, true],
  ["gate", { kind: "merge-group" }, false],
  ["gate", { kind: "local" }, true],
  ["output", { action: "synchronize", isDraft: false }, true],
  ["output", { kind: "merge-group" }, true],
  ["output", { kind: "local" }, true],
  ["both", { action: "synchronize", isDraft: false }, true],
  ["both", { kind: "merge-group" }, true],
] as const)("at: %s with %j runs: %j", (at, given, expected) => {
  expect(runsJudge(factsOf({ at, ...given }))).toBe(expected);
  expect(place({ at, ...given }).runs).toBe(expected);
});

test("what people had before and fails now goes back to a draft, and to them in the end", () => {
  const given = { action: "synchronize", isDraft: false, judge: "fail" } as const;
  expect(place(given)).toMatchObject({ standing: "blocks", kinds: ["note-rejection", "to-draft"] });
  expect(place({ ...given, at: "both" })).toMatchObject({ standing: "blocks", kinds: [] });
  expect(place({ ...given, judge: "pass" })).toMatchObject({ standing: "clear", kinds: [] });
  expect(place({ ...given, judge: "error" })).toMatchObject({ standing: "needs-attention", kinds: [] });
  expect(place({ ...given, rejectionsSoFar: 9 })).toMatchObject({ standing: "needs-attention" });
});

test("a judge that does not run does nothing and says nothing", () => {
  const given = { kind: "merge-group", judge: "fail" } as const;
  expect(place(given)).toMatchObject({ runs: false, kinds: [], standing: "clear" });
});

test("a fail is noted and made a draft again, and blocks", () => {
  const { actions, standing } = place({ action: "opened", isDraft: false });
  expect(actions).toEqual([{ kind: "note-rejection", count: 1, time: 1 }, { kind: "to-draft" }]);
  expect(standing).toBe("blocks");
});

test("a draft stays one", () => {
  expect(place({ rejectionsSoFar: 1, maxRedos: 3 }).actions).toEqual([{ kind: "note-rejection", count: 2, time: 1 }]);
});

test("after the last redo people get it with the critique, whatever the judge says", () => {
  const { actions, standing } = place({ rejectionsSoFar: 1 });
  expect(actions).toEqual([
    { kind: "unresolved", why: "redos-used-up" },
    { kind: "ready" },
    { kind: "request-reviewers" },
  ]);
  expect(standing).toBe("needs-attention");
});

test.each([0, -1, Number.NaN])("with max-redos %d nothing is ever sent back", (maxRedos) => {
  expect(place({ maxRedos })).toMatchObject({
    kinds: ["unresolved", "ready", "request-reviewers"],
    standing: "needs-attention",
  });
});

test("an error goes to people at once", () => {
  const { actions, standing } = place({ judge: "error", maxRedos: 10 });
  expect(actions[0]).toEqual({ kind: "unresolved", why: "judge-error" });
  expect(actions.slice(1)).toEqual([{ kind: "ready" }, { kind: "request-reviewers" }]);
  expect(standing).toBe("needs-attention");
});

test("an error does not lift what the judge said of this very commit", () => {
  for (const isDraft of [true, false])
    expect(place({ judge: "error", isHeadRejected: true, isDraft })).toMatchObject({ kinds: [], standing: "blocks" });
});

test("a pass is marked ready and people are asked", () => {
  expect(place({ judge: "pass" })).toMatchObject({ kinds: ["ready", "request-reviewers"], standing: "clear" });
  expect(place({ judge: "pass", isDraft: false, action: "opened" }).kinds).toEqual(["request-reviewers"]);
});

test("a push on which people are asked already asks nobody again; one on which nobody is does", () => {
  expect(place({ judge: "pass", isDraft: false, hasReviewRequests: true }).kinds).toEqual([]);
  expect(place({ judge: "error", isDraft: false, hasReviewRequests: true }).kinds).toEqual(["unresolved"]);
  expect(place({ judge: "pass", isDraft: false, rejectionsSoFar: 1 }).kinds).toEqual(["request-reviewers"]);
  const opened = { action: "opened", isDraft: false, hasReviewRequests: true } as const;
  expect(place({ judge: "pass", ...opened }).kinds).toEqual(["request-reviewers"]);
});

test.each(["pass", "fail", "error"] as const)("without an approval nothing is marked ready on %s", (judge) => {
  const { kinds } = place({ judge, hasApproval: false, rejectionsSoFar: 5 });
  expect(kinds).toEqual(judge === "pass" ? [] : ["unresolved"]);
});

test("without an approval a fail still makes a draft", () => {
  expect(place({ hasApproval: false, isDraft: false, action: "opened" }).kinds).toEqual(["note-rejection", "to-draft"]);
});

test("who marks a rejected commit ready again uses up what is left, and gets people instead of a draft for ever", () => {
  const again = { action: "ready_for_review", isDraft: false, isHeadRejected: true, maxRedos: 3 } as const;
  const second = place({ ...again, headReturns: 1 });
  expect(second.actions).toEqual([{ kind: "note-rejection", count: 2, time: 2 }, { kind: "to-draft" }]);
  expect(place({ ...again, headReturns: 2 }).actions[0]).toEqual({ kind: "note-rejection", count: 3, time: 3 });
  const over = { standing: "needs-attention", kinds: ["unresolved", "request-reviewers"] };
  expect(place({ ...again, headReturns: 3 })).toMatchObject(over);
  expect(place({ ...again, headReturns: 1, rejectionsSoFar: 2 })).toMatchObject(over);
});

test("a commit that could not be made a draft is not marked ready again, however often its job runs", () => {
  const stuck = { action: "ready_for_review", isDraft: false, isHeadRejected: true, headReturns: 0 } as const;
  expect(place(stuck)).toMatchObject({ kinds: ["note-rejection", "to-draft"], standing: "blocks" });
  expect(place({ ...stuck, action: "synchronize", headReturns: 1 }).standing).toBe("blocks");
});

test("a re-run on a rejected commit does not lift the rejection", () => {
  // The event is the old one; the pull request is a draft by now.
  const rerun = { action: "ready_for_review", isDraft: true, isHeadRejected: true, headReturns: 1 } as const;
  expect(place(rerun)).toMatchObject({ kinds: ["note-rejection"], standing: "blocks" });
  expect(place({ ...rerun, maxRedos: 2, headReturns: 2 }).actions).toEqual([
    { kind: "note-rejection", count: 2, time: 2 },
  ]);
  expect(place({ isHeadRejected: true }).standing).toBe("blocks");
});

test.each(["pass", "fail", "error"] as const)(
  "nothing is done to a closed one, or with a token that reads: %s",
  (judge) => {
    for (const given of [{ isOpen: false }, { canChange: false }])
      for (const isDraft of [true, false]) {
        const { kinds } = place({ judge, isDraft, action: "opened", ...given });
        expect(kinds).toEqual(judge === "error" ? ["unresolved"] : []);
      }
    expect(place({ judge: "fail", canChange: false }).standing).toBe("blocks");
  },
);

test.each([
  ["pass", "clear"],
  ["fail", "blocks"],
  ["error", "needs-attention"],
] as const)("as an audit a %s is %s and nothing is done", (judge, standing) => {
  for (const given of [
    { at: "output" },
    { at: "output", action: "opened", isDraft: false },
    { at: "both", kind: "merge-group" },
    { at: "both", isDraft: false },
    { at: "gate", kind: "local" },
  ] as const)
    expect(place({ judge, ...given })).toMatchObject({ runs: true, kinds: [], standing });
});

test("at: both does before people what at: gate does", () => {
  for (const judge of ["pass", "fail", "error"] as const)
    expect(place({ at: "both", judge })).toEqual(place({ at: "gate", judge }));
});

test("one judge that sends back keeps the pull request from people, however many pass", () => {
  const passed = placeJudge(factsOf({ judge: "pass", isDraft: false, action: "opened" }));
  const failed = placeJudge(factsOf({ judge: "fail", isDraft: false, action: "opened" }));
  expect(combinePlacements([passed, failed, passed])).toEqual([{ kind: "to-draft" }]);
  const draft = [placeJudge(factsOf({ judge: "pass" })), placeJudge(factsOf({ judge: "fail" }))];
  expect(combinePlacements(draft)).toEqual([]);
  const audit = placeJudge(factsOf({ at: "output", judge: "fail" }));
  expect(combinePlacements([placeJudge(factsOf({ judge: "pass" })), audit])).toEqual([]);
});

test("judges that agree make each thing happen once, ready before people are asked", () => {
  const passed = placeJudge(factsOf({ judge: "pass" }));
  const over = placeJudge(factsOf({ rejectionsSoFar: 1 }));
  expect(combinePlacements([over, passed])).toEqual([{ kind: "ready" }, { kind: "request-reviewers" }]);
  expect(combinePlacements([])).toEqual([]);
});

const anyFacts = fc.record({
  at: fc.constantFrom("gate", "output", "both"),
  kind: fc.constantFrom("pull-request", "merge-group", "local"),
  action: fc.constantFrom("opened", "reopened", "synchronize", "edited", "ready_for_review", "review_requested"),
  judge: fc.constantFrom("pass", "fail", "error"),
  maxRedos: fc.integer({ min: 0, max: 3 }),
  rejectionsSoFar: fc.integer({ min: 0, max: 4 }),
  isHeadRejected: fc.boolean(),
  headReturns: fc.integer({ min: 0, max: 4 }),
  hasApproval: fc.boolean(),
  isOpen: fc.boolean(),
  isDraft: fc.boolean(),
  hasReviewRequests: fc.boolean(),
  canChange: fc.boolean(),
});

test("whatever the facts: a change is either kept from people or handed to them, only a pass is clear, and what is done can be done", () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { runs, kinds, standing } = place(given);
      const isHandedOver = kinds.includes("ready") || kinds.includes("request-reviewers");
      expect(isHandedOver && (kinds.includes("to-draft") || kinds.includes("note-rejection"))).toBe(false);
      if (runs && given.judge !== "pass") expect(standing).not.toBe("clear");
      if (standing === "blocks") expect(isHandedOver).toBe(false);
      if (kinds.includes("to-draft")) expect(given).toMatchObject({ isDraft: false, isOpen: true, canChange: true });
      if (kinds.includes("ready")) expect(given).toMatchObject({ isDraft: true, isOpen: true, hasApproval: true });
      if (isHandedOver) expect(given).toMatchObject({ canChange: true, hasApproval: true, kind: "pull-request" });
      if (given.kind !== "pull-request" || given.at === "output") expect(kinds).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test("however often a judge says no, people get the change after max-redos commits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), (maxRedos) => {
      let isDraft = false;
      for (let commit = 0; commit <= maxRedos; commit += 1) {
        const given = { action: commit === 0 ? "opened" : "synchronize", isDraft, maxRedos, rejectionsSoFar: commit };
        const { kinds, standing } = place(given);
        expect(standing).toBe(commit < maxRedos ? "blocks" : "needs-attention");
        isDraft ||= kinds.includes("to-draft");
        if (commit === maxRedos) expect(kinds).toContain("request-reviewers");
      }
    }),
  );
});

test("what the policy lets go after the last revision goes to people, as after the last redo", () => {
  const given = { maxRedos: 9, isLetGo: true } as const;
  const over = place(given);
  expect(over).toMatchObject({ standing: "needs-attention", kinds: ["unresolved", "ready", "request-reviewers"] });
  expect(over.actions[0]).toEqual({ kind: "unresolved", why: "let-go" });
  expect(place({ ...given, maxRedos: 0 }).actions[0]).toEqual({ kind: "unresolved", why: "redos-used-up" });
  expect(place({ ...given, judge: "pass" }).standing).toBe("clear");
  expect(place({ ...given, at: "output" })).toMatchObject({ standing: "blocks", kinds: [] });
});
