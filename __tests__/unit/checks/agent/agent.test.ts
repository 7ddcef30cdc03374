import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../../../../src/checks/agent/index.ts";
import type { Agent, AgentResult, AgentTask } from "../../../../src/evidence/agent.ts";
import type { CheckInput } from "../../../../src/evidence/check.ts";
import type { Provenance } from "../../../../src/evidence/evidence.ts";
import { UNREADABLE_EXAMPLES } from "./unreadable-examples.ts";
import { checkInput, targetWith, verifier } from "../../../support/plug-in-world.ts";

function handoffOf(value: string, more = ""): string {
  return `## Verification\n${value}\n\n## Execution\n- \`npm test\` → 3 passed\n- \`npm run lint\` → clean\n\n${more}`;
}

async function run(
  result: Partial<AgentResult>,
  overrides: Partial<CheckInput> = {},
  {
    provenance = "claimed",
    onTask,
  }: { readonly provenance?: Provenance; readonly onTask?: (task: AgentTask) => void } = {},
) {
  const agent: Agent = {
    verify: (task) => {
      onTask?.(task);
      return Promise.resolve({
        handoff: null,
        failure: null,
        structured: null,
        run: null,
        commands: [],
        files: [],
        ...result,
      });
    },
  };
  const input = checkInput({ agent: () => ({ agent, provenance }), ...overrides });
  return check.run({ agent: "default" }, input);
}

test("a passing value at the floor is verified, by the agent's word", async () => {
  const { facts, handoff, handoffMarkdown } = await run({ handoff: handoffOf("unit-test-verified") });
  expect(facts).toEqual({
    verified: { kind: "known", value: true, provenance: "claimed", detail: "unit-test-verified" },
    verification: { kind: "known", value: "unit-test-verified", provenance: "claimed", detail: "unit-test-verified" },
    executed: { kind: "known", value: 2, provenance: "claimed", detail: "2 execution items" },
    contradiction: { kind: "known", value: "none", provenance: "claimed", detail: "none" },
  });
  expect(handoff?.verification).toBe("unit-test-verified");
  expect(handoffMarkdown).toBe(handoffOf("unit-test-verified"));
});

test("what the runtime itself ran is observed", async () => {
  const { facts } = await run({ handoff: handoffOf("unit-test-verified") }, {}, { provenance: "observed" });
  expect(facts["verified"]).toMatchObject({ provenance: "observed" });
});

test.each([
  ["live-ui-verified", "unit-test-verified", true, undefined],
  ["type-check-only", "type-check-only", true, undefined],
  ["type-check-only", "unit-test-verified", false, "below-floor"],
  ["unit-test-verified", "live-ui-verified", false, "below-floor"],
  ["verifier-failed", "type-check-only", false, "verifier-failed"],
] as const)("%s at the floor %s: verified is %s", async (value, floor, verified, reason) => {
  const { facts } = await run({ handoff: handoffOf(value) }, { floor });
  expect(facts["verified"]).toMatchObject({ kind: "known", value: verified });
  expect(facts["verified"]?.reason).toBe(reason);
});

test.each([
  ["verifier-blocked", "verifier-blocked"],
  ["not-verified", "not-verified"],
] as const)("%s leaves verified unknown, and the value known", async (value, reason) => {
  const { facts } = await run({ handoff: handoffOf(value) });
  expect(facts["verified"]).toMatchObject({ kind: "unknown", reason });
  expect(facts["verification"]).toMatchObject({ kind: "known", value });
});

const executed = (value: string, items: string, more = "") =>
  `## Verification\n${value}\n\n## Execution\n${items}\n\n${more}`;

test.each([
  [
    "the command that failed",
    executed("verifier-failed", "- `npm ci` → exit 0\n- `npm test` → exit 1"),
    "`npm test`: exit 1",
  ],
  [
    "in another's words",
    executed("verifier-failed", "- `npm run lint` → 0 errors\n- `npm test` -> 2 failed, 1 passed"),
    "`npm test`: 2 failed, 1 passed",
  ],
  [
    "the criterion that is not met",
    executed("verifier-failed", "- `npm start` → up", "## Findings\n- [ ] Toggle renders: it is gone (not met)\n"),
    "Toggle renders: it is gone",
  ],
  [
    "the notes",
    executed("verifier-failed", "- (none)", "## Notes & suggestions\n### Why\n- The page is blank.\n- More.\n"),
    "The page is blank.",
  ],
  [
    "a missing tool",
    executed("verifier-blocked", "- `pytest` → exit 127, pytest: not found"),
    "`pytest`: exit 127, pytest: not found",
  ],
  [
    "no test",
    executed("verifier-blocked", "- `npm test` → exit 0, but no test was run"),
    "`npm test`: exit 0, but no test was run",
  ],
  ["a note", executed("not-verified", "- (none)", "## Notes & suggestions\nNo display here.\n"), "No display here."],
])("the detail says why: %s", async (_, handoff, why) => {
  const { facts } = await run({ handoff });
  expect(facts["verified"]?.detail).toBe(why);
});

