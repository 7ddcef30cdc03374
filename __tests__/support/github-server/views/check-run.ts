import { findRepository } from "../context.ts";
import type { ServerContext } from "../context.ts";
import type { Annotation, CheckRun } from "../state.ts";
import { viewApp } from "./account.ts";

/** A check run as REST shows it. `pullRequests` are the minimal entries of the pull requests whose head it stands on. */
export function viewCheckRun(context: ServerContext, run: CheckRun, pullRequests: readonly unknown[]): unknown {
  const url = `${context.apiUrl}/repos/${run.repository}/check-runs/${run.id}`;
  return {
    id: run.id,
    node_id: `CR_${run.id}`,
    name: run.name,
    head_sha: run.headSha,
    external_id: run.externalId,
    url,
    html_url: `${context.webUrl}/${run.repository}/runs/${run.id}`,
    details_url: run.detailsUrl,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: { ...run.output, annotations_count: run.annotations.length, annotations_url: `${url}/annotations` },
    check_suite: { id: run.suiteId },
    app: viewApp(context, run.app),
    pull_requests: pullRequests,
  };
}

/** The entry of a pull request inside a check run. */
export function viewPullMention(
  context: ServerContext,
  mention: { readonly id: number; readonly number: number; readonly repository: string },
  head: { readonly ref: string; readonly sha: string },
  base: { readonly ref: string; readonly sha: string },
): unknown {
  const repository = findRepository(context.state, mention.repository);
  const url = `${context.apiUrl}/repos/${mention.repository}`;
  const repo = { id: repository?.id ?? 0, name: repository?.name ?? "", url };
  return {
    id: mention.id,
    number: mention.number,
    url: `${url}/pulls/${mention.number}`,
    head: { ...head, repo },
    base: { ...base, repo },
  };
}

export function viewAnnotation(context: ServerContext, run: CheckRun, annotation: Annotation): unknown {
  return {
    path: annotation.path,
    blob_href: `${context.webUrl}/${run.repository}/blob/${run.headSha}/${encodeURI(annotation.path)}`,
    start_line: annotation.start_line,
    end_line: annotation.end_line,
    start_column: annotation.start_column ?? null,
    end_column: annotation.end_column ?? null,
    annotation_level: annotation.annotation_level,
    title: annotation.title ?? "",
    message: annotation.message,
    raw_details: annotation.raw_details ?? "",
  };
}
