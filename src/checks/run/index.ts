import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { Critique } from "../../evidence/critique.ts";
import type { CheckEvidence, Fact } from "../../evidence/evidence.ts";
import { choosePlaces, tellFailure } from "../../evidence/failure.ts";
import { describeOutcome, isSuccess, isToolMissing, outputOf, toObservedCommand } from "../../evidence/observe.ts";
import type { Place } from "../../evidence/places.ts";
import { strictScript } from "../../evidence/strict-shell.ts";
import type { ProcessResult } from "../../ports/process.ts";
import { hiddenFailureOf } from "./hidden-failure.ts";
import { RunParams, runFacts } from "./params.ts";
import { factsOfOutput, type Obstacle, MAX_EVIDENCE_BYTES } from "./read-output.ts";

const MAX_OUTPUT_BYTES = 128 * 1024;

/** Runs one shell command at the head commit; its exit code is the fact, or what it prints where a type is expected. Source: README beside
 *  this file. */
export const check: CheckModule<RunParams> = { params: RunParams, facts: runFacts, run };

async function run({ run: command }: RunParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock, processes, signal } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const copy = await input.checkOut(input.head);
  const result = await processes.run({
    command: { shell: strictScript(command) },
    cwd: copy.dir,
    homeDir: copy.homeDir,
    tmpDir: copy.tmpDir,
    env: {},
    stdin: null,
    timeoutMs: input.timeoutMs,
    maxOutputBytes: input.expect === null ? MAX_OUTPUT_BYTES : MAX_EVIDENCE_BYTES,
    signal,
  });
  const output = cutForPeople(stripVTControlCharacters(outputOf(result)));
  const facts =
    input.expect === null ? factsOf(command, result) : factsOfOutput(input.expect, result, obstacleOf(result));
  const { passed } = facts;
  const isFailed = input.expect === null && passed?.kind === "known" && passed.value === false;
  const places = isFailed ? await placesOf(output, copy.dir, input) : [];
  const transcript = `$ ${command}\n${output}\n[${describeOutcome(result)}]\n`;
  return {
    check: input.name,
    kind: "run",
    facts,
    critiques: isFailed ? critiquesOf(command, result, output, places) : [],
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: [toObservedCommand(command, result)],
    files: [await input.keep("output.txt", "What the command printed", transcript)],
    startedAt,
    durationMs: clock.elapsedMs() - start,
  };
}

/** Evidence may be longer than what people read of it. */
function cutForPeople(output: string): string {
  if (output.length <= 2 * MAX_OUTPUT_BYTES) return output;
  const dropped = output.length - MAX_OUTPUT_BYTES;
  const half = MAX_OUTPUT_BYTES / 2;
  return `${output.slice(0, half)}\n[… ${dropped} characters are left out here …]\n${output.slice(-half)}`;
}

function factsOf(command: string, result: ProcessResult): Readonly<Record<string, Fact>> {
  const detail = describeOutcome(result);
  const obstacle = obstacleOf(result);
  const exitCode = known(result.exitCode ?? -1, detail);
  const durationMs = known(Math.round(result.durationMs), detail);
  if (obstacle !== null) {
    const unknown: Fact = { kind: "unknown", ...obstacle };
    return { passed: unknown, exitCode: unknown, durationMs: unknown } satisfies Record<keyof typeof runFacts, Fact>;
  }
  if (isSuccess(result)) {
    const hidden = hiddenFailureOf(command);
    const told = hidden === null ? detail : `${detail}; this script can hide a failure: ${hidden}`;
    return { passed: known(true, told), exitCode, durationMs };
  }
  return { passed: { ...known(false, detail), reason: "command-failed" }, exitCode, durationMs };
}

/** Why the command says nothing about the change, or null. A tool that is missing is a fault of the runner, not of the author. */
function obstacleOf(result: ProcessResult): Obstacle | null {
  const detail = describeOutcome(result);
  if (result.ended === "timed-out") return { reason: "command-timeout", detail };
  if (result.ended === "cancelled") return { reason: "cancelled", detail };
  if (!isToolMissing(result) && result.exitCode !== null) return null;
  const why = result.exitCode === null ? undefined : EXIT_CODES_OF_SHELLS.get(result.exitCode);
  return {
    reason: "world-failed",
    detail: why === undefined ? detail : `${detail}: ${why}, or the command says so itself`,
  };
}

const EXIT_CODES_OF_SHELLS = new Map([
  [126, "a program cannot be run"],
  [127, "a program was not found"],
]);

function known(value: boolean | number, detail: string): Extract<Fact, { kind: "known" }> {
  return { kind: "known", value, provenance: "observed", detail };
}

/** Files of the diff first, then others of the checkout. */
async function placesOf(output: string, dir: string, { diff }: CheckInput): Promise<readonly Place[]> {
  const changed = new Set(diff.files.filter(({ status }) => status !== "deleted").map(({ path }) => path));
  const isFile = async (path: string): Promise<boolean> =>
    (await lstat(join(dir, path)).catch(() => null))?.isFile() === true;
  return choosePlaces({ output, dir }, (path) => changed.has(path), isFile);
}

function critiquesOf(
  command: string,
  result: ProcessResult,
  output: string,
  places: readonly Place[],
): readonly Critique[] {
  const told = tellFailure(`\`${command}\``, { outcome: describeOutcome(result), output }, places);
  return told.map(({ place, severity, text }) => {
    const line = place?.line ?? null;
    return { path: place?.path ?? null, startLine: line, endLine: line, severity, criterion: null, text };
  });
}
