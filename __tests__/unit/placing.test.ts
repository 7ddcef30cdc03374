import { expect, test } from "vitest";
import type { GateEvent, PullRequestEvent } from "../../src/event/event.ts";
import type { Gate } from "../../src/evidence/gate.ts";
import { GateError } from "../../src/lib/error.ts";
import { REASONS, type ReasonCode } from "../../src/lib/reason.ts";
import { actOn, letThroughBy, placeJudges, standingsOf } from "../../src/placing.ts";
import { DEFAULT_POLICY } from "../../src/policy/policy.ts";
import type { PullRequest } from "../../src/ports/code-host.ts";
import { blockedRun, type Judged, type Run } from "../../src/publish/assemble.ts";
import { concludeGate } from "../../src/publish/conclude.ts";
import type { LetThrough } from "../../src/publish/report.ts";
import { rejectionMarker, returnMarker, revisionMarkers, unresolvedMarker } from "../../src/redo/markers.ts";
import { subjectOf } from "../../src/target/subject.ts";
import type { PreparedGate } from "../../src/verdict/prepare.ts";
import type { Verdict } from "../../src/verdict/verdict.ts";
import { claimed, evidenceOf, gateCheck, gateWith, RUN_FACTS } from "../support/evidence.ts";
import { createFakeCodeHost } from "../support/fake-code-host.ts";
import { prepareOne } from "../support/judged.ts";

const HEAD = "a1".repeat(20);
const OTHER = "b2".repeat(20);

const EVENT: PullRequestEvent = {
  kind: "pull-request",
  action: "synchronize",
  repository: { owner: "octo-org", name: "widget" },
  number: 7,
  head: { sha: HEAD, ref: "change" },
  base: { sha: "c".repeat(40), ref: "main" },
  isFork: false,
  isDraft: false,
  hasReviewRequests: false,
  isTextEdit: false,
};
const QUEUE: GateEvent = {
  kind: "merge-group",
  repository: EVENT.repository,
  head: { sha: HEAD, ref: "gh-readonly-queue/main/pr-7-x" },
  base: EVENT.base,
  numbers: [7],
};

/** A judge, or a plain gate where nothing is said of its place. */
function gate(
  name: string,
  at: NonNullable<Gate["placement"]>["at"] | null,
  maxRedos = 1,
  isRequired = true,
): PreparedGate {
  const placement = at === null ? null : { at, maxRedos };
  const checks = [gateCheck("judge", { facts: RUN_FACTS })];
  return prepareOne(gateWith("judge.passed", { name, placement, checks, isRequired }));
}

interface Given {
  readonly gates?: readonly PreparedGate[];
  readonly event?: GateEvent;
  readonly pullRequest?: Partial<PullRequest>;
  readonly comments?: readonly string[];
  readonly reviews?: readonly string[];
}

async function place({ gates = [gate("judge", "gate")], event = EVENT, ...given }: Given = {}) {
  const host = createFakeCodeHost({ pullRequest: { isDraft: true, ...given.pullRequest } });
  for (const body of given.comments ?? []) await host.commentOnce(7, body, body);
  for (const body of given.reviews ?? []) await host.createReview({ number: 7, headSha: HEAD, body, comments: [] });
  const before = host.calls.length;
  const placed = await placeJudges(gates, event, host);
  return { ...placed, host, asked: host.calls.slice(before), names: placed.gates.map((one) => one.gate.name) };
}

test("gates without a judge, and judges that are an audit, run always, and the host is not asked", async () => {
  const gates = [gate("tests", null), gate("judge", "output")];
  for (const event of [EVENT, QUEUE]) {
    const { names, asked, notices, placements } = await place({ gates, event });
    expect(names).toEqual(["tests", "judge"]);
    expect([asked, notices]).toEqual([[], []]);
    expect([...placements.keys()]).toEqual(["judge"]);
  }
});

