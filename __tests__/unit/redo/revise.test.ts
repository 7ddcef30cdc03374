import { expect, test } from "vitest";
import { matchPaths } from "../../../src/checks/paths/globs.ts";
import type { PullRequestEvent } from "../../../src/event/event.ts";
import type { AgentResult } from "../../../src/evidence/agent.ts";
import type { Critique } from "../../../src/evidence/critique.ts";
import type { RunEvent } from "../../../src/evidence/run-event.ts";
import { GateError } from "../../../src/lib/error.ts";
import type { RedoPolicy } from "../../../src/policy/policy.ts";
import type { ChangedEntry, ChangedFile, Git, GitFile, MadeCommit } from "../../../src/ports/git.ts";
import { redoMarker, revisionMarkers } from "../../../src/redo/markers.ts";
import type { RedoContext } from "../../../src/redo/context.ts";
import { revise } from "../../../src/redo/revise.ts";
import type { Worker } from "../../../src/redo/worker.ts";
import type { Outcome } from "../../../src/verdict/verdict.ts";
import { evidenceOf, gateWith } from "../../support/evidence.ts";
import { createFakeCodeHost, type FakeCodeHost, type FakeOptions } from "../../support/fake-code-host.ts";
import { NO_TRANSCRIPT, UNCHANGED } from "../../support/fake-agent-world.ts";
import { agentContext } from "../../support/plug-in-world.ts";

const HEAD = "a1".repeat(20);
const BASE = "b0".repeat(20);
const MADE = "c2".repeat(20);
const EVENT: PullRequestEvent = {
  kind: "pull-request",
  action: "opened",
  repository: { owner: "octo-org", name: "widget" },
  number: 7,
  head: { sha: HEAD, ref: "change" },
  base: { sha: BASE, ref: "main" },
  isFork: false,
  isDraft: false,
  hasReviewRequests: false,
  isTextEdit: false,
};
const REDO: RedoPolicy = { max: 2, agent: "fixer", resume: true, comment: null, guard: [], onExhausted: "block" };
const CRITIQUE: Critique = {
  path: "src/a.ts",
  startLine: 1,
  endLine: 1,
  severity: "high",
  criterion: null,
  text: "It is not fixed.",
};

type Logged = Awaited<ReturnType<Git["log"]>>[number];
const commitOf = (tree: string, authorEmail = "ada@example.com", message = "work\n"): Logged => {
  return { commit: "0".repeat(40), tree, authorEmail, message };
};
const ours = (count: number): readonly Logged[] =>
  Array.from({ length: count }, (_, at) =>
    commitOf(`tree ${at}`, "passwhen@passwhen.invalid", `Revise\n\nPasswhen-Redo: ${at + 1}/2\n`),
  );

interface Stage {
  readonly outcome?: Outcome;
  readonly redo?: Partial<RedoPolicy>;
  readonly log?: readonly Logged[];
  readonly changes?: readonly ChangedEntry[] | null;
  readonly tree?: string;
  readonly push?: "pushed" | "moved" | GateError;
  readonly failure?: AgentResult["failure"];
  readonly worker?: Worker | null;
  readonly event?: Partial<PullRequestEvent>;
  readonly host?: FakeOptions;
  readonly prepareHost?: (host: FakeCodeHost) => void | Promise<void>;
  /** What the host tells once the worker is done. */
  readonly headAfter?: string;
  readonly hasBudget?: boolean;
  readonly isPushingItself?: boolean;
  readonly tampered?: string;
  /** Whether the revision leaves nothing of the pull request. */
  readonly isUndone?: boolean;
  /** What the host tells once the worker is done. */
  readonly after?: { readonly state?: "closed"; readonly headSha?: string; readonly isProtected?: true };
  readonly pushedFiles?: readonly ChangedFile[];
  /** Revisions that the run made. */
  readonly round?: number;
  readonly critiques?: readonly Critique[];
  readonly at?: "gate" | "output" | "both";
  /** The common ancestor of what was judged and what somebody pushed meanwhile. */
  readonly builtOn?: string;
  /** What git holds at a path of the pushed commit; a file unless said. */
  readonly kinds?: Readonly<Record<string, GitFile["kind"]>>;
}

