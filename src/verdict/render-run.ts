import { renderExplanation } from "./flow/explain.ts";
import type { Program } from "./flow/program.ts";
import type { FlowRun, RequireRun, VerifyRun } from "./flow/run.ts";
import { shorten, toInertLine } from "./flow/source.ts";
import { textOf } from "./flow/syntax.ts";

const MARKS = { true: "✓", false: "✗", unknown: "?" } as const;
const MAX_MESSAGE_CHARS = 200;

/** What a program came to, with each part marked. Out: plain text, several lines; a gate with one expression is that expression. */
export function renderRun(program: Program, { verifies, requires, conditions, deciding, causes }: FlowRun): string {
  const [only] = verifies;
  const isPlain = only?.name === null && verifies.length === 1 && requires.length === 0 && conditions.length === 0;
  if (isPlain) return renderExplanation(only.evaluation);
  const blocks = [
    ...verifies.map((one) => renderVerify(one, deciding.includes(one))),
    ...conditions.map(({ statement, evaluation }) => {
      const text = shorten(toInertLine(textOf(program, statement.condition)), MAX_MESSAGE_CHARS);
      return `if ${text} ${MARKS[evaluation.result]}`;
    }),
    ...requires.map(renderRequire),
  ];
  return blocks.length > 0 ? blocks.join("\n") : causes.map(({ name, detail }) => `${name} ? ${detail}`).join("\n");
}

function renderVerify({ name, evaluation }: VerifyRun, isDeciding: boolean): string {
  const title = name === null ? "verify" : `verify ${name}`;
  const aside = isDeciding || name === null ? "" : " (does not decide by itself)";
  return [`${title} ${MARKS[evaluation.result]}${aside}`, indent(renderExplanation(evaluation))].join("\n");
}

function renderRequire({ statement, evaluation }: RequireRun): string {
  const message = shorten(toInertLine(statement.message.value), MAX_MESSAGE_CHARS);
  const head = evaluation.result === "true" ? "require ✓" : `require ${MARKS[evaluation.result]} ${message}`;
  return [head, indent(renderExplanation(evaluation))].join("\n");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
