export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** A pull request at one commit. `head.ref` is chosen by its author: display text and branch matching only. */
export interface PullRequestEvent {
  readonly kind: "pull-request";
  readonly action: string;
  readonly repository: Repository;
  readonly number: number;
  readonly head: { readonly sha: string; readonly ref: string };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly isFork: boolean;
  /** As the event found it; a re-run of a job brings the same event again, so what changes a pull request asks the host. */
  readonly isDraft: boolean;
  /** Whether people or teams were asked for a review that they had not given. As the event found it. */
  readonly hasReviewRequests: boolean;
  /** Nothing but its title or description was edited: it matters only where the policy has something read there. */
  readonly isTextEdit: boolean;
  /** Which of them; without it, any. */
  readonly editedTexts?: readonly ("title" | "body")[];
}

/** A merge queue's temporary commit. `numbers` are read from the queue's ref name and may be incomplete. */
export interface MergeGroupEvent {
  readonly kind: "merge-group";
  readonly repository: Repository;
  readonly head: { readonly sha: string; readonly ref: string };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly numbers: readonly number[];
}

/** A pull request in a merge group, as the host knows it. */
export interface GroupMember {
  readonly number: number;
  readonly headRef: string;
  readonly isFork: boolean;
}

/** The command line on a local clone: revisions as the user gave them. */
interface LocalEvent {
  readonly kind: "local";
  readonly head: string;
  readonly base: string;
  readonly headRef: string | null;
}

export interface IgnoredEvent {
  readonly kind: "ignored";
  /** One sentence without untrusted text. */
  readonly reason: string;
}

/** What made us run. */
export type GateEvent = PullRequestEvent | MergeGroupEvent | LocalEvent;
