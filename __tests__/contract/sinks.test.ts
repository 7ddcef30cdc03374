import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GateError } from "../../src/lib/error.ts";
import { type SinkOptions, sinks } from "../../src/sinks/index.ts";
import { createFakeCodeHost } from "../support/fake-code-host.ts";
import { REPORT_CASES } from "../support/report-cases.ts";
import { report, SUBJECT } from "../support/sample-report.ts";
import { makeTempDir } from "../support/temp-dir.ts";

const CASES = Object.values(REPORT_CASES);

function optionsFor(host = createFakeCodeHost()): SinkOptions {
  const outputDir = join(makeTempDir(), "out");
  const stepSummaryPath = join(outputDir, "step.md");
  const nobody = { token: "xoxb-test", apiUrl: "http://127.0.0.1:9/", serverUrl: "https://github.com", warn: () => {} };
  return { outputDir, stepSummaryPath, host, slack: nobody, onOpened: () => {}, print: () => {} };
}

const startOf = (given = report([])) => ({
  subject: SUBJECT,
  gates: given.gates.map((one) => one.gate),
  runKey: "key",
  startedAt: given.startedAt,
});

test.each(Object.entries(sinks))("%s has the name it is listed under", async (name, load) => {
  expect((await load(optionsFor())).name).toBe(name);
});

test("files are kept first, the page that tells of failures comes last", async () => {
  const phases = await Promise.all(
    Object.entries(sinks).map(async ([name, load]) => [name, (await load(optionsFor())).closes]),
  );
  expect(Object.fromEntries(phases)).toEqual({
    json: "first",
    state: "first",
    "check-run": undefined,
    review: undefined,
    summary: "last",
    slack: "last",
    terminal: undefined,
  });
});

test.each(Object.entries(sinks))("%s shows every report", async (_, load) => {
  for (const given of CASES) {
    const session = await (await load(optionsFor())).open(startOf(given));
    await session.close(given);
  }
});

test.each(Object.entries(sinks))("%s may be abandoned, and closed after that", async (_, load) => {
  for (const code of ["cancelled", "internal-error"] as const) {
    const session = await (await load(optionsFor())).open(startOf());
    await session.abandon(code, "why");
    await session.close(report([]));
  }
});

/** A terminal refuses nothing: it takes lines and says nothing back. A message in a thread is no place that people rely on. */
const refusable = Object.entries(sinks).filter(([name]) => name !== "terminal" && name !== "slack");

test.each(refusable)("%s throws only failures of the world, and none when dying", async (_, load) => {
  const host = createFakeCodeHost();
  const error = new GateError("host-unavailable", "502", { isRetryable: true });
  for (const method of [
    "openCheckRun",
    "closeCheckRun",
    "abandonCheckRun",
    "listOwnComments",
    "createReview",
    "minimize",
  ] as const)
    host.failOn(method, error, 1000);
  const options = optionsFor(host);
  for (const file of ["verdict.json", "state.json", "summary.md"])
    mkdirSync(join(options.outputDir, file), { recursive: true });
  const sink = await load(options);
  const given = REPORT_CASES["failing"] ?? report([]);
  const outcome = await sink
    .open(startOf(given))
    .then(async (session) => {
      await session.abandon("cancelled", "why");
      return session.close(given);
    })
    .catch((thrown: unknown) => thrown);
  expect(outcome).toBeInstanceOf(GateError);
});

test.each(Object.entries(sinks))("%s keeps every limit of the host on a huge report", async (_, load) => {
  const [failing] = (REPORT_CASES["failing"] ?? report([])).gates;
  if (failing === undefined) throw new Error("no gate in case failing");
  const detail = "ä".repeat(100_000);
  const reasons = [{ code: "verifier-failed", check: null, detail }] as const;
  const huge = report(
    Array.from({ length: 40 }, (__, at) => ({
      gate: { ...failing.gate, name: `gate-${at}` },
      verdict: { ...failing.verdict, reasons, explanation: detail },
    })),
  );
  const session = await (await load(optionsFor())).open(startOf(huge));
  await session.close(huge);
});
