import { stripVTControlCharacters } from "node:util";
import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { Critique } from "../../evidence/critique.ts";
import type { CheckEvidence, Fact, ObservedCommand } from "../../evidence/evidence.ts";
import type { MeasurementClaim } from "../../evidence/handoff/handoff.ts";
import { describeOutcome, isSuccess, outputOf, toObservedCommand } from "../../evidence/observe.ts";
import { GateError } from "../../lib/error.ts";
import type { MeasurementSpec } from "../../plan/plan.ts";
import type { WorkingCopy } from "../../ports/git.ts";
import { type Comparison, compareMeasurement, type Measured } from "./compare.ts";
import { MeasurementsParams, measurementsFacts } from "./params.ts";
import { readValue } from "./read-value.ts";

const MAX_COMMAND_MS = 5 * 60_000;

/** A value is read from the whole output or not at all, so more of it is kept than people would read. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

/** Takes the target's measurements again at the head commit and compares them with the worker's claims. Source: README beside this
 *  file. */
export const check: CheckModule<MeasurementsParams> = { params: MeasurementsParams, facts: measurementsFacts, run };

interface Measurement {
  readonly comparison: Comparison;
  readonly observed: ObservedCommand | null;
  readonly transcript: string;
}

async function run(_: MeasurementsParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const specs = input.target?.task.measurements ?? [];
  const measurements: Measurement[] = [];
  for (const spec of specs) {
    const leftMs = input.timeoutMs - (clock.elapsedMs() - start);
    measurements.push(await measure(spec, leftMs, input, await input.checkOut(input.head)));
  }
  if (input.context.signal.aborted) throw new GateError("cancelled", "cancelled while measurements were taken");
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
    commands: measurements.flatMap(({ observed }) => (observed === null ? [] : [observed])),
    files: [await input.keep("measurements.txt", "What the measurements printed", transcript)],
    startedAt,
    durationMs: clock.elapsedMs() - start,
  };
}

async function measure(
  spec: MeasurementSpec,
  leftMs: number,
  input: CheckInput,
  copy: WorkingCopy,
): Promise<Measurement> {
  const claim = claimOf(spec, input);
  if (leftMs <= 0) {
    const comparison = compareMeasurement(spec, claim, { kind: "command-failed", detail: "no time was left for it" });
    return { comparison, observed: null, transcript: `$ ${spec.command}\n[not run, no time was left]\n` };
  }
  const result = await input.context.processes.run({
    command: { shell: withPipeStatus(spec.command) },
    cwd: copy.dir,
    homeDir: copy.homeDir,
    tmpDir: copy.tmpDir,
    env: {},
    stdin: null,
    timeoutMs: Math.min(leftMs, MAX_COMMAND_MS),
    maxOutputBytes: MAX_OUTPUT_BYTES,
    signal: input.context.signal,
  });
  const measured: Measured = isSuccess(result)
    ? readValue(spec.parser, result.stdout)
    : { kind: "command-failed", detail: describeOutcome(result) };
  const comparison = compareMeasurement(spec, claim, measured);
  const output = stripVTControlCharacters(outputOf(result));
  return {
    comparison,
    observed: {
      ...toObservedCommand(spec.command, result),
      outcome: `${describeOutcome(result)}, ${comparison.outcome}`,
    },
    transcript: `$ ${spec.command}\n${output}\n[${describeOutcome(result)}] ${spec.name}: ${comparison.detail}\n`,
  };
}

/** Bash judges a pipe by its last command alone, so that `./lint.sh | wc -l` measures 0 when the script is broken or gone. Here the
 *  others count too, but for 141, with which a reader stops a writer, and where `grep` or `diff` is in play for 1, with which they
 *  say that they found nothing. */
function withPipeStatus(command: string): string {
  const highest = /\b(?:[efz]?grep|rg|diff|cmp)\b/.test(command) ? 1 : 0;
  return `${command}
codes=("\${PIPESTATUS[@]}")
last="\${codes[\${#codes[@]} - 1]}"
[ "$last" -eq 0 ] || exit "$last"
for code in "\${codes[@]}"; do [ "$code" -le ${highest} ] || [ "$code" -eq 141 ] || exit "$code"; done`;
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
  const detail = (mismatching.length > 0 ? mismatching : open.length > 0 ? open : matching).map(describe).join("; ");
  const base = { kind: "known", provenance: "observed", detail } as const;
  const counts = { matching: { ...base, value: matching.length }, mismatching: { ...base, value: mismatching.length } };
  if (comparisons.length === 0)
    return {
      ok: { kind: "unknown", reason: "policy-invalid", detail: "the task declares no measurements" },
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
