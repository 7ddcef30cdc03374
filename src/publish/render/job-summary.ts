import { cutMarkdown, JOB_SUMMARY_LIMIT } from "../cut.ts";
import { asCode, asDetails, asProse, joinBlocks } from "../markdown.ts";
import type { GateReport, Report } from "../report.ts";
import { renderSharedCriteria } from "./criteria.ts";
import { renderGateBody, renderGateHead } from "./gate-run.ts";
import { renderGraph } from "./graph.ts";
import { renderFaults, renderRunHead, renderSetup } from "./summary-run.ts";
import { resultOf, resultOfRun, sortGates } from "./words.ts";

/** The whole report on one page, within the runner's limit. What passed is folded. */
export function renderJobSummary(report: Report): string {
  const graph = renderGraph(report.plans, report.gates);
  const page = joinBlocks([
    `## Passwhen: ${resultOfRun(report).toLowerCase()}`,
    asProse(report.conclusion.title),
    renderRunHead(report),
    renderFaults(report),
    renderSetup(report),
    graph === "" ? "" : `### Plan\n\n${graph}`,
    renderSharedCriteria(report.gates),
    ...sortGates(report.gates).map((gateReport) => renderGateSection(report, gateReport)),
    report.gates.length === 0 ? "" : PROVENANCE_NOTE,
  ]);
  // The line end counts too.
  const limit = { ...JOB_SUMMARY_LIMIT, max: JOB_SUMMARY_LIMIT.max - 1 };
  return `${cutMarkdown(page, limit, "`verdict.json`")}\n`;
}

const PROVENANCE_NOTE =
  "_Observed_: the runtime saw it itself. _Claimed_: an agent said so. A claim can fail a gate; it passes one only where the gate asks for nothing else.";

function renderGateSection(report: Report, gateReport: GateReport): string {
  const { gate, verdict } = gateReport;
  const head = renderGateHead(report, gateReport);
  const body = renderGateBody(report, gateReport);
  const heading = `## ${asCode(gate.name)}: ${resultOf(gateReport).toLowerCase()}`;
  return joinBlocks([heading, head, verdict.outcome === "passed" ? asDetails("Evidence", body) : body]);
}
