import type { Gate } from "../evidence/gate.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { Report } from "./report.ts";
import type { Subject } from "../target/subject.ts";

/** What is known when a run starts, before any code of the pull request runs. */
export interface RunStart {
  readonly subject: Subject;
  readonly gates: readonly Gate[];
  /** Unique key of this run: repository, head, base, attempt. */
  readonly runKey: string;
  readonly startedAt: string;
}

/** One open run at one place; each of the two is called at most once. `close` may still follow `abandon` when a cancelled run
 *  comes to its end in order; what was said by then must stay true. */
export interface SinkSession {
  /** Shows the report. Throws `GateError`; the other sinks still run. */
  readonly close: (report: Report) => Promise<void>;
  /** The process is dying: at most one quick attempt to say so. Throws never. */
  readonly abandon: (code: ReasonCode, detail: string) => Promise<void>;
}

/** A place a report goes to. `open` shows the run as in progress where the place can; throws `GateError`. */
export interface Sink {
  readonly name: string;
  /** `first`: what has to be kept whatever the others meet. `last`: what also tells of their failures. The rest between. */
  readonly closes?: "first" | "last";
  readonly open: (start: RunStart) => Promise<SinkSession>;
}
