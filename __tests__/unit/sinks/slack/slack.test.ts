import { afterEach, beforeEach, expect, test } from "vitest";
import type { LoadedPlan } from "../../../../src/plan/plan.ts";
import type { Report } from "../../../../src/publish/report.ts";
import { createSlackSink } from "../../../../src/sinks/slack/index.ts";
import { loadedPlan, targetOf } from "../../../support/sample-plan.ts";
import { gate, report, SUBJECT, verdict, type VerdictParts } from "../../../support/sample-report.ts";
import { type SlackAnswer, type SlackServer, startSlackServer } from "../../../support/slack-server.ts";

const TOKEN = "xoxb-test";
const RUN_KEY = "4711.1:abc:def";
const KICKOFF = { channel: "C0123456789", ts: "1700000001.123456" };

let server: SlackServer;
beforeEach(async () => void (server = await startSlackServer(TOKEN)));
afterEach(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

function planIn(thread: LoadedPlan["plan"]["slackKickoffRef"] | null, path = "p/plan.json"): LoadedPlan {
  const loaded = loadedPlan({ path });
  const { slackKickoffRef: _, ...plan } = loaded.plan;
  return { ...loaded, plan: thread == null ? plan : { ...plan, slackKickoffRef: thread } };
}

function reportOf(...plans: readonly LoadedPlan[]): Report {
  return report(
    plans.map((plan, at) => ({
      gate: gate("verify-theme-tokens", { name: `gate-${at}`, target: targetOf("theme-tokens", plan) }),
      verdict: verdict(at === 0 ? "failed" : "passed", at === 0 ? FAILED : {}),
    })),
  );
}

const FAILED: VerdictParts = { reasons: [{ code: "verifier-failed", check: "handoff", detail: "the toggle is off" }] };

interface Options {
  readonly token?: string;
  readonly runKey?: string;
  readonly timeoutMs?: number;
  readonly apiUrl?: string;
}

/** What was warned of while the report was told. */
async function tell(given: Report, options: Options = {}): Promise<readonly string[]> {
  const { token = TOKEN, runKey = RUN_KEY, timeoutMs = 2_000, apiUrl = server.url } = options;
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const sink = createSlackSink({ token, apiUrl, serverUrl: "https://github.com", timeoutMs, warn });
  const gates = given.gates.map((one) => one.gate);
  const session = await sink.open({ subject: SUBJECT, gates, runKey, startedAt: given.startedAt });
  await session.close(given);
  return warnings;
}

test("one message in the plan's thread: outcome, link, a line for each gate, the run's key as metadata", async () => {
  expect(await tell(reportOf(planIn(KICKOFF)))).toEqual([]);
  expect(server.messages).toMatchObject([
    {
      channel: KICKOFF.channel,
      thread_ts: KICKOFF.ts,
      metadata: { event_type: "passwhen_run", event_payload: { run_key: RUN_KEY } },
    },
  ]);
  const lines = server.messages[0]?.text.split("\n") ?? [];
  expect(lines[0]).toBe(
    `*Passwhen: failed* for <https://github.com/octo-org/dark-mode/pull/12|octo-org/dark-mode pull request 12> at ${SUBJECT.headSha.slice(0, 12)}`,
  );
  expect(lines.slice(2)).toEqual(["• *failed* gate-0 (verifier-failed, the toggle is off)"]);
});

test("without a thread nothing is posted", async () => {
  expect(await tell(reportOf(planIn(null)))).toEqual([]);
  expect(server.requests).toBe(0);
});

test("a run without gates, or blocked as a whole, is told in the threads of all its plans", async () => {
  const other = { channel: "C02", ts: "1700000002.000000" };
  const plans = [planIn(KICKOFF), planIn(other, "q/plan.json")];
  const judging = reportOf(...plans.slice(0, 1));
  const reasons = [{ code: "policy-invalid", check: null, detail: "the listed lines have faults" }] as const;
  const told = async (given: Report): Promise<readonly string[]> => {
    const before = server.messages.length;
    await tell(given);
    return server.messages
      .slice(before)
      .map(({ channel }) => channel)
      .toSorted();
  };
  expect(await told(report([], { plans }))).toEqual([KICKOFF.channel, other.channel].toSorted());
  expect(await told({ ...judging, plans, reasons })).toEqual([KICKOFF.channel, other.channel].toSorted());
  expect(server.messages.at(-1)?.text).toContain("policy-invalid");
  expect(await told({ ...judging, plans })).toEqual([KICKOFF.channel]);
});

test("plans with one thread share a message; each thread has the gates of its own plans", async () => {
  const other = { channel: "C02", ts: "1700000002.000000" };
  const [above, below, apart] = [planIn(KICKOFF), planIn(KICKOFF, "q/plan.json"), planIn(other, "r/plan.json")];
  const { gates } = reportOf(above, below, apart);
  const whole = report([{ gate: gate(null), verdict: verdict("passed") }]).gates;
  await tell({ ...reportOf(above), gates: [...gates, ...whole] });
  const texts = Object.fromEntries(server.messages.map(({ channel, text }) => [channel, text]));
  expect(Object.keys(texts).toSorted()).toEqual([KICKOFF.channel, other.channel].toSorted());
  expect(texts[KICKOFF.channel]).toMatch(/gate-0[^]*gate-1[^]*release-notes-voice$/);
  expect(texts[KICKOFF.channel]).not.toContain("gate-2");
  expect(texts[other.channel]).toMatch(/gate-2[^]*release-notes-voice$/);
  expect(texts[other.channel]).not.toContain("gate-1");
});

test("at most five threads, and the others are named as a number", async () => {
  const plans = Array.from({ length: 7 }, (_, at) =>
    planIn({ channel: `C0${at}`, ts: KICKOFF.ts }, `p${at}/plan.json`),
  );
  expect(await tell(reportOf(...plans))).toEqual(["The run was told in 5 threads of Slack; its plans name 2 more."]);
  expect(server.messages).toHaveLength(5);
});

test("a run that is repeated says which attempt it is", async () => {
  await tell(reportOf(planIn(KICKOFF)), { runKey: "4711.3:abc:def" });
  expect(server.messages[0]?.text).toMatch(/^[^\n]* \(attempt 3\)\n/);
  expect(server.messages[0]?.metadata.event_payload.run_key).toBe("4711.3:abc:def");
});

test("a cancelled run and one that dies say nothing", async () => {
  expect(await tell({ ...reportOf(planIn(KICKOFF)), outcome: "cancelled" })).toEqual([]);
  const access = { token: TOKEN, apiUrl: server.url, serverUrl: "https://github.com", warn: () => {} };
  const gates = reportOf(planIn(KICKOFF)).gates.map((one) => one.gate);
  const session = await createSlackSink(access).open({ subject: SUBJECT, gates, runKey: RUN_KEY, startedAt: "" });
  await session.abandon("internal-error", "why");
  expect(server.requests).toBe(0);
});

const CASES: readonly (readonly [string, readonly SlackAnswer[], RegExp, number, number])[] = [
  ["ok: false", [{ kind: "refuse", error: "not_in_channel" }], /\(not_in_channel\)\. Invite the app/, 1, 0],
  ["an error of its own", [{ kind: "refuse", error: "fatal_error" }], /refused it \(fatal_error\)$/, 1, 0],
  ["a server error", [{ kind: "status", status: 500, body: "oops" }], /status 500$/, 1, 0],
  ["a redirect", [{ kind: "status", status: 302 }], /./, 1, 0],
  ["no JSON", [{ kind: "body", body: `<html>${TOKEN}</html>` }], /<html>\*\*\*<\/html>/, 1, 0],
  ["too much", [{ kind: "body", body: " ".repeat(70_000) }], /more than 65536 bytes/, 1, 0],
  ["a closed connection", [{ kind: "drop" }], /request error/, 1, 1],
  ["a wait that is too long", [{ kind: "too-many", retryAfter: "30" }], /for 30 s \(ratelimited\)/, 1, 0],
  ["a wait without a number", [{ kind: "too-many", retryAfter: "soon" }], /./, 1, 0],
  [
    "two waits",
    [
      { kind: "too-many", retryAfter: "1" },
      { kind: "too-many", retryAfter: "1" },
    ],
    /ratelimited/,
    2,
    0,
  ],
];

test.each(CASES)(
  "%s: one warning, no failure, nothing repeated blindly",
  async (_, answers, cause, requests, arrived) => {
    server.answerWith(...answers);
    const warnings = await tell(reportOf(planIn(KICKOFF)));
    expect(warnings).toEqual([expect.stringMatching(/^The run was not told in Slack \(channel C0123456789\): /)]);
    expect(warnings[0]).toMatch(cause);
    expect(warnings[0]).not.toContain(TOKEN);
    expect([server.requests, server.messages.length]).toEqual([requests, arrived]);
  },
);

test("a short wait that Slack asks for is kept, and then the message is posted", async () => {
  server.answerWith({ kind: "too-many", retryAfter: "1" });
  const startedAt = performance.now();
  expect(await tell(reportOf(planIn(KICKOFF)))).toEqual([]);
  expect(performance.now() - startedAt).toBeGreaterThan(950);
  expect([server.requests, server.messages.length]).toEqual([2, 1]);
});

test("a Slack that never answers costs the time limit and no more; the message may have arrived once", async () => {
  server.answerWith({ kind: "hang" });
  const startedAt = performance.now();
  const [warning] = await tell(reportOf(planIn(KICKOFF)), { timeoutMs: 400 });
  expect(warning).toMatch(/no answer within 0\.4 s; it may have arrived$/);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect([server.requests, server.messages.length]).toEqual([1, 1]);
});

test("a wrong token and a Slack that is not there are warnings", async () => {
  expect(await tell(reportOf(planIn(KICKOFF)), { token: "xoxb-other" })).toEqual([
    expect.stringMatching(/invalid_auth\)\. Give `SLACK_BOT_TOKEN` a valid/),
  ]);
  expect(await tell(reportOf(planIn(KICKOFF)), { apiUrl: "http://127.0.0.1:9/" })).toHaveLength(1);
});

test("one thread that fails stops no other", async () => {
  server.answerWith({ kind: "status", status: 500 });
  const plans = [planIn(KICKOFF), planIn({ channel: "C02", ts: KICKOFF.ts }, "q/plan.json")];
  expect(await tell(reportOf(...plans))).toHaveLength(1);
  expect(server.messages).toHaveLength(1);
});
