import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ProgramSpec } from "../../../../src/ports/programs.ts";
import { makeTempDir } from "../../../support/temp-dir.ts";
import { makePrograms, PATH, refusalOf, SPEC, writeProgram } from "./programs-fixture.ts";

function writeScript(file: string, firstLine: string, rest = ""): string {
  writeFileSync(file, `${firstLine}\n${rest}`, { mode: 0o755 });
  return file;
}

const PRINT = 'console.log("2.1.0", process.execPath, process.execArgv.join(" "))';

test.each([
  ["#!/usr/bin/env node", []],
  ["#!/usr/bin/env -S node --no-warnings", ["--no-warnings"]],
  ["#!/opt/somewhere/node", []],
])("a script of %s is started by our own Node, whatever PATH has by that name", async (line, flags) => {
  const dir = makeTempDir();
  const file = writeScript(join(dir, SPEC.name), line, PRINT);
  const shim = makeTempDir();
  const ran = join(shim, "ran");
  writeProgram(join(shim, "node"), `touch ${ran}; echo 2.1.0`);
  const program = await makePrograms({ path: `${shim}:${dir}:${PATH}` }).find(SPEC, { install: false });
  expect(program).toMatchObject({ argv: [process.execPath, ...flags, file], remark: null });
  expect(() => rmSync(ran)).toThrow("ENOENT");
});

test("a script of something else is started by what was found first, which is watched", async () => {
  const dir = makeTempDir();
  const other = writeProgram(join(dir, "other"), "echo 2.1.0");
  const file = writeScript(join(dir, SPEC.name), "#!/usr/bin/env other");
  const program = await makePrograms({ path: `${dir}:${PATH}` }).find(SPEC, { install: false });
  expect(program.argv).toEqual([other, file]);
  expect(program.remark).toBe(`${file} is a script of other: what it starts by name is not watched`);
  await program.checkUnchanged();
  writeProgram(other, "echo 2.1.0; echo else");
  await expect(program.checkUnchanged()).rejects.toMatchObject({ code: "runner-tampered" });
});

test("our own Node is watched where it starts the program", async () => {
  const dir = makeTempDir();
  const nodeProgram = join(dir, "our-node");
  symlinkSync(process.execPath, nodeProgram);
  writeScript(join(dir, SPEC.name), "#!/usr/bin/env node", PRINT);
  const program = await makePrograms({ path: dir, nodeProgram }).find(SPEC, { install: false });
  await program.checkUnchanged();
  rmSync(nodeProgram);
  copyFileSync("/bin/true", nodeProgram);
  await expect(program.checkUnchanged()).rejects.toThrow("our-node is not what it was");
});

/** A program with a folder of settings on the machine. */
async function findWith(machineFile: string) {
  const dir = makeTempDir();
  writeProgram(join(dir, SPEC.name), "echo 2.1.0");
  const spec: ProgramSpec = { ...SPEC, machineFiles: [machineFile] };
  return makePrograms({ path: `${dir}:${PATH}` }).find(spec, { install: false });
}

test("settings of the machine that appear later are noticed", async () => {
  const folder = join(makeTempDir(), "tiny");
  const program = await findWith(folder);
  await program.checkUnchanged();
  mkdirSync(folder);
  await expect(program.checkUnchanged()).rejects.toMatchObject({ code: "runner-tampered" });
});

test.each([
  ["a file more", (folder: string) => writeFileSync(join(folder, "managed.d", "more.json"), "{}")],
  ["a changed file", (folder: string) => writeFileSync(join(folder, "managed.json"), "{ }")],
  ["a file less", (folder: string) => rmSync(join(folder, "managed.json"))],
  ["nothing any more", (folder: string) => rmSync(folder, { recursive: true })],
])("what the machine's owner set stays, but %s is noticed", async (_, change) => {
  const folder = join(makeTempDir(), "tiny");
  mkdirSync(join(folder, "managed.d"), { recursive: true });
  writeFileSync(join(folder, "managed.json"), "{}");
  const program = await findWith(folder);
  await program.checkUnchanged();
  change(folder);
  const error = await refusalOf(program.checkUnchanged());
  expect(error.code).toBe("runner-tampered");
  expect(error.message).toContain(folder);
});
