import { t as isPassing } from "./floor.js";
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
*  the obstacle that the runtime saw. Out: null where a gate passed whose agents were not asked for a handoff that counts: nothing is
*  known of how. A handoff that claims more than the verdict never comes through. */
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
/** The Verification of every task that a gate of the run speaks of, verifiers and their targets. A target has the worst value of the
*  verifiers that its gates require, and of the others only where none is required; what its worker says of itself is none. Nothing
*  passes in a run that is blocked as a whole. Out: in the order of the gates, targets before their verifiers. */
function verificationsOf({ gates, reasons }) {
	const found = /* @__PURE__ */ new Map();
	const add = (plan, task, verification) => {
		const key = keyOf(plan, task);
		const worst = worstOf([verification, found.get(key)?.verification ?? verification]);
		found.set(key, {
			plan,
			task,
			verification: worst ?? verification
		});
	};
	const required = requiredTasks(gates);
	for (const report of gates) {
		const { target, verifier } = report.gate;
		if (target === null || verifier === null) continue;
		const own = verificationOf(report) ?? "not-verified";
		const value = reasons.length > 0 && isPassing(own) ? "verifier-blocked" : own;
		if (report.gate.isRequired || !required.has(keyOf(target.plan.path, target.task.name))) add(target.plan.path, target.task.name, value);
		add(target.plan.path, verifier.name, value);
	}
	return [...found.values()];
}
/** The targets that some verifier is required for. */
function requiredTasks(gates) {
	const required = gates.map(({ gate }) => gate).filter(({ isRequired, verifier }) => isRequired && verifier !== null);
	return new Set(required.flatMap(({ target }) => target === null ? [] : [keyOf(target.plan.path, target.task.name)]));
}
function keyOf(plan, task) {
	return JSON.stringify([plan, task]);
}
/** The values of several tasks or verifiers as one. Out: null for none. */
function worstOf(values) {
	return values.reduce((worst, value) => {
		if (worst === null) return value;
		return WORSE_AND_WORSE.indexOf(value) > WORSE_AND_WORSE.indexOf(worst) ? value : worst;
	}, null);
}
/** What a check's handoff comes to. An agent that is silent, crashed or cannot be read is an obstacle that the runtime saw, also
*  where the gate's expression did not ask for it; with structured evidence in hand it needs no handoff. */
function valueOf({ kind, handoff, facts }) {
	const value = handoff?.verification ?? null;
	if (value !== null && !isPassing(value)) return [value];
	if (value !== null) return [handoff?.contradiction === null && facts["verified"]?.kind !== "unknown" ? value : "verifier-blocked"];
	return kind === "agent" && Object.values(facts).every((fact) => fact.kind === "unknown") ? ["verifier-blocked"] : [];
}

export { verificationsOf as n, worstOf as r, verificationOf as t };