import { GateError } from "../../lib/error.ts";
import type { ProcessResult } from "../../ports/process.ts";
import type { ProgramSpec } from "../../ports/programs.ts";
import { excerpt } from "./excerpt.ts";
import type { Platform } from "./platform.ts";
import { withScratch } from "./scratch.ts";
import type { VersionContext } from "./version.ts";

const LIMIT_MS = 10 * 60_000;
const MAX_OUTPUT_BYTES = 64 * 1024;

export interface NpmContext extends VersionContext {
  /** npm as it was found before anything else ran; null where it is missing. */
  readonly npm: Promise<string | null>;
  /** Variables that tell npm its registry, proxy and certificates. */
  readonly npmEnv: Readonly<Record<string, string>>;
  readonly platform: Platform;
}

// Whatever the user's own settings of npm say: no script of a package runs, what the lock names is what comes, and a network that is
// down is noticed in seconds.
const ARGUMENTS = [
  "ci",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--omit=dev",
  "--include=optional",
  "--install-strategy=hoisted",
  "--engine-strict=false",
  "--dry-run=false",
  "--package-lock=true",
  "--update-notifier=false",
  "--loglevel=error",
  "--progress=false",
  "--fetch-retries=2",
  "--fetch-retry-mintimeout=500",
  "--fetch-retry-maxtimeout=4000",
] as const;

/** Lets npm install what the lock in `dir` says, for our platform alone. Throws: `GateError` (`agent-install-failed` with npm's own
 *  words, `disk-full`, `cancelled`). */
export async function runNpmCi(context: NpmContext, dir: string, { name }: ProgramSpec): Promise<void> {
  const { processes, npmEnv, platform, tempDir, signal } = context;
  const npm = await context.npm;
  if (npm === null)
    throw new GateError(
      "agent-install-failed",
      `${name} cannot be installed: npm is not on PATH. Set up Node.js with npm.`,
    );
  const { os, cpu, libc } = platform;
  const target = [`--os=${os}`, `--cpu=${cpu}`, ...(libc === null ? [] : [`--libc=${libc}`])];
  const result = await withScratch(tempDir, ({ homeDir, tmpDir }) =>
    processes.run({
      command: { argv: [npm, ...ARGUMENTS, ...target, `--cache=${tmpDir}/npm`] },
      cwd: dir,
      homeDir,
      tmpDir,
      env: npmEnv,
      stdin: null,
      timeoutMs: LIMIT_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      signal,
    }),
  );
  const problem = problemOf(result);
  if (problem === null) return;
  if (result.ended === "cancelled") throw new GateError("cancelled", "the run was cancelled");
  throw toInstallError(name, result, problem);
}

const PASSING_CODES = /\b(?:ECONN\w+|ENET\w+|EHOST\w+|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|E5\d\d|E429)\b/;

function toInstallError(name: string, { ended, stderr }: ProcessResult, problem: string): GateError {
  const message = `${name} cannot be installed: ${problem}`;
  if (/\bENOSPC\b/.test(stderr.text)) return new GateError("disk-full", message);
  const isRetryable = ended === "timed-out" || PASSING_CODES.test(problem);
  return new GateError("agent-install-failed", message, { isRetryable });
}

function problemOf({ ended, exitCode, killedBy, startError, stdout, stderr }: ProcessResult): string | null {
  if (ended === "finished" && exitCode === 0) return null;
  if (ended === "not-started") return `npm cannot be started: ${excerpt(startError ?? "") ?? "no reason given"}`;
  const words = excerpt(tellingLines(stderr.text)) ?? excerpt(stderr.text) ?? excerpt(stdout.text) ?? "it says nothing";
  if (ended === "timed-out") return `npm did not end within ${LIMIT_MS / 60_000} minutes: ${words}`;
  return `npm ended with ${killedBy ?? `exit code ${exitCode}`}: ${words}`;
}

/** What npm says itself went wrong, without where its log is, which is gone by then. */
function tellingLines(text: string): string {
  const lines = text.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)$/.exec(line)?.[1] ?? []);
  return lines.filter((line) => !/^(?:A complete log|Log files|\s*at )/.test(line)).join("; ");
}
