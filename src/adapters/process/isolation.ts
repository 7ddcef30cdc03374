import type { StdioOptions } from "node:child_process";
import { spawn } from "node:child_process";
import { findProgram } from "./find-program.ts";

/** How a program and what it starts are kept together. `pid-namespace`: the kernel kills all of it with its first process.
 *  `group`: a process group, and a search for whatever left it. */
export interface Isolation {
  readonly kind: "pid-namespace" | "group";
  /** Words before the shell that starts the program. */
  readonly prefix: readonly string[];
  /** `bash`, else `sh`, else null: then programs are started directly. */
  readonly shell: { readonly path: string; readonly isBash: boolean } | null;
}

/** How to start a program so that it is isolated. Standard error is descriptor 3 then, and descriptor 2 is for the words
 *  of our helpers, where `hasHelper` is true. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly hasHelper: boolean;
}

/** First line of the helper's own messages: it came up, what follows is about the program. */
export const HELPER_IS_UP = "up\n";

// What our parents left open is not the program's business. Only bash can close descriptors above 9.
const CLOSE_OTHERS =
  'd=/proc/self/fd; [ -d "$d" ] || d=/dev/fd; for f in "$d"/*; do f=${f##*/}; ' +
  'case $f in [0-3]|*[!0-9]*) ;; *) eval "exec $f>&-" ;; esac; done; ';
const START = "unset d f SHLVL PWD OLDPWD; echo up >&2; ";
// As the first process of the namespace it waits, buries orphans, and ends with the program: then the kernel kills the rest.
const STAY = '"$@" 2>&3 3>&-; exit $?';
const REPLACE = 'exec "$@" 2>&3 3>&-';

/** The command line that starts `program` with its arguments. */
export function buildLaunch(isolation: Isolation, program: string, args: readonly string[]): Launch {
  const { shell, prefix, kind } = isolation;
  if (shell === null) return { file: program, args, hasHelper: false };
  const script = (shell.isBash ? CLOSE_OTHERS : "") + START + (kind === "group" ? REPLACE : STAY);
  // -p: a BASH_ENV or an exported function meant for the program does nothing to the helper.
  const words = [...prefix, shell.path, ...(shell.isBash ? ["-p"] : []), "-c", script, "helper", program, ...args];
  const [file = shell.path, ...rest] = words;
  return { file, args: rest, hasHelper: true };
}

/** Tries what this machine allows, the strongest first. In: the PATH on which our own helpers are found; `group` to use no
 *  namespace. Throws: never. */
export async function probeIsolation(path: string, wanted: "auto" | "group"): Promise<Isolation> {
  const find = (name: string): Promise<string | null> => findProgram(name, path, "/");
  const [bash, sh, unshare, setpriv] = await Promise.all([find("bash"), find("sh"), find("unshare"), find("setpriv")]);
  const shellPath = bash ?? sh;
  const shell = shellPath === null ? null : { path: shellPath, isBash: bash !== null };
  // Our own sudden death takes the program along.
  const follow = setpriv === null ? [] : [[setpriv, "--pdeathsig", "KILL", "--"]];
  const candidates: Isolation[] = [];
  if (wanted === "auto" && unshare !== null)
    for (const before of [...follow, []])
      for (const user of [[], ["--user", "--map-current-user"]])
        candidates.push({ kind: "pid-namespace", shell, prefix: [...before, unshare, ...user, ...NAMESPACE] });
  for (const before of follow) candidates.push({ kind: "group", shell, prefix: before });
  for (const candidate of candidates) if (shell !== null && (await works(candidate, path))) return candidate;
  return { kind: "group", shell, prefix: [] };
}

const NAMESPACE = ["--pid", "--fork", "--kill-child=SIGKILL", "--mount-proc", "--"] as const;

const PROBE_EXIT_CODE = 7;
const PROBE_LIMIT_MS = 5000;

async function works(isolation: Isolation, path: string): Promise<boolean> {
  const { shell } = isolation;
  if (shell === null) return false;
  // In a namespace with its own /proc the two agree; with the outer /proc they differ.
  const check = `read -r p rest < /proc/self/stat; [ "$p" = "$$" ] && [ "$p" -lt 20 ] && exit ${PROBE_EXIT_CODE}`;
  const script = isolation.kind === "group" ? `exit ${PROBE_EXIT_CODE}` : check;
  const { file, args } = buildLaunch(isolation, shell.path, ["-c", script]);
  return new Promise((resolve) => {
    // Descriptor 3 must exist, and "ignore" opens nothing above 2.
    const stdio: StdioOptions = ["ignore", "ignore", "ignore", "pipe"];
    const child = spawn(file, args, { cwd: "/", env: { PATH: path }, stdio, timeout: PROBE_LIMIT_MS });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === PROBE_EXIT_CODE));
  });
}
