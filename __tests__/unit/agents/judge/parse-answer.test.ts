import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { parseAnswer } from "../../../../src/agents/judge/parse-answer.ts";
import { requireAll } from "../../../../src/agents/judge/strict-schema.ts";
import { GateError } from "../../../../src/lib/error.ts";
import { FAIL, JUDGEMENT, PASS } from "../../../support/judge-stage.ts";

const ANYTHING = { type: "object" };
const json = JSON.stringify(FAIL);

const strict = { schema: JUDGEMENT.schema, mayTrail: false };
const loose = { schema: JUDGEMENT.schema, mayTrail: true };
const anything = (mayTrail: boolean) => ({ schema: ANYTHING, mayTrail });

test.each([
  ["the whole text", json],
  ["the whole text in white space", `\n  ${json} \r\n`],
  ["in a code block alone", `\`\`\`json\n${json}\n\`\`\`\n`],
  ["in a longer fence", `\n~~~~\n${JSON.stringify(FAIL, null, 2)}\n~~~~\n\n`],
])("counts: %s", (_, text) => {
  for (const form of [strict, loose])
    expect(parseAnswer(text, form)).toEqual({ kind: "object", value: FAIL, isTrailing: false });
  const pass = text.replace('"pass":false', '"pass":true').replace('"pass": false', '"pass": true');
  for (const form of [strict, loose])
    expect(parseAnswer(pass, form)).toMatchObject({ kind: "object", value: { pass: true } });
});

test.each([
  ["behind prose", `The toggle is not saved.\n${json}`],
  ["behind prose on the same line", `So: ${json}`],
  ["in a code block behind prose", `Here:\n\`\`\`json\n${json}\n\`\`\``],
  ["behind braces of code", `if (a) { b() } else { "c" }\n${json}`],
])("a fail counts where no schema was taken, and a pass does not: %s", (_, text) => {
  expect(parseAnswer(text, loose)).toEqual({ kind: "object", value: FAIL, isTrailing: true });
  expect(parseAnswer(text, strict)).toEqual({ kind: "none", why: "it is not one JSON object and nothing else" });
  const pass = parseAnswer(text.replace('"pass":false', '"pass":true'), loose);
  expect(pass).toMatchObject({ kind: "none", why: expect.stringContaining("must be the whole answer") as string });
});

test.each([
  ["nothing", ""],
  ["a list", `[${json}]`],
  ["a text in quotes", JSON.stringify(json)],
  ["words behind it", `${json}\nThat is my judgement.`],
  ["two fences behind it", `${json}\n\`\`\`\n\`\`\``],
  ["cut", json.slice(0, -2)],
  ["one that fits before one that does not", `${json}\n{"pass": true}`],
  ["one that does not fit before one that does", `{"pass": true}\n${json}`],
  ["an object of another kind before it", `{"path": "x"}\n${json}`],
  ["a judgement in prose before it", `I would say {"pass": false, because it fails.\n${json}`],
  ["two that fit", `${JSON.stringify(PASS)}\n\n${json}`],
  ["two that fit, in code blocks", `\`\`\`\n${JSON.stringify(PASS)}\n\`\`\`\n\`\`\`\n${json}\n\`\`\``],
  ["two in one code block", `\`\`\`\n${JSON.stringify(PASS)}\n${json}\n\`\`\``],
  ["a key twice", json.replace('"pass":false', '"pass":false,"pass":true')],
  ["a key twice, once escaped", json.replace('"pass":false', String.raw`"pass":false,"p\u0061ss":true`)],
  ["a key twice within", json.replace('"line":12', '"line":12,"line":13')],
  ["what JSON does not know", "{pass: true, critique: '', criticisms: []}"],
  ["a wrong type within", json.replace("12", '"12"')],
  ["a severity that nobody knows", json.replace("high", "grave")],
  ["a key beside the others", json.replace('"pass"', '"sure":true,"pass"')],
])("no judgement: %s", (_, text) => {
  for (const form of [strict, loose]) expect(parseAnswer(text, form).kind).toBe("none");
});

test("optional parts may be missing, or null", () => {
  const criticism = { severity: "low", text: "x" };
  for (const one of [criticism, { ...criticism, path: null, line: null }]) {
    const value = { ...PASS, criticisms: [one] };
    expect(parseAnswer(JSON.stringify(value), strict)).toMatchObject({ kind: "object", value });
  }
});

test("what an object inherits was not answered", () => {
  const schema = { type: "object", required: ["toString"] };
  expect(parseAnswer("{}", { schema, mayTrail: false }).kind).toBe("none");
});

test("any object is found in any white space and fence, and is what it was; behind prose it is none", () => {
  const prose = fc.string({ unit: fc.constantFrom("{", "a", '"', "\\", " ", "\n", "`", ":", "[", "é"), minLength: 1 });
  const objects = fc.object({ maxDepth: 3 }).map((one) => JSON.stringify(one, null, 1));
  fc.assert(
    fc.property(prose, objects, fc.constantFrom("", "```", "~~~~"), (before, object, fence) => {
      const parsed = parseAnswer(` ${fence}\n${object}\n${fence}\n`, anything(false));
      expect(parsed.kind === "object" ? parsed.value : parsed).toEqual(JSON.parse(object));
      if (before.trim() !== "") expect(parseAnswer(`${before}\n${object}\n`, anything(false)).kind).toBe("none");
    }),
  );
});

test("texts of any size and depth are read in a moment, and never end it", () => {
  const start = performance.now();
  const parts = ["{", "{}", '{"', '\\"', '{\\"', '"pass"', '"pass" ', '{"a":', "{ ", "`", "\n"];
  const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  for (const text of [deep, ...parts.map((part) => part.repeat(200_000))])
    for (const whole of [text, `x ${text}`, `${text}\n{"pass":true}`])
      expect(parseAnswer(whole, loose).kind).toBe("none");
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("what is nested deeper than anybody can walk is not looked into", () => {
  const deep = `${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`;
  for (const text of [deep, `So: ${deep}`]) expect(parseAnswer(text, anything(true)).kind).toBe("none");
});

test("a schema that is none is the world's failure", () => {
  expect(() => parseAnswer("{}", { schema: { type: "no such type" }, mayTrail: false })).toThrow(GateError);
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
