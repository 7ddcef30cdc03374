import { expect, test } from "vitest";
import { parsePolicy } from "../../../src/policy/load.ts";
import { findAskedAnyway, findIdleGates, findUnasked, planNamesOf } from "../../../src/target/gate-names.ts";
import { loadPlan, makePlan, verifier, worker } from "../../support/plans.ts";
import { policyKinds } from "../../support/policy-kinds.ts";
import { readWith } from "../policy/judge-policies.ts";

const plan = loadPlan(makePlan([worker("toggle"), verifier("verify-toggle", "toggle")]));
const policyOf = (gates: string) => {
  const { value } = parsePolicy(new TextEncoder().encode(`version: 1\ngates:\n${gates}`), "passwhen.yml", policyKinds);
  if (value === null) throw new Error("the policy has faults");
  return value;
};

test("gates of verifiers and gates with paths are in use", () => {
  const policy = policyOf("  verify-toggle: {}\n  notes: { paths: [x], checks: { a: { run: x } } }\n");
  expect(findIdleGates(policy, [plan])).toEqual([]);
});

test("a misspelt verifier is a fault, because its gate would silently not count", () => {
  const policy = policyOf("  verify-togle: { floor: live-ui-verified }\n");
  expect(findIdleGates(policy, [plan])).toEqual([
    {
      ruleId: "idle-gate",
      severity: "error",
      message:
        "no plan has a verifier, or a task with one, named `verify-togle`, and one with nearly this name would be left with the defaults",
      file: "passwhen.yml",
      range: { start: { line: 3, column: 3 }, end: { line: 3, column: 15 } },
      path: "gates.verify-togle",
      hint: "Did you mean `verify-toggle`?",
    },
  ]);
});

test("a task with a verifier may have a gate, and is near a misspelt one", () => {
  expect(findIdleGates(policyOf("  toggle: {}\n"), [plan])).toEqual([]);
  const [idle] = findIdleGates(policyOf("  togle: { floor: live-ui-verified }\n"), [plan]);
  expect(idle).toMatchObject({ severity: "error", hint: "Did you mean `toggle`?" });
});

test("a task's gate that the gates of its verifiers leave nothing to say is warned of", () => {
  const [idle] = findIdleGates(policyOf("  toggle: {}\n  verify-toggle: {}\n"), [plan]);
  expect(idle).toMatchObject({ severity: "warning", path: "gates.toggle" });
  expect(idle?.message).toBe("every verifier of `toggle` has a gate of its own, so this gate is never used");
});

test("a verifier of a verifier counts for the task at the end", () => {
  const chain = loadPlan(makePlan([worker("toggle"), verifier("verify", "toggle"), verifier("again", "verify")]));
  const idle = findIdleGates(policyOf("  toggle: {}\n  verify: {}\n"), [chain]);
  expect(idle).toEqual([]);
});

test("a worker without verifier and a name of nothing are warned of", () => {
  const alone = loadPlan(makePlan([worker("toggle"), worker("unchecked"), verifier("verify-toggle", "toggle")]));
  const idle = findIdleGates(policyOf("  unchecked: {}\n  release: {}\n"), [alone]);
  const hint = "Name a verifier or a task that one verifies, or give the gate `paths`.";
  expect(idle).toEqual([
    expect.objectContaining({ severity: "warning", path: "gates.unchecked", hint }),
    expect.objectContaining({ severity: "warning", path: "gates.release", hint }),
  ]);
  expect(idle[0]?.message).toBe(
    "no plan has a verifier, or a task with one, named `unchecked`, so this gate is never used",
  );
});

test("without plans nothing can be misspelt", () => {
  expect(findIdleGates(policyOf("  verify-toggle: {}\n"), [])).toMatchObject([{ severity: "warning" }]);
});

test("a name near a verifier that has its own gate is no slip: plans come and go", () => {
  const idle = findIdleGates(policyOf("  verify-toggle: {}\n  verify-toggle-2: {}\n"), [plan]);
  expect(idle).toMatchObject([{ severity: "warning", path: "gates.verify-toggle-2" }]);
});

