import { afterEach, expect, test } from "vitest";
import {
  type Fault,
  type ModelServer,
  type ModelServerOptions,
  type Scenario,
  startModelServer,
} from "../../support/model-server/server.ts";

const servers: ModelServer[] = [];

async function start(options: ModelServerOptions = {}): Promise<ModelServer> {
  const server = await startModelServer(options);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const SHELL_THEN_TEXT: Scenario = {
  turns: [{ shell: "echo {{TURN}}" }, { text: "It printed: {{RESULT}}" }],
  rounds: [{ match: /critique/i, turns: [{ text: "again" }] }],
  side: "a title",
  usage: { input: 11, output: 7 },
};
const SCHEMA = {
  type: "object",
  properties: { command: { type: "string" }, why: { type: "string" } },
  required: ["why"],
};

/** How each wire writes the same talk. */
interface Talk {
  readonly path: string;
  readonly streamPath?: string;
  readonly auth: Readonly<Record<string, string>>;
  readonly ask: (prompt: string, withTool: boolean) => Record<string, unknown>;
  /** The talk after the tool has answered. */
  readonly afterTool: (prompt: string, result: string) => Record<string, unknown>;
  readonly toolOf: (answer: string) => unknown;
  readonly textOf: (answer: string) => unknown;
}

const json = (text: string) => JSON.parse(text) as Record<string, never>;
const at = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce((one: unknown, key) => (one as Record<string, unknown>)[key], value);

const anthropicTools = [{ name: "Bash", input_schema: SCHEMA }];
const chatTools = [{ type: "function", function: { name: "bash", parameters: SCHEMA } }];
const responsesTools = [{ type: "function", name: "exec_command", parameters: SCHEMA }];
const geminiTools = [{ functionDeclarations: [{ name: "run_shell_command", parametersJsonSchema: SCHEMA }] }];
const user = (text: string) => ({ role: "user", parts: [{ text }] });

const TALKS = {
  anthropic: {
    path: "/v1/messages",
    auth: { "x-api-key": "k" },
    ask: (prompt, withTool) => ({
      model: "m",
      messages: [{ role: "user", content: prompt }],
      ...(withTool ? { tools: anthropicTools } : {}),
    }),
    afterTool: (prompt, result) => ({
      model: "m",
      tools: anthropicTools,
      messages: [
        { role: "user", content: prompt },
        { role: "assistant", content: [{ type: "tool_use", id: "1", name: "Bash", input: {} }] },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "1", content: result }] },
      ],
    }),
    toolOf: (answer) => [at(json(answer), "content", 0, "name"), at(json(answer), "content", 0, "input")],
    textOf: (answer) => at(json(answer), "content", 0, "text"),
  },
  responses: {
    path: "/v1/responses",
    auth: { authorization: "Bearer k" },
    ask: (prompt, withTool) => ({ model: "m", input: prompt, ...(withTool ? { tools: responsesTools } : {}) }),
    afterTool: (prompt, result) => ({
      model: "m",
      tools: responsesTools,
      input: [
        { type: "message", role: "user", content: [{ type: "input_text", text: prompt }] },
        { type: "function_call", name: "exec_command", call_id: "1", arguments: "{}" },
        { type: "function_call_output", call_id: "1", output: result },
      ],
    }),
    toolOf: (answer) => [
      at(json(answer), "output", 0, "name"),
      json(at(json(answer), "output", 0, "arguments") as string),
    ],
    textOf: (answer) => at(json(answer), "output", 0, "content", 0, "text"),
  },
  chat: {
    path: "/v1/chat/completions",
    auth: { authorization: "Bearer k" },
    ask: (prompt, withTool) => ({
      model: "m",
      messages: [{ role: "user", content: prompt }],
      ...(withTool ? { tools: chatTools } : {}),
    }),
    afterTool: (prompt, result) => ({
      model: "m",
      tools: chatTools,
      messages: [
        { role: "user", content: prompt },
        { role: "assistant", tool_calls: [{ id: "1", function: { name: "bash", arguments: "{}" } }] },
        { role: "tool", tool_call_id: "1", content: result },
      ],
    }),
    toolOf: (answer) => {
      const call = at(json(answer), "choices", 0, "message", "tool_calls", 0, "function");
      return [at(call, "name"), json(at(call, "arguments") as string)];
    },
    textOf: (answer) => at(json(answer), "choices", 0, "message", "content"),
  },
  gemini: {
    path: "/v1beta/models/m:generateContent",
    streamPath: "/v1beta/models/m:streamGenerateContent?alt=sse",
    auth: { "x-goog-api-key": "k" },
    ask: (prompt, withTool) => ({ contents: [user(prompt)], ...(withTool ? { tools: geminiTools } : {}) }),
    afterTool: (prompt, result) => ({
      tools: geminiTools,
      contents: [
        user(prompt),
        { role: "model", parts: [{ functionCall: { name: "run_shell_command", args: {} } }] },
        { role: "user", parts: [{ functionResponse: { name: "run_shell_command", response: { output: result } } }] },
      ],
    }),
    toolOf: (answer) => {
      const call = at(json(answer), "candidates", 0, "content", "parts", 0, "functionCall");
      return [at(call, "name"), at(call, "args")];
    },
    textOf: (answer) => at(json(answer), "candidates", 0, "content", "parts", 0, "text"),
  },
} satisfies Record<string, Talk>;

