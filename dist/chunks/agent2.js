import { n as meetsFloor, t as isPassing } from "./floor.js";
import { n as parseHandoff } from "./parse2.js";
import { t as isDeeperThan } from "./nesting.js";
import { i as unknownEvidence, n as describeValue, r as factsOfTyped, t as MAX_EVIDENCE_CHARS } from "./typed-evidence.js";
import { n as toJsonSchema } from "./schema.js";
import { r as matchCriteria, t as isMet } from "./criteria.js";
import { t as explainValue } from "./explain.js";
import { n as agentFacts, t as AgentCheckParams } from "./params7.js";

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

// src/checks/agent/evidence.ts
/** No type is deeper. */
const MAX_MEASURED_LEVELS = 100;
/** What an agent handed in, as facts: the fields of the type. Evidence counts only whole: beside a failure of the agent, beside a
*  handoff that says nothing could be verified, when it does not fit or came twice, every fact is unknown. In: the type, the agent's
*  result, its parsed handoff. Throws: never. Source: README beside this file. */
function factsOfEvidence(expect, result, { handoff, provenance }) {
	const obstacle = result.failure ?? obstacleOf(handoff) ?? countObstacle(result.structured, expect);
	if (obstacle !== null) return unknownEvidence(expect, obstacle);
	return factsOfTyped(expect, result.structured?.[0], {
		provenance,
		leftOut: "the agent left this field out"
	});
}
/** An agent's final message as it stands, as the one fact `value`: unknown beside a failure, and beside a handoff that says nothing could be
*  verified. Throws: never. */
function factsOfText({ failure, handoff: markdown }, handoff, provenance) {
	const missing = {
		reason: "handoff-missing",
		detail: "the agent left no final message"
	};
	const obstacle = failure ?? obstacleOf(handoff) ?? (markdown === null ? missing : null);
	if (obstacle !== null || markdown === null) return { value: {
		kind: "unknown",
		...obstacle ?? missing
	} };
	return { value: {
		kind: "known",
		value: markdown,
		provenance,
		detail: describeValue(markdown)
	} };
}
function obstacleOf(handoff) {
	const verification = handoff?.verification;
	if (verification !== "verifier-blocked" && verification !== "not-verified") return null;
	return {
		reason: verification,
		detail: `evidence beside a handoff that says ${verification}`
	};
}
function countObstacle(structured, { name }) {
	const count = structured?.length ?? 0;
	if (count === 0) return {
		reason: "evidence-missing",
		detail: `the agent handed in no ${name}`
	};
	if (count > 1) return {
		reason: "evidence-invalid",
		detail: `handed in ${count} times, and only once is clear`
	};
	return isTooLarge(structured?.[0]) ? {
		reason: "evidence-invalid",
		detail: `larger than ${MAX_EVIDENCE_CHARS} characters`
	} : null;
}
/** What is nested without end cannot be measured, and does not fit any type either. */
function isTooLarge(data) {
	return !isDeeperThan(data, MAX_MEASURED_LEVELS) && JSON.stringify(data ?? null).length > 1048576;
}

