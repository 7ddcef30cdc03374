import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeGitRepo, makeTempFolder } from "../../__tests__/support/git-repo.ts";
import { distDir, handoffWith, planWith } from "../../__tests__/support/scenario.ts";

const CONCURRENCY = 8;
const RUNS = 3;
const LAYER = 49;
const SLEEPS_MS = [600, 800, 1000, 1200, 1400];
const BOUND = 0.05;

/** A verifier that waits for others, then sleeps. */
interface Job {
  readonly name: string;
  readonly sleepMs: number;
  readonly after: readonly string[];
}

/** A plan of 100 verifiers, 1 → 49 → 49 → 1, with agents that sleep for known times, eight at a time, judged by the built command
 *  line. Out, medians of three: `runMs`, from the run's start to its report (Node's own start and the end of the process are left
 *  out), `processMs` with them; `overhead`, the part by which the run is longer than the same sleeps in an ideal list schedule with
 *  the same limit. Where it goes, per verifier: `bashMs`, what its command took beyond its sleep, and `aroundMs`, what its check took
 *  beyond the command. Other work on the machine counts in full. */
export async function benchScheduling(script = join(distDir, "cli.js")): Promise<Record<string, number | string>> {
  const jobs = makeJobs();
  const idealMs = listSchedule(jobs, CONCURRENCY);
  const repo = makeGitRepo();
  repo.commit({ ".orchestrate/widget/plan.json": planOf(jobs), ".github/passwhen.yml": policyOf(jobs) }, "base");
  repo.switchTo("change");
  repo.commit({ "src/widget.js": "1\n" }, "change");
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const out = join(makeTempFolder("bench"), "out");
    const start = performance.now();
    await runProcess([script, "verify", "--out", out], repo.dir);
    runs.push({ processMs: performance.now() - start, ...readRun(out, jobs) });
  }
  repo.remove();
  const runMs = median(runs.map((run) => run.runMs));
  return {
    verifiers: jobs.length,
    edges: jobs.reduce((sum, { after }) => sum + after.length, 0),
    concurrency: CONCURRENCY,
    idealMs,
    runMs: Math.round(runMs),
    processMs: Math.round(median(runs.map((run) => run.processMs))),
    overhead: round(runMs / idealMs - 1),
    bashMs: Math.round(median(runs.map((run) => run.bashMs))),
    aroundMs: Math.round(median(runs.map((run) => run.aroundMs))),
    bound: `overhead <= ${BOUND} on an idle machine`,
  };
}

interface Run {
  readonly processMs: number;
  readonly runMs: number;
  readonly bashMs: number;
  readonly aroundMs: number;
}

/** Every second-layer verifier waits for one to four of the first layer, by a generator that gives the same numbers each time. */
function makeJobs(): readonly Job[] {
  const random = createRandom(20_260_101);
  const pick = <T>(items: readonly T[]): T[] => items.slice(Math.floor(random() * items.length)).slice(0, 1);
  const job = (name: string, after: readonly string[]): Job => ({ name, sleepMs: pick(SLEEPS_MS)[0] ?? 0, after });
  const first = job("verify-first", []);
  const spread = Array.from({ length: LAYER }, (_, at) => job(`verify-a${at + 1}`, [first.name]));
  const gathered = Array.from({ length: LAYER }, (_, at) => {
    const after = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(spread)[0]?.name ?? first.name);
    return job(`verify-b${at + 1}`, [...new Set(after)]);
  });
  const last = job(
    "verify-last",
    gathered.map(({ name }) => name),
  );
  return [first, ...spread, ...gathered, last];
}

/** Mulberry32: small, and the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How long the jobs take when whoever has been ready longest starts as soon as a place is free and nothing else takes time. Out:
 *  milliseconds. Throws where a job can never start. */
