import { buildHelperScript } from "./helper-script.ts";
import type { IsolationKind } from "./helper-script.ts";
import type { GuardedFolders } from "./mount-guard.ts";
import { type MountProgram, mountWords } from "./mount-program.ts";

export interface Isolation {
  readonly kind: IsolationKind;
  /** Words before the shell that starts the program. */
  readonly prefix: readonly string[];
  /** Mounts folders of ours read-only for the program; null where that is not possible. */
  readonly mount: MountProgram | null;
  /** Words after the mounts that give up the right to undo them. */
  readonly drop: readonly string[];
  /** `bash`, else `sh`, else null: then programs are started directly. */
  readonly shell: { readonly path: string; readonly isBash: boolean } | null;
  /** Whether a program can see nothing but what it started itself; tried out, not assumed. */
  readonly isHidden: boolean;
  /** Whether what others have in the shared folder can be covered; tried out, too. */
  readonly canCover: boolean;
}

/** How to start a program. With a helper, descriptor 2 takes the helper's words, 3 the program's errors, and 4 is the
 *  lifeline whose end tells the helper that we died. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly hasHelper: boolean;
}

/** The command line that starts `program` with its arguments in a folder: with a helper it is to be started elsewhere. In: the folder's
 *  absolute path. */
export function buildLaunch(
  isolation: Omit<Isolation, "isHidden" | "canCover">,
  program: string,
  args: readonly string[],
  cwd: string,
  guarded: GuardedFolders = NOTHING_GUARDED,
): Launch {
  const { shell, prefix, kind, mount, drop } = isolation;
  if (shell === null) return { file: program, args, hasHelper: false };
  const script = buildHelperScript(kind, shell.isBash);
  // -p: a BASH_ENV or an exported function meant for the program does nothing to the helper.
  const guard = mount === null ? [] : mountWords(shell.path, mount, guarded);
  const words = [
    ...prefix,
    ...guard,
    ...drop,
    shell.path,
    ...(shell.isBash ? ["-p"] : []),
    "-c",
    script,
    "helper",
    cwd,
    program,
    ...args,
  ];
  const [file = shell.path, ...rest] = words;
  return { file, args: rest, hasHelper: true };
}

export const NOTHING_GUARDED: GuardedFolders = { pinned: [], readOnly: [], writable: [], view: null };