// src/checks/agent/facts.ts
const MAX_NAMED = 3;
const MAX_NAMED_CHARS = 120;
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
function factsOfHandoff(handoff, failure, rules) {
	const { verification, contradiction } = handoff;
	const { provenance } = rules;
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
		verified: verifiedOf(handoff, verification, rules, known),
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
function verifiedOf(handoff, verification, { floor, mustBeMet }, known) {
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
	if (!meetsFloor(verification, floor)) return {
		...known(false, `${verification}, and the floor is ${floor}`),
		reason: "below-floor"
	};
	const open = matchCriteria(mustBeMet, handoff.criteria).filter((one) => !isMet(one));
	if (open.length > 0) return {
		kind: "unknown",
		reason: "criteria-unanswered",
		detail: describeOpen(open, mustBeMet)
	};
	return known(true, verification);
}
/** Such as `2 of 5 acceptance items are not answered with met: Toggle persists (n/a); Colours change (not answered)`. */
function describeOpen(open, asked) {
	const shown = open.slice(0, MAX_NAMED).map(({ criterion, findings }) => {
		const words = criterion.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
		return `${words.length > MAX_NAMED_CHARS ? `${words.slice(0, MAX_NAMED_CHARS)}…` : words} (${findings.find(({ answer }) => answer !== "met")?.answer ?? "not answered"})`;
	});
	const rest = open.length - shown.length;
	const all = matchCriteria(asked, []).length;
	const named = [...shown, ...rest > 0 ? [`and ${rest} more`] : []].join("; ");
	return `${open.length} of ${all} acceptance items ${open.length === 1 ? "is" : "are"} not answered with met: ${named}`;
}

// src/checks/agent/index.ts
const MAX_KEPT_LEVELS = 1e3;
const TOO_DEEP = JSON.stringify(`not kept: nested deeper than ${MAX_KEPT_LEVELS} levels`);
/** Lets an agent verify the target and reads its handoff. Source: README beside this file, "The default gate". */
const check = {
	params: AgentCheckParams,
	facts: agentFacts,
	run
};
async function run({ agent, task }, input) {
	const { clock } = input.context;
	const startedAt = clock.now().toISOString();
	const start = clock.elapsedMs();
	const evidence = await gather(agent, task !== void 0 || input.gateInput !== null, input);
	return {
		check: input.name,
		kind: "agent",
		...evidence,
		startedAt,
		durationMs: clock.elapsedMs() - start
	};
}
async function gather(name, isAsked, input) {
	const { target, verifier, expect, keep, openTranscript, timeoutMs } = input;
	if ((target === null || verifier === null) && !isAsked) return refuseWithoutTask(input);
	const { agent, provenance } = input.agent(name);
	const prompt = input.prompt();
	const promptFile = await keep("prompt.md", "Verifier prompt", prompt);
	const workingCopy = await input.checkOut(input.head);
	const result = await agent.verify({
		verifier,
		target,
		expect: toExpectation(expect),
		prompt,
		workingCopy,
		keep,
		openTranscript,
		timeoutMs
	}, input.context);
	const { facts, handoff, critiques } = read(result, input, provenance);
	return {
		facts,
		critiques,
		handoff,
		handoffMarkdown: result.handoff,
		run: result.run === null ? null : {
			agent: name,
			attempts: [],
			...result.run
		},
		commands: result.commands,
		files: [
			promptFile,
			...await saveWhatCame(result, keep),
			...result.files
		]
	};
}
function refuseWithoutTask({ expect }) {
	const fault = {
		reason: "policy-invalid",
		detail: "without a verifier of a plan an agent check needs a task"
	};
	return {
		facts: expect === null ? unknownFacts(fault) : unknownEvidence(expect, fault),
		critiques: [],
		handoff: null,
		handoffMarkdown: null,
		run: null,
		commands: [],
		files: []
	};
}
function toExpectation(expect) {
	return expect === null ? null : {
		name: expect.name,
		schema: toJsonSchema(expect.type)
	};
}
/** A typed handoff beside a failure is passed on only when it claims no pass: nobody downstream can then count it by mistake. */
function read(result, input, provenance) {
	const { handoff: markdown, failure } = result;
	const parsed = markdown === null ? null : parseHandoff(markdown, "handoff.md").handoff;
	const facts = factsOf(result, parsed, input, provenance);
	if (parsed === null) return {
		facts,
		handoff: null,
		critiques: []
	};
	if (failure === null) return {
		facts,
		handoff: parsed,
		critiques: critiquesOf(parsed)
	};
	return {
		facts,
		handoff: isPassing(parsed.verification) ? null : parsed,
		critiques: []
	};
}
function factsOf(result, handoff, input, provenance) {
	const { floor, expect, wantsText } = input;
	if (wantsText) return factsOfText(result, handoff, provenance);
	if (expect !== null) return factsOfEvidence(expect, result, {
		handoff,
		provenance
	});
	return readHandoff(handoff, result.failure, {
		floor,
		provenance,
		mustBeMet: mustBeMetOf(input)
	});
}
function readHandoff(handoff, failure, rules) {
	if (handoff !== null) return factsOfHandoff(handoff, failure, rules);
	return unknownFacts(failure ?? {
		reason: "handoff-missing",
		detail: "the agent left no handoff"
	});
}
function mustBeMetOf({ criteria, target, verifier }) {
	return criteria === "all" ? [...target?.task.acceptance ?? [], ...verifier?.acceptance ?? []] : [];
}
async function saveWhatCame({ handoff, structured }, keep) {
	const files = [];
	if (handoff !== null) files.push(await keep("handoff.md", "Handoff, as the agent left it", handoff));
	if (structured !== null) files.push(await keep("evidence.json", "Structured evidence, as handed in", toJsonLines(structured)));
	return files;
}
/** One line for each time that something was handed in. */
function toJsonLines(structured) {
	return structured.map((one) => `${isDeeperThan(one, MAX_KEPT_LEVELS) ? TOO_DEEP : JSON.stringify(one)}\n`).join("");
}

export { check };