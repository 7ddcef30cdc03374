import { expect, test } from "vitest";
import { GateError } from "../../../src/lib/error.ts";
import type { Log } from "../../../src/ports/log.ts";
import { openSinks } from "../../../src/publish/publish.ts";
import type { Report } from "../../../src/publish/report.ts";
import type { RunStart, Sink } from "../../../src/publish/sink.ts";
import { report, SUBJECT } from "../../support/sample-report.ts";

const START: RunStart = { subject: SUBJECT, gates: [], runKey: "key", startedAt: "2026-11-30T10:00:00.000Z" };
const REPORT = report([]);

function fakeLog() {
  const lines: string[] = [];
  const add = (message: string): void => void lines.push(message);
  const log: Log = { info: add, warning: add, error: add };
  return { log, lines };
}

interface Behaviour {
  readonly closes?: "first" | "last";
  readonly onOpen?: () => void;
  readonly onClose?: (report: Report) => void | Promise<void>;
  readonly onAbandon?: () => void;
}

function fakeSink(name: string, calls: string[], { closes, onOpen, onClose, onAbandon }: Behaviour = {}): Sink {
  return {
    name,
    ...(closes === undefined ? {} : { closes }),
    open: async () => {
      calls.push(`open ${name}`);
      onOpen?.();
      return {
        close: async (given) => {
          calls.push(`close ${name}`);
          await onClose?.(given);
          calls.push(`closed ${name}`);
        },
        abandon: async (code) => {
          calls.push(`abandon ${name} ${code}`);
          onAbandon?.();
        },
      };
    },
  };
}

const forbidden = new GateError("host-forbidden", "Resource not accessible by integration");

async function takeTime(): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, 5));
}

function fail(error: Error): () => never {
  return () => {
    throw error;
  };
}

test("files are written before the host is asked, the page that tells of failures comes last", async () => {
  const calls: string[] = [];
  const sinks = [
    fakeSink("page", calls, { closes: "last" }),
    fakeSink("host", calls),
    fakeSink("files", calls, { closes: "first", onClose: takeTime }),
  ];
  const open = await openSinks(sinks, START, fakeLog().log);
  calls.length = 0;
  expect(await open.close(REPORT)).toEqual([]);
  expect(calls).toEqual(["close files", "closed files", "close host", "closed host", "close page", "closed page"]);
});

test("a sink that fails stops no other, is reported, and later pages tell of it", async () => {
  const calls: string[] = [];
  const told: Report[] = [];
  const sinks = [
    fakeSink("never", calls, { onOpen: fail(new GateError("host-unavailable", "502")) }),
    fakeSink("breaks", calls, { onClose: fail(new GateError("host-rejected", "no such line")) }),
    fakeSink("bug", calls, { onClose: fail(new TypeError("x is undefined")) }),
    fakeSink("page", calls, { closes: "last", onClose: (given) => void told.push(given) }),
  ];
  const { log, lines } = fakeLog();
  const open = await openSinks(sinks, START, log);
  expect(open.failures.map(({ sink, during, code }) => [sink, during, code])).toEqual([
    ["never", "open", "host-unavailable"],
  ]);
  expect(lines).toHaveLength(1);
  const failures = await open.close(REPORT);
  expect(failures.map(({ sink, during, code, isTolerated }) => [sink, during, code, isTolerated])).toEqual([
    ["never", "open", "host-unavailable", false],
    ["breaks", "close", "host-rejected", false],
    ["bug", "close", "internal-error", false],
  ]);
  expect(calls).not.toContain("close never");
  expect(told[0]?.notices.map(({ level, text }) => [level, text])).toEqual(
    failures.map(({ message }) => ["warning", message]),
  );
  expect(failures[1]?.message).toBe(
    "The run did not reach its place (breaks, host-rejected): no such line. GitHub rejected the request as invalid (422). This is likely a defect of this action; please report it.",
  );
});

test("what a fork's token may not do is tolerated; the same on an own branch is not", async () => {
  for (const isFork of [true, false]) {
    const sinks = [
      fakeSink("check-run", [], { onOpen: fail(forbidden) }),
      fakeSink("review", [], { onClose: fail(forbidden) }),
    ];
    const open = await openSinks(sinks, { ...START, subject: { ...SUBJECT, isFork } }, fakeLog().log);
    const failures = await open.close({ ...REPORT, subject: { ...SUBJECT, isFork } });
    expect(failures.map(({ isTolerated }) => isTolerated)).toEqual([isFork, isFork]);
  }
});

test("closing happens once", async () => {
  const calls: string[] = [];
  const open = await openSinks([fakeSink("a", calls, { onClose: fail(forbidden) })], START, fakeLog().log);
  expect(await open.close(REPORT)).toHaveLength(1);
  expect(await open.close(REPORT)).toEqual([]);
  await open.abandon("cancelled", "too late");
  expect(calls).toEqual(["open a", "close a"]);
});

test("abandoning happens once, everywhere, and throws never; the run may still close", async () => {
  const calls: string[] = [];
  const sinks = [fakeSink("a", calls, { onAbandon: fail(new Error("gone")) }), fakeSink("b", calls)];
  const { log, lines } = fakeLog();
  const open = await openSinks(sinks, START, log);
  calls.length = 0;
  await open.abandon("cancelled", "SIGTERM");
  await open.abandon("internal-error", "again");
  expect(calls).toEqual(["abandon a cancelled", "abandon b cancelled"]);
  expect(lines).toEqual(["a: gone"]);
  await open.close(REPORT);
  expect(calls.slice(2)).toEqual(["close a", "close b", "closed a", "closed b"]);
});
