import { REASONS } from "../../lib/reason.ts";
import type { CheckOutput } from "../../ports/code-host.ts";
import { describeUsage } from "../agent-run.ts";
import { CHECK_RUN_LIMIT, cutMarkdown } from "../cut.ts";
import { asCode, joinBlocks } from "../markdown.ts";
import type { Report } from "../report.ts";
import { annotateDiagnostics } from "./annotations.ts";
import { renderCommands, renderFiles } from "./commands.ts";
import { renderSharedCriteria } from "./criteria.ts";
import { renderDiagnostics, renderGatesTable, renderNotices } from "./tables.ts";
import { totalUsage } from "../total-usage.ts";
import { asPassage, formatDuration, renderReasons, shortCommit } from "./words.ts";

const WHOLE = "the job summary and `verdict.json`";

/** The check run `passwhen`, the one to require: all gates on one page, within GitHub's limits. */
export function renderSummaryRun(report: Report): CheckOutput {
  return {
    title: report.conclusion.title,
    summary: cutMarkdown(joinBlocks([renderRunHead(report), renderAdvice(report)]), CHECK_RUN_LIMIT, WHOLE),
    text: cutMarkdown(
      joinBlocks([renderFaults(report), renderSharedCriteria(report.gates), renderSetup(report)]),
      CHECK_RUN_LIMIT,
      WHOLE,
    ),
    annotations: annotateDiagnostics(report.diagnostics),
  };
}

/** What came out, what stopped the run if anything did, and the table of gates. */
export function renderRunHead(report: Report): string {
  const { gates, reasons, notices, subject, outcome } = report;
  const base = subject.baseRef === null ? "" : ` (${asCode(subject.baseRef)})`;
  const isNothing = outcome === "passed" && gates.length === 0;
  return joinBlocks([
    isNothing ? `Nothing was verified. ${report.plans.length === 0 ? UNPLANNED : ""}`.trim() : "",
    renderReasons(reasons),
    renderGatesTable(gates),
    renderNotices(notices),
    reasons.length > 0 && gates.length === 0
      ? ""
      : `${gates.length === 0 ? "Why" : "Why these gates"}: ${asPassage(report.because.replace(/\.\s*$/, ""))}.`,
    `Commit ${shortCommit(subject.headSha)} against ${shortCommit(subject.baseSha)}${base}, took ${formatDuration(report.durationMs)}.${usedBy(report)}`,
  ]);
}

function usedBy(report: Report): string {
  const usage = totalUsage(report);
  return usage === null ? "" : ` Agents used ${describeUsage(usage)} together.`;
}

/** What to do about the gates that did not pass: each reason once, whichever gates it stopped. */
function renderAdvice({ gates }: Report): string {
  const codes = new Set(gates.flatMap(({ verdict }) => verdict.reasons.map(({ code }) => code)));
  return [...codes].map((code) => `- ${asCode(code)}: ${REASONS[code]}`).join("\n");
}

/** What the policy's `setup` did; empty where none ran. */
export function renderSetup({ setup, outputDir }: Report): string {
  if (setup === null) return "";
  return joinBlocks(["### Setup", renderCommands([setup]), renderFiles([setup], outputDir)]);
}

const UNPLANNED = "This does not block the merge, because the policy does not say `unplanned: block`.";

/** The faults of policy and plans; empty when there are none. */
export function renderFaults({ diagnostics }: Report): string {
  const list = renderDiagnostics(diagnostics);
  return list === "" ? "" : `### Faults in policy and plan\n\n${list}`;
}
