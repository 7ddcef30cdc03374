import type { ChangedEntry, Diff } from "../ports/git.ts";

/** Paths that a revision brings back to what they are at the merge base, so that the pull request no longer changes them. In: the
 *  revision's changes, and the diff from merge base to the revision. Out: none for a diff that is not whole. Throws: never. */
export function restoredPaths(changes: readonly ChangedEntry[], { files, isTruncated }: Diff): ReadonlySet<string> {
  if (isTruncated) return new Set();
  const changed = new Set(
    files.flatMap(({ path, previousPath }) => (previousPath === null ? [path] : [path, previousPath])),
  );
  return new Set(changes.map(({ path }) => path).filter((path) => !changed.has(path)));
}
