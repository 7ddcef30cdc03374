import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeScratch } from "../../../src/entry/remove-scratch.ts";
import { makeTempFolder } from "../../support/git-repo.ts";

function fakeLog() {
  const warnings: string[] = [];
  const warning = (text: string): void => void warnings.push(text);
  return { warnings, log: { info: () => {}, warning, error: () => {} } };
}

/** Folders in one another whose path no system call takes; the last but one has this mode. */
function makeDeep(dir: string, mode = "755"): void {
  const name = "a".repeat(100);
  const script = `cd "$1" && for i in $(seq 60); do mkdir ${name} && cd ${name} || exit 1; done; chmod ${mode} ..`;
  execFileSync("bash", ["-c", script, "bash", dir]);
}

test.each(["755", "500"])("folders too deep to be named go, also from one with mode %s", async (mode) => {
  const dir = join(makeTempFolder("scratch"), "dir");
  mkdirSync(dir);
  makeDeep(dir, mode);
  const { warnings, log } = fakeLog();
  await removeScratch(dir, log);
  expect({ warnings, isThere: existsSync(dir) }).toEqual({ warnings: [], isThere: false });
});

const CHATTR = "chattr";

/** Root may delete everything but that. Out: whether it is possible here. */
function makeImmovable(file: string, parent: string): boolean {
  if (process.getuid?.() !== 0) {
    chmodSync(parent, 0o500);
    onTestFinished(() => chmodSync(parent, 0o700));
    return true;
  }
  onTestFinished(() => void spawnSync(CHATTR, ["-i", file]));
  return spawnSync(CHATTR, ["+i", file]).status === 0;
}

test("what cannot be removed is said in short, and is no error", async ({ skip }) => {
  const parent = join(makeTempFolder("scratch"), "p".repeat(150));
  const dir = join(parent, "passwhen-dir");
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "f".repeat(200));
  writeFileSync(file, "");
  if (!makeImmovable(file, parent)) skip("no file can be made immutable here");
  makeDeep(dir);
  onTestFinished(() => void spawnSync("rm", ["-rf", parent]));
  const { warnings, log } = fakeLog();
  await removeScratch(dir, log);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^a temporary folder could not be removed: .*passwhen-dir: (?:Operation not permitted|Permission denied)$/,
    ),
  ]);
  expect(warnings[0]?.length).toBeLessThan(200);
});

test("a folder that is gone already is no news", async () => {
  const { warnings, log } = fakeLog();
  await removeScratch(join(makeTempFolder("scratch"), "gone"), log);
  expect(warnings).toEqual([]);
});
