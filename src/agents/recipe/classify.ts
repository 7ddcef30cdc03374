import { isOneCommand, shellStringOf, wordsOf } from "../../evidence/strict-shell.ts";
import { isDisarmed } from "./disarmed.ts";
import {
  INTERPRETERS,
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
import { shownCommands } from "./shown.ts";

const STRENGTH: readonly CommandKind[] = ["no-evidence", "unknown", "check", "test"];
const MAX_DEPTH = 8;

/** What the success of a shell script proves. Only commands count whose failure the script would show. Throws: never. */
export function classifyScript(script: string, depth = 0): CommandKind {
  const commands = depth > MAX_DEPTH ? null : shownCommands(script);
  return commands === null ? "unknown" : strongest(commands.map((command) => kindOfWords(wordsOf(command), depth)));
}

function strongest(kinds: readonly CommandKind[]): CommandKind {
  return STRENGTH[Math.max(0, ...kinds.map((kind) => STRENGTH.indexOf(kind)))] ?? "no-evidence";
}

function kindOfWords(words: readonly string[], depth: number): CommandKind {
  const [path, ...args] = words;
  if (path === undefined) return "no-evidence";
  if (/[\s;&|]/.test(path)) return "unknown";
  const script = shellStringOf(words);
  if (script !== null) return isOneCommand(script) ? classifyScript(script, depth + 1) : "no-evidence";
  const program = path.slice(path.lastIndexOf("/") + 1);
  if (isDisarmed(program, optionsOf(isPair(program, args) ? args.slice(1) : args))) return "unknown";
  const inner = unwrap(program, args);
  if (inner !== null) return depth > MAX_DEPTH ? "unknown" : kindOfWords(inner, depth + 1);
  const kind = kindOfProgram(path, program, args, depth);
  return kind === "test" && isDisarmed(program, args) ? "unknown" : kind;
}

/** The options before the first word: `command -v vitest` starts nothing. */
function optionsOf(args: readonly string[]): readonly string[] {
  const end = args.findIndex((arg) => !arg.startsWith("-"));
  return end === -1 ? args : args.slice(0, end);
}

/** The command that a wrapper starts, or null when this is no wrapper. */
function unwrap(program: string, args: readonly string[]): readonly string[] | null {
  const own = isPair(program, args) ? 0 : WRAPPERS.get(program);
  if (own === undefined) return null;
  let rest = args.slice(isPair(program, args) ? 1 : 0);
  while (rest[0] !== undefined && (rest[0].startsWith("-") || /^[A-Za-z_]\w*=/.test(rest[0]))) rest = rest.slice(1);
  return rest.slice(own);
}

/** `npm exec`, `uv run` */
function isPair(program: string, args: readonly string[]): boolean {
  return WRAPPER_PAIRS.has(`${program} ${args[0] ?? ""}`);
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
  const isShell = program === "bash" || program === "sh";
  const isOdd = isShell
    ? !optionsOf(args).every((arg) => SHELL_SWITCH.test(arg))
    : args.some((arg) => NOT_A_RUN.test(arg));
  if (isOdd) return "unknown";
  const file = positionals(args, program).find((word) => word !== "run");
  return file === undefined ? "unknown" : kindOfFile(file);
}

/** Switches of interpreters that check a file or take a text instead of running one. */
const NOT_A_RUN = /^(?:-[a-z]*[cnlep]|--eval|--print|--check|--syntax-check)$/;

const SHELL_SWITCH = /^-[eluvx]+$/;

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
