import type { PullRequestEvent } from "../event/event.ts";
import type { ChangedEntry, Diff } from "../ports/git.ts";
import { redoComment, redoMarker } from "./comment.ts";
import type { RedoContext, Revised } from "./context.ts";
import { end, noteOnProgress, toNote } from "./ending.ts";
import { refuseChanges } from "./guard.ts";
import { revisionInstruction } from "./instruction.ts";
import type { Redo } from "./redo.ts";
import { restoredPaths } from "./restored.ts";
import { instructionSources } from "./sources.ts";

/** Asks an agent that works elsewhere, by a mention in a comment. Its push is judged by a run of its own. */
export async function askOutside(context: RedoContext, redo: Redo, mention: string): Promise<Revised> {
  const { event, host, policy, judged, onEvent } = context;
  const attempt = redo.attempts + 1;
  const { sha } = event.head;
  onEvent({ kind: "redo.started", attempt, max: policy.max, head: sha });
  const sources = { attempt, max: policy.max, delivery: "branch", ...instructionSources(judged) } as const;
  const body = redoComment({ mention, attempt, head: sha, instruction: revisionInstruction(sources) });
  try {
    await host.commentOnce(event.number, body, redoMarker(attempt, sha));
  } catch (error) {
    return toNote(redo, "No revision was asked for")(error);
  }
  const text = `Revision ${attempt} of ${policy.max} was asked for in a comment. The run for its commit decides.`;
  return { redo: { ...redo, attempts: attempt, note: noteOnProgress(text) }, next: null, isPending: true };
}

/** What an agent in a cloud pushed to the branch itself, under its own name: a comment keeps count of it. Null for nothing. What it pushed
 *  is there, allowed or not; a revision that changes what it may not is left to the run for its commit, as anybody's push. */
export async function takePushed(context: RedoContext, redo: Redo, attempt: number): Promise<Revised | null> {
  const { host, event, policy, git, guard, matchPaths, mergeBase } = context;
  const { number, head } = event;
  const { headSha, state } = await host.getPullRequest(number);
  if (state !== "open" || headSha === head.sha) return null;
  const marker = redoMarker(attempt, head.sha);
  const told = `The agent that wrote this change was asked for revision ${attempt} of ${policy.max}, and pushed it.`;
  await host.commentOnce(number, `${told}\n\n${marker}`, marker);
  await git.fetch([headSha]);
  const changes = entriesOf(await git.diff(head.sha, headSha));
  const restored = restoredPaths(changes, await git.diff(mergeBase, headSha));
  const refused = refuseChanges(changes, { ...guard, restored, matchPaths });
  const made: Redo = { ...redo, attempts: attempt, commit: headSha, refused };
  if (refused.length > 0) return end(context, made, "pushed-refused");
  return { redo: { ...made, note: noteOnProgress(pushedText(attempt, policy.max)) }, next: eventOf(event, headSha) };
}

/** What is said of a revision on the branch. */
export function pushedText(attempt: number, max: number): string {
  return `Revision ${attempt} of ${max} was pushed; the run for it decides.`;
}

/** The action stays: what was opened for people and failed has not been before them, so a judge that stands there is asked again. */
export function eventOf(event: PullRequestEvent, sha: string): PullRequestEvent {
  return { ...event, isTextEdit: false, head: { ...event.head, sha } };
}

/** A rename as a deletion and an addition. A diff does not tell modes but where a file becomes something else. */
function entriesOf({ files }: Diff): readonly ChangedEntry[] {
  return files.flatMap(({ path, previousPath, status }) => {
    const oldMode = status === "type-changed" ? UNKNOWN_MODE : null;
    const entry: ChangedEntry = { path, oldMode: null, newMode: oldMode };
    return previousPath === null ? [entry] : [{ ...entry, path: previousPath }, entry];
  });
}

/** No mode of a plain file, so that it is refused. */
const UNKNOWN_MODE = "000000";
