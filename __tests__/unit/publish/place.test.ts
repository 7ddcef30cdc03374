import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import type { Critique } from "../../../src/evidence/critique.ts";
import type { Diff } from "../../../src/ports/git.ts";
import { placeCritique, placeCritiques } from "../../../src/publish/place.ts";
import { changedFile, critique } from "../../support/sample-report.ts";

const twoHunks = {
  ...changedFile("src/two.ts", 10, 14),
  hunks: [...changedFile("x", 10, 14).hunks, ...changedFile("x", 40, 60).hunks],
};
const deletedLines = changedFile("src/shrunk.ts", 1, 1, {
  hunks: [
    {
      oldStart: 5,
      oldLines: 3,
      newStart: 4,
      newLines: 0,
      lines: [{ kind: "delete", oldLine: 5, newLine: null, text: "gone" }],
    },
  ],
});
const DIFF: Diff = {
  files: [
    changedFile("src/a.ts", 10, 20),
    twoHunks,
    deletedLines,
    changedFile("src/new name.ts", 1, 3, { previousPath: "src/old.ts", status: "renamed" }),
    changedFile("logo.png", 0, 0, { isBinary: true, hunks: [] }),
    changedFile("gone.ts", 0, 0, { status: "deleted", hunks: [] }),
  ],
  isTruncated: false,
};

const at = (path: string | null, startLine: number | null, endLine: number | null = startLine): Critique =>
  critique({ path, startLine, endLine });
const inline = (path: string, startLine: number | null, line: number) => ({
  kind: "inline",
  path,
  side: "RIGHT",
  startLine,
  line,
});
const body = (why: string) => ({ kind: "body", why });

test.each([
  ["one added line", at("src/a.ts", 12), inline("src/a.ts", null, 12)],
  ["a context line", at("src/a.ts", 10), inline("src/a.ts", null, 10)],
  ["a range", at("src/a.ts", 11, 13), inline("src/a.ts", 11, 13)],
  ["a range written backwards", at("src/a.ts", 13, 11), inline("src/a.ts", 11, 13)],
  ["only an end", at("src/a.ts", null, 13), inline("src/a.ts", null, 13)],
  ["a path with a leading ./", at("./src/a.ts", 12), inline("src/a.ts", null, 12)],
  ["a range that begins before the hunk", at("src/a.ts", 3, 12), inline("src/a.ts", 10, 12)],
  ["a range that ends after the hunk", at("src/a.ts", 20, 99), inline("src/a.ts", null, 20)],
  ["a range around the hunk", at("src/a.ts", 1, 1_000_000_000), inline("src/a.ts", 10, 20)],
  ["a range over two hunks: the one with most of it", at("src/two.ts", 12, 50), inline("src/two.ts", 40, 50)],
  ["the next line after the hunk", at("src/a.ts", 21), body("line 21 is not part of this change")],
  ["lines between two hunks", at("src/two.ts", 15, 39), body("lines 15-39 are not part of this change")],
  ["a hunk that only deletes", at("src/shrunk.ts", 4), body("line 4 is not part of this change")],
  ["another file", at("src/b.ts", 12), body("the file is not part of this change")],
  ["a file under its old name", at("src/old.ts", 2), body("the file is now src/new name.ts")],
  ["a binary file", at("logo.png", 1), body("the file is binary")],
  ["a deleted file", at("gone.ts", 1), body("the file is deleted by this change")],
  ["no line", at("src/a.ts", null), body("it names no line")],
  ["no file", at(null, null), body("it names no file")],
])("%s", (_, given, expected) => {
  expect(placeCritique(given, DIFF)).toEqual(expected);
});

test("a truncated diff is named as the cause, but what it shows is used", () => {
  const files = [...DIFF.files, changedFile("src/huge.ts", 1, 1, { hunks: [] })];
  const truncated = { files, isTruncated: true };
  expect(placeCritique(at("src/b.ts", 12), truncated)).toEqual(body("the change is too large to compare"));
  expect(placeCritique(at("src/huge.ts", 12), truncated)).toEqual(body("the change is too large to compare"));
  expect(placeCritique(at("src/a.ts", 12), truncated)).toEqual(inline("src/a.ts", null, 12));
});

test("whatever is placed lies on the new side of one hunk of the named file", () => {
  const path = fc.constantFrom(...DIFF.files.map((file) => file.path), "src/b.ts");
  const line = fc.option(fc.integer({ min: 0, max: 80 }));
  fc.assert(
    fc.property(path, line, line, (name, startLine, endLine) => {
      const placement = placeCritique(at(name, startLine, endLine), DIFF);
      if (placement.kind === "body") return;
      expect(placement.path).toBe(name);
      const first = placement.startLine ?? placement.line;
      expect(placement.startLine).not.toBe(placement.line);
      const hunks = DIFF.files.find((file) => file.path === name)?.hunks ?? [];
      const isInside = hunks.some(({ lines }) => {
        const shown = lines.map((one) => one.newLine);
        return Array.from({ length: placement.line - first + 1 }, (_, by) => first + by).every((one) =>
          shown.includes(one),
        );
      });
      expect(isInside).toBe(true);
    }),
  );
});

test("severity, then path, then line", () => {
  const order = placeCritiques(
    [
      critique({ severity: "low", path: "src/a.ts", startLine: 11, text: "1" }),
      critique({ severity: "high", path: "src/two.ts", startLine: 41, text: "2" }),
      critique({ severity: "high", path: "src/a.ts", startLine: 15, text: "3" }),
      critique({ severity: "high", path: "src/a.ts", startLine: 12, text: "4" }),
      critique({ severity: "med", path: null, startLine: null, text: "5" }),
    ].map((one) => ({ gate: "g", critique: one })),
    DIFF,
  );
  expect(order.map((one) => one.critique.text)).toEqual(["4", "3", "2", "5", "1"]);
});

test("over the limit they go into the body, the least severe ones, and none is dropped", () => {
  const many = Array.from({ length: 35 }, (_, index) =>
    critique({
      path: "src/two.ts",
      startLine: 40 + (index % 20),
      endLine: 40 + (index % 20),
      text: `n${index}`,
      severity: index < 5 ? "low" : "med",
    }),
  );
  const placed = placeCritiques(
    many.map((one) => ({ gate: "g", critique: one })),
    DIFF,
  );
  expect(placed).toHaveLength(35);
  const inBody = placed.filter(({ placement }) => placement.kind === "body");
  expect(inBody.map((one) => one.critique.severity)).toEqual(["low", "low", "low", "low", "low"]);
  expect(inBody[0]?.placement).toEqual(body("only 30 critiques go on the lines themselves"));
});

test("doubles of one gate are merged, the most severe is kept; other gates keep theirs", () => {
  const placed = placeCritiques(
    [
      { gate: "g", critique: critique({ severity: "low", text: "same  text" }) },
      { gate: "g", critique: critique({ severity: "high", text: "same text" }) },
      { gate: "h", critique: critique({ severity: "low", text: "same text" }) },
      { gate: "g", critique: critique({ severity: "low", text: "same text", startLine: 1 }) },
    ],
    DIFF,
  );
  expect(placed.map((one) => [one.gate, one.critique.severity, one.critique.startLine])).toEqual([
    ["g", "high", 14],
    ["g", "low", 1],
    ["h", "low", 14],
  ]);
});