test("the verifier of criteria may have a gate where the policy asks for them", () => {
  const gates = "  verify-pull-request: { floor: live-ui-verified }\n";
  const idle = (more: string) => findIdleGates(policyOf(`${gates}${more}`), [plan]);
  expect(idle("")).toMatchObject([{ path: "gates.verify-pull-request", severity: "warning" }]);
  expect(idle("criteria: linked-issue\n")).toEqual([]);
});

const alone = loadPlan(makePlan([worker("toggle"), worker("unchecked"), verifier("verify-toggle", "toggle")]));
const JUDGE = 'agents: { judge: { use: judge, model: "anthropic:a" } }\n';
const judged = (gates: string, more = "") => {
  const { value } = readWith(`version: 1\n${JUDGE}${more}gates:\n${gates}`);
  if (value === null) throw new Error("the policy has faults");
  return findIdleGates(value, [alone]);
};

test.each(["true", '"Is it good?"', "{ votes: 3 }"])("a gate with a judge is in use for any task: %s", (verify) => {
  expect(judged(`  unchecked: { verify: ${verify}, on-blocked: neutral }\n`)).toEqual([]);
  expect(judged(`  toggle: { verify: ${verify} }\n  verify-toggle: {}\n`)).toEqual([]);
});

test("a gate that says that nobody judges is in use where it has a verifier, or the policy a judge for its task", () => {
  expect(judged("  unchecked: { verify: false }\n")).toMatchObject([{ path: "gates.unchecked" }]);
  expect(judged("  unchecked: { verify: false }\n", "verify: true\n")).toEqual([]);
  expect(judged("  toggle: { verify: false }\n  verify-toggle: {}\n", "verify: true\n")).toEqual([]);
  expect(judged("  uncheked: { verify: false }\n", "verify: true\n")).toMatchObject([
    { severity: "error", hint: "Did you mean `unchecked`?" },
  ]);
  expect(judged("  toggle: { verify: false }\n")).toEqual([]);
});

test("what such a gate says of a verifier has no effect where it is for none", () => {
  const [idle] = judged("  unchecked: { verify: true, floor: live-ui-verified, pass-when: a.passed }\n");
  expect(idle).toMatchObject({ severity: "warning", path: "gates.unchecked" });
  expect(idle?.message).toBe(
    "the task `unchecked` has no verifier, so that of this gate only `verify` counts, and not `floor`, `pass-when`",
  );
  expect(judged("  toggle: { verify: true, floor: live-ui-verified }\n")).toEqual([]);
  const [overruled] = judged("  toggle: { verify: true, criteria: all }\n  verify-toggle: {}\n");
  expect(overruled?.message).toContain("has only verifiers with gates of their own");
});

test("a misspelt task is near one without a verifier where the gate has a judge", () => {
  expect(judged("  uncheked: { verify: true }\n")).toMatchObject([
    {
      severity: "error",
      message:
        "no plan has a verifier or a task named `uncheked`, and one with nearly this name would be left with the defaults",
      hint: "Did you mean `unchecked`?",
    },
  ]);
  expect(judged("  uncheked: {}\n")).toMatchObject([{ severity: "warning" }]);
  expect(judged("  release: { verify: true }\n")).toMatchObject([
    { severity: "warning", hint: "Name a verifier or a task, or give the gate `paths`." },
  ]);
});

test.each([
  ["judge-toggle", "toggle"],
  ["judge-unchecked", "unchecked"],
  ["judge-verify-toggle", "verify-toggle"],
  ["judge-style", "style"],
])("a gate %s is told where the settings of a judge stand", (name, gate) => {
  const style = "  style: { paths: [x], verify: true, checks: { a: { run: x } } }\n";
  expect(judged(`${style}  ${name}: { on-blocked: neutral }\n`)).toMatchObject([
    {
      severity: "warning",
      path: `gates.${name}`,
      hint: `Settings of a judge, such as \`on-blocked\`, stand in the gate \`${gate}\`, beside its \`verify\`.`,
    },
  ]);
});

