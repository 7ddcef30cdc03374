import type { ReasonCode } from "../lib/reason.ts";
import type { Critique } from "./critique.ts";
import type { Handoff } from "./handoff/handoff.ts";

export type EvidenceValue =
  | boolean
  | number
  | string
  | readonly EvidenceValue[]
  | { readonly [key: string]: EvidenceValue };

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
  /** What the runtime itself ran, in order. */
  readonly commands: readonly ObservedCommand[];
  readonly files: readonly EvidenceFile[];
  readonly startedAt: string;
  readonly durationMs: number;
}
