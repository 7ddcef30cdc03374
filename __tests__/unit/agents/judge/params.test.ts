import { expect, test } from "vitest";
import { agents } from "../../../../src/agents/index.ts";
import { agent } from "../../../../src/agents/judge/index.ts";
import { JudgeParams } from "../../../../src/agents/judge/params.ts";
import { checkShape } from "../../../../src/lib/fault.ts";

const faultsOf = (params: unknown) =>
  checkShape(JudgeParams, params).faults.map(({ path, message }) => `${path.join(".")} ${message}`);

test.each([
  [null],
  [{}],
  [{ model: "claude-sonnet-5" }],
  [{ model: "mistral:large" }],
  [{ model: "anthropic:" }],
  [{ model: "anthropic:--flag" }],
  [{ model: "anthropic:two words" }],
  [{ model: "anthropic:x", effort: "much" }],
  [{ model: "anthropic:x", "max-output-tokens": 1 }],
  [{ model: "anthropic:x", "base-url": "http://models.example" }],
  [{ model: "anthropic:x", install: true }],
  [{ model: "anthropic:x", "max-calls": 3 }],
])("refused: %j", (params) => {
  expect(faultsOf(params)).not.toEqual([]);
  expect(agents.judge.params).toBe(JudgeParams);
});

test("an endpoint that is compatible needs its address", () => {
  expect(faultsOf({ model: "compatible:llama3:8b" })).toEqual([
    "base-url is missing; `compatible:` needs the endpoint's address",
  ]);
});

test("no budget is promised that nobody keeps", () => {
  const params = { model: "gateway:a/b", "budget-usd": 1, "budget-tokens": 1, price: { input: 1, output: 1 } };
  const words = "cannot be kept: calls of `gateway:` do not go through the runtime's proxy";
  expect(faultsOf(params)).toEqual([`budget-usd ${words}`, `budget-tokens ${words}`, `price ${words}`]);
});

test.each([
  [
    { model: "anthropic:claude-sonnet-5" },
    { keyEnv: "ANTHROPIC_API_KEY", model: "claude-sonnet-5", upstream: "https://api.anthropic.com" },
  ],
  [
    { model: "openai:gpt-5", "key-env": "MINE" },
    { keyEnv: "MINE", model: "gpt-5", upstream: "https://api.openai.com" },
  ],
  [
    { model: "google:gemini-3-pro" },
    { keyEnv: "GEMINI_API_KEY", model: "gemini-3-pro", upstream: "https://generativelanguage.googleapis.com" },
  ],
  [
    { model: "compatible:meta/llama:free", "base-url": "https://openrouter.ai/api/v1" },
    { keyEnv: "OPENAI_API_KEY", model: "meta/llama:free", upstream: "https://openrouter.ai/api" },
  ],
  [{ model: "gateway:openai/gpt-5" }, { keyEnv: "AI_GATEWAY_API_KEY", model: "openai/gpt-5", upstream: null }],
])("what %j needs", (params, needs) => {
  expect(agent.describe?.(JudgeParams.parse(params))).toEqual({ program: null, install: false, ...needs });
});

test("what it says is its word", () => {
  expect(agent.provenance).toBe("claimed");
  expect(agents.judge.structured).toBe("schema");
});
