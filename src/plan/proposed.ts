import picomatch from "picomatch";
import { assertNever } from "../lib/assert.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { PolicyKinds } from "../policy/policy.ts";
import { changesPolicy, readPolicy } from "../policy/read.ts";
import type { ChangedFile, Git } from "../ports/git.ts";
import { MAX_PLAN_BYTES, parsePlan } from "./load.ts";

/** More rules than this are changed by nobody who reads the faults. */
const MAX_FILES = 20;
const MAX_DIAGNOSTICS = 100;

const ADVICE = "Seen in this pull request's own version, which counts once it is merged.";

/** What a pull request may change of the rules. */
export interface ProposedSources {
  readonly git: Git;
  /** Full name of the pull request's commit. */
  readonly head: string;
  readonly files: readonly ChangedFile[];
  readonly planGlobs: readonly string[];
  readonly policyPath: string;
  /** Of the judge files of the policy that counts. */
  readonly judgePaths: readonly string[];
  readonly kinds: PolicyKinds;
}

/** The faults of plans and policy that a pull request changes, as it leaves them, so that its author learns of them before they count.
 *  Out: warnings only, on lines of the head: nothing that a pull request brings along may decide on it. Throws: `GateError` from git. */
export async function checkProposed({ files, ...sources }: ProposedSources): Promise<readonly Diagnostic[]> {
  const isPlan = picomatch([...sources.planGlobs], { dot: true });
  const changed = files
    .filter(({ status }) => status !== "deleted")
    .flatMap(({ path }) => (isPlan(path) ? [path] : []));
  const found = await Promise.all(changed.slice(0, MAX_FILES).map((path) => checkPlan(path, sources)));
  const isPolicyChanged = changesPolicy(files, sources.judgePaths);
  const diagnostics = [...(isPolicyChanged ? await checkPolicy(sources) : []), ...found.flat()];
  const cut = diagnostics.slice(MAX_DIAGNOSTICS, MAX_DIAGNOSTICS + 1).map(({ file }) => {
    const left = diagnostics.length - MAX_DIAGNOSTICS;
    return remark(file, `${left} more ${left === 1 ? "fault is" : "faults are"} not shown`);
  });
  const unread = changed.slice(MAX_FILES, MAX_FILES + 1).map((path) => {
    const left = changed.length - MAX_FILES;
    return remark(path, `is one of ${left} changed plans that are not checked, at most ${MAX_FILES} are`);
  });
  return [...diagnostics.slice(0, MAX_DIAGNOSTICS), ...cut, ...unread];
}

type Sources = Omit<ProposedSources, "files">;

/** The policy with its gates in files of their own, as one. */
async function checkPolicy({ git, head, policyPath, kinds }: Sources): Promise<readonly Diagnostic[]> {
  const { diagnostics, fault } = await readPolicy(git, head, policyPath, kinds);
  const isTold = fault === null || diagnostics.length > 0;
  return [...diagnostics.map(toProposed), ...(isTold ? [] : [remark(policyPath, fault.detail)])];
}

/** As it is told to the author of the pull request: a warning, since it does not count yet. */
export function toProposed(one: Diagnostic): Diagnostic {
  return { ...one, severity: "warning", hint: one.hint === null ? ADVICE : `${one.hint} ${ADVICE}` };
}

async function checkPlan(path: string, { git, head }: Sources): Promise<readonly Diagnostic[]> {
  const file = await git.readFile(head, path, MAX_PLAN_BYTES);
  switch (file.kind) {
    case "file":
      return parsePlan(file.bytes, path).diagnostics.map(toProposed);
    case "too-large":
      return [remark(path, `has ${file.sizeBytes} bytes, at most ${MAX_PLAN_BYTES} are read`)];
    case "symlink":
      return [remark(path, "is a symbolic link, which is refused")];
    case "missing":
    case "not-a-file":
      return [remark(path, "is not a plain file")];
    default:
      return assertNever(file, "kind of git file");
  }
}

function remark(file: string, message: string): Diagnostic {
  return { ruleId: "proposed-rules", severity: "warning", message, file, range: null, path: null, hint: ADVICE };
}

/** A glob that matches this path alone. Throws: never. */
export function globOf(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@|]/g, String.raw`\$&`);
}
