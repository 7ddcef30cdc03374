import { afterEach, expect, test } from "vitest";
import {
  agentWriting,
  handoffWith,
  makeScenario,
  planWith,
  policyWithAgent,
  type Scenario,
} from "../support/scenario.ts";
import { type SlackServer, startSlackServer } from "../support/slack-server.ts";

const TOKEN = "xoxb-e2e-token";
const KICKOFF = { channel: "C0123456789", ts: "1700000001.123456" };
const PLAN = ".orchestrate/widget/plan.json";

let open: readonly (Scenario | SlackServer)[] = [];
afterEach(async () => {
  for (const one of open) await one.close();
  open = [];
});

/** A run whose plan names a thread. Its agent fails when it can see the token. */
async function start(thread: Readonly<Record<string, unknown>> = { slackKickoffRef: KICKOFF }) {
  const plan = JSON.stringify({ ...(JSON.parse(planWith()) as object), ...thread });
  const critique = "\n## Critique\n- src/widget.js:1 (high): <!channel> @here the widget is 1\n";
  const [passing, failing] = [handoffWith("unit-test-verified", critique), handoffWith("verifier-failed", critique)];
  const agent = `if env | grep -e SLACK -e xoxb- > /dev/null; then ${agentWriting(failing)}; else ${agentWriting(passing)}; fi`;
  const one = await makeScenario({
    base: { [PLAN]: plan, ".github/passwhen.yml": policyWithAgent(agent) },
    change: { "src/widget.js": "export const widget = 1;\n" },
  });
  const slack = await startSlackServer(TOKEN);
  open = [one, slack];
  return { one, slack, env: { SLACK_BOT_TOKEN: TOKEN, SLACK_API_URL: slack.url } };
}

test("a run is told once in the thread of its plan, and the token stays with us", async () => {
  const { one, slack, env } = await start();
  const job = await one.run({ env });
  expect(job.exitCode).toBe(0);
  expect(slack.faults).toEqual([]);
  expect(slack.messages).toHaveLength(1);
  expect(slack.messages[0]).toMatchObject({ channel: KICKOFF.channel, thread_ts: KICKOFF.ts });
  expect(slack.messages[0]?.text).toMatch(
    /^\*Passwhen: passed[^\n]*\/pull\/1\|[^\n]*\n[^]*\n• \*passed[^\n]* verify-widget/,
  );
  expect(`${job.stdout}${job.stderr}${job.summary}`).not.toContain(TOKEN);
});

test("a re-run is told again, with its attempt", async () => {
  const { one, slack, env } = await start();
  await one.run({ env });
  await one.run({ env, attempt: 2 });
  expect(slack.messages.map(({ text }) => text.includes("(attempt 2)"))).toEqual([false, true]);
});

test("a Slack that fails changes neither verdict nor exit code", async () => {
  const { one, slack, env } = await start();
  slack.answerWith({ kind: "refuse", error: "not_in_channel" });
  const job = await one.run({ env });
  expect(job.exitCode).toBe(0);
  expect(one.verdict().outcome).toBe("passed");
  expect(job.stdout).toMatch(/^::warning::The run was not told in Slack[^\n]*not_in_channel/m);
});

test.each([
  ["without a token", { SLACK_BOT_TOKEN: "" }, { slackKickoffRef: KICKOFF }],
  ["without a thread", {}, { slackChannel: KICKOFF.channel }],
])("%s Slack is not asked", async (_, more, thread) => {
  const { one, slack, env } = await start(thread);
  expect((await one.run({ env: { ...env, ...more } })).exitCode).toBe(0);
  expect(slack.requests).toBe(0);
});
