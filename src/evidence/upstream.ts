import type { Gate, GateCheck } from "./gate.ts";

/** What each gate waits for, and an order in which everything comes after what it waits for. */
export interface Upstream {
  readonly of: (gate: Gate) => readonly Gate[];
  readonly inOrder: readonly Gate[];
}

/** A gate waits for the gates of the verifiers that its own verifier names in `verifies` or `dependsOn`, for those of tasks it names
 *  there other than its target or that its target names, and, where that is a subplanner, for all gates of the plan
 *  that it wrote. Where that would be a circle (each verifier waits for the other's target), the later gate does
 *  not wait. In: the gates of a run. Throws: never. Source: the plan's `dependsOn`. */
export function findUpstream(gates: readonly Gate[]): Upstream {
  const edges = new Map<Gate, Set<Gate>>(gates.map((gate) => [gate, new Set()]));
  // By name first: a plan without faults has no circles there.
  for (const isNamed of [namesVerifier, verifierNamesTask, targetNamesTask])
    for (const gate of gates)
      for (const other of gates) if (isNamed(gate, other) && !reaches(other, gate, edges)) edges.get(gate)?.add(other);
  const lists = new Map([...edges].map(([gate, others]) => [gate, [...others]]));
  return { of: (gate) => lists.get(gate) ?? [], inOrder: order(gates, lists) };
}

function isOfSamePlan(one: Gate, other: Gate): boolean {
  return one !== other && one.target !== null && one.target.plan.path === other.target?.plan.path;
}

function namesVerifier(gate: Gate, other: Gate): boolean {
  const { verifier } = gate;
  if (verifier === null || other.verifier === null || !isOfSamePlan(gate, other)) return false;
  return [verifier.verifies, ...(verifier.dependsOn ?? [])].includes(other.verifier.name);
}

function verifierNamesTask(gate: Gate, other: Gate): boolean {
  return namesTask(gate.verifier?.dependsOn, gate, other);
}

function targetNamesTask(gate: Gate, other: Gate): boolean {
  return namesTask(gate.target?.task.dependsOn, gate, other);
}

function namesTask(named: readonly string[] | undefined, gate: Gate, other: Gate): boolean {
  if (isOfSamePlan(gate, other))
    return (
      gate.target?.task.name !== other.target?.task.name && named?.includes(other.target?.task.name ?? "") === true
    );
  const children = gate.target?.plan.children ?? [];
  return children.some(({ task, path }) => named?.includes(task) === true && path === other.target?.plan.path);
}

function reaches(from: Gate, to: Gate, edges: ReadonlyMap<Gate, ReadonlySet<Gate>>): boolean {
  const seen = new Set<Gate>();
  const waiting = [from];
  for (let gate = waiting.pop(); gate !== undefined; gate = waiting.pop()) {
    if (gate === to) return true;
    if (seen.has(gate)) continue;
    seen.add(gate);
    waiting.push(...(edges.get(gate) ?? []));
  }
  return false;
}

/** Without recursion: a plan may chain thousands of tasks. */
function order(gates: readonly Gate[], edges: ReadonlyMap<Gate, readonly Gate[]>): readonly Gate[] {
  const ordered = new Set<Gate>();
  const waiting = gates.toReversed();
  for (let gate = waiting.at(-1); gate !== undefined; gate = waiting.at(-1)) {
    const open = (edges.get(gate) ?? []).filter((one) => !ordered.has(one));
    if (open.length > 0) waiting.push(...open);
    else ordered.add(waiting.pop() ?? gate);
  }
  return [...ordered];
}

/** Whether a check looks at what others found. */
export function isJudging({ kind }: GateCheck): boolean {
  return kind === "judge";
}

/** The gates whose evidence a judge in this gate is shown: those of its target, or for the pull request as a whole all. Left out are gates
 *  that judge themselves or wait for one that does: two could then wait for each other. */
export function judgedBefore(gate: Gate, gates: readonly Gate[], { of }: Upstream): readonly Gate[] {
  const isOfTarget = (other: Gate): boolean =>
    gate.target === null ||
    other.target === null ||
    (gate.target.plan.path === other.target?.plan.path && gate.target.task.name === other.target.task.name);
  const edges = new Map(gates.map((one) => [one, new Set(of(one))]));
  const judges = gates.filter(({ checks }) => checks.some(isJudging));
  return gates.filter(
    (other) => other !== gate && isOfTarget(other) && !judges.some((judge) => reaches(other, judge, edges)),
  );
}
