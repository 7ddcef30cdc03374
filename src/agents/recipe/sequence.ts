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
