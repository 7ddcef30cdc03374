import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { CLOUD_AGENT, CURSOR_KEY, startCursorServer } from "../support/cursor-server.ts";
import { redoScenario, untilRevising } from "../support/redo-scene.ts";
import { planWith, type Scenario } from "../support/scenario.ts";

const scenarios: Scenario[] = [];

afterEach(async () => {
  for (const { server, close } of scenarios.splice(0)) {
    expect(server.state.serverBugs).toEqual([]);
    expect(server.state.unknownRequests).toEqual([]);
    await close();
  }
});

const VERIFIER = `cat > /dev/null; v=verifier-failed; grep -q fixed src/widget.js && v=unit-test-verified
printf '## Verification\\n%s\\n\\n## Execution\\n- grep fixed src/widget.js\\n' $v > "$PASSWHEN_HANDOFF"`;

/** A change that an agent in a cloud wrote, as the state of its plan says, and may revise. In: what it does once it is asked. */
async function scene(act: (one: Scenario) => void) {
  const cursor = await startCursorServer({ statuses: ["RUNNING", "FINISHED"], result: "# Done" });
  const agents = { cloud: { use: "cursor", "api-url": cursor.url }, default: { use: "command", command: VERIFIER } };
  const task = { name: "add-widget", type: "worker", branch: "change", startingRef: "main", dependsOn: [] };
  const state = { rootSlug: "widget", attention: [], tasks: [{ ...task, agentId: CLOUD_AGENT, status: "running" }] };
  const one = await redoScenario("", {
    base: {
      ".github/passwhen.yml": `version: 1\nagents: ${JSON.stringify(agents)}\nredo: { max: 1, agent: cloud }\n`,
      ".orchestrate/widget/plan.json": planWith(),
      ".orchestrate/widget/state.json": JSON.stringify(state),
    },
    change: { "src/widget.js": "bad\n" },
  });
  scenarios.push(one);
  const running = one.run({ env: { CURSOR_API_KEY: CURSOR_KEY } });
  await untilRevising(one);
  act(one);
  await running;
  expect(cursor.complaints).toEqual([]);
  const whole = one.server.state.checkRuns.filter(({ name }) => name === "passwhen");
  return {
    head: execFileSync("git", ["--git-dir", one.gitDir, "rev-parse", "refs/heads/change"], { encoding: "utf8" }).trim(),
    conclusions: whole.map(({ conclusion }) => conclusion),
    text: whole.at(-1)?.output?.summary ?? "",
    comments: one.server.state.issueComments.map(({ body }) =>
      body.split("\n").find((line) => !line.startsWith("<!--")),
    ),
  };
}

const FIXED = { "src/widget.js": "fixed\n" };

function push({ repo, gitDir }: Scenario, ...flags: readonly string[]): void {
  repo.git("push", "--quiet", ...flags, gitDir, "HEAD:refs/heads/change");
}

test("what an agent in a cloud pushed is judged as its revision, and counted", async () => {
  const { head, conclusions, text, comments } = await scene((one) => {
    one.repo.commit(FIXED, "by the cloud");
    push(one);
  });
  expect(conclusions).toEqual(["failure", "success"]);
  expect(text).toContain("Passed after 1 of 1 revision.");
  expect(comments).toEqual([
    `The agent that wrote this change was asked for revision 1 of 1, and the branch got \`${head.slice(0, 7)}\`, which is judged as that.`,
  ]);
});

test("a symlink among it is refused", async () => {
  const { conclusions, text } = await scene((one) => {
    symlinkSync("/etc/passwd", join(one.repo.dir, "src/link"));
    one.repo.git("add", "--all");
    one.repo.commit(FIXED, "by the cloud");
    push(one);
  });
  expect(conclusions).toEqual(["failure"]);
  expect(text).toContain("The revision changed src/link, which it may not: it is a symlink.");
});

test("what was pushed by force, off the commit that was judged, is no revision of it", async () => {
  const { conclusions, text, comments } = await scene((one) => {
    one.repo.git("reset", "--hard", "--quiet", one.baseSha);
    one.repo.commit(FIXED, "anew");
    push(one, "--force");
  });
  expect(conclusions).toEqual(["failure"]);
  expect(text).toContain("The branch is not where it was judged");
  expect(comments).toEqual([]);
});
