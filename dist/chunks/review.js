import { t as GateError } from "./error.js";
import { t as REASONS } from "./reason.js";
import { _ as cutMarkdown, d as sortGates, l as seenOf, o as renderReasons, p as COMMENT_LIMIT, s as resultOf, t as asPassage, u as shortCommit } from "./words2.js";
import { a as asProse, s as joinBlocks, t as asCode } from "./markdown.js";
import { r as renderUnplaced, t as renderComment } from "./critiques.js";
import { createHash } from "node:crypto";

// src/publish/render/review.ts
const MAX_GATES = 50;
/** Room for the marker that the review sink puts before the text. */
const ROOM_CHARS = 200;
const LIMIT = {
	...COMMENT_LIMIT,
	max: COMMENT_LIMIT.max - ROOM_CHARS
};
const WHOLE = "the job summary and `verdict.json`";
/** The body of the review. In: the critiques that have no line of their own; `whyAll` says why where that is the same for all
*  of them. Out: at most 65,336 characters. */
function renderReviewBody(report, unplaced, whyAll = null) {
	const gates = sortGates(report.gates).slice(0, MAX_GATES).map(renderGateLine);
	const rest = report.gates.length - gates.length;
	const body = joinBlocks([
		`**Passwhen:** ${asProse(report.conclusion.title)}`,
		renderReasons(report.reasons),
		[...gates, ...rest === 0 ? [] : [`- ${rest} more, in the \`passwhen\` check run`]].join("\n"),
		unplaced.length === 0 ? "" : `**Not on a line of this diff**\n\n${renderUnplaced(unplaced, whyAll)}`,
		`Judged at ${shortCommit(report.subject.headSha)}. The evidence is in the check runs named \`passwhen\`.`
	]);
	return cutMarkdown(body, LIMIT, WHOLE);
}
/** The body of one inline comment, within the same limit. */
function renderReviewComment(placed) {
	return cutMarkdown(renderComment(placed), LIMIT, WHOLE);
}
function renderGateLine(report) {
	const { gate, verdict } = report;
	const [reason] = verdict.reasons;
	const head = `- ${asCode(gate.name)}: **${resultOf(report).toLowerCase()}**`;
	if (reason === void 0) return head;
	const seen = seenOf(reason) === "" ? "" : ` Seen: ${asPassage(seenOf(reason))}`;
	return `${head} (${asCode(reason.code)}). ${REASONS[reason.code]}${seen}`;
}

