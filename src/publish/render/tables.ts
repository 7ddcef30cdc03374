import { REASONS } from "../../lib/reason.ts";
import type { Diagnostic } from "../../lib/diagnostic.ts";
import { coverageOf } from "../criteria.ts";
import { asCode, asTable } from "../markdown.ts";
import type { GateReport, Notice } from "../report.ts";
import { asPassage, asShortPassage, renderList, resultOf, seenOf, sortGates } from "./words.ts";

const MAX_GATES = 200;
const MAX_NOTICES = 50;
const MAX_DIAGNOSTICS = 100;

/** One row for each gate, those that keep the pull request from merging first. */
export function renderGatesTable(gates: readonly GateReport[]): string {
  const rows = sortGates(gates).slice(0, MAX_GATES);
  const table = asTable(["Gate", "Task", "Verdict", "Because", "Rests on"], rows.map(rowOf));
  const rest = gates.length - rows.length;
  return rest === 0 ? table : `${table}\n\n${rest} more gates are in \`verdict.json\`.`;
}

function rowOf(report: GateReport): readonly string[] {
  const { gate, verdict } = report;
  const [reason] = verdict.reasons;
  const because =
    reason === undefined
      ? ["`pass when` is true", coverageOf(gate, verdict)].filter((part) => part !== null).join("; ")
      : `${asCode(reason.code)}: ${asShortPassage(seenOf(reason) || REASONS[reason.code])}`;
  return [
    asCode(gate.name),
    gate.target === null ? "the whole change" : asCode(gate.target.task.name),
    `**${resultOf(report)}**`,
    because,
    basisOf(report),
  ];
}

/** `observed: tests.passed; claimed: handoff.verified`. */
function basisOf({ verdict }: GateReport): string {
  const parts = (["observed", "claimed", "unknown"] as const).flatMap((provenance) => {
    const names = verdict.restsOn.filter((one) => one.provenance === provenance).map(({ name }) => asCode(name));
    return names.length === 0 ? [] : [`${provenance}: ${[...new Set(names)].join(", ")}`];
  });
  return parts.join("; ");
}

/** Warnings, then the rest. */
export function renderNotices(notices: readonly Notice[]): string {
  const sorted = notices.toSorted((one, other) => levelOf(other) - levelOf(one));
  return renderList(sorted, MAX_NOTICES, "notice", ({ level, text }) =>
    level === "warning" ? `- **Warning:** ${asPassage(text)}` : `- Note: ${asPassage(text)}`,
  );
}

function levelOf({ level }: Notice): number {
  return level === "warning" ? 1 : 0;
}

/** Faults of policy, plans and expressions with their place. */
export function renderDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return renderList(diagnostics, MAX_DIAGNOSTICS, "fault", renderDiagnostic);
}

function renderDiagnostic({ file, range, severity, path, message, hint, ruleId }: Diagnostic): string {
  const place = range === null ? file : `${file}:${range.start.line}:${range.start.column}`;
  const subject = path === null ? "" : ` ${asCode(path)}`;
  const advice = hint === null ? "" : ` ${asPassage(hint)}`;
  return `- **${severity}** ${asCode(place)}${subject}: ${asPassage(message)} (${asCode(ruleId)}).${advice}`;
}
