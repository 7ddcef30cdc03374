import { messageOf } from "../lib/error.ts";
import { type DataPath, type Fault, quote, valueAt } from "../lib/fault.ts";
import { findGlobFault, MAX_GLOBS } from "../policy/globs.ts";
import { findBranchFault } from "./branch-name.ts";

export interface ContentFaults {
  /** With one of these a gate of the plan could never reach a verdict. */
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** What Orchestrate's schema lets through and a run would stumble over: globs, patterns of measurements and names of branches. In:
 *  the data of a plan of any shape; what has the wrong type is left to the schema. Throws: never. */
export function checkContents(data: unknown): ContentFaults {
  const found: Found = { errors: [], warnings: [] };
  for (const key of ["baseBranch", "prBase"]) checkBranch(data, [key], found.warnings);
  for (const index of listAt(data, ["tasks"]).keys()) {
    const path = ["tasks", index];
    checkGlobs(data, [...path, "pathsAllowed"], found);
    checkGlobs(data, [...path, "pathsForbidden"], found);
    checkMeasurements(data, [...path, "measurements"], found);
  }
  return found;
}

/** A plan in which no task is verified: each of its pull requests counts as one that no plan covers. */
export function findUnverified(tasks: readonly { readonly type: string }[]): readonly Fault[] {
  if (tasks.some(({ type }) => type === "verifier")) return [];
  const message = "no task verifies anything: every pull request of this plan counts as unplanned";
  const hint = "Add a task of type `verifier` that names in `verifies` what it checks.";
  return [{ ruleId: "nothing-verified", message, hint, path: ["tasks"], mark: "key" }];
}

interface Found {
  readonly errors: Fault[];
  readonly warnings: Fault[];
}

function checkGlobs(data: unknown, path: DataPath, { errors, warnings }: Found): void {
  const globs = listAt(data, path);
  if (globs.length > MAX_GLOBS) {
    const message = `has ${globs.length} globs, at most ${MAX_GLOBS} are read`;
    errors.push({ ruleId: "too-many-globs", message, hint: "Name folders instead of files.", path, mark: "key" });
    return;
  }
  for (const [index, glob] of globs.entries()) {
    const fault = typeof glob === "string" ? findGlobFault(glob) : null;
    if (fault === null || typeof glob !== "string") continue;
    const message = glob === "" ? fault.message : `${quote(glob)} ${fault.message}`;
    const list = fault.severity === "error" ? errors : warnings;
    list.push({ ruleId: "bad-glob", message, hint: fault.hint, path: [...path, index], mark: "value" });
  }
}

function checkMeasurements(data: unknown, path: DataPath, { errors, warnings }: Found): void {
  const names = new Map<string, number>();
  for (const [index, measurement] of listAt(data, path).entries()) {
    const at = [...path, index];
    const name = textAt(measurement, ["name"]);
    if (name !== "" && name.trim() === "") errors.push(blankName([...at, "name"]));
    const first = names.get(name.trim());
    if (first !== undefined) warnings.push(duplicateMeasurement(name, first, [...at, "name"]));
    else if (name.trim() !== "") names.set(name.trim(), index);
    if (valueAt(measurement, ["parser", "kind"]) === "regex")
      errors.push(...checkPattern(valueAt(measurement, ["parser"]), [...at, "parser"]));
  }
}

function blankName(path: DataPath): Fault {
  const message = "must not be blank: no claim can have this name";
  return { ruleId: "invalid-value", message, hint: null, path, mark: "value" };
}

/** One claim of the worker counts for both, and two claims that differ count for neither. */
function duplicateMeasurement(name: string, first: number, path: DataPath): Fault {
  const message = `${quote(name.trim())} is already the name of measurements[${first}] of this task`;
  const hint = "Claims are found by name; give each measurement its own.";
  return { ruleId: "duplicate-measurement", message, hint, path, mark: "value" };
}

function checkPattern(parser: unknown, path: DataPath): readonly Fault[] {
  const [pattern, flags] = [textAt(parser, ["pattern"]), textAt(parser, ["flags"])];
  const isKnown = /^[gimsuy]*$/.test(flags);
  const isTwice = new Set(flags).size < flags.length;
  const faults: Fault[] = [];
  const reason = patternFault(pattern, isKnown && !isTwice ? flags : "");
  if (reason !== null) {
    const message = `${quote(pattern)} is not a valid regular expression: ${reason}`;
    faults.push({ ruleId: "bad-pattern", message, hint: null, path: [...path, "pattern"], mark: "value" });
  }
  if (isKnown && isTwice) {
    const message = `a regular expression has each flag once, found ${quote(flags)}`;
    faults.push({ ruleId: "bad-pattern", message, hint: null, path: [...path, "flags"], mark: "value" });
  }
  return faults;
}

/** The engine repeats the whole pattern in front of its reason. */
function patternFault(pattern: string, flags: string): string | null {
  try {
    void new RegExp(pattern, flags);
    return null;
  } catch (error) {
    const message = messageOf(error);
    return quote(message.slice(message.lastIndexOf(": ") + 2)).slice(1, -1);
  }
}

function checkBranch(data: unknown, path: DataPath, warnings: Fault[]): void {
  const name = textAt(data, path);
  const reason = name === "" ? null : findBranchFault(name);
  if (reason === null) return;
  const message = `git has no branch named ${quote(name)}: ${reason}`;
  const hint = "Pull requests are compared with this name, and none will ever fit.";
  warnings.push({ ruleId: "bad-branch", message, hint, path, mark: "value" });
}

function textAt(data: unknown, path: DataPath): string {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : "";
}

function listAt(data: unknown, path: DataPath): readonly unknown[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
}
