import { expect, test } from "vitest";
import { z } from "zod";
import { formatDiagnostic } from "../../../src/lib/diagnostic.ts";
import { MAX_POLICY_BYTES, parsePolicy } from "../../../src/policy/load.ts";
import { DEFAULT_POLICY } from "../../../src/policy/policy.ts";
import { expectGolden, goldenCases, readCase } from "../../support/golden.ts";
import { policyKinds } from "../../support/policy-kinds.ts";

const cases = goldenCases("policies");
const encoder = new TextEncoder();
const NO_AGENT = { agent: null, expect: null, task: null, expression: null };
const read = (text: string) => parsePolicy(encoder.encode(text), "passwhen.yml", policyKinds);

test("there are enough faulty policies", () => {
  expect(cases.filter((name) => !name.startsWith("good-")).length).toBeGreaterThanOrEqual(25);
});

test.each(cases)("policy %s", (name) => {
  const { value, diagnostics } = parsePolicy(readCase("policies", name, "passwhen.yml"), "passwhen.yml", policyKinds);
  expect(value !== null).toBe(name.startsWith("good-"));
  expectGolden("policies", name, diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join(""));
});

test.each(["", "\n# only a comment\n", "---\n", "version: 1", "null", "\ufeffversion: 1\n"])(
  "%j means the defaults",
  (text) => {
    expect(read(text)).toEqual({ value: DEFAULT_POLICY, diagnostics: [] });
  },
);

test("the defaults are those of the design", () => {
  expect(DEFAULT_POLICY).toEqual({
    plan: [".orchestrate/*/plan.{json,yml,yaml}"],
    planRef: null,
    criteria: [],
    unplanned: "pass",
    concurrency: 4,
    agents: { default: { use: "recipe", timeoutMs: null, fallback: [], params: {} } },
    models: {},
    types: {},
    input: {},
    setup: [],
    defaults: {
      agent: "default",
      floor: "unit-test-verified",
      criteria: "reported",
      onBlocked: "block",
      timeoutMs: 900_000,
      requireObserved: false,
    },
    verify: null,
    approval: null,
    redo: null,
    budget: { usd: null, tokens: null },
    gates: {},
  });
});

test("a full policy comes out as plain data with every default filled in", () => {
  const { value } = parsePolicy(readCase("policies", "good-full", "passwhen.yml"), "passwhen.yml", policyKinds);
  expect(value).toMatchObject({
    plan: [".orchestrate/*/plan.json", "plans/*.json"],
    planRef: "orch/main",
    criteria: ["linked-issue", "pr-body"],
    unplanned: "block",
    concurrency: 8,
    agents: {
      default: { use: "recipe", timeoutMs: 500_000, params: {} },
      mine: { use: "command", timeoutMs: 1_200_000, params: { run: "./verify.sh" } },
    },
    defaults: {
      agent: "mine",
      floor: "type-check-only",
      criteria: "all",
      onBlocked: "neutral",
      timeoutMs: 3_600_000,
    },
  });
  expect(Object.keys(value?.gates ?? {})).toEqual(["verify-toggle", "constructor", "release_notes"]);
  expect(value?.gates["verify-toggle"]).toEqual({
    name: "verify-toggle",
    floor: "live-ui-verified",
    criteria: "reported",
    agent: "mine",
    checks: [
      { name: "tests", kind: "run", params: { run: "npm test -- settings" }, ...NO_AGENT, timeoutMs: 300_000 },
      { name: "handoff", kind: "agent", params: { agent: "default" }, ...NO_AGENT, agent: "default", timeoutMs: null },
      {
        name: "scope",
        kind: "paths",
        params: { paths: { allowed: ["src/**"], forbidden: ["docs/**"] } },
        ...NO_AGENT,
        timeoutMs: null,
      },
      { name: "measurements", kind: "measurements", params: { measurements: true }, ...NO_AGENT, timeoutMs: null },
    ],
    passWhen: {
      text: "tests.passed and handoff.verified",
      range: { start: { line: 25, column: 16 }, end: { line: 25, column: 49 } },
      file: "passwhen.yml",
      isExact: true,
    },
    flow: null,
    requireObserved: null,
    verify: null,
    paths: null,
    require: false,
    onBlocked: "block",
    timeoutMs: 90_000,
    range: { start: { line: 16, column: 3 }, end: { line: 16, column: 16 } },
    file: "passwhen.yml",
  });
  expect(value?.gates["release_notes"]).toMatchObject({
    floor: null,
    criteria: null,
    agent: null,
    passWhen: null,
    paths: ["CHANGELOG.md"],
    require: true,
    onBlocked: null,
    timeoutMs: null,
  });
});

