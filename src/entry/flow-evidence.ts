import { z } from "zod";
import type { GateCheck } from "../evidence/gate.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import { checkShape, type Fault, placeFaults, quote, suggest } from "../lib/fault.ts";
import { parseJson } from "../plan/json.ts";
import type { Policy } from "../policy/policy.ts";
import { decodeText } from "../policy/text.ts";
import { isProducer, type Program, type Statement } from "../verdict/flow/program.ts";
import { checksOf } from "../verdict/flow/sites.ts";
import { type Holding, readOwn } from "../verdict/flow/value.ts";
import { inputType } from "../verdict/input-scope.ts";
import { typeOfCheck } from "../verdict/prepare-sites.ts";
import { fitValue, type Fitted } from "./flow-fit.ts";

export const MAX_EVIDENCE_BYTES = 1_048_576;

const EvidenceFile = z.strictObject({
  input: z.record(z.string(), z.unknown()).optional().describe("Values of `input` by name."),
  evidence: z.record(z.string(), z.unknown()).optional().describe("What each check or `let` finds, by name."),
  claimed: z.array(z.string()).optional().describe("Names whose evidence an agent only claims."),
});

/** What a dry run takes for the world. */
export interface SuppliedEvidence {
  /** By the id of the site; every site is there. */
  readonly answers: Readonly<Record<string, Holding | undefined>>;
  readonly input: Holding;
}

/** The supplied evidence is null with an error among the diagnostics. What does not fit its type is a warning. */
export interface ReadEvidence {
  readonly supplied: SuppliedEvidence | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the evidence of a dry run. In: at most 1 MiB of JSON, `{ input, evidence, claimed }`, and the gate and policy that it is for.
 *  Throws: never. */
export function readEvidence(
  bytes: Uint8Array,
  file: string,
  gate: { readonly program: Program; readonly checks: readonly GateCheck[]; readonly policy: Policy },
): ReadEvidence {
  const text = decodeText(bytes, file, MAX_EVIDENCE_BYTES);
  if (text.value === null) return { supplied: null, diagnostics: text.diagnostics };
  const json = parseJson(text.value, file);
  if (json.data === undefined) return { supplied: null, diagnostics: json.diagnostics };
  const { data, faults } = checkShape(EvidenceFile, json.data);
  const place = (found: readonly Fault[]): readonly Diagnostic[] => placeFaults(found, json.locator, file);
  if (data === null) return { supplied: null, diagnostics: place([...json.faults, ...faults]) };
  const { input = {}, evidence = {}, claimed = [] } = data;
  const ofChecks = gate.checks.map((one) => fitCheck(one, evidence, claimed));
  const ofInput = fitInput(input, gate.policy);
  const names = gate.checks.map(({ name }) => name);
  const errors = place([
    ...json.faults,
    ...unknownNames(Object.keys(evidence), names, gate.program).map((fault) =>
      toFault(fault, ["evidence", fault.name]),
    ),
    ...unknownNames(claimed, names, gate.program).map((fault) =>
      toFault(fault, ["claimed", claimed.indexOf(fault.name)]),
    ),
    ...[ofInput, ...ofChecks].flatMap((one) => one.unknownNames),
  ]);
  const warnings = place([ofInput, ...ofChecks].flatMap(({ misfits }) => misfits)).map((one): Diagnostic => ({
    ...one,
    severity: "warning",
  }));
  const diagnostics = [...errors, ...warnings];
  if (hasErrors(diagnostics)) return { supplied: null, diagnostics };
  const answers = names.map((name, at) => [name, ofChecks[at]?.holding] as const);
  return { supplied: { answers: Object.fromEntries(answers), input: ofInput.holding }, diagnostics };
}

function fitCheck(check: GateCheck, evidence: Readonly<Record<string, unknown>>, claimed: readonly string[]): Fitted {
  const { name } = check;
  const provenance = claimed.includes(name) ? "claimed" : "observed";
  const wanted = {
    type: typeOfCheck(check),
    name,
    at: ["evidence", name],
    provenance,
    isWhole: check.expect !== null,
  } as const;
  return fitValue(readOwn(evidence, name), wanted);
}

/** Of what the file does not name, the policy's constants are known. */
function fitInput(given: Readonly<Record<string, unknown>>, policy: Policy): Fitted {
  const wanted = {
    type: inputType(policy),
    name: "input",
    at: ["input"],
    provenance: "observed",
    isWhole: false,
  } as const;
  const { unknownNames: names, ...fitted } = fitValue({ ...policy.input, ...given }, wanted);
  const advice = "Only what stands under `input` of the policy and what the runtime knows can be given.";
  return { ...fitted, unknownNames: names.map((fault) => ({ ...fault, hint: fault.hint ?? advice })) };
}

interface UnknownName {
  readonly name: string;
  readonly message: string;
  readonly hint: string | null;
}

function toFault({ message, hint }: UnknownName, path: Fault["path"]): Fault {
  return { ruleId: "unknown-name", message, hint, path, mark: path[0] === "claimed" ? "value" : "key" };
}

function unknownNames(names: readonly string[], known: readonly string[], program: Program): readonly UnknownName[] {
  const computed = computedNames(program.statements);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      if (computed.has(name))
        return { name, message: "is computed by the gate itself", hint: "Give what it is computed from." };
      const listed = known.length === 0 ? "It asks for none." : `It asks for ${known.map(quote).join(", ")}.`;
      return { name, message: "is nothing that the gate asks evidence for", hint: suggest(name, known) ?? listed };
    });
}

function computedNames(statements: readonly Statement[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...statements];
  for (let statement = waiting.pop(); statement !== undefined; statement = waiting.pop()) {
    if (statement.kind === "if") waiting.push(...statement.then, ...(statement.otherwise ?? []));
    const value = statement.kind === "let" ? statement.value : statement;
    if (statement.kind === "let" && !isProducer(statement.value)) found.add(statement.name);
    if (value.kind === "verify") for (const { name } of checksOf(value)) found.add(name);
  }
  return found;
}
