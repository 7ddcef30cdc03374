import { type DataPath, type Fault, listAlternatives, quote, valueAt } from "../lib/fault.ts";
import { fallbackOf } from "./fallback.ts";
import type { ExpectedEvidence, PolicyKinds } from "./policy.ts";
import { isHandoff, readExpect } from "./types/expect.ts";
import type { ReadTypes } from "./types/read.ts";
import { findJudgesInCheck } from "./verifiers.ts";

/** What a check of the kind `agent` or `run` says beside its command and its time. */
export interface AgentCheckPolicy {
  readonly agent: string | null;
  readonly expect: ExpectedEvidence | null;
  readonly task: string | null;
}

export const NO_AGENT: AgentCheckPolicy = { agent: null, expect: null, task: null };

/** Reads an agent check of a gate as far as it rests on other parts of the policy. In: the data of a policy of any shape, the path of
 *  the check. Throws: never. */
export function readAgentCheck(
  data: unknown,
  path: DataPath,
  sources: { readonly kinds: PolicyKinds; readonly types: ReadTypes },
  faults: Fault[],
): AgentCheckPolicy {
  const [agent, task] = [textAt(data, [...path, "agent"]), textAt(data, [...path, "task"])];
  const gate = path.slice(0, 2);
  const wanted = valueAt(data, [...path, "expect"]);
  if (valueAt(data, [...gate, "paths"]) !== undefined && valueAt(data, [...path, "task"]) === undefined) {
    const message = "is asked about the pull request as a whole, and nothing says what";
    const hint = 'Add a task, such as `task: "Is every new dependency needed?"`.';
    faults.push({ ruleId: "missing-task", message, hint, path, mark: "key" });
  }
  const expect = wanted === undefined ? null : readExpected(data, path, sources.types, faults);
  const isAskedForType = expect === null ? wanted !== undefined : !isHandoff(expect) && expect.name !== "text";
  if (agent !== null && !isAskedForType) faults.push(...findJudgesInCheck(data, agent, path));
  if (expect === null || isHandoff(expect)) return { agent, expect: null, task };
  // A text is the final message, which every agent gives.
  if (agent !== null && expect?.name !== "text")
    faults.push(...findUnable(data, agent, [...path, "expect"], sources.kinds));
  return { agent, expect, task };
}

/** Reads what a run check expects its command to print. Throws: never. */
export function readRunCheck(data: unknown, path: DataPath, types: ReadTypes, faults: Fault[]): AgentCheckPolicy {
  const isGiven = valueAt(data, [...path, "expect"]) !== undefined;
  return { ...NO_AGENT, expect: isGiven ? readExpected(data, path, types, faults) : null };
}

function readExpected(data: unknown, path: DataPath, types: ReadTypes, faults: Fault[]): ExpectedEvidence | null {
  const at = [...path, "expect"];
  const wanted = valueAt(data, at);
  const isText = typeof wanted === "string" && wanted !== "";
  const isList = Array.isArray(wanted) && wanted.length === 1 && typeof wanted[0] === "string" && wanted[0] !== "";
  // What is neither is told by the schema of the check.
  const { expect, faults: found } = isText || isList ? readExpect(wanted, at, types) : NOTHING_READ;
  faults.push(...found);
  const isHandoffOfAgent = expect !== null && isHandoff(expect) && valueAt(data, [...path, "agent"]) !== undefined;
  if (valueAt(data, [...path.slice(0, 2), "pass-when"]) === undefined && !isHandoffOfAgent)
    faults.push(explainNoPassWhen(String(path.at(-1)), expect, at));
  return expect;
}

const NOTHING_READ = { expect: null, faults: [] } as const;

/** The agent and all that may stand in for it must have a way to hand in what is expected. */
function findUnable(data: unknown, agent: string, path: DataPath, { agents }: PolicyKinds): readonly Fault[] {
  const able = Object.keys(agents).filter((use) => agents[use]?.structured !== null);
  const hint =
    able.length === 0
      ? "Remove `expect`: no kind of agent can."
      : `Name an agent of the kind ${listAlternatives(able)}, or remove \`expect\`.`;
  return [agent, ...fallbackOf(data, agent)].flatMap((name): Fault[] => {
    const use = textAt(data, ["agents", name, "use"]) ?? (name === "default" ? "recipe" : null);
    const kind = use !== null && Object.hasOwn(agents, use) ? agents[use] : undefined;
    if (use === null || kind === undefined || kind.structured !== null) return [];
    const who = name === agent ? quote(name) : `${quote(name)}, which stands in for ${quote(agent)},`;
    const message = `${who} is of the kind ${quote(use)}, which cannot hand in structured evidence`;
    return [{ ruleId: "expect-unsupported", message, hint, path, mark: "key" }];
  });
}

function explainNoPassWhen(check: string, expect: ExpectedEvidence | null, path: DataPath): Fault {
  const fields = Object.entries(expect?.type.fields ?? {});
  const field = fields.find(([, { kind }]) => kind === "bool")?.[0] ?? "ok";
  const fact = expect?.shape === "value" ? check : `${check}.${field}`;
  const message = "which field of the evidence decides is not known, so the gate needs a `pass-when`";
  const hint = `Add one, such as \`pass-when: ${fact}\`.`;
  return { ruleId: "missing-pass-when", message, hint, path, mark: "key" };
}

function textAt(data: unknown, path: DataPath): string | null {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : null;
}
