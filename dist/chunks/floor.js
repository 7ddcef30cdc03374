// src/evidence/handoff/floor.ts
/** The values that claim a pass, weakest first. Source: handoff format, "Verification". */
const PASSING_VERIFICATIONS = [
	"type-check-only",
	"unit-test-verified",
	"live-ui-verified"
];
/** Whether this value claims a pass at all; `null` (nothing readable) never does. */
function isPassing(verification) {
	return PASSING_VERIFICATIONS.includes(verification);
}
/** Orders two passing values. Out: below zero when `left` is the weaker claim, zero when equal, above zero otherwise. */
function compareStrength(left, right) {
	return PASSING_VERIFICATIONS.indexOf(left) - PASSING_VERIFICATIONS.indexOf(right);
}
/** Whether the claim is a pass at least as strong as the floor. A floor that is not itself a passing value is met by nothing,
*  so that a wrong setting blocks instead of opening the gate. Source: default gate, `handoff.verified`. */
function meetsFloor(verification, floor) {
	return isPassing(verification) && isPassing(floor) && compareStrength(verification, floor) >= 0;
}

export { meetsFloor as n, isPassing as t };