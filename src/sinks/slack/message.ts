import type { GateReport, Report } from "../../publish/report.ts";
import { countOf, resultOf, resultOfRun, seenOf, sortGates } from "../../publish/render/words.ts";
import type { VerdictReason } from "../../verdict/verdict.ts";
import { asLink, asMrkdwn } from "./mrkdwn.ts";

/** More is not read in a thread, and longer sections are refused there. */
export const MAX_MESSAGE_CHARS = 3_000;
const MAX_NAME_CHARS = 100;
const MAX_DETAIL_CHARS = 240;

/** What a message says beside the report. */
export interface MessageContext {
  /** Address of the host's web pages, such as `https://github.com`. */
  readonly serverUrl: string;
  readonly runKey: string;
  /** Whether a gate is told of in this thread. */
  readonly isTold: (gate: GateReport) => boolean;
}

/** A run as a message in Slack's markup: the outcome with a link to the pull request, why there is none if so, and a line for each gate,
 *  the serious ones first. Out: at most 3,000 characters; what is cut is counted in the last line. Throws: never. */
export function renderMessage(report: Report, context: MessageContext): string {
  const lines = [
    `*Passwhen: ${asMrkdwn(resultOfRun(report).toLowerCase(), MAX_NAME_CHARS)}* for ${renderPlace(report, context)}`,
    asMrkdwn(report.conclusion.title, MAX_DETAIL_CHARS),
    ...report.reasons.map((reason) => `• *blocked*: ${renderReason(reason)}`),
    ...sortGates(report.gates).filter(context.isTold).map(renderGate),
  ];
  return cutLines(lines);
}

function renderPlace({ subject }: Report, { serverUrl, runKey }: MessageContext): string {
  const { repository, number, headSha } = subject;
  const commit = headSha.slice(0, 12);
  if (repository === null) return asMrkdwn(commit, MAX_NAME_CHARS);
  const page = `${serverUrl.replace(/\/+$/, "")}/${repository}`;
  const link =
    number === null
      ? asLink(`${page}/commit/${headSha}`, repository)
      : asLink(`${page}/pull/${number}`, `${repository} pull request ${number}`);
  const [, attempt] = /^\d+\.(\d+):/.exec(runKey) ?? [];
  return `${link} at ${asMrkdwn(commit, MAX_NAME_CHARS)}${attempt === undefined || attempt === "1" ? "" : ` (attempt ${attempt})`}`;
}

function renderGate(report: GateReport): string {
  const [reason] = report.verdict.reasons;
  // No colon behind the name: with one inside it they would make an emoji code.
  const why = reason === undefined ? "" : ` (${renderReason(reason)})`;
  return `• *${asMrkdwn(resultOf(report).toLowerCase(), MAX_NAME_CHARS)}* ${asMrkdwn(report.gate.name, MAX_NAME_CHARS)}${why}`;
}

function renderReason(reason: VerdictReason): string {
  const seen = seenOf(reason);
  return `${reason.code}${seen === "" ? "" : `, ${asMrkdwn(seen, MAX_DETAIL_CHARS)}`}`;
}

/** Whole lines only: a line cut in the middle could lose the end of an escape. */
function cutLines(lines: readonly string[]): string {
  if (lines.join("\n").length <= MAX_MESSAGE_CHARS) return lines.join("\n");
  let room = MAX_MESSAGE_CHARS - noteOf(lines.length).length;
  const kept: string[] = [];
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return [...kept, noteOf(lines.length - kept.length)].join("\n");
}

function noteOf(left: number): string {
  return `_Cut: ${countOf(left, "line")} more, see the check run._`;
}
