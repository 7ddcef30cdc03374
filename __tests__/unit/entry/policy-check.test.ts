import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runPolicyCheck } from "../../../src/entry/policy-check.ts";
import { UsageError } from "../../../src/entry/settings.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed about a policy with these gates, without the name of the file's folder. */
function check(
  gates: string,
  beside: Readonly<Record<string, string>> = {},
): { readonly exitCode: number; readonly lines: readonly string[] } {
  const dir = makeTempDir();
  const file = join(dir, "passwhen.yml");
  writeFileSync(file, `version: 1\ngates:\n${gates}`);
  if (Object.keys(beside).length > 0) mkdirSync(join(dir, "gates"));
  for (const [name, text] of Object.entries(beside)) writeFileSync(join(dir, "gates", name), text);
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const exitCode = runPolicyCheck([file]);
  return { exitCode, lines: written.join("").replaceAll(`${dir}/`, "").trimEnd().split("\n") };
}
const faultsOf = (gates: string) =>
  check(gates).lines.flatMap(
    (line) => /^passwhen\.yml:(\d+:\d+): error: .*\[([a-z-]+)\]$/.exec(line)?.slice(1, 3).join(" ") ?? [],
  );

test("a good policy is ok", () => {
  const gates = `  verify-a: { checks: { t: { run: x } }, pass-when: t.passed and handoff.verified and paths.ok }
  notes: { paths: ["*.md"], checks: { t: { run: x } }, pass-when: t.exitCode == 0 }
`;
  expect(check(gates)).toEqual({ exitCode: 0, lines: ["passwhen.yml: ok, 2 gates"] });
});

test("a fault of syntax and a gate without checks are told together", () => {
  const gates = `  verify-a: { pass-when: handoff.verified and }
  licenses: { paths: ["**/package.json"] }
`;
  const { exitCode, lines } = check(gates);
  expect(exitCode).toBe(1);
  expect(lines[0]).toMatch(/^passwhen\.yml:3:\d+: error: gates\.verify-a\.pass-when: expected a value.* \[syntax\]$/);
  expect(lines.find((line) => line.startsWith("passwhen.yml:4:3:"))).toContain("[no-checks]");
  expect(lines.at(-1)).toBe("2 faults");
});

test.each([
  ["a fact that a check of its own does not have", "t.pased", ["3:55 unknown-member"]],
  ["a check that is nowhere", "tt.passed", ["3:53 unknown-name"]],
  ["a fact that the handoff does not have", "handoff.verifed", ["3:61 unknown-member"]],
  ["measurements, which the plan may have", "measurements.ok and t.passed", []],
])("%s", (_, passWhen, faults) => {
  expect(faultsOf(`  verify-a: { checks: { t: { run: x } }, pass-when: ${passWhen} }\n`)).toEqual(faults);
});

test("a gate on the whole pull request has no handoff", () => {
  const gates = `  notes: { paths: ["*.md"], checks: { t: { run: x } }, pass-when: handoff.verified }\n`;
  expect(faultsOf(gates)).toEqual(["3:67 unknown-name"]);
});

const structured = (passWhen: string, type = "Ui"): readonly string[] => {
  const checks = `{ ui: { agent: default, task: x, expect: ${type} } }`;
  const types = "types: { Ui: { ok: bool, screens: [text] } }\n";
  const faults = faultsOf(`  all: { paths: ["*.md"], checks: ${checks}, pass-when: ${passWhen} }\n${types}`);
  return faults.filter((fault) => !fault.includes("expect-unsupported"));
};

test("the fields of structured evidence are the facts of its check", () => {
  expect(structured("ui.ok")).toEqual([]);
  expect(structured("ui.verified")).toEqual([expect.stringContaining("unknown-member")]);
  expect(structured("ui.screens")).toEqual([expect.stringContaining("non-boolean-result")]);
  expect(structured("count(ui.screens) > 0")).toEqual([]);
  expect(structured("ui.nothing", "Uii")).toEqual([expect.stringContaining("unknown-type")]);
});

test("a check of an unknown kind is told once, not again by the expression", () => {
  const gates = `  verify-a: { checks: { t: { rum: x } }, pass-when: t.passed and handoff.verified }\n`;
  expect(faultsOf(gates)).toEqual(["3:30 unknown-key"]);
});

test("faults of a gate in the gate language stand in the YAML, with the line and the place marked", () => {
  const gates = `  verify-a:
    flow: |
      verify {
        check tests = run("npm test") { expect TestReprot }
        check ui = agent(nobody) { task "Look." }
        check own = unique(input.days)
        pass when tests.passed and ui.verified and own
      }
  notes: |
    verify {
      check t = run("x")
      pass when t.passd
    }
input: { days: [Mon] }
`;
  const { exitCode, lines } = check(gates);
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^passwhen\.yml:6:48: error: gates\.verify-a: .*\[unknown-type\]$/),
    "   |",
    ' 6 |         check tests = run("npm test") { expect TestReprot }',
    "   |                                                ^^^^^^^^^^",
    "  Did you mean `TestReport`?",
    expect.stringMatching(/^passwhen\.yml:7:26: error: gates\.verify-a: .*\[unknown-agent\]$/),
    "   |",
    ' 7 |         check ui = agent(nobody) { task "Look." }',
    "   |                          ^^^^^^",
    expect.stringContaining("`default`"),
    expect.stringMatching(/^passwhen\.yml:14:19: error: gates\.notes: .*\[unknown-member\]$/),
    "    |",
    " 14 |       pass when t.passd",
    "    |                   ^^^^^",
    "  did you mean `passed`?",
    "",
    "3 faults",
  ]);
});

