import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { DEFAULT_PATH } from "../../../../src/adapters/process/child-environment.ts";
import { findProgram } from "../../../../src/adapters/process/find-program.ts";
import { ownFolders, pinnedAbove, realFolders } from "../../../../src/adapters/process/mount-guard.ts";
import { mountWords } from "../../../../src/adapters/process/mount-program.ts";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { pathWithout } from "../../../support/path-without.ts";
import { canMount, runAmongMounts } from "./mount-namespace.ts";

/** A store, a report and two working copies, as a run has them. */
function stage(path = process.env["PATH"]) {
  const above = makeTempFolder("guard");
  const root = join(above, "outer", "inner", "scratch");
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
  const processes = createProcesses({ baseEnv: { ...process.env, PATH: path }, readOnly: [root, output] });
  const spec = {
    env: {},
    stdin: null,
    timeoutMs: 30_000,
    maxOutputBytes: 65_536,
    signal: new AbortController().signal,
  };
  const run = (shell: string) => processes.run({ ...spec, ...own, command: { shell } });
  return { above, root, own, other, output, processes, run };
}

const ATTACK = (root: string): string =>
  ["", `unshare --user --map-root-user --mount `, `unshare --mount `]
    .map((inside) => `${inside}mount -o remount,bind,rw ${root}; ${inside}umount ${root}`)
    .join("; ");

describe.each([
  ["perl", () => process.env["PATH"]],
  ["the system's program", () => pathWithout("perl")],
])("mounted by %s", (_, findPath) => {
  test("a program changes its own copy, and nothing of the store, of other copies and of the report", async () => {
    const { root, own, other, output, processes, run } = stage(findPath());
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

  test("no helper starts in the copy, and the program does", async () => {
    const shims = makeTempFolder("shims");
    const path = findPath() ?? DEFAULT_PATH;
    const names = ["perl", "mount", "setpriv", "unshare"];
    for (const name of names) {
      const real = await findProgram(name, path, "/");
      const words = `#!/bin/sh\necho "${name} $(pwd -P)" >> ${shims}/seen\nexec ${real} "$@"\n`;
      if (real !== null) writeFileSync(join(shims, name), words, { mode: 0o755 });
    }
    const { own, run } = stage(`${shims}:${path}`);
    expect((await run("pwd -P")).stdout.text).toBe(`${own.cwd}\n`);
    const lines = readFileSync(join(shims, "seen"), "utf8").trim().split("\n");
    expect(lines).toContain("setpriv /");
    expect(lines.filter((line) => !line.endsWith(" /"))).toEqual([]);
  });

  test("nor can it put others in the place of the folders above", async () => {
    const { above, root, run } = stage(findPath());
    const { stdout } = await run(
      `mv ${root} ${root}.old && echo moved; mv ${above}/outer ${above}/old && echo moved; mv ${above}/outer/inner ${above}/old && echo moved
     rm -rf ${root}/store.git && echo gone; touch ${above}/outer/free && echo end`,
    );
    expect(stdout.text).toBe("end\n");
    expect(readFileSync(join(root, "store.git", "config"), "utf8")).toBe("ours\n");
  });
});

// The system's program can make nothing read-only but one mount at a time.
test.skipIf(!canMount(`mount -t tmpfs none ${makeTempFolder("mount")}`))(
  "what others mounted below a folder of ours is read-only, and what they did below the program's own is not (skipped where nothing can be mounted)",
  () => {
    const { root, own } = stage();
    const mounted = [join(root, "store.git", "disk"), join(own.cwd, "disk")];
    for (const folder of mounted) mkdirSync(folder);
    const script = fileURLToPath(new URL("./print-guarded.ts", import.meta.url));
    const write = mounted.map((folder) => `touch ${folder}/x && echo wrote ${folder}`).join("; ");
    const before = mounted.map((folder) => `mount -t tmpfs none ${folder}`).join(" && ");
    const { stdout, stderr } = runAmongMounts(before, script, root, write);
    expect(stdout).toBe(`wrote ${mounted[1]}\n`);
    expect(stderr).toContain("Read-only");
  },
);

test("a folder that cannot be mounted is said", async () => {
  const { root } = stage();
  const words = mountWords(
    "/bin/bash",
    { path: (await findProgram("perl", DEFAULT_PATH, "/")) ?? "perl", isPerl: true },
    { pinned: [], readOnly: [join(root, "gone\nup\n")], writable: [], view: null },
  );
  const [file = "", ...args] = words;
  const { status, stderr } = spawnSync(file, [...args, "/bin/true"], { encoding: "utf8" });
  expect(status).toBe(125);
  // The kernel looks at our rights before it looks for the folder.
  expect(stderr.replace(/: [A-Z][a-z ]+\n$/, ": why")).toBe(`${root}/gone up  cannot be mounted: why`);
});

test("what could be renamed above is pinned, outer ones first", () => {
  const { above, root } = stage();
  const pinned = pinnedAbove([root]);
  expect(pinned.slice(-2)).toEqual([join(above, "outer"), join(above, "outer", "inner")]);
  expect(pinnedAbove([root, join(above, "outer")]).at(-1)).toBe(above);
});

test("folders that are not there are not guarded, and outer ones come first", () => {
  const root = makeTempFolder("guard");
  mkdirSync(join(root, "inner"));
  expect(realFolders([join(root, "inner"), join(root, "none"), root, root])).toEqual([root, join(root, "inner")]);
});

test("what is a program's own is one mount where it lies side by side, and none outside of what is guarded", () => {
  const { root, own } = stage();
  expect(ownFolders([root], own)).toEqual([join(root, "work", "own")]);
  expect(ownFolders(["/elsewhere"], own)).toEqual([]);
  const apart = { ...own, cwd: join(root, "store.git") };
  expect(ownFolders([root], apart)).toEqual(realFolders(Object.values(apart)));
});
