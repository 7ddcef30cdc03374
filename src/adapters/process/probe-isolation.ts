import type { StdioOptions } from "node:child_process";
import { spawn } from "node:child_process";
import { arch, getuid } from "node:process";
import { findProgram } from "./find-program.ts";
import type { IsolationKind } from "./helper-script.ts";
import { buildLaunch, type Isolation, NOTHING_GUARDED } from "./isolation.ts";
import { type Guard, type GuardedFolders, guardFor } from "./mount-guard.ts";
import { CAN_PERL_MOUNT, type MountProgram } from "./mount-program.ts";
import { quoteWord } from "./quote.ts";

/** Tries what this machine allows. In: the PATH on which our own helpers are found; `auto`, or the strongest kind to try; what to guard.
 *  Throws: what the file system refuses. */
export async function probeIsolation(
  path: string,
  strongest: IsolationKind | "auto",
  guard: Guard = NO_GUARD,
): Promise<Isolation> {
  const find = (name: string): Promise<string | null> => findProgram(name, path, "/");
  const bash = await find("bash");
  const shellPath = bash ?? (await find("sh"));
  if (shellPath === null) return { kind: "group", ...PLAIN, prefix: [], shell: null, ...NOTHING_FITS };
  const shell = { path: shellPath, isBash: bash !== null };
  const helpers = {
    setpriv: await find("setpriv"),
    unshare: await find("unshare"),
    perl: await find("perl"),
    umount: await find("umount"),
    mount: await find("mount"),
    isGuarding: guard.readOnly.length > 0,
  };
  const nobody = await guardFor(guard, { cwd: "/", homeDir: "/", tmpDir: "/" });
  for (const { candidate, guarded } of listTries(listCandidates(shell, helpers, strongest), nobody)) {
    const code = await probe(candidate, guarded, path, buildProbe(candidate.kind, helpers, guarded));
    const canCover = guarded.view !== null;
    if (code === FITS || code === FITS_UNHIDDEN) return { ...candidate, isHidden: code === FITS, canCover };
  }
  return { kind: "group", shell, ...PLAIN, prefix: [], ...NOTHING_FITS };
}

const NOTHING_FITS = { isHidden: false, canCover: false } as const;

/** Rather all that can be guarded, with others to be seen, than nothing. */
function listTries(
  candidates: readonly Candidate[],
  nobody: GuardedFolders,
): readonly { readonly candidate: Candidate; readonly guarded: GuardedFolders }[] {
  const guarding = candidates.filter(({ mount }) => mount !== null);
  const uncovered = nobody.view === null ? [] : [{ ...nobody, view: null }];
  return [
    ...[nobody, ...uncovered].flatMap((guarded) => guarding.map((candidate) => ({ candidate, guarded }))),
    ...candidates.filter(({ mount }) => mount === null).map((candidate) => ({ candidate, guarded: NOTHING_GUARDED })),
  ];
}

const NO_GUARD: Guard = { pinned: [], readOnly: [], shared: null };

const PLAIN = { mount: null, drop: [] } as const;

interface Helpers {
  readonly setpriv: string | null;
  readonly unshare: string | null;
  readonly perl: string | null;
  readonly umount: string | null;
  readonly mount: string | null;
  readonly isGuarding: boolean;
}

type Candidate = Omit<Isolation, "isHidden" | "canCover">;

function listCandidates(
  shell: NonNullable<Isolation["shell"]>,
  { setpriv, unshare, perl, mount, isGuarding }: Helpers,
  strongest: IsolationKind | "auto",
): readonly Candidate[] {
  // Our own sudden death takes the program along.
  const follow = setpriv === null ? [] : [[setpriv, "--pdeathsig", "KILL", "--"]];
  const drops = setpriv === null || getuid?.() !== 0 ? [[]] : [[setpriv, ...DROP_CAPABILITIES], []];
  const candidates: Candidate[] = [];
  const mayNamespace = unshare !== null && shell.isBash && (strongest === "auto" || strongest === "pid-namespace");
  const mounters: readonly MountProgram[] = [
    ...(perl !== null && CAN_PERL_MOUNT ? [{ path: perl, isPerl: true }] : []),
    ...(mount === null ? [] : [{ path: mount, isPerl: false }]),
  ];
  // The right to mount is to be given up again.
  if (mayNamespace && isGuarding && setpriv !== null) {
    const asUser = ["--user", "--map-current-user", "--keep-caps"];
    const ways = [
      { user: [], drop: [setpriv, ...DROP_CAPABILITIES] },
      { user: asUser, drop: [setpriv, ...DROP_ALL] },
    ];
    for (const mounting of mounters)
      for (const before of [...follow, []])
        for (const { user, drop } of ways) {
          const prefix = [...before, unshare, ...user, ...NAMESPACE];
          candidates.push({ kind: "pid-namespace", shell, prefix, mount: mounting, drop });
        }
  }
  if (unshare !== null && shell.isBash && (strongest === "auto" || strongest === "pid-namespace"))
    for (const drop of drops)
      for (const before of [...follow, []])
        for (const user of [[], ["--user", "--map-current-user"]])
          candidates.push({
            kind: "pid-namespace",
            shell,
            ...PLAIN,
            prefix: [...before, unshare, ...user, ...NAMESPACE, ...drop],
          });
  const prctl = PRCTL_NUMBERS[arch];
  if (perl !== null && shell.isBash && prctl !== undefined && strongest !== "group")
    for (const drop of drops)
      candidates.push({
        kind: "subreaper",
        shell,
        ...PLAIN,
        prefix: [perl, "-e", becomeSubreaper(prctl), "--", ...drop],
      });
  for (const drop of drops)
    for (const before of follow) candidates.push({ kind: "group", shell, ...PLAIN, prefix: [...before, ...drop] });
  return candidates;
}

