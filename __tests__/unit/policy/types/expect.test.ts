import { expect, test } from "vitest";
import { checkFacts } from "../../../../src/checks/index.ts";
import { VERIFICATIONS } from "../../../../src/plan/words.ts";
import { BUILTIN_TYPES, HANDOFF } from "../../../../src/policy/types/builtin.ts";
import { isHandoff, readExpect } from "../../../../src/policy/types/expect.ts";
import { readTypes } from "../../../../src/policy/types/read.ts";
import { toZod } from "../../../../src/policy/types/schema.ts";

const TYPES = readTypes({
  types: {
    Report: { tests: "TestReport", judged: "[Judgement]", "paths?": "PathReport", took: "Measurements?" },
    Word: "low | high",
    Same: "Handoff",
    Broken: { ok: "bol" },
  },
});
const read = (wanted: unknown) => readExpect(wanted, ["expect"], TYPES);
const rulesOf = (wanted: unknown): readonly string[] => read(wanted).faults.map(({ ruleId }) => ruleId);

test.each(["Report", "TestReport", "Handoff", "Judgement", "Measurements", "PathReport", " Report "])(
  "%j is a record",
  (name) => {
    expect(read(name)).toMatchObject({ expect: { name: name.trim(), shape: "record" }, faults: [] });
  },
);

test.each([
  ["bool", "bool", { kind: "bool" }],
  ["Word", "Word", { kind: "enum", values: ["low", "high"] }],
  ["[text]", "[text]", { kind: "list", item: { kind: "text" } }],
  [["text"], "[text]", { kind: "list", item: { kind: "text" } }],
  ["list[ list[int] ]", "list[ list[int] ]", { kind: "list", item: { kind: "list", item: { kind: "int" } } }],
  ["list[TestReport]", "list[TestReport]", { kind: "list", item: BUILTIN_TYPES.get("TestReport") }],
])("%j is one value", (wanted, name, value) => {
  const type = { kind: "record", fields: { value } };
  expect(read(wanted)).toEqual({ expect: { name, shape: "value", type }, faults: [] });
});

test.each([
  ["Reprot", ["unknown-type"]],
  ["list[", ["invalid-type"]],
  ["", ["invalid-type"]],
  ["text?", ["invalid-type"]],
  ["TestReport?", ["invalid-type"]],
  [["text", "int"], ["invalid-type"]],
  [null, ["wrong-type"]],
  ["Verification", ["expect-invalid-type"]],
  ["list[ list[Verification] ]", ["expect-invalid-type"]],
  [{ deep: ["Verification?"] }, ["expect-invalid-type"]],
])("%j is refused", (wanted, rules) => {
  expect(read(wanted).expect).toBeNull();
  expect(rulesOf(wanted)).toEqual(rules);
});

test("what rests on a type with a fault is not told again", () => {
  expect(read("Broken")).toEqual({ expect: null, faults: [] });
  expect(read("[Broken]")).toEqual({ expect: null, faults: [] });
});

test("a type of builtins is as large as they are", () => {
  const deep = "[".repeat(6) + "Judgement" + "]".repeat(6);
  expect(rulesOf(deep)).toEqual(["type-too-large"]);
  const wide = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, "Judgement"]));
  expect(readTypes({ types: { Wide: wide } }).faults.map(({ ruleId }) => ruleId)).toEqual(["type-too-large"]);
});

test("the handoff is known by whatever name, and what only looks like it is not", () => {
  const found = ["Handoff", "Same", "Report", "[Handoff]"].flatMap((name) => read(name).expect ?? []);
  expect(found.map(isHandoff)).toEqual([true, true, false, false]);
});

test("builtin types are what the checks yield", () => {
  expect(BUILTIN_TYPES.get("Handoff")?.fields).toEqual(checkFacts.agent);
  expect(BUILTIN_TYPES.get("PathReport")?.fields).toEqual(checkFacts.paths);
  expect(BUILTIN_TYPES.get("Measurements")?.fields).toEqual(checkFacts.measurements);
  expect(HANDOFF.fields.verification.values).toEqual(VERIFICATIONS);
});

test.each([
  ["TestReport", { passed: true }, true],
  ["TestReport", { passed: true, total: 3, failed: 0, notes: "fine" }, true],
  ["TestReport", { passed: "true" }, false],
  ["Judgement", { pass: false, critique: "no", criticisms: [{ severity: "high", text: "x" }] }, true],
  ["Judgement", { pass: false, critique: "no", criticisms: [{ severity: "med", text: "x" }] }, false],
  ["Judgement", { pass: true, critique: "" }, false],
])("%s takes what it is to take: %j", (name, data, isGood) => {
  const type = BUILTIN_TYPES.get(name);
  expect(type && toZod(type).safeParse(data).success).toBe(isGood);
});
