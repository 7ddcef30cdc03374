import { z } from "zod";

import type { Diagnostic } from "../lib/diagnostic.ts";
import type { IgnoredEvent, MergeGroupEvent, PullRequestEvent, Repository } from "./event.ts";
import { whyIgnored } from "./wakes.ts";

/** Branch names, repository names and everything else a stranger can choose stay as they are: data, never code. */
const Text = z.string().min(1, "is empty");
const CommitId = z
  .string()
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, "is not a full commit id (40 or 64 lower-case hex digits)");
const RepositoryPart = z.object({ name: Text, full_name: Text, owner: z.object({ login: Text }) });

const PullRequestPayload = z.object({
  action: Text,
  repository: RepositoryPart,
  changes: z
    .object({ base: z.unknown().optional(), body: z.unknown().optional(), title: z.unknown().optional() })
    .optional(),
  pull_request: z.object({
    number: z.int().positive(),
    draft: z.boolean().nullish(),
    requested_reviewers: z.array(z.unknown()).nullish(),
    requested_teams: z.array(z.unknown()).nullish(),
    head: z.object({ sha: CommitId, ref: Text, repo: z.object({ full_name: Text }).nullable() }),
    base: z.object({ sha: CommitId, ref: Text }),
  }),
});

const TEXTS = ["title", "body"] as const;

const MergeGroupPayload = z.object({
  action: Text,
  repository: RepositoryPart,
  merge_group: z.object({ head_sha: CommitId, head_ref: Text, base_sha: CommitId, base_ref: Text }),
});

/** An event, or the faults that kept it from being one. */
export interface ParsedEvent {
  readonly event: PullRequestEvent | MergeGroupEvent | IgnoredEvent | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the payload that the runner or a webhook gives us. In: the event's name and its JSON, already parsed. Out: the
 *  event, or `ignored` with a reason; null with one diagnostic for each missing or unreadable field.
 *  Throws: never. Source: webhook payloads `pull_request` and `merge_group`. */
export function parseEvent(eventName: string, payload: unknown): ParsedEvent {
  const action = z.object({ action: z.string() }).safeParse(payload).data?.action ?? null;
  const reason = whyIgnored(eventName, action, payload);
  if (reason !== null) return { event: { kind: "ignored", reason }, diagnostics: [] };
  switch (eventName) {
    case "pull_request":
      return readAs(PullRequestPayload, payload, toPullRequestEvent);
    case "merge_group":
      return readAs(MergeGroupPayload, payload, toMergeGroupEvent);
    default:
      return { event: null, diagnostics: [refusal(eventName)] };
  }
}

function toPullRequestEvent(payload: z.infer<typeof PullRequestPayload>): PullRequestEvent {
  const { base: newBase, ...changes } = payload.changes ?? {};
  const editedTexts = TEXTS.filter((text) => changes[text] !== undefined);
  const isTextEdit = payload.action === "edited" && editedTexts.length > 0 && newBase === undefined;
  const { head, base, number, draft, requested_reviewers: users, requested_teams: teams } = payload.pull_request;
  return {
    kind: "pull-request",
    action: payload.action,
    repository: toRepository(payload.repository),
    number,
    head: { sha: head.sha, ref: head.ref },
    base: { sha: base.sha, ref: base.ref },
    // A deleted fork leaves `repo: null`; only a head in this very repository is not a fork.
    isFork: head.repo?.full_name !== payload.repository.full_name,
    isDraft: draft === true,
    hasReviewRequests: (users ?? []).length + (teams ?? []).length > 0,
    isTextEdit,
    ...(isTextEdit ? { editedTexts } : {}),
  };
}

function toMergeGroupEvent(payload: z.infer<typeof MergeGroupPayload>): MergeGroupEvent {
  const group = payload.merge_group;
  return {
    kind: "merge-group",
    repository: toRepository(payload.repository),
    head: { sha: group.head_sha, ref: toBranch(group.head_ref) },
    base: { sha: group.base_sha, ref: toBranch(group.base_ref) },
    numbers: readNumbers(toBranch(group.head_ref)),
  };
}

function toRepository(repository: z.infer<typeof RepositoryPart>): Repository {
  return { owner: repository.owner.login, name: repository.name };
}

function toBranch(ref: string): string {
  return ref.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : ref;
}

/** The queue names its branch `gh-readonly-queue/<base>/pr-<number>-<commit>` and `<base>` may itself look like that, so
 *  only the end counts. A group of several pull requests names just the last one. */
function readNumbers(branch: string): readonly number[] {
  const match = /^gh-readonly-queue\/.+\/pr-([1-9]\d{0,14})-[0-9a-f]{40,64}$/s.exec(branch);
  return match?.[1] === undefined ? [] : [Number(match[1])];
}

function readAs<Payload>(
  schema: z.ZodType<Payload>,
  payload: unknown,
  toEvent: (payload: Payload) => NonNullable<ParsedEvent["event"]>,
): ParsedEvent {
  const result = schema.safeParse(payload);
  if (result.success) return { event: toEvent(result.data), diagnostics: [] };
  return { event: null, diagnostics: result.error.issues.map((issue) => toDiagnostic(issue, payload)) };
}

function toDiagnostic(issue: z.core.$ZodIssue, payload: unknown): Diagnostic {
  const path = issue.path.map(String).join(".");
  const field = path === "" ? "the payload" : path;
  const message = valueAt(payload, issue.path) === undefined ? "is missing" : faultOf(issue);
  return fault("event-field", `${field} ${message}`, path === "" ? null : path);
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return `is not of type ${issue.expected}`;
  return issue.code === "too_small" && issue.origin !== "string" ? "is not a positive number" : issue.message;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function refusal(eventName: string): Diagnostic {
  const message =
    eventName === "pull_request_target"
      ? "pull_request_target is not supported: it gives the secrets and the write token of the base repository to a job that works on a stranger's code"
      : "this event cannot be read";
  return { ...fault("event-unsupported", message, null), hint: "Run Passwhen on pull_request and merge_group." };
}

function fault(ruleId: string, message: string, path: string | null): Diagnostic {
  const hint = "The payload is not what GitHub sends; check what GITHUB_EVENT_PATH points to.";
  return { ruleId, severity: "error", message, file: "event payload", range: null, path, hint };
}
