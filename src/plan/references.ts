import { type DataPath, type Fault, quote, suggest, valueAt } from "../lib/fault.ts";

/** What can be told of a task before its shape is known to be right. */
interface RoughTask {
  readonly index: number;
  readonly name: string | null;
  readonly links: readonly Link[];
}

/** One task name that a task gives, and where. */
interface Link {
  readonly to: string;
  readonly path: DataPath;
  readonly isVerifies: boolean;
}

/** So many cuts of a long cycle are shown. */
const MAX_CYCLE_NAMES = 12;
const MAX_SUGGESTIONS = 100;
const MAX_CYCLES = 101;
const MAX_LISTED = 10;

/** The rules between the tasks of a plan: names are unique, references exist and are not to the task itself, and nothing waits for
 *  itself in a circle. In: the data of a plan of any shape; what is not a task is left out. Out: in plan order. Throws: never.
 *  Source: the schema of Orchestrate. */
export function checkReferences(data: unknown): readonly Fault[] {
  const tasks = readTasks(data);
  const names = new Map<string, RoughTask>();
  for (const task of tasks) if (task.name !== null && !names.has(task.name)) names.set(task.name, task);
  return [...findDuplicates(tasks, names), ...findBadLinks(tasks, names), ...findCycles(names)];
}

function readTasks(data: unknown): readonly RoughTask[] {
  const tasks = valueAt(data, ["tasks"]);
  if (!Array.isArray(tasks)) return [];
  return tasks.map((task: unknown, index) => {
    const name = valueAt(task, ["name"]);
    return { index, name: typeof name === "string" ? name : null, links: readLinks(task, ["tasks", index]) };
  });
}

function readLinks(task: unknown, path: DataPath): readonly Link[] {
  const verifies = valueAt(task, ["verifies"]);
  const dependsOn = valueAt(task, ["dependsOn"]);
  const links: Link[] = [];
  if (typeof verifies === "string" && valueAt(task, ["type"]) === "verifier")
    links.push({ to: verifies, path: [...path, "verifies"], isVerifies: true });
  for (const [index, to] of (Array.isArray(dependsOn) ? dependsOn : []).entries())
    if (typeof to === "string") links.push({ to, path: [...path, "dependsOn", index], isVerifies: false });
  return links;
}

function findDuplicates(tasks: readonly RoughTask[], names: ReadonlyMap<string, RoughTask>): readonly Fault[] {
  return tasks.flatMap(({ name, index }) => {
    const first = name === null ? undefined : names.get(name);
    if (first === undefined || first.index === index) return [];
    const message = `duplicate task name: ${quote(name ?? "")} is already the name of tasks[${first.index}]`;
    const hint = "Task names become branch names; give each task its own.";
    return [{ ruleId: "duplicate-name", message, hint, path: ["tasks", index, "name"], mark: "value" }];
  });
}

function findBadLinks(tasks: readonly RoughTask[], names: ReadonlyMap<string, RoughTask>): readonly Fault[] {
  const faults: Fault[] = [];
  for (const { name, links } of tasks)
    for (const { to, path, isVerifies } of links) {
      if (to === name) {
        const message = isVerifies ? "a verifier cannot verify itself" : "a task cannot depend on itself";
        faults.push({ ruleId: "self-reference", message, hint: null, path, mark: "value" });
      } else if (!names.has(to)) {
        const message = `${isVerifies ? "verifies" : "dependsOn"} unknown task: no task of this plan is named ${quote(to)}`;
        const hint = faults.length < MAX_SUGGESTIONS ? adviseOn(to, [...names.keys()]) : null;
        faults.push({ ruleId: "unknown-task", message, hint, path, mark: "value" });
      }
    }
  return faults;
}

function adviseOn(name: string, known: readonly string[]): string | null {
  const all = known.length > 0 && known.length <= MAX_LISTED ? `The tasks are ${known.map(quote).join(", ")}.` : null;
  return suggest(name, known) ?? all;
}

interface Visit {
  readonly task: RoughTask;
  next: number;
}

/** Walks depth first without recursion: a plan may chain thousands of tasks. */
function findCycles(names: ReadonlyMap<string, RoughTask>): readonly Fault[] {
  const faults: Fault[] = [];
  const done = new Set<RoughTask>();
  for (const start of names.values()) {
    const visits: Visit[] = done.has(start) ? [] : [{ task: start, next: 0 }];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const link = visit.task.links[visit.next];
      visit.next += 1;
      if (link === undefined) {
        done.add(visit.task);
        visits.pop();
        continue;
      }
      const task = names.get(link.to);
      if (task === undefined || task === visit.task || done.has(task)) continue;
      const position = visits.findIndex((open) => open.task === task);
      if (position === -1) visits.push({ task, next: 0 });
      else if (faults.length < MAX_CYCLES) faults.push(cycleFault(visits.slice(position)));
    }
  }
  return faults;
}

function cycleFault(visits: readonly Visit[]): Fault {
  const links = visits.map(({ task, next }) => task.links[next - 1]);
  const names = [visits[0]?.task.name, ...links.map((link) => link?.to)];
  const shown = names.length <= MAX_CYCLE_NAMES ? names : [...names.slice(0, MAX_CYCLE_NAMES - 2), "…", names.at(-1)];
  const hint = links.some((link) => link?.isVerifies === true)
    ? "A verifier depends on the task it verifies, listed or not."
    : "Remove one of these dependencies.";
  const message = `dependsOn cycle: \`${shown.map((name) => quote(name ?? "").slice(1, -1)).join(" -> ")}\``;
  return { ruleId: "dependency-cycle", message, hint, path: links[0]?.path ?? ["tasks"], mark: "value" };
}
