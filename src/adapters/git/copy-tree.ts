import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { platform } from "node:process";
import { execa } from "execa";
import { toGitError } from "./git-error.ts";

/** Copies a folder with all that is in it: modes, links as links, times; no file is shared. Throws `disk-full`, `git-failed`. */
export type CopyTree = (from: string, to: string) => Promise<void>;

/** The cheapest way on this machine: blocks shared until written to where the file system can, else by a program that needs no call
 *  of ours for each file. In: finds `cp`, or null where there is none. */
export function createCopyTree(findCp: () => Promise<string | null>, timeoutMs: number): CopyTree {
  let flags: Promise<readonly string[] | null> | null = null;
  const run = (program: string, args: readonly string[]) =>
    execa(program, args, {
      env: { LC_ALL: "C" },
      extendEnv: false,
      preferLocal: false,
      stdin: "ignore",
      cwd: "/",
      maxBuffer: 64 * 1024,
      timeout: timeoutMs,
      reject: false,
    });
  const findFlags = async (program: string): Promise<readonly string[] | null> => {
    if (platform === "darwin") return ["-c", "-R", "-p"];
    const version = await run(program, ["--version"]);
    return version.exitCode === 0 && version.stdout.includes("GNU coreutils") ? ["-a", "--reflink=auto"] : null;
  };
  return async (from, to) => {
    const program = await findCp();
    const known = program === null ? null : await (flags ??= findFlags(program));
    if (program === null || known === null) return cp(from, to, PLAIN_COPY);
    const { exitCode, stderr, shortMessage } = await run(program, [...known, "--", from, to]);
    if (exitCode !== 0) throw toGitError("a working copy cannot be duplicated", stderr || (shortMessage ?? ""));
  };
}

const PLAIN_COPY = {
  recursive: true,
  preserveTimestamps: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
} as const;
