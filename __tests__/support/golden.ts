import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const fixturesDir = fileURLToPath(new URL("../fixtures", import.meta.url));

/** Names of the cases below a folder of fixtures, and the path of a file in one. */
export function goldenCases(folder: string): readonly string[] {
  return readdirSync(join(fixturesDir, folder)).toSorted();
}

export function readCase(folder: string, name: string, file: string): Uint8Array {
  return readFileSync(join(fixturesDir, folder, name, file));
}

/** Compares with the expected text of a case. `UPDATE=1` in the environment rewrites it instead; review the diff. */
export function expectGolden(folder: string, name: string, actual: string): void {
  const path = join(fixturesDir, folder, name, "expected.txt");
  if (process.env["UPDATE"] === "1") writeFileSync(path, actual);
  expect(existsSync(path), `${path} is missing: run with UPDATE=1`).toBe(true);
  expect(actual).toBe(readFileSync(path, "utf8"));
}
