import { spawnSync } from "node:child_process";
import process from "node:process";

const WORDS = ["unshare", ...(process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"]), "--mount", "--"] as const;

/** Runs a program of ours in a mount namespace, after these words of a shell. In: the program's script and its arguments. */
export function runAmongMounts(before: string, script: string, ...args: readonly string[]) {
  const [file, ...rest] = WORDS;
  const words = [...rest, "sh", "-c", `${before} && exec "$@"`, "sh", process.execPath, script, ...args];
  return spawnSync(file, words, { encoding: "utf8" });
}

/** Whether these words of a shell can mount here. */
export function canMount(words: string): boolean {
  const [file, ...rest] = WORDS;
  return spawnSync(file, [...rest, "sh", "-c", words]).status === 0;
}
