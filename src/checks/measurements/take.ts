import { stripVTControlCharacters } from "node:util";
import type { CheckInput } from "../../evidence/check.ts";
import type { ObservedCommand } from "../../evidence/evidence.ts";
import { describeOutcome, isSuccess, outputOf, toObservedCommand } from "../../evidence/observe.ts";
import { GateError } from "../../lib/error.ts";
import type { MeasurementSpec } from "../../plan/plan.ts";
import type { Measured } from "./compare.ts";
import { readValue } from "./read-value.ts";

const MAX_COMMAND_MS = 5 * 60_000;

/** A value is read from the whole output or not at all, so more of it is kept than people would read. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

/** One measurement as it was taken at a commit. */
export interface Taken {
  readonly measured: Measured;
  /** Null where nothing was run. */
  readonly observed: ObservedCommand | null;
  /** Command, output and how it ended; plain text. */
  readonly transcript: string;
}

/** Where and for how long is measured. */
export interface Round {
  readonly commit: string;
  readonly leftMs: () => number;
  readonly signal: AbortSignal;
}

/** Takes measurements one after the other, each in a fresh copy of the commit. Out: in their order. Throws: `GateError` from the
 *  world. */
export async function takeAll(
  specs: readonly MeasurementSpec[],
  round: Round,
  input: CheckInput,
): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  for (const spec of specs) taken.push(await take(spec, round, input));
  return taken;
}

/** As `takeAll`, for a commit that nothing depends on: what the world refuses there is told in place of a value. */
export async function takeAllThatCanBe(
  specs: readonly MeasurementSpec[],
  round: Round,
  input: CheckInput,
): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  for (const spec of specs) {
    const one = await take(spec, round, input).catch((error: unknown) => {
      if (!(error instanceof GateError)) throw error;
      return nothingTaken(spec, error.message);
    });
    taken.push(one);
  }
  return taken;
}

function nothingTaken({ command }: MeasurementSpec, detail: string): Taken {
  const transcript = `$ ${command}\n[not run, ${detail}]\n`;
  return { measured: { kind: "command-failed", detail }, observed: null, transcript };
}

async function take(spec: MeasurementSpec, { commit, leftMs, signal }: Round, input: CheckInput): Promise<Taken> {
  if (signal.aborted || leftMs() <= 0) return nothingTaken(spec, "no time was left for it");
  const copy = await input.checkOut(commit);
  const timeoutMs = Math.min(leftMs(), MAX_COMMAND_MS);
  if (timeoutMs <= 0) return nothingTaken(spec, "no time was left for it");
  const result = await input.context.processes.run({
    command: { shell: withPipeStatus(spec.command) },
    cwd: copy.dir,
    homeDir: copy.homeDir,
    tmpDir: copy.tmpDir,
    env: {},
    stdin: null,
    timeoutMs,
    maxOutputBytes: MAX_OUTPUT_BYTES,
    signal,
  });
  const measured: Measured = isSuccess(result)
    ? readValue(spec.parser, result.stdout)
    : { kind: "command-failed", detail: describeOutcome(result) };
  const output = stripVTControlCharacters(outputOf(result));
  const transcript = `$ ${spec.command}\n${output}\n[${describeOutcome(result)}]\n`;
  return { measured, observed: toObservedCommand(spec.command, result), transcript };
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
