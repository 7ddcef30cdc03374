import type { FactType } from "../evidence/check.ts";
import type { Gate } from "../evidence/gate.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import { checkExpression } from "./flow/check.ts";
import { parseExpression } from "./flow/parse.ts";
import type { Expression } from "./flow/syntax.ts";

/** A gate whose `pass when` was parsed and checked. */
export interface PreparedGate {
  readonly gate: Gate;
  readonly expression: Expression;
}

export interface Preparation {
  readonly gates: readonly PreparedGate[];
  /** All faults of all expressions; with an error among them no gate may run. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Parse and check every gate's expression before anything runs. In: the facts of each check kind. Throws: never. */
export function prepareGates(
  gates: readonly Gate[],
  checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>,
): Preparation {
  const results = gates.map((gate) => prepareGate(gate, checkFacts));
  return {
    gates: results.flatMap(({ prepared }) => (prepared === null ? [] : [prepared])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

function prepareGate(gate: Gate, checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>) {
  const { text, file, start } = gate.passWhen;
  const path = `gates.${gate.name}.pass-when`;
  const { value: expression, diagnostics } = parseExpression(text, { file, start, path });
  if (expression === null) return { prepared: null, diagnostics };
  const types = Object.fromEntries(gate.checks.map((check) => [check.name, checkFacts[check.kind] ?? {}]));
  const all = [...diagnostics, ...checkExpression(expression, types)];
  return { prepared: hasErrors(all) ? null : { gate, expression }, diagnostics: all };
}
