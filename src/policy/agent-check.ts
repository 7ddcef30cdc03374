import { type DataPath, type Fault, listAlternatives, quote, valueAt } from "../lib/fault.ts";
import { fallbackOf } from "./fallback.ts";
import type { ExpectedEvidence, PolicyKinds } from "./policy.ts";
import { explainTypeName, type ReadTypes, refuseConclusion } from "./types/read.ts";
import { BUILTINS, CONCLUSION, type EvidenceType, isScalar } from "./types/type.ts";

/** What an agent check says beside its time. */
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
  if (wanted === undefined) return { agent, expect: null, task };
  const expect = readExpect(wanted, [...path, "expect"], sources.types, faults);
  if (agent !== null) faults.push(...findUnable(data, agent, [...path, "expect"], sources.kinds));
  if (valueAt(data, [...gate, "pass-when"]) === undefined)
    faults.push(explainNoPassWhen(String(path.at(-1)), expect, [...path, "expect"]));
  return { agent, expect, task };
}

function readExpect(wanted: unknown, path: DataPath, read: ReadTypes, faults: Fault[]): ExpectedEvidence | null {
  const refuse = (words: Pick<Fault, "ruleId" | "message" | "hint">): null => {
    faults.push({ ...words, path, mark: "value" });
    return null;
  };
  // However it is wrapped: as the item of a list, as an optional, in a record.
  if (new RegExp(`\\b${CONCLUSION}\\b`).test(JSON.stringify(wanted))) return refuse(refuseConclusion());
  // What is no text is told by the schema of the check.
  if (typeof wanted !== "string" || wanted === "") return null;
  const type = read.types.get(wanted);
  if (type === undefined && !isScalar(wanted))
    return read.names.has(wanted) && !BUILTINS.has(wanted) ? null : refuse(explainTypeName(wanted, [...read.names]));
  if (type?.kind === "record") return { name: wanted, type };
  const message = `evidence is a record, and ${quote(wanted)} is ${describe(type)}`;
  return refuse({ ruleId: "expect-invalid-type", message, hint: "Make a type with a field for it." });
}

function describe(type: EvidenceType | undefined): string {
  return type?.kind === "list" || type?.kind === "enum"
    ? `a ${type.kind}`.replace("a enum", "an enum")
    : "a single value";
}

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
  const message = "which field of the evidence decides is not known, so the gate needs a `pass-when`";
  const hint = `Add one, such as \`pass-when: ${check}.${field}\`.`;
  return { ruleId: "missing-pass-when", message, hint, path, mark: "key" };
}

function textAt(data: unknown, path: DataPath): string | null {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : null;
}
