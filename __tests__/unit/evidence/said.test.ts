import { expect, test } from "vitest";
import { saysSomething } from "../../../src/evidence/said.ts";

test.each([
  ['Before I go: {"pass": false, "critique": "wrong"}', true],
  ["{ 'pass' : true }", true],
  ["## Verification\nverifier-failed\n", true],
  ["I cannot pass this on.", false],
  ["The tests pass: 3 of 3.", false],
  ["", false],
])("%j says something of the change: %s", (handoff, expected) => {
  expect(saysSomething({ handoff, structured: null })).toBe(expected);
});

test("evidence was said, nothing at all was not", () => {
  expect(saysSomething({ handoff: null, structured: [{}] })).toBe(true);
  expect(saysSomething({ handoff: null, structured: null })).toBe(false);
});
