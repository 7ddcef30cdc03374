import { expect, test } from "vitest";
import { GateError } from "../../../src/lib/error.ts";
import type { Report } from "../../../src/publish/report.ts";
import type { RunStart } from "../../../src/publish/sink.ts";
import { createCheckRunSink } from "../../../src/sinks/check-run/index.ts";
import { createFakeCodeHost, type FakeCodeHost } from "../../support/fake-code-host.ts";
import { REPORT_CASES } from "../../support/report-cases.ts";
import { gate, report, SUBJECT } from "../../support/sample-report.ts";

const unavailable = new GateError("host-unavailable", "502", { isRetryable: true });
const forbidden = new GateError("host-forbidden", "Resource not accessible by integration");

function startOf(given: Report): RunStart {
  const gates = given.gates.map((one) => one.gate);
  return { subject: SUBJECT, gates, runKey: "octo-org/dark-mode/head/base/1", startedAt: given.startedAt };
}

function caseOf(name: string): Report {
  const found = REPORT_CASES[name];
  if (found === undefined) throw new Error(`no case ${name}`);
  return found;
}

async function openOn(host: FakeCodeHost, given: Report) {
  const ids: (readonly number[])[] = [];
  const session = await createCheckRunSink({ host, onOpened: (all) => void ids.push(all) }).open(startOf(given));
  return { session, ids };
}

test("the summary opens first and closes last; every gate has its run, key and conclusion", async () => {
  const host = createFakeCodeHost();
  const mixed = caseOf("mixed");
  const { session, ids } = await openOn(host, mixed);
  expect(host.calls).toEqual([
    "openCheckRun passwhen",
    "openCheckRun passwhen / verify-theme-tokens",
    "openCheckRun passwhen / verify-frontend-toggle",
    "openCheckRun passwhen / end-to-end",
    "openCheckRun passwhen / release-notes-voice",
  ]);
  expect(ids).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]);
  expect(host.checkRuns.map((run) => run.externalId)).toEqual([
    "octo-org/dark-mode/head/base/1",
    "octo-org/dark-mode/head/base/1#verify-theme-tokens",
    "octo-org/dark-mode/head/base/1#verify-frontend-toggle",
    "octo-org/dark-mode/head/base/1#end-to-end",
    "octo-org/dark-mode/head/base/1#release-notes-voice",
  ]);
  expect(new Set(host.checkRuns.map((run) => run.headSha))).toEqual(new Set([SUBJECT.headSha]));
  await session.close(mixed);
  expect(host.calls.slice(5)).toEqual([
    "closeCheckRun 2 success",
    "closeCheckRun 3 failure",
    "closeCheckRun 4 action_required",
    "closeCheckRun 5 success",
    "closeCheckRun 1 failure",
  ]);
  expect(host.checkRuns[2]?.update?.output.annotations.map(({ path, level }) => [path, level])).toEqual([
    ["src/settings.js", "failure"],
    ["src/settings.js", "warning"],
  ]);
});

test.each(Object.entries(REPORT_CASES))("every run is closed with its conclusion: %s", async (_, given) => {
  const host = createFakeCodeHost();
  const { session } = await openOn(host, given);
  await session.close(given);
  const [summary, ...gates] = host.checkRuns.map((run) => run.update?.conclusion);
  expect(summary).toBe(given.conclusion.conclusion);
  expect(gates).toEqual(given.gates.map((one) => one.conclusion.conclusion));
});

test("a gate that the report does not have is closed as blocked, with the run's reason", async () => {
  const host = createFakeCodeHost();
  const invalid = caseOf("plan-invalid");
  const start = { ...startOf(invalid), gates: [gate("verify-frontend-toggle")] };
  const session = await createCheckRunSink({ host, onOpened: () => {} }).open(start);
  await session.close(invalid);
  const update = host.checkRuns[1]?.update;
  expect(update?.conclusion).toBe("action_required");
  expect(update?.output.title).toContain("plan-invalid");
});

test("a gate that was not known at the start gets its run at the end", async () => {
  const host = createFakeCodeHost();
  const session = await createCheckRunSink({ host, onOpened: () => {} }).open({ ...startOf(report([])), gates: [] });
  await session.close(caseOf("failing"));
  expect(host.checkRuns.map((run) => [run.name, run.update?.conclusion])).toEqual([
    ["passwhen", "failure"],
    ["passwhen / verify-frontend-toggle", "failure"],
  ]);
});

test("without the right to open a run there is no session", async () => {
  const host = createFakeCodeHost();
  host.failOn("openCheckRun", forbidden);
  await expect(openOn(host, caseOf("failing"))).rejects.toBe(forbidden);
  expect(host.calls).toHaveLength(1);
});

test.each([1, 2, 3])("an opening that fails for the moment is made up for at the end (%i failures)", async (times) => {
  const host = createFakeCodeHost();
  const failing = caseOf("failing");
  host.failOn("openCheckRun", unavailable, times);
  const { session } = await openOn(host, failing);
  host.failOn("openCheckRun", unavailable, 0);
  await session.close(failing);
  expect(host.checkRuns.map((run) => run.update?.conclusion)).toEqual(["failure", "failure"]);
});

test("when one run cannot be closed the others still are, and the failure is thrown", async () => {
  const host = createFakeCodeHost();
  const failing = caseOf("failing");
  const { session } = await openOn(host, failing);
  host.failOn("closeCheckRun", unavailable);
  await expect(session.close(failing)).rejects.toBe(unavailable);
  expect(host.checkRuns.map((run) => run.update?.conclusion)).toEqual(["failure", undefined]);
});

test.each([
  ["cancelled", "cancelled"],
  ["internal-error", "action_required"],
] as const)("a dying process closes every open run once (%s)", async (code, conclusion) => {
  const host = createFakeCodeHost();
  const failing = caseOf("failing");
  const { session } = await openOn(host, failing);
  await session.abandon(code, "because @octocat");
  expect(host.calls.slice(2)).toEqual([`abandonCheckRun 1 ${conclusion}`, `abandonCheckRun 2 ${conclusion}`]);
  expect(host.checkRuns[0]?.update?.output.summary).toMatch(
    /^There is no verdict on this commit\. .*Seen: because @&#8203;octocat$/s,
  );
  await session.close(failing);
  expect(host.calls).toHaveLength(4);
});

test("closing waits for an abandoning that is under way, so that the order of the two is certain", async () => {
  const host = createFakeCodeHost();
  const slow = new Promise((resolve) => void setTimeout(resolve, 10));
  const abandonCheckRun: typeof host.abandonCheckRun = async (id, update) => {
    await slow;
    await host.abandonCheckRun(id, update);
  };
  const cancelled = caseOf("cancelled");
  const { session } = await openOn({ ...host, abandonCheckRun }, cancelled);
  await Promise.all([session.abandon("cancelled", "SIGTERM"), session.close(cancelled)]);
  expect(host.calls.slice(2)).toEqual(["abandonCheckRun 1 cancelled", "abandonCheckRun 2 cancelled"]);
});

test("a run that could not be abandoned in time is closed when the run comes to its end after all", async () => {
  const host = createFakeCodeHost();
  const cancelled = caseOf("cancelled");
  const { session } = await openOn(host, cancelled);
  host.failOn("abandonCheckRun", unavailable);
  await session.abandon("cancelled", "SIGTERM");
  await session.close(cancelled);
  expect(host.checkRuns.map((run) => run.update?.conclusion)).toEqual(["cancelled", "cancelled"]);
  expect(host.calls.filter((call) => call.startsWith("closeCheckRun"))).toEqual(["closeCheckRun 1 cancelled"]);
});
