import { existsSync } from "node:fs";
import { join } from "node:path";
import { agents } from "../agents/index.ts";
import { checkFacts, checkParams } from "../checks/index.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import { MAX_POLICY_BYTES, parsePolicy } from "../policy/load.ts";
import { DEFAULT_POLICY, type Policy } from "../policy/policy.ts";
import { POLICY_PATH } from "../policy/read.ts";
import { decodeText } from "../policy/text.ts";
import { LIMITS } from "../verdict/flow/limits.ts";
import { inputType } from "../verdict/input-scope.ts";
import { type PreparedProgram, prepareProgram } from "../verdict/prepare-flow.ts";
import { findClaimsAlone } from "./flow-claims.ts";
import { readLocalGates, readLocalJudges } from "./local-gates.ts";
import { readInput } from "./read-input.ts";

const KINDS = { agents, checks: checkParams };

/** Which policy a gate is read with. */
export interface GateOptions {
  /** A file; without it the usual one of the clone, where it has one. */
  readonly policy?: string;
  readonly repo: string;
}

/** A policy as it is in the working tree. Null with an error among its diagnostics. */
export interface LocalPolicy {
  readonly policy: Policy | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The policy that gives a gate its agents, types and input. Without a file it is the default one. Throws: `UsageError` for a file that
 *  is named and cannot be read. */
export function readGatePolicy({ policy, repo }: GateOptions): LocalPolicy {
  const usual = join(repo, POLICY_PATH);
  if (policy === undefined && !existsSync(usual)) return { policy: DEFAULT_POLICY, diagnostics: [] };
  const file = policy ?? usual;
  const bytes = readInput(file, MAX_POLICY_BYTES);
  const beside = readLocalGates(file).files;
  const { value, diagnostics } = parsePolicy(bytes, file, KINDS, beside, readLocalJudges(file, bytes));
  return { policy: hasErrors(diagnostics) ? null : value, diagnostics };
}

/** A gate of a file, with its text for carets. */
export interface LocalGate extends PreparedProgram {
  readonly file: string;
  readonly text: string;
}

/** Reads and checks a gate. In: a path, or `-` for standard input. Throws: `UsageError` for a file that cannot be read. */
export function readGate(path: string, policy: Policy): LocalGate {
  const file = path === "-" ? "(stdin)" : path;
  const { value: text, diagnostics } = decodeText(readInput(path, LIMITS.programBytes), file, LIMITS.programBytes);
  if (text === null) return { file, text: "", program: null, checks: [], diagnostics };
  const origin = { file, start: { line: 1, column: 1 } };
  const scope = { input: inputType(policy) };
  // Which task a gate of a file is about is up to the plan.
  const sources = { policy, checkFacts, kinds: KINDS, scope, hasTarget: true, agentOverride: null, timeoutMs: null };
  const prepared = prepareProgram(text, origin, sources);
  if (prepared.program === null) return { file, text, ...prepared };
  const claims = findClaimsAlone({ file, text }, policy, KINDS);
  return { file, text, ...prepared, diagnostics: [...prepared.diagnostics, ...claims] };
}
