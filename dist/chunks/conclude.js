import { n as assertNever } from "./assert.js";
import { t as REASONS } from "./reason.js";
import { i as nameFindings, r as matchCriteria, t as isMet } from "./criteria.js";

// src/publish/hidden.ts
const ESCAPE = String.fromCodePoint(27);
const CSI = String.fromCodePoint(155);
const BELL = String.fromCodePoint(7);
/** Colours, cursor moves and links of terminals: control sequences, strings that set titles or links, two-character escapes. */
const TERMINAL_CODES = new RegExp(`(?:${ESCAPE}\\[|${CSI})[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|${ESCAPE}[@-Z\\\\^_]`, "gu");
/** What a reader cannot see or what reorders what is seen: controls, bidi and zero-width marks, tags, lone surrogates, private
*  use. The emoji variation selector is left alone: nearly every emoji ends in it. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}](?<!\n|\t|\u{fe0f})/gu;
/** Marks piled on one letter beyond the four that any script needs: they draw over the lines around. */
const PILED_MARKS = /\p{M}(?<=\p{M}{5})/gu;
/** Untrusted text as a reader must see it: terminal codes gone, line ends `\n`, and every hidden character written out, such
*  as `\u{202e}`. Tabs and line ends stay. Throws: never. */
function showHidden(text) {
	return text.replaceAll(TERMINAL_CODES, "").replaceAll(/\r\n?/g, "\n").replaceAll(HIDDEN, writeOut).replaceAll(PILED_MARKS, writeOut);
}
function writeOut(character) {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** `showHidden` on a single line: every run of white space is one space, none at the ends. */
function showOnOneLine(text) {
	return showHidden(text).replaceAll(/\s+/gu, " ").trim();
}

// src/redo/blocked.ts
/** What keeps a judge from a judgement and is its own doing, or that of its program, its model and its account: the change has no part in
*  it. */
const JUDGES_OWN = /* @__PURE__ */ new Set([
	"judge-error",
	"agent-crashed",
	"agent-timeout",
	"agent-unavailable",
	"agent-install-failed",
	"agent-output-invalid",
	"key-missing",
	"model-unreachable",
	"model-unauthorized",
	"model-not-found",
	"model-rate-limited",
	"model-unavailable",
	"price-unknown",
	"evidence-missing",
	"evidence-invalid",
	"handoff-missing",
	"handoff-unreadable",
	"handoff-contradictory"
]);
/** Whether a judge gave no judgement by an error of its own. Anything else among the reasons, such as a `setup` that the change broke, a
*  program that was tampered with, or a change that was not seen whole or used up what a judge may spend, is no error of the judge's. Throws: never. */
function isJudgesOwnError(reasons) {
	return reasons.length > 0 && reasons.every(({ code }) => JUDGES_OWN.has(code));
}
/** Whether nothing in a policy may let a blocked verdict through: who can write to what judges could do so to be let through.
*  Throws: never. */
function isNeverLetThrough(reasons) {
	return reasons.some(({ code }) => code === "runner-tampered");
}

// src/publish/criteria.ts
/** What was asked and what was answered: the handoffs' findings, in the plan's words where they answer it, then the plan's criteria that none of them speaks of. Empty
*  where there is no handoff: then nothing was answered anyway. */
function criteriaOf(gate, verdict) {
	if (Object.values(verdict.checks).every(({ handoff }) => handoff === null)) return [];
	const checks = answeringChecksOf(gate, verdict);
	const answers = checks.flatMap((check) => answersOf(gate, check));
	const all = checks.flatMap(({ handoff }) => handoff?.criteria ?? []);
	const open = matchCriteria(askedOf(gate), all).filter(({ findings }) => findings.length === 0);
	return [...answers, ...open.map(({ criterion }) => unanswered(criterion))];
}
/** How much of the acceptance was looked at, as `1 of 5 criteria checked`; null where there are no criteria or all were. */
function coverageOf(gate, verdict) {
	const criteria = criteriaOf(gate, verdict);
	const checked = criteria.filter(({ answer }) => answer === "met" || answer === "not-met").length;
	return checked === criteria.length ? null : `${checked} of ${criteria.length} criteria checked`;
}
/** Each item of the target's acceptance and what the handoffs of a gate come to on it: the worst that one of them says. */
function targetAnswersOf(gate, verdict) {
	const findings = answeringChecksOf(gate, verdict).flatMap(({ handoff }) => handoff?.criteria ?? []);
	const asked = matchCriteria(gate.target?.task.acceptance ?? [], findings);
	return new Map(asked.map((one) => [one.criterion, worstOf(one)]));
}
/** What the plan of these gates, one and the same, is accepted by as a whole, and what their handoffs say of it. */
function planCriteriaOf(reports) {
	const asked = reports[0]?.gate.target?.plan.plan.acceptanceCriteria ?? [];
	const said = reports.map(({ gate, verdict }) => {
		const checks = answeringChecksOf(gate, verdict);
		const isCounted = checks.some(({ facts }) => facts["verified"]?.kind === "known");
		const items = matchCriteria(asked, checks.flatMap(({ handoff }) => handoff?.criteria ?? []));
		return {
			gate: gate.name,
			isCounted,
			items
		};
	});
	return matchCriteria(asked, []).map(({ criterion }, at) => ({
		criterion,
		answers: said.flatMap(({ gate, isCounted, items }) => {
			const item = items[at];
			return item === void 0 || item.findings.length === 0 ? [] : [{
				gate,
				isCounted,
				answer: worstOf(item)
			}];
		})
	}));
}
function worstOf(item) {
	const answers = item.findings.map(({ answer }) => answer);
	if (answers.includes("not-met")) return "not-met";
	if (isMet(item)) return "met";
	return answers.includes("n/a") ? "n/a" : "none";
}
/** A check that asks for structured evidence has a handoff too, but not one that answers for the gate. */
function answeringChecksOf(gate, { checks }) {
	const expecting = new Set(gate.checks.filter(({ expect }) => expect !== null).map(({ name }) => name));
	return Object.values(checks).filter(({ check, facts }) => Object.hasOwn(facts, "verified") && !expecting.has(check));
}
function askedOf({ target, verifier }) {
	return [...target?.task.acceptance ?? [], ...verifier?.acceptance ?? []];
}
function answersOf(gate, { check, handoff, facts, run }) {
	const verified = facts["verified"];
	const basis = verified?.kind === "known" ? verified.provenance : null;
	const by = run?.agent ?? gate.checks.find(({ name }) => name === check)?.agent ?? gate.agent;
	return nameFindings(askedOf(gate), handoff?.criteria ?? []).map(({ criterion, finding }) => {
		return {
			...finding,
			criterion: criterion ?? finding.criterion,
			basis,
			by
		};
	});
}
function unanswered(criterion) {
	return {
		criterion,
		answer: null,
		evidence: "",
		basis: null,
		by: null
	};
}

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
/** What the verdict on a gate means, with the words for it. In: why it does not block though it does not pass; null where it does.
*  Total: there is no other way to a conclusion. Throws: never. Source: design, "From verdict to conclusion". */
function resultOfGate({ outcome, isDecidedByClaimsAlone, reasons }, { isRequired, onBlocked }, letThrough) {
	switch (outcome) {
		case "passed": return resultFrom("success", isDecidedByClaimsAlone ? "Passed on claims alone" : "Passed");
		case "failed":
			if (!isRequired) return resultFrom("neutral", "Failed, not required");
			if (letThrough === "people-decide") return resultFrom("neutral", `Failed, ${PEOPLE_DECIDE}`);
			if (letThrough === "on-exhausted") return resultFrom("neutral", "Failed, let through", " by on-exhausted: neutral");
			return resultFrom("failure", "Failed");
		case "blocked":
			if (!isRequired) return resultFrom("neutral", "Blocked, not required");
			if (isNeverLetThrough(reasons)) return resultFrom("action_required", "Blocked");
			if (letThrough === "people-decide") return resultFrom("neutral", `Not verified, ${PEOPLE_DECIDE}`);
			if (onBlocked === "neutral") return resultFrom("neutral", "Not verified, let through", " by on-blocked: neutral");
			return resultFrom("action_required", "Blocked");
		case "cancelled": return resultFrom("cancelled", "Cancelled");
		default: return assertNever(outcome, "outcome");
	}
}
const PEOPLE_DECIDE = "needs attention, people decide";
function resultFrom(conclusion, words, by = "") {
	return {
		conclusion,
		words,
		by
	};
}
/** The conclusion of a gate, with a title. In: as for `resultOfGate`. Throws: never. */
function concludeGate(verdict, gate, letThrough = null) {
	const { conclusion, words, by } = resultOfGate(verdict, gate, letThrough);
	const head = `${words}${by}: ${nameOf(gate.name)}`;
	if (conclusion === "success") return conclude(conclusion, passedTitles(gate, verdict, head));
	return conclude(conclusion, conclusion === "cancelled" ? [head] : titlesOf(head, becauseOf(verdict)));
}
/** A pass that looked at a part of the acceptance only must not look whole. */
function passedTitles(gate, verdict, head) {
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
	if (reason?.code === "assertion-failed") return {
		fact: showOnOneLine(reason.detail),
		code: reason.code
	};
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
	if (conclusion === "success") return passedAll(gates);
	const [stop] = reasons.filter(({ code }) => code !== "cancelled");
	const stopped = stop === void 0 ? "" : `, and the run is blocked (${stop.code})`;
	if (gates.length === 1) return [`${title}${stopped}`, title];
	const blocked = gates.filter((one) => one.conclusion.conclusion === "action_required").length;
	const alsoBlocked = conclusion === "failure" && blocked > 0 ? `, ${blocked} blocked` : "";
	const head = `${HEADS[conclusion]}: ${those.length} of ${gates.length} gates${alsoBlocked}${stopped}`;
	return [`${head}: ${those.map(({ gate }) => nameOf(gate.name)).join(", ")}`, head];
}
/** What rests on agents' words alone must not look firm because there is more of it. */
function passedAll(gates) {
	const claimed = gates.filter(({ verdict }) => verdict.isDecidedByClaimsAlone).length;
	if (claimed === gates.length) return [`Passed on claims alone: all ${gates.length} gates`];
	return [`Passed: all ${gates.length} gates${claimed > 0 ? `, ${claimed} on claims alone` : ""}`];
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

export { coverageOf as a, targetAnswersOf as c, showHidden as d, showOnOneLine as f, resultOfGate as i, isJudgesOwnError as l, concludeReason as n, criteriaOf as o, concludeRun as r, planCriteriaOf as s, concludeGate as t, isNeverLetThrough as u };