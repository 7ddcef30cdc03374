import { execFile } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { makeGitRepo, makeTempFolder } from "../../__tests__/support/git-repo.ts";
import { measureWorkingCopies } from "../../__tests__/support/measure-copies.ts";
import { measureProxyLatency } from "../../__tests__/support/proxy-latency.ts";
import { distDir, handoffWith, planWith } from "../../__tests__/support/scenario.ts";

type Figures = Readonly<Record<string, number | string>>;

const RUNS = 7;

/** A program that answers as Claude Code does, after a request to its model and half a second in which it is nobody's fault. */
const PROGRAM = `#!/bin/bash
if [ "$1" = --version ]; then echo "2.1.332 (Claude Code)"; exit; fi
cat > /dev/null
curl -s -o /dev/null -H "x-api-key: $ANTHROPIC_API_KEY" -d '{"model":"bench"}' "$ANTHROPIC_BASE_URL/v1/messages"
sleep 0.5
cat <<'END'
${JSON.stringify({ type: "result", subtype: "success", is_error: false, result: handoffWith("unit-test-verified"), session_id: "s" })}
END
`;

/** What the runtime costs around one run of a coding agent: the check as a whole, and the run as a whole, over the program alone. */
export async function benchAgentOverhead(): Promise<Figures> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        type: "message",
        content: [{ type: "text", text: "ok" }],
        usage: { input_tokens: 1, output_tokens: 1 },
      }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bin = makeTempFolder("bench-bin");
  const program = join(bin, "claude");
  writeFileSync(program, PROGRAM);
  chmodSync(program, 0o755);
  const policy = `version: 1\nagents: { default: { use: claude-code, model: bench, base-url: "${url}" } }\n`;
  const repo = makeGitRepo();
  repo.commit({ ".orchestrate/widget/plan.json": planWith(), ".github/passwhen.yml": policy }, "base");
  repo.switchTo("change");
  repo.commit({ "src/widget.js": "1\n" }, "change");
  const env = { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}`, ANTHROPIC_API_KEY: "bench-key" };
  const runs: { readonly checkMs: number; readonly runMs: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const bareStart = performance.now();
    await promisify(execFile)("bash", ["-c", `"$0" -p < /dev/null`, program], {
      env: { ...env, ANTHROPIC_BASE_URL: url },
    });
    const bareMs = performance.now() - bareStart;
    const out = join(makeTempFolder("bench"), "out");
    await promisify(execFile)(process.execPath, [join(distDir, "cli.js"), "verify", "--out", out], {
      cwd: repo.dir,
      env,
    });
    const { durationMs, gates } = JSON.parse(readFileSync(join(out, "verdict.json"), "utf8")) as VerdictFile;
    runs.push({ checkMs: (gates[0]?.checks[0]?.durationMs ?? Number.NaN) - bareMs, runMs: durationMs - bareMs });
  }
  server.close();
  return {
    checkOverheadMs: median(runs.map(({ checkMs }) => checkMs)),
    runOverheadMs: median(runs.map(({ runMs }) => runMs)),
    bound: "check <= 400 ms over the program alone",
  };
}

interface VerdictFile {
  readonly durationMs: number;
  readonly gates: readonly { readonly checks: readonly { readonly durationMs: number }[] }[];
}

/** What the model proxy adds to the first byte of a streamed answer. */
export async function benchModelProxy(): Promise<Figures> {
  const { directMs, proxiedMs, addedMs } = await measureProxyLatency();
  return { directMs: round(directMs), proxiedMs: round(proxiedMs), addedMs: round(addedMs), bound: "added <= 5 ms" };
}

/** Working copies of a repository with 20,000 files. */
export async function benchWorkingCopies(): Promise<Figures> {
  const figures = await measureWorkingCopies(5, tmpdir());
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(Number(value))]));
  return { ...rounded, bound: "checkOut <= 1000 ms" };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
