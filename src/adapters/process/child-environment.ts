import { join } from "node:path";
import type { ProcessSpec } from "../../ports/process.ts";

// Everything else of our environment stays with us: tokens, the runner's command files (GITHUB_*, ACTIONS_*, RUNNER_*,
// INPUT_*) and what steers programs from outside (NODE_OPTIONS, LD_*, BASH_ENV, GIT_*).
const FROM_BASE = ["PATH", "LANG", "LC_ALL", "TZ"] as const;

/** What has a program load code, or a shell run some, before it does anything of its own. */
const LOADING =
  /^(?:LD_|DYLD_|GLIBC_TUNABLES$|GCONV_PATH$|BASH_ENV$|ENV$|SHELLOPTS$|BASHOPTS$|BASH_FUNC_|PERL5|PERLLIB$)/;

/** Takes out what our own helpers, which start the program, must not see: they have rights that it has not. Out: the rest; what the program
 *  gets back, as words for `env`. */
export function holdBack(env: Readonly<Record<string, string>>): {
  readonly rest: Record<string, string>;
  readonly held: readonly string[];
} {
  const [held, rest] = [true, false].map((isHeld) =>
    Object.entries(env).filter(([name]) => LOADING.test(name) === isHeld),
  );
  return { rest: Object.fromEntries(rest ?? []), held: (held ?? []).map(([name, value]) => `${name}=${value}`) };
}

/** Where programs are sought when nobody says so. */
export const DEFAULT_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The whole environment of a child. In: our own environment, the spec. Out: allow-list, then homes, then `spec.env`.
 *  The adapter adds its mark, and the shell that starts the program leaves its own `_` and at times `SHLVL`. */
export function buildChildEnvironment(
  baseEnv: Readonly<Record<string, string | undefined>>,
  spec: Pick<ProcessSpec, "env" | "homeDir" | "tmpDir">,
): Record<string, string> {
  const env: Record<string, string> = { PATH: DEFAULT_PATH };
  for (const name of FROM_BASE) {
    const value = baseEnv[name];
    if (value !== undefined && value !== "") env[name] = value;
  }
  return {
    ...env,
    CI: "1",
    TERM: "dumb",
    HOME: spec.homeDir,
    TMPDIR: spec.tmpDir,
    XDG_CONFIG_HOME: join(spec.homeDir, ".config"),
    XDG_CACHE_HOME: join(spec.homeDir, ".cache"),
    XDG_DATA_HOME: join(spec.homeDir, ".local", "share"),
    XDG_STATE_HOME: join(spec.homeDir, ".local", "state"),
    ...spec.env,
  };
}
