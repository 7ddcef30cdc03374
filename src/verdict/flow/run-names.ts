import { type CheckItem, isProducer, type Program, type Statement } from "./program.ts";
import { checksOf, type Site } from "./sites.ts";

interface NamedCheck {
  readonly check: CheckItem;
  /** Name of the `let` of its verify block. */
  readonly block: string | null;
}

/** Ids of the checks that the language computes: their names, and `block.check` where a name is used for several checks. No id is that of
 *  a site or of another of them: where nothing else tells two apart they are numbered. */
export function nameComputedChecks(
  { statements }: Pick<Program, "statements">,
  sites: readonly Site[],
): ReadonlyMap<CheckItem, string> {
  const all = checksOfStatements(statements);
  const uses = new Map<string, number>();
  for (const { check } of all) uses.set(check.name, (uses.get(check.name) ?? 0) + 1);
  const taken = new Set(sites.map(({ id }) => id));
  const ids = new Map<CheckItem, string>();
  for (const { check, block } of all) {
    if (isProducer(check.value)) continue;
    const isShared = block !== null && (uses.get(check.name) ?? 0) > 1;
    const id = findFree(isShared ? `${block}.${check.name}` : check.name, taken);
    taken.add(id);
    ids.set(check, id);
  }
  return ids;
}

function findFree(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}#${number}`;
  return id;
}

/** Without recursion: an `else if` is a statement in a statement, and a gate may have thousands. */
function checksOfStatements(statements: readonly Statement[]): readonly NamedCheck[] {
  const found: NamedCheck[] = [];
  const waiting = statements.toReversed();
  for (let statement = waiting.pop(); statement !== undefined; statement = waiting.pop()) {
    if (statement.kind === "if") waiting.push(...[...statement.then, ...(statement.otherwise ?? [])].toReversed());
    const block = blockOf(statement);
    if (block !== null) found.push(...checksOf(block.verify).map((check) => ({ check, block: block.name })));
  }
  return found;
}

function blockOf(statement: Statement) {
  if (statement.kind === "verify") return { verify: statement, name: null };
  const isNamed = statement.kind === "let" && statement.value.kind === "verify";
  return isNamed && statement.value.kind === "verify" ? { verify: statement.value, name: statement.name } : null;
}
