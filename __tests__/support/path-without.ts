import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_PATH } from "../../src/adapters/process/child-environment.ts";
import { makeTempFolder } from "./git-repo.ts";

/** A PATH with the machine's programs, one aside. */
export function pathWithout(program: string): string {
  const folder = makeTempFolder("path");
  const seen = new Set([program]);
  for (const from of DEFAULT_PATH.split(":").filter((one) => existsSync(one)))
    for (const name of readdirSync(from).filter((one) => !seen.has(one))) {
      seen.add(name);
      symlinkSync(join(from, name), join(folder, name));
    }
  return folder;
}
