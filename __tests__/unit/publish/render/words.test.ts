import { expect, test } from "vitest";
import { renderCritiques } from "../../../../src/publish/render/critiques.ts";
import { formatDuration, renderReasons, sortGates } from "../../../../src/publish/render/words.ts";
import { critique, gate, report, verdict } from "../../../support/sample-report.ts";

test.each([
  [0, "0 ms"],
  [999.4, "999 ms"],
  [1000, "1.0 s"],
  [59_940, "59.9 s"],
  [60_000, "1 min 0 s"],
  [3_725_000, "62 min 5 s"],
])("%d ms is %s", (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});

function reasonOf(detail: string): string {
  return renderReasons([{ code: "verifier-failed", check: null, detail }]);
}

function listOf(text: string): string {
  const placement = { kind: "body", why: "" } as const;
  return renderCritiques([{ gate: "g", critique: critique({ text, criterion: "`npm test` passes" }), placement }]);
}

test("a detail that only repeats its code is not shown", () => {
  expect(reasonOf("verifier-failed")).not.toContain("Seen");
  expect(reasonOf("handoff.verified: verifier-failed")).not.toContain("Seen");
  expect(reasonOf(" ")).not.toContain("Seen");
  expect(reasonOf("exit 1")).toMatch(/\n {2}Seen: exit 1$/);
});

test("what blocks comes first, else the order stays", () => {
  const judged = (["passed", "blocked", "failed", "passed"] as const).map((outcome, at) => ({
    gate: gate(null, { name: `${at}` }),
    verdict: verdict(outcome),
  }));
  expect(sortGates(report(judged).gates).map((one) => one.gate.name)).toEqual(["2", "1", "0", "3"]);
});

test("a critique names its criterion once", () => {
  expect(listOf("npm test passes: exit 1")).not.toContain("criterion");
  expect(listOf("exit 1")).toContain("(criterion: `npm test` passes)");
});
