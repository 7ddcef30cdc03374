import { expect, test } from "vitest";
import { createSecretFilter } from "../../../src/cli-agent/hide-secrets.ts";
import { agentTask } from "../../support/plug-in-world.ts";

const SECRET = "sk-schlüssel-12345";

test("hides secrets in texts, and leaves short ones and words alone", () => {
  const { hide } = createSecretFilter([SECRET, "ab", "sk-12345678", "unauthenticated"]);
  expect(hide(`a ${SECRET}${SECRET} ab`)).toBe("a [secret][secret] ab");
  expect(hide("sk-12345678 unauthenticated")).toBe("sk-12345678 unauthenticated");
});

test("hides secrets in what is kept", async () => {
  const kept: string[] = [];
  const keep = (name: string, label: string, text: string) => {
    kept.push(text);
    return Promise.resolve({ label, path: `/out/${name}` });
  };
  const task = createSecretFilter([SECRET]).guard({ ...agentTask(), keep });
  await task.keep("a", "A", `+${SECRET}\n`);
  expect(kept).toEqual(["+[secret]\n"]);
});

test("hides a secret in a transcript however it comes in pieces", async () => {
  const text = Buffer.from(`\u00e9 ${SECRET} and ${SECRET}`);
  for (const size of [1, 2, 3, 7, 19, 100]) {
    const written: Buffer[] = [];
    const openTranscript = (name: string, label: string) =>
      Promise.resolve({
        write: (bytes: Uint8Array) => void written.push(Buffer.from(bytes)),
        close: () => Promise.resolve({ label, path: `/out/${name}` }),
      });
    const task = createSecretFilter([SECRET]).guard({ ...agentTask(), openTranscript });
    const transcript = await task.openTranscript("a", "A");
    for (let at = 0; at < text.length; at += size) transcript.write(text.subarray(at, at + size));
    await transcript.close();
    expect(Buffer.concat(written).toString()).toBe("\u00e9 [secret] and [secret]");
  }
});

test("bytes that are no UTF-8 pass as they are", async () => {
  const written: Buffer[] = [];
  const openTranscript = (name: string, label: string) =>
    Promise.resolve({
      write: (bytes: Uint8Array) => void written.push(Buffer.from(bytes)),
      close: () => Promise.resolve({ label, path: `/out/${name}` }),
    });
  const transcript = await createSecretFilter([SECRET])
    .guard({ ...agentTask(), openTranscript })
    .openTranscript("a", "A");
  transcript.write(Uint8Array.of(0xff, 0xc3, 0x28, 0x00));
  await transcript.close();
  expect(Buffer.concat(written).toString("hex")).toBe("ffc32800");
});