test("a detail is one line, cut, and only the value where there is nothing to tell", async () => {
  const long = await run({ handoff: executed("verifier-failed", `- \`x\` → failed ${"y".repeat(5_000)}`) });
  expect(long.facts["verified"]?.detail).toHaveLength(301);
  const bare = await run({ handoff: "## Verification\nverifier-failed\n" });
  expect(bare.facts["verified"]?.detail).toBe("verifier-failed");
  const below = await run({ handoff: handoffOf("type-check-only") });
  expect(below.facts["verified"]?.detail).toBe("type-check-only, and the floor is unit-test-verified");
});

test.each(Object.entries(UNREADABLE_EXAMPLES))(
  "a handoff that is unreadable (%s) leaves everything unknown",
  async (reason, markdown) => {
    const { facts, handoff } = await run({ handoff: markdown });
    expect(handoff?.reason).toBe(reason);
    for (const fact of Object.values(facts))
      expect(fact).toMatchObject({ kind: "unknown", reason: "handoff-unreadable" });
  },
);

test.each([
  ["a criterion that is not met", "## Findings\n- [x] Toggle renders: gone (not met)\n", "criterion-not-met"],
  ["nothing under Execution", null, "no-execution"],
])("a pass beside %s is contradictory, not verified and not failed", async (_, more, contradiction) => {
  const markdown = more === null ? "## Verification\nunit-test-verified\n" : handoffOf("unit-test-verified", more);
  const { facts } = await run({ handoff: markdown });
  expect(facts["verified"]).toMatchObject({ kind: "unknown", reason: "handoff-contradictory" });
  expect(facts["contradiction"]).toMatchObject({ kind: "known", value: contradiction });
  expect(facts["verification"]).toMatchObject({ value: "unit-test-verified" });
});

const ASKED = {
  criteria: "all",
  target: targetWith({ acceptance: ["Toggle renders", "Toggle persists: also after a reload"] }),
  verifier: verifier({ acceptance: ["The page loads"] }),
} as const;
const answered = (...items: readonly string[]) =>
  handoffOf(
    "live-ui-verified",
    `## Findings\nPer acceptance criterion:\n${items.map((one) => `- [x] ${one}\n`).join("")}`,
  );
const ALL_MET = [
  "Toggle renders: seen (met)",
  "Toggle persists: also after a reload: seen (met)",
  "The page loads: seen (met)",
];

test("criteria: all: every item of target and verifier that is answered met is verified", async () => {
  const { facts } = await run({ handoff: answered(...ALL_MET) }, ASKED);
  expect(facts["verified"]).toMatchObject({ kind: "known", value: true });
});

test.each([
  [
    "not spoken of",
    ALL_MET.slice(0, 2),
    "1 of 3 acceptance items is not answered with met: The page loads (not answered)",
  ],
  [
    "answered n/a",
    [...ALL_MET.slice(1), "Toggle renders: no display (n/a)"],
    "1 of 3 acceptance items is not answered with met: Toggle renders (n/a)",
  ],
  ["without an answer", [...ALL_MET.slice(1), "Toggle renders: seen"], "Toggle renders (not answered)"],
  ["answered twice", [...ALL_MET, "Toggle renders: on the phone (n/a)"], "Toggle renders (n/a)"],
  [
    "all open",
    ["Something else (met)"],
    "3 of 3 acceptance items are not answered with met: Toggle renders (not answered);",
  ],
] as const)("criteria: all: an item that is %s leaves verified unknown", async (_, items, detail) => {
  for (const provenance of ["claimed", "observed"] as const) {
    const { facts } = await run({ handoff: answered(...items) }, ASKED, { provenance });
    expect(facts["verified"]).toMatchObject({ kind: "unknown", reason: "criteria-unanswered" });
    expect(facts["verified"]?.detail).toContain(detail);
  }
  const { facts } = await run({ handoff: answered(...items) }, { ...ASKED, criteria: "reported" });
  expect(facts["verified"]).toMatchObject({ kind: "known", value: true });
});

test("criteria: all: an item that is not met is a contradiction, a weak value is below the floor, whatever is open", async () => {
  const notMet = await run({ handoff: answered("Toggle renders: gone (not met)") }, ASKED);
  expect(notMet.facts["verified"]).toMatchObject({ kind: "unknown", reason: "handoff-contradictory" });
  const weak = await run({ handoff: handoffOf("type-check-only") }, ASKED);
  expect(weak.facts["verified"]).toMatchObject({ kind: "known", value: false, reason: "below-floor" });
  const failed = await run({ handoff: handoffOf("verifier-failed") }, ASKED);
  expect(failed.facts["verified"]).toMatchObject({ kind: "known", value: false, reason: "verifier-failed" });
});

test("criteria: all: where nothing is asked, nothing is open", async () => {
  const none = { criteria: "all", target: targetWith({ acceptance: [" "] }), verifier: verifier() } as const;
  const { facts } = await run({ handoff: handoffOf("unit-test-verified") }, none);
  expect(facts["verified"]).toMatchObject({ kind: "known", value: true });
});