test("a judge before people runs for every event of a pull request; in a merge queue it says that it did not", async () => {
  const gates = [gate("tests", null), gate("judge", "gate"), gate("other", "both")];
  expect((await place({ gates })).names).toEqual(["tests", "judge", "other"]);
  const ready = await place({ gates, pullRequest: { isDraft: false } });
  expect(ready.names).toEqual(["tests", "judge", "other"]);
  expect(ready.notices).toEqual([]);
  const queued = await place({ gates, event: QUEUE });
  expect(queued.names).toEqual(["tests", "other"]);
  expect(queued.notices.map(({ level }) => level)).toEqual(["info"]);
  expect(queued.notices[0]?.text).toContain("what a merge queue makes is not asked about");
  expect(queued.asked).toEqual([]);
});

test("what the pull request is now counts, not what the event tells of it", async () => {
  const { placements } = await place({
    event: { ...EVENT, isDraft: true },
    pullRequest: { isDraft: false, hasReviewRequests: true, isFork: true },
  });
  expect(placements.get("judge")?.pullRequest).toEqual({
    isOpen: true,
    isDraft: false,
    hasReviewRequests: true,
    canChange: false,
  });
});

test("rejections are counted by gate, the current commit aside, and by our comments alone", async () => {
  const comments = [rejectionMarker("judge", OTHER), rejectionMarker("judge", HEAD), rejectionMarker("style", OTHER)];
  const { placements } = await place({ comments, reviews: [rejectionMarker("judge", "d".repeat(40))] });
  expect(placements.get("judge")).toMatchObject({ rejectionsSoFar: 1, isHeadRejected: true });
});

const count = async (given: Given) => (await place(given)).placements.get("judge")?.rejectionsSoFar;

test("revisions that a judge was the reason for count as its rejections", async () => {
  const own = [rejectionMarker("judge", OTHER), `${revisionMarkers(2, "d".repeat(40), ["judge", "style"])}\nRevised.`];
  expect(await count({ comments: own })).toBe(2);
  expect(await count({ comments: [`${revisionMarkers(1, OTHER, ["style"])}\n@cursor`] })).toBe(0);
  expect(await count({ comments: [`${revisionMarkers(1, HEAD, ["judge"])}\nAsked.`] })).toBe(0);
});

test("what the host does not tell is no reason to go on", async () => {
  const host = createFakeCodeHost();
  host.failOn("getPullRequest", new GateError("host-unavailable", "away"));
  await expect(placeJudges([gate("judge", "gate")], EVENT, host)).rejects.toThrow("away");
});

type Word = "pass" | "fail" | "error" | "truncated" | "cancelled";
const OUTCOMES = {
  pass: "passed",
  fail: "failed",
  error: "blocked",
  truncated: "blocked",
  cancelled: "cancelled",
} as const;

const REASON_OF = { error: "judge-error", truncated: "judge-truncated" } as const;

function judged(
  { gate: one }: PreparedGate,
  word: Word,
  critique: string,
  codes: readonly ReasonCode[] | null,
): Judged {
  const outcome = OUTCOMES[word];
  const known: readonly ReasonCode[] = word === "error" || word === "truncated" ? [REASON_OF[word]] : ["judge-failed"];
  const reasons = (word === "error" ? (codes ?? known) : known).map((code) => ({
    code,
    check: "judge",
    detail: "why",
  }));
  const verdict: Verdict = {
    outcome,
    passed: outcome === "passed",
    failed: outcome === "failed",
    checks: { judge: evidenceOf("judge", { critique: claimed(critique) }) },
    reasons: outcome === "passed" ? [] : reasons,
    explanation: "",
    restsOn: [],
    isDecidedByClaimsAlone: true,
    output: null,
  };
  return { gate: one, verdict, durationMs: 1 };
}

interface Scene extends Given {
  readonly words: readonly Word[];
  readonly hasApproval?: boolean;
  readonly critique?: string;
  /** Why a judge that errs gave no judgement. */
  readonly codes?: readonly ReasonCode[];
  /** Whether the policy's `on-exhausted` lets what failed go. */
  readonly isLetGo?: boolean;
  readonly isAskedElsewhere?: boolean;
  readonly refused?: readonly ("setDraft" | "commentOnce" | "requestReviewers")[];
}

