import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { factsOfHandoff, type HandoffRules } from "../../../src/checks/agent/facts.ts";
import { critiquesOf } from "../../../src/checks/agent/critiques.ts";
import type { CheckEvidence, Fact } from "../../../src/evidence/evidence.ts";
import { parseHandoff } from "../../../src/evidence/handoff/parse.ts";
import { VERIFICATIONS } from "../../../src/plan/words.ts";
import { BOOL, NUMBER, TEXT } from "../../../src/policy/types/type.ts";
import type { PreparedGate } from "../../../src/verdict/prepare.ts";
import type { Outcome } from "../../../src/verdict/verdict.ts";
import { claimed, evidenceOf, gateCheck, gateWith, observed, unknown } from "../../support/evidence.ts";
import { judgeWith, prepare as prepareAll } from "../../support/judged.ts";
import { handoff } from "../../support/sample-report.ts";

const FACTS = {
  tests: { passed: BOOL, exitCode: NUMBER },
  paths: { ok: BOOL, outside: NUMBER },
  handoff: { verified: BOOL, verification: TEXT, executed: NUMBER, contradiction: TEXT },
  ui: { ok: BOOL, notes: TEXT },
} as const;
const CHECKS = Object.entries(FACTS).map(([name, facts]) => gateCheck(name, { facts }));
const OBSERVED = ["tests", "paths"] as const;

const ATOMS = [
  "tests.passed",
  "tests.exitCode == 0",
  "paths.ok",
  "paths.outside < 2",
  "handoff.verified",
  'handoff.verification == "live-ui-verified"',
  'handoff.contradiction == "none"',
  "handoff.executed > 1",
  "ui.ok",
  'ui.notes != "broken"',
  "handoff.verified == ui.ok",
  "handoff.executed >= tests.exitCode",
];

const { expressions } = fc.letrec<{ expressions: string }>((tie) => ({
  expressions: fc.oneof(
    { maxDepth: 4, depthSize: "medium" },
    fc.constantFrom(...ATOMS),
    tie("expressions").map((one) => `not (${one})`),
    fc.tuple(tie("expressions"), tie("expressions")).map(([one, other]) => `(${one}) and (${other})`),
    fc.tuple(tie("expressions"), tie("expressions")).map(([one, other]) => `(${one}) or (${other})`),
  ),
}));

const values = {
  bool: fc.boolean(),
  number: fc.integer({ min: 0, max: 3 }),
  text: fc.constantFrom("live-ui-verified", "none", "broken", "other"),
};
const missing = fc.constantFrom(unknown("agent-crashed"), unknown("handoff-missing"), unknown("world-failed"));

function factsFor(check: keyof typeof FACTS, wrap: typeof observed): fc.Arbitrary<Record<string, Fact>> {
  const entries = Object.entries(FACTS[check]).map(([name, type]): [string, fc.Arbitrary<Fact>] => [
    name,
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.oneof<fc.Arbitrary<boolean | number | string>[]>(values[type.kind]).map((one) => wrap(one)),
      },
      missing,
    ),
  ]);
  return fc.record(Object.fromEntries(entries));
}

const PIECES =
  "## Verification\n|live-ui-verified\n|verifier-failed\n|## Execution\n|- `npm test` → ok\n|- (none)\n|## Findings\n|- [x] Works: seen (met)\n|- [ ] Works: gone (not met)\n|## Critique\n|- src/a.ts:1 (high): wrong\n|\n".split(
    "|",
  );
const FINDINGS =
  "Works: seen (met)|Works: gone (not met)|Works still: seen (met)|Works still (n/a)|Looks good (met)".split("|");

/** Reports as agents write them: in the format, and pieces of it in any order. */
const markdown = fc.oneof(
  fc
    .record({
      value: fc.constantFrom(...VERIFICATIONS),
      ran: fc.constantFrom("- `npm test` → ok", "- `npm test` → ok", "- (none)"),
      items: fc.subarray(FINDINGS),
    })
    .map(({ value, ran, items }) => {
      const findings = items.map((item) => `- ${item}\n`).join("");
      return `## Verification\n${value}\n\n## Execution\n${ran}\n\n## Findings\n${findings}`;
    }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join("")),
);

const rules = { floor: "unit-test-verified", provenance: "claimed", mustBeMet: [] } as const;

/** What comes of a handoff, by the code that reads it. */
const readEvidence = markdown.map((text): CheckEvidence => {
  const read = parseHandoff(text, "handoff.md").handoff;
  const facts = factsOfHandoff(read, null, rules);
  return evidenceOf("handoff", facts, { kind: "agent", handoff: read, critiques: critiquesOf(read) });
});

const ofHandoff = fc.oneof(
  readEvidence,
  factsFor("handoff", claimed).map((facts) => evidenceOf("handoff", facts, { kind: "agent" })),
);
const ofUi = fc
  .tuple(factsFor("ui", claimed), fc.option(readEvidence))
  .map(([facts, beside]) => evidenceOf("ui", facts, { kind: "agent", handoff: beside?.handoff ?? null }));

/** All that agents have a say in: each of their checks may be there or not. */
const agents = fc.tuple(fc.option(ofHandoff), fc.option(ofUi)).map((all) => all.filter((one) => one !== null));
const runtime = fc
  .tuple(factsFor("tests", observed), factsFor("paths", observed))
  .map(([tests, paths]) => [evidenceOf("tests", tests), evidenceOf("paths", paths)]);

