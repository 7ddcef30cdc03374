import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { Agent } from "node:http";
import { dirname } from "node:path";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { expect, onTestFinished, test } from "vitest";
import { FILE_VARIABLE } from "../../../../src/adapters/tools/wire.ts";
import { readTypes } from "../../../../src/policy/types/read.ts";
import { toJsonSchema, toZod } from "../../../../src/policy/types/schema.ts";
import type { ToolServer } from "../../../../src/ports/tools.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { ask, connect, GOOD, offerTool, placeOf, SCHEMA } from "./support.ts";

async function call(client: Client, input: Record<string, unknown>, name = "submit_evidence") {
  const { content, isError } = await client.callTool({ name, arguments: input });
  return { isError, text: JSON.stringify(content) };
}

test("an agent sees one tool with its schema, and what it hands in arrives", async () => {
  const { server, calls } = await offerTool();
  const client = await connect(server);
  const { tools } = await client.listTools();
  expect(tools).toEqual([{ name: "submit_evidence", description: "Hands in the evidence.", inputSchema: SCHEMA }]);
  expect(await call(client, GOOD)).toMatchObject({ isError: false });
  expect(calls()).toEqual({ accepted: [GOOD], refused: [], broken: null });
  await expect(client.listResources()).rejects.toThrow();
  await expect(client.listPrompts()).rejects.toThrow();
});

test("arguments that do not fit are told with their place, counted, and may be corrected", async () => {
  const { server, calls } = await offerTool();
  const client = await connect(server);
  const bad = await call(client, { ok: "yes", screens: ["a", 5], more: 1 });
  expect(bad.isError).toBe(true);
  for (const part of ["/ok must be boolean", "/screens/1 must be string", "'notes'", "more"])
    expect(bad.text).toContain(part);
  expect(await call(client, GOOD)).toMatchObject({ isError: false });
  expect(calls().accepted).toEqual([GOOD]);
  expect(calls().refused).toHaveLength(1);
});

test("a second call is told that it is one, and is on record", async () => {
  const { server, calls } = await offerTool();
  const client = await connect(server);
  await call(client, GOOD);
  const second = await call(client, { ...GOOD, ok: false });
  expect(second).toMatchObject({ isError: true });
  expect(second.text).toContain("Already handed in");
  expect(calls().accepted).toEqual([GOOD, { ...GOOD, ok: false }]);
});

test("another tool there is not", async () => {
  const { server, calls } = await offerTool();
  const client = await connect(server);
  expect(await call(client, GOOD, "submit_verdict")).toMatchObject({ isError: true });
  expect(calls()).toEqual({ accepted: [], refused: [], broken: null });
});

test("at most ten of each sort are kept", async () => {
  const { server, calls } = await offerTool();
  const { address, nonce } = placeOf(server);
  for (let count = 0; count < 12; count += 1) {
    await ask(`${address}/call`, { nonce, body: JSON.stringify(GOOD) });
    await ask(`${address}/call`, { nonce, body: "{}" });
  }
  expect(calls().accepted).toHaveLength(10);
  expect(calls().refused).toHaveLength(10);
});

test("arguments of more than 1 MiB are refused whole, and those of exactly 1 MiB are taken", async () => {
  const { server, calls } = await offerTool();
  const client = await connect(server);
  const size = 1024 * 1024;
  const rest = JSON.stringify({ ...GOOD, notes: "" }).length;
  const tooLarge = await call(client, { ...GOOD, notes: "x".repeat(size - rest + 1) });
  expect(tooLarge).toMatchObject({ isError: true });
  expect(tooLarge.text).toContain("more than 1048576 bytes");
  expect(await call(client, { ...GOOD, notes: "x".repeat(size - rest) })).toMatchObject({ isError: false });
  expect(calls().accepted).toHaveLength(1);
  expect(calls().refused[0]?.length).toBeLessThan(200);
});

test("of half a million faults the first is looked for, of a few all", async () => {
  const { server, calls } = await offerTool();
  const { address, nonce } = placeOf(server);
  const start = performance.now();
  const body = JSON.stringify({ ...GOOD, screens: Array.from({ length: 400_000 }, () => 1) });
  const answer = await ask(`${address}/call`, { nonce, body });
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(answer.body).toContain("/screens/0 must be string.");
  await ask(`${address}/call`, {
    nonce,
    body: JSON.stringify({ ...GOOD, screens: Array.from({ length: 40 }, () => 1) }),
  });
  expect(calls().refused[0]).toBe("/screens/0 must be string");
  expect(calls().refused[1]).toMatch(/^\/screens\/0 .*\/screens\/19 must be string; and 20 more$/);
});

