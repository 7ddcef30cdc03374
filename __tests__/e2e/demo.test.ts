import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeGitRepo, makeTempFolder } from "../support/git-repo.ts";
import { distDir } from "../support/scenario.ts";

/** The Node of the machine, beside the one that the tests run on. */
const nodes = [...new Set([process.execPath, hostNode()])];

function hostNode(): string {
  const path = (process.env["PATH"] ?? "")
    .split(":")
    .filter((folder) => !folder.includes("node_modules"))
    .join(":");
  return execFileSync("bash", ["-c", "command -v node"], { env: { PATH: path }, encoding: "utf8" }).trim();
}

test.each(nodes)("the demo runs from dist alone, without anything installed: %s", (node) => {
  const dir = makeTempFolder("demo");
  cpSync(distDir, join(dir, "dist"), { recursive: true });
  cpSync(join(distDir, "../examples"), join(dir, "examples"), { recursive: true });
  cpSync(join(distDir, "../package.json"), join(dir, "package.json"));
  const env = { PATH: process.env["PATH"] ?? "", HOME: dir, TMPDIR: dir };
  const output = execFileSync(node, ["dist/cli.js", "demo"], { cwd: dir, env, encoding: "utf8" });
  expect(output).toContain("passwhen / verify-theme-tokens: success");
  expect(output).toContain("passwhen / verify-frontend-toggle: failure");
  expect(output).toContain("passwhen: failure");
  expect(output).toMatch(/On src\/settings\.js, line 18/);
  const [, root = ""] = /Everything is in (\S+):/.exec(output) ?? [];
  expect(existsSync(join(root, "out", "verdict.json"))).toBe(true);
});

test("the demo leaves the repository alone that the environment names", () => {
  const repo = makeGitRepo();
  repo.commit({ a: "1\n" });
  const before = [repo.git("for-each-ref"), repo.git("log", "--all", "--format=%H")];
  const dir = makeTempFolder("demo");
  const env = { PATH: process.env["PATH"] ?? "", HOME: dir, TMPDIR: dir, GIT_DIR: join(repo.dir, ".git") };
  execFileSync(process.execPath, [join(distDir, "cli.js"), "demo"], { cwd: repo.dir, env, encoding: "utf8" });
  expect([repo.git("for-each-ref"), repo.git("log", "--all", "--format=%H")]).toEqual(before);
});
