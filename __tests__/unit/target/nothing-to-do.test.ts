import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import type { PullRequestEvent } from "../../../src/event/event.ts";
import { whyNothingToDo } from "../../../src/target/nothing-to-do.ts";
import { makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { KINDS } from "../policy/judge-policies.ts";

const POLICY = ".github/passwhen.yml";

interface Case {
  readonly policy: string | null;
  readonly isTextEdit?: boolean;
  readonly editedTexts?: readonly ("title" | "body")[];
  readonly baseSha?: string;
  /** What the pull request makes of the policy. */
  readonly changed?: string;
}

async function ask({
  policy,
  isTextEdit = true,
  editedTexts = ["body"],
  baseSha,
  changed,
}: Case): Promise<string | null> {
  const repo = makeGitRepo();
  const base = repo.commit({ "README.md": "x\n", ...(policy === null ? {} : { [POLICY]: policy }) });
  const head = repo.commit({ "a.txt": "a\n", ...(changed === undefined ? {} : { [POLICY]: changed }) });
  const dir = makeTempFolder("store");
  const places = { storeDir: join(dir, "store.git"), workDir: join(dir, "work") };
  const git = createGit({ remoteUrl: repo.dir, token: null, localRepository: null, baseEnv: process.env, ...places });
  const event: PullRequestEvent = {
    kind: "pull-request",
    action: "edited",
    repository: { owner: "octo-org", name: "widget" },
    number: 1,
    head: { sha: head, ref: "change" },
    base: { sha: baseSha ?? base, ref: "main" },
    isFork: false,
    isDraft: false,
    hasReviewRequests: false,
    isTextEdit,
    editedTexts,
  };
  return whyNothingToDo(event, { git, kinds: KINDS });
}

test("without criteria at the base an edited description is nothing to judge", async () => {
  expect(await ask({ policy: null })).toMatch(/^Nothing to judge: .*description/);
  expect(await ask({ policy: "version: 1\n", changed: "version: 1\ncriteria: pr-body\n" })).toMatch(/description/);
});

test.each(["pr-body", "linked-issue", "[linked-issue, pr-body]"])("with criteria: %s it is judged", async (wanted) => {
  expect(await ask({ policy: `version: 1\ncriteria: ${wanted}\n`, changed: "version: 1\n" })).toBeNull();
});

const JUDGE = 'version: 1\nagents: { critic: { use: judge, model: "anthropic:a" } }\n';

test.each([
  ["the policy's judge", "verify: { agent: critic, criteria: x, include: [title] }\n"],
  ["a gate's judge", "gates: { verify-a: { verify: { agent: critic, criteria: x, include: [title, messages] } } }\n"],
  ["a judge check", "gates: { g: { checks: { c: { judge: x, agent: critic, include: [title] } } } }\n"],
])("an edited text that %s is shown is judged, another is not", async (_, more) => {
  const policy = `${JUDGE}${more}`;
  expect(await ask({ policy, editedTexts: ["title"] })).toBeNull();
  expect(await ask({ policy, editedTexts: ["title", "body"] })).toBeNull();
  expect(await ask({ policy, editedTexts: ["body"] })).toMatch(/^Nothing to judge: the description .* was edited/);
  expect(await ask({ policy: policy.replace("title", "body"), editedTexts: ["body"] })).toBeNull();
});

test("an edited title is nothing to judge for criteria and judges that are not shown it", async () => {
  const titles = { editedTexts: ["title"] } as const;
  expect(await ask({ policy: "version: 1\ncriteria: pr-body\n", ...titles })).toMatch(/the title .* was edited/);
  expect(await ask({ policy: `${JUDGE}verify: { agent: critic, include: [messages] }\n`, ...titles })).toMatch(/title/);
  expect(await ask({ policy: "version: 1\n", editedTexts: ["title", "body"] })).toMatch(
    /title and description .* were/,
  );
});

test("every other event is judged whatever the policy says", async () => {
  expect(await ask({ policy: null, isTextEdit: false })).toBeNull();
});

test("what cannot be told is judged: a faulty policy, a base that is not there", async () => {
  expect(await ask({ policy: "version: 1\nnonsense: 1\n" })).toBeNull();
  expect(await ask({ policy: "version: 1\n", baseSha: "f".repeat(40) })).toBeNull();
});
