import type { GateEvent } from "../event/event.ts";
import { GateError } from "../lib/error.ts";
import type { Git } from "../ports/git.ts";

/** Which commits are judged, and for whom. Names of branches are display text. */
export interface Subject {
  /** `owner/name`, or null on a local clone. */
  readonly repository: string | null;
  /** Pull request number, or null. */
  readonly number: number | null;
  readonly headSha: string;
  readonly headRef: string | null;
  /** Policy and plans are read here. */
  readonly baseSha: string;
  readonly baseRef: string | null;
  readonly isFork: boolean;
}

/** The subject as the event names it, before any commit was looked at; on a local clone the commits are still revisions. */
export function subjectOf(event: GateEvent): Subject {
  if (event.kind === "local") {
    const { head, base, headRef } = event;
    return { repository: null, number: null, headSha: head, headRef, baseSha: base, baseRef: null, isFork: false };
  }
  return {
    repository: `${event.repository.owner}/${event.repository.name}`,
    number: event.kind === "pull-request" ? event.number : null,
    headSha: event.head.sha,
    headRef: event.kind === "pull-request" ? event.head.ref : null,
    baseSha: event.base.sha,
    baseRef: event.base.ref,
    isFork: event.kind === "pull-request" && event.isFork,
  };
}

/** The subject with both commits present and their full names. Throws: `GateError` (`commit-missing`, or what git says). */
export async function resolveSubject(event: GateEvent, git: Git): Promise<Subject> {
  const subject = subjectOf(event);
  if (event.kind !== "local") {
    await git.fetch([subject.baseSha, subject.headSha]);
    return subject;
  }
  return { ...subject, baseSha: await resolve(git, subject.baseSha), headSha: await resolve(git, subject.headSha) };
}

async function resolve(git: Git, revision: string): Promise<string> {
  const commit = await git.resolve(revision);
  if (commit === null) throw new GateError("commit-missing", `no commit is called \`${revision}\` in this repository`);
  return commit;
}
