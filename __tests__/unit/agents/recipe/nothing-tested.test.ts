import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { saysNothingTested } from "../../../../src/agents/recipe/nothing-tested.ts";
import { makeDir } from "../../../support/plug-in-world.ts";

/** Of a command that says nothing of its runner, and succeeded unless told otherwise. */
function isNothing(output: string, command = "npm test", isSuccess = true): boolean {
  return saysNothingTested({ command, output, isSuccess });
}

test.each([
  ["node, TAP", "TAP version 13\n1..0\n# tests 0\n# pass 0\n# fail 0\n"],
  ["node, spec", "ℹ tests 0\nℹ pass 0\nℹ fail 0\n"],
  ["node, all skipped", "ok 1 - a # SKIP\n1..1\n# tests 1\n# pass 0\n# fail 0\n# skipped 1\n"],
  ["vitest", "No test files found, exiting with code 1\n"],
  ["vitest, all skipped", " Test Files  1 skipped (1)\n      Tests  3 skipped (3)\n"],
  ["jest", "No tests found, exiting with code 0\n"],
  ["jest, all skipped", "Tests:       3 skipped, 3 total\n"],
  ["mocha", "  0 passing (1ms)\n"],
  ["pytest", "============ no tests ran in 0.01s ============\n"],
  ["pytest, all skipped", "============ 3 skipped in 0.02s ============\n"],
  ["pytest -q, all deselected", "5 deselected in 0.02s\n"],
  ["unittest", "\nRan 0 tests in 0.000s\n\nOK\n"],
  ["go", "?   \texample.com/a\t[no test files]\n"],
  ["go, nothing matched", "ok  \texample.com/a\t0.002s [no tests to run]\n"],
  ["cargo", "running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored\n"],
  ["rspec", "No examples found.\n\nFinished in 0.0 seconds\n0 examples, 0 failures\n"],
  ["phpunit", "No tests executed!\n"],
  ["dotnet", "No test is available in /x/y.dll.\n"],
  ["ctest", "No tests were found!!!\n"],
  ["gradle", "> Task :test NO-SOURCE\n"],
  ["deno", "error: No test modules found\n"],
  ["bun", " 0 pass\n 0 fail\n"],
  ["playwright", "Error: No tests found\n"],
  [
    "vitest, passWithNoTests",
    "\n RUN  v3.2.4 /x\n\nNo test files found, exiting with code 0\n\ninclude: **/*.test.ts\n",
  ],
  ["jest, nothing changed", "No tests found related to files changed since last commit.\n"],
  [
    "a workspace of nothing",
    "packages/a test: No test files found, exiting with code 0\nweb:test: No tests found, exiting with code 0\n",
  ],
  ["node, no files", "TAP version 13\n1..0\n# tests 0\n# suites 0\n# pass 0\n# fail 0\n# cancelled 0\n"],
  ["unittest, all skipped", "sss\n-----\nRan 3 tests in 0.000s\n\nOK (skipped=3)\n"],
  ["rspec, all pending", "3 examples, 0 failures, 3 pending\n"],
  ["bats", "0 tests, 0 failures\n"],
  ["minitest", "0 runs, 0 assertions, 0 failures, 0 errors, 0 skips\n"],
  ["prove", "Files=0, Tests=0,  0 wallclock secs\nResult: NOTESTS\n"],
  ["npm init", '\n> x@1.0.0 test\n> echo "Error: no test specified" && exit 0\n\nError: no test specified\n'],
  ["a sentence", "\n> x@1.0.0 test\n> node say.js\n\nno tests here\n"],
  ["npm, true", "\n> x@1.0.0 test\n> true\n\n"],
  ["npm, echo", "\n> x@1.0.0 test\n> echo all 12 checks are fine\n\nall 12 checks are fine\n"],
  ["yarn, exit 0", "yarn run v1.22.22\n$ exit 0\nDone in 0.05s.\n"],
  ["npm, a version", "\n> x@1.0.0 test\n> vitest -v\n\nvitest/3.2.4 linux-x64 node-v24.1.0\n"],
  ["a version", "29.7.0\n"],
  [
    "node, a suite of skipped tests",
    "    ok 1 - a # SKIP\n    1..1\nok 1 - s\n# tests 1\n# suites 1\n# pass 0\n# fail 0\n# skipped 1\n",
  ],
  ["node, junit, all skipped", "\t<!-- tests 1 -->\n\t<!-- suites 1 -->\n\t<!-- pass 0 -->\n\t<!-- fail 0 -->\n"],
  ["node, all skipped beside a log", "1 passed\n# 3 passed\n# tests 1\n# pass 0\n# fail 0\n"],
  ["vitest, all skipped beside a log", "1 passed\n Test Files  1 skipped (1)\n      Tests  3 skipped (3)\n"],
  ["mocha, none beside a log", "ok 1\n1 passed\n  0 passing (1ms)\n"],
  ["unittest, all skipped beside a log", "1 passed\nRan 1 test in 0.000s\n\nOK (skipped=1)\n"],
  ["unittest, skipped or failing as expected", "Ran 2 tests in 0.000s\n\nOK (skipped=1, expected failures=1)\n"],
  ["unittest, more skipped than ran", "Ran 1 test in 0.000s\n\nOK (skipped=3)\n"],
  ["deno", "1 passed\nok | 0 passed | 0 failed (2ms)\n"],
  ["turbo", "1 passed\n Tasks:    0 successful, 0 total\nCached:    0 cached, 0 total\n"],
  ["pnpm", 'No projects matched the filters in "/x"\n'],
  ["make", "make: Nothing to be done for 'test'.\n"],
  ["make, beside a folder", "make: 'test' is up to date.\n"],
  ["playwright, all skipped", "Running 2 tests using 1 worker\n\n  2 skipped\n"],
  ["npm, a script of node without a summary", "\n> x@1.0.0 test\n> node --test --test-reporter=dot\n\n..\n"],
])("%s says that nothing was tested", (_, output) => {
  expect(isNothing(output)).toBe(true);
});

