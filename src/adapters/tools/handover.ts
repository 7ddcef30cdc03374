import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A file that holds a nonce until the tool server has read it. */
export interface Handover {
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/** An environment would show the nonce to every program of the same user for as long as the server runs. In: a folder that the agent
 *  sees and no other program. Out: a file in a private folder there. Throws: what the file system refuses. */
export async function layOut(nonce: string, parent: string): Promise<Handover> {
  const folder = await mkdtemp(join(parent, `passwhen-${randomUUID()}-`));
  const file = join(folder, "nonce");
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(file, nonce, { mode: 0o600, flag: "wx" });
    return { file, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Reads a nonce that was laid out and leaves nothing of it. Throws where it is gone. */
export async function takeUp(file: string): Promise<string> {
  const nonce = await readFile(file, "utf8");
  await rm(dirname(file), { recursive: true, force: true });
  return nonce;
}
