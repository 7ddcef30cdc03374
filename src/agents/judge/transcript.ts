import type { AgentResult } from "../../evidence/agent.ts";

const MAX_PROMPT_CHARS = 256 * 1024;
const MAX_ANSWER_CHARS = 64 * 1024;

/** What is kept of one judgement, markdown. In: all of it untrusted text but the model's name. */
export function toTranscript(judgement: {
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  readonly answer: string;
  readonly failure: AgentResult["failure"];
}): string {
  const { model, system, prompt, answer, failure } = judgement;
  const end = failure === null ? "a judgement" : `\`${failure.reason}\``;
  return [
    "# Judge",
    `Model: \`${model}\`. It came to ${end}.`,
    ...(failure === null ? [] : [fence(failure.detail)]),
    "## System prompt",
    fence(system),
    "## Prompt",
    fence(cut(prompt, MAX_PROMPT_CHARS)),
    "## Answer",
    answer === "" ? "None." : fence(cut(answer, MAX_ANSWER_CHARS)),
    "",
  ].join("\n\n");
}

/** The head and the tail, and how much is left out between them. */
function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const half = maxChars / 2;
  return `${text.slice(0, half)}\n\n[${text.length - maxChars} characters are not kept here; the model was sent them]\n\n${text.slice(-half)}`;
}

/** Longer than any run of back quotes in the text, which so cannot end it. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = "`".repeat(longest + 1);
  return `${marks}text\n${text.trimEnd()}\n${marks}`;
}