test("a fault of syntax in a text is told beside those of the policy", () => {
  const gates = `  a: |\n    verify {\n      pas when true\n    }\n  b: { floor: x }\n  c: { paths: ["**"], checks: { n: { expression: "1 +" } } }\n`;
  expect(faultsOf(gates)).toEqual(["5:7 syntax", "7:15 invalid-value", expect.stringMatching(/^8:\d+ syntax$/)]);
});

test("a text whose lines YAML changed is told as a whole", () => {
  const gates = String.raw`  a: "verify {\n check t = run(\"x\")\n pass when t.passd\n}"` + "\n";
  expect(faultsOf(gates)).toEqual(["3:7 unknown-member"]);
});

test("gates in files of their own are checked with the policy beside them", () => {
  const text = 'verify {\n  check t = run("x")\n  pass when t.passd\n}\n';
  const settings = '  a: { paths: ["**"] }\n';
  const bad = check(settings, { "a.flow": text, "b c.flow": text, "README.md": "x" });
  expect(bad.exitCode).toBe(1);
  expect(bad.lines).toEqual([
    expect.stringMatching(/^gates\/a\.flow:3:15: error: gates\.a: .*\[unknown-member\]$/),
    "   |",
    " 3 |   pass when t.passd",
    "   |               ^^^^^",
    "  did you mean `passed`?",
    expect.stringMatching(/^gates\/b c\.flow: error: the name of the gate .*\[invalid-name\]$/),
    "  Rename the file.",
    "",
    "2 faults",
  ]);
  expect(
    check(settings, { "a.flow": text.replace("passd", "passed"), "b.flow": text.replace("passd", "passed") }),
  ).toEqual({
    exitCode: 0,
    lines: ["passwhen.yml: ok, 2 gates"],
  });
});

const CLAIMING = `  a: { checks: { one: { agent: talker }, t: { run: x } }, pass-when: one.verified or t.passed }
  b: { agent: talker }
agents: { talker: { use: command, command: x } }
`;

test("a gate whose rule agents' words alone decide is warned of, one of the defaults is not", () => {
  const { exitCode, lines } = check(CLAIMING);
  expect(exitCode).toBe(0);
  expect(lines[0]).toMatch(/^passwhen\.yml:3:70: warning: gates\.a: .*\[claims-alone\]$/);
  expect(lines.filter((line) => line.includes("claims-alone"))).toHaveLength(1);
  expect(lines.at(-1)).toBe("passwhen.yml: ok, 2 gates");
});

test("with require-observed such a gate is a fault", () => {
  const { exitCode, lines } = check(`${CLAIMING}defaults: { require-observed: true }\n`);
  expect(exitCode).toBe(1);
  expect(lines.filter((line) => line.includes("[claims-alone]"))).toHaveLength(1);
});

const withComputed = (passWhen: string): string => `  a:
    paths: ["**"]
    checks: { n: { expression: "count(input.days)" }, t: { run: x } }
    pass-when: ${passWhen}
input: { days: [Mon] }
`;

test("a computed check is of whatever type it computes", () => {
  expect(faultsOf(withComputed("n == 1 and t.passed"))).toEqual([]);
  expect(faultsOf(withComputed("n and t.passed"))).toEqual(["6:16 wrong-type"]);
});

test("a file that is no YAML has its faults of syntax alone", () => {
  const { exitCode, lines } = check("  a: [\n");
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).not.toContain("internal");
});

test("a file that cannot be read is wrong usage", () => {
  expect(() => runPolicyCheck(["/nowhere/passwhen.yml"])).toThrow(UsageError);
});

test("a gates folder that a run would not read is a fault here too", () => {
  const dir = makeTempDir();
  const file = join(dir, "passwhen.yml");
  writeFileSync(file, "version: 1\n");
  writeFileSync(join(dir, "gates"), "");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(runPolicyCheck([file])).toBe(1);
});

const folded = (text: string) =>
  faultsOf(`  a:\n    checks: { t: { run: x }, u: { run: y } }\n    pass-when: ${text}\n`);

test("a comment in a text whose lines YAML joins would take conditions with it, and is refused", () => {
  expect(folded(">\n      t.passed -- unit\n      and u.passed")).toEqual([expect.stringContaining("folded-comment")]);
  expect(folded("t.passed // unit\n      and u.passed").join()).toContain("folded-comment");
  expect(folded("|\n      t.passed -- unit\n      and u.passed")).toEqual([]);
  expect(folded('>\n      t.passed and u.passed\n      and input.base != "a--b"')).toEqual([]);
});

test("a computed check that reads another one, and a name that no expression can read, are one fault each", () => {
  const computed =
    "  a: { paths: [x], checks: { t: { run: x }, c: { expression: t.passed } }, pass-when: t.passed and c }\n";
  expect(faultsOf(computed)).toEqual(["3:62 check-reads-check"]);
  const named = "  a: { paths: [x], checks: { my-check: { run: x } }, pass-when: my-check.passed }\n";
  expect(faultsOf(named)).toEqual(["3:30 invalid-name"]);
  expect(check(named).lines[0]).toContain("no `-`; rename it");
});
