import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_PATH } from "../../../../src/adapters/process/child-environment.ts";
import { findProgram } from "../../../../src/adapters/process/find-program.ts";
import { createProcesses } from "../../../../src/adapters/process/processes.ts";
import { makeView, openSharedFolder } from "../../../../src/adapters/process/shared-folder.ts";
import type { ProcessSpec } from "../../../../src/ports/process.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { pathWithout } from "../../../support/path-without.ts";

const PLAIN: Pick<ProcessSpec, "env" | "stdin" | "timeoutMs" | "maxOutputBytes" | "signal"> = {
  env: {},
  stdin: null,
  timeoutMs: 30_000,
  maxOutputBytes: 65_536,
  signal: new AbortController().signal,
};

function foldersIn(root: string) {
  const folders = { cwd: join(root, "repo"), homeDir: join(root, "home"), tmpDir: join(root, "tmp") };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  return folders;
}

/** The folder of a run with two working copies, and a program outside of it. In: the name of the folder above it. */
function stage(name = "scratch", more: readonly string[] = [], path = process.env["PATH"]) {
  const root = join(makeTempFolder("shared"), name);
  const workDir = join(root, "work");
  const [own, other] = [foldersIn(join(workDir, "copy-own")), foldersIn(join(workDir, "copy-other"))];
  const outside = foldersIn(makeTempFolder("outside"));
  writeFileSync(join(root, "store"), "ours\n");
  writeFileSync(join(other.cwd, "secret"), "secret\n");
  const processes = createProcesses({ baseEnv: { ...process.env, PATH: path }, readOnly: [root, ...more], workDir });
  const run = (shell: string, folders = own, change: Partial<ProcessSpec> = {}) =>
    processes.run({ ...PLAIN, ...folders, command: { shell }, ...change });
  return { root, workDir, own, other, outside, processes, run };
}

test("a program sees its own folders, and of others not even the names", async () => {
  const { root, workDir, own, run, processes } = stage();
  expect(await processes.isIsolated()).toBe(true);
  const { stdout, stderr } = await run(
    `pwd; ls ../..; ls ..; cat ${root}/store; echo x > "$TMPDIR/x" && ln "$TMPDIR/x" linked && mv "$TMPDIR/x" "$HOME/y" && cat "$HOME/y"
     touch ../../new 2> /dev/null || echo refused; find ${root} -name secret; ls ${root}`,
  );
  const seen = [own.cwd, "copy-own", "home", "repo", "tmp", "ours", "x", "refused", "store", "work", "work-views"];
  expect([stderr.text, stdout.text.trim().split("\n")]).toEqual(["", seen]);
  expect(readdirSync(workDir).toSorted()).toEqual(["copy-other", "copy-own", "pipes"]);
  expect(readFileSync(join(own.homeDir, "y"), "utf8")).toBe("x\n");
});

const UNCOVER = (folder: string): string =>
  ["", "unshare --user --map-root-user --mount ", "unshare --mount "]
    .flatMap((inside) => [`umount ${folder}`, `umount -l ${folder}`].map((words) => `${inside}${words}`))
    .join("; ");

test("whatever a program does to look below, it finds no other folder", async () => {
  const { root, workDir, other, run } = stage();
  const at = basename(workDir);
  const looks = [
    `cat ${other.cwd}/secret`,
    "cat ../../copy-other/repo/secret",
    `cat /proc/1/cwd/../../copy-other/repo/secret /proc/1/root${other.cwd}/secret`,
    `unshare --user --map-root-user --mount sh -c 'umount -l ${workDir}; cat ${other.cwd}/secret'`,
    `unshare --user --map-root-user --mount sh -c 'mkdir -p /tmp/seen-$$; mount --bind ${root} $TMPDIR && cat $TMPDIR/${at}/copy-other/repo/secret'`,
  ];
  const { stdout } = await run(`{ ${UNCOVER(workDir)}; ${looks.join("; ")}; } 2> /dev/null; echo end`);
  expect(stdout.text).toBe("end\n");
});

