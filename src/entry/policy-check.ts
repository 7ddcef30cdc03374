import { agents } from "../agents/index.ts";
import { checkFacts, checkParams } from "../checks/index.ts";
import type { FactType } from "../evidence/check.ts";
import { factTypesOf } from "../evidence/fact-types.ts";
import { type Diagnostic, formatDiagnostic, hasErrors } from "../lib/diagnostic.ts";
import { MAX_POLICY_BYTES, parsePolicy } from "../policy/load.ts";
import { type PassWhen, type PassWhenCheck, readPassWhens } from "../policy/pass-when.ts";
import { checkExpression } from "../verdict/flow/check.ts";
import { parseExpression } from "../verdict/flow/parse.ts";
import { readInput } from "./read-input.ts";
import { print } from "./terminal.ts";

const KINDS = { agents, checks: checkParams };
const FACTS: Readonly<Record<string, Readonly<Record<string, FactType>>>> = checkFacts;
/** What a verifier's gate may have besides its own checks; which of them it has is up to the plan. */
const DEFAULT_CHECKS = {
  handoff: { kind: "agent", expect: null },
  paths: { kind: "paths", expect: null },
  measurements: { kind: "measurements", expect: null },
} as const;

/** Prints all faults of the policies, as far as they can be told without a plan. Out: exit code, 1 if there is an error. Throws:
 *  `UsageError` for an unreadable file. */
export function runPolicyCheck(files: readonly string[]): number {
  let faults = 0;
  for (const file of files) {
    const { gates, diagnostics } = checkPolicy(readInput(file, MAX_POLICY_BYTES), file === "-" ? "(stdin)" : file);
    for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
    if (!hasErrors(diagnostics)) print(`${file}: ok, ${gates} ${gates === 1 ? "gate" : "gates"}`);
    faults += diagnostics.filter(({ severity }) => severity === "error").length;
  }
  if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
  return faults > 0 ? 1 : 0;
}

interface CheckedPolicy {
  readonly gates: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Faults of the file and of its expressions together, in text order. */
function checkPolicy(bytes: Uint8Array, file: string): CheckedPolicy {
  const { value, diagnostics } = parsePolicy(bytes, file, KINDS);
  const ofExpressions = readPassWhens(bytes, file, KINDS).flatMap((passWhen) => checkPassWhen(passWhen, file));
  return {
    gates: Object.keys(value?.gates ?? {}).length,
    diagnostics: [...diagnostics, ...ofExpressions].toSorted(byPlace),
  };
}

/** Without a kind for each check its facts are not known, and only the syntax is looked at. */
function checkPassWhen(passWhen: PassWhen, file: string): readonly Diagnostic[] {
  const { gate, text, range, hasPaths, checks } = passWhen;
  const origin = { file, start: range.start, path: `gates.${gate}.pass-when` };
  const { value: expression, diagnostics } = parseExpression(text, origin);
  const all = Object.entries({ ...(hasPaths ? {} : DEFAULT_CHECKS), ...checks });
  const types = all.flatMap(([name, check]) =>
    check === null ? [] : [[name, { kind: "record", fields: factsOf(check) }] as const],
  );
  if (expression === null || types.length < all.length) return diagnostics;
  return [...diagnostics, ...checkExpression(expression, Object.fromEntries(types))];
}

function factsOf({ kind, expect }: PassWhenCheck): Readonly<Record<string, FactType>> {
  return expect === null ? (FACTS[kind] ?? {}) : factTypesOf(expect.type);
}

/** What has no place of its own, such as the note that more was found, comes last. */
function byPlace({ range: one }: Diagnostic, { range: other }: Diagnostic): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.start.line - other.start.line || one.start.column - other.start.column;
}
