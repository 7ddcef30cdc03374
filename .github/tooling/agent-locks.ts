/** Makes the locks of the coding agents' programs anew: `src/agents/<agent>/package-lock.json`, from `program.ts` beside it. A lock
 *  brings the packages that hold the files which are started, at the tested version, with the digest of every archive and without
 *  the address of any registry.
 *  Run: node .github/tooling/agent-locks.ts            all of them, for the packages that the registry has
 *       node .github/tooling/agent-locks.ts codex      this one alone */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { ProgramSpec } from "../../src/ports/programs.ts";

const run = promisify(execFile);
const agentsDir = fileURLToPath(new URL("../../src/agents/", import.meta.url));

const programs: Readonly<Record<string, () => Promise<ProgramSpec>>> = {
  "claude-code": async () => (await import("../../src/agents/claude-code/program.ts")).program,
  codex: async () => (await import("../../src/agents/codex/program.ts")).program,
  copilot: async () => (await import("../../src/agents/copilot/program.ts")).program,
  gemini: async () => (await import("../../src/agents/gemini/program.ts")).program,
  opencode: async () => (await import("../../src/agents/opencode/program.ts")).program,
  qwen: async () => (await import("../../src/agents/qwen/program.ts")).program,
};

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

type Wanted = Pick<ProgramSpec, "npmPackage" | "tested" | "files">;

/** Make one lock. Out: the text of `package-lock.json`. Throws: when the registry lacks a package that `files` names. */
export async function makeLock(wanted: Wanted): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "agent-lock-"));
  try {
    writeFileSync(
      join(dir, "package.json"),
      JSON.stringify({ name: "agent", private: true, ...(await rootOf(wanted)) }),
    );
    await run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved"], {
      cwd: dir,
    });
    const lock = JSON.parse(readFileSync(join(dir, "package-lock.json"), "utf8")) as LockFile;
    forgetMissing(lock);
    checkLock(lock, wanted);
    return `${JSON.stringify(lock, null, 2)}\n`;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Where a program has a file for each platform, only the packages with these files are needed: the main one just chooses. */
async function rootOf({ npmPackage, tested, files }: Wanted): Promise<object> {
  const names = packagesOf(files);
  if (names.includes(npmPackage)) return { dependencies: { [npmPackage]: tested } };
  const { stdout } = await run("npm", ["view", `${npmPackage}@${tested}`, "optionalDependencies", "--json"]);
  const ranges = JSON.parse(stdout) as Readonly<Record<string, string>>;
  return { optionalDependencies: Object.fromEntries(names.map((name) => [name, ranges[name]])) };
}

function packagesOf(files: ProgramSpec["files"]): readonly string[] {
  const names = Object.values(files).map((file) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? "");
  return [...new Set(names)].toSorted();
}

/** npm leaves out what is optional and cannot be had, and then refuses the lock because it is missing. */
function forgetMissing({ packages }: LockFile): void {
  const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
  for (const locked of Object.values(packages)) {
    const optional = Object.entries(locked.optionalDependencies ?? {}).filter(([name]) => known.has(name));
    if (locked.optionalDependencies !== undefined) locked.optionalDependencies = Object.fromEntries(optional);
  }
}

function checkLock({ packages }: LockFile, { files }: Wanted): void {
  const missing = packagesOf(files).filter((name) => packages[`node_modules/${name}`]?.integrity === undefined);
  if (missing.length > 0) throw new Error(`the registry has no ${missing.join(", no ")}`);
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    if (resolved !== undefined) throw new Error(`${path} has an address`);
    if (path !== "" && integrity?.startsWith("sha512-") !== true) throw new Error(`${path} has no digest`);
  }
}

if (import.meta.main) {
  const chosen = process.argv.slice(2);
  for (const [agent, load] of Object.entries(programs)) {
    if (chosen.length > 0 && !chosen.includes(agent)) continue;
    const spec = await load();
    writeFileSync(join(agentsDir, agent, "package-lock.json"), await makeLock(spec));
    console.log(`${agent}: ${spec.npmPackage} ${spec.tested} for ${Object.keys(spec.files).join(", ")}`);
  }
}
