import { expect } from "vitest";
import { z } from "zod";
import { agents } from "../../../src/agents/index.ts";
import { JudgementSchema, readVote } from "../../../src/checks/judge/judgement.ts";
import type { Expectation } from "../../../src/evidence/agent.ts";
import type { Scenario } from "../../support/model-server/server.ts";
import { type Define, isInFiles } from "./bench.ts";
import type { Traits } from "./traits.ts";

const EXPECTATION: Expectation = { name: "Judgement", schema: z.toJSONSchema(JudgementSchema) };
/** As the seed has it. */
const VERDICT = { pass: false, critique: "The README greets nobody. Name whom it greets." };
const LOOK = { shell: "cat README.md" };

/** A model that reads a file, then decides the way this agent does. */
function deciding({ use }: Traits, verdicts: readonly object[]): Scenario {
  const isTool = agents[use].structured === "tool";
  const decisions = verdicts.map((verdict) =>
    isTool ? { call: "submit_verdict", args: { ...verdict } } : { json: { ...verdict } },
  );
  return { turns: [LOOK, ...decisions, { text: "Decided." }], side: '{"title":"Judge"}' };
}

/** What an agent is as a judge. */
export function defineJudge(define: Define, { use }: Pick<Traits, "use">): void {
  define("judges what lies on the disk", async (bench, traits) => {
    const run = await bench({ scenario: deciding(traits, [VERDICT]), expect: EXPECTATION });
    const result = await run.verify("Judge the change.\n");
    expect(result.failure).toBe(null);
    const vote = readVote(result);
    expect(vote).toMatchObject({ kind: "judged", judgement: VERDICT });
    const calls = run.server.calls.filter(({ wire }) => wire !== null);
    expect(calls.some(({ lastResult }) => lastResult?.includes("hello from the README"))).toBe(true);
    expect(calls.some(({ body }) => body.includes("whole handoff") || body.includes("submit_evidence"))).toBe(false);
    expect(await isInFiles(result, "The README greets nobody."), "its transcript is kept").toBe(true);
  });

  // A schema has one answer by its nature.
  if (agents[use].structured !== "tool") return;
  define("two verdicts are no verdict", async (bench, traits) => {
    const run = await bench({
      scenario: deciding(traits, [VERDICT, { pass: true, critique: "" }]),
      expect: EXPECTATION,
    });
    const result = await run.verify("Judge the change.\n");
    expect(result.structured).toEqual([VERDICT, { pass: true, critique: "" }]);
    expect(readVote(result)).toMatchObject({ kind: "unusable", reason: "judge-error" });
  });
}
