import { mkdir, mkdtemp, readdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf, GateError, toWorldError } from "../../lib/error.ts";
import type { Program, ProgramSpec } from "../../ports/programs.ts";
import { removeTree } from "../git/remove-tree.ts";
import { isComplete, markComplete } from "./complete.ts";
import { watchFiles } from "./identity.ts";
import { type Lock, readLock } from "./lock.ts";
import { type NpmContext, runNpmCi } from "./npm-ci.ts";
import { nameOfPlatform } from "./platform.ts";
import { askVersion } from "./version.ts";

/** In the name of a folder that is not an installation yet. */
const MAKING = ".making-";

export interface InstallContext extends NpmContext {
  /** Where installations are kept from run to run. */
  readonly cacheDir: string;
  /** Our own Node, which starts scripts. */
  readonly nodeProgram: string;
  readonly mayInstall: boolean;
}

/** The tested version of a program from the cache, installed there if it is missing. Throws: `GateError` (`agent-install-failed`;
 *  `agent-unavailable` where it is missing and nothing may be installed). */
export async function findInstalled(context: InstallContext, spec: ProgramSpec): Promise<Program> {
  const file = fileFor(context, spec);
  const lock = await readLock(spec, file);
  const platform = nameOfPlatform(context.platform);
  const dir = join(context.cacheDir, spec.name, `${spec.tested}-${platform}-${lock.digest}`);
  if (!isComplete(dir)) {
    if (!context.mayInstall)
      throw new GateError("agent-unavailable", `${spec.name} ${spec.tested} is not installed yet; a run installs it`);
    await install(context, spec, lock, dir);
  }
  const argv = argvOf(context, dir, file);
  const watched = watchFiles({
    file: join(dir, "node_modules", file),
    folders: [join(dir, "node_modules")],
    others: [...spec.machineFiles, argv[0]],
  });
  return {
    argv,
    version: spec.tested,
    origin: "installed",
    remark: watched.remark,
    checkUnchanged: watched.checkUnchanged,
  };
}

function fileFor({ platform }: InstallContext, { name, tested, files }: ProgramSpec): string {
  const own = nameOfPlatform(platform);
  const file = [own, "any"].flatMap((key) => (Object.hasOwn(files, key) ? (files[key] ?? []) : []))[0];
  if (file !== undefined) return file;
  const known = Object.keys(files).join(", ");
  const advice = "Install it yourself and remove `install: true`.";
  throw new GateError(
    "agent-install-failed",
    `${name} ${tested} can be installed on ${known}, not on ${own}. ${advice}`,
  );
}

function argvOf({ nodeProgram }: InstallContext, dir: string, file: string): readonly [string, ...string[]] {
  const path = join(dir, "node_modules", file);
  return /\.[cm]?js$/.test(file) ? [nodeProgram, path] : [path];
}

/** Makes the installation under a name of its own and renames it: another run may do the same at this moment. */
async function install(context: InstallContext, spec: ProgramSpec, lock: Lock, dir: string): Promise<void> {
  const making = await makeFolder(dir, lock);
  try {
    await runNpmCi(context, making, spec);
    await checkProgram(context, spec, making);
    markComplete(making);
    await putInPlace(making, dir);
  } catch (error) {
    await removeTree(making);
    throw toWorldError(`${spec.name} cannot be installed in ${dir}`, error);
  }
}

async function makeFolder(dir: string, lock: Lock): Promise<string> {
  try {
    await mkdir(dirname(dir), { recursive: true });
    await removeAbandoned(dirname(dir));
    const making = await mkdtemp(`${dir}${MAKING}`);
    await writeFile(join(making, "package.json"), lock.manifestJson);
    await writeFile(join(making, "package-lock.json"), lock.lockJson);
    return making;
  } catch (error) {
    throw toWorldError(`the folder ${dir} cannot be made`, error);
  }
}

const DAY_MS = 24 * 3_600_000;

/** What runs that were killed have left: hundreds of megabytes each. */
async function removeAbandoned(dir: string): Promise<void> {
  const unfinished = (await readdir(dir)).filter((name) => name.includes(MAKING));
  for (const name of unfinished) {
    const status = await stat(join(dir, name)).catch(() => null);
    if (status !== null && Date.now() - status.mtimeMs > DAY_MS) await removeTree(join(dir, name));
  }
}

/** npm ends well also where a package of another platform was left out, and a program can lack a library of the system. */
async function checkProgram(context: InstallContext, spec: ProgramSpec, dir: string): Promise<void> {
  const file = fileFor(context, spec);
  const isThere = await stat(join(dir, "node_modules", file)).then(
    (status) => status.isFile(),
    () => false,
  );
  if (!isThere)
    throw new GateError("agent-install-failed", `npm installed ${spec.npmPackage} without its file ${file}`);
  const answer = await askVersion(context, argvOf(context, dir, file), spec);
  if ("complaint" in answer)
    throw new GateError("agent-install-failed", `${spec.name} was installed, but ${file} ${answer.complaint}`);
  if (answer.version !== spec.tested)
    throw new GateError("agent-install-failed", `${file} says it is ${answer.version}, not ${spec.tested}`);
}

async function putInPlace(making: string, dir: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await rename(making, dir);
    } catch (error) {
      const isTaken = ["ENOTEMPTY", "EEXIST", "ENOTDIR"].includes(codeOf(error) ?? "");
      if (!isTaken || attempt > 2) throw error;
    }
    if (isComplete(dir)) return removeTree(making);
    await moveAside(dir, making);
  }
}

/** What is incomplete may be removed by another run at the same time. */
async function moveAside(dir: string, making: string): Promise<void> {
  const broken = `${making}.broken`;
  try {
    await rename(dir, broken);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  await removeTree(broken);
}
