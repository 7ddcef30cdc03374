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

/** Parse and check every gate's expression before anything runs. Throws: never. */
export function prepareGates(gates: readonly Gate[]): Preparation {
  const results = gates.map(prepareGate);
  return {
    gates: results.flatMap(({ prepared }) => (prepared === null ? [] : [prepared])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

function prepareGate(gate: Gate) {
  const { text, file, start } = gate.passWhen;
  const path = `gates.${gate.name}.pass-when`;
  const { value: expression, diagnostics } = parseExpression(text, { file, start, path });
  if (expression === null) return { prepared: null, diagnostics };
  const types = Object.fromEntries(gate.checks.map(({ name, facts }) => [name, facts]));
  const all = [...diagnostics, ...checkExpression(expression, types)];
  return { prepared: hasErrors(all) ? null : { gate, expression }, diagnostics: all };
}
