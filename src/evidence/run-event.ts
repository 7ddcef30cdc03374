import type { CheckEvidence, GateData } from "./evidence.ts";

/** Something that happened in a run, as it is told live and in `events.ndjson`. Source: Agent Flow, events. */
export type RunEvent =
  | { readonly kind: "check.started"; readonly gate: string; readonly check: string }
  | {
      readonly kind: "check.finished";
      readonly gate: string;
      readonly check: string;
      /** By fact: its value, null where it is unknown. */
      readonly facts: Readonly<Record<string, GateData>>;
      readonly durationMs: number;
    }
  | {
      readonly kind: "verify.finished";
      readonly gate: string;
      /** Name of its `let`; null where it has none. */
      readonly verify: string | null;
      readonly passed: boolean | null;
      readonly failed: boolean | null;
    }
  | {
      readonly kind: "require.failed";
      readonly gate: string;
      readonly error: "WorkflowAssertionError";
      readonly message: string;
      readonly result: "false" | "unknown";
    }
  | { readonly kind: "progress"; readonly gate: string; readonly payload: GateData }
  | { readonly kind: "redo.started"; readonly attempt: number; readonly max: number; readonly head: string };

/** A check that asked the world has ended. */
export function finishedEvent(gate: string, { check, facts, durationMs }: CheckEvidence): RunEvent {
  const values = Object.entries(facts).map(([name, fact]): [string, GateData] => [
    name,
    fact.kind === "known" ? fact.value : null,
  ]);
  return { kind: "check.finished", gate, check, facts: Object.fromEntries(values), durationMs };
}