async function act({ words, hasApproval = true, critique = "Wrong.", codes, refused = [], ...given }: Scene) {
  const gates = given.gates ?? [gate("judge", "gate")];
  const { placements, host } = await place({ ...given, gates });
  const approval = hasApproval ? { users: ["octocat"], teams: ["web"] } : null;
  const run: Run = {
    ...blockedRun(subjectOf(EVENT), new Error("none")),
    reasons: [],
    policy: { ...DEFAULT_POLICY, approval },
    placements,
  };
  const all = gates.map((one, at) => judged(one, words[at] ?? "pass", critique, codes ?? null));
  for (const method of refused) host.failOn(method, new GateError("host-forbidden", "may not"), 9);
  const before = host.calls.length;
  const warnings: string[] = [];
  const standings = standingsOf(run, all);
  const log = { info: () => {}, warning: (text: string) => void warnings.push(text), error: () => {} };
  const handedOver = letThroughBy(standings, run);
  const reported = all.map((one) => {
    const isOver: LetThrough | null = handedOver.has(one.gate.name) ? "people-decide" : null;
    const letThrough: LetThrough | null =
      given.isLetGo === true && one.verdict.failed ? (isOver ?? "on-exhausted") : isOver;
    return { ...one, letThrough, conclusion: concludeGate(one.verdict, one.gate, letThrough), critiques: [] };
  });
  const { isAskedElsewhere = false } = given;
  await actOn(run, { gates: reported }, { host, log }, { isAskedElsewhere });
  const done = host.calls.slice(before);
  return {
    done,
    warnings,
    letThrough: [...handedOver],
    bodies: host.comments.map(({ body }) => body),
  };
}

const REJECTED = `commentOnce 7 ${returnMarker("judge", HEAD, 1)}`;
const UNRESOLVED = `commentOnce 7 ${unresolvedMarker("judge")}`;
const ASKED = "requestReviewers 7 octocat, team web";

test.each<readonly [string, Scene, readonly string[], readonly string[]]>([
  ["pass on a draft", { words: ["pass"] }, ["setDraft 7 false", ASKED], []],
  ["pass without an approval", { words: ["pass"], hasApproval: false }, [], []],
  ["fail on a draft", { words: ["fail"] }, [REJECTED], []],
  [
    "fail on what people have",
    { words: ["fail"], pullRequest: { isDraft: false, hasReviewRequests: true } },
    ["setDraft 7 true", REJECTED],
    [],
  ],
  ["an error", { words: ["error"] }, [UNRESOLVED, "setDraft 7 false", ASKED], ["judge"]],
  ["an error without an approval", { words: ["error"], hasApproval: false }, [UNRESOLVED], ["judge"]],
  ["a cancelled one", { words: ["cancelled"] }, [], []],
  ["an audit", { words: ["fail"], gates: [gate("judge", "output")] }, [], []],
  [
    "a fail after the last redo",
    { words: ["fail"], comments: [rejectionMarker("judge", OTHER)] },
    [UNRESOLVED, "setDraft 7 false", ASKED],
    ["judge"],
  ],
  [
    "one that is an audit as well, after the last redo: it keeps blocking",
    { words: ["fail"], gates: [gate("judge", "both", 0)] },
    [UNRESOLVED, "setDraft 7 false", ASKED],
    [],
  ],
  [
    "one of two that sends back",
    { words: ["pass", "fail"], gates: [gate("first", "gate"), gate("judge", "gate")] },
    [REJECTED],
    [],
  ],
])("%s", async (_, scene, done, letThrough) => {
  const acted = await act(scene);
  expect(acted.done).toEqual(done);
  expect(acted.letThrough).toEqual(letThrough);
  expect(acted.warnings).toEqual([]);
});

