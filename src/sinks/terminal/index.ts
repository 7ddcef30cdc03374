import { relative } from "node:path";
import Table from "cli-table3";
import pc from "picocolors";
import { formatDiagnostic } from "../../lib/diagnostic.ts";
import { REASONS } from "../../lib/reason.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import type { Sink } from "../../publish/sink.ts";
import type { Outcome } from "../../verdict/verdict.ts";

const COLORS: Readonly<Record<Outcome, (text: string) => string>> = {
  passed: pc.green,
  failed: pc.red,
  blocked: pc.magenta,
  cancelled: pc.dim,
};

/** Prints the report for a person. In: `print` takes lines that may hold untrusted text and makes them inert. */
export function createTerminalSink({ print }: { readonly print: (text: string) => void }): Sink {
  return {
    name: "terminal",
    open: () =>
      Promise.resolve({
        close: (report) => Promise.resolve(printReport(report, print)),
        abandon: (code, detail) => Promise.resolve(print(`${REASONS[code]} (${detail})`)),
      }),
  };
}

function printReport(report: Report, print: (text: string) => void): void {
  for (const diagnostic of report.diagnostics) print(formatDiagnostic(diagnostic));
  for (const { level, text } of report.notices) print(`${level}: ${text}`);
  for (const gate of report.gates) print(describeGate(gate));
  for (const { code, detail } of report.reasons) print(`${code}: ${detail}\n  ${REASONS[code]}`);
  if (report.gates.length > 1) print(tableOf(report.gates));
  print(`${COLORS[report.outcome](report.conclusion.title)}\n${report.because}`);
  print(`Report and evidence: ${relative("", report.outputDir) || "."}`);
}

function describeGate({ gate, verdict, conclusion, critiques }: GateReport): string {
  const of = gate.target === null ? "" : `  task ${gate.target.task.name}, plan ${gate.target.plan.path}\n`;
  const reasons = verdict.reasons.map(({ code, detail }) => `  ${code}: ${detail}\n    ${REASONS[code]}\n`);
  const places = critiques.map(({ critique: { path, startLine, severity, text } }) => {
    const place = path === null ? "(no file)" : `${path}${startLine === null ? "" : `:${startLine}`}`;
    return `  ${place} (${severity}) ${text}\n`;
  });
  const explanation = verdict.explanation.split("\n").map((line) => `  ${line}\n`);
  return `${COLORS[verdict.outcome](conclusion.title)}\n${of}${explanation.join("")}${reasons.join("")}${places.join("")}`;
}

function tableOf(gates: readonly GateReport[]): string {
  const table = new Table({ head: ["gate", "verdict", "because", "seconds"], style: { head: [], border: [] } });
  for (const { gate, verdict, durationMs } of gates) {
    table.push([gate.name, verdict.outcome, verdict.reasons[0]?.code ?? "", (durationMs / 1000).toFixed(1)]);
  }
  return table.toString();
}
