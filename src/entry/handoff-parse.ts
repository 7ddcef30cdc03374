import type { Handoff } from "../evidence/handoff/handoff.ts";
import { MAX_HANDOFF_BYTES, parseHandoff } from "../evidence/handoff/parse.ts";
import { formatDiagnostic } from "../lib/diagnostic.ts";
import { readInput } from "./read-input.ts";
import { print } from "./terminal.ts";

/** Shows what handoffs say; what one says is no verdict, so this succeeds whatever they say. Out: exit code.
 *  Throws: `UsageError` for a file that cannot be read, after the ones before it were shown. */
export function runHandoffParse(files: readonly string[], { json }: { readonly json: boolean }): number {
  for (const file of files) {
    const markdown = new TextDecoder().decode(readInput(file, MAX_HANDOFF_BYTES));
    const { handoff, diagnostics } = parseHandoff(markdown, file);
    const { verification, reason, contradiction } = handoff;
    if (json) {
      process.stdout.write(`${JSON.stringify({ file, verification, reason, contradiction, handoff, diagnostics })}\n`);
      continue;
    }
    for (const line of summarize(file, handoff)) print(line);
    for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
  }
  return 0;
}

function summarize(file: string, handoff: Handoff): readonly string[] {
  const { verification, reason, contradiction, target, criteria, execution, critiques, measurements } = handoff;
  const answers = (answer: string | null): number => criteria.filter((one) => one.answer === answer).length;
  const value = verification ?? `no value (${reason ?? "unknown"})`;
  return [
    `${file}: ${value}${contradiction === null ? "" : `, contradicted by ${contradiction}`}`,
    ...(target === null ? [] : [`  target    ${target.name}${target.branch === null ? "" : ` on ${target.branch}`}`]),
    `  executed  ${execution.length}`,
    `  criteria  ${answers("met")} met, ${answers("not-met")} not met, ${answers("n/a")} n/a, ${answers(null)} not answered`,
    ...critiques.map(({ path, startLine, severity, text }) => {
      const place = path === null ? "(no file)" : `${path}${startLine === null ? "" : `:${startLine}`}`;
      return `  critique  ${place} (${severity}) ${text}`;
    }),
    ...(measurements === null ? [] : [`  measured  ${measurements.isNone ? "(none)" : measurements.claims.length}`]),
  ];
}
