import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { makeScenario, planWith, type Scenario, type ScenarioOptions } from "./scenario.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";

/** A verifier that passes once the word stands in the change, and else says where it is missing. */
const VERIFIER = `cat > /dev/null
if grep -q fixed src/widget.js; then verification=unit-test-verified; critique=; else
verification=verifier-failed; critique='- src/widget.js:1 (high): the widget is not fixed'; fi
printf '## Verification\\n%s\\n\\n## Execution\\n- grep fixed src/widget.js\\n\\n## Critique\\n%s\\n' "$verification" "$critique" > "$PASSWHEN_HANDOFF"`;

/** A worker that does what the critique asks for. */
export const FIX = `cat > "$TMPDIR/prompt.md"; grep -q 'the widget is not fixed' "$TMPDIR/prompt.md" && echo 'export const widget = 2; // fixed' > src/widget.js`;

/** In: the worker's command, what stands behind `redo:`. Out: a policy with both. */
export function redoPolicy(fixer: string, redo: string): string {
  const agents = { default: { use: "command", command: VERIFIER }, fixer: { use: "command", command: fixer } };
  return `version: 1\nagents: ${JSON.stringify(agents)}\nredo: ${redo}\n`;
}

/** A pull request whose token may do what a revision needs. The caller closes it. */
export function redoScenario(policy: string, options: Partial<ScenarioOptions> = {}): Promise<Scenario> {
  return makeScenario({
    base: { [PLAN]: planWith(), [POLICY]: policy },
    change: { "src/widget.js": "export const widget = 1;\n" },
    permissions: { checks: "write", contents: "write", pull_requests: "write" },
    ...options,
  });
}

/** The same without a plan: only the gates of the policy judge. */
export function gatesScenario(policy: string, change: ScenarioOptions["change"]): Promise<Scenario> {
  return redoScenario("", { base: { [POLICY]: policy, "README.md": "widget\n" }, change });
}

/** Until the worker is at work. Throws after half a minute. */
export async function untilRevising({ outputDir }: Scenario): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    try {
      if (readFileSync(`${outputDir}/events.ndjson`, "utf8").includes("redo.started")) return;
    } catch {
      // Nothing happened yet.
    }
    await sleep(50);
  }
  throw new Error("no revision began");
}
