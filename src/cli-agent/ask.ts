import type { AgentTask, Expectation } from "../evidence/agent.ts";
import type { JsonSchema, ToolOffer } from "../ports/tools.ts";
import type { CliEnd } from "./cli.ts";

const MAX_NAMED_FILES = 20;

/** The type that judges answer with; no type of a policy may have this name. */
const JUDGEMENT = "Judgement";

/** How structured evidence is handed in: not at all, by the schema of the final answer, or by calling a tool. */
export type Channel =
  | { readonly kind: "none" }
  | { readonly kind: "schema"; readonly schema: JsonSchema }
  | { readonly kind: "tool"; readonly offer: ToolOffer };

/** In: what the check expects, how the program hands it in. */
export function chooseChannel(expect: Expectation | null, structuredBy: "schema" | "tool"): Channel {
  if (expect === null) return { kind: "none" };
  if (isJudgement(expect)) return chooseForJudge(expect, structuredBy);
  if (structuredBy === "schema") return { kind: "schema", schema: wrapSchema(expect) };
  const description = `Hands in the structured evidence (${expect.name}) of this verification. Call it exactly once, when all is verified.`;
  return { kind: "tool", offer: { name: "submit_evidence", description, schema: expect.schema } };
}

function isJudgement(expect: Expectation | null): boolean {
  return expect?.name === JUDGEMENT;
}

/** A judge has no handoff to travel beside its judgement. Source: AgentUse, "Using a judge agent". */
function chooseForJudge({ schema }: Expectation, structuredBy: "schema" | "tool"): Channel {
  const { $schema: _dialect, ...judgement } = schema;
  if (structuredBy === "schema") return { kind: "schema", schema: judgement };
  const description =
    "Records your decision. Call it exactly once: the call is the verdict, so do not also write a JSON object. When `pass` is false, `critique` is required and must be actionable in one revision.";
  return { kind: "tool", offer: { name: "submit_verdict", description, schema: judgement } };
}

/** The handoff stays the final message: it travels in the same answer, beside the evidence. */
function wrapSchema({ name, schema }: Expectation): JsonSchema {
  const { $schema: _dialect, $defs: definitions, ...evidence } = schema;
  return {
    type: "object",
    properties: {
      handoff: { type: "string", description: "The whole handoff: the markdown that the task asks for." },
      evidence: { description: `The structured evidence (${name}).`, ...evidence },
    },
    required: ["handoff", "evidence"],
    additionalProperties: false,
    // References point to the root of the whole schema.
    ...(definitions === undefined ? {} : { $defs: definitions }),
  };
}

/** What an agent left. */
interface Answer {
  readonly handoff: string | null;
  readonly structured: readonly unknown[] | null;
}

/** What the final answer holds, without what was handed in by a tool. */
export function readAnswer(channel: Channel, expect: Expectation | null, end: CliEnd): Answer {
  if (channel.kind !== "schema") return { handoff: end.text, structured: null };
  if (!isJudgement(expect)) return unwrapAnswer(end);
  return { handoff: end.text, structured: isNothing(end.structured) ? null : [end.structured] };
}

/** Takes the wrapping of a schema off. An answer of another shape is handed on as it is: the check says what is wrong with it. */
export function unwrapAnswer({ text, structured }: CliEnd): Answer {
  if (isNothing(structured)) return { handoff: text, structured: null };
  if (typeof structured !== "object" || structured === null || !("evidence" in structured))
    return { handoff: text, structured: [structured] };
  const handoff = "handoff" in structured && typeof structured.handoff === "string" ? structured.handoff : text;
  return { handoff, structured: [structured.evidence] };
}

function isNothing(structured: unknown): boolean {
  return structured === undefined || structured === null;
}

/** Whether an agent need say nothing at its end: a judge whose judgement is handed in. */
export function maySayNothing(expect: Expectation | null, structured: readonly unknown[] | null): boolean {
  return isJudgement(expect) && structured !== null && structured.length > 0;
}

/** The prompt with what this way of running adds to it. In: the task's own prompt, the channel, files that were taken out of the copy. */
export function completePrompt(
  { prompt, expect }: Pick<AgentTask, "prompt" | "expect">,
  channel: Channel,
  removedFiles: readonly string[],
): string {
  const sections = [prompt.trimEnd(), handInSection(channel, expect), removedSection(removedFiles)];
  return `${sections.filter((section) => section !== null).join("\n\n")}\n`;
}

function handInSection(channel: Channel, expect: Expectation | null): string {
  const title = "## How to hand in";
  if (isJudgement(expect) && channel.kind !== "none") return `${title}\n\n${askJudge(channel)}`;
  const name = expect?.name ?? "";
  if (channel.kind === "schema")
    return `${title}\n\nYour final answer has two fields. Put the whole handoff, as markdown, into \`handoff\`, and the structured evidence (${name}) into \`evidence\`. Fill both from what you observed yourself.`;
  const handoff = "Your final message must be the handoff itself, as markdown, and nothing else.";
  if (channel.kind === "none") return `${title}\n\n${handoff}`;
  return `${title}\n\nBefore your final message, call the tool \`${channel.offer.name}\` exactly once with the structured evidence (${name}), filled from what you observed yourself. ${handoff} The tool does not replace it.`;
}

function askJudge(channel: Exclude<Channel, { readonly kind: "none" }>): string {
  const critique =
    "When `pass` is false, `critique` is required: it is handed to the author word for word, and must be actionable in one revision.";
  if (channel.kind === "schema")
    return `Your final answer is your judgement in the form that is asked for, and nothing else. ${critique}`;
  return `Record your decision by calling the tool \`${channel.offer.name}\` exactly once. The call is the verdict: do not also write a JSON object. ${critique} Your final message is free text, and no handoff is asked for.`;
}

function removedSection(files: readonly string[]): string | null {
  if (files.length === 0) return null;
  const named = files.slice(0, MAX_NAMED_FILES).map((file) => `- ${JSON.stringify(file)}`);
  const rest = files.length - named.length;
  const more = rest > 0 ? [`- and ${rest} more`] : [];
  return `## Files that are missing on purpose\n\nThese files configure coding agents. They were taken out of your working copy and are not part of what you judge; do not report them as deleted.\n\n${[...named, ...more].join("\n")}`;
}
