import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { CheckAnnotation, CheckOutput, CheckRunRequest, CheckRunUpdate } from "../../ports/code-host.ts";
import type { Call, Client } from "./client.ts";
import { cutBytes, cutChars, MAX_ANNOTATION_TITLE_CHARS, MAX_CHECK_TEXT_BYTES } from "./limits.ts";
import { sendOnce } from "./send-once.ts";

const ANNOTATIONS_PER_REQUEST = 50;
const MAX_PAGES = 10;
const permission = "checks: write";

const CheckRun = z.object({
  id: z.number(),
  status: z.string(),
  external_id: z.string().nullish(),
  output: z.object({ annotations_count: z.number() }),
});
const CheckRunPage = z.object({ check_runs: z.array(CheckRun) });

export interface CheckRuns {
  readonly open: (request: CheckRunRequest) => Promise<number>;
  readonly close: (id: number, update: CheckRunUpdate) => Promise<void>;
}

/** Check runs through a client that waits and repeats. Annotations given on opening are sent on closing, before the others:
 *  an open check run must not depend on them. */
export function createCheckRuns(client: Client): CheckRuns {
  const waiting = new Map<number, readonly CheckAnnotation[]>();
  return {
    open: async (request) => {
      const id = await openCheckRun(client, request);
      waiting.set(id, request.output.annotations);
      return id;
    },
    close: async (id, { conclusion, output }) => {
      const annotations = [...(waiting.get(id) ?? []), ...output.annotations];
      await closeCheckRun({ client, id }, { conclusion, output: { ...output, annotations } });
      waiting.delete(id);
    },
  };
}

/** Closes a check run with one request, as far as one request can: the first 50 annotations. */
export async function closeAtOnce(client: Client, id: number, update: CheckRunUpdate): Promise<void> {
  const annotations = update.output.annotations.slice(0, ANNOTATIONS_PER_REQUEST);
  const body = { ...completion(client, update), output: toOutput(update.output, annotations) };
  await client.send(patch(id, body), z.unknown());
}

function openCheckRun(client: Client, request: CheckRunRequest): Promise<number> {
  const parameters = {
    name: request.name,
    head_sha: request.headSha,
    external_id: request.externalId,
    status: "in_progress",
    started_at: client.now().toISOString(),
    output: toOutput(request.output, []),
  };
  const route = "POST /repos/{owner}/{repo}/check-runs";
  return sendOnce({
    send: async () => (await client.send({ route, parameters, permission, isRepeatable: false }, CheckRun)).id,
    find: () => findOpenCheckRun(client, request),
    pause: client.pause,
  });
}

async function findOpenCheckRun(client: Client, request: CheckRunRequest): Promise<number | null> {
  const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { ref: request.headSha, check_name: request.name, filter: "all", per_page: 100, page };
    const { check_runs: runs } = await client.send({ route, parameters, permission, isRepeatable: true }, CheckRunPage);
    const found = runs.find((run) => run.external_id === request.externalId && run.status !== "completed");
    if (found !== undefined) return found.id;
    if (runs.length < 100) return null;
  }
  return null;
}

interface Target {
  readonly client: Client;
  readonly id: number;
}

/** Updates append annotations, so all batches but the last go first and the conclusion comes with the last: a check run is
 *  never seen complete without them. What cannot be sent is said, and must not keep the check run open. */
async function closeCheckRun(target: Target, update: CheckRunUpdate): Promise<void> {
  const { annotations } = update.output;
  const batches = toBatches(annotations);
  const last = batches.pop() ?? [];
  const conclusion = completion(target.client, update);
  let sentCount = 0;
  try {
    for (const batch of batches) {
      await sendBatch(target, null, update.output, batch, sentCount);
      sentCount += batch.length;
    }
    await sendBatch(target, conclusion, update.output, last, sentCount);
  } catch (error) {
    if (annotations.length === 0 || !(error instanceof GateError)) throw error;
    const output = withNote(update.output, annotations.length - sentCount, error);
    await sendBatch(target, conclusion, output, [], sentCount);
  }
}

type Conclusion = Readonly<Record<string, string>>;

function completion(client: Client, { conclusion }: CheckRunUpdate): Conclusion {
  return { status: "completed", conclusion, completed_at: client.now().toISOString() };
}

/** Sends one update. Repeating it is harmless only while it appends nothing; otherwise the check run is looked at first. */
async function sendBatch(
  { client, id }: Target,
  conclusion: Conclusion | null,
  output: CheckOutput,
  annotations: readonly CheckAnnotation[],
  sentCount: number,
): Promise<void> {
  const call = patch(id, { ...conclusion, output: toOutput(output, annotations) });
  if (annotations.length === 0) {
    await client.send(call, CheckRun);
    return;
  }
  const route = "GET /repos/{owner}/{repo}/check-runs/{check_run_id}";
  const look: Call = { route, parameters: { check_run_id: id }, permission, isRepeatable: true };
  await sendOnce({
    send: () => client.send({ ...call, isRepeatable: false }, CheckRun),
    find: async () => {
      const run = await client.send(look, CheckRun);
      const isComplete = conclusion === null || run.status === "completed";
      return isComplete && run.output.annotations_count >= sentCount + annotations.length ? run : null;
    },
    pause: client.pause,
  });
}

function patch(id: number, body: Readonly<Record<string, unknown>>): Call {
  const route = "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}";
  return { route, parameters: { check_run_id: id, ...body }, permission, isRepeatable: true };
}

function toBatches(annotations: readonly CheckAnnotation[]): CheckAnnotation[][] {
  const count = Math.ceil(annotations.length / ANNOTATIONS_PER_REQUEST);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * ANNOTATIONS_PER_REQUEST, (index + 1) * ANNOTATIONS_PER_REQUEST),
  );
}

function toOutput({ title, summary, text }: CheckOutput, annotations: readonly CheckAnnotation[]): unknown {
  return {
    title,
    summary: cutBytes(summary, MAX_CHECK_TEXT_BYTES),
    ...(text === "" ? {} : { text: cutBytes(text, MAX_CHECK_TEXT_BYTES) }),
    ...(annotations.length === 0 ? {} : { annotations: annotations.map(toAnnotation) }),
  };
}

function toAnnotation({ path, startLine, endLine, level, title, message }: CheckAnnotation): unknown {
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    annotation_level: level,
    message: cutBytes(message, MAX_CHECK_TEXT_BYTES),
    ...(title === "" ? {} : { title: cutChars(title, MAX_ANNOTATION_TITLE_CHARS) }),
  };
}

function withNote(output: CheckOutput, missingCount: number, error: GateError): CheckOutput {
  const note = `\n\n**${missingCount} of ${output.annotations.length} annotations are missing here** (\`${error.code}\`).`;
  const room = MAX_CHECK_TEXT_BYTES - Buffer.byteLength(note);
  return { ...output, summary: cutBytes(output.summary, room) + note };
}