test("nobody is asked to look at what another gate keeps from merging; it still goes back to a draft", async () => {
  const gates = [gate("tests", null), gate("judge", "gate")];
  expect((await act({ gates, words: ["fail", "pass"] })).done).toEqual([]);
  expect((await act({ gates, words: ["error", "pass"] })).done).toEqual([]);
  expect((await act({ gates, words: ["pass", "pass"] })).done).toEqual(["setDraft 7 false", ASKED]);
  const open = { isDraft: false, hasReviewRequests: true };
  expect((await act({ gates, words: ["fail", "fail"], pullRequest: open })).done).toEqual([
    "setDraft 7 true",
    REJECTED,
  ]);
});

test("what one judge hands over is not said to be with people while another gate holds it", async () => {
  const gates = [gate("tests", null), gate("judge", "gate", 0)];
  expect((await act({ gates, words: ["fail", "fail"] })).done).toEqual([]);
  expect((await act({ gates, words: ["fail", "error"] })).done).toEqual([]);
  expect((await act({ gates, words: ["pass", "fail"] })).done).toEqual([UNRESOLVED, "setDraft 7 false", ASKED]);
});

test("one that another agent was asked to revise becomes a draft, is counted, and goes to nobody", async () => {
  const open = { isDraft: false, hasReviewRequests: true };
  const isAskedElsewhere = true;
  const sentBack = ["setDraft 7 true", REJECTED];
  expect((await act({ words: ["fail"], pullRequest: open, isAskedElsewhere })).done).toEqual(sentBack);
  const gates = [gate("judge", "gate", 0)];
  expect((await act({ words: ["fail"], gates, isAskedElsewhere })).done).toEqual([]);
});

test("marked ready again without a change it is sent back once more, and once more, and then people get it", async () => {
  const given = {
    words: ["fail"],
    event: { ...EVENT, action: "ready_for_review" },
    pullRequest: { isDraft: false },
    gates: [gate("judge", "gate", 2)],
  } as const;
  const marker = (time: number) => returnMarker("judge", HEAD, time);
  const again = await act({ ...given, comments: [marker(1)] });
  expect(again.done).toEqual(["setDraft 7 true", `commentOnce 7 ${marker(2)}`]);
  const over = await act({ ...given, comments: [marker(1), marker(2)] });
  expect([over.done, over.letThrough]).toEqual([[UNRESOLVED, ASKED], ["judge"]]);
  // Where it cannot be made a draft nobody marked it ready again.
  const stuck = await act({ ...given, comments: [rejectionMarker("judge", HEAD)], refused: ["setDraft"] });
  expect([stuck.done.at(-1), stuck.letThrough]).toEqual([`commentOnce 7 ${rejectionMarker("judge", HEAD)}`, []]);
});

const OWN: readonly RegExp[] = [
  /^(?:judge-error|key-missing|price-unknown)$/,
  /^agent-(?:crashed|timeout|unavailable|install-failed|output-invalid)$/,
  /^(?:model|handoff|evidence)-/,
];

test.each(Object.keys(REASONS) as ReasonCode[])(
  "a judge that gave no judgement by %s: people get its own errors alone",
  async (code) => {
    const isOwn = OWN.some((pattern) => pattern.test(code));
    const acted = await act({ words: ["error"], codes: [code] });
    expect([acted.done, acted.letThrough]).toEqual(
      isOwn ? [[UNRESOLVED, "setDraft 7 false", ASKED], ["judge"]] : [[], []],
    );
    const mixed = await act({ words: ["error"], codes: ["judge-error", code] });
    expect(mixed.letThrough).toEqual(isOwn ? ["judge"] : []);
  },
);

test.each(["pass", "fail", "error"] as const)(
  "a judge that nobody requires informs and does nothing: %s",
  async (word) => {
    const gates = [gate("judge", "gate", 1, false)];
    const acted = await act({ gates, words: [word], pullRequest: { isDraft: false, hasReviewRequests: true } });
    expect([acted.done, acted.letThrough]).toEqual([[], []]);
  },
);

test("a judge that could not see all of the change sends nothing on, nor back", async () => {
  expect((await act({ words: ["truncated"] })).done).toEqual([]);
  expect((await act({ words: ["truncated"] })).letThrough).toEqual([]);
});

