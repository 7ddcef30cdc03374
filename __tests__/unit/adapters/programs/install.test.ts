import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../../../src/adapters/process/find-program.ts";
import type { ProgramsOptions } from "../../../../src/adapters/programs/programs.ts";
import type { ProgramSpec } from "../../../../src/ports/programs.ts";
import { makeTempDir } from "../../../support/temp-dir.ts";
import { type FakePackage, type FakeRegistry, startRegistry } from "./npm-registry.ts";
import { makePrograms, PATH, refusalOf, SPEC, writeProgram } from "./programs-fixture.ts";

const scriptPrinting = (words: string) => `console.log(${JSON.stringify(words)}, process.argv.slice(2).join(" "));\n`;

const AGENT: FakePackage = {
  name: "@tiny/agent",
  version: "2.1.0",
  manifest: { type: "module", scripts: { postinstall: "echo ran > ran.txt" } },
  files: { "cli.js": scriptPrinting("tiny 2.1.0"), "lib/one.js": "export const one = 1;\n" },
};

const platformPackage = (os: string, cpu: string): FakePackage => ({
  name: `tiny-${os}-${cpu}`,
  version: "2.1.0",
  manifest: { os: [os], cpu: [cpu] },
  files: { "bin/tiny": `#!/bin/sh\necho "tiny 2.1.0 for ${os}-${cpu}"\n` },
});

/** A place to install to, and what installs there. */
function setUp(registry: FakeRegistry, options: Partial<ProgramsOptions> = {}) {
  const cacheDir = makeTempDir();
  const spec: ProgramSpec = { ...SPEC, loadLock: () => Promise.resolve(registry.lock) };
  const npmEnv = { npm_config_registry: registry.url };
  const find = (change: Partial<ProgramSpec> = {}, more: Partial<ProgramsOptions> = {}) =>
    makePrograms({ cacheDir, npmEnv, ...options, ...more }).find({ ...spec, ...change }, { install: true });
  const installations = () => {
    const dir = join(cacheDir, SPEC.name);
    return readdirSync(dir).map((name) => join(dir, name));
  };
  return { cacheDir, find, installations };
}

test("installs the package of the lock without its scripts, and uses it from then on without the registry", async () => {
  const registry = await startRegistry([AGENT]);
  const { find, installations } = setUp(registry);
  const program = await find();
  const [dir = "", ...others] = installations();
  expect(others).toEqual([]);
  expect(dir).toMatch(/\/2\.1\.0-\w+-\w+-[0-9a-f]{12}$/);
  const file = join(dir, "node_modules", "@tiny", "agent", "cli.js");
  expect(program).toMatchObject({
    argv: [process.execPath, file],
    version: "2.1.0",
    origin: "installed",
    remark: null,
  });
  expect(readdirSync(join(dir, "node_modules", "@tiny", "agent"))).not.toContain("ran.txt");
  await program.checkUnchanged();
  const asked = registry.requests.length;
  await registry.close();
  await expect(find()).resolves.toMatchObject({ argv: program.argv });
  expect(registry.requests).toHaveLength(asked);
});

test("an archive that is not the one in the lock is refused, and nothing of it stays", async () => {
  const registry = await startRegistry([AGENT]);
  const { find, installations } = setUp(registry);
  registry.replace([{ ...AGENT, files: { ...AGENT.files, "cli.js": scriptPrinting("evil 2.1.0") } }]);
  const error = await refusalOf(find());
  expect(error).toMatchObject({ code: "agent-install-failed", isRetryable: false });
  expect(error.message).toMatch(
    /tiny-agent cannot be installed: npm ended with exit code 1: code EINTEGRITY; .*sha512-/,
  );
  expect(installations()).toEqual([]);
});

