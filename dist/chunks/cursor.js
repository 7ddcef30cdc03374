import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { n as isSuccess, t as describeOutcome } from "./observe.js";
import { i as toWorldError, r as messageOf, t as GateError } from "./error.js";
import { setTimeout } from "node:timers/promises";
import { t as MAX_HANDOFF_BYTES } from "./parse2.js";
import { n as INSTALL_LINE, t as CursorParams } from "./params4.js";
import { c as findFailure, l as keepPatch, o as describeRemoved, t as startProgram, u as removeAgentConfig } from "./start.js";
import { r as completePrompt } from "./ask.js";
import { t as createSecretFilter } from "./hide-secrets.js";

// src/agents/cursor/cloud-agent.ts
/** Ends up in a path of the API: nothing but what such ids are made of. */
const CLOUD_AGENT = /^bc[-_][A-Za-z0-9_-]{1,200}$/;
/** Whether a session's id is that of one of Cursor's cloud agents. */
function isCloudAgent(id) {
	return CLOUD_AGENT.test(id);
}

// src/agents/cursor/http.ts
const REQUEST_TIMEOUT_MS = 3e4;
const MAX_ANSWER_BYTES = 8388608;
const MAX_DETAIL_CHARS = 300;
/** One request to the cloud agents' API. Throws: `GateError` (`model-unreachable`, retryable) where no whole answer comes; what the
*  signal's reason is where that is aborted. */
async function send(service, request, signal) {
	const url = `${service.url.replace(/\/+$/, "")}${request.path}`;
	try {
		const response = await service.fetch(url, {
			method: request.method,
			headers: {
				accept: "application/json",
				authorization: `Basic ${Buffer.from(`${service.key}:`).toString("base64")}`,
				...request.body === void 0 ? {} : { "content-type": "application/json" }
			},
			...request.body === void 0 ? {} : { body: JSON.stringify(request.body) },
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
		});
		return toAnswer(response, await readText(response), service.key);
	} catch (error) {
		signal.throwIfAborted();
		const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
		throw new GateError("model-unreachable", `Cursor's API could not be reached: ${messageOf(error)}${cause}`, {
			cause: error,
			isRetryable: true
		});
	}
}
/** The failure that an answer stands for. */
function toFailure({ status, code, detail }) {
	const said = [code, detail].filter((part) => part !== "").join(": ");
	const message = `Cursor's API answered ${status}${said === "" ? "" : ` (${said})`}`;
	if (status === 404) return new GateError("agent-unavailable", `${message}: no such agent`);
	return new GateError(reasonOf(status), message, { isRetryable: status >= 500 });
}
function reasonOf(status) {
	if (status === 401 || status === 403) return "model-unauthorized";
	if (status === 429) return "model-rate-limited";
	if (status >= 500) return "model-unavailable";
	return status >= 300 && status < 400 ? "model-unreachable" : "agent-unavailable";
}
async function readText(response) {
	const decoder = new TextDecoder();
	let [text, bytes] = ["", 0];
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > MAX_ANSWER_BYTES) throw new Error(`an answer has more than ${MAX_ANSWER_BYTES} bytes`);
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
function toAnswer(response, text, key) {
	const body = parseObject(text);
	const fault = asObject(body?.["error"]);
	const [code, detail] = fault === null ? [body?.["error"], body?.["message"]] : [fault["code"], fault["message"]];
	return {
		status: response.status,
		body,
		code: shorten(code, key),
		detail: shorten(detail, key),
		retryAfterMs: readRetryAfter(response.headers.get("retry-after"))
	};
}
function parseObject(text) {
	try {
		return asObject(JSON.parse(text));
	} catch {
		return null;
	}
}
/** A JSON object, or null for any other value. */
function asObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
}
function shorten(value, key) {
	if (typeof value !== "string") return "";
	return value.replaceAll(key, "[key]").replace(/\s+/g, " ").trim().slice(0, MAX_DETAIL_CHARS);
}
function readRetryAfter(header) {
	if (header === null) return null;
	if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1e3;
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

// src/agents/cursor/cloud-api.ts
const MAX_RETRIES = 3;
/** Out: id of the newest run of an agent, null where it has none. Throws: `GateError`. */
async function readLatestRun(call, agent) {
	return textOf$1((await ask(call, agentPath(agent))).body?.["latestRunId"]);
}
/** Throws: `GateError`. */
async function readRun(call, agent, run) {
	const { body } = await ask(call, runPath(agent, run));
	const status = textOf$1(body?.["status"]);
	if (status === null) throw strange("a run without a status");
	return {
		status: status.toUpperCase(),
		text: textOf$1(body?.["result"])
	};
}
/** Gives an agent a follow-up. Waits while the agent is busy. What is not answered may have happened all the same: whether there is a
*  new run is looked up before the follow-up is sent again. In: the newest run before. Out: id of the new run. Throws: `GateError`. */
async function startRun(call, agent, text, before) {
	const request = {
		method: "POST",
		path: `${agentPath(agent)}/runs`,
		body: { prompt: { text } }
	};
	for (let failures = 0;;) {
		const answer = await sendOnce(call, request);
		if (answer instanceof GateError) {
			failures += 1;
			if (failures > MAX_RETRIES) throw answer;
			await rest(call, call.patience.retryMs * 2 ** (failures - 1));
			const latest = await readLatestRun(call, agent);
			if (latest !== null && latest !== before) return latest;
		} else if (answer.status === 409 && answer.code === "agent_busy") await rest(call, call.patience.pollMs);
		else if (answer.status === 429) await restForLimit(call, answer);
		else return runIdOf(answer);
	}
}
/** Asks the API to stop a run of ours, and does not insist: a run that is over cannot be stopped. Out: whether it was. Throws: never. */
async function stopRun(call, agent, run) {
	const request = {
		method: "POST",
		path: `${runPath(agent, run)}/cancel`
	};
	try {
		const { status } = await send(call.service, request, AbortSignal.timeout(call.patience.stopMs));
		return status >= 200 && status < 300;
	} catch {
		return false;
	}
}
/** A read, with retries: 3 after failures of the network or the service, and as long as time is left after a rate limit. */
async function ask(call, path) {
	for (let failures = 0;;) {
		const answer = await sendOnce(call, {
			method: "GET",
			path
		});
		if (answer instanceof GateError) {
			failures += 1;
			if (failures > MAX_RETRIES) throw answer;
			await rest(call, call.patience.retryMs * 2 ** (failures - 1));
		} else if (answer.status === 429) await restForLimit(call, answer);
		else if (answer.status === 200 && answer.body !== null) return answer;
		else throw answer.status === 200 ? strange("something that is no JSON object") : toFailure(answer);
	}
}
/** Out: an answer, or a failure that may pass by itself. */
async function sendOnce(call, request) {
	try {
		const answer = await send(call.service, request, call.signal);
		return answer.status >= 500 ? toFailure(answer) : answer;
	} catch (error) {
		if (error instanceof GateError && error.isRetryable) return error;
		throw error;
	}
}
async function restForLimit(call, answer) {
	const waitMs = answer.retryAfterMs ?? call.patience.rateLimitMs;
	if (waitMs >= call.remainingMs()) throw toFailure(answer);
	await rest(call, waitMs);
}
async function rest({ patience, signal }, ms) {
	await patience.pause(ms, signal);
}
function runIdOf(answer) {
	if (answer.status !== 200 && answer.status !== 201) throw toFailure(answer);
	const id = textOf$1(asObject(answer.body?.["run"])?.["id"]);
	if (id === null) throw strange("a new run without an id");
	return id;
}
function agentPath(agent) {
	return `/v1/agents/${encodeURIComponent(agent)}`;
}
function runPath(agent, run) {
	return `${agentPath(agent)}/runs/${encodeURIComponent(run)}`;
}
function textOf$1(value) {
	return typeof value === "string" && value !== "" ? value : null;
}
function strange(what) {
	return new GateError("agent-output-invalid", `Cursor's API answered with ${what}`);
}

// src/agents/cursor/follow-up.ts
const PATIENCE = {
	retryMs: 1e3,
	pollMs: 5e3,
	rateLimitMs: 3e4,
	stopMs: 2e3,
	pause: (ms, signal) => setTimeout(ms, void 0, { signal }).catch(() => signal.throwIfAborted())
};
const REMARK = "A cloud agent of Cursor's did this in its own copy of the repository, on its own branch; nothing of it was seen here.";
/** A run with one of these is not over. */
const UNDERWAY = /* @__PURE__ */ new Set(["CREATING", "RUNNING"]);
/** Gives a cloud agent a follow-up, waits for the run that it starts, and hands on the agent's last message. Cancelled or out of time,
*  the run is stopped (`POST /v1/agents/{id}/runs/{runId}/cancel`). Throws: `GateError` for what the API refuses. */
async function followUp(service, session, task, context, patience = PATIENCE) {
	const { clock } = context;
	const start = clock.elapsedMs();
	const time = AbortSignal.timeout(Math.min(task.timeoutMs, 2 ** 31 - 1));
	const { handoff, failure } = await converse({
		service,
		patience,
		signal: AbortSignal.any([context.signal, time]),
		remainingMs: () => task.timeoutMs - (clock.elapsedMs() - start)
	}, session, context.signal);
	const seconds = (clock.elapsedMs() - start) / 1e3;
	return {
		handoff,
		failure,
		structured: null,
		run: {
			use: "cursor",
			version: null,
			model: null,
			sessionId: session.id,
			usage: {
				calls: null,
				inputTokens: null,
				outputTokens: null,
				usd: null,
				seconds
			},
			remarks: [REMARK]
		},
		commands: [],
		files: []
	};
}
async function converse(call, { id, message }, cancellation) {
	let run = null;
	try {
		run = await startRun(call, id, message, await readLatestRun(call, id));
		return conclude$1(await awaitEnd(call, id, run), call.service.key);
	} catch (error) {
		if (!call.signal.aborted) throw error;
		const stopped = run === null ? "no run of ours is known" : await describeStop(call, id, run);
		if (cancellation.aborted) return failed("cancelled", `cancelled; ${stopped}`);
		return failed("agent-timeout", `the cloud agent did not end in time; ${stopped}`);
	}
}
async function awaitEnd(call, agent, run) {
	for (;;) {
		const state = await readRun(call, agent, run);
		if (!UNDERWAY.has(state.status)) return state;
		await call.patience.pause(call.patience.pollMs, call.signal);
	}
}
async function describeStop(call, agent, run) {
	return await stopRun(call, agent, run) ? "its run was stopped" : "its run could not be stopped and may go on";
}
/** Only `FINISHED` is a good end; a status that is not known is none. */
function conclude$1({ status, text }, key) {
	const handoff = text?.replaceAll(key, "[key]") ?? null;
	if (handoff !== null && Buffer.byteLength(handoff) > 1048576) return failed("handoff-unreadable", `its last message has more than ${MAX_HANDOFF_BYTES} bytes`);
	if (status === "FINISHED") {
		if (handoff !== null && handoff.trim() !== "") return {
			handoff,
			failure: null
		};
		return failed("handoff-missing", "the cloud agent's run ended without a last message");
	}
	const detail = `the cloud agent's run ended as ${status.slice(0, 40)}`;
	if (status === "EXPIRED") return {
		handoff,
		failure: {
			reason: "agent-timeout",
			detail
		}
	};
	return {
		handoff,
		failure: {
			reason: "agent-crashed",
			detail
		}
	};
}
function failed(reason, detail) {
	return {
		handoff: null,
		failure: {
			reason,
			detail
		}
	};
}

// src/agents/cursor/read.ts
const NO_FACTS = {
	lastMessage: null,
	model: null,
	tokens: {
		inputTokens: null,
		outputTokens: null
	}
};
/** Reads one event. Only a `result` that says `success` and `is_error: false` makes a run good. Source:
*  https://cursor.com/docs/cli/reference/output-format */
function readEvent(end, facts, event) {
	const fields = asObject(event);
	if (fields === null) return {
		end,
		facts
	};
	const sessionId = textOf(fields["session_id"]) ?? end.sessionId;
	if (fields["type"] === "system") return {
		end: {
			...end,
			sessionId
		},
		facts: {
			...facts,
			model: textOf(fields["model"])
		}
	};
	if (fields["type"] === "assistant") {
		const text = messageText(fields["message"]);
		return {
			end: {
				...end,
				sessionId
			},
			facts: text === "" ? facts : {
				...facts,
				lastMessage: text
			}
		};
	}
	if (fields["type"] !== "result") return {
		end: {
			...end,
			sessionId
		},
		facts
	};
	const told = textOf(fields["result"]);
	if (fields["is_error"] !== false || fields["subtype"] !== "success") return {
		end: {
			...end,
			sessionId,
			isDone: false,
			fault: told ?? "its final event says that it failed"
		},
		facts
	};
	const text = told === null ? null : lastPart(told, facts.lastMessage);
	return {
		end: {
			...end,
			sessionId,
			text,
			isDone: true
		},
		facts: {
			...facts,
			tokens: tokensOf(fields["usage"])
		}
	};
}
/** The result is all messages of the run without anything between them, so that a heading of the last one may stand in the middle of a
*  line. Where the last message is its end, that is taken. */
function lastPart(result, lastMessage) {
	return lastMessage !== null && result.trimEnd().endsWith(lastMessage.trimEnd()) ? lastMessage : result;
}
function messageText(message) {
	const content = asObject(message)?.["content"];
	if (!Array.isArray(content)) return "";
	return content.map(asObject).map((part) => part?.["type"] === "text" ? textOf(part["text"]) ?? "" : "").join("");
}
function tokensOf(usage) {
	const fields = asObject(usage);
	return {
		inputTokens: countOf(fields?.["inputTokens"]),
		outputTokens: countOf(fields?.["outputTokens"])
	};
}
function textOf(value) {
	return typeof value === "string" ? value : null;
}
function countOf(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

// src/agents/cursor/run.ts
/** The program works without a proxy of ours: nothing stops it but time. */
const NO_SESSION = {
	stopped: new AbortController().signal,
	lastFault: () => null
};
/** Throws: `GateError` (`key-missing`, `disk-full`, `world-failed`, `git-failed`). */
async function runCursor(job, task, context) {
	const startMs = context.clock.elapsedMs();
	const key = keyOf(job.params, context);
	const filter = createSecretFilter([key]);
	const guarded = filter.guard(task);
	const removedFiles = await removeAgentConfig(task.workingCopy.dir, "cursor");
	await task.onReady?.();
	const snapshot = await task.workingCopy.snapshot();
	let facts = NO_FACTS;
	const start = {
		cli: {
			argv: () => argvOf(job),
			env: () => ({ CURSOR_API_KEY: key }),
			read: (end, event) => {
				const read = readEvent(end, facts, event);
				facts = read.facts;
				return read.end;
			}
		},
		program: { argv: [job.params.program] },
		run: toRun(job, key, task),
		prompt: completePrompt({
			...task,
			expect: null
		}, { kind: "none" }, removedFiles),
		signal: context.signal
	};
	const ended = await startProgram(start, guarded, context);
	const files = [...ended.files, ...await keepPatch(guarded, snapshot)];
	const seconds = (context.clock.elapsedMs() - startMs) / 1e3;
	return conclude({
		job,
		ended: {
			...ended,
			files
		},
		facts,
		filter,
		removedFiles,
		seconds
	}, context.signal);
}
/** The key of Cursor's account. Throws: `GateError` (`key-missing`). */
function keyOf(params, { secret }) {
	const key = secret(params["key-env"]);
	if (key === null || key === "") throw new GateError("key-missing", `${params["key-env"]} is not set`);
	return key;
}
/** Source: https://cursor.com/docs/cli/reference/parameters. `--force` runs commands without asking, where nobody is to ask; `--trust`
*  is wanted of each run in a folder that no person has seen. */
function argvOf({ params: { model }, resume }) {
	return [
		"-p",
		"--output-format",
		"stream-json",
		"--force",
		"--trust",
		...model === void 0 ? [] : ["--model", model],
		...resume === null ? [] : [`--resume=${resume}`]
	];
}
function toRun({ params, resume }, key, { workingCopy, timeoutMs }) {
	return {
		url: params["api-url"],
		key,
		model: params.model ?? "",
		cwd: workingCopy.dir,
		homeDir: workingCopy.homeDir,
		tmpDir: workingCopy.tmpDir,
		ownDir: workingCopy.tmpDir,
		tool: null,
		schema: null,
		resume,
		timeoutMs
	};
}
function conclude({ job, ended, facts, filter, ...rest }, cancelled) {
	const { result, output, files } = ended;
	const text = output.end.text === null || output.end.text.trim() === "" ? null : filter.hide(output.end.text);
	const failure = findFailure({
		result,
		output,
		session: NO_SESSION,
		handoff: text,
		spoilt: null
	}, cancelled);
	return {
		handoff: text,
		failure: failure === null ? null : {
			...failure,
			detail: filter.hide(failure.detail)
		},
		structured: null,
		run: {
			use: "cursor",
			version: job.version,
			model: job.params.model ?? facts.model,
			sessionId: output.end.sessionId,
			usage: {
				calls: null,
				...facts.tokens,
				usd: null,
				seconds: rest.seconds
			},
			remarks: [
				`it held the key itself (${job.params["key-env"]}) and could have told it; its calls are not counted and not limited`,
				"driven by its vendor's documentation, not tested against the real program",
				...rest.removedFiles.length === 0 ? [] : [describeRemoved(rest.removedFiles)]
			]
		},
		commands: [],
		files
	};
}

// src/agents/cursor/index.ts
const VERSION_TIMEOUT_MS = 3e4;
const MAX_VERSION_CHARS = 60;
/** Cursor's agent as a verifier, and its cloud agents for follow-ups to who wrote the code. Source: README beside this file. */
const agent = {
	params: CursorParams,
	provenance: "claimed",
	create,
	describe
};
function describe(params) {
	const { model = null, "key-env": keyEnv } = params ?? CursorParams.parse({});
	return {
		program: null,
		install: false,
		keyEnv,
		model,
		upstream: null
	};
}
function create(params) {
	let version = null;
	return {
		prepare: async (context) => {
			keyOf(params, context);
			version = await readVersion(params, context);
		},
		verify: (task, context) => runCursor({
			params,
			version,
			resume: null
		}, task, context),
		resume: (session, task, context) => {
			if (!isCloudAgent(session.id)) return runCursor({
				params,
				version,
				resume: session.id
			}, {
				...task,
				prompt: session.message
			}, context);
			const service = {
				url: params["api-url"],
				key: keyOf(params, context),
				fetch
			};
			return followUp(service, session, task, context);
		}
	};
}
/** Throws: `GateError` (`agent-unavailable` with the line that installs it). */
async function readVersion({ program }, context) {
	const dir = await makeFolder();
	try {
		const result = await context.processes.run({
			command: { argv: [program, "--version"] },
			cwd: dir,
			homeDir: dir,
			tmpDir: dir,
			env: {},
			stdin: null,
			timeoutMs: VERSION_TIMEOUT_MS,
			maxOutputBytes: 4096,
			signal: context.signal
		});
		if (result.ended === "cancelled") throw new GateError("cancelled", "cancelled while the agents were looked for");
		const version = /^\S*\d\S*$/m.exec(result.stdout.text)?.[0].slice(0, MAX_VERSION_CHARS);
		if (isSuccess(result) && version !== void 0) return version;
		const hint = `install it in a step before: \`${INSTALL_LINE}\`, and add \`$HOME/.local/bin\` to the PATH`;
		throw new GateError("agent-unavailable", `\`${program} --version\`: ${describeOutcome(result)}; ${hint}`);
	} finally {
		await rm(dir, {
			recursive: true,
			force: true
		}).catch(() => {
			context.log.warning("a temporary folder of an agent could not be removed");
		});
	}
}
async function makeFolder() {
	try {
		return await mkdtemp(join(tmpdir(), "passwhen-cursor-"));
	} catch (error) {
		throw toWorldError("no folder can be made for the agent", error);
	}
}

export { agent };