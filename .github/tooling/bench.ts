import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchAgentOverhead, benchModelProxy, benchWorkingCopies } from "./bench-agents.ts";
import { benchFlow } from "./bench-flow.ts";
import { benchScheduling } from "./bench-scheduling.ts";
import { makeGitRepo, makeTempFolder } from "../../__tests__/support/git-repo.ts";
import {
  distDir,
  handoffWith,
  agentWriting,
  makeScenario,
  planWith,
  policyWithAgent,
} from "../../__tests__/support/scenario.ts";
import { parseHandoff } from "../../src/evidence/handoff/parse.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";

/** One measurement as a JSON line. Bounds are for the reader; nothing fails here. */
function print(name: string, figures: Readonly<Record<string, number | string>>): void {
  process.stdout.write(`${JSON.stringify({ name, ...figures })}\n`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** An event that is none of our business, against a process that does nothing, in pairs. */
function benchIgnoredEvent(): void {
  const dir = makeTempFolder("bench");
  const event = join(dir, "event.json");
  writeFileSync(event, JSON.stringify({ action: "labeled" }));
  const env = { PATH: process.env["PATH"] ?? "", GITHUB_EVENT_NAME: "pull_request", GITHUB_EVENT_PATH: event };
  const pairs = Array.from({ length: 15 }, () => ({
    bareMs: timed(() => spawnSync(process.execPath, ["-e", "0"], { env })),
    actionMs: timed(() => spawnSync(process.execPath, [join(distDir, "action.js")], { env })),
  }));
  const ratio = median(pairs.map(({ bareMs, actionMs }) => actionMs / bareMs));
  print("ignored event", {
    ratio: round(ratio),
    actionMs: round(median(pairs.map((pair) => pair.actionMs))),
    bareMs: round(median(pairs.map((pair) => pair.bareMs))),
    bound: "ratio <= 3.0",
  });
}

/** The action on a small repository, with an agent that takes no time, for one, two and three gates. */
async function benchGates(): Promise<void> {
  for (const count of [1, 2, 3]) {
    const runs: number[] = [];
    let requests = 0;
    for (let run = 0; run < 5; run += 1) {
      const scenario = await makeScenario({
        base: {
          [PLAN]: planOf(count),
          [POLICY]: policyWithAgent(
            agentWriting(handoffWith("verifier-failed", "\n## Critique\n- src/widget.js:1 (high): wrong\n")),
          ),
        },
        change: { "src/widget.js": "export const widget = 1;\n" },
      });
      const start = performance.now();
      await scenario.run();
      runs.push(performance.now() - start);
      requests = scenario.server.state.requests.filter(({ operation }) => operation !== "git").length;
      await scenario.close();
    }
    print(`${count} gates on a small repository`, {
      wallMs: round(median(runs)),
      requests,
      bound: "1 gate: wall <= 1500 ms, requests <= 8; further gates: 2 requests each",
    });
  }
}

/** 40 agents that each sleep half a second, eight at a time: the ideal is 2.5 s. */
async function benchSleepingAgents(): Promise<void> {
  const repo = makeGitRepo();
  // Bash's own words only, beside the sleep: what an agent costs by itself is not ours.
  const agent = `sleep 0.5; printf '%s\\n' '${handoffWith("unit-test-verified").replaceAll("\n", "' '")}' > "$PASSWHEN_HANDOFF"`;
  repo.commit({ [PLAN]: planOf(40), [POLICY]: policyWithAgent(agent, "concurrency: 8\n") }, "base");
  repo.switchTo("change");
  repo.commit({ "src/widget.js": "1\n" }, "change");
  const walls: number[] = [];
  const runs: number[] = [];
  let peakMb = 0;
  for (let run = 0; run < 5; run += 1) {
    const out = join(makeTempFolder("bench"), "out");
    const start = performance.now();
    const { maxRssMb } = await runMeasured([join(distDir, "cli.js"), "verify", "--out", out], repo.dir);
    walls.push(performance.now() - start);
    runs.push((JSON.parse(readFileSync(join(out, "verdict.json"), "utf8")) as { durationMs: number }).durationMs);
    peakMb = Math.max(peakMb, maxRssMb);
  }
  print("40 agents of 0.5 s, 8 at a time", {
    processMs: round(median(walls)),
    processToIdeal: round(median(walls) / 2500),
    runMs: median(runs),
    runToIdeal: round(median(runs) / 2500),
    peakMb: round(peakMb),
    bound: "run <= 1.25 x 2500 ms, peak <= 250 MB",
  });
}

function planOf(count: number): string {
  const plan = JSON.parse(planWith()) as { tasks: unknown[] };
  const verifiers = Array.from({ length: count }, (_, at) => ({
    name: `verify-${at + 1}`,
    type: "verifier",
    verifies: "add-widget",
    scopedGoal: "Confirm.",
  }));
  return JSON.stringify({ ...plan, tasks: [plan.tasks[0], ...verifiers] });
}

/** Peak memory of the process alone, read from the kernel while it runs; 0 where there is no /proc. */
function runMeasured(args: readonly string[], cwd: string): Promise<{ readonly maxRssMb: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: "ignore" });
    let maxRssMb = 0;
    const timer = setInterval(() => {
      maxRssMb = Math.max(maxRssMb, peakOf(child.pid));
    }, 100);
    child.once("error", reject);
    child.once("close", () => {
      clearInterval(timer);
      resolve({ maxRssMb });
    });
  });
}

/** The kernel's high-water mark of a process in MiB; 0 where there is no /proc. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function benchHandoffParser(): void {
  const typical = handoffWith(
    "unit-test-verified",
    `\n## Notes\n${"- a note of the agent on what it saw while it ran\n".repeat(55)}`,
  );
  const large = handoffWith(
    "unit-test-verified",
    `\n## Notes\n${"- a note of the agent on what it saw while it ran\n".repeat(20_000)}`,
  ).slice(0, 1_048_576);
  const hostile = {
    quotes: `${">".repeat(1_000_000)}\n`,
    lists: `${"- ".repeat(500_000)}\n`,
    brackets: "[".repeat(1_000_000),
    stars: "*a ".repeat(340_000),
    ticks: "`".repeat(1_000_000),
  };
  const parse = (markdown: string): number => timed(() => void parseHandoff(markdown, "bench.md"));
  parse(typical);
  print("handoff of 1 MiB", { ms: round(parse(large)), bound: "<= 2000 ms" });
  print("1000 handoffs of 3 KiB", {
    ms: round(timed(() => Array.from({ length: 1000 }, () => parse(typical)))),
    bytes: typical.length,
    bound: "<= 3000 ms",
  });
  for (const [name, markdown] of Object.entries(hostile))
    print(`hostile handoff: ${name}`, { ms: round(parse(markdown)) });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

execFileSync("test", ["-e", join(distDir, "action.js")]);
benchIgnoredEvent();
for (const figure of benchFlow()) console.log(JSON.stringify(figure));
await benchGates();
await benchSleepingAgents();
benchHandoffParser();
print("100 verifiers with fan-out and fan-in", await benchScheduling());
print("one run of a coding agent", await benchAgentOverhead());
print("model proxy", await benchModelProxy());
// Last: it leaves a disk slow for a while.
print("working copies", await benchWorkingCopies());
