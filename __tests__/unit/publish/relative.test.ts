import { expect, test } from "vitest";
import { relativeTo } from "../../../src/publish/relative.ts";

test.each([
  ["/out", "/out/a/b.md", "a/b.md"],
  ["/out/", "/out/b.md", "b.md"],
  ["C:\\out", "C:\\out\\a\\b.md", "a/b.md"],
  ["/out", "/outside/b.md", "b.md"],
  ["/out", "/home/runner/secret/b.md", "b.md"],
])("%s sees %s as %s", (folder, path, expected) => {
  expect(relativeTo(folder, path)).toBe(expected);
});
