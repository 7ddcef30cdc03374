import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "./settings.ts";

/** Files through which a step tells the runner what to set for the job. */
const NAMES = ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"];

interface Watched {
  readonly name: string;
  readonly path: string;
  before: Buffer;
}

/** Looks after the runner's command files and our own program. Code of the pull request runs as our user and can find them,
 *  whatever its environment says; the post step runs from the same files, with the token. */
export interface FileWatch {
  /** Takes what is there now for right: after a write of our own. */
  readonly refresh: () => void;
  /** Puts back what somebody else changed. Out: the names of all that was changed since the last `refresh`, or null. */
  readonly findTampering: () => string | null;
}

/** Remembers the files as they are. In: the built file that the process was started from; its whole folder is watched. */
export function watchFiles(env: Environment, script: string | undefined): FileWatch {
  const commands = NAMES.flatMap((name) => (env[name] === undefined ? [] : [{ name, path: env[name] }]));
  const files = [...commands, ...programFiles(script)].flatMap(({ name, path }): Watched[] => {
    const before = read(path);
    return before === null ? [] : [{ name, path, before }];
  });
  const found = new Set<string>();
  return {
    refresh: () => {
      found.clear();
      for (const file of files) file.before = read(file.path) ?? file.before;
    },
    findTampering: () => {
      const changed = files.filter(({ path, before }) => read(path)?.equals(before) !== true);
      for (const { name, path, before } of changed) {
        putBack(path, before);
        found.add(name);
      }
      return found.size === 0 ? null : [...found].join(", ");
    },
  };
}

function programFiles(script: string | undefined): readonly { readonly name: string; readonly path: string }[] {
  if (script === undefined || !script.endsWith(".js")) return [];
  const dir = dirname(script);
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  return names.map((name) => ({ name: `dist/${name}`, path: join(dir, name) }));
}

/** Null for what is no plain file any more: reading a pipe would wait for ever. */
function read(path: string): Buffer | null {
  try {
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      return fstatSync(descriptor).isFile() ? readFileSync(descriptor) : null;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}

function putBack(path: string, before: Buffer): void {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, before, { flag: "wx" });
}
