import { expect, test } from "vitest";
import { createListener } from "../../../../src/agents/acp/listen.ts";

function listen(updates: readonly unknown[]) {
  const listener = createListener();
  listener.hear({ sessionId: "s", update: say("before") });
  listener.begin("s");
  for (const update of updates) listener.hear({ sessionId: "s", update });
  return listener.heard();
}

const say = (text: string) => ({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } });
const call = (toolCallId: string) => ({ sessionUpdate: "tool_call", toolCallId, status: "pending" });
const update = (toolCallId: string, status?: string) => ({ sessionUpdate: "tool_call_update", toolCallId, status });

test.each([
  ["all that is said", [say("a"), say("b")], "ab"],
  ["nothing of before a tool call", [say("a"), call("1"), say("b")], "b"],
  ["nothing of before its end", [call("1"), say("a"), update("1", "completed"), say("b")], "b"],
  ["nothing of before it failed", [call("1"), say("a"), update("1", "failed"), say("b")], "b"],
  ["nothing of before its progress", [call("1"), say("a"), update("1", "in_progress"), say("b")], "b"],
  [
    "all, when a call that has ended is told of again",
    [call("1"), update("1", "completed"), say("a"), update("1"), say("b")],
    "ab",
  ],
  [
    "nothing of before a call whose name was used before",
    [call("1"), update("1", "failed"), say("a"), call("1"), say("b")],
    "b",
  ],
  [
    "all, whatever is thought between",
    [say("a"), { ...say("x"), sessionUpdate: "agent_thought_chunk" }, say("b")],
    "ab",
  ],
  ["not what the user says", [say("a"), { ...say("x"), sessionUpdate: "user_message_chunk" }], "a"],
  ["not pictures", [say("a"), { sessionUpdate: "agent_message_chunk", content: { type: "image", data: "" } }], "a"],
  [
    "nothing without a name to the call",
    [say("a"), { sessionUpdate: "tool_call", status: "completed" }, say("b")],
    "b",
  ],
])("the final message is %s", (_name, updates, text) => {
  expect(listen(updates).text).toBe(text);
});

test("what other sessions say is not heard, nor what is no update", () => {
  const listener = createListener();
  listener.begin("s");
  const strange = [
    null,
    1,
    "x",
    [],
    {},
    { sessionId: "t", update: say("a") },
    { sessionId: "s" },
    { sessionId: "s", update: null },
  ];
  for (const params of strange) listener.hear(params);
  for (const odd of [
    {},
    { sessionUpdate: "agent_message_chunk" },
    { sessionUpdate: "agent_message_chunk", content: { text: 1 } },
  ])
    listener.hear({ sessionId: "s", update: odd });
  expect(listener.heard()).toEqual({ text: "", isCut: false, usd: null });
});

test("a message beyond the limit is cut, and the next one is not", () => {
  const long = say("é".repeat(300_000));
  expect(listen([long, long])).toMatchObject({ isCut: true, text: long.content.text });
  expect(listen([long, long, call("1"), say("b")])).toEqual({ text: "b", isCut: false, usd: null });
});

const cost = (amount: unknown, currency = "USD") => ({
  sessionUpdate: "usage_update",
  used: 1,
  size: 2,
  cost: { amount, currency },
});

test("US dollars are taken as the agent counts them", () => {
  expect(
    listen([cost(0.5), cost(0.75), cost("1"), cost(-1), cost(9, "EUR"), { sessionUpdate: "usage_update" }]).usd,
  ).toBe(0.75);
});
