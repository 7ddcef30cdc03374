import { fc } from "../../../support/property.ts";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { matchesGlob, parseGlob } from "../../../../src/verdict/flow/glob.ts";

function matches(path: string, pattern: string): boolean | null {
  const glob = parseGlob(pattern);
  return glob === null ? null : matchesGlob(path, glob);
}

test.each([
  ["src/a.ts", "src/**", true],
  ["src", "src/**", false],
  ["a/src/b", "**/src/**", true],
  ["a/src", "**/src/**", false],
  ["src/a/b/c.ts", "src/**/*.ts", true],
  ["src/c.ts", "src/**/*.ts", true],
  ["src/a/b.ts", "src/*.ts", false],
  ["src/.env", "src/*", true],
  ["a.test.ts", "{a,b}.{test,spec}.ts", true],
  ["c.test.ts", "{a,b}.{test,spec}.ts", false],
  ["x/y", "{x/{y,z},q}", true],
  ["v1", "v[0-9]", true],
  ["vx", "v[!0-9]", true],
  ["a*b", "a\\*b", true],
  ["axb", "a\\*b", false],
  ["a", "?", true],
  ["ab", "?", false],
  ["", "*", false],
  ["a.", "*.*", true],
  ["a./b", "**/*.*", false],
] as const)("%j against %j: %s", (path, pattern, expected) => {
  expect(matches(path, pattern)).toBe(expected);
});

test.each([
  "",
  "!(a)",
  "+(a|b)",
  "a{b",
  "a}b",
  "{a}",
  "[",
  "[]",
  "a\\",
  `{${Array.from({ length: 65 }, (_, at) => at).join()}}`,
])("%j is no pattern", (pattern) => {
  expect(parseGlob(pattern)).toBeNull();
});

const names = fc
  .array(fc.constantFrom("a", "b", "-", ".", "ab"), { minLength: 1, maxLength: 4 })
  .map((one) => one.join(""));
const paths = fc
  .array(
    names.filter((name) => !/^\.{1,2}$/.test(name)),
    { minLength: 1, maxLength: 4 },
  )
  .map((one) => one.join("/"));
const segments = fc.oneof(
  fc.constant("**"),
  fc
    .array(fc.constantFrom("a", "b", "*", "?", "-", ".", "{a,b}", "[ab]"), { minLength: 1, maxLength: 4 })
    .map((one) => one.join("")),
);
const patterns = fc
  .array(segments, { minLength: 1, maxLength: 4 })
  .map((one) => one.join("/"))
  // Two stars within a name mean nothing of their own here, and a mere point is no name.
  .filter((one) => !one.split("/").some((part) => (part !== "**" && /\*\*/.test(part)) || /^\.{1,2}$/.test(part)));

test("says what the usual library says of patterns that both know", () => {
  fc.assert(
    fc.property(paths, patterns, (path, pattern) => {
      // The library counts a folder itself to what lies in it in some of these forms and not in others.
      fc.pre(!pattern.endsWith("/**") && parseGlob(pattern) !== null);
      // Its short ways for common patterns want a letter where `*` in all others stands for nothing too.
      const options = { dot: true, windows: false, fastpaths: false };
      expect(matches(path, pattern)).toBe(picomatch.isMatch(path, pattern, options));
    }),
    { numRuns: 5_000 },
  );
});

test("no path and no pattern takes long", () => {
  const start = performance.now();
  for (const pattern of ["*-*-*-*-*-*-*.md", "**/*_*_*_*_*.test.js", "*a*a*a*a*a*a*a*b", "**/**/**/**/x"])
    for (const char of ["-", "_", "a", "a/"]) expect(matches(char.repeat(4_096 / char.length), pattern)).toBe(false);
  expect(performance.now() - start).toBeLessThan(2_000);
});