const talks = Object.entries<Talk>(TALKS);

async function post(
  server: ModelServer,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly type: string; readonly text: string }> {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5_000),
  });
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
}

test.each(talks)(
  "%s: first the shell, then the text with its result; another round by its prompt",
  async (wire, talk) => {
    const server = await start({ scenario: SHELL_THEN_TEXT });
    const first = await post(server, talk.path, talk.ask("Verify.", true), talk.auth);
    expect(talk.toolOf(first.text)).toEqual([expect.any(String), { command: "echo 0", why: "step of the scenario" }]);
    const second = await post(server, talk.path, talk.afterTool("Verify.", "0"), talk.auth);
    expect(talk.textOf(second.text)).toBe("It printed: 0");
    const third = await post(server, talk.path, talk.ask("A critique.", true), talk.auth);
    expect(talk.textOf(third.text)).toBe("again");
    expect(server.calls.map(({ wire: name, turn, model }) => [name, turn, model])).toEqual([
      [wire, 0, "m"],
      [wire, 1, "m"],
      [wire, 0, "m"],
    ]);
    expect(server.calls[1]).toMatchObject({ prompt: "Verify.", lastResult: "0", isSide: false, isStreamed: false });
    expect(server.calls[0]?.auth).toEqual({ header: Object.keys(talk.auth)[0], value: Object.values(talk.auth)[0] });
    expect(server.calls[0]?.tools).toHaveLength(1);
  },
);

test.each(talks)("%s: a request without tools is no turn of the agent", async (_, talk) => {
  const server = await start({ scenario: SHELL_THEN_TEXT });
  const { text } = await post(server, talk.path, talk.ask("Name this talk.", false));
  expect(talk.textOf(text)).toBe("a title");
  expect(server.calls[0]).toMatchObject({ isSide: true, saying: { text: "a title" } });
});

test.each(talks)("%s: a streamed answer says the same in pieces, and its usage", async (_, talk) => {
  const server = await start({ scenario: { ...SHELL_THEN_TEXT, turns: [{ text: "one two three" }] } });
  const body = { ...talk.ask("Go.", true), stream: true };
  const { type, text } = await post(server, talk.streamPath ?? talk.path, body);
  expect(type).toBe("text/event-stream");
  const events = text
    .split("\n\n")
    .map((event) => /^data: (.*)$/m.exec(event)?.[1] ?? "")
    .filter((data) => data.startsWith("{"))
    .map((data) => json(data) as unknown);
  const deltas = events.map((event) => deltaOf(event)).filter((delta) => delta !== null);
  expect(deltas).toHaveLength(3);
  expect(deltas.join("")).toBe("one two three");
  expect(text).toMatch(/"(?:input_tokens|prompt_tokens|promptTokenCount)":11/);
  expect(text).toMatch(/"(?:output_tokens|completion_tokens|candidatesTokenCount)":7/);
  expect(server.calls[0]?.isStreamed).toBe(true);
});

