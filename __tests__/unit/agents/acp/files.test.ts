import { execFileSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTextFile, writeTextFile } from "../../../../src/agents/acp/files.ts";
import { findPlace, isWithin } from "../../../../src/agents/acp/places.ts";
import { makeDir } from "../../../support/plug-in-world.ts";

/** A working copy with ways out of it. */
function makeCopy() {
  const [dir, outside] = [join(makeDir(), "copy"), makeDir()];
  mkdirSync(dir);
  writeFileSync(join(dir, "a.txt"), "one\ntwo\nthree\n");
  mkdirSync(join(dir, "folder"));
  writeFileSync(join(outside, "secret.txt"), "secret");
  symlinkSync(outside, join(dir, "out"));
  symlinkSync("folder", join(dir, "in"));
  symlinkSync(join(outside, "secret.txt"), join(dir, "secret-link"));
  symlinkSync(join(outside, "not-yet.txt"), join(dir, "dangling"));
  linkSync(join(outside, "secret.txt"), join(dir, "second-name"));
  execFileSync("mkfifo", [join(dir, "pipe")]);
  return { dir, outside };
}

test("what lies in the working copy, and what does not", async () => {
  const { dir, outside } = makeCopy();
  const inside = ["a.txt", "new.txt", "folder/x/y/z.txt", "in/new.txt", "folder/../b", join(dir, "a.txt")];
  for (const path of inside) expect(await isWithin(dir, path), path).toBe(true);
  const out = ["..", "../x", ".", "", dir, `${dir}-other/x`, "/etc/passwd", outside, "out/x", "out/secret.txt", "a\0b"];
  for (const path of [...out, "secret-link", "dangling", "a.txt/x"])
    expect(await isWithin(dir, path), path).toBe(false);
});

test("a working copy that is itself behind a link is one too", async () => {
  const { dir, outside } = makeCopy();
  const alias = join(outside, "alias");
  symlinkSync(dir, alias);
  expect(await isWithin(alias, join(alias, "a.txt"))).toBe(true);
  expect(await isWithin(alias, join(dir, "a.txt"))).toBe(true);
  expect(await findPlace(alias, "in/new.txt")).toBe(await findPlace(dir, "folder/new.txt"));
});

test("reads a file, or some lines of it", async () => {
  const { dir } = makeCopy();
  const path = join(dir, "a.txt");
  expect(await readTextFile(dir, { path })).toEqual({ content: "one\ntwo\nthree\n" });
  expect(await readTextFile(dir, { path, line: null, limit: null })).toEqual({ content: "one\ntwo\nthree\n" });
  expect(await readTextFile(dir, { path, line: 2, limit: 1 })).toEqual({ content: "two" });
  expect(await readTextFile(dir, { path, line: 3 })).toEqual({ content: "three\n" });
  expect(await readTextFile(dir, { path, limit: 0 })).toEqual({ content: "" });
  expect(await readTextFile(dir, { path, line: 99 })).toEqual({ content: "" });
});

test.each([["secret-link"], ["out/secret.txt"], ["../x"], ["/etc/passwd"], ["second-name"], ["folder"], ["pipe"]])(
  "neither reads nor writes %s",
  async (name) => {
    const { dir, outside } = makeCopy();
    const path = name.startsWith("/") ? name : join(dir, name);
    await expect(readTextFile(dir, { path })).rejects.toMatchObject({ code: -32_602 });
    await expect(writeTextFile(dir, { path, content: "x" })).rejects.toMatchObject({ code: -32_602 });
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("secret");
  },
);

test("does not write through a link that leads nowhere yet", async () => {
  const { dir, outside } = makeCopy();
  await expect(writeTextFile(dir, { path: join(dir, "dangling"), content: "x" })).rejects.toMatchObject({
    code: -32_602,
  });
  expect(existsSync(join(outside, "not-yet.txt"))).toBe(false);
});

test("a file that is not there is not found", async () => {
  const { dir } = makeCopy();
  await expect(readTextFile(dir, { path: join(dir, "missing") })).rejects.toMatchObject({ code: -32_002 });
});

test("writes a file and the folders above it, and leaves nothing of what was there", async () => {
  const { dir } = makeCopy();
  await writeTextFile(dir, { path: join(dir, "x/y/new.txt"), content: "é" });
  expect(readFileSync(join(dir, "x/y/new.txt"), "utf8")).toBe("é");
  await writeTextFile(dir, { path: join(dir, "a.txt"), content: "1" });
  expect(readFileSync(join(dir, "a.txt"), "utf8")).toBe("1");
  await writeTextFile(dir, { path: join(dir, "in/b.txt"), content: "b" });
  expect(readFileSync(join(dir, "folder/b.txt"), "utf8")).toBe("b");
});

test("neither reads nor writes what is too large", async () => {
  const { dir } = makeCopy();
  const path = join(dir, "large");
  writeFileSync(path, "");
  truncateSync(path, 4 * 1024 * 1024 + 1);
  await expect(readTextFile(dir, { path })).rejects.toThrow("at most 4194304");
  const content = "x".repeat(4 * 1024 * 1024 + 1);
  await expect(writeTextFile(dir, { path: join(dir, "b"), content })).rejects.toThrow("at most 4194304");
  expect(existsSync(join(dir, "b"))).toBe(false);
});
