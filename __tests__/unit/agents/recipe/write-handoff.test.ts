import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { agent } from "../../../../src/agents/recipe/index.ts";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";
import type { ProcessResult } from "../../../../src/ports/process.ts";
import { agentContext, agentTask } from "../../../support/plug-in-world.ts";

/** Pieces that mean something in markdown or in a handoff. */
const PIECES = [
  "## Verification\n",
  "## Verdict\n",
  "unit-test-verified",
  "live-ui-verified",
  "verifier-failed",
  "not-verified",
  "pass",
  "```",
  "````",
  "~~~",
  "<!--",
  "-->",
  "<details>",
  "</details>",
  "> ",
  "- ",
  "- [x] ",
  "* ",
  "1. ",
  "    ",
  "\t",
  "---\n",
  "===\n",
  "\n",
  "\n\n",
  "\r",
  "\r\n",
  "\u2028",
  "\u0000",
  "\u001b[2J",
  "\u200b",
  "\u00a0",
  " ",
  "`",
  "``",
  "**",
  "_",
  "|",
  "\\",
  "&#35;",
  "(met)",
  "(not met)",
  "(n/a)",
  "Per acceptance criterion:",
  "## Execution\n- (none)\n",
  "src/a.ts:1",
  "Error: ",
  "[x]: y",
  "# ",
];

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 8 })), { maxLength: 25 })
  .map((pieces) => pieces.join(""));

const stream = (text: string) => ({ text, totalBytes: text.length, droppedBytes: 0 });

async function handoffAfter(output: string, exitCode: number, criteria: readonly string[]) {
  const ended = { ended: "finished", exitCode, killedBy: null, startError: null, durationMs: 1 } as const;
  const result: ProcessResult = { ...ended, stdout: stream(output), stderr: stream(output) };
  const context = agentContext({ processes: { run: () => Promise.resolve(result) } });
  const { handoff } = await agent.create({}).verify(
    {
      ...task,
      target: {
        ...task.target,
        task: { ...task.target.task, acceptance: [...criteria, "`npm run check:all` passes"] },
      },
    },
    context,
  );
  return parseHandoff(handoff ?? "", "handoff.md").handoff;
}

let task: ReturnType<typeof agentTask>;

test("whatever a command prints, the handoff says what its exit code says", async () => {
  task = agentTask();
  const property = fc.asyncProperty(hostile, fc.constantFrom(0, 1, 127), async (output, exitCode) => {
    const handoff = await handoffAfter(output, exitCode, ["The toggle renders"]);
    const expected = { 0: "type-check-only", 1: "verifier-failed", 127: "verifier-blocked" }[exitCode];
    expect(handoff).toMatchObject({ verification: expected, reason: null, contradiction: null });
    expect(handoff.critiques.length).toBe(exitCode === 1 ? 1 : 0);
    expect(handoff.findings).toEqual([]);
    expect(handoff.criteria.map(({ answer }) => answer)).toEqual([
      "n/a",
      { 0: "met", 1: "not-met", 127: "n/a" }[exitCode],
    ]);
    expect(handoff.execution).toMatchObject([{ command: "npm run check:all", outcome: `exit ${exitCode}` }]);
    expect(handoff.target?.name).toBe("toggle");
  });
  await fc.assert(property, { numRuns: 300 });
});

test("whatever a plan's criteria say, each gets its own answer and none another value", async () => {
  task = agentTask();
  const plain = hostile.filter((text) => !/`[^`]+`\s*\S/.test(text));
  const property = fc.asyncProperty(fc.array(plain, { maxLength: 4 }), async (criteria) => {
    const handoff = await handoffAfter("", 0, criteria);
    expect(handoff).toMatchObject({ verification: "type-check-only", reason: null, contradiction: null });
    expect(handoff.criteria.map(({ answer }) => answer)).toEqual([...criteria.map(() => "n/a"), "met"]);
  });
  await fc.assert(property, { numRuns: 200 });
});

test.each([
  ["Saves: the setting", "Saves: the setting"],
  ["Report prints (met) or (not met)", "Report prints (met) or (not met)"],
  ["`a` and [b](c) and *d* and <e> and f_g_h", "`a` and [b](c) and *d* and <e> and f_g_h"],
  ["one\ntwo", "one two"],
])("the criterion %j comes back as it is", async (criterion, back) => {
  task = agentTask();
  const { criteria } = await handoffAfter("", 0, [criterion]);
  expect(`${criteria[0]?.criterion}: ${criteria[0]?.evidence}`).toContain(back);
});
