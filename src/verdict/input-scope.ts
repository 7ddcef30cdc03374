import { typeOfInput } from "../policy/input.ts";
import type { Policy } from "../policy/policy.ts";
import type { ChangedFile, Diff } from "../ports/git.ts";
import type { Target } from "../target/target.ts";
import { type FlowType, TEXT } from "./flow/types.ts";
import { type FlowValue, type Holding, holdLeaf, holdRecord } from "./flow/value.ts";

const STATUSES = ["added", "modified", "deleted", "renamed", "copied", "type-changed"] as const;

/** Of `input`: what the runtime itself knows of the change, and the constants of the policy. */
export function inputType({ input }: Pick<Policy, "input">): FlowType {
  const file: FlowType = { kind: "record", fields: { path: TEXT, status: { kind: "enum", values: STATUSES } } };
  return {
    kind: "record",
    fields: {
      ...typeOfInput(input).fields,
      base: TEXT,
      head: TEXT,
      target: { kind: "optional", inner: TEXT },
      files: { kind: "list", item: file },
    },
  };
}

/** What a gate is about. */
export interface InputSources {
  readonly policy: Pick<Policy, "input">;
  /** Commits: the merge base and the one that is judged. */
  readonly mergeBase: string;
  readonly head: string;
  readonly diff: Diff;
  readonly target: Target | null;
}

/** The value of `input`. A list of files that is not whole is unknown. */
export function holdInput({ policy, mergeBase, head, diff, target }: InputSources): Holding {
  const constants = Object.entries(policy.input).map(([name, value]) => [name, seen(name, value, "policy")] as const);
  const files = diff.files.flatMap(entriesOf);
  const members: Record<string, Holding> = {
    ...Object.fromEntries(constants),
    base: seen("base", mergeBase, "merge base"),
    head: seen("head", head, "head commit"),
    files: diff.isTruncated
      ? holdLeaf("input.files", { kind: "unknown", reason: "diff-truncated", detail: "the change is too large" })
      : seen("files", files, "the diff"),
  };
  if (target !== null) members["target"] = seen("target", target.task.name, "the plan");
  return holdRecord(members);
}

/** A rename takes the file away from its old place. */
function entriesOf({ path, previousPath, status }: ChangedFile) {
  const entry = { path, status };
  if (status !== "renamed" || previousPath === null) return [entry];
  return [entry, { path: previousPath, status: "deleted" as const }];
}

function seen(name: string, value: FlowValue, detail: string): Holding {
  return holdLeaf(`input.${name}`, { kind: "known", value, provenance: "observed", detail });
}
