import { GateError } from "../../lib/error.ts";
import { REASONS, type ReasonCode } from "../../lib/reason.ts";
import type { CheckOutput, CheckRunUpdate, CodeHost } from "../../ports/code-host.ts";
import { concludeReason } from "../../publish/conclude.ts";
import { asProse } from "../../publish/markdown.ts";
import { renderGateRun } from "../../publish/render/gate-run.ts";
import { renderSummaryRun } from "../../publish/render/summary-run.ts";
import type { Report } from "../../publish/report.ts";
import type { RunStart, Sink, SinkSession } from "../../publish/sink.ts";
import { checkRunName, externalIdOf, SUMMARY_NAME } from "./names.ts";

export interface CheckRunOptions {
  readonly host: CodeHost;
  /** Told all ids so far after each opening, so that a later process can close what this one left open. */
  readonly onOpened: (ids: readonly number[]) => void;
}

/** One check run; `gate` is null for the summary. */
interface OpenRun {
  readonly gate: string | null;
  readonly id: number;
  isDone: boolean;
}

interface Context {
  readonly host: CodeHost;
  readonly runs: OpenRun[];
  readonly open: (gate: string | null) => Promise<OpenRun>;
}

/** One check run for each gate and one for the run, the summary, which is the one to require: opened first, closed last. */
export function createCheckRunSink({ host, onOpened }: CheckRunOptions): Sink {
  return {
    name: "check-run",
    open: async (start) => {
      const runs: OpenRun[] = [];
      const open = async (gate: string | null): Promise<OpenRun> => {
        const run = { gate, id: await host.openCheckRun(requestOf(start, gate)), isDone: false };
        runs.push(run);
        onOpened(runs.map(({ id }) => id));
        return run;
      };
      await openAll(start, open);
      return createSession({ host, runs, open });
    },
  };
}

/** A run that cannot be opened for the moment is opened when the verdict is there. Without the right to open any, there is no
 *  session. */
async function openAll({ gates }: RunStart, open: Context["open"]): Promise<void> {
  for (const gate of [null, ...gates.map(({ name }) => name)]) {
    try {
      await open(gate);
    } catch (error) {
      if (!(error instanceof GateError) || (gate === null && !error.isRetryable)) throw error;
      return;
    }
  }
}

function createSession(context: Context): SinkSession {
  let abandoning: Promise<unknown> = Promise.resolve();
  return {
    close: async (report) => {
      await abandoning;
      await closeAll(context, report);
    },
    abandon: async (code, detail) => {
      abandoning = Promise.all(context.runs.map((run) => abandonRun(run, context.host, updateOf(code, detail))));
      await abandoning;
    },
  };
}

/** Every run gets its one attempt; the first failure is thrown when all had theirs. */
async function closeAll(context: Context, report: Report): Promise<void> {
  const gates = new Set([
    ...report.gates.map(({ gate }) => gate.name),
    ...context.runs.flatMap(({ gate }) => (gate === null ? [] : [gate])),
  ]);
  const failures: unknown[] = [];
  for (const gate of [...gates, null]) {
    try {
      const run = context.runs.find((one) => one.gate === gate) ?? (await context.open(gate));
      if (run.isDone) continue;
      await context.host.closeCheckRun(run.id, closingOf(report, gate));
      run.isDone = true;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function abandonRun(run: OpenRun, host: CodeHost, update: CheckRunUpdate): Promise<void> {
  if (run.isDone) return;
  try {
    await host.abandonCheckRun(run.id, update);
    run.isDone = true;
  } catch {
    // One attempt is all there is time for; the run stays open for `close` or for the job's clean-up step.
  }
}

function closingOf(report: Report, gate: string | null): CheckRunUpdate {
  if (gate === null) return { conclusion: report.conclusion.conclusion, output: renderSummaryRun(report) };
  const gateReport = report.gates.find((one) => one.gate.name === gate);
  if (gateReport !== undefined)
    return { conclusion: gateReport.conclusion.conclusion, output: renderGateRun(report, gateReport) };
  const [reason] = report.reasons;
  return updateOf(reason?.code ?? "internal-error", reason?.detail ?? "the gate was not judged");
}

function updateOf(code: ReasonCode, detail: string): CheckRunUpdate {
  const { conclusion, title } = concludeReason({ code }).conclusion;
  const seen = detail.trim() === "" ? "" : `\n\nSeen: ${asProse(detail)}`;
  const summary = `There is no verdict on this commit. ${REASONS[code]}${seen}`;
  return { conclusion, output: { title, summary, text: "", annotations: [] } };
}

function requestOf(start: RunStart, gate: string | null) {
  return {
    name: gate === null ? SUMMARY_NAME : checkRunName(gate),
    headSha: start.subject.headSha,
    externalId: externalIdOf(start.runKey, gate),
    output: openingOf(start, gate),
  };
}

function openingOf({ gates, startedAt }: RunStart, gate: string | null): CheckOutput {
  const count = `${gates.length} gate${gates.length === 1 ? "" : "s"}`;
  return {
    title: gate === null ? `Judging ${count}` : "Gathering evidence",
    summary: `Started at ${startedAt}. The verdict follows when all evidence is there.`,
    text: "",
    annotations: [],
  };
}
