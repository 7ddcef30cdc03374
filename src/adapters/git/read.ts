import { GateError } from "../../lib/error.ts";
import type { GitFile } from "../../ports/git.ts";
import { checkFullName } from "./commit-name.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import { toGitError } from "./git-error.ts";

interface TreeEntry {
  readonly mode: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly path: string;
}

/** One file of a commit. Out: its bytes, or why there are none; links are never followed, in no part of the path.
 *  Throws `commit-missing`, `git-failed`. */
export async function readFileAt(
  run: RunGit,
  gitDir: string,
  request: { readonly commit: string; readonly path: string; readonly maxBytes: number },
): Promise<GitFile> {
  const { commit, path, maxBytes } = request;
  checkFullName(commit);
  if (!isTreePath(path)) return { kind: "missing" };
  const listing = await run({ args: ["ls-tree", "-z", "-l", "--full-tree", commit, "--", path], gitDir });
  const entry = parseTree(expectSuccess(listing, `commit ${commit} cannot be read`)).find((one) => one.path === path);
  if (entry === undefined) return { kind: "missing" };
  if (entry.mode === "120000") return { kind: "symlink" };
  if (!isPlainFile(entry)) return { kind: "not-a-file" };
  if (entry.sizeBytes > maxBytes) return { kind: "too-large", sizeBytes: entry.sizeBytes };
  const maxOutputBytes = entry.sizeBytes + 1;
  const blob = await run({ args: ["cat-file", "blob", entry.name], gitDir, maxOutputBytes });
  const bytes = expectSuccess(blob, `file ${path} cannot be read`);
  if (bytes.length !== entry.sizeBytes) throw new GateError("git-failed", `file ${path} was read in part`);
  return { kind: "file", bytes };
}

/** Paths of everything below a folder of a commit that is no folder: files, symlinks, submodules.
 *  Throws `commit-missing`, `git-failed` when there are too many. */
export async function listFilesAt(
  run: RunGit,
  gitDir: string,
  request: { readonly commit: string; readonly prefix: string; readonly maxBytes: number },
): Promise<readonly string[]> {
  checkFullName(request.commit);
  const folder = request.prefix.replace(/(?<=.)\/$/, "");
  if (folder !== "" && !isTreePath(folder)) return [];
  const place = folder === "" ? [] : ["--", `${folder}/`];
  const args = ["ls-tree", "-r", "-z", "-l", "--full-tree", request.commit, ...place];
  const listing = await run({ args, gitDir, maxOutputBytes: request.maxBytes });
  return parseTree(expectSuccess(listing, `files of commit ${request.commit} cannot be listed`))
    .filter((entry) => folder === "" || entry.path.startsWith(`${folder}/`))
    .map((entry) => entry.path);
}

/** Best common ancestor of two commits, or null. Throws `commit-missing`, `git-failed`. */
export async function findMergeBase(run: RunGit, gitDir: string, one: string, other: string): Promise<string | null> {
  checkFullName(one);
  checkFullName(other);
  const output = await run({ args: ["merge-base", one, other], gitDir });
  if (output.exitCode === 1 && output.stderr === "") return null;
  if (output.exitCode !== 0) throw toGitError(`commits ${one} and ${other} cannot be compared`, output.stderr);
  return output.stdout.toString("utf8").trim();
}

function isPlainFile(entry: TreeEntry): boolean {
  return entry.mode === "100644" || entry.mode === "100755" || entry.mode === "100664";
}

/** git would quietly tidy up `./a` or `a/../b`; a name that is not exactly the stored one names nothing. */
function isTreePath(path: string): boolean {
  return !path.includes("\0") && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

function parseTree(bytes: Buffer): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (const record of bytes.toString("utf8").split("\0")) {
    const match = /^(\d{6}) \w+ ([0-9a-f]{40,64}) +(-|\d+)\t([\s\S]*)$/.exec(record);
    if (match === null) continue;
    const [, mode = "", name = "", size = "", path = ""] = match;
    entries.push({ mode, name, sizeBytes: size === "-" ? 0 : Number(size), path });
  }
  return entries;
}
