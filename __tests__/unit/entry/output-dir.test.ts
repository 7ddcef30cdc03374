import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { prepareOutputDir, readReport } from "../../../src/entry/output-dir.ts";
import { makeTempFolder } from "../../support/git-repo.ts";

const OURS = '{ "version": 1, "isFinished": true }';

function refusalOf(dir: string, clone: string | null = null): string {
  try {
    prepareOutputDir(dir, "--out", clone);
    return "accepted";
  } catch (error) {
    return String(error);
  }
}

test("a folder of an earlier run is emptied of it, and keeps what else is there", () => {
  const dir = makeTempFolder("out");
  for (const name of ["verdict.json", ".gitignore", "notes"]) writeFileSync(join(dir, name), OURS);
  mkdirSync(join(dir, "gates", "one"), { recursive: true });
  prepareOutputDir(dir, "--out", null);
  expect(readdirSync(dir).toSorted()).toEqual([".gitignore", "notes"]);
  expect(readFileSync(join(dir, ".gitignore"), "utf8")).toBe("*\n");
});

test("its real path is given, whether it was there or not", () => {
  const parent = makeTempFolder("out");
  const link = join(makeTempFolder("link"), "link");
  symlinkSync(parent, link);
  for (let times = 0; times < 2; times += 1)
    expect(prepareOutputDir(join(link, "a", "b"), "--out", null)).toBe(join(parent, "a", "b"));
});

test("a file that has another name elsewhere is not written to", () => {
  const dir = makeTempFolder("out");
  const victim = join(makeTempFolder("victim"), "precious");
  writeFileSync(victim, "precious");
  linkSync(victim, join(dir, ".gitignore"));
  prepareOutputDir(dir, "--out", null);
  expect(readFileSync(victim, "utf8")).toBe("precious");
});

test.each([
  ["verdict.json", "a pipe", "no plain file"],
  [".gitignore", "a folder", "no plain file"],
  ["gates", "a file", "no folder"],
  ["redo-1", "a link", "a symbolic link"],
  ["verdict.json.4711", "a link", "a symbolic link"],
] as const)("%s that is %s is refused, with its path and what to do", (name, what, fault) => {
  const dir = makeTempFolder("out");
  const path = join(dir, name);
  if (name !== "verdict.json") writeFileSync(join(dir, "verdict.json"), OURS);
  if (what === "a pipe") execFileSync("mkfifo", [path]);
  if (what === "a folder") mkdirSync(path);
  if (what === "a file") writeFileSync(path, "");
  if (what === "a link") symlinkSync("/dev/zero", path);
  const before = readdirSync(dir);
  expect(refusalOf(dir)).toContain(`${JSON.stringify(path)} is ${fault}; remove it, or name another folder with --out`);
  expect(readdirSync(dir)).toEqual(before);
});

test("of a file that is not ours no more than its start is read", () => {
  const dir = makeTempFolder("out");
  writeFileSync(join(dir, "verdict.json"), `${" ".repeat(100_000)}${OURS}`);
  expect(refusalOf(dir)).toContain("it holds other files");
});

test("links on the way are the user's own, but not below the clone, however it is reached", () => {
  const [root, victim] = [makeTempFolder("clone"), makeTempFolder("victim")];
  const clone = join(root, "clone");
  mkdirSync(clone);
  symlinkSync(clone, join(root, "own"));
  symlinkSync(victim, join(clone, "report"));
  symlinkSync(join(root, "own", "report"), join(root, "shortcut"));
  for (const way of ["clone/report", "own/report", "shortcut"]) {
    expect(refusalOf(join(root, way, "a", "b"), clone)).toContain("is a symbolic link; remove it");
    expect(readdirSync(victim)).toEqual([]);
  }
  symlinkSync(victim, join(root, "elsewhere"));
  expect(refusalOf(join(root, "elsewhere", "a", "b"), clone)).toBe("accepted");
  expect(refusalOf(join(root, "own", "c"), clone)).toBe("accepted");
  expect(existsSync(join(victim, "a", "b", ".gitignore"))).toBe(true);
  expect(refusalOf(join(root, "elsewhere"), clone)).toContain("is a symbolic link; remove it");
});

test("links that lead in a circle are no bug", () => {
  const dir = makeTempFolder("out");
  symlinkSync(join(dir, "two"), join(dir, "one"));
  symlinkSync(join(dir, "one"), join(dir, "two"));
  expect(refusalOf(join(dir, "one", "out"))).toContain("too many symbolic links");
});

const UNSHARE = "unshare";
const MOUNTS = spawnSync(UNSHARE, ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

test.skipIf(!MOUNTS)("a file system that cannot be written to is told in plain words, with what to do", () => {
  const dir = makeTempFolder("read-only");
  const module = pathToFileURL(new URL("../../../src/entry/output-dir.ts", import.meta.url).pathname).href;
  const code = `import { prepareOutputDir } from ${JSON.stringify(module)};
    for (const name of ["empty", "used", "a/b"])
      try { prepareOutputDir(process.argv[1] + "/" + name, "--out", null); } catch (error) { console.log(error.message); }`;
  const script = `mount -t tmpfs none "$1" && mkdir "$1/empty" "$1/used" && echo '${OURS}' > "$1/used/verdict.json" &&
    mount -o remount,ro "$1" && exec "$2" --input-type=module --no-warnings -e "$3" "$1"`;
  const args = ["-rm", "sh", "-c", script, "sh", dir, process.execPath, code];
  const lines = execFileSync(UNSHARE, args, { encoding: "utf8" }).trim().split("\n");
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatch(
      /^--out "[^"]+" cannot be used as output folder: EROFS: read-only file system, .*; name another folder with --out$/,
    );
});

test("a report is printed from a plain file alone", () => {
  const dir = makeTempFolder("out");
  const file = join(dir, "verdict.json");
  expect(() => readReport(dir)).toThrow(/verdict\.json in .* cannot be printed: ENOENT/);
  symlinkSync("/dev/zero", file);
  expect(() => readReport(dir)).toThrow(/cannot be printed: ELOOP/);
});

test("a report is printed as it is", () => {
  const dir = makeTempFolder("out");
  writeFileSync(join(dir, "verdict.json"), OURS);
  expect(readReport(dir)).toBe(OURS);
});
