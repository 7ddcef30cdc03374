import type { ReasonCode } from "../lib/reason.ts";
import type { Critique } from "./critique.ts";
import type { Handoff } from "./handoff/handoff.ts";

export type EvidenceValue =
  | boolean
  | number
  | string
  | readonly EvidenceValue[]
  | { readonly [key: string]: EvidenceValue };

/** What goes into agents' input, events and outputs: evidence in which null stands for what is unknown. */
export type GateData = null | boolean | number | string | readonly GateData[] | { readonly [key: string]: GateData };

/** `observed`: the runtime saw it itself. `claimed`: an agent said so. */
export type Provenance = "observed" | "claimed";

/** One fact of a check, such as `tests.passed`. `detail` says what it rests on, for example `exit 1`; untrusted plain text. */
export type Fact =
  | {
      readonly kind: "known";
      readonly value: EvidenceValue;
      readonly provenance: Provenance;
      readonly detail: string;
      readonly reason?: ReasonCode;
    }
  | { readonly kind: "unknown"; readonly reason: ReasonCode; readonly detail: string };

/** A file that a check left in the output folder, for people to read. */
export interface EvidenceFile {
  readonly label: string;
  /** Absolute path. */
  readonly path: string;
}

/** Keeps a text in the output folder for people to read. In: a plain file name, unique within the check. Throws: `GateError`
 *  (`disk-full`, `world-failed`). */
export type KeepFile = (name: string, label: string, text: string) => Promise<EvidenceFile>;

/** A text that grows while something runs: what is written is on the disk at once, up to a limit of head and tail. Bytes that are not
 *  UTF-8 are kept as they are. */
export interface Transcript {
  readonly write: (bytes: Uint8Array) => void;
  /** Out: the file. Throws: `GateError` (`disk-full`, `world-failed`), also for a write that failed before. */
  readonly close: () => Promise<EvidenceFile>;
}

/** Opens a transcript in the output folder. In: a plain file name, unique within the check. */
export type OpenTranscript = (name: string, label: string) => Promise<Transcript>;

/** An agent of a fallback chain that could not do the work. */
export interface AgentAttempt {
  /** Name in the policy. */
  readonly agent: string;
  readonly reason: ReasonCode;
  readonly detail: string;
  /** What it used before it gave up. */
  readonly usage: AgentUsage | null;
}

/** Which agent did the work of a check, and what it used. */
export interface AgentRun {
  /** Name in the policy. */
  readonly agent: string;
  /** Kind, such as `claude-code`. */
  readonly use: string;
  /** Version of its program; null where there is none. */
  readonly version: string | null;
  readonly model: string | null;
  /** What `resume` takes; null where it cannot be resumed. */
  readonly sessionId: string | null;
  readonly usage: AgentUsage | null;
  /** Things a reader should know, such as a version that was not tested. */
  readonly remarks: readonly string[];
  /** Those that were to do it before this one. */
  readonly attempts: readonly AgentAttempt[];
}

/** `null` where it cannot be known. */
export interface AgentUsage {
  readonly calls: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly usd: number | null;
  readonly seconds: number;
}

/** One command that the runtime ran itself. */
export interface ObservedCommand {
  readonly command: string;
  /** For people: `exit 0`, `exit 1`, `timed out after 60 s`. */
  readonly outcome: string;
  readonly isSuccess: boolean;
  readonly durationMs: number;
  /** Last lines of its output, capped; untrusted plain text. */
  readonly tail: string;
}

/** What one check of a gate found. Every fact name that the check declares is present. */
export interface CheckEvidence {
  readonly check: string;
  readonly kind: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly critiques: readonly Critique[];
  /** Only from `agent` checks; null when there was no handoff at all. */
  readonly handoff: Handoff | null;
  /** The handoff's markdown as the agent left it; null when there was none. */
  readonly handoffMarkdown: string | null;
  /** Only from `agent` checks, where an agent that reports it did the work. */
  readonly run: AgentRun | null;
  /** What the runtime itself ran, in order. */
  readonly commands: readonly ObservedCommand[];
  readonly files: readonly EvidenceFile[];
  readonly startedAt: string;
  readonly durationMs: number;
}
