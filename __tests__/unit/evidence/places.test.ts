import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { findPlaces, tellingLine } from "../../../src/evidence/places.ts";

const DIR = "/tmp/copy/tree";

test.each([
  ["    at Object.<anonymous> (/tmp/copy/tree/src/x.ts:12:5)", "src/x.ts", 12],
  ["    at file:///tmp/copy/tree/test/x.test.js:7:3", "test/x.test.js", 7],
  ["src/x.test.js:10", "src/x.test.js", 10],
  ["./src/x.go:3:1: undefined: y", "src/x.go", 3],
  [" ❯ src/x.test.ts:10:5", "src/x.test.ts", 10],
  ["src/x.ts(12,5): error TS2322: no", "src/x.ts", 12],
  ['  File "/tmp/copy/tree/pkg/x.py", line 4, in f', "pkg/x.py", 4],
  ["  --> src/main.rs:3:5", "src/main.rs", 3],
  [" FAIL  src/x.test.ts > toggles", "src/x.test.ts", null],
  ["app/[id]/page.tsx:3:5", "app/[id]/page.tsx", 3],
  ["app/(group)/page.tsx:3:5", "app/(group)/page.tsx", 3],
  ["location: '/tmp/copy/tree/test/a.js:1:2'", "test/a.js", 1],
])("%s", (line, path, number) => {
  expect(findPlaces(line, DIR)).toEqual([{ path, line: number }]);
});

test.each([
  ["another file of the machine", "at f (/etc/passwd:1:2)"],
  ["a way out", "src/../../x.ts:1"],
  ["a dependency", "node_modules/a/index.js:3:4"],
  ["node itself", "at node:internal/process/task_queues:95:5"],
])("%s is no place", (_, line) => {
  expect(findPlaces(line, DIR)).toEqual([]);
});

test("each path comes once, with the first line that is named for it", () => {
  expect(findPlaces("FAIL src/a.ts\nsrc/a.ts:4\nsrc/b.ts:2\nsrc/a.ts:9", DIR)).toEqual([
    { path: "src/a.ts", line: 4 },
    { path: "src/b.ts", line: 2 },
  ]);
});

test("a stack frame goes before what stands above it", () => {
  const output =
    "test at test/a.test.js:2:1\n✖ toggles\n    at f (/tmp/copy/tree/test/a.test.js:3:5)\n    at g (src/b.js:9:1)";
  expect(findPlaces(output, DIR)).toEqual([
    { path: "test/a.test.js", line: 3 },
    { path: "src/b.js", line: 9 },
  ]);
});

test("a stack frame is known without its mark too, as in TAP", () => {
  const output =
    "  location: '/tmp/copy/tree/test/a.js:6:1'\n  stack: |-\n    f (file:///tmp/copy/tree/src/b.js:18:5)\n";
  expect(findPlaces(output, DIR)).toEqual([
    { path: "src/b.js", line: 18 },
    { path: "test/a.js", line: 6 },
  ]);
});

test("at most 100 places, never outside, for any output", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400, unit: fc.constantFrom("/", ".", ":", "1", "a", " ", "(", "\n") }),
      (output) => {
        for (const { path, line } of findPlaces(output, DIR)) {
          expect(path.startsWith("/") || path.split("/").includes("..")).toBe(false);
          expect(line === null || line >= 1).toBe(true);
        }
      },
    ),
  );
  expect(findPlaces(Array.from({ length: 500 }, (_, index) => `a${index}.ts:1`).join("\n"), DIR)).toHaveLength(100);
});

test("hostile output is read in time that grows with its length", () => {
  const start = performance.now();
  for (const piece of ["a:1", "(", "x:", " ", ":1", '  File "', "a(1,", "FAIL ", "(1,1"]) {
    const line = piece.repeat(Math.ceil(1_999 / piece.length));
    findPlaces(`${line}\n`.repeat(130), DIR);
    tellingLine(`${line}\n`.repeat(130));
  }
  expect(performance.now() - start).toBeLessThan(2_000);
});

test.each([
  ["an assertion", "> test\n\nAssertionError: 1 == 2\n  at x", "AssertionError: 1 == 2"],
  [
    "node",
    "✖ toggles (3ms)\n  AssertionError: strictly equal:\n\n  1 !== 2\n\n at x",
    "AssertionError: strictly equal: 1 !== 2",
  ],
  ["pytest", "F\n>   assert 1 == 2\nE   assert 1 == 2\n", "E assert 1 == 2"],
  ["go", "--- FAIL: TestX (0.00s)\n    x_test.go:3: no\nFAIL\n", "--- FAIL: TestX (0.00s)"],
  ["TAP", "TAP version 13\nnot ok 1 - toggles\n", "not ok 1 - toggles"],
  [
    "node's TAP",
    "not ok 1 - a\n  failureType: 'testCodeFailure'\n  error: |-\n    Not equal:\n    \n    1 !== 2\n    \n  code: 'ERR_ASSERTION'\n  name: 'AssertionError'\n",
    "Not equal: 1 !== 2",
  ],
  ["a folded block", "not ok 1 - a\n  error: >\n\n    too long\n", "too long"],
  ["a block header with nothing below", "x\nerror: |-\n", "error: |-"],
  ["an error before the assertion", "Error: exit 1\nAssertionError: 1 == 2\n", "AssertionError: 1 == 2"],
  [
    "rust",
    "error: test failed\nthread 'a' panicked at src/a.rs:1:2:\nleft: 1\n",
    "thread 'a' panicked at src/a.rs:1:2: left: 1",
  ],
  ["only a kind", "one\ncode: 'ERR_ASSERTION'\n", "code: 'ERR_ASSERTION'"],
  ["a compiler", "src/x.ts(1,2): error TS1: no\nFound 1", "src/x.ts(1,2): error TS1: no"],
  ["nothing telling: the last line", "one\ntwo  \n\n", "two"],
  ["nothing at all", "\n", ""],
])("the telling line of %s", (_, output, line) => {
  expect(tellingLine(output)).toBe(line);
});
