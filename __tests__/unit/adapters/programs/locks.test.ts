import { expect, test } from "vitest";
import { readLock } from "../../../../src/adapters/programs/lock.ts";
import { program as claudeCode } from "../../../../src/agents/claude-code/program.ts";
import { program as codex } from "../../../../src/agents/codex/program.ts";
import { program as copilot } from "../../../../src/agents/copilot/program.ts";
import { program as gemini } from "../../../../src/agents/gemini/program.ts";
import { program as opencode } from "../../../../src/agents/opencode/program.ts";
import { program as qwen } from "../../../../src/agents/qwen/program.ts";

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

const packagesIn = (lock: unknown): Packages => (lock as { readonly packages: Packages }).packages;
const programs = { claudeCode, codex, copilot, gemini, opencode, qwen };

test.each(Object.entries(programs))(
  "the lock of %s names its registry nowhere and has all digests",
  async (_, program) => {
    const packages = Object.entries(packagesIn(await program.loadLock())).filter(([path]) => path !== "");
    expect(packages.length).toBeGreaterThan(0);
    for (const [path, { integrity, resolved }] of packages)
      expect({ path, integrity, resolved }).toEqual({
        path,
        integrity: expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/) as string,
        resolved: undefined,
      });
  },
);

test.each(
  Object.entries(programs).flatMap(([agent, program]) =>
    Object.entries(program.files).map(([platform, file]) => [agent, platform, file, program] as const),
  ),
)(
  "%s on %s is installed at the tested version, with nothing of another platform",
  async (_, platform, file, program) => {
    const { lockJson, manifestJson } = await readLock(program, file);
    const { "": root, ...packages } = packagesIn(JSON.parse(lockJson));
    const name = Object.keys((JSON.parse(manifestJson) as { readonly dependencies: object }).dependencies).join();
    expect(file.startsWith(`${name}/`)).toBe(true);
    expect(root).toEqual({ dependencies: { [name]: expect.stringContaining(program.tested) as string } });
    expect(packages[`node_modules/${name}`]?.version?.startsWith(program.tested)).toBe(true);
    if (platform !== "any") expect(Object.keys(packages)).toEqual([`node_modules/${name}`]);
  },
);

test.each(Object.entries(programs))("npm finds in the lock of %s all that its packages ask for", async (_, program) => {
  const packages = packagesIn(await program.loadLock());
  const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, "")));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});

test("a file of a package that the lock does not hold is a bug", async () => {
  await expect(readLock(codex, "somebody-else/bin/codex")).rejects.toThrow("does not hold somebody-else");
});
