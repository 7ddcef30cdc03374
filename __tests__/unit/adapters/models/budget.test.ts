import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createModels, type ModelsOptions } from "../../../../src/adapters/models/models.ts";
import { GateError } from "../../../../src/lib/error.ts";
import type { ModelCaps, ModelPrice, Models, ModelSession } from "../../../../src/ports/models.ts";
import { ask, endpointAt, NO_CAPS, REAL_KEY } from "../../../support/model-proxy.ts";
import { sendJson, startUpstream } from "../../../support/upstream.ts";

const ANSWER = { type: "message", usage: { input_tokens: 60, output_tokens: 40 } };
const PRICE = { input: 500, output: 500 };

function modelsWith(budget: NonNullable<ModelsOptions["budget"]>): Models {
  return createModels({ secretOf: () => REAL_KEY, budget });
}

async function openAt(
  models: Models,
  url: string,
  { caps = {}, price = PRICE }: { readonly caps?: Partial<ModelCaps>; readonly price?: ModelPrice | null } = {},
): Promise<ModelSession> {
  const session = await models.open(endpointAt(url), { ...NO_CAPS, ...caps }, price);
  onTestFinished(session.close);
  return session;
}

function reasonOf({ stopped }: ModelSession): unknown {
  return stopped.reason instanceof GateError ? [stopped.reason.code, stopped.reason.message] : null;
}

test.each([
  ["tokens", { tokens: 150, usd: null }, "200 of 150 tokens used"],
  ["dollars", { tokens: null, usd: 0.08 }, "$0.10 of $0.08 used"],
])("a run's budget in %s counts all sessions, ends those that ask on and opens no more", async (_, budget, used) => {
  const upstream = await startUpstream((response) => sendJson(response, ANSWER));
  const models = modelsWith(budget);
  expect(models.spent()).toBe(null);
  const [one, other] = [await openAt(models, upstream.url), await openAt(models, upstream.url)];
  expect(models.spent()).toBe(null);
  expect((await ask(one)).status).toBe(200);
  expect((await ask(other)).status).toBe(200);
  expect([one.stopped.aborted, other.stopped.aborted]).toEqual([false, false]);

  const refused = await ask(other);
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining(used)]);
  const reason = ["budget-exceeded", `the budget of the whole run is used up: ${used}, all agents together`];
  expect(reasonOf(other)).toEqual(reason);
  // One that is done is not stopped for what others used.
  expect(one.stopped.aborted).toBe(false);
  expect((await ask(one)).status).toBe(403);
  expect(reasonOf(one)).toEqual(reason);

  await expect(openAt(models, upstream.url)).rejects.toMatchObject({ code: "budget-exceeded", message: reason[1] });
  expect(upstream.received.length).toBe(2);
  expect(one.usage()).toEqual({ calls: 1, inputTokens: 60, outputTokens: 40, usd: expect.closeTo(0.05) as number });
  expect(models.spent()).toEqual({ calls: 2, inputTokens: 120, outputTokens: 80, usd: expect.closeTo(0.1) as number });
  await one.close();
  expect(models.spent()).toMatchObject({ calls: 2, inputTokens: 120 });
});

test("a session's own cap is named as its own", async () => {
  const upstream = await startUpstream((response) => sendJson(response, ANSWER));
  const session = await openAt(modelsWith({ tokens: 1_000, usd: null }), upstream.url, { caps: { tokens: 100 } });
  await ask(session);
  await ask(session);
  expect(reasonOf(session)).toEqual([
    "budget-exceeded",
    "the agent asked its model for more after 100 of 100 tokens used",
  ]);
});

test.each([
  ["tokens, without a limit in the requests", { tokens: 50_000, usd: null }, {}],
  ["tokens, with one", { tokens: 50_000, usd: null }, { max_tokens: 60_000 }],
  ["tokens, with several answers to a request", { tokens: 500_000, usd: null }, { n: 2, max_tokens: 1 }],
  ["dollars", { tokens: null, usd: 0.5 }, {}],
])("sessions at once get past a run's budget by one call at most: %s", async (_, budget, body) => {
  const upstream = await startUpstream(async (response) => {
    await pause(30);
    sendJson(response, { type: "message", usage: { input_tokens: 1, output_tokens: 600_000 } });
  });
  const models = modelsWith(budget);
  const price = { input: 1, output: 10 };
  const sessions = await Promise.all(Array.from({ length: 8 }, () => openAt(models, upstream.url, { price })));
  const statuses = await Promise.all(sessions.map(async (session) => (await ask(session, { body })).status));
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(upstream.received.length).toBe(1);
  expect(models.spent()).toMatchObject({ calls: 1, outputTokens: 600_000 });
});

