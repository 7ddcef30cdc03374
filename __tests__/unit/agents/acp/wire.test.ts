import type { AnyMessage } from "@agentclientprotocol/sdk";
import { expect, test } from "vitest";
import { createWire, type Wire } from "../../../../src/agents/acp/wire.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const request = (id: number): AnyMessage => ({ jsonrpc: "2.0", id, method: "initialize", params: {} });
const answer = (id: unknown): string => `${JSON.stringify({ jsonrpc: "2.0", id, result: {} })}\n`;

async function send(wire: Wire, message: AnyMessage): Promise<void> {
  const writer = wire.stream.writable.getWriter();
  await writer.write(message);
  writer.releaseLock();
}

/** All that passes once the output has ended. */
async function received(wire: Wire): Promise<readonly AnyMessage[]> {
  wire.endOutput();
  const messages: AnyMessage[] = [];
  for await (const message of wire.stream.readable) messages.push(message);
  return messages;
}

test("writes one message a line", async () => {
  const wire = createWire(() => {});
  await send(wire, request(0));
  wire.endInput();
  const chunks: Uint8Array[] = [];
  for await (const chunk of wire.stdin) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe('{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}\n');
});

test("only answers that are waited for pass, each once", async () => {
  const wire = createWire(() => {});
  await send(wire, request(0));
  for (const id of [7, "0", null, 0, 0]) wire.add(bytes(answer(id)));
  expect(await received(wire)).toEqual([{ jsonrpc: "2.0", id: 0, result: {} }]);
  expect(wire.noiseLines()).toBe(4);
});

test("calls pass, in pieces of any size, and the last line needs no end", async () => {
  const wire = createWire(() => {});
  const text =
    '{"jsonrpc":"2.0","id":"a","method":"fs/read_text_file","params":{"path":"é"}}\r\n\n{"jsonrpc":"2.0","method":"x/y"}';
  for (const byte of bytes(text)) wire.add(Uint8Array.of(byte));
  expect(await received(wire)).toEqual([
    { jsonrpc: "2.0", id: "a", method: "fs/read_text_file", params: { path: "é" } },
    { jsonrpc: "2.0", method: "x/y" },
  ]);
  expect(wire.noiseLines()).toBe(0);
});

test("what the agent tells of its work does not reach the library", async () => {
  const heard: unknown[] = [];
  const wire = createWire((params) => heard.push(params));
  wire.add(
    bytes('{"jsonrpc":"2.0","method":"session/update","params":7}\n{"jsonrpc":"2.0","method":"session/update"}\n'),
  );
  expect(await received(wire)).toEqual([]);
  expect(heard).toEqual([7, undefined]);
});

test.each([
  ["text"],
  ["{"],
  ["[]"],
  ["null"],
  ["{}"],
  ['{"jsonrpc":"1.0","method":"a"}'],
  ['{"jsonrpc":"2.0","method":7}'],
  ['{"jsonrpc":"2.0","method":"a","id":{}}'],
  ['{"jsonrpc":"2.0","id":1,"result":1,"error":{}}'],
])("noise: %s", async (line) => {
  const wire = createWire(() => {});
  wire.add(bytes(`${line}\n`));
  expect(await received(wire)).toEqual([]);
  expect(wire.noiseLines()).toBe(1);
  expect(wire.fault()).toBeNull();
});

test("a thousand lines of noise are borne, one more is not", async () => {
  const wire = createWire(() => {});
  wire.add(bytes("x\n".repeat(1_000)));
  expect(wire.fault()).toBeNull();
  wire.add(bytes("x\n"));
  expect(wire.fault()).toMatchObject({ code: "agent-output-invalid" });
  await expect(received(wire)).rejects.toMatchObject({ code: "agent-output-invalid" });
});

test("a message of more than 8 MiB is not read", () => {
  const wire = createWire(() => {});
  const part = new Uint8Array(1024 * 1024).fill(0x20);
  for (let at = 0; at < 8; at += 1) wire.add(part);
  expect(wire.fault()).toBeNull();
  wire.add(part);
  expect(wire.fault()).toMatchObject({ code: "agent-output-invalid" });
});

test("an agent that asks and does not read is ended", async () => {
  const wire = createWire(() => {});
  const long = { jsonrpc: "2.0", id: "a", result: "x".repeat(1024 * 1024) } as const;
  for (let at = 0; at < 31; at += 1) await send(wire, long);
  expect(wire.fault()).toBeNull();
  await send(wire, long);
  expect(wire.fault()).toMatchObject({ code: "agent-output-invalid" });
});
