import { expect, test } from "vitest";
import { evaluate } from "../../../../src/verdict/flow/evaluate.ts";
import { decidedBy, listFacts, renderExplanation } from "../../../../src/verdict/flow/explain.ts";
import { readGolden, updateGolden } from "./golden.ts";
import { claimed, observed, parsed, scopeOf, unknown } from "./support.ts";

const scope = scopeOf({
  tests: {
    passed: observed(true, "exit 0"),
    skipped: observed(false, "0 skipped"),
    names: observed(["a", "b"], ""),
  },
  lint: { passed: observed(false, "exit 1") },
  ui: { ok: claimed(true, "dark mode toggles"), notes: claimed("fine", "") },
  coverage: {
    lines: observed(72.5, "lcov.info"),
    before: observed(70, "lcov.info"),
    after: unknown("command-timeout"),
  },
  handoff: { verified: unknown("verifier-blocked", "no browser on this machine") },
  report: { data: claimed({ ok: true }, "report.json") },
  hostile: {
    fact: unknown("agent-crashed", `line 1\n::error::forged\u001b[2J\u202e${"x".repeat(500)}`),
    text: claimed(`"); drop\n${"y".repeat(500)}`, "\u0007"),
  },
});

function explain(source: string): string {
  return renderExplanation(evaluate(parsed(source), scope));
}

updateGolden("explanations", explain);

test.each(readGolden("explanations"))("explanation: $title", ({ source, expected }) => {
  expect(expected).not.toBe("");
  expect(explain(source)).toBe(expected);
});

test("an explanation is inert and bounded", () => {
  const text = explain('hostile.fact and hostile.text == "x"');
  expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  expect(text.split("\n").every((line) => !line.startsWith("::"))).toBe(true);
  expect(text.length).toBeLessThan(600);
});

test.each([
  ["tests.passed and lint.passed and handoff.verified", ["lint.passed"]],
  ["tests.passed and handoff.verified", ["handoff.verified"]],
  ["tests.passed and ui.ok", ["tests.passed", "ui.ok"]],
  ["tests.passed or ui.ok or lint.passed", ["tests.passed", "ui.ok"]],
  ["lint.passed or tests.skipped", ["lint.passed", "tests.skipped"]],
  ["lint.passed or handoff.verified", ["handoff.verified"]],
  ["not (lint.passed and tests.passed)", ["lint.passed"]],
  ["coverage.lines >= 80 and tests.passed", ["coverage.lines"]],
  ["coverage.lines >= coverage.after", ["coverage.after"]],
  ["(tests.passed or handoff.verified) and (lint.passed or ui.ok and tests.skipped)", ["lint.passed", "tests.skipped"]],
  ["true or tests.passed", ["tests.passed"]],
])("%s is decided by %j", (source, names) => {
  expect(decidedBy(evaluate(parsed(source), scope)).map(({ name }) => name)).toEqual(names);
});

test("all facts are listed in the order they are written", () => {
  const facts = listFacts(evaluate(parsed("ui.ok and not (lint.passed or 1 < coverage.lines) and ui.ok"), scope));
  expect(facts.map(({ name }) => name)).toEqual(["ui.ok", "lint.passed", "coverage.lines", "ui.ok"]);
});
