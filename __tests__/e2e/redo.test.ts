import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeGitRepo } from "../support/git-repo.ts";
import { pullRequestPayload } from "../support/payload.ts";
import { FIX, gatesScenario, redoPolicy, redoScenario, untilRevising } from "../support/redo-scene.ts";
import { distDir, REPOSITORY, type Scenario, type ScenarioOptions } from "../support/scenario.ts";

const scenarios: Scenario[] = [];

afterEach(async () => {
  for (const { server, close } of scenarios.splice(0)) {
    expect(server.state.serverBugs).toEqual([]);
    expect(server.state.unknownRequests).toEqual([]);
    await close();
  }
});

async function scenario(policy: string, options: Partial<ScenarioOptions> = {}): Promise<Scenario> {
  const made = await redoScenario(policy, options);
  scenarios.push(made);
  return made;
}

const git = (one: Scenario, ...args: readonly string[]) =>
  execFileSync("git", ["--git-dir", one.gitDir, ...args], { encoding: "utf8" }).trimEnd();
const headOf = (one: Scenario) => git(one, "rev-parse", "refs/heads/change");
const summaryRuns = ({ server }: Scenario) =>
  server.state.checkRuns
    .filter(({ name }) => name === "passwhen")
    .map(({ conclusion, headSha, output }) => ({ conclusion, headSha, text: output?.summary ?? "" }));

test("a failed verdict is revised by the worker, pushed, and judged again at the new commit", async () => {
  const one = await scenario(redoPolicy(FIX, "{ max: 2, agent: fixer }"));
  const job = await one.run();
  const head = headOf(one);
  expect(head).not.toBe(one.headSha);
  expect(git(one, "rev-parse", `${head}^`)).toBe(one.headSha);
  expect(git(one, "show", `${head}:src/widget.js`)).toContain("fixed");
  const message = git(one, "log", "-1", "--format=%an <%ae>%n%B", head);
  expect(message).toContain("passwhen <passwhen@passwhen.invalid>\nRevise after the critique (1/2)");
  expect(message).toContain("Passwhen-Redo: 1/2");
  expect(summaryRuns(one).map(({ conclusion, headSha }) => [conclusion, headSha])).toEqual([
    ["failure", one.headSha],
    ["success", head],
  ]);
  expect(summaryRuns(one)[0]?.text).toContain("Revision 1 of 2 was pushed; the run for it decides.");
  expect(summaryRuns(one)[1]?.text).toContain("Passed after 1 of 2 revisions.");
  expect(job.exitCode).toBe(0);
  expect(one.verdict().outcome).toBe("passed");
  const events = readFileSync(join(one.outputDir, "events.ndjson"), "utf8");
  expect(events).toContain('"kind":"redo.started","attempt":1,"max":2');
  expect(readFileSync(join(one.outputDir, "gates/all/redo/redo-1-prompt.md"), "utf8")).toContain(
    "This is revision 1 of 2",
  );
  expect(existsSync(join(one.outputDir, "redo-1/gates/verify-widget"))).toBe(true);
});

test("a worker that does not mend it is asked up to the maximum, and the last output stands", async () => {
  const spoil = `cat > /dev/null; echo "// try $(wc -l < src/widget.js)" >> src/widget.js`;
  const one = await scenario(redoPolicy(spoil, "{ max: 2, agent: fixer }"));
  const job = await one.run();
  expect(git(one, "rev-list", "--count", `${one.headSha}..refs/heads/change`)).toBe("2");
  expect(job.exitCode).toBe(1);
  const runs = summaryRuns(one);
  expect(runs.map(({ conclusion }) => conclusion)).toEqual(["failure", "failure", "failure"]);
  expect(runs[2]?.text).toContain("Needs attention.");
  expect(runs[2]?.text).toContain("The last output stands, and it failed");
});

test("with on-exhausted: neutral the last output goes out, marked", async () => {
  const nothing = "cat > /dev/null";
  const one = await scenario(redoPolicy(nothing, "{ max: 1, agent: fixer, on-exhausted: neutral }"));
  const job = await one.run();
  expect(headOf(one)).toBe(one.headSha);
  expect(job.exitCode).toBe(0);
  const [run] = summaryRuns(one);
  expect(run?.conclusion).toBe("neutral");
  expect(run?.text).toContain("Needs attention.");
  expect(run?.text).toContain("The agent changed nothing that git keeps.");
});

test("a hostile fixer gets nothing onto the branch", async () => {
  const hostile = `cat > /dev/null
mkdir -p .github/workflows .orchestrate/widget; echo 'on: push' > .github/workflows/x.yml
echo '{}' > .orchestrate/widget/plan.json; ln -s /etc/passwd src/link; echo 'export const widget = 2; // fixed' > src/widget.js
git config core.hooksPath /tmp; git commit -qam 'own commit' || true; git push origin HEAD:main || true`;
  const one = await scenario(redoPolicy(hostile, "{ max: 1, agent: fixer }"));
  const main = git(one, "rev-parse", "refs/heads/main");
  const job = await one.run();
  expect(headOf(one)).toBe(one.headSha);
  expect(git(one, "rev-parse", "refs/heads/main")).toBe(main);
  expect(job.exitCode).toBe(1);
  const text = summaryRuns(one)[0]?.text ?? "";
  expect(text).toContain("The revision changes what a revision may not change");
  for (const path of ["workflows/x.yml", "plan.json", "src/link"]) expect(text).toContain(path);
});

