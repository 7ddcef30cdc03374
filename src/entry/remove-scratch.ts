import { removeTree } from "../adapters/git/remove-tree.ts";
import { messageOf } from "../lib/error.ts";
import type { Log } from "../ports/log.ts";

/** Removes the folder of a run that has its verdict. What cannot be removed costs disk, and is said. Throws: never. */
export async function removeScratch(dir: string, log: Log): Promise<void> {
  await removeTree(dir).catch((error: unknown) =>
    log.warning(`a temporary folder could not be removed: ${messageOf(error)}`),
  );
}