test.each([
  ["no JSON", "{ok:", "not JSON"],
  ["nothing", "", "not JSON"],
  ["a list", "[]", "must be object"],
  ["null", "null", "must be object"],
  ["a prototype", `{"ok":true,"notes":null,"screens":[],"__proto__":{"ok":true}}`, "__proto__"],
  ["members that are inherited only", `{"__proto__":{"ok":true,"notes":null,"screens":[]}}`, "must have required"],
])("%s is refused", async (_, body, why) => {
  const { server, calls } = await offerTool();
  const { address, nonce } = placeOf(server);
  const answer = await ask(`${address}/call`, { nonce, body });
  expect(JSON.parse(answer.body)).toMatchObject({ isAccepted: false });
  expect(calls().accepted).toEqual([]);
  expect(calls().refused[0]).toContain(why);
});

const INTRUDED = expect.stringContaining("somebody else tried to speak") as string;

test.each([
  ["no nonce", null, null],
  ["an empty nonce", "", INTRUDED],
  ["a wrong nonce", "x".repeat(43), INTRUDED],
])("with %s nothing is told and nothing is taken", async (_, nonce, broken) => {
  const { server, calls } = await offerTool();
  const { address } = placeOf(server);
  const handedIn = await ask(`${address}/call`, { nonce, body: JSON.stringify(GOOD) });
  const tool = await ask(`${address}/tool`, { nonce, method: "GET" });
  expect([handedIn, tool]).toEqual([
    { status: 403, body: "{}" },
    { status: 403, body: "{}" },
  ]);
  expect(calls()).toEqual({ accepted: [], refused: [], broken });
});

test("the nonce of one offer is no good for another", async () => {
  const [one, other] = [await offerTool(), await offerTool()];
  const { nonce } = placeOf(one.server);
  const { address } = placeOf(other.server);
  expect((await ask(`${address}/call`, { nonce, body: JSON.stringify(GOOD) })).status).toBe(403);
});

test.each([
  ["GET", "/call"],
  ["POST", "/tool"],
  ["GET", "/"],
  ["PUT", "/call"],
  ["GET", "/tool/../call"],
])("%s %s is not served", async (method, path) => {
  const { server } = await offerTool();
  const { address, nonce } = placeOf(server);
  expect((await ask(`${address}${path}`, { nonce, method })).status).toBe(404);
});

test("a body without end is cut off", async () => {
  const { server, calls } = await offerTool();
  const { address, nonce } = placeOf(server);
  await expect(ask(`${address}/call`, { nonce, body: "x".repeat(20 * 1024 * 1024) })).rejects.toThrow();
  expect(calls()).toEqual({ accepted: [], refused: [], broken: null });
});

const otherConnection = (): Agent => {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return agent;
};

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

test("the nonce is in no environment, and gone from the disk when the server runs", async () => {
  const { server } = await offerTool();
  const { nonce } = placeOf(server);
  expect(JSON.stringify(server)).not.toContain(nonce);
  const file = server.env[FILE_VARIABLE] ?? "";
  expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
  await connect(server);
  expect([existsSync(file), existsSync(dirname(file))]).toEqual([false, false]);
});

test("the nonce lies in the folder of the agent and nowhere else", async () => {
  const folder = makeTempFolder("agent");
  const { server } = await offerTool(SCHEMA, folder);
  expect(dirname(dirname(server.env[FILE_VARIABLE] ?? ""))).toBe(folder);
});

test("an offer that nobody took leaves nothing on the disk", async () => {
  const { server, close } = await offerTool();
  await close();
  expect(existsSync(dirname(server.env[FILE_VARIABLE] ?? ""))).toBe(false);
});

test("whoever has learnt the nonce comes too late, and then nothing counts", async () => {
  const { server, calls } = await offerTool();
  const { address, nonce } = placeOf(server);
  const client = await connect(server);
  const forged = { nonce, body: JSON.stringify({ ...GOOD, ok: true }), agent: otherConnection() };
  expect((await ask(`${address}/call`, forged)).status).toBe(403);
  await call(client, { ...GOOD, ok: false });
  expect(calls()).toEqual({ accepted: [{ ...GOOD, ok: false }], refused: [], broken: INTRUDED });
});

test("a nonce that nobody took before the agent was at work is no good any more", async () => {
  const { server, calls, watch } = await offerTool();
  watch(() => 1);
  const { address, nonce } = placeOf(server);
  expect((await ask(`${address}/call`, { nonce, body: JSON.stringify(GOOD) })).status).toBe(403);
  expect(calls()).toEqual({ accepted: [], refused: [], broken: null });
});