test("one place of criteria may stand without a list, and a place that is named twice counts once", () => {
  expect(read("version: 1\ncriteria: pr-body\n").value?.criteria).toEqual(["pr-body"]);
  expect(read("version: 1\ncriteria: [pr-body, pr-body]\n").value?.criteria).toEqual(["pr-body"]);
  for (const faulty of ["criteria: []", "criteria: all", "criteria: [pr-text]", "defaults: { criteria: pr-body }"])
    expect(read(`version: 1\n${faulty}\n`).value).toBeNull();
});

test("names find nothing that objects inherit", () => {
  const { value } = read("version: 1\ngates: { toString: { require: false } }\nagents: { valueOf: { use: recipe } }");
  expect(value?.gates["constructor"]).toBeUndefined();
  expect(value?.agents["constructor"]).toBeUndefined();
  expect(value?.gates["toString"]).toMatchObject({ name: "toString", require: false });
  expect(value?.agents["valueOf"]).toMatchObject({ use: "recipe" });
  expect(DEFAULT_POLICY.gates["constructor"]).toBeUndefined();
  expect(read("version: 1\nagents: { a: { use: toString } }").diagnostics).toMatchObject([{ ruleId: "unknown-kind" }]);
  expect(read("version: 1\ngates: { a: { checks: { b: { toString: 1 } } } }").value).toBeNull();
});

test.each([
  ["1s", 1_000],
  ["1000ms", 1_000],
  ["90s", 90_000],
  ["20m", 1_200_000],
  ["6h", 21_600_000],
])("the duration %s is %d ms", (text, timeoutMs) => {
  expect(read(`version: 1\ndefaults: { timeout: ${text} }`).value?.defaults.timeoutMs).toBe(timeoutMs);
});

test.each(["999ms", "21601s", "0m", "1d", "1.5h", "-1s", "1 s", "s", '""', "60", "1e3s", "[1s]"])(
  "%s is no timeout",
  (text) => {
    const { value, diagnostics } = read(`version: 1\ndefaults: { timeout: ${text} }`);
    expect(value).toBeNull();
    expect(diagnostics).toMatchObject([{ path: "defaults.timeout", range: { start: { line: 2, column: 22 } } }]);
  },
);

/** Where the word `HERE` of an expression stands in the file, worked out from the value's text and start as a caller would. */
function placeOf(word: string, { text, range }: { text: string; range: { start: { line: number; column: number } } }) {
  const before = text.slice(0, text.indexOf(word)).split("\n");
  const column = (before.at(-1) ?? "").length;
  return {
    line: range.start.line + before.length - 1,
    column: column + (before.length === 1 ? range.start.column : 1),
  };
}

test.each([
  ["plain", "pass-when: a and HERE"],
  ["plain over lines", "pass-when: a\n      and b\n      and HERE"],
  ["double quotes", 'pass-when: "a and HERE"'],
  ["single quotes", "pass-when: 'a and HERE'"],
  ["literal block", "pass-when: |\n      a\n        and HERE"],
  ["literal block with a comment", "pass-when: |\n      a -- why\n        and HERE"],
  ["folded block", "pass-when: >-  # why\n\n      a\n      and HERE"],
])("a place in the expression is a place in the file: %s", (_, source) => {
  const file = `version: 1\ngates:\n  g:\n    ${source}\n    require: true\n`;
  const { value, diagnostics } = read(file);
  expect(diagnostics).toEqual([]);
  const passWhen = value?.gates["g"]?.passWhen;
  if (passWhen == null) throw new Error("no expression");
  const lines = file.split("\n");
  const line = lines.findIndex((text) => text.includes("HERE"));
  expect(placeOf("HERE", passWhen)).toEqual({ line: line + 1, column: (lines[line] ?? "").indexOf("HERE") + 1 });
});

