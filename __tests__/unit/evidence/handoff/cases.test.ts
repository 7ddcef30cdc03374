import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";

interface HandoffCase {
  readonly id: string;
  readonly markdown: string;
  readonly verification: string | null;
  readonly reason: string | null;
  readonly contradiction?: string | null;
  readonly why: string;
}

function readCases(name: string): readonly HandoffCase[] {
  const file = new URL(`../../../fixtures/handoffs/${name}`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as HandoffCase);
}

const given = readCases("cases.jsonl");
const own = readCases("own-cases.jsonl");

test("no case is lost", () => {
  expect(given.length).toBe(80);
  expect(own.length).toBeGreaterThan(200);
  expect(new Set([...given, ...own].map(({ id }) => id)).size).toBe(given.length + own.length);
});

test.for([...given, ...own])("$id: $why", ({ id, markdown, verification, reason, contradiction = null }) => {
  const { handoff, diagnostics } = parseHandoff(markdown, `${id}.md`);
  expect({ verification: handoff.verification, reason: handoff.reason, contradiction: handoff.contradiction }).toEqual({
    verification,
    reason,
    contradiction,
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ ruleId }) => ruleId);
  expect(errors).toEqual([reason, contradiction].filter((code) => code !== null));
});
