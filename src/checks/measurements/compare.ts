import type { MeasurementClaim } from "../../evidence/handoff/handoff.ts";
import type { MeasurementSpec } from "../../plan/plan.ts";

const DEFAULT_TOLERANCE = 0.1;

/** Numbers that are equal on paper differ in their last binary digits. */
const ROUNDING = 1e-9;

/** What measuring again gave. */
export type Measured =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "command-failed"; readonly detail: string }
  | { readonly kind: "parse-failed"; readonly detail: string };

type MeasurementOutcome = "match" | "claim-missing" | "value-mismatch" | "command-failed" | "parse-failed";

export interface Comparison {
  readonly name: string;
  readonly outcome: MeasurementOutcome;
  readonly measured: string | null;
  readonly claimed: string | null;
  /** One sentence for people; holds untrusted words. */
  readonly detail: string;
}

/** Compares one measurement with the worker's claim about it. In: the claim, null where the worker made none;
 *  whether it wrote so. Out: one of five
 *  outcomes; only `match` is agreement. Numbers may differ by the tolerance, a part of the claimed number, and need the same unit;
 *  anything else must be the same text. Throws: never. Source: Orchestrate, `measurements`. */
export function compareMeasurement(
  spec: MeasurementSpec,
  claim: MeasurementClaim | null,
  measured: Measured,
  saysNone = false,
): Comparison {
  const claimed = claim === null ? null : collapse(claim.after);
  const base = { name: spec.name, measured: null, claimed };
  if (measured.kind !== "value") return { ...base, outcome: measured.kind, detail: measured.detail };
  const value = collapse(measured.value);
  const found = { ...base, measured: value };
  if (claimed === null)
    return {
      ...found,
      outcome: "claim-missing",
      detail: `measured ${value}, and the worker ${saysNone ? 'wrote "(none)"' : "claims nothing"}`,
    };
  const difference = differenceOf(claimed, value, spec.toleranceFraction ?? DEFAULT_TOLERANCE);
  if (difference === null) return { ...found, outcome: "match", detail: `claimed ${claimed}, measured ${value}` };
  return { ...found, outcome: "value-mismatch", detail: `claimed ${claimed}, measured ${value}: ${difference}` };
}

/** What measuring at the base gave and how far the change moved it; for people, nothing is decided by it. In: the claim, whose value
 *  before is told where it is another one. Out: a part of a sentence; holds untrusted words. Throws: never. */
export function describeBase(
  { toleranceFraction = DEFAULT_TOLERANCE }: MeasurementSpec,
  claim: MeasurementClaim | null,
  base: Measured,
  head: Measured,
): string {
  if (base.kind !== "value") return `at base there is no value (${base.detail})`;
  const value = collapse(base.value);
  const before = claim === null ? value : collapse(claim.before);
  const isDisputed = differenceOf(before, value, toleranceFraction) !== null;
  const told = `at base ${value}${isDisputed ? ` (the claim says ${before})` : ""}`;
  return head.kind === "value" ? `${told}${describeDelta(value, collapse(head.value))}` : told;
}

function describeDelta(base: string, head: string): string {
  if (base === head) return ", unchanged";
  const [from, to] = [parseQuantity(base), parseQuantity(head)];
  if (from === null || to === null || from.unit !== to.unit) return "";
  const delta = to.amount - from.amount;
  if (delta === 0) return ", unchanged";
  const part = from.amount === 0 ? "" : ` (${withSign(delta / Math.abs(from.amount), percent)})`;
  const unit = from.unit === null ? "" : ` ${from.unit}`;
  return `, ${withSign(delta, (amount) => String(Number(amount.toPrecision(12))))}${unit}${part}`;
}

function withSign(amount: number, format: (amount: number) => string): string {
  return `${amount < 0 ? "-" : "+"}${format(Math.abs(amount))}`;
}

/** How the two differ, or null when they agree. */
function differenceOf(claimed: string, measured: string, tolerance: number): string | null {
  const [claim, value] = [parseQuantity(claimed), parseQuantity(measured)];
  if (claim === null || value === null) return claimed === measured ? null : "the texts differ";
  if (claim.unit !== value.unit) return `the units differ, ${claim.unit ?? "none"} and ${value.unit ?? "none"}`;
  const allowed = Math.abs(claim.amount) * tolerance;
  const drift = Math.abs(value.amount - claim.amount);
  if (drift <= allowed + Math.abs(claim.amount) * ROUNDING) return null;
  if (claim.amount === 0) return "the claim is zero";
  return `${percent(drift / Math.abs(claim.amount))} apart, at most ${percent(tolerance)} is allowed`;
}

interface Quantity {
  readonly amount: number;
  readonly unit: string | null;
}

/** `2.41 MB`, `84 passing`, `97%`, `100`, `1e3`; null for anything that goes on after the unit. */
function parseQuantity(text: string): Quantity | null {
  const match = /^([-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*([^\s\d.,+-]\S*)?$/i.exec(text);
  const amount = Number(match?.[1]);
  return match === null || !Number.isFinite(amount) ? null : { amount, unit: match[2] ?? null };
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
