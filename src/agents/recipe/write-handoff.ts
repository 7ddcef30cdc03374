import type { Code, Heading, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Target } from "../../target/target.ts";
import { tellFailure } from "../../evidence/failure.ts";
import type { Place } from "../../evidence/places.ts";
import type { CriterionAnswer, Judgement } from "./judge.ts";
import type { CommandResult } from "./run.ts";

const MAX_SHOWN_CHARS = 2_000;
const MAX_OUTPUTS = 10;
const MAX_NAMED = 30;

/** A command that failed, with the places in the change that its output names. */
interface Failure {
  readonly result: CommandResult;
  readonly places: readonly Place[];
}

export interface HandoffParts {
  readonly target: Target;
  readonly judgement: Judgement;
  readonly results: readonly CommandResult[];
  readonly answers: readonly CriterionAnswer[];
  readonly failures: readonly Failure[];
  /** Commands of the plan that were not run. */
  readonly named: readonly string[];
}

const stringifier = unified().use(remarkGfm).use(remarkStringify, { bullet: "-", listItemIndent: "one", fences: true });

/** Writes the verifier handoff. It is built as a tree and printed by the library, so that whatever a command printed stays text: it
 *  can neither open nor close a section. Out: markdown. Source: handoff format. */
export function writeHandoff(parts: HandoffParts): string {
  const { target, judgement } = parts;
  const children: RootContent[] = [
    ...section("Verification", paragraph([text(judgement.verification)])),
    ...section("Target", paragraph([code(target.task.name), text(" on branch "), code(target.branch)])),
    ...section("Branch", paragraph([text("(no branch)")])),
    ...section("Execution", list(parts.results.map(executionItem))),
    ...findings(parts),
    ...section("Critique", list(parts.failures.flatMap((failure) => critiqueItems(failure, parts)))),
    ...notes(parts),
  ];
  const root: Root = { type: "root", children };
  return stringifier.stringify(root);
}

function executionItem({ command, outcome }: CommandResult): ListItem {
  return item([...shown(command.text), text(` → ${outcome}`)]);
}

/** Nothing that a command printed stands here: its own "(met)" would read as an answer. */
function findings({ answers }: HandoffParts): readonly RootContent[] {
  const perCriterion = answers.map(({ criterion, evidence, answer }) =>
    item([text(`${closed(cut(toOneLine(criterion)))}: ${evidence} (${answer})`)], answer === "met"),
  );
  return section("Findings", paragraph([text("Per acceptance criterion:")]), list(perCriterion));
}

/** An open parenthesis would swallow the answer at the end. */
function closed(criterion: string): string {
  let depth = 0;
  for (const sign of criterion) {
    if (sign === "(" || sign === "\uFF08") depth += 1;
    else if (sign === ")" || sign === "\uFF09") depth = Math.max(0, depth - 1);
  }
  return criterion + ")".repeat(depth);
}

function critiqueItems({ result, places }: Failure, { answers }: HandoffParts): readonly ListItem[] {
  const broken = answers.find(
    ({ criterion, answer }) => answer === "not met" && criterion.includes(result.command.text),
  );
  const subject = broken === undefined ? `\`${firstLine(result.command.text)}\`` : `${broken.criterion}: not met`;
  return tellFailure(toOneLine(subject), result, places).map(({ place, severity, text: told }) => {
    const story = text(`(${severity}): ${cut(told)}`);
    if (place === null) return item([story]);
    return item([code(place.line === null ? place.path : `${place.path}:${place.line}`), text(" "), story]);
  });
}

function notes({ results, judgement, named }: HandoffParts): readonly RootContent[] {
  const told = results.filter(({ state, output }) => state !== "passed" && output.trim() !== "");
  const outputs = told
    .slice(0, MAX_OUTPUTS)
    .flatMap((result): RootContent[] => [
      paragraph([text("Output of "), ...shown(result.command.text), text(":")]),
      fence(result.observed?.tail ?? ""),
    ]);
  const rest = told.length - MAX_OUTPUTS;
  const method =
    "This handoff is written from exit codes alone. Steps of the plan that are not commands were not done.";
  return [
    ...section("Notes & suggestions", paragraph([text(`${judgement.because} ${method}`)])),
    ...namedButNotRun(named),
    ...outputs,
    ...(rest > 0 ? [paragraph([text(`The output of ${rest} more commands is in the transcript.`)])] : []),
  ];
}

function namedButNotRun(named: readonly string[]): readonly RootContent[] {
  if (named.length === 0) return [];
  const spans = named
    .slice(0, MAX_NAMED)
    .flatMap((command, index) => [...(index === 0 ? [] : [text(", ")]), ...shown(command)]);
  const rest = named.length - MAX_NAMED;
  const more = rest > 0 ? [text(` and ${rest} more`)] : [];
  const how = text(". To have one run, say so in the plan: Run, then the command in backticks.");
  return [paragraph([text("Named but not run: "), ...spans, ...more, how])];
}

/** A command on one line: the whole of it, or its first line and how many follow. */
function shown(command: string): PhrasingContent[] {
  const more = command.split("\n").length - 1;
  return more === 0
    ? [code(command)]
    : [code(firstLine(command)), text(` and ${more} more ${more === 1 ? "line" : "lines"}`)];
}

function firstLine(command: string): string {
  return command.split("\n")[0] ?? "";
}

function section(title: string, ...content: RootContent[]): readonly RootContent[] {
  const heading: Heading = { type: "heading", depth: 2, children: [text(title)] };
  return [heading, ...content];
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

function list(items: readonly ListItem[]): List {
  return {
    type: "list",
    ordered: false,
    spread: false,
    children: items.length === 0 ? [item([text("(none)")])] : [...items],
  };
}

function item(children: PhrasingContent[], isChecked?: boolean): ListItem {
  const box = isChecked === undefined ? {} : { checked: isChecked };
  return { type: "listItem", spread: false, ...box, children: [paragraph(children)] };
}

function text(value: string): PhrasingContent {
  return { type: "text", value: toOneLine(value) };
}

function code(value: string): PhrasingContent {
  return { type: "inlineCode", value: cut(toOneLine(value).trim()) };
}

function fence(value: string): Code {
  return { type: "code", lang: "text", value };
}

/** Line breaks and control characters would end the item that the text stands in. */
function toOneLine(value: string): string {
  return value.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ");
}

function cut(line: string): string {
  return line.length > MAX_SHOWN_CHARS ? `${line.slice(0, MAX_SHOWN_CHARS)}…` : line;
}
