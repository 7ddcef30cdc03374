import { createHash } from "node:crypto";
import { lstatSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFiles } from "./identity.ts";

/** Written when all else is there. It stands beside `node_modules`, so it is no part of what it describes. */
const MARK = "complete.json";
const MAX_MARK_BYTES = 1024;

/** Marks an installation as complete. */
export function markComplete(dir: string): void {
  writeFileSync(join(dir, MARK), `${JSON.stringify(describeContents(dir))}\n`, { flag: "wx" });
}

/** Whether an installation is there, and is what was marked as complete: a copy that lost files on its way through a cache is not. */
export function isComplete(dir: string): boolean {
  try {
    const mark = join(dir, MARK);
    if (lstatSync(mark).size > MAX_MARK_BYTES) return false;
    return readFileSync(mark, "utf8") === `${JSON.stringify(describeContents(dir))}\n`;
  } catch {
    return false;
  }
}

function describeContents(dir: string): { readonly files: number; readonly digest: string } {
  const modules = join(dir, "node_modules");
  const lines = listFiles(modules)
    .map((path) => {
      const { size, mode } = lstatSync(path);
      return `${relative(modules, path)}\0${size}\0${mode.toString(8)}\n`;
    })
    .toSorted();
  return { files: lines.length, digest: createHash("sha256").update(lines.join("")).digest("hex") };
}
