import type { Dirent } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { toWorldError } from "../lib/error.ts";
import { checkOwnFolder } from "./own-folder.ts";
import { AGENT_CONFIG_NAMES, type AgentConfigName } from "./agent-config-names.ts";

/** Git's own, and what dependencies ship: no agent looks for its configuration below either when it starts, and the many files of
 *  `node_modules` would make each start slow. A link into it is left alone like any other link. */
const NOT_ENTERED = new Set([".git", "node_modules"]);

type Entry = Dirent<Buffer>;

/** Removes from a working copy what configures or instructs a coding agent: see `agent-config-names.ts`. At any depth, in any spelling that
 *  a file system may take for the name, whether it is a file, a folder, a link or anything else; links are removed, never followed.
 *  To be called before each start of an agent while nothing else runs in the copy.
 *  In: the folder; the agent's `use`, null for a start by any agent. Out: the removed paths, relative to the folder, with `/`, sorted.
 *  Throws: `GateError` (`world-failed`, `disk-full`) when something cannot be read or removed, `runner-tampered` when the folder is none or a link: then no
 *  agent may start there. */
export async function removeAgentConfig(dir: string, use: string | null = null): Promise<readonly string[]> {
  const names = AGENT_CONFIG_NAMES.filter(
    ({ isShared, readBy }) => isShared !== true || use === null || readBy.includes(use),
  );
  try {
    await checkOwnFolder(dir);
    // Names are bytes to Linux: a folder whose name is not UTF-8 must be entered all the same.
    const removed = await removeBelow({ path: Buffer.from(dir), parents: [] }, toSearch(names));
    return removed.toSorted();
  } catch (error) {
    throw toWorldError("files that configure agents cannot be removed from the working copy", error);
  }
}

/** What is looked for: whole names, and folders in which some names are looked for. */
interface Search {
  readonly anywhere: ReadonlySet<string>;
  readonly atRoot: ReadonlySet<string>;
  readonly inFolder: ReadonlyMap<string, ReadonlySet<string>>;
}

function toSearch(names: readonly AgentConfigName[]): Search {
  const inFolder = new Map<string, Set<string>>();
  for (const { path } of names) {
    const [folder = "", name] = path.split("/");
    if (name !== undefined) inFolder.set(folder, (inFolder.get(folder) ?? new Set()).add(name));
  }
  const single = names.filter(({ path }) => !path.includes("/"));
  return {
    anywhere: new Set(single.filter(({ isRootOnly }) => isRootOnly !== true).map(({ path }) => path)),
    atRoot: new Set(single.map(({ path }) => path)),
    inFolder,
  };
}

interface Folder {
  readonly path: Buffer;
  /** Names of the folders above it, from the working copy's own; empty for that one itself. */
  readonly parents: readonly Buffer[];
}

async function removeBelow(folder: Folder, search: Search): Promise<string[]> {
  const entries = await readdir(folder.path, { withFileTypes: true, encoding: "buffer" });
  const removed = await Promise.all(
    entries.map(async (entry) => {
      const name = foldName(entry.name);
      const isRemoved = isAgentConfig(entry, name, folder, search);
      if (!isRemoved && (!entry.isDirectory() || NOT_ENTERED.has(name))) return [];
      const parents = [...folder.parents, entry.name];
      const path = Buffer.concat([folder.path, Buffer.from("/"), entry.name]);
      if (!isRemoved) return removeBelow({ path, parents }, search);
      await rm(path, { recursive: true });
      return [parents.map(String).join("/")];
    }),
  );
  return removed.flat();
}

function isAgentConfig(entry: Entry, name: string, { parents }: Folder, search: Search): boolean {
  const parent = parents.at(-1);
  if ((parent === undefined ? search.atRoot : search.anywhere).has(name)) return true;
  // What it leads to would be found under this name too, and links are not followed here.
  if (entry.isSymbolicLink() && search.inFolder.has(name)) return true;
  return parent !== undefined && search.inFolder.get(foldName(parent))?.has(name) === true;
}

/** The name as a file system may compare it: without letter case, composed or not, without the invisible characters that HFS+ passes
 *  over and the dots and blanks at the end that Windows does. */
function foldName(bytes: Buffer): string {
  const name = bytes.toString();
  const visible = name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return visible
    .toUpperCase()
    .toLowerCase()
    .replace(/[. ]+$/, "");
}
