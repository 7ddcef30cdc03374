import { expect, test } from "vitest";
import type { ChangedFile } from "../../../src/ports/git.ts";
import { evaluate } from "../../../src/verdict/flow/evaluate.ts";
import { holdInput } from "../../../src/verdict/input-scope.ts";
import { parsed } from "./flow/support.ts";

const file = (path: string, status: ChangedFile["status"], previousPath: string | null = null): ChangedFile => {
  return { path, status, previousPath, isBinary: false, hunks: [] };
};

function resultOf(source: string, files: readonly ChangedFile[]): string {
  const diff = { files, isTruncated: false };
  const input = holdInput({ policy: { input: {} }, mergeBase: "a", head: "b", diff, target: null });
  return evaluate(parsed(source), { input }).result;
}

test("a rename is the new path and, as deleted, the old one", () => {
  const files = [file("L2", "renamed", "LICENSE"), file("a", "modified")];
  expect(resultOf('"LICENSE" not in input.files[*].path', files)).toBe("false");
  expect(resultOf('input.files[0].path == "L2" and input.files[0].status == "renamed"', files)).toBe("true");
  expect(resultOf('input.files[1].path == "LICENSE" and input.files[1].status == "deleted"', files)).toBe("true");
  expect(resultOf("input.files.count == 3", files)).toBe("true");
});

test("a copy leaves the old file where it was", () => {
  expect(resultOf('"LICENSE" not in input.files[*].path', [file("L2", "copied", "LICENSE")])).toBe("true");
});
