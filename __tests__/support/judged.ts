import type { CheckEvidence } from "../../src/evidence/evidence.ts";
import type { Gate } from "../../src/evidence/gate.ts";
import type { RunEvent } from "../../src/evidence/run-event.ts";
import { DEFAULT_POLICY, toRecord } from "../../src/policy/policy.ts";
import { judgeGate } from "../../src/verdict/judge-gate.ts";
import { type Preparation, type PreparedGate, type PrepareSources, prepareGates } from "../../src/verdict/prepare.ts";
import type { Verdict } from "../../src/verdict/verdict.ts";
import { holdRecord } from "../../src/verdict/flow/value.ts";
import { evidenceOf } from "./evidence.ts";
import { policyKinds } from "./policy-kinds.ts";

/** A policy with an agent whose words are claims, `talker`, beside the default one. */
export const PREPARE_SOURCES: PrepareSources = {
  policy: {
    ...DEFAULT_POLICY,
    agents: toRecord([
      ...Object.entries(DEFAULT_POLICY.agents),
      ["talker", { use: "talker", timeoutMs: null, fallback: [], params: {} }],
    ]),
  },
  kinds: policyKinds,
  checkFacts: {},
  agentOverride: null,
};

export function prepare(gates: readonly Gate[], more: Partial<PrepareSources> = {}): Preparation {
  return prepareGates(gates, { ...PREPARE_SOURCES, ...more });
}

/** One gate that has no faults. */
export function prepareOne(gate: Gate, more: Partial<PrepareSources> = {}): PreparedGate {
  const { gates, diagnostics } = prepare([gate], more);
  const [prepared] = gates;
  if (prepared === undefined) throw new Error(JSON.stringify(diagnostics));
  return prepared;
}

export interface JudgeParts {
  readonly isCancelled?: boolean;
  readonly onEvent?: (event: RunEvent) => void;
}

/** The verdict on a gate whose checks find this. A check without evidence has no facts at all. */
export function judgeWith(
  prepared: PreparedGate,
  evidence: readonly CheckEvidence[],
  { isCancelled = false, onEvent = () => {} }: JudgeParts = {},
): Promise<Verdict> {
  return judgeGate(prepared, {
    scope: { input: holdRecord({}) },
    perform: ({ name }) => Promise.resolve(evidence.find(({ check }) => check === name) ?? evidenceOf(name, {})),
    onEvent,
    isCancelled: () => isCancelled,
    now: () => new Date(0),
  });
}