/** Null for an expression that is refused before anything runs, such as one that is always true. */
function prepare(passWhen: string): PreparedGate | null {
  return prepareAll([gateWith(passWhen, { checks: CHECKS })]).gates[0] ?? null;
}

async function outcomeOf(gate: PreparedGate, evidence: readonly CheckEvidence[]): Promise<Outcome> {
  return (await judgeWith(gate, evidence)).outcome;
}

const RANKS = ["failed", "blocked", "passed"] as const satisfies readonly Outcome[];
const rankOf = (outcome: Outcome): number => RANKS.findIndex((one) => one === outcome);

test("whatever agents add, remove or change, nothing passes while an observed check of the conjunction is false or unknown", async () => {
  const notTrue = fc.oneof(fc.constant(observed(false)), missing);
  await fc.assert(
    fc.asyncProperty(
      expressions,
      fc.constantFrom(...OBSERVED),
      runtime,
      notTrue,
      agents,
      fc.boolean(),
      async (rest, check, seen, fact, said, isFirst) => {
        const name = check === "tests" ? "passed" : "ok";
        const conjunct = `${check}.${name}`;
        const gate = prepare(isFirst ? `${conjunct} and (${rest})` : `(${rest}) and ${conjunct}`);
        fc.pre(gate !== null);
        if (gate === null) return;
        const evidence = seen.map((one) =>
          one.check === check ? { ...one, facts: { ...one.facts, [name]: fact } } : one,
        );
        expect(await outcomeOf(gate, [...evidence, ...said])).not.toBe("passed");
      },
    ),
    { numRuns: 600 },
  );
});

test("the same evidence passes when that check is true: the property above is not empty", async () => {
  const gate = prepare("handoff.verified and tests.passed");
  expect(gate).not.toBeNull();
  if (gate === null) return;
  const cases = fc.sample(fc.tuple(runtime, readEvidence), { numRuns: 500, seed: 1 });
  const outcomes = await Promise.all(cases.map(([seen, said]) => outcomeOf(gate, [...seen, said])));
  expect(outcomes.filter((outcome) => outcome === "passed").length).toBeGreaterThan(3);
});

test("removing facts never turns what does not pass into a pass", async () => {
  const names = Object.entries(FACTS).flatMap(([check, facts]) => Object.keys(facts).map((name) => `${check}.${name}`));
  await fc.assert(
    fc.asyncProperty(
      expressions,
      runtime,
      agents,
      fc.subarray(names),
      fc.boolean(),
      async (passWhen, seen, said, lost, isGone) => {
        const gate = prepare(passWhen);
        fc.pre(gate !== null);
        if (gate === null) return;
        const evidence = [...seen, ...said];
        const without = evidence.map((one) => ({
          ...one,
          facts: Object.fromEntries(
            Object.entries(one.facts).flatMap(([name, fact]) => {
              if (!lost.includes(`${one.check}.${name}`)) return [[name, fact]];
              return isGone ? [] : [[name, unknown("world-failed")]];
            }),
          ),
        }));
        if ((await outcomeOf(gate, evidence)) !== "passed") expect(await outcomeOf(gate, without)).not.toBe("passed");
      },
    ),
    { numRuns: 600 },
  );
});

test("a verifier-failed more fails the gate, wherever it stands", async () => {
  await fc.assert(
    fc.asyncProperty(expressions, runtime, agents, fc.nat(), async (passWhen, seen, said, at) => {
      const gate = prepare(passWhen);
      fc.pre(gate !== null);
      if (gate === null) return;
      const evidence = [...seen, ...said];
      const index = at % evidence.length;
      const veto = handoff({ verification: "verifier-failed" });
      const vetoed = evidence.map((one, place) => (place === index ? { ...one, handoff: veto } : one));
      const outcome = await outcomeOf(gate, vetoed);
      expect(rankOf(outcome)).toBeLessThanOrEqual(rankOf(await outcomeOf(gate, evidence)));
      expect(outcome).toBe("failed");
    }),
    { numRuns: 400 },
  );
});

const FLOORS = ["type-check-only", "unit-test-verified", "live-ui-verified"] as const;

function isVerified(text: string, more: Partial<HandoffRules>): boolean {
  const fact = factsOfHandoff(parseHandoff(text, "h.md").handoff, null, { ...rules, ...more }).verified;
  return fact.kind === "known" && fact.value === true;
}

test("a stricter gate verifies no handoff that a laxer one does not", () => {
  const asked = fc.subarray(["Works", "Works still", "Looks good"], { minLength: 1 });
  fc.assert(
    fc.property(markdown, fc.constantFrom(...FLOORS), asked, (text, floor, mustBeMet) => {
      if (isVerified(text, { floor, mustBeMet })) expect(isVerified(text, { floor })).toBe(true);
      for (const lower of FLOORS.slice(0, FLOORS.indexOf(floor)))
        if (isVerified(text, { floor })) expect(isVerified(text, { floor: lower })).toBe(true);
    }),
    { numRuns: 400 },
  );
  const texts = fc.sample(markdown, { numRuns: 400, seed: 1 });
  const countVerified = (more: Partial<HandoffRules>) => texts.filter((text) => isVerified(text, more)).length;
  expect(countVerified({ mustBeMet: ["Works"] })).toBeGreaterThan(3);
  expect(countVerified({})).toBeGreaterThan(countVerified({ mustBeMet: ["Works"] }));
});
