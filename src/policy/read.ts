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
    case "missing":
      return { policy: DEFAULT_POLICY, isDefault: true, diagnostics: [], fault: null };
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
