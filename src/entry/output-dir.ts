import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { messageOf } from "../lib/error.ts";
import { UsageError } from "./settings.ts";

/** What a run leaves in its output folder. */
const OWN = [
  "verdict.json",
  "summary.md",
  "state.json",
  "attention.log",
  "events.ndjson",
  "handoffs",
  "plans",
  "gates",
  ...Array.from({ length: 10 }, (_, at) => `redo-${at + 1}`),
];

/** Makes the output folder ready: made if missing, and emptied of an earlier run, whose evidence must not stand beside a new
 *  verdict. A folder with other things in it is refused. Throws: `UsageError`. */
export function prepareOutputDir(dir: string, option: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    if (isReachedByLink(dir)) throw new Error("it is, or lies behind, a symbolic link");
    const others = readdirSync(dir).filter((name) => name !== ".gitignore");
    if (others.length > 0 && !isOurs(dir)) throw new Error("it holds other files");
    for (const name of OWN) rmSync(join(dir, name), { recursive: true, force: true });
    writeFileSync(join(dir, ".gitignore"), "*\n");
  } catch (error) {
    throw new UsageError(`${option} ${JSON.stringify(dir)} cannot be used as output folder: ${messageOf(error)}`);
  }
}

/** A pull request may bring a link where a clone's output folder would be. Links above the working directory are the user's own. */
function isReachedByLink(dir: string): boolean {
  if (lstatSync(dir).isSymbolicLink()) return true;
  const below = relative(process.cwd(), dir);
  return !below.startsWith("..") && !isAbsolute(below) && realpathSync(dir) !== join(realpathSync("."), below);
}

function isOurs(dir: string): boolean {
  const file = join(dir, "verdict.json");
  return existsSync(file) && /"isFinished"/.test(readFileSync(file, "utf8"));
}
