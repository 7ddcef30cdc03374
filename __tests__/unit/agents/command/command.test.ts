import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKeeper } from "../../../../src/adapters/keep-file.ts";
import { agent } from "../../../../src/agents/command/index.ts";
import { CommandParams } from "../../../../src/agents/command/params.ts";
import type { AgentTask } from "../../../../src/evidence/agent.ts";
import { agentContext, agentTask, makeDir } from "../../../support/plug-in-world.ts";

const HANDOFF = "## Verification\nunit-test-verified\n";

async function run(command: string, task: AgentTask = agentTask(), env: Readonly<Record<string, string>> = {}) {
  return agent.create({ command, env }).verify(task, agentContext());
}

test("the handoff is what it wrote to $PASSWHEN_HANDOFF, byte for byte", async () => {
  const { handoff, failure, commands, files } = await run(`printf '%s' '${HANDOFF}' > "$PASSWHEN_HANDOFF"`);
  expect({ handoff, failure }).toEqual({ handoff: HANDOFF, failure: null });
  expect(commands).toMatchObject([{ outcome: "exit 0", isSuccess: true }]);
  expect(files.map(({ label }) => label)).toEqual(["What the agent printed"]);
});

test("the prompt comes on standard input and in $PASSWHEN_PROMPT", async () => {
  const task = agentTask({ prompt: "verify `this` $HOME\n" });
  const { handoff } = await run('cat - "$PASSWHEN_PROMPT" > "$PASSWHEN_HANDOFF"', task);
  expect(handoff).toBe(task.prompt + task.prompt);
});

test("it works in the working copy, with the variables of the policy", async () => {
  const task = agentTask({ files: { "here.txt": "yes" } });
  const { handoff } = await run('cat here.txt > "$PASSWHEN_HANDOFF"; echo "$FLAVOUR" >> "$PASSWHEN_HANDOFF"', task, {
    FLAVOUR: "$(id) plain",
  });
  expect(handoff).toBe("yes$(id) plain\n");
});

test("a handoff that is printed is none", async () => {
  const { handoff, failure, files } = await run(`printf '%s' '${HANDOFF}'; printf '%s' '${HANDOFF}' >&2`);
  expect(handoff).toBeNull();
  expect(failure?.reason).toBe("handoff-missing");
  expect(readFileSync(files[0]?.path ?? "", "utf8")).toContain("unit-test-verified");
});

test("a handoff in the checkout is none", async () => {
  const { failure } = await run(`echo '${HANDOFF}' > handoff.md`, agentTask({ files: { "handoff.md": HANDOFF } }));
  expect(failure?.reason).toBe("handoff-missing");
});

