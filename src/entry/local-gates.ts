import { lstatSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isGatePath, MAX_GATE_FILE_BYTES, type ReadGateFiles, toGateFiles } from "../policy/gate-files.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import { type FoundJudgeFile, MAX_JUDGE_BYTES } from "../policy/judge-file.ts";
import { readJudgePaths } from "../policy/judge-paths.ts";
import type { GitFile } from "../ports/git.ts";
import { readInput } from "./read-input.ts";

const NO_GATES: ReadGateFiles = { files: [], diagnostics: [] };

/** The gates that are files of their own beside a policy of the working tree: `.github/gates/*.flow` for `.github/passwhen.yml`.
 *  In: the path of the policy, `-` for standard input, which has none. Throws: `UsageError` for a file that cannot be read. */
export function readLocalGates(policyFile: string): ReadGateFiles {
  const folder = join(dirname(policyFile), "gates");
  const entry = policyFile === "-" ? undefined : lstatSync(folder, { throwIfNoEntry: false });
  if (entry === undefined) return NO_GATES;
  if (!entry.isDirectory()) return { files: [], diagnostics: [explainFolder(folder, entry.isSymbolicLink())] };
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const found = paths.filter((path) => isGatePath(basename(path))).toSorted();
  return toGateFiles(
    found.map((path) => ({ path, file: readFile(path, MAX_GATE_FILE_BYTES) })),
    folder,
  );
}

/** A run refuses it too: what is not read must not look like having no gates. */
function explainFolder(folder: string, isLink: boolean): Diagnostic {
  const message = isLink ? "is a symbolic link, which is refused" : "is no folder, and gates stand in files in it";
  return { ruleId: "gate-unreadable", severity: "error", message, file: folder, range: null, path: null, hint: null };
}

/** The judges that a policy of the working tree names, from the root of the repository that it lies in. In: the policy's path and bytes.
 *  Throws: `UsageError` for a file that cannot be read. */
export function readLocalJudges(policyFile: string, bytes: Uint8Array): readonly FoundJudgeFile[] {
  const root = policyFile === "-" ? "." : join(dirname(policyFile), "..");
  return readJudgePaths(bytes, policyFile).map((path) => ({ path, file: readFile(join(root, path), MAX_JUDGE_BYTES) }));
}

/** As git would have it at a commit. */
function readFile(path: string, maxBytes: number): GitFile {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return { kind: "missing" };
  if (entry.isSymbolicLink()) return { kind: "symlink" };
  if (!entry.isFile()) return { kind: "not-a-file" };
  if (entry.size > maxBytes) return { kind: "too-large", sizeBytes: entry.size };
  return { kind: "file", bytes: readInput(path, maxBytes) };
}
