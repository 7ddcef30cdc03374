import { i as meetsFloor, n as parseHandoff, r as isPassing } from "./parse.js";
import { n as agentFacts, t as AgentCheckParams } from "./params3.js";

// src/checks/agent/critiques.ts
/** A handoff of 1 MiB has room for so many items that comparing each with each would not end; beyond these they are all told. */
const MAX_COMPARED = 100;
/** What the author must change, by the verifier's word: its critiques, then criteria that are not met and high findings that no
*  critique speaks of. Out: in the handoff's order, none dropped. */
function critiquesOf({ critiques, criteria, findings }) {
	const notMet = criteria.filter(({ answer }) => answer === "not-met");
	const placed = critiques.map((critique, index) => index < MAX_COMPARED ? withCriterion(critique, notMet) : critique);
	const compared = placed.slice(0, MAX_COMPARED).map(({ text, criterion }) => ({
		text: toPlain(text),
		criterion
	}));
	const isCovered = (text) => {
		const plain = toPlain(text);
		return compared.some((one) => one.criterion === text || mentions(one.text, plain) || mentions(plain, one.text));
	};
	return [
		...placed,
		...notMet.filter(({ criterion }) => !isCovered(criterion)).map(({ criterion, evidence }) => withoutPlace(evidence === "" ? "not met" : evidence, criterion)),
		...findings.filter(({ severity, text }) => severity === "high" && !isCovered(text)).map(({ text }) => withoutPlace(text, null))
	];
}
/** The critique with the broken criterion that it quotes. */
function withCriterion(critique, notMet) {
	if (critique.criterion !== null) return critique;
	const plain = toPlain(critique.text);
	const quoted = notMet.slice(0, MAX_COMPARED).find(({ criterion }) => mentions(plain, toPlain(criterion)));
	return quoted === void 0 ? critique : {
		...critique,
		criterion: quoted.criterion
	};
}
function withoutPlace(text, criterion) {
	return {
		path: null,
		startLine: null,
		endLine: null,
		severity: "high",
		criterion,
		text
	};
}
function mentions(plain, part) {
	return part !== "" && plain.includes(part);
}
/** Agents quote criteria with other marks, spaces and capitals. */
function toPlain(text) {
	return text.toLowerCase().replaceAll(/[\s`*_.]+/g, " ").trim();
}

// src/checks/agent/explain.ts
const MAX_CHARS = 300;
/** Outcomes that tell of a failure, then those that tell of an obstacle too. */
const FAILED = /\b(?:exit(?:ed|s)?(?: with)?(?: code| status)?:? ?[1-9]\d*|[1-9]\d* (?:tests? )?fail\w*|fail(?:s|ed|ure)?|error\w*)\b/i;
const NOT_FAILED = /\b(?:0|no|zero|without(?: any)?) (?:tests? )?(?:fail\w*|errors?)\b/gi;
const HINDERED = /\bnot (?:found|started|installed|available)\b|\bno tests? (?:was|were|ran|run)\b|\btimed out\b|\bkilled\b|\bmissing\b|\bblocked\b|\bunable\b|\bcan(?:no|'|\u2019)t\b|\bcould not\b|\brefused\b/i;
/** Why a handoff's value is what it is: the first command that failed or was hindered with its outcome, else the
*  first criterion that is not met, else the first line of the notes, else the value. Out: one line of untrusted plain text, cut. Throws: never. */
function explainValue(handoff, verification) {
	const line = ((verification === "verifier-failed" ? whyFailed(handoff) : whyBlocked(handoff)) ?? verification).replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
	return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
}
function whyFailed(handoff) {
	return firstItem(handoff, isFailed) ?? firstNotMet(handoff) ?? firstNote(handoff);
}
function whyBlocked(handoff) {
	return firstItem(handoff, (outcome) => HINDERED.test(outcome)) ?? firstItem(handoff, isFailed) ?? firstNote(handoff);
}
function isFailed(outcome) {
	return FAILED.test(outcome.replaceAll(NOT_FAILED, " "));
}
function firstItem({ execution }, isWanted) {
	const item = execution.find(({ text, outcome }) => isWanted(outcome ?? text));
	return item === void 0 ? null : showItem(item);
}
function showItem({ text, command, outcome }) {
	return outcome === null ? text : `\`${command ?? text.split(/\u2192|->|=>/)[0]?.trim() ?? ""}\`: ${outcome}`;
}
function firstNotMet({ criteria }) {
	const broken = criteria.find(({ answer }) => answer === "not-met");
	if (broken === void 0) return null;
	return broken.evidence === "" ? `not met: ${broken.criterion}` : `${broken.criterion}: ${broken.evidence}`;
}
/** Headings, fences and rules of the notes say nothing by themselves. */
function firstNote({ notes }) {
	const line = (notes ?? "").slice(0, 1e4).split("\n").map((one) => one.replace(/^[\s>*+-]+/, "").trim()).find((one) => /^[^#`~|<]/.test(one));
	return line === void 0 || /^\(?none\)?\.?$/i.test(line) ? null : line;
}

// src/checks/agent/facts.ts
const UNREADABLE = {
	"no-section": "the handoff has no `## Verification` section",
	"no-value": "its Verification section has no value",
	"unknown-value": "its Verification is none of the known values",
	"template-value": "its Verification section is still the template",
	"conflicting-sections": "it has several Verification sections that disagree",
	"conflicting-values": "its Verification section has several values that disagree",
	"suspicious-heading": "a heading of it looks like Verification and is not",
	"suspicious-value": "its Verification value has characters that only look right",
	"heading-depth": "its Verification heading is not of the second level",
	"too-large": "it is too large to be read"
};
/** What a handoff says, as facts. A handoff beside a failure does not count: what passes in it is left out, what does not pass is
*  still told, and `verified` stays unknown. Source: "The default gate". */
function factsOfHandoff(handoff, failure, { floor, provenance }) {
	const { verification, contradiction } = handoff;
	const known = (value, detail) => {
		return {
			kind: "known",
			value,
			provenance,
			detail
		};
	};
	if (failure !== null) {
		const facts = unknownFacts(failure);
		return verification !== null && !isPassing(verification) ? {
			...facts,
			verification: known(verification, verification)
		} : facts;
	}
	if (verification === null) return unknownFacts({
		reason: "handoff-unreadable",
		detail: handoff.reason === null ? "it has no Verification" : UNREADABLE[handoff.reason]
	});
	return {
		verified: verifiedOf(handoff, verification, floor, known),
		verification: known(verification, verification),
		executed: known(handoff.execution.length, `${handoff.execution.length} execution items`),
		contradiction: known(contradiction ?? "none", contradiction ?? "none")
	};
}
function unknownFacts({ reason, detail }) {
	const fact = {
		kind: "unknown",
		reason,
		detail
	};
	return {
		verified: fact,
		verification: fact,
		executed: fact,
		contradiction: fact
	};
}
const CONTRADICTIONS = {
	"criterion-not-met": "a criterion that is not met",
	"no-execution": "nothing under Execution",
	"execution-failed": "runs that all failed"
};
function verifiedOf(handoff, verification, floor, known) {
	const { contradiction } = handoff;
	const detail = explainValue(handoff, verification);
	if (verification === "verifier-blocked" || verification === "not-verified") return {
		kind: "unknown",
		reason: verification,
		detail
	};
	if (verification === "verifier-failed") return {
		...known(false, detail),
		reason: "verifier-failed"
	};
	if (contradiction !== null) return {
		kind: "unknown",
		reason: "handoff-contradictory",
		detail: `${verification} beside ${CONTRADICTIONS[contradiction]}`
	};
	if (meetsFloor(verification, floor)) return known(true, verification);
	return {
		...known(false, `${verification}, and the floor is ${floor}`),
		reason: "below-floor"
	};
}

// src/checks/agent/index.ts
/** Lets an agent verify the target and reads its handoff. Source: README beside this file, "The default gate". */
const check = {
	params: AgentCheckParams,
	facts: agentFacts,
	run
};
async function run(name, input) {
	const { clock } = input.context;
	const startedAt = clock.now().toISOString();
	const start = clock.elapsedMs();
	const evidence = await gather(name, input);
	return {
		check: input.name,
		kind: "agent",
		...evidence,
		startedAt,
		durationMs: clock.elapsedMs() - start
	};
}
async function gather(name, input) {
	const { target, verifier, keep, timeoutMs } = input;
	if (target === null || verifier === null) return {
		facts: unknownFacts({
			reason: "policy-invalid",
			detail: "an agent check needs a verifier of a plan"
		}),
		critiques: [],
		handoff: null,
		handoffMarkdown: null,
		commands: [],
		files: []
	};
	const { agent, provenance } = await input.agent(name);
	const prompt = input.prompt();
	const promptFile = await keep("prompt.md", "Verifier prompt", prompt);
	const task = {
		verifier,
		target,
		prompt,
		workingCopy: await input.checkOut(input.head),
		keep,
		timeoutMs
	};
	const result = await agent.verify(task, input.context);
	const { facts, handoff, critiques } = read(result, input, provenance);
	return {
		facts,
		critiques,
		handoff,
		handoffMarkdown: result.handoff,
		commands: result.commands,
		files: [
			promptFile,
			...await saveHandoff(result.handoff, keep),
			...result.files
		]
	};
}
/** A typed handoff beside a failure is passed on only when it claims no pass: nobody downstream can then count it by mistake. */
function read({ handoff: markdown, failure }, { floor }, provenance) {
	if (markdown === null) return {
		facts: unknownFacts(failure ?? {
			reason: "handoff-missing",
			detail: "the agent left no handoff"
		}),
		handoff: null,
		critiques: []
	};
	const { handoff } = parseHandoff(markdown, "handoff.md");
	const facts = factsOfHandoff(handoff, failure, {
		floor,
		provenance
	});
	if (failure === null) return {
		facts,
		handoff,
		critiques: critiquesOf(handoff)
	};
	return {
		facts,
		handoff: isPassing(handoff.verification) ? null : handoff,
		critiques: []
	};
}
async function saveHandoff(markdown, keep) {
	return markdown === null ? [] : [await keep("handoff.md", "Handoff, as the agent left it", markdown)];
}

export { check };