import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { agents } from "../../../src/agents/index.ts";
import { removeAgentConfig } from "../../../src/cli-agent/agent-config.ts";
import { AGENT_CONFIG_NAMES } from "../../../src/cli-agent/agent-config-names.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

/** Agents that start no program which reads such files. */
const WITHOUT_CONFIG = ["recipe", "command", "judge"];

function plant(dir: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), file);
  }
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .toSorted();
}

test("every agent that starts a program has entries of its own", () => {
  const known = new Set(AGENT_CONFIG_NAMES.flatMap(({ readBy }) => readBy));
  expect(Object.keys(agents).filter((use) => !WITHOUT_CONFIG.includes(use) && !known.has(use))).toEqual([]);
});

test("names are written the way they are compared and have at most one folder", () => {
  for (const { path, readBy, why } of AGENT_CONFIG_NAMES) {
    expect(path).toBe(path.toLowerCase());
    expect(path.split("/").length).toBeLessThan(3);
    expect(readBy).not.toEqual([]);
    expect(why).not.toBe("");
  }
  expect(new Set(AGENT_CONFIG_NAMES.map(({ path }) => path)).size).toBe(AGENT_CONFIG_NAMES.length);
});

test.each(AGENT_CONFIG_NAMES)(
  "$path goes as a file, as a folder and below other folders",
  async ({ path, isRootOnly }) => {
    const places = isRootOnly === true ? [""] : ["", "packages/one/"];
    for (const place of places) {
      const dir = makeTempDir();
      plant(dir, ["README.md", `${place}${path}`]);
      expect(await removeAgentConfig(dir)).toEqual([`${place}${path}`]);
      expect(listFiles(dir)).toEqual(["README.md"]);
      plant(dir, [`${place}${path}/inner/settings.json`]);
      expect(await removeAgentConfig(dir)).toEqual([`${place}${path}`]);
      expect(listFiles(dir)).toEqual(["README.md"]);
    }
  },
);

test("everything else stays", async () => {
  const dir = makeTempDir();
  const kept = [
    ".git/hooks/AGENTS.md",
    ".git/CLAUDE.md",
    ".github/CODEOWNERS",
    ".github/workflows/test.yml",
    ".gitignore",
    ".vscode/settings.json",
    "AGENTS.md.txt",
    "docs/agents/index.md",
    "docs/copilot-instructions.md",
    "hooks/pre-commit",
    "mcp.json",
    "node_modules/some/AGENTS.md",
    "packages/one/.env",
    "packages/one/node_modules/some/.claude/settings.json",
    "src/claude.ts",
  ];
  plant(dir, [...kept, "AGENTS.md", ".github/hooks/run.json"]);
  expect(await removeAgentConfig(dir)).toEqual([".github/hooks", "AGENTS.md"]);
  expect(listFiles(dir)).toEqual(kept.toSorted());
});

test("what other programs read goes only for the agents that read it", async () => {
  const dir = makeTempDir();
  plant(dir, [".env", "CONTEXT.md", "CLAUDE.md"]);
  expect(await removeAgentConfig(dir, "codex")).toEqual(["CLAUDE.md"]);
  expect(await removeAgentConfig(dir, "opencode")).toEqual(["CONTEXT.md"]);
  expect(await removeAgentConfig(dir, "qwen")).toEqual([".env"]);
});

test.each([
  "claude.MD",
  ".ClAuDe",
  ".MCP.json",
  "agents.md.",
  "AGENTS.md ",
  "AGENT\u017f.md",
  "\uff2fpencode.JSONC",
  ".cop\u200cilot",
  "\ufeffGEMINI.md",
  ".GITHUB/Hooks",
  ".github\u200d/MCP.JSON",
])("%j is taken for what a file system may take it for", async (name) => {
  const dir = makeTempDir();
  plant(dir, [name]);
  expect(await removeAgentConfig(dir)).toEqual([name]);
});

