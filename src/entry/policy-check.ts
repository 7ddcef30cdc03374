import { agents } from "../agents/index.ts";
import { checkFacts, checkParams } from "../checks/index.ts";
import type { FactType } from "../evidence/check.ts";
import { type Diagnostic, formatDiagnostic, hasErrors } from "../lib/diagnostic.ts";
import { MAX_POLICY_BYTES, parsePolicy } from "../policy/load.ts";
import type { GateFile } from "../policy/text-gates.ts";
import { type GateText, type PassWhen, type PassWhenCheck, readGateTexts, readPassWhens } from "../policy/pass-when.ts";
import { checkExpression } from "../verdict/flow/check.ts";
import { parseExpression, parseProgram } from "../verdict/flow/parse.ts";
import { isWritableName } from "../verdict/flow/syntax.ts";
import { renderCaret } from "../verdict/flow/source.ts";
import type { FlowType } from "../verdict/flow/types.ts";
import { placedIn } from "../verdict/prepare-mapping.ts";
import { readLocalGates, readLocalJudges } from "./local-gates.ts";
import { checkPolicyGates } from "../policy-gates.ts";
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

/** Prints all faults of the policies and of the gates beside them, as far as they can be told without a plan. Out: exit code, 1 if there is
 *  an error. Throws: `UsageError` for an unreadable file. */
export function runPolicyCheck(files: readonly string[]): number {
  let faults = 0;
  for (const file of files) {
    const bytes = readInput(file, MAX_POLICY_BYTES);
    const { gates, diagnostics } = checkPolicy(bytes, file);
    const sources = createSources(file, bytes);
    for (const diagnostic of diagnostics) print(show(diagnostic, sources));
    if (!hasErrors(diagnostics)) print(`${file}: ok, ${gates} ${gates === 1 ? "gate" : "gates"}`);
    faults += diagnostics.filter(({ severity }) => severity === "error").length;
  }
  if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
  return faults > 0 ? 1 : 0;
}

/** The text of a file that has faults; null for one that is no text. */
type SourceOf = (file: string) => string | null;

function createSources(policyFile: string, bytes: Uint8Array): SourceOf {
  const gates = readLocalGates(policyFile).files.map(({ text }) => [text.file, text.text] as const);
  const texts = new Map<string, string | null>([[nameOf(policyFile), toText(bytes)], ...gates]);
  return (file) => texts.get(file) ?? null;
}

function nameOf(file: string): string {
  return file === "-" ? "(stdin)" : file;
}

function toText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function show(diagnostic: Diagnostic, sourceOf: SourceOf): string {
  const source = sourceOf(diagnostic.file);
  return source === null ? formatDiagnostic(diagnostic) : renderCaret(source, diagnostic);
}

interface CheckedPolicy {
  readonly gates: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Faults of the file and of its gates together, file by file in text order. A policy with faults has gates that are looked at one by one,
 *  as far as what they rest on can be known. */
function checkPolicy(bytes: Uint8Array, path: string): CheckedPolicy {
  const file = nameOf(path);
  const beside = readLocalGates(path);
  const { value, diagnostics } = parsePolicy(bytes, file, KINDS, beside.files, readLocalJudges(path, bytes));
  const ofGates =
    value === null ? checkTexts(bytes, file, beside.files) : checkPolicyGates(value, { kinds: KINDS, checkFacts });
  return {
    gates: Object.keys(value?.gates ?? {}).length,
    diagnostics: inOrder([...diagnostics, ...ofGates, ...beside.diagnostics], file),
  };
}

function checkTexts(bytes: Uint8Array, file: string, gateFiles: readonly GateFile[]): readonly Diagnostic[] {
  const ofFiles = gateFiles.map(({ name, text }): GateText => ({ ...text, kind: "flow", path: `gates.${name}` }));
  return [
    ...readPassWhens(bytes, file, KINDS).flatMap((passWhen) => checkPassWhen(passWhen, file)),
    ...[...readGateTexts(bytes, file), ...ofFiles].flatMap(checkSyntax),
  ];
}

function checkSyntax(source: GateText): readonly Diagnostic[] {
  const { kind, text, file, range, path } = source;
  const origin = { file, start: range.start, path };
  const { diagnostics } = kind === "flow" ? parseProgram(text, origin) : parseExpression(text, origin);
  return placedIn(source, diagnostics);
}

/** Where a fact of a check, or a name, is not known, only the syntax is looked at. */
function checkPassWhen(passWhen: PassWhen, file: string): readonly Diagnostic[] {
  const { gate, text, range, isExact, hasPaths, checks } = passWhen;
  const origin = { file, start: range.start, path: `gates.${gate}.pass-when` };
  const { value: expression, diagnostics } = parseExpression(text, origin);
  const all = Object.entries({ ...(hasPaths ? {} : DEFAULT_CHECKS), ...checks });
  const types = all.flatMap(([name, check]) => {
    const type = check === null ? null : typeOf(check);
    return type === null ? [] : [[name, type] as const];
  });
  // A name that no expression can read is a fault where it is given.
  const isReadable = Object.keys(checks).every(isWritableName);
  const isKnown = types.length === all.length && isReadable && !/\binput\b/.test(text);
  const found = expression !== null && isKnown ? checkExpression(expression, Object.fromEntries(types)) : [];
  return placedIn({ text, file, range, isExact }, [...diagnostics, ...found]);
}

/** Null for what the language computes: its type is known once the policy is. */
function typeOf({ kind, expect }: PassWhenCheck): FlowType | null {
  if (kind === "expression") return null;
  if (expect === null) return { kind: "record", fields: FACTS[kind] ?? {} };
  return expect.shape === "value" ? (expect.type.fields["value"] ?? null) : expect.type;
}

/** The policy's own faults first. What has no place of its own, such as the note that more was found, comes last in its file. */
function inOrder(diagnostics: readonly Diagnostic[], policyFile: string): readonly Diagnostic[] {
  const files = [...new Set([policyFile, ...diagnostics.map(({ file }) => file)])];
  return files.flatMap((file) => diagnostics.filter((one) => one.file === file).toSorted(byPlace));
}

function byPlace({ range: one }: Diagnostic, { range: other }: Diagnostic): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.start.line - other.start.line || one.start.column - other.start.column;
}
