import type { ChangedFile, Diff } from "../../ports/git.ts";
import { CHANGE_TEMPLATE } from "./change-template.ts";
import type { GateData } from "../evidence.ts";
import { renderInput } from "./input.ts";
import { renderTemplate } from "./template.ts";

const MAX_FILES = 200;

/** What the prompt of a check on the pull request as a whole is made of. */
export interface ChangeSources {
  readonly gate: string;
  readonly check: string;
  /** What the policy asks; trusted. Null where it only gives input. */
  readonly task: string | null;
  /** What the gate gives the agent; null for nothing. */
  readonly input: GateData;
  readonly diff: Diff;
}

/** The whole prompt. Out: markdown; names of files, which authors choose, stand in a fence as JSON strings. Throws: never. */
export function buildChangePrompt({ gate, check, task, input, diff }: ChangeSources): string {
  return renderTemplate(CHANGE_TEMPLATE, {
    gateName: gate,
    checkName: check,
    checkTask: task?.trim() ?? "Answer from the input of this check, and from the change.",
    checkInput: renderInput(input),
    changes: listChanges(diff),
    reportTarget: "the pull request as a whole",
  });
}

function listChanges({ files, isTruncated }: Diff): string {
  const rest = files.length - MAX_FILES;
  const notes = [
    ...(rest > 0 ? [`[… cut here, ${rest} more files are not shown]`] : []),
    ...(isTruncated ? ["[… the change is too large to be listed whole]"] : []),
  ];
  if (files.length === 0 && notes.length === 0) return "(no files)";
  return ["```text", ...files.slice(0, MAX_FILES).map(describeFile), ...notes, "```"].join("\n");
}

function describeFile({ path, previousPath, status }: ChangedFile): string {
  const name = inert(path);
  return previousPath === null || previousPath === path
    ? `${status} ${name}`
    : `${status} ${name} (was ${inert(previousPath)})`;
}

/** On one line, without the back quotes that could end the fence and without characters that nobody sees. */
function inert(path: string): string {
  return JSON.stringify(path.toWellFormed()).replaceAll(
    /[`\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
