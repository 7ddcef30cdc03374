import type { AuthorTexts } from "../evidence/check.ts";
import type { Gate } from "../evidence/gate.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { AgentUsage } from "../evidence/evidence.ts";
import type { Prepared } from "../evidence/setup.ts";
import { GateError, messageOf } from "../lib/error.ts";
import type { LoadedPlan } from "../plan/plan.ts";
import { DEFAULT_POLICY, type Policy } from "../policy/policy.ts";
import type { Diff } from "../ports/git.ts";
import type { PlacementFacts } from "../redo/placement.ts";
import type { Redo } from "../redo/redo.ts";
import type { Subject } from "../target/subject.ts";
import type { PreparedGate } from "../verdict/prepare.ts";
import type { Verdict, VerdictReason } from "../verdict/verdict.ts";
import { concludeGate, concludeRun } from "./conclude.ts";
import { type GateCritique, placeCritiques } from "./place.ts";
import type { GateReport, LetThrough, Notice, Report } from "./report.ts";

/** Everything known before evidence is gathered. With `reasons` no gate may run. */
export interface Run {
  readonly subject: Subject;
  readonly mergeBase: string;
  readonly diff: Diff;
  readonly policy: Policy;
  readonly plans: readonly LoadedPlan[];
  readonly because: string;
  readonly gates: readonly PreparedGate[];
  readonly reasons: readonly VerdictReason[];
  readonly diagnostics: readonly Diagnostic[];
  readonly notices: readonly Notice[];
  /** What the author says of the change; null where no check asks for it. */
  readonly author: AuthorTexts | null;
  /** What is known of the pull request for the judges among the gates, by gate name. */
  readonly placements: ReadonlyMap<string, PlacementFacts>;
}

/** One gate with its verdict. */
export interface Judged {
  readonly gate: Gate;
  readonly verdict: Verdict;
  readonly durationMs: number;
}

/** A run that could not be prepared: the world failed, or we did. */
export function blockedRun(subject: Subject, error: unknown): Run {
  const code = error instanceof GateError ? error.code : "internal-error";
  return {
    subject,
    mergeBase: subject.baseSha,
    diff: { files: [], isTruncated: false },
    policy: DEFAULT_POLICY,
    plans: [],
    because: "the run could not be prepared",
    gates: [],
    reasons: [{ code, check: null, detail: messageOf(error) }],
    diagnostics: [],
    notices: [],
    author: null,
    placements: new Map(),
  };
}

interface Ending {
  readonly judged: readonly Judged[];
  readonly setup: Prepared | null;
  readonly redo: Redo | null;
  readonly earlier: AgentUsage | null;
  /** Gates whose verdict goes to people and does not block. */
  readonly letThrough: ReadonlySet<string>;
  /** Why the verdicts may not stand: the job was cancelled, the pull request moved on, its commit is shared. */
  readonly reasons: readonly VerdictReason[];
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly outputDir: string;
}

function noticesOfRedo(redo: Redo | null): readonly Notice[] {
  if (redo === null || redo.note === null) return [];
  const { level, text, needsAttention } = redo.note;
  const told = { level, text: needsAttention ? `Needs attention. ${text}` : text };
  const refused = redo.refused.map(({ path, why }): Notice => {
    return { level: "warning", text: `The revision changed ${path}, which it may not: ${why}.` };
  });
  return [told, ...refused];
}

/** What the runtime says of a command or a file that failed is no fault where the gate passed: it was meant to fail, or need not hold. */
function critiquesOf({ gate, verdict }: Judged): readonly GateCritique[] {
  return Object.values(verdict.checks)
    .filter(({ kind }) => !verdict.passed || kind === "agent" || kind === "judge")
    .flatMap(({ critiques }) => critiques.map((critique) => ({ gate: gate.name, critique })));
}

/** The report of a run: verdicts concluded, critiques placed on the diff. Throws: never. */
export function assembleReport(
  run: Run,
  { judged, setup, redo, earlier, letThrough, startedAt, finishedAt, outputDir, ...ending }: Ending,
): Report {
  const placed = placeCritiques(judged.flatMap(critiquesOf), run.diff);
  const whyLetThrough = (name: string): LetThrough | null => {
    if (letThrough.has(name)) return "people-decide";
    return redo?.note?.isLetThrough === true ? "on-exhausted" : null;
  };
  const gates: readonly GateReport[] = judged.map(({ gate, verdict, durationMs }) => ({
    gate,
    verdict,
    durationMs,
    letThrough: verdict.outcome === "failed" || verdict.outcome === "blocked" ? whyLetThrough(gate.name) : null,
    conclusion: concludeGate(verdict, gate, whyLetThrough(gate.name)),
    critiques: placed.filter((one) => one.gate === gate.name),
  }));
  const reasons = [...run.reasons, ...ending.reasons];
  const { outcome, conclusion } = concludeRun(gates, reasons, run.plans.length > 0);
  return {
    subject: run.subject,
    outcome,
    conclusion,
    reasons,
    because: run.because,
    gates,
    redo,
    earlier,
    setup,
    plans: run.plans,
    notices: [...noticesOfRedo(redo), ...run.notices],
    diagnostics: run.diagnostics,
    startedAt,
    finishedAt,
    durationMs: Date.parse(finishedAt) - Date.parse(startedAt),
    outputDir,
  };
}
