import { forEachChild, parse } from "unbash";
import type { Command, PipelineNode, Statement, SyntaxNode } from "unbash";
import { escapeOf, isConditional, isFailure, isNegated } from "../../evidence/strict-shell.ts";

const MAX_DEPTH = 8;

/** How much of a list shows: all of it; all but the inside of lists; or, where bash switches `set -e` off, its last statement. */
type Showing = "all" | "statements" | "last";

/** The commands of a shell script whose failure it would show: not the left side of `||`, nothing in the background, nothing that a
 *  condition may leave out, nothing after what may end the script or its strictness. Out: null for what is no valid shell. Throws: never. */
export function shownCommands(script: string): readonly Command[] | null {
  const { commands, errors } = parse(script);
  if (errors !== undefined && errors.length > 0) return null;
  return commands.some(hasFunction) ? [] : ofList(commands, "all", 0);
}

/** A function may bear the name of any command. */
function hasFunction(root: SyntaxNode): boolean {
  let isFound = root.type === "Function";
  forEachChild(root, (child) => {
    isFound ||= hasFunction(child);
  });
  return isFound;
}

function ofList(statements: readonly Statement[], showing: Showing, depth: number): readonly Command[] {
  const shown: Command[] = [];
  for (const [index, statement] of statements.entries()) {
    if (escapeOf(statement) !== null) break;
    const isLast = index === statements.length - 1;
    const isList = statement.command.type === "AndOr";
    const isShown = isLast || showing === "all" || (showing === "statements" && !isList);
    if (isShown) shown.push(...ofStatement(statement, showing, depth));
  }
  return shown;
}

function ofStatement(statement: Statement, showing: Showing, depth: number): readonly Command[] {
  if (statement.background === true || isConditional(statement)) return [];
  const { command } = statement;
  if (command.type !== "AndOr") return ofNode(command, showing, depth);
  let shown: Command[] = [];
  for (const [index, node] of command.commands.entries()) {
    const operator = command.operators[index - 1];
    if (operator === "||") shown = isFailure(node) ? shown : [];
    else shown.push(...ofNode(node, "last", depth));
  }
  return shown;
}

function ofNode(node: PipelineNode, showing: Showing, depth: number): readonly Command[] {
  if (depth > MAX_DEPTH) return [];
  if (node.type === "Command") return [node];
  if (node.type === "Redirected") return ofNode(node.command, showing, depth + 1);
  if (node.type === "Pipeline" && !isNegated(node))
    return node.commands.flatMap((part) => ofNode(part, showing, depth + 1));
  const isGroup = node.type === "Subshell" || node.type === "BraceGroup";
  if (!isGroup) return [];
  return ofList(node.body.commands, showing === "all" ? "statements" : showing, depth + 1);
}