test("a gate named like the judge of the whole pull request, or like nobody's judge", () => {
  expect(judged("  judge: {}\n", "verify: true\n")[0]?.hint).toBe(
    "Settings of a judge stand in the policy's `verify`, and in `defaults`.",
  );
  expect(judged("  judge-nobody: {}\n")[0]?.hint).toContain("Name a verifier");
  const text = '  judge-toggle: "verify { check t = run(\\"x\\") pass when t.passed }"\n';
  expect(judged(text)).toEqual([]);
});

test("gates of verifiers that a change does not carry are told, unless they say that they are for one", () => {
  const policy = policyOf(
    `  toggle: { checks: { t: { run: x } } }
  lint: { checks: { t: { run: x } } }
  style: { paths: [x], checks: { t: { run: x } } }\n`,
  );
  const names = planNamesOf(policy, [plan], []);
  expect(findUnasked(policy, names, [])).toEqual(["toggle"]);
  const { tasks } = plan.plan;
  const [task, one] = tasks;
  if (task === undefined || one?.type !== "verifier") throw new Error("a task and its verifier");
  expect(findUnasked(policy, names, [{ plan, task, branch: "b", verifiers: [one] }])).toEqual([]);
  expect(findAskedAnyway(policy, names, [plan])).toEqual([]);
  expect(findAskedAnyway(policy, planNamesOf(policy, [], []), [plan])).toEqual(["toggle"]);
  // No plan of this base: what the change carries itself is left.
  expect(planNamesOf(policy, [], [{ plan, task, branch: "b", verifiers: [one] }])).toEqual(names);
  expect([...planNamesOf(policy, [], []).verified]).toEqual([]);
  // Where all its verifiers have gates of their own, nobody takes the one of the task.
  const both = policyOf("  toggle: { checks: { t: { run: x } } }\n  verify-toggle: {}\n");
  expect([...planNamesOf(both, [plan], [{ plan, task, branch: "b", verifiers: [one] }]).verified]).toEqual([
    "verify-toggle",
  ]);
  expect(findIdleGates(both, [plan])).toEqual([]);
});

test("what a gate on the pull request as a whole says of a verifier that it does not ask is told", () => {
  const checks = "checks: { a: { run: x } }";
  for (const name of ["lint", "unchecked"]) {
    const message = `the gate \`${name}\` is on the pull request as a whole and asks no verifier, so that \`floor\`, \`criteria\` of it counts for nothing`;
    expect(judged(`  ${name}: { verify: true, floor: live-ui-verified, criteria: all, ${checks} }\n`)).toMatchObject([
      { severity: "warning", path: `gates.${name}`, message },
    ]);
  }
  const asks = "checks: { a: { agent: recipe, task: Look. } }";
  expect(
    findIdleGates(policyOf(`  lint: { floor: live-ui-verified, ${asks} }\nagents: { recipe: { use: recipe } }\n`), [
      plan,
    ]),
  ).toEqual([]);
});

test("a mapping that is on the pull request as a whole is in use, unless its name is nearly that of a verifier", () => {
  const checks = "{ checks: { t: { run: x } } }";
  expect(findIdleGates(policyOf(`  lint: ${checks}\n  judge: ${checks}\n`), [plan])).toEqual([]);
  expect(
    findIdleGates(policyOf(`  lint: { checks: { t: { run: x } }, pass-when: handoff.verified }\n`), [plan]),
  ).toMatchObject([{ severity: "warning", path: "gates.lint" }]);
  expect(findIdleGates(policyOf(`  togle: ${checks}\n`), [plan])).toMatchObject([
    { severity: "warning", hint: "Did you mean `toggle`? If not, give it `paths`." },
  ]);
  // Of a misspelt one that says more than checks, the rest would be lost.
  const more = "{ floor: live-ui-verified, checks: { t: { run: x } } }";
  expect(findIdleGates(policyOf(`  togle: ${more}\n`), [plan])).toMatchObject([{ severity: "error" }]);
  expect(findIdleGates(policyOf(`  unchecked: ${checks}\n`), [alone])).toEqual([]);
});
