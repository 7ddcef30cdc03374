import type { Critique } from "../../src/evidence/critique.ts";
import type { CheckEvidence, Fact } from "../../src/evidence/evidence.ts";
import type { Gate } from "../../src/evidence/gate.ts";
import type { Handoff } from "../../src/evidence/handoff/handoff.ts";
import type { ChangedFile, Diff, DiffLine } from "../../src/ports/git.ts";
import { concludeGate, concludeRun } from "../../src/publish/conclude.ts";
import { placeCritiques } from "../../src/publish/place.ts";
import type { GateReport, Report } from "../../src/publish/report.ts";
import type { Subject } from "../../src/target/subject.ts";
import type { Outcome, Support, Verdict, VerdictReason } from "../../src/verdict/verdict.ts";
import { passWhen } from "./evidence.ts";
import { loadedPlan, targetOf } from "./sample-plan.ts";

export const OUTPUT_DIR = "/runner/temp/passwhen";

export const SUBJECT: Subject = {
  repository: "octo-org/dark-mode",
  number: 12,
  headSha: "a1".repeat(20),
  headRef: "orch/dark-mode/frontend-toggle",
  baseSha: "b2".repeat(20),
  baseRef: "main",
  isFork: false,
};

/** One hunk of new lines `first` to `last`, the first and last of them context. */
export function changedFile(path: string, first: number, last: number, more: Partial<ChangedFile> = {}): ChangedFile {
  const lines = Array.from({ length: last - first + 1 }, (_, at): DiffLine => {
    const isContext = at === 0 || at === last - first;
    const kind = isContext ? "context" : "add";
    return { kind, oldLine: isContext ? first + at : null, newLine: first + at, text: `line ${first + at}` };
  });
  const hunk = { oldStart: first, oldLines: 2, newStart: first, newLines: lines.length, lines };
  return { path, previousPath: null, status: "modified", isBinary: false, hunks: [hunk], ...more };
}

const DIFF: Diff = {
  files: [changedFile("src/settings.js", 10, 30), changedFile("src/theme.js", 1, 12)],
  isTruncated: false,
};

export function critique(overrides: Partial<Critique> = {}): Critique {
  return {
    path: "src/settings.js",
    startLine: 14,
    endLine: 16,
    severity: "high",
    criterion: "Reloading Settings shows the persisted state",
    text: "`load()` is never called, so the toggle is off again after a reload; seen: `false` where `true` was stored.",
    ...overrides,
  };
}

export function handoff(overrides: Partial<Handoff> = {}): Handoff {
  return {
    verification: "unit-test-verified",
    reason: null,
    contradiction: null,
    target: null,
    branch: null,
    status: null,
    execution: [],
    criteria: [],
    findings: [],
    critiques: [],
    measurements: null,
    prNumber: null,
    failureMode: null,
    notes: null,
    ...overrides,
  };
}

export function observed(value: boolean | number | string, detail: string): Fact {
  return { kind: "known", value, provenance: "observed", detail };
}

export function claimed(value: boolean | number | string, detail: string): Fact {
  return { kind: "known", value, provenance: "claimed", detail };
}

export function evidence(check: string, overrides: Partial<CheckEvidence> = {}): CheckEvidence {
  return {
    check,
    kind: check === "handoff" ? "agent" : "run",
    facts: {},
    critiques: [],
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: [],
    files: [],
    startedAt: "2026-11-30T10:00:01.000Z",
    durationMs: 1200,
    ...overrides,
  };
}

export function gate(verifier: string | null, overrides: Partial<Gate> = {}): Gate {
  const target = verifier === null ? null : targetOf(verifier.replace(/^verify-/, ""));
  return {
    name: verifier ?? "release-notes-voice",
    target,
    verifier: target?.verifiers[0] ?? null,
    agent: "default",
    floor: "unit-test-verified",
    criteria: "reported",
    checks: [],
    computed: [],
    rule: passWhen("handoff.verified and paths.ok", "(default gate)"),
    placement: null,
    requireObserved: false,
    isRequired: true,
    onBlocked: "block",
    ...overrides,
  };
}

export interface VerdictParts {
  readonly checks?: readonly CheckEvidence[];
  readonly reasons?: readonly VerdictReason[];
  readonly restsOn?: readonly Support[];
  readonly explanation?: string;
  readonly isDecidedByClaimsAlone?: boolean;
}

export function verdict(outcome: Outcome, parts: VerdictParts = {}): Verdict {
  const { checks = [], reasons = [], restsOn = [], explanation = "", isDecidedByClaimsAlone = false } = parts;
  return {
    outcome,
    passed: outcome === "passed",
    failed: outcome === "failed",
    checks: Object.fromEntries(checks.map((one) => [one.check, one])),
    reasons,
    explanation,
    restsOn,
    isDecidedByClaimsAlone,
    output: null,
  };
}

export function support(
  name: string,
  value: string,
  provenance: Support["provenance"],
  detail: string,
  isDeciding = false,
): Support {
  return { name, value, provenance, detail, isDeciding };
}

interface Judged {
  readonly gate: Gate;
  readonly verdict: Verdict;
}

/** A report as the run assembles one: verdicts concluded and critiques placed by the code under test. */
export function report(judged: readonly Judged[], overrides: Partial<Report> = {}, diff: Diff = DIFF): Report {
  const placed = placeCritiques(
    judged.flatMap(({ gate: { name }, verdict: { checks } }) =>
      Object.values(checks).flatMap(({ critiques }) => critiques.map((one) => ({ gate: name, critique: one }))),
    ),
    diff,
  );
  const gates = judged.map((one): GateReport => ({
    ...one,
    letThrough: null,
    conclusion: concludeGate(one.verdict, one.gate),
    critiques: placed.filter((critic) => critic.gate === one.gate.name),
    durationMs: 2345,
  }));
  const plans = overrides.plans ?? [loadedPlan()];
  const { outcome, conclusion } = concludeRun(gates, overrides.reasons ?? [], plans.length > 0);
  return {
    subject: SUBJECT,
    outcome,
    conclusion,
    reasons: [],
    because: "the head branch is the branch of task frontend-toggle",
    gates,
    redo: null,
    earlier: null,
    setup: null,
    plans,
    notices: [],
    diagnostics: [],
    startedAt: "2026-11-30T10:00:00.000Z",
    finishedAt: "2026-11-30T10:00:05.000Z",
    durationMs: 5000,
    outputDir: OUTPUT_DIR,
    ...overrides,
  };
}
