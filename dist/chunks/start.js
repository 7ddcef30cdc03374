import { i as toWorldError, r as messageOf, t as GateError } from "./error.js";
import { t as AGENT_CONFIG_NAMES } from "./agent-config-names.js";
import { l as parseJson } from "./ask.js";
import { t as describeOutcome } from "./observe.js";
import { n as tellingLine } from "./places.js";
import { lstat, readdir, rm } from "node:fs/promises";

// src/cli-agent/own-folder.ts
/** Looks whether a folder of a working copy still is one. What ran there may have put a link to somebody's folder in its place, and what we
*  remove or write would be removed or written in that one. In: its path, of which links above it may be part. Throws: `GateError`
*  (`runner-tampered`, `world-failed`). */
async function checkOwnFolder(dir) {
	const stats = await lstat(dir).catch((error) => {
		throw toWorldError(`${dir} cannot be looked at`, error);
	});
	if (!stats.isDirectory()) throw new GateError("runner-tampered", `${dir} is no folder any more`);
	return stats;
}

// src/cli-agent/agent-config.ts
/** Git's own, and what dependencies ship: no agent looks for its configuration below either when it starts, and the many files of
*  `node_modules` would make each start slow. A link into it is left alone like any other link. */
const NOT_ENTERED = /* @__PURE__ */ new Set([".git", "node_modules"]);
/** Removes from a working copy what configures or instructs a coding agent: see `agent-config-names.ts`. At any depth, in any spelling that
*  a file system may take for the name, whether it is a file, a folder, a link or anything else; links are removed, never followed.
*  To be called before each start of an agent while nothing else runs in the copy.
*  In: the folder; the agent's `use`, null for a start by any agent. Out: the removed paths, relative to the folder, with `/`, sorted.
*  Throws: `GateError` (`world-failed`, `disk-full`) when something cannot be read or removed, `runner-tampered` when the folder is none or a link: then no
*  agent may start there. */
async function removeAgentConfig(dir, use = null) {
	const names = AGENT_CONFIG_NAMES.filter(({ isShared, readBy }) => isShared !== true || use === null || readBy.includes(use));
	try {
		await checkOwnFolder(dir);
		return (await removeBelow({
			path: Buffer.from(dir),
			parents: []
		}, toSearch(names))).toSorted();
	} catch (error) {
		throw toWorldError("files that configure agents cannot be removed from the working copy", error);
	}
}
function toSearch(names) {
	const inFolder = /* @__PURE__ */ new Map();
	for (const { path } of names) {
		const [folder = "", name] = path.split("/");
		if (name !== void 0) inFolder.set(folder, (inFolder.get(folder) ?? /* @__PURE__ */ new Set()).add(name));
	}
	const single = names.filter(({ path }) => !path.includes("/"));
	return {
		anywhere: new Set(single.filter(({ isRootOnly }) => isRootOnly !== true).map(({ path }) => path)),
		atRoot: new Set(single.map(({ path }) => path)),
		inFolder
	};
}
async function removeBelow(folder, search) {
	const entries = await readdir(folder.path, {
		withFileTypes: true,
		encoding: "buffer"
	});
	return (await Promise.all(entries.map(async (entry) => {
		const name = foldName(entry.name);
		const isRemoved = isAgentConfig(entry, name, folder, search);
		if (!isRemoved && (!entry.isDirectory() || NOT_ENTERED.has(name))) return [];
		const parents = [...folder.parents, entry.name];
		const path = Buffer.concat([
			folder.path,
			Buffer.from("/"),
			entry.name
		]);
		if (!isRemoved) return removeBelow({
			path,
			parents
		}, search);
		await rm(path, { recursive: true });
		return [parents.map(String).join("/")];
	}))).flat();
}
function isAgentConfig(entry, name, { parents }, search) {
	const parent = parents.at(-1);
	if ((parent === void 0 ? search.atRoot : search.anywhere).has(name)) return true;
	if (entry.isSymbolicLink() && search.inFolder.has(name)) return true;
	return parent !== void 0 && search.inFolder.get(foldName(parent))?.has(name) === true;
}
/** The name as a file system may compare it: without letter case, composed or not, without the invisible characters that HFS+ passes
*  over and the dots and blanks at the end that Windows does. */
function foldName(bytes) {
	return bytes.toString().normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").toUpperCase().toLowerCase().replace(/[. ]+$/, "");
}

