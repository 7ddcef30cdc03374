import type { ReasonCode } from "../lib/reason.ts";
import type { FAILURE_MODES } from "../plan/words.ts";

export type FailureMode = (typeof FAILURE_MODES)[number];

const OUT_OF_MEMORY =
  /\bout of memory\b|\boom-?kill|\bheap (?:limit|out)\b|\bcannot allocate memory\b|\bexit(?: code)? 137\b|\bSIGKILL\b/i;
const NETWORK =
  /\bnetwork\b|\bECONN\w*|\bETIMEDOUT\b|\bEAI_AGAIN\b|\bENOTFOUND\b|\bsocket\b|\bdns\b|\bfetch failed\b|\bdisconnect/i;
const TOOL = /\btool[ _-]?(?:use|call)?[ _-]?(?:failed|error)/i;

const BY_REASON: Partial<Readonly<Record<ReasonCode, FailureMode>>> = {
  "agent-timeout": "cap-hit",
  "command-timeout": "cap-hit",
  "budget-exceeded": "cap-hit",
  "model-unreachable": "network-drop",
  "model-unavailable": "network-drop",
  "model-rate-limited": "network-drop",
};

/** How a run died, in Orchestrate's words. In: the reason code, and what is known of exit code, signal and output, as text. A killed
 *  process counts as out of memory unless the run itself ended it for its time. Source: Orchestrate, failure handoffs. */
export function classifyFailure(reason: ReasonCode, detail: string): FailureMode {
  const known = BY_REASON[reason];
  if (known !== undefined) return known;
  if (OUT_OF_MEMORY.test(detail)) return "oom";
  if (TOOL.test(detail)) return "tool-error";
  return NETWORK.test(detail) ? "network-drop" : "unknown";
}

/** What a planner can do about each, likeliest first. */
export const NEXT_STEPS = {
  "cap-hit": [
    "Give the verifier less to do: split the task, or narrow its `pathsAllowed`.",
    "Raise the limit that was hit, `timeout` or the budget, in the policy.",
  ],
  oom: ["Give the verifier less to do, or the runner more memory.", "Name an agent that needs less memory."],
  "network-drop": [
    "Run the check again: the cause is likely to pass.",
    "Name a `fallback` for the agent in the policy.",
  ],
  "tool-error": ["Name an agent with another model.", "Run the check again if the tool is likely to recover."],
  unknown: [
    "Read the transcript, then run the check again once.",
    "If it repeats, make the task smaller or name another agent.",
  ],
} as const satisfies Readonly<Record<FailureMode, readonly string[]>>;