// As root a program could unmount its own /proc, see ours below it and read our memory. The kernel refuses both to whoever has fewer
// capabilities than we. What tests of real projects do as root stays: other users, owners, modes, low ports, chroot, limits, and
// `setfcap`, without which root cannot make user namespaces, and so no sandbox of an agent starts. `net_raw` and `net_admin` are gone
// because our traffic with a model server on this machine could be read or led astray, `mknod` because the disks could be read.
const KEPT_CAPABILITIES =
  "chown dac_override fowner fsetid kill setgid setuid setpcap net_bind_service sys_chroot setfcap sys_nice sys_resource " +
  "ipc_lock ipc_owner lease linux_immutable audit_write";

const DROP_CAPABILITIES = [
  `--bounding-set=-all,${KEPT_CAPABILITIES.split(" ")
    .map((name) => `+${name}`)
    .join(",")}`,
  "--inh-caps=-all",
  "--",
];

/** In a user namespace of our own, where rights outlive the start of a program only because we asked for it. */
const DROP_ALL = ["--ambient-caps=-all", "--inh-caps=-all", "--bounding-set=-all", "--"];

const NAMESPACE = ["--pid", "--fork", "--kill-child=SIGKILL", "--mount-proc", "--"] as const;

// No common program sets this flag; perl can make the system call, and the flag outlives the exec.
const PRCTL_NUMBERS: Readonly<Record<string, number>> = { x64: 157, arm64: 167 };
const PR_SET_CHILD_SUBREAPER = 36;

function becomeSubreaper(prctl: number): string {
  return `syscall(${prctl}, ${PR_SET_CHILD_SUBREAPER}, 1, 0, 0, 0) == 0 or exit 125; exec { $ARGV[0] } @ARGV; exit 125`;
}

const FITS = 7;
/** The enclosure works, but what runs in it can look out. */
const FITS_UNHIDDEN = 8;
const PROBE_LIMIT_MS = 5000;

/** Run in the enclosure by bash, with no program but itself for what must be known; anything but `FITS` says that the enclosure is not
 *  what it should be. */
function buildProbe(kind: IsolationKind, { umount, unshare }: Helpers, { readOnly, view }: GuardedFolders): string {
  if (kind === "group") return `exit ${FITS}`;
  // An orphan's new parent must be the helper, which is our parent too.
  if (kind === "subreaper")
    return (
      `p=$( (sh -c 'sleep 0.05; read -r a b c d e < /proc/$$/stat; echo "$d"' &) ); ` +
      `[ "$p" = "$PPID" ] && exit ${FITS}`
    );
  // With its own /proc the two ids agree; with the outer /proc they differ. Of its own namespace the helper is the first process;
  // elsewhere it is not the first, because somebody started it.
  const isOwnProc = `read -r p x < /proc/self/stat; [ "$p" = "$$" ] && [ "$PPID" = 1 ] || exit 1; `;
  // Capabilities 19 and 21 are sys_ptrace and sys_admin.
  const isBare =
    "while read -r k v; do [ $k != CapEff: ] || c=$v; done < /proc/self/status; " +
    `(( (0x\${c:-ff000000} >> 19 & 1) || (0x\${c:-ff000000} >> 21 & 1) )) && exit ${FITS_UNHIDDEN}; `;
  const uncover = `${quoteWord(umount ?? "false")} -l /proc`;
  const tries = [uncover, `${quoteWord(unshare ?? "false")} --user --map-root-user --mount ${uncover}`];
  const isCovered = tries.map((words) => `${words} 2> /dev/null && exit ${FITS_UNHIDDEN}; `).join("");
  // Another /proc, such as a container has of its machine, shows all that ours hides.
  const isOnly =
    `m=; while read -r a b c d at rest; do m=1; case "$rest" in *" - proc "*) case "$at" in /proc|/proc/*) ;; ` +
    `*) exit ${FITS_UNHIDDEN} ;; esac ;; esac; done < /proc/self/mountinfo; [ -n "$m" ] || exit ${FITS_UNHIDDEN}; `;
  const isGuarded = readOnly.map((folder) => `[ -w ${quoteWord(folder)} ] && exit 1; `).join("");
  // Mounted, the two are one folder.
  const [seen, at] = [quoteWord(view?.from ?? "/"), quoteWord(view?.at ?? "/")];
  const isAlone = `[ ${at} -ef ${seen} ] && ! [ -w ${at} ] || exit 1; `;
  return `${isOwnProc}${isGuarded}${view === null ? "" : isAlone}${isOnly}${isBare}${isCovered}exit ${FITS}`;
}

/** Out: the exit code; null where there is none. */
function probe(isolation: Candidate, guarded: GuardedFolders, path: string, script: string): Promise<number | null> {
  const { file, args } = buildLaunch(isolation, isolation.shell?.path ?? "sh", ["-c", script], "/", guarded);
  return new Promise((resolve) => {
    // "ignore" would open nothing above descriptor 2.
    const stdio: StdioOptions = ["ignore", "ignore", "ignore", "pipe", "pipe"];
    const child = spawn(file, args, { cwd: "/", env: { PATH: path }, stdio, timeout: PROBE_LIMIT_MS });
    child.once("error", () => resolve(null));
    child.once("exit", resolve);
  });
}
