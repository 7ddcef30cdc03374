import process from "node:process";
import { expect, test } from "vitest";
import { type CliEnd, NOTHING_READ } from "../../../src/cli-agent/cli.ts";
import { createOutputReader, type ReadOutput } from "../../../src/cli-agent/read-output.ts";

/** A program whose events are `{"say": text}` and, at last, `{"end": text}`. */
function read(end: CliEnd, event: unknown): CliEnd {
  const parts: { readonly say?: unknown; readonly end?: unknown } = typeof event === "object" ? { ...event } : {};
  if (typeof parts.say === "string") return { ...end, text: parts.say };
  return typeof parts.end === "string" ? { ...end, text: parts.end, isDone: true } : end;
}

function readAll(...chunks: readonly (string | Uint8Array)[]): ReadOutput {
  const reader = createOutputReader(read);
  for (const chunk of chunks) reader.add(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
  return reader.finish();
}

const CLEAN = { droppedLines: 0, flaw: null, isCut: false };
const TOO_LONG = "a line of its output was longer than 8 MiB and was not read";
const GOES_ON = "its output goes on after its final event";

test("the last event counts, and a line without an end is told", () => {
  const done = { ...CLEAN, end: { ...NOTHING_READ, text: "b", isDone: true } };
  expect(readAll('{"say":"a"}\n{"end":"b"}\n')).toEqual(done);
  expect(readAll('{"say":"a"}\r\n \n{"end":"b"}\n\n')).toEqual(done);
  expect(readAll('{"say":"a"}\r\n{"end":"b"}')).toEqual({ ...done, isCut: true });
  expect(readAll("")).toEqual({ ...CLEAN, end: NOTHING_READ });
});

test("events come together from pieces, cut characters included", () => {
  const bytes = new TextEncoder().encode('{"say":"x"}\n{"end":"grün → ✓"}\n');
  const single = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(readAll(...single).end.text).toBe("grün → ✓");
});

test.each(["warning: x", '[{"end":"a"}]', '{"end":', '"end"', "null", '> {"end":"b"}', 'x{"end":"b"}', "\0", "\ufffd"])(
  "what is no JSON object is not an event, and a flaw before the final event: %s",
  (line) => {
    expect(readAll(`${line}\n`).end).toEqual(NOTHING_READ);
    const output = readAll(`${line}\n{"end":"b"}\n`);
    expect(output.end.text).toBe("b");
    expect(output.flaw).toContain("is no event");
    expect(output.flaw?.length).toBeLessThan(120);
  },
);

function nested(levels: number): string {
  return `{"say":"a","x":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}\n`;
}

test("a line that is nested too deep is not read, and a flaw", () => {
  expect(readAll(nested(200))).toEqual({ ...CLEAN, end: { ...NOTHING_READ, text: "a" } });
  const flaw = "a line of its output is nested deeper than 200 levels";
  expect(readAll(nested(201))).toEqual({ ...CLEAN, end: NOTHING_READ, flaw });
  expect(readAll(nested(2_000_000)).flaw).toBe(flaw);
});

test("a line longer than 8 MiB is dropped and counted, the lines around it are read", () => {
  const long = `{"end":"${"x".repeat(8 * 1024 * 1024)}"}`;
  const output = readAll('{"say":"a"}\n', long.slice(0, 5_000_000), long.slice(5_000_000), '\n{"say":"b"}\n');
  expect(output).toEqual({ ...CLEAN, end: { ...NOTHING_READ, text: "b" }, droppedLines: 1, flaw: TOO_LONG });
  const fitting = `{"say":"${"x".repeat(8 * 1024 * 1024 - 10)}"}`;
  expect(fitting).toHaveLength(8 * 1024 * 1024);
  expect(readAll(fitting).droppedLines).toBe(0);
});

test("what speaks on after the final event takes its worth, for good", () => {
  for (const rest of [
    '{"end":"b"}',
    '{"end":"a"}',
    '{"say":"b"}',
    '{"say":"b"}\n{"end":"a"}',
    '{"other":1}',
    "bye",
    "x",
  ])
    expect(readAll(`{"end":"a"}\n${rest}\n`).flaw, rest).toBe(GOES_ON);
  expect(readAll('{"end":"a"}\n').flaw).toBe(null);
});

test("memory stays bounded in a line that never ends", () => {
  const reader = createOutputReader(read);
  const chunk = new Uint8Array(1024 * 1024).fill(0x61);
  const before = process.memoryUsage().rss;
  for (let index = 0; index < 200; index += 1) reader.add(chunk);
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  expect(reader.finish()).toEqual({ ...CLEAN, end: NOTHING_READ, droppedLines: 1, flaw: TOO_LONG, isCut: true });
});

function readLong(...printed: readonly string[]): ReadOutput {
  const reader = createOutputReader(read, (end, head) => (head.startsWith('{"long') ? { ...end, text: head } : null));
  for (const text of printed) reader.add(new TextEncoder().encode(text));
  return reader.finish();
}

test("a line that is too long is no flaw where the program prints such lines, unless it comes after the final event", () => {
  const long = `{"long":"${"x".repeat(9_000_000)}"}\n`;
  const { end, flaw, droppedLines } = readLong(long);
  expect([end.text?.length, flaw, droppedLines]).toEqual([1024, null, 1]);
  expect(readLong(`x${long}`).flaw).toBe(TOO_LONG);
  expect(readLong('{"end":"a"}\n', long)).toMatchObject({ flaw: TOO_LONG, end: { text: "a" } });
});
