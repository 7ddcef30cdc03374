import { GateError } from "../../src/lib/error.ts";
import type {
  BranchFacts,
  CheckRunRequest,
  CheckRunUpdate,
  CodeHost,
  OwnComment,
  Description,
  PullRequest,
  ReviewRequest,
} from "../../src/ports/code-host.ts";

interface FakeCheckRun extends CheckRunRequest {
  readonly id: number;
  update: CheckRunUpdate | null;
}

type Method = keyof CodeHost;

/** The port in memory. It keeps the rules of GitHub that matter to callers: byte limits, anchors that must lie in the diff, one
 *  review or none. `calls` has every call in order; `failOn` makes the next calls of a method fail. */
export interface FakeCodeHost extends CodeHost {
  readonly calls: readonly string[];
  readonly checkRuns: readonly FakeCheckRun[];
  readonly reviews: readonly ReviewRequest[];
  readonly comments: readonly OwnComment[];
  readonly failOn: (method: Method, error: GateError, times?: number) => void;
}

const BRANCHES = {
  main: { isDefault: true, isProtected: true },
  change: { isDefault: false, isProtected: false },
};

const OPEN = {
  title: "Change",
  state: "open",
  headSha: "a1".repeat(20),
  headRef: "change",
  baseRef: "main",
  isFork: false,
  isDraft: false,
  hasReviewRequests: false,
} as const;

export interface FakeOptions {
  readonly pullRequest?: Partial<PullRequest>;
  /** By number of the pull request; an empty one for every other. */
  readonly descriptions?: Readonly<Record<number, readonly Description[]>>;
  readonly foreignIssues?: number;
  /** By name; only the default branch `main` and the branch `change` unless said. */
  readonly branches?: Readonly<Record<string, BranchFacts>>;
  /** Whether an anchor lies in the diff as GitHub sees it. */
  readonly takesAnchor?: (path: string, line: number) => boolean;
}

export function createFakeCodeHost(options: FakeOptions = {}): FakeCodeHost {
  const { pullRequest = {}, descriptions = {}, foreignIssues = 0, takesAnchor = () => true } = options;
  const branches = new Map<string, BranchFacts>(Object.entries(options.branches ?? BRANCHES));
  const changed: { isDraft?: boolean; hasReviewRequests?: boolean } = {};
  const calls: string[] = [];
  const checkRuns: FakeCheckRun[] = [];
  const reviews: ReviewRequest[] = [];
  const comments: OwnComment[] = [];
  const failures = new Map<Method, GateError[]>();
  const begin = (method: Method, what: string): void => {
    calls.push(`${method} ${what}`);
    const failure = failures.get(method)?.shift();
    if (failure !== undefined) throw failure;
  };
  const update = (id: number, change: CheckRunUpdate): void => {
    checkOutput(change);
    const run = checkRuns.find((one) => one.id === id);
    if (run === undefined) throw new GateError("host-not-found", `no check run ${id}`);
    run.update = change;
  };
  const add = (kind: OwnComment["kind"], body: string): void => {
    if (body.length > 65_536) throw new GateError("host-rejected", "body is too long (maximum is 65536 characters)");
    comments.push({ nodeId: `node-${comments.length + 1}`, kind, body, isMinimized: false });
  };
  return {
    calls,
    checkRuns,
    reviews,
    comments,
    failOn: (method, error, times = 1) => {
      failures.set(
        method,
        Array.from({ length: times }, () => error),
      );
    },
    getPullRequest: async (number) => {
      begin("getPullRequest", String(number));
      return { number, ...OPEN, ...pullRequest, ...changed };
    },
    readDescriptions: async (number, { withIssues }) => {
      begin("readDescriptions", `${number}${withIssues ? " with issues" : ""}`);
      const texts = descriptions[number] ?? [{ of: "pull-request", number, author: "octocat", body: "" }];
      return {
        texts: texts.filter(({ of }) => withIssues || of === "pull-request"),
        foreignIssues: withIssues ? foreignIssues : 0,
      };
    },
    listOpenPullRequests: async () => {
      begin("listOpenPullRequests", "");
      return [];
    },
    openCheckRun: async (request) => {
      begin("openCheckRun", request.name);
      const id = checkRuns.length + 1;
      checkRuns.push({ ...request, id, update: null });
      return id;
    },
    closeCheckRun: async (id, change) => {
      begin("closeCheckRun", `${id} ${change.conclusion}`);
      update(id, change);
    },
    abandonCheckRun: async (id, change) => {
      begin("abandonCheckRun", `${id} ${change.conclusion}`);
      update(id, change);
    },
    listOwnComments: async (number, marker) => {
      begin("listOwnComments", String(number));
      return comments.filter(({ body }) => body.includes(marker));
    },
    createReview: async (request) => {
      begin("createReview", `${request.comments.length} comments`);
      if (request.body.trim() === "") throw new GateError("host-rejected", "body can't be blank");
      for (const { path, line, startLine } of request.comments) {
        if (startLine !== null && startLine >= line)
          throw new GateError("host-rejected", "start line must precede the end line");
        if (!takesAnchor(path, line)) throw new GateError("host-rejected", "line must be part of the diff");
      }
      add("review", request.body);
      for (const { body } of request.comments) add("review-comment", body);
      reviews.push(request);
    },
    setDraft: async (number, isDraft) => {
      begin("setDraft", `${number} ${isDraft}`);
      changed.isDraft = isDraft;
    },
    requestReviewers: async (number, { users, teams }) => {
      begin("requestReviewers", `${number} ${[...users, ...teams.map((team) => `team ${team}`)].join(", ")}`);
      if (users.length + teams.length > 0) changed.hasReviewRequests = true;
    },
    getBranch: async (name) => {
      begin("getBranch", name);
      return branches.get(name) ?? null;
    },
    commentOnce: async (number, body, marker) => {
      begin("commentOnce", `${number} ${marker}`);
      const isThere = comments.some((one) => one.kind === "comment" && one.body.includes(marker));
      if (!isThere) add("comment", body);
    },
    minimize: async (nodeId) => {
      begin("minimize", nodeId);
      const at = comments.findIndex((one) => one.nodeId === nodeId);
      const comment = comments[at];
      if (comment === undefined) throw new GateError("host-not-found", `no comment ${nodeId}`);
      comments[at] = { ...comment, isMinimized: true };
    },
  };
}

function checkOutput({ output }: CheckRunUpdate): void {
  for (const text of [output.summary, output.text])
    if (Buffer.byteLength(text) > 65_535) throw new GateError("host-rejected", "exceeds maximum bytesize of 65535");
}
