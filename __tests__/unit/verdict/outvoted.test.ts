import { expect, test } from "vitest";
import { checkFacts } from "../../../src/checks/index.ts";
import { checkPolicyGates } from "../../../src/policy-gates.ts";
import { KINDS, readWith } from "../policy/judge-policies.ts";

const AGENTS = `version: 1
agents: { judge: { use: judge, model: "anthropic:claude-sonnet-5" }, claude: { use: claude-code, model: claude-sonnet-5 } }
gates:
  x:
    paths: ["**"]
`;

/** Warnings of judges that are outvoted, of a policy with this gate. */
function warned(gate: string) {
  const { value, diagnostics } = readWith(`${AGENTS}${gate}`);
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  return checkPolicyGates(value, { kinds: KINDS, checkFacts }).filter(({ ruleId }) => ruleId === "judge-pass-unread");
}

const T = 't: { run: "true" }';

test.each([
  [
    "a check of the kind judge",
    `    checks: { ${T}, r: { judge: "ok?" } }\n    pass-when: t.passed and r.agreed\n`,
    7,
    29,
  ],
  [
    "an agent asked for a judgement",
    `    checks: { ${T}, r: { agent: claude, expect: Judgement, task: "Well?" } }\n    pass-when: t.passed and r.criticisms.none\n`,
    7,
    29,
  ],
  [
    "the built-in judge asked for a judgement",
    `    checks: { r: { agent: judge, expect: Judgement, task: "Well?" } }\n    pass-when: r.criticisms.none\n`,
    7,
    16,
  ],
  [
    "a gate in the gate language",
    `    flow: |
      verify {
        check t = run("true")
        check r = agent(claude) { task "Well?" expect Judgement }
        pass when t.passed and r.criticisms.none
      }
`,
    10,
    32,
  ],
  [
    "a value that a judge gives to a program",
    `    flow: |
      let r = agent(judge) { task "Well?" expect Judgement }
      let fine = r.criticisms.none
      verify {
        check t = run("true")
        pass when t.passed and fine
      }
`,
    8,
    18,
  ],
])("%s whose word nothing reads is warned of", (_, gate, line, column) => {
  expect(warned(gate)).toMatchObject([
    {
      severity: "warning",
      message: "can hold although the judge says that the change fails: nothing reads `r.pass`",
      range: { start: { line, column } },
      hint: "Write `r.pass and …`.",
    },
  ]);
});

test.each([
  ["it is read", `    checks: { ${T}, r: { judge: "ok?" } }\n    pass-when: t.passed and r.pass and r.agreed\n`],
  ["all checks must hold", `    checks: { ${T}, r: { judge: "ok?" } }\n`],
  ["nothing of it is read", `    checks: { ${T}, r: { judge: "ok?" } }\n    pass-when: t.passed\n`],
  ["it is no judgement", `    checks: { r: { run: "x", expect: TestReport } }\n    pass-when: r.passed\n`],
  [
    "a require reads it",
    `    flow: |
      let r = agent(judge) { task "Well?" expect Judgement }
      require r.pass else fail "no"
      verify {
        check t = run("true")
        pass when t.passed and r.criticisms.none
      }
`,
  ],
])("nothing is said where %s", (_, gate) => {
  expect(warned(gate)).toEqual([]);
});
