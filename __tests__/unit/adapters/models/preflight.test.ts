import { execFile } from "node:child_process";
import { createServer as createSecureServer } from "node:https";
import { createServer as createSocketServer, type AddressInfo, type Server } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createModels } from "../../../../src/adapters/models/models.ts";
import type { Models, Wire } from "../../../../src/ports/models.ts";
import { makeCertificate, type Certificate } from "../../../support/certificates.ts";
import { endpointAt, REAL_KEY } from "../../../support/model-proxy.ts";
import { makeTempDir } from "../../../support/temp-dir.ts";
import { sendJson, startUpstream, type Answer } from "../../../support/upstream.ts";

const never = new AbortController().signal;
const error = (message: string): unknown => ({ error: { type: "some_error", message } });

function modelsWith(secret = REAL_KEY): Models {
  return createModels({ secretOf: () => secret, limits: { preflightMs: 300, retryDelayMs: 1, limitedDelayMs: 1 } });
}

async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each<[Wire, string, unknown, readonly [string, string]]>([
  [
    "anthropic",
    "/v1/messages",
    { model: "stub-model", max_tokens: 16, messages: [{ role: "user", content: "Say ok." }] },
    ["x-api-key", REAL_KEY],
  ],
  [
    "responses",
    "/v1/responses",
    { model: "stub-model", input: "Say ok.", max_output_tokens: 16, store: false },
    ["authorization", `Bearer ${REAL_KEY}`],
  ],
  [
    "chat",
    "/v1/chat/completions",
    { model: "stub-model", max_tokens: 16, messages: [{ role: "user", content: "Say ok." }] },
    ["authorization", `Bearer ${REAL_KEY}`],
  ],
  [
    "gemini",
    "/v1beta/models/stub-model:generateContent",
    { contents: [{ role: "user", parts: [{ text: "Say ok." }] }], generationConfig: { maxOutputTokens: 16 } },
    ["x-goog-api-key", REAL_KEY],
  ],
])("%s: one small request with the real key, once for each endpoint", async (wire, path, body, [header, value]) => {
  const upstream = await startUpstream((response) => sendJson(response, {}));
  const models = modelsWith();
  const endpoint = endpointAt(`${upstream.url}/prefix`, wire);
  await Promise.all([models.preflight(endpoint, never), models.preflight(endpoint, never)]);
  await models.preflight(endpoint, never);
  expect(upstream.received.length).toBe(1);
  const [received] = upstream.received;
  expect([received?.url, received?.headers[header]]).toEqual([`/prefix${path}`, value]);
  expect(JSON.parse(received?.body ?? "")).toEqual(body);
  await models.preflight({ ...endpoint, model: "other" }, never);
  expect(upstream.received.length).toBe(2);
});

test.each<[string, Answer, string | null, RegExp | null, number]>([
  [
    "401",
    (response) => sendJson(response, error("bad key"), 401),
    "model-unauthorized",
    /answered 401: some_error: bad key/,
    1,
  ],
  ["403", (response) => sendJson(response, error("no"), 403), "model-unauthorized", /answered 403/, 1],
  [
    "404",
    (response) => sendJson(response, error("no such model"), 404),
    "model-not-found",
    /answered 404: .*no such model/,
    1,
  ],
  [
    "429",
    (response) => sendJson(response, error("quota"), 429),
    "model-rate-limited",
    /answered 429: .*quota \(3 times\)/,
    3,
  ],
  [
    "429 and to come back tomorrow",
    (response) => sendJson(response, error("quota"), 429, { "retry-after": "31" }),
    "model-rate-limited",
    /answered 429: .*quota$/,
    1,
  ],
  [
    "429 for want of money",
    (response) => sendJson(response, error("insufficient_quota"), 429, { "retry-after": "0" }),
    "model-rate-limited",
    /answered 429: .*insufficient_quota$/,
    1,
  ],
  [
    "500",
    (response) => sendJson(response, error("oops"), 500),
    "model-unavailable",
    /answered 500: .*oops \(3 times\)/,
    3,
  ],
  [
    "a page",
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end("x"),
    "model-unreachable",
    /text\/html/,
    1,
  ],
  [
    "a redirect",
    (response) => void response.writeHead(302, { location: "/x" }).end(),
    "model-unreachable",
    /redirect/,
    1,
  ],
  ["no answer", () => {}, "model-unreachable", /no answer for 0.3 s/, 1],
  ["headers only", (response) => response.writeHead(200).flushHeaders(), "model-unreachable", /no answer for 0.3 s/, 1],
  ["a cut", (response) => void response.destroy(), "model-unreachable", /the connection was cut \(3 times\)/, 3],
  ["400", (response) => sendJson(response, error("use max_completion_tokens"), 400), null, null, 1],
  [
    "400 for the model",
    (response) => sendJson(response, error("model x does not exist"), 400),
    "model-not-found",
    /does not exist/,
    1,
  ],
])("an endpoint that answers %s", async (_name, answer, code, message, requests) => {
  const upstream = await startUpstream(answer);
  const asked = modelsWith().preflight(endpointAt(upstream.url), never);
  if (message === null) await asked;
  else await expect(asked).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
  expect(upstream.received.length).toBe(requests);
});

test("a server error that passes is no failure", async () => {
  let call = 0;
  const upstream = await startUpstream((response) => {
    call += 1;
    sendJson(response, {}, call < 3 ? 503 : 200);
  });
  await modelsWith().preflight(endpointAt(upstream.url), never);
  expect(call).toBe(3);
});

