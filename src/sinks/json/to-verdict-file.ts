import type { z } from "zod";
import type {
  AgentRun,
  AgentUsage,
  CheckEvidence,
  EvidenceFile,
  GateData,
  Fact,
  ObservedCommand,
} from "../../evidence/evidence.ts";
import type { Diagnostic } from "../../lib/diagnostic.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { concludeReason } from "../../publish/conclude.ts";
import { relativeTo } from "../../publish/relative.ts";
import type { GateReport, PlacedCritique, Report } from "../../publish/report.ts";
import type { Subject } from "../../target/subject.ts";
import type { RunStart } from "../../publish/sink.ts";
import { totalUsage } from "../../publish/total-usage.ts";
import { verificationOf, verificationsOf } from "../../publish/verification.ts";
import type { VerdictFile } from "./verdict-file.ts";

type GateEntry = VerdictFile["gates"][number];
type JsonValue = z.infer<ReturnType<typeof z.json>>;

/** The report as `verdict.json` holds it. */
export function toVerdictFile(report: Report): VerdictFile {
  const { outcome, conclusion, subject, reasons, because, gates, plans, notices, diagnostics } = report;
  return {
    version: 1,
    outcome,
    conclusion: { conclusion: conclusion.conclusion, exitCode: conclusion.exitCode, title: conclusion.title },
    isFinished: true,
    subject: subjectEntry(subject),
    reasons: reasons.map(({ code, check, detail }) => ({ code, check, detail })),
    because,
    verifications: verificationsOf(report).map(({ plan, task, verification }) => ({ plan, task, verification })),
    gates: gates.map((gate) => gateEntry(gate, report.outputDir)),
    plans: plans.map(({ path, commit, digest, plan }) => ({ path, commit, digest, rootSlug: plan.rootSlug })),
    setup: setupEntry(report),
    usage: usageEntry(totalUsage(report)),
    redo: redoEntry(report),
    notices: notices.map(({ level, text }) => ({ level, text })),
    diagnostics: diagnostics.map(diagnosticEntry),
    startedAt: report.startedAt,
    finishedAt: report.finishedAt,
    durationMs: report.durationMs,
  };
}

/** What the file says of a run that has no report: it counts as blocked, whatever an earlier run in this folder came to. */
export function toUnfinishedFile(start: RunStart, code: ReasonCode, detail: string): VerdictFile {
  const { outcome, conclusion } = concludeReason({ code });
  return {
    version: 1,
    outcome,
    conclusion,
    isFinished: false,
    subject: subjectEntry(start.subject),
    reasons: [{ code, check: null, detail }],
    because: "",
    verifications: [],
    gates: [],
    plans: [],
    setup: null,
    usage: null,
    redo: null,
    notices: [],
    diagnostics: [],
    startedAt: start.startedAt,
    finishedAt: null,
    durationMs: null,
  };
}

function subjectEntry({
  repository,
  number,
  headSha,
  headRef,
  baseSha,
  baseRef,
  isFork,
}: Subject): VerdictFile["subject"] {
  return { repository, number, headSha, headRef, baseSha, baseRef, isFork };
}

function gateEntry(report: GateReport, outputDir: string): GateEntry {
  const { gate, verdict, conclusion, critiques, durationMs } = report;
  return {
    name: gate.name,
    plan: gate.target?.plan.path ?? null,
    target: gate.target?.task.name ?? null,
    verifier: gate.verifier?.name ?? null,
    agent: gate.agent,
    floor: gate.floor,
    criteria: gate.criteria,
    isRequired: gate.isRequired,
    onBlocked: gate.onBlocked,
    passWhen: gate.rule.source.text,
    outcome: verdict.outcome,
    passed: verdict.passed,
    failed: verdict.failed,
    conclusion: { conclusion: conclusion.conclusion, exitCode: conclusion.exitCode, title: conclusion.title },
    verification: verificationOf(report),
    isDecidedByClaimsAlone: verdict.isDecidedByClaimsAlone,
    reasons: verdict.reasons.map(({ code, check, detail }) => ({ code, check, detail })),
    explanation: verdict.explanation,
    output: jsonOf(verdict.output),
    restsOn: verdict.restsOn.map(({ name, value, provenance, detail, isDeciding }) => ({
      name,
      value,
      provenance,
      detail,
      isDeciding,
    })),
    checks: Object.values(verdict.checks).map((check) => checkEntry(check, outputDir)),
    critiques: critiques.map(critiqueEntry),
    durationMs,
  };
}

