import { createHash } from "node:crypto";
import type { Critique } from "../../evidence/critique.ts";
import type { Report } from "../../publish/report.ts";

/** What every comment of ours carries; `listOwnComments` asks for it. */
export const MARKER = "passwhen:v1";

const MARKER_LINE = /^<!-- passwhen:v1 fp=([0-9a-f]{16})\.([0-9a-f]{48}) head=[0-9a-f]{0,64} -->(?:\n|$)/;

/** What a comment stands for: hashes, so that nothing an agent wrote is part of a marker. `gate` alone tells whose comment it
 *  is, which decides whether a run may call it outdated. */
export interface Fingerprint {
  readonly gate: string;
  readonly content: string;
}

/** The fingerprint of a critique: neither its lines nor the commit count, which both move with every push. */
export function fingerprintCritique(gate: string, { path, text }: Critique): Fingerprint {
  const words = text.toLowerCase().replaceAll(/\s+/g, " ").trim();
  return { gate: fingerprintGate(gate), content: hash(["critique", gate, path, words]).slice(0, 48) };
}

/** The part of a fingerprint that names the gate. */
export function fingerprintGate(gate: string): string {
  return hash(["gate", gate]).slice(0, 16);
}

/** The fingerprint of a review's body: verdicts, reason codes and the critiques in it. Details that agents word anew each time
 *  do not count, so that the same verdict is not posted again. */
export function fingerprintBody(report: Report, unplaced: readonly Fingerprint[]): Fingerprint {
  const gates = report.gates.map(({ gate, verdict, conclusion }) => [
    gate.name,
    conclusion.conclusion,
    ...verdict.reasons.map(({ code }) => code),
  ]);
  const reasons = report.reasons.map(({ code }) => code);
  const content = hash(["body", report.conclusion.conclusion, gates, reasons, unplaced.map((one) => one.content)]);
  return { gate: BODY, content: content.slice(0, 48) };
}

/** Stands in the place of a gate for review bodies, which speak of all of them. */
const BODY = hash(["review"]).slice(0, 16);

/** The first line of a comment of ours. In HTML comments the host shows nothing of it. */
export function renderMarker({ gate, content }: Fingerprint, headSha: string): string {
  const head = /^[0-9a-f]{7,64}$/.test(headSha) ? headSha : "";
  return `<!-- ${MARKER} fp=${gate}.${content} head=${head} -->`;
}

/** The fingerprint in a comment's first line, or null. Only the first line counts: nothing untrusted ever stands there. */
export function readMarker(body: string): Fingerprint | null {
  const match = MARKER_LINE.exec(body.replaceAll("\r\n", "\n"));
  return match === null ? null : { gate: match[1] ?? "", content: match[2] ?? "" };
}

function hash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
