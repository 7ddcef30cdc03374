import { expect, test } from "vitest";
import type { ModelSession, Wire } from "../../../../src/ports/models.ts";
import { CALL_PATHS, openProxy, WIRES } from "../../../support/model-proxy.ts";
import { sendJson, startUpstream } from "../../../support/upstream.ts";

const REFUSED: Readonly<Record<Wire, number>> = { anthropic: 403, responses: 400, chat: 400, gemini: 400 };

async function post(
  session: ModelSession,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers = {},
): Promise<Response> {
  return await fetch(`${session.url}${path}`, {
    method: "POST",
    headers: { "x-api-key": session.key, ...headers },
    body,
  });
}

const REQUESTS: Readonly<Record<string, string>> = {
  "another model": '{"model":"nope"}',
  "two models": '{"model":"dear","model":"stub-model"}',
  "a model in another case": '{"model":"stub-model","Model":"dear"}',
  "a model in escapes": '{"model":"stub-model","mod\\u0065l":"dear"}',
  "a model that is no text": '{"model":["stub-model"]}',
  "other models to fall back on": '{"model":"stub-model","models":["dear"]}',
  "work in the background": '{"model":"stub-model","background":true}',
  "a list": '[{"model":"stub-model"}]',
  "no JSON": "model=stub-model",
  "JSON in UTF-16": Buffer.from('{"model":"stub-model"}', "utf16le").toString("latin1"),
};

test.each(WIRES.flatMap((wire) => Object.keys(REQUESTS).map((name) => [wire, name] as const)))(
  "%s: %s is refused for good, and no fault of the endpoint",
  async (wire, name) => {
    const upstream = await startUpstream((response) => sendJson(response, {}));
    const session = await openProxy(upstream.url, { wire });
    for (let count = 0; count < 5; count += 1) {
      const answer = await post(session, CALL_PATHS[wire], REQUESTS[name] ?? "");
      expect([answer.status, answer.headers.get("x-should-retry")]).toEqual([REFUSED[wire], "false"]);
      expect(await answer.json()).toHaveProperty("error.message");
    }
    expect(upstream.received).toEqual([]);
    expect(session.usage().calls).toBe(0);
    expect(session.lastFault()).toBeNull();
    expect(session.stopped.aborted).toBe(false);
  },
);

test("a request without a model is refused, and Gemini's are by their path", async () => {
  const upstream = await startUpstream((response) => sendJson(response, {}));
  for (const wire of WIRES) {
    const session = await openProxy(upstream.url, { wire });
    expect((await post(session, CALL_PATHS[wire], "{}")).status).toBe(wire === "gemini" ? 200 : REFUSED[wire]);
  }
  const gemini = await openProxy(upstream.url, { wire: "gemini" });
  expect((await post(gemini, "/v1beta/models/dear:generateContent", '{"model":"stub-model"}')).status).toBe(400);
  expect((await post(gemini, CALL_PATHS.gemini, '{"model":"models/stub-model"}')).status).toBe(200);
});

test("keys that only look like the model's are none of it", async () => {
  const upstream = await startUpstream((response) => sendJson(response, { type: "message" }));
  const session = await openProxy(upstream.url);
  const body = String.raw`{"a":{"model":"x"},"b":["model","\"model\":\\"],"model" : "stub-model","c\\":"\"","text":"{\"model\":1}"}`;
  expect((await post(session, CALL_PATHS.anthropic, body)).status).toBe(200);
  expect(upstream.received[0]?.body).toBe(body);
});

test("counts of tokens are pinned too, and so is what is packed", async () => {
  const upstream = await startUpstream((response) => sendJson(response, {}));
  const session = await openProxy(upstream.url);
  expect((await post(session, "/v1/messages/count_tokens", '{"model":"dear"}')).status).toBe(403);
  const packed = await post(session, CALL_PATHS.anthropic, '{"model":"stub-model"}', { "content-encoding": "gzip" });
  expect(packed.status).toBe(403);
  expect(upstream.received).toEqual([]);
});

test("a request of more than 32 MiB is refused in the wire's words", async () => {
  const upstream = await startUpstream((response) => sendJson(response, { type: "message" }));
  const session = await openProxy(upstream.url);
  const head = '{"model":"stub-model","text":"';
  const most = 32 * 1024 * 1024;
  const fit = `${head}${"x".repeat(most - head.length - 2)}"}`;
  expect((await post(session, CALL_PATHS.anthropic, fit)).status).toBe(200);
  const answer = await post(session, CALL_PATHS.anthropic, `${fit} `);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ type: "error", error: { type: "invalid_request_error" } });
  expect(session.usage().calls).toBe(1);
});

test("requests that are no calls have a cap of their own", async () => {
  const upstream = await startUpstream((response) => sendJson(response, { input_tokens: 1 }));
  const session = await openProxy(upstream.url, { caps: { calls: 2 } });
  const statuses: number[] = [];
  for (let count = 0; count < 24; count += 1)
    statuses.push((await post(session, "/v1/messages/count_tokens", '{"model":"stub-model"}')).status);
  expect(statuses.filter((status) => status === 200).length).toBe(20);
  expect(statuses.at(-1)).toBe(403);
  expect(session.stopped.aborted).toBe(false);
});
