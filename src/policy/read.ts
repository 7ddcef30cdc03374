import { assertNever } from "../lib/assert.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { ChangedFile, Git } from "../ports/git.ts";
import { GATES_FOLDER, isGatePath, MAX_GATE_FILE_BYTES, type ReadGateFiles, toGateFiles } from "./gate-files.ts";
import { type FoundJudgeFile, JUDGES_FOLDER, MAX_JUDGE_BYTES } from "./judge-file.ts";
import { readJudgePaths } from "./judge-paths.ts";
import { MAX_POLICY_BYTES, parsePolicy, toGateOfFile } from "./load.ts";
import { DEFAULT_POLICY, type Policy, type PolicyKinds, toRecord } from "./policy.ts";
import type { GateFile } from "./text-gates.ts";

export const POLICY_PATH = ".github/passwhen.yml";

/** Whether a file of the repository is part of the policy: the file itself, or one that may hold a gate or, where they usually are, a
 *  judge. */
export function isPolicyPath(path: string): boolean {
  return path === POLICY_PATH || [GATES_FOLDER, JUDGES_FOLDER].some((folder) => path.startsWith(`${folder}/`));
}

/** Whether a change touches the policy. In: the paths of judge files, of which each may lie anywhere. Throws: never. */
export function changesPolicy(files: readonly ChangedFile[], judgePaths: readonly string[]): boolean {
  return files.some(({ path, previousPath }) =>
    [path, previousPath ?? path].some((one) => isPolicyPath(one) || judgePaths.includes(one)),
  );
}

export interface ReadPolicy {
  /** The defaults when there is no file or it cannot be used. */
  readonly policy: Policy;
  /** False also without a policy file where gates are files of their own. */
  readonly isDefault: boolean;
  /** Of the policy file, and of gates and judges that are files of their own; each says which. */
  readonly diagnostics: readonly Diagnostic[];
  /** Of the judge files that the policy file names, also of one with faults, from the root of the repository. */
  readonly judgePaths: readonly string[];
  /** Set when the file, or a gate beside it, exists and cannot be used: nothing may pass then. */
  readonly fault: { readonly code: ReasonCode; readonly detail: string } | null;
}

/** The policy at a commit, as git stores it, with the gates and judges that are files of their own; symlinks are refused. Throws: `GateError` from
 *  git. Source: README, "Policy". */
export async function readPolicy(git: Git, commit: string, path: string, kinds: PolicyKinds): Promise<ReadPolicy> {
  const [beside, read] = await Promise.all([readGateFiles(git, commit), git.readFile(commit, path, MAX_POLICY_BYTES)]);
  const policy = await toReadPolicy({ git, commit, path, kinds }, read, beside.files);
  const diagnostics = [...policy.diagnostics, ...beside.diagnostics];
  const faulty = [...new Set(beside.diagnostics.map(({ file }) => file))];
  if (faulty.length === 0 || policy.fault !== null) return { ...policy, diagnostics };
  const others = faulty.length > 1 ? ` and ${faulty.length - 1} more` : "";
  const detail = `${faulty[0]}${others} cannot be read as a gate`;
  return { ...unusable("policy-invalid", detail, diagnostics), judgePaths: policy.judgePaths };
}

interface PolicyPlace {
  readonly git: Git;
  readonly commit: string;
  readonly path: string;
  readonly kinds: PolicyKinds;
}

async function toReadPolicy(
  { git, commit, path, kinds }: PolicyPlace,
  file: Awaited<ReturnType<Git["readFile"]>>,
  gateFiles: readonly GateFile[],
): Promise<ReadPolicy> {
  switch (file.kind) {
    case "missing": {
      const why = await findHiddenPolicy(git, commit, path);
      return why === null ? withoutPolicyFile(gateFiles) : unusable(why[0], `${path} ${why[1]}`);
    }
    case "symlink":
      return unusable("policy-unreadable", `${path} is a symbolic link, which is refused`);
    case "not-a-file":
      return unusable("policy-unreadable", `${path} is not a plain file`);
    case "too-large": {
      const detail = `${path} has ${file.sizeBytes} bytes, at most ${MAX_POLICY_BYTES} are read`;
      return unusable("policy-unreadable", detail);
    }
    case "file": {
      const judgePaths = readJudgePaths(file.bytes, path);
      const judgeFiles = await readJudgeFiles(git, commit, judgePaths);
      const { value, diagnostics } = parsePolicy(file.bytes, path, kinds, gateFiles, judgeFiles);
      if (value !== null) return { policy: value, isDefault: false, diagnostics, judgePaths, fault: null };
      return { ...unusable("policy-invalid", explainFaulty(path, diagnostics), diagnostics), judgePaths };
    }
    default:
      return assertNever(file, "kind of git file");
  }
}

