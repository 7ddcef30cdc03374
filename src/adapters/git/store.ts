import { randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { GateError } from "../../lib/error.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import { removeTree } from "./remove-tree.ts";
import { toWorldError } from "../../lib/error.ts";

/** A repository of the user's that we take objects and names from and never write to. */
interface LocalRepository {
  readonly gitDir: string;
  readonly objectsDir: string;
  readonly isShallow: boolean;
  readonly objectFormat: string;
  readonly shallowFile: string;
}

/** Our own bare repository. Its HEAD is never born: git 2.43 reads attributes from HEAD in bare repositories. */
export interface Store {
  readonly gitDir: string;
  readonly local: LocalRepository | null;
}

const OLDEST_GIT = [2, 31] as const;

/** Opens the store, making it when it is missing. In: the runner, the store's folder, the local clone (or null) and whether
 *  there is a remote to fetch from. Throws `GateError`. */
export async function openStore(
  run: RunGit,
  place: { readonly storeDir: string; readonly localRepository: string | null; readonly hasRemote: boolean },
): Promise<Store> {
  await checkVersion(run);
  const gitDir = resolve(place.storeDir);
  const found = place.localRepository === null ? null : await openLocal(run, place.localRepository);
  // Half a history beside a remote that has all of it would only make merge bases wrong.
  const local = found !== null && found.isShallow && place.hasRemote ? null : found;
  try {
    await mkdir(dirname(gitDir), { recursive: true });
  } catch (cause) {
    throw toWorldError("the git store cannot be made", cause);
  }
  const format = local === null ? [] : [`--object-format=${local.objectFormat}`];
  const args = ["init", "--quiet", "--bare", "--template=", "--initial-branch=unborn", ...format, gitDir];
  expectSuccess(await run({ args, gitDir: null }), "the git store cannot be made");
  await linkObjects(gitDir, local);
  return { gitDir, local };
}

/** Says where the store borrows objects from, whatever was said there before. Throws `git-failed`, `disk-full`, `world-failed`. */
export async function linkObjects(gitDir: string, local: LocalRepository | null): Promise<void> {
  const alternates = join(gitDir, "objects", "info", "alternates");
  const shallow = join(gitDir, "shallow");
  if (local?.objectsDir.includes("\n") === true)
    throw new GateError("git-failed", "the local repository has a line break in its path");
  try {
    await mkdir(dirname(alternates), { recursive: true });
    await setFile(alternates, local === null ? null : `${local.objectsDir}\n`);
    await setFile(shallow, local?.isShallow === true ? await readFile(local.shallowFile, "utf8") : null);
  } catch (cause) {
    throw toWorldError("the git store cannot be prepared", cause);
  }
}

/** In one step, and not at all where nothing changes: other commands may be reading. In: null for no file. */
async function setFile(path: string, text: string | null): Promise<void> {
  const found = await lstat(path).catch(() => null);
  const isSame = found !== null && found.isFile() && (await readFile(path, "utf8")) === text;
  if (isSame || (found === null && text === null)) return;
  if (text === null || (found !== null && !found.isFile())) await removeTree(path);
  if (text === null) return;
  const next = `${path}.${randomUUID()}`;
  await writeFile(next, text, { flag: "wx" });
  await rename(next, path);
}

async function openLocal(run: RunGit, localRepository: string): Promise<LocalRepository> {
  const args = ["rev-parse", "--path-format=absolute", "--absolute-git-dir", "--git-path", "objects"];
  args.push("--git-path", "shallow", "--is-shallow-repository", "--show-object-format");
  const output = await run({ args, gitDir: null, cwd: resolve(localRepository) });
  const text = expectSuccess(output, `no git repository at ${localRepository}`).toString("utf8");
  const [gitDir, objectsDir, shallowFile, isShallow, objectFormat] = text.split("\n");
  if (gitDir === undefined || objectsDir === undefined || shallowFile === undefined || objectFormat === undefined)
    throw new GateError("git-failed", `git did not describe the repository at ${localRepository}`);
  return { gitDir, objectsDir, shallowFile, isShallow: isShallow === "true", objectFormat };
}

async function checkVersion(run: RunGit): Promise<void> {
  const text = expectSuccess(await run({ args: ["version"], gitDir: null }), "git cannot be run").toString("utf8");
  const [major, minor] = (/(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  if (major === undefined || minor === undefined) throw new GateError("git-failed", `unknown git version: ${text}`);
  if (major < OLDEST_GIT[0] || (major === OLDEST_GIT[0] && minor < OLDEST_GIT[1]))
    throw new GateError("git-failed", `git ${major}.${minor} is too old, ${OLDEST_GIT.join(".")} or newer is needed`);
}
