import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CheckOutput } from "../../../../src/ports/code-host.ts";
import { renderGateRun } from "../../../../src/publish/render/gate-run.ts";
import { renderJobSummary } from "../../../../src/publish/render/job-summary.ts";
import { renderReviewBody, renderReviewComment } from "../../../../src/publish/render/review.ts";
import { renderSummaryRun } from "../../../../src/publish/render/summary-run.ts";
import type { Report } from "../../../../src/publish/report.ts";
import { REPORT_CASES } from "../../../support/report-cases.ts";

const folder = fileURLToPath(new URL("../../../fixtures/reports/", import.meta.url));

function pageOf({ title, summary, text, annotations }: CheckOutput): string {
  const notes = annotations.map(
    (one) => `${one.level} ${one.path}:${one.startLine}-${one.endLine} ${one.title}\n${one.message}\n`,
  );
  return [`TITLE ${title}`, summary, text, ...notes].filter((part) => part !== "").join("\n\n----\n\n");
}

function filesOf(report: Report): Readonly<Record<string, string>> {
  const critiques = report.gates.flatMap((one) => one.critiques);
  const comments = critiques.filter(({ placement }) => placement.kind === "inline").map(renderReviewComment);
  const unplaced = critiques.filter(({ placement }) => placement.kind === "body");
  const gates = report.gates.map(
    (one, at) => [`check-run-gate-${at + 1}.md`, pageOf(renderGateRun(report, one))] as const,
  );
  return {
    "summary.md": renderJobSummary(report),
    "check-run.md": pageOf(renderSummaryRun(report)),
    "review.md": [renderReviewBody(report, unplaced), ...comments].join("\n\n----\n\n"),
    ...Object.fromEntries(gates),
  };
}

test.each(Object.entries(REPORT_CASES))("what people read: %s", (name, report) => {
  const files = filesOf(report);
  if (process.env["UPDATE"] === "1") {
    rmSync(join(folder, name), { recursive: true, force: true });
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), `${text.trimEnd()}\n`);
  }
  expect(readdirSync(join(folder, name)).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [file, text] of Object.entries(files))
    expect(`${text.trimEnd()}\n`).toBe(readFileSync(join(folder, name, file), "utf8"));
});
