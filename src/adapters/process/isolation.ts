import type { StdioOptions } from "node:child_process";
import { spawn } from "node:child_process";
import { arch } from "node:process";
import { findProgram } from "./find-program.ts";
import { buildHelperScript } from "./helper-script.ts";
import type { IsolationKind } from "./helper-script.ts";

export interface Isolation {
  readonly kind: IsolationKind;
  /** Words before the shell that starts the program. */
  readonly prefix: readonly string[];
  /** `bash`, else `sh`, else null: then programs are started directly. */
  readonly shell: { readonly path: string; readonly isBash: boolean } | null;
}

/** How to start a program. With a helper, descriptor 2 takes the helper's words, 3 the program's errors, and 4 is the
 *  lifeline whose end tells the helper that we died. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly hasHelper: boolean;
}

/** The command line that starts `program` with its arguments. */
export function buildLaunch(isolation: Isolation, program: string, args: readonly string[]): Launch {
  const { shell, prefix, kind } = isolation;
  if (shell === null) return { file: program, args, hasHelper: false };
  const script = buildHelperScript(kind, shell.isBash);
  // -p: a BASH_ENV or an exported function meant for the program does nothing to the helper.
  const words = [...prefix, shell.path, ...(shell.isBash ? ["-p"] : []), "-c", script, "helper", program, ...args];
  const [file = shell.path, ...rest] = words;
  return { file, args: rest, hasHelper: true };
}

/** Tries what this machine allows. In: the PATH on which our own helpers are found; `auto`, or the strongest kind to try.
 *  Throws: never. */
export async function probeIsolation(path: string, strongest: IsolationKind | "auto"): Promise<Isolation> {
  const find = (name: string): Promise<string | null> => findProgram(name, path, "/");
  const bash = await find("bash");
  const shellPath = bash ?? (await find("sh"));
  if (shellPath === null) return { kind: "group", prefix: [], shell: null };
  const shell = { path: shellPath, isBash: bash !== null };
  const setpriv = await find("setpriv");
  // Our own sudden death takes the program along.
  const follow = setpriv === null ? [] : [[setpriv, "--pdeathsig", "KILL", "--"]];
  const candidates: Isolation[] = [];
  const unshare = await find("unshare");
  if (unshare !== null && bash !== null && (strongest === "auto" || strongest === "pid-namespace"))
    for (const before of [...follow, []])
      for (const user of [[], ["--user", "--map-current-user"]])
        candidates.push({ kind: "pid-namespace", shell, prefix: [...before, unshare, ...user, ...NAMESPACE] });
  const perl = await find("perl");
  const prctl = PRCTL_NUMBERS[arch];
  if (perl !== null && bash !== null && prctl !== undefined && strongest !== "group")
    candidates.push({ kind: "subreaper", shell, prefix: [perl, "-e", becomeSubreaper(prctl), "--"] });
  for (const before of follow) candidates.push({ kind: "group", shell, prefix: before });
  for (const candidate of candidates) if (await works(candidate, shell.path, path)) return candidate;
  return { kind: "group", shell, prefix: [] };
}

const NAMESPACE = ["--pid", "--fork", "--kill-child=SIGKILL", "--mount-proc", "--"] as const;

// No common program sets this flag; perl can make the system call, and the flag outlives the exec.
const PRCTL_NUMBERS: Readonly<Record<string, number>> = { x64: 157, arm64: 167 };
const PR_SET_CHILD_SUBREAPER = 36;

function becomeSubreaper(prctl: number): string {
  return `syscall(${prctl}, ${PR_SET_CHILD_SUBREAPER}, 1, 0, 0, 0) == 0 or exit 125; exec { $ARGV[0] } @ARGV; exit 125`;
}

const PROBE_EXIT_CODE = 7;
const PROBE_LIMIT_MS = 5000;

// Run in the enclosure by bash; each fails where the enclosure is not what it should be.
const PROBES: Readonly<Record<IsolationKind, string>> = {
  // In a namespace with its own /proc the two ids agree; with the outer /proc they differ.
  "pid-namespace": `read -r p x < /proc/self/stat; [ "$p" = "$$" ] && [ "$p" -lt 20 ] && exit ${PROBE_EXIT_CODE}`,
  // An orphan's new parent must be the helper, which is our parent too.
  subreaper:
    `p=$( (sh -c 'sleep 0.05; read -r a b c d e < /proc/$$/stat; echo "$d"' &) ); ` +
    `[ "$p" = "$PPID" ] && exit ${PROBE_EXIT_CODE}`,
  group: `exit ${PROBE_EXIT_CODE}`,
};

async function works(isolation: Isolation, shellPath: string, path: string): Promise<boolean> {
  const { file, args } = buildLaunch(isolation, shellPath, ["-c", PROBES[isolation.kind]]);
  return new Promise((resolve) => {
    // "ignore" would open nothing above descriptor 2.
    const stdio: StdioOptions = ["ignore", "ignore", "ignore", "pipe", "pipe"];
    const child = spawn(file, args, { cwd: "/", env: { PATH: path }, stdio, timeout: PROBE_LIMIT_MS });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === PROBE_EXIT_CODE));
  });
}
