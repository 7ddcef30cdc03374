import type { AgentContext } from "../../src/evidence/agent.ts";
import type { WorkingCopy } from "../../src/ports/git.ts";

const notAskedFor = () => Promise.reject(new Error("not asked for"));

/** Parts of an agent's world for tests in which nobody asks for them. */
export const NO_MODELS: Pick<AgentContext, "models" | "programs" | "tools" | "secret"> = {
  models: { hasKey: () => false, preflight: notAskedFor, open: notAskedFor, spent: () => null },
  programs: { find: notAskedFor },
  tools: { offer: notAskedFor },
  secret: () => null,
};

/** The side of a working copy that remembers, for copies in which nothing changes. */
export const UNCHANGED: Pick<WorkingCopy, "snapshot" | "patchSince"> = {
  snapshot: () => Promise.resolve("as it was"),
  patchSince: () => Promise.resolve({ text: "", files: 0, isTruncated: false }),
};

/** A transcript that nobody reads. */
export const NO_TRANSCRIPT = (name: string, label: string) =>
  Promise.resolve({ write: () => {}, close: () => Promise.resolve({ label, path: `/nowhere/${name}` }) });
