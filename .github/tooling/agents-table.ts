import Table from "cli-table3";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Shows what each agent does in how many milliseconds: a row for each property, a column for each agent. The outer `describe` of a test
 *  names the agent, its own name the property. */
export default class AgentsTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const agents = unique(tests.map(agentOf));
    if (agents.length === 0) return;
    const table = new Table({
      head: ["ms", ...agents],
      style: { head: [], border: [], compact: true },
      colAligns: ["left", ...agents.map(() => "right" as const)],
    });
    for (const property of unique(tests.map(({ name }) => name)))
      table.push([property, ...agents.map((agent) => cellOf(tests, agent, property))]);
    process.stdout.write(`\n${table.toString()}\n${notesOf(tests)}`);
  }
}

function cellOf(tests: readonly TestCase[], agent: string, property: string): string {
  const test = tests.find((one) => one.name === property && agentOf(one) === agent);
  if (test === undefined) return "–";
  const { state } = test.result();
  if (state === "failed") return "FAIL";
  return state === "passed" ? String(Math.round(test.diagnostic()?.duration ?? 0)) : "skipped";
}

function agentOf({ parent, module }: TestCase): string {
  return parent.type === "suite" ? parent.name : module.relativeModuleId;
}

/** Why agents were left out. */
function notesOf(tests: readonly TestCase[]): string {
  const notes = tests.flatMap((test) => {
    const result = test.result();
    return result.state === "skipped" && result.note !== undefined ? [`${agentOf(test)}: ${result.note}\n`] : [];
  });
  return unique(notes).join("");
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
