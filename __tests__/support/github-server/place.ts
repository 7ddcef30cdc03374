import { readPullDiff } from "./context.ts";
import type { PullEnds, ServerContext } from "./context.ts";
import type { DiffFile, DiffLine } from "./diff.ts";
import type { Repository, ReviewComment, Side } from "./state.ts";

/** Where a comment stands now. A comment whose line was touched since, or has left the diff, is outdated: it keeps its
 *  words and loses its line. */
export type Place =
  | { readonly isOutdated: true; readonly commitId: string }
  | {
      readonly isOutdated: false;
      readonly commitId: string;
      readonly line: number | null;
      readonly startLine: number | null;
      readonly position: number | null;
    };

/** Follow a comment from the commit it was made at to the pull request's head. GitHub says the head is its commit now,
 *  so that `commit_id` proves nothing after a push. */
export async function locate(
  context: ServerContext,
  repository: Repository,
  comment: ReviewComment,
  ends: PullEnds,
): Promise<Place> {
  const { line, startLine, position } = comment;
  if (comment.commitId === ends.head) return { isOutdated: false, commitId: ends.head, line, startLine, position };
  const outdated = { isOutdated: true, commitId: ends.head } as const;
  const shown = await readPullDiff(context, repository, ends.mergeBase, ends.head);
  const file = shown.find((candidate) => candidate.path === comment.path);
  if (file === undefined) return outdated;
  if (line === null) return { isOutdated: false, commitId: ends.head, line, startLine, position };
  const since = await readPullDiff(context, repository, comment.commitId, ends.head);
  const moved = since.find((candidate) => candidate.path === comment.path)?.lines ?? [];
  // The old side of a pull request does not change when its head does.
  const follow = (side: Side, from: number): number | null => (side === "LEFT" ? from : moveLine(moved, from));
  const last = follow(comment.side, line);
  const first = startLine === null ? null : follow(comment.startSide ?? comment.side, startLine);
  const found = last === null ? undefined : findLine(file, comment.side, last);
  if (found === undefined || (startLine !== null && first === null)) return outdated;
  return { isOutdated: false, commitId: ends.head, line: last, startLine: first, position: found.position };
}

/** The line of a diff that a comment may stand on: added and context lines on the right, deleted lines on the left. */
export function findLine(file: DiffFile, side: Side, line: number): DiffLine | undefined {
  return file.lines.find((candidate) =>
    side === "RIGHT" ? candidate.newLine === line : candidate.kind === "delete" && candidate.oldLine === line,
  );
}

/** Number of a line after a change, or null if the change took it. In: the lines of the change's diff, in order. */
function moveLine(lines: readonly DiffLine[], line: number): number | null {
  let shift = 0;
  for (const { kind, oldLine, newLine } of lines) {
    if (kind === "delete" && oldLine === line) return null;
    if (kind === "delete" && oldLine !== null && oldLine < line) shift -= 1;
    if (kind === "add" && newLine !== null && newLine <= line + shift) shift += 1;
  }
  return line + shift;
}