const notAskedFor = () => Promise.reject(new Error("not asked for"));
const NO_GIT: Git = {
  fetch: notAskedFor,
  resolve: notAskedFor,
  readFile: notAskedFor,
  listFiles: notAskedFor,
  mergeBase: notAskedFor,
  diff: notAskedFor,
  checkOut: notAskedFor,
  duplicate: notAskedFor,
  commit: notAskedFor,
  push: notAskedFor,
  log: notAskedFor,
};
const fileOf = (path: string): ChangedFile => {
  return { path, previousPath: null, status: "modified", isBinary: false, hunks: [] };
};

const change = (path: string): ChangedEntry => ({ path, oldMode: "100644", newMode: "100644" });

async function play(stage: Stage = {}) {
  const { outcome = "failed", redo = {}, log = [commitOf("first")], changes = [change("src/a.ts")] } = stage;
  const did: string[] = [];
  const events: RunEvent[] = [];
  const warnings: string[] = [];
  const fake = createFakeCodeHost(stage.host);
  await stage.prepareHost?.(fake);
  const moved: { headSha?: string; state?: "closed" } = {};
  const isProtected = { now: false };
  const host: FakeCodeHost = {
    ...fake,
    getPullRequest: async (number) => ({ ...(await fake.getPullRequest(number)), ...moved }),
    getBranch: async (name) => {
      const branch = await fake.getBranch(name);
      return branch === null || !isProtected.now ? branch : { ...branch, isProtected: true };
    },
  };
  const copy = { dir: "d", homeDir: "h", tmpDir: "t", ...UNCHANGED, remove: () => Promise.resolve() };
  const worker: Worker = {
    isPushingItself: stage.isPushingItself ?? false,
    holds: (commit) => void did.push(`holds ${commit.slice(0, 2)}`),
    prepare: () => Promise.resolve(),
    revise: async ({ prompt }, checkOut) => {
      did.push("asked");
      prompts.push(prompt);
      await checkOut();
      if (stage.headAfter !== undefined) moved.headSha = stage.headAfter;
      if (stage.after?.headSha !== undefined) moved.headSha = stage.after.headSha;
      if (stage.after?.state !== undefined) moved.state = stage.after.state;
      if (stage.after?.isProtected === true) isProtected.now = true;
      const { failure = null } = stage;
      return {
        result: { handoff: null, failure, structured: null, run: null, commands: [], files: [] },
        run: null,
        copy,
        since: "s",
      };
    },
    dispose: () => Promise.resolve(),
  };
  const prompts: string[] = [];
  const made: MadeCommit | null = changes === null ? null : { commit: MADE, tree: stage.tree ?? "new tree", changes };
  const requests: unknown[] = [];
  const git: Git = {
    ...NO_GIT,
    fetch: () => Promise.resolve(),
    mergeBase: (one) => Promise.resolve(stage.builtOn ?? one),
    readFile: (_, path) => {
      const kind = stage.kinds?.[path] ?? "too-large";
      if (kind === "file") throw new Error("nothing is read");
      return Promise.resolve(kind === "too-large" ? { kind, sizeBytes: 9 } : { kind });
    },
    diff: (base) => {
      const files = base === HEAD ? (stage.pushedFiles ?? []) : stage.isUndone === true ? [] : [fileOf("src/b.ts")];
      return Promise.resolve({ files, isTruncated: false });
    },
    log: () => Promise.resolve(log),
    commit: async (_, request) => {
      requests.push(request);
      return made;
    },
    push: async (commit, branch, expected) => {
      did.push(`push ${commit.slice(0, 2)} ${branch} ${expected.slice(0, 2)}`);
      if (stage.push instanceof GateError) throw stage.push;
      return stage.push ?? "pushed";
    },
  };
  const placement = stage.at === undefined ? null : { at: stage.at, maxRedos: 1 };
  const gate = gateWith("judge.pass", { name: "judge", placement });
  const critiques = stage.critiques ?? [CRITIQUE];
  const verdict = {
    outcome,
    passed: outcome === "passed",
    failed: outcome === "failed",
    checks: { judge: evidenceOf("judge", {}, { critiques }) },
    reasons: [],
    explanation: "",
    restsOn: [],
    isDecidedByClaimsAlone: true,
    output: null,
  };
  const context: RedoContext = {
    ...agentContext({ log: { info: () => {}, warning: (text) => void warnings.push(text), error: () => {} } }),
    policy: { ...REDO, ...redo },
    event: { ...EVENT, ...stage.event },
    mergeBase: BASE,
    outcome,
    judged: [{ gate, verdict }],
    guard: {
      planGlobs: [".orchestrate/*/plan.json"],
      policyPath: ".github/passwhen.yml",
      gatesFolder: ".github/gates",
      guarded: [],
      agentConfig: [],
      tasks: [],
    },
    matchPaths,
    hasBudget: stage.hasBudget ?? true,
    round: stage.round ?? 0,
    findTampering: () => stage.tampered ?? null,
    runKey: "run",
    worker: stage.worker === undefined ? worker : stage.worker,
    git,
    host,
    checkOut: (commit) => {
      did.push(`copy of ${commit.slice(0, 2)}`);
      return Promise.resolve(copy);
    },
    keep: (name, label) => Promise.resolve({ label, path: `/nowhere/${name}` }),
    openTranscript: NO_TRANSCRIPT,
    onEvent: (event) => void events.push(event),
  };
  const revised = await revise(context);
  return { ...revised, did, events, warnings, prompts, requests, host: fake, note: revised.redo.note?.text ?? null };
}

