import { dirname } from "node:path";
import { toWorldError } from "../../lib/error.ts";
import type { Patch, WorkingCopy } from "../../ports/git.ts";
import { checkFullName } from "./commit-name.ts";
import { compareTrees } from "./compare-trees.ts";
import type { Changes } from "./find-changes.ts";
import { findChanges } from "./find-changes.ts";
import { expectSuccess } from "./git-command.ts";
import { nameFullDisk } from "./git-error.ts";
import type { CopyContext, CopyPlace, RunInCopy, SavedIndex } from "./own-repository.ts";
import { PLAIN_ATTRIBUTES, saveIndex, withOwnRepository } from "./own-repository.ts";
import { createQueue } from "./queue.ts";
import { removeTree } from "./remove-tree.ts";

/** What we know of a copy's files. */
export interface CopyState {
  readonly index: SavedIndex;
  /** The tree that the index stands for; null when nobody asked yet. */
  readonly tree: string | null;
  /** Whether the index knows the times of the files as they lie there. */
  readonly isFresh: boolean;
}

/** A working copy, and what it takes to make another of it. */
export interface OpenCopy {
  readonly copy: WorkingCopy;
  readonly place: CopyPlace;
  /** Does work while nothing else reads or writes our own folder of the copy. */
  readonly inTurn: <T>(work: (state: CopyState) => Promise<T>) => Promise<T>;
  /** Looks at the files as they are now, and does work with a repository of ours while nothing else looks. */
  readonly look: LookAtCopy;
}

/** What lies in a copy now. */
interface Look {
  readonly tree: string;
  readonly leftOut: Changes["leftOut"];
  /** Names, in latin1, of files whose change since a snapshot cannot be kept. */
  readonly lostSince: (snapshot: string) => readonly string[];
  /** A folder of ours, gone when the work is done. */
  readonly ownDir: string;
}

type LookAtCopy = <T>(work: (run: RunInCopy, now: Look) => Promise<T>) => Promise<T>;

/** In: the folders, and what lies in them. Throws: never. */
export function openWorkingCopy(context: CopyContext, place: CopyPlace, start: CopyState): OpenCopy {
  let state = start;
  const inTurn = createQueue();
  const leftOutAt = new Map<string, Changes["leftOut"]>();
  const look: LookAtCopy = async (work) =>
    inTurn(async () => {
      try {
        return await withOwnRepository(context, place, state.index, async (run, indexPath) => {
          const { changes, hasNewIndex } = await bringUpToDate(run, context, place, state);
          const tree = hasNewIndex || state.tree === null ? await writeTree(run) : state.tree;
          const index = hasNewIndex ? await saveIndex(place, indexPath) : state.index;
          state = { index, tree, isFresh: true };
          const { leftOut } = changes;
          const lostSince = (snapshot: string): readonly string[] =>
            findDifferences(leftOutAt.get(snapshot) ?? new Map(), leftOut);
          return work(run, { tree, leftOut, lostSince, ownDir: dirname(indexPath) });
        });
      } catch (error) {
        throw toWorldError("a working copy cannot be compared", await nameFullDisk(error, place.root));
      }
    });
  const snapshot = (): Promise<string> =>
    look(async (_, { tree, leftOut }) => {
      leftOutAt.set(tree, leftOut);
      return tree;
    });
  const patchSince = async (before: string): Promise<Patch> => {
    checkFullName(before);
    return look(async (run, { tree, lostSince }) => {
      const count = lostSince(before).length;
      if (before === tree && count === 0) return { text: "", files: 0, isTruncated: false };
      const limits = { leftOut: count, maxListBytes: context.maxListBytes };
      return compareTrees(run, { before, after: tree }, limits);
    });
  };
  const { dir, homeDir, tmpDir, root } = place;
  const copy: WorkingCopy = { dir, homeDir, tmpDir, snapshot, patchSince, remove: () => removeTree(root) };
  return { copy, place, inTurn: (work) => inTurn(() => work(state)), look };
}

async function writeTree(run: RunInCopy): Promise<string> {
  return expectSuccess(await run(["write-tree"]), "the files of a working copy cannot be kept")
    .toString("utf8")
    .trim();
}

/** Brings the index in step with the files. */
async function bringUpToDate(
  run: RunInCopy,
  { maxListBytes }: CopyContext,
  { dir }: CopyPlace,
  { isFresh }: CopyState,
): Promise<{ readonly changes: Changes; readonly hasNewIndex: boolean }> {
  // Exit code 1 only says that some files differ.
  if (!isFresh) await run(["update-index", "-q", "--refresh", "--ignore-submodules"]);
  const changes = await findChanges(run, dir, maxListBytes);
  await update(run, ["--force-remove"], changes.toRemove);
  await update(run, ["--add", "--remove", "--replace"], changes.toAdd);
  return { changes, hasNewIndex: !isFresh || changes.toAdd.length + changes.toRemove.length > 0 };
}

/** Bytes as they are: attributes that ask for a conversion which cannot be done would end it. */
const RAW_ATTRIBUTES = `${PLAIN_ATTRIBUTES}* -text !eol -ident -working-tree-encoding\n`;

async function update(run: RunInCopy, flags: readonly string[], names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const args = ["update-index", ...flags, "-z", "--stdin"];
  const input = Buffer.from(names.map((name) => `${name}\0`).join(""), "latin1");
  const output = await run(args, { input });
  if (output.exitCode === 0) return;
  expectSuccess(await run(args, { input, attributes: RAW_ATTRIBUTES }), "changed files cannot be kept");
}

function findDifferences(before: Changes["leftOut"], after: Changes["leftOut"]): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
