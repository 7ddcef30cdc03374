import { forEachChild, parse } from "unbash";
import type { PipelineNode, Statement, SyntaxNode } from "unbash";
import {
  escapeOf,
  isConditional,
  isFailure,
  isNegated,
  isOneCommand,
  isQuestion,
  shellStringOf,
  wordsOf,
} from "../../evidence/strict-shell.ts";

const MAX_DEPTH = 50;

/** Where a command of this script could fail without the script's failing, though it is run strictly. Out: a name for people, or null
 *  where nothing of the kind was found. The policy wrote the script, so that this is told and not refused. Throws: never. */
export function hiddenFailureOf(script: string): string | null {
  const { commands, errors } = parse(script);
  if (errors !== undefined && errors.length > 0) return "its text could not be read";
  const last = commands.at(-1);
  const isExit = last?.command.type === "Command" && last.command.name?.value === "exit";
  return hiddenInList(isExit ? commands.slice(0, -1) : commands, { isTop: true, isStrict: true, depth: 0 });
}

interface Place {
  readonly isTop: boolean;
  /** Whether bash still ends at a failure here. */
  readonly isStrict: boolean;
  readonly depth: number;
}

function hiddenInList(statements: readonly Statement[], place: Place): string | null {
  if (!place.isStrict && statements.length > 1) return "several commands in a list or condition";
  for (const [index, statement] of statements.entries()) {
    if (statement.background === true) return "a command in the background";
    const isSwallowed = !place.isTop && statement.command.type === "AndOr" && index < statements.length - 1;
    if (isSwallowed) return "`&&` within a group";
    const hidden = escapeOf(statement) ?? (isConditional(statement) ? null : hiddenIn(statement.command, place));
    if (hidden !== null) return hidden;
  }
  return null;
}

function hiddenIn(node: SyntaxNode, place: Place): string | null {
  const inner = { ...place, isTop: false, depth: place.depth + 1 };
  if (place.depth > MAX_DEPTH) return "its text is nested too deep";
  if (node.type === "Command") return hiddenInCommand(node);
  if (node.type === "AndOr") return hiddenInAndOr(node.commands, node.operators, inner);
  if (node.type === "Pipeline" && isNegated(node) && !node.commands.every(isQuestion)) return "`!`";
  if (node.type === "If" || node.type === "While") {
    const isAsked = node.clause.commands.every(({ command }) => command.type !== "AndOr" && isQuestion(command));
    if (!isAsked) return "a condition";
  }
  if (node.type === "CompoundList") return hiddenInList(node.commands, inner);
  let hidden: string | null = null;
  forEachChild(node, (child) => {
    hidden ??= hiddenIn(child, inner);
  });
  return hidden;
}

function hiddenInCommand(node: Extract<SyntaxNode, { type: "Command" }>): string | null {
  const script = shellStringOf(wordsOf(node));
  if (script !== null && !isOneCommand(script)) return "a shell within the shell";
  return node.name !== undefined && hasSubstitution(node) ? "a command in `$(…)`" : null;
}

function hiddenInAndOr(nodes: readonly PipelineNode[], operators: readonly string[], place: Place): string | null {
  for (const [index, node] of nodes.entries()) {
    const isAnswer = operators[index - 1] === "||";
    if (isAnswer && !isFailure(node)) return "what stands after `||`";
    const hidden = isAnswer ? null : hiddenIn(node, { ...place, isStrict: false });
    if (hidden !== null) return hidden;
  }
  return null;
}

function hasSubstitution(root: SyntaxNode): boolean {
  let isFound = root.type === "CommandExpansion";
  forEachChild(root, (child) => {
    isFound ||= hasSubstitution(child);
  });
  return isFound;
}
