import type { CheckEvidence } from "../../evidence/evidence.ts";
import { NEXT_STEPS } from "../../evidence/failure-mode.ts";
import type { GateReport } from "../../publish/report.ts";
import { type Death, deathOf } from "./death.ts";
import { agentChecksOf, asComment, type HandoffFile, handoffPathOf, type Trace } from "./handoff-file.ts";

const MAX_SNIPPET_CHARS = 2_000;

/** What a planner finds beside the handoff of a verifier that died, or that ended without saying anything in the form that was asked
 *  for: what is known, and what to do. Out: null for a verifier that left its handoff. Source: Orchestrate, failure handoffs. */
export function failureFileOf(report: GateReport, trace: Trace): HandoffFile | null {
  const [main] = agentChecksOf(report);
  const path = handoffPathOf(report);
  if (main === undefined || path === null) return null;
  const named = (suffix: string): string => path.replace(/\.md$/, `-${suffix}.md`);
  const death = deathOf(main);
  if (death !== null) return { path: named("failure"), text: failureText(report, main, death, trace) };
  if (hasSections(main)) return null;
  return { path: named("finished-no-handoff"), text: noHandoffText(report, main, trace) };
}

function hasSections({ handoff, handoffMarkdown, facts }: CheckEvidence): boolean {
  if (handoffMarkdown !== null) return handoff?.reason !== "no-section";
  return !Object.values(facts).some((fact) => fact.kind === "unknown" && fact.reason === "handoff-missing");
}

function failureText(report: GateReport, check: CheckEvidence, death: Death, trace: Trace): string {
  const { reason, detail, mode } = death;
  const session = check.run?.sessionId ?? null;
  return [
    commentOf("failure", report, { ...trace, failureMode: mode }),
    `# ${nameOf(report)} failure handoff\n`,
    "Status: error (the verifier ended without a handoff that counts)",
    `Failure mode: ${mode}`,
    `Reason: ${reason}`,
    `Seen: ${oneLine(detail)}`,
    `Agent: ${report.gate.agent}${check.run === null ? "" : ` (${check.run.use})`}`,
    ...(session === null ? [] : [`Session: ${oneLine(session)}`]),
    `Started: ${check.startedAt}`,
    `Duration: ${Math.round(check.durationMs)}ms`,
    `Branch: ${oneLine(report.gate.target?.branch ?? "(none)")}`,
    ...(check.run?.attempts ?? []).map((one) => `Asked before: ${one.agent} (${one.reason}: ${oneLine(one.detail)})`),
    "\n## Suggested next steps",
    ...NEXT_STEPS[mode].map((step) => `- ${step}`),
    "",
  ].join("\n");
}

function noHandoffText(report: GateReport, { handoffMarkdown }: CheckEvidence, trace: Trace): string {
  const raw = (handoffMarkdown ?? "").trim();
  const cut = raw.length > MAX_SNIPPET_CHARS ? `${raw.slice(0, MAX_SNIPPET_CHARS)}\n[… cut here]` : raw;
  const name = nameOf(report);
  return [
    commentOf("finished-no-handoff", report, trace),
    `# ${name} finished without handoff\n`,
    "Status: finished (the verifier ended well but its final message has none of the handoff's sections)",
    `Branch: ${oneLine(report.gate.target?.branch ?? "(none)")}`,
    "\n## Suggested next steps",
    `- Read what it said in \`handoffs/${name}.md\`.`,
    "- Run the check again: models miss a format now and then.",
    "- If it repeats, name another agent or model in the policy.",
    ...(raw === "" ? [] : ["\n## Raw final output\n", ...cut.split("\n").map((line) => `> ${line}`)]),
    "",
  ].join("\n");
}

function commentOf(kind: string, { gate }: GateReport, fields: Readonly<Record<string, string>>): string {
  const all = { task: gate.verifier?.name ?? gate.name, branch: gate.target?.branch ?? "(none)", ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${asComment(value)}`);
  return `<!-- orchestrate ${kind === "failure" ? "failure handoff" : kind}\n${lines.join("\n")}\n-->\n`;
}

function nameOf({ gate }: GateReport): string {
  return gate.verifier?.name ?? gate.name;
}

/** What came from a process stands on one line: it opens no section of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
