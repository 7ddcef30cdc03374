import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export const CURSOR_KEY = "crsr_0123456789abcdef";
export const CLOUD_AGENT = "bc-00000000-0000-0000-0000-000000000001";

/** What the server says to one request instead of playing its part; `lost` cuts the connection after the request was carried out. */
type CursorFault =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | "cut"
  | "lost"
  | "hang";

export interface CursorScript {
  /** Statuses that a new run goes through, one a look; the last one stays. */
  readonly statuses?: readonly string[];
  /** The agent's last message, given once the run is not under way any more. */
  readonly result?: string | null;
  /** Faults by `METHOD path-template`, used up in order, before the request is answered in earnest. */
  readonly faults?: Readonly<Record<string, readonly CursorFault[]>>;
}

/** A follow-up or a stop, as it came. */
interface CursorRequest {
  readonly route: string;
  readonly body: unknown;
}

export interface CursorServer {
  readonly url: string;
  readonly requests: readonly CursorRequest[];
  /** What was wrong with requests, so that a test can say there was nothing. */
  readonly complaints: readonly string[];
}

/** Plays Cursor's cloud agents API (v1) as its OpenAPI description has it, for one agent, and checks every request.
 *  Source: https://cursor.com/docs/cloud-agent/api/endpoints */
export async function startCursorServer(script: CursorScript = {}): Promise<CursorServer> {
  const requests: CursorRequest[] = [];
  const complaints: string[] = [];
  const faults = new Map(Object.entries(script.faults ?? {}).map(([route, list]) => [route, [...list]]));
  const world = { runs: ["run-0"], looks: 0, isStopped: false };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    const route = routeOf(request);
    complaints.push(...complaintsAbout(request, route, text));
    requests.push({ route, body: text === "" ? null : JSON.parse(text) });
    const fault = faults.get(route)?.shift();
    if (fault === "hang") return;
    if (fault === "cut") return void request.socket.destroy();
    if (fault !== undefined && fault !== "lost") return answer(response, fault.status, fault.body, fault.headers);
    const [status, body] = play(route, script, world);
    if (fault === "lost") return void request.socket.destroy();
    answer(response, status, body);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests, complaints };
}

function play(
  route: string,
  { statuses = ["RUNNING", "FINISHED"], result = "# Done" }: CursorScript,
  world: { readonly runs: string[]; looks: number; isStopped: boolean },
): [number, unknown] {
  const latestRunId = world.runs.at(-1);
  if (route === "GET /v1/agents/{id}")
    return [
      200,
      { id: CLOUD_AGENT, name: "A", status: "ACTIVE", env: { type: "cloud" }, url: "https://x.example", latestRunId },
    ];
  if (route === "POST /v1/agents/{id}/runs") {
    world.runs.push(`run-${world.runs.length}`);
    return [201, { run: toRun(world.runs.at(-1), "CREATING") }];
  }
  if (route === "GET /v1/agents/{id}/runs/{runId}") {
    const status = statuses[Math.min(world.looks, statuses.length - 1)] ?? "RUNNING";
    world.looks += 1;
    const isUnderway = status === "CREATING" || status === "RUNNING";
    return [200, { ...toRun(latestRunId, status), ...(isUnderway || result === null ? {} : { result }) }];
  }
  if (route === "POST /v1/agents/{id}/runs/{runId}/cancel") {
    if (world.isStopped) return [409, { error: { code: "run_not_cancellable", message: "It is over." } }];
    world.isStopped = true;
    return [200, { id: latestRunId }];
  }
  return [404, { error: { code: "agent_not_found", message: "No such agent." } }];
}

function toRun(id: string | undefined, status: string): Record<string, unknown> {
  const time = "2026-01-01T00:00:00Z";
  return { id, agentId: CLOUD_AGENT, status, createdAt: time, updatedAt: time };
}

function routeOf({ method = "", url = "" }: IncomingMessage): string {
  const path = url.replace(`/v1/agents/${CLOUD_AGENT}`, "/v1/agents/{id}").replace(/\/runs\/run-\d+/, "/runs/{runId}");
  return `${method} ${path}`;
}

function complaintsAbout({ method, headers }: IncomingMessage, route: string, text: string): readonly string[] {
  const complaints: string[] = [];
  const wanted = `Basic ${Buffer.from(`${CURSOR_KEY}:`).toString("base64")}`;
  if (headers.authorization !== wanted) complaints.push(`${route}: authorization ${headers.authorization}`);
  if (headers.accept !== "application/json") complaints.push(`${route}: accept ${headers.accept}`);
  if (method === "GET" && text !== "") complaints.push(`${route}: a body`);
  if (route.endsWith("/cancel") && text !== "") complaints.push(`${route}: a body`);
  if (route === "POST /v1/agents/{id}/runs") {
    if (headers["content-type"] !== "application/json") complaints.push(`${route}: type ${headers["content-type"]}`);
    const body: unknown = JSON.parse(text);
    if (!isRunRequest(body)) complaints.push(`${route}: body ${text}`);
  }
  return complaints;
}

/** Exactly `{ prompt: { text } }` with a text. */
function isRunRequest(body: unknown): boolean {
  if (typeof body !== "object" || body === null || Object.keys(body).join() !== "prompt" || !("prompt" in body))
    return false;
  const { prompt } = body;
  if (typeof prompt !== "object" || prompt === null || Object.keys(prompt).join() !== "text") return false;
  return "text" in prompt && typeof prompt.text === "string" && prompt.text !== "";
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function answer(
  response: ServerResponse,
  status: number,
  body: unknown = "",
  headers: Readonly<Record<string, string>> = {},
): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