test("a failed verdict goes to the worker, and its change as one commit onto the branch, with a lease", async () => {
  const { did, next, redo, prompts, requests, note, events } = await play();
  expect(did).toEqual(["asked", "copy of a1", "push c2 change a1", "holds c2"]);
  // A judge that stands before people is to be asked again, as at the opening.
  expect(next).toEqual({ ...EVENT, action: "opened", head: { sha: MADE, ref: "change" } });
  expect(redo).toMatchObject({ attempts: 1, max: 2, commit: MADE, refused: [] });
  expect(prompts[0]).toContain("It is not fixed.");
  expect(requests).toEqual([expect.objectContaining({ since: "s", parent: HEAD })]);
  expect(note).toBe("Revision 1 of 2 was pushed; the run for it decides.");
  expect(events).toEqual([{ kind: "redo.started", attempt: 1, max: 2, head: HEAD }]);
});

test.each(["passed", "blocked", "cancelled"] as const)(
  "nobody is asked after a verdict that is %s",
  async (outcome) => {
    const { did, host, next, note } = await play({ outcome });
    expect([did, host.calls, next, note]).toEqual([[], [], null, null]);
  },
);

test("nobody is asked with max: 0, and a pass after revisions says how many there were", async () => {
  expect((await play({ redo: { max: 0 } })).host.calls).toEqual([]);
  expect((await play({ outcome: "passed", log: ours(2) })).note).toBe("Passed after 2 of 2 revisions.");
});

test.each<readonly [string, Stage, string]>([
  ["all revisions were made", { log: ours(2) }, "All revisions that the policy allows were made."],
  ["a fork", { event: { isFork: true } }, "comes from another repository"],
  ["a fork, by the host's word", { host: { pullRequest: { isFork: true } } }, "comes from another repository"],
  ["a protected branch", { host: { branches: { change: { isDefault: false, isProtected: true } } } }, "is protected"],
  ["the default branch", { host: { branches: { change: { isDefault: true, isProtected: false } } } }, "default branch"],
  ["an unknown branch", { host: { branches: {} } }, "is not known"],
  ["a branch that moved on", { host: { pullRequest: { headSha: "d".repeat(40) } } }, "not where it was judged"],
  ["a history that is too long to count in", { log: Array.from({ length: 500 }, () => commitOf("x")) }, "more commits"],
  ["no budget", { hasBudget: false }, "The budget is used up."],
  ["nothing to revise", { critiques: [] }, "names nothing that a revision could change"],
])("no worker is asked for %s", async (_, stage, text) => {
  const { did, next, note } = await play(stage);
  expect(did).toEqual([]);
  expect(next).toBeNull();
  expect(note).toContain(text);
});

