import { expect, test } from "vitest";
import { explainError } from "../../../../src/agents/judge/explain-error.ts";

/** As the SDK throws it: it takes words from bodies of the forms that it knows. */
function refused(statusCode: number, message: string, responseBody = ""): Error {
  return Object.assign(new Error(message), { statusCode, responseBody });
}

const CONTEXT = "This model's maximum context length is 4096 tokens.";

test.each([
  [413, "Payload Too Large", ""],
  [400, CONTEXT, ""],
  [400, "Bad Request", JSON.stringify({ object: "error", message: CONTEXT })],
  [422, "Unprocessable Entity", JSON.stringify({ error: "inputs tokens + max_new_tokens must be <= 4096" })],
  [400, `${"x".repeat(500)} prompt is too long`, ""],
])("a request that is too long is no error of the judge's own: %d %.30s %.30s", (status, message, body) => {
  for (const isProxied of [true, false])
    expect(explainError(refused(status, message, body), isProxied).reason).toBe("judge-truncated");
});

test.each([
  [400, "Bad Request", JSON.stringify({ message: "temperature must be a number" })],
  [400, "max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens", ""],
])("one that is wrong otherwise is: %d %.30s", (status, message, body) => {
  expect(explainError(refused(status, message, body), true).reason).toBe("judge-error");
});