function listSchedule(jobs: readonly Job[], places: number): number {
  const endOf = new Map<string, number>();
  const waiting = new Set(jobs);
  const readyAt = new Map<Job, number>();
  let running: { readonly job: Job; readonly endMs: number }[] = [];
  let nowMs = 0;
  while (waiting.size + running.length > 0) {
    for (const job of waiting)
      if (!readyAt.has(job) && job.after.every((name) => endOf.has(name))) readyAt.set(job, nowMs);
    const ready = [...waiting]
      .filter((job) => readyAt.has(job))
      .toSorted((one, other) => (readyAt.get(one) ?? 0) - (readyAt.get(other) ?? 0));
    for (const job of ready.slice(0, places - running.length)) {
      waiting.delete(job);
      running.push({ job, endMs: nowMs + job.sleepMs });
    }
    if (running.length === 0) throw new Error("the jobs wait for one another");
    nowMs = Math.min(...running.map(({ endMs }) => endMs));
    for (const { job, endMs } of running) if (endMs === nowMs) endOf.set(job.name, nowMs);
    running = running.filter(({ endMs }) => endMs !== nowMs);
  }
  return nowMs;
}

function planOf(jobs: readonly Job[]): string {
  const plan = JSON.parse(planWith()) as { tasks: unknown[] };
  const verifiers = jobs.map(({ name, after }) => ({
    name,
    type: "verifier",
    verifies: "add-widget",
    scopedGoal: "Confirm.",
    dependsOn: after,
  }));
  return JSON.stringify({ ...plan, tasks: [plan.tasks[0], ...verifiers] });
}

/** Bash's own words only, beside the sleep: what an agent costs by itself is not ours. */
function policyOf(jobs: readonly Job[]): string {
  const handoff = handoffWith("unit-test-verified").replaceAll("\n", "' '");
  const agents = SLEEPS_MS.map((ms): [string, unknown] => [
    `sleeps-${ms}`,
    { use: "command", command: `sleep ${ms / 1000}; printf '%s\\n' '${handoff}' > "$PASSWHEN_HANDOFF"` },
  ]);
  const gates = jobs.map(({ name, sleepMs }): [string, unknown] => [name, { agent: `sleeps-${sleepMs}` }]);
  return JSON.stringify({
    version: 1,
    concurrency: CONCURRENCY,
    agents: Object.fromEntries<unknown>(agents),
    gates: Object.fromEntries<unknown>(gates),
  });
}

/** The run's own times, once it is sure that every gate passed. */
function readRun(out: string, jobs: readonly Job[]): Omit<Run, "processMs"> {
  const { outcome, durationMs, gates } = JSON.parse(readFileSync(join(out, "verdict.json"), "utf8")) as VerdictFile;
  if (outcome !== "passed" || gates.length !== jobs.length)
    throw new Error(`${gates.length} gates, ${outcome}: what was measured is not what was meant`);
  const sleeps = new Map(jobs.map(({ name, sleepMs }) => [name, sleepMs]));
  const took = gates.flatMap(({ name, checks }) =>
    checks.map(({ durationMs: checkMs, commands }) => {
      const commandMs = commands[0]?.durationMs ?? Number.NaN;
      return { bashMs: commandMs - (sleeps.get(name) ?? Number.NaN), aroundMs: checkMs - commandMs };
    }),
  );
  const bashMs = median(took.map((one) => one.bashMs));
  return { runMs: durationMs, bashMs, aroundMs: median(took.map((one) => one.aroundMs)) };
}

/** What of `verdict.json` is looked at. */
interface VerdictFile {
  readonly outcome: string;
  readonly durationMs: number;
  readonly gates: readonly {
    readonly name: string;
    readonly checks: readonly {
      readonly durationMs: number;
      readonly commands: readonly { readonly durationMs: number }[];
    }[];
  }[];
}

function runProcess(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: "ignore" });
    child.once("error", reject);
    child.once("close", () => resolve());
  });
}

function round(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = await benchScheduling(process.argv[2]);
  process.stdout.write(`${JSON.stringify({ name: "100 verifiers with fan-out and fan-in", ...figures })}\n`);
}
