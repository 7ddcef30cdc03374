import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { strictScript } from "../../../src/evidence/strict-shell.ts";

function run(script: string): { readonly status: number | null; readonly out: string } {
  const { status, stdout } = spawnSync("bash", ["-c", strictScript(script)], { encoding: "utf8" });
  return { status, out: stdout.trim() };
}

test.each([
  ["the last command's status is the script's", "true\nfalse", 1],
  ["a failure in the middle ends it", "false\ntrue", 1],
  ["its exit code is kept", "(exit 3)\ntrue", 3],
  ["a failure on the left of a pipe", "false | cat\ntrue", 1],
  ["a failure on the left of && that set -e does not see", "false && true\ntrue", 1],
  ["the same on one line", "false && true; true", 1],
  ["the same before a here-document", "false && true; cat <<END\nx\nEND\ntrue", 1],
  ["a negated command that succeeds", "! true\ntrue", 1],
  ["a negated command that fails", "! false\ntrue", 0],
  ["a failure in a group", "(false && true; true)\ntrue", 0],
  ["a failure that || answers", "false || true\ntrue", 0],
  ["a question with the answer no is no failure", "[ -f /nope ] && false\ntrue", 0],
  ["a question with [[", "[[ 1 == 2 ]] && false\ntrue", 0],
  ["a question about a command", "command -v nope-nope >/dev/null && false\ntrue", 0],
  ["a background job that fails", "false &\ntrue", 0],
  ["an if", "if false; then false; fi\ntrue", 0],
  ["a comment first", "#!/bin/bash\n# x\nfalse\ntrue", 1],
  ["a continuation line", "true \\\n  && false \\\n  && true\ntrue", 1],
  ["text that is not shell", "if true; then", 2],
])("%s", (_, script, status) => {
  expect(run(script).status).toBe(status);
});

test("what the script prints is what it prints without us, here-documents included", () => {
  const script = "a=1 && b=2\ncat <<END && echo after\n$a $b\nEND\nfor i in x y; do echo $i; done; true && echo z";
  expect(run(script)).toEqual({ status: 0, out: execFileSync("bash", ["-c", script], { encoding: "utf8" }).trim() });
});