test.each([false, true])(
  "a server that is killed while the agent is at work breaks the offer, and no other may take its place",
  async (isForged) => {
    const { server, calls, watch } = await offerTool();
    let progress = 0;
    watch(() => progress);
    const { address, nonce } = placeOf(server);
    const child = spawn(server.command, server.args, { env: server.env, stdio: ["pipe", "pipe", "ignore"] });
    child.stdin.write(LIST);
    await new Promise((resolve) => void child.stdout.once("data", resolve));
    progress = 2;
    child.kill("SIGKILL");
    await new Promise((resolve) => void child.once("close", resolve));
    const forged = { nonce, body: JSON.stringify(GOOD), agent: otherConnection() };
    if (isForged) expect((await ask(`${address}/call`, forged)).status).toBe(403);
    else expect(calls().broken).toBeNull();
    progress = 3;
    await until(() => calls().broken !== null);
    expect(calls().broken).toEqual(isForged ? INTRUDED : expect.stringContaining("broke while the agent was at work"));
  },
);

test("a server that ends with its agent breaks nothing", async () => {
  const { server, calls, watch } = await offerTool();
  let progress = 0;
  watch(() => progress);
  const client = await connect(server);
  progress = 2;
  await call(client, GOOD);
  await client.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls()).toEqual({ accepted: [GOOD], refused: [], broken: null });
});

/** What the server writes on its standard output for this input, and how it ends. */
function feed({ command, args, env }: ToolServer, input: string) {
  const child = spawn(command, args, { env, stdio: ["pipe", "pipe", "ignore"] });
  const chunks: Uint8Array[] = [];
  child.stdout.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise<{ readonly code: number | null; readonly lines: readonly string[] }>((resolve) => {
    child.once("close", (code) => {
      const lines = Buffer.concat(chunks).toString("utf8").trimEnd().split("\n");
      resolve({ code, lines: lines.filter((line) => line !== "") });
    });
  });
}

const LIST = `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })}\n`;

test("lines that are no messages are passed over, and the server ends with its input", async () => {
  const { server } = await offerTool();
  const { code, lines } = await feed(server, `nonsense\n{"jsonrpc":"1.0"}\n\u0000\n${LIST}`);
  expect(code).toBe(0);
  expect(lines.map((line) => (JSON.parse(line) as { id: unknown }).id)).toEqual([1]);
});

test("a line without end is not kept, and nothing of it arrives", async () => {
  const { server, calls } = await offerTool();
  const { lines } = await feed(server, "x".repeat(30 * 1024 * 1024));
  expect(lines).toEqual([]);
  expect(calls()).toEqual({ accepted: [], refused: [], broken: null });
});

test("after the end of the run nothing is taken, and a server that is still there says so", async () => {
  const { server, calls, close } = await offerTool();
  const client = await connect(server);
  await close();
  const late = await call(client, GOOD);
  expect(late).toMatchObject({ isError: true });
  expect(late.text).toContain("Not handed in");
  expect(calls().accepted).toEqual([]);
  expect(await feed(server, LIST)).toEqual({ code: 1, lines: [] });
  expect(await feed({ ...server, env: {} }, LIST)).toEqual({ code: 1, lines: [] });
});

test("what every object inherits was not handed in", async () => {
  const { server, calls } = await offerTool({ type: "object", properties: { valueOf: {} }, required: ["valueOf"] });
  const { address, nonce } = placeOf(server);
  await ask(`${address}/call`, { nonce, body: "{}" });
  expect(calls().refused).toEqual(["the arguments must have required property 'valueOf'"]);
});

test("a schema that cannot be used is told before any agent starts", async () => {
  await expect(offerTool({ type: "object", properties: { ok: { type: "bool" } } })).rejects.toMatchObject({
    code: "world-failed",
  });
});

test("whatever type a policy makes, its schema can be offered, and what is accepted fits the type", async () => {
  const { types } = readTypes({
    types: {
      Mine: {
        ok: "bool",
        count: "int",
        share: "number?",
        level: "low | high",
        "rank?": "low | high",
        where: ["[Place]"],
      },
      Place: { path: "text", "line?": "int", inner: { notes: "[text]?" } },
    },
  });
  const type = types.get("Mine");
  if (type?.kind !== "record") throw new Error("no record");
  const { server, calls } = await offerTool(toJsonSchema(type));
  const client = await connect(server);
  const good = { ok: true, count: 1, share: null, level: "low", rank: null, where: [[place({ notes: ["a"] })]] };
  expect(await call(client, { ...good, where: [[place({ notes: "a" })]] })).toMatchObject({ isError: true });
  expect(await call(client, { ...good, rank: "medium" })).toMatchObject({ isError: true });
  expect(await call(client, good)).toMatchObject({ isError: false });
  expect(calls().refused).toEqual([
    "/where/0/0/inner/notes must be array; /where/0/0/inner/notes must be null; /where/0/0/inner/notes must match a schema in anyOf",
    '/rank must be equal to one of the allowed values: ["low","high"]; /rank must be null; /rank must match a schema in anyOf',
  ]);
  expect(toZod(type).safeParse(calls().accepted[0]).success).toBe(true);
});

const place = (inner: unknown) => ({ path: "a", line: 3, inner });
