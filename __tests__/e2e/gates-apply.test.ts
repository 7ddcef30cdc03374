import { afterEach, expect, test } from "vitest";
import { redoScenario } from "../support/redo-scene.ts";
import { planWith, type Scenario } from "../support/scenario.ts";

const scenarios: Scenario[] = [];

afterEach(async () => {
  for (const { close } of scenarios.splice(0)) await close();
});

const SECURITY = { "scan.sh": "! grep -rq SECRET src\n" };
const POLICY = `version: 1
gates:
  security: { checks: { scan: { run: "sh scan.sh" } } }
`;

async function judge(base: Readonly<Record<string, string>>) {
  const one = await redoScenario(POLICY, {
    base: { ".github/passwhen.yml": POLICY, ...SECURITY, ...base },
    change: { "src/widget.js": "SECRET\n" },
  });
  scenarios.push(one);
  return { job: await one.run(), verdict: one.verdict() };
}

function planNaming(verifier: string, more: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...JSON.parse(planWith({}, { name: verifier })), ...more });
}

test.each([
  ["no plan", {}],
  ["a plan for another base", { ".orchestrate/old/plan.json": planNaming("security", { baseBranch: "release-1" }) }],
  [
    "a plan for another repository",
    { ".orchestrate/old/plan.json": planNaming("security", { repoUrl: "https://github.com/other/repo" }) },
  ],
])("a gate on every change is asked, whatever a plan calls its verifiers that is not for it: %s", async (_, base) => {
  const { job, verdict } = await judge(base);
  expect(job.exitCode).toBe(1);
  expect(verdict.gates).toMatchObject([{ name: "security", outcome: "failed" }]);
});

const FOREIGN = planNaming("style", { baseBranch: "release-1" }).replaceAll("add-widget", "security");

test.each(["change", "orch/widget/security"])("no name of a branch takes a gate off the change: %s", async (branch) => {
  const policy = `${POLICY}  style: { checks: { ok: { run: "true" } } }\n`;
  const base = { ".github/passwhen.yml": policy, ...SECURITY, ".orchestrate/x/plan.json": FOREIGN };
  const one = await redoScenario(policy, { base, change: { "src/widget.js": "SECRET\n" }, branch });
  scenarios.push(one);
  expect((await one.run()).exitCode).toBe(1);
  expect(one.verdict().gates.map(({ name, outcome }) => [name, outcome])).toContainEqual(["security", "failed"]);
});

test.each(["change", "orch/widget/security"])("nor is a change planned by it: %s", async (branch) => {
  const policy = "version: 1\nunplanned: block\n";
  const base = { ".github/passwhen.yml": policy, ".orchestrate/x/plan.json": FOREIGN };
  const one = await redoScenario(policy, { base, branch });
  scenarios.push(one);
  expect((await one.run()).exitCode).toBe(2);
  expect(one.verdict().reasons).toMatchObject([{ code: "unverified" }]);
});
