import { spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createKeeper } from "../../../../src/adapters/keep-file.ts";
import { createTranscripts } from "../../../../src/adapters/transcript.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf } from "../git/git-fixture.ts";

const MIB = 1024 * 1024;

function scriptPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

test("what is written is in the file at once, and the file is named when it is closed", async () => {
  const dir = join(makeTempFolder("transcript"), "gates", "one");
  const transcript = await createTranscripts(dir)("log.txt", "What it said");
  const path = join(dir, "log.txt");
  transcript.write(Buffer.from("one\n"));
  expect(readFileSync(path, "utf8")).toBe("one\n");
  transcript.write(Buffer.from([0xff, 0x00, 0xe2]));
  expect([...readFileSync(path).subarray(4)]).toEqual([0xff, 0x00, 0xe2]);
  expect(await transcript.close()).toEqual({ label: "What it said", path });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  transcript.write(Buffer.from("too late"));
  expect(await transcript.close()).toEqual({ label: "What it said", path });
  expect(readFileSync(path).length).toBe(7);
});

test("a transcript outlives a process that is killed", () => {
  const dir = makeTempFolder("transcript");
  const result = spawnSync(process.execPath, [scriptPath("./write-and-die.ts"), dir], { encoding: "utf8" });
  expect(result.signal).toBe("SIGKILL");
  expect(readFileSync(join(dir, "log.txt"), "utf8")).toBe("said before the end\n");
});

test.each([
  ["one byte at a time across the limit", 1, MIB - 2, 6],
  ["in chunks that do not divide the limit", 60_001, 0, 60],
  ["in one piece larger than all that is kept", 5 * MIB, 0, 1],
])("head and tail are kept, and what is missing is said: %s", async (_, size, before, count) => {
  const dir = makeTempFolder("transcript");
  const transcript = await createTranscripts(dir)("log.txt", "What it said");
  const whole = numbered(before + size * count);
  transcript.write(whole.subarray(0, before));
  for (let at = before; at < whole.length; at += size) transcript.write(whole.subarray(at, at + size));
  await transcript.close();
  const kept = readFileSync(join(dir, "log.txt"));
  const dropped = whole.length - 2 * MIB;
  const note = dropped > 0 ? `\n[… ${dropped} bytes dropped here …]\n` : "";
  const expected = Buffer.concat([
    whole.subarray(0, MIB),
    Buffer.from(note),
    whole.subarray(Math.max(MIB, whole.length - MIB)),
  ]);
  expect(kept.equals(expected)).toBe(true);
});

test("50 MB leave two MiB and a line, in constant memory", async () => {
  const dir = makeTempFolder("transcript");
  const transcript = await createTranscripts(dir)("log.txt", "What it said");
  const chunk = Buffer.alloc(100_000, "x");
  const before = process.memoryUsage();
  for (let count = 0; count < 500; count += 1) transcript.write(chunk);
  const after = process.memoryUsage();
  await transcript.close();
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(1.5 * MIB);
  const text = readFileSync(join(dir, "log.txt"), "utf8");
  expect(text).toContain(`\n[… ${50_000_000 - 2 * MIB} bytes dropped here …]\n`);
  expect(Buffer.byteLength(text)).toBeLessThan(2 * MIB + 100);
});

test.each(["link", "dangling link", "folder", "file"])("a %s under the name is removed, not followed", async (kind) => {
  const root = makeTempFolder("transcript");
  const [dir, outside] = [join(root, "out"), join(root, "outside")];
  mkdirSync(dir);
  writeFileSync(outside, "precious");
  const path = join(dir, "log.txt");
  if (kind === "link") symlinkSync(outside, path);
  if (kind === "dangling link") symlinkSync(join(root, "made by the link"), path);
  if (kind === "folder") mkdirSync(join(path, "deep"), { recursive: true });
  if (kind === "file") writeFileSync(path, "forged", { mode: 0o666 });
  for (const write of [writeTranscript, writeKept]) {
    await write(dir);
    expect(lstatSync(path).isFile()).toBe(true);
    expect(lstatSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, "utf8")).toBe("true words");
    expect(readFileSync(outside, "utf8")).toBe("precious");
    expect(readdirSync(root).toSorted()).toEqual(["out", "outside"]);
  }
});

test("a folder that cannot be made is said at once", async () => {
  const { code, message } = await failureOf(createTranscripts("/dev/null/nowhere")("log.txt", "What it said"));
  expect(code).toBe("world-failed");
  expect(message).toContain("log.txt cannot be written");
});

const UNSHARE = "unshare";
const SMALL_DISK = 'mount -t tmpfs -o size=512k none "$0" && exec "$@"';

function runOnSmallDisk(folder: string, ...command: readonly string[]): string {
  const user = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const args = [...user, "--mount", "sh", "-c", SMALL_DISK, folder, ...command];
  return spawnSync(UNSHARE, args, { encoding: "utf8" }).stdout;
}

const small = makeTempFolder("small-disk");

test.skipIf(runOnSmallDisk(small, "echo", "mounted") !== "mounted\n")(
  "a full disk is said by close, not by write",
  () => {
    const output = runOnSmallDisk(small, process.execPath, scriptPath("./fill-disk.ts"), small);
    expect(JSON.parse(output)).toEqual(["disk-full", "disk-full"]);
  },
);

/** Bytes of which any part tells where it is from. */
function numbered(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32BE(at, at);
  return bytes;
}

async function writeTranscript(dir: string): Promise<void> {
  const transcript = await createTranscripts(dir)("log.txt", "What it said");
  transcript.write(Buffer.from("true words"));
  await transcript.close();
}

async function writeKept(dir: string): Promise<void> {
  await createKeeper(dir)("log.txt", "What it said", "true words");
}
