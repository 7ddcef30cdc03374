import { execa } from "execa";
import { GateError } from "../../lib/error.ts";
import { toGitError } from "./git-error.ts";
import type { GitConfig } from "./git-environment.ts";
import { buildGitEnvironment } from "./git-environment.ts";

interface GitCommand {
  readonly args: readonly string[];
  /** The repository; null for commands that find or make it themselves. */
  readonly gitDir: string | null;
  /** Folder of the working tree where the command needs one. */
  readonly workTree?: string;
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  /** More output than this stops git and sets `isCut`. */
  readonly maxOutputBytes?: number;
  readonly timeoutMs?: number;
  /** Settings for this command alone, handed over in the environment. */
  readonly config?: GitConfig;
  /** Further places that git only takes from the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitOutput {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly isCut: boolean;
}

/** Runs one git command. Throws `GateError` when git cannot be started or does not end in time; its exit code is data. */
export type RunGit = (command: GitCommand) => Promise<GitOutput>;

export interface GitProgram {
  /** Absolute, or null where it was not found; asked for at each command, sought once. */
  readonly findProgram: () => Promise<string | null>;
  /** What is sought, for messages. */
  readonly name: string;
  readonly baseEnv: Readonly<Record<string, string | undefined>>;
  /** A folder that does not exist, so that no settings are found in it. */
  readonly homeDir: string;
  readonly timeoutMs: number;
  /** Removes secrets from git's messages. */
  readonly redact: (text: string) => string;
}

const MAX_OUTPUT_BYTES = 1024 * 1024;

/** A runner of git commands with one program, environment and default time limit. */
export function createRunGit(settings: GitProgram): RunGit {
  return async (command) => {
    const maxOutputBytes = command.maxOutputBytes ?? MAX_OUTPUT_BYTES;
    const program = await settings.findProgram();
    if (program === null)
      throw new GateError(
        "git-failed",
        `git ${command.args[0]} could not be run: there is no program ${settings.name}`,
      );
    const result = await execa(program, command.args, {
      cwd: command.cwd ?? "/",
      env: {
        ...buildGitEnvironment(settings.baseEnv, settings.homeDir, command.config ?? []),
        ...placesOf(command),
        ...command.env,
      },
      extendEnv: false,
      preferLocal: false,
      input: command.input ?? "",
      encoding: "buffer",
      stripFinalNewline: false,
      maxBuffer: { stdout: maxOutputBytes, stderr: MAX_OUTPUT_BYTES },
      timeout: command.timeoutMs ?? settings.timeoutMs,
      reject: false,
    });
    const stdout = toBuffer(result.stdout);
    const stderr = settings.redact(toBuffer(result.stderr).toString("utf8"));
    const isCut = result.isMaxBuffer && stdout.length >= maxOutputBytes;
    if (result.timedOut)
      throw new GateError("git-failed", `git ${command.args[0]} did not end in time`, { isRetryable: true });
    if (result.exitCode === undefined && !isCut) {
      const why = settings.redact(result.shortMessage ?? "unknown cause");
      if (stderr !== "") throw toGitError(`git ${command.args[0]}`, stderr);
      throw new GateError("git-failed", `git ${command.args[0]} could not be run: ${why}`);
    }
    return { exitCode: result.exitCode ?? 1, stdout, stderr, isCut };
  };
}

/** The output of a command that must succeed and fit. Throws `GateError` with git's own words. */
export function expectSuccess(output: GitOutput, action: string): Buffer {
  if (output.isCut) throw new GateError("git-failed", `${action}: git printed more than the limit`);
  if (output.exitCode !== 0) throw toGitError(action, output.stderr);
  return output.stdout;
}

function placesOf(command: GitCommand): Record<string, string> {
  return {
    ...(command.gitDir === null ? {} : { GIT_DIR: command.gitDir }),
    ...(command.workTree === undefined ? {} : { GIT_WORK_TREE: command.workTree }),
  };
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
