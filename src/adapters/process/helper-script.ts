/** How a program and what it starts are kept together, the strongest first.
 *  `pid-namespace`: the kernel kills all of it with its first process. `subreaper`: orphans come back to our helper, which
 *  kills them. `group`: a process group, and a search for whatever left it; a daemon that cleared its environment, left its
 *  folder and closed its output may get away. What a service outside starts on request (docker, systemd, cron) is out of
 *  reach for all three, and so is whoever is root outside: root has few capabilities here, but the kernel's settings below
 *  /proc/sys, the services of the machine and its files are open to it by their owner alone. */
export type IsolationKind = "pid-namespace" | "subreaper" | "group";

/** First line of the helper's own messages: it came up, what follows is about the program. */
export const HELPER_IS_UP = "up\n";

/** The shell script that goes to the folder that is its first argument, starts the program given as the others and, where the kind asks for
 *  it, stays behind. Descriptors: see `Launch`. Exits with the program's code, or 128 + signal and a word about it. */
export function buildHelperScript(kind: IsolationKind, isBash: boolean): string {
  return (isBash ? CLOSE_OTHERS : "") + START + SCRIPTS[kind];
}

// What our parents left open is not the program's business. Only bash can close descriptors above 9.
const CLOSE_OTHERS =
  "helper_d=/proc/self/fd; " +
  '[ -d "$helper_d" ] || helper_d=/dev/fd; ' +
  'for helper_f in "$helper_d"/*; do helper_f=${helper_f##*/}; ' +
  'case $helper_f in [0-4]|*[!0-9]*) ;; *) eval "exec $helper_f>&-" ;; esac; done; ';

// Nothing before this stands in the program's folder: what a version manager puts on PATH under the name of a helper would start what a
// file in that folder names, with all rights that we have.
const START =
  `echo up >&2; cd "$1" 2> /dev/null || { printf 'the folder %s cannot be entered\\n' "$1" >&2; exit 126; }; shift; ` +
  "unset SHLVL PWD OLDPWD; ";

const RUN = '"$@" 2>&3 3>&- 4>&-; helper_code=$?; ';

const LOOK = "helper_kids=; read -r helper_kids < /proc/$$/task/$$/children; ";

const SCRIPTS: Readonly<Record<IsolationKind, string>> = {
  // First process of the namespace: it waits and buries orphans, and the kernel kills all the rest when it ends.
  "pid-namespace": `${RUN}exit $helper_code`,
  // Orphans become its children, so when it has no child nothing of the program is left. A watcher does the same work
  // when the lifeline ends; reading the lifeline with a limit is a pause that starts no process. With us gone, the shell's
  // word about a killed child would end it by SIGPIPE.
  subreaper:
    `trap : PIPE; ( trap '' TERM; read -r helper_x <&4; while [ -d /proc/$$ ]; do ${LOOK}` +
    "for helper_p in $helper_kids; do [ $helper_p = $BASHPID ] || kill -KILL $helper_p; done; done " +
    ") < /dev/null > /dev/null 2>&1 3>&- & disown; " +
    `${RUN}exec 2> /dev/null; while :; do ${LOOK}[ -n "$helper_kids" ] || break; ` +
    "kill -KILL $helper_kids; read -r -t 0.002 helper_x <&4; done; exit $helper_code",
  group: 'exec "$@" 2>&3 3>&- 4>&-',
};
