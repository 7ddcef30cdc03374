import picomatch from "picomatch";
import { quote } from "../lib/fault.ts";

/** So many globs one list may have, and so many characters one glob. */
export const MAX_GLOBS = 500;
export const MAX_GLOB_CHARS = 512;

/** What is wrong with a glob. `error`: it matches nothing, or not what it looks like; `warning`: it can be matched, and its author
 *  should look at it again. */
export interface GlobFault {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly hint: string;
}

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ["[", "]"],
  ["{", "}"],
  ["(", ")"],
]);
const WHOLE_REPOSITORY = "Name a file or a folder such as `src/**`; `**` is the whole repository.";

/** The first fault of a glob on paths of a repository, or null. Globs start at the root of the repository and have `/` between
 *  folders; `!` in front takes paths out again. Throws: never. */
export function findGlobFault(glob: string): GlobFault | null {
  const clean = glob.replace(/^!/, "").replace(/^(?:\.?\/)+/, "");
  const name = clean.replace(/\/+$/, "");
  if (name.trim() === "" || name === ".")
    return error(glob === "" ? "must not be empty" : "names no path", WHOLE_REPOSITORY);
  if (glob.length > MAX_GLOB_CHARS)
    return error(`has ${glob.length} characters, at most ${MAX_GLOB_CHARS} are read`, "Make several globs of it.");
  return findSeparatorFault(name) ?? findPatternFault(name) ?? findOddity(glob, name);
}

function findSeparatorFault(name: string): GlobFault | null {
  if (/(?<!\\)(?:\\\\)*\\(?:[\w./-]|$)/.test(name))
    return error(
      "has a back-slash that escapes nothing, so that it cannot match as it is meant",
      "Folders are separated by `/`; a back-slash only makes a character such as `[` stand for itself.",
    );
  const parts = name.split("/");
  if (parts.includes(".."))
    return error("can match nothing: no path of a repository has `..`", "Write it from the root of the repository.");
  if (parts.includes(".") || parts.includes(""))
    return error("can match nothing: no path of a repository has `/./` or `//`", "Write one `/` between folders.");
  return null;
}

function findPatternFault(name: string): GlobFault | null {
  const opener = findUnclosed(name);
  if (opener !== null)
    return error(
      `has a ${quote(opener)} that is not closed`,
      `Add the missing ${quote(CLOSERS.get(opener) ?? "")}, or put a back-slash (in JSON two) before the character itself; a name such as \`[id]\` may stand as it is.`,
    );
  return isMatchable(name)
    ? null
    : error("can match nothing: it is not a valid pattern", "Correct what stands in the brackets.");
}

/** The outermost bracket that stays open. A `]` right behind its `[` is a member of the class. */
function findUnclosed(name: string): string | null {
  const open: string[] = [];
  for (const [token] of name.matchAll(/\\.|\[[!^]?\]|[[\](){}]/gs)) {
    if (token.startsWith("[")) open.push("[");
    else if (CLOSERS.has(token)) open.push(token);
    else if (token === CLOSERS.get(open.at(-1) ?? "")) open.pop();
  }
  return open[0] ?? null;
}

/** The library gives a pattern that matches nothing where a glob makes no regular expression, as `[z-a]` does. */
function isMatchable(name: string): boolean {
  if (!/[[({]/.test(name)) return true;
  try {
    return picomatch.makeRe(name, { dot: true, nonegate: true }).source !== "$^";
  } catch {
    return false;
  }
}

function findOddity(glob: string, name: string): GlobFault | null {
  if (/(?<!\\)(?:\\\\)*\\[*?]/.test(name))
    return warning(
      "has `\\*` or `\\?`, which stands for the character itself and is no wildcard",
      "Folders are separated by `/`.",
    );
  if (/^!?\.?\//.test(glob))
    return warning(
      "starts with `/` or `./`, which is left out: globs start at the root of the repository",
      `Write ${quote(glob.replace(/^(!?)(?:\.?\/)+/, "$1"))}.`,
    );
  return null;
}

function error(message: string, hint: string): GlobFault {
  return { severity: "error", message, hint };
}

function warning(message: string, hint: string): GlobFault {
  return { severity: "warning", message, hint };
}
