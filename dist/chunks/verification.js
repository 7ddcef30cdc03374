import { n as assertNever } from "./assert.js";

// src/publish/verification.ts
/** From the best to the worst. One verifier that saw a failure outweighs any that saw nothing. */
const WORSE_AND_WORSE = [
	"live-ui-verified",
	"unit-test-verified",
	"type-check-only",
	"verifier-blocked",
	"not-verified",
	"verifier-failed"
];
/** The Verification that a gate's verdict supports: what the handoff says where the verdict bears it out, else the failure or
*  the obstacle that the runtime saw. Out: null where a gate without any handoff passed: nothing is known of how. A handoff
*  that claims more than the verdict never comes through. */
function verificationOf({ verdict }) {
	const claimed = worstOf(Object.values(verdict.checks).flatMap(valueOf));
	const isOnlyWeak = verdict.reasons.every(({ code }) => code === "below-floor");
	switch (verdict.outcome) {
		case "passed": return claimed;
		case "failed": return isOnlyWeak && claimed !== null ? claimed : "verifier-failed";
		case "blocked": return claimed === "not-verified" ? claimed : "verifier-blocked";
		case "cancelled": return "not-verified";
		default: return assertNever(verdict.outcome, "outcome");
	}
}
/** The Verification of every task that a gate of the run speaks of, verifiers and their targets. A target has the worst value of
*  its verifiers. Out: in the order of the gates, targets before their verifiers. */
function verificationsOf(gates) {
	const found = /* @__PURE__ */ new Map();
	for (const report of gates) {
		const { target, verifier } = report.gate;
		const verification = verificationOf(report);
		if (target === null || verifier === null || verification === null) continue;
		for (const task of [target.task.name, verifier.name]) {
			const plan = target.plan.path;
			const key = JSON.stringify([plan, task]);
			const worst = worstOf([verification, found.get(key)?.verification ?? verification]);
			found.set(key, {
				plan,
				task,
				verification: worst ?? verification
			});
		}
	}
	return [...found.values()];
}
function valueOf({ handoff }) {
	if (handoff === null || handoff.verification === null) return [];
	return [handoff.contradiction === null ? handoff.verification : "verifier-blocked"];
}
function worstOf(values) {
	return values.reduce((worst, value) => {
		if (worst === null) return value;
		return WORSE_AND_WORSE.indexOf(value) > WORSE_AND_WORSE.indexOf(worst) ? value : worst;
	}, null);
}

export { verificationsOf as n, verificationOf as t };