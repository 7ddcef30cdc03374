import { expect, test } from "vitest";
import { COMMENT_LIMIT } from "../../../../src/publish/cut.ts";
import { renderGateRun } from "../../../../src/publish/render/gate-run.ts";
import { renderJobSummary } from "../../../../src/publish/render/job-summary.ts";
import { renderReviewBody, renderReviewComment } from "../../../../src/publish/render/review.ts";
import { renderSummaryRun } from "../../../../src/publish/render/summary-run.ts";
import type { Report } from "../../../../src/publish/report.ts";
import { findActive, nodesOf, parseGfm } from "../../../support/render-gfm.ts";
import { REPORT_CASES } from "../../../support/report-cases.ts";
import { critique, evidence, gate, observed, report, support, verdict } from "../../../support/sample-report.ts";

function textsOf(given: Report): readonly string[] {
  const critiques = given.gates.flatMap((one) => one.critiques);
  const outputs = [renderSummaryRun(given), ...given.gates.map((one) => renderGateRun(given, one))];
  return [
    ...outputs.flatMap(({ summary, text }) => [summary, text]),
    renderJobSummary(given),
    renderReviewBody(given, critiques),
    ...critiques.map(renderReviewComment),
  ];
}

test.each(Object.entries(REPORT_CASES))("nothing in what is posted acts: %s", (_, given) => {
  for (const text of textsOf(given)) expect(findActive(text)).toEqual([]);
});

test("tables stay whole whatever stands in their cells", () => {
  for (const given of Object.values(REPORT_CASES))
    for (const text of textsOf(given))
      for (const node of nodesOf(parseGfm(text)))
        if (node.type === "table")
          for (const row of node.children) expect(row.children).toHaveLength(node.children[0]?.children.length ?? 0);
});

test("a huge report keeps every limit, and each cut says so", () => {
  const critiques = Array.from({ length: 400 }, (_, at) =>
    critique({ text: `${at} ${"ä ".repeat(1500)}`, startLine: 10 + (at % 20) }),
  );
  const commands = Array.from({ length: 40 }, (_, at) => ({
    command: `run ${at}`,
    outcome: "exit 1",
    isSuccess: false,
    durationMs: 1,
    tail: "ü".repeat(10_000),
  }));
  const judged = Array.from({ length: 30 }, (_, at) => ({
    gate: gate(null, { name: `gate-${at}` }),
    verdict: verdict("failed", {
      checks: [evidence("tests", { facts: { passed: observed(false, "exit 1") }, critiques, commands })],
      reasons: [{ code: "command-failed", check: "tests", detail: "exit 1 ".repeat(2000) }],
      restsOn: [support("tests.passed", "false", "observed", "exit 1 ".repeat(2000), true)],
    }),
  }));
  const given = report(judged);
  const outputs = [renderSummaryRun(given), ...given.gates.map((one) => renderGateRun(given, one))];
  for (const { summary, text } of outputs) {
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_535);
  }
  expect(outputs[1]?.text).toMatch(
    /\*\*Cut:\*\* \d+ of \d+ bytes are not shown here\. The whole text is in the job summary and `verdict\.json`\.$/,
  );
  const page = renderJobSummary(given);
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(1024 * 1024);
  expect(page).toMatch(/\*\*Cut:\*\*.*`verdict\.json`\.\n$/);
  const body = renderReviewBody(
    given,
    given.gates.flatMap((one) => one.critiques),
  );
  expect(body.length).toBeLessThanOrEqual(COMMENT_LIMIT.max - 200);
  expect(body).toContain("**Cut:**");
});
