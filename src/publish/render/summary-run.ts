import type { CheckOutput } from "../../ports/code-host.ts";
import { CHECK_RUN_LIMIT, cutMarkdown } from "../cut.ts";
import { asCode, asProse, joinBlocks } from "../markdown.ts";
import type { Report } from "../report.ts";
import { annotateDiagnostics } from "./annotations.ts";
import { renderDiagnostics, renderGatesTable, renderNotices } from "./tables.ts";
import { asPassage, formatDuration, renderReasons, resultOfRun, shortCommit } from "./words.ts";

const WHOLE = "the job summary and `verdict.json`";

/** The check run `passwhen`, the one to require: all gates on one page, within GitHub's limits. */
export function renderSummaryRun(report: Report): CheckOutput {
  return {
    title: report.conclusion.title,
    summary: cutMarkdown(renderRunHead(report), CHECK_RUN_LIMIT, WHOLE),
    text: cutMarkdown(renderFaults(report), CHECK_RUN_LIMIT, WHOLE),
    annotations: annotateDiagnostics(report.diagnostics),
  };
}

/** What came out, what stopped the run if anything did, and the table of gates. */
export function renderRunHead(report: Report): string {
  const { gates, reasons, notices, subject, durationMs } = report;
  const base = subject.baseRef === null ? "" : ` (${asCode(subject.baseRef)})`;
  return joinBlocks([
    `**${resultOfRun(report)}.** ${asProse(report.conclusion.title)}`,
    renderReasons(reasons),
    renderGatesTable(gates),
    renderNotices(notices),
    asPassage(report.because),
    `Judged ${shortCommit(subject.headSha)} against ${shortCommit(subject.baseSha)}${base} in ${formatDuration(durationMs)}.`,
  ]);
}

/** The faults of policy and plans; empty when there are none. */
export function renderFaults({ diagnostics }: Report): string {
  const list = renderDiagnostics(diagnostics);
  return list === "" ? "" : `### Faults in policy and plan\n\n${list}`;
}