function deltaOf(event: unknown): string | null {
  const one = event as {
    readonly type?: string;
    readonly delta?: unknown;
    readonly choices?: readonly { readonly delta: { readonly content?: string } }[];
    readonly candidates?: readonly { readonly content: { readonly parts: readonly { readonly text: string }[] } }[];
  };
  if (one.type === "content_block_delta") return (one.delta as { readonly text: string }).text;
  if (one.type === "response.output_text.delta") return one.delta as string;
  return one.choices?.[0]?.delta.content ?? one.candidates?.[0]?.content.parts[0]?.text ?? null;
}

test.each([
  ["401", 401],
  ["403", 403],
  ["404", 404],
  ["429", 429],
  ["500", 500],
  ["529", 529],
] as const)("fault %s has each wire's own error shape, and ends after its number of requests", async (kind, status) => {
  for (const [wire, talk] of talks) {
    const server = await start({ fault: { kind, times: 2 }, scenario: SHELL_THEN_TEXT });
    const body = talk.ask("Verify.", true);
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await post(server, talk.path, body));
    expect(answers.map((one) => one.status)).toEqual([status, status, 200]);
    const error = at(json(answers[0]?.text ?? ""), "error");
    if (wire === "anthropic") expect(json(answers[0]?.text ?? "")).toMatchObject({ type: "error" });
    if (wire === "gemini") expect(error).toMatchObject({ code: status, status: expect.any(String) as string });
    else expect(error).toMatchObject({ type: expect.any(String) as string, message: expect.any(String) as string });
    expect(server.calls.map(({ fault }) => fault)).toEqual([kind, kind, null]);
  }
});

test("garbage is a page with status 200, a cut breaks the stream after half an answer", async () => {
  const server = await start({ fault: { kind: "garbage" } });
  const body = { ...TALKS.anthropic.ask("Go.", true), stream: true };
  expect(await post(server, "/v1/messages", body)).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  server.setFault({ kind: "cut" });
  await expect(post(server, "/v1/messages", body)).rejects.toThrow(/terminated/);
  server.setFault(null);
  expect((await post(server, "/v1/messages", body)).text).toContain("message_stop");
});

test.each(["hang", "stall"] as const)("%s: nothing comes, until the server is closed", async (kind) => {
  const server = await start({ fault: { kind } });
  const state = { ended: false };
  const asked = post(server, "/v1/messages", TALKS.anthropic.ask("Go.", true)).finally(() => void (state.ended = true));
  const failing = expect(asked).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(state.ended).toBe(false);
  await server.close();
  await failing;
  expect(server.calls).toMatchObject([{ fault: kind, saying: null }]);
});

test("a fault that strikes the agent lets probes through", async () => {
  const fault: Fault = { kind: "500", strikes: "agent" };
  const server = await start({ fault });
  expect((await post(server, "/v1/messages", TALKS.anthropic.ask("Go.", false))).status).toBe(200);
  expect((await fetch(`${server.url}/v1/models`)).status).toBe(200);
  expect((await post(server, "/v1/messages", TALKS.anthropic.ask("Go.", true))).status).toBe(500);
  server.setFault({ kind: "500" });
  expect((await fetch(`${server.url}/v1/models`)).status).toBe(500);
});

test("only the key that it was given is taken", async () => {
  const server = await start({ key: "k" });
  for (const [, talk] of talks) {
    expect((await post(server, talk.path, talk.ask("Go.", true), talk.auth)).status).toBe(200);
    expect((await post(server, talk.path, talk.ask("Go.", true), { "x-api-key": "other" })).status).toBe(401);
  }
  expect((await fetch(`${server.url}/v1/models`)).status).toBe(401);
  expect((await fetch(`${server.url}/v1beta/models?key=k`)).status).toBe(200);
});

