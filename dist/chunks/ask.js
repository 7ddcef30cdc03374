import { t as hasDuplicateKey } from "./json-answer.js";
import { t as isDeeperThan } from "./nesting.js";

// src/cli-agent/parse-json.ts
/** Far more than any event of the tested programs has, far less than what a function that calls itself can bear. */
const MAX_LEVELS = 200;
/** Reads JSON of strangers that is to be walked. Throws: never. */
function parseJson(text) {
	try {
		const value = JSON.parse(text);
		return isDeeperThan(value, 200) ? { kind: "too-deep" } : {
			kind: "json",
			value
		};
	} catch {
		return { kind: "none" };
	}
}

// src/cli-agent/ask.ts
const MAX_NAMED_FILES = 20;
/** The type that judges answer with; no type of a policy may have this name. */
const JUDGEMENT = "Judgement";
/** In: what the check expects, how the program hands it in. */
function chooseChannel(expect, structuredBy) {
	if (expect === null) return { kind: "none" };
	if (isJudgement(expect)) return chooseForJudge(expect, structuredBy);
	if (structuredBy === "schema") return {
		kind: "schema",
		schema: wrapSchema(expect)
	};
	return {
		kind: "tool",
		offer: {
			name: "submit_evidence",
			description: `Hands in the structured evidence (${expect.name}) of this verification. Call it exactly once, when all is verified.`,
			schema: expect.schema
		}
	};
}
/** Whether it is a judgement that is asked for, rather than evidence of a type of the policy. */
function isJudgement(expect) {
	return expect?.name === JUDGEMENT;
}
/** A judge has no handoff to travel beside its judgement. Source: AgentUse, "Using a judge agent". */
function chooseForJudge({ schema }, structuredBy) {
	const { $schema: _dialect, ...judgement } = schema;
	if (structuredBy === "schema") return {
		kind: "schema",
		schema: judgement
	};
	return {
		kind: "tool",
		offer: {
			name: "submit_verdict",
			description: "Records your decision. Call it exactly once: the call is the verdict, so do not also write a JSON object. A call that does not fit ends your work: it cannot be corrected, and no verdict counts. When `pass` is false, `critique` is required and must be actionable in one revision.",
			schema: judgement
		}
	};
}
/** The handoff stays the final message: it travels in the same answer, beside the evidence. */
function wrapSchema({ name, schema }) {
	const { $schema: _dialect, $defs: definitions, ...evidence } = schema;
	return {
		type: "object",
		properties: {
			handoff: {
				type: "string",
				description: "The whole handoff: the markdown that the task asks for."
			},
			evidence: {
				description: `The structured evidence (${name}).`,
				...evidence
			}
		},
		required: ["handoff", "evidence"],
		additionalProperties: false,
		...definitions === void 0 ? {} : { $defs: definitions }
	};
}
/** What the final answer holds, without what was handed in by a tool. */
function readAnswer(channel, expect, end) {
	if (channel.kind !== "schema") return {
		handoff: end.text,
		structured: null
	};
	if (!isJudgement(expect)) return unwrapAnswer(end);
	const isClear = !isNothing(end.structured) && !hasDuplicateKey(end.text ?? "", 200);
	return {
		handoff: end.text,
		structured: isClear ? [end.structured] : null
	};
}
/** Takes the wrapping of a schema off. An answer of another shape is handed on as it is: the check says what is wrong with it. */
function unwrapAnswer({ text, structured }) {
	if (isNothing(structured)) return {
		handoff: text,
		structured: null
	};
	if (typeof structured !== "object" || structured === null || !("evidence" in structured)) return {
		handoff: text,
		structured: [structured]
	};
	return {
		handoff: "handoff" in structured && typeof structured.handoff === "string" ? structured.handoff : text,
		structured: [structured.evidence]
	};
}
function isNothing(structured) {
	return structured === void 0 || structured === null;
}
/** Whether an agent need say nothing at its end: a judge who called its tool. */
function maySayNothing(expect, { accepted, refused }) {
	return isJudgement(expect) && accepted.length + refused.length > 0;
}
const NOTHING_HANDED_IN = {
	accepted: [],
	refused: [],
	broken: null
};
/** Why what was handed in does not count, or null. Evidence that did not fit may be corrected; a judge has one call, and whoever tries
*  until something is taken has not decided once. */
function whySpoilt(expect, { accepted, refused, broken }) {
	if (broken !== null) return broken;
	const misfit = refused.at(-1) ?? null;
	return isJudgement(expect) || accepted.length === 0 ? misfit : null;
}
/** How a run failed, once its calls are looked at. A judge that dies after a call that was refused would be asked again otherwise, as if
*  it had said nothing. */
function settleFailure(failure, expect, { refused }) {
	const misfit = refused.at(-1);
	if (failure === null || misfit === void 0 || !isJudgement(expect)) return failure;
	if (failure.reason === "cancelled" || failure.reason === "evidence-invalid") return failure;
	return {
		reason: "evidence-invalid",
		detail: `${misfit}; then: ${failure.detail}`
	};
}
/** The prompt with what this way of running adds to it. In: the task's own prompt, the channel, files that were taken out of the copy. */
function completePrompt({ prompt, expect }, channel, removedFiles) {
	return `${[
		prompt.trimEnd(),
		handInSection(channel, expect),
		removedSection(removedFiles)
	].filter((section) => section !== null).join("\n\n")}\n`;
}
function handInSection(channel, expect) {
	const title = "## How to hand in";
	if (isJudgement(expect) && channel.kind !== "none") return `${title}\n\n${askJudge(channel)}`;
	const name = expect?.name ?? "";
	if (channel.kind === "schema") return `${title}\n\nYour final answer has two fields. Put the whole handoff, as markdown, into \`handoff\`, and the structured evidence (${name}) into \`evidence\`. Fill both from what you observed yourself.`;
	const handoff = "Your final message must be the handoff itself, as markdown, and nothing else.";
	if (channel.kind === "none") return `${title}\n\n${handoff}`;
	return `${title}\n\nBefore your final message, call the tool \`${channel.offer.name}\` exactly once with the structured evidence (${name}), filled from what you observed yourself. ${handoff} The tool does not replace it.`;
}
function askJudge(channel) {
	const critique = "When `pass` is false, `critique` is required: it is handed to the author word for word, and must be actionable in one revision.";
	if (channel.kind === "schema") return `Your final answer is your judgement in the form that is asked for, and nothing else. ${critique}`;
	return `Record your decision by calling the tool \`${channel.offer.name}\` exactly once. The call is the verdict: do not also write a JSON object. A call that does not fit ends your work: it cannot be corrected. ${critique} Your final message is free text, and no handoff is asked for.`;
}
function removedSection(files) {
	if (files.length === 0) return null;
	const named = files.slice(0, MAX_NAMED_FILES).map((file) => `- ${JSON.stringify(file)}`);
	const rest = files.length - named.length;
	const more = rest > 0 ? [`- and ${rest} more`] : [];
	return `## Files that are missing on purpose\n\nThese files configure coding agents. They were taken out of your working copy and are not part of what you judge; do not report them as deleted.\n\n${[...named, ...more].join("\n")}`;
}

export { maySayNothing as a, whySpoilt as c, isJudgement as i, parseJson as l, chooseChannel as n, readAnswer as o, completePrompt as r, settleFailure as s, NOTHING_HANDED_IN as t };