function passWhenOf(source: string): string | undefined {
  return read(`version: 1\ngates:\n  g:\n    pass-when: ${source}\n`).value?.gates["g"]?.passWhen?.text;
}

test("where the layout would change what the expression says, its value counts", () => {
  expect(passWhenOf('"a == \\"x\\""')).toBe('a == "x"');
  expect(passWhenOf("'a == ''x'''")).toBe("a == 'x'");
  expect(passWhenOf("a -- all that follows\n      and b")).toBe("a -- all that follows and b");
});

test("aliases give their value, and faults in it are told for each use, where it stands", () => {
  const { value } = parsePolicy(readCase("policies", "good-alias", "passwhen.yml"), "passwhen.yml", policyKinds);
  expect(value?.gates["b"]).toMatchObject({
    name: "b",
    floor: "type-check-only",
    checks: [{ name: "tests", params: { run: "npm test" } }],
  });
  const { diagnostics } = read("version: 1\ngates:\n  a: &x { floor: none }\n  b: *x\n");
  expect(diagnostics.map(({ path, range }) => [path, range?.start])).toEqual([
    ["gates.a.floor", { line: 3, column: 18 }],
    ["gates.b.floor", { line: 3, column: 18 }],
  ]);
});

test("the default agent gets its own defaults, and may be another kind", () => {
  const kinds = {
    ...policyKinds,
    agents: {
      ...policyKinds.agents,
      recipe: {
        params: z.strictObject({ tries: z.int().default(2) }),
        structured: null,
        provenance: "observed" as const,
      },
    },
  };
  const agentOf = (text: string) => parsePolicy(encoder.encode(text), "f", kinds).value?.agents["default"];
  expect(agentOf("version: 1")).toEqual({ use: "recipe", timeoutMs: null, fallback: [], params: { tries: 2 } });
  expect(agentOf("version: 1\nagents: { default: { use: command, run: x } }")).toEqual({
    use: "command",
    timeoutMs: null,
    fallback: [],
    params: { run: "x" },
  });
});

test("a policy may have 256 KiB and not a byte more", () => {
  const atLimit = "version: 1".padEnd(MAX_POLICY_BYTES);
  expect(read(atLimit).diagnostics).toEqual([]);
  expect(read(`${atLimit} `)).toMatchObject({ value: null, diagnostics: [{ ruleId: "too-large" }] });
});

test("of too many aliases only the first are looked up", () => {
  const { diagnostics } = read(`version: 1\nplan: [${"*x, ".repeat(20)}]`);
  expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual([
    "too-many-aliases",
    ...Array.from({ length: 16 }, () => "bad-alias"),
  ]);
});

const size = MAX_POLICY_BYTES;
test.each([
  ["brackets", "[".repeat(size), "too-large"],
  ["braces", "{".repeat(20_000), "too-deep"],
  ["dashes", "- ".repeat(20_000), "too-deep"],
  ["questions", "? ".repeat(size / 2), "too-large"],
  ["closers", "]".repeat(size), "too-large"],
  ["commas", `[${",".repeat(size - 1)}`, "too-large"],
  ["quotes", '"'.repeat(size), "too-large"],
  ["aliases", `- &a 1\n${"- *a\n".repeat(9_000)}`, "too-many-aliases"],
  ["keys", Array.from({ length: 7_000 }, (_, index) => `k${index}: 1`).join("\n"), "missing-key"],
  ["documents", "---\n".repeat(size / 4), "too-large"],
  [
    "gates",
    `version: 1\ngates:\n${Array.from({ length: 2_000 }, (_, index) => ` g${index}: { agent: x }`).join("\n")}`,
    "unknown-agent",
  ],
])("a policy full of %s is refused quickly and briefly", (_, text, ruleId) => {
  const startedAt = performance.now();
  const { value, diagnostics } = read(text);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(value).toBeNull();
  expect(diagnostics[0]?.ruleId).toBe(ruleId);
  expect(diagnostics.length).toBeLessThanOrEqual(101);
});
