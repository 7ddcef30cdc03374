import { closeSync, existsSync, openSync, readSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { gt, lt } from "semver";
import { GateError } from "../../lib/error.ts";
import type { Program, ProgramSpec } from "../../ports/programs.ts";
import { findProgram } from "../process/find-program.ts";
import { findFolderAbove, manifestIn, watchFiles } from "./identity.ts";
import { findStart } from "./interpreter.ts";
import { packageOf } from "./lock.ts";
import { askVersion, type VersionContext } from "./version.ts";

/** The program of this name on our PATH, if it is new enough. Throws: `GateError` (`agent-unavailable`). */
export async function findOnPath(
  context: VersionContext & { readonly path: string; readonly nodeProgram: string },
  spec: ProgramSpec,
): Promise<Program> {
  const { name, oldest, tested } = spec;
  const file = await findProgram(name, context.path, "/");
  if (file === null) throw unavailable(spec, `${name} is not on PATH`);
  const { argv, interpreter, remark } = await findStart(file, context);
  const watched = watchFiles({
    file,
    folders: findPackages(file, spec),
    others: [...spec.machineFiles, ...(interpreter === null ? [] : [interpreter])],
  });
  const answer = await askVersion(context, argv, spec);
  if ("complaint" in answer) throw unavailable(spec, `${file} ${answer.complaint}`);
  const { version } = answer;
  if (lt(version, oldest)) throw unavailable(spec, `${file} is version ${version}, and ${oldest} or newer is needed`);
  const newer = gt(version, tested) ? `${name} ${version} is newer than ${tested}, the version that was tested` : null;
  const remarks = [newer, remark, watched.remark].filter((text) => text !== null);
  return {
    argv,
    version,
    origin: "path",
    remark: remarks.length === 0 ? null : remarks.join("; "),
    checkUnchanged: watched.checkUnchanged,
  };
}

function unavailable({ npmPackage, tested }: ProgramSpec, problem: string): GateError {
  const advice = `Install it with \`npm install -g ${npmPackage}@${tested}\`, or set \`install: true\` for this agent`;
  return new GateError("agent-unavailable", `${problem}. ${advice}.`);
}

/** The folders of the program's package and of those beside it that hold what it starts: the file on PATH is often a link to a script
 *  that loads the rest from there. A manifest of another name means nothing, else a stray one in somebody's home would stand for all
 *  that lies there. */
function findPackages(file: string, { npmPackage, files }: ProgramSpec): readonly string[] {
  const own = findFolderAbove(realpathSync(file), (folder) => nameInManifest(manifestIn(folder)) === npmPackage);
  if (own === null) return [];
  if (!own.endsWith(`${sep}${npmPackage}`)) return [own];
  const modules = own.slice(0, -npmPackage.length);
  const beside = new Set(Object.values(files).map((path) => join(modules, packageOf(path))));
  return [own, ...[...beside].filter((folder) => folder !== own && existsSync(folder))];
}

const MAX_MANIFEST_BYTES = 262_144;

function nameInManifest(file: string): unknown {
  try {
    const buffer = Buffer.alloc(MAX_MANIFEST_BYTES);
    const descriptor = openSync(file, "r");
    try {
      const manifest: unknown = JSON.parse(buffer.toString("utf8", 0, readSync(descriptor, buffer)));
      return typeof manifest === "object" && manifest !== null && "name" in manifest ? manifest.name : null;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}
