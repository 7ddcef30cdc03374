import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";

import { cutBytes, cutChars } from "../../../../src/adapters/github/limits.ts";

const text = fc.string({ unit: "grapheme", maxLength: 400 });

test("cutBytes keeps what fits, never splits a character and says what it did", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 60, max: 300 }), (whole, maxBytes) => {
      const kept = cutBytes(whole, maxBytes);
      expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(maxBytes);
      const isShort = Buffer.byteLength(whole) <= maxBytes;
      expect(kept === whole).toBe(isShort);
      if (isShort) return;
      const [start, note] = kept.split("\n\n… (cut, ");
      expect(whole.startsWith(start ?? "?")).toBe(true);
      expect(note).toBe(`${Buffer.byteLength(whole)} bytes in all)`);
    }),
  );
});

test("cutChars keeps what fits, never splits a character and says what it did", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 60, max: 300 }), (whole, maxChars) => {
      const kept = cutChars(whole, maxChars);
      expect(kept.length).toBeLessThanOrEqual(maxChars);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept === whole).toBe(whole.length <= maxChars);
      expect(kept === whole || / … \(cut, \d+ characters in all\)$/.test(kept)).toBe(true);
    }),
  );
});
