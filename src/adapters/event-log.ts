import { constants, fstatSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { RunEvent } from "../evidence/run-event.ts";
import { messageOf } from "../lib/error.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";

/** A line longer than this keeps only what it is about. */
const MAX_LINE_CHARS = 65_536;
/** A gate cannot loop, so that only a very large plan comes near. */
const MAX_LINES = 100_000;

/** Writes what happens in a run to `events.ndjson` in the output folder, one JSON document a line, at once. A disk that is full costs
 *  the file, not the verdict: it is said once. */
export function createEventLog(outputDir: string, clock: Clock, log: Log): (event: RunEvent) => void {
  const path = join(outputDir, "events.ndjson");
  let lines = 0;
  // Opened once: what somebody puts in its place later is nobody's event log.
  let file: number | null = null;
  let isBroken = false;
  return (event) => {
    if (isBroken) return;
    lines += 1;
    if (lines > MAX_LINES) return stop(`more than ${MAX_LINES} events: the others are not kept`);
    const line = JSON.stringify({ time: clock.now().toISOString(), ...event });
    try {
      file ??= openPlain(path);
      writeSync(file, `${line.length > MAX_LINE_CHARS ? JSON.stringify(withoutData(event, clock)) : line}\n`);
    } catch (error) {
      stop(messageOf(error));
    }
  };

  function stop(why: string): void {
    isBroken = true;
    log.warning(`events.ndjson: ${why}`);
  }
}

/** Throws where something else than a plain file is there: a pipe would be waited for without end. */
function openPlain(path: string): number {
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = openSync(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK, 0o644);
  if (!fstatSync(file).isFile()) throw new Error("something else than a file lies in its place");
  return file;
}

/** Says that something was cut, and keeps the rest. */
function withoutData(event: RunEvent, clock: Clock): unknown {
  const short = Object.fromEntries(
    Object.entries(event).filter(([key]) => key !== "facts" && key !== "payload" && key !== "message"),
  );
  return { time: clock.now().toISOString(), ...short, isCut: true };
}