test("only the package of the own platform is fetched, and its file is started directly", async () => {
  const registry = await startRegistry([platformPackage("linux", "x64"), platformPackage("darwin", "arm64")]);
  const platform = { os: "darwin", cpu: "arm64", libc: null };
  const { find, installations } = setUp(registry, { platform });
  const files = { "linux-x64": "tiny-linux-x64/bin/tiny", "darwin-arm64": "tiny-darwin-arm64/bin/tiny" };
  const program = await find({ files });
  expect(program.argv).toEqual([join(installations()[0] ?? "", "node_modules", "tiny-darwin-arm64", "bin", "tiny")]);
  expect(registry.requests.filter((path) => path.includes("linux"))).toEqual([]);
});

test("the package of the own platform must be the one in the lock as well", async () => {
  const own = platformPackage("darwin", "arm64");
  const registry = await startRegistry([platformPackage("linux", "x64"), own]);
  const { find } = setUp(registry, { platform: { os: "darwin", cpu: "arm64", libc: null } });
  registry.replace([{ ...own, files: { "bin/tiny": "#!/bin/sh\necho tiny 2.1.0\n" } }]);
  const error = await refusalOf(find({ files: { "darwin-arm64": "tiny-darwin-arm64/bin/tiny" } }));
  expect(error.message).toContain("code EINTEGRITY");
});

test("a platform without a file is told what there is", async () => {
  const registry = await startRegistry([platformPackage("linux", "x64")]);
  const { find } = setUp(registry, { platform: { os: "linux", cpu: "x64", libc: "musl" } });
  const error = await refusalOf(find({ files: { "linux-x64": "tiny-linux-x64/bin/tiny" } }));
  expect(error).toMatchObject({ code: "agent-install-failed" });
  expect(error.message).toContain("can be installed on linux-x64, not on linux-x64-musl");
  expect(registry.requests).toEqual([]);
});

test("runs that install at the same time do not disturb one another", async () => {
  const registry = await startRegistry([AGENT]);
  const { find, installations } = setUp(registry);
  const programs = await Promise.all([find(), find(), find()]);
  expect(new Set(programs.map(({ argv }) => argv[1])).size).toBe(1);
  expect(installations()).toHaveLength(1);
  for (const program of programs) await program.checkUnchanged();
});

test.each<[string, (dir: string) => void]>([
  ["lost a file", (dir) => rmSync(join(dir, "node_modules", "@tiny", "agent", "lib", "one.js"))],
  ["got a file cut", (dir) => writeFileSync(join(dir, "node_modules", "@tiny", "agent", "cli.js"), "")],
  ["got no mark", (dir) => rmSync(join(dir, "complete.json"))],
  ["lost all", (dir) => rmSync(join(dir, "node_modules"), { recursive: true })],
])("an installation that %s is made anew", async (_, damage) => {
  const registry = await startRegistry([AGENT]);
  const { find, installations } = setUp(registry);
  await find();
  const [dir = ""] = installations();
  damage(dir);
  const asked = registry.requests.length;
  await find();
  expect(registry.requests.length).toBeGreaterThan(asked);
  expect(installations()).toEqual([dir]);
  await registry.close();
  await expect(find()).resolves.toMatchObject({ origin: "installed" });
});

test("all files of an installation are watched", async () => {
  const { find, installations } = setUp(await startRegistry([AGENT]));
  const program = await find();
  const file = join(installations()[0] ?? "", "node_modules", "@tiny", "agent", "lib", "one.js");
  writeFileSync(file, "export const one = 2;\n");
  const error = await refusalOf(program.checkUnchanged());
  expect(error).toMatchObject({ code: "runner-tampered", message: `${file} is not what it was when this run began` });
});

test("a registry that cannot be reached is named by npm's own words, soon", async () => {
  const registry = await startRegistry([AGENT]);
  await registry.close();
  const { find } = setUp(registry);
  const error = await refusalOf(find());
  expect(error).toMatchObject({ code: "agent-install-failed", isRetryable: true });
  expect(error.message).toContain("ECONNREFUSED");
  expect(error.message).not.toContain("complete log");
});