test("a program whose own folders lie elsewhere works, and sees nobody's", async () => {
  const { workDir, outside, own, run } = stage();
  const { stdout } = await run(`pwd; ls -A ${workDir}; echo x > "$HOME/y" && cat "$HOME/y"`, outside);
  expect(stdout.text).toBe(`${outside.cwd}\nx\n`);
  const apart = await run(`pwd; ls -A ${workDir} ${workDir}/copy-own; touch "$TMPDIR/z" x && ls "$TMPDIR"`, {
    ...own,
    cwd: outside.cwd,
  });
  expect(apart.stdout.text).toBe(`${outside.cwd}\n${workDir}:\ncopy-own\n\n${workDir}/copy-own:\nhome\ntmp\nz\n`);
});

// What reads a pipe of another program gets its output, and what writes to it speaks in its name.
const FORGE = `import glob, os, stat, sys, time
end = time.time() + 2.5
while time.time() < end:
    for path in glob.glob("../../*/tmp/.*") + glob.glob("../../*/.*") + glob.glob(os.environ["WORK"] + "/*/.*") + glob.glob(os.environ["WORK"] + "/*/tmp/.*"):
        try:
            if stat.S_ISFIFO(os.lstat(path).st_mode): os.write(os.open(path, os.O_WRONLY | os.O_NONBLOCK), b"forged\\n"); print("forged", flush=True)
        except OSError: pass
print("end")
`;

test("no program can write into what another prints", async () => {
  const { workDir, own, other, run } = stage();
  writeFileSync(join(own.cwd, "forge.py"), FORGE);
  const forging = run("python3 forge.py", own, { env: { WORK: workDir } });
  const printed: string[] = [];
  const end = performance.now() + 2_000;
  while (performance.now() < end)
    printed.push((await run("cat; echo true", other, { stdin: new Blob(["in\n"]).stream() })).stdout.text);
  expect(new Set(printed)).toEqual(new Set(["in\ntrue\n"]));
  expect((await forging).stdout.text).toBe("end\n");
});

test("no pipe is left, and the same program gets the same view", async () => {
  const { root, workDir, run } = stage();
  for (let times = 0; times < 3; times += 1) await run("true", undefined, { stdin: "x" });
  expect(readdirSync(join(workDir, "pipes"))).toEqual([]);
  // One for the probe.
  expect(readdirSync(join(root, "work-views"))).toHaveLength(2);
  expect(statSync(join(root, "work-views")).mode & 0o777).toBe(0o700);
});

test.each([
  ["a quote", "it's"],
  ["two quotes", "'a' b"],
  ["double quotes", `"a" b`],
  ["a substitution", "$(touch pwned) `touch pwned` $HOME"],
  ["a backslash", String.raw`a\b\n\040c\\`],
  ["a line break", "a\nb\n"],
  ["other signs", "a,b:c;d=e *?[x] #é"],
  ["a dash", "-rf"],
])("a path with %s is guarded like others", async (_, name) => {
  const { root, own, other, run, processes } = stage(name);
  expect(await processes.isIsolated()).toBe(true);
  const env = { ROOT: root, OTHER: other.cwd };
  const { stdout } = await run(
    `{ cat "$OTHER/secret"; echo x > "$ROOT/store"; } 2> /dev/null; echo x > made && cat made; ls ../..`,
    own,
    { env },
  );
  expect(stdout.text).toBe("x\ncopy-own\n");
  expect(readFileSync(join(root, "store"), "utf8")).toBe("ours\n");
  expect(readdirSync(own.cwd)).toEqual(["made"]);
});

