import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guardedFor, realFolders } from "../../../../src/adapters/process/mount-guard.ts";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";

/** A store, a report and two working copies, as a run has them. */
function stage() {
  const root = makeTempFolder("guard");
  const copy = (name: string) => ({
    cwd: join(root, "work", name, "repo"),
    homeDir: join(root, "work", name, "home"),
    tmpDir: join(root, "work", name, "tmp"),
  });
  const [own, other] = [copy("own"), copy("other")];
  for (const folder of [...Object.values(own), ...Object.values(other), join(root, "store.git")])
    mkdirSync(folder, { recursive: true });
  const output = makeTempFolder("output");
  writeFileSync(join(root, "store.git", "config"), "ours\n");
  writeFileSync(join(other.cwd, "test.sh"), "exit 1\n");
  const processes = createProcesses({ baseEnv: process.env, readOnly: [root, output] });
  const spec = {
    env: {},
    stdin: null,
    timeoutMs: 30_000,
    maxOutputBytes: 65_536,
    signal: new AbortController().signal,
  };
  const run = (shell: string) => processes.run({ ...spec, ...own, command: { shell } });
  return { root, own, other, output, processes, run };
}

const ATTACK = (root: string): string =>
  ["", `unshare --user --map-root-user --mount `, `unshare --mount `]
    .map((inside) => `${inside}mount -o remount,bind,rw ${root}; ${inside}umount ${root}`)
    .join("; ");

test("a program changes its own copy, and nothing of the store, of other copies and of the report", async () => {
  const { root, own, other, output, processes, run } = stage();
  expect(await processes.isIsolated()).toBe(true);
  const targets = [
    join(root, "store.git", "config"),
    join(other.cwd, "test.sh"),
    "../../other/repo/test.sh",
    "/proc/1/cwd/../../other/repo/test.sh",
    join(output, "events.ndjson"),
  ];
  const writes = targets.map((path) => `echo exit 0 > ${path} && echo wrote`).join("; ");
  const { stdout, exitCode } = await run(
    `{ ${ATTACK(root)}; ${ATTACK(output)}; ${writes}; mkdir ${root}/new && echo wrote; } 2> /dev/null
     cat ${targets[0]}; echo x > "$TMPDIR/x" && ln "$TMPDIR/x" linked && mv "$TMPDIR/x" "$HOME/y" && cat linked "$HOME/y"`,
  );
  expect([stdout.text, exitCode]).toEqual(["ours\nx\nx\n", 0]);
  expect(readFileSync(join(other.cwd, "test.sh"), "utf8")).toBe("exit 1\n");
  expect(existsSync(join(output, "events.ndjson"))).toBe(false);
  expect(existsSync(join(own.cwd, "linked"))).toBe(true);
});

test("folders that are not there are not guarded, and outer ones come first", () => {
  const root = makeTempFolder("guard");
  mkdirSync(join(root, "inner"));
  expect(realFolders([join(root, "inner"), join(root, "none"), root, root])).toEqual([root, join(root, "inner")]);
});

test("what is a program's own is one mount where it lies side by side, and none outside of what is guarded", () => {
  const { root, own } = stage();
  expect(guardedFor([root], own).writable).toEqual([join(root, "work", "own")]);
  expect(guardedFor(["/elsewhere"], own).writable).toEqual([]);
  const apart = { ...own, cwd: join(root, "store.git") };
  expect(guardedFor([root], apart).writable).toEqual(realFolders(Object.values(apart)));
});
