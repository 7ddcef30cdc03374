import { assertNever } from "../lib/assert.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { Git } from "../ports/git.ts";
import { MAX_POLICY_BYTES, parsePolicy } from "./load.ts";
import { DEFAULT_POLICY, type Policy, type PolicyKinds } from "./policy.ts";

export const POLICY_PATH = ".github/passwhen.yml";

export interface ReadPolicy {
  /** The defaults when there is no file or it cannot be used. */
  readonly policy: Policy;
  readonly isDefault: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Set when the file exists and cannot be used: nothing may pass then. */
  readonly fault: { readonly code: ReasonCode; readonly detail: string } | null;
}

/** The policy at a commit, as git stores it; a symlink is refused. Throws: `GateError` from git. */
export async function readPolicy(git: Git, commit: string, path: string, kinds: PolicyKinds): Promise<ReadPolicy> {
  const file = await git.readFile(commit, path, MAX_POLICY_BYTES);
  const unusable = (code: ReasonCode, detail: string, diagnostics: readonly Diagnostic[] = []): ReadPolicy => ({
    policy: DEFAULT_POLICY,
    isDefault: true,
    diagnostics,
    fault: { code, detail: `${path} ${detail}` },
  });
  switch (file.kind) {
    case "missing": {
      const why = await findHiddenPolicy(git, commit, path);
      return why === null
        ? { policy: DEFAULT_POLICY, isDefault: true, diagnostics: [], fault: null }
        : unusable(...why);
    }
    case "symlink":
      return unusable("policy-unreadable", "is a symbolic link, which is refused");
    case "not-a-file":
      return unusable("policy-unreadable", "is not a plain file");
    case "too-large":
      return unusable("policy-unreadable", `has ${file.sizeBytes} bytes, at most ${MAX_POLICY_BYTES} are read`);
    case "file": {
      const { value, diagnostics } = parsePolicy(file.bytes, path, kinds);
      if (value === null) return unusable("policy-invalid", "has faults", diagnostics);
      return { policy: value, isDefault: false, diagnostics, fault: null };
    }
    default:
      return assertNever(file, "kind of git file");
  }
}

/** A policy that is there but not where it is read must not look like having none: the defaults may be laxer. */
async function findHiddenPolicy(git: Git, commit: string, path: string): Promise<readonly [ReasonCode, string] | null> {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const { kind } = await git.readFile(commit, folder, 0);
  if (kind === "symlink") return ["policy-unreadable", "lies behind a symbolic link, which is refused"];
  if (kind === "not-a-file" && (await git.listFiles(commit, folder)).length === 0)
    return ["policy-unreadable", "lies in a submodule, which is refused"];
  const other = path.replace(/\.yml$/, ".yaml");
  const misnamed = await git.readFile(commit, other, 0);
  return misnamed.kind === "missing"
    ? null
    : ["policy-unreadable", `is what it must be called, but there is ${other}: rename it`];
}
