import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { hasDuplicateKey, readJsonAnswer } from "../../../src/evidence/json-answer.ts";

const BOUNDS = { maxChars: 1_000, maxLevels: 10 };
const read = (text: string) => readJsonAnswer(text, BOUNDS);

test.each([
  ['{"a":1}', { a: 1 }],
  ['\uFEFF\r\n {"a":{"a":1}}\n', { a: { a: 1 } }],
  ['```json\r\n{"a":1}\r\n```', { a: 1 }],
  ['~~~\n{"a":[{"b":1},{"b":2}]}\n~~~\n', { a: [{ b: 1 }, { b: 2 }] }],
  ['{"says":"{\\"pass\\":true}"}', { says: '{"pass":true}' }],
  ['{"__proto__":1}', JSON.parse('{"__proto__":1}') as object],
])("%j is one object", (text, value) => {
  expect(read(text)).toEqual({ kind: "whole", value });
});

test.each([
  ["", "does not end in a JSON object"],
  ["[]", "does not end in a JSON object"],
  ['```\n{"a":1}\n``` and more', "does not end in a JSON object"],
  ['{"a":1} {"b":2}', "more than one JSON object"],
  ['[{"a":1}]\n{"b":2}', "more than one JSON object"],
  ['{"a":1,\n{"b":2}', "more than one JSON object"],
  ['{ "c\\"d" : 1 and {"b":2}', "more than one JSON object"],
  ['the "pass" : true\n{"b":2}', "says `pass` more than once"],
  [String.raw`the "\u0070as\u0073": true` + '\n{"b":2}', "says `pass` more than once"],
  ['{"a":1,"a":1}', "the key `a` twice"],
  [String.raw`{"a":1,"\u0061":1}`, "the key `a` twice"],
  ['x\n{"b":[{"c":{"a":1,"a":2}}]}', "the key `a` twice"],
  ['{"__proto__":1,"__proto__":2}', "the key `__proto__` twice"],
  ["{a: 1}", "something that is no JSON object"],
  [JSON.stringify({ a: "x".repeat(1_000) }), "larger than 1000 characters"],
  [`${'{"a":'.repeat(20)}1${"}".repeat(20)}`, "nested too deeply"],
])("%j is none", (text, why) => {
  const answer = read(text);
  expect(answer.kind === "none" ? answer.why : answer).toContain(why);
});

test.each(['x {"a":1}', 'function f() {} {"a":1}', 'if (x) { "y" }\n```\n{"a":1}\n```', '"passes": 1, {"a":1}'])(
  "%j ends in one object",
  (text) => {
    expect(read(text)).toEqual({ kind: "trailing", value: { a: 1 } });
  },
);

test("an object without a key that stands twice is what it was, however it is written", () => {
  const style = fc.constantFrom(undefined, 1, "\t");
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), style, (data, indent) => {
      const text = JSON.stringify(data, null, indent);
      expect(readJsonAnswer(text, { maxChars: 1_000_000, maxLevels: 10 })).toEqual({
        kind: "whole",
        value: JSON.parse(text) as unknown,
      });
      expect(hasDuplicateKey(text, 10)).toBe(false);
      expect(hasDuplicateKey(text.replace(/^\{/, '{"k":1,"\\u006b":2,').replace(/,\s*\}$/, "}"), 10)).toBe(true);
    }),
  );
});

test("what is no object has no key twice", () => {
  for (const text of ["", "x", '[{"a":1,"a":2}]', '{"a":1,"a":2} x', `${'{"a":'.repeat(20)}1${"}".repeat(20)}`])
    expect(hasDuplicateKey(text, 10)).toBe(false);
});
