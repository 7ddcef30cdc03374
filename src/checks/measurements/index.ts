import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { Critique } from "../../evidence/critique.ts";
import type { CheckEvidence, Fact, ObservedCommand } from "../../evidence/evidence.ts";
import type { MeasurementClaim } from "../../evidence/handoff/handoff.ts";
import { GateError } from "../../lib/error.ts";
import type { MeasurementSpec } from "../../plan/plan.ts";
import { type Comparison, compareMeasurement, describeBase } from "./compare.ts";
import { MeasurementsParams, measurementsFacts } from "./params.ts";
import { type Taken, takeAll, takeAllThatCanBe } from "./take.ts";

/** Takes the target's measurements again at the head commit and compares them with the worker's claims; at the base, too, to show how
 *  far the change moved them. Source: README beside this file. */
export const check: CheckModule<MeasurementsParams> = { params: MeasurementsParams, facts: measurementsFacts, run };

const NO_MEASUREMENTS =
  "the plan's task has no measurements: give it `measurements`, or take this check out of the gate";

interface Measurement {
  readonly comparison: Comparison;
  readonly observed: readonly ObservedCommand[];
  readonly transcript: string;
}

async function run(_: MeasurementsParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const specs = input.target?.task.measurements ?? [];
  const { atHead, atBase } = await takeBoth(specs, () => input.timeoutMs - (clock.elapsedMs() - start), input);
  if (input.context.signal.aborted) throw new GateError("cancelled", "cancelled while measurements were taken");
  const measurements = specs.flatMap((spec, index) => {
    const [head, base] = [atHead[index], atBase[index]];
    return head === undefined || base === undefined ? [] : [toMeasurement(spec, input, head, base)];
  });
  const transcript = measurements.map((measurement) => measurement.transcript).join("\n");
  const comparisons = measurements.map(({ comparison }) => comparison);
  return {
    check: input.name,
    kind: "measurements",
    facts: factsOf(comparisons),
    critiques: comparisons.filter(({ outcome }) => outcome === "value-mismatch").map(toCritique),
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: measurements.flatMap(({ observed }) => observed),
    files: [await input.keep("measurements.txt", "What the measurements printed", transcript)],
    startedAt,
    durationMs: clock.elapsedMs() - start,
  };
}

/** Both commits side by side within one limit of time: how long the base takes must not cost the head's measurements theirs. What
 *  goes wrong at the base is told and counts for nothing; it is not waited for once the head cannot be measured. */
async function takeBoth(specs: readonly MeasurementSpec[], leftMs: () => number, input: CheckInput) {
  const { signal } = input.context;
  const stop = new AbortController();
  const untilStopped = AbortSignal.any([signal, stop.signal]);
  const atBase = takeAllThatCanBe(specs, { commit: input.mergeBase, leftMs, signal: untilStopped }, input);
  // It is awaited below in any case; until then its rejection must not count as unhandled.
  atBase.catch(() => null);
  try {
    const atHead = await takeAll(specs, { commit: input.head, leftMs, signal }, input);
    return { atHead, atBase: await atBase };
  } catch (error) {
    stop.abort();
    await atBase;
    throw error;
  }
}

function toMeasurement(spec: MeasurementSpec, input: CheckInput, head: Taken, base: Taken): Measurement {
  const claim = claimOf(spec, input);
  const compared = compareMeasurement(spec, claim, head.measured, input.workerHandoff?.measurements?.isNone);
  const change = describeBase(spec, claim, base.measured, head.measured);
  const comparison = { ...compared, detail: `${compared.detail}; ${change}` };
  const atBase = base.measured.kind === "value" ? base.measured.value : "no value";
  return {
    comparison,
    observed: [
      ...withRemark(head.observed, compared.outcome),
      ...withRemark(base.observed, `at base, not counted: ${atBase}`),
    ],
    transcript: `${head.transcript}${spec.name}: ${comparison.detail}\n\nAt base:\n${base.transcript}`,
  };
}

function withRemark(observed: ObservedCommand | null, remark: string): readonly ObservedCommand[] {
  return observed === null ? [] : [{ ...observed, outcome: `${observed.outcome}, ${remark}` }];
}

/** The claim under the measurement's name. Two claims that differ are none. */
function claimOf({ name }: MeasurementSpec, { workerHandoff }: CheckInput): MeasurementClaim | null {
  const claims = (workerHandoff?.measurements?.claims ?? []).filter((claim) => claim.name.trim() === name.trim());
  const [first] = claims;
  return first === undefined || claims.some(({ after }) => after !== first.after) ? null : first;
}

/** One mismatch is false whatever else is unknown; a claim that is missing is unknown, never agreement. */
function factsOf(comparisons: readonly Comparison[]): Record<keyof typeof measurementsFacts, Fact> {
  const mismatching = comparisons.filter(({ outcome }) => outcome === "value-mismatch");
  const matching = comparisons.filter(({ outcome }) => outcome === "match");
  const open = comparisons.filter(({ outcome }) => outcome !== "match" && outcome !== "value-mismatch");
  const notable = [...mismatching, ...open];
  const detail = (notable.length > 0 ? notable : matching).map(describe).join("; ");
  const base = { kind: "known", provenance: "observed", detail } as const;
  const counts = { matching: { ...base, value: matching.length }, mismatching: { ...base, value: mismatching.length } };
  if (comparisons.length === 0)
    return {
      ok: { kind: "unknown", reason: "expression-unknown", detail: NO_MEASUREMENTS },
      ...counts,
    };
  if (mismatching.length > 0) return { ok: { ...base, value: false, reason: "measurement-mismatch" }, ...counts };
  if (open.length > 0) {
    const isUnclaimed = open.every(({ outcome }) => outcome === "claim-missing");
    const reason = isUnclaimed ? "measurement-unclaimed" : "measurement-failed";
    return { ok: { kind: "unknown", reason, detail }, ...counts };
  }
  return { ok: { ...base, value: true }, ...counts };
}

function describe({ name, outcome, detail }: Comparison): string {
  return `${name}: ${outcome}, ${detail}`;
}

function toCritique({ name, detail }: Comparison): Critique {
  const text = `Measurement \`${name}\`: ${detail}.`;
  return { path: null, startLine: null, endLine: null, severity: "high", criterion: null, text };
}
