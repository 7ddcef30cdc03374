import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { GitOptions } from "../../../../src/adapters/git/git.ts";
import { createGit } from "../../../../src/adapters/git/git.ts";
import { GateError } from "../../../../src/lib/error.ts";
import type { Git } from "../../../../src/ports/git.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";

export interface GitFixture {
  readonly git: Git;
  readonly storeDir: string;
  readonly workDir: string;
}

/** The adapter with a store and a work folder of its own. */
export function makeGit(options: Partial<GitOptions>): GitFixture {
  const root = makeTempFolder("git");
  const places = { storeDir: join(root, "store"), workDir: join(root, "copies") };
  const git = createGit({
    remoteUrl: null,
    token: null,
    localRepository: null,
    baseEnv: process.env,
    ...places,
    ...options,
    limits: { fetchPauseMs: 1, ...options.limits },
  });
  return { git, ...places };
}

/** What a promise was rejected with: code and message of a `GateError`; anything else fails the test. */
export async function failureOf(
  promise: Promise<unknown>,
): Promise<{ readonly code: string; readonly message: string }> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof GateError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("nothing was thrown");
}

/** All plain files below a folder, without following links. Out: path to content. */
export function readAllFiles(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), readFileSync(path, "latin1"));
  }
  return files;
}
