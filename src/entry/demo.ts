import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startGitHubServer, type GitHubServer } from "../../__tests__/support/github-server/server.ts";
import { pullRequestPayload } from "../../__tests__/support/payload.ts";
import { startJob } from "../../__tests__/support/runner.ts";
import { type DemoRepository, makeDemoRepository } from "./demo-repository.ts";
import { showCheckRuns, showReviews } from "./demo-show.ts";
import { print } from "./terminal.ts";

const REPOSITORY = "octo-org/dark-mode";
const TOKEN = "demo-token";

/** Judges the example's pull request on an embedded GitHub, with the built action, exactly as a runner would. Out: exit code, 0
 *  when the gate came to its verdicts, whatever they are. */
export async function runDemo(): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), "passwhen-demo-"));
  const server = await startGitHubServer();
  try {
    const repository = makeDemoRepository(root);
    openPullRequest(server, repository);
    print(`A pull request of a coding agent on an embedded GitHub at ${server.url}: two tasks, each with a verifier.`);
    print(`Running the action in ${join(root, "job")} …\n`);
    const { exitCode, stderr } = await startJob(jobFor(server, repository, root)).result;
    if (stderr !== "") print(stderr);
    showCheckRuns(server.state, print);
    showReviews(server.state, print);
    const answered = server.state.requests.filter(({ operation }) => operation !== "git").length;
    print(`The action ended with exit code ${exitCode ?? "none"} after ${answered} requests to GitHub.`);
    print(`Everything is in ${root}: the repository in dark-mode/, report, handoffs and transcripts in out/.`);
    const isJudged = server.state.checkRuns.some(
      ({ name, conclusion }) => name === "passwhen" && conclusion === "failure",
    );
    return exitCode === 1 && isJudged ? 0 : 70;
  } finally {
    await server.close();
  }
}

function openPullRequest(server: GitHubServer, { gitDir, branch }: DemoRepository): void {
  const [owner = "", name = ""] = REPOSITORY.split("/");
  server.addRepository({ owner, name, gitDir });
  server.addToken({
    token: TOKEN,
    login: "github-actions[bot]",
    isApp: true,
    permissions: { checks: "write", contents: "read", pull_requests: "write" },
  });
  server.addPullRequest({
    repository: REPOSITORY,
    number: 1,
    title: "Dark mode",
    headRef: branch,
    baseRef: "main",
    author: "demo-agent",
  });
}

function jobFor(server: GitHubServer, { headSha, baseSha, branch }: DemoRepository, root: string) {
  return {
    dir: join(root, "job"),
    script: actionScript(),
    eventName: "pull_request",
    payload: pullRequestPayload({
      repository: REPOSITORY,
      number: 1,
      headSha,
      headRef: branch,
      baseSha,
      baseRef: "main",
    }),
    inputs: { "github-token": TOKEN, "output-dir": join(root, "out") },
    repository: REPOSITORY,
    apiUrl: server.url,
    graphqlUrl: server.graphqlUrl,
    serverUrl: server.gitUrl,
  };
}

/** The action beside this file: built beside built, source beside source. */
function actionScript(): string {
  const own = fileURLToPath(import.meta.url);
  return fileURLToPath(new URL(own.endsWith(".ts") ? "./action.ts" : "../action.js", import.meta.url));
}
