import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join, parse, resolve, sep } from "node:path";
import { GateError, messageOf } from "../lib/error.ts";
import { UsageError } from "./settings.ts";

/** What a run leaves in its output folder. */
const FILES: readonly string[] = [
  ".gitignore",
  "verdict.json",
  "summary.md",
  "state.json",
  "attention.log",
  "events.ndjson",
];
const FOLDERS: readonly string[] = [
  "handoffs",
  "plans",
  "gates",
  ...Array.from({ length: 10 }, (_, at) => `redo-${at + 1}`),
];

/** The key by which our report is known stands near its start. */
const MAX_HEAD_BYTES = 65_536;
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
/** As many as Linux follows. */
const MAX_LINKS = 40;

/** Something that a person has to take away. */
class InTheWay extends Error {}

/** Makes the output folder ready: made if missing, and emptied of an earlier run, whose evidence must not stand beside a new verdict. A
 *  folder with other things in it is refused, and so is what a pull request may bring to lead our files elsewhere: links below the working
 *  directory or the clone on the way to it, and links in it; then nothing is made. In: the clone that is judged, or null. Out: its
 *  real path, to be used from here on: a link on the way may lead elsewhere once code has run. Throws: `UsageError`. */
export function prepareOutputDir(dir: string, option: string, clone: string | null): string {
  try {
    const guarded = [process.cwd(), ...(clone === null ? [] : [clone])].map((folder) => realpathSync.native(folder));
    const { reached, missing } = findWay(resolve(dir), guarded);
    if (missing.length === 0) checkEntries(reached);
    makeFolders(reached, missing);
    const made = join(reached, ...missing);
    emptyFolder(made);
    return made;
  } catch (error) {
    // For some of its calls Node puts this before what the system said.
    const why = messageOf(error).replace(/^, Unknown error: /, "");
    const advice = `${error instanceof InTheWay ? "remove it, or " : ""}name another folder with ${option}`;
    throw new UsageError(`${option} ${JSON.stringify(dir)} cannot be used as output folder: ${why}; ${advice}`);
  }
}

/** The report that a run left there. Throws: `GateError` where it is no plain file of bearable size. */
export function readReport(dir: string): string {
  try {
    const bytes = readPlain(join(dir, "verdict.json"), MAX_REPORT_BYTES + 1);
    if (bytes.length > MAX_REPORT_BYTES) throw new Error(`it is larger than ${MAX_REPORT_BYTES} bytes`);
    return bytes.toString("utf8");
  } catch (error) {
    throw new GateError("world-failed", `verdict.json in ${dir} cannot be printed: ${messageOf(error)}`);
  }
}

interface Way {
  /** The last folder on it that is there, by its real path. */
  readonly reached: string;
  /** Those to be made in it, outer ones first. */
  readonly missing: readonly string[];
}

/** Follows a path. Links on it are the user's own, unless they lie within a guarded folder. */
function findWay(path: string, guarded: readonly string[], links = 0): Way {
  if (links > MAX_LINKS) throw new Error("too many symbolic links lead there");
  const { root } = parse(path);
  const names = path.slice(root.length).split(sep);
  let at = root;
  for (const [index, name] of names.entries()) {
    const next = join(at, name);
    const status = lstatSync(next, { throwIfNoEntry: false });
    const rest = names.slice(index + 1);
    if (status === undefined) return { reached: at, missing: [name, ...rest] };
    if (status.isSymbolicLink()) {
      if (rest.length === 0 || isWithin(at, guarded)) throw new InTheWay(`${JSON.stringify(next)} is a symbolic link`);
      return findWay(resolve(at, readlinkSync(next), ...rest), guarded, links + 1);
    }
    at = next;
  }
  return { reached: at, missing: [] };
}

function isWithin(folder: string, parents: readonly string[]): boolean {
  const real = realpathSync.native(folder);
  return parents.some((parent) => real === parent || real.startsWith(parent.endsWith(sep) ? parent : parent + sep));
}

/** One by one: of several at once that cannot be made, Node says that they do not exist. */
function makeFolders(parent: string, names: readonly string[]): void {
  names.reduce((at, name) => {
    const folder = join(at, name);
    mkdirSync(folder);
    return folder;
  }, parent);
}

function checkEntries(dir: string): void {
  const entries = readdirSync(dir, { withFileTypes: true });
  for (const entry of entries) {
    const fault = faultOf(entry);
    if (fault !== null) throw new InTheWay(`${JSON.stringify(join(dir, entry.name))} is ${fault}`);
  }
  const others = entries.filter(({ name }) => name !== ".gitignore");
  if (others.length > 0 && !isOurs(dir)) throw new Error("it holds other files");
}

/** Links are refused whatever they are called: files are written under a passing name first. */
function faultOf(entry: Dirent): string | null {
  if (entry.isSymbolicLink()) return "a symbolic link";
  if (FILES.includes(entry.name) && !entry.isFile()) return "no plain file";
  return FOLDERS.includes(entry.name) && !entry.isDirectory() ? "no folder" : null;
}

function isOurs(dir: string): boolean {
  const file = join(dir, "verdict.json");
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return false;
  return /"isFinished"/.test(readPlain(file, MAX_HEAD_BYTES).toString("utf8"));
}

function emptyFolder(dir: string): void {
  // First and by itself, so that a folder that cannot be written to is told in plain words.
  const ignoreFile = join(dir, ".gitignore");
  if (lstatSync(ignoreFile, { throwIfNoEntry: false }) !== undefined) unlinkSync(ignoreFile);
  writeFileSync(ignoreFile, "*\n", { flag: "wx" });
  for (const name of [...FILES, ...FOLDERS])
    if (name !== ".gitignore") rmSync(join(dir, name), { recursive: true, force: true });
}

/** The first bytes of a file. Throws for what is none: a link may lead anywhere, and a device has no end. */
function readPlain(path: string, maxBytes: number): Buffer {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) throw new Error(`${JSON.stringify(path)} is no plain file`);
    const buffer = Buffer.alloc(Math.min(status.size, maxBytes));
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(descriptor);
  }
}
