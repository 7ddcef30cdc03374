import { expect, test } from "vitest";
import { createOutputCapture } from "../../../../src/adapters/process/output-capture.ts";
import type { CapturedOutput } from "../../../../src/ports/process.ts";
import { fc } from "../../../support/property.ts";

function capture(maxBytes: number, chunks: readonly (string | Uint8Array)[]): CapturedOutput {
  const output = createOutputCapture(maxBytes);
  for (const chunk of chunks) output.add(Buffer.from(chunk));
  return output.finish();
}

test("it keeps the head and the tail and says how much is missing between them", () => {
  expect(capture(8, ["abcdef", "ghijkl", "mnop"])).toEqual({
    text: "abcd\n[… 8 bytes dropped here …]\nmnop",
    totalBytes: 16,
    droppedBytes: 8,
  });
});

test("a head that ends a line gets no empty line after it", () => {
  expect(capture(8, ["abc\nxxxxmnop"]).text).toBe("abc\n[… 4 bytes dropped here …]\nmnop");
});

test("a limit of nothing keeps nothing and says so", () => {
  expect(capture(0, ["abc"])).toEqual({ text: "[… 3 bytes dropped here …]\n", totalBytes: 3, droppedBytes: 3 });
});

test("no character is cut in two, and the bytes given up for that are counted", () => {
  expect(capture(10, ["aaa€€€€€€zzz"])).toEqual({
    text: "aaa\n[… 18 bytes dropped here …]\nzzz",
    totalBytes: 24,
    droppedBytes: 18,
  });
  expect(capture(12, ["aaa€€€€€€zzz"]).text).toBe("aaa€\n[… 12 bytes dropped here …]\n€zzz");
});

test("a tail that grows in steps keeps its order", () => {
  const pieces = Array.from({ length: 12 }, (_, index) => String.fromCodePoint(97 + index).repeat(4096));
  const output = capture(60_000, ["-".repeat(30_000), ...pieces]);
  expect(output.droppedBytes).toBe(12 * 4096 - 30_000);
  expect(output.text.endsWith(pieces.join("").slice(-30_000))).toBe(true);
  expect(capture(200_000, ["-".repeat(100_000), ...pieces]).text).toBe("-".repeat(100_000) + pieces.join(""));
});

test("for any text and any cutting into chunks, the parts kept are the text's own", () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  const cuts = fc.array(fc.nat(300), { maxLength: 6 });
  fc.assert(
    fc.property(text, cuts, fc.nat(80), (whole, places, maxBytes) => {
      const bytes = Buffer.from(whole);
      const edges = [0, ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
      const chunks = edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge));
      const output = capture(maxBytes, chunks);
      expect(output.totalBytes).toBe(bytes.length);
      if (bytes.length <= maxBytes) {
        expect(output).toEqual({ text: bytes.toString(), totalBytes: bytes.length, droppedBytes: 0 });
        return;
      }
      const note = new RegExp(String.raw`\n?\[… ${output.droppedBytes} bytes dropped here …\]\n`, "u").exec(
        output.text,
      );
      expect(note).not.toBeNull();
      const head = output.text.slice(0, note?.index);
      const tail = output.text.slice((note?.index ?? 0) + (note?.[0].length ?? 0));
      const kept = Buffer.byteLength(head) + Buffer.byteLength(tail);
      expect(bytes.toString().startsWith(head)).toBe(true);
      expect(bytes.toString().endsWith(tail)).toBe(true);
      expect(kept).toBeLessThanOrEqual(maxBytes);
      expect(maxBytes - kept).toBeLessThanOrEqual(6 + 1);
      expect(output.droppedBytes).toBeGreaterThanOrEqual(bytes.length - kept - 1);
    }),
  );
});
