import type { CheckPolicy, GatePolicy, Policy } from "../policy/policy.ts";

/** Names in plans that gates of a policy may bear. */
export interface PlanNames {
  /** Of verifiers and of tasks that they check. */
  readonly verified: ReadonlySet<string>;
}

/** Whether a gate without `paths` is on the pull request as a whole: it bears the name of nothing that verifiers check and
 *  decides by its own checks alone. One in the gate language says all its checks itself. That a plan names a task like it takes nothing
 *  away: plans may come from elsewhere. Throws: never. */
export function isOnWhole(gate: GatePolicy, { verified }: PlanNames): boolean {
  const { name, paths, flow } = gate;
  if (paths !== null || verified.has(name)) return false;
  return flow !== null || decidesAlone(gate);
}

/** The gate of the policy for what bears this name in a plan. One with `paths` bears a free name, which a plan may happen to have too.
 *  Throws: never. */
export function gateBearing(name: string, { gates }: Policy): GatePolicy | undefined {
  const gate = gates[name];
  return gate?.paths === null ? gate : undefined;
}

/** Checks that the gate of a verifier has by default. */
const OF_VERIFIERS = ["handoff", "paths", "measurements"];

function decidesAlone({ checks, passWhen }: GatePolicy): boolean {
  if (checks.length === 0 || checks.some(needsTarget)) return false;
  const read = passWhen === null ? new Set<string>() : namesIn(passWhen.text);
  return OF_VERIFIERS.every((name) => !read.has(name) || checks.some((check) => check.name === name));
}

/** Whether a check is about the task of a plan, or asked by what a verifier of a plan says. */
function needsTarget({ kind, params, task }: CheckPolicy): boolean {
  if (kind === "measurements") return true;
  if (kind === "agent") return task === null;
  return kind === "paths" && !hasGlobs(params);
}

function hasGlobs(params: unknown): boolean {
  const paths: unknown = Object.entries(params ?? {}).find(([key]) => key === "paths")?.[1];
  return Object.values(paths ?? {}).some((globs) => Array.isArray(globs) && globs.length > 0);
}

/** Words of an expression, less texts, comments, members and keys of records. */
function namesIn(text: string): ReadonlySet<string> {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|(?:--|\/\/)[^\n]*/gs, " ");
  return new Set([...bare.matchAll(/(?<![\w.]|\.\s+)[A-Za-z_]\w*(?!\w|\s*:)/g)].map(([word]) => word));
}
