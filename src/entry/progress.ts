import { createLogUpdate } from "log-update";
import pc from "picocolors";
import type { World } from "../world.ts";

type State = Parameters<World["onProgress"]>[1];

const MARKS: Readonly<Record<State, string>> = {
  running: pc.yellow("•"),
  passed: pc.green("✓"),
  failed: pc.red("✗"),
  blocked: pc.magenta("?"),
  cancelled: pc.dim("-"),
};

/** Live progress, a line per gate: redrawn in place on a terminal, one plain line per change otherwise. `done` leaves the last
 *  state standing. In: the stream to write to, standard error in practice, so that output can be piped. */
export function createProgress(stream: NodeJS.WriteStream): {
  readonly onProgress: World["onProgress"];
  readonly done: () => void;
} {
  if (!stream.isTTY) {
    return { onProgress: (gate, state) => void stream.write(`${gate}: ${state}\n`), done: () => {} };
  }
  const states = new Map<string, State>();
  const draw = createLogUpdate(stream);
  return {
    onProgress: (gate, state) => {
      states.set(gate, state);
      draw([...states].map(([name, now]) => `${MARKS[now]} ${name} ${pc.dim(now)}`).join("\n"));
    },
    done: () => draw.done(),
  };
}
