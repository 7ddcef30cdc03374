import type { AddressInfo } from "node:net";
import { Agent, createServer, request } from "node:http";
import { createModels } from "../../src/adapters/models/models.ts";

/** First byte of a streamed answer, medians in milliseconds. */
export interface ProxyLatency {
  readonly directMs: number;
  readonly proxiedMs: number;
  readonly addedMs: number;
}

const CHUNK = `data: ${JSON.stringify({ type: "content_block_delta", delta: { type: "text_delta", text: "word " } })}\n\n`;

/** Measures what the model proxy adds to the first byte, in pairs of a direct and a proxied request. In: pairs, and the size of the
 *  request's body, which agents send whole each turn. */
export async function measureProxyLatency(pairs = 100, bodyBytes = 200_000): Promise<ProxyLatency> {
  const server = createServer((incoming, response) => {
    incoming.resume().once("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(CHUNK);
      setTimeout(() => response.end(`${CHUNK.repeat(20)}data: {"type":"message_stop"}\n\n`), 1);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const models = createModels({ secretOf: () => "real-key" });
  const endpoint = { wire: "anthropic", upstream, keyEnv: "KEY", model: "stub-model" } as const;
  const session = await models.open(
    endpoint,
    { calls: pairs * 2 + 100, tokens: null, usd: null, silenceMs: null },
    null,
  );
  const agent = new Agent({ keepAlive: true });
  const body = JSON.stringify({ model: endpoint.model, text: "x".repeat(bodyBytes) });
  const [direct, proxied]: [number[], number[]] = [[], []];
  for (let pair = -10; pair < pairs; pair += 1) {
    const directMs = await firstByteMs(`${upstream}/v1/messages`, session.key, { agent, body });
    const proxiedMs = await firstByteMs(`${session.url}/v1/messages`, session.key, { agent, body });
    // The first pairs warm up.
    if (pair < 0) continue;
    direct.push(directMs);
    proxied.push(proxiedMs);
  }
  agent.destroy();
  await session.close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
  const added = proxied.map((ms, index) => ms - (direct[index] ?? 0));
  return { directMs: median(direct), proxiedMs: median(proxied), addedMs: median(added) };
}

function firstByteMs(
  url: string,
  key: string,
  { agent, body }: { readonly agent: Agent; readonly body: string },
): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent, headers: { "x-api-key": key } }, (response) => {
      let ms = 0;
      response.once("data", () => {
        ms = performance.now() - start;
      });
      response.on("end", () => resolve(ms));
      response.on("error", reject);
      response.resume();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
