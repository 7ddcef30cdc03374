import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "../../../src/entry/settings.ts";
import { makeScratchDir } from "../../../src/entry/world.ts";
import { GateError } from "../../../src/lib/error.ts";
import { makeTempFolder } from "../../support/git-repo.ts";

test("the folder of a run has an absolute and real path, however its parent is named", () => {
  const parent = makeTempFolder("parent");
  const link = join(makeTempFolder("link"), "link");
  symlinkSync(parent, link);
  for (const name of [relative(process.cwd(), parent), link]) {
    const dir = makeScratchDir(name);
    expect(isAbsolute(dir)).toBe(true);
    expect(dirname(realpathSync(dir))).toBe(parent);
    expect(dirname(dir)).toBe(parent);
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