test("two sessions do not both take the last token", async () => {
  let under = 0;
  const upstream = await startUpstream(async (response) => {
    under += 1;
    await pause(20);
    sendJson(response, { type: "message", usage: { input_tokens: 0, output_tokens: 1 } });
  });
  const models = modelsWith({ tokens: 1, usd: null });
  const [one, other] = [await openAt(models, upstream.url), await openAt(models, upstream.url)];
  const statuses = await Promise.all([one, other].map(async (session) => (await ask(session)).status));
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(under).toBe(1);
});

test("agents need not wait for each other while the budget is far", async () => {
  let [now, most] = [0, 0];
  const upstream = await startUpstream(async (response) => {
    now += 1;
    most = Math.max(most, now);
    await pause(50);
    now -= 1;
    sendJson(response, ANSWER);
  });
  const models = modelsWith({ tokens: 2_000_000, usd: null });
  const sessions = await Promise.all(Array.from({ length: 4 }, () => openAt(models, upstream.url)));
  await Promise.all(sessions.map((session) => ask(session)));
  expect(most).toBe(4);
});

test("a session that waits for another's call can be closed meanwhile", async () => {
  const upstream = await startUpstream(() => {});
  const models = modelsWith({ tokens: 100, usd: null });
  const [busy, waiting] = [await openAt(models, upstream.url), await openAt(models, upstream.url)];
  const asked = Promise.allSettled([ask(busy)]);
  await expect.poll(() => upstream.received.length).toBe(1);
  const waited = Promise.allSettled([ask(waiting)]);
  await pause(50);
  await waiting.close();
  expect(await waited).toMatchObject([{ status: "rejected" }]);
  expect(upstream.received.length).toBe(1);
  await busy.close();
  await asked;
});

test("a call that its session broke off is counted for the run, and frees the others", async () => {
  const upstream = await startUpstream((response, { body }) => {
    if (!body.includes("hang")) sendJson(response, ANSWER);
  });
  const models = modelsWith({ tokens: 1_000_000, usd: null });
  const [broken, next] = [await openAt(models, upstream.url), await openAt(models, upstream.url)];
  const asked = Promise.allSettled([ask(broken, { body: { max_tokens: 2_000_000, note: "hang" } })]);
  await expect.poll(() => upstream.received.length).toBe(1);
  const answer = ask(next);
  await pause(30);
  expect(upstream.received.length).toBe(1);
  await broken.close();
  expect((await answer).status).toBe(200);
  await asked;
  expect(models.spent()).toMatchObject({ calls: 2 });
});

test("a run's budget in dollars needs a price, as an agent's does", async () => {
  const models = modelsWith({ tokens: null, usd: 1 });
  await expect(openAt(models, "http://127.0.0.1:1", { price: null })).rejects.toMatchObject({
    code: "price-unknown",
    message: expect.stringMatching(/the run's budget in dollars.*add `price: \{ input, output \}`/) as string,
  });
  const session = await openAt(modelsWith({ tokens: 5, usd: null }), "http://127.0.0.1:1", { price: null });
  expect(session.usage().usd).toBe(null);
});

test("what a run spent has no sum in dollars once a model without a price was asked", async () => {
  const upstream = await startUpstream((response) => sendJson(response, ANSWER));
  const models = createModels({ secretOf: () => REAL_KEY });
  await ask(await openAt(models, upstream.url));
  expect(models.spent()?.usd).toBeCloseTo(0.05);
  await ask(await openAt(models, upstream.url, { price: null }));
  expect(models.spent()).toEqual({ calls: 2, inputTokens: 120, outputTokens: 80, usd: null });
});

test("a budget that is set later counts from then on, with all that was used before", async () => {
  const upstream = await startUpstream((response) => sendJson(response, ANSWER));
  const budget: { tokens: number | null; usd: number | null } = { tokens: null, usd: null };
  const models = modelsWith(budget);
  const session = await openAt(models, upstream.url);
  expect((await ask(session)).status).toBe(200);
  budget.tokens = 100;
  expect((await ask(session)).status).toBe(403);
});
