import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder that is gone after the test. */
export function makeTempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "passwhen-test-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
