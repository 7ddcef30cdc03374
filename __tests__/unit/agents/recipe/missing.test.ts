import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMissing, isInstalling } from "../../../../src/agents/recipe/missing.ts";
import { makeDir } from "../../../support/plug-in-world.ts";

test.each([
  ["Error: Cannot find module 'left-pad'\nRequire stack:", "left-pad"],
  ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@a/b' imported from /x/y.js", "@a/b"],
  ["src/a.ts(1,2): error TS2307: Cannot find module 'zod' or its corresponding type declarations.", "zod"],
  ['Error: Failed to resolve import "react" from "src/a.tsx". Does the file exist?', "react"],
  ["E   ModuleNotFoundError: No module named 'flask.json'", "flask.json"],
  ["/usr/bin/python3: No module named pytest", "pytest"],
  ["<internal>: in 'require': cannot load such file -- rspec (LoadError)", "rspec"],
  ["sh: 1: vitest: not found", "vitest"],
  ["sh: vitest: command not found", "vitest"],
  ["/bin/sh: 1: vitest: not found\nmake: *** [Makefile:2: test] Error 127", "vitest"],
  ["bash: line 1: pytest: command not found", "pytest"],
  ["run.sh: line 3: pytest: command not found", "pytest"],
  ["run.sh: 3: pytest: not found", "pytest"],
  ["make[1]: pytest: No such file or directory", "pytest"],
])("%j lacks %s", async (output, name) => {
  expect(await findMissing(output, makeDir())).toBe(name);
});

test.each([
  ["Error: Cannot find module './theme'"],
  ["Error: Cannot find module '/x/theme.js'\nError: Cannot find module 'left-pad'"],
  ["Error: Cannot find module '@/theme'"],
  ["Error: Cannot find module 'theme/dark'"],
  ["Error: Cannot find module 'node:nothing'"],
  ["ModuleNotFoundError: No module named 'theme.dark'"],
  ["ModuleNotFoundError: No module named 'settings'"],
  ["sh: 1: ./run.sh: not found"],
  ["the page was not found"],
  ["AssertionError: toggle: not found"],
])("%j lacks nothing from outside", async (output) => {
  const dir = makeDir();
  mkdirSync(join(dir, "src", "theme"), { recursive: true });
  writeFileSync(join(dir, "settings.py"), "");
  expect(await findMissing(output, dir)).toBeNull();
});

test.each([
  "npm ci",
  "npm ci && npm test",
  "python3 -m pip install -e .",
  "pip install -r r.txt",
  "yarn",
  "bundle install",
])("%s installs", (command) => {
  expect(isInstalling(command)).toBe(true);
});

test.each(["npm test", "pytest", "make test", "cargo test", "npm run lint"])("%s installs nothing", (command) => {
  expect(isInstalling(command)).toBe(false);
});
