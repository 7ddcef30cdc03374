import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../../../../src/checks/run/index.ts";
import type { CheckInput } from "../../../../src/evidence/check.ts";
import { changed, checkInput } from "../../../support/plug-in-world.ts";

const runCommand = (run: string, input: CheckInput) => check.run({ run }, input);

test("exit code 0 is passed, as the runtime saw it", async () => {
  const evidence = await runCommand("echo fine", checkInput());
  expect(evidence.facts["passed"]).toEqual({ kind: "known", value: true, provenance: "observed", detail: "exit 0" });
  expect(evidence.facts["exitCode"]).toMatchObject({ value: 0 });
  expect(evidence.facts["durationMs"]).toMatchObject({ kind: "known" });
  expect(evidence).toMatchObject({ check: "mine", kind: "run", critiques: [], handoff: null, handoffMarkdown: null });
  expect(evidence.commands).toMatchObject([{ command: "echo fine", isSuccess: true, tail: "fine" }]);
  expect(readFileSync(evidence.files[0]?.path ?? "", "utf8")).toBe("$ echo fine\nfine\n\n[exit 0]\n");
});

test.each([
  ["exit 3", 3],
  ["false\ntrue", 1],
  ["false | cat", 1],
  ["false && true\ntrue", 1],
])("%j is failed", async (command, exitCode) => {
  const { facts, critiques } = await runCommand(command, checkInput());
  const detail = `exit ${exitCode}`;
  expect(facts["passed"]).toEqual({
    kind: "known",
    value: false,
    provenance: "observed",
    detail,
    reason: "command-failed",
  });
  expect(facts["exitCode"]).toMatchObject({ value: exitCode });
  expect(critiques).toHaveLength(1);
});

test.each([
  ["out of time", "sleep 60", { timeoutMs: 300 }, "command-timeout"],
  ["a missing tool", "no-such-tool --x", {}, "world-failed"],
  ["a tool that cannot be executed", "touch a; ./a", {}, "world-failed"],
  ["a killed shell", "kill -9 $$", {}, "world-failed"],
] as const)("%s leaves every fact unknown", async (_, command, overrides, reason) => {
  const { facts, critiques } = await runCommand(command, checkInput(overrides));
  for (const name of Object.keys(check.facts)) expect(facts[name]).toMatchObject({ kind: "unknown", reason });
  expect(critiques).toEqual([]);
});

test("it runs in the checkout, and what it prints decides nothing", async () => {
  const files = { "a.txt": "here" };
  const { facts } = await runCommand(
    "cat a.txt; echo '::set-output name=passed::false'; echo FAIL",
    checkInput({ files }),
  );
  expect(facts["passed"]).toMatchObject({ value: true });
});

test("places in the output become critiques: files of the change first, at most two", async () => {
  const files = Object.fromEntries(["a.js", "b.js", "c.js", "d.js", "e.js"].map((name) => [name, "x"]));
  const diff = { files: [changed("d.js"), changed("gone.js", { status: "deleted" })], isTruncated: false };
  const command =
    "echo 'AssertionError: 1 == 2'; for f in a b c d e gone nope; do echo \"at $PWD/$f.js:7:2\"; done; exit 1";
  const { critiques } = await runCommand(command, checkInput({ files, diff }));
  expect(critiques.map(({ path, startLine, severity }) => [path, startLine, severity])).toEqual([
    ["d.js", 7, "high"],
    ["a.js", 7, "low"],
  ]);
  expect(critiques[0]?.text).toContain("exit 1: AssertionError: 1 == 2");
});

test("a failure that names no place is one critique without a place", async () => {
  const { critiques } = await runCommand("echo nope; exit 1", checkInput());
  expect(critiques).toMatchObject([
    { path: null, startLine: null, severity: "high", text: "`echo nope; exit 1` → exit 1: nope" },
  ]);
});

test("endless output is kept in part and the file says so", async () => {
  const { files } = await runCommand("yes 0123456789 | head -c 3000000; exit 0", checkInput());
  const text = readFileSync(files[0]?.path ?? "", "utf8");
  expect(text.length).toBeLessThan(400_000);
});

test.each([
  ["bash -c 'false; true'", "a shell within the shell"],
  ["sh -c 'false; echo done' | tee log", "a shell within the shell"],
  ["{ false; echo done; } || exit 1", "several commands in a list or condition"],
  ["(cd .; false; echo done) && echo ok", "several commands in a list or condition"],
  ["(false && true; echo done)", "`&&` within a group"],
  ["t() { false; echo done; }; t || exit 1", "a function"],
  ["if false; then echo; fi", "a condition"],
  ["! false", "`!`"],
  ["[ -f f2 ] || exit 0\nfalse", "`exit`"],
  ["cd . && set +e\nfalse\ntrue", "`set`"],
  ["trap 'exit 0' EXIT\nfalse", "`trap`"],
  ["eval 'false || true'", "`eval`"],
  ["false & wait", "a command in the background"],
  ["export X=$(false)", "a command in `$(…)`"],
  ["false || true", "what stands after `||`"],
])("%j passes and says what it can hide: %s", async (command, hidden) => {
  const { facts } = await runCommand(command, checkInput());
  expect(facts["passed"]).toMatchObject({ value: true, detail: `exit 0; this script can hide a failure: ${hidden}` });
});

test.each([
  ["true\ntrue && true\ntrue | cat > log 2>&1"],
  ["set -euo pipefail\n(cd . && true)\n{ true; true; }"],
  ["true || exit 1"],
  ["true || { echo no; exit 1; }"],
  ["[ -f nope ] && false\nif [ -d . ]; then true; fi"],
  ["for i in 1 2; do true; true; done\nX=$(true)"],
  ["bash -c 'true'\nexit 0"],
])("%j hides nothing", async (command) => {
  const { facts } = await runCommand(command, checkInput());
  expect(facts["passed"]).toMatchObject({ value: true, detail: "exit 0" });
});
