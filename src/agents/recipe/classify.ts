import { parse } from "unbash";
import type { Command, CommandNode, PipelineNode, Statement } from "unbash";
import { isConditional, isNegated } from "../../evidence/strict-shell.ts";
import {
  INTERPRETERS,
  isDisarmed,
  kindOfFile,
  kindOfTaskName,
  PACKAGE_MANAGERS,
  PROGRAMS,
  SUBCOMMANDS,
  TASK_RUNNERS,
  WRAPPER_PAIRS,
  WRAPPERS,
} from "./programs.ts";
import type { CommandKind } from "./programs.ts";

const STRENGTH: readonly CommandKind[] = ["no-evidence", "unknown", "check", "test"];
const MAX_DEPTH = 8;

/** What the success of a shell script proves. Only commands count whose failure the script would show: not the left side of `||`,
 *  nothing in the background, nothing that a condition may leave out. Throws: never. */
export function classifyScript(script: string, depth = 0): CommandKind {
  const { commands, errors } = parse(script);
  if ((errors !== undefined && errors.length > 0) || depth > MAX_DEPTH) return "unknown";
  return kindOfList(commands, true, depth);
}

function strongest(kinds: readonly CommandKind[]): CommandKind {
  return STRENGTH[Math.max(0, ...kinds.map((kind) => STRENGTH.indexOf(kind)))] ?? "no-evidence";
}

/** `isTop`: strictly run lists show the failure of every statement, nested ones may swallow that of an inner `&&` list. */
function kindOfList(statements: readonly Statement[], isTop: boolean, depth: number): CommandKind {
  const kinds: CommandKind[] = [];
  for (const [index, statement] of statements.entries()) {
    const words = statement.command.type === "Command" ? wordsOf(statement.command) : [];
    if (["exit", "exec", "return"].includes(words[0] ?? "") && index < statements.length - 1) break;
    if (words[0] === "set" && words.some((word) => word.startsWith("+"))) return "no-evidence";
    const isSwallowed = !isTop && statement.command.type === "AndOr" && index < statements.length - 1;
    kinds.push(isSwallowed ? "no-evidence" : kindOfStatement(statement, depth));
  }
  return strongest(kinds);
}

function kindOfStatement(statement: Statement, depth: number): CommandKind {
  if (statement.background === true || isConditional(statement)) return "no-evidence";
  const { command } = statement;
  if (command.type !== "AndOr") return kindOfNode(command, depth);
  let counted: CommandKind[] = [];
  for (const [index, node] of command.commands.entries()) {
    const operator = command.operators[index - 1];
    if (operator === "||") counted = isFailure(node) ? counted : [];
    else counted.push(kindOfNode(node, depth));
  }
  return strongest(counted);
}

function kindOfNode(node: PipelineNode, depth: number): CommandKind {
  if (depth > MAX_DEPTH) return "unknown";
  if (node.type === "Command") return kindOfWords(wordsOf(node), depth);
  if (node.type === "Redirected") return kindOfNode(node.command, depth + 1);
  if (node.type === "Pipeline" && !isNegated(node))
    return strongest(node.commands.map((part) => kindOfNode(part, depth + 1)));
  const isGroup = node.type === "Subshell" || node.type === "BraceGroup";
  return isGroup ? kindOfList(node.body.commands, false, depth + 1) : "no-evidence";
}

/** `exit 1`, `false`, or `exit` right after the failure. */
function isFailure(node: CommandNode | PipelineNode): boolean {
  if (node.type === "BraceGroup") {
    const last = node.body.commands.at(-1)?.command;
    return last !== undefined && last.type === "Command" && isFailure(last) && wordsOf(last).join(" ") !== "exit";
  }
  if (node.type !== "Command") return false;
  const [name, status] = wordsOf(node);
  return (
    name === "false" || ((name === "exit" || name === "return") && (status === undefined || /^[1-9]\d*$/.test(status)))
  );
}

function wordsOf(command: Command): readonly string[] {
  if (command.name === undefined) return [];
  return [command.name.value, ...command.args.map((arg) => (arg.type === "Word" ? arg.value : arg.text))];
}

function kindOfWords(words: readonly string[], depth: number): CommandKind {
  const [path, ...args] = words;
  if (path === undefined) return "no-evidence";
  const program = path.slice(path.lastIndexOf("/") + 1);
  const inner = unwrap(program, args);
  if (inner !== null) return depth > MAX_DEPTH ? "unknown" : kindOfWords(inner, depth + 1);
  const kind = kindOfProgram(path, program, args, depth);
  return kind === "test" && isDisarmed(program, args) ? "unknown" : kind;
}

