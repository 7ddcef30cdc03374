import type { CheckEvidence } from "../../evidence/evidence.ts";
import type { GateReport } from "../../publish/report.ts";
import { deathOf, wasNotAsked } from "./death.ts";
import { safeName } from "./safe-name.ts";

/** One file below `handoffs/`. */
export interface HandoffFile {
  /** Relative to the folder of its `state.json`. */
  readonly path: string;
  readonly text: string;
}

type ResultStatus = "finished" | "error" | "cancelled";

/** Which run a file is of; `agentId` and the like stand beside it. */
export type Trace = Readonly<Record<string, string>>;

/** The handoffs of a gate as Orchestrate keeps them: the agent's words as they are, under a header that says where they are
 *  from, and under a warning where the run did not finish. The main check has the verifier's name, others their own behind it. */
export function handoffFilesOf(report: GateReport, runId: string, finishedAt: string): readonly HandoffFile[] {
  const checks = agentChecksOf(report);
  return checks.map((check, at) => {
    const resultStatus = resultStatusOfCheck(check);
    const header = headerOf(report, check, { runId, resultStatus, finishedAt });
    const body = check.handoffMarkdown ?? "_(no final message)_\n";
    return { path: pathOf(report, at === 0 ? null : check.check), text: `${header}${bannerOf(resultStatus)}${body}` };
  });
}

/** Path of a gate's main handoff, or null where no agent took part. */
export function handoffPathOf(report: GateReport): string | null {
  return agentChecksOf(report).length === 0 ? null : pathOf(report, null);
}

/** How the gate's main agent ended. */
export function resultStatusOf(report: GateReport): ResultStatus {
  if (report.verdict.outcome === "cancelled") return "cancelled";
  const [main] = agentChecksOf(report);
  return main === undefined ? "finished" : resultStatusOfCheck(main);
}

/** The main one first. */
export function agentChecksOf({ verdict }: GateReport): readonly CheckEvidence[] {
  return Object.values(verdict.checks).filter(
    (check) => (check.kind === "agent" || check.handoffMarkdown !== null) && !wasNotAsked(check),
  );
}

function pathOf({ gate }: GateReport, check: string | null): string {
  const name = safeName(gate.verifier?.name ?? gate.name);
  return `handoffs/${check === null ? name : `${name}.${safeName(check)}`}.md`;
}

function resultStatusOfCheck(check: CheckEvidence): ResultStatus {
  const facts = Object.values(check.facts);
  if (facts.some((fact) => fact.kind === "unknown" && fact.reason === "cancelled")) return "cancelled";
  return deathOf(check) === null ? "finished" : "error";
}

function headerOf(
  { gate }: GateReport,
  check: CheckEvidence,
  {
    runId,
    resultStatus,
    finishedAt,
  }: { readonly runId: string; readonly resultStatus: ResultStatus; readonly finishedAt: string },
): string {
  const fields = {
    task: gate.verifier?.name ?? gate.name,
    branch: gate.target?.branch ?? "(none)",
    agentId: check.run?.agent ?? gate.agent,
    runId,
    resultStatus,
    finishedAt,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${asComment(value)}`);
  return `<!-- orchestrate handoff\n${lines.join("\n")}\n-->\n\n`;
}

/** On one line and without the two characters that could end the comment. */
export function asComment(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ")
    .replaceAll(/[<>]/g, "_")
    .replaceAll("--", "- -");
}

function bannerOf(resultStatus: ResultStatus): string {
  if (resultStatus === "finished") return "";
  return `> **The run ended with \`status=${resultStatus}\`.** What follows is the agent's output up to then, not a handoff that counts.\n\n`;
}
