import { causesIn, toPlain } from "./plain.ts";
import { isProducer, type Producer } from "./program.ts";
import { holdingOfNode, type Journal, unknownFor } from "./run-journal.ts";
import type { Node } from "./syntax.ts";
import type { Holding, Scope } from "./value.ts";

/** The value of a check or a `let`: of an expression, or of what is asked of the world. An agent whose input has an unknown in it is not
 *  asked, and its value is unknown for the same causes. Throws: what the host throws. */
export async function produce(journal: Journal, value: Node | Producer, scope: Scope): Promise<Holding> {
  if (!isProducer(value)) return holdingOfNode(journal, value, scope);
  const site = journal.siteOf(value);
  const option = value.options.find(({ kind }) => kind === "input");
  const input = option?.kind === "input" ? holdingOfNode(journal, option.value, scope) : null;
  const causes = input === null ? [] : causesIn(input);
  if (causes.length === 0) return journal.host.perform(site, input === null ? null : toPlain(input));
  journal.unasked.push({ site, causes });
  if (site.isCheck) journal.host.onEvent({ kind: "check.finished", check: site.id, value: null });
  return unknownFor(causes);
}
