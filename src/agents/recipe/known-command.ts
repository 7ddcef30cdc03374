import { forEachChild, parse } from "unbash";
import type { SyntaxNode } from "unbash";
import { classifyScript } from "./classify.ts";
import { INTERPRETERS, PACKAGE_MANAGERS, PROGRAMS, SUBCOMMANDS, TASK_RUNNERS, WRAPPERS } from "./programs.ts";

const INSTALLING = /^(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|bundle|composer|go mod) (?:ci|install|i|sync|download)\b/;
const HARMLESS = /^(?:cd|export|set|echo|true|pwd|:)(?:\s|$)/;

/** Words of known commands that reach out of the checkout or undo work, and what hides a command in a word. */
const DANGEROUS =
  /(?:^|[^A-Za-z])(?:deploy|publish|release|push|upload|docker|apply|destroy|migrate|seed|reset)\w*(?:$|[^A-Za-z])|`|\$\(|sh\s+-\w*c\b/i;
/** Words of known commands that never end. */
const ENDLESS = /(?:^|[^A-Za-z])(?:watch\w*|dev|serve|start|preview)(?:$|[^A-Za-z])/i;
const PLAIN_OPTION = /\s--?(?!watch|serve|apply|publish|deploy|push)[A-Za-z][\w-]*/gi;

/** Programs that mark a text as a command though nobody here knows what it does. */
const OTHER_PROGRAMS: ReadonlySet<string> = new Set(
  "curl wget docker docker-compose podman kubectl helm terraform ssh psql mysql sqlite3 http".split(" "),
);

/** Whether this is a command whose meaning is known: tests, builds, type checks, linters, installing what they need. A bare path is
 *  more often a file that is spoken of. */
export function isKnownCommand(text: string): boolean {
  if (/^[^\s./][^\s]*\/\S*$/.test(text)) return false;
  const kind = classifyScript(text);
  return kind === "test" || kind === "check" || INSTALLING.test(text);
}

/** Whether every command of this script is known, and none could do harm or run on without end: it may be run wherever the plan
 *  names it, without having said "run". */
export function isHarmlessCommand(text: string): boolean {
  const words = /sh\s+-\w*c\b/.test(text) ? text : text.replaceAll(PLAIN_OPTION, " ");
  if (!isKnownCommand(text) || DANGEROUS.test(words)) return false;
  if (ENDLESS.test(words) && !INSTALLING.test(text)) return false;
  const { commands, errors } = parse(text);
  if (errors !== undefined && errors.length > 0) return false;
  return commands.every(({ command }) => isEveryCommandKnown(command, text));
}

function isEveryCommandKnown(node: SyntaxNode, script: string): boolean {
  if (node.type === "Command") {
    const own = script.slice(node.pos, node.end);
    return isKnownCommand(own) || HARMLESS.test(own) || node.name === undefined;
  }
  let areKnown = true;
  forEachChild(node, (child) => {
    areKnown &&= isEveryCommandKnown(child, script);
  });
  return areKnown;
}

/** Whether this may be run wherever the plan names it: harmless, or what commands that follow stand on. */
export function isRunWhereNamed(text: string): boolean {
  return isHarmlessCommand(text) || isStateCommand(text);
}

/** Whether this only goes to a folder or sets a variable. */
function isStateCommand(text: string): boolean {
  return /^(?:cd|pushd)\s+[^\s;&|`$()]+$|^export\s+\w+=[^\s;&|`$()]*$/.test(text);
}

/** Whether a code span can be a command at all: not a file, an address, a setting or a key. */
export function looksLikeCommand(text: string): boolean {
  if (text === "" || /^(?:https?:|\/|#|<)/.test(text)) return false;
  if (/\s/.test(text)) return !/^[\w.]+\s*[=:]\s/.test(text);
  return text.startsWith("./") || isKnownCommand(text) || /^[a-z][\w-]*$/.test(text);
}

/** Whether a code span is surely a command, known or not: several words of which the first is a program. */
export function isSurelyCommand(text: string): boolean {
  const [program = "", ...args] = text.split(/\s+/);
  const isProgram = [
    PROGRAMS,
    SUBCOMMANDS,
    PACKAGE_MANAGERS,
    TASK_RUNNERS,
    INTERPRETERS,
    WRAPPERS,
    OTHER_PROGRAMS,
  ].some((table) => table.has(program));
  return isKnownCommand(text) || (args.length > 0 && (isProgram || program.startsWith("./")));
}