function readJudgeFiles(git: Git, commit: string, paths: readonly string[]): Promise<readonly FoundJudgeFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, file: await git.readFile(commit, path, MAX_JUDGE_BYTES) })));
}

/** The faults may all lie in a judge's file. */
function explainFaulty(path: string, diagnostics: readonly Diagnostic[]): string {
  const faulty = diagnostics.filter(({ severity }) => severity === "error");
  const other = faulty.some(({ file }) => file === path) ? undefined : faulty[0]?.file;
  return other === undefined ? `${path} has faults` : `${other}, a judge of ${path}, has faults`;
}

function unusable(code: ReasonCode, detail: string, diagnostics: readonly Diagnostic[] = []): ReadPolicy {
  return { policy: DEFAULT_POLICY, isDefault: true, diagnostics, judgePaths: [], fault: { code, detail } };
}

/** The defaults, with the gates that are files of their own. */
function withoutPolicyFile(gateFiles: readonly GateFile[]): ReadPolicy {
  const gates = toRecord(gateFiles.map((one) => [one.name, toGateOfFile(one)] as const));
  const isDefault = gateFiles.length === 0;
  return { policy: { ...DEFAULT_POLICY, gates }, isDefault, diagnostics: [], judgePaths: [], fault: null };
}

async function readGateFiles(git: Git, commit: string): Promise<ReadGateFiles> {
  const folder = await git.readFile(commit, GATES_FOLDER, 0);
  if (folder.kind === "missing") return { files: [], diagnostics: [] };
  const all = folder.kind === "not-a-file" ? await git.listFiles(commit, GATES_FOLDER) : [];
  if (all.length === 0) return { files: [], diagnostics: [explainFolder(folder.kind)] };
  const found = all.filter(isGatePath).map(async (path) => {
    return { path, file: await git.readFile(commit, path, MAX_GATE_FILE_BYTES) };
  });
  return toGateFiles(await Promise.all(found), GATES_FOLDER);
}

/** Gates that are there but not where they are read must not look like having none. */
function explainFolder(kind: Awaited<ReturnType<Git["readFile"]>>["kind"]): Diagnostic {
  const what = kind === "symlink" ? "a symbolic link" : kind === "not-a-file" ? "a submodule" : "a file";
  const message = `is ${what} and not a folder, so that no gate in it is read`;
  const place = { file: GATES_FOLDER, range: null, path: null, hint: null } as const;
  return { ruleId: "gate-unreadable", severity: "error", message, ...place };
}

/** A policy that is there but not where it is read must not look like having none: the defaults may be laxer. */
async function findHiddenPolicy(git: Git, commit: string, path: string): Promise<readonly [ReasonCode, string] | null> {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const { kind } = await git.readFile(commit, folder, 0);
  if (kind === "symlink") return ["policy-unreadable", "lies behind a symbolic link, which is refused"];
  if (kind === "not-a-file" && (await git.listFiles(commit, folder)).length === 0)
    return ["policy-unreadable", "lies in a submodule, which is refused"];
  const names = new Set([path, path.replace(/\.yml$/, ".yaml")].map((one) => one.toLowerCase()));
  const misnamed = (await git.listFiles(commit, folder)).find((one) => names.has(one.toLowerCase()));
  return misnamed === undefined
    ? null
    : ["policy-unreadable", `is what it must be called, but there is ${misnamed}: rename it`];
}
