import type { Evaluation } from "./evaluate.ts";
import { toPlain } from "./plain.ts";
import type { FlowRun, RequireRun, VerifyRun } from "./run.ts";
import type { Ending, Journal } from "./run-journal.ts";
import { type Cause, mergeCauses } from "./value.ts";

const NOTHING_DECIDED: Cause = {
  name: "the gate",
  reason: "flow-undecided",
  detail: "no require and no verify was reached, so that nothing decided",
};

/** What a run came to, from what it met on its way and how it ended. Throws: never. */
export function conclude(journal: Journal, ending: Ending): Omit<FlowRun, "error"> {
  const deciding = findDeciding(journal, ending);
  const stuck = ending.kind === "stuck" ? [ending.evaluation] : [];
  const result = resultOf(deciding, stuck.length > 0);
  const unknowns = [...deciding.map(({ evaluation }) => evaluation), ...stuck];
  const causes = mergeCauses(unknowns.map((evaluation) => evaluation.causes));
  const why = causes.length > 0 ? causes : [NOTHING_DECIDED];
  const { verdicts, conditions, computed, unasked } = journal;
  return {
    result,
    causes: result === "unknown" ? why : [],
    verifies: verdicts.filter(isVerify),
    requires: verdicts.filter((one): one is RequireRun => !isVerify(one)),
    conditions,
    computed,
    unasked,
    deciding,
    output: ending.kind === "finished" && ending.output !== null ? toPlain(ending.output) : null,
  };
}

function isVerify(one: VerifyRun | RequireRun): one is VerifyRun {
  return "block" in one;
}

/** Requires and the verify blocks without a name; where there are none, all verify blocks. Behind an unknown `if` may stand a `require`,
 *  and then those others would not decide: a verdict on them could be turned by what is still unknown. */
function findDeciding({ verdicts }: Journal, ending: Ending): readonly (VerifyRun | RequireRun)[] {
  const own = verdicts.filter((one) => !isVerify(one) || one.name === null);
  if (own.length > 0) return own;
  return ending.kind === "stuck" ? [] : verdicts;
}

function resultOf(deciding: readonly (VerifyRun | RequireRun)[], isStuck: boolean): Evaluation["result"] {
  const results = deciding.map(({ evaluation }) => evaluation.result);
  if (results.includes("false")) return "false";
  return isStuck || results.length === 0 || results.includes("unknown") ? "unknown" : "true";
}