test("a package that the registry does not have", async () => {
  const registry = await startRegistry([AGENT]);
  registry.replace([]);
  const error = await refusalOf(setUp(registry).find());
  expect(error).toMatchObject({ code: "agent-install-failed" });
  expect(error.message).toContain("code E404; 404 Not Found");
});

test.each([
  ["says another version", scriptPrinting("tiny 2.0.9"), "says it is 2.0.9, not 2.1.0"],
  [
    "does not start",
    "throw new Error('no such library');\n",
    "was installed, but @tiny/agent/cli.js ended with exit code 1",
  ],
])("a program that %s is no installation", async (_, script, words) => {
  const registry = await startRegistry([{ ...AGENT, files: { "cli.js": script } }]);
  const { find, installations } = setUp(registry);
  const error = await refusalOf(find());
  expect(error).toMatchObject({ code: "agent-install-failed" });
  expect(error.message).toContain(words);
  expect(installations()).toEqual([]);
});

test("without npm it is said what is missing", async () => {
  const path = makeTempDir();
  for (const name of ["node", "sh", "bash"]) {
    const file = await findProgram(name, PATH, "/");
    if (file !== null) symlinkSync(file, join(path, name));
  }
  const error = await refusalOf(setUp(await startRegistry([AGENT]), { path }).find());
  expect(error.message).toContain("tiny-agent cannot be installed: npm is not on PATH");
});

test("a cache that cannot be written to is the machine's fault", async () => {
  const cacheDir = join(makeTempDir(), "taken");
  writeFileSync(cacheDir, "");
  const error = await refusalOf(setUp(await startRegistry([AGENT]), { cacheDir }).find());
  expect(error).toMatchObject({ code: "world-failed" });
});

test("a full disk is told from a failed installation", async () => {
  const path = makeTempDir();
  writeProgram(
    join(path, "npm"),
    'echo "npm error code ENOSPC" >&2; echo "npm error nospc no space left" >&2; exit 228',
  );
  const error = await refusalOf(setUp(await startRegistry([AGENT]), { path: `${path}:${PATH}` }).find());
  expect(error).toMatchObject({ code: "disk-full" });
  expect(error.message).toContain("no space left");
});

test("what a killed run left a day ago is removed, and what a run is making now is not", async () => {
  const { cacheDir, find } = setUp(await startRegistry([AGENT]));
  const folders = ["2.0.0-linux-x64-0.making-old", "2.0.0-linux-x64-0.making-new"];
  for (const name of folders) mkdirSync(join(cacheDir, SPEC.name, name, "node_modules"), { recursive: true });
  const yesterday = Date.now() / 1000 - 25 * 3600;
  utimesSync(join(cacheDir, SPEC.name, folders[0] ?? ""), yesterday, yesterday);
  await find();
  const left = readdirSync(join(cacheDir, SPEC.name)).filter((name) => name.includes(".making-"));
  expect(left).toEqual([folders[1]]);
});

test("npm sees the settings it is given and nothing else of ours", async () => {
  const seen = join(makeTempDir(), "seen.txt");
  const path = makeTempDir();
  writeProgram(join(path, "npm"), `env > ${seen}; echo "$@" >> ${seen}; echo "npm error it is a stand-in" >&2; exit 1`);
  process.env["SECRET_OF_TEST"] = "hidden";
  onTestFinished(() => void delete process.env["SECRET_OF_TEST"]);
  const registry = await startRegistry([AGENT]);
  const error = await refusalOf(setUp(registry, { path: `${path}:${PATH}` }).find());
  expect(error.message).toContain("npm ended with exit code 1: it is a stand-in");
  const text = readFileSync(seen, "utf8");
  expect(text).toContain(`npm_config_registry=${registry.url}`);
  expect(text).not.toContain("SECRET_OF_TEST");
  expect(text).toMatch(/^ci .*--ignore-scripts .*--omit=dev/m);
  expect(/^HOME=(.*)$/m.exec(text)?.[1]).not.toBe(process.env["HOME"]);
});
