import type { PullRequestEvent } from "../event/event.ts";
import type { ChangedEntry, ChangedFile, Git, GitFile } from "../ports/git.ts";
import { redoComment, shorten } from "./comment.ts";
import type { RedoContext, Revised } from "./context.ts";
import { end, noteOnProgress, toNote } from "./ending.ts";
import { type RefusedChange, refuseChanges } from "./guard.ts";
import { revisionInstruction } from "./instruction.ts";
import { redoMarker, revisionMarkers } from "./markers.ts";
import type { Redo } from "./redo.ts";
import { restoredPaths } from "./restored.ts";
import { instructionSources, rejectedBy } from "./sources.ts";

/** Asks an agent that works elsewhere, by a mention in a comment. Its push is judged by a run of its own. In: whether it was asked about this
 *  very commit before: who marks that ready does not wait for it. */
export async function askOutside(
  context: RedoContext,
  redo: Redo,
  { mention, isAsked }: { readonly mention: string; readonly isAsked: boolean },
): Promise<Revised> {
  const { event, host, policy, judged, onEvent } = context;
  const attempt = redo.attempts + 1;
  const { sha } = event.head;
  onEvent({ kind: "redo.started", attempt, max: policy.max, head: sha });
  const sources = { attempt, max: policy.max, delivery: "branch", ...instructionSources(judged) } as const;
  const asked = { mention, attempt, head: sha, rejectedBy: rejectedBy(judged) };
  const body = redoComment({ ...asked, instruction: revisionInstruction(sources) });
  try {
    await host.commentOnce(event.number, body, redoMarker(attempt, sha));
  } catch (error) {
    return toNote(redo, "No revision was asked for")(error);
  }
  const text = `Revision ${attempt} of ${policy.max} was asked for in a comment. The run for its commit decides.`;
  const asking = { redo: { ...redo, attempts: attempt, note: noteOnProgress(text) }, next: null };
  return isAsked && event.action === "ready_for_review" ? asking : { ...asking, isPending: true };
}

/** What came to the branch while an agent in a cloud worked, which pushes under its own name: a comment keeps count of it. Null for nothing.
 *  What it pushed is there, allowed or not; a revision that changes what it may not, or is none of the commit that was judged, is left to
 *  the run for its commit, as anybody's push. */
export async function takePushed(context: RedoContext, redo: Redo, attempt: number): Promise<Revised | null> {
  const { host, event, policy, git } = context;
  const { number, head } = event;
  const { headSha, state } = await host.getPullRequest(number);
  if (state !== "open") return end(context, redo, "closed-meanwhile");
  if (headSha === head.sha) return null;
  await git.fetch([headSha]);
  if ((await git.mergeBase(head.sha, headSha)) !== head.sha) return end(context, redo, "moved");
  const refused = await refusePushed(context, headSha);
  const marker = redoMarker(attempt, head.sha);
  const fate = refused.length > 0 ? "which changes what a revision may not change" : "which is judged as that";
  const told = `The agent that wrote this change was asked for revision ${attempt} of ${policy.max}, and the branch got ${shorten(headSha)}, ${fate}.`;
  const markers = revisionMarkers(attempt, head.sha, rejectedBy(context.judged));
  await host.commentOnce(number, `${markers}\n${told}`, marker);
  const made: Redo = { ...redo, attempts: attempt, commit: headSha, refused };
  if (refused.length > 0) return end(context, made, "pushed-refused");
  return { redo: { ...made, note: noteOnProgress(pushedText(attempt, policy.max)) }, next: eventOf(event, headSha) };
}

async function refusePushed(context: RedoContext, headSha: string): Promise<readonly RefusedChange[]> {
  const { event, git, guard, matchPaths, mergeBase } = context;
  const diff = await git.diff(event.head.sha, headSha);
  const changes: ChangedEntry[] = [];
  for (const file of diff.files) changes.push(...(await entriesOf(file, headSha, git)));
  const restored = restoredPaths(changes, await git.diff(mergeBase, headSha));
  const refused = refuseChanges(changes, { ...guard, restored, matchPaths });
  return diff.isTruncated ? [...refused, { path: "more", why: "it is too large to be looked through" }] : refused;
}

/** What is said of a revision on the branch. */
export function pushedText(attempt: number, max: number): string {
  return `Revision ${attempt} of ${max} was pushed; the run for it decides.`;
}

/** The action stays: what was opened for people and failed has not been before them, so a judge that stands there is asked again. */
export function eventOf(event: PullRequestEvent, sha: string): PullRequestEvent {
  return { ...event, isTextEdit: false, head: { ...event.head, sha } };
}

/** A rename as a deletion and an addition. A diff does not tell modes, so what is there now is looked at. */
async function entriesOf(
  { path, previousPath, status }: ChangedFile,
  headSha: string,
  git: Git,
): Promise<readonly ChangedEntry[]> {
  const kind = status === "deleted" ? null : (await git.readFile(headSha, path, 1)).kind;
  const newMode = status === "type-changed" ? UNKNOWN_MODE : kind === null ? null : MODES[kind];
  const entry: ChangedEntry = { path, oldMode: null, newMode };
  return previousPath === null ? [entry] : [{ path: previousPath, oldMode: null, newMode: null }, entry];
}

/** No mode of a plain file, so that it is refused. */
const UNKNOWN_MODE = "000000";
const MODES = {
  file: "100644",
  "too-large": "100644",
  symlink: "120000",
  "not-a-file": "160000",
  missing: UNKNOWN_MODE,
} as const satisfies Record<GitFile["kind"], string>;
