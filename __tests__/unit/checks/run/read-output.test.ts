import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../../../../src/checks/run/index.ts";
import type { CheckInput } from "../../../../src/evidence/check.ts";
import type { ExpectedEvidence } from "../../../../src/policy/policy.ts";
import { readExpect } from "../../../../src/policy/types/expect.ts";
import { readTypes } from "../../../../src/policy/types/read.ts";
import { checkInput } from "../../../support/plug-in-world.ts";

const TYPES = readTypes({ types: { Level: "low | high", Post: { day: "text", likes: "int?" } } });

function expected(type: string): ExpectedEvidence {
  const { expect: found, faults } = readExpect(type, [], TYPES);
  if (found === null) throw new Error(JSON.stringify(faults));
  return found;
}

const runExpecting = (type: string, run: string, more: Partial<CheckInput> = {}) =>
  check.run({ run }, checkInput({ expect: expected(type), ...more }));
const factsOf = async (type: string, run: string) => (await runExpecting(type, run)).facts;
const observed = (value: unknown): unknown => expect.objectContaining({ kind: "known", value, provenance: "observed" });
const unknown = (reason: string, detail: unknown): unknown => ({ kind: "unknown", reason, detail });

test("the fields of what a command prints are facts that the runtime saw", async () => {
  expect(await factsOf("TestReport", `echo '{ "passed": true, "total": 3, "notes": null }'`)).toEqual({
    passed: observed(true),
    total: observed(3),
    failed: unknown("evidence-missing", "the output leaves this field out"),
    notes: unknown("evidence-missing", "the output leaves this field out"),
  });
});

test.each([
  ["bool", "echo true", true],
  ["int", "echo 72", 72],
  ["number", "printf ' 0.5\\n\\n'", 0.5],
  ["[text]", `echo '["a", "b"]'`, ["a", "b"]],
  ["list[Post]", `echo '[{ "day": "Mon", "likes": null }]'`, [{ day: "Mon" }]],
  ["text", `echo '{ "is": "text" }'`, '{ "is": "text" }'],
  ["text", "printf 'two\\n\\n'", "two\n"],
  ["text", "printf 'windows\\r\\n'", "windows"],
  ["text", "true", ""],
  ["Level", "echo low", "low"],
])("a %s that %s prints is one fact, value", async (type, run, value) => {
  expect(await factsOf(type, run)).toEqual({ value: observed(value) });
});

test.each([
  ["int", "echo 1.5", /^expected a whole number/],
  ["int", "echo 9007199254740993", /^must be|^expected/],
  ["bool", "echo '\"true\"'", /^expected a bool/],
  ["list[Post]", `echo '[{ "day": "Mon" }, { "day": 2 }]'`, /^\[1\]\.day: expected text/],
  ["TestReport", `echo '{ "passed": true, "extra": 1 }'`, "extra: is not a known key"],
  ["TestReport", `echo '{ "passed": false, "passed": true }'`, "passed is given twice"],
  ["TestReport", "echo 'all fine'", "it printed no JSON document"],
  ["TestReport", `echo '{ "passed": true } { "passed": true }'`, "it printed no JSON document"],
  ["[text]", `printf '["\\xff"]'`, "what it printed is not UTF-8"],
  ["Level", "echo '\"low\"'", /^expected/],
  ["text", "head -c 1048577 /dev/zero", "it printed 1048577 bytes, at most 1048576 are read"],
  ["[int]", "printf '[%.0s' $(seq 200)", "it printed no JSON document"],
])("%s: what %s prints does not fit, and the detail says where", async (type, run, detail) => {
  for (const fact of Object.values(await factsOf(type, run)))
    expect(fact).toEqual(
      unknown(
        "evidence-invalid",
        typeof detail === "string" ? expect.stringContaining(detail) : expect.stringMatching(detail),
      ),
    );
});

test("a command that prints nothing gave no evidence", async () => {
  expect(await factsOf("bool", "true")).toEqual({ value: unknown("evidence-missing", "it printed nothing") });
});

test.each([
  ["exit 126", "world-failed", "exit 126: a program cannot be run, or the command says so itself"],
  ["false", "command-failed", "exit 1, so what it printed does not count"],
  ["no-such-tool", "world-failed", "exit 127: a program was not found, or the command says so itself"],
])("what was printed before %s does not count", async (last, reason, detail) => {
  const { facts, critiques, commands } = await runExpecting("bool", `echo true; ${last}`);
  expect(facts).toEqual({ value: unknown(reason, detail) });
  expect(critiques).toEqual([]);
  expect(commands).toMatchObject([{ isSuccess: false, tail: expect.stringContaining("true") as string }]);
});

test("standard error is no part of the evidence", async () => {
  expect(await factsOf("int", "echo warning >&2; echo 3")).toEqual({ value: observed(3) });
});

test("exactly as much as is read counts, and people get head and tail of it", async () => {
  const { facts, files } = await runExpecting("text", "head -c 1048576 /dev/zero | tr '\\0' 'a'");
  expect(facts["value"]).toMatchObject({ kind: "known", value: "a".repeat(1024 * 1024) });
  const kept = readFileSync(files[0]?.path ?? "", "utf8");
  expect(kept.length).toBeLessThan(140_000);
  expect(kept).toContain("characters are left out here");
});