// src/cli-agent/keep-patch.ts
/** Keeps for people what changed in the working copy since a snapshot. Out: the patch's file, none where nothing changed. Throws:
*  `GateError`. */
async function keepPatch({ workingCopy, keep }, snapshot) {
	const patch = await workingCopy.patchSince(snapshot);
	if (patch.text === "") return [];
	return [await keep("changes.patch", "What the agent changed in its copy; nothing of it reaches the branch", patch.text)];
}

// src/cli-agent/conclude.ts
const MAX_DETAIL_CHARS = 500;
/** Why a run was no good, or null. The first cause counts: what stopped the run explains all that came after it. In: the run, the signal
*  that cancels it from outside. Throws: never. */
function findFailure(run, cancelled) {
	const { result, output, session, handoff } = run;
	const outcome = describeOutcome(result);
	if (result.ended === "cancelled" && cancelled.aborted) return {
		reason: "cancelled",
		detail: outcome
	};
	if (result.ended === "timed-out") return whyOutOfTime(session, outcome);
	if (session.stopped.aborted) return toFailure(session.stopped.reason);
	if (result.ended === "not-started") return {
		reason: "agent-unavailable",
		detail: outcome
	};
	const flaw = findFlaw(result, output);
	if (flaw !== null) return {
		reason: "agent-output-invalid",
		detail: cut(`${outcome}; ${flaw}`)
	};
	const crash = findCrash(result, output);
	if (crash !== null) {
		const fault = session.lastFault();
		return fault === null ? crash : {
			reason: fault.code,
			detail: cut(`${fault.message} (${crash.detail})`)
		};
	}
	if (session.usage?.().calls === 0) return {
		reason: "agent-output-invalid",
		detail: "its model was never asked"
	};
	if (run.mayBeSilent !== true && (handoff === null || handoff.trim() === "")) return {
		reason: "handoff-missing",
		detail: "its final message is empty"
	};
	const fault = session.lastFault();
	if (fault !== null) return {
		reason: fault.code,
		detail: cut(`its last request to the model failed: ${fault.message}`)
	};
	if ((session.underWay?.().calls ?? 0) > 0) return {
		reason: "agent-output-invalid",
		detail: "it ended while its model was still answering"
	};
	return run.spoilt === null ? null : {
		reason: "evidence-invalid",
		detail: cut(run.spoilt)
	};
}
const LONG_SILENCE_MS = 1e4;
/** An endpoint that says nothing takes the agent's time. */
function whyOutOfTime({ lastFault, underWay }, outcome) {
	const fault = lastFault();
	if (fault !== null) return {
		reason: fault.code,
		detail: cut(`${fault.message} (${outcome})`)
	};
	const silentMs = underWay?.().silentMs ?? 0;
	if (silentMs < LONG_SILENCE_MS) return {
		reason: "agent-timeout",
		detail: outcome
	};
	return {
		reason: "model-unavailable",
		detail: `its model had said nothing for ${Math.round(silentMs / 1e3)} s when the time was over (${outcome})`
	};
}
/** Any flaw spoils a run, one that says it is done above all. Only a program that died may have died in the middle of a line. */
function findFlaw({ exitCode }, { end, flaw, isCut }) {
	if (flaw !== null) return flaw;
	return isCut && (end.isDone || exitCode === 0) ? "the last line of its output has no end" : null;
}
/** Only the final event makes a run good. A program that dies after it is not trusted either: exit codes lie, but not to their harm. */
function findCrash(result, { end }) {
	const isCleanExit = result.exitCode === 0;
	if (end.isDone && isCleanExit) return null;
	const outcome = describeOutcome(result);
	if (end.isDone) return {
		reason: "agent-crashed",
		detail: `${outcome} after its final event`
	};
	if (end.fault !== null) return {
		reason: /structured output/i.test(end.fault) ? "evidence-invalid" : "agent-crashed",
		detail: cut(`${outcome}: ${end.fault}`)
	};
	const said = tellingLine(result.stderr.text);
	const detail = cut(`${outcome} without its final event${said === "" ? "" : `: ${said}`}`);
	return {
		reason: isCleanExit ? "agent-output-invalid" : "agent-crashed",
		detail
	};
}
function describeDropped(lines) {
	return lines === 1 ? "a line of its output was longer than 8 MiB and was not read" : `${lines} lines of its output were longer than 8 MiB and were not read`;
}
function toFailure(reason) {
	return {
		reason: reason instanceof GateError ? reason.code : "world-failed",
		detail: cut(messageOf(reason))
	};
}
/** Untrusted text of any length, for one line of a report. */
function cut(text) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}

