import type { AgentTask } from "../evidence/agent.ts";
import type { EvidenceFile } from "../evidence/evidence.ts";

/** Keeps for people what changed in the working copy since a snapshot. Out: the patch's file, none where nothing changed. Throws:
 *  `GateError`. */
export async function keepPatch(
  { workingCopy, keep }: Pick<AgentTask, "workingCopy" | "keep">,
  snapshot: string,
): Promise<readonly EvidenceFile[]> {
  const patch = await workingCopy.patchSince(snapshot);
  if (patch.text === "") return [];
  const label = "What the agent changed in its copy; nothing of it reaches the branch";
  return [await keep("changes.patch", label, patch.text)];
}
