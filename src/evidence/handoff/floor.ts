import type { Verification } from "./handoff.ts";

/** The values that claim a pass, weakest first. Source: handoff format, "Verification". */
const PASSING_VERIFICATIONS = [
  "type-check-only",
  "unit-test-verified",
  "live-ui-verified",
] as const satisfies readonly Verification[];
export type PassingVerification = (typeof PASSING_VERIFICATIONS)[number];

/** Whether this value claims a pass at all; `null` (nothing readable) never does. */
export function isPassing(verification: Verification | null): verification is PassingVerification {
  return (PASSING_VERIFICATIONS as readonly (Verification | null)[]).includes(verification);
}

/** Orders two passing values. Out: below zero when `left` is the weaker claim, zero when equal, above zero otherwise. */
export function compareStrength(left: PassingVerification, right: PassingVerification): number {
  return PASSING_VERIFICATIONS.indexOf(left) - PASSING_VERIFICATIONS.indexOf(right);
}

/** Whether the claim is a pass at least as strong as the floor. A floor that is not itself a passing value is met by nothing,
 *  so that a wrong setting blocks instead of opening the gate. Source: default gate, `handoff.verified`. */
export function meetsFloor(verification: Verification | null, floor: Verification): boolean {
  return isPassing(verification) && isPassing(floor) && compareStrength(verification, floor) >= 0;
}
