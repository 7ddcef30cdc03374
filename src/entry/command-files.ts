import { readFileSync, writeFileSync } from "node:fs";
import type { Environment } from "./settings.ts";

/** Files through which a step tells the runner what to set for the job. Until the end of a run nothing of ours writes to them. */
const NAMES = ["GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"];

/** Remembers the runner's command files. Out: a look at them that puts back what was there and names the files that somebody
 *  else wrote to, or gives null. Code of the pull request runs as our user and can find them, whatever its environment says. */
export function watchCommandFiles(env: Environment): () => string | null {
  const files = NAMES.flatMap((name) => {
    const path = env[name];
    const before = path === undefined ? null : read(path);
    return path === undefined || before === null ? [] : [{ name, path, before }];
  });
  return () => {
    const changed = files.filter(({ path, before }) => read(path)?.equals(before) !== true);
    for (const { path, before } of changed) writeFileSync(path, before);
    return changed.length === 0 ? null : changed.map(({ name }) => name).join(", ");
  };
}

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
