import { expect, test } from "vitest";
import { ask, endpointAt, NO_CAPS, openProxy } from "../../../support/model-proxy.ts";
import { createModels } from "../../../../src/adapters/models/models.ts";
import { sendJson, startUpstream } from "../../../support/upstream.ts";

const MESSAGE = { type: "message", model: "m", content: [], usage: { input_tokens: 1, output_tokens: 1 } };
const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

test("a call is under way until its answer has ended, and its silence is measured", async () => {
  const upstream = await startUpstream((response) => void setTimeout(() => sendJson(response, MESSAGE), 300));
  const session = await openProxy(upstream.url);
  expect(session.underWay()).toEqual({ calls: 0, silentMs: 0 });
  const asking = ask(session);
  await later(150);
  const { calls, silentMs } = session.underWay();
  expect(calls).toBe(1);
  expect(silentMs).toBeGreaterThan(50);
  await (await asking).text();
  expect(session.underWay().calls).toBe(0);
});

test("a call that the agent left before its end is still under way", async () => {
  const upstream = await startUpstream((response) => void setTimeout(() => sendJson(response, MESSAGE), 400));
  const session = await openProxy(upstream.url);
  await expect(ask(session, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
  expect(session.underWay().calls).toBe(1);
});

test("a silence may be shorter than the proxy's own, never longer", async () => {
  const upstream = await startUpstream(() => {});
  for (const [silenceMs, firstByteMs] of [
    [100, 60_000],
    [60_000, 100],
  ] as const) {
    const session = await openProxy(upstream.url, { caps: { silenceMs }, limits: { firstByteMs } });
    const start = performance.now();
    expect((await ask(session)).status).toBe(504);
    expect(performance.now() - start).toBeLessThan(5_000);
  }
});

test("a budget in dollars without a price has a reason of its own", async () => {
  const models = createModels({ secretOf: () => "key-0123456789" });
  const opening = models.open(
    endpointAt("http://127.0.0.1:9", "anthropic", "nobody-knows-it"),
    { ...NO_CAPS, usd: 1 },
    null,
  );
  await expect(opening).rejects.toMatchObject({ code: "price-unknown" });
});
