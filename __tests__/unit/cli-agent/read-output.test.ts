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

test("the last event counts, with or without a line end", () => {
  const done = { end: { ...NOTHING_READ, text: "b", isDone: true }, droppedLines: 0 };
  expect(readAll('{"say":"a"}\n{"end":"b"}\n')).toEqual(done);
  expect(readAll('{"say":"a"}\r\n{"end":"b"}')).toEqual(done);
  expect(readAll("")).toEqual({ end: NOTHING_READ, droppedLines: 0 });
});

test("events come together from pieces, cut characters included", () => {
  const bytes = new TextEncoder().encode('{"say":"x"}\n{"end":"grün → ✓"}\n');
  const single = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(readAll(...single).end.text).toBe("grün → ✓");
});

test("what is no JSON object is not an event", () => {
  expect(readAll('warning: x\n[{"end":"a"}]\n{"end":\n"end"\nnull\n \n> {"end":"b"}\n').end).toEqual(NOTHING_READ);
});

test("a line longer than 8 MiB is dropped and counted, the lines around it are read", () => {
  const long = `{"end":"${"x".repeat(8 * 1024 * 1024)}"}`;
  const output = readAll('{"say":"a"}\n', long.slice(0, 5_000_000), long.slice(5_000_000), '\n{"say":"b"}\n');
  expect(output).toEqual({ end: { ...NOTHING_READ, text: "b" }, droppedLines: 1 });
  const fitting = `{"say":"${"x".repeat(8 * 1024 * 1024 - 10)}"}`;
  expect(fitting).toHaveLength(8 * 1024 * 1024);
  expect(readAll(fitting).droppedLines).toBe(0);
});

test("what speaks on after the final event takes its worth, for good", () => {
  const spoiled = { isDone: false, fault: "its output goes on after its final event" };
  expect(readAll('{"end":"a"}\n{"end":"b"}\n').end).toMatchObject(spoiled);
  expect(readAll('{"end":"a"}\n{"say":"b"}\n').end).toMatchObject(spoiled);
  expect(readAll('{"end":"a"}\n{"say":"b"}\n{"end":"a"}\n').end).toMatchObject(spoiled);
  expect(readAll('{"end":"a"}\n{"other":1}\nbye\n').end).toMatchObject({ isDone: true, fault: null, text: "a" });
});

test("memory stays bounded in a line that never ends", () => {
  const reader = createOutputReader(read);
  const chunk = new Uint8Array(1024 * 1024).fill(0x61);
  const before = process.memoryUsage().rss;
  for (let index = 0; index < 200; index += 1) reader.add(chunk);
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  expect(reader.finish()).toEqual({ end: NOTHING_READ, droppedLines: 1 });
});
