import { join } from "node:path";
import { expect } from "vitest";
import { handoffWith, makeScenario, planWith } from "../../support/scenario.ts";
import { startModelServer } from "../../support/model-server/server.ts";
import { type Define, HANDOFF, REAL_KEY, shellThen } from "./bench.ts";
import { jobEnvironment, KEY_VARIABLE } from "./world.ts";

/** The whole way: an event, the built action, the agent, its model, and what stands on the pull request in the end. */
export function defineAction(define: Define): void {
  define("the whole way through the action", async (_, traits) => {
    const { conclusions, job, agentCalls } = await runAction(traits.use, traits.model, HANDOFF);
    expect(job.exitCode, job.stdout + job.stderr).toBe(0);
    expect(conclusions).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
    expect(agentCalls).toBeGreaterThan(1);
    expect(job.stdout + job.stderr + job.summary).not.toContain(REAL_KEY);
    expect(job.summary).toContain(traits.use);
  });

  define("a verifier that says no, through the action", async (_, traits) => {
    const { conclusions, job } = await runAction(traits.use, traits.model, handoffWith("verifier-failed"));
    expect(job.exitCode, job.stdout + job.stderr).toBe(1);
    expect(conclusions).toEqual({ passwhen: "failure", "passwhen / verify-widget": "failure" });
  });
}

async function runAction(use: string, model: string, handoff: string) {
  const server = await startModelServer({ scenario: shellThen("cat src/widget.js", handoff), key: REAL_KEY });
  const policy = [
    "version: 1",
    "agents:",
    `  default: { use: ${use}, model: "${model}", base-url: "${server.url}", key-env: ${KEY_VARIABLE}, install: true }`,
  ];
  const one = await makeScenario({
    base: { ".orchestrate/widget/plan.json": planWith(), ".github/passwhen.yml": `${policy.join("\n")}\n` },
    change: { "src/widget.js": "export const widget = 1;\n" },
  });
  try {
    const job = await one.run({
      env: { ...jobEnvironment, [KEY_VARIABLE]: REAL_KEY },
      ...(process.env["AGENTS_SCRIPT"] === undefined ? {} : { script: join(process.env["AGENTS_SCRIPT"]) }),
    });
    const conclusions = Object.fromEntries(one.server.state.checkRuns.map((run) => [run.name, run.conclusion]));
    const agentCalls = server.calls.filter(({ isSide, wire }) => wire !== null && !isSide).length;
    return { job, conclusions, agentCalls };
  } finally {
    await one.close();
    await server.close();
  }
}
