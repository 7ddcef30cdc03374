import { describe, expect, test } from "vitest";
import { ISOLATION_KINDS, makeRunner } from "./run-fixture.ts";

const MIB = 1024 * 1024;

describe.each(ISOLATION_KINDS)("in %s mode", (kind) => {
  test("endless output is read at speed and kept in constant memory", async () => {
    const { run } = makeRunner(kind);
    await run("true");
    const before = process.memoryUsage().rss;
    const seen: number[] = [];
    const timer = setInterval(() => void seen.push(process.memoryUsage().rss), 50);
    const result = await run("yes", { timeoutMs: 3000, maxOutputBytes: 256 * 1024 });
    clearInterval(timer);
    expect(result.ended).toBe("timed-out");
    expect(result.stdout.totalBytes).toBeGreaterThan(20 * MIB);
    expect(Buffer.byteLength(result.stdout.text)).toBeLessThan(257 * 1024);
    expect(result.stdout.droppedBytes + 256 * 1024).toBe(result.stdout.totalBytes);
    expect(result.stdout.text.slice(0, 4)).toBe("y\ny\n");
    expect(result.stdout.text).toContain(`\n[… ${result.stdout.droppedBytes} bytes dropped here …]\n`);
    // How much garbage there is depends on the load of the machine; output that is kept would grow with what is read.
    const half = Math.floor(seen.length / 2);
    const [early, late] = [Math.max(before, ...seen.slice(0, half)), Math.max(...seen.slice(half))];
    expect(late - early).toBeLessThan(120 * MIB);
    expect(late - before).toBeLessThan(Math.max(120 * MIB, result.stdout.totalBytes / 4));
  });

  test("one line of 200 MB keeps its head and its tail", async () => {
    const script = "printf first; head -c 200000000 /dev/zero | tr '\\0' x; printf last";
    const result = await makeRunner(kind).run(script, { maxOutputBytes: 1000 });
    expect(result.exitCode).toBe(0);
    expect(result.stdout).toMatchObject({ totalBytes: 200_000_009, droppedBytes: 199_999_009 });
    expect(result.stdout.text).toBe(
      `first${"x".repeat(495)}\n[… 199999009 bytes dropped here …]\n${"x".repeat(496)}last`,
    );
  });

  test("output up to the limit is whole, and nothing is said", async () => {
    const result = await makeRunner(kind).run("head -c 1000 /dev/zero | tr '\\0' x >&2", { maxOutputBytes: 1000 });
    expect(result.stderr).toEqual({ text: "x".repeat(1000), totalBytes: 1000, droppedBytes: 0 });
    expect(result.stdout).toEqual({ text: "", totalBytes: 0, droppedBytes: 0 });
  });

  test("binary bytes become text with replacement characters", async () => {
    const result = await makeRunner(kind).run(String.raw`printf 'a\000\377\303\050\033[31m\342\202'`);
    expect(result.stdout.text).toBe("a\0\uFFFD\uFFFD(\u001B[31m\uFFFD");
    expect(result.stdout.totalBytes).toBe(12);
  });

  test("what a killed program printed last is not lost", async () => {
    const script = "echo first; trap '' TERM; head -c 60000 /dev/zero | tr '\\0' x; echo; echo last; sleep 60";
    const result = await makeRunner(kind).run(script, { timeoutMs: 800 });
    expect(result.ended).toBe("timed-out");
    expect(result.stdout.totalBytes).toBe(60_012);
    expect(result.stdout.text.endsWith("x\nlast\n")).toBe(true);
  });

  // The shell is the program; its child writes into the output of its parent by name.
  const plant = "echo own; sh -c 'echo planted > /proc/$PPID/fd/1; echo planted > /proc/$PPID/fd/2'; echo end >&2";

  test("a child can write into a program's pipes by their names", async () => {
    const result = await makeRunner(kind).run(plant, { outputBy: "pipe" });
    expect(result.stdout.text).toBe("own\nplanted\n");
    expect(result.stderr.text).toBe("planted\nend\n");
  });

  test("a child cannot write into a program's sockets by their names", async () => {
    const result = await makeRunner(kind).run(plant, { outputBy: "socket" });
    expect(result.stdout.text).toBe("own\n");
    expect(result.stderr.text).toMatch(/No such device or address[\s\S]*end\n$/);
    expect(result.stderr.text).not.toContain("planted\n");
  });

  test("a daemon that holds the sockets does not hold up the end", async () => {
    const daemon = "echo own; (cd /; env -i setsid sleep 61 &) ; true";
    const result = await makeRunner(kind).run(daemon, { outputBy: "socket" });
    expect(result).toMatchObject({ ended: "finished", exitCode: 0, stdout: { text: "own\n" } });
    expect(result.durationMs).toBeLessThan(3000);
  });
});
