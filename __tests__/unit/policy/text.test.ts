import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { createPositionLookup, decodeText } from "../../../src/policy/text.ts";

const encoder = new TextEncoder();

test("text within the limit comes out, without a byte order mark", () => {
  expect(decodeText(encoder.encode("\ufeffgrün"), "f", 8)).toEqual({ value: "grün", diagnostics: [] });
});

test("one byte over the limit is refused", () => {
  const { value, diagnostics } = decodeText(new Uint8Array(9), "f", 8);
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([
    { ruleId: "too-large", message: "the file has 9 bytes, the limit is 8", range: null },
  ]);
});

test.each([
  ["a lone start byte", [0x61, 0x0a, 0x62, 0xc3, 0x28], { line: 2, column: 2 }, "0xC3"],
  ["a surrogate", [0xed, 0xa0, 0x80], { line: 1, column: 1 }, "0xED"],
  ["an overlong form", [0x61, 0xc0, 0xaf], { line: 1, column: 2 }, "0xC0"],
  ["a cut end", [0xef, 0xbb, 0xbf, 0x61, 0xe2, 0x82], { line: 1, column: 2 }, "0xE2"],
])("bad UTF-8 is refused where it stands: %s", (_, bytes, start, byte) => {
  const { value, diagnostics } = decodeText(new Uint8Array(bytes), "f", 100);
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([{ ruleId: "not-utf-8", range: { start } }]);
  expect(diagnostics[0]?.message).toContain(byte);
});

test("positions count lines and UTF-16 units", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "\n", "\r", "😀") }), fc.nat(), (text, seed) => {
      const offset = seed % (text.length + 1);
      const lines = text.slice(0, offset).split("\n");
      const expected = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
      expect(createPositionLookup(text)(offset)).toEqual(expected);
    }),
  );
});
