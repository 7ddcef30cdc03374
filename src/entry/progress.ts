import { createLogUpdate } from "log-update";
import pc from "picocolors";
import { makeInert } from "../adapters/log.ts";
import type { RunEvent } from "../evidence/run-event.ts";
import type { World } from "../world.ts";
import { describeEvent } from "./describe-event.ts";

type State = Parameters<World["onProgress"]>[1];

const MARKS: Readonly<Record<State, string>> = {
  running: pc.yellow("•"),
  passed: pc.green("✓"),
  failed: pc.red("✗"),
  blocked: pc.magenta("?"),
  cancelled: pc.dim("-"),
};

/** Live progress, a line per gate and the checks that run in it: redrawn in place on a terminal, one plain line per change otherwise.
 *  What a gate tells people stands above it and stays. `done` leaves the last state standing. In: the stream to write to, standard error in practice, so that output can be piped. */
export function createProgress(stream: NodeJS.WriteStream): {
  readonly onProgress: World["onProgress"];
  readonly showEvent: World["onEvent"];
  readonly done: () => void;
} {
  if (!stream.isTTY) {
    const write = (line: string): void => void stream.write(`${makeInert(line)}\n`);
    return {
      onProgress: (gate, state) => write(`${gate}: ${state}`),
      showEvent: (event) => write(describeEvent(event)),
      done: () => {},
    };
  }
  const states = new Map<string, State>();
  const running = new Map<string, Set<string>>();
  const draw = createLogUpdate(stream);
  const redraw = (): void => draw([...states].map(([name, now]) => drawGate(name, now, running.get(name))).join("\n"));
  return {
    onProgress: (gate, state) => {
      states.set(gate, state);
      redraw();
    },
    showEvent: (event) => {
      if (event.kind === "check.started" || event.kind === "check.finished") note(event, running);
      else if (event.kind !== "verify.finished") draw.persist(makeInert(describeEvent(event)));
      redraw();
    },
    done: () => draw.done(),
  };
}

function drawGate(name: string, state: State, checks: ReadonlySet<string> = new Set()): string {
  const now = state === "running" && checks.size > 0 ? `running ${[...checks].join(", ")}` : state;
  return `${MARKS[state]} ${makeInert(name)} ${pc.dim(makeInert(now))}`;
}

function note({ kind, gate, check }: Extract<RunEvent, { check: string }>, running: Map<string, Set<string>>): void {
  const checks = running.get(gate) ?? new Set();
  if (kind === "check.started") checks.add(check);
  else checks.delete(check);
  running.set(gate, checks);
}
