import { execFileSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readTextFile, writeTextFile } from "../../../../src/agents/acp/files.ts";
import { findPlace, isWithin, rememberRoot } from "../../../../src/agents/acp/places.ts";
import { makeDir } from "../../../support/plug-in-world.ts";

/** A working copy with ways out of it. */
async function makeCopy() {
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
  return { dir, outside, root: await rememberRoot(dir) };
}

test("what lies in the working copy, and what does not", async () => {
  const { dir, outside, root } = await makeCopy();
  const inside = ["a.txt", "new.txt", "folder/x/y/z.txt", "in/new.txt", "folder/../b", join(dir, "a.txt")];
  for (const path of inside) expect(await isWithin(root, path), path).toBe(true);
  const out = ["..", "../x", ".", "", dir, `${dir}-other/x`, "/etc/passwd", outside, "out/x", "out/secret.txt", "a\0b"];
  for (const path of [...out, "secret-link", "dangling", "a.txt/x"])
    expect(await isWithin(root, path), path).toBe(false);
});

test("a working copy whose folder lies behind a link is one too", async () => {
  const { dir, outside } = await makeCopy();
  symlinkSync(dirname(dir), join(outside, "alias"));
  const alias = join(outside, "alias", basename(dir));
  const root = await rememberRoot(alias);
  expect(await isWithin(root, join(alias, "a.txt"))).toBe(true);
  expect(await isWithin(root, join(dir, "a.txt"))).toBe(true);
  expect(await findPlace(alias, "in/new.txt")).toBe(await findPlace(dir, "folder/new.txt"));
});

test("a link or a file in the place of a working copy is refused at the start", async () => {
  const { dir, outside } = await makeCopy();
  symlinkSync(dir, join(outside, "alias"));
  for (const path of [join(outside, "alias"), join(outside, "secret.txt")])
    await expect(rememberRoot(path)).rejects.toMatchObject({ name: "GateError", code: "runner-tampered" });
});

test.each(["a link to", "a folder of the same name beside"])(
  "once a program put %s others in the place of the working copy, nothing is read or written",
  async (what) => {
    const { dir, outside, root } = await makeCopy();
    renameSync(dir, `${dir}-old`);
    if (what === "a link to") symlinkSync(outside, dir);
    else {
      mkdirSync(dir);
      writeFileSync(join(dir, "secret.txt"), "secret");
    }
    for (const path of [join(dir, "secret.txt"), join(outside, "secret.txt"), join(dir, "new/x"), "secret.txt"]) {
      await expect(readTextFile(root, { path })).rejects.toMatchObject({ code: -32_602 });
      await expect(writeTextFile(root, { path, content: "x" })).rejects.toMatchObject({ code: -32_602 });
    }
    expect(readFileSync(join(dir, "secret.txt"), "utf8")).toBe("secret");
    expect(existsSync(join(outside, "new"))).toBe(false);
  },
);

test("reads a file, or some lines of it", async () => {
  const { dir, root } = await makeCopy();
  const path = join(dir, "a.txt");
  expect(await readTextFile(root, { path })).toEqual({ content: "one\ntwo\nthree\n" });
  expect(await readTextFile(root, { path, line: null, limit: null })).toEqual({ content: "one\ntwo\nthree\n" });
  expect(await readTextFile(root, { path, line: 2, limit: 1 })).toEqual({ content: "two" });
  expect(await readTextFile(root, { path, line: 3 })).toEqual({ content: "three\n" });
  expect(await readTextFile(root, { path, limit: 0 })).toEqual({ content: "" });
  expect(await readTextFile(root, { path, line: 99 })).toEqual({ content: "" });
});

test.each([["secret-link"], ["out/secret.txt"], ["../x"], ["/etc/passwd"], ["second-name"], ["folder"], ["pipe"]])(
  "neither reads nor writes %s",
  async (name) => {
    const { dir, outside, root } = await makeCopy();
    const path = name.startsWith("/") ? name : join(dir, name);
    await expect(readTextFile(root, { path })).rejects.toMatchObject({ code: -32_602 });
    await expect(writeTextFile(root, { path, content: "x" })).rejects.toMatchObject({ code: -32_602 });
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("secret");
  },
);

test("does not write through a link that leads nowhere yet", async () => {
  const { dir, outside, root } = await makeCopy();
  await expect(writeTextFile(root, { path: join(dir, "dangling"), content: "x" })).rejects.toMatchObject({
    code: -32_602,
  });
  expect(existsSync(join(outside, "not-yet.txt"))).toBe(false);
});

test("a file that is not there is not found", async () => {
  const { dir, root } = await makeCopy();
  await expect(readTextFile(root, { path: join(dir, "missing") })).rejects.toMatchObject({ code: -32_002 });
});

test("writes a file and the folders above it, and leaves nothing of what was there", async () => {
  const { dir, root } = await makeCopy();
  await writeTextFile(root, { path: join(dir, "x/y/new.txt"), content: "é" });
  expect(readFileSync(join(dir, "x/y/new.txt"), "utf8")).toBe("é");
  await writeTextFile(root, { path: join(dir, "a.txt"), content: "1" });
  expect(readFileSync(join(dir, "a.txt"), "utf8")).toBe("1");
  await writeTextFile(root, { path: join(dir, "in/b.txt"), content: "b" });
  expect(readFileSync(join(dir, "folder/b.txt"), "utf8")).toBe("b");
});

test("neither reads nor writes what is too large", async () => {
  const { dir, root } = await makeCopy();
  const path = join(dir, "large");
  writeFileSync(path, "");
  truncateSync(path, 4 * 1024 * 1024 + 1);
  await expect(readTextFile(root, { path })).rejects.toThrow("at most 4194304");
  const content = "x".repeat(4 * 1024 * 1024 + 1);
  await expect(writeTextFile(root, { path: join(dir, "b"), content })).rejects.toThrow("at most 4194304");
  expect(existsSync(join(dir, "b"))).toBe(false);
});
