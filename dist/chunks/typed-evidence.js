import { n as formatPath, t as checkShape } from "./fault.js";
import { r as toZod } from "./schema.js";
import { t as isDeeperThan } from "./nesting.js";

// src/evidence/typed-evidence.ts
const MAX_DETAIL_CHARS = 300;
const MAX_SHOWN_FAULTS = 3;
/** As much as any way of handing in takes. */
const MAX_EVIDENCE_CHARS = 1048576;
/** What is a little too deep is told where it does not fit. */
const SPARE_LEVELS = 20;
/** Evidence of a type, as facts: the fields of the type. It counts only whole: when a part does not fit, every fact is unknown and says
*  which part. In: the record as handed in, not circular; who says so, the words for an optional field that is not there,
*  and whether the record was made around a value, so that places are told within that. Throws: never. Source: `checks/agent/README.md`, "Structured evidence". */
function factsOfTyped(expect, data, { isBare = false, ...words }) {
	if (isDeeperThan(data, levelsOf(expect.type) + SPARE_LEVELS)) return unknownEvidence(expect, {
		reason: "evidence-invalid",
		detail: `nested deeper than ${expect.name} is`
	});
	const { data: fitting, faults } = checkShape(toZod(expect.type), data);
	if (faults.length === 0) return toFacts(expect, fitting, words);
	return unknownEvidence(expect, {
		reason: "evidence-invalid",
		detail: describeFaults(isBare ? faults.map((fault) => ({
			...fault,
			path: fault.path.slice(1)
		})) : faults)
	});
}
/** Every field of the type, unknown for one reason. */
function unknownEvidence({ type }, { reason, detail }) {
	return Object.fromEntries(Object.keys(type.fields).map((name) => [name, {
		kind: "unknown",
		reason,
		detail
	}]));
}
function levelsOf(type) {
	if (type.kind === "optional") return levelsOf(type.inner);
	if (type.kind === "list") return 1 + levelsOf(type.item);
	if (type.kind === "record") return 1 + Math.max(0, ...Object.values(type.fields).map(levelsOf));
	return 0;
}
function describeFaults(faults) {
	const shown = faults.slice(0, MAX_SHOWN_FAULTS).map(({ path, message }) => {
		const place = formatPath(path);
		return place === null ? inWordsOfTypes(message) : `${place}: ${inWordsOfTypes(message)}`;
	});
	const rest = faults.length - shown.length;
	return cut([...shown, ...rest > 0 ? [`and ${rest} more`] : []].join("; "));
}
/** What the policy calls a text, the schema calls a string. */
function inWordsOfTypes(message) {
	return message.replace(/^((?:is missing; )?expected )a string/, "$1text").replace(/^((?:is missing; )?expected )`true` or `false`/, "$1a bool").replace(/^((?:is missing; )?expected )an object/, "$1a record");
}
function toFacts({ type }, data, { provenance, leftOut }) {
	const given = typeof data === "object" && data !== null ? new Map(Object.entries(data)) : /* @__PURE__ */ new Map();
	return Object.fromEntries(Object.keys(type.fields).map((name) => {
		const value = toValue(given.get(name));
		if (value !== null) return [name, {
			kind: "known",
			value,
			provenance,
			detail: describeValue(value)
		}];
		return [name, {
			kind: "unknown",
			reason: "evidence-missing",
			detail: leftOut
		}];
	}));
}
/** JSON as evidence, without the fields that are null. */
function toValue(value) {
	if (typeof value === "boolean" || typeof value === "number" || typeof value === "string") return value;
	if (Array.isArray(value)) return value.map(toValue).filter((item) => item !== null);
	if (typeof value !== "object" || value === null) return null;
	const entries = Object.entries(value).map(([name, inner]) => [name, toValue(inner)]);
	return Object.fromEntries(entries.filter((entry) => entry[1] !== null));
}
/** A value as the detail of its fact: on one line, cut; untrusted plain text. */
function describeValue(value) {
	return cut((typeof value === "string" ? value : JSON.stringify(value)).slice(0, MAX_EVIDENCE_CHARS).replaceAll(/[\s\p{Cc}]+/gu, " ").trim());
}
function cut(text) {
	return text.length > MAX_DETAIL_CHARS ? `${text.slice(0, MAX_DETAIL_CHARS)}…` : text;
}

export { unknownEvidence as i, describeValue as n, factsOfTyped as r, MAX_EVIDENCE_CHARS as t };