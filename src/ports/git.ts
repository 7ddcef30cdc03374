/** One file as git stores it at a commit; nothing is ever read from a working tree. */
export type GitFile =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "missing" }
  | { readonly kind: "symlink" }
  | { readonly kind: "not-a-file" }
  | { readonly kind: "too-large"; readonly sizeBytes: number };

/** One changed line run. `newStart`/`oldStart` are 1-based. */
export interface DiffHunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly DiffLine[];
}

/** `add` and `context` lines have a `newLine`, `delete` and `context` lines an `oldLine`; text without its marker. */
export interface DiffLine {
  readonly kind: "add" | "delete" | "context";
  readonly oldLine: number | null;
  readonly newLine: number | null;
  readonly text: string;
  /** The line is longer; its text ends with a note of how much. */
  readonly isCut?: true;
}

export interface ChangedFile {
  /** Path at head; for a deleted file, the path at base. Raw name, never quoted. */
  readonly path: string;
  /** The old name where the file was renamed or copied, else null. */
  readonly previousPath: string | null;
  readonly status: "added" | "modified" | "deleted" | "renamed" | "copied" | "type-changed";
  readonly isBinary: boolean;
  /** It is or was a submodule: what stands in its hunks is the name of a commit of another repository. */
  readonly isSubmodule?: true;
  readonly hunks: readonly DiffHunk[];
}

export interface Diff {
  readonly files: readonly ChangedFile[];
  /** True when the diff was larger than the limit: hunks are then missing, file names may be too. */
  readonly isTruncated: boolean;
}

/** What changed in a working copy, as git shows it. */
export interface Patch {
  /** A patch that `git apply` takes; "" for no change. Cut at the limit, and then it says so in its last line. */
  readonly text: string;
  readonly files: number;
  readonly isTruncated: boolean;
}

/** A private copy of one commit, with scratch folders beside it. `remove` deletes all three. */
export interface WorkingCopy {
  readonly dir: string;
  readonly homeDir: string;
  readonly tmpDir: string;
  /** Remembers what is in `dir` now, ignored files aside. Out: a name of it for `patchSince`. Nothing of the copy's own `.git` is used:
   *  code that ran in the copy may have written it. Throws `git-failed`, `disk-full`. */
  readonly snapshot: () => Promise<string>;
  readonly patchSince: (snapshot: string) => Promise<Patch>;
  readonly remove: () => Promise<void>;
}

/** One path that a commit changes, with the modes git stores; null where it is not there. `120000` is a symlink, `160000` a submodule. */
export interface ChangedEntry {
  readonly path: string;
  readonly oldMode: string | null;
  readonly newMode: string | null;
}

/** A commit that exists in our store alone until it is pushed. */
export interface MadeCommit {
  readonly commit: string;
  readonly tree: string;
  /** Against its parent. */
  readonly changes: readonly ChangedEntry[];
}

export interface CommitRequest {
  /** Of `workingCopy.snapshot()`, taken before the change. */
  readonly since: string;
  readonly parent: string;
  /** Subject, body and trailers. */
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  /** ISO 8601. */
  readonly date: string;
}

/** The repository, through a store of our own. Commits are full object names once resolved.
 *  Every function throws `GateError` (`git-failed`, `commit-missing`, `disk-full`). */
export interface Git {
  /** Makes these commits and their history present; commits that are there already cost nothing. */
  readonly fetch: (commits: readonly string[]) => Promise<void>;
  /** Object name of the commit a revision stands for, or null if there is none. */
  readonly resolve: (revision: string) => Promise<string | null>;
  readonly readFile: (commit: string, path: string, maxBytes: number) => Promise<GitFile>;
  /** Paths of everything at the commit below `prefix` (a folder, or "" for all) that is no folder itself, symlinks and submodules
   *  included, in git's order. */
  readonly listFiles: (commit: string, prefix: string) => Promise<readonly string[]>;
  readonly mergeBase: (one: string, other: string) => Promise<string | null>;
  /** From objects alone: attributes, text conversion and external diff programs are ignored. */
  readonly diff: (base: string, head: string) => Promise<Diff>;
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  /** Another copy with everything that is in the `dir` of this one, ignored files too, and fresh folders beside it. No file is
   *  shared for writing. */
  readonly duplicate: (copy: WorkingCopy) => Promise<WorkingCopy>;
  /** One commit of what changed in a copy's `dir` since a snapshot, ignored files aside; hooks, filters, signing and the copy's own
   *  `.git` are left out of account. Null for no change. */
  readonly commit: (copy: WorkingCopy, request: CommitRequest) => Promise<MadeCommit | null>;
  /** Puts a commit on a branch of the same repository, only if the branch is still at `expected`, never with force otherwise. Out: `moved`
   *  where it is not. Throws `push-refused` where the host does not take it. */
  readonly push: (commit: string, branch: string, expected: string) => Promise<"pushed" | "moved">;
  /** Full messages of the commits from `base` (not with it) to `head`, newest first, at most `limit`. */
  readonly log: (
    base: string,
    head: string,
    limit: number,
  ) => Promise<
    readonly {
      readonly commit: string;
      readonly tree: string;
      readonly authorEmail: string;
      readonly message: string;
    }[]
  >;
}
