import { join } from "node:path";
import type { SinkFailure } from "../publish/publish.ts";
import type { Report } from "../publish/report.ts";

/** The action's outputs by name, as the runner takes them. */
export function outputsOf(report: Report): Readonly<Record<string, string>> {
  const { outcome } = report;
  return {
    verdict: outcome,
    passed: String(outcome === "passed"),
    failed: String(outcome === "failed"),
    blocked: String(outcome === "blocked"),
    verification: JSON.stringify(verificationsOf(report)),
    report: join(report.outputDir, "verdict.json"),
  };
}

/** Verification by task name, for the targets and for their verifiers; null where a verifier gave none. */
function verificationsOf(report: Report): Readonly<Record<string, string | null>> {
  const entries = report.gates.flatMap(({ gate, verdict }) => {
    const verification =
      Object.values(verdict.checks).find(({ handoff }) => handoff !== null)?.handoff?.verification ?? null;
    return gate.verifier === null ? [] : [[gate.verifier.name, verification] as const];
  });
  return Object.fromEntries(entries);
}

/** The verdict's own exit code, unless the report did not reach a place that people rely on: then the run is blocked. 70 is a bug. */
export function exitCodeOf(report: Report, failures: readonly SinkFailure[]): number {
  if (report.reasons.some(({ code }) => code === "internal-error")) return 70;
  const isUnpublished = failures.some(({ isTolerated }) => !isTolerated);
  return isUnpublished && report.conclusion.exitCode === 0 ? 2 : report.conclusion.exitCode;
}
