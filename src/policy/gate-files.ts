import { assertNever } from "../lib/assert.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { GitFile } from "../ports/git.ts";
import { findGateNameFault } from "./schema.ts";
import { createPositionLookup, decodeText } from "./text.ts";
import type { GateFile } from "./text-gates.ts";

export const GATES_FOLDER = ".github/gates";
/** Matches every file that may hold a gate; changes of them are changes of the rules. */
export const GATE_FILES_GLOB = `${GATES_FOLDER}/**`;
export const MAX_GATE_FILE_BYTES = 262_144;
/** More gates than one run could show. */
export const MAX_GATE_FILES = 200;

/** What was found under a path of the gates' folder. */
export interface FoundGateFile {
  readonly path: string;
  readonly file: GitFile;
}

export interface ReadGateFiles {
  readonly files: readonly GateFile[];
  /** All errors: with one of them nobody knows what the gate would say. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether a path of the gates' folder is meant as a gate; others, such as a README, are left alone. */
export function isGatePath(path: string): boolean {
  return /\.flow$/i.test(path);
}

/** Gates from files of their own, one each. In: what is under each path that `isGatePath` takes, the folder as messages name it.
 *  Throws: never. */
export function toGateFiles(found: readonly FoundGateFile[], folder: string): ReadGateFiles {
  const results = found.slice(0, MAX_GATE_FILES).map((one) => toGateFile(one, folder));
  const tooMany = found.slice(MAX_GATE_FILES, MAX_GATE_FILES + 1).map(({ path }) => {
    return fault(path, "too-many-gates", `is one of ${found.length} gates, at most ${MAX_GATE_FILES} are read`);
  });
  return {
    files: results.flatMap((result) => ("name" in result ? [result] : [])),
    diagnostics: [...results.flatMap((result) => ("name" in result ? [] : [result])), ...tooMany],
  };
}

function toGateFile({ path, file }: FoundGateFile, folder: string): GateFile | Diagnostic {
  const name = path.slice(folder.length + 1, -".flow".length);
  const nameFault = explainName(path, name);
  if (nameFault !== null) return nameFault;
  switch (file.kind) {
    case "file":
      return readText(path, name, file.bytes);
    case "too-large": {
      const message = `has ${file.sizeBytes} bytes, at most ${MAX_GATE_FILE_BYTES} are read`;
      return fault(path, "too-large", message, "Split the gate.");
    }
    case "symlink":
      return fault(path, "gate-unreadable", "is a symbolic link, which is refused");
    case "missing":
    case "not-a-file":
      return fault(path, "gate-unreadable", "is not a plain file");
    default:
      return assertNever(file, "kind of git file");
  }
}

function explainName(path: string, name: string): Diagnostic | null {
  if (name.includes("/")) {
    const hint = `Move it to ${GATES_FOLDER} itself.`;
    return fault(path, "gate-unreadable", "lies in a folder of its own, where no gate is read", hint);
  }
  if (!path.endsWith(".flow")) return fault(path, "invalid-name", "must end with `.flow`, in small letters");
  const why = findGateNameFault(name);
  return why === null ? null : fault(path, "invalid-name", `the name of the gate ${why}`, "Rename the file.");
}

function readText(path: string, name: string, bytes: Uint8Array): GateFile | Diagnostic {
  const { value, diagnostics } = decodeText(bytes, path, MAX_GATE_FILE_BYTES);
  if (value === null) return diagnostics[0] ?? fault(path, "not-utf-8", "is not UTF-8");
  if (value.trim() === "") return fault(path, "empty-gate", "is empty", "Write a `verify` block, or remove the file.");
  const range = { start: { line: 1, column: 1 }, end: createPositionLookup(value)(value.length) };
  return { name, text: { text: value, file: path, range, isExact: true } };
}

function fault(file: string, ruleId: string, message: string, hint: string | null = null): Diagnostic {
  return { ruleId, severity: "error", message, file, range: null, path: null, hint };
}
