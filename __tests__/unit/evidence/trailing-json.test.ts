import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { findTrailingObject } from "../../../src/evidence/trailing-json.ts";

test.each([
  ['{"pass":true}', '{"pass":true}'],
  ['I looked.\n{"pass":true}\n\n', '{"pass":true}'],
  ['I looked.\n\n```json\n{"pass":true}\n```\n', '{"pass":true}'],
  ['~~~~\n{"a":{"b":[{}]}}\n  ~~~~', '{"a":{"b":[{}]}}'],
  ['first {"a":1} then {"b":2}', '{"b":2}'],
  [String.raw`say "{" then {"a":"}\"{[\\"}`, String.raw`{"a":"}\"{[\\"}`],
  ['{"pass":true} is my answer', null],
  ['{"pass":true}\n```\nand more', null],
  ['{"pass":true}```', null],
  ['["pass", {"pass":true}]', null],
  ["pass: true", null],
  ["", null],
  ["}", null],
  ['"pass":true}', null],
  ["```\n```", null],
])("%j ends in %s", (text, source) => {
  expect(findTrailingObject(text, 1_000)).toBe(source);
});

test("whatever stands before an object, the object is found whole", () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue());
  const style = fc.constantFrom(undefined, 2);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), object, style, fc.boolean(), (before, data, indent, isFenced) => {
      const source = JSON.stringify(data, null, indent);
      // What stands right before an object may be part of a longer one only inside quotation marks, and those end at a line break.
      const text = isFenced ? `${before}\n\`\`\`json\n${source}\n\`\`\`\n` : `${before}\n${source} `;
      expect(findTrailingObject(text, 1_000_000)).toBe(source);
    }),
    { numRuns: 300 },
  );
});

test("nothing of any length takes long", () => {
  const many = 400_000;
  const start = performance.now();
  for (const part of ["{", "}", '"', "\\", '\\"', '{"a":', "`", "\n", " ", "\n```"])
    for (const text of [
      part.repeat(many),
      `${part.repeat(many)}}`,
      `{"${part.repeat(many)}"}`,
      `}${part.repeat(many)}`,
    ])
      expect(() => findTrailingObject(text, 65_536)).not.toThrow();
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("an object that is too long is none", () => {
  const source = JSON.stringify({ a: "x".repeat(1_000) });
  expect(findTrailingObject(source, 1_000)).toBeNull();
  expect(findTrailingObject(source, 2_000)).toBe(source);
});
