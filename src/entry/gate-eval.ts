import type { GateCheck } from "../evidence/gate.ts";
import { type Diagnostic, formatDiagnostic, hasErrors } from "../lib/diagnostic.ts";
import { toPlain } from "../verdict/flow/plain.ts";
import { type FlowEvent, type FlowHost, type FlowRun, runProgram } from "../verdict/flow/run.ts";
import type { Program } from "../verdict/flow/program.ts";
import { renderCaret } from "../verdict/flow/source.ts";
import { type Holding, unknownBecause } from "../verdict/flow/value.ts";
import { MAX_EVIDENCE_BYTES, readEvidence, type SuppliedEvidence } from "./flow-evidence.ts";
import { outcomeOf } from "./flow-outcome.ts";
import { type GateOptions, readGate, readGatePolicy } from "./flow-policy.ts";
import { type DryRun, printDryRun, toDocument } from "./flow-print.ts";
import { readInput } from "./read-input.ts";
import { UsageError } from "./settings.ts";
import { print, printJson } from "./terminal.ts";

export interface GateEvalOptions extends GateOptions {
  readonly evidence: string;
  readonly explain: boolean;
  readonly json: boolean;
}

/** Runs a gate on evidence from a file instead of agents and commands. Out: exit code, 0 passed, 1 failed, 2 blocked; a gate or policy
 *  with faults is blocked, evidence with faults is 64. Throws: `UsageError` for a file that cannot be read. */
export async function runGateEval(path: string, options: GateEvalOptions): Promise<number> {
  if (path === "-" && options.evidence === "-")
    throw new UsageError("the gate and --evidence cannot both be standard input");
  const { policy, diagnostics: ofPolicy } = readGatePolicy(options);
  if (policy === null)
    return refuse(
      path,
      ofPolicy.map((one) => [one, formatDiagnostic(one)]),
      options,
      2,
    );
  const { file, text, program, checks, diagnostics: ofGate } = readGate(path, policy);
  const told = ofGate.map((one): Told => [one, renderCaret(text, one)]);
  if (program === null || hasErrors(ofGate)) return refuse(file, told, options, 2);
  const evidenceFile = options.evidence === "-" ? "(stdin)" : options.evidence;
  const bytes = readInput(options.evidence, MAX_EVIDENCE_BYTES);
  const { supplied, diagnostics: ofEvidence } = readEvidence(bytes, evidenceFile, { program, checks, policy });
  const all = [...told, ...ofEvidence.map((one): Told => [one, formatDiagnostic(one)])];
  if (supplied === null) return refuse(file, all, options, 64);
  if (!options.json) for (const [, words] of all) print(words);
  const dryRun = await rehearse({ file, program, checks, supplied, diagnostics: [...ofGate, ...ofEvidence] });
  if (options.json) printJson(`${JSON.stringify(toDocument(dryRun), null, 2)}\n`);
  else printDryRun(dryRun, options.explain);
  return dryRun.outcome.exitCode;
}

/** A diagnostic and how it is printed. */
type Told = readonly [Diagnostic, string];

function refuse(gate: string, told: readonly Told[], { json }: GateEvalOptions, exitCode: 2 | 64): number {
  const diagnostics = told.map(([diagnostic]) => diagnostic);
  const outcome = exitCode === 2 ? "blocked" : null;
  if (json) printJson(`${JSON.stringify({ gate, outcome, exitCode, diagnostics }, null, 2)}\n`);
  else for (const [, words] of told) print(words);
  return exitCode;
}

interface Rehearsal {
  readonly file: string;
  readonly program: Program;
  readonly checks: readonly GateCheck[];
  readonly supplied: SuppliedEvidence;
  readonly diagnostics: readonly Diagnostic[];
}

async function rehearse({ file, program, checks, supplied, diagnostics }: Rehearsal): Promise<DryRun> {
  const events: FlowEvent[] = [];
  const reached: { readonly check: GateCheck; readonly holding: Holding }[] = [];
  const perform: FlowHost["perform"] = async (asked) => {
    if (asked.isCheck) events.push({ kind: "check.started", check: asked.id });
    // As in a run, all checks of a group start before one of them ends.
    await Promise.resolve();
    const holding = supplied.answers[asked.id] ?? unknownBecause(asked.id, "missing-fact", "nothing is given for it");
    const check = checks.find(({ name }) => name === asked.id);
    if (check !== undefined) reached.push({ check, holding });
    if (asked.isCheck) events.push({ kind: "check.finished", check: asked.id, value: toPlain(holding) });
    return holding;
  };
  const onEvent = (event: FlowEvent): void => void events.push(event);
  const run: FlowRun = await runProgram(program, { input: supplied.input }, { perform, onEvent });
  return { file, program, run, outcome: outcomeOf(run, reached), events, diagnostics };
}
