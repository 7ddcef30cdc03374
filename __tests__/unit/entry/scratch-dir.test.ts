import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { expect, test } from "vitest";
import { createProcesses } from "../../../src/adapters/process/processes.ts";
import { makeScratchDir, scratchFolders } from "../../../src/entry/scratch-dir.ts";
import { UsageError } from "../../../src/entry/settings.ts";
import { GateError } from "../../../src/lib/error.ts";
import { makeTempFolder } from "../../support/git-repo.ts";

const RUNS = `passwhen-${process.getuid?.()}`;

test("the folder of a run has an absolute and real path, however its parent is named", () => {
  const parent = makeTempFolder("parent");
  const link = join(makeTempFolder("link"), "link");
  symlinkSync(parent, link);
  for (const name of [relative(process.cwd(), parent), link]) {
    const dir = makeScratchDir(name);
    expect(isAbsolute(dir)).toBe(true);
    expect(realpathSync(dir)).toBe(dir);
    expect(dirname(dir)).toBe(join(parent, RUNS));
  }
});

test("a line break in the path is refused, also behind a link; a folder that is not there is the machine's fault", () => {
  const root = makeTempFolder("parent");
  const broken = join(root, "a\nb");
  mkdirSync(broken);
  symlinkSync(broken, join(root, "link"));
  for (const parent of [broken, join(root, "link")]) {
    expect(() => makeScratchDir(parent)).toThrow(UsageError);
    expect(() => makeScratchDir(parent)).toThrow(/a line break in its path; set RUNNER_TEMP to another/);
  }
  expect(() => makeScratchDir(join(root, "missing"))).toThrow(GateError);
});

test("the folders of a user's runs lie side by side, in one that nobody else may enter", () => {
  const parent = makeTempFolder("parent");
  const dirs = [makeScratchDir(parent), makeScratchDir(parent)];
  expect(new Set(dirs.map((dir) => dirname(dir)))).toEqual(new Set([join(parent, RUNS)]));
  expect(readdirSync(parent)).toEqual([RUNS]);
  expect(statSync(join(parent, RUNS)).mode & 0o777).toBe(0o700);
  for (const dir of dirs) expect(scratchFolders(dir)).toEqual([dir, join(parent, RUNS)]);
});

test.each([
  ["a link", (path: string, elsewhere: string) => symlinkSync(elsewhere, path)],
  ["a file", (path: string) => writeFileSync(path, "")],
  [
    "a folder that others may write to",
    (path: string) => {
      mkdirSync(path);
      chmodSync(path, 0o777);
    },
  ],
])("where %s has the name, a run has its folder beside it", (_, put) => {
  const [parent, elsewhere] = [makeTempFolder("parent"), makeTempFolder("elsewhere")];
  put(join(parent, RUNS), elsewhere);
  const dir = makeScratchDir(parent);
  expect(dirname(dir)).toBe(parent);
  expect(scratchFolders(dir)).toEqual([dir]);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)(
  "nor is that of another user taken (skipped where we cannot give one away)",
  () => {
    const parent = makeTempFolder("parent");
    mkdirSync(join(parent, RUNS), { mode: 0o700 });
    chownSync(join(parent, RUNS), 65_534, 65_534);
    expect(dirname(makeScratchDir(parent))).toBe(parent);
  },
);

test("a program of one run changes nothing in the folder of another that began later", async () => {
  const parent = makeTempFolder("parent");
  const scratchDir = makeScratchDir(parent);
  const copy = join(scratchDir, "work", "copy");
  const own = { cwd: join(copy, "repo"), homeDir: join(copy, "home"), tmpDir: join(copy, "tmp") };
  for (const folder of Object.values(own)) mkdirSync(folder, { recursive: true });
  const readOnly = scratchFolders(scratchDir);
  const processes = createProcesses({ baseEnv: process.env, readOnly, workDir: join(scratchDir, "work") });
  expect(await processes.isIsolated()).toBe(true);
  const other = makeScratchDir(parent);
  const { stdout } = await processes.run({
    ...own,
    command: { shell: `touch ${other}/x ${other}/work/x ${parent}/${RUNS}/x; rm -rf ${other}; touch own && ls` },
    env: {},
    stdin: null,
    timeoutMs: 30_000,
    maxOutputBytes: 65_536,
    signal: new AbortController().signal,
  });
  expect(stdout.text).toBe("own\n");
  expect([readdirSync(other), readdirSync(join(other, "work"))]).toEqual([["work"], []]);
  expect(readdirSync(join(parent, RUNS)).toSorted()).toEqual([basename(scratchDir), basename(other)].toSorted());
});