test("with thirty guarded folders everything holds as with one", async () => {
  const folders = Array.from({ length: 30 }, () => makeTempFolder("one-of-many"));
  const { run, processes } = stage("scratch", folders);
  expect(await processes.isIsolated()).toBe(true);
  const { stdout } = await run(`${folders.map((one) => `touch ${one}/x`).join("; ")}; ls ../..; echo $PPID`);
  expect(stdout.text).toBe("copy-own\n1\n");
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual([]);
});

test.each([
  ["cannot be hidden", "case $3 in */work) exit 32 ;; esac; exec", true],
  ["cannot be hidden, without a word", "case $3 in */work) exit 0 ;; esac; exec", true],
  ["cannot be guarded", "exit 32 #", false],
])(
  "where folders %s, programs run all the same, and the machine does not count as isolated",
  async (_, words, isGuarded) => {
    const bin = makeTempFolder("bin");
    writeFileSync(join(bin, "mount"), `#!/bin/sh\n${words} "${await findMount()}" "$@"\n`, { mode: 0o755 });
    const { own, other, run, processes } = stage("scratch", [], `${bin}:${pathWithout("perl")}`);
    expect((await run("pwd; ls ../..; touch x && ls")).stdout.text).toBe(
      `${own.cwd}\ncopy-other\ncopy-own\npipes\nx\n`,
    );
    expect(await processes.isIsolated()).toBe(false);
    const { stdout } = await run(`echo x 2> /dev/null > ${other.cwd}/secret || echo refused`);
    expect(stdout.text).toBe(isGuarded ? "refused\n" : "");
  },
);

test("where perl may not mount, the system's program does", async () => {
  const bin = makeTempFolder("bin");
  writeFileSync(join(bin, "perl"), "#!/bin/sh\nexit 125\n", { mode: 0o755 });
  const { run, processes } = stage("scratch", [], `${bin}:${DEFAULT_PATH}`);
  expect(await processes.isIsolated()).toBe(true);
  expect((await run("ls ../..")).stdout.text).toBe("copy-own\n");
});

const findMount = (): Promise<string | null> => findProgram("mount", DEFAULT_PATH, "/");

test("what a check sets for its shell does nothing to the one that encloses it", async () => {
  const { own, run } = stage();
  const script = join(own.tmpDir, "env.sh");
  writeFileSync(script, 'echo "$0 $*" >> "$HOME/log"\n');
  await run("true", own, { env: { BASH_ENV: script } });
  expect(readFileSync(join(own.homeDir, "log"), "utf8").trim().split("\n")).toHaveLength(1);
});

test("nor does what it sets for the loader: our helpers have rights that the program has not", async () => {
  const { own, run } = stage();
  const env = { LD_DEBUG: "libs", LD_DEBUG_OUTPUT: join(own.tmpDir, "ld") };
  const { stdout } = await run('/bin/cat /dev/null; echo "$LD_DEBUG"', own, { env });
  expect(stdout.text).toBe("libs\n");
  const logs = readdirSync(own.tmpDir).filter((name) => name.startsWith("ld."));
  const told = logs.map((name) => readFileSync(join(own.tmpDir, name), "utf8")).join("");
  expect(told).toContain("initialize program: /bin/cat");
  expect(told).not.toMatch(/initialize program: \S*(?:unshare|mount|setpriv|env)\b/);
});

test("folders of a program that are not there are told, not a fault of the machine", async () => {
  const { own, run } = stage();
  const gone = await run("true", { ...own, cwd: join(own.cwd, "none") });
  expect(gone.startError).toContain("does not exist");
});

test("a folder that is not within what is read-only is refused", async () => {
  const [root, elsewhere] = [makeTempFolder("root"), makeTempFolder("elsewhere")];
  await expect(openSharedFolder(join(elsewhere, "work"), [root])).rejects.toThrow("may not change");
  const shared = await openSharedFolder(join(root, "work"), [root]);
  const view = await makeView(shared, [join(shared.path, "a", "b"), elsewhere]);
  expect([readdirSync(view), readdirSync(join(view, "a"))]).toEqual([["a"], ["b"]]);
});