test("a closed pull request is left alone without a word", async () => {
  const { did, note } = await play({ host: { pullRequest: { state: "closed" } } });
  expect([did, note]).toEqual([[], null]);
});

test.each<readonly [string, Stage, string]>([
  ["no change", { changes: null }, "The agent changed nothing that git keeps."],
  ["a tree that was there before", { tree: "first" }, "leads back to a state"],
  ["a change of the policy", { changes: [change(".github/passwhen.yml")] }, "what a revision may not change"],
])("nothing is pushed for %s", async (_, stage, text) => {
  const { did, next, note, redo } = await play(stage);
  expect(did).toEqual(["asked", "copy of a1"]);
  expect(next).toBeNull();
  expect(redo.commit).toBeNull();
  expect(note).toContain(text);
});

test("a lost lease and a refused push end it, and nothing is judged", async () => {
  const moved = await play({ push: "moved" });
  expect(moved.next).toBeNull();
  expect(moved.note).toContain("not where it was judged");
  const refused = await play({ push: new GateError("push-refused", "403") });
  expect(refused.next).toBeNull();
  expect(refused.redo.note).toMatchObject({ needsAttention: true, isLetThrough: false });
  expect(refused.note).toBe("No revision was pushed (push-refused): 403");
});

test("a worker that fails pushes nothing; one that leaves no handoff has done its work", async () => {
  const failed = await play({ failure: { reason: "agent-timeout", detail: "no end in 5 s" } });
  expect(failed.did).toEqual(["asked", "copy of a1"]);
  expect(failed.note).toBe("No revision was pushed (agent-timeout): no end in 5 s");
  const silent = await play({ failure: { reason: "handoff-missing", detail: "none" } });
  expect(silent.next?.head.sha).toBe(MADE);
});

test("an agent that pushed by itself is counted by a comment, and its commit is judged", async () => {
  const headAfter = "d".repeat(40);
  const { next, host, redo } = await play({ changes: null, headAfter, isPushingItself: true });
  expect(next).toMatchObject({ action: "opened", head: { sha: headAfter } });
  expect(redo).toMatchObject({ attempts: 1, commit: headAfter });
  const [body = ""] = host.comments.map((one) => one.body);
  expect(body).toContain("was asked for revision 1 of 2, and the branch got `ddddddd`, which is judged as that.");
  expect(body.startsWith(`${redoMarker(1, HEAD)}\n`)).toBe(true);
});

test("a bug is no note", async () => {
  const worker = {
    isPushingItself: false,
    holds: () => {},
    prepare: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
  };
  const broken: Worker = { ...worker, revise: () => Promise.reject(new TypeError("bug")) };
  await expect(play({ worker: broken })).rejects.toThrow("bug");
  expect((await play({ worker: null })).note).toContain("names no agent");
});

test("what the host does not tell is said, and nothing is pushed", async () => {
  const { did, note } = await play({
    prepareHost: (host) => host.failOn("getPullRequest", new GateError("host-unavailable", "away")),
  });
  expect(did).toEqual([]);
  expect(note).toBe("No revision was pushed (host-unavailable): away");
});

const marked = (attempt: number, head: string): string => `${redoMarker(attempt, head)}\n@cursor\n\nRevise.`;
const comment = async (host: FakeCodeHost, attempt: number, head: string): Promise<void> =>
  host.commentOnce(7, marked(attempt, head), redoMarker(attempt, head));

