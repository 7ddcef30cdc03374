import { GateError } from "../../lib/error.ts";
import type { ChangedFile } from "../../ports/git.ts";

/** One changed file as git's raw format tells it, without its hunks. */
export interface RawEntry {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: ChangedFile["status"];
  /** How many sections of the patch belong to it. */
  readonly sections: 1 | 2;
  readonly isSubmodule: boolean;
}

const STATUSES: Readonly<Record<string, ChangedFile["status"]>> = {
  A: "added",
  M: "modified",
  D: "deleted",
  R: "renamed",
  C: "copied",
  T: "type-changed",
};

/** Splits `git diff-tree -z --raw -p` into entries and patch. Names are NUL-terminated and never quoted here, so no name can
 *  pass for another. Out: entries in git's order, the bytes of the patch. Throws `git-failed` for anything unexpected. */
export function parseRawDiff(bytes: Buffer): { readonly entries: readonly RawEntry[]; readonly patch: Buffer } {
  const entries: RawEntry[] = [];
  let at = 0;
  const takeField = (): string => {
    const end = bytes.indexOf(0, at);
    if (end === -1) throw new GateError("git-failed", "the list of changed files ends early");
    const field = bytes.toString("utf8", at, end);
    at = end + 1;
    return field;
  };
  while (bytes[at] === COLON) {
    const [oldMode = "", newMode = "", , , letter = ""] = takeField().slice(1).split(" ");
    const status = STATUSES[letter.charAt(0)];
    if (status === undefined) throw new GateError("git-failed", `unknown kind of change: ${letter}`);
    const first = takeField();
    const hasTwoNames = status === "renamed" || status === "copied";
    const path = hasTwoNames ? takeField() : first;
    entries.push({
      path,
      previousPath: hasTwoNames ? first : null,
      status,
      sections: countSections(oldMode, newMode),
      isSubmodule: oldMode === SUBMODULE || newMode === SUBMODULE,
    });
  }
  if (at < bytes.length && bytes[at] !== 0)
    throw new GateError("git-failed", "the list of changed files is unreadable");
  return { entries, patch: bytes.subarray(at + 1) };
}

const COLON = 0x3a;
const SUBMODULE = "160000";

/** git shows a file that became a link (or a submodule) as a deletion and a creation. */
function countSections(oldMode: string, newMode: string): 1 | 2 {
  const isKindChange = oldMode !== "000000" && newMode !== "000000" && oldMode.slice(0, 3) !== newMode.slice(0, 3);
  return isKindChange ? 2 : 1;
}
