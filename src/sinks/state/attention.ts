import type { GateReport, Report } from "../../publish/report.ts";
import type { LoadedPlan } from "../../plan/plan.ts";
import { gatesBelow } from "./below.ts";

const MAX_DETAIL_CHARS = 300;

/** What a planner must see of a run: gates of its plan and of its subplanners' plans that did not pass, and why nothing could be judged.
 *  One line each, plain text; what is of another plan has that plan's slug before it. */
export function attentionOf(loaded: LoadedPlan, report: Report): readonly string[] {
  const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
  const reasons = report.reasons.map(({ code, detail }) => `run blocked: ${code}: ${oneLine(detail)}`);
  const below = gatesBelow(loaded, report, null).flatMap((one) => {
    const slug = one.gate.target?.plan.plan.rootSlug ?? "";
    return lineOf(one).map((line) => `${slug}/${line}`);
  });
  return [...reasons, ...gates.flatMap(lineOf), ...below];
}

function lineOf({ gate, verdict }: GateReport): readonly string[] {
  if (verdict.outcome === "passed") return [];
  const why = verdict.reasons.map(({ code, detail }) => `${code}: ${oneLine(detail)}`).join("; ");
  return [`${gate.verifier?.name ?? gate.name}: ${verdict.outcome}${why === "" ? "" : `: ${why}`}`];
}

function oneLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}