// src/cli-agent/report.ts
/** Which agent did the work and what it used, as the runtime counted it; what the program says of that is not asked. */
function describeRun({ job, program, session, output, ...facts }) {
	return {
		use: job.cli.use,
		version: program.version,
		model: job.params.model,
		sessionId: output.end.sessionId,
		usage: {
			...session.usage(),
			seconds: facts.seconds
		},
		remarks: remarksOf(program, output, facts)
	};
}
function remarksOf(program, { droppedLines }, { removedFiles, refusedCalls }) {
	const remarks = [];
	if (program.remark !== null) remarks.push(program.remark);
	if (removedFiles.length > 0) remarks.push(describeRemoved(removedFiles));
	if (refusedCalls.length > 0) remarks.push(describeRefusedCalls(refusedCalls));
	if (droppedLines > 0) remarks.push(describeDropped(droppedLines));
	return remarks;
}
/** What was taken out of the working copy before the agent started, for people. In: one path or more. */
function describeRemoved(files) {
	return `taken out of its working copy: ${files.length} ${plural(files.length, "file")} that configure agents`;
}
/** Calls of the runtime's tool that did not fit its schema, for people. In: one or more. */
function describeRefusedCalls({ length }) {
	return `${length} ${plural(length, "call")} of the runtime's tool did not fit and ${plural(length, "was", "were")} refused`;
}
function plural(count, one, many = `${one}s`) {
	return count === 1 ? one : many;
}

// src/cli-agent/no-proxy.ts
const NAMES = [
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"ALL_PROXY"
];
/** Variables that keep a program away from every proxy. Programs take what is not set from files that code of the pull request may have
*  left, and a proxy of its choice would answer in the model's place; what is set, be it empty, they leave alone. The one address that an
*  agent needs is on the loopback. */
const NO_PROXY = {
	...Object.fromEntries([...NAMES, ...NAMES.map((name) => name.toLowerCase())].map((name) => [name, ""])),
	NO_PROXY: "*",
	no_proxy: "*"
};

// src/cli-agent/cli.ts
const NOTHING_READ = {
	sessionId: null,
	text: null,
	structured: void 0,
	isDone: false,
	fault: null
};

// src/cli-agent/lines.ts
const MAX_LINE_BYTES = 8388608;
const NEWLINE = 10;
const HEAD_BYTES = 1024;
/** Cuts bytes into lines of at most 8 MiB. In: gets each line; is told of each that is too long, as soon as it is, and gets the
*  first KiB of that. */
function createLines(take, drop = () => {}) {
	let parts = [];
	let sizeBytes = 0;
	let droppedLines = 0;
	const push = (part) => {
		const wasTooLong = sizeBytes > MAX_LINE_BYTES;
		sizeBytes += part.length;
		if (sizeBytes <= 8388608) {
			parts.push(Buffer.from(part));
			return;
		}
		if (wasTooLong) return;
		const head = Buffer.concat([...parts, part], HEAD_BYTES).toString("utf8");
		parts = [];
		droppedLines += 1;
		drop(head);
	};
	const endLine = () => {
		if (sizeBytes > 0 && sizeBytes <= 8388608) take(Buffer.concat(parts).toString("utf8"));
		parts = [];
		sizeBytes = 0;
	};
	return {
		add: (bytes) => {
			const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			let start = 0;
			for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
				push(chunk.subarray(start, at));
				endLine();
				start = at + 1;
			}
			if (start < chunk.length) push(chunk.subarray(start));
		},
		finish: () => {
			const isCut = sizeBytes > 0;
			endLine();
			return {
				droppedLines,
				isCut
			};
		}
	};
}

