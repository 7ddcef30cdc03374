import process from "node:process";
import { expect, test } from "vitest";
import { measureWorkingCopies } from "../../../support/measure-copies.ts";

test(
  "copies of 20,000 files are made and compared in the time that people wait for",
  { timeout: 120_000 },
  async () => {
    const figures = await measureWorkingCopies(3);
    process.stdout.write(`working copies of ${figures.files} files, medians in ms: ${JSON.stringify(figures)}\n`);
    // Where the file system itself is slow at this moment, git cannot be faster.
    const boundMs = Math.max(3000, 3 * figures.writeMs);
    expect(figures.checkOutMs).toBeLessThan(boundMs);
    expect(figures.duplicateMs).toBeLessThan(boundMs);
    expect(figures.snapshotMs).toBeLessThan(1500);
    expect(figures.patchMs).toBeLessThan(1500);
    expect(figures.changedPatchMs).toBeLessThan(3000);
  },
);
