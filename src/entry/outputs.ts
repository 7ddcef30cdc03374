import { join } from "node:path";
import type { Verification } from "../evidence/handoff/handoff.ts";
import { GateError } from "../lib/error.ts";
import type { SinkFailure } from "../publish/publish.ts";
import { verificationsOf, worstOf } from "../publish/verification.ts";
import { UsageError } from "./settings.ts";
import type { Report } from "../publish/report.ts";

/** The action's outputs by name, as the runner takes them. */
export function outputsOf(report: Report): Readonly<Record<string, string>> {
  const { outcome } = report;
  return {
    verdict: outcome,
    passed: String(outcome === "passed"),
    failed: String(outcome === "failed"),
    blocked: String(outcome === "blocked"),
    verification: JSON.stringify(verificationsByName(report)),
    report: join(report.outputDir, "verdict.json"),
  };
}

/** Two plans may use one task name: then the worst of the two counts. */
function verificationsByName(report: Report): Readonly<Record<string, Verification>> {
  const found = new Map<string, Verification>();
  for (const { task, verification } of verificationsOf(report))
    found.set(task, worstOf([verification, found.get(task) ?? verification]) ?? verification);
  return Object.fromEntries(found);
}

/** Where a verdict is looked up; a review or a page that is missing is said and changes no verdict. */
const RELIED_ON = ["check-run", "json"];

/** The verdict's own exit code, unless the report did not reach a place that people rely on: then the run is blocked. 70 is a bug. */
export function exitCodeOf(report: Report, failures: readonly SinkFailure[]): number {
  if (report.reasons.some(({ code }) => code === "internal-error")) return 70;
  const isUnpublished = failures.some(({ sink, isTolerated }) => !isTolerated && RELIED_ON.includes(sink));
  return isUnpublished && report.conclusion.exitCode === 0 ? 2 : report.conclusion.exitCode;
}

/** Wrong usage is 64, what the machine refused before a run could begin is blocked, all else is a bug. */
export function exitCodeOfError(error: unknown): number {
  if (error instanceof UsageError) return 64;
  return error instanceof GateError ? 2 : 70;
}
