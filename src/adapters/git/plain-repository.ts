import { copyFile, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, toWorldError } from "../../lib/error.ts";
import type { FetchContext } from "./fetch.ts";
import type { GitOutput } from "./git-command.ts";
import type { GitConfig } from "./git-environment.ts";
import type { Remote } from "./remote.ts";
import { removeTree } from "./remove-tree.ts";
import { linkObjects } from "./store.ts";

/** Runs one git command that may speak to the remote, with the credential for it. Throws as `RunGit` does. */
export type RunAtRemote = (args: readonly string[], change?: { readonly timeoutMs?: number }) => Promise<GitOutput>;

interface PlainPlace {
  /** Settings of the work beside the credential. */
  readonly config?: GitConfig;
  /** Content of `packed-refs`; nothing by default. */
  readonly refs?: string;
}

const PLAIN_CONFIG: GitConfig = [
  // A cache of ancestry that lies beside the objects, where others could have written.
  ["core.commitGraph", "false"],
];

/** Lends a repository made for one piece of work at the remote, over the objects of the store. No command gets the credential anywhere else:
 *  settings, hooks, refs and the empty HOME that lie in the store could send it elsewhere, and code of the pull request has our user's
 *  rights and may have written there. Of the store only objects count; which other places they are borrowed from is set anew.
 *  Throws `world-failed`, `disk-full`, and what the work throws. */
export async function withPlainRepository<T>(
  { run, store, limits }: FetchContext,
  { remote, config = [], refs = "" }: PlainPlace & { readonly remote: Remote },
  work: (atRemote: RunAtRemote) => Promise<T>,
): Promise<T> {
  const gitDir = await prepare(() => mkdtemp(join(store.gitDir, "plain-")));
  try {
    await prepare(() => fillRepository(gitDir, store, refs));
    await linkObjects(store.gitDir, store.local);
    const home = join(gitDir, "no-home");
    const env = { GIT_OBJECT_DIRECTORY: join(store.gitDir, "objects"), HOME: home, XDG_CONFIG_HOME: home };
    const settings = [...remote.config, ...PLAIN_CONFIG, ...config];
    return await work((args, { timeoutMs = limits.fetchTimeoutMs } = {}) =>
      run({ args, gitDir, env, config: settings, timeoutMs }),
    );
  } finally {
    await removeTree(gitDir);
  }
}

async function prepare<T>(step: () => Promise<T>): Promise<T> {
  return step().catch((cause: unknown) => {
    throw toWorldError("no repository can be made to speak to the remote", cause);
  });
}

async function fillRepository(gitDir: string, store: FetchContext["store"], refs: string): Promise<void> {
  for (const folder of ["objects", "refs", "info"]) await mkdir(join(gitDir, folder));
  await writeFile(join(gitDir, "HEAD"), "ref: refs/heads/unborn\n");
  const isLong = store.local?.objectFormat === "sha256";
  await writeFile(join(gitDir, "config"), isLong ? LONG_NAMES_CONFIG : "[core]\n\tbare = true\n");
  if (refs !== "") await writeFile(join(gitDir, "packed-refs"), refs);
  if (store.local?.isShallow === true)
    await copyFile(store.local.shallowFile, join(gitDir, "shallow")).catch(ignoreMissing);
}

const LONG_NAMES_CONFIG =
  "[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = sha256\n";

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== "ENOENT") throw error;
}
