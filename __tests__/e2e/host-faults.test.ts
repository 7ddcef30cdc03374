import { afterEach, expect, test } from "vitest";
import {
  agentWriting,
  handoffWith,
  makeScenario,
  planWith,
  policyWithAgent,
  type Scenario,
} from "../support/scenario.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";
const CRITIQUE = "\n## Critique\n- src/widget.js:1 (high): the widget is 1, asked for was 2\n";
const scenarios: Scenario[] = [];

async function scenario(value: string): Promise<Scenario> {
  const made = await makeScenario({
    base: { [PLAN]: planWith(), [POLICY]: policyWithAgent(agentWriting(handoffWith(value, CRITIQUE))) },
    change: { "src/widget.js": "export const widget = 1;\n" },
  });
  scenarios.push(made);
  return made;
}

afterEach(async () => {
  for (const { server, close } of scenarios.splice(0)) {
    expect(server.state.serverBugs).toEqual([]);
    await close();
  }
});

/** A host that stays away is waited for: three look-ups and two repeats of each create, 43 s in all on a machine at rest. */
const PATIENT_MS = 180_000;

const CHECK_RUNS = /\/check-runs$/;

test.each([
  ["401", { kind: "status", status: 401 }, "host-unauthorized"],
  ["403", { kind: "status", status: 403 }, "host-forbidden"],
  ["404", { kind: "status", status: 404 }, "host-not-found"],
  ["422", { kind: "status", status: 422 }, "host-rejected"],
  [
    "429 for longer than we wait",
    { kind: "status", status: 429, headers: { "retry-after": "3600" } },
    "host-rate-limited",
  ],
  ["500 for ever", { kind: "status", status: 500 }, "host-unavailable"],
  ["a dropped connection for ever", { kind: "drop" }, "host-unreachable"],
] as const)(
  "check runs answered with %s: a pass does not become green, and nothing is lost",
  async (_, fault, code) => {
    const one = await scenario("unit-test-verified");
    one.server.inject({ match: { method: "POST", path: CHECK_RUNS }, times: 100, fault });
    const job = await one.run();
    expect(job.exitCode).toBe(2);
    expect(job.stdout).toContain(code);
    expect(one.verdict().outcome).toBe("passed");
    expect(one.server.state.checkRuns.filter(({ conclusion }) => conclusion === "success")).toEqual([]);
  },
);

test.each([
  ["500 once", { kind: "status", status: 500 }],
  ["a dropped connection once", { kind: "drop" }],
  ["a write that is answered with 500", { kind: "commit-then-500" }],
  ["429 with a short wait", { kind: "status", status: 429, headers: { "retry-after": "1" } }],
] as const)("check runs with %s: overcome, each check run exists once", async (_, fault) => {
  const one = await scenario("unit-test-verified");
  one.server.inject({ match: { method: "POST", path: CHECK_RUNS }, times: 1, fault });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  expect(one.server.state.checkRuns).toHaveLength(2);
  expect(Object.fromEntries(one.server.state.checkRuns.map(({ name, conclusion }) => [name, conclusion]))).toEqual({
    passwhen: "success",
    "passwhen / verify-widget": "success",
  });
});

test("a review that is refused whole is posted as text, nothing lost", async () => {
  const one = await scenario("verifier-failed");
  one.server.inject({
    match: { method: "POST", path: /\/reviews$/ },
    times: 1,
    fault: {
      kind: "status",
      status: 422,
      body: { message: "Unprocessable Entity", errors: ["Line must be part of the diff"] },
    },
  });
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(one.server.state.reviews).toHaveLength(1);
  expect(one.server.state.reviews[0]?.body).toContain("asked for was 2");
  expect(one.server.state.reviewComments).toEqual([]);
});

test(
  "a review that cannot be posted does not change the verdict's check run, and is said",
  async () => {
    const one = await scenario("verifier-failed");
    one.server.inject({
      match: { method: "POST", path: /\/reviews$/ },
      times: 100,
      fault: { kind: "status", status: 500 },
    });
    const job = await one.run();
    expect(job.exitCode).toBe(1);
    expect(one.server.state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(["failure", "failure"]);
    expect(job.stdout).toContain("host-unavailable");
  },
  PATIENT_MS,
);

test("a token that git refuses: blocked, with check runs closed", async () => {
  const one = await scenario("unit-test-verified");
  one.server.inject({ match: { path: /\.git\// }, times: 100, fault: { kind: "status", status: 403 } });
  const job = await one.run();
  expect(job.exitCode).toBe(2);
  expect(one.server.state.checkRuns).toMatchObject([{ name: "passwhen", conclusion: "action_required" }]);
});
