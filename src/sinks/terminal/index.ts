import { relative } from "node:path";
import Table from "cli-table3";
import pc from "picocolors";
import { formatDiagnostic } from "../../lib/diagnostic.ts";
import { REASONS } from "../../lib/reason.ts";
import type { AgentRun } from "../../evidence/evidence.ts";
import { agentRunsOf, describeUsage } from "../../publish/agent-run.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import type { Sink } from "../../publish/sink.ts";
import type { Outcome } from "../../verdict/verdict.ts";

const COLORS: Readonly<Record<Outcome, (text: string) => string>> = {
  passed: pc.green,
  failed: pc.red,
  blocked: pc.magenta,
  cancelled: pc.dim,
};

/** Makes the lines of a text inert, then colours them and writes them. */
type Print = (text: string, paint?: (text: string) => string) => void;

/** Prints the report for a person. In: `print` takes text that may hold untrusted parts. */
export function createTerminalSink({ print }: { readonly print: Print }): Sink {
  return {
    name: "terminal",
    open: () =>
      Promise.resolve({
        close: (report) => Promise.resolve(printReport(report, print)),
        abandon: (code, detail) => Promise.resolve(print(`${REASONS[code]} (${detail})`)),
      }),
  };
}

function printReport(report: Report, print: Print): void {
  for (const diagnostic of report.diagnostics) print(formatDiagnostic(diagnostic));
  for (const { level, text } of report.notices) print(`${level}: ${text}`);
  const { headSha, baseSha, baseRef } = report.subject;
  print(`Judged ${headSha.slice(0, 12)} against ${baseRef ?? "base"} ${baseSha.slice(0, 12)}: ${report.because}.\n`);
  for (const gate of report.gates) {
    print(gate.conclusion.title, COLORS[gate.verdict.outcome]);
    print(describeGate(gate));
  }
  for (const { code, detail } of report.reasons) print(`${code}: ${detail}\n  ${REASONS[code]}`);
  if (report.gates.length > 1) print(tableOf(report.gates));
  print(report.conclusion.title, COLORS[report.outcome]);
  print(`Report and evidence: ${relative("", report.outputDir) || "."}`);
}

function describeGate({ gate, verdict, critiques }: GateReport): string {
  const of = gate.target === null ? "" : `  task ${gate.target.task.name}, plan ${gate.target.plan.path}\n`;
  const reasons = verdict.reasons.map(({ code, detail }) => `  ${code}: ${detail}\n    ${REASONS[code]}\n`);
  const places = critiques.map(({ critique: { path, startLine, endLine, severity, text } }) => {
    const lines =
      startLine === null ? "" : `:${startLine}${endLine === null || endLine === startLine ? "" : `-${endLine}`}`;
    const place = path === null ? "(no file)" : `${path}${lines}`;
    return `  ${place} (${severity}) ${text}\n`;
  });
  const explanation = verdict.explanation.split("\n").map((line) => `  ${line}\n`);
  const agents = agentRunsOf(verdict).map((run) => `  ${describeRun(run)}\n`);
  return `${of}${agents.join("")}${explanation.join("")}${reasons.join("")}${places.join("")}`;
}

function describeRun({ agent, use, version, model, usage, attempts }: AgentRun): string {
  const program = [use, version, model].filter((part) => part !== null).join(" ");
  const used = usage === null ? "" : `: ${describeUsage(usage)}`;
  const before = attempts.map((attempt) => `; before it ${attempt.agent} could not work (${attempt.detail})`);
  return `agent ${agent}, ${program}${used}${before.join("")}`;
}

function tableOf(gates: readonly GateReport[]): string {
  const table = new Table({ head: ["gate", "verdict", "because", "seconds"], style: { head: [], border: [] } });
  for (const { gate, verdict, letThrough, durationMs } of gates) {
    const word = letThrough === null ? verdict.outcome : `${verdict.outcome}, let through`;
    table.push([gate.name, word, verdict.reasons[0]?.code ?? "", (durationMs / 1000).toFixed(1)]);
  }
  return table.toString();
}
