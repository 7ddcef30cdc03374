import { paginate } from "../answer.ts";
import type { Answer } from "../answer.ts";
import { readPullDiff, readPullEnds, requirePull } from "../context.ts";
import type { Call } from "../context.ts";
import { listCommits, readCommit } from "../git.ts";
import { viewCommit, viewFile, viewPull, viewPullSimple } from "../views/pull.ts";
import { defineRead } from "./route.ts";

const reads = { permissions: ["pull_requests"], level: "read" } as const;

/** GitHub lists no more files of one pull request. */
const maxFiles = 3000;

export const pullRoutes = [
  defineRead("pulls/get", reads, getPull),
  defineRead("pulls/list", reads, listPulls),
  defineRead("pulls/list-files", reads, listFiles),
  defineRead("pulls/list-commits", reads, listPullCommits),
] as const;

async function getPull(call: Call): Promise<Answer> {
  const { context, repository } = call;
  const pull = requirePull(call);
  const ends = await readPullEnds(context.state, pull);
  const [files, commits] = await Promise.all([
    readPullDiff(context, repository, ends.mergeBase, ends.head),
    listCommits(repository.gitDir, ends.mergeBase, ends.head),
  ]);
  return { status: 200, body: viewPull(context, pull, ends, files, commits.length) };
}

async function listPulls(call: Call): Promise<Answer> {
  const { context, query, repository } = call;
  const wantedState = query["state"] ?? "open";
  const matching = context.state.pulls
    .filter((pull) => pull.repository === repository.fullName)
    .filter((pull) => wantedState === "all" || pull.state === wantedState)
    .filter((pull) => query["base"] === undefined || pull.baseRef === query["base"])
    .filter((pull) => {
      const [owner = ""] = pull.headRepository.split("/");
      return query["head"] === undefined || query["head"] === `${owner}:${pull.headRef}`;
    })
    .toSorted((one, other) => (query["direction"] === "asc" ? one.number - other.number : other.number - one.number));
  const page = paginate(matching, query, call.url);
  const views: unknown[] = [];
  for (const pull of page.items) views.push(viewPullSimple(context, pull, await readPullEnds(context.state, pull)));
  return { status: 200, body: views, headers: page.headers };
}

async function listFiles(call: Call): Promise<Answer> {
  const { context, repository } = call;
  const ends = await readPullEnds(context.state, requirePull(call));
  const files = await readPullDiff(context, repository, ends.mergeBase, ends.head);
  const page = paginate(files.slice(0, maxFiles), call.query, call.url);
  return {
    status: 200,
    body: page.items.map((file) => viewFile(context, repository, ends.head, file)),
    headers: page.headers,
  };
}

async function listPullCommits(call: Call): Promise<Answer> {
  const { context, repository } = call;
  const ends = await readPullEnds(context.state, requirePull(call));
  const commits = await listCommits(repository.gitDir, ends.mergeBase, ends.head);
  const page = paginate(commits, call.query, call.url);
  const views: unknown[] = [];
  for (const sha of page.items) views.push(viewCommit(context, repository, await readCommit(repository.gitDir, sha)));
  return { status: 200, body: views, headers: page.headers };
}
