import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runGateCheck } from "../../../src/entry/gate-check.ts";
import { UsageError } from "../../../src/entry/settings.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const POLICY = `version: 1
agents:
  claude: { use: claude-code, model: claude-sonnet-5 }
types:
  UiCheck: { ok: bool, notes: text }
input: { doc_path: docs/a.md }
`;

/** What is printed about gates in a folder with this policy, without the folder's name. */
function check(
  gates: readonly string[],
  policy: string | null = POLICY,
): { readonly exitCode: number; readonly printed: string } {
  const dir = makeTempDir();
  mkdirSync(join(dir, ".github"));
  if (policy !== null) writeFileSync(join(dir, ".github", "passwhen.yml"), policy);
  const files = gates.map((text, at) => {
    const file = join(dir, `${String.fromCharCode(97 + at)}.flow`);
    writeFileSync(file, text);
    return file;
  });
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const exitCode = runGateCheck(files, { repo: dir });
  return { exitCode, printed: written.join("").replaceAll(`${dir}/`, "").trimEnd() };
}

const GOOD = `verify {
  check tests = run("npm test")
  check ui = agent(claude) { input { doc: input.doc_path } expect UiCheck }
  pass when tests.passed and ui.ok
}
`;

test("a good gate is ok, with the policy's agents, types and input", () => {
  expect(check([GOOD])).toEqual({ exitCode: 0, printed: "a.flow: ok, asks for evidence in 2 places" });
});

test("all faults of a gate are told at once, each with its line and carets", () => {
  const gate = GOOD.replace("claude", "claud").replace("UiCheck", "UiChek").replace("tests.passed", "tests.passd");
  const { exitCode, printed } = check([gate]);
  expect(exitCode).toBe(1);
  expect(printed).toBe(`a.flow:3:20: error: no agent is named \`claud\` [unknown-agent]
   |
 3 |   check ui = agent(claud) { input { doc: input.doc_path } expect UiChek }
   |                    ^^^^^
  Did you mean \`claude\`?
a.flow:3:66: error: no type is named \`UiChek\` [unknown-type]
   |
 3 | …ck ui = agent(claud) { input { doc: input.doc_path } expect UiChek }
   |                                                              ^^^^^^
  Did you mean \`UiCheck\`?
a.flow:4:19: error: \`tests\` has no member \`passd\` [unknown-member]
   |
 4 |   pass when tests.passd and ui.ok
   |                   ^^^^^
  did you mean \`passed\`?

3 faults`);
});

test("one bad gate among several fails the command, and the others are looked at", () => {
  const { exitCode, printed } = check(["verify {\n  pass when\n}\n", GOOD]);
  expect(exitCode).toBe(1);
  expect(printed).toContain("a.flow:3:1: error:");
  expect(printed).toContain("b.flow: ok");
  expect(printed).toContain("1 fault");
});

test("a gate that claims alone can make pass is warned of, and refused where the policy asks for what is observed", () => {
  const gate = GOOD.replace("tests.passed and ui.ok", "tests.passed or ui.ok");
  const warned = check([gate]);
  expect(warned.exitCode).toBe(0);
  expect(warned.printed).toContain("a.flow:4:13: warning: agents can make this gate pass by what they say");
  const refused = check([gate], `${POLICY}defaults: { require-observed: true }\n`);
  expect(refused.exitCode).toBe(1);
  expect(refused.printed).toContain("a.flow:4:13: error: agents can make this gate pass by what they say");
  expect(check([GOOD], `${POLICY}defaults: { require-observed: true }\n`).exitCode).toBe(0);
});

test("without a policy there is the default one", () => {
  const gate = `verify { check a = agent(default) { task "x" } pass when a.verified }\n`;
  expect(check([gate], null)).toMatchObject({ exitCode: 0 });
  expect(check([GOOD], null).printed).toContain("[unknown-agent]");
});

test("a policy with faults is told, and no gate is judged by it", () => {
  const { exitCode, printed } = check([GOOD], "version: 1\nagent: {}\n");
  expect(exitCode).toBe(1);
  expect(printed).toContain(".github/passwhen.yml:2:1: error: agent: is not a known key [unknown-key]");
  expect(printed).not.toContain("a.flow");
});

test("a policy that is named is the one that counts", () => {
  const dir = makeTempDir();
  writeFileSync(join(dir, "other.yml"), POLICY);
  writeFileSync(join(dir, "a.flow"), GOOD);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(runGateCheck([join(dir, "a.flow")], { repo: dir })).toBe(1);
  expect(runGateCheck([join(dir, "a.flow")], { repo: dir, policy: join(dir, "other.yml") })).toBe(0);
});

test("input that the policy does not have is an unknown member", () => {
  expect(check([GOOD.replace("doc_path", "doc_pat")]).printed).toContain("did you mean `doc_path`?");
});

test("what is no UTF-8 and what is too long is a fault, not a crash", () => {
  const dir = makeTempDir();
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  writeFileSync(join(dir, "a.flow"), Buffer.from([0x76, 0xff]));
  writeFileSync(join(dir, "b.flow"), "-".repeat(300_000));
  expect(runGateCheck([join(dir, "a.flow"), join(dir, "b.flow")], { repo: dir })).toBe(1);
  expect(written.join("")).toMatch(/\[not-utf-8\][\s\S]*\[too-large\]/);
});

test("control characters of a gate do not reach the terminal", () => {
  const { printed } = check([`verify { pass when \u001b[31m }\n##[error]`]);
  expect(printed).not.toContain("\u001b");
  expect(printed).not.toContain("##[");
});

test("a file that cannot be read is wrong usage", () => {
  expect(() => runGateCheck(["/nowhere/a.flow"], { repo: "/nowhere" })).toThrow(UsageError);
  expect(() => runGateCheck([], { repo: ".", policy: "/nowhere/p.yml" })).toThrow(UsageError);
});
