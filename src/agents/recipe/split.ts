import { forEachChild, parse } from "unbash";
import type { Statement, SyntaxNode } from "unbash";

/** Commands after which the shell is another one: folder, variables, options, functions. */
const STATEFUL: ReadonlySet<string> = new Set(
  (
    "cd pushd popd export source . set unset shopt alias unalias trap exit exec return umask ulimit declare typeset local " +
    "readonly eval read mapfile wait let hash enable nvm fnm conda deactivate workon module"
  ).split(" "),
);

/** Splits a shell block into commands that can run one by one, each in a shell of its own, so that each has a result of its own.
 *  Out: the whole block as one script where a later command needs the shell of an earlier one (folder, variables, background
 *  jobs), where there is a here-document, and where the text is not valid shell; nothing for a block of comments. */
export function splitScript(script: string): readonly string[] {
  const { commands, errors } = parse(script);
  const whole = script.trim();
  if (errors !== undefined && errors.length > 0) return [whole];
  if (commands.length === 0) return [];
  const isSplittable = commands.every((statement, index) => index === commands.length - 1 || isStateless(statement));
  if (!isSplittable || /\$[?!_]/.test(script)) return [whole];
  return commands.map(({ command, pos, end }) => script.slice(pos, hasHereDocument(command) ? undefined : end).trim());
}

/** Whether the shell is another one after this script: its folder, variables, functions, background jobs. */
export function leavesState(script: string): boolean {
  return parse(script).commands.some(
    (statement) =>
      statement.command.type !== "Subshell" && (statement.background === true || hasState(statement.command)),
  );
}

/** Whether this script does its work in another folder and leaves nothing else behind. */
export function isFolderChange(script: string): boolean {
  const { commands } = parse(script);
  const names = commands.flatMap(({ command }) => namesIn(command));
  const isFolderOnly = names.every((name) => name === "cd" || !STATEFUL.has(name));
  const isQuiet = commands.every((statement) => statement.background !== true && !defines(statement.command));
  return isFolderOnly && isQuiet && names.some((name) => !STATEFUL.has(name));
}

function namesIn(node: SyntaxNode): readonly string[] {
  const names = node.type === "Command" ? [node.name?.value ?? "export"] : [];
  forEachChild(node, (child) => {
    names.push(...namesIn(child));
  });
  return names;
}

function defines(root: SyntaxNode): boolean {
  return contains(root, ({ type }) => type === "Function" || type === "Coproc");
}

function isStateless(statement: Statement): boolean {
  return statement.background !== true && !hasState(statement.command);
}

/** A here-document counts too: its text stands apart from its command, so that the two cannot be cut out as one piece. */
function hasState(root: SyntaxNode): boolean {
  return contains(root, (node) => {
    if (node.type === "Command") return node.name === undefined || STATEFUL.has(node.name.value);
    return node.type === "Function" || node.type === "HereDoc" || node.type === "Coproc";
  });
}

function hasHereDocument(root: SyntaxNode): boolean {
  return contains(root, ({ type }) => type === "HereDoc");
}

function contains(node: SyntaxNode, isWanted: (node: SyntaxNode) => boolean): boolean {
  if (isWanted(node)) return true;
  let isFound = false;
  forEachChild(node, (child) => {
    isFound ||= contains(child, isWanted);
  });
  return isFound;
}

/** A command of a session, and the lines printed below it. */
export interface Typed {
  readonly command: string;
  readonly printed: readonly string[];
}

/** Takes the typed commands out of a block that shows a session: what follows `$ `, with its continuation lines. Out: null when no
 *  line has the prompt, so that the block is plain shell. */
export function readSession(text: string): readonly Typed[] | null {
  const session: { readonly command: string; readonly printed: string[] }[] = [];
  for (const line of text.split("\n")) {
    const current = session.at(-1);
    if (current !== undefined && isContinued(current.command, line)) {
      session.splice(-1, 1, { ...current, command: `${current.command}\n${line.replace(/^\s*> ?/, "")}` });
      continue;
    }
    const command = /^\s*\$ (.*)$/.exec(line)?.[1];
    if (command !== undefined) session.push({ command, printed: [] });
    else current?.printed.push(line);
  }
  if (session.length === 0) return null;
  return session
    .map(({ command, printed }) => ({ command: command.trim(), printed }))
    .filter(({ command }) => command !== "");
}

/** Whether the shell would have read this line as more of the command. Runners print lines that look like the second prompt, so
 *  that prompt alone proves nothing. */
function isContinued(command: string, line: string): boolean {
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(command)) return true;
  const { commands, errors } = parse(command);
  if (commands.some((statement) => contains(statement, isOpenHereDocument))) return true;
  return errors !== undefined && errors.length > 0 && /^\s*>/.test(line);
}

function isOpenHereDocument(node: SyntaxNode): boolean {
  return node.type === "HereDoc" && node.closing === undefined;
}
