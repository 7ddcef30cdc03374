import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { getuid } from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { DEFAULT_PATH } from "../../../../src/adapters/process/child-environment.ts";
import { findProgram } from "../../../../src/adapters/process/find-program.ts";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { canMount, runAmongMounts } from "./mount-namespace.ts";
import { ISOLATION_KINDS, makeRunner } from "./run-fixture.ts";

const isRoot = getuid?.() === 0;

// What a program looks for: our environment and memory, below a /proc that it uncovers if it can.
const LOOK = ["environ", "maps"]
  .map((name) => `grep -c "" /proc/${process.pid}/${name} 2> /dev/null || echo none`)
  .join("; ");

describe.skipIf(!isRoot)("as root", () => {
  test.each([
    ["as it is", LOOK],
    ["with /proc unmounted", `umount -l /proc; ${LOOK}`],
    [
      "in a mount namespace",
      `unshare -m sh -c 'umount -l /proc'; unshare -m sh -c ${quote(`umount -l /proc; ${LOOK}`)}; ${LOOK}`,
    ],
    ["in a user namespace", `unshare -Urm sh -c ${quote(`umount -l /proc; ${LOOK}`)}`],
  ])("a program sees nothing of us: %s", async (_, script) => {
    const { stdout } = await makeRunner("pid-namespace").run(script);
    expect(stdout.text).toMatch(/^(?:none\n)+$/);
  });

  test.each(ISOLATION_KINDS)("in %s mode it can read no memory of ours and make no device", async (kind) => {
    const { run } = makeRunner(kind);
    const { stdout, stderr } = await run(`cat /proc/${process.pid}/environ; mknod device b 8 0 || echo refused`);
    expect(stdout.text).toBe("refused\n");
    expect(stderr.text).toMatch(/environ: (?:Permission denied|No such file)/);
  });

  test.each(ISOLATION_KINDS)("in %s mode it still does what tests of real projects do", async (kind) => {
    const script = [
      "touch file && chown 1234:1234 file && stat -c %u file",
      "setpriv --reuid 1234 --regid 1234 --clear-groups id -u",
      `perl -MSocket -e 'socket(S, PF_INET, SOCK_STREAM, 0); bind(S, sockaddr_in(81, INADDR_LOOPBACK)) or die; print "bound\\n"'`,
      "chroot / true && echo chroot",
      "unshare --user --map-root-user --pid --fork --mount --mount-proc sh -c 'echo sandbox $$'",
    ].join("; ");
    const { stdout, stderr } = await makeRunner(kind).run(script);
    expect(stderr.text).toBe("");
    expect(stdout.text).toBe("1234\n1234\nbound\nchroot\nsandbox 1\n");
  });
});

test("a machine whose programs could unmount /proc as root does not count as isolated", async () => {
  // Without setpriv on PATH no capability can be dropped.
  const withAll = createProcesses({ baseEnv: process.env });
  expect(await withAll.isIsolated()).toBe(true);
  const folder = await makePath(["bash", "sh", "unshare", "umount", "mkfifo"]);
  const without = createProcesses({ baseEnv: { PATH: folder } });
  expect(await without.isIsolated()).toBe(!isRoot);
});

describe.skipIf(!canMount(`mount --rbind /proc ${makeTempFolder("mount")}`))(
  "where another /proc can be mounted (skipped elsewhere)",
  () => {
    const script = fileURLToPath(new URL("./print-isolated.ts", import.meta.url));

    test.each([
      ["at another place", (folder: string) => `mount --rbind /proc ${folder}`, "false"],
      ["nowhere", () => "true", "true"],
      ["at its own place", () => "mount --rbind /proc /proc", "true"],
    ])("with one %s a machine is known to be isolated or not", (_, mount, isIsolated) => {
      const { stdout, stderr } = runAmongMounts(mount(makeTempFolder("mount")), script);
      expect({ stdout, stderr }).toEqual({ stdout: isIsolated, stderr: "" });
    });
  },
);

/** A folder with these programs of the machine and no others. */
async function makePath(names: readonly string[]): Promise<string> {
  const folder = makeTempFolder("path");
  for (const name of names) symlinkSync((await findProgram(name, DEFAULT_PATH, "/")) ?? "/none", join(folder, name));
  return folder;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
