import { isJudging } from "../evidence/upstream.ts";
import type { Gate } from "../evidence/gate.ts";
import { assert } from "../lib/assert.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import type { PolicyText } from "../policy/policy.ts";
import { checkExpression, inferExpression } from "./flow/check.ts";
import { parseExpression, parseProgram } from "./flow/parse.ts";
import type { Program } from "./flow/program.ts";
import type { Expression, Origin } from "./flow/syntax.ts";
import type { FlowType, ScopeTypes } from "./flow/types.ts";
import { typeOfCheck } from "./prepare-sites.ts";

interface PreparedMapping {
  /** Null with a fault. */
  readonly program: Program | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** The program that a gate of named checks and one expression stands for: all its checks at once, a judge's after them. In: the types of
 *  the outermost scope. Throws: never. */
export function prepareMapping({ name, checks, computed, rule }: Gate, scope: ScopeTypes): PreparedMapping {
  const diagnostics: Diagnostic[] = [];
  const types: Record<string, FlowType> = {
    ...scope,
    ...Object.fromEntries(checks.map((check) => [check.name, typeOfCheck(check)])),
  };
  for (const check of computed) {
    const expression = parse(check.source, `gates.${name}.checks.${check.name}.expression`, diagnostics);
    if (expression === null) continue;
    const { type, diagnostics: found } = inferExpression(expression, scope);
    diagnostics.push(...placedIn(check.source, found));
    if (type !== null) types[check.name] = type;
  }
  const isComputedFaulty = hasErrors(diagnostics);
  const passWhen = parse(rule.source, `gates.${name}.pass-when`, diagnostics);
  if (passWhen !== null && !isComputedFaulty)
    diagnostics.push(...placedIn(rule.source, checkExpression(passWhen, types)));
  return { program: hasErrors(diagnostics) ? null : toProgram({ checks, computed, rule }), diagnostics };
}

function parse(source: PolicyText, path: string, diagnostics: Diagnostic[]): Expression | null {
  const { text, file, range } = source;
  const { value, diagnostics: found } = parseExpression(text, { file, start: range.start, path });
  diagnostics.push(...placedIn(source, found));
  return value;
}

/** Faults of a text that does not stand in the file as it is read are told where the text is. */
export function placedIn({ isExact, range }: PolicyText, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return isExact ? diagnostics : diagnostics.map((one) => ({ ...one, range }));
}

/** A name of a site is all that matters of what stands for its producer here. */
function toProgram({ checks, computed, rule }: Pick<Gate, "checks" | "computed" | "rule">): Program {
  const lines = (some: Gate["checks"]): string => some.map((check) => `check ${check.name} = paths\n`).join("");
  const text = [
    "verify {\nparallel {\n",
    lines(checks.filter((check) => !isJudging(check))),
    "}\n",
    ...computed.map(({ name, source }) => `check ${name} = ${source.text}\n`),
    lines(checks.filter(isJudging)),
    `pass when ${rule.source.text}\n}\n`,
  ].join("");
  const origin: Origin = { file: rule.source.file, start: { line: 1, column: 1 } };
  const { value } = parseProgram(text, origin);
  assert(value, "expressions that parse alone parse together");
  return value;
}
