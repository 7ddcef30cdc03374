import type { Diagnostic } from "../../lib/diagnostic.ts";
import { findConstant } from "./check-constant.ts";
import { hintForName } from "./check-name.ts";
import { type Context, createReport, describe, hintForBool, sortByPlace } from "./check-context.ts";
import { typeOf } from "./check-node.ts";
import type { Expression, NameNode } from "./syntax.ts";
import { BOOL, describeType, type FlowType, joinTypes, type ScopeTypes } from "./types.ts";

/** What is known of an expression before anything runs. */
export interface CheckedExpression {
  /** Null where it cannot be told because of a fault. */
  readonly type: FlowType | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Check an expression before anything runs. In: the names it may use, with their types; `wants` is the type that the whole must have,
 *  null for any. Out: all faults, in the order of the text: `unknown-name`, `unknown-member`, `unknown-function`, `wrong-type`,
 *  `wrong-count`, `impossible-value`, `non-boolean-result` and others; and `constant-expression` for a bool without faults that does not
 *  depend on evidence. Throws: never. */
export function checkExpression(
  expression: Expression,
  types: ScopeTypes,
  wants: FlowType | null = BOOL,
): readonly Diagnostic[] {
  return inferExpression(expression, types, wants).diagnostics;
}

const NOTHING_UNREADABLE: ReadonlySet<string> = new Set();
const MOVE_IT = "only `pass-when` reads checks: write this there; here there is `input` alone";

/** As `checkExpression`, with the type of the whole. In: names of checks that stand beside the expression and that it cannot use. Throws:
 *  never. */
export function inferExpression(
  expression: Expression,
  types: ScopeTypes,
  wants: FlowType | null = null,
  unreadable: ReadonlySet<string> = NOTHING_UNREADABLE,
): CheckedExpression {
  const { report, diagnostics } = createReport(expression.origin);
  const reportName = ({ name, span }: NameNode) => {
    if (unreadable.has(name))
      return report("check-reads-check", span, `\`${name}\` is a check, and a check cannot read another one`, MOVE_IT);
    const what = wants === null ? "the names here are" : "the checks are";
    const hint = hintForName(name, Object.keys(types), what, "mapping");
    return report("unknown-name", span, `no check is named \`${name}\``, hint);
  };
  const lookUp = (name: string) => (Object.hasOwn(types, name) ? (types[name] ?? null) : null);
  const context: Context = { source: expression, form: "mapping", lookUp, report, reportName, item: null };
  const type = typeOf(context, expression.root);
  if (type !== null && wants !== null && joinTypes(type, wants) === null)
    reportResult(context, expression, type, wants);
  if (diagnostics.length === 0 && wants?.kind === "bool") reportConstant(expression, context);
  return { type, diagnostics: sortByPlace(diagnostics) };
}

function reportResult(context: Context, { root }: Expression, type: FlowType, wants: FlowType): void {
  const message = `the whole must be ${describeType(wants)}, but ${describe(context, root, type)}`;
  if (wants.kind === "bool") context.report("non-boolean-result", root.span, message, hintForBool(context, root, type));
  else context.report("wrong-type", root.span, message, null);
}

/** An expression that evidence cannot change decides nothing, and one that is always true is a gate that stands open. */
function reportConstant(expression: Expression, { report }: Context): void {
  const always = findConstant(expression);
  if (always === null) return;
  const message = `this is ${always ? "always" : "never"} true, whatever the evidence is`;
  report("constant-expression", expression.root.span, message, "make it depend on what a check finds");
}
