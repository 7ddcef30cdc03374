import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { IsolationKind } from "../../../../src/adapters/process/helper-script.ts";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import type { ProcessResult, ProcessSpec } from "../../../../src/ports/process.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";

/** Every way of keeping processes together; each suite of real processes runs in all of them. */
export const ISOLATION_KINDS = ["pid-namespace", "subreaper", "group"] as const satisfies readonly IsolationKind[];

/** The kind that a test hands to a program of its own as an argument. */
export function toIsolationKind(text: string | undefined): IsolationKind {
  const kind = ISOLATION_KINDS.find((candidate) => candidate === text);
  if (kind === undefined) throw new Error(`unknown isolation: ${text}`);
  return kind;
}

export interface RunFixture {
  readonly spec: Omit<ProcessSpec, "command">;
  readonly run: (
    command: string | readonly [string, ...string[]],
    change?: Partial<ProcessSpec>,
  ) => Promise<ProcessResult>;
}

/** A runner with private folders and a spec in which every field has a plain value. */
export function makeRunner(
  isolation: IsolationKind | "auto",
  baseEnv: Readonly<Record<string, string | undefined>> = process.env,
): RunFixture {
  const root = makeTempFolder("process");
  const folders = { cwd: join(root, "work"), homeDir: join(root, "home"), tmpDir: join(root, "tmp") };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const processes = createProcesses({ baseEnv, isolation });
  const spec = {
    ...folders,
    env: {},
    stdin: null,
    timeoutMs: 30_000,
    maxOutputBytes: 64 * 1024,
    signal: new AbortController().signal,
  };
  return {
    spec,
    run: (command, change = {}) =>
      processes.run({
        ...spec,
        command: typeof command === "string" ? { shell: command } : { argv: command },
        ...change,
      }),
  };
}

/** Living processes with this text in their command line, words joined by spaces. */
export function findByCommandLine(text: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => readQuietly(`/proc/${name}/cmdline`).replaceAll("\0", " ").includes(text))
    .map(Number);
}

/** Waits until a condition holds. Throws after five seconds. */
export async function waitFor(what: string, isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 5000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(20);
  }
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
