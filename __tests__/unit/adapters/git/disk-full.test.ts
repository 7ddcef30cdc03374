import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";

const UNSHARE = "unshare";
const SMALL_DISK = 'mount -t tmpfs -o size=512k none "$0" && exec "$@"';

/** Runs a command with a disk of 512 KiB mounted at the folder; a namespace of its own lets go of it by itself. */
function runOnSmallDisk(
  folder: string,
  ...command: readonly string[]
): { readonly stdout: string; readonly stderr: string } {
  const user = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  return spawnSync(UNSHARE, [...user, "--mount", "sh", "-c", SMALL_DISK, folder, ...command], { encoding: "utf8" });
}

const folder = makeTempFolder("small-disk");
const hasSmallDisk = runOnSmallDisk(folder, "echo", "mounted").stdout === "mounted\n";

test.skipIf(!hasSmallDisk)("a full disk is said as such, by fetch, by check-out and by a program's input", () => {
  const repo = makeGitRepo();
  const small = repo.commit({ a: "x".repeat(700_000) });
  const large = repo.commit({ b: randomBytes(700_000) });
  const script = fileURLToPath(new URL("./fill-disk.ts", import.meta.url));
  const result = runOnSmallDisk(folder, process.execPath, script, folder, repo.cloneBare(), small, large);
  expect(result.stderr).toBe("");
  expect(JSON.parse(result.stdout)).toEqual({ checkOut: "disk-full", fetch: "disk-full", input: "disk-full" });
});
