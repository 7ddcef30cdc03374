import { n as parseHandoff } from "./parse2.js";

// src/evidence/worker-handoff.ts
/** A long handoff takes seconds to read, and every check and every page of a run asks for it. */
const read = /* @__PURE__ */ new WeakMap();
/** What a worker or subplanner says of its own work, where a handoff of it lies beside the plan: claims to compare with and to show,
*  never counted. Null where there is none. Throws: never. */
function readWorkerHandoff({ plan, task: { name } }) {
	const markdown = Object.hasOwn(plan.handoffs, name) ? plan.handoffs[name] : void 0;
	if (markdown === void 0) return null;
	const known = read.get(plan)?.get(name);
	if (known !== void 0) return known;
	const { handoff } = parseHandoff(markdown, `${plan.path}: handoffs/${name}.md`);
	read.set(plan, (read.get(plan) ?? /* @__PURE__ */ new Map()).set(name, handoff));
	return handoff;
}

// src/plan/branch.ts
/** The row of a task in the plan's state, or null. A state of another plan has no say. Throws: never. */
function stateOf(plan, state, taskName) {
	if (state?.rootSlug !== plan.rootSlug) return null;
	return state.tasks.find(({ name }) => name === taskName) ?? null;
}
/** The branch that a task's work is on: the one in the state if it names one, else `orch/<rootSlug>/<task>`. Display text, never
*  given to git. Throws: never. */
function branchOf(plan, state, taskName) {
	const recorded = stateOf(plan, state, taskName)?.branch ?? "";
	return recorded === "" ? orchestrateBranch(plan, taskName) : recorded;
}
/** The branch that Orchestrate gives a task. */
function orchestrateBranch(plan, taskName) {
	return `orch/${plan.rootSlug}/${taskName}`;
}

export { readWorkerHandoff as i, orchestrateBranch as n, stateOf as r, branchOf as t };