import type { Statement, VerifyBlock } from "./program.ts";
import type { Span } from "./syntax.ts";

/** Where a gate says first what decides: its first `require` or `verify` without a name; without any, its first `verify`. Out: null for a
 *  gate with none of these. Throws: never. */
export function decidingSpan(statements: readonly Statement[]): Span | null {
  const all = flatten(statements);
  const own = all.find(({ kind }) => kind === "require" || kind === "verify");
  if (own?.kind === "require") return own.condition.span;
  if (own?.kind === "verify") return conditionSpan(own);
  const [named] = all.flatMap((one) => (one.kind === "let" && one.value.kind === "verify" ? [one.value] : []));
  return named === undefined ? null : conditionSpan(named);
}

function conditionSpan({ items, span }: VerifyBlock): Span {
  return items.find((item) => item.kind === "pass-when")?.condition.span ?? span;
}

function flatten(statements: readonly Statement[]): readonly Statement[] {
  return statements.flatMap((statement) =>
    statement.kind === "if" ? [...flatten(statement.then), ...flatten(statement.otherwise ?? [])] : [statement],
  );
}
