import { expect, test } from "vitest";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import type { GateCheck } from "../../../src/evidence/gate.ts";
import type { Handoff } from "../../../src/evidence/handoff/handoff.ts";
import { decide } from "../../../src/verdict/decide.ts";
import { prepareGates } from "../../../src/verdict/prepare.ts";
import type { Verdict } from "../../../src/verdict/verdict.ts";
import { critique, handoff as handoffOf } from "../../support/sample-report.ts";
import { claimed, evidenceOf, gateCheck, gateWith, observed, unknown } from "../../support/evidence.ts";

const FACTS: Readonly<Record<string, GateCheck["facts"]>> = {
  run: { passed: "bool", exitCode: "number" },
  agent: { verified: "bool" },
  paths: { ok: "bool" },
};

function judge(passWhen: string, evidence: readonly CheckEvidence[], isCancelled = false): Verdict {
  const checks = evidence.map(({ check, kind }) => gateCheck(check, { kind, facts: FACTS[kind] ?? {} }));
  const { gates, diagnostics } = prepareGates([gateWith(passWhen, { checks })]);
  expect(diagnostics).toEqual([]);
  const [prepared] = gates;
  if (prepared === undefined) throw new Error("not prepared");
  return decide(prepared, evidence, isCancelled);
}

const tests = (fact: ReturnType<typeof observed>) => evidenceOf("tests", { passed: fact, exitCode: observed(0) });
const handoff = (fact: ReturnType<typeof observed>, verification: Handoff["verification"] = null) =>
  evidenceOf(
    "handoff",
    { verified: fact },
    { kind: "agent", handoff: verification === null ? null : handoffOf({ verification }) },
  );

test("true passes, without reasons", () => {
  const verdict = judge("tests.passed and handoff.verified", [tests(observed(true)), handoff(claimed(true))]);
  expect(verdict).toMatchObject({
    outcome: "passed",
    passed: true,
    failed: false,
    reasons: [],
    isDecidedByClaimsAlone: false,
  });
});

test("false fails, with the reason of the fact that decided", () => {
  const fact = { ...observed(false, "exit 1"), reason: "command-failed" } as const;
  const verdict = judge("tests.passed and handoff.verified", [tests(fact), handoff(claimed(true))]);
  expect(verdict).toMatchObject({ outcome: "failed", passed: false, failed: true });
  expect(verdict.reasons).toEqual([{ code: "command-failed", check: "tests", detail: "tests.passed: exit 1" }]);
  expect(verdict.restsOn.find(({ name }) => name === "tests.passed")).toMatchObject({
    provenance: "observed",
    isDeciding: true,
    value: "false",
  });
});

test("unknown blocks, naming the missing fact; false beside it still fails", () => {
  const missing = handoff(unknown("handoff-missing", "the agent left none"));
  const blocked = judge("tests.passed and handoff.verified", [tests(observed(true)), missing]);
  expect(blocked).toMatchObject({ outcome: "blocked", passed: false, failed: false });
  expect(blocked.reasons).toEqual([
    { code: "handoff-missing", check: "handoff", detail: "handoff.verified: the agent left none" },
  ]);
  expect(judge("tests.passed and handoff.verified", [tests(observed(false)), missing]).outcome).toBe("failed");
});

test("a false comparison without a reason of its own is expression-false", () => {
  const verdict = judge("tests.exitCode > 0 and tests.passed", [tests(observed(true))]);
  expect(verdict.reasons).toMatchObject([{ code: "expression-false", check: "tests" }]);
});

test("verifier-failed fails the gate even where its expression does not ask the verifier", () => {
  const veto = handoff({ ...claimed(false, "verifier-failed"), reason: "verifier-failed" } as never, "verifier-failed");
  const verdict = judge("tests.passed", [tests(observed(true)), veto]);
  expect(verdict.outcome).toBe("failed");
  expect(verdict.reasons[0]?.code).toBe("verifier-failed");
});

test("a veto counts however the agent that wrote it ended", () => {
  const crashed = handoff(unknown("agent-crashed"), "verifier-failed");
  expect(judge("tests.passed", [tests(observed(true)), crashed])).toMatchObject({ outcome: "failed" });
});

test("a veto says why in the handoff's words where the facts are not about the handoff", () => {
  const execution = [{ text: "npm test → exit 1", command: "npm test", outcome: "exit 1" }];
  const failed = handoffOf({ verification: "verifier-failed", execution });
  const vetoing = (facts: CheckEvidence["facts"], critiques: CheckEvidence["critiques"] = []) => {
    const ui = evidenceOf("ui", facts, { kind: "agent", handoff: failed, critiques });
    return judge("tests.passed", [tests(observed(true)), ui]).reasons[0];
  };
  const told = { code: "verifier-failed", check: "ui", detail: "`npm test`: exit 1" };
  expect(vetoing({ ok: claimed(true) })).toEqual(told);
  expect(vetoing({ verified: claimed(true, "true") })).toEqual(told);
  expect(vetoing({ verified: unknown("agent-crashed", "exit 3") })).toEqual(told);
  expect(vetoing({ ok: claimed(true) }, [critique({ text: "off\nagain" })])?.detail).toBe("off again");
  expect(vetoing({ ok: claimed(true) }, [critique({ text: "x".repeat(900) })])?.detail).toHaveLength(301);
  const own = { ...claimed(false, "why not"), reason: "verifier-failed" } as const;
  expect(vetoing({ verified: own }, [critique()])?.detail).toBe("why not");
});

test("a pass that claims alone can bring about is marked", () => {
  expect(judge("handoff.verified", [handoff(claimed(true))]).isDecidedByClaimsAlone).toBe(true);
  expect(judge("handoff.verified", [handoff(observed(true))]).isDecidedByClaimsAlone).toBe(false);
});

test("cancelled is neither passed nor failed, whatever the evidence", () => {
  expect(judge("tests.passed", [tests(observed(true))], true)).toMatchObject({
    outcome: "cancelled",
    passed: false,
    failed: false,
  });
});

test("removing any one fact never turns a verdict into a pass", () => {
  const evidence = [tests(observed(false)), handoff(claimed(true))];
  for (const [index, one] of evidence.entries()) {
    for (const name of Object.keys(one.facts)) {
      const without = { ...one, facts: { ...one.facts, [name]: unknown("world-failed") } };
      expect(judge("tests.passed and handoff.verified", evidence.with(index, without)).passed).toBe(false);
    }
  }
});

test("faults of expressions are all told, with the place in the policy file", () => {
  const gate = gateWith("tests.pased", {
    checks: [gateCheck("tests")],
    passWhen: { text: "tests.pased", file: "p.yml", start: { line: 7, column: 16 } },
  });
  const { gates, diagnostics } = prepareGates([gate, gateWith("and")]);
  expect(gates).toEqual([]);
  expect(diagnostics.map(({ range }) => range?.start)).toMatchObject([{ line: 7 }, { line: 1 }]);
  expect(diagnostics[0]?.message + (diagnostics[0]?.hint ?? "")).toContain("passed");
});
