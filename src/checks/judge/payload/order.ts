import picomatch from "picomatch";
import type { ChangedFile } from "../../../ports/git.ts";

/** What a judge reads first where not everything fits: files that the task names, then the others in the order of the task's
 *  `pathsAllowed`, then in git's. In: texts of the task, its globs. Out: all files, each once. Throws: never. */
export function orderFiles(
  files: readonly ChangedFile[],
  texts: string,
  globs: readonly string[],
): readonly ChangedFile[] {
  const matchers = globs.filter((glob) => !glob.startsWith("!")).map(toMatcher);
  const rankOf = ({ path }: ChangedFile): number => {
    if (texts.includes(path)) return -1;
    const found = matchers.findIndex((matches) => matches(path));
    return found === -1 ? matchers.length : found;
  };
  return files
    .map((file) => ({ file, rank: rankOf(file) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ file }) => file);
}

/** A glob that the library refuses only costs its place in the order. */
function toMatcher(glob: string): (path: string) => boolean {
  try {
    return picomatch(glob, { dot: true });
  } catch {
    return () => false;
  }
}