test("an endpoint that is asked too often is asked again when it says", async () => {
  let call = 0;
  const upstream = await startUpstream((response) => {
    call += 1;
    sendJson(response, {}, call < 2 ? 429 : 200, { "retry-after": "1" });
  });
  const start = performance.now();
  await modelsWith().preflight(endpointAt(upstream.url), never);
  expect(call).toBe(2);
  expect(performance.now() - start).toBeGreaterThan(950);
});

test("who waits to ask again can be cancelled", async () => {
  const upstream = await startUpstream((response) => sendJson(response, {}, 429, { "retry-after": "30" }));
  const cancel = new AbortController();
  const asked = modelsWith().preflight(endpointAt(upstream.url), cancel.signal);
  const told = expect(asked).rejects.toMatchObject({ code: "cancelled" });
  await expect.poll(() => upstream.received.length).toBe(1);
  cancel.abort();
  await told;
  expect(upstream.received.length).toBe(1);
});

test("a refusal is remembered, what may pass is asked anew, and each key for itself", async () => {
  let status = 401;
  const upstream = await startUpstream((response) => sendJson(response, {}, status, { "retry-after": "60" }));
  let secret = "one";
  const models = createModels({ secretOf: () => secret });
  const endpoint = endpointAt(upstream.url);
  for (let count = 0; count < 2; count += 1)
    await expect(models.preflight(endpoint, never)).rejects.toMatchObject({ code: "model-unauthorized" });
  expect(upstream.received.length).toBe(1);
  secret = "two";
  status = 429;
  await expect(models.preflight(endpoint, never)).rejects.toMatchObject({ code: "model-rate-limited" });
  status = 200;
  await models.preflight(endpoint, never);
  expect(upstream.received.length).toBe(3);
});

test("one caller that cancels does not cancel the other", async () => {
  const upstream = await startUpstream(async (response) => {
    await new Promise((resolve) => void setTimeout(resolve, 50));
    sendJson(response, {});
  });
  const models = modelsWith();
  const cancel = new AbortController();
  const first = models.preflight(endpointAt(upstream.url), cancel.signal);
  const second = models.preflight(endpointAt(upstream.url), never);
  setTimeout(() => cancel.abort(), 10);
  await expect(first).rejects.toMatchObject({ code: "cancelled" });
  await second;
});

test("a refused connection and an unknown name are told apart", async () => {
  const models = modelsWith();
  await expect(models.preflight(endpointAt("http://127.0.0.1:1"), never)).rejects.toMatchObject({
    code: "model-unreachable",
    message: "127.0.0.1:1: the connection was refused",
  });
  await expect(models.preflight(endpointAt("https://no-such-host.invalid"), never)).rejects.toMatchObject({
    code: "model-unreachable",
    message: expect.stringMatching(/^no-such-host\.invalid: .*\(DNS\)/) as string,
  });
});

test("a missing key is told before anything is sent", async () => {
  const upstream = await startUpstream((response) => sendJson(response, {}));
  await expect(modelsWith("").preflight(endpointAt(upstream.url), never)).rejects.toMatchObject({
    code: "key-missing",
  });
  expect(upstream.received.length).toBe(0);
});

test("the key comes back in no error", async () => {
  const upstream = await startUpstream((response) => sendJson(response, error(`key ${REAL_KEY} is bad`), 401));
  const failure: unknown = await modelsWith()
    .preflight(endpointAt(upstream.url), never)
    .catch((one: unknown) => one);
  expect(failure).toMatchObject({ message: expect.stringContaining("key [key] is bad") as string });
  expect(JSON.stringify([failure, (failure as Error).stack])).not.toContain(REAL_KEY);
});

async function runPreflight(url: string, authority: Certificate | null): Promise<string> {
  const script = fileURLToPath(new URL("../../../support/run-preflight.ts", import.meta.url));
  const env = authority === null ? {} : { NODE_EXTRA_CA_CERTS: authority.file };
  const { stdout } = await promisify(execFile)(process.execPath, [script, url], { env });
  return stdout;
}

async function startSecure({ key, cert }: Certificate): Promise<number> {
  return await listenOn(createSecureServer({ key, cert }, (_request, response) => sendJson(response, {})));
}

const at = (port: number): string => `https://localhost:${port}`;

test("faults of TLS are told apart; an authority of one's own is taken from NODE_EXTRA_CA_CERTS", async () => {
  const good = makeCertificate(makeTempDir(), "localhost", "2049-01-02");
  const expired = makeCertificate(makeTempDir(), "localhost", "2020-01-02");
  const foreign = makeCertificate(makeTempDir(), "models.example", "2049-01-02");
  const port = await startSecure(good);
  const plain = await startUpstream((response) => sendJson(response, {}));
  const said = await Promise.all([
    runPreflight(at(port), good),
    runPreflight(at(port), null),
    runPreflight(at(await startSecure(expired)), expired),
    runPreflight(at(await startSecure(foreign)), foreign),
    runPreflight(at(plain.port), null),
  ]);
  const host = "model-unreachable: localhost:0: ";
  expect(said.map((line) => line.replace(/localhost:\d+/, "localhost:0"))).toEqual([
    "ok",
    `${host}its TLS certificate is self-signed; name its authority in NODE_EXTRA_CA_CERTS`,
    `${host}its TLS certificate has expired`,
    `${host}its TLS certificate is for another host name`,
    `${host}it does not speak TLS as we do; is it \`http:\` rather than \`https:\`?`,
  ]);
});

test("a port that speaks no HTTP is told", async () => {
  const server = createSocketServer((socket) => void socket.end("SSH-2.0-x\r\n"));
  const port = await listenOn(server);
  await expect(modelsWith().preflight(endpointAt(`http://127.0.0.1:${port}`), never)).rejects.toMatchObject({
    code: "model-unreachable",
  });
});