test("criteria: all: three open items are named, the others counted, long ones cut", async () => {
  const acceptance = Array.from({ length: 9 }, (_, at) => `Item\n${at} ${"x".repeat(500)}`);
  const asked = { criteria: "all", target: targetWith({ acceptance }), verifier: verifier() } as const;
  const { facts } = await run({ handoff: handoffOf("unit-test-verified") }, asked);
  expect(facts["verified"]?.detail).toMatch(/^9 of 9 .*: Item 0 x+… \(not answered\); .*; and 6 more$/);
  expect(facts["verified"]?.detail.length).toBeLessThan(600);
});

test("no handoff at all", async () => {
  const { facts, handoff, handoffMarkdown } = await run({});
  for (const fact of Object.values(facts)) expect(fact).toMatchObject({ kind: "unknown", reason: "handoff-missing" });
  expect([handoff, handoffMarkdown]).toEqual([null, null]);
});

test("a pass beside a failure of the agent does not count, and nobody downstream can count it", async () => {
  const failure = { reason: "agent-crashed", detail: "exit 3" } as const;
  const markdown = handoffOf("live-ui-verified", "## Critique\n- src/a.ts:1 (high): wrong\n");
  const { facts, handoff, handoffMarkdown, critiques } = await run({ handoff: markdown, failure });
  for (const fact of Object.values(facts)) expect(fact).toEqual({ kind: "unknown", ...failure });
  expect(handoff).toBeNull();
  expect(handoffMarkdown).toBe(markdown);
  expect(critiques).toEqual([]);
});

test("what does not pass is told beside a failure, and decides nothing", async () => {
  const failure = { reason: "nothing-to-run", detail: "no command" } as const;
  const { facts } = await run({ handoff: handoffOf("verifier-blocked"), failure });
  expect(facts["verified"]).toEqual({ kind: "unknown", ...failure });
  expect(facts["verification"]).toMatchObject({ kind: "known", value: "verifier-blocked" });
  const failed = await run({
    handoff: handoffOf("verifier-failed"),
    failure: { reason: "agent-timeout", detail: "t" },
  });
  expect(failed.facts["verified"]).toMatchObject({ kind: "unknown", reason: "agent-timeout" });
});

test("the agent gets the prompt, the checkout of head, the time of the check", async () => {
  const tasks: AgentTask[] = [];
  const commits: string[] = [];
  const base = checkInput();
  const checkOut = (commit: string) => {
    commits.push(commit);
    return base.checkOut(commit);
  };
  const overrides = { checkOut, prompt: () => "the prompt", timeoutMs: 1_234 };
  const { files } = await run({ handoff: handoffOf("not-verified") }, overrides, {
    onTask: (task) => tasks.push(task),
  });
  expect(tasks).toMatchObject([{ prompt: "the prompt", timeoutMs: 1_234, verifier: { name: "verify-toggle" } }]);
  expect(commits).toEqual(["a".repeat(40)]);
  expect(files.map(({ path }) => readFileSync(path, "utf8"))).toEqual(["the prompt", handoffOf("not-verified")]);
});

test("a gate without a verifier is a fault of the policy", async () => {
  const { facts } = await run({ handoff: handoffOf("unit-test-verified") }, { target: null, verifier: null });
  expect(facts["verified"]).toMatchObject({ kind: "unknown", reason: "policy-invalid" });
});

const FINDINGS = [
  "## Findings",
  "Per acceptance criterion:",
  "- [ ] Toggle renders: it is gone (not met)",
  "- [ ] Toggle persists: lost after reload (not met)",
  "- [x] Tests pass: 3 passed (met)",
  "",
  "Other findings:",
  "- (high) Settings crash: TypeError",
  "- (med) Typo: in a label",
  "",
].join("\n");

test("critiques, then what is not met and high findings that no critique speaks of", async () => {
  const critique =
    "## Critique\n- src/a.ts:3-5 (high): toggle renders nowhere, the list is empty\n- src/b.ts:7 (low): a name\n";
  const { critiques } = await run({ handoff: handoffOf("verifier-failed", `${FINDINGS}\n${critique}`) });
  expect(critiques.map(({ path, startLine, criterion, severity }) => [path, startLine, criterion, severity])).toEqual([
    ["src/a.ts", 3, "Toggle renders", "high"],
    ["src/b.ts", 7, null, "low"],
    [null, null, "Toggle persists", "high"],
    [null, null, null, "high"],
  ]);
  expect(critiques[2]?.text).toContain("lost after reload");
  expect(critiques[3]?.text).toContain("Settings crash");
});

test("a handoff full of critiques is read in bounded time, and none is dropped", async () => {
  const items = Array.from({ length: 5_000 }, (_, index) => `- src/a.ts:${index + 1} (high): fault ${index}`).join(
    "\n",
  );
  const findings = Array.from({ length: 5_000 }, (_, index) => `- [ ] c${index}: x (not met)`).join("\n");
  const markdown = handoffOf("verifier-failed", `## Findings\n${findings}\n\n## Critique\n${items}\n`);
  const start = performance.now();
  const { critiques } = await run({ handoff: markdown });
  expect(critiques).toHaveLength(10_000);
  expect(performance.now() - start).toBeLessThan(10_000);
});
