import { expect, test } from "vitest";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import type { GateCheck } from "../../../src/evidence/gate.ts";
import type { Handoff } from "../../../src/evidence/handoff/handoff.ts";
import { BOOL, INT } from "../../../src/policy/types/type.ts";
import type { Verdict } from "../../../src/verdict/verdict.ts";
import { critique, handoff as handoffOf } from "../../support/sample-report.ts";
import { claimed, evidenceOf, gateCheck, gateWith, observed, passWhen, unknown } from "../../support/evidence.ts";
import { judgeWith, prepare, prepareOne } from "../../support/judged.ts";

const FACTS: Readonly<Record<string, GateCheck["facts"]>> = {
  run: { passed: BOOL, exitCode: INT },
  agent: { verified: BOOL },
  paths: { ok: BOOL },
};

function judge(expression: string, evidence: readonly CheckEvidence[], isCancelled = false): Promise<Verdict> {
  const checks = evidence.map(({ check, kind, facts }) => {
    const isClaimed = Object.values(facts).some((fact) => fact.kind === "known" && fact.provenance === "claimed");
    const agent = kind === "agent" ? (isClaimed ? "talker" : "default") : null;
    return gateCheck(check, { kind, facts: FACTS[kind] ?? {}, agent });
  });
  return judgeWith(prepareOne(gateWith(expression, { checks })), evidence, { isCancelled });
}

const tests = (fact: ReturnType<typeof observed>) => evidenceOf("tests", { passed: fact, exitCode: observed(0) });
const handoff = (fact: ReturnType<typeof observed>, verification: Handoff["verification"] = null) =>
  evidenceOf(
    "handoff",
    { verified: fact },
    { kind: "agent", handoff: verification === null ? null : handoffOf({ verification }) },
  );

test("true passes, without reasons", async () => {
  const verdict = await judge("tests.passed and handoff.verified", [tests(observed(true)), handoff(claimed(true))]);
  expect(verdict).toMatchObject({
    outcome: "passed",
    passed: true,
    failed: false,
    reasons: [],
    isDecidedByClaimsAlone: false,
  });
});

test("false fails, with the reason of the fact that decided", async () => {
  const fact = { ...observed(false, "exit 1"), reason: "command-failed" } as const;
  const verdict = await judge("tests.passed and handoff.verified", [tests(fact), handoff(claimed(true))]);
  expect(verdict).toMatchObject({ outcome: "failed", passed: false, failed: true });
  expect(verdict.reasons).toEqual([{ code: "command-failed", check: "tests", detail: "tests.passed: exit 1" }]);
  expect(verdict.restsOn.find(({ name }) => name === "tests.passed")).toMatchObject({
    provenance: "observed",
    isDeciding: true,
    value: "false",
  });
});

test("unknown blocks, naming the missing fact; false beside it still fails", async () => {
  const missing = handoff(unknown("handoff-missing", "the agent left none"));
  const blocked = await judge("tests.passed and handoff.verified", [tests(observed(true)), missing]);
  expect(blocked).toMatchObject({ outcome: "blocked", passed: false, failed: false });
  expect(blocked.reasons).toEqual([
    { code: "handoff-missing", check: "handoff", detail: "handoff.verified: the agent left none" },
  ]);
  expect((await judge("tests.passed and handoff.verified", [tests(observed(false)), missing])).outcome).toBe("failed");
});

test("a false comparison without a reason of its own is expression-false", async () => {
  const verdict = await judge("tests.exitCode > 0 and tests.passed", [tests(observed(true))]);
  expect(verdict.reasons).toMatchObject([{ code: "expression-false", check: "tests" }]);
});

test("verifier-failed fails the gate even where its expression does not ask the verifier", async () => {
  const veto = handoff({ ...claimed(false, "verifier-failed"), reason: "verifier-failed" } as never, "verifier-failed");
  const verdict = await judge("tests.passed", [tests(observed(true)), veto]);
  expect(verdict.outcome).toBe("failed");
  expect(verdict.reasons[0]?.code).toBe("verifier-failed");
});

test("a veto counts however the agent that wrote it ended", async () => {
  const crashed = handoff(unknown("agent-crashed"), "verifier-failed");
  expect(await judge("tests.passed", [tests(observed(true)), crashed])).toMatchObject({ outcome: "failed" });
});

test("a veto says why in the handoff's words where the facts are not about the handoff", async () => {
  const execution = [{ text: "npm test → exit 1", command: "npm test", outcome: "exit 1" }];
  const failed = handoffOf({ verification: "verifier-failed", execution });
  const vetoing = async (facts: CheckEvidence["facts"], critiques: CheckEvidence["critiques"] = []) => {
    const ui = evidenceOf("ui", facts, { kind: "agent", handoff: failed, critiques });
    const verdict = await judge("tests.passed", [tests(observed(true)), ui]);
    return verdict.reasons[0];
  };
  const told = { code: "verifier-failed", check: "ui", detail: "`npm test`: exit 1" };
  expect(await vetoing({ ok: claimed(true) })).toEqual(told);
  expect(await vetoing({ verified: claimed(true, "true") })).toEqual(told);
  expect(await vetoing({ verified: unknown("agent-crashed", "exit 3") })).toEqual(told);
  expect((await vetoing({ ok: claimed(true) }, [critique({ text: "off\nagain" })]))?.detail).toBe("off again");
  expect((await vetoing({ ok: claimed(true) }, [critique({ text: "x".repeat(900) })]))?.detail).toHaveLength(301);
  const own = { ...claimed(false, "why not"), reason: "verifier-failed" } as const;
  expect((await vetoing({ verified: own }, [critique()]))?.detail).toBe("why not");
});

test("a pass that claims alone can bring about is marked", async () => {
  expect((await judge("handoff.verified", [handoff(claimed(true))])).isDecidedByClaimsAlone).toBe(true);
  expect((await judge("handoff.verified", [handoff(observed(true))])).isDecidedByClaimsAlone).toBe(false);
});

test("cancelled is neither passed nor failed, whatever the evidence", async () => {
  expect(await judge("tests.passed", [tests(observed(true))], true)).toMatchObject({
    outcome: "cancelled",
    passed: false,
    failed: false,
  });
});

test("removing any one fact never turns a verdict into a pass", async () => {
  const evidence = [tests(observed(false)), handoff(claimed(true))];
  for (const [index, one] of evidence.entries()) {
    for (const name of Object.keys(one.facts)) {
      const without = { ...one, facts: { ...one.facts, [name]: unknown("world-failed") } };
      expect((await judge("tests.passed and handoff.verified", evidence.with(index, without))).passed).toBe(false);
    }
  }
});

test("faults of expressions are all told, with the place in the policy file", async () => {
  const gate = gateWith("tests.pased", {
    checks: [gateCheck("tests")],
    rule: passWhen("tests.pased", "p.yml", { line: 7, column: 16 }),
  });
  const { gates, diagnostics } = prepare([gate, gateWith("and")]);
  expect(gates).toEqual([]);
  expect(diagnostics.map(({ range }) => range?.start)).toMatchObject([{ line: 7 }, { line: 1 }]);
  expect(diagnostics[0]?.message + (diagnostics[0]?.hint ?? "")).toContain("passed");
});
