import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** What `chat.postMessage` takes here: what Slack knows, and nothing that we do not mean to send. */
const MessageSchema = z.strictObject({
  channel: z.string().regex(/^[CGD][A-Z0-9]+$/),
  thread_ts: z.string().regex(/^\d{10}\.\d{6}$/),
  text: z.string().min(1).max(40_000),
  mrkdwn: z.literal("true"),
  parse: z.literal("none"),
  link_names: z.literal("false"),
  unfurl_links: z.literal("false"),
  unfurl_media: z.literal("false"),
  metadata: z.string().transform((text) => MetadataSchema.parse(JSON.parse(text))),
});

const MetadataSchema = z.strictObject({
  event_type: z.string().regex(/^[a-z_]+$/),
  event_payload: z.strictObject({ run_key: z.string().min(1) }),
});

type SlackMessage = z.infer<typeof MessageSchema>;

/** How the server answers one request; `ok` when the list is used up. */
export type SlackAnswer =
  | { readonly kind: "ok" }
  | { readonly kind: "refuse"; readonly error: string }
  | { readonly kind: "too-many"; readonly retryAfter: string }
  | { readonly kind: "status"; readonly status: number; readonly body?: string }
  | { readonly kind: "body"; readonly body: string }
  /** Takes the message and never answers. */
  | { readonly kind: "hang" }
  /** Takes the message and closes the connection. */
  | { readonly kind: "drop" };

export interface SlackServer {
  /** Base of the API, with the slash at its end. */
  readonly url: string;
  /** Messages that arrived, those without an answer included. */
  readonly messages: readonly SlackMessage[];
  readonly requests: number;
  /** What a request had wrong: an unknown path, a wrong shape. */
  readonly faults: readonly string[];
  readonly answerWith: (...answers: readonly SlackAnswer[]) => void;
  readonly close: () => Promise<void>;
}

/** A Slack of our own that knows one method and one token. */
export async function startSlackServer(token = "xoxb-test"): Promise<SlackServer> {
  const messages: SlackMessage[] = [];
  const faults: string[] = [];
  const answers: SlackAnswer[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void readBody(request).then((body) => {
      const refusal = findFault(request, token);
      if (refusal !== null) {
        if (refusal !== "invalid_auth") faults.push(refusal);
        return sendJson(response, { ok: false, error: refusal });
      }
      const parsed = MessageSchema.safeParse(Object.fromEntries(new URLSearchParams(body)));
      if (!parsed.success) {
        faults.push(parsed.error.message);
        return sendJson(response, { ok: false, error: "invalid_arguments" });
      }
      return play(answers.shift() ?? { kind: "ok" }, response, () => messages.push(parsed.data));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/`,
    messages,
    get requests() {
      return requests;
    },
    faults,
    answerWith: (...more) => void answers.push(...more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function findFault({ method, url, headers }: IncomingMessage, token: string): string | null {
  if (method !== "POST" || url !== "/api/chat.postMessage") return `unknown_method ${method} ${url}`;
  if (headers["content-type"] !== "application/x-www-form-urlencoded") return "invalid_post_type";
  return headers.authorization === `Bearer ${token}` ? null : "invalid_auth";
}

function play(answer: SlackAnswer, response: ServerResponse, take: () => void): void {
  switch (answer.kind) {
    case "ok":
      take();
      return sendJson(response, { ok: true, ts: "1700000009.000100" });
    case "refuse":
      return sendJson(response, { ok: false, error: answer.error });
    case "too-many":
      return void response.writeHead(429, { "retry-after": answer.retryAfter }).end("{}");
    case "status":
      return void response.writeHead(answer.status).end(answer.body ?? "");
    case "body":
      return void response.writeHead(200, { "content-type": "application/json" }).end(answer.body);
    case "hang":
      return take();
    case "drop":
      take();
      return void response.destroy();
  }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
