import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import Table from "cli-table3";
import pc from "picocolors";
import { formatDiagnostic } from "../lib/diagnostic.ts";
import { parseState, type State, type TaskState } from "../plan/state.ts";
import { readInput } from "./read-input.ts";
import { UsageError } from "./settings.ts";
import { print } from "./terminal.ts";

const MAX_STATE_BYTES = 1_048_576;
/** Deeper subplanners are named and not followed. */
const MAX_DEPTH = 10;
const MAX_ATTENTION = 20;

/** One line of the tree. */
interface Row {
  readonly depth: number;
  readonly task: TaskState | null;
  readonly text: string;
}

/** Prints the tree of the tasks in an Orchestrate folder or an output folder of a run, verifiers below what they verify and the
 *  tasks of a subplanner below it. Out: exit code. Throws: `UsageError` where there is no readable state. */
export function runStatus(dir: string): number {
  const files = findStates(resolve(dir));
  if (files.length === 0)
    throw new UsageError(
      `there is no state.json in ${dir}; expected a folder such as .orchestrate/my-plan, or the output folder of a run`,
    );
  const shown = new Set<string>();
  for (const file of parentsFirst(files)) if (!shown.has(file)) showState(file, shown);
  return 0;
}

/** The state of the folder itself, else those of the folders below it. */
function findStates(dir: string): readonly string[] {
  const own = join(dir, "state.json");
  const folders = [dir, join(dir, "plans")].filter((folder) => existsSync(folder) && statSync(folder).isDirectory());
  const below = folders.flatMap((folder) =>
    readdirSync(folder)
      .toSorted()
      .map((name) => join(folder, name, "state.json")),
  );
  return existsSync(own) ? [own] : below.filter((file) => existsSync(file));
}

/** States whose tasks another one's subplanner has come last: they are shown below it. */
function parentsFirst(files: readonly string[]): readonly string[] {
  const children = new Set(
    files.flatMap((file) => {
      const tasks = readState(file).tasks.filter(({ type }) => type === "subplanner");
      return tasks.map((task) => childFileOf(task, file)).filter((child) => child !== file);
    }),
  );
  return files.toSorted((one, other) => Number(children.has(one)) - Number(children.has(other)));
}

function childFileOf({ name }: TaskState, file: string): string {
  return join(file, "..", "..", basename(name), "state.json");
}

function showState(file: string, shown: Set<string>): void {
  const state = readState(file);
  shown.add(file);
  print(`${state.rootSlug}: ${countByStatus(state.tasks)}`, pc.bold);
  const rows = rowsOf(state, file, shown, 0);
  const table = new Table({
    chars: NO_LINES,
    style: { "padding-left": 0, "padding-right": 2, head: [], border: [] },
  });
  for (const { depth, task, text } of rows) {
    const name = `${"  ".repeat(depth + 1)}${text}`;
    table.push(task === null ? [{ colSpan: 5, content: name }] : [name, ...columnsOf(task)]);
  }
  print(table.toString());
  const attention = state.attention.slice(-MAX_ATTENTION);
  if (state.attention.length > attention.length)
    print(`  ${state.attention.length - attention.length} older attention lines are not shown`);
  for (const { at, message } of attention) print(`  [${at}] ${message}`);
}

const NO_LINES = Object.fromEntries(
  ["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left", "bottom-right", "left", "left-mid"]
    .concat(["mid", "mid-mid", "right", "right-mid", "middle"])
    .map((name) => [name, ""]),
);

function columnsOf({ type, status, verification, failureMode, prNumber }: TaskState): readonly string[] {
  return [type, status, verification ?? failureMode ?? "", prNumber === null ? "" : `#${prNumber}`];
}

function countByStatus(tasks: readonly TaskState[]): string {
  const counts = new Map<string, number>();
  for (const { status } of tasks) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(", ") || "no tasks";
}

function rowsOf({ tasks }: State, file: string, shown: Set<string>, depth: number): readonly Row[] {
  const names = new Set(tasks.map(({ name }) => name));
  // A verifier's first dependency is the task it verifies; the state has no other word for it.
  const parentOf = ({ type, dependsOn }: TaskState): string | null =>
    type === "verifier" && dependsOn[0] !== undefined && names.has(dependsOn[0]) ? dependsOn[0] : null;
  const below = (parent: string | null, level: number, seen: ReadonlySet<string>): readonly Row[] =>
    tasks
      .filter((task) => parentOf(task) === parent && !seen.has(task.name))
      .flatMap((task) => [
        { depth: level, task, text: task.name },
        ...(task.type === "subplanner" ? childRows(task, file, shown, level + 1) : []),
        ...below(task.name, level + 1, new Set([...seen, task.name])),
      ]);
  return below(null, depth, new Set());
}

/** The tasks of a subplanner lie in the folder of its name, beside its parent's. */
function childRows(task: TaskState, file: string, shown: Set<string>, depth: number): readonly Row[] {
  const note = (text: string): readonly Row[] => [{ depth, task: null, text: `(${text})` }];
  const child = childFileOf(task, file);
  if (!existsSync(child)) return note("no state of its own here");
  if (shown.has(child)) return note("shown above");
  if (depth > MAX_DEPTH) return note("deeper plans are not shown");
  shown.add(child);
  return rowsOf(readState(child), child, shown, depth);
}

function readState(file: string): State {
  const { value, diagnostics } = parseState(readInput(file, MAX_STATE_BYTES), file);
  if (value === null) throw new UsageError(diagnostics.map(formatDiagnostic).join("\n"));
  return value;
}
