import type { CheckOutput } from "../../ports/code-host.ts";
import { CHECK_RUN_LIMIT, cutMarkdown } from "../cut.ts";
import { agentThatAnswered } from "../agent-run.ts";
import { asCode, asFence, asTable, joinBlocks } from "../markdown.ts";
import type { GateReport, Report } from "../report.ts";
import { selfReportOf } from "../self-report.ts";
import { renderAgents, renderAttempts } from "./agents.ts";
import { annotateCritiques } from "./annotations.ts";
import { renderCommands, renderFiles } from "./commands.ts";
import { renderCriteria } from "./criteria.ts";
import { renderCritiques } from "./critiques.ts";
import { asShortPassage, formatDuration, renderReasons, shortCommit } from "./words.ts";

/** Where a cut text says that the rest is. */
const WHOLE = "the job summary and `verdict.json`";

/** The check run of one gate, within GitHub's limits. */
export function renderGateRun(report: Report, gateReport: GateReport): CheckOutput {
  return {
    title: gateReport.conclusion.title,
    summary: cutMarkdown(renderGateHead(report, gateReport), CHECK_RUN_LIMIT, WHOLE),
    text: cutMarkdown(renderGateBody(report, gateReport), CHECK_RUN_LIMIT, WHOLE),
    annotations: annotateCritiques(gateReport),
  };
}

/** What came out, why, what to do, and what it rests on. */
export function renderGateHead(report: Report, gateReport: GateReport): string {
  return joinBlocks([
    standingOf(gateReport),
    renderReasons(gateReport.verdict.reasons),
    renderAttempts(gateReport.verdict),
    renderSelfReport(gateReport.gate),
    `${subjectOf(report, gateReport)} Took ${formatDuration(gateReport.durationMs)}.`,
    renderSupports(gateReport),
  ]);
}

/** Everything that a person needs to understand the verdict and to repeat it, most wanted first. */
export function renderGateBody(report: Report, gateReport: GateReport): string {
  const { gate, verdict, critiques } = gateReport;
  const checks = Object.values(verdict.checks);
  return joinBlocks([
    section("Critiques", renderCritiques(critiques)),
    section("Acceptance criteria", renderCriteria(gateReport)),
    section(
      gate.rule.kind === "flow" ? "Gate" : "Pass when",
      asFence(verdict.explanation === "" ? gate.rule.source.text : verdict.explanation),
    ),
    section("Output", verdict.output === null ? "" : asFence(JSON.stringify(verdict.output, null, 2))),
    section("Agent", renderAgents(verdict)),
    section("Commands that the runtime ran", renderCommands(checks)),
    section("Files", renderFiles(checks, report.outputDir)),
  ]);
}

/** Beside the verdict, so that nobody takes the one for the other. */
function renderSelfReport({ target }: GateReport["gate"]): string {
  const own = target === null ? null : selfReportOf(target);
  if (target === null || own === null) return "";
  const says = own.verification === null ? "nothing readable" : asCode(own.verification);
  return `Of its own work, ${asCode(target.task.name)} says ${says} in ${asCode(own.source)}: claimed, and not counted.`;
}

function section(heading: string, body: string): string {
  return body === "" ? "" : `### ${heading}\n\n${body}`;
}

function subjectOf({ subject }: Report, { gate, verdict }: GateReport): string {
  const at = shortCommit(subject.headSha);
  if (gate.target === null) return `The change as a whole at ${at}.`;
  const { task, plan } = gate.target;
  const by =
    gate.verifier === null
      ? ""
      : `, verified by ${asCode(gate.verifier.name)} with agent ${asCode(agentThatAnswered(gate, verdict))}`;
  return `Task ${asCode(task.name)} of plan ${asCode(plan.plan.rootSlug)} at ${at}${by}.`;
}

/** What makes a verdict weaker than it looks, or harmless: the reader need not know the policy. */
function standingOf({ gate, verdict, conclusion, letThrough }: GateReport): string {
  if (verdict.outcome === "passed" && verdict.isDecidedByClaimsAlone)
    return "It passes on the agent's word: nothing that the runtime saw itself could have failed it. A `run` check in this gate would change that.";
  if (verdict.outcome === "passed" || conclusion.conclusion !== "neutral") return "";
  if (!gate.isRequired)
    return "The policy does not require this gate (`require: false`), so it does not block the merge.";
  if (letThrough === "people-decide") return STANDINGS[letThrough];
  return STANDINGS[verdict.outcome === "failed" ? "on-exhausted" : "on-blocked"];
}

const STANDINGS = {
  "on-blocked":
    "Nothing was verified. The policy lets this gate through (`on-blocked: neutral`), so it does not block the merge.",
  "on-exhausted":
    "It failed, and no further revision comes. The policy lets it go all the same (`on-exhausted: neutral`), so it does not block the merge.",
  "people-decide":
    "The judge does not let this change pass, and sends it to people all the same: it does not block the merge, and the decision is theirs.",
} as const;

function renderSupports({ verdict }: GateReport): string {
  return asTable(
    ["Fact", "Value", "Rests on", "Detail"],
    verdict.restsOn.map(({ name, value, provenance, detail, isDeciding }) => [
      isDeciding ? `${asCode(name)} (decides)` : asCode(name),
      asCode(value),
      PROVENANCES[provenance],
      asShortPassage(detail),
    ]),
  );
}

const PROVENANCES = {
  observed: "observed by the runtime",
  claimed: "claimed by the agent",
  unknown: "nothing",
} as const;