test("links are removed and never followed", async () => {
  const [dir, outside] = [makeTempDir(), makeTempDir()];
  plant(outside, ["CLAUDE.md", "hooks/run.json", "settings.json"]);
  plant(dir, ["other/readme.md"]);
  symlinkSync(outside, join(dir, ".claude"));
  symlinkSync(join(outside, "CLAUDE.md"), join(dir, "other/AGENTS.md"));
  symlinkSync(join(dir, "nothing"), join(dir, "GEMINI.md"));
  symlinkSync(outside, join(dir, "linked"));
  symlinkSync(outside, join(dir, "other/.GitHub"));
  expect(await removeAgentConfig(dir)).toEqual([".claude", "GEMINI.md", "other/.GitHub", "other/AGENTS.md"]);
  expect(listFiles(outside)).toEqual(["CLAUDE.md", "hooks/run.json", "settings.json"]);
  expect(readdirSync(dir).toSorted()).toEqual(["linked", "other"]);
});

test("links inside a removed folder leave their targets alone", async () => {
  const [dir, outside] = [makeTempDir(), makeTempDir()];
  plant(outside, ["a/b.txt"]);
  mkdirSync(join(dir, ".qwen"));
  symlinkSync(join(outside, "a"), join(dir, ".qwen/a"));
  await removeAgentConfig(dir);
  expect(readFileSync(join(outside, "a/b.txt"), "utf8")).toBe("a/b.txt");
});

test("a pipe goes, and folders whose names are no UTF-8 are entered", async () => {
  const dir = makeTempDir();
  expect(spawnSync("mkfifo", [join(dir, "AGENTS.md")]).status).toBe(0);
  const odd = Buffer.concat([Buffer.from(`${dir}/caf`), Buffer.from([0xe9])]);
  mkdirSync(odd);
  writeFileSync(Buffer.concat([odd, Buffer.from("/CLAUDE.md")]), "");
  expect(await removeAgentConfig(dir)).toEqual(["AGENTS.md", "caf\ufffd/CLAUDE.md"]);
  expect(readdirSync(odd)).toEqual([]);
});

test("a copy that cannot be read is an error, since an agent must not start in it", async () => {
  await expect(removeAgentConfig(join(makeTempDir(), "missing"))).rejects.toMatchObject({ code: "world-failed" });
});

test.skipIf(process.getuid?.() === 0)("what cannot be removed is an error", async () => {
  const dir = makeTempDir();
  plant(dir, ["closed/AGENTS.md"]);
  chmodSync(join(dir, "closed"), 0o555);
  await expect(removeAgentConfig(dir)).rejects.toMatchObject({ code: "world-failed" });
  chmodSync(join(dir, "closed"), 0o755);
  expect(existsSync(join(dir, "closed/AGENTS.md"))).toBe(true);
});

test("five thousand files take no noticeable time", async () => {
  const dir = makeTempDir();
  for (let folder = 0; folder < 100; folder += 1) {
    const path = join(dir, `package-${folder % 20}`, `folder-${folder}`);
    mkdirSync(path, { recursive: true });
    for (let file = 0; file < 50; file += 1) writeFileSync(join(path, `file-${file}.ts`), "");
  }
  plant(dir, ["package-3/AGENTS.md"]);
  const start = performance.now();
  expect(await removeAgentConfig(dir)).toEqual(["package-3/AGENTS.md"]);
  expect(performance.now() - start).toBeLessThan(500);
});

test("a working copy that has become a link or a file is refused, and what it leads to stays as it was", async () => {
  const [parent, victim] = [makeTempDir(), makeTempDir()];
  plant(victim, ["CLAUDE.md", ".claude/settings.json", "sub/AGENTS.md"]);
  symlinkSync(victim, join(parent, "repo"));
  writeFileSync(join(parent, "file"), "");
  const before = listFiles(victim);
  for (const dir of [join(parent, "repo"), join(parent, "file")])
    await expect(removeAgentConfig(dir)).rejects.toMatchObject({ name: "GateError", code: "runner-tampered" });
  expect(listFiles(victim)).toEqual(before);
});
