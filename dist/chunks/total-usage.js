import { t as addUsage } from "./usage.js";

// src/publish/total-usage.ts
/** What all agents of a run used together, those of the commits before the last revision and tries that did not count among them; a number that one of them does not know is not known of
*  all. Out: null where nobody used anything that can be counted. Throws: never. */
function totalUsage({ gates, redo, earlier }) {
	return [earlier, ...[...gates.flatMap(({ verdict }) => Object.values(verdict.checks).flatMap(({ run }) => run ?? [])), ...redo === null || redo.run === null ? [] : [redo.run]].flatMap(({ usage, attempts }) => [usage, ...attempts.map((attempt) => attempt.usage)])].reduce((sum, usage) => {
		return sum === null || usage === null ? sum ?? usage : addUsage(sum, usage);
	}, null);
}

export { totalUsage as t };