test("an outside agent is asked once for a commit, up to the maximum of commits", async () => {
  const asking = { redo: { agent: null, comment: "@cursor" }, worker: null } as const;
  const first = await play(asking);
  expect(first.next).toBeNull();
  expect(first.note).toBe("Revision 1 of 2 was asked for in a comment. The run for its commit decides.");
  expect(first.host.comments.map(({ body }) => body.split("\n")[1])).toEqual(["@cursor"]);
  const again = await play({ ...asking, prepareHost: (host) => comment(host, 1, HEAD) });
  expect(again.host.comments).toHaveLength(1);
  const spent = await play({
    ...asking,
    prepareHost: async (host) => {
      await comment(host, 1, "d".repeat(40));
      await comment(host, 2, "e".repeat(40));
    },
  });
  expect(spent.host.comments).toHaveLength(2);
  expect(spent.note).toContain("All revisions that the policy allows were made.");
});

test("what a review quotes counts for nothing", async () => {
  const { did } = await play({
    prepareHost: async (host) => {
      for (const letter of ["d", "e"])
        await host.createReview({ number: 7, headSha: HEAD, body: marked(1, letter.repeat(40)), comments: [] });
    },
  });
  expect(did).toContain("asked");
});

test("what only commits say of revisions lets nothing through", async () => {
  const spent = { log: [...ours(2), commitOf("x")], redo: { onExhausted: "neutral" } } as const;
  const forged = await play(spent);
  expect(forged.redo.note).toMatchObject({ isLetThrough: false, needsAttention: true });
  const made = await play({ ...spent, round: 2 });
  expect(made.redo.note).toMatchObject({ isLetThrough: true, needsAttention: true });
});

test("without revisions the first output is the last one: it may go out as it is", async () => {
  const neutral = await play({ redo: { max: 0, onExhausted: "neutral" } });
  expect([neutral.redo.note?.isLetThrough, neutral.did]).toEqual([true, []]);
  expect((await play({ redo: { max: 0 } })).redo.note).toBeNull();
});

test("a worker that wrote to the runner's own files gets nothing pushed", async () => {
  const { did, note, next } = await play({ tampered: "GITHUB_ENV" });
  expect(did.filter((what) => what.startsWith("push"))).toEqual([]);
  expect([next, note]).toEqual([null, "No revision was pushed (runner-tampered): the worker wrote to: GITHUB_ENV"]);
});

test("a revision that leaves nothing of the pull request is not pushed", async () => {
  const { did, redo } = await play({ isUndone: true, redo: { onExhausted: "neutral" } });
  expect(did.filter((what) => what.startsWith("push"))).toEqual([]);
  expect(redo.note).toMatchObject({ needsAttention: true, isLetThrough: false });
  expect(redo.note?.text).toContain("takes back all that the pull request changes");
});

test.each([
  ["closed", { state: "closed" }, "was closed while a revision was made, so what the worker did was thrown away"],
  ["protected", { isProtected: true }, "is protected"],
  ["moved", { headSha: "d".repeat(40) }, "not where it was judged"],
] as const)("how the pull request is now counts once more before the push: %s", async (_, after, said) => {
  const { did, next, note } = await play({ after });
  expect(did).toContain("asked");
  expect(did.filter((what) => what.startsWith("push"))).toEqual([]);
  expect(next).toBeNull();
  expect(note).toContain(said);
});

test("what an agent pushed itself is held to the same rules", async () => {
  const pushedFiles = [fileOf(".github/workflows/ci.yml"), fileOf("src/a.ts")];
  const stage = { changes: null, isPushingItself: true, headAfter: "d".repeat(40) } as const;
  const { next, redo } = await play({ ...stage, pushedFiles });
  expect(next).toBeNull();
  expect(redo.refused.map(({ path }) => path)).toEqual([".github/workflows/ci.yml"]);
  expect(redo.note).toMatchObject({ needsAttention: true, isLetThrough: false });
  expect((await play({ ...stage, pushedFiles: [fileOf("src/a.ts")] })).next).not.toBeNull();
});