test.each([
  ["node", "ℹ tests 2\nℹ pass 2\nℹ fail 0\n"],
  ["node, all failed", "# tests 2\n# pass 0\n# fail 2\n"],
  ["node, junit", "\t<!-- tests 1 -->\n\t<!-- suites 0 -->\n\t<!-- pass 1 -->\n\t<!-- fail 0 -->\n"],
  ["make, with one target done", "make: Nothing to be done for 'build'.\nℹ pass 4\n"],
  ["vitest", " Test Files  1 passed (1)\n      Tests  2 passed | 1 skipped (3)\n"],
  ["jest", "Tests:       1 failed, 2 passed, 3 total\n"],
  ["mocha", "  2 passing (5ms)\n"],
  ["pytest", "===== 2 passed, 1 skipped in 0.02s =====\n"],
  ["go, one package without tests", "?   \ta\t[no test files]\nok  \tb\t0.002s\n"],
  [
    "cargo, one crate without tests",
    "test result: ok. 3 passed; 0 failed\nrunning 0 tests\ntest result: ok. 0 passed; 0 failed\n",
  ],
  [
    "a workspace without tests beside one with",
    "\n> a@1.0.0 test\n> vitest\n\nNo test files found\n\n> b@1.0.0 test\n> node --test\n\nℹ pass 4\n",
  ],
  ["nothing known", "all good\n"],
  ["a title", "✓ says no tests found\n✓ no tests ran is told\n"],
  ["a log", "0 passed validation\n0 tests failed\nnothing: no test specified for x\n"],
  ["gradle, with one folder without sources", "> Task :processResources NO-SOURCE\n> Task :test\n"],
  ["gradle, resources only", "> Task :processTestResources NO-SOURCE\n"],
  ["npm, a silent script", "\n> x@1.0.0 test\n> node test/all.js\n\n"],
  ["npm, two scripts", "\n> a@1.0.0 test\n> true\n\n> b@1.0.0 test\n> node test/all.js\n"],
  ["unittest, some skipped", "Ran 3 tests in 0.000s\n\nOK (skipped=2)\n"],
  ["rspec, some pending", "3 examples, 0 failures, 2 pending\n"],
  ["bats", "2 tests, 0 failures\n0 tests, 0 failures\n"],
  ["a workspace with one that has none", "a test: No test files found\nb test:       Tests  2 passed (2)\n"],
  ["surefire", "[INFO] No tests to run.\n[INFO] Tests run: 3, Failures: 0\n"],
  ["phpunit", "OK (2 tests, 2 assertions)\nNo tests executed!\n"],
  ["nothing at all", ""],
])("%s says that something was tested, or nothing of the kind", (_, output) => {
  expect(isNothing(output)).toBe(false);
});

test.each([
  ["3 failed attempts to connect\nno tests ran in 0.01s\n"],
  ["ok, let us go\nRan 0 tests in 0.000s\n\nOK\n"],
  ["we saw 2 passed over\n  0 passing (1ms)\n"],
])("%j: words beside it do not hide it", (output) => {
  expect(isNothing(output)).toBe(true);
});

test.each([
  ["node --test --test-reporter=dot", "..\n"],
  ["node --test --test-reporter=junit", '<?xml version="1.0"?>\n<testsuites>\n</testsuites>\n'],
  ["cd web\npytest -qq", "..\n"],
  ["npx mocha --reporter json", "{}\n"],
  ["python3 -m unittest > log", ""],
  ["deno test -q", ""],
])("%j that does not say how many tests ran has tested nothing", (command, output) => {
  expect(isNothing(output, command)).toBe(true);
  expect(isNothing(output, command, false)).toBe(false);
});

test("a run that failed has tested something, whatever was skipped", () => {
  expect(isNothing("  0 passing (5ms)\n  2 failing\n", "mocha", false)).toBe(false);
});

test("hostile output is read in time that grows with its length", () => {
  const start = performance.now();
  for (const piece of ["a:", "= ", "Tests ", "1 passed", "ok ", "> \n", "Ran 1 tests in \n", "\n", "1 "])
    isNothing(piece.repeat(Math.ceil(260_000 / piece.length)));
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("this machine's node says it as expected", () => {
  const dir = makeDir();
  mkdirSync(join(dir, "test"));
  const run = (text: string): string => {
    writeFileSync(join(dir, "test", "a.test.js"), text);
    const args = ["--test", "--test-name-pattern=wanted", "test/a.test.js"];
    return spawnSync(process.execPath, args, { cwd: dir, encoding: "utf8", env: {} }).stdout;
  };
  expect(isNothing(run('require("node:test")("wanted", { skip: true }, () => {})'))).toBe(true);
  expect(isNothing(run('require("node:test")("wanted", () => {})'))).toBe(false);
  expect(isNothing(run('require("node:test")("wanted", () => { throw new Error("x"); })'))).toBe(false);
});
