import type { Policy, PolicyData } from "../policy/policy.ts";
import type { Diff } from "../ports/git.ts";
import type { Target } from "../target/target.ts";
import { type FlowType, INT, BOOL, NUMBER, TEXT } from "./flow/types.ts";
import { type FlowValue, type Holding, holdLeaf, holdRecord } from "./flow/value.ts";

const STATUSES = ["added", "modified", "deleted", "renamed", "copied", "type-changed"] as const;

/** Of `input`: what the runtime itself knows of the change, and the constants of the policy. */
export function inputType({ input }: Pick<Policy, "input">): FlowType {
  const constants = Object.entries(input).map(([name, value]) => [name, typeOfData(value)] as const);
  const file: FlowType = { kind: "record", fields: { path: TEXT, status: { kind: "enum", values: STATUSES } } };
  return {
    kind: "record",
    fields: {
      ...Object.fromEntries(constants),
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
  const seen = (name: string, value: FlowValue, detail: string): Holding =>
    holdLeaf(`input.${name}`, { kind: "known", value, provenance: "observed", detail });
  const constants = Object.entries(policy.input).map(([name, value]) => [name, seen(name, value, "policy")] as const);
  const files = diff.files.map(({ path, status }) => ({ path, status }));
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

/** The type that data has. Items of a list that have nothing in common are records without members. */
function typeOfData(data: PolicyData): FlowType {
  if (typeof data === "boolean") return BOOL;
  if (typeof data === "string") return TEXT;
  if (typeof data === "number") return Number.isSafeInteger(data) ? INT : NUMBER;
  if (isList(data)) return { kind: "list", item: data.map(typeOfData).reduce(unify, NOTHING) };
  const fields = Object.entries(data).map(([name, value]) => [name, typeOfData(value)] as const);
  return { kind: "record", fields: Object.fromEntries(fields) };
}

const NOTHING: FlowType = { kind: "record", fields: {} };

function isList(data: PolicyData): data is readonly PolicyData[] {
  return Array.isArray(data);
}

function unify(one: FlowType, other: FlowType): FlowType {
  if (one === NOTHING || JSON.stringify(one) === JSON.stringify(other)) return other;
  if (isNumeric(one) && isNumeric(other)) return NUMBER;
  if (one.kind !== "record" || other.kind !== "record") return { kind: "record", fields: {} };
  const names = [...new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])];
  const fields = names.map((name): [string, FlowType] => {
    const [left, right] = [one.fields[name], other.fields[name]];
    if (left !== undefined && right !== undefined) return [name, unify(left, right)];
    const inner = left ?? right ?? NOTHING;
    return [name, inner.kind === "optional" ? inner : { kind: "optional", inner }];
  });
  return { kind: "record", fields: Object.fromEntries(fields) };
}

function isNumeric({ kind }: FlowType): boolean {
  return kind === "int" || kind === "number";
}
