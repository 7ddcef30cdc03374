import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { codeOf } from "../../lib/error.ts";
import { findProgram } from "../process/find-program.ts";

/** How a program that was found on PATH is started. */
export interface Start {
  readonly argv: readonly [string, ...string[]];
  /** What runs it where it is a script, absolute. */
  readonly interpreter: string | null;
  /** Says what of it is not watched; null for nothing. */
  readonly remark: string | null;
}

/** Starts a script by an interpreter that is settled now: `#!/usr/bin/env node` would have it sought on PATH at each start, where code
 *  of a pull request may have put another. A script for Node is started by our own, as installed ones are. Out: the file itself where
 *  it is no script or its interpreter is missing, which then is its own complaint. */
export async function findStart(
  file: string,
  { path, nodeProgram }: { readonly path: string; readonly nodeProgram: string },
): Promise<Start> {
  const words = readInterpreter(file);
  if (words === null) return { argv: [file], interpreter: null, remark: null };
  const hasEnv = basename(words[0] ?? "") === "env";
  const [name, ...flags] = hasEnv ? withoutEnv(words.slice(1)) : words;
  if (name === undefined) return { argv: [file], interpreter: null, remark: "its interpreter is not watched" };
  const interpreter = /^node(?:js)?$/.test(basename(name)) ? nodeProgram : await findProgram(name, path, "/");
  const remark = `${file} is a script of ${basename(name)}: what it starts by name is not watched`;
  if (interpreter === nodeProgram) return { argv: [nodeProgram, ...flags, file], interpreter, remark: null };
  if (interpreter === null || !hasEnv) return { argv: [file], interpreter, remark };
  return { argv: [interpreter, ...flags, file], interpreter, remark };
}

/** `-S` splits what the kernel passes as one word; other options and variables are not understood here. */
function withoutEnv(words: readonly string[]): readonly string[] {
  const rest = words[0] === "-S" ? words.slice(1) : words;
  return rest[0]?.startsWith("-") === true || rest[0]?.includes("=") === true ? [] : rest;
}

/** As much as the kernel reads. */
const MAX_LINE_BYTES = 256;

function readInterpreter(file: string): readonly string[] | null {
  const buffer = Buffer.alloc(MAX_LINE_BYTES);
  try {
    const descriptor = openSync(file, "r");
    try {
      const text = buffer.toString("latin1", 0, readSync(descriptor, buffer));
      const [, line] = /^#!([^\n]*)/.exec(text) ?? [];
      const words = line?.trim().split(/\s+/) ?? [];
      return words[0] === undefined || words[0] === "" ? null : words;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    // A program that may be run and not read is no script.
    if (codeOf(error) === "EACCES") return null;
    throw error;
  }
}
