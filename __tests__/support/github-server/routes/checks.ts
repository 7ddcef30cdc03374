import { formatTime, notFound, paginate, refuseFields, Refusal } from "../answer.ts";
import type { Answer } from "../answer.ts";
import { readPullEnds } from "../context.ts";
import type { Call } from "../context.ts";
import { hasCommit, resolveCommit } from "../git.ts";
import { findCheckRunFaults } from "../rules/check-run.ts";
import type { CheckRunBody } from "../rules/check-run.ts";
import type { App, CheckRun, Conclusion } from "../state.ts";
import { viewAnnotation, viewCheckRun, viewPullMention } from "../views/check-run.ts";
import { defineRead, defineWrite } from "./route.ts";

const reads = { permissions: ["checks"], level: "read" } as const;
const writes = { permissions: ["checks"], level: "write", isAppOnly: true } as const;

export const checkRoutes = [
  defineWrite<CheckRunBody>("checks/create", writes, createCheckRun),
  defineWrite<CheckRunBody>("checks/update", writes, updateCheckRun),
  defineRead("checks/get", reads, async (call) => ({ status: 200, body: await view(call, requireCheckRun(call)) })),
  defineRead("checks/list-for-ref", reads, listForRef),
  defineRead("checks/list-annotations", reads, listAnnotations),
] as const;

async function createCheckRun(call: Call, body: CheckRunBody): Promise<Answer> {
  const { context, repository, token } = call;
  const app = token.app;
  if (app === null) throw notFound();
  refuseFaults(body);
  const headSha = body.head_sha ?? "";
  if (!(await hasCommit(repository.gitDir, headSha))) throw new Refusal(422, `No commit found for SHA: ${headSha}`);
  const { state } = context;
  const id = state.nextId();
  const sibling = state.checkRuns.find(
    (run) => run.repository === repository.fullName && run.headSha === headSha && run.app.id === app.id,
  );
  const run: CheckRun = {
    id,
    repository: repository.fullName,
    headSha,
    app,
    suiteId: sibling?.suiteId ?? state.nextId(),
    isLocked: false,
    name: body.name ?? "",
    status: "queued",
    conclusion: null,
    externalId: "",
    detailsUrl: `${context.webUrl}/${repository.fullName}/runs/${id}`,
    startedAt: formatTime(context.now()),
    completedAt: null,
    output: { title: null, summary: null, text: null },
    annotations: [],
    actions: [],
  };
  applyBody(call, run, body);
  state.checkRuns.push(run);
  return { status: 201, body: await view(call, run) };
}

async function updateCheckRun(call: Call, body: CheckRunBody): Promise<Answer> {
  const run = requireCheckRun(call);
  if (run.app.id !== call.token.app?.id) {
    const app = call.token.app?.id ?? 0;
    throw new Refusal(
      403,
      `Invalid app_id \`${app}\` - check run can only be modified by the GitHub App that created it.`,
    );
  }
  if (run.isLocked && (body.status !== undefined || body.conclusion !== undefined))
    throw new Refusal(403, "Check run status and conclusions can only be updated internally by GitHub Actions");
  refuseFaults(body);
  applyBody(call, run, body);
  return { status: 200, body: await view(call, run) };
}

function refuseFaults(body: CheckRunBody): void {
  const faults = findCheckRunFaults(body);
  if (faults.length > 0) throw refuseFields(faults);
}

/** Annotations are appended, never replaced; a conclusion completes the run, and a later status reopens it. */
function applyBody(call: Call, run: CheckRun, body: CheckRunBody): void {
  const { output } = body;
  run.name = body.name ?? run.name;
  run.externalId = body.external_id ?? run.externalId;
  // Runs made with GITHUB_TOKEN keep GitHub's own link, whatever is asked for.
  if (!isActions(run.app)) run.detailsUrl = body.details_url ?? run.detailsUrl;
  run.startedAt = body.started_at ?? run.startedAt;
  run.actions = body.actions ?? run.actions;
  if (output !== undefined) {
    run.output.title = output.title ?? run.output.title;
    run.output.summary = output.summary ?? run.output.summary;
    run.output.text = output.text ?? run.output.text;
    run.annotations.push(...(output.annotations ?? []));
  }
  if (body.conclusion !== undefined)
    complete(run, body.conclusion, body.completed_at ?? formatTime(call.context.now()));
  else if (body.status !== undefined) {
    run.status = body.status;
    run.conclusion = null;
    run.completedAt = null;
  }
}

function complete(run: CheckRun, conclusion: Conclusion, completedAt: string): void {
  run.status = "completed";
  run.conclusion = conclusion;
  run.completedAt = completedAt;
}

function isActions(app: App): boolean {
  return app.slug === "github-actions";
}

function requireCheckRun(call: Call): CheckRun {
  const found = call.context.state.checkRuns.find(
    (run) => run.repository === call.repository.fullName && run.id === call.parameters["check_run_id"],
  );
  if (found === undefined) throw notFound();
  return found;
}

async function listForRef(call: Call): Promise<Answer> {
  const { context, query, repository } = call;
  const sha = await resolveCommit(repository.gitDir, String(call.parameters["ref"]));
  if (sha === null) throw new Refusal(422, `No commit found for SHA: ${String(call.parameters["ref"])}`);
  const matching = context.state.checkRuns
    .filter((run) => run.repository === repository.fullName && run.headSha === sha)
    .filter((run) => query["check_name"] === undefined || run.name === query["check_name"])
    .filter((run) => query["app_id"] === undefined || run.app.id === query["app_id"])
    .filter((run) => query["status"] === undefined || run.status === query["status"])
    .toSorted((one, other) => other.id - one.id);
  const shown = query["filter"] === "all" ? matching : keepLatest(matching);
  const page = paginate(shown, query, call.url);
  const views = await Promise.all(page.items.map((run) => view(call, run)));
  return { status: 200, body: { total_count: shown.length, check_runs: views }, headers: page.headers };
}

/** In: runs, newest first. Out: the newest of each name within each suite. */
function keepLatest(runs: readonly CheckRun[]): readonly CheckRun[] {
  return runs.filter(
    (run, index) => runs.findIndex((other) => other.name === run.name && other.suiteId === run.suiteId) === index,
  );
}

function listAnnotations(call: Call): Answer {
  const run = requireCheckRun(call);
  const page = paginate(run.annotations, call.query, call.url);
  const views = page.items.map((annotation) => viewAnnotation(call.context, run, annotation));
  return { status: 200, body: views, headers: page.headers };
}

/** GitHub names only pull requests of the repository itself, never those of forks. */
async function view({ context }: Call, run: CheckRun): Promise<unknown> {
  const mentions: unknown[] = [];
  for (const pull of context.state.pulls) {
    if (pull.repository !== run.repository || pull.headRepository !== run.repository || pull.state !== "open") continue;
    const { head, base } = await readPullEnds(context.state, pull);
    if (head !== run.headSha) continue;
    mentions.push(viewPullMention(context, pull, { ref: pull.headRef, sha: head }, { ref: pull.baseRef, sha: base }));
  }
  return viewCheckRun(context, run, mentions);
}
