import { isInstalling } from "./missing.ts";
import { isFolderChange, leavesState } from "./split.ts";

/** Makes one script of commands that need the shell of those before them: after "Run `cd api`", "Run `npm test`" means the tests of
 *  `api`. In: the blocks of one text in its order. Out: the same commands in the same order. A block that goes to a folder of its own
 *  after work in another one starts over. Throws: never. */
export function joinStateful(blocks: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const joined: (readonly string[])[] = [];
  let open: readonly (readonly string[])[] = [];
  for (const block of blocks) {
    if (open.length > 0 && !startsOver(open.flat(), block)) {
      open = [...open, block];
      continue;
    }
    joined.push(...close(open));
    open = leavesState(block.join("\n")) ? [block] : [];
    if (open.length === 0) joined.push(block);
  }
  return [...joined, ...close(open)];
}

function close(open: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return open.length < 2 ? open : [[open.flat().join("\n")]];
}

function startsOver(before: readonly string[], [first = ""]: readonly string[]): boolean {
  return /^cd\s+(?![-~.$]|"?\.\.)\S/.test(first) && isFolderChange(before.join("\n"));
}

/** Makes one order of those of two texts: the first one's, and of the second one what it has before a command that both have, and
 *  what it installs where the first one installs nothing. The rest of the second one comes last. Throws: never. */
export function mergeOrders<Command extends { readonly text: string }>(
  first: readonly Command[],
  second: readonly Command[],
): readonly Command[] {
  const texts = new Set(first.map(({ text }) => text));
  const hasOwnInstall = first.some(({ text }) => isInstalling(text));
  const merged: Command[] = [];
  let taken = 0;
  const takeUntil = (end: number): void => {
    merged.push(...second.slice(taken, Math.max(taken, end)).filter(({ text }) => !texts.has(text)));
    taken = Math.max(taken, end);
  };
  if (!hasOwnInstall) takeUntil(second.findLastIndex(({ text }) => isInstalling(text)) + 1);
  for (const command of first) {
    takeUntil(second.findIndex(({ text }) => text === command.text));
    merged.push(command);
  }
  takeUntil(second.length);
  return merged;
}