// src/cli-agent/read-output.ts
const MAX_QUOTED_CHARS = 60;
/** In: how one event of this program is read, and the beginning of one that is too long. */
function createOutputReader(read, readHead = () => null) {
	let end = NOTHING_READ;
	let flaw = null;
	const take = (line) => {
		if (line.trim() === "") return;
		if (end.isDone) flaw ??= "its output goes on after its final event";
		const event = parseJson(line);
		if (event.kind === "too-deep") flaw ??= `a line of its output is nested deeper than ${200} levels`;
		else if (event.kind === "none" || !isObject(event.value)) flaw ??= `a line of its output is no event: ${quote(line)}`;
		else end = read(end, event.value);
	};
	const takeHead = (head) => {
		const next = end.isDone ? null : readHead(end, head);
		if (next === null) flaw ??= "a line of its output was longer than 8 MiB and was not read";
		else end = next;
	};
	const lines = createLines(take, takeHead);
	return {
		add: lines.add,
		finish: () => {
			const { droppedLines, isCut } = lines.finish();
			return {
				end,
				droppedLines,
				flaw,
				isCut
			};
		}
	};
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function quote(line) {
	const text = line.trim();
	return JSON.stringify(text.length > MAX_QUOTED_CHARS ? `${text.slice(0, MAX_QUOTED_CHARS)}…` : text);
}

// src/cli-agent/start.ts
/** Kept of each stream by the process port. Standard output goes to the transcript as it comes, standard error at the end. */
const MAX_KEPT_BYTES = 65536;
/** Runs the program to its end. Its events are read while they come. Throws: `GateError` (`disk-full`, `world-failed`). */
async function startProgram(start, task, { processes }) {
	const { cli, program, run, prompt, signal } = start;
	const transcript = await task.openTranscript("agent.jsonl", "What the agent's program printed");
	const reader = createOutputReader(cli.read, cli.readHead);
	let file = null;
	try {
		const result = await processes.run({
			command: { argv: [...program.argv, ...cli.argv(run)] },
			cwd: run.cwd,
			homeDir: run.homeDir,
			tmpDir: run.tmpDir,
			env: {
				NO_COLOR: "1",
				GIT_TERMINAL_PROMPT: "0",
				...NO_PROXY,
				...cli.env(run)
			},
			stdin: prompt,
			timeoutMs: run.timeoutMs,
			maxOutputBytes: MAX_KEPT_BYTES,
			outputBy: "socket",
			onOutput: (stream, bytes) => {
				if (stream === "stderr") return;
				transcript.write(bytes);
				reader.add(bytes);
			},
			signal
		});
		writeEnd(transcript, result);
		const output = reader.finish();
		file = await transcript.close();
		return {
			result,
			output,
			files: [file]
		};
	} finally {
		if (file === null) await transcript.close().catch(() => null);
	}
}
/** The events are JSON lines, so what stands behind them is too. */
function writeEnd(transcript, result) {
	const { text } = result.stderr;
	const events = [...(text.trim() === "" ? [] : text.trimEnd().split("\n")).map((line) => ({ stderr: line })), { ended: describeOutcome(result) }];
	const bytes = new TextEncoder().encode(`\n${events.map((event) => JSON.stringify(event)).join("\n")}\n`);
	transcript.write(bytes);
}

export { describeRefusedCalls as a, findFailure as c, checkOwnFolder as d, createLines as i, keepPatch as l, writeEnd as n, describeRemoved as o, MAX_LINE_BYTES as r, describeRun as s, startProgram as t, removeAgentConfig as u };