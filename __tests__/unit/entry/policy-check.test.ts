import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runPolicyCheck } from "../../../src/entry/policy-check.ts";
import { UsageError } from "../../../src/entry/settings.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is printed about a policy with these gates, without the name of the file's folder. */
function check(gates: string): { readonly exitCode: number; readonly lines: readonly string[] } {
  const dir = makeTempDir();
  const file = join(dir, "passwhen.yml");
  writeFileSync(file, `version: 1\ngates:\n${gates}`);
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
  expect(structured("ui.screens")).toEqual([expect.stringContaining("wrong-type")]);
  expect(structured("ui.nothing", "Uii")).toEqual([expect.stringContaining("unknown-type")]);
});

test("a check of an unknown kind is told once, not again by the expression", () => {
  const gates = `  verify-a: { checks: { t: { rum: x } }, pass-when: t.passed and handoff.verified }\n`;
  expect(faultsOf(gates)).toEqual(["3:30 unknown-key"]);
});

test("a file that is no YAML has its faults of syntax alone", () => {
  const { exitCode, lines } = check("  a: [\n");
  expect(exitCode).toBe(1);
  expect(lines.join("\n")).not.toContain("internal");
});

test("a file that cannot be read is wrong usage", () => {
  expect(() => runPolicyCheck(["/nowhere/passwhen.yml"])).toThrow(UsageError);
});
