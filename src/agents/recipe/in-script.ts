import { forEachChild, parse } from "unbash";
import type { Statement, SyntaxNode } from "unbash";
import { classifyScript } from "./classify.ts";
import { isInstalling } from "./missing.ts";
import { shownCommands } from "./shown.ts";
import { leavesState } from "./split.ts";

/** A script that runs a command among others. */
export interface InScript {
  readonly text: string;
  /** Whether the script ends with a failure when the command does. */
  readonly isShown: boolean;
}

/** The first of these scripts that runs this command after having prepared something for it, such as a server in the background;
 *  preferably one that would show its failure. Not one that works in another folder: there the same words are another command. Out:
 *  null where there is none. Throws: never. */
export function findScript(command: string, scripts: readonly string[]): InScript | null {
  const holders = scripts.filter(
    (script) => script !== command && script.includes(command) && isPreparedIn(script, command),
  );
  const shown = holders.find((script) => shownTexts(script).includes(command));
  const [text] = shown === undefined ? holders : [shown];
  return text === undefined ? null : { text, isShown: shown !== undefined };
}

function shownTexts(script: string): readonly string[] {
  return (shownCommands(script) ?? []).map((node) => textOf(node, script));
}

/** What others may stand on, an install or a build, is left in its place. */
function isPreparedIn(script: string, command: string): boolean {
  const { commands, errors } = parse(script);
  if ((errors !== undefined && errors.length > 0) || isInstalling(command)) return false;
  const all = commands.map((statement) => textsOf(statement, script));
  if (all.flat().some((text) => /^(?:cd|pushd)\b/.test(text))) return false;
  const isTest = classifyScript(command) === "test";
  const isPreparing = ({ background, pos, end }: Statement): boolean =>
    background === true || (isTest && leavesState(script.slice(pos, end)));
  const start = commands.findIndex(isPreparing);
  return (
    start !== -1 &&
    all
      .slice(start + 1)
      .flat()
      .includes(command)
  );
}

function textsOf(root: SyntaxNode, script: string): readonly string[] {
  const texts = root.type === "Command" ? [textOf(root, script)] : [];
  forEachChild(root, (child) => {
    texts.push(...textsOf(child, script));
  });
  return texts;
}

function textOf({ pos, end }: SyntaxNode, script: string): string {
  return script.slice(pos, end).trim();
}
