import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createPrograms, type ProgramsOptions } from "../../../../src/adapters/programs/programs.ts";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import { GateError } from "../../../../src/lib/error.ts";
import type { Programs, ProgramSpec } from "../../../../src/ports/programs.ts";
import { makeTempDir } from "../../../support/temp-dir.ts";

export const PATH = process.env["PATH"] ?? "";

/** A program that does not exist anywhere else. */
export const SPEC: ProgramSpec = {
  name: "tiny-agent",
  npmPackage: "@tiny/agent",
  tested: "2.1.0",
  oldest: "2.0.0",
  versionArgs: ["--version"],
  files: { any: "@tiny/agent/cli.js" },
  machineFiles: [],
  loadLock: () => Promise.reject(new Error("nothing is installed in this test")),
};

/** The adapter in folders of its own, with real processes. */
export function makePrograms(change: Partial<ProgramsOptions> = {}): Programs {
  return createPrograms({
    processes: createProcesses({ baseEnv: { PATH } }),
    cacheDir: makeTempDir(),
    tempDir: makeTempDir(),
    path: PATH,
    npmEnv: {},
    nodeProgram: process.execPath,
    signal: new AbortController().signal,
    ...change,
  });
}

/** A folder for PATH with one program, a shell script. */
export function makePathDir(script: string): { readonly dir: string; readonly file: string } {
  const dir = makeTempDir();
  return { dir, file: writeProgram(join(dir, SPEC.name), script) };
}

export function writeProgram(file: string, script: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

/** What a promise is refused with. Throws: when it is not, or with anything but a `GateError`. */
export async function refusalOf(promise: Promise<unknown>): Promise<GateError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error("was not refused");
}
