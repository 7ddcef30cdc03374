import type { Critique } from "../evidence/critique.ts";
import { renderTemplate } from "../evidence/prompt/template.ts";
import type { ReasonCode } from "../lib/reason.ts";
import { cutText, fence } from "./fence.ts";
import { DELIVERIES, INSTRUCTION_TEMPLATE } from "./instruction-template.ts";

/** A critique as the report has it. */
interface RevisionCritique {
  readonly gate: string;
  readonly critique: Critique;
}

/** What the worker is told. It has no place for prompts, thresholds, expressions, details of reasons or names of checks: what the
 *  author of a change could learn from them is how to satisfy the judge instead of the task. */
export interface RevisionSources {
  /** From 1. */
  readonly attempt: number;
  readonly max: number;
  /** `folder`: what the worker leaves in its working copy is committed for it. `branch`: it works elsewhere, asked by a mention or in a
   *  cloud, and pushes to the branch itself. */
  readonly delivery: keyof typeof DELIVERIES;
  /** Acceptance items of the tasks, which their author knows already, and what the policy has a judge go by. */
  readonly criteria: readonly string[];
  readonly critiques: readonly RevisionCritique[];
  /** Names of the gates that failed. */
  readonly gates: readonly string[];
  /** Of the gates that failed; only a fixed sentence for each code is told. */
  readonly reasons: readonly { readonly gate: string; readonly code: ReasonCode }[];
}

const MAX_CRITERIA = 100;
const MAX_CRITERION_CHARS = 4_000;
const MAX_CRITIQUES = 50;
const MAX_CRITIQUE_CHARS = 4_000;
const MAX_NAMES = 50;
const MAX_NAME_CHARS = 400;

/** The instruction to revise, in markdown, for the agent that made the change or takes its place. Everything that we did not write is
 *  within fences that it cannot end. Critiques are word for word, the severe ones first; what limits leave out is said. Throws: never. */
export function revisionInstruction(sources: RevisionSources): string {
  const { attempt, max, delivery } = sources;
  return renderTemplate(INSTRUCTION_TEMPLATE, {
    attempt: String(attempt),
    max: String(max),
    last: attempt >= max ? " It is the last one: after it people take over." : "",
    gates: listGates(sources),
    criteria: listCriteria(sources.criteria),
    critiques: listCritiques(sources.critiques),
    ...DELIVERIES[delivery],
  });
}

/** The sentences of `REASONS` are for people: some of them say to lower what is asked. */
const SENTENCES: Readonly<Partial<Record<ReasonCode, string>>> = {
  "verifier-failed": "A verifier ran the change, and it does not meet its acceptance.",
  "below-floor":
    "The change could not be shown to work as firmly as this gate asks. Make it possible to run and test it.",
  "paths-outside": "The change touches files that its task may not touch. Bring them back to what they were.",
  "measurement-mismatch": "A measured value does not agree with what was claimed for the change.",
  "command-failed": "A command of this gate failed.",
  "expression-false": "What was found about the change is not what this gate asks for.",
  "assertion-failed": "A condition of this gate does not hold.",
  "judge-failed": "The judge says that the change does not meet its criteria.",
};
const NO_SENTENCE = "This gate did not pass.";

function listGates({ gates, reasons }: RevisionSources): string {
  if (gates.length === 0) return "The verdict on the change as a whole is that it does not pass.";
  const shown = gates.slice(0, MAX_NAMES).map((gate) => {
    const codes = new Set(reasons.filter((reason) => reason.gate === gate).map(({ code }) => code));
    return [cutText(gate, MAX_NAME_CHARS), ...[...codes].map((code) => `  ${SENTENCES[code] ?? NO_SENTENCE}`)].join(
      "\n",
    );
  });
  return `${fence(shown.join("\n"))}${noteOn(gates.length - shown.length, "gates")}`;
}

function listCriteria(criteria: readonly string[]): string {
  if (criteria.length === 0) return "No criteria are written down; the change is to fulfil its task.";
  const shown = criteria
    .slice(0, MAX_CRITERIA)
    .map((criterion, index) => `${index + 1}. ${cutText(criterion, MAX_CRITERION_CHARS)}`);
  return `${fence(shown.join("\n"))}${noteOn(criteria.length - shown.length, "criteria")}`;
}

const SEVERITIES = ["high", "med", "low"] as const;

function listCritiques(critiques: readonly RevisionCritique[]): string {
  if (critiques.length === 0) return "There is no critique of a single place. What failed is listed above.";
  const sorted = critiques.toSorted(
    (one, other) => SEVERITIES.indexOf(one.critique.severity) - SEVERITIES.indexOf(other.critique.severity),
  );
  const shown = sorted.slice(0, MAX_CRITIQUES).map(({ gate, critique }, index) => {
    const { criterion, severity, text } = critique;
    const facts = [
      `place: ${placeOf(critique)}`,
      `severity: ${severity}`,
      `gate: ${cutText(gate, MAX_NAME_CHARS)}`,
      ...(criterion === null ? [] : [`criterion: ${cutText(criterion, MAX_CRITERION_CHARS)}`]),
    ];
    return `### Critique ${index + 1}\n\n${fence(facts.join("\n"))}\n\n${fence(cutText(text, MAX_CRITIQUE_CHARS))}`;
  });
  return `${shown.join("\n\n")}${noteOn(critiques.length - shown.length, "critiques")}`;
}

function placeOf({ path, startLine, endLine }: Critique): string {
  if (path === null) return "the change as a whole";
  const name = cutText(path, MAX_NAME_CHARS);
  if (startLine === null) return name;
  return endLine === null || endLine === startLine ? `${name}:${startLine}` : `${name}:${startLine}-${endLine}`;
}

function noteOn(left: number, what: string): string {
  return left > 0 ? `\n\n${left} more ${what} are not shown here.` : "";
}