// src/sinks/review/marker.ts
/** What every comment of ours carries; `listOwnComments` asks for it. */
const MARKER = "passwhen:v1";
const MARKER_LINE = /^<!-- passwhen:v1 fp=([0-9a-f]{16})\.([0-9a-f]{48}) head=[0-9a-f]{0,64} -->(?:\n|$)/;
/** The fingerprint of a critique: neither its lines nor the commit count, which both move with every push. */
function fingerprintCritique(gate, { path, text }) {
	const words = text.toLowerCase().replaceAll(/\s+/g, " ").trim();
	return {
		gate: fingerprintGate(gate),
		content: hash([
			"critique",
			gate,
			path,
			words
		]).slice(0, 48)
	};
}
/** The part of a fingerprint that names the gate. */
function fingerprintGate(gate) {
	return hash(["gate", gate]).slice(0, 16);
}
/** The fingerprint of a review's body: verdicts, reason codes and the critiques in it. Details that agents word anew each time
*  do not count, so that the same verdict is not posted again. */
function fingerprintBody(report, unplaced) {
	const gates = report.gates.map(({ gate, verdict, conclusion }) => [
		gate.name,
		conclusion.conclusion,
		...verdict.reasons.map(({ code }) => code)
	]);
	const reasons = report.reasons.map(({ code }) => code);
	const content = hash([
		"body",
		report.conclusion.conclusion,
		gates,
		reasons,
		unplaced.map((one) => one.content)
	]);
	return {
		gate: BODY,
		content: content.slice(0, 48)
	};
}
/** Stands in the place of a gate for review bodies, which speak of all of them. */
const BODY = hash(["review"]).slice(0, 16);
/** The first line of a comment of ours. In HTML comments the host shows nothing of it. */
function renderMarker({ gate, content }, headSha) {
	const head = /^[0-9a-f]{7,64}$/.test(headSha) ? headSha : "";
	return `<!-- ${MARKER} fp=${gate}.${content} head=${head} -->`;
}
/** The fingerprint in a comment's first line, or null. Only the first line counts: nothing untrusted ever stands there. */
function readMarker(body) {
	const match = MARKER_LINE.exec(body.replaceAll("\r\n", "\n"));
	return match === null ? null : {
		gate: match[1] ?? "",
		content: match[2] ?? ""
	};
}
function hash(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

// src/sinks/review/outdated.ts
/** Whether a comment no longer holds. A gate that came to no verdict outdates nothing: that its critiques are not repeated
*  does not show that they are mended. */
function isOutdated({ kind, fingerprint }, { report, current, bodies }) {
	if (report.reasons.length > 0) return false;
	const undecided = report.gates.filter(({ verdict }) => verdict.outcome === "blocked" || verdict.outcome === "cancelled");
	if (kind === "review") return undecided.length === 0 && !bodies.has(fingerprint.content);
	if (current.has(fingerprint.content)) return false;
	return !undecided.some(({ gate }) => fingerprintGate(gate.name) === fingerprint.gate);
}

// src/sinks/review/index.ts
/** One review with the critiques on their lines, always a mere comment: the required check is what blocks. Running again posts
*  nothing twice and folds away what no longer holds. */
function createReviewSink({ host }) {
	return {
		name: "review",
		open: async () => ({
			close: async (report) => {
				const { number } = report.subject;
				if (number !== null && isWorthPosting(report)) await publishReview(host, number, report);
			},
			abandon: async () => {}
		})
	};
}
/** A review about another commit than the newest would mislead, and a cancelled run has nothing to say. */
function isWorthPosting({ outcome, reasons }) {
	return outcome !== "cancelled" && !reasons.some(({ code }) => code === "head-moved");
}
async function publishReview(host, number, report) {
	const standing = (await host.listOwnComments(number, MARKER)).flatMap(readStanding);
	const all = report.gates.flatMap(({ critiques }) => critiques);
	const isPassed = report.outcome === "passed";
	const isPosted = !isPassed && await postNews(host, number, report, standing);
	const current = new Set(all.map(keyOf));
	const bodies = new Set(isPassed || isPosted ? [] : bodyKeysOf(report));
	for (const comment of standing) if (isOutdated(comment, {
		report,
		current,
		bodies
	})) await host.minimize(comment.nodeId);
}
function readStanding({ nodeId, kind, body, isMinimized }) {
	const fingerprint = readMarker(body);
	return fingerprint === null || isMinimized ? [] : [{
		nodeId,
		kind,
		fingerprint
	}];
}
/** Posts what does not stand yet. Out: whether a review was posted. */
async function postNews(host, number, report, standing) {
	const { inline, unplaced, everything } = sortOut(report);
	const threads = keysOf(standing, "review-comment");
	const bodies = keysOf(standing, "review");
	const isAllInBody = bodies.has(bodyFingerprint(report, everything).content);
	const news = isAllInBody ? [] : inline.filter((one) => !threads.has(keyOf(one)));
	const fingerprint = bodyFingerprint(report, unplaced);
	if (news.length === 0 && (isAllInBody || bodies.has(fingerprint.content))) return false;
	const { headSha } = report.subject;
	const body = `${renderMarker(fingerprint, headSha)}\n${renderReviewBody(report, unplaced)}`;
	try {
		await host.createReview({
			number,
			headSha,
			body,
			comments: news.map((one) => commentOf(one, headSha))
		});
	} catch (error) {
		if (!(error instanceof GateError) || error.code !== "host-rejected" || news.length === 0) throw error;
		await postWithoutLines(host, number, report, everything);
	}
	return true;
}
/** The critiques that have a line, those that have none, and both. */
function sortOut({ gates }) {
	const everything = gates.flatMap(({ critiques }) => critiques);
	return {
		inline: everything.filter(({ placement }) => placement.kind === "inline"),
		unplaced: everything.filter(({ placement }) => placement.kind === "body"),
		everything
	};
}
/** What a body that says the same as this run's would carry: with the critiques on their lines, or with all in the body. */
function bodyKeysOf(report) {
	const { unplaced, everything } = sortOut(report);
	return [unplaced, everything].map((one) => bodyFingerprint(report, one).content);
}
function keysOf(standing, kind) {
	return new Set(standing.filter((one) => one.kind === kind).map(({ fingerprint }) => fingerprint.content));
}
/** GitHub refuses a review as a whole for one line that it does not take, and does not say which. */
async function postWithoutLines(host, number, report, everything) {
	const { headSha } = report.subject;
	const marker = renderMarker(bodyFingerprint(report, everything), headSha);
	const body = renderReviewBody(report, everything, "GitHub did not take the lines");
	await host.createReview({
		number,
		headSha,
		body: `${marker}\n${body}`,
		comments: []
	});
}
function commentOf(placed, headSha) {
	const { placement, gate, critique } = placed;
	if (placement.kind !== "inline") throw new Error("assertion failed: only placed critiques become comments");
	const { path, line, startLine, side } = placement;
	return {
		path,
		line,
		startLine,
		side,
		body: `${renderMarker(fingerprintCritique(gate, critique), headSha)}\n${renderReviewComment(placed)}`
	};
}
function bodyFingerprint(report, unplaced) {
	return fingerprintBody(report, unplaced.map(({ gate, critique }) => fingerprintCritique(gate, critique)));
}
function keyOf({ gate, critique }) {
	return fingerprintCritique(gate, critique).content;
}

export { createReviewSink };