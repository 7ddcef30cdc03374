import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/lib/diagnostic.ts";
import { parsePolicy } from "../../../src/policy/load.ts";
import type { GateFile } from "../../../src/policy/text-gates.ts";
import { readCase } from "../../support/golden.ts";
import { policyKinds } from "../../support/policy-kinds.ts";

const FILE = "passwhen.yml";

function gatesOf(gates: string, files: readonly GateFile[] = []) {
  const text = `version: 1\ngates:\n${gates}`;
  const { value, diagnostics } = parsePolicy(new TextEncoder().encode(text), FILE, policyKinds, files);
  return { gates: value?.gates ?? {}, diagnostics, lines: text.split("\n") };
}

const faultsOf = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): readonly string[] =>
  diagnostics.map(({ ruleId, path }) => `${ruleId} ${path}`);

const WORDS = "verify { pass when input.ok }";

/** How a gate can be written, and the place of the word `input` in it. */
const FORMS = [
  ["a block", `  a: |\n    verify {\n      pass when input.ok\n    }\n`, [5, 17]],
  ["a block that keeps its line breaks", `  a: |+\n    verify {\n\n      pass when input.ok }\n\n\n`, [6, 17]],
  ["a block with its own indentation", `  a: |1\n     verify {\n   pass when input.ok }\n`, [5, 14]],
  ["a block in the mapping form", `  a:\n    floor: live-ui-verified\n    flow: |\n      ${WORDS}\n`, [6, 26]],
  ["one line in quotes", `  a: "${WORDS}"\n`, [3, 26]],
  ["one plain line", `  a: verify { pass when input.ok }\n`, [3, 25]],
  ["a folded block", `  a: >\n    verify {\n    pass when input.ok }\n`, [5, 15]],
  ["a folded block with strip", `  a: >-\n    verify {\n    pass when "x" in input.ok }\n`, [5, 22]],
  ["a plain text over lines", `  a: verify {\n    pass when input.ok }\n`, [4, 15]],
  ["an alias", `  b: &same |\n    ${WORDS}\n  a: *same\n`, [4, 24]],
] as const;

test.each(FORMS)("%s keeps its places in the file", (_, text, [line, column]) => {
  const { gates, diagnostics, lines } = gatesOf(text);
  expect(diagnostics).toEqual([]);
  const flow = gates["a"]?.flow;
  expect(flow).toMatchObject({ isExact: true, file: FILE });
  const at = flow?.text.indexOf("input") ?? -1;
  const before = flow?.text.slice(0, at).split("\n") ?? [];
  const start = flow?.range.start ?? { line: 0, column: 0 };
  const found = [
    start.line + before.length - 1,
    (before.at(-1)?.length ?? 0) + (before.length === 1 ? start.column : 1),
  ];
  expect(found).toEqual([line, column]);
  expect(lines[line - 1]?.slice(column - 1)).toMatch(/^input/);
});

test.each([
  ["escapes", String.raw`  a: "verify {\n pass when input.ok }"`],
  ["a doubled quote", `  a: 'verify { pass when input.ok == "it''s" }'`],
  ["a comment in lines that YAML folds", `  a: >\n    verify { -- why\n    pass when input.ok }\n`],
  ["another comment in lines that YAML folds", `  a: >\n    verify { // why\n    pass when input.ok }\n`],
  ["a text in quotes that YAML folds", `  a: >\n    verify { pass when input.ok == "one\n    two" }\n`],
])("%s: the gate is what YAML reads, and its places are not told", (_, text) => {
  const { gates } = gatesOf(text);
  const flow = gates["a"]?.flow;
  expect(flow?.isExact).toBe(false);
  expect(flow?.range.start.line).toBeGreaterThanOrEqual(3);
});

test("a text is a gate with all its defaults", () => {
  expect(gatesOf(`  a: "${WORDS}"\n`).gates["a"]).toEqual({
    name: "a",
    floor: null,
    criteria: null,
    agent: null,
    checks: [],
    passWhen: null,
    flow: expect.objectContaining({ text: WORDS }) as unknown,
    requireObserved: null,
    verify: null,
    paths: null,
    require: true,
    onBlocked: null,
    timeoutMs: null,
    range: { start: { line: 3, column: 3 }, end: { line: 3, column: 4 } },
    file: FILE,
  });
});

const fileOf = (name: string): GateFile => {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 30 } };
  return { name, text: { text: WORDS, file: `.github/gates/${name}.flow`, range, isExact: true } };
};

test("a gate in a file of its own may have settings in the policy, and needs none", () => {
  const { gates, diagnostics } = gatesOf(`  a: { paths: ["**"], floor: live-ui-verified, require: false }\n`, [
    fileOf("a"),
    fileOf("b"),
  ]);
  expect(diagnostics).toEqual([]);
  expect(gates["a"]).toMatchObject({
    flow: { file: ".github/gates/a.flow" },
    paths: ["**"],
    require: false,
    file: FILE,
  });
  expect(gates["b"]).toMatchObject({ flow: { text: WORDS }, paths: null, require: true, file: ".github/gates/b.flow" });
});

test.each([
  `  a: "${WORDS}"\n`,
  `  a: { flow: "${WORDS}" }\n`,
  "  a: { checks: { t: { run: x } } }\n",
  "  a: { pass-when: handoff.verified }\n",
])("%j is a gate twice beside a file of its name", (text) => {
  expect(faultsOf(gatesOf(text, [fileOf("a")]))).toEqual(["two-gates gates.a"]);
});

test("a gate with paths and nothing else is none without its file", () => {
  expect(faultsOf(gatesOf(`  a: { paths: ["**"] }\n`, [fileOf("b")]))).toEqual(["no-checks gates.a"]);
});

test("types, constants and computed checks come out as data", () => {
  const { value } = parsePolicy(readCase("policies", "good-text-gates", FILE), FILE, policyKinds);
  expect(value?.input).toEqual({ limit: 3, names: ["a", "b"], posts: [{ day: "Mon" }, { day: "Tue", likes: 2 }] });
  expect(value?.defaults.requireObserved).toBe(true);
  expect(value?.gates["mapping"]).toMatchObject({ requireObserved: false, timeoutMs: 90_000, checks: [] });
  expect(value?.gates["computed"]?.checks).toMatchObject([
    { name: "unique_days", kind: "expression", expression: { text: "unique(input.posts[*].day)", isExact: true } },
    { name: "report", kind: "run", expect: { name: "TestReport", shape: "record" }, expression: null },
    { name: "days", expect: { name: "[text]", shape: "value", type: { fields: { value: { kind: "list" } } } } },
    { name: "voice", expect: { name: "VoiceCheck" } },
    { name: "plain", kind: "agent", expect: null },
  ]);
});
