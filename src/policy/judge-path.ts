import { type DataPath, type Fault, valueAt } from "../lib/fault.ts";

/** The folder of the policy file, from which the paths of judge files are read. */
const POLICY_FOLDER = ".github";
const MAX_PATH_CHARS = 1_000;

const RELATIVE = "Write it relative to the policy file, such as `judges/style.md` for `.github/judges/style.md`.";

/** A path from the root of the repository, or what is wrong with it. */
export type JudgePath = { readonly path: string } | { readonly fault: Pick<Fault, "ruleId" | "message" | "hint"> };

/** Where a judge file is. In: a path as a policy has it, relative to the policy's folder. Throws: never. */
export function resolveJudgePath(written: string): JudgePath {
  if (written.trim() === "") return refuse("must not be empty", RELATIVE);
  if (written.length > MAX_PATH_CHARS) return refuse(`must have at most ${MAX_PATH_CHARS} characters`, RELATIVE);
  if (/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(written))
    return refuse("must not have back-slashes or characters that nobody sees", "Folders are separated by `/`.");
  if (/^(?:\/|~|[A-Za-z][\w+.-]*:)/.test(written)) return refuse("must be a relative path", RELATIVE);
  const parts: string[] = [POLICY_FOLDER];
  for (const part of written.split("/")) {
    if (part === "") return refuse("must be the path of a file, with one `/` between folders", RELATIVE);
    if (part === ".." && parts.pop() === undefined)
      return refuse("leaves the repository", "A judge file must be in the repository itself.");
    if (part !== "." && part !== "..") parts.push(part);
  }
  // Also keeps the names of the entries made for files apart from those made for gates.
  if (!/.\.[A-Za-z0-9]+$/.test(parts.at(-1) ?? "") || /(?:^|\/)\.{1,2}$/.test(written))
    return refuse("must name a file with its ending, such as `.md`", "To name an agent of the policy, write `agent`.");
  return { path: parts.join("/") };
}

/** Every place of a policy that may name a judge file. In: the data of a policy of any shape. Throws: never. */
export function findJudgePlaces(data: unknown): readonly DataPath[] {
  const gates = valueAt(data, ["gates"]);
  const names = typeof gates === "object" && gates !== null && !Array.isArray(gates) ? Object.keys(gates) : [];
  const all: readonly DataPath[] = [["verify", "judge"], ...names.map((name) => ["gates", name, "verify", "judge"])];
  return all.filter((path) => typeof valueAt(data, path) === "string");
}

function refuse(message: string, hint: string): JudgePath {
  return { fault: { ruleId: "invalid-path", message, hint } };
}
