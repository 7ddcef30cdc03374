import { expect, test } from "vitest";
import { checkFacts } from "../../src/checks/index.ts";
import { buildGates } from "../../src/evidence/gates.ts";
import { faultsOfOverride } from "../../src/rules.ts";
import { planNamesOf } from "../../src/target/gate-names.ts";
import { prepareGates } from "../../src/verdict/prepare.ts";
import { targetOf } from "../support/evidence.ts";
import { KINDS, readWith } from "./policy/judge-policies.ts";

const JUDGE = '{ use: judge, model: "anthropic:claude-sonnet-5" }';
const CLAUDE = "{ use: claude-code, model: claude-sonnet-5 }";

/** What is wrong with the agents of a run on a task that has a verifier. */
function faults(policyText: string, agent: string | null = null, targets = [targetOf()]) {
  const { value: policy, diagnostics } = readWith(`version: 1\n${policyText}`);
  if (policy === null) throw new Error(JSON.stringify(diagnostics));
  const gates = buildGates({
    targets,
    policy,
    diff: { files: [], isTruncated: true },
    checkFacts,
    matchPaths: () => ({ kind: "matched", isMatched: [] }),
    planNames: planNamesOf(
      policy,
      targets.map(({ plan }) => plan),
      targets,
    ),
    agentOverride: agent,
  });
  const prepared = prepareGates(gates, { policy, kinds: KINDS, checkFacts, agentOverride: agent });
  expect(prepared.diagnostics).toEqual([]);
  const found = faultsOfOverride({ settings: { agent }, kinds: KINDS }, policy, prepared.gates);
  return found.map(({ code, detail }) => `${code}: ${detail}`);
}

const WHO_JUDGES = "a judge is asked by `verify`, or by a check with `judge`";

test("a judge as default agent cannot do what a verifier of a plan is asked, and who reads that learns what to write", () => {
  const policy = `agents: { default: ${JUDGE} }\nverify: true\n`;
  expect(faults(policy)).toEqual([
    `agent-unavailable: \`default\` is of the kind \`judge\`, which cannot verify, as verify-widget asks of it: name an agent that verifies as \`agent\` in \`defaults\`; ${WHO_JUDGES}`,
  ]);
  expect(faults(policy, null, [])).toEqual([]);
  expect(
    faults(`agents: { default: ${JUDGE}, claude: ${CLAUDE} }\ndefaults: { agent: claude }\nverify: true\n`),
  ).toEqual([]);
});

test("a judge that the input names cannot either", () => {
  const policy = `agents: { judge: ${JUDGE}, claude: ${CLAUDE} }\nverify: true\n`;
  const gates = "gates: { verify-widget: { checks: { r: { agent: claude, task: x } } } }\n";
  const cannot = "`judge`, which the input `agent` names, is of the kind `judge`, which cannot verify";
  const advice = `name another agent there; ${WHO_JUDGES}`;
  expect(faults(policy, "judge")).toEqual([`agent-unavailable: ${cannot}, as verify-widget asks of it: ${advice}`]);
  expect(faults(`${policy}${gates}`, "judge")).toEqual([
    `agent-unavailable: ${cannot}, as verify-widget and 1 more ask of it: ${advice}`,
  ]);
  expect(faults(policy, "claude")).toEqual([]);
  expect(faults(policy, "judge", [])).toEqual([]);
});

/** In: what is written behind the task of the agent, and which fact decides. */
const program = (options: string, fact: string) =>
  `agents: { critic: ${JUDGE} }\ngates: { x: { paths: ["**"], flow: 'verify { check t = run("x") check r = agent(critic) { task "Well?" ${options} } pass when t.passed and r.${fact} }' } }\n`;

test("a program that asks a judge for no type is told to say one", () => {
  expect(faults(program("", "verified"), null, [])).toEqual([
    `agent-unavailable: \`critic\` is of the kind \`judge\`, which cannot verify, as x.r asks of it: name an agent that verifies, or give the check \`expect\`; ${WHO_JUDGES}`,
  ]);
  expect(faults(program("expect Judgement", "pass"), null, [])).toEqual([]);
});

test("an agent that hands in no evidence is told of where a check expects some", () => {
  const policy = `agents: { default: { use: recipe }, claude: ${CLAUDE} }\ngates: { x: { paths: ["**"], checks: { r: { agent: claude, task: x, expect: TestReport } }, pass-when: r.passed } }\n`;
  expect(faults(policy, "default", [])).toEqual([
    "agent-unavailable: `default` (recipe) hands in no structured evidence, which x.r expects",
  ]);
});