test("what does not build on what was judged is no revision of it, and is not counted", async () => {
  const stage = { changes: null, isPushingItself: true, headAfter: "d".repeat(40), builtOn: BASE } as const;
  const { next, note, host, redo } = await play(stage);
  expect([next, redo.commit, host.comments]).toEqual([null, null, []]);
  expect(note).toContain("not where it was judged");
});

test.each([
  ["symlink", "it is a symlink"],
  ["not-a-file", "it is a submodule"],
  ["missing", "it is no plain file"],
] as const)("what an agent pushed is looked at: %s", async (kind, why) => {
  const pushedFiles = [fileOf("src/a.ts"), { ...fileOf("src/link"), status: "added" } as const];
  const stage = { changes: null, isPushingItself: true, headAfter: "d".repeat(40), pushedFiles } as const;
  const { next, redo, host } = await play({ ...stage, kinds: { "src/link": kind } });
  expect(next).toBeNull();
  expect(redo.refused).toEqual([{ path: "src/link", why }]);
  expect(host.comments[0]?.body).toContain("which changes what a revision may not change");
  const gone = [{ ...fileOf("src/link"), status: "deleted" } as const];
  expect((await play({ ...stage, pushedFiles: gone, kinds: { "src/link": kind } })).next).not.toBeNull();
});

test("an agent that pushes itself pushed nothing to a pull request that is closed", async () => {
  const stage = { changes: null, isPushingItself: true, headAfter: "d".repeat(40) } as const;
  const { note, host } = await play({ ...stage, after: { state: "closed" }, redo: { onExhausted: "neutral" } });
  expect(note).toContain("was closed while a revision was made");
  expect(host.comments).toEqual([]);
});

test.each<readonly [string, Stage, number]>([
  ["a policy that lets the last one go", { redo: { onExhausted: "neutral" } }, 1],
  ["a judge before people", { at: "gate" }, 1],
  ["a judge at both places", { at: "both" }, 1],
  ["an audit", { at: "output" }, 0],
  ["a gate without a judge", {}, 0],
])("a revision is counted by a comment for %s", async (_, stage, comments) => {
  const { host, warnings, next } = await play(stage);
  expect(next).not.toBeNull();
  const told = `Revision 1 of 2 was pushed as \`${MADE.slice(0, 7)}\`, after the critique of \`${HEAD.slice(0, 7)}\`.`;
  const bodies = host.comments.map(({ body }) => body);
  expect(bodies).toEqual(
    comments === 0 ? [] : [`${revisionMarkers(1, HEAD, stage.at === undefined ? [] : ["judge"])}\n${told}`],
  );
  expect(warnings).toEqual([]);
});

test("a comment that the host refuses is a warning, and the revision stands", async () => {
  const { next, warnings } = await play({
    at: "gate",
    prepareHost: (host) => host.failOn("commentOnce", new GateError("host-forbidden", "may not")),
  });
  expect(next).not.toBeNull();
  expect(warnings).toEqual(["no comment keeps count of revision 1: may not"]);
});

test("what was pushed by an earlier run is known by its comment, so that the same commit stays let through", async () => {
  const stage = { log: [...ours(1), commitOf("x")], redo: { max: 1, onExhausted: "neutral" } } as const;
  expect((await play(stage)).redo.note?.isLetThrough).toBe(false);
  const again = await play({ ...stage, prepareHost: (host) => comment(host, 1, "d".repeat(40)) });
  expect(again.redo.note).toMatchObject({ isLetThrough: true, needsAttention: true });
});

test("revisions of the run count where neither commits nor comments tell of them", async () => {
  expect((await play({ outcome: "passed", round: 1 })).note).toBe("Passed after 1 of 2 revisions.");
  expect((await play({ round: 2 })).note).toContain("All revisions that the policy allows were made.");
});

test("no verdict after a revision of this run says so, and no other", async () => {
  const said = "Revision 1 of 2 was pushed, and then no verdict could be reached: it may have caused that.";
  expect((await play({ outcome: "blocked", round: 1 })).note).toBe(said);
  expect((await play({ outcome: "blocked", log: ours(1) })).note).toBeNull();
});
