import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { findByCommandLine, ISOLATION_KINDS, makeRunner } from "./run-fixture.ts";

const MIB = 1024 * 1024;

/** A stream that a test writes into, and what tells that its reader gave it up. */
function makeInput(): {
  readonly stream: ReadableStream<Uint8Array>;
  readonly say: (text: string) => void;
  readonly end: () => void;
  readonly breakOff: () => void;
  readonly cancelled: Promise<true>;
} {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let stream = new ReadableStream<Uint8Array>();
  const cancelled = new Promise<true>((resolve) => {
    stream = new ReadableStream<Uint8Array>({
      start: (given) => void (controller = given),
      cancel: () => {
        controller = null;
        resolve(true);
      },
    });
  });
  return {
    stream,
    say: (text) => controller?.enqueue(Buffer.from(text)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new Error("the source broke")),
    cancelled,
  };
}

/** What a program says, as it says it. */
function makeEar(): {
  readonly onOutput: (stream: "stdout" | "stderr", bytes: Uint8Array) => void;
  readonly heard: (text: string) => Promise<void>;
} {
  let all = "";
  return {
    onOutput: (stream, bytes) => {
      if (stream === "stdout") all += Buffer.from(bytes).toString("utf8");
    },
    heard: async (text) => {
      const deadline = performance.now() + 5000;
      while (!all.includes(text)) {
        if (performance.now() > deadline) throw new Error(`never heard ${JSON.stringify(text)} in ${all}`);
        await pause(5);
      }
    },
  };
}

const ANSWERING =
  "process.stdin.setEncoding('utf8'); let n = 0;" +
  "process.stdin.on('data', (t) => { for (const l of t.trim().split('\\n')) console.log('answer ' + ++n + ' to ' + l); });" +
  "process.stdin.on('end', () => { console.log('bye'); });";

describe.each(ISOLATION_KINDS)("in %s mode", (kind) => {
  test("a program is talked with in both directions, and ends when the stream ends", async () => {
    const [input, ear] = [makeInput(), makeEar()];
    const running = makeRunner(kind).run([process.execPath, "-e", ANSWERING], {
      stdin: input.stream,
      onOutput: ear.onOutput,
    });
    for (const [index, word] of ["one", "two", "three"].entries()) {
      input.say(`${word}\n`);
      await ear.heard(`answer ${index + 1} to ${word}\n`);
    }
    input.end();
    const result = await running;
    expect(result).toMatchObject({ ended: "finished", exitCode: 0 });
    expect(result.stdout.text).toBe("answer 1 to one\nanswer 2 to two\nanswer 3 to three\nbye\n");
  });

  test("standard input is a pipe that can be opened by its name, and its end blocks", async () => {
    const input = makeInput();
    const running = makeRunner(kind).run("cat /dev/stdin; [ -p /dev/stdin ] && echo pipe", { stdin: input.stream });
    await pause(300);
    input.say("late\n");
    input.end();
    expect((await running).stdout.text).toBe("late\npipe\n");
  });

  test("10 MB reach a program that reads them, whole and in order", async () => {
    const chunk = Buffer.alloc(64 * 1024, "0123456789abcdef");
    let left = 160;
    const stdin = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (left > 0) controller.enqueue(chunk);
        else controller.close();
        left -= 1;
      },
    });
    const result = await makeRunner(kind).run("sha256sum; echo end", { stdin });
    const expected = await makeRunner(kind).run("printf '0123456789abcdef%.0s' $(seq 655360) | sha256sum; echo end");
    expect(result.stdout.text).toBe(expected.stdout.text);
  });

  test("a program that never reads 10 MB of input runs to its end, and the stream is cancelled", async () => {
    const chunk = new Uint8Array(MIB);
    let pulls = 0;
    let isCancelled = false;
    const stdin = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulls += 1;
        controller.enqueue(chunk);
        if (pulls === 10) controller.close();
      },
      cancel: () => void (isCancelled = true),
    });
    const started = performance.now();
    const result = await makeRunner(kind).run("sleep 0.3; echo done; exit 3", { stdin });
    expect(result).toMatchObject({ ended: "finished", exitCode: 3, killedBy: null });
    expect(result.stdout.text).toBe("done\n");
    expect(pulls).toBeLessThan(10);
    expect(isCancelled).toBe(true);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test("a program that closes its input at once does no harm", async () => {
    const input = makeInput();
    const timer = setInterval(() => input.say("x".repeat(100_000)), 10);
    const result = await makeRunner(kind).run("exec 0<&-; sleep 0.5; echo closed", { stdin: input.stream });
    clearInterval(timer);
    expect(result.stdout.text).toBe("closed\n");
    expect(await input.cancelled).toBe(true);
  });

  test("an open stream keeps no program alive that was stopped, and is cancelled", async () => {
    const mark = `stay-${kind}-${process.pid}`;
    for (const change of [{ timeoutMs: 400 }, { signal: AbortSignal.timeout(400) }]) {
      const input = makeInput();
      const result = await makeRunner(kind).run(`: ${mark}; cat`, { stdin: input.stream, ...change });
      expect(result.ended).toBe("timeoutMs" in change ? "timed-out" : "cancelled");
      expect(await input.cancelled).toBe(true);
    }
    expect(findByCommandLine(mark)).toEqual([]);
  });

  test("a stream that breaks off is the end of the input", async () => {
    const [input, ear] = [makeInput(), makeEar()];
    const running = makeRunner(kind).run("cat; echo over", { stdin: input.stream, onOutput: ear.onOutput });
    input.say("half");
    await ear.heard("half");
    input.breakOff();
    expect((await running).stdout.text).toBe("halfover\n");
  });

  test("a program that cannot be started cancels its stream", async () => {
    const input = makeInput();
    const result = await makeRunner(kind).run(["./missing"], { stdin: input.stream });
    expect(result.ended).toBe("not-started");
    expect(await input.cancelled).toBe(true);
  });

  test("250 MB of output are all told as they come, with little kept and little memory", async () => {
    const { run } = makeRunner(kind);
    await run("true");
    const told = { stdout: 0, stderr: 0 };
    const before = process.memoryUsage().rss;
    let peak = before;
    const result = await run("head -c 250000000 /dev/zero; echo err >&2", {
      maxOutputBytes: 1000,
      onOutput: (stream, bytes) => {
        told[stream] += bytes.length;
        peak = Math.max(peak, process.memoryUsage().rss);
      },
    });
    expect(told).toEqual({ stdout: 250_000_000, stderr: 4 });
    expect(result.stdout.totalBytes).toBe(250_000_000);
    expect(result.stdout.text.length).toBeLessThan(1100);
    // What is read is garbage for a while; kept it would be two and a half times as much.
    expect(peak - before).toBeLessThan(100 * MIB);
  });
});

test("where no named pipe can be made, the stream comes through a socket", async () => {
  const input = makeInput();
  // Without a PATH for our own helpers there is no mkfifo.
  const running = makeRunner("group", { PATH: "/nonexistent" }).run(["/bin/cat"], { stdin: input.stream });
  input.say("plain\n");
  input.end();
  expect((await running).stdout.text).toBe("plain\n");
});
