import { formatDiagnostic, hasErrors } from "../lib/diagnostic.ts";
import { MAX_PLAN_BYTES, parsePlan } from "../plan/load.ts";
import { readInput } from "./read-input.ts";
import { print } from "./terminal.ts";

/** Prints all faults of the plans. Out: exit code, 1 if there is an error. Throws: `UsageError` for an unreadable file. */
export function runPlanCheck(files: readonly string[]): number {
  let faults = 0;
  for (const file of files) {
    const { value, diagnostics } = parsePlan(readInput(file, MAX_PLAN_BYTES), file === "-" ? "(stdin)" : file);
    for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
    if (!hasErrors(diagnostics)) print(`${file}: ok, ${summarize(value?.tasks ?? [])}`);
    faults += diagnostics.filter(({ severity }) => severity === "error").length;
  }
  if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
  return faults > 0 ? 1 : 0;
}

function summarize(tasks: readonly { readonly type: string }[]): string {
  const verifiers = tasks.filter(({ type }) => type === "verifier").length;
  return `${tasks.length} ${tasks.length === 1 ? "task" : "tasks"}, ${verifiers} of them ${verifiers === 1 ? "a verifier" : "verifiers"}`;
}
