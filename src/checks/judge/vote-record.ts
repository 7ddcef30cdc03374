import type { AgentResult } from "../../evidence/agent.ts";
import type { CheckInput } from "../../evidence/check.ts";
import type { AgentRun, AgentUsage, EvidenceFile, KeepFile } from "../../evidence/evidence.ts";
import { addUsage } from "../../evidence/usage.ts";
import { isDeeperThan } from "../../evidence/nesting.ts";

const MAX_KEPT_LEVELS = 1_000;
const TOO_DEEP = JSON.stringify(`not kept: nested deeper than ${MAX_KEPT_LEVELS} levels`);

/** Where one of several votes keeps its files: under names of its own. In: its number from 1, how many there are. */
export function keepFor(
  vote: number,
  votes: number,
  { keep, openTranscript }: Pick<CheckInput, "keep" | "openTranscript">,
): Pick<CheckInput, "keep" | "openTranscript"> {
  if (votes === 1) return { keep, openTranscript };
  return {
    keep: (name, label, text) => keep(`vote-${vote}-${name}`, `${label} (vote ${vote})`, text),
    openTranscript: (name, label) => openTranscript(`vote-${vote}-${name}`, `${label} (vote ${vote})`),
  };
}

/** Keeps what each vote answered, as it came. Throws: as `keep` does. */
export async function keepAnswers(results: readonly AgentResult[], keep: KeepFile): Promise<readonly EvidenceFile[]> {
  const files: EvidenceFile[] = [];
  for (const [index, { handoff, structured }] of results.entries()) {
    const { keep: keepOne } = keepFor(index + 1, results.length, { keep, openTranscript: NO_TRANSCRIPT });
    if (handoff !== null) files.push(await keepOne("answer.md", "The judge's answer", handoff));
    if (structured !== null)
      files.push(await keepOne("judgement.json", "The judgement, as handed in", toJsonLines(structured)));
  }
  return files;
}

const NO_TRANSCRIPT: CheckInput["openTranscript"] = () => Promise.reject(new Error("no transcript is opened here"));

/** One line for each time that something was handed in. */
function toJsonLines(structured: readonly unknown[]): string {
  return structured.map((one) => `${isDeeperThan(one, MAX_KEPT_LEVELS) ? TOO_DEEP : JSON.stringify(one)}\n`).join("");
}

/** One account of all votes. In: the agent's name in the policy. Out: null where no vote has any. What one vote does not know of its use,
 *  nobody knows of all. */
export function mergeRuns(name: string, results: readonly AgentResult[]): AgentRun | null {
  // A chain of agents says itself which of them did the work.
  const runs = results.flatMap(({ run }): readonly AgentRun[] =>
    run === null ? [] : [{ agent: name, attempts: [], ...run }],
  );
  const [first] = runs;
  if (first === undefined || runs.length === 1) return first ?? null;
  return {
    ...first,
    sessionId: null,
    usage: runs.map(({ usage }) => usage).reduce(addKnown),
    remarks: [...new Set(runs.flatMap(({ remarks }) => remarks))],
    attempts: runs.flatMap(({ attempts }) => attempts),
  };
}

function addKnown(one: AgentUsage | null, other: AgentUsage | null): AgentUsage | null {
  return one === null || other === null ? null : addUsage(one, other);
}
