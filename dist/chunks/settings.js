import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_picocolors } from "./picocolors.js";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { randomUUID } from "node:crypto";

// src/adapters/log.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
/** The runner keeps so many annotations of each type from one step, and cuts their messages there. */
const MAX_ANNOTATIONS = 10;
const MAX_ANNOTATION_CHARS = 4096;
const MAX_TITLE_CHARS = 255;
const MAX_MESSAGE_CHARS = 65536;
const COMMANDS = {
	notice: "notice",
	warning: "warning",
	failure: "error"
};
/** The log of a job on the runner. In: any text, untrusted parts included. Warnings and errors become annotations while the
*  runner still takes them, plain lines afterwards, which is said once. Throws: what `write` throws.
*  Source: workflow commands of the runner; threat R2. */
function createActionsLog({ write }) {
	const used = {
		notice: 0,
		warning: 0,
		failure: 0
	};
	const writeLines = (text) => write(inertLines(text));
	const report = (level, properties, message) => {
		used[level] += 1;
		const command = COMMANDS[level];
		if (used[level] <= MAX_ANNOTATIONS) return write(formatCommand(command, properties, message));
		if (used[level] === 11) writeLines(`The runner shows ${MAX_ANNOTATIONS} annotations of type ${command}; further ones are plain lines.`);
		writeLines(`${command}: ${placeOf(properties)}${message}`);
	};
	return {
		info: writeLines,
		warning: (message) => report("warning", {}, message),
		error: (message) => report("failure", {}, message),
		annotate: ({ level, path, startLine, endLine, title, message }) => report(level, {
			title,
			file: path,
			line: String(startLine),
			endLine: String(endLine)
		}, message),
		startGroup: (title) => write(formatCommand("group", {}, title)),
		endGroup: () => write(formatCommand("endgroup", {}, ""))
	};
}
/** The log of a person's terminal. It is as inert as the other one, because the terminal may be a step of a job. */
function createTerminalLog({ write, hasColor }) {
	const { red, yellow } = import_picocolors.default.createColors(hasColor);
	return {
		info: (message) => write(inertLines(message)),
		warning: (message) => write(`${yellow("warning:")} ${inertLines(message)}`),
		error: (message) => write(`${red("error:")} ${inertLines(message)}`)
	};
}
/** A workflow command of our own, the only lines that the runner is meant to obey. */
function formatCommand(name, properties, data) {
	const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
	return `::${pairs.length === 0 ? name : `${name} ${pairs.join(",")}`}::${escapeData(makeInert(cut(data, MAX_ANNOTATION_CHARS)))}\n`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(makeInert(cut(text, MAX_TITLE_CHARS))).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function placeOf({ file, line, title }) {
	return file === void 0 ? "" : `${file}:${line ?? ""}: ${title ?? ""}: `;
}
function inertLines(text) {
	return `${makeInert(cut(text, MAX_MESSAGE_CHARS))}\n`;
}
/** Text that no runner and no terminal obeys. Out: the same lines, readable: colours are gone, invisible characters are shown
*  as `\u{200b}`, `##[` has a space before the bracket and a leading `::` a space between.
*  The runner finds `##[` anywhere in a line and compares by the rules of a language, which skip invisible characters: a
*  zero-width character inside would not disarm it, only a visible one does. */
function makeInert(text) {
	return stripVTControlCharacters(text.toWellFormed()).split(/\r\n|\n|\r/).map(makeLineInert).join("\n");
}
function makeLineInert(line) {
	return line.replaceAll(/[\uFE0E\uFE0F]/g, "").replaceAll(/(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, showCodePoint).replaceAll(/#\p{M}*#\p{M}*(?=\[)/gu, "$& ").replace(/^\s*:\p{M}*(?=:)/u, "$& ");
}
function showCodePoint(character) {
	return `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
}
function cut(text, maxChars) {
	if (text.length <= maxChars) return text;
	const note = ` … (cut, ${text.length} characters in all)`;
	return text.slice(0, maxChars - note.length) + note;
}

// src/entry/settings.ts
/** A wrong input or option: the sentence says which, what was given and what is expected. Ends with exit code 64. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** Reads inputs (`INPUT_<NAME>`) and the runner's variables. Throws: `UsageError`. */
function readActionSettings(env, tempFolder) {
	const tempDir = env["RUNNER_TEMP"] ?? tempFolder;
	const plans = input(env, "plan")?.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	return {
		token: input(env, "github-token"),
		task: input(env, "task"),
		plans: plans ?? null,
		planRef: input(env, "plan-ref"),
		agent: input(env, "agent"),
		concurrency: parseConcurrency(input(env, "concurrency"), "input `concurrency`"),
		outputDir: input(env, "output-dir") ?? join(tempDir, `passwhen-${randomUUID()}`),
		tempDir,
		apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
		graphqlUrl: env["GITHUB_GRAPHQL_URL"] ?? null,
		serverUrl: env["GITHUB_SERVER_URL"] ?? "https://github.com",
		stepSummaryPath: env["GITHUB_STEP_SUMMARY"] ?? null,
		runAttempt: env["GITHUB_RUN_ATTEMPT"] ?? "1",
		runId: env["GITHUB_RUN_ID"] ?? "0"
	};
}
function input(env, name) {
	const value = env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
	return value === "" ? null : value;
}
/** In: text of a whole number from 1 to 64, or null. Throws: `UsageError` naming `what`. */
function parseConcurrency(text, what) {
	if (text === null) return null;
	const value = /^\d{1,2}$/.test(text) ? Number(text) : 0;
	if (value < 1 || value > 64) throw new UsageError(`${what} is ${JSON.stringify(text)}, expected a whole number from 1 to 64`);
	return value;
}
/** Key of one run of one pull request: what a check run's `external_id` starts with. */
function runKeyOf(event, settings) {
	if (event.kind === "local") return "local";
	return `${settings.runId}.${settings.runAttempt}:${event.head.sha.slice(0, 12)}:${event.base.sha.slice(0, 12)}`;
}
/** Where git objects are fetched from. */
function remoteUrlOf(serverUrl, { owner, name }) {
	return `${serverUrl.replace(/\/+$/, "")}/${owner}/${name}.git`;
}

export { runKeyOf as a, makeInert as c, remoteUrlOf as i, parseConcurrency as n, createActionsLog as o, readActionSettings as r, createTerminalLog as s, UsageError as t };