test.each([
  ["nothing is written", "true", "handoff-missing"],
  ["it is empty", ': > "$PASSWHEN_HANDOFF"', "handoff-missing"],
  ["it is blank", 'echo " " > "$PASSWHEN_HANDOFF"', "handoff-missing"],
  ["its folder is gone", 'rm -r "$(dirname "$PASSWHEN_HANDOFF")"', "handoff-missing"],
  ["it is a link", 'echo x > real; ln -s "$PWD/real" "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  ["it is a link to nowhere", 'ln -s /nope "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  ["it is a pipe", 'mkfifo "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  ["it is a folder", 'mkdir "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  [
    "it is a second name",
    'd=$(dirname "$PASSWHEN_HANDOFF"); echo x > $d/a; ln $d/a "$PASSWHEN_HANDOFF"',
    "handoff-unreadable",
  ],
  ["it has 10 GB", 'truncate -s 10G "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  ["it has one byte too many", 'head -c 1048577 /dev/zero | tr "\\0" x > "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  ["it is not UTF-8", 'printf "\\xff\\xfe" > "$PASSWHEN_HANDOFF"', "handoff-unreadable"],
  [
    "its folder is another one",
    'd=$(dirname "$PASSWHEN_HANDOFF"); mv $d moved; mkdir $d; echo x > $d/handoff.md',
    "handoff-unreadable",
  ],
  [
    "its folder is a link",
    'd=$(dirname "$PASSWHEN_HANDOFF"); mv $d moved; mkdir o; echo x > o/handoff.md; ln -s $PWD/o $d',
    "handoff-unreadable",
  ],
])("no handoff when %s", async (_, command, reason) => {
  const { handoff, failure } = await run(command);
  expect(handoff).toBeNull();
  expect(failure?.reason).toBe(reason);
  expect(failure?.detail).not.toBe("");
});

test("a handoff of exactly the limit is read", async () => {
  const { handoff } = await run('head -c 1048576 /dev/zero | tr "\\0" x > "$PASSWHEN_HANDOFF"');
  expect(handoff).toHaveLength(1_048_576);
});

test.each([
  ["exit 3", "agent-crashed", /^exit 3$/],
  ["no-such-agent-at-all", "agent-unavailable", /^exit 127: .*no-such-agent-at-all: command not found$/],
  ["touch a; ./a", "agent-unavailable", /^exit 126: .*Permission denied$/],
  ["echo 'FATAL: JavaScript heap out of memory' >&2; exit 134", "agent-crashed", /^exit 134: .*heap out of memory$/],
  ["echo connect ECONNREFUSED 127.0.0.1; exit 1", "agent-crashed", /^exit 1: connect ECONNREFUSED 127.0.0.1$/],
  ["kill -9 $$", "agent-crashed", /^killed by SIGKILL$/],
])("%s is %s, and its handoff is kept for people", async (end, reason, detail) => {
  const { handoff, failure } = await run(`printf '%s' '${HANDOFF}' > "$PASSWHEN_HANDOFF"; ${end}`);
  expect({ handoff, reason: failure?.reason }).toEqual({ handoff: HANDOFF, reason });
  expect(failure?.detail).toMatch(detail);
});

test("a handoff that is there and cannot be read is told beside a crash, which is then none that may be tried again", async () => {
  const { failure } = await run('head -c 1048577 /dev/zero > "$PASSWHEN_HANDOFF"; exit 9');
  expect(failure?.reason).toBe("handoff-unreadable");
  expect(failure?.detail).toMatch(/1048577.*\(exit 9\)$/);
});

test("an agent that does not end is stopped, with all it started", async () => {
  const task = agentTask({ timeoutMs: 1_000 });
  const { failure } = await run('(sleep 4; echo late > "$PASSWHEN_PROMPT.late") & sleep 60', task);
  expect(failure).toEqual({ reason: "agent-timeout", detail: "timed out after 1 s" });
});

test("endless output is cut in the transcript and said so", async () => {
  const { files } = await run("yes 0123456789 | head -c 3000000");
  const transcript = readFileSync(files[0]?.path ?? "", "utf8");
  expect(transcript.length).toBeLessThan(400_000);
  expect(transcript).toMatch(/dropped|omitted|not shown|cut/i);
});

test("nothing of it is left in the temporary folder", async () => {
  const { handoff } = await run('dirname "$PASSWHEN_HANDOFF" > "$PASSWHEN_HANDOFF"');
  const dir = handoff?.trim() ?? "";
  expect(dir.startsWith(tmpdir())).toBe(true);
  expect(/[0-9a-f-]{36}/.test(dir)).toBe(true);
  expect(existsSync(dir)).toBe(false);
});

test("a link planted in the output folder is replaced, not followed", async () => {
  const dir = makeDir();
  const task = { ...agentTask({ files: { "victim.txt": "untouched" } }), keep: createKeeper(dir) };
  const { files } = await run(`ln -s "$PWD/victim.txt" '${dir}/transcript.txt'; echo printed`, task);
  expect(readFileSync(join(task.workingCopy.dir, "victim.txt"), "utf8")).toBe("untouched");
  expect(readFileSync(files[0]?.path ?? "", "utf8")).toContain("printed");
});

test.each([
  [{}],
  [{ command: "" }],
  [{ command: "  " }],
  [{ command: "a\0b" }],
  [{ command: 1 }],
  [{ command: "x", cwd: "/" }],
  [{ command: "x", env: { "A-B": "1" } }],
  [{ command: "x", env: { A: 1 } }],
  [{ command: "x", env: { PASSWHEN_HANDOFF: "/tmp/x" } }],
  [{ command: "x", env: { HOME: "/root" } }],
])("the params %o are refused", (params) => {
  expect(CommandParams.safeParse(params).success).toBe(false);
});
