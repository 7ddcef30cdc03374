import { assert } from "../../lib/assert.ts";
import type { Evaluation } from "./evaluate.ts";
import { toPlain } from "./plain.ts";
import { type CheckItem, isProducer, type VerifyBlock } from "./program.ts";
import { checksOf } from "./sites.ts";
import { evaluateNode, holdingOfNode, type Journal, unknownFor } from "./run-journal.ts";
import { produce } from "./run-produce.ts";
import { type Holding, holdRecord, type Scope } from "./value.ts";

interface NamedBlock {
  readonly block: VerifyBlock;
  readonly name: string | null;
}

/** Run a verify block: its items in order, the checks of its parallel group at once, and then its `pass when`. Out: a record of `passed`,
 *  `failed` and `checks`. Throws: what the host throws, never for evidence. */
export async function runVerify(journal: Journal, { block, name }: NamedBlock, scope: Scope): Promise<Holding> {
  const checks: (readonly [string, Holding])[] = [];
  for (const item of block.items) {
    // `pass when` sees every check, wherever it stands.
    if (item.kind === "pass-when") continue;
    const group = item.kind === "parallel" ? item.checks : [item];
    checks.push(...(await Promise.all(group.map((check) => runCheck(journal, check, scope)))));
  }
  const record = Object.fromEntries(checks);
  const condition = block.items.find((item) => item.kind === "pass-when")?.condition;
  assert(condition, "a checked verify has its `pass when`");
  const evaluation = evaluateNode(journal, condition, { ...scope, ...record });
  journal.verdicts.push({ block, name, ids: idsOf(journal, block), evaluation });
  journal.host.onEvent({ kind: "verify.finished", verify: name, result: evaluation.result });
  return holdVerdict(evaluation, record);
}

function idsOf(journal: Journal, block: VerifyBlock): Readonly<Record<string, string>> {
  const entries = checksOf(block).map((check) => {
    const { name, value } = check;
    return [name, isProducer(value) ? journal.siteOf(value).id : journal.idOf(check)] as const;
  });
  return Object.fromEntries(entries);
}

/** Up to its first wait this runs at once, so that a group has asked for everything before it waits for anything. */
async function runCheck(journal: Journal, check: CheckItem, scope: Scope): Promise<readonly [string, Holding]> {
  const { name, value } = check;
  assert(value.kind !== "verify", "a check of a checked program is no verify");
  if (isProducer(value)) return [name, await produce(journal, value, scope)];
  const id = journal.idOf(check);
  journal.host.onEvent({ kind: "check.started", check: id });
  const holding = holdingOfNode(journal, value, scope);
  journal.computed.push({ id, holding });
  journal.host.onEvent({ kind: "check.finished", check: id, value: toPlain(holding) });
  return [name, holding];
}

/** While the verdict is unknown, so are both of its members: an unknown that counted as `failed` would be one that decides. */
function holdVerdict(evaluation: Evaluation, checks: Readonly<Record<string, Holding>>): Holding {
  const { result, provenance, causes } = evaluation;
  const detail = `its \`pass when\` is ${result}`;
  const hold = (value: boolean): Holding =>
    result === "unknown" ? unknownFor(causes) : { value: { kind: "known", value }, provenance, detail };
  return holdRecord({ passed: hold(result === "true"), failed: hold(result === "false"), checks: holdRecord(checks) });
}