/** The command that a wrapper starts, or null when this is no wrapper. */
function unwrap(program: string, args: readonly string[]): readonly string[] | null {
  const isPair = WRAPPER_PAIRS.has(`${program} ${args[0] ?? ""}`);
  const own = isPair ? 1 : WRAPPERS.get(program);
  if (own === undefined) return null;
  let rest = args.slice(isPair ? 1 : 0);
  while (rest[0] !== undefined && (rest[0].startsWith("-") || /^[A-Za-z_]\w*=/.test(rest[0]))) rest = rest.slice(1);
  return rest.slice(isPair ? 0 : own);
}

function kindOfProgram(path: string, program: string, args: readonly string[], depth: number): CommandKind {
  const words = positionals(args, program);
  const subcommands = SUBCOMMANDS.get(program) ?? {};
  if (PACKAGE_MANAGERS.has(program)) return kindOfScript(program, words);
  if (TASK_RUNNERS.has(program)) return kindOfTasks(words, subcommands);
  if (program === "deno" && words[0] === "task") return kindOfTaskName(words[1] ?? "");
  const sub = kindIn(subcommands, words[0] ?? "");
  if (sub !== undefined) return sub;
  const known = PROGRAMS.get(program);
  if (known !== undefined) return known;
  if (INTERPRETERS.has(program)) return kindOfInterpreter(program, args, depth);
  return path.includes("/") ? kindOfFile(path) : "unknown";
}

function kindIn(kinds: Readonly<Record<string, CommandKind>>, word: string): CommandKind | undefined {
  return Object.hasOwn(kinds, word) ? kinds[word] : undefined;
}

function kindOfTasks(words: readonly string[], phases: Readonly<Record<string, CommandKind>>): CommandKind {
  if (words.length === 0) return "check";
  return strongest(words.map((word) => kindIn(phases, word) ?? kindOfTaskName(word)));
}

/** `npm test`, `npm run lint`, `yarn vitest`, `pnpm --filter web test`, `yarn workspace web test`. */
function kindOfScript(manager: string, words: readonly string[]): CommandKind {
  let [name = "install", ...rest] = words;
  if (name === "workspace") [name = "", ...rest] = rest.slice(1);
  if (name === "workspaces" && rest[0] === "foreach") [name = "", ...rest] = rest.slice(1);
  if (["run", "run-script", "rum", "urn"].includes(name)) return kindOfTaskName(rest[0] ?? "");
  if (manager === "npm") return ["t", "tst"].includes(name) ? "test" : kindOfTaskName(name);
  const script = kindOfTaskName(name);
  return script === "unknown" ? kindOfWords([name, ...rest], MAX_DEPTH) : script;
}

function kindOfInterpreter(program: string, args: readonly string[], depth: number): CommandKind {
  if (args.some((arg) => arg === "--test" || arg.startsWith("--test="))) return "test";
  const module = args[args.indexOf("-m") + 1];
  if (program.startsWith("python") && args.includes("-m") && module !== undefined)
    return kindOfWords([module, ...args.slice(args.indexOf("-m") + 2)], depth + 1);
  const script = args[args.indexOf("-c") + 1];
  if (["bash", "sh"].includes(program) && args.includes("-c") && script !== undefined)
    return classifyScript(script, depth + 1);
  const file = positionals(args, program).find((word) => word !== "run");
  return file === undefined ? "unknown" : kindOfFile(file);
}

const VALUE_OPTIONS: ReadonlySet<string> = new Set(
  "-w --workspace -C --dir --cwd --prefix --filter -F -f --file --manifest-path --project --import --require -r --loader -W -X".split(
    " ",
  ),
);

/** The words that are not options, up to `--`. */
function positionals(args: readonly string[], program: string): readonly string[] {
  const found: string[] = [];
  let isValue = false;
  for (const arg of args) {
    if (arg === "--") break;
    const isOption = arg.startsWith("-");
    if (!isOption && !isValue) found.push(arg);
    isValue = isOption && VALUE_OPTIONS.has(arg) && !isFlagOf(program, arg);
  }
  return found;
}

/** `-w` names a workspace in npm and the root in pnpm; `-r` is recursive in package managers and preloads in node. */
function isFlagOf(program: string, option: string): boolean {
  return (option === "-w" && program !== "npm") || (option === "-r" && program !== "node");
}
