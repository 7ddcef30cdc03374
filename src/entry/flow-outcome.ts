import type { GateCheck } from "../evidence/gate.ts";
import type { FlowRun } from "../verdict/flow/run.ts";
import type { Holding } from "../verdict/flow/value.ts";

/** What a run would conclude from a program's run. */
export interface FlowOutcome {
  readonly outcome: "passed" | "failed" | "blocked";
  readonly exitCode: 0 | 1 | 2;
  /** One line each; empty exactly where it passed. */
  readonly reasons: readonly string[];
}

/** The outcome of a dry run. A handoff that says `verifier-failed` fails a gate whatever its program says, as it does in a run. Throws:
 *  never. */
export function outcomeOf(
  { result, causes, error, deciding }: FlowRun,
  reached: readonly { readonly check: GateCheck; readonly holding: Holding }[],
): FlowOutcome {
  const vetoes = reached.filter(({ check, holding }) => isVeto(check, holding));
  if (vetoes.length > 0) {
    const reasons = vetoes.map(({ check }) => `${check.name}: its handoff says \`verifier-failed\``);
    return { outcome: "failed", exitCode: 1, reasons };
  }
  if (result === "true") return { outcome: "passed", exitCode: 0, reasons: [] };
  if (result === "unknown") {
    const reasons = causes.map(({ name, reason, detail }) =>
      [name, reason, detail].filter((one) => one !== "").join(": "),
    );
    return { outcome: "blocked", exitCode: 2, reasons };
  }
  const reasons = deciding.flatMap((one) => {
    if (!("block" in one) || one.evaluation.result !== "false") return [];
    return [one.name === null ? "the verify is false" : `the verify \`${one.name}\` is false`];
  });
  return { outcome: "failed", exitCode: 1, reasons: error === null ? reasons : [error.message, ...reasons] };
}

function isVeto(check: GateCheck, { value }: Holding): boolean {
  if (check.kind !== "agent" || check.shape !== "record" || check.expect !== null || value.kind !== "record")
    return false;
  const said = value.read("verification")?.value;
  return said?.kind === "known" && said.value === "verifier-failed";
}
