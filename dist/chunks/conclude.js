import { n as assertNever } from "./assert.js";
import { t as REASONS } from "./reason.js";
import { n as showOnOneLine, r as coverageOf } from "./hidden.js";

// src/publish/conclude.ts
const MAX_TITLE_CHARS = 120;
const MAX_NAME_CHARS = 60;
const EXIT_CODES = {
	success: 0,
	neutral: 0,
	failure: 1,
	action_required: 2,
	cancelled: 130
};
/** From the least to the most serious. `failure` is above `action_required` as `false and unknown` is false: what failed has
*  to be mended whatever the rest turns out to be. `neutral` is above `success`: a gate that does not count, or was let
*  through, must not look green. */
const SERIOUSNESS = [
	"success",
	"neutral",
	"action_required",
	"failure",
	"cancelled"
];
/** What the verdict on a gate means. Total: there is no other way to a conclusion. Throws: never. Source: design, "From
*  verdict to conclusion". */
function concludeGate(verdict, gate) {
	const name = nameOf(gate.name);
	const because = becauseOf(verdict);
	const optional = gate.isRequired ? "" : ", not required";
	switch (verdict.outcome) {
		case "passed": return conclude("success", passedTitles(gate, verdict, name));
		case "failed": return conclude(gate.isRequired ? "failure" : "neutral", titlesOf(`Failed${optional}: ${name}`, because));
		case "blocked":
			if (!gate.isRequired) return conclude("neutral", titlesOf(`Blocked${optional}: ${name}`, because));
			if (gate.onBlocked === "block") return conclude("action_required", titlesOf(`Blocked: ${name}`, because));
			return conclude("neutral", titlesOf(`Not verified, let through by on-blocked: neutral: ${name}`, because));
		case "cancelled": return conclude("cancelled", [`Cancelled: ${name}`]);
		default: return assertNever(verdict.outcome, "outcome");
	}
}
/** A pass that looked at a part of the acceptance only must not look whole. */
function passedTitles(gate, verdict, name) {
	const head = `Passed${verdict.isDecidedByClaimsAlone ? " on claims alone" : ""}: ${name}`;
	const coverage = coverageOf(gate, verdict);
	return coverage === null ? [head] : [`${head} (${coverage})`, head];
}
/** What a run means: its most serious gate or reason decides. In: `reasons` of the run as a whole; `hasPlan` whether any plan
*  covers the pull request. Throws: never. */
function concludeRun(gates, reasons, hasPlan) {
	const parts = [...gates.map(({ verdict, conclusion }) => ({
		outcome: verdict.outcome,
		conclusion
	})), ...reasons.map(concludeReason)];
	const [first, ...others] = parts;
	if (first === void 0) return {
		outcome: "passed",
		conclusion: concludeNothing(hasPlan)
	};
	const worst = others.reduce((one, other) => weightOf(other) > weightOf(one) ? other : one, first);
	if (parts.length === 1 || gates.length === 0) return worst;
	return {
		...worst,
		conclusion: conclude(worst.conclusion.conclusion, countTitles(worst, gates, reasons))
	};
}
/** What a run means that one reason stopped: `cancelled`, else blocked. */
function concludeReason({ code }) {
	if (code === "cancelled") return {
		outcome: "cancelled",
		conclusion: conclude("cancelled", ["Cancelled"])
	};
	const sentence = firstSentence(code);
	return {
		outcome: "blocked",
		conclusion: conclude("action_required", [
			`Blocked: ${sentence} (${code})`,
			`Blocked: ${sentence}`,
			`Blocked: ${code}`
		])
	};
}
function concludeNothing(hasPlan) {
	return conclude("success", [hasPlan ? "No gate of the acceptance plan covers this pull request" : "No acceptance plan covers this pull request"]);
}
/** In: titles from the most to the least telling one; the first that is short enough is taken. */
function conclude(conclusion, titles) {
	const title = titles.find((one) => one.length <= MAX_TITLE_CHARS) ?? titles.at(-1) ?? "";
	return {
		conclusion,
		exitCode: EXIT_CODES[conclusion],
		title: title.slice(0, MAX_TITLE_CHARS)
	};
}
function titlesOf(head, { fact, code }) {
	return [
		...fact === null ? [] : [`${head}: ${fact} (${code})`],
		`${head} (${code})`,
		head
	];
}
/** The fact that decided and the first reason, in trusted words: names as the gate's owner wrote them, values only where they
*  are `true`, `false`, `unknown` or a number. */
function becauseOf({ restsOn, reasons }) {
	const [reason] = reasons;
	const deciders = restsOn.filter(({ isDeciding }) => isDeciding);
	const decider = deciders.find(({ name }) => name.split(".")[0] === reason?.check) ?? deciders.find(({ value }) => value !== "true");
	return {
		fact: decider === void 0 ? null : factOf(decider),
		code: reason?.code ?? "expression-false"
	};
}
function factOf({ name, value }) {
	if (!/^[\w.-]{1,60}$/.test(name)) return null;
	return /^(?:true|false|unknown|-?\d{1,15}(?:\.\d{1,6})?)$/.test(value) ? `${name} is ${value}` : `${name} decides`;
}
function countTitles({ conclusion: { conclusion, title } }, gates, reasons) {
	const those = gates.filter((one) => one.conclusion.conclusion === conclusion);
	if (those.length === 0) return [title];
	if (conclusion === "success") return [`Passed: all ${gates.length} gates`];
	const stopped = reasons[0] === void 0 ? "" : `, and the run is blocked (${reasons[0].code})`;
	if (gates.length === 1) return [`${title}${stopped}`, title];
	const blocked = gates.filter((one) => one.conclusion.conclusion === "action_required").length;
	const alsoBlocked = conclusion === "failure" && blocked > 0 ? `, ${blocked} blocked` : "";
	const head = `${HEADS[conclusion]}: ${those.length} of ${gates.length} gates${alsoBlocked}${stopped}`;
	return [`${head}: ${those.map(({ gate }) => nameOf(gate.name)).join(", ")}`, head];
}
const HEADS = {
	neutral: "Not passed, but does not block",
	failure: "Failed",
	action_required: "Blocked",
	cancelled: "Cancelled"
};
function weightOf({ conclusion }) {
	return SERIOUSNESS.indexOf(conclusion.conclusion);
}
function firstSentence(code) {
	return (REASONS[code].split(/\.(?:\s|$)/)[0] ?? code).replaceAll("`", "");
}
function nameOf(gate) {
	const name = showOnOneLine(gate);
	return name.length <= MAX_NAME_CHARS ? name : `${Array.from(name).slice(0, 59).join("")}…`;
}

export { concludeReason as n, concludeRun as r, concludeGate as t };