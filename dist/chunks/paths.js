import { n as matchPaths, t as liesAbove } from "./globs2.js";
import { n as pathsFacts, t as PathsParams } from "./params10.js";

// src/checks/paths/owners.ts
/** Takes out what another task of the pull request may touch: its work is in the same change, so that the file says nothing of this
*  task. A task without allowed paths may touch what is outside of this one's, and nothing that this one is forbidden. In: which
*  kinds of offence another task can take. Throws: never. */
function shareOut(offences, others, canTake) {
	let left = offences;
	const owned = [];
	for (const task of others.toSorted((one, other) => Number(hasNoPaths(one)) - Number(hasNoPaths(other)))) {
		const open = left.filter(({ kind }) => canTake[kind] && !(kind === "forbidden" && hasNoPaths(task)));
		if (open.length === 0) continue;
		const may = whatItMay(task, open.map(({ path }) => path));
		if (may.kind === "unusable") return may;
		const taken = new Set(open.filter((_, index) => may.isMatched[index]));
		owned.push(...[...taken].map(({ path }) => ({
			path,
			task: task.name
		})));
		left = left.filter((one) => !taken.has(one));
	}
	return {
		kind: "shared",
		left,
		owned
	};
}
function hasNoPaths({ pathsAllowed }) {
	return (pathsAllowed ?? []).every((glob) => glob.startsWith("!"));
}
function whatItMay({ name, pathsAllowed = [], pathsForbidden = [] }, paths) {
	const inside = matchPaths(pathsAllowed, paths);
	const banned = matchPaths(pathsForbidden, paths);
	for (const result of [inside, banned]) if (result.kind === "unusable") return {
		...result,
		detail: `paths of task ${name}: ${result.detail}`
	};
	const isIn = (result, index) => result.kind === "matched" && result.isMatched[index] === true;
	return {
		kind: "matched",
		isMatched: paths.map((path, index) => {
			return !(pathsForbidden.length > 0 && (isIn(banned, index) || liesAbove(path, pathsForbidden))) && (pathsAllowed.length === 0 || isIn(inside, index));
		})
	};
}

// src/checks/paths/index.ts
const MAX_LISTED = 5;
/** Compares the files of the change with the globs that allow and forbid them. Source: README beside this file. */
const check = {
	params: PathsParams,
	facts: pathsFacts,
	run
};
const NO_RULES = "neither the check nor the plan's task names paths: give the task `pathsAllowed` or `pathsForbidden`, or take this check out of the gate";
function run(params, input) {
	const { clock } = input.context;
	const startedAt = clock.now().toISOString();
	const start = clock.elapsedMs();
	const { facts, critiques } = judge(params, input);
	return Promise.resolve({
		check: input.name,
		kind: "paths",
		facts,
		critiques,
		handoff: null,
		handoffMarkdown: null,
		run: null,
		commands: [],
		files: [],
		startedAt,
		durationMs: clock.elapsedMs() - start
	});
}
function judge({ paths: globs }, { diff, target }) {
	const allowed = globs.allowed ?? target?.task.pathsAllowed ?? [];
	const forbidden = globs.forbidden ?? target?.task.pathsForbidden ?? [];
	if (allowed.length + forbidden.length === 0) return unknown("expression-unknown", NO_RULES);
	if (diff.isTruncated) return unknown("diff-truncated", "the diff does not list every file");
	const paths = namesOf(diff);
	const inside = matchPaths(allowed, paths);
	if (inside.kind === "unusable") return unknown("plan-invalid", `allowed paths: ${inside.detail}`);
	const banned = matchPaths(forbidden, paths);
	if (banned.kind === "unusable") return unknown("plan-invalid", `forbidden paths: ${banned.detail}`);
	const found = paths.flatMap((path, index) => {
		if (forbidden.length > 0 && (banned.isMatched[index] === true || liesAbove(path, forbidden))) return [{
			path,
			kind: "forbidden"
		}];
		return allowed.length > 0 && inside.isMatched[index] !== true ? [{
			path,
			kind: "outside"
		}] : [];
	});
	const others = (target?.carried ?? []).filter((task) => task !== target?.task);
	const shared = shareOut(found, others, {
		outside: globs.allowed === void 0,
		forbidden: globs.forbidden === void 0
	});
	if (shared.kind === "unusable") return unknown("plan-invalid", shared.detail);
	return {
		facts: factsOf(shared.left, shared.owned, diff),
		critiques: shared.left.map(toCritique)
	};
}
function unknown(reason, detail) {
	const fact = {
		kind: "unknown",
		reason,
		detail
	};
	return {
		facts: {
			ok: fact,
			outside: fact,
			forbidden: fact
		},
		critiques: []
	};
}
/** Every name that the change touches: of a renamed file both, of a copied one only the new, because the old file stays as it was. */
function namesOf({ files }) {
	return [...new Set(files.flatMap(touchedNames))];
}
function touchedNames({ path, previousPath, status }) {
	return previousPath === null || status === "copied" ? [path] : [path, previousPath];
}
function factsOf(offences, owned, { files }) {
	const count = (kind) => offences.filter((offence) => offence.kind === kind).length;
	const listed = list(offences.map(({ path, kind }) => `${path} (${kind})`));
	const fine = `${files.length} changed ${files.length === 1 ? "file" : "files"}, all where they may be`;
	const ofOthers = owned.length === 0 ? "" : `; of other tasks: ${list(owned.map((one) => `${one.path} (${one.task})`))}`;
	const base = {
		kind: "known",
		provenance: "observed",
		detail: `${offences.length === 0 ? fine : listed}${ofOthers}`
	};
	return {
		ok: offences.length === 0 ? {
			...base,
			value: true
		} : {
			...base,
			value: false,
			reason: "paths-outside"
		},
		outside: {
			...base,
			value: count("outside")
		},
		forbidden: {
			...base,
			value: count("forbidden")
		}
	};
}
function list(all) {
	const rest = all.length - MAX_LISTED;
	const shown = all.slice(0, MAX_LISTED).join(", ");
	return rest > 0 ? `${shown} and ${rest} more` : shown;
}
function toCritique({ path, kind }) {
	return {
		path,
		startLine: null,
		endLine: null,
		severity: "high",
		criterion: null,
		text: kind === "forbidden" ? "The task must not touch this file: it is in its forbidden paths." : "The task must not touch this file: it is outside its allowed paths."
	};
}

export { check };