import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { type ModelServer, type Scenario, startModelServer } from "../../support/model-server/server.ts";
import { handoffWith, makeScenario, planWith } from "../../support/scenario.ts";
import { type Define, HANDOFF, handingIn, REAL_KEY, shellThen } from "./bench.ts";
import type { Traits } from "./traits.ts";
import { jobEnvironment, KEY_VARIABLE } from "./world.ts";

/** The whole way: an event, the built action, the agent, its model, and what stands on the pull request in the end. */
export function defineAction(define: Define): void {
  define("the whole way through the action", async (_, traits) => {
    const look = "env; cat src/widget.js; cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; true";
    const scenario = { turns: [{ shell: "cat src/widget.js" }, { shell: look }, { text: HANDOFF }] };
    const { conclusions, job, server, kept } = await runAction(traits, scenario);
    expect(job.exitCode, job.stdout + job.stderr).toBe(0);
    expect(conclusions).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
    const calls = server.calls.filter(({ isSide, wire }) => wire !== null && !isSide);
    expect(calls.some(({ lastResult }) => lastResult.includes("export const widget"))).toBe(true);
    expect(calls.every(({ auth }) => auth?.value.endsWith(REAL_KEY))).toBe(true);
    expect(calls.filter(({ body }) => body.includes(REAL_KEY))).toEqual([]);
    expect(job.stdout + job.stderr + job.summary + kept).not.toContain(REAL_KEY);
    expect(job.summary).toContain(traits.use);
  });

  define("a verifier that says no, through the action", async (_, traits) => {
    const scenario = shellThen("cat src/widget.js", handoffWith("verifier-failed"));
    const { conclusions, job } = await runAction(traits, scenario);
    expect(job.exitCode, job.stdout + job.stderr).toBe(1);
    expect(conclusions).toEqual({ passwhen: "failure", "passwhen / verify-widget": "failure" });
  });

  define("structured evidence decides, through the action", async (_, traits) => {
    for (const isOk of [true, false]) {
      const evidence = { ok: isOk, notes: "The widget counts." };
      const { turns } = handingIn(traits, evidence);
      const scenario = { ...shellThen("cat src/widget.js", HANDOFF), rounds: [{ match: /WidgetCheck/, turns }] };
      const { conclusions, job } = await runAction(traits, scenario, POLICY_WITH_TYPE);
      expect(job.exitCode, job.stdout + job.stderr).toBe(isOk ? 0 : 1);
      expect(conclusions["passwhen / verify-widget"]).toBe(isOk ? "success" : "failure");
    }
  });
}

const POLICY_WITH_TYPE = [
  "types:",
  "  WidgetCheck: { ok: bool, notes: text }",
  "gates:",
  "  verify-widget:",
  "    checks:",
  "      widget: { agent: default, expect: WidgetCheck, task: Use the widget and report. }",
  "    pass-when: widget.ok and handoff.verified",
];

async function runAction({ use, model }: Traits, scenario: Scenario, more: readonly string[] = []) {
  const server: ModelServer = await startModelServer({ scenario, key: REAL_KEY });
  const agent = `{ use: ${use}, model: "${model}", base-url: "${server.url}", key-env: ${KEY_VARIABLE}, install: true }`;
  const policy = ["version: 1", "agents:", `  default: ${agent}`, ...more];
  const one = await makeScenario({
    base: { ".orchestrate/widget/plan.json": planWith(), ".github/passwhen.yml": `${policy.join("\n")}\n` },
    change: { "src/widget.js": "export const widget = 1;\n" },
  });
  try {
    const job = await one.run({ env: { ...jobEnvironment, [KEY_VARIABLE]: REAL_KEY } });
    const conclusions = Object.fromEntries(one.server.state.checkRuns.map((run) => [run.name, run.conclusion]));
    return { job, conclusions, server, kept: readAll(one.outputDir) };
  } finally {
    await one.close();
    await server.close();
  }
}

/** All that the run left in a folder, as one text. */
function readAll(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
}
