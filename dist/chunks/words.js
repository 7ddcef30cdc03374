// src/plan/words.ts
/** The wire values of Orchestrate, strongest claim first, then the two failure modes, then explicit absence. State files and
*  handoffs use the same words. */
const VERIFICATIONS = [
	"live-ui-verified",
	"unit-test-verified",
	"type-check-only",
	"verifier-blocked",
	"verifier-failed",
	"not-verified"
];
/** How a run of an agent can have died. */
const FAILURE_MODES = [
	"cap-hit",
	"oom",
	"tool-error",
	"network-drop",
	"unknown"
];

export { VERIFICATIONS as n, FAILURE_MODES as t };