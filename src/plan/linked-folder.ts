import picomatch from "picomatch";
import type { ReasonCode } from "../lib/reason.ts";
import type { Git } from "../ports/git.ts";

/** Where plans are looked for. `paths` are those that exist below the globs' common folder, so that nothing is asked for in vain. */
export interface PlanSource {
  readonly git: Git;
  readonly commit: string;
  readonly paths: ReadonlySet<string>;
}

/** Why plans that exist cannot be used. */
export interface PlanFault {
  readonly code: ReasonCode;
  readonly detail: string;
}

/** A folder of plans that is a symlink or a submodule lists nothing, which must not look like having no plans. In: the globs and
 *  the folder they have in common. Out: the fault, or null. Throws: `GateError` from git. */
export async function findLinkedFolder(
  source: PlanSource,
  globs: readonly string[],
  prefix: string,
): Promise<PlanFault | null> {
  const above = prefix
    .split("/")
    .filter((part) => part !== "")
    .map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  const isFolder = picomatch(globs.flatMap(foldersOf), { dot: true });
  const below = [...source.paths].filter((path) => isFolder(path));
  for (const path of [...above, ...below]) {
    const fault = await faultAt(source, path);
    if (fault !== null) return fault;
  }
  return null;
}

/** `a/*` and `a` for `a/*` + `/plan.json`: what has to be a folder for the glob to match anything. */
function foldersOf(glob: string): readonly string[] {
  const parts = glob.split("/");
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join("/"));
}

/** The fault of one folder that is a symlink or a submodule, or null. In: `paths` of the source hold what lies in it. Throws:
 *  `GateError` from git. */
export async function faultAt({ git, commit, paths }: PlanSource, path: string): Promise<PlanFault | null> {
  const { kind } = await git.readFile(commit, path, 0);
  if (kind === "symlink") return { code: "plan-unreadable", detail: `${path} is a symbolic link, which is refused` };
  const isEmpty = ![...paths].some((one) => one.startsWith(`${path}/`));
  // Git has no empty folders: what is no file and holds nothing is the link to a submodule.
  if (kind === "not-a-file" && isEmpty)
    return { code: "plan-unreadable", detail: `${path} is a submodule, which is refused` };
  return null;
}
