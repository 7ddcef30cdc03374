import { expect, test } from "vitest";
import { renderJobSummary } from "../../../../src/publish/render/job-summary.ts";
import { renderSummaryRun } from "../../../../src/publish/render/summary-run.ts";
import { toVerdictFile } from "../../../../src/sinks/json/to-verdict-file.ts";
import { VerdictFileSchema } from "../../../../src/sinks/json/verdict-file.ts";
import { report } from "../../../support/sample-report.ts";

const command = { command: "npm ci", outcome: "exit 1", isSuccess: false, durationMs: 1_500, tail: "npm error E404\n" };

test("what the setup did and where its output lies is in both pages and in verdict.json", () => {
  const given = report([]);
  const files = [{ label: "What `npm ci` printed", path: `${given.outputDir}/gates/all/setup/setup-1.txt` }];
  const withSetup = { ...given, setup: { commands: [command], files } };
  for (const text of [renderJobSummary(withSetup), renderSummaryRun(withSetup).text]) {
    expect(text).toContain("### Setup\n");
    expect(text).toContain("npm ci · exit 1 · 1.5 s");
    expect(text).toContain("`gates/all/setup/setup-1.txt`");
  }
  const { setup } = VerdictFileSchema.parse(toVerdictFile(withSetup));
  expect(setup?.files).toEqual([{ label: "What `npm ci` printed", path: "gates/all/setup/setup-1.txt" }]);
  expect(renderJobSummary(given)).not.toContain("### Setup");
});
