import { GateError, messageOf } from "../lib/error.ts";
import { REASONS, type ReasonCode } from "../lib/reason.ts";
import type { Log } from "../ports/log.ts";
import type { Notice, Report } from "./report.ts";
import type { Subject } from "../target/subject.ts";
import type { RunStart, Sink, SinkSession } from "./sink.ts";

/** A place that the report did not reach. */
export interface SinkFailure {
  readonly sink: string;
  readonly during: "open" | "close";
  readonly code: ReasonCode;
  /** For people: which place, what happened, what to do. May hold untrusted words. */
  readonly message: string;
  /** True where nothing else is to be expected: the token of a fork's pull request may write nothing. */
  readonly isTolerated: boolean;
}

/** All places of one run. */
export interface OpenSinks {
  /** What failed while opening; `close` tells of it too. */
  readonly failures: readonly SinkFailure[];
  /** Shows the report everywhere; a place that fails stops no other. Out: every failure of the run. At most once; later calls
   *  do nothing. Throws: never. */
  readonly close: (report: Report) => Promise<readonly SinkFailure[]>;
  /** Says everywhere, once and quickly, that there is no verdict. At most once, and not after `close`. Throws: never. */
  readonly abandon: (code: ReasonCode, detail: string) => Promise<void>;
}

interface OpenSink {
  readonly sink: Sink;
  readonly session: SinkSession;
}

/** Opens all sinks. One that cannot be opened is kept as a failure and told to the others. Throws: never. */
export async function openSinks(sinks: readonly Sink[], start: RunStart, log: Log): Promise<OpenSinks> {
  const failures: SinkFailure[] = [];
  const open: OpenSink[] = [];
  await Promise.all(
    sinks.map(async (sink) => {
      try {
        open.push({ sink, session: await sink.open(start) });
      } catch (error) {
        failures.push(failureOf(sink, "open", error, start.subject));
      }
    }),
  );
  for (const { message } of failures) log.info(message);
  let isClosed = false;
  let isAbandoned = false;
  return {
    failures,
    close: async (report) => {
      if (isClosed) return [];
      isClosed = true;
      return closeAll(open, report, failures);
    },
    abandon: async (code, detail) => {
      if (isClosed || isAbandoned) return;
      isAbandoned = true;
      const attempts = open.map(({ sink, session }) =>
        session.abandon(code, detail).catch((error: unknown) => log.warning(`${sink.name}: ${messageOf(error)}`)),
      );
      await Promise.all(attempts);
    },
  };
}

async function closeAll(
  open: readonly OpenSink[],
  report: Report,
  earlier: readonly SinkFailure[],
): Promise<readonly SinkFailure[]> {
  const failures = [...earlier];
  for (const phase of ["first", undefined, "last"] as const) {
    const told = { ...report, notices: [...report.notices, ...failures.map(noticeOf)] };
    const group = open.filter(({ sink }) => sink.closes === phase);
    await Promise.all(
      group.map(async ({ sink, session }) => {
        try {
          await session.close(told);
        } catch (error) {
          failures.push(failureOf(sink, "close", error, report.subject));
        }
      }),
    );
  }
  return failures;
}

function failureOf(sink: Sink, during: SinkFailure["during"], error: unknown, subject: Subject): SinkFailure {
  const code = error instanceof GateError ? error.code : "internal-error";
  const isTolerated = subject.isFork && code === "host-forbidden";
  const what = during === "open" ? "cannot be shown as in progress" : "did not reach its place";
  const advice = isTolerated
    ? "The token of a fork's pull request may write nothing; the job summary and the exit code tell the verdict."
    : REASONS[code];
  const message = `The run ${what} (${sink.name}, ${code}): ${messageOf(error)}. ${advice}`;
  return { sink: sink.name, during, code, message, isTolerated };
}

function noticeOf({ message, isTolerated }: SinkFailure): Notice {
  return { level: isTolerated ? "info" : "warning", text: message };
}
