import type { OwnComment } from "../../ports/code-host.ts";
import type { Report } from "../../publish/report.ts";
import { type Fingerprint, fingerprintGate } from "./marker.ts";

/** A comment of ours that people still see. */
export interface StandingComment {
  readonly nodeId: string;
  readonly kind: OwnComment["kind"];
  readonly fingerprint: Fingerprint;
}

/** What a run found, as far as earlier comments are concerned. */
export interface Findings {
  readonly report: Report;
  /** Content fingerprints of the run's critiques. */
  readonly current: ReadonlySet<string>;
  /** Content fingerprints of the earlier review bodies that still say what this run says. */
  readonly bodies: ReadonlySet<string>;
}

/** Whether a comment no longer holds. A gate that came to no verdict outdates nothing: that its critiques are not repeated
 *  does not show that they are mended. */
export function isOutdated({ kind, fingerprint }: StandingComment, { report, current, bodies }: Findings): boolean {
  if (report.reasons.length > 0) return false;
  const undecided = report.gates.filter(
    ({ verdict }) => verdict.outcome === "blocked" || verdict.outcome === "cancelled",
  );
  if (kind === "review") return undecided.length === 0 && !bodies.has(fingerprint.content);
  if (current.has(fingerprint.content)) return false;
  return !undecided.some(({ gate }) => fingerprintGate(gate.name) === fingerprint.gate);
}