function checkEntry(check: CheckEvidence, outputDir: string): GateEntry["checks"][number] {
  const { handoff } = check;
  return {
    name: check.check,
    kind: check.kind,
    facts: Object.fromEntries(
      Object.entries(check.facts)
        .toSorted(byName)
        .map(([name, fact]) => [name, factEntry(fact)]),
    ),
    handoff:
      handoff === null
        ? null
        : { verification: handoff.verification, reason: handoff.reason, contradiction: handoff.contradiction },
    agent: check.run === null ? null : agentEntry(check.run),
    criteria: (handoff?.criteria ?? []).map(({ criterion, answer, evidence }) => ({ criterion, answer, evidence })),
    commands: check.commands.map(commandEntry),
    files: check.files.map((file) => fileEntry(file, outputDir)),
    startedAt: check.startedAt,
    durationMs: check.durationMs,
  };
}

function setupEntry({ setup, outputDir }: Report): VerdictFile["setup"] {
  if (setup === null) return null;
  return { commands: setup.commands.map(commandEntry), files: setup.files.map((file) => fileEntry(file, outputDir)) };
}

function redoEntry({ redo, outputDir }: Report): VerdictFile["redo"] {
  if (redo === null) return null;
  const { attempts, max, commit, note, refused, run, files } = redo;
  return {
    attempts,
    max,
    commit,
    needsAttention: note?.needsAttention ?? false,
    isLetThrough: note?.isLetThrough ?? false,
    note: note?.text ?? null,
    refused: refused.map(({ path, why }) => ({ path, why })),
    agent: run === null ? null : agentEntry(run),
    files: files.map((file) => fileEntry(file, outputDir)),
  };
}

function commandEntry({ command, outcome, isSuccess, durationMs, tail }: ObservedCommand) {
  return { command, outcome, isSuccess, durationMs, tail };
}

function fileEntry({ label, path }: EvidenceFile, outputDir: string) {
  return { label, path: relativeTo(outputDir, path) };
}

function agentEntry(run: AgentRun): NonNullable<GateEntry["checks"][number]["agent"]> {
  return {
    name: run.agent,
    use: run.use,
    version: run.version,
    model: run.model,
    sessionId: run.sessionId,
    usage: usageEntry(run.usage),
    remarks: [...run.remarks],
    attempts: run.attempts.map(({ agent, reason, detail, usage }) => ({
      agent,
      reason,
      detail,
      usage: usageEntry(usage),
    })),
  };
}

function usageEntry(usage: AgentUsage | null) {
  if (usage === null) return null;
  const { calls, inputTokens, outputTokens, usd, seconds } = usage;
  return { calls, inputTokens, outputTokens, usd, seconds };
}

function factEntry(fact: Fact): GateEntry["checks"][number]["facts"][string] {
  if (fact.kind === "unknown") return { kind: "unknown", reason: fact.reason, detail: fact.detail };
  const value = jsonOf(fact.value);
  return { kind: "known", value, provenance: fact.provenance, detail: fact.detail, reason: fact.reason ?? null };
}

/** Numbers that JSON has no word for are written as text rather than as `null`. */
function jsonOf(value: GateData): JsonValue {
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map(jsonOf);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, jsonOf(part)]));
}

function isList(value: GateData): value is readonly GateData[] {
  return Array.isArray(value);
}

function critiqueEntry({ critique, placement }: PlacedCritique): GateEntry["critiques"][number] {
  const { path, startLine, endLine, severity, criterion, text } = critique;
  return { path, startLine, endLine, severity, criterion, text, placement: placementEntry(placement) };
}

function placementEntry(placement: PlacedCritique["placement"]): GateEntry["critiques"][number]["placement"] {
  if (placement.kind === "body") return { kind: "body", why: placement.why };
  const { path, side, startLine, line } = placement;
  return { kind: "inline", path, side, startLine, line };
}

function diagnosticEntry({
  ruleId,
  severity,
  message,
  file,
  range,
  path,
  hint,
}: Diagnostic): VerdictFile["diagnostics"][number] {
  return {
    ruleId,
    severity,
    message,
    file,
    line: range?.start.line ?? null,
    column: range?.start.column ?? null,
    path,
    hint,
  };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
