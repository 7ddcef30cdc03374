import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toWorldError } from "../../../src/lib/error.ts";
import { renderJobSummary } from "../../../src/publish/render/job-summary.ts";
import { createSummarySink } from "../../../src/sinks/summary/index.ts";
import { REPORT_CASES } from "../../support/report-cases.ts";
import { report, SUBJECT } from "../../support/sample-report.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

const START = { subject: SUBJECT, gates: [], runKey: "k", startedAt: "" };
const REPORT = REPORT_CASES["failing"] ?? report([]);

test("the page is written to the output folder and appended to the runner's file once", async () => {
  const dir = makeTempDir();
  const stepSummaryPath = join(dir, "step.md");
  writeFileSync(stepSummaryPath, "earlier\n");
  const session = await createSummarySink({ outputDir: join(dir, "out"), stepSummaryPath }).open(START);
  await session.close(REPORT);
  expect(readFileSync(join(dir, "out", "summary.md"), "utf8")).toBe(renderJobSummary(REPORT));
  expect(readFileSync(stepSummaryPath, "utf8")).toBe(`earlier\n${renderJobSummary(REPORT)}`);
});

test("a crash leaves a page that says so; a cancelled run leaves that to its report", async () => {
  const dir = makeTempDir();
  const stepSummaryPath = join(dir, "step.md");
  writeFileSync(stepSummaryPath, "");
  const session = await createSummarySink({ outputDir: dir, stepSummaryPath }).open(START);
  await session.abandon("cancelled", "SIGTERM");
  expect(readFileSync(stepSummaryPath, "utf8")).toBe("");
  await session.abandon("internal-error", "x is undefined <b>");
  expect(readFileSync(stepSummaryPath, "utf8")).toBe(
    "## Passwhen: blocked\n\nBlocked: Passwhen itself failed (internal-error). Passwhen itself failed. The run counts as blocked; please report the message below.\n\nSeen: x is undefined \\<b>\n",
  );
});

test("a page that cannot be written is a failure of the world when closing, and nothing when dying", async () => {
  const dir = makeTempDir();
  mkdirSync(join(dir, "summary.md"));
  const session = await createSummarySink({ outputDir: dir, stepSummaryPath: null }).open(START);
  await expect(session.close(REPORT)).rejects.toMatchObject({ code: "world-failed" });
  await session.abandon("internal-error", "");
});

test("a full disk has its own reason", () => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(toWorldError("the job summary could not be written", full)).toMatchObject({
    code: "disk-full",
    message: "the job summary could not be written: no space left on device",
  });
  expect(toWorldError("x could not be written", "odd")).toMatchObject({
    code: "world-failed",
    message: "x could not be written: odd",
  });
});
