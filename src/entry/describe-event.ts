import { assertNever } from "../lib/assert.ts";
import type { RunEvent } from "../evidence/run-event.ts";

const MAX_FACTS = 4;
const MAX_VALUE_CHARS = 60;
const MAX_PAYLOAD_CHARS = 400;

/** An event as one line for people. Out: untrusted text, for whoever prints it to make inert. */
export function describeEvent(event: RunEvent): string {
  switch (event.kind) {
    case "check.started":
      return `${event.gate}: check ${event.check} started`;
    case "check.finished":
      return `${event.gate}: check ${event.check} finished${describeFacts(event.facts)}`;
    case "verify.finished": {
      const outcome = event.passed === null ? "unknown" : event.passed ? "passed" : "failed";
      return `${event.gate}: verify${event.verify === null ? "" : ` ${event.verify}`} ${outcome}`;
    }
    case "require.failed":
      return `${event.gate}: require ${event.result === "false" ? "failed" : "is unknown"}: ${event.message}`;
    case "progress":
      return `${event.gate}: progress ${cut(JSON.stringify(event.payload), MAX_PAYLOAD_CHARS)}`;
    case "redo.started":
      return `redo ${event.attempt} of ${event.max} started, from ${event.head.slice(0, 12)}`;
    default:
      return assertNever(event, "event");
  }
}

function describeFacts(facts: Extract<RunEvent, { kind: "check.finished" }>["facts"]): string {
  const entries = Object.entries(facts);
  const shown = entries.slice(0, MAX_FACTS).map(([name, value]) => {
    return `${name} ${value === null ? "unknown" : cut(JSON.stringify(value), MAX_VALUE_CHARS)}`;
  });
  const rest = entries.length - shown.length;
  const parts = [...shown, ...(rest > 0 ? [`${rest} more`] : [])];
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}

function cut(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars)}…` : text;
}
