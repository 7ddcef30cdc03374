import { expect } from "vitest";
import { type Define, HANDOFF, processesWith, shellThen, verificationOf, waitFor } from "./bench.ts";

/** Ends that are none, and what must not outlive a run. */
export function defineEndings(define: Define): void {
  define("an empty final message is no handoff", async (bench) => {
    const run = await bench({ scenario: shellThen("echo ok", ""), params: { "max-calls": 30 } });
    const result = await run.verify();
    expect(verificationOf(result)).toBe(null);
    expect(result.failure?.reason).toMatch(/^(?:handoff-missing|agent-crashed|agent-output-invalid|budget-exceeded)$/);
  });

  define("a final message in another form is kept, and has no value", async (bench) => {
    const run = await bench({ scenario: shellThen("echo ok", "Alles bestens, kann gemergt werden!") });
    const result = await run.verify();
    expect(result.failure).toBe(null);
    expect(result.handoff).toContain("Alles bestens");
    expect(verificationOf(result)).toBe(null);
  });

  define("an endless loop of tools ends at the cap", async (bench) => {
    const run = await bench({ scenario: { turns: [{ shell: "echo round {{TURN}}" }] }, params: { "max-calls": 8 } });
    const { failure } = await run.verify();
    expect(failure?.reason).toBe("budget-exceeded");
    expect(run.server.calls.filter(({ wire }) => wire !== null).length).toBeLessThanOrEqual(8);
  });

  define("daemons die with the run", async (bench) => {
    const time = mark();
    const daemons = `setsid sleep ${time} > /dev/null 2>&1 & (nohup sleep ${time} > /dev/null 2>&1 &) ; echo forked`;
    const run = await bench({ scenario: shellThen(daemons, HANDOFF) });
    const { failure } = await run.verify();
    expect(failure).toBe(null);
    expect(run.server.calls.at(-1)?.lastResult).toContain("forked");
    expect(processesWith(time)).toEqual([]);
    expect(processesWith(run.dir)).toEqual([]);
  });

  define("cancelled while its shell sleeps", async (bench) => {
    const time = mark();
    const aborter = new AbortController();
    const scenario = shellThen(`setsid sleep ${time} & sleep ${time}`, HANDOFF);
    const run = await bench({ scenario, signal: aborter.signal });
    const running = run.verify();
    await waitFor(() => processesWith(`sleep ${time}`).length > 1, 30_000);
    const start = performance.now();
    aborter.abort();
    const { failure } = await running;
    expect(failure?.reason).toBe("cancelled");
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(processesWith(time)).toEqual([]);
  });

  define("out of time while its shell sleeps", async (bench) => {
    const time = mark();
    const run = await bench({ scenario: shellThen(`setsid sleep ${time} & sleep ${time}`, HANDOFF), timeoutMs: 6_000 });
    const start = performance.now();
    const { failure } = await run.verify();
    expect(failure?.reason).toBe("agent-timeout");
    expect(performance.now() - start).toBeLessThan(12_000);
    expect(processesWith(time)).toEqual([]);
  });

  define("50 MB of output", async (bench) => {
    const before = process.memoryUsage().rss;
    const shell = "yes 0123456789abcdef | head -c 50000000";
    // A model takes its time: a program that leaves without waiting for its own output would lose the end of it.
    const run = await bench({ scenario: { turns: [{ shell }, { text: HANDOFF, delayMs: 1_000 }] } });
    const result = await run.verify();
    expect(result.failure).toBe(null);
    expect(verificationOf(result)).toBe("unit-test-verified");
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });
}

let marks = 0;

/** A number of seconds that no other sleep on this machine has. */
function mark(): string {
  marks += 1;
  return `300.${process.pid}${marks}${Date.now() % 100_000}`;
}
