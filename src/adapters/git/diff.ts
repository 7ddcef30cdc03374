import { GateError } from "../../lib/error.ts";
import type { ChangedFile, Diff } from "../../ports/git.ts";
import { checkFullName } from "./commit-name.ts";
import type { GitOutput, RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import { toGitError } from "./git-error.ts";
import type { GitLimits } from "./git-limits.ts";
import { parseSection, splitPatch } from "./patch.ts";
import type { RawEntry } from "./raw-diff.ts";
import { parseRawDiff } from "./raw-diff.ts";

/** What changed between two commits, from objects alone. Attributes are not read: the store is bare and its HEAD unborn.
 *  Throws `commit-missing`, `git-failed`. */
export async function diffCommits(
  run: RunGit,
  gitDir: string,
  request: { readonly base: string; readonly head: string; readonly limits: GitLimits },
): Promise<Diff> {
  const { base, head, limits } = request;
  checkFullName(base);
  checkFullName(head);
  const compare = (format: readonly string[], maxOutputBytes: number): Promise<GitOutput> =>
    run({
      args: ["diff-tree", "-r", "-z", "--raw", ...format, "-M", "--no-rename-empty", base, head, "--"],
      gitDir,
      maxOutputBytes,
    });
  const full = await compare(PATCH_FORMAT, limits.maxPatchBytes);
  if (full.isCut) return listOnly(await compare([], limits.maxListBytes), limits);
  const { entries, patch } = parseRawDiff(expectSuccess(full, `commits ${base} and ${head} cannot be compared`));
  if (entries.length > limits.maxDiffFiles || countLines(patch) > limits.maxPatchLines) return toList(entries, limits);
  return { files: joinHunks(entries, patch, limits), isTruncated: false };
}

/** A patch that nothing in the repository shapes: no settings, no programs, no colours. */
export const PATCH_FORMAT = [
  "--patch",
  "--unified=3",
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--submodule=short",
  "--src-prefix=a/",
  "--dst-prefix=b/",
] as const;

function joinHunks(entries: readonly RawEntry[], patch: Buffer, limits: GitLimits): readonly ChangedFile[] {
  const sections = splitPatch(patch);
  const expected = entries.reduce((sum, entry) => sum + entry.sections, 0);
  if (sections.length !== expected)
    throw new GateError("git-failed", `the patch has ${sections.length} sections for ${expected} changes`);
  let next = 0;
  return entries.map((entry) => {
    const { sections: count } = entry;
    const own = sections.slice(next, next + count).map((section) => parseSection(section, limits.maxLineChars));
    next += count;
    const isBinary = own.some((section) => section.isBinary);
    return { ...named(entry), isBinary, hunks: own.flatMap((section) => section.hunks) };
  });
}

function listOnly(output: GitOutput, limits: GitLimits): Diff {
  if (output.exitCode !== 0 && !output.isCut) throw toGitError("changed files cannot be listed", output.stderr);
  const whole = output.isCut ? cutToWholeEntries(output.stdout) : output.stdout;
  return toList(parseRawDiff(whole).entries, limits);
}

/** Everything before the last complete entry: an entry starts with a colon that follows a NUL. */
function cutToWholeEntries(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf("\0:") + 1);
}

function toList(entries: readonly RawEntry[], limits: GitLimits): Diff {
  const files = entries
    .slice(0, limits.maxDiffFiles)
    .map((entry): ChangedFile => ({ ...named(entry), isBinary: false, hunks: [] }));
  return { files, isTruncated: true };
}

function named({ path, previousPath, status, isSubmodule }: RawEntry): Omit<ChangedFile, "isBinary" | "hunks"> {
  return { path, previousPath, status, ...(isSubmodule && { isSubmodule }) };
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}
