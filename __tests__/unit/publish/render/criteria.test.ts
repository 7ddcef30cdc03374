import { expect, test } from "vitest";
import { criteriaOf } from "../../../../src/publish/criteria.ts";
import { renderCriteria, renderSharedCriteria } from "../../../../src/publish/render/criteria.ts";
import { renderJobSummary } from "../../../../src/publish/render/job-summary.ts";
import { renderSummaryRun } from "../../../../src/publish/render/summary-run.ts";
import { gateCheck } from "../../../support/evidence.ts";
import { claimed, evidence, gate, handoff, report, verdict } from "../../../support/sample-report.ts";

test("a check that asks for structured evidence answers no criterion", () => {
  const criteria = [{ criterion: "Works", answer: "met", evidence: "seen" }] as const;
  const checks = [
    evidence("handoff", { handoff: handoff({ criteria }), facts: { verified: claimed(true, "") } }),
    evidence("ui", { handoff: handoff({ criteria }), facts: { ok: claimed(true, "") } }),
  ];
  const found = criteriaOf(gate("verify-frontend-toggle"), verdict("passed", { checks }));
  expect(found.filter(({ criterion }) => criterion === "Works")).toHaveLength(1);
});

const VERIFIED = { kind: "record", fields: { verified: { kind: "bool" } } } as const;

test("not even with a field that is called like the fact of a handoff", () => {
  const criteria = [{ criterion: "Works", answer: "met", evidence: "seen" }] as const;
  const ui = gateCheck("ui", { kind: "agent", expect: { name: "Ui", type: VERIFIED, shape: "record" } });
  const checks = [evidence("ui", { handoff: handoff({ criteria }), facts: { verified: claimed(true, "") } })];
  const found = criteriaOf(gate("verify-frontend-toggle", { checks: [ui] }), verdict("passed", { checks }));
  expect(found.map(({ answer }) => answer)).toEqual([null, null, null]);
});

test("each answer says whose it is: of the agent that did the work, else of the one that the check names", () => {
  const criteria = [{ criterion: "Works", answer: "met", evidence: "seen" }] as const;
  const answering = { handoff: handoff({ criteria }), facts: { verified: claimed(true, "") } };
  const rest = { use: "codex", version: null, model: null, sessionId: null, usage: null, remarks: [], attempts: [] };
  const run = { ...rest, agent: "stand-in" };
  const checks = [
    evidence("handoff", { ...answering, run }),
    evidence("second", answering),
    evidence("third", answering),
  ];
  const own = gate("verify-frontend-toggle", { checks: [gateCheck("second", { kind: "agent", agent: "careful" })] });
  const found = criteriaOf(own, verdict("passed", { checks }));
  expect(found.slice(0, 3).map(({ by }) => by)).toEqual(["stand-in", "careful", "default"]);
  expect(found.slice(3).map(({ by }) => by)).toEqual([null, null, null]);
  const [shown] = report([{ gate: own, verdict: verdict("passed", { checks }) }]).gates;
  expect(shown === undefined ? "" : renderCriteria(shown)).toContain("| Works | met | seen | `careful`, claimed |");
});

const saying = (answers: readonly (readonly [string, "met" | "not-met" | "n/a"])[]) => {
  const criteria = answers.map(([criterion, answer]) => ({ criterion, answer, evidence: "" }));
  return verdict("passed", {
    checks: [evidence("handoff", { handoff: handoff({ criteria }), facts: { verified: claimed(true, "") } })],
  });
};

test("several verifiers of one task stand side by side on each item of its acceptance", () => {
  const [first, second] = ["Toggle renders in Settings → Appearance", "Reloading Settings shows the persisted state"];
  const one = {
    gate: gate("verify-frontend-toggle"),
    verdict: saying([
      [first, "met"],
      [second, "n/a"],
    ]),
  };
  const again = gate("verify-frontend-toggle", { name: "verify-again" });
  const other = {
    gate: again,
    verdict: saying([
      [second, "not-met"],
      [second, "met"],
    ]),
  };
  const shared = renderSharedCriteria(report([one, other]).gates);
  expect(shared).toContain("### Acceptance of `frontend-toggle`, by gate");
  expect(shared).toContain("| Toggle renders in Settings → Appearance | met | not answered |");
  expect(shared).toContain("| Reloading Settings shows the persisted state | n/a | **not met** |");
  expect(shared.split("\n")).toHaveLength(7);
  expect(renderSharedCriteria(report([one]).gates)).toBe("");
  expect(renderJobSummary(report([one, other]))).toContain(shared);
  expect(renderSummaryRun(report([one, other])).text).toContain(shared);
});

test("an item is shown in the plan's words with the finding's evidence, code marks kept", () => {
  const base = gate("verify-frontend-toggle");
  if (base.target === null) throw new Error("no target");
  const task = { ...base.target.task, acceptance: ["`GET /a_b`: returns **200**", "`x` < 5"] };
  const own = { ...base, target: { ...base.target, task } };
  const told = verdict("passed", {
    checks: [
      evidence("handoff", {
        handoff: handoff({
          criteria: [
            { criterion: "GET /a_b", answer: "met", evidence: "returns 200: got 200" },
            { criterion: "x > 5", answer: "met", evidence: "9" },
          ],
        }),
        facts: { verified: claimed(true, "") },
      }),
    ],
  });
  const found = criteriaOf(own, told);
  expect(found.map((one) => [one.criterion, one.evidence, one.answer]).slice(0, 3)).toEqual([
    ["`GET /a_b`: returns **200**", "got 200", "met"],
    ["x > 5", "9", "met"],
    ["`x` < 5", "", null],
  ]);
  const [shown] = report([{ gate: own, verdict: told }]).gates;
  expect(shown === undefined ? "" : renderCriteria(shown)).toContain("| `GET /a_b`: returns");
});

test("what the plan is accepted by as a whole is shown with who spoke of it, and changes no verdict", () => {
  const base = gate("verify-frontend-toggle");
  if (base.target === null) throw new Error("no target");
  const plan = { ...base.target.plan.plan, acceptanceCriteria: ["No `line` is long", "It is **fast**", "Docs exist"] };
  const own = { ...base, target: { ...base.target, plan: { ...base.target.plan, plan } } };
  const one = {
    gate: own,
    verdict: saying([
      ["No line is long", "met"],
      ["It is fast", "not-met"],
    ]),
  };
  const other = { gate: { ...own, name: "verify-again" }, verdict: saying([["no line is long", "n/a"]]) };
  const shared = renderSharedCriteria(report([one, other]).gates);
  expect(shared).toContain("| No `line` is long | met (`verify-frontend-toggle`); n/a (`verify-again`) |");
  expect(shared).toMatch(/\| It is .*fast.* \| \*\*not met\*\* \(`verify-frontend-toggle`\) \|/);
  expect(shared).toContain("| Docs exist | not verified by any task |");
  expect(shared).toContain("### Acceptance criteria of plan");
  expect(renderSharedCriteria(report([one]).gates)).toContain("not verified by any task");
});
