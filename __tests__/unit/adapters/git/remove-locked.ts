// Locks a tree as an ordinary user would and removes it with the real code; root would meet no refusal.
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { removeTree } from "../../../../src/adapters/git/remove-tree.ts";

const NOBODY = 65_534;
const tree = process.argv[2] ?? "";
if (process.getuid?.() === 0) {
  chownSync(dirname(tree), NOBODY, NOBODY);
  chownSync(tree, NOBODY, NOBODY);
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
mkdirSync(join(tree, "a/b/c"), { recursive: true });
writeFileSync(join(tree, "a/b/c/file"), "x", { mode: 0o400 });
for (const folder of ["a/b/c", "a/b", "a"]) chmodSync(join(tree, folder), 0o000);
try {
  rmSync(tree, { recursive: true });
} catch {
  process.stdout.write("plain removal refused\n");
}
await removeTree(tree);
process.stdout.write("removed\n");
