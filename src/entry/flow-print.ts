import { renderExplanation } from "../verdict/flow/explain.ts";
import type { FlowEvent, FlowRun } from "../verdict/flow/run.ts";
import { toPlain } from "../verdict/flow/plain.ts";
import type { Program } from "../verdict/flow/program.ts";
import { renderRun } from "../verdict/render-run.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { FlowOutcome } from "./flow-outcome.ts";
import { print } from "./terminal.ts";

/** A dry run that came to an end. */
export interface DryRun {
  readonly file: string;
  readonly program: Program;
  readonly run: FlowRun;
  readonly outcome: FlowOutcome;
  readonly events: readonly FlowEvent[];
  /** Warnings. */
  readonly diagnostics: readonly Diagnostic[];
}

/** One verify, require or `if` that was reached. */
interface Step {
  readonly kind: "verify" | "require" | "if";
  /** Name of a verify, message of a require. */
  readonly label: string | null;
  readonly line: number;
  readonly result: "true" | "false" | "unknown";
  readonly isDeciding: boolean;
  /** Its condition with each part marked. */
  readonly explanation: string;
}

/** Prints the verdict, on request every condition with its parts marked, the events and the output. */
export function printDryRun({ file, program, run, outcome, events }: DryRun, isExplained: boolean): void {
  print(`${file}: ${outcome.outcome}`);
  for (const reason of outcome.reasons) print(indent(reason));
  if (isExplained) print(renderRun(program, run));
  if (isExplained)
    for (const { id, holding } of run.computed) print(`check ${id} = ${JSON.stringify(toPlain(holding))}`);
  for (const event of events) print(`event ${JSON.stringify(event)}`);
  if (run.output !== null) print(`output ${JSON.stringify(run.output)}`);
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}

/** As one JSON document. */
export function toDocument({ file, run, outcome, events, diagnostics }: DryRun) {
  const { causes, computed, output, error } = run;
  return {
    gate: file,
    ...outcome,
    error: error === null ? null : { name: error.name, message: error.message },
    causes,
    steps: stepsOf(run),
    computed: computed.map(({ id, holding }) => ({ check: id, value: toPlain(holding) })),
    events,
    output,
    diagnostics,
  };
}

/** In the order they were reached, which is that of the text: a program has no way back. */
function stepsOf({ verifies, requires, conditions, deciding }: FlowRun): readonly Step[] {
  const steps = [
    ...verifies.map((one) => ({ kind: "verify" as const, label: one.name, span: one.block.span, one })),
    ...requires.map((one) => ({
      kind: "require" as const,
      label: one.statement.message.value,
      span: one.statement.span,
      one,
    })),
    ...conditions.map((one) => ({ kind: "if" as const, label: null, span: one.statement.span, one })),
  ].toSorted((left, right) => left.span.start.offset - right.span.start.offset);
  return steps.map(({ kind, label, span, one }) => ({
    kind,
    label,
    line: span.start.line,
    result: one.evaluation.result,
    isDeciding: deciding.some((other) => other === one),
    explanation: renderExplanation(one.evaluation),
  }));
}