test("a token that may not push: nothing is lost, and people are told what it takes", async () => {
  const permissions = { checks: "write", contents: "read", pull_requests: "write" } as const;
  const one = await scenario(redoPolicy(FIX, "{ max: 2, agent: fixer }"), { permissions });
  expect((await one.run()).exitCode).toBe(1);
  expect(headOf(one)).toBe(one.headSha);
  expect(summaryRuns(one)[0]?.text).toContain("No revision was pushed (push-refused)");
  expect(one.server.state.reviews).toHaveLength(1);
});

test("for a pull request from a fork the critique is posted and nothing is pushed", async () => {
  const one = await scenario(redoPolicy(FIX, "{ max: 2, agent: fixer }"), { fork: "mallory/widget" });
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(headOf(one)).toBe(one.headSha);
  expect(summaryRuns(one)[0]?.text).toContain("comes from another repository");
  expect(one.server.state.reviews).toHaveLength(1);
});

test("an outside agent is asked by mention, once for each commit", async () => {
  const one = await scenario(redoPolicy(FIX, '{ max: 2, comment: "@cursor" }'));
  expect((await one.run()).exitCode).toBe(1);
  expect((await one.run()).exitCode).toBe(1);
  const asked = one.server.state.issueComments.filter(({ body }) => body.includes("\n@cursor\n"));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toContain("the widget is not fixed");
});

const SPOIL = `cat > /dev/null; echo "// try $(wc -l < src/widget.js)" >> src/widget.js`;

test("what was let through after the last revision stays so at the next event of its commit", async () => {
  const one = await scenario(redoPolicy(SPOIL, "{ max: 1, agent: fixer, on-exhausted: neutral }"));
  expect((await one.run()).exitCode).toBe(0);
  const head = headOf(one);
  const refs = { headRef: "change", headSha: head, baseRef: "main", baseSha: one.baseSha };
  const payload = pullRequestPayload({ repository: REPOSITORY, number: 1, action: "synchronize", ...refs });
  expect((await one.run({ payload })).exitCode).toBe(0);
  expect(headOf(one)).toBe(head);
  expect(summaryRuns(one).map(({ conclusion }) => conclusion)).toEqual(["failure", "neutral", "neutral"]);
  expect(one.server.state.issueComments.map(({ body }) => body.split("\n")[1])).toEqual([
    `Revision 1 of 1 was pushed as \`${head.slice(0, 7)}\`, after the critique of \`${one.headSha.slice(0, 7)}\`.`,
  ]);
});

test("a pull request that is closed while the worker works: its work is thrown away, and that is said", async () => {
  const one = await scenario(redoPolicy(`${FIX}; sleep 2`, "{ max: 1, agent: fixer }"));
  const running = one.run();
  await untilRevising(one);
  const [pull] = one.server.state.pulls;
  if (pull !== undefined) pull.state = "closed";
  await running;
  expect(headOf(one)).toBe(one.headSha);
  expect(summaryRuns(one)[0]?.text).toContain("what the worker did was thrown away");
});

test("a revision after which no verdict can be reached is named as what may have caused it", async () => {
  const spoil = "cat > /dev/null; echo broken > setup.txt";
  const policy = `version: 1
agents: { fixer: { use: command, command: "${spoil}" } }
setup: "! grep -q broken setup.txt"
redo: { max: 1, agent: fixer }
gates: { all: { paths: ["**"], checks: { t: { run: "exit 1" } } } }
`;
  const one = await gatesScenario(policy, { "src/widget.js": "bad\n", "setup.txt": "ok\n" });
  scenarios.push(one);
  await one.run();
  expect(summaryRuns(one).map(({ conclusion }) => conclusion)).toEqual(["failure", "action_required"]);
  expect(summaryRuns(one)[1]?.text).toContain("Revision 1 of 1 was pushed, and then no verdict could be reached");
});

test("on a clone nothing is revised, and the log says so", () => {
  const repo = makeGitRepo();
  const policy = `version: 1
agents: { fixer: { use: command, command: "cat > /dev/null; echo good > src/widget.js" } }
redo: { max: 1, agent: fixer }
gates: { all: { paths: ["**"], checks: { t: { run: "! grep -q bad src/widget.js" } } } }
`;
  repo.commit({ ".github/passwhen.yml": policy }, "base");
  repo.switchTo("change");
  const verify = (content: string) => {
    repo.commit({ "src/widget.js": content }, "change");
    const args = [join(distDir, "cli.js"), "verify", "--out", join(repo.dir, "..", "out")];
    return spawnSync(process.execPath, args, { cwd: repo.dir, encoding: "utf8" });
  };
  const failed = verify("bad\n");
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain("The policy's `redo` revises pull requests only: nothing is revised here.");
  expect(repo.git("log", "--format=%s")).toBe("change\nbase");
  const passed = verify("good\n");
  expect(passed.status).toBe(0);
  expect(passed.stderr).not.toContain("redo");
});
