import { join } from "node:path";
import type { ProcessSpec } from "../../ports/process.ts";

// Everything else of our environment stays with us: tokens, the runner's command files (GITHUB_*, ACTIONS_*, RUNNER_*,
// INPUT_*) and what steers programs from outside (NODE_OPTIONS, LD_*, BASH_ENV, GIT_*).
const FROM_BASE = ["PATH", "LANG", "LC_ALL", "TZ"] as const;

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
