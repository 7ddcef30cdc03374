import { type DataPath, type Fault, quote, valueAt } from "../lib/fault.ts";
import { defaultAgentOf, JUDGE_KIND, useOf } from "./judges.ts";
import type { ApprovalPolicy, PolicyKinds, RedoPolicy } from "./policy.ts";
import type { PolicyFile } from "./schema.ts";

const MAX_DEFAULT = 1;

/** What the schema cannot say of `redo` and `approval`. In: the data of a policy of any shape. Throws: never. */
export function findRedoFaults(data: unknown, kinds: PolicyKinds): readonly Fault[] {
  return [...findClashes(data), ...findUnableReviser(data, kinds), ...findNobody(data)];
}

/** Out: null without a `redo`. In: a policy without faults. */
export function toRedo(redo: PolicyFile["redo"], data: unknown): RedoPolicy | null {
  if (redo === undefined) return null;
  const max = redo.max ?? MAX_DEFAULT;
  const isAsked = redo.comment === undefined && max > 0;
  return {
    max,
    agent: redo.agent ?? (isAsked ? defaultAgentOf(data, null) : null),
    resume: redo.resume ?? true,
    comment: redo.comment ?? null,
    guard: typeof redo.guard === "string" ? [redo.guard] : (redo.guard ?? []),
    onExhausted: redo["on-exhausted"] ?? "block",
  };
}

/** Out: null without an `approval`. In: a policy without faults. */
export function toApproval(approval: PolicyFile["approval"]): ApprovalPolicy | null {
  if (approval === undefined) return null;
  return { users: unique(approval.reviewers), teams: unique(approval.teams) };
}

/** GitHub does not tell upper from lower case in names. */
function unique(names: readonly string[] = []): readonly string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name] as const)).values()];
}

function findClashes(data: unknown): readonly Fault[] {
  if (valueAt(data, ["redo", "comment"]) === undefined) return [];
  return ["agent", "resume", "guard"].flatMap((key): Fault[] => {
    if (valueAt(data, ["redo", key]) === undefined) return [];
    const message = "cannot stand beside `comment`, which asks an outside agent";
    return [{ ruleId: "two-forms", message, hint: "Keep one of the two.", path: ["redo", key], mark: "key" }];
  });
}

function findUnableReviser(data: unknown, kinds: PolicyKinds): readonly Fault[] {
  const redo = valueAt(data, ["redo"]);
  const [max, comment, named] = ["max", "comment", "agent"].map((key) => valueAt(redo, [key]));
  const isMapping = typeof redo === "object" && redo !== null && !Array.isArray(redo);
  if (!isMapping || max === 0 || comment !== undefined) return [];
  if (named !== undefined && typeof named !== "string") return [];
  const agent = named ?? defaultAgentOf(data, null);
  const use = useOf(data, agent);
  if (use === null || canRevise(kinds, use)) return [];
  const path: DataPath = named === undefined ? ["redo"] : ["redo", "agent"];
  const what = `${quote(agent)} of the kind ${quote(use)}, which cannot change files`;
  const message = named === undefined ? `nobody is named to revise, and the default agent is ${what}` : `names ${what}`;
  const hint = 'Name an agent that writes code, such as one of the kind `claude-code`, or ask by `comment: "@cursor"`.';
  const ruleId = named === undefined ? "missing-agent" : "redo-unsupported";
  return [{ ruleId, message, hint, path, mark: named === undefined ? "key" : "value" }];
}

/** The built-in judge reads text only; where the runtime's own code does the work, there is nobody to revise. */
function canRevise({ agents }: PolicyKinds, use: string): boolean {
  const kind = Object.hasOwn(agents, use) ? agents[use] : undefined;
  return kind === undefined || (use !== JUDGE_KIND && kind.provenance !== "observed");
}

function findNobody(data: unknown): readonly Fault[] {
  const approval = valueAt(data, ["approval"]);
  if (typeof approval !== "object" || approval === null || Array.isArray(approval)) return [];
  const lists = ["reviewers", "teams"].map((key) => valueAt(approval, [key]));
  // A misspelt key is told as one.
  if (Object.keys(approval).some((key) => key !== "reviewers" && key !== "teams")) return [];
  if (lists.some((list) => list !== undefined && !(Array.isArray(list) && list.length === 0))) return [];
  const hint = "Add `reviewers: [octocat]`, or `teams: [web-reviewers]`.";
  return [{ ruleId: "missing-key", message: "names nobody who could approve", hint, path: ["approval"], mark: "key" }];
}
