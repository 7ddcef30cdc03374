import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import Table from "cli-table3";
import pc from "picocolors";
import { isPassing } from "../evidence/handoff/floor.ts";
import { formatDiagnostic } from "../lib/diagnostic.ts";
import { parseState, type State, type TaskState } from "../plan/state.ts";
import { worstOf } from "../publish/verification.ts";
import { readInput } from "./read-input.ts";
import { UsageError } from "./settings.ts";
import { print } from "./terminal.ts";

const MAX_STATE_BYTES = 1_048_576;
/** Deeper subplanners are named and not followed. */
const MAX_DEPTH = 10;
const MAX_ATTENTION = 20;
const MAX_MESSAGE_CHARS = 1_000;

type Attention = State["attention"][number];

/** What a tree and the trees below it have in common. */
interface Walk {
  readonly shown: Set<string>;
  /** Lines of all of them, each once. */
  readonly attention: Attention[];
}

/** One line of the tree. */
interface Row {
  readonly depth: number;
  readonly task: TaskState | null;
  readonly text: string;
  /** Whether no verifier vouches for its Verification. */
  readonly isClaimed: boolean;
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
  const attention: Attention[] = [...state.attention];
  const rows = rowsOf(state, file, { shown, attention }, 0);
  const table = new Table({
    chars: NO_LINES,
    style: { "padding-left": 0, "padding-right": 2, head: [], border: [] },
  });
  for (const { depth, task, text, isClaimed: claimed } of rows) {
    const name = `${"  ".repeat(depth + 1)}${text}`;
    table.push(task === null ? [{ colSpan: 5, content: name }] : [name, ...columnsOf(task, claimed)]);
  }
  print(table.toString());
  const lines = attention.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const left = lines.length - MAX_ATTENTION;
  if (left > 0) print(`  ${left} older attention lines are not shown`);
  for (const { at, message } of lines.slice(-MAX_ATTENTION)) print(`  [${at}] ${oneLine(message)}`);
}

function oneLine(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
  return line.length > MAX_MESSAGE_CHARS ? `${line.slice(0, MAX_MESSAGE_CHARS)}…` : line;
}

const NO_LINES = Object.fromEntries(
  ["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left", "bottom-right", "left", "left-mid"]
    .concat(["mid", "mid-mid", "right", "right-mid", "middle"])
    .map((name) => [name, ""]),
);

function columnsOf(
  { type, status, verification, failureMode, prNumber }: TaskState,
  claimed: boolean,
): readonly string[] {
  const value = verification === null ? (failureMode ?? "") : `${verification}${claimed ? " (claimed)" : ""}`;
  return [type, status, value, prNumber === null ? "" : `#${prNumber}`];
}

function countByStatus(tasks: readonly TaskState[]): string {
  const counts = new Map<string, number>();
  for (const { status } of tasks) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(", ") || "no tasks";
}

function rowsOf({ tasks }: State, file: string, walk: Walk, depth: number): readonly Row[] {
  const names = new Set(tasks.map(({ name }) => name));
  // A verifier's first dependency is the task it verifies; the state has no other word for it.
  const parentOf = ({ type, dependsOn }: TaskState): string | null =>
    type === "verifier" && dependsOn[0] !== undefined && names.has(dependsOn[0]) ? dependsOn[0] : null;
  const below = (parent: string | null, level: number, seen: ReadonlySet<string>): readonly Row[] =>
    tasks
      .filter((task) => parentOf(task) === parent && !seen.has(task.name))
      .flatMap((task) => [
        { depth: level, task, text: task.name, isClaimed: isClaimed(task, tasks, file) },
        ...(task.type === "subplanner" ? childRows(task, file, walk, level + 1) : []),
        ...below(task.name, level + 1, new Set([...seen, task.name])),
      ]);
  return below(null, depth, new Set());
}

/** The tasks of a subplanner lie in the folder of its name, beside its parent's. */
function childRows(task: TaskState, file: string, { shown, attention }: Walk, depth: number): readonly Row[] {
  const note = (text: string): readonly Row[] => [{ depth, task: null, text: `(${text})`, isClaimed: false }];
  const child = childFileOf(task, file);
  if (!existsSync(child)) return note("no state of its own here");
  if (shown.has(child)) return note("shown above");
  if (depth > MAX_DEPTH) return note("deeper plans are not shown");
  shown.add(child);
  const state = readState(child);
  const told = new Set(attention.map(({ at, message }) => `${at} ${message}`));
  for (const { at, message } of state.attention) {
    const line = `${state.rootSlug}/${message}`;
    // What a run says of a child plan is in the parent's attention already; why a run was blocked is in both.
    if (!told.has(`${at} ${line}`) && !told.has(`${at} ${message}`)) attention.push({ at, message: line });
  }
  return rowsOf(state, child, { shown, attention }, depth);
}

/** A verifier speaks for itself. For any other task the state has its verifiers' value, a subplanner's also the failure of a task below
 *  it; else it is what the task's agent said of its own work. */
function isClaimed(task: TaskState, tasks: readonly TaskState[], file: string): boolean {
  const { name, type, verification } = task;
  if (type === "verifier" || verification === null) return false;
  // The task that a verifier verifies comes first in its dependencies; others vouch for nothing.
  const verifiers = tasks.filter((one) => one.type === "verifier" && one.dependsOn[0] === name);
  const isVouched = ({ verification: value }: TaskState): boolean =>
    value !== null && worstOf([value, verification]) === verification;
  if (verifiers.some(isVouched)) return false;
  const child = childFileOf(task, file);
  const isFromBelow = type === "subplanner" && !isPassing(verification) && child !== file && existsSync(child);
  return !isFromBelow || !readState(child).tasks.some((one) => one.verification === verification);
}

function readState(file: string): State {
  const { value, diagnostics } = parseState(readInput(file, MAX_STATE_BYTES), file);
  if (value !== null) return value;
  // For a run such a file is no obstacle, which its severity and hint say; here it is all there is.
  const faults = diagnostics.map((one) => formatDiagnostic({ ...one, severity: "error", hint: null }));
  throw new UsageError(faults.join("\n"));
}
