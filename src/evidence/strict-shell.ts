import { forEachChild, parse } from "unbash";
import type { Command, CommandNode, PipelineNode, Statement, SyntaxNode } from "unbash";

/** Commands that ask a question: `[ -f x ] && y` is an "if", and a "no" is not a failure. */
const QUESTIONS: ReadonlySet<string> = new Set(["[", "test", "command", "which", "type", "hash"]);

/** Makes a shell script end with the status of its first command that fails. Out: one text for `bash -c`.
 *  `set -e` alone does not see a failure inside an `&&` list that other commands follow, nor of a command that starts with `!`. */
export function strictScript(script: string): string {
  const { commands, errors } = parse(script);
  let strict = script;
  if (errors === undefined || errors.length === 0) {
    for (let index = commands.length - 1; index > 0; index -= 1) {
      const [before, statement] = [commands[index - 1], commands[index]];
      if (before === undefined || statement === undefined || !hidesFailure(before)) continue;
      strict = `${strict.slice(0, statement.pos)}(exit $?); ${strict.slice(statement.pos)}`;
    }
  }
  return `set -eo pipefail; ${strict}`;
}

/** Whether this list is an "if" in short form, so that its last part may well not run. */
export function isConditional({ command }: Statement): boolean {
  return command.type === "AndOr" && command.commands.slice(0, -1).some(isQuestion);
}

function hidesFailure(statement: Statement): boolean {
  if (statement.background === true || isConditional(statement)) return false;
  return statement.command.type === "AndOr" || isNegated(statement.command);
}

/** Whether the status is the opposite of the command's. */
export function isNegated(node: PipelineNode): boolean {
  return node.type === "Pipeline" && node.prefixes.filter((prefix) => prefix.type === "Negation").length % 2 === 1;
}

/** Commands after which the shell's status says nothing sure about those that follow. */
const ESCAPES: ReadonlySet<string> = new Set(
  "return trap exec eval source . shopt alias unalias builtin enable suspend logout".split(" "),
);
const STRICT_OPTION = /^-[Eeuvx]+$|^-[Eeuvx]*o$|^(?:errexit|pipefail|nounset|xtrace)$/;
/** Variables in which tools look for switches, such as `make -i`. */
const SWITCHES = /^(?:(?:GNU)?MAKEFLAGS|MFLAGS|PYTEST_ADDOPTS|BASH_ENV|BASHOPTS|SHELLOPTS|npm_config_\w+)(?:=|$)/i;
const SHELLS = /^(?:.*\/)?(?:bash|sh|zsh|dash|ksh|ash)$/;

/** What in this piece of a script may end it with success, or take `set -e` off, so that a failure after it need not show. Out: a
 *  name for people, or null. Throws: never. */
export function escapeOf(root: SyntaxNode): string | null {
  if (root.type === "Function") return "a function";
  if (root.type === "Assignment" && SWITCHES.test(root.name)) return `\`${root.name}\``;
  if (root.type === "Command") {
    if (isCleanup(root)) return null;
    const own = escapeOfWords(wordsOf(root), root.name?.text ?? "");
    if (own !== null) return own;
  }
  let found: string | null = null;
  const skipped = new Set<SyntaxNode>(root.type === "AndOr" ? root.commands.filter(isExitAfter(root.operators)) : []);
  forEachChild(root, (child) => {
    if (found === null && !skipped.has(child)) found = escapeOf(child);
  });
  return found;
}

/** `|| exit` keeps the failure. */
function isExitAfter(operators: readonly string[]): (node: SyntaxNode, index: number) => boolean {
  return (node, index) => operators[index - 1] === "||" && node.type === "Command" && isFailure(node);
}

function escapeOfWords([name, ...args]: readonly string[], written: string): string | null {
  if (name === undefined) return null;
  if (name === "command") return escapeOfWords(args.slice(args.findIndex((arg) => !arg.startsWith("-"))), written);
  if (/^[^/]*[$`]/.test(written)) return "a command whose name is computed";
  if (name === "exit") return isFailing(args) ? null : "`exit`";
  if (name === "set") return args.every((arg) => STRICT_OPTION.test(arg)) ? null : "`set`";
  if ((name === "source" || name === ".") && args[0]?.endsWith("/bin/activate") === true) return null;
  if (name === "env" && args.some((arg) => SWITCHES.test(arg))) return "`env`";
  return ESCAPES.has(name) ? `\`${name}\`` : null;
}

/** `trap 'kill $PID' EXIT`: what runs at the end leaves the status as it is, or makes a success a failure, as long as it does not end
 *  the shell by itself. In double quotes nobody knows what it will be. */
function isCleanup(root: Command): boolean {
  const [name, handler = "", ...signals] = wordsOf(root);
  const isAtEnd = signals.length === 1 && (signals[0] === "EXIT" || signals[0] === "0");
  const isLiteral = /^'[^']*'$/.test(root.args[0]?.text ?? "") || /^"[^"$`\\]*"$/.test(root.args[0]?.text ?? "");
  if (name !== "trap" || !isAtEnd || !isLiteral) return false;
  const { commands, errors } = parse(handler);
  const isRead = errors === undefined || errors.length === 0;
  return isRead && commands.every((statement) => escapeOf(statement) === null);
}

function isFailing([status, ...more]: readonly string[]): boolean {
  return status !== undefined && more.length === 0 && /^[1-9]\d{0,2}$/.test(status) && Number(status) < 256;
}

/** Whether what stands after `||` keeps the failure: `exit 1`, `false`, or `exit` alone. */
export function isFailure(node: CommandNode | PipelineNode): boolean {
  if (node.type === "BraceGroup") {
    const last = node.body.commands.at(-1)?.command;
    return last?.type === "Command" && isFailure(last) && wordsOf(last).join(" ") !== "exit";
  }
  if (node.type !== "Command") return false;
  const [name, ...args] = wordsOf(node);
  return name === "false" || (name === "exit" && (args.length === 0 || isFailing(args)));
}

/** The words of a command as the shell sees them, its name first; none for a bare assignment. */
export function wordsOf(command: Command): readonly string[] {
  if (command.name === undefined) return [];
  return [command.name.value, ...command.args.map((arg) => (arg.type === "Word" ? arg.value : arg.text))];
}

/** The script in `bash -c "script"`, or null where the words start no such shell. Out: an empty text where its switches are other
 *  than the usual. */
export function shellStringOf([program = "", ...args]: readonly string[]): string | null {
  if (!SHELLS.test(program) || !args.some((arg) => /^-\w*c/.test(arg))) return null;
  return /^-[elux]*c$/.test(args[0] ?? "") ? (args[1] ?? "") : "";
}

/** Whether a shell without `set -e` shows every failure of this script, because it is one command and nothing else. */
export function isOneCommand(script: string): boolean {
  const { commands, errors } = parse(script);
  const [statement] = commands;
  const isAlone = commands.length === 1 && (errors === undefined || errors.length === 0);
  if (!isAlone || statement === undefined || statement.background === true) return false;
  return statement.command.type === "Command" && escapeOf(statement.command) === null;
}

/** Whether this only asks something, as `[ -f x ]` does: its "no" is no failure. */
export function isQuestion(node: PipelineNode | CommandNode): boolean {
  if (node.type === "Pipeline") return node.commands.length === 1 && node.commands.every(isQuestion);
  return node.type === "TestCommand" || (node.type === "Command" && QUESTIONS.has(node.name?.value ?? ""));
}
