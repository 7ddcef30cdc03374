import { randomUUID } from "node:crypto";
import { lstat, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { r as describeDeath } from "./failure-mode.js";
import { i as outputOf, o as toObservedCommand, r as isToolMissing, t as describeOutcome } from "./observe.js";
import { i as toWorldError, r as messageOf } from "./error.js";
import { t as CommandParams } from "./params3.js";
import { constants } from "node:fs";
import { t as MAX_HANDOFF_BYTES } from "./parse2.js";

// src/agents/command/read-handoff.ts
const HANDOFF_NAME = "handoff.md";
/** What a folder was when the runtime made it, to see later whether it is still the same one. */
async function identify(dir) {
	const { dev, ino } = await lstat(dir, { bigint: true });
	return {
		dev,
		ino
	};
}
/** Reads the handoff that a program left in a folder of ours. Everything the program started is dead by now, but what it left may be
*  anything: a link to a secret, a pipe that never ends, a file of 10 GB. Out: the text, or why there is none. Throws: never. */
async function readHandoff(dir, made) {
	const now = await lstat(dir, { bigint: true }).catch(() => null);
	if (now === null) return missing("the program removed the folder of its handoff");
	if (!now.isDirectory() || now.dev !== made.dev || now.ino !== made.ino) return unreadable("the program replaced the folder of its handoff");
	let file;
	try {
		file = await open(join(dir, HANDOFF_NAME), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		return whyNotOpened(error);
	}
	try {
		return await readOpened(file);
	} catch (error) {
		return unreadable(`its handoff cannot be read: ${messageOf(error)}`);
	} finally {
		await file.close();
	}
}
function whyNotOpened(error) {
	const code = error instanceof Error && "code" in error ? error.code : null;
	if (code === "ENOENT") return missing("the program wrote nothing to $PASSWHEN_HANDOFF");
	if (code === "ELOOP" || code === "EMLINK") return unreadable("its handoff is a symbolic link, which is not followed");
	if (code === "ENXIO") return unreadable("its handoff is not a plain file");
	return unreadable(`its handoff cannot be opened: ${messageOf(error)}`);
}
async function readOpened(file) {
	const stats = await file.stat();
	if (stats.isDirectory()) return unreadable("its handoff is a folder, not a plain file");
	if (!stats.isFile()) return unreadable("its handoff is not a plain file");
	if (stats.nlink !== 1) return unreadable("its handoff is a second name of another file, which is not read");
	if (stats.size > 1048576) return unreadable(`its handoff has ${stats.size} bytes, at most ${MAX_HANDOFF_BYTES} are read`);
	const bytes = new Uint8Array(stats.size);
	let length = 0;
	while (length < bytes.length) {
		const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
		if (bytesRead === 0) break;
		length += bytesRead;
	}
	return decode(bytes.subarray(0, length));
}
function decode(bytes) {
	try {
		const markdown = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
		return markdown.trim() === "" ? missing("its handoff is empty") : {
			markdown,
			failure: null
		};
	} catch {
		return unreadable("its handoff is not valid UTF-8");
	}
}
function missing(detail) {
	return {
		markdown: null,
		failure: {
			reason: "handoff-missing",
			detail
		}
	};
}
function unreadable(detail) {
	return {
		markdown: null,
		failure: {
			reason: "handoff-unreadable",
			detail
		}
	};
}

// src/agents/command/index.ts
const MAX_OUTPUT_BYTES = 131072;
/** Any program as a verifier. What it writes to `$PASSWHEN_HANDOFF` is its word; what it prints is a transcript and never more.
*  Source: README beside this file. */
const agent = {
	params: CommandParams,
	provenance: "claimed",
	create: (params) => ({ verify: (task, context) => verify(params, task, context) })
};
async function verify(params, task, context) {
	const dir = await makeFolder(task.workingCopy.tmpDir);
	try {
		const made = await identify(dir);
		const promptPath = join(dir, "prompt.md");
		await writeFile(promptPath, task.prompt, {
			flag: "wx",
			mode: 384
		});
		await task.onReady?.();
		const result = await context.processes.run({
			command: { shell: params.command },
			cwd: task.workingCopy.dir,
			homeDir: task.workingCopy.homeDir,
			tmpDir: task.workingCopy.tmpDir,
			env: {
				...params.env,
				PASSWHEN_PROMPT: promptPath,
				PASSWHEN_HANDOFF: join(dir, HANDOFF_NAME)
			},
			stdin: task.prompt,
			timeoutMs: task.timeoutMs,
			maxOutputBytes: MAX_OUTPUT_BYTES,
			signal: context.signal
		});
		const { markdown, failure } = await readHandoff(dir, made);
		const transcript = await task.keep("transcript.txt", "What the agent printed", toTranscript(result));
		return {
			handoff: markdown,
			failure: failureOf(result, failure),
			structured: null,
			run: null,
			commands: [toObservedCommand(params.command, result)],
			files: [transcript]
		};
	} catch (error) {
		throw toWorldError("the agent's folder cannot be used", error);
	} finally {
		await rm(dir, {
			recursive: true,
			force: true
		}).catch(() => {
			context.log.warning("a temporary folder of an agent could not be removed");
		});
	}
}
/** A private folder outside every checkout, and with what is the agent's own: others may not write there, where the machine allows it. */
async function makeFolder(parent) {
	try {
		return await mkdtemp(join(parent, `passwhen-${randomUUID()}-`));
	} catch (error) {
		throw toWorldError("no folder can be made for the agent", error);
	}
}
/** A handoff that is there and cannot be read may say anything: then no death before or after it is one that may be tried again. */
function failureOf(result, ofHandoff) {
	if (result.ended === "cancelled") return {
		reason: "cancelled",
		detail: describeOutcome(result)
	};
	if (result.ended === "finished" && result.exitCode === 0) return ofHandoff;
	const detail = describeDeath(result);
	if (result.ended === "timed-out") return {
		reason: "agent-timeout",
		detail
	};
	if (ofHandoff?.reason === "handoff-unreadable") return {
		...ofHandoff,
		detail: `${ofHandoff.detail} (${detail})`
	};
	return {
		reason: isToolMissing(result) ? "agent-unavailable" : "agent-crashed",
		detail
	};
}
function toTranscript(result) {
	return `${outputOf(result)}\n[${describeOutcome(result)}]\n`;
}

export { agent };