import { parse } from "unbash";
import type { CommandNode, PipelineNode, Statement } from "unbash";

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

function isQuestion(node: PipelineNode | CommandNode): boolean {
  if (node.type === "Pipeline") return node.commands.length === 1 && node.commands.every(isQuestion);
  return node.type === "TestCommand" || (node.type === "Command" && QUESTIONS.has(node.name?.value ?? ""));
}
