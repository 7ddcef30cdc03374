import { expect, test } from "vitest";
import { CliParams, toUpstream } from "../../../src/cli-agent/params.ts";

test("a model is enough", () => {
  expect(CliParams.parse({ model: "m" })).toEqual({ model: "m", "max-calls": 200, install: false });
});

test.each([
  { model: "claude-sonnet-5" },
  { model: "openai/gpt-6:free" },
  { model: "@cf/meta/llama" },
  { model: "m", "base-url": "http://127.0.0.1:4000" },
  { model: "m", "base-url": "https://gateway.example/openai/v1" },
  { model: "m", "key-env": "MY_KEY", "budget-usd": 0.5, "budget-tokens": 1, "max-calls": 1, install: true },
  { model: "m", price: { input: 0, output: 15 } },
])("taken: %o", (settings) => {
  expect(CliParams.safeParse(settings).success).toBe(true);
});

test.each([
  {},
  { model: "" },
  { model: "--dangerously-skip-permissions" },
  { model: "two words" },
  { model: "m\n" },
  { model: 5 },
  { model: "m", "base-url": "https://api.example/" },
  { model: "m", "base-url": "https://user:secret@api.example" },
  { model: "m", "base-url": "https://api.example?key=1" },
  { model: "m", "base-url": "https://api.example#a" },
  { model: "m", "base-url": "file:///etc" },
  { model: "m", "base-url": "api.example" },
  { model: "m", "key-env": "sk-live-123" },
  { model: "m", "key-env": "A=B" },
  { model: "m", "budget-usd": 0 },
  { model: "m", "budget-usd": Number.POSITIVE_INFINITY },
  { model: "m", "budget-tokens": 1.5 },
  { model: "m", "max-calls": 0 },
  { model: "m", price: { input: 1 } },
  { model: "m", price: { input: -1, output: 1 } },
  { model: "m", install: "yes" },
  { model: "m", "api-key": "secret" },
])("refused: %o", (settings) => {
  expect(CliParams.safeParse(settings).success).toBe(false);
});

test.each([
  ["anthropic", "https://api.anthropic.com", "https://api.anthropic.com"],
  ["anthropic", "https://gateway.example/anthropic/v1", "https://gateway.example/anthropic"],
  ["responses", "https://gateway.example/openai/v1", "https://gateway.example/openai"],
  ["chat", "http://127.0.0.1:8080/v1", "http://127.0.0.1:8080"],
  ["chat", "https://gateway.example/v1beta", "https://gateway.example/v1beta"],
  ["chat", "https://gateway.example/v10", "https://gateway.example/v10"],
  ["gemini", "https://gateway.example/google/v1beta", "https://gateway.example/google"],
  ["gemini", "https://gateway.example/v1", "https://gateway.example"],
] as const)("the path of the protocol is left off: %s %s", (wire, url, upstream) => {
  expect(toUpstream(url, wire)).toBe(upstream);
});

test.each(["http://models.example", "http://10.0.0.1:8080/v1", "http://127.0.0.1.evil.example"])(
  "%s would send the key in clear text",
  (url) => {
    const { error } = CliParams.safeParse({ model: "m", "base-url": url });
    expect(error?.issues[0]?.message).toContain("clear text");
  },
);

test.each(["https://models.example", "http://127.0.0.1:4010", "http://localhost:1", "http://[::1]:9/x"])(
  "%s keeps the key to those who may have it",
  (url) => {
    expect(CliParams.safeParse({ model: "m", "base-url": url }).success).toBe(true);
  },
);
