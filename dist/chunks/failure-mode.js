import { a as tailOf, t as describeOutcome } from "./observe.js";
import { n as tellingLine } from "./places.js";

// src/evidence/failure-mode.ts
const OUT_OF_MEMORY = /\bout of memory\b|\boom-?kill|\bheap (?:limit|out)\b|\bcannot allocate memory\b|\bexit(?: code)? 137\b|\bSIGKILL\b/i;
const NETWORK = /\bnetwork\b|\bECONN\w*|\bETIMEDOUT\b|\bEAI_AGAIN\b|\bENOTFOUND\b|\bsocket\b|\bdns\b|\bfetch failed\b|\bdisconnect/i;
const CAP = /\bmax(?:imum)?[ _-]?(?:turns|steps|iterations)\b|\b(?:context|token|turn|time|usage|spending|budget|quota) (?:length |window )?(?:limit )?(?:reached|exceeded|hit)\b|\bexit(?: code)? 124\b|\bSIGXCPU\b/i;
const TOOL = /\btool[ _-]?(?:use|call)?[ _-]?(?:failed|error)/i;
const BY_REASON = {
	"agent-timeout": "cap-hit",
	"command-timeout": "cap-hit",
	"budget-exceeded": "cap-hit",
	"model-unreachable": "network-drop",
	"model-unavailable": "network-drop",
	"model-rate-limited": "network-drop"
};
/** How a run died, in Orchestrate's words. In: the reason code, and what is known of exit code, signal and output, as text. A killed
*  process counts as out of memory unless the run itself ended it for its time. Source: Orchestrate, failure handoffs. */
function classifyFailure(reason, detail) {
	const known = BY_REASON[reason];
	if (known !== void 0) return known;
	if (OUT_OF_MEMORY.test(detail)) return "oom";
	if (CAP.test(detail)) return "cap-hit";
	if (TOOL.test(detail)) return "tool-error";
	return NETWORK.test(detail) ? "network-drop" : "unknown";
}
const MODE_LINES = [
	OUT_OF_MEMORY,
	CAP,
	TOOL,
	NETWORK
];
const MAX_SEEN_CHARS = 300;
/** How a process died, with the line among its last ones that tells most of why. In: a process that did not end well. Out: one line of
*  untrusted plain text such as `exit 134: FATAL ERROR: … JavaScript heap out of memory`, for people and for `classifyFailure`. */
function describeDeath(result) {
	const lines = tailOf(result).split("\n");
	const seen = (MODE_LINES.map((pattern) => lines.findLast((line) => pattern.test(line))).find((line) => line !== void 0) ?? tellingLine(lines.join("\n"))).replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
	const cut = seen.length > MAX_SEEN_CHARS ? `${seen.slice(0, MAX_SEEN_CHARS)}…` : seen;
	return cut === "" ? describeOutcome(result) : `${describeOutcome(result)}: ${cut}`;
}
/** What a planner can do about each, likeliest first. */
const NEXT_STEPS = {
	"cap-hit": ["Give the verifier less to do: split the task, or narrow its `pathsAllowed`.", "Raise the limit that was hit, `timeout` or the budget, in the policy."],
	oom: ["Give the verifier less to do, or the runner more memory.", "Name an agent that needs less memory."],
	"network-drop": ["Run the check again: the cause is likely to pass.", "Name a `fallback` for the agent in the policy."],
	"tool-error": ["Name an agent with another model.", "Run the check again if the tool is likely to recover."],
	unknown: ["Read the transcript, then run the check again once.", "If it repeats, make the task smaller or name another agent."]
};

export { classifyFailure as n, describeDeath as r, NEXT_STEPS as t };