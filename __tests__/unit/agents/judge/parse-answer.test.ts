import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAnswer } from "../../../../src/agents/judge/parse-answer.ts";
import { requireAll } from "../../../../src/agents/judge/strict-schema.ts";
import { GateError } from "../../../../src/lib/error.ts";
import { FAIL, JUDGEMENT, PASS } from "../../../support/judge-stage.ts";

const ANYTHING = { type: "object" };
const json = JSON.stringify(FAIL);

test.each([
  ["the whole text", json, false],
  ["the whole text in white space", `\n  ${json} \r\n`, false],
  ["behind prose", `The toggle is not saved.\n${json}`, true],
  ["behind prose on the same line", `So: ${json}`, true],
  ["in a code block", `Here:\n\`\`\`json\n${json}\n\`\`\``, true],
  ["in a code block alone", `\`\`\`json\n${json}\n\`\`\`\n`, true],
  ["in a longer fence", `\n~~~~\n${JSON.stringify(FAIL, null, 2)}\n~~~~\n\n`, true],
  ["behind braces of code", `if (a) { b() } else { "c" }\n${json}`, true],
  ["behind an object of another kind", `{"path": "x"}\n${json}`, true],
])("%s", (_, text, isTrailing) => {
  expect(parseAnswer(text, JUDGEMENT.schema)).toEqual({ kind: "object", value: FAIL, isTrailing });
});

test.each([
  ["nothing", ""],
  ["a list", `[${json}]`],
  ["a text in quotes", JSON.stringify(json)],
  ["words behind it", `${json}\nThat is my judgement.`],
  ["two fences behind it", `${json}\n\`\`\`\n\`\`\``],
  ["cut", json.slice(0, -2)],
  ["one that fits before one that does not", `${json}\n{"pass": true}`],
  ["two that fit", `${JSON.stringify(PASS)}\n\n${json}`],
  ["two that fit, in code blocks", `\`\`\`\n${JSON.stringify(PASS)}\n\`\`\`\n\`\`\`\n${json}\n\`\`\``],
  ["what JSON does not know", "{pass: true, critique: '', criticisms: []}"],
  ["a wrong type within", json.replace("12", '"12"')],
  ["a severity that nobody knows", json.replace("high", "grave")],
  ["a key beside the others", json.replace('"pass"', '"sure":true,"pass"')],
])("no judgement: %s", (_, text) => {
  expect(parseAnswer(text, JUDGEMENT.schema).kind).toBe("none");
});

test("optional parts may be missing, or null", () => {
  const criticism = { severity: "low", text: "x" };
  for (const one of [criticism, { ...criticism, path: null, line: null }]) {
    const value = { ...PASS, criticisms: [one] };
    expect(parseAnswer(JSON.stringify(value), JUDGEMENT.schema)).toMatchObject({ kind: "object", value });
  }
});

test("what an object inherits was not answered", () => {
  const schema = { type: "object", required: ["toString"] };
  expect(parseAnswer("{}", schema).kind).toBe("none");
});

test("any object is found behind any prose that has no object in it, and is what it was", () => {
  const prose = fc.string({ unit: fc.constantFrom("{", "a", '"', "\\", " ", "\n", "`", ":", "[", "é") });
  const objects = fc.object({ maxDepth: 3 }).map((one) => JSON.stringify(one));
  fc.assert(
    fc.property(prose, objects, (before, object) => {
      const parsed = parseAnswer(`${before}\n${object}\n`, ANYTHING);
      expect(parsed.kind === "object" ? parsed.value : parsed).toEqual(JSON.parse(object));
    }),
  );
});

test("texts of any size and depth are read in a moment, and never end it", () => {
  const start = performance.now();
  for (const text of ["{".repeat(1_000_000), `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`, "{}".repeat(400_000)])
    expect(parseAnswer(`x ${text}`, JUDGEMENT.schema).kind).toBe("none");
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("what is nested deeper than anybody can walk is not looked into", () => {
  const deep = `${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`;
  for (const text of [deep, `So: ${deep}`]) expect(parseAnswer(text, ANYTHING).kind).toBe("none");
});

test("a schema that is none is the world's failure", () => {
  expect(() => parseAnswer("{}", { type: "no such type" })).toThrow(GateError);
});

test("every property is required, at every depth, and data stays data", () => {
  const schema = {
    type: "object",
    properties: {
      required: { type: "string", enum: ["a"], default: { properties: { x: 1 } } },
      list: {
        type: "array",
        items: { anyOf: [{ type: "object", properties: { b: { $ref: "#/$defs/properties" } } }] },
      },
    },
    required: ["list"],
    $defs: { properties: { type: "object", properties: { c: {} } } },
  };
  expect(requireAll(schema)).toEqual({
    type: "object",
    properties: {
      required: { type: "string", enum: ["a"], default: { properties: { x: 1 } } },
      list: {
        type: "array",
        items: { anyOf: [{ type: "object", properties: { b: { $ref: "#/$defs/properties" } }, required: ["b"] }] },
      },
    },
    required: ["required", "list"],
    $defs: { properties: { type: "object", properties: { c: {} }, required: ["c"] } },
  });
});
