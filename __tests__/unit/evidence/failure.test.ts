import { expect, test } from "vitest";
import { choosePlaces, tellFailure } from "../../../src/evidence/failure.ts";

const ended = { outcome: "exit 1", output: "AssertionError: 1 == 2\n" };

test("the first place gets the story, the others a pointer to it", () => {
  const places = [
    { path: "a.js", line: 3 },
    { path: "b.js", line: null },
  ];
  expect(tellFailure("`npm test`", ended, places)).toEqual([
    { place: places[0], severity: "high", text: "`npm test` → exit 1: AssertionError: 1 == 2" },
    { place: places[1], severity: "low", text: "`npm test` → exit 1; its output names this line too" },
  ]);
});

test("without a place, and without output, there is still something to tell", () => {
  expect(tellFailure("`x`", { outcome: "exit 4", output: "" }, [])).toEqual([
    { place: null, severity: "high", text: "`x` → exit 4" },
  ]);
});

test("changed files go first, others must exist, two are enough", async () => {
  const output = "at a.js:1:1\nat gone.js:2:1\nat b.js:3:1\nat c.js:4:1\nat d.js:5:1\n";
  const choose = (changed: readonly string[]) =>
    choosePlaces(
      { output, dir: "/x" },
      (path) => changed.includes(path),
      (path) => Promise.resolve(path !== "gone.js"),
    );
  expect((await choose(["d.js"])).map(({ path }) => path)).toEqual(["d.js", "a.js"]);
  expect((await choose([])).map(({ path }) => path)).toEqual(["a.js", "b.js"]);
  expect((await choose(["b.js", "c.js", "d.js"])).map(({ path }) => path)).toEqual(["b.js", "c.js"]);
});
