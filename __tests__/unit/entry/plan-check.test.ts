import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { planWith } from "../../support/scenario.ts";

const cli = join(fileURLToPath(new URL("../../../src/entry", import.meta.url)), "cli.ts");

function check(input: string): Promise<{ readonly exitCode: number; readonly stdout: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, "plan", "check", "-"], (error, stdout) =>
      resolve({ exitCode: error === null ? 0 : Number(error.code), stdout }),
    );
    child.stdin?.end(input);
  });
}

const YAML = `# A plan
goal: Ship it
rootSlug: widget
baseBranch: main
repoUrl: https://github.com/octo-org/widget
tasks:
  - { name: add, type: worker, scopedGoal: Add it }
  - { name: check, type: verifier, verifies: add, scopedGoal: Check it }
`;

test.each([
  ["JSON", planWith()],
  ["JSON behind blank lines", `\n\n${planWith()}`],
  ["YAML", YAML],
])("standard input may be %s", async (_, input) => {
  expect(await check(input)).toEqual({ exitCode: 0, stdout: "-: ok, 2 tasks, 1 of them a verifier\n" });
});

test.each([
  ["YAML", YAML.replace("type: worker", "type: wroker"), /^\(stdin\):7:\d+: error: tasks\[0\]\.type/],
  ["YAML without sense", "- a\n- b\n", /^\(stdin\):1:1: error: /],
  ["JSON", planWith({ color: "red" }), /^\(stdin\):\d+:\d+: error: tasks\[0\]\.color/],
  ["JSON that ends early", planWith().slice(0, 60), /\[json-syntax\]/],
  ["JSON without its bracket", planWith().trim().slice(1), /\[json-syntax\]/],
  ["nothing", "", /\[json-syntax\]/],
])("faults of %s on standard input are told as such, exit 1", async (_, input, message) => {
  const { exitCode, stdout } = await check(input);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(message);
});