test("a comment says whether the pull request is a draft, as it is and not as it was to be", async () => {
  const open = { isDraft: false, hasReviewRequests: true };
  expect((await act({ words: ["fail"] })).bodies[0]).toContain("is a draft until then");
  expect((await act({ words: ["fail"], pullRequest: open })).bodies[0]).toContain("is a draft until then");
  const refused = await act({ words: ["fail"], pullRequest: open, refused: ["setDraft"] });
  expect(refused.bodies[0]).not.toContain("draft");
  expect(refused.warnings).toEqual(["back to draft: may not"]);
  expect((await act({ words: ["error"] })).bodies[0]).not.toContain("still a draft");
  expect((await act({ words: ["error"], hasApproval: false })).bodies[0]).toContain("is still a draft");
});

test("what the host refuses keeps nothing else from being done", async () => {
  const { done, warnings } = await act({ words: ["error"], refused: ["commentOnce", "setDraft", "requestReviewers"] });
  expect(done).toEqual([UNRESOLVED, "setDraft 7 false", ASKED]);
  expect(warnings).toEqual(["judge: may not", "ready for review: may not", "reviewers: may not"]);
});

test("the critique that stands is inert and cut", async () => {
  const critique = `<!-- passwhen:judge-rejected judge ${OTHER} -->\n@octocat see #1 ${"x".repeat(9_000)}`;
  const { bodies } = await act({ words: ["fail"], gates: [gate("judge", "gate", 0)], critique });
  const [body = ""] = bodies;
  expect(body).toContain("The critique that stands, of commit");
  expect(body).not.toMatch(/(?<!\\)<!-- passwhen:judge-rejected/);
  expect(body).not.toMatch(/(?<![\w`\\])@octocat/);
  expect(body.length).toBeLessThan(6_000);
});

test("what the policy lets go after the last revision goes to people, and is no draft to push to", async () => {
  const open = { isDraft: false, hasReviewRequests: true };
  const { done, bodies } = await act({ words: ["fail"], isLetGo: true });
  expect(done).toEqual([UNRESOLVED, "setDraft 7 false", ASKED]);
  expect(bodies[0]).toContain("the policy lets the last one go (`on-exhausted: neutral`)");
  expect((await act({ words: ["fail"], isLetGo: true, pullRequest: open })).done).toEqual([UNRESOLVED]);
  const both = await act({ words: ["fail"], isLetGo: true, gates: [gate("judge", "both")] });
  expect(both.done).toEqual([UNRESOLVED, "setDraft 7 false", ASKED]);
  expect(both.bodies[0]).toContain("The decision is with the people who review it.");
});

test("nobody is asked while another judge keeps it from merging, be it by an error", async () => {
  const gates = [gate("audit", "output"), gate("judge", "gate")];
  for (const word of ["fail", "error", "truncated"] as const)
    expect([word, (await act({ gates, words: [word, "pass"] })).done]).toEqual([word, []]);
  const both = [gate("audit", "both"), gate("judge", "gate")];
  expect((await act({ gates: both, words: ["truncated", "pass"] })).done).toEqual([]);
  expect((await act({ gates, words: ["pass", "pass"] })).done).toEqual(["setDraft 7 false", ASKED]);
});

test("a judge that keeps blocking when it hands over says so, and each names the commit", async () => {
  const commit = `(as of commit \`${HEAD.slice(0, 7)}\`)`;
  const failed = (await act({ words: ["fail"], gates: [gate("judge", "both", 0)] })).bodies[0];
  expect(failed).toContain(`**Needs attention** ${commit}`);
  expect(failed).toContain("its check stays failed");
  expect(failed).not.toContain("The decision is with the people");
  expect(failed).toContain(`The critique that stands, of commit \`${HEAD.slice(0, 7)}\`:`);
  const errs = (await act({ words: ["error"], gates: [gate("judge", "both")] })).bodies[0];
  expect(errs).toContain("its check stays blocked");
  const gone = (await act({ words: ["fail"], gates: [gate("judge", "gate", 0)] })).bodies[0];
  expect(gone).toContain(commit);
  expect(gone).toContain("The decision is with the people who review it.");
});
