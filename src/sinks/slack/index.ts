import type { LoadedPlan } from "../../plan/plan.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import type { Sink } from "../../publish/sink.ts";
import { renderMessage } from "./message.ts";
import { postOnce, type Thread } from "./post.ts";

const TIMEOUT_MS = 10_000;
/** Plans of one run that have threads of their own. */
const MAX_THREADS = 5;

export interface SlackOptions {
  /** Token of a bot with the scope `chat:write`. */
  readonly token: string;
  /** Base of Slack's Web API; null for Slack's own. */
  readonly apiUrl: string | null;
  /** Address of the host's web pages, for the link to the pull request. */
  readonly serverUrl: string;
  /** Told why a message was not posted; may hold words of Slack's answer. */
  readonly warn: (message: string) => void;
  readonly timeoutMs?: number;
}

/** The run as one message in each thread that plans which it judges name in `slackKickoffRef`, in those of all its plans where it judges none or
 *  is blocked as a whole. It never fails a run: what goes wrong is a
 *  warning. A cancelled run says nothing, nor does one that dies: the check run does. */
export function createSlackSink({ warn, serverUrl, ...access }: SlackOptions): Sink {
  const reach = { token: access.token, apiUrl: access.apiUrl, timeoutMs: access.timeoutMs ?? TIMEOUT_MS };
  return {
    name: "slack",
    closes: "last",
    open: async ({ runKey }) => {
      const post = async (report: Report, thread: Thread): Promise<void> => {
        const isTold = (gate: GateReport): boolean => isOf(gate, thread);
        const text = renderMessage(report, { serverUrl, runKey, isTold });
        const obstacle = await postOnce(reach, thread, { text, runKey });
        if (obstacle !== null) warn(`The run was not told in Slack (channel ${thread.channel}): ${obstacle}`);
      };
      return {
        close: async (report) => {
          if (report.outcome === "cancelled") return;
          const threads = threadsOf(plansToldOf(report));
          await Promise.all(threads.slice(0, MAX_THREADS).map((thread) => post(report, thread)));
          const left = threads.length - MAX_THREADS;
          if (left > 0) warn(`The run was told in ${MAX_THREADS} threads of Slack; its plans name ${left} more.`);
        },
        abandon: async () => {},
      };
    },
  };
}

function plansToldOf({ plans, gates, reasons }: Report): readonly LoadedPlan[] {
  const judged = gates.flatMap(({ gate }) => (gate.target === null ? [] : [gate.target.plan]));
  return reasons.length > 0 || judged.length === 0 ? [...judged, ...plans] : judged;
}

/** Each thread once: subplanners keep the thread of the plan above. */
function threadsOf(plans: readonly LoadedPlan[]): readonly Thread[] {
  const threads = new Map<string, Thread>();
  for (const { plan } of plans) {
    const thread = plan.slackKickoffRef;
    if (thread !== undefined) threads.set(`${thread.channel} ${thread.ts}`, thread);
  }
  return [...threads.values()];
}

/** Gates of the pull request as a whole belong to every thread. */
function isOf({ gate }: GateReport, { channel, ts }: Thread): boolean {
  if (gate.target === null) return true;
  const own = gate.target.plan.plan.slackKickoffRef;
  return own?.channel === channel && own.ts === ts;
}