test.each([
  ["/v1/models", "data"],
  ["/v1/models/some-model", "id"],
  ["/v1beta/models", "models"],
  ["/v1beta/models/some-model", "name"],
])("GET %s is answered", async (path, key) => {
  const server = await start();
  expect(await (await fetch(server.url + path)).json()).toHaveProperty(key);
  expect(server.calls).toMatchObject([{ method: "GET", path, wire: null }]);
});

test.each([
  ["/v1/messages/count_tokens", "input_tokens"],
  ["/v1/responses/input_tokens", "input_tokens"],
  ["/v1beta/models/m:countTokens", "totalTokens"],
])("tokens are counted at %s", async (path, key) => {
  const server = await start();
  expect(json((await post(server, path, {})).text)).toHaveProperty(key);
  expect(server.calls).toMatchObject([{ wire: null, isSide: false }]);
});

test("an unknown path is 404", async () => {
  const server = await start();
  expect((await fetch(`${server.url}/v1/elsewhere`)).status).toBe(404);
});

test("a tool is called by the end of its name, in its group, or after a search for it", async () => {
  const server = await start({ scenario: { turns: [{ call: "submit_evidence", args: { ok: true } }] } });
  const group = { type: "namespace", name: "mcp__runtime", tools: [{ name: "submit_evidence", parameters: {} }] };
  const grouped = await post(server, "/v1/responses", { model: "m", input: "Go.", tools: [group] });
  expect(at(json(grouped.text), "output", 0)).toMatchObject({
    name: "submit_evidence",
    namespace: "mcp__runtime",
    arguments: '{"ok":true}',
  });
  const named = { name: "mcp__runtime__submit_evidence", input_schema: {} };
  const direct = await post(server, "/v1/messages", { ...TALKS.anthropic.ask("Go.", true), tools: [named] });
  expect(TALKS.anthropic.toolOf(direct.text)).toEqual([named.name, { ok: true }]);
  const search = { name: "ToolSearch", input_schema: {} };
  const hidden = { ...TALKS.anthropic.ask("Go.", true), tools: [search] };
  expect(TALKS.anthropic.toolOf((await post(server, "/v1/messages", hidden)).text)).toEqual([
    "ToolSearch",
    { query: "submit_evidence" },
  ]);
  const messages = [
    { role: "user", content: "Go." },
    { role: "assistant", content: [{ type: "tool_use", id: "1", name: "ToolSearch", input: {} }] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "1", content: `found ${named.name}` }] },
  ];
  const found = await post(server, "/v1/messages", { ...hidden, messages });
  expect(TALKS.anthropic.toolOf(found.text)).toEqual([named.name, { ok: true }]);
  expect(server.calls.at(-1)?.turn).toBe(0);
});

test("an answer as JSON goes through the tool for it, else it is the text", async () => {
  const server = await start({ scenario: { turns: [{ json: { ok: true } }] } });
  const tools = [...anthropicTools, { name: "StructuredOutput", input_schema: {} }];
  const byTool = await post(server, "/v1/messages", { ...TALKS.anthropic.ask("Go.", true), tools });
  expect(TALKS.anthropic.toolOf(byTool.text)).toEqual(["StructuredOutput", { ok: true }]);
  const format = { text: { format: { type: "json_schema" } } };
  const asText = await post(server, "/v1/responses", { ...TALKS.responses.ask("Go.", true), ...format });
  expect(TALKS.responses.textOf(asText.text)).toBe('{"ok":true}');
  expect(server.calls.map(({ wantsJson }) => wantsJson)).toEqual([false, true]);
});

test("the last turn goes on for ever, and a scenario can be changed", async () => {
  const server = await start({ scenario: { turns: [{ shell: "echo {{TURN}}" }] } });
  const again = await post(server, "/v1/messages", TALKS.anthropic.afterTool("Go.", "0"));
  expect(TALKS.anthropic.toolOf(again.text)).toMatchObject(["Bash", { command: "echo 1" }]);
  server.setScenario({ turns: [{ text: "other" }] });
  const other = await post(server, "/v1/messages", TALKS.anthropic.ask("Go.", true));
  expect(TALKS.anthropic.textOf(other.text)).toBe("other");
});
