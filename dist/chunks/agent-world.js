import { t as __commonJSMin } from "./rolldown-runtime.js";
import { A as unknown, D as string, T as record, x as object } from "./schemas.js";
import { i as toWorldError, n as codeOf, r as messageOf, t as GateError } from "./error.js";
import { c as makeInert } from "./settings.js";
import { t as assert } from "./assert.js";
import { o as quote, u as valueAt } from "./fault.js";
import { t as isWorthHiding } from "./secret.js";
import { t as pLimit } from "./p-limit.js";
import { accessSync, closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { constants as constants$1, tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join as join$1, relative, resolve, sep } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { once as once$1, setMaxListeners } from "node:events";
import { execFile, execFileSync, spawn } from "node:child_process";
import process$1, { arch, getuid, platform, report as report$1 } from "node:process";
import { promisify } from "node:util";
import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { Agent, createServer, request } from "node:http";
import { basename as basename$1, dirname as dirname$1, normalize, relative as relative$1, resolve as resolve$1, sep as sep$1 } from "path";
import * as nativeFs from "fs";
import { Agent as Agent$1, request as request$1 } from "node:https";
import { StringDecoder } from "node:string_decoder";
import { finished } from "node:stream/promises";
import { Socket } from "node:net";
import { createRequire } from "module";

// src/adapters/clock.ts
/** The machine's clock. Out: wall time for records, a monotonic count for durations. Throws: never. */
const systemClock = {
	now: () => /* @__PURE__ */ new Date(),
	elapsedMs: () => performance.now()
};

// src/entry/cancel.ts
/** A signal that is aborted by SIGINT and SIGTERM. A runner that cancels a job sends SIGINT to this process alone, waits 7.5 s,
*  sends SIGTERM, waits 2.5 s and kills: there is time for one quick update, and a second signal must not cut it short. A person
*  who presses Ctrl-C twice means it: with `isImpatient` the second one ends the process. */
function abortOnSignals({ isImpatient }) {
	const controller = new AbortController();
	const abort = () => {
		if (isImpatient && controller.signal.aborted) process.exit(130);
		controller.abort();
	};
	process.on("SIGINT", abort);
	process.on("SIGTERM", abort);
	return {
		signal: controller.signal,
		dispose: () => {
			process.off("SIGINT", abort);
			process.off("SIGTERM", abort);
		}
	};
}

// src/adapters/models/redact-stream.ts
/** Finds the key as it is and escaped as JSON, across the borders of chunks. In: a key of printable ASCII. */
function createStreamRedactor(key) {
	const units = Array.from(key, jsonSpellings);
	const inJson = units.map((spellings) => `(?:${spellings.map(toPattern).join("|")})`).join("");
	const pattern = new RegExp(`${toPattern(key)}|${inJson}`, "g");
	const longest = key.length * 6;
	let held = "";
	return {
		push: (chunk) => {
			const text = held + chunk.toString("latin1");
			const clean = text.replace(pattern, ({ length }) => "*".repeat(length));
			const end = findPartial(clean, key, units, longest);
			const isAsItCame = held === "" && end === clean.length && clean === text;
			held = clean.slice(end);
			return isAsItCame ? chunk : Buffer.from(clean.slice(0, end), "latin1");
		},
		end: () => {
			const rest = Buffer.from(held, "latin1");
			held = "";
			return rest;
		}
	};
}
/** How JSON may write a letter; hexadecimal digits in both cases. */
function jsonSpellings(letter) {
	const hex = letter.charCodeAt(0).toString(16).padStart(2, "0");
	const escaped = [.../* @__PURE__ */ new Set([hex, hex.toUpperCase()])].map((digits) => `\\u00${digits}`);
	if (letter === "\"" || letter === "\\") return [`\\${letter}`, ...escaped];
	return letter === "/" ? [
		"/",
		"\\/",
		...escaped
	] : [letter, ...escaped];
}
/** Where the text's end may be the beginning of the key; the length of the text where it is not. */
function findPartial(text, key, units, longest) {
	for (let start = Math.max(0, text.length - longest + 1); start < text.length; start += 1) {
		if (text[start] !== key[0] && text[start] !== "\\") continue;
		const rest = text.slice(start);
		if (key.startsWith(rest) || isBeginning(rest, units)) return start;
	}
	return text.length;
}
function isBeginning(text, units) {
	let rest = text;
	for (const spellings of units) {
		if (rest === "") return true;
		const whole = spellings.find((one) => rest.startsWith(one));
		if (whole === void 0) return spellings.some((one) => one.startsWith(rest));
		rest = rest.slice(whole.length);
	}
	return false;
}
/** A text as itself in a regular expression. */
function toPattern(text) {
	return text.replaceAll(/[^A-Za-z0-9]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

// src/adapters/models/redact.ts
const MAX_DETAIL_CHARS = 200;
/** A shorter piece of base64 stands in many texts by chance. */
const MIN_BASE64_CHARS = 8;
/** In: a key; one that is no secret is found nowhere. */
function createKeyForms(key) {
	if (!isWorthHiding(key)) return NO_FORMS;
	const patterns = [
		new RegExp(Array.from(key, spellings).join("[\\0 ]?"), "gi"),
		new RegExp(Buffer.from(key).toString("hex"), "gi"),
		...base64Forms(key)
	];
	const hide = (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, "[key]"), text);
	return {
		maxLength: key.length * 12 + 64,
		hide,
		isIn: (text) => hide(text) !== text,
		createStream: () => createStreamRedactor(key)
	};
}
const NO_FORMS = {
	maxLength: 0,
	hide: (text) => text,
	isIn: () => false,
	createStream: () => ({
		push: (chunk) => chunk,
		end: () => Buffer.alloc(0)
	})
};
/** One letter as JSON, other escapes and addresses may write it. */
function spellings(letter) {
	const hex = letter.charCodeAt(0).toString(16).padStart(2, "0");
	return `\\\\{0,4}(?:${toPattern(letter)}|u00${hex}|x${hex}|%(?:25)?${hex})`;
}
/** What of the base64 of a text does not depend on what stands around the key in it, at each of the three places where it may begin. */
function base64Forms(key) {
	return [
		0,
		1,
		2
	].flatMap((offset) => {
		const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(key)]).toString("base64");
		const end = Math.floor((offset + key.length) * 8 / 6);
		const core = whole.slice(Math.ceil(offset * 8 / 6), end);
		if (core.length < MIN_BASE64_CHARS) return [];
		const pattern = Array.from(core, (letter) => ({
			"+": "[+-]",
			"/": "\\\\?[/_]"
		})[letter] ?? letter).join("");
		return [new RegExp(pattern, "g")];
	});
}
/** What an endpoint said, for an error message: no key, one line, at most 200 characters. */
function toDetail(text, keyForms) {
	const line = keyForms.hide(text).replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ").trim();
	return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS).toWellFormed()}…` : line;
}

// src/adapters/models/wires/read-json.ts
/** Sums of larger counts would say nothing. */
const MAX_COUNT = 1e12;
/** The count at a path of a parsed answer; 0 where there is none. */
function countAt(data, ...path) {
	const value = valueAt(data, path);
	return typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.min(value, MAX_COUNT) : 0;
}
/** The text at a path of a parsed answer; null where there is none. */
function textAt(data, ...path) {
	const value = valueAt(data, path);
	return typeof value === "string" ? value : null;
}
/** The list at a path of a parsed answer; empty where there is none. */
function listAt(data, ...path) {
	const value = valueAt(data, path);
	return Array.isArray(value) ? value : [];
}
/** Whether there is an object at a path of a parsed answer. */
function hasObjectAt(data, ...path) {
	const value = valueAt(data, path);
	return typeof value === "object" && value !== null;
}
/** Characters of a piece of an answer, about as many as its JSON has; 0 for nothing. Walks without recursion: an endpoint may nest
*  deeper than the stack. */
function charsOf(piece) {
	if (piece === void 0 || piece === null) return 0;
	if (typeof piece === "string") return piece.length;
	let chars = 0;
	const rest = [piece];
	while (rest.length > 0) {
		const value = rest.pop();
		if (typeof value !== "object" || value === null) {
			chars += typeof value === "string" ? value.length + 2 : String(value).length;
			continue;
		}
		chars += 2;
		for (const [key, inner] of Object.entries(value)) {
			chars += Array.isArray(value) ? 1 : key.length + 4;
			rest.push(inner);
		}
	}
	return chars;
}
/** What an error object says of itself, type before message. In: the object or text under `error`. Out: null for no error. */
function errorText(error) {
	if (typeof error === "string") return error;
	if (typeof error !== "object" || error === null) return null;
	return [textAt(error, "type") ?? textAt(error, "code") ?? textAt(error, "status"), textAt(error, "message")].filter((part) => part !== null).join(": ") || "an error without words";
}

// src/adapters/models/wires/anthropic.ts
const ERROR_TYPES$1 = {
	401: "authentication_error",
	403: "permission_error",
	404: "not_found_error",
	429: "rate_limit_error"
};
/** Anthropic Messages. Source: Messages API, "Streaming messages": `message_start` has the input's usage, `message_delta` sums. */
const anthropic = {
	callPath: /^\/v1\/messages$/,
	freePath: /^\/v1\/messages\/count_tokens$/,
	modelInPath: null,
	readPath: /^\/v1\/models(?:\/[\w.:@-]+)?$/,
	keyHeader: (key) => ["x-api-key", key],
	readAnswer: (data) => {
		const kind = textAt(data, "type");
		const message = kind === "message" ? data : valueAt(data, ["message"]);
		const usage = valueAt(data, ["usage"]) ?? valueAt(message, ["usage"]);
		return {
			model: textAt(message, "model"),
			tokens: hasObjectAt(usage) ? tokensOf$3(usage) : null,
			isFinal: kind === "message_stop" || kind === "message",
			error: kind === "error" ? errorText(valueAt(data, ["error"]) ?? {}) : null,
			writtenChars: kind === "content_block_delta" ? charsOf(valueAt(data, ["delta"])) : 0
		};
	},
	refusedStatus: 403,
	errorBody: (status, message) => {
		return {
			type: "error",
			error: {
				type: ERROR_TYPES$1[status] ?? (status < 500 ? "invalid_request_error" : "api_error"),
				message
			}
		};
	},
	ping: (model) => ({
		path: "/v1/messages",
		headers: { "anthropic-version": "2023-06-01" },
		body: {
			model,
			max_tokens: 16,
			messages: [{
				role: "user",
				content: "Say ok."
			}]
		}
	})
};
/** Input is given without what a cache read or wrote: the three add up. */
function tokensOf$3(usage) {
	const cacheRead = countAt(usage, "cache_read_input_tokens");
	const cacheWrite = countAt(usage, "cache_creation_input_tokens");
	return {
		input: countAt(usage, "input_tokens") + cacheRead + cacheWrite,
		cacheRead,
		cacheWrite,
		output: countAt(usage, "output_tokens")
	};
}

// src/adapters/models/wires/openai-error.ts
const ERROR_TYPES = {
	401: "authentication_error",
	403: "permission_error",
	404: "not_found_error",
	429: "rate_limit_error"
};
/** An error as both of OpenAI's protocols word it. */
function openaiErrorBody(status, message) {
	return { error: {
		message,
		type: ERROR_TYPES[status] ?? (status < 500 ? "invalid_request_error" : "server_error"),
		param: null,
		code: null
	} };
}

// src/adapters/models/wires/chat.ts
/** OpenAI Chat Completions, and the many servers that speak it. Usage comes in the last chunk, and only where the request asks for
*  it with `stream_options.include_usage`. */
const chat = {
	callPath: /^\/v1\/chat\/completions$/,
	freePath: null,
	modelInPath: null,
	readPath: /^\/v1\/models(?:\/(?:[\w.:@-]|%2[Ff])+)?$/,
	keyHeader: (key) => ["authorization", `Bearer ${key}`],
	readAnswer: (data) => {
		const choices = listAt(data, "choices");
		const usage = valueAt(data, ["usage"]);
		return {
			model: textAt(data, "model"),
			tokens: hasObjectAt(usage) ? tokensOf$2(usage) : null,
			isFinal: choices.some((choice) => textAt(choice, "finish_reason") !== null),
			error: errorText(valueAt(data, ["error"])),
			writtenChars: choices.reduce((sum, choice) => sum + charsOf(valueAt(choice, ["delta"])), 0)
		};
	},
	refusedStatus: 400,
	errorBody: openaiErrorBody,
	ping: (model) => ({
		path: "/v1/chat/completions",
		headers: {},
		body: {
			model,
			max_tokens: 16,
			messages: [{
				role: "user",
				content: "Say ok."
			}]
		}
	})
};
/** Some servers leave reasoning out of `completion_tokens` and have it in the total only. */
function tokensOf$2(usage) {
	const input = countAt(usage, "prompt_tokens");
	const output = Math.max(countAt(usage, "completion_tokens"), countAt(usage, "total_tokens") - input);
	return {
		input,
		cacheRead: countAt(usage, "prompt_tokens_details", "cached_tokens"),
		cacheWrite: 0,
		output
	};
}

// src/adapters/models/wires/gemini.ts
const ERROR_STATES = {
	401: "UNAUTHENTICATED",
	403: "PERMISSION_DENIED",
	404: "NOT_FOUND",
	429: "RESOURCE_EXHAUSTED",
	502: "UNAVAILABLE",
	504: "DEADLINE_EXCEEDED"
};
/** Gemini generateContent. A stream that is asked for without `alt=sse` is one JSON list. */
const gemini = {
	callPath: /^\/v1(?:alpha|beta)\/models\/[\w.@-]+:(?:generateContent|streamGenerateContent)$/,
	freePath: /^\/v1(?:alpha|beta)\/models\/[\w.@-]+:countTokens$/,
	modelInPath: /\/models\/([\w.@-]+):/,
	readPath: /^\/v1(?:alpha|beta)\/models(?:\/[\w.@-]+)?$/,
	keyHeader: (key) => ["x-goog-api-key", key],
	readAnswer: (data) => {
		if (!Array.isArray(data)) return readPart(data);
		const parts = data.map(readPart);
		return {
			model: parts.findLast(({ model }) => model !== null)?.model ?? null,
			tokens: parts.findLast(({ tokens }) => tokens !== null)?.tokens ?? null,
			isFinal: parts.some(({ isFinal }) => isFinal),
			error: parts.find(({ error }) => error !== null)?.error ?? null,
			writtenChars: parts.reduce((sum, { writtenChars }) => sum + writtenChars, 0)
		};
	},
	refusedStatus: 400,
	errorBody: (status, message) => {
		return { error: {
			code: status,
			message,
			status: ERROR_STATES[status] ?? (status < 500 ? "INVALID_ARGUMENT" : "INTERNAL")
		} };
	},
	ping: (model) => ({
		path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
		headers: {},
		body: {
			contents: [{
				role: "user",
				parts: [{ text: "Say ok." }]
			}],
			generationConfig: { maxOutputTokens: 16 }
		}
	})
};
function readPart(data) {
	const candidates = listAt(data, "candidates");
	const usage = valueAt(data, ["usageMetadata"]);
	return {
		model: textAt(data, "modelVersion"),
		tokens: hasObjectAt(usage) ? tokensOf$1(usage) : null,
		isFinal: candidates.some((candidate) => textAt(candidate, "finishReason") !== null) || textAt(data, "promptFeedback", "blockReason") !== null,
		error: errorText(valueAt(data, ["error"])),
		writtenChars: candidates.reduce((sum, candidate) => sum + charsOf(valueAt(candidate, ["content"])), 0)
	};
}
/** Thoughts are beside the candidates' tokens, what tools put in is beside the prompt's, and the cached are part of the prompt's. */
function tokensOf$1(usage) {
	return {
		input: countAt(usage, "promptTokenCount") + countAt(usage, "toolUsePromptTokenCount"),
		cacheRead: countAt(usage, "cachedContentTokenCount"),
		cacheWrite: 0,
		output: countAt(usage, "candidatesTokenCount") + countAt(usage, "thoughtsTokenCount")
	};
}

// src/adapters/models/wires/responses.ts
const LAST_STATES = [
	"completed",
	"incomplete",
	"failed",
	"cancelled"
];
/** OpenAI Responses. Source: Responses API, "Streaming events": the last event carries the response with its usage. */
const responses = {
	callPath: /^\/v1\/responses(?:\/compact)?$/,
	freePath: null,
	modelInPath: null,
	readPath: /^\/v1\/models(?:\/(?:[\w.:@-]|%2[Ff])+)?$/,
	keyHeader: (key) => ["authorization", `Bearer ${key}`],
	readAnswer: (data) => {
		const kind = textAt(data, "type") ?? "";
		const response = valueAt(data, ["response"]) ?? data;
		const usage = valueAt(response, ["usage"]);
		const failure = kind === "error" ? valueAt(data, ["error"]) ?? data : valueAt(response, ["error"]);
		return {
			model: textAt(response, "model"),
			tokens: hasObjectAt(usage) ? tokensOf(usage) : null,
			isFinal: LAST_STATES.includes(textAt(response, "status") ?? "") || (textAt(data, "object") ?? "").startsWith("response.compact"),
			error: errorText(failure),
			writtenChars: kind.endsWith(".delta") ? charsOf(valueAt(data, ["delta"])) : 0
		};
	},
	refusedStatus: 400,
	errorBody: openaiErrorBody,
	ping: (model) => ({
		path: "/v1/responses",
		headers: {},
		body: {
			model,
			input: "Say ok.",
			max_output_tokens: 16,
			store: false
		}
	})
};
function tokensOf(usage) {
	return {
		input: countAt(usage, "input_tokens"),
		cacheRead: countAt(usage, "input_tokens_details", "cached_tokens"),
		cacheWrite: 0,
		output: countAt(usage, "output_tokens")
	};
}

// src/adapters/models/wires/index.ts
const wireShapes = {
	anthropic,
	responses,
	chat,
	gemini
};

// src/adapters/models/endpoint.ts
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Checks an endpoint and takes its key. Throws: `GateError` (`policy-invalid`, `key-missing`). */
function toUpstream(endpoint, secretOf) {
	const url = parseUpstream(endpoint.upstream);
	const key = takeKey(endpoint.keyEnv, secretOf);
	return {
		shape: wireShapes[endpoint.wire],
		model: endpoint.model,
		url,
		prefix: url.pathname.replace(/\/+$/, ""),
		key,
		keyForms: createKeyForms(key)
	};
}
/** A key that came with a line break at its end, as secrets often do, is good without it. One with spaces or control characters
*  inside could not be sent in a header. */
function usableKey(secret) {
	const key = (secret ?? "").trim();
	return /^[\u0021-\u007e]+$/.test(key) ? key : null;
}
function takeKey(keyEnv, secretOf) {
	const secret = secretOf(keyEnv);
	const key = usableKey(secret);
	if (key !== null) return key;
	if ((secret ?? "").trim() === "") throw new GateError("key-missing", `${quote(keyEnv)} is not set`);
	throw new GateError("key-missing", `the key in ${quote(keyEnv)} is not usable: it has a space, a line break or a character that no key has`);
}
function parseUpstream(upstream) {
	const url = URL.canParse(upstream) ? new URL(upstream) : null;
	if (url === null || !/^https?:$/.test(url.protocol)) throw new GateError("policy-invalid", `${quote(upstream)} is not an address of a model's endpoint`);
	if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") throw new GateError("policy-invalid", `the address of ${url.host} must have no user, query or fragment`);
	if (url.protocol === "http:" && !LOOPBACK.test(url.hostname)) throw new GateError("policy-invalid", `http://${url.host} sends the key in clear text; use https`);
	return url;
}

// src/adapters/models/limits.ts
const DEFAULT_LIMITS = {
	connectMs: 2e4,
	firstByteMs: 12e4,
	idleMs: 12e4,
	preflightMs: 15e3,
	retryDelayMs: 500,
	limitedDelayMs: 1e3,
	rateLimitedMs: 12e4,
	concurrentCalls: 16,
	lingerMs: 3e4
};
/** Of a request; it is in memory as a whole, to see which model it asks. The largest that any of the providers takes. */
const MAX_REQUEST_BYTES = 33554432;
/** Counted as output where an answer was lost and its request names no limit of its own. */
const UNKNOWN_OUTPUT_TOKENS = 32e3;
/** More than any model gives in one answer: set aside of the run's budget while a request that names no limit is under way. */
const LARGEST_ANSWER_TOKENS = 262144;
/** Of an answer that is an error, what is kept and passed on; it is in memory as a whole, to be searched for the key. */
const MAX_ERROR_BYTES = 65536;
/** Of an answer in plain JSON, and of one event of a stream, what is read for its usage. Beyond, usage is an estimate. */
const MAX_READ_BYTES = 8388608;

// src/adapters/models/connector.ts
/** Servers close idle connections after 5 s or more; a request sent at that very moment would fail. */
const IDLE_SOCKET_MS = 4e3;
/** Connections are kept and used again. Variables such as `HTTPS_PROXY` are not looked at. */
function createConnector(upstream) {
	const isSecure = upstream.url.protocol === "https:";
	const options = {
		keepAlive: true,
		timeout: IDLE_SOCKET_MS
	};
	const agent = isSecure ? new Agent$1(options) : new Agent(options);
	const [keyName, keyValue] = upstream.shape.keyHeader(upstream.key);
	return {
		request: ({ method, path, headers, signal }) => (isSecure ? request$1 : request)({
			agent,
			method,
			signal,
			hostname: upstream.url.hostname.replaceAll(/[[\]]/g, ""),
			port: upstream.url.port === "" ? isSecure ? 443 : 80 : upstream.url.port,
			path: `${upstream.prefix}${path}`,
			headers: {
				...headers,
				[keyName]: keyValue,
				"accept-encoding": "identity"
			}
		}),
		destroy: () => agent.destroy()
	};
}

// src/adapters/models/error-body.ts
/** The first 64 KiB of an error's body, without the key; the rest is not waited for. Out: null for a body that is packed, in which
*  a key could not be seen. */
async function readErrorBody(answer, keyForms) {
	const isPacked = (answer.headers["content-encoding"] ?? "identity") !== "identity";
	const chunks = [];
	let bytes = 0;
	const most = MAX_ERROR_BYTES + keyForms.maxLength;
	for await (const chunk of answer) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes >= most) break;
	}
	if (isPacked) return null;
	const body = keyForms.hide(Buffer.concat(chunks).subarray(0, most).toString("utf8"));
	return Buffer.from(body).subarray(0, MAX_ERROR_BYTES).toString("utf8");
}
/** What an error's body says in words: the message of the JSON, the title of the page, else its text. */
function readErrorDetail(body) {
	let data;
	try {
		data = JSON.parse(body);
	} catch {
		return /<title[^>]*>([^<]*)<\/title>/i.exec(body)?.[1] ?? body.replaceAll(/<[^>]*>/g, " ");
	}
	const first = Array.isArray(data) ? data[0] : data;
	return errorText(valueAt(first, ["error"])) ?? textAt(first, "message") ?? textAt(first, "detail") ?? "";
}

// src/adapters/models/fault.ts
/** The fault as an error, with what more is to be said of it. */
function toFaultError(fault, more = "") {
	const isRetryable = fault.code !== "model-unauthorized" && fault.code !== "model-not-found";
	return new GateError(fault.code, `${fault.message}${more}`, { isRetryable });
}
const KEY_REFUSED = /(?:invalid|incorrect|not valid|expired|missing)[^.]{0,40}api[ _-]?key|api[ _-]?key[^.]{0,60}(?:invalid|incorrect|not valid|expired|missing|not found)/i;
const MODEL_UNKNOWN = /model[^.]{0,80}(?:not found|does not exist|not exist|unknown|not a valid)|(?:invalid|unknown|no such) model/i;
const MONEY_GONE = /credit balance|insufficient[ _](?:quota|funds|balance|credits)/i;
/** What an error status means. In: what the endpoint said beside it, without the key. Out: null where it is the request's own
*  fault, which says nothing against the endpoint. */
function faultOfStatus(host, answer) {
	const code = codeOfStatus(answer.status, answer.detail);
	if (code === null) return null;
	const said = answer.detail === "" ? "" : `: ${answer.detail}`;
	const seconds = Number(answer.retryAfter);
	const retryAfterMs = answer.retryAfter === void 0 || !Number.isFinite(seconds) ? null : seconds * 1e3;
	return {
		code,
		message: `${host} answered ${answer.status}${said}`,
		retryAfterMs
	};
}
function codeOfStatus(status, detail) {
	if (status === 401 || status === 403) return "model-unauthorized";
	if (status === 404) return "model-not-found";
	if (status === 429 || status === 402) return "model-rate-limited";
	if (status === 407) return "model-unreachable";
	if (status === 408 || status >= 500) return "model-unavailable";
	if (KEY_REFUSED.test(detail)) return "model-unauthorized";
	if (MODEL_UNKNOWN.test(detail)) return "model-not-found";
	return isMoneyGone(detail) ? "model-rate-limited" : null;
}
/** Whether an endpoint's words say that nothing is left to pay it with. */
function isMoneyGone(words) {
	return MONEY_GONE.test(words);
}
/** An error in the middle of an answer whose status was fine. In: type and message, without the key. */
function faultOfErrorEvent(host, said) {
	return {
		code: /rate.?limit|quota|RESOURCE_EXHAUSTED/i.test(said) ? "model-rate-limited" : "model-unavailable",
		message: `${host} broke off its answer: ${said}`,
		retryAfterMs: null
	};
}
/** An answer that is not from a model: a page of a portal, a redirect to another place. */
function faultOfStranger(host, what) {
	return {
		code: "model-unreachable",
		message: `${host} answered with ${what}, which no model's endpoint does; is its address right?`,
		retryAfterMs: null
	};
}
/** A limit in time that passed. In: what did not happen, as in `no byte for 120 s`. */
function faultOfSilence(host, what, code = "model-unavailable") {
	return {
		code,
		message: `${host}: ${what}`,
		retryAfterMs: null
	};
}
const NETWORK_WORDS = {
	ENOTFOUND: "there is no such host name (DNS)",
	EAI_AGAIN: "its name cannot be looked up at the moment (DNS)",
	ECONNREFUSED: "the connection was refused",
	ECONNRESET: "the connection was cut",
	EPIPE: "the connection was cut",
	ETIMEDOUT: "the connection timed out",
	EHOSTUNREACH: "there is no way to the host",
	ENETUNREACH: "there is no way to the network",
	CERT_HAS_EXPIRED: "its TLS certificate has expired",
	CERT_NOT_YET_VALID: "its TLS certificate is not valid yet",
	DEPTH_ZERO_SELF_SIGNED_CERT: "its TLS certificate is self-signed; name its authority in NODE_EXTRA_CA_CERTS",
	SELF_SIGNED_CERT_IN_CHAIN: "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
	UNABLE_TO_GET_ISSUER_CERT: "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
	ERR_TLS_CERT_ALTNAME_INVALID: "its TLS certificate is for another host name",
	EPROTO: "it does not speak TLS as we do; is it `http:` rather than `https:`?"
};
/** The code of an error of node's network modules; of the first address where all of a name's addresses failed. */
function networkCodeOf(error) {
	if (error instanceof AggregateError && codeOf(error) === null) return codeOf(error.errors[0]);
	const code = codeOf(error);
	return code?.startsWith("ERR_SSL_") === true ? "EPROTO" : code;
}
/** An error of node's network modules, in words. */
function faultOfNetwork(host, error) {
	const code = networkCodeOf(error);
	return {
		code: "model-unreachable",
		message: `${host}: ${NETWORK_WORDS[code ?? ""] ?? (code === null ? messageOf(error) : `${messageOf(error)} (${code})`)}`,
		retryAfterMs: null
	};
}

// src/adapters/models/preflight.ts
const TRIES = 3;
/** An endpoint that wants more patience than this would hold up the whole run. */
const MAX_RETRY_AFTER_MS = 3e4;
const PASSING_NETWORK_CODES = [
	"ECONNRESET",
	"EPIPE",
	"EAI_AGAIN"
];
/** Asks the endpoint for a few tokens, at most three times where the failure may pass: after as long as the endpoint says where it says
*  that it is asked too often and names half a minute at most. Throws: `GateError` with a `model-` code, or
*  `cancelled`. */
async function askOnce(upstream, limits, signal) {
	const connector = createConnector(upstream);
	try {
		for (let tries = 1;; tries += 1) {
			const { fault, retryInMs } = await attempt$2(upstream, connector, {
				limits,
				tries
			}, signal);
			if (signal.aborted) throw new GateError("cancelled", "cancelled while the model's endpoint was asked");
			if (fault === null) return;
			if (retryInMs === null || tries === TRIES) throw toFaultError(fault, tries === 1 ? "" : ` (${tries} times)`);
			await setTimeout$1(retryInMs, void 0, { signal }).catch(() => {});
		}
	} finally {
		connector.destroy();
	}
}
async function attempt$2(upstream, connector, { limits, tries }, signal) {
	const timeout = AbortSignal.timeout(limits.preflightMs);
	const host = upstream.url.host;
	try {
		return await judge(upstream, await send(upstream, connector, AbortSignal.any([signal, timeout])), {
			limits,
			tries
		});
	} catch (error) {
		const seconds = limits.preflightMs / 1e3;
		if (timeout.aborted) return {
			fault: faultOfSilence(host, `no answer for ${seconds} s`, "model-unreachable"),
			retryInMs: null
		};
		const isPassing = PASSING_NETWORK_CODES.includes(networkCodeOf(error) ?? "");
		return {
			fault: faultOfNetwork(host, error),
			retryInMs: isPassing ? limits.retryDelayMs * tries : null
		};
	}
}
function send(upstream, connector, signal) {
	const { path, headers, body } = upstream.shape.ping(upstream.model);
	const text = JSON.stringify(body);
	const length = Buffer.byteLength(text);
	return new Promise((resolve, reject) => {
		const sent = connector.request({
			method: "POST",
			path,
			headers: {
				...headers,
				"content-type": "application/json",
				accept: "application/json",
				"content-length": length
			},
			signal
		});
		sent.on("response", resolve);
		sent.on("error", reject);
		sent.end(text);
	});
}
/** An error that is about the request and neither the key nor the model shows that both are good. */
async function judge(upstream, answer, turn) {
	const { keyForms, url } = upstream;
	const status = answer.statusCode ?? 502;
	const type = answer.headers["content-type"] ?? "";
	if (status >= 300 && status < 400) {
		answer.destroy();
		return {
			fault: faultOfStranger(url.host, `a redirect (${status})`),
			retryInMs: null
		};
	}
	const body = await readErrorBody(answer, keyForms) ?? "";
	if (status >= 400) {
		const detail = toDetail(readErrorDetail(body), keyForms);
		const fault = faultOfStatus(url.host, {
			status,
			detail,
			retryAfter: answer.headers["retry-after"]
		});
		return {
			fault,
			retryInMs: fault === null ? null : retryAfter(fault, status, turn)
		};
	}
	return {
		fault: /^application\/(?:[\w.-]+\+)?json\b/i.test(type) || type === "" || /^text\/event-stream\b/i.test(type) ? null : faultOfStranger(url.host, `\`${toDetail(type, keyForms)}\``),
		retryInMs: null
	};
}
/** Money that is gone does not come back while one waits. */
function retryAfter(fault, status, { limits, tries }) {
	if (fault.code === "model-unavailable") return limits.retryDelayMs * tries;
	if (status !== 429 || isMoneyGone(fault.message)) return null;
	if (fault.retryAfterMs === null) return limits.limitedDelayMs * tries;
	return fault.retryAfterMs > MAX_RETRY_AFTER_MS ? null : Math.max(0, fault.retryAfterMs);
}

// src/adapters/models/price.ts
/** A given price counts for every model that answers; else list prices do, as the library has them on disk. A model that nobody
*  knows costs what the endpoint's own does, so that another name in a request is no way around a budget. Out: null where the
*  price of the endpoint's model is not known. */
async function findPrice(endpoint, given, now) {
	if (given !== null) return (_model, { input, output }) => (input * given.input + output * given.output) / 1e6;
	const library = await import("./dist2.js");
	const priceOf = (model, tokens) => listPrice(library.calcPrice, endpoint.upstream, {
		model,
		tokens,
		timestamp: now()
	});
	if (priceOf(endpoint.model, {
		input: 1e3,
		cacheRead: 0,
		cacheWrite: 0,
		output: 1e3
	}) === null) return null;
	return (model, tokens) => (model === null ? null : priceOf(model, tokens)) ?? priceOf(endpoint.model, tokens);
}
/** The price at this provider, else, behind a gateway that the library does not know, the one of the model's maker. */
function listPrice(calculate, providerApiUrl, call) {
	const { input, output, cacheRead, cacheWrite } = call.tokens;
	const known = {
		input_tokens: input,
		output_tokens: output
	};
	const usages = [{
		...known,
		cache_read_tokens: cacheRead,
		cache_write_tokens: cacheWrite
	}, known];
	for (const options of [{ providerApiUrl }, {}]) for (const usage of usages) {
		const price = attempt$1(() => calculate(usage, call.model, {
			...options,
			timestamp: call.timestamp
		}));
		if (price !== null && Number.isFinite(price.total_price)) return price.total_price;
	}
	return null;
}
function attempt$1(work) {
	try {
		return work();
	} catch {
		return null;
	}
}

// src/adapters/models/route.ts
const KEY_PARAMS = [
	"key",
	"api_key",
	"api-key",
	"access_token",
	"oauth_token"
];
/** The path as it came, and its query. */
function splitTarget(target) {
	const mark = target.indexOf("?");
	return mark < 0 ? {
		path: target,
		query: new URLSearchParams()
	} : {
		path: target.slice(0, mark),
		query: new URLSearchParams(target.slice(mark + 1))
	};
}
/** Whether a request is one of the wire's own. Out: null for any other. The path is compared as it came, so that what the
*  endpoint reads is what was checked. */
function findRoute(shape, method, target) {
	const { path, query } = splitTarget(target);
	if (path.replaceAll(/%2f/gi, "/").split("/").some((part) => part === "." || part === "..")) return null;
	const isCall = method === "POST" && shape.callPath.test(path);
	const isFree = method === "POST" && shape.freePath?.test(path) === true;
	const isRead = method === "GET" && shape.readPath.test(path);
	if (!isCall && !isFree && !isRead) return null;
	for (const name of KEY_PARAMS) query.delete(name);
	return {
		isCall,
		path: query.size === 0 ? path : `${path}?${query.toString()}`
	};
}

// src/adapters/models/dummy-key.ts
/** A key that is good for one session's address. */
function makeDummyKey() {
	return `sk-passwhen-${randomBytes(24).toString("hex")}`;
}
/** Whether a request carries this key in any of the places where agents put theirs. */
function carriesKey(request, key) {
	const { headers } = request;
	const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
	const given = [
		headers["x-api-key"],
		headers["api-key"],
		headers["x-goog-api-key"],
		bearer
	];
	const inQuery = splitTarget(request.url ?? "").query.get("key");
	return [...given, inQuery].some((one) => typeof one === "string" && isSame(one, key));
}
function isSame(one, other) {
	return timingSafeEqual(digest(one), digest(other));
}
function digest(text) {
	return createHash("sha256").update(text).digest();
}

// src/adapters/models/asked.ts
/** Members by which gateways and providers are led to other models than the one that is named, or to work that nobody waits for. */
const FOREIGN_MEMBERS = [
	"models",
	"fallbacks",
	"background"
];
const OUTPUT_LIMITS = [
	["max_tokens"],
	["max_completion_tokens"],
	["max_output_tokens"],
	["generationConfig", "maxOutputTokens"],
	["generation_config", "max_output_tokens"]
];
/** Several answers to one request, each with the limit of its own. */
const ANSWER_COUNTS = [
	["n"],
	["best_of"],
	["generationConfig", "candidateCount"]
];
/** Checks that a request asks for this model and no other. In: its path and whole body. Out: why not, in words for the agent. */
function readAsked(shape, { model, path, body }) {
	const text = body.toString("utf8");
	const data = parseObject(text);
	if (data === null) return "The body of a request must be a JSON object.";
	const keys = topLevelKeys(text).map((key) => key.toLowerCase());
	const named = keys.filter((key) => key === "model").length;
	const inPath = shape.modelInPath?.exec(path)?.[1] ?? null;
	const asked = valueAt(data, ["model"]);
	if (!(inPath === null ? named === 1 && asked === model : isSameModel(inPath, model) && (named === 0 || named === 1 && isSameModel(asked, model)))) return `This run has the model ${quote(model)} and no other.`;
	const foreign = FOREIGN_MEMBERS.find((name) => keys.includes(name) && valueAt(data, [name]) !== false);
	if (foreign !== void 0) return `${quote(foreign)} is not open to agents.`;
	return { maxOutputTokens: maxOutputOf(data) };
}
function isSameModel(asked, model) {
	return typeof asked === "string" && asked.replace(/^models\//, "") === model.replace(/^models\//, "");
}
function maxOutputOf(data) {
	if (ANSWER_COUNTS.some((path) => countAt(data, ...path) > 1)) return 1e400;
	const limits = OUTPUT_LIMITS.map((path) => countAt(data, ...path));
	return Math.max(...limits) || null;
}
function parseObject(text) {
	try {
		const data = JSON.parse(text);
		return typeof data === "object" && data !== null && !Array.isArray(data) ? data : null;
	} catch {
		return null;
	}
}
/** Every key of the outermost object, as often as it is there. In: the JSON of an object. */
function topLevelKeys(json) {
	const keys = [];
	let [depth, isKeyNext] = [0, false];
	for (let at = 0; at < json.length; at += 1) {
		const letter = json[at];
		if (letter === "\"") {
			const end = endOfString(json, at);
			if (depth === 1 && isKeyNext) keys.push(JSON.parse(json.slice(at, end)));
			isKeyNext = false;
			at = end - 1;
		} else if (letter === "{" || letter === "[") {
			depth += 1;
			isKeyNext = depth === 1;
		} else if (letter === "}" || letter === "]") depth -= 1;
		else if (letter === "," && depth === 1) isKeyNext = true;
	}
	return keys;
}
/** Behind the closing quote of the string that begins here. */
function endOfString(json, start) {
	for (let at = json.indexOf("\"", start + 1); at !== -1; at = json.indexOf("\"", at + 1)) {
		let slashes = 0;
		while (json[at - 1 - slashes] === "\\") slashes += 1;
		if (slashes % 2 === 0) return at + 1;
	}
	return json.length;
}

// src/adapters/models/headers.ts
/** Of the connection, not of the message; and what `Connection` names beside them. */
const HOP_BY_HOP = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
	"http2-settings"
];
/** What would let an agent speak for itself: another key, another payer, another method than the one that was checked. */
const NOT_THE_AGENTS = [
	"host",
	"expect",
	"content-length",
	"accept-encoding",
	"authorization",
	"x-api-key",
	"api-key",
	"x-goog-api-key",
	"x-goog-user-project",
	"openai-organization",
	"openai-project",
	"cookie",
	"cookie2",
	"forwarded",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-proto",
	"x-http-method",
	"x-http-method-override",
	"x-method-override"
];
const NOT_FOR_AGENTS = [
	"set-cookie",
	"set-cookie2",
	"alt-svc",
	"strict-transport-security"
];
/** What goes to the endpoint of an agent's headers. */
function toUpstreamHeaders(headers) {
	return without(headers, [...HOP_BY_HOP, ...NOT_THE_AGENTS]);
}
/** What goes to the agent of an answer's headers; none that has the key in it. */
function toAgentHeaders(headers, keyForms) {
	const kept = without(headers, [...HOP_BY_HOP, ...NOT_FOR_AGENTS]);
	return Object.fromEntries(Object.entries(kept).filter(([name, value]) => !keyForms.isIn(name) && !keyForms.isIn(String(value))));
}
function without(headers, names) {
	const named = (headers.connection ?? "").toLowerCase().split(",").map((name) => name.trim());
	const dropped = /* @__PURE__ */ new Set([...names, ...named]);
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

// node_modules/eventsource-parser/dist/index.js
var ParseError = class extends Error {
	constructor(message, options) {
		super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
	}
};
function noop(_arg) {}
function createParser(callbacks) {
	if (typeof callbacks == "function") throw new TypeError("`callbacks` must be an object, got a function instead. Did you mean `{onEvent: fn}`?");
	const { onEvent = noop, onError = noop, onRetry = noop, onComment } = callbacks;
	let incompleteLine = "", isFirstChunk = !0, id, data = "", eventType = "";
	function feed(newChunk) {
		const chunk = isFirstChunk ? newChunk.replace(/^\xEF\xBB\xBF/, "") : newChunk, [complete, incomplete] = splitLines(`${incompleteLine}${chunk}`);
		for (const line of complete) parseLine(line);
		incompleteLine = incomplete, isFirstChunk = !1;
	}
	function parseLine(line) {
		if (line === "") {
			dispatchEvent();
			return;
		}
		if (line.startsWith(":")) {
			onComment && onComment(line.slice(line.startsWith(": ") ? 2 : 1));
			return;
		}
		const fieldSeparatorIndex = line.indexOf(":");
		if (fieldSeparatorIndex !== -1) {
			const field = line.slice(0, fieldSeparatorIndex), offset = line[fieldSeparatorIndex + 1] === " " ? 2 : 1;
			processField(field, line.slice(fieldSeparatorIndex + offset), line);
			return;
		}
		processField(line, "", line);
	}
	function processField(field, value, line) {
		switch (field) {
			case "event":
				eventType = value;
				break;
			case "data":
				data = `${data}${value}
`;
				break;
			case "id":
				id = value.includes("\0") ? void 0 : value;
				break;
			case "retry":
				/^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
					type: "invalid-retry",
					value,
					line
				}));
				break;
			default: onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
				type: "unknown-field",
				field,
				value,
				line
			}));
		}
	}
	function dispatchEvent() {
		data.length > 0 && onEvent({
			id,
			event: eventType || void 0,
			data: data.endsWith(`
`) ? data.slice(0, -1) : data
		}), id = void 0, data = "", eventType = "";
	}
	function reset(options = {}) {
		incompleteLine && options.consume && parseLine(incompleteLine), isFirstChunk = !0, id = void 0, data = "", eventType = "", incompleteLine = "";
	}
	return {
		feed,
		reset
	};
}
function splitLines(chunk) {
	const lines = [];
	let incompleteLine = "", searchIndex = 0;
	for (; searchIndex < chunk.length;) {
		const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
		let lineEnd = -1;
		if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = Math.min(crIndex, lfIndex) : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1) {
			incompleteLine = chunk.slice(searchIndex);
			break;
		} else {
			const line = chunk.slice(searchIndex, lineEnd);
			lines.push(line), searchIndex = lineEnd + 1, chunk[searchIndex - 1] === "\r" && chunk[searchIndex] === `
` && searchIndex++;
		}
	}
	return [lines, incompleteLine];
}

// src/adapters/models/read-answer.ts
const CHARS_PER_TOKEN = 4;
/** Tokens that bytes or characters are likely to be. */
function estimateTokens(length) {
	return Math.ceil(length / CHARS_PER_TOKEN);
}
/** A reader for an answer of this kind. In: the content type in lower case, and the content encoding. */
function createAnswerReader(shape, isStream, encoding) {
	if (encoding !== "identity") return createBlindReader();
	return isStream ? createStreamReader(shape) : createJsonReader(shape);
}
function createStreamReader(shape) {
	const summary = createSummary();
	const decoder = new StringDecoder("utf8");
	let [bytes, pendingBytes, isReadable] = [
		0,
		0,
		true
	];
	const parser = createParser({
		onEvent: ({ data }) => {
			pendingBytes = 0;
			if (data === "[DONE]") summary.finish();
			else summary.add(parseJson(data), shape);
		},
		onComment: () => {
			pendingBytes = 0;
		}
	});
	return {
		feed: (chunk) => {
			bytes += chunk.length;
			pendingBytes += chunk.length;
			if (pendingBytes > 8388608) isReadable = false;
			if (isReadable) parser.feed(decoder.write(chunk));
		},
		end: () => summary.result(isReadable, bytes)
	};
}
function createJsonReader(shape) {
	const summary = createSummary();
	const chunks = [];
	let bytes = 0;
	return {
		feed: (chunk) => {
			bytes += chunk.length;
			if (bytes <= 8388608) chunks.push(chunk);
			else chunks.length = 0;
		},
		end: () => {
			const isReadable = bytes <= MAX_READ_BYTES;
			const data = isReadable ? parseJson(Buffer.concat(chunks).toString("utf8")) : void 0;
			summary.add(data, shape);
			if (data !== void 0) summary.finish();
			return summary.result(isReadable, bytes);
		}
	};
}
function createBlindReader() {
	let bytes = 0;
	return {
		feed: (chunk) => {
			bytes += chunk.length;
		},
		end: () => createSummary().result(false, bytes)
	};
}
function createSummary() {
	let model = null;
	let tokens = null;
	let error = null;
	let [isFinished, writtenChars] = [false, 0];
	const take = (facts) => {
		model = facts.model ?? model;
		tokens = facts.tokens === null ? tokens : largest(tokens, facts.tokens);
		error ??= facts.error;
		isFinished ||= facts.isFinal;
		writtenChars += facts.writtenChars;
	};
	return {
		add: (data, shape) => {
			if (typeof data === "object" && data !== null) take(shape.readAnswer(data));
		},
		finish: () => {
			isFinished = true;
		},
		result: (isReadable, bytes) => ({
			model,
			tokens: isReadable && tokens !== null && tokens.input + tokens.output > 0 ? tokens : null,
			isComplete: isReadable ? isFinished : null,
			error,
			writtenTokens: estimateTokens(isReadable && writtenChars > 0 ? writtenChars : bytes)
		})
	};
}
function largest(one, other) {
	if (one === null) return other;
	return {
		input: Math.max(one.input, other.input),
		cacheRead: Math.max(one.cacheRead, other.cacheRead),
		cacheWrite: Math.max(one.cacheWrite, other.cacheWrite),
		output: Math.max(one.output, other.output)
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

// src/adapters/models/send-error.ts
/** Answers with an error in the words of the wire. */
function sendError(response, shape, answer) {
	if (response.destroyed || response.headersSent) return;
	const { status, message, headers = {} } = answer;
	const body = JSON.stringify(shape.errorBody(status, message));
	response.writeHead(status, {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body),
		...headers
	});
	response.end(body);
}
/** Refuses for good, in words that no agent takes for a reason to ask again. */
function sendRefusal(response, shape, message) {
	sendError(response, shape, {
		status: shape.refusedStatus,
		message,
		headers: { "x-should-retry": "false" }
	});
}

// src/adapters/models/watchdog.ts
function createWatchdog() {
	let timer = null;
	const stop = () => {
		if (timer !== null) clearTimeout(timer);
		timer = null;
	};
	return {
		expect: (timeoutMs, onSilence) => {
			stop();
			timer = setTimeout(onSilence, timeoutMs);
		},
		refresh: () => {
			timer?.refresh();
		},
		stop
	};
}

// src/adapters/models/exchange.ts
const NO_TOKENS = {
	input: 0,
	cacheRead: 0,
	cacheWrite: 0,
	output: 0
};
/** An answer that our own code failed on; whatever it was, the endpoint sent it. */
var UnreadableError = class extends Error {};
/** Sends one request of the agent on and the answer back, each as it comes. Throws: never for what the network or the endpoint does. */
async function exchange(request, response, outgoing, context) {
	const one = new Exchange(request, response, outgoing, context);
	try {
		await one.run();
	} finally {
		one.release();
	}
}
/** The state of one request under way. */
var Exchange = class {
	#request;
	#response;
	#outgoing;
	#context;
	#host;
	#stop = new AbortController();
	#watchdog = createWatchdog();
	#linger = null;
	/** Why we ended it ourselves, when we did because of the endpoint. */
	#silence = null;
	/** The endpoint has the request, or parts of it. */
	#isAsked = false;
	#isSettled = false;
	constructor(request, response, outgoing, context) {
		this.#request = request;
		this.#response = response;
		this.#outgoing = outgoing;
		this.#context = context;
		this.#host = context.upstream.url.host;
		response.once("close", this.#leave);
		context.signal.addEventListener("abort", this.#cut, { once: true });
		if (context.signal.aborted) this.#cut();
		else if (response.destroyed) this.#leave();
	}
	/** What the agent asked for it pays for, whether it waits for the answer or not. */
	#leave = () => {
		if (this.#isSettled) return;
		if (this.#isAsked) this.#linger ??= setTimeout(this.#cut, this.#context.limits.lingerMs);
		else this.#cut();
	};
	#cut = () => {
		if (!this.#isSettled) this.#stop.abort();
	};
	async run() {
		const { path, body } = this.#outgoing;
		const method = this.#request.method ?? "GET";
		const length = body === null ? {} : { "content-length": body.length };
		const headers = {
			...toUpstreamHeaders(this.#request.headers),
			...length
		};
		const sent = this.#context.connector.request({
			method,
			path,
			headers,
			signal: this.#stop.signal
		});
		sent.on("error", () => {});
		try {
			const answer = await this.#ask(sent);
			answer.on("error", () => {});
			await this.#giveBack(answer);
		} catch (error) {
			this.#fail(sent, error);
		} finally {
			if (!sent.writableFinished) sent.destroy();
		}
	}
	release() {
		this.#watchdog.stop();
		if (this.#linger !== null) clearTimeout(this.#linger);
		this.#response.off("close", this.#leave);
		this.#context.signal.removeEventListener("abort", this.#cut);
		this.#settle(null, false, NO_TOKENS);
	}
	#ask(sent) {
		const { limits } = this.#context;
		const awaitAnswer = () => {
			this.#isAsked = true;
			this.#expect(limits.firstByteMs, "no answer");
		};
		this.#expect(limits.connectMs, "no connection", "model-unreachable");
		sent.once("socket", (socket) => {
			if (!socket.connecting) return awaitAnswer();
			socket.once(this.#context.upstream.url.protocol === "https:" ? "secureConnect" : "connect", awaitAnswer);
		});
		sent.once("finish", () => this.#watchdog.refresh());
		sent.end(this.#outgoing.body ?? void 0);
		return new Promise((resolve, reject) => {
			sent.once("response", resolve);
			sent.once("error", reject);
		});
	}
	async #giveBack(answer) {
		const status = answer.statusCode ?? 502;
		const type = (answer.headers["content-type"] ?? "").toLowerCase().split(";")[0]?.trim() ?? "";
		const isStream = type === "text/event-stream";
		this.#expect(this.#context.limits.idleMs, "silence in the middle of an answer");
		if (status >= 400) return await this.#refuse(answer, status);
		if (status >= 300) return this.#turnAway(answer, faultOfStranger(this.#host, `a redirect (${status})`));
		if (isStream || type === "" || /^application\/(?:[\w.-]+\+)?json$/.test(type)) return await this.#passThrough(answer, status, isStream);
		const said = toDetail(type, this.#context.upstream.keyForms);
		this.#turnAway(answer, faultOfStranger(this.#host, `\`${said}\``));
	}
	async #passThrough(answer, status, isStream) {
		const { shape, keyForms } = this.#context.upstream;
		const encoding = answer.headers["content-encoding"] ?? "identity";
		const reader = createAnswerReader(shape, isStream, encoding);
		const redactor = keyForms.createStream();
		this.#response.writeHead(status, toAgentHeaders(answer.headers, keyForms));
		this.#response.flushHeaders();
		try {
			for await (const chunk of answer) {
				this.#watchdog.refresh();
				this.#context.onBytes();
				const isTaken = this.#write(redactor.push(chunk));
				readSafely(() => reader.feed(chunk));
				if (!isTaken) await this.#drain();
			}
			readSafely(() => this.#conclude(reader.end(), isStream));
			this.#write(redactor.end());
			this.#response.end();
		} catch (error) {
			this.#breakOff(reader, error);
			this.#response.destroy();
		}
	}
	/** Out: whether the agent reads as fast as the endpoint writes; one that left holds nobody up. */
	#write(bytes) {
		if (bytes.length === 0 || this.#response.destroyed) return true;
		return this.#response.write(bytes);
	}
	#drain() {
		const response = this.#response;
		return new Promise((resolve) => {
			const go = () => {
				response.off("drain", go).off("close", go);
				resolve();
			};
			if (response.destroyed) return go();
			response.on("drain", go).on("close", go);
		});
	}
	/** The answer came to its end as HTTP sees it. */
	#conclude(summary, isStream) {
		const tokens = summary.tokens ?? this.#estimate(summary);
		if (summary.error !== null) {
			const said = toDetail(summary.error, this.#context.upstream.keyForms);
			return this.#settle(faultOfErrorEvent(this.#host, said), false, tokens, summary.model);
		}
		if (summary.isComplete !== false) return this.#settle(null, true, tokens, summary.model);
		const fault = isStream ? faultOfSilence(this.#host, CUT) : faultOfStranger(this.#host, "something that is not JSON");
		this.#settle(fault, false, tokens, summary.model);
	}
	/** The answer stopped in the middle: by the endpoint, by us, or because the agent left for good. */
	#breakOff(reader, error) {
		if (this.#isSettled) return;
		const isUnreadable = error instanceof UnreadableError;
		const summary = isUnreadable ? null : reader.end();
		const known = summary?.tokens ?? NO_TOKENS;
		const estimate = this.#estimate(summary);
		const isLost = isUnreadable || this.#silence !== null || this.#linger !== null;
		const output = Math.max(known.output, estimate.output, isLost ? this.#mostOutput() : 0);
		const tokens = {
			...known,
			input: known.input > 0 ? known.input : estimate.input,
			output
		};
		const what = isUnreadable ? `its answer cannot be read (${error.message})` : CUT;
		const fault = this.#silence ?? faultOfSilence(this.#host, what);
		this.#settle(this.#isOurs() && !isUnreadable ? null : fault, false, tokens, summary?.model ?? null);
	}
	/** An error of the endpoint goes to the agent as it is, but for the key. */
	async #refuse(answer, status) {
		const { shape, keyForms } = this.#context.upstream;
		const body = await readErrorBody(answer, keyForms);
		const detail = toDetail(readErrorDetail(body ?? ""), keyForms);
		const fault = faultOfStatus(this.#host, {
			status,
			detail,
			retryAfter: answer.headers["retry-after"]
		});
		this.#settle(fault, false, NO_TOKENS);
		const { "content-length": _length, "content-encoding": _encoding, ...headers } = toAgentHeaders(answer.headers, keyForms);
		if (body === null) return sendError(this.#response, shape, {
			status,
			message: `${this.#host} answered ${status}`
		});
		this.#response.writeHead(status, headers);
		this.#response.end(body);
	}
	#turnAway(answer, fault) {
		answer.destroy();
		this.#settle(fault, false, NO_TOKENS);
		sendError(this.#response, this.#context.upstream.shape, {
			status: 502,
			message: fault.message
		});
	}
	/** No answer came, or one that cannot be handed on. */
	#fail(sent, error) {
		const input = this.#isAsked ? estimateTokens(this.#bodyBytes()) : 0;
		const isLost = this.#isAsked && (this.#silence !== null || this.#linger !== null);
		const tokens = {
			...NO_TOKENS,
			input,
			output: isLost ? this.#mostOutput() : 0
		};
		const fault = this.#silence ?? faultOfFailure(this.#host, error);
		const isStale = sent.reusedSocket && ["ECONNRESET", "EPIPE"].includes(networkCodeOf(error) ?? "");
		this.#settle(this.#isOurs() || isStale ? null : fault, false, tokens);
		if (this.#isOurs() || this.#response.headersSent) this.#response.destroy();
		const status = this.#silence === null ? 502 : 504;
		sendError(this.#response, this.#context.upstream.shape, {
			status,
			message: fault.message
		});
	}
	/** We ended it, and not because of the endpoint. */
	#isOurs() {
		return this.#stop.signal.aborted && this.#silence === null;
	}
	#bodyBytes() {
		return this.#outgoing.body?.length ?? 0;
	}
	#mostOutput() {
		const most = this.#outgoing.asked.maxOutputTokens;
		return most === null || most === 1e400 ? UNKNOWN_OUTPUT_TOKENS : most;
	}
	#estimate(summary) {
		return {
			...NO_TOKENS,
			input: estimateTokens(this.#bodyBytes()),
			output: summary?.writtenTokens ?? 0
		};
	}
	#expect(timeoutMs, missing, code) {
		this.#watchdog.expect(timeoutMs, () => {
			if (this.#response.writableNeedDrain && !this.#response.destroyed) return this.#expect(timeoutMs, missing, code);
			this.#silence = faultOfSilence(this.#host, `${missing} for ${timeoutMs / 1e3} s`, code);
			this.#stop.abort();
		});
	}
	#settle(fault, isSuccess, tokens, model = null) {
		if (this.#isSettled) return;
		this.#isSettled = true;
		this.#context.onOutcome({
			fault,
			isSuccess,
			model,
			tokens
		});
	}
};
const CUT = "the answer's stream was cut before its end";
function readSafely(read) {
	try {
		read();
	} catch (error) {
		throw new UnreadableError(messageOf(error), { cause: error });
	}
}
function faultOfFailure(host, error) {
	return error instanceof RangeError || error instanceof TypeError ? faultOfSilence(host, `its answer cannot be handed on (${messageOf(error)})`) : faultOfNetwork(host, error);
}

// src/adapters/models/fault-log.ts
/** After how many failures of a kind without a success between them the run ends. Agents try again for minutes, or for ever. */
const FAULTS_TO_STOP = {
	"model-unauthorized": 2,
	"model-not-found": 2,
	"model-rate-limited": 4,
	"model-unavailable": 4,
	"model-unreachable": 3
};
function createFaultLog(clock, rateLimitedMs) {
	const counts = /* @__PURE__ */ new Map();
	let last = null;
	let limitedSinceMs = null;
	return {
		add: (fault) => {
			last = fault;
			const count = (counts.get(fault.code) ?? 0) + 1;
			counts.set(fault.code, count);
			const times = count === 1 ? "" : ` (${count} times, no success between)`;
			if (fault.code === "model-rate-limited") {
				limitedSinceMs ??= clock.elapsedMs();
				if (clock.elapsedMs() - limitedSinceMs + (fault.retryAfterMs ?? 0) > rateLimitedMs) return toFaultError(fault, `${times}; that is more than ${rateLimitedMs / 1e3} s to wait`);
			}
			return count >= FAULTS_TO_STOP[fault.code] ? toFaultError(fault, times) : null;
		},
		clear: () => {
			counts.clear();
			last = null;
			limitedSinceMs = null;
		},
		last: () => last === null ? null : toFaultError(last)
	};
}

// src/adapters/models/request-body.ts
/** Reads the whole body of an agent's request. Out: null for one that is larger than the limit; the rest of it is not kept. Throws
*  where the agent leaves or is silent for too long. */
async function readRequestBody(request, limits) {
	const chunks = [];
	let bytes = 0;
	const silence = setTimeout(() => request.destroy(), limits.silenceMs);
	try {
		for await (const chunk of request.iterator({ destroyOnReturn: false })) {
			silence.refresh();
			bytes += chunk.length;
			if (bytes > limits.maxBytes) return null;
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	} finally {
		clearTimeout(silence);
	}
}

// src/adapters/models/session.ts
const IDLE_AGENT_MS = 6e4;
const MAX_CONNECTIONS = 256;
/** Says nothing of why: some agents read "overloaded" or "500" in a message as a reason to try again. */
const RUN_ENDED = "The run has ended.";
const NOTHING = { maxOutputTokens: 0 };
/** Listens on the loopback for one agent run. Throws: `GateError` (`world-failed`). */
async function openSession(parts) {
	const { upstream, tally, limits } = parts;
	let freeLeft = parts.freeRequests;
	const key = makeDummyKey();
	const connector = createConnector(upstream);
	const faults = createFaultLog(parts.clock, limits.rateLimitedMs);
	const [stopped, closed] = [new AbortController(), new AbortController()];
	setMaxListeners(0, closed.signal);
	const isClosed = once$1(closed.signal, "abort");
	const underWay = /* @__PURE__ */ new Set();
	const inTurn = pLimit(limits.concurrentCalls);
	const stop = (reason) => stopped.abort(reason);
	const refuse = (response, status, message) => sendError(response, upstream.shape, {
		status,
		message
	});
	const note = (outcome) => {
		if (outcome.isSuccess) faults.clear();
		const fatal = outcome.fault === null ? null : faults.add(outcome.fault);
		if (fatal !== null) stop(fatal);
	};
	const calls = /* @__PURE__ */ new Set();
	const pass = (request, response, outgoing, onOutcome, onBytes = () => {}) => exchange(request, response, outgoing, {
		upstream,
		connector,
		limits,
		signal: closed.signal,
		onOutcome,
		onBytes
	});
	const passCall = async (request, response, outgoing, onOutcome) => {
		const call = { heardAtMs: parts.clock.elapsedMs() };
		calls.add(call);
		const settle = (outcome) => {
			calls.delete(call);
			onOutcome(outcome);
		};
		await pass(request, response, outgoing, settle, () => {
			call.heardAtMs = parts.clock.elapsedMs();
		});
	};
	/** A call begins when no call under way may use up the budget. */
	const forwardCall = async (request, response, outgoing) => {
		const estimate = {
			inputTokens: estimateTokens(outgoing.body?.length ?? 0),
			...outgoing.asked
		};
		for (;;) {
			if (response.destroyed) return;
			if (stopped.signal.aborted || closed.signal.aborted) return sendRefusal(response, upstream.shape, RUN_ENDED);
			const begun = tally.begin(estimate);
			if (begun.kind === "counted") return await passCall(request, response, outgoing, (outcome) => {
				begun.settle(outcome.model, outcome.tokens);
				note(outcome);
			});
			if (begun.kind === "wait") {
				await Promise.race([begun.change, isClosed]);
				continue;
			}
			stop(new GateError("budget-exceeded", describeRefusal$1(begun)));
			return sendRefusal(response, upstream.shape, `The budget of this run is used up: ${begun.cap}. The run ends here.`);
		}
	};
	/** Lists of models and counts of tokens cost nothing, and are not endless all the same. */
	const forwardFree = async (request, response, outgoing) => {
		if (freeLeft <= 0) return sendRefusal(response, upstream.shape, "No more of these requests are open to this run.");
		freeLeft -= 1;
		await pass(request, response, outgoing, () => {});
	};
	/** Refusals on account of the request say nothing against the endpoint: it never sees them. */
	const forward = async (request, response, route) => {
		if (response.destroyed) return;
		if (stopped.signal.aborted) return sendRefusal(response, upstream.shape, RUN_ENDED);
		if (request.method === "GET") return await forwardFree(request, response, {
			path: route.path,
			body: null,
			asked: NOTHING
		});
		const body = await readRequestBody(request, {
			maxBytes: MAX_REQUEST_BYTES,
			silenceMs: limits.firstByteMs
		}).catch(() => void 0);
		if (body === void 0) return void response.destroy();
		if (body === null) return refuse(response, 413, `A request may have ${MAX_REQUEST_BYTES} bytes at most.`);
		if ((request.headers["content-encoding"] ?? "identity") !== "identity") return sendRefusal(response, upstream.shape, "The body of a request must not be packed.");
		const asked = readAsked(upstream.shape, {
			model: upstream.model,
			path: route.path,
			body
		});
		if (typeof asked === "string") return sendRefusal(response, upstream.shape, asked);
		await (route.isCall ? forwardCall : forwardFree)(request, response, {
			path: route.path,
			body,
			asked
		});
	};
	const handle = async (request, response) => {
		response.on("error", () => {});
		request.on("error", () => {});
		if (!carriesKey(request, key)) return refuse(response, 401, "This key is not good for this address.");
		const [method, target] = [request.method ?? "", request.url ?? ""];
		const route = findRoute(upstream.shape, method, target);
		if (route === null) return refuse(response, 404, `${method} ${splitTarget(target).path.slice(0, 100)} is not open to agents.`);
		try {
			await (method === "GET" ? forward(request, response, route) : inTurn(() => forward(request, response, route)));
		} finally {
			request.resume();
		}
	};
	const server = createServer({
		keepAliveTimeout: IDLE_AGENT_MS,
		requestTimeout: 0
	}, (request, response) => {
		const work = handle(request, response).catch((error) => {
			stop(new GateError("internal-error", `the model proxy failed: ${messageOf(error)}`, { cause: error }));
			response.destroy();
		}).finally(() => underWay.delete(work));
		underWay.add(work);
	});
	server.maxConnections = MAX_CONNECTIONS;
	server.on("error", () => {});
	return {
		url: `http://127.0.0.1:${await listen(server)}`,
		key,
		usage: tally.usage,
		stopped: stopped.signal,
		underWay: () => {
			const now = parts.clock.elapsedMs();
			const silences = [...calls].map(({ heardAtMs }) => now - heardAtMs);
			return {
				calls: calls.size,
				silentMs: Math.max(0, ...silences)
			};
		},
		lastFault: faults.last,
		close: async () => {
			closed.abort();
			const isServerClosed = new Promise((resolve) => void server.close(() => resolve()));
			server.closeAllConnections();
			connector.destroy();
			await isServerClosed;
			await Promise.allSettled(underWay);
		}
	};
}
/** Why a session ends that asks for more, or why none begins. */
function describeRefusal$1({ whose, cap }) {
	if (whose === "session") return `the agent asked its model for more after ${cap}`;
	return `the budget of the whole run is used up: ${cap}, all agents together`;
}
async function listen(server) {
	try {
		server.listen(0, "127.0.0.1");
		await once$1(server, "listening");
	} catch (error) {
		throw toWorldError("the model proxy cannot listen on the loopback", error);
	}
	return server.address().port;
}

// src/adapters/models/meter.ts
/** In: the caps. Throws: never. */
function createMeter(caps) {
	let [calls, inputTokens, outputTokens, usd, isPriced] = [
		0,
		0,
		0,
		0,
		true
	];
	const underWay = /* @__PURE__ */ new Set();
	let waiting = [];
	return {
		usedUp: () => {
			const tokens = inputTokens + outputTokens;
			const most = caps.calls ?? null;
			if (most !== null && calls >= most) return `${calls} of ${most} calls used`;
			if (caps.tokens !== null && tokens >= caps.tokens) return `${tokens} of ${caps.tokens} tokens used`;
			if (caps.usd !== null && usd >= caps.usd) return `$${toCents(usd)} of $${toCents(caps.usd)} used`;
			return null;
		},
		mayBeUsedUp: () => {
			let [tokens, dollars] = [inputTokens + outputTokens, usd];
			for (const one of underWay) [tokens, dollars] = [tokens + one.tokens.input + one.tokens.output, dollars + (one.usd ?? 0)];
			return caps.tokens !== null && tokens >= caps.tokens || caps.usd !== null && dollars >= caps.usd;
		},
		change: () => new Promise((resolve) => void waiting.push(resolve)),
		begin: (estimate) => {
			calls += 1;
			isPriced &&= estimate.usd !== null;
			underWay.add(estimate);
			return (used) => {
				if (!underWay.delete(estimate)) return;
				inputTokens += used.tokens.input;
				outputTokens += used.tokens.output;
				usd += used.usd ?? 0;
				const woken = waiting;
				waiting = [];
				for (const wake of woken) wake();
			};
		},
		used: () => ({
			calls,
			inputTokens,
			outputTokens,
			usd: isPriced ? usd : null
		})
	};
}
/** Money with two digits, with more where two would show nothing. */
function toCents(usd) {
	return usd > 0 && usd < .01 ? usd.toPrecision(2) : usd.toFixed(2);
}

// src/adapters/models/tally.ts
/** Counts each call twice: against the caps of its session, and against those of the run, which all sessions share. */
function createTally(caps, price, run) {
	const session = createMeter(caps);
	return {
		begin: (estimate) => {
			const own = session.usedUp();
			if (own !== null) return {
				kind: "refused",
				whose: "session",
				cap: own
			};
			const shared = run.usedUp();
			if (shared !== null) return {
				kind: "refused",
				whose: "run",
				cap: shared
			};
			for (const meter of [session, run]) if (meter.mayBeUsedUp()) return {
				kind: "wait",
				change: meter.change()
			};
			const settleSession = session.begin(reserve(estimate, 1e400, price));
			const settleRun = run.begin(reserve(estimate, LARGEST_ANSWER_TOKENS, price));
			const settle = (model, tokens) => {
				const used = {
					tokens,
					usd: price === null ? null : price(model, tokens) ?? 0
				};
				settleSession(used);
				settleRun(used);
			};
			return {
				kind: "counted",
				settle
			};
		},
		usage: () => ({
			...session.used(),
			...price === null ? { usd: null } : {}
		})
	};
}
/** In: what an answer may have where its request does not say. */
function reserve({ inputTokens, maxOutputTokens }, unnamedOutput, price) {
	const tokens = {
		input: inputTokens,
		cacheRead: 0,
		cacheWrite: 0,
		output: maxOutputTokens ?? unnamedOutput
	};
	if (price === null) return {
		tokens,
		usd: null
	};
	return {
		tokens,
		usd: Number.isFinite(tokens.output) ? price(null, tokens) ?? 0 : 1e400
	};
}

// src/adapters/models/models.ts
const NO_BUDGET = {
	usd: null,
	tokens: null
};
/** Agents count tokens before a call, and ask for the models there are when they start. */
const FREE_REQUESTS_PER_CALL = 10;
/** Access to models through a proxy on the loopback that has the keys. No request or answer is logged, and no key is in an error.
*  Variables such as `HTTPS_PROXY` are not looked at; `NODE_EXTRA_CA_CERTS` is, by Node itself. */
function createModels({ secretOf, clock = systemClock, limits: given = {}, budget = NO_BUDGET }) {
	const limits = {
		...DEFAULT_LIMITS,
		...given
	};
	const run = createMeter(budget);
	const asked = /* @__PURE__ */ new Map();
	const askShared = (name, upstream, signal) => {
		const known = asked.get(name);
		if (known !== void 0) return known;
		const asking = askOnce(upstream, limits, signal);
		asked.set(name, asking);
		asking.catch((error) => {
			if (!(error instanceof GateError) || error.isRetryable || error.code === "cancelled") asked.delete(name);
		});
		return asking;
	};
	return {
		hasKey: (keyEnv) => usableKey(secretOf(keyEnv)) !== null,
		preflight: async (endpoint, signal) => {
			const upstream = toUpstream(endpoint, secretOf);
			for (;;) try {
				return await askShared(nameOf(endpoint, upstream), upstream, signal);
			} catch (error) {
				if (!(error instanceof GateError && error.code === "cancelled" && !signal.aborted)) throw error;
			}
		},
		open: async (endpoint, caps, price) => {
			const upstream = toUpstream(endpoint, secretOf);
			const cap = run.usedUp();
			if (cap !== null) throw new GateError("budget-exceeded", describeRefusal$1({
				whose: "run",
				cap
			}));
			const priceCall = await findPrice(endpoint, price, clock.now);
			if ((caps.usd !== null || budget.usd !== null) && priceCall === null) throw new GateError("price-unknown", `no price is known for the model ${quote(endpoint.model)}, so ${caps.usd === null ? "the run's" : "its"} budget in dollars cannot be kept; add \`price: { input, output }\` in dollars for a million tokens to the agent's policy`);
			const freeRequests = FREE_REQUESTS_PER_CALL * Math.max(1, caps.calls);
			const { silenceMs } = caps;
			const patience = silenceMs === null ? limits : {
				...limits,
				firstByteMs: Math.min(limits.firstByteMs, silenceMs),
				idleMs: Math.min(limits.idleMs, silenceMs)
			};
			return await openSession({
				upstream,
				tally: createTally(caps, priceCall, run),
				clock,
				limits: patience,
				freeRequests
			});
		},
		spent: () => {
			const used = run.used();
			return used.calls === 0 ? null : used;
		}
	};
}
/** Endpoint and key, the key as a digest so that no map holds one. */
function nameOf({ wire, model }, { url, key }) {
	const digest = createHash("sha256").update(key).digest("hex");
	return JSON.stringify([
		wire,
		url.href,
		model,
		digest
	]);
}

// src/adapters/process/child-environment.ts
const FROM_BASE = [
	"PATH",
	"LANG",
	"LC_ALL",
	"TZ"
];
/** What has a program load code, or a shell run some, before it does anything of its own. */
const LOADING = /^(?:LD_|DYLD_|GLIBC_TUNABLES$|GCONV_PATH$|BASH_ENV$|ENV$|SHELLOPTS$|BASHOPTS$|BASH_FUNC_|PERL5|PERLLIB$)/;
/** Takes out what our own helpers, which start the program, must not see: they have rights that it has not. Out: the rest; what the program
*  gets back, as words for `env`. */
function holdBack(env) {
	const [held, rest] = [true, false].map((isHeld) => Object.entries(env).filter(([name]) => LOADING.test(name) === isHeld));
	return {
		rest: Object.fromEntries(rest ?? []),
		held: (held ?? []).map(([name, value]) => `${name}=${value}`)
	};
}
/** Where programs are sought when nobody says so. */
const DEFAULT_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** The whole environment of a child. In: our own environment, the spec. Out: allow-list, then homes, then `spec.env`.
*  The adapter adds its mark, and the shell that starts the program leaves its own `_` and at times `SHLVL`. */
function buildChildEnvironment(baseEnv, spec) {
	const env = { PATH: DEFAULT_PATH };
	for (const name of FROM_BASE) {
		const value = baseEnv[name];
		if (value !== void 0 && value !== "") env[name] = value;
	}
	return {
		...env,
		CI: "1",
		TERM: "dumb",
		HOME: spec.homeDir,
		TMPDIR: spec.tmpDir,
		XDG_CONFIG_HOME: join$1(spec.homeDir, ".config"),
		XDG_CACHE_HOME: join$1(spec.homeDir, ".cache"),
		XDG_DATA_HOME: join$1(spec.homeDir, ".local", "share"),
		XDG_STATE_HOME: join$1(spec.homeDir, ".local", "state"),
		...spec.env
	};
}

// src/adapters/process/find-program.ts
/** Where a program is. In: its name or path, the PATH to search, the folder that relative paths start from.
*  Out: an absolute path, or null when there is no such executable file. */
async function findProgram(name, path, cwd) {
	if (name === "" || name.includes("\0")) return null;
	const candidates = name.includes("/") ? [resolve(cwd, name)] : path.split(":").filter((folder) => isAbsolute(folder)).map((folder) => join$1(folder, name));
	for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
	return null;
}
async function isExecutable(file) {
	try {
		await access(file, constants.X_OK);
		return (await stat(file)).isFile();
	} catch {
		return false;
	}
}

// src/adapters/process/helper-script.ts
/** The shell script that goes to the folder that is its first argument, starts the program given as the others and, where the kind asks for
*  it, stays behind. Descriptors: see `Launch`. Exits with the program's code, or 128 + signal and a word about it. */
function buildHelperScript(kind, isBash) {
	return (isBash ? CLOSE_OTHERS : "") + START + SCRIPTS[kind];
}
const CLOSE_OTHERS = "helper_d=/proc/self/fd; [ -d \"$helper_d\" ] || helper_d=/dev/fd; for helper_f in \"$helper_d\"/*; do helper_f=${helper_f##*/}; case $helper_f in [0-4]|*[!0-9]*) ;; *) eval \"exec $helper_f>&-\" ;; esac; done; ";
const START = "echo up >&2; cd \"$1\" 2> /dev/null || { printf 'the folder %s cannot be entered\\n' \"$1\" >&2; exit 126; }; shift; unset SHLVL PWD OLDPWD; ";
const RUN = "\"$@\" 2>&3 3>&- 4>&-; helper_code=$?; ";
const LOOK = "helper_kids=; read -r helper_kids < /proc/$$/task/$$/children; ";
const SCRIPTS = {
	"pid-namespace": `${RUN}exit $helper_code`,
	subreaper: `trap : PIPE; ( trap '' TERM; read -r helper_x <&4; while [ -d /proc/$$ ]; do ${LOOK}for helper_p in \$helper_kids; do [ \$helper_p = \$BASHPID ] || kill -KILL \$helper_p; done; done ) < /dev/null > /dev/null 2>&1 3>&- & disown; ${RUN}exec 2> /dev/null; while :; do ${LOOK}[ -n "$helper_kids" ] || break; kill -KILL \$helper_kids; read -r -t 0.002 helper_x <&4; done; exit \$helper_code`,
	group: "exec \"$@\" 2>&3 3>&- 4>&-"
};

// src/adapters/process/quote.ts
/** A word as a POSIX shell reads it back, whatever stands in it. Throws: never. */
function quoteWord(word) {
	return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

// src/adapters/process/mount-program.ts
/** Whether perl can mount here: the calls have the same numbers on all but the oddest machines. */
const CAN_PERL_MOUNT = arch === "x64" || arch === "arm64";
/** The words before a program that mount these folders and then become the program; none where there is nothing to guard. As for programs
*  that cannot be found, exit code 125 says that the enclosure failed. In: a shell. */
function mountWords(shell, { path, isPerl }, guarded) {
	if (guarded.readOnly.length === 0) return [];
	return isPerl ? [
		path,
		"-e",
		PERL,
		"--",
		...perlWords(guarded),
		"go"
	] : shellWords(shell, path, guarded);
}
/** What is the program's own is taken first and put in place last: between the two all that lies below a folder of ours, whatever is
*  mounted there, is made read-only in one. */
function perlWords({ pinned, readOnly, writable, view }) {
	return [
		...writable.flatMap(({ from, at }) => [
			"take",
			from,
			at
		]),
		...[...pinned, ...readOnly].flatMap((folder) => [
			"bind",
			folder,
			folder
		]),
		...readOnly.flatMap((folder) => ["ro", folder]),
		"put",
		...view === null ? [] : [
			"bind",
			view.from,
			view.at
		]
	];
}
const PERL = `
my ($none, $readonly, @own) = ("", pack("Q4", 1, 0, 0, 0));
sub check {
  my ($done, $what) = @_;
  return if $done;
  my $why = $!;
  $what =~ tr/\\n/ /;
  print STDERR "$what: $why\\n";
  exit 125;
}
sub take {
  my ($from) = @_;
  my $tree = syscall(428, -100, $from, 0x1 | 0x8000 | 0x80000);
  check($tree >= 0, "$from cannot be mounted");
  return $tree;
}
sub put {
  my ($tree, $at) = @_;
  check(syscall(429, $tree, $none, -100, $at, 0x4) == 0, "nothing can be mounted on $at");
}
while (($step = shift) ne "go") {
  if ($step eq "put") {
    put(@$_) for @own;
    next;
  }
  my $folder = shift;
  if ($step eq "take") {
    push @own, [take($folder), shift];
  } elsif ($step eq "bind") {
    put(take($folder), shift);
  } else {
    check(syscall(442, -100, $folder, 0x8000, $readonly, 32) == 0, "$folder cannot be made read-only");
  }
}
exec { $ARGV[0] } @ARGV;
check(0, "$ARGV[0] cannot be started");`;
/** It cannot hold what is not mounted, so that what is the program's own is in place before all else is read-only; what others mounted
*  below a folder of ours stays as it is. */
function shellWords(shell, mount, { pinned, readOnly, writable, view }) {
	const words = [];
	const word = (text) => `"\${${words.push(text)}}"`;
	const program = quoteWord(mount);
	const bind = (from, at) => `${program} --rbind ${word(from)} ${word(at)}`;
	return [
		shell,
		"-p",
		"-c",
		`${[
			...[...pinned, ...readOnly].map((folder) => bind(folder, folder)),
			...writable.map(({ from, at }) => bind(from, at)),
			...readOnly.map((folder) => `${program} -o remount,bind,ro ${word(folder)}`),
			...view === null ? [] : [bind(view.from, view.at)]
		].join(" && ")} && shift ${words.length} || exit 125; exec "$@"`,
		"guard",
		...words
	];
}

// src/adapters/process/isolation.ts
/** The command line that starts `program` with its arguments in a folder: with a helper it is to be started elsewhere. In: the folder's
*  absolute path. */
function buildLaunch(isolation, program, args, cwd, guarded = NOTHING_GUARDED) {
	const { shell, prefix, kind, mount, drop } = isolation;
	if (shell === null) return {
		file: program,
		args,
		hasHelper: false
	};
	const script = buildHelperScript(kind, shell.isBash);
	const guard = mount === null ? [] : mountWords(shell.path, mount, guarded);
	const [file = shell.path, ...rest] = [
		...prefix,
		...guard,
		...drop,
		shell.path,
		...shell.isBash ? ["-p"] : [],
		"-c",
		script,
		"helper",
		cwd,
		program,
		...args
	];
	return {
		file,
		args: rest,
		hasHelper: true
	};
}
const NOTHING_GUARDED = {
	pinned: [],
	readOnly: [],
	writable: [],
	view: null
};

// src/adapters/process/shared-folder.ts
/** Makes the folder ready, with what goes with it. In: a folder within one of those that are read-only for programs. Throws: what the
*  file system refuses. */
async function openSharedFolder(folder, readOnly) {
	await mkdir(folder, { recursive: true });
	const path = await realpath(folder);
	assert(readOnly.some((one) => isWithin(path, one)), "what programs share lies in a folder that they may not change");
	const shared = {
		path,
		viewsDir: `${path}-views`,
		pipesDir: join$1(path, "pipes")
	};
	for (const made of [shared.viewsDir, shared.pipesDir]) await mkdir(made, {
		recursive: true,
		mode: 448
	});
	return shared;
}
/** What a program sees in the place of the shared folder. In: its own folders, real paths. Out: that folder, with a place for each of
*  them in it. Throws: what the file system refuses. */
async function makeView({ path, viewsDir }, own) {
	const places = own.filter((folder) => isWithin(folder, path)).map((folder) => relative(path, folder));
	const view = join$1(viewsDir, createHash("sha256").update(places.join("\0")).digest("hex").slice(0, 32));
	for (const place of ["", ...places]) await mkdir(join$1(view, place), {
		recursive: true,
		mode: 448
	});
	return view;
}
/** Where a view has the place of a folder. In: both real. */
function placeInView({ path }, view, folder) {
	return isWithin(folder, path) ? join$1(view, relative(path, folder)) : folder;
}
/** Whether a folder lies below another. In: both absolute. */
function isWithin(folder, parent) {
	return folder.startsWith(parent + sep);
}

// src/adapters/process/mount-guard.ts
/** Those of these folders that exist, by their real paths: the others cannot be mounted. Throws: never. */
function realFolders(folders) {
	const found = folders.flatMap((folder) => {
		try {
			return [realpathSync(folder)];
		} catch {
			return [];
		}
	});
	return [...new Set(found)].toSorted((one, other) => one.length - other.length);
}
/** The folders above these that we, and so whatever runs as our user, could rename. A folder that something is mounted on cannot be.
*  Throws: never. */
function pinnedAbove(readOnly) {
	const above = readOnly.flatMap((folder) => {
		const found = [];
		for (let at = dirname(folder); at !== dirname(at); at = dirname(at)) found.push(at);
		return found;
	});
	const isOpen = (folder) => readOnly.every((one) => one !== folder && !isWithin(folder, one));
	return [...new Set(above)].filter((folder) => isOpen(folder) && isWritable(dirname(folder))).toSorted((one, other) => one.length - other.length);
}
function isWritable(folder) {
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}
/** The guard for a program with these folders, and what it wants on the disk. Throws: what the file system refuses. */
async function guardFor({ readOnly, pinned, shared }, spec) {
	const own = ownFolders(readOnly, spec);
	const view = shared === null ? null : await makeView(shared, own);
	const placeOf = (folder) => shared === null || view === null ? folder : placeInView(shared, view, folder);
	return {
		pinned,
		readOnly,
		writable: own.map((folder) => ({
			from: folder,
			at: placeOf(folder)
		})),
		view: shared === null || view === null ? null : {
			from: view,
			at: shared.path
		}
	};
}
/** What a program may change within guarded folders. One mount for all of its own where they lie side by side: from one mount to another
*  nothing can be renamed. */
function ownFolders(readOnly, spec) {
	const own = [
		spec.cwd,
		spec.homeDir,
		spec.tmpDir
	];
	const parent = dirname(spec.homeDir);
	return realFolders(own.every((folder) => isWithin(folder, parent)) && !readOnly.includes(parent) ? [parent] : own).filter((folder) => readOnly.some((one) => isWithin(folder, one)));
}

// src/adapters/process/probe-isolation.ts
/** Tries what this machine allows. In: the PATH on which our own helpers are found; `auto`, or the strongest kind to try; what to guard.
*  Throws: what the file system refuses. */
async function probeIsolation(path, strongest, guard = NO_GUARD) {
	const find = (name) => findProgram(name, path, "/");
	const bash = await find("bash");
	const shellPath = bash ?? await find("sh");
	if (shellPath === null) return {
		kind: "group",
		...PLAIN,
		prefix: [],
		shell: null,
		...NOTHING_FITS
	};
	const shell = {
		path: shellPath,
		isBash: bash !== null
	};
	const helpers = {
		setpriv: await find("setpriv"),
		unshare: await find("unshare"),
		perl: await find("perl"),
		umount: await find("umount"),
		mount: await find("mount"),
		isGuarding: guard.readOnly.length > 0
	};
	const nobody = await guardFor(guard, {
		cwd: "/",
		homeDir: "/",
		tmpDir: "/"
	});
	for (const { candidate, guarded } of listTries(listCandidates(shell, helpers, strongest), nobody)) {
		const code = await probe(candidate, guarded, path, buildProbe(candidate.kind, helpers, guarded));
		const canCover = guarded.view !== null;
		if (code === FITS || code === FITS_UNHIDDEN) return {
			...candidate,
			isHidden: code === FITS,
			canCover
		};
	}
	return {
		kind: "group",
		shell,
		...PLAIN,
		prefix: [],
		...NOTHING_FITS
	};
}
const NOTHING_FITS = {
	isHidden: false,
	canCover: false
};
/** Rather all that can be guarded, with others to be seen, than nothing. */
function listTries(candidates, nobody) {
	const guarding = candidates.filter(({ mount }) => mount !== null);
	return [...[nobody, ...nobody.view === null ? [] : [{
		...nobody,
		view: null
	}]].flatMap((guarded) => guarding.map((candidate) => ({
		candidate,
		guarded
	}))), ...candidates.filter(({ mount }) => mount === null).map((candidate) => ({
		candidate,
		guarded: NOTHING_GUARDED
	}))];
}
const NO_GUARD = {
	pinned: [],
	readOnly: [],
	shared: null
};
const PLAIN = {
	mount: null,
	drop: []
};
function listCandidates(shell, { setpriv, unshare, perl, mount, isGuarding }, strongest) {
	const follow = setpriv === null ? [] : [[
		setpriv,
		"--pdeathsig",
		"KILL",
		"--"
	]];
	const drops = setpriv === null || getuid?.() !== 0 ? [[]] : [[setpriv, ...DROP_CAPABILITIES], []];
	const candidates = [];
	const mayNamespace = unshare !== null && shell.isBash && (strongest === "auto" || strongest === "pid-namespace");
	const mounters = [...perl !== null && CAN_PERL_MOUNT ? [{
		path: perl,
		isPerl: true
	}] : [], ...mount === null ? [] : [{
		path: mount,
		isPerl: false
	}]];
	if (mayNamespace && isGuarding && setpriv !== null) {
		const asUser = [
			"--user",
			"--map-current-user",
			"--keep-caps"
		];
		const ways = [{
			user: [],
			drop: [setpriv, ...DROP_CAPABILITIES]
		}, {
			user: asUser,
			drop: [setpriv, ...DROP_ALL]
		}];
		for (const mounting of mounters) for (const before of [...follow, []]) for (const { user, drop } of ways) {
			const prefix = [
				...before,
				unshare,
				...user,
				...NAMESPACE
			];
			candidates.push({
				kind: "pid-namespace",
				shell,
				prefix,
				mount: mounting,
				drop
			});
		}
	}
	if (unshare !== null && shell.isBash && (strongest === "auto" || strongest === "pid-namespace")) for (const drop of drops) for (const before of [...follow, []]) for (const user of [[], ["--user", "--map-current-user"]]) candidates.push({
		kind: "pid-namespace",
		shell,
		...PLAIN,
		prefix: [
			...before,
			unshare,
			...user,
			...NAMESPACE,
			...drop
		]
	});
	const prctl = PRCTL_NUMBERS[arch];
	if (perl !== null && shell.isBash && prctl !== void 0 && strongest !== "group") for (const drop of drops) candidates.push({
		kind: "subreaper",
		shell,
		...PLAIN,
		prefix: [
			perl,
			"-e",
			becomeSubreaper(prctl),
			"--",
			...drop
		]
	});
	for (const drop of drops) for (const before of follow) candidates.push({
		kind: "group",
		shell,
		...PLAIN,
		prefix: [...before, ...drop]
	});
	return candidates;
}
const DROP_CAPABILITIES = [
	`--bounding-set=-all,${"chown dac_override fowner fsetid kill setgid setuid setpcap net_bind_service sys_chroot setfcap sys_nice sys_resource ipc_lock ipc_owner lease linux_immutable audit_write".split(" ").map((name) => `+${name}`).join(",")}`,
	"--inh-caps=-all",
	"--"
];
/** In a user namespace of our own, where rights outlive the start of a program only because we asked for it. */
const DROP_ALL = [
	"--ambient-caps=-all",
	"--inh-caps=-all",
	"--bounding-set=-all",
	"--"
];
const NAMESPACE = [
	"--pid",
	"--fork",
	"--kill-child=SIGKILL",
	"--mount-proc",
	"--"
];
const PRCTL_NUMBERS = {
	x64: 157,
	arm64: 167
};
const PR_SET_CHILD_SUBREAPER = 36;
function becomeSubreaper(prctl) {
	return `syscall(${prctl}, ${PR_SET_CHILD_SUBREAPER}, 1, 0, 0, 0) == 0 or exit 125; exec { $ARGV[0] } @ARGV; exit 125`;
}
const FITS = 7;
/** The enclosure works, but what runs in it can look out. */
const FITS_UNHIDDEN = 8;
const PROBE_LIMIT_MS = 5e3;
/** Run in the enclosure by bash, with no program but itself for what must be known; anything but `FITS` says that the enclosure is not
*  what it should be. */
function buildProbe(kind, { umount, unshare }, { readOnly, view }) {
	if (kind === "group") return `exit ${FITS}`;
	if (kind === "subreaper") return `p=$( (sh -c 'sleep 0.05; read -r a b c d e < /proc/$$/stat; echo "$d"' &) ); [ "$p" = "$PPID" ] && exit ${FITS}`;
	const isOwnProc = `read -r p x < /proc/self/stat; [ "$p" = "$$" ] && [ "$PPID" = 1 ] || exit 1; `;
	const isBare = `while read -r k v; do [ \$k != CapEff: ] || c=\$v; done < /proc/self/status; (( (0x\${c:-ff000000} >> 19 & 1) || (0x\${c:-ff000000} >> 21 & 1) )) && exit ${FITS_UNHIDDEN}; `;
	const uncover = `${quoteWord(umount ?? "false")} -l /proc`;
	const isCovered = [uncover, `${quoteWord(unshare ?? "false")} --user --map-root-user --mount ${uncover}`].map((words) => `${words} 2> /dev/null && exit ${FITS_UNHIDDEN}; `).join("");
	const isOnly = `m=; while read -r a b c d at rest; do m=1; case "$rest" in *" - proc "*) case "$at" in /proc|/proc/*) ;; *) exit ${FITS_UNHIDDEN} ;; esac ;; esac; done < /proc/self/mountinfo; [ -n "$m" ] || exit ${FITS_UNHIDDEN}; `;
	const isGuarded = readOnly.map((folder) => `[ -w ${quoteWord(folder)} ] && exit 1; `).join("");
	const [seen, at] = [quoteWord(view?.from ?? "/"), quoteWord(view?.at ?? "/")];
	const isAlone = `[ ${at} -ef ${seen} ] && ! [ -w ${at} ] || exit 1; `;
	return `${isOwnProc}${isGuarded}${view === null ? "" : isAlone}${isOnly}${isBare}${isCovered}exit ${FITS}`;
}
/** Out: the exit code; null where there is none. */
function probe(isolation, guarded, path, script) {
	const { file, args } = buildLaunch(isolation, isolation.shell?.path ?? "sh", ["-c", script], "/", guarded);
	return new Promise((resolve) => {
		const child = spawn(file, args, {
			cwd: "/",
			env: { PATH: path },
			stdio: [
				"ignore",
				"ignore",
				"ignore",
				"pipe",
				"pipe"
			],
			timeout: PROBE_LIMIT_MS
		});
		child.once("error", () => resolve(null));
		child.once("exit", resolve);
	});
}

// src/adapters/process/process-table.ts
/** Linux. */
const procTable = {
	list: () => readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => readStat(Number(name)) ?? []).filter((entry) => entry.isAlive),
	startTimeOf: (pid) => readStat(pid)?.startedAt ?? null,
	hasInEnvironment: (pid, text) => attempt(() => readFileSync(`/proc/${pid}/environ`, "latin1").includes(text), false),
	currentFolder: (pid) => attempt(() => readlinkSync(`/proc/${pid}/cwd`), null),
	holdsFile: (pid, files) => attempt(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) => attempt(() => files.has(fileKey(statSync(`/proc/${pid}/fd/${fd}`))), false))
};
/** Other Unix systems, by the `ps` program: descendants, groups and, where `ps` shows it, the environment. */
const psTable = {
	list: () => attempt(() => readPs(), []),
	startTimeOf: (pid) => readPs().find((entry) => entry.pid === pid)?.startedAt ?? null,
	hasInEnvironment: (pid, text) => attempt(() => runPs([
		"-E",
		"-ww",
		"-o",
		"command=",
		"-p",
		String(pid)
	]).includes(text), false),
	currentFolder: () => null,
	holdsFile: () => false
};
/** The name under which `holdsFile` knows a file. */
function fileKey(status) {
	return `${status.dev}:${status.ino}`;
}
function readStat(pid) {
	const text = attempt(() => readFileSync(`/proc/${pid}/stat`, "latin1"), "");
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	if (fields.length < 20) return null;
	const [parentPid = 0, groupId = 0, sessionId = 0] = fields.slice(1, 4).map(Number);
	const isAlive = fields[0] !== "Z" && fields[0] !== "X";
	return {
		pid,
		parentPid,
		groupId,
		sessionId,
		startedAt: Number(fields[19]),
		isAlive
	};
}
function readPs() {
	const entries = [];
	for (const line of runPs([
		"-A",
		"-o",
		"pid=,ppid=,pgid=,state=,lstart="
	]).split("\n")) {
		const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line);
		if (match === null || match[4]?.startsWith("Z") === true) continue;
		const [pid = 0, parentPid = 0, groupId = 0] = match.slice(1, 4).map(Number);
		entries.push({
			pid,
			parentPid,
			groupId,
			sessionId: groupId,
			startedAt: Date.parse(match[5] ?? "")
		});
	}
	return entries;
}
function runPs(args) {
	return execFileSync("/bin/ps", args, {
		encoding: "utf8",
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		],
		env: { LC_ALL: "C" }
	});
}
/** Processes vanish while one looks at them. */
function attempt(read, otherwise) {
	try {
		return read();
	} catch {
		return otherwise;
	}
}

// src/adapters/process/exit-status.ts
/** Reads the helper's exit and its own words. In: what the helper wrote on its message pipe, whether we stopped the run.
*  Throws `world-failed` when the machine refused to start the program. */
function readExit(exit, message, wasStopped) {
	const asItIs = {
		kind: "ended",
		exitCode: exit.code,
		killedBy: exit.signal
	};
	const upAt = message.indexOf("up\n");
	if (upAt === -1) {
		if (wasStopped || exit.signal !== null) return asItIs;
		throw new GateError("world-failed", `a program cannot be started: ${message.trim()}`, { isRetryable: true });
	}
	const words = message.slice(upAt + "up\n".length).trim();
	if (words === "" || exit.code === null) return asItIs;
	if (exit.code === 254 && /\bfork: /.test(words)) throw new GateError("world-failed", words, { isRetryable: true });
	if (/^unshare: /m.test(words)) return {
		kind: "ended",
		exitCode: null,
		killedBy: "SIGKILL"
	};
	if (exit.code === 126 || exit.code === 127) return {
		kind: "not-started",
		why: words
	};
	const killedBy = signalName(exit.code - 128);
	return killedBy === null ? asItIs : {
		kind: "ended",
		exitCode: null,
		killedBy
	};
}
function signalName(number) {
	return Object.entries(constants$1.signals).find(([, value]) => value === number)?.[0] ?? null;
}

// src/adapters/process/feed-input.ts
/** Passes a stream on to a program's standard input as it comes. What fails on the way is the end of the input: the program has
*  stopped reading, or its input broke off, and either way how the program ends tells the rest. Out: `stop` ends it at once and
*  cancels the stream. Throws: never. */
function feedInput(stream, writer) {
	const reader = stream.getReader();
	writer.on("error", () => {});
	const pump = async () => {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			const failure = await new Promise((resolve) => writer.write(value, resolve));
			if (failure !== null && failure !== void 0) throw failure;
		}
		writer.end();
	};
	const stop = () => {
		writer.destroy();
		reader.cancel().catch(() => {});
	};
	pump().catch(stop);
	return { stop };
}
/** Tells a stream that nobody will read it. */
function cancelInput(stdin) {
	if (stdin instanceof ReadableStream && !stdin.locked) stdin.cancel().catch(() => {});
}

// src/adapters/process/output-capture.ts
/** In: bytes kept in all, half of them from the head and half from the tail. */
function createOutputCapture(maxBytes) {
	const head = [];
	const headLimit = Math.ceil(maxBytes / 2);
	const tail = createTail(Math.max(0, maxBytes - headLimit));
	let headBytes = 0;
	let totalBytes = 0;
	return {
		add: (chunk) => {
			totalBytes += chunk.length;
			const taken = Math.min(chunk.length, headLimit - headBytes);
			if (taken > 0) {
				head.push(Buffer.from(chunk.subarray(0, taken)));
				headBytes += taken;
			}
			if (taken < chunk.length) tail.add(chunk.subarray(taken));
		},
		finish: () => join(Buffer.concat(head), tail.read(), totalBytes)
	};
}
function join(head, tail, totalBytes) {
	if (head.length + tail.length === totalBytes) return {
		text: Buffer.concat([head, tail]).toString("utf8"),
		totalBytes,
		droppedBytes: 0
	};
	const first = head.subarray(0, wholeCharactersEnd(head));
	const last = tail.subarray(firstCharacterStart(tail));
	const droppedBytes = totalBytes - first.length - last.length;
	const note = `${first.length === 0 || first.at(-1) === NEWLINE ? "" : "\n"}[… ${droppedBytes} bytes dropped here …]\n`;
	return {
		text: first.toString("utf8") + note + last.toString("utf8"),
		totalBytes,
		droppedBytes
	};
}
const NEWLINE = 10;
/** Where to cut so that no UTF-8 character is left without its end; the whole length where the bytes are not UTF-8. */
function wholeCharactersEnd(bytes) {
	for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
		const byte = bytes[bytes.length - back] ?? 0;
		if (isContinuation(byte)) continue;
		return (byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1) > back ? bytes.length - back : bytes.length;
	}
	return bytes.length;
}
function firstCharacterStart(bytes) {
	let start = 0;
	while (start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0)) start += 1;
	return start;
}
function isContinuation(byte) {
	return (byte & 192) === 128;
}
/** The last bytes of a stream, in a ring that grows up to its limit. */
function createTail(limit) {
	let ring = Buffer.alloc(0);
	let next = 0;
	let filled = 0;
	const grow = (wanted) => {
		if (wanted <= ring.length) return;
		const larger = Buffer.alloc(Math.min(limit, Math.max(wanted, ring.length * 2, 4096)));
		ring.copy(larger, 0, 0, filled);
		ring = larger;
	};
	return {
		add: (chunk) => {
			const part = chunk.length > limit ? chunk.subarray(chunk.length - limit) : chunk;
			if (filled < limit) grow(Math.min(limit, filled + part.length));
			if (ring.length === 0) return;
			if (filled < ring.length) next = filled;
			const first = Math.min(part.length, ring.length - next);
			part.copy(ring, next, 0, first);
			part.copy(ring, 0, first);
			next = (next + part.length) % ring.length;
			filled = Math.min(ring.length, filled + part.length);
		},
		read: () => filled < ring.length ? ring.subarray(0, filled) : Buffer.concat([ring.subarray(next), ring.subarray(0, next)])
	};
}

// src/adapters/process/process-tree.ts
const KILL_LIMIT_MS$1 = 1e4;
/** In: the machine's table, what is known of the run. */
function createProcessTree(table, traits) {
	const known = /* @__PURE__ */ new Map();
	const rootStartedAt = table.startTimeOf(traits.rootPid) ?? 0;
	known.set(traits.rootPid, rootStartedAt);
	const sessions = /* @__PURE__ */ new Set([traits.rootPid]);
	const isRelated = (entry, ancestors) => {
		if (sessions.has(entry.sessionId) || sessions.has(entry.groupId)) return true;
		if (entry.startedAt < rootStartedAt) return false;
		if (table.hasInEnvironment(entry.pid, traits.mark)) return true;
		if (!ancestors.has(entry.parentPid)) return false;
		const folder = table.currentFolder(entry.pid);
		if (folder !== null && traits.folders.some((own) => folder === own || folder.startsWith(`${own}/`))) return true;
		return table.holdsFile(entry.pid, traits.pipes);
	};
	const findMembers = (entries) => {
		const ancestors = findAncestors(entries);
		const members = /* @__PURE__ */ new Map();
		for (const entry of entries) if (known.get(entry.pid) === entry.startedAt || isRelated(entry, ancestors)) members.set(entry.pid, entry);
		addDescendants(members, entries);
		for (const entry of members.values()) {
			known.set(entry.pid, entry.startedAt);
			if (entry.sessionId === entry.pid || entry.groupId === entry.pid) sessions.add(entry.pid);
		}
		forgetEmptySessions(sessions, entries, traits.rootPid);
		return [...members.values()];
	};
	const killAll = async () => {
		const deadline = performance.now() + KILL_LIMIT_MS$1;
		for (let round = 0;; round += 1) {
			const members = findMembers(table.list());
			if (members.length === 0) return;
			if (performance.now() > deadline) throw new GateError("world-failed", `${members.length} processes of a command could not be ended`);
			sendSignal(-traits.rootPid, "SIGKILL");
			for (const member of members) sendSignal(member.pid, "SIGSTOP");
			for (const member of members) sendSignal(member.pid, "SIGKILL");
			await setTimeout$1(Math.min(50, 2 + round));
		}
	};
	const killPipeHolders = () => {
		const isHolder = ({ pid, startedAt }) => pid !== process.pid && startedAt >= rootStartedAt && table.holdsFile(pid, traits.pipes);
		const holders = table.list().filter((entry) => isHolder(entry));
		for (const holder of holders) sendSignal(holder.pid, "SIGKILL");
		return holders.length;
	};
	const abandon = () => sendSignal(-traits.rootPid, "SIGKILL");
	return {
		abandon,
		killPipeHolders,
		observe: (entries) => void findMembers(entries),
		findMembers,
		killAll
	};
}
/** Signals one process, or a group by its negative id; whoever is gone already is fine. */
function sendSignal(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if (codeOf(error) !== "ESRCH" && codeOf(error) !== "EPERM") throw error;
	}
}
/** Everything below these processes. Out: without the given ones. */
function findDescendants(rootPid, entries) {
	const members = /* @__PURE__ */ new Map();
	const root = entries.find((entry) => entry.pid === rootPid);
	if (root === void 0) return [];
	members.set(rootPid, root);
	addDescendants(members, entries);
	members.delete(rootPid);
	return [...members.values()];
}
function addDescendants(members, entries) {
	for (let before = -1; before !== members.size;) {
		before = members.size;
		for (const entry of entries) if (members.has(entry.parentPid)) members.set(entry.pid, entry);
	}
}
/** Their ids are free for others again. */
function forgetEmptySessions(sessions, entries, rootPid) {
	const used = new Set(entries.flatMap((entry) => [entry.sessionId, entry.groupId]));
	for (const session of sessions) if (session !== rootPid && !used.has(session)) sessions.delete(session);
}
function findAncestors(entries) {
	const parents = new Map(entries.map((entry) => [entry.pid, entry.parentPid]));
	const ancestors = /* @__PURE__ */ new Set([1]);
	for (let pid = parents.get(process.pid); pid !== void 0 && pid > 0; pid = parents.get(pid)) {
		if (ancestors.has(pid) && pid !== 1) break;
		ancestors.add(pid);
	}
	return ancestors;
}

// src/adapters/process/enclosure.ts
const KILL_LIMIT_MS = 1e4;
/** A process group with a search for those who left it. */
function createGroupEnclosure(table, tree) {
	return {
		terminate: () => {
			for (const member of tree.findMembers(table.list())) sendSignal(member.pid, "SIGTERM");
		},
		kill: () => tree.killAll(),
		finish: () => tree.killAll()
	};
}
/** A helper that ends only after everything below it: the first process of a pid namespace with `unshare` above it, or a
*  shell to which all orphans return. */
function createHelperEnclosure(table, tree, helper) {
	const isFirst = (entry) => helper.isNamespace && entry.parentPid === helper.pid;
	return {
		terminate: () => {
			const members = findDescendants(helper.pid, table.list()).filter((entry) => !isFirst(entry));
			for (const member of members) sendSignal(member.pid, "SIGTERM");
		},
		kill: async () => {
			const deadline = performance.now() + KILL_LIMIT_MS;
			while (!helper.hasEnded()) {
				if (performance.now() > deadline) throw new GateError("world-failed", "a command could not be ended");
				const below = findDescendants(helper.pid, table.list());
				const targets = helper.isNamespace ? below.filter((entry) => isFirst(entry)) : below;
				for (const { pid } of targets.length > 0 ? targets : [helper]) sendSignal(pid, "SIGKILL");
				await setTimeout$1(20);
			}
		},
		finish: async (wasHelperKilled) => {
			if (wasHelperKilled) await tree.killAll();
		}
	};
}

// src/adapters/process/streams.ts
/** Real pipes. Node's own are socket pairs, on which `echo x > /dev/stderr` fails with "No such device or address", in
*  a shell script as anywhere. Out: null where named pipes cannot be made. */
async function openPipes(folder, mkfifo) {
	if (mkfifo === null) return null;
	const paths = [join$1(folder, `.${randomUUID()}`), join$1(folder, `.${randomUUID()}`)];
	try {
		if (!await makePipes(mkfifo, paths)) return null;
		const first = openPipe(paths[0]);
		try {
			return [first, openPipe(paths[1])];
		} catch (error) {
			first.reader.destroy();
			closeSync(first.writeEnd);
			throw error;
		}
	} finally {
		for (const path of paths) await rm(path, { force: true });
	}
}
function makePipes(mkfifo, paths) {
	return new Promise((resolve) => {
		execFile(mkfifo, [
			"-m",
			"600",
			...paths
		], { env: {} }, (error) => resolve(error === null));
	});
}
function openPipe(path) {
	const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const writeEnd = openSync(path, constants.O_WRONLY);
		const reader = new Socket({
			fd: readEnd,
			readable: true,
			writable: false
		});
		return {
			writeEnd,
			key: fileKey(fstatSync(writeEnd)),
			reader
		};
	} catch (error) {
		closeSync(readEnd);
		throw error;
	}
}
/** The other ends of node's own socket pairs, which only the child's descriptors tell. In: a child that was just started.
*  Out: none where the machine does not show them, or the child is gone already. */
function findSockets(pid) {
	return [
		1,
		2,
		3
	].flatMap((descriptor) => {
		try {
			const status = statSync(`/proc/${pid}/fd/${descriptor}`);
			return status.isSocket() ? [fileKey(status)] : [];
		} catch {
			return [];
		}
	});
}
/** A real pipe for standard input, so that `/dev/stdin` can be opened by its name. Out: null where named pipes cannot be made. */
async function openInputPipe(folder, mkfifo) {
	if (mkfifo === null) return null;
	const path = join$1(folder, `.${randomUUID()}`);
	try {
		if (!await makePipes(mkfifo, [path])) return null;
		const both = openSync(path, constants.O_RDWR);
		try {
			return openBothEnds(path);
		} finally {
			closeSync(both);
		}
	} finally {
		await rm(path, { force: true });
	}
}
function openBothEnds(path) {
	const readEnd = openSync(path, constants.O_RDONLY);
	try {
		const writeEnd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
		return {
			readEnd,
			writer: new Socket({
				fd: writeEnd,
				readable: false,
				writable: true
			})
		};
	} catch (error) {
		closeSync(readEnd);
		throw error;
	}
}
/** Standard input as a file that has no name any more: readable through `/dev/stdin`, ended where the text ends, and no
*  writing into a pipe that nobody reads. In: the text, a private folder. */
async function openInput(text, folder) {
	const path = join$1(folder, `.${randomUUID()}`);
	try {
		await writeFile(path, text, {
			mode: 384,
			flag: "wx"
		});
		return openSync(path, "r");
	} finally {
		await rm(path, { force: true });
	}
}

// src/adapters/process/start-process.ts
/** The environment variable by which stray processes of a run are recognised. */
const MARK$1 = "PROCESS_MARK";
const BAD_COMMANDS = /* @__PURE__ */ new Set([
	"ENOENT",
	"EACCES",
	"ENOTDIR",
	"ENOEXEC",
	"E2BIG",
	"ELOOP",
	"ERR_INVALID_ARG_VALUE"
]);
/** Starts a program in its enclosure. Out: why not, when the command is at fault. Throws when the machine is. */
async function startProcess(machine, spec, command) {
	const guarded = await guardProgram(machine, spec);
	const mark = `${MARK$1}=${randomUUID()}`;
	const { env, words } = splitEnvironment(machine, {
		...buildChildEnvironment(machine.baseEnv, spec),
		[MARK$1]: mark.slice(13)
	}, command);
	const launch = buildLaunch(machine.isolation, words[0], words.slice(1), resolve(spec.cwd), guarded);
	const channels = await openChannels(machine, spec);
	try {
		if (spec.signal.aborted) return cancel(channels);
		const { pipes } = channels;
		const input = typeof channels.input === "object" ? channels.input.readEnd : channels.input;
		const out = pipes?.[0].writeEnd ?? "pipe";
		const err = pipes?.[1].writeEnd ?? "pipe";
		const stdio = launch.hasHelper ? [
			input,
			out,
			"pipe",
			err,
			"pipe"
		] : [
			input,
			out,
			err
		];
		const cwd = launch.hasHelper ? "/" : spec.cwd;
		const child = spawn(launch.file, launch.args, {
			cwd,
			env,
			stdio,
			detached: true
		});
		const exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve({
			code,
			signal
		})));
		await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
		return encloseChild(machine, spec, {
			child,
			exited,
			channels,
			mark,
			hasHelper: launch.hasHelper
		});
	} catch (error) {
		cancel(channels);
		if (BAD_COMMANDS.has(codeOf(error) ?? "")) return { why: describeRefusal(command.file, error) };
		throw toWorldError(`${command.file} cannot be started`, error);
	} finally {
		closeEnds(channels);
	}
}
/** What our helpers get, and the program behind them with what they must not see. */
function splitEnvironment({ env, isolation: { shell } }, whole, { file, args }) {
	const { rest, held } = holdBack(whole);
	if (env === null || shell === null || held.length === 0) return {
		env: whole,
		words: [file, ...args]
	};
	const before = file.includes("=") ? [
		shell.path,
		"-p",
		"-c",
		"exec \"$@\"",
		"start"
	] : [];
	return {
		env: rest,
		words: [
			env,
			...held,
			...before,
			file,
			...args
		]
	};
}
async function guardProgram({ guard, isolation }, spec) {
	if (isolation.mount === null) return NOTHING_GUARDED;
	try {
		return await guardFor(isolation.canCover ? guard : {
			...guard,
			shared: null
		}, spec);
	} catch (error) {
		throw toWorldError("a program cannot be enclosed", error);
	}
}
/** Before anybody has both ends of it, a pipe has a name, and whoever sees that could open it. */
async function openChannels(machine, spec) {
	const folder = machine.guard.shared?.pipesDir ?? spec.tmpDir;
	let pipes = null;
	try {
		pipes = spec.outputBy === "socket" ? null : await openPipes(folder, machine.mkfifo);
		return {
			pipes,
			input: await openStandardInput(machine, spec, folder)
		};
	} catch (error) {
		const opened = {
			pipes,
			input: "ignore"
		};
		cancel(opened);
		closeEnds(opened);
		throw toWorldError("the pipes of a program cannot be made", error);
	}
}
async function openStandardInput(machine, { stdin }, folder) {
	if (stdin === null) return "ignore";
	if (typeof stdin === "string") return openInput(stdin, folder);
	return await openInputPipe(folder, machine.mkfifo) ?? "pipe";
}
function cancel(channels) {
	for (const pipe of channels.pipes ?? []) pipe.reader.destroy();
	if (typeof channels.input === "object") channels.input.writer.destroy();
	return "cancelled";
}
function closeEnds({ input, pipes }) {
	for (const pipe of pipes ?? []) closeSync(pipe.writeEnd);
	if (typeof input === "number") closeSync(input);
	if (typeof input === "object") closeSync(input.readEnd);
}
function encloseChild(machine, spec, parts) {
	const { child, exited, channels, mark, hasHelper } = parts;
	const { pipes } = channels;
	assert(child.pid !== void 0, "a started process has an id");
	const [, ownOut, second, third] = child.stdio;
	const stdout = pipes?.[0].reader ?? ownOut;
	const stderr = pipes?.[1].reader ?? (hasHelper ? third : second);
	assert(isReadable(stdout) && isReadable(stderr), "outputs are pipes");
	const words = createOutputCapture(4096);
	const streams = [stdout, stderr];
	if (hasHelper) {
		assert(isReadable(second), "the helper has a pipe for its words");
		second.on("data", (chunk) => words.add(chunk));
		streams.push(second);
	}
	const folders = [
		spec.cwd,
		spec.homeDir,
		spec.tmpDir
	].filter((folder) => folder !== "/");
	const outputs = pipes === null ? findSockets(child.pid) : pipes.map((pipe) => pipe.key);
	const traits = {
		rootPid: child.pid,
		mark,
		folders,
		pipes: new Set(outputs)
	};
	const tree = createProcessTree(machine.table, traits);
	const { kind } = machine.isolation;
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const helper = {
		pid: child.pid,
		isNamespace: kind === "pid-namespace",
		hasEnded
	};
	const isGroup = kind === "group";
	return {
		stdout,
		stderr,
		hasHelper,
		helperWords: () => words.finish().text,
		exited,
		drained: Promise.allSettled(streams.map((stream) => finished(stream, { writable: false }))),
		enclosure: isGroup ? createGroupEnclosure(machine.table, tree) : createHelperEnclosure(machine.table, tree, helper),
		tree,
		startedAtMs: performance.now(),
		stopInput: startFeeding(spec, channels, child),
		release: isGroup ? machine.watch(tree) : () => {}
	};
}
function startFeeding({ stdin }, { input }, child) {
	if (stdin === null || typeof stdin === "string") return () => {};
	const writer = typeof input === "object" ? input.writer : child.stdin;
	assert(writer !== null, "a streamed input has a pipe");
	return feedInput(stdin, writer).stop;
}
function isReadable(stream) {
	return stream !== null && stream !== void 0 && "read" in stream;
}
function describeRefusal(file, error) {
	if (codeOf(error) === "E2BIG") return `the command line of ${file} is too long for this machine`;
	return `${file} cannot be started: ${error instanceof Error ? error.message : String(error)}`;
}

// src/adapters/process/run-process.ts
const GRACE_MS = 2e3;
const DRAIN_STEP_MS = 250;
const DRAIN_STEPS = 20;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Runs one program to its end and to the end of everything it started. Throws `world-failed`, `disk-full`. */
async function runProcess(machine, spec) {
	try {
		return await startAndSupervise(machine, spec);
	} finally {
		cancelInput(spec.stdin);
	}
}
async function startAndSupervise(machine, spec) {
	if (spec.signal.aborted) return emptyResult("cancelled", null);
	const command = await locateCommand(machine, spec);
	if ("why" in command) return emptyResult("not-started", command.why);
	const started = await startProcess(machine, spec, command);
	if (started === "cancelled") return emptyResult("cancelled", null);
	if ("why" in started) return emptyResult("not-started", started.why);
	return supervise(spec, started);
}
/** A program that exists, with its arguments, in a folder that exists; or why it cannot be started. */
async function locateCommand(machine, spec) {
	for (const folder of [spec.cwd, spec.tmpDir]) if (!await isFolder(folder)) return { why: `the folder ${folder} does not exist` };
	const { command } = spec;
	if ("shell" in command) {
		const { shell } = machine.isolation;
		if (shell?.isBash !== true) return { why: "bash is not installed on this machine" };
		return {
			file: shell.path,
			args: ["-c", command.shell]
		};
	}
	const [name, ...args] = command.argv;
	const { PATH: path = "" } = buildChildEnvironment(machine.baseEnv, spec);
	const file = await findProgram(name, path, spec.cwd);
	return file === null ? { why: `the program ${name} was not found or is not executable` } : {
		file,
		args
	};
}
async function supervise(spec, started) {
	const out = createOutputCapture(spec.maxOutputBytes);
	const err = createOutputCapture(spec.maxOutputBytes);
	const listen = (name, capture) => {
		started[name].on("data", (chunk) => {
			capture.add(chunk);
			spec.onOutput?.(name, chunk);
		});
	};
	listen("stdout", out);
	listen("stderr", err);
	const { why, exit } = await awaitExit(spec, started.enclosure, started.exited).finally(started.stopInput);
	try {
		await started.enclosure.finish(exit.signal !== null);
		await drain(started);
	} finally {
		started.release();
	}
	const program = started.hasHelper ? readExit(exit, started.helperWords(), why !== null) : {
		kind: "ended",
		exitCode: exit.code,
		killedBy: exit.signal
	};
	const durationMs = performance.now() - started.startedAtMs;
	if (program.kind === "not-started") return {
		...emptyResult("not-started", program.why),
		durationMs
	};
	return {
		ended: why ?? "finished",
		exitCode: program.exitCode,
		killedBy: program.killedBy,
		startError: null,
		stdout: out.finish(),
		stderr: err.finish(),
		durationMs
	};
}
async function awaitExit(spec, enclosure, exited) {
	let why = null;
	let graceTimer;
	const killing = new AbortController();
	const failed = new Promise((_, reject) => {
		killing.signal.addEventListener("abort", () => reject(killing.signal.reason));
	});
	const stop = (reason) => {
		if (why !== null) return;
		why = reason;
		enclosure.terminate();
		graceTimer = setTimeout(() => void enclosure.kill().catch((error) => killing.abort(error)), GRACE_MS);
	};
	const onAbort = () => stop("cancelled");
	const timer = setTimeout(() => stop("timed-out"), Math.min(spec.timeoutMs, LONGEST_TIMER_MS));
	spec.signal.addEventListener("abort", onAbort, { once: true });
	if (spec.signal.aborted) onAbort();
	try {
		const exit = await Promise.race([exited, failed]);
		return {
			why,
			exit
		};
	} finally {
		clearTimeout(timer);
		clearTimeout(graceTimer);
		spec.signal.removeEventListener("abort", onAbort);
	}
}
/** Everything is dead, so the pipes end as soon as they are read; whoever still holds one is killed as well. */
async function drain(started) {
	for (let step = 0; step < DRAIN_STEPS; step += 1) {
		if (await Promise.race([started.drained.then(() => true), setTimeout$1(DRAIN_STEP_MS, false, { ref: false })])) return;
		started.tree.killPipeHolders();
	}
	if (started.tree.killPipeHolders() > 0) throw new GateError("world-failed", "a process that a command started could not be ended");
}
async function isFolder(path) {
	try {
		return (await stat(path)).isDirectory();
	} catch {
		return false;
	}
}
function emptyResult(ended, startError) {
	const nothing = {
		text: "",
		totalBytes: 0,
		droppedBytes: 0
	};
	return {
		ended,
		exitCode: null,
		killedBy: null,
		startError,
		stdout: nothing,
		stderr: nothing,
		durationMs: 0
	};
}

// src/adapters/process/processes.ts
/** The `Processes` port. Node's own `spawn` rather than execa: a result must not wait for the output of a background child
*  that is about to be killed, and the output is a real pipe. The machine is probed at the first run. */
function createProcesses(options) {
	const path = options.baseEnv["PATH"] ?? "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
	const table = platform === "linux" ? procTable : psTable;
	const watch = createWatch(() => table.list(), platform === "linux" ? 100 : 1e3);
	const probe = once(async () => {
		const readOnly = realFolders(options.readOnly ?? []);
		const guard = {
			readOnly,
			pinned: pinnedAbove(readOnly),
			shared: await openShared(options.workDir, readOnly)
		};
		const [isolation, mkfifo, env] = await Promise.all([
			probeIsolation(path, options.isolation ?? "auto", guard),
			findProgram("mkfifo", path, "/"),
			findProgram("env", path, "/")
		]);
		return {
			isolation,
			mkfifo,
			env,
			guard
		};
	});
	return {
		isIsolated: async () => {
			const { isolation, guard } = await probe();
			const isGuarded = guard.readOnly.length === 0 || isolation.mount !== null;
			const isAlone = guard.shared === null || isolation.canCover;
			return isolation.kind === "pid-namespace" && isolation.isHidden && isGuarded && isAlone;
		},
		run: async (spec) => {
			return runProcess({
				baseEnv: options.baseEnv,
				path,
				table,
				watch,
				...await probe()
			}, spec);
		}
	};
}
async function openShared(workDir, readOnly) {
	try {
		return workDir === void 0 ? null : await openSharedFolder(workDir, readOnly);
	} catch (error) {
		throw toWorldError("no folder for what programs share can be made", error);
	}
}
function once(make) {
	let made = null;
	return () => made ??= make();
}
/** One look at the process table for all runs that need it, and their end when ours comes first.
*  Out: a function that adds a tree; it gives one that takes the tree off again. */
function createWatch(list, everyMs) {
	const trees = /* @__PURE__ */ new Set();
	let timer = null;
	const look = () => {
		const entries = list();
		for (const tree of trees) tree.observe(entries);
	};
	const abandonAll = () => {
		for (const tree of trees) tree.abandon();
	};
	return (tree) => {
		trees.add(tree);
		if (timer === null) {
			timer = setInterval(look, everyMs);
			process$1.on("exit", abandonAll);
		}
		return () => {
			trees.delete(tree);
			if (trees.size > 0 || timer === null) return;
			clearInterval(timer);
			process$1.off("exit", abandonAll);
			timer = null;
		};
	};
}

// src/adapters/git/remove-tree.ts
/** Says what is in the way last; there may be as many reasons as files. */
const REMOVE = "rm -rf -- \"$1\" 2>/dev/null || { chmod -R u+rwx -- \"$1\" 2>/dev/null; rm -rf -- \"$1\" 2>&1 | tail -n 1; }";
/** Not what a check may have put on PATH. */
const PATH = "/usr/bin:/bin";
const MAX_PATH_CHARS = 90;
const MAX_WHY_CHARS = 60;
/** Deletes a folder and all in it, also where folders were made unwritable or lie too deep to be named; links are deleted, never followed.
*  Throws `world-failed`, in short, when something stays. */
async function removeTree(root) {
	const why = await rm(root, {
		recursive: true,
		force: true
	}).then(() => null, () => removeFromWithin(root));
	if (why === null) return;
	const place = root.length <= MAX_PATH_CHARS ? root : `…${root.slice(-90)}`;
	throw new GateError("world-failed", `${place}: ${why.slice(0, MAX_WHY_CHARS)}`);
}
/** Out: what the system said, without the path, which may be long; null when all is gone. */
async function removeFromWithin(dir) {
	const said = await promisify(execFile)("/bin/sh", [
		"-c",
		REMOVE,
		"sh",
		dir
	], { env: {
		PATH,
		LC_ALL: "C"
	} }).then(({ stdout }) => stdout.trim().split(": ").at(-1), messageOf);
	if (lstatSync(dir, { throwIfNoEntry: false }) === void 0) return null;
	return said || "rm gives no reason";
}

// node_modules/fdir/dist/index.mjs
var __require = /* @__PURE__ */ createRequire(import.meta.url);
function cleanPath(path) {
	let normalized = normalize(path);
	if (normalized.length > 1 && normalized[normalized.length - 1] === sep$1) normalized = normalized.substring(0, normalized.length - 1);
	return normalized;
}
const SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
	return path.replace(SLASHES_REGEX, separator);
}
const WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
	return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options) {
	const { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options;
	const pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
	if (resolvePaths) path = resolve$1(path);
	if (normalizePath$1 || pathNeedsCleaning) path = cleanPath(path);
	if (path === ".") return "";
	return convertSlashes(path[path.length - 1] !== pathSeparator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
	return directoryPath + filename;
}
function joinPathWithRelativePath(root, options) {
	return function(filename, directoryPath) {
		if (directoryPath.startsWith(root)) return directoryPath.slice(root.length) + filename;
		else return convertSlashes(relative$1(root, directoryPath), options.pathSeparator) + options.pathSeparator + filename;
	};
}
function joinPath(filename) {
	return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
	return directoryPath + filename + separator;
}
function build$7(root, options) {
	const { relativePaths, includeBasePath } = options;
	return relativePaths && root ? joinPathWithRelativePath(root, options) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
	return function(directoryPath, paths) {
		paths.push(directoryPath.substring(root.length) || ".");
	};
}
function pushDirectoryFilterWithRelativePath(root) {
	return function(directoryPath, paths, filters) {
		const relativePath = directoryPath.substring(root.length) || ".";
		if (filters.every((filter) => filter(relativePath, true))) paths.push(relativePath);
	};
}
const pushDirectory = (directoryPath, paths) => {
	paths.push(directoryPath || ".");
};
const pushDirectoryFilter = (directoryPath, paths, filters) => {
	const path = directoryPath || ".";
	if (filters.every((filter) => filter(path, true))) paths.push(path);
};
const empty$2 = () => {};
function build$6(root, options) {
	const { includeDirs, filters, relativePaths } = options;
	if (!includeDirs) return empty$2;
	if (relativePaths) return filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root);
	return filters && filters.length ? pushDirectoryFilter : pushDirectory;
}
const pushFileFilterAndCount = (filename, _paths, counts, filters) => {
	if (filters.every((filter) => filter(filename, false))) counts.files++;
};
const pushFileFilter = (filename, paths, _counts, filters) => {
	if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
const pushFileCount = (_filename, _paths, counts, _filters) => {
	counts.files++;
};
const pushFile = (filename, paths) => {
	paths.push(filename);
};
const empty$1 = () => {};
function build$5(options) {
	const { excludeFiles, filters, onlyCounts } = options;
	if (excludeFiles) return empty$1;
	if (filters && filters.length) return onlyCounts ? pushFileFilterAndCount : pushFileFilter;
	else if (onlyCounts) return pushFileCount;
	else return pushFile;
}
const getArray = (paths) => {
	return paths;
};
const getArrayGroup = () => {
	return [""].slice(0, 0);
};
function build$4(options) {
	return options.group ? getArrayGroup : getArray;
}
const groupFiles = (groups, directory, files) => {
	groups.push({
		directory,
		files,
		dir: directory
	});
};
const empty = () => {};
function build$3(options) {
	return options.group ? groupFiles : empty;
}
const resolveSymlinksAsync = function(path, state, callback$1) {
	const { queue, fs, options: { suppressErrors } } = state;
	queue.enqueue();
	fs.realpath(path, (error, resolvedPath) => {
		if (error) return queue.dequeue(suppressErrors ? null : error, state);
		fs.stat(resolvedPath, (error$1, stat) => {
			if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
			if (stat.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
			callback$1(stat, resolvedPath);
			queue.dequeue(null, state);
		});
	});
};
const resolveSymlinks = function(path, state, callback$1) {
	const { queue, fs, options: { suppressErrors } } = state;
	queue.enqueue();
	try {
		const resolvedPath = fs.realpathSync(path);
		const stat = fs.statSync(resolvedPath);
		if (stat.isDirectory() && isRecursive(path, resolvedPath, state)) return;
		callback$1(stat, resolvedPath);
	} catch (e) {
		if (!suppressErrors) throw e;
	}
};
function build$2(options, isSynchronous) {
	if (!options.resolveSymlinks || options.excludeSymlinks) return null;
	return isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
	if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
	let parent = dirname$1(path);
	let depth = 1;
	while (parent !== state.root && depth < 2) {
		const resolvedPath = state.symlinks.get(parent);
		if (!!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath))) depth++;
		else parent = dirname$1(parent);
	}
	state.symlinks.set(path, resolved);
	return depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
	return state.visited.includes(resolved + state.options.pathSeparator);
}
const onlyCountsSync = (state) => {
	return state.counts;
};
const groupsSync = (state) => {
	return state.groups;
};
const defaultSync = (state) => {
	return state.paths;
};
const limitFilesSync = (state) => {
	return state.paths.slice(0, state.options.maxFiles);
};
const onlyCountsAsync = (state, error, callback$1) => {
	report(error, callback$1, state.counts, state.options.suppressErrors);
	return null;
};
const defaultAsync = (state, error, callback$1) => {
	report(error, callback$1, state.paths, state.options.suppressErrors);
	return null;
};
const limitFilesAsync = (state, error, callback$1) => {
	report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors);
	return null;
};
const groupsAsync = (state, error, callback$1) => {
	report(error, callback$1, state.groups, state.options.suppressErrors);
	return null;
};
function report(error, callback$1, output, suppressErrors) {
	if (error && !suppressErrors) callback$1(error, output);
	else callback$1(null, output);
}
function build$1(options, isSynchronous) {
	const { onlyCounts, group, maxFiles } = options;
	if (onlyCounts) return isSynchronous ? onlyCountsSync : onlyCountsAsync;
	else if (group) return isSynchronous ? groupsSync : groupsAsync;
	else if (maxFiles) return isSynchronous ? limitFilesSync : limitFilesAsync;
	else return isSynchronous ? defaultSync : defaultAsync;
}
const readdirOpts = { withFileTypes: true };
const walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
	state.queue.enqueue();
	if (currentDepth < 0) return state.queue.dequeue(null, state);
	const { fs } = state;
	state.visited.push(crawlPath);
	state.counts.directories++;
	fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
		callback$1(entries, directoryPath, currentDepth);
		state.queue.dequeue(state.options.suppressErrors ? null : error, state);
	});
};
const walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
	const { fs } = state;
	if (currentDepth < 0) return;
	state.visited.push(crawlPath);
	state.counts.directories++;
	let entries = [];
	try {
		entries = fs.readdirSync(crawlPath || ".", readdirOpts);
	} catch (e) {
		if (!state.options.suppressErrors) throw e;
	}
	callback$1(entries, directoryPath, currentDepth);
};
function build(isSynchronous) {
	return isSynchronous ? walkSync : walkAsync;
}
/**
* This is a custom stateless queue to track concurrent async fs calls.
* It increments a counter whenever a call is queued and decrements it
* as soon as it completes. When the counter hits 0, it calls onQueueEmpty.
*/
var Queue = class {
	count = 0;
	constructor(onQueueEmpty) {
		this.onQueueEmpty = onQueueEmpty;
	}
	enqueue() {
		this.count++;
		return this.count;
	}
	dequeue(error, output) {
		if (this.onQueueEmpty && (--this.count <= 0 || error)) {
			this.onQueueEmpty(error, output);
			if (error) {
				output.controller.abort();
				this.onQueueEmpty = void 0;
			}
		}
	}
};
var Counter = class {
	_files = 0;
	_directories = 0;
	set files(num) {
		this._files = num;
	}
	get files() {
		return this._files;
	}
	set directories(num) {
		this._directories = num;
	}
	get directories() {
		return this._directories;
	}
	/**
	* @deprecated use `directories` instead
	*/
	/* c8 ignore next 3 */
	get dirs() {
		return this._directories;
	}
};
/**
* AbortController is not supported on Node 14 so we use this until we can drop
* support for Node 14.
*/
var Aborter = class {
	aborted = false;
	abort() {
		this.aborted = true;
	}
};
var Walker = class {
	root;
	isSynchronous;
	state;
	joinPath;
	pushDirectory;
	pushFile;
	getArray;
	groupFiles;
	resolveSymlink;
	walkDirectory;
	callbackInvoker;
	constructor(root, options, callback$1) {
		this.isSynchronous = !callback$1;
		this.callbackInvoker = build$1(options, this.isSynchronous);
		this.root = normalizePath(root, options);
		this.state = {
			root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
			paths: [""].slice(0, 0),
			groups: [],
			counts: new Counter(),
			options,
			queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
			symlinks: /* @__PURE__ */ new Map(),
			visited: [""].slice(0, 0),
			controller: new Aborter(),
			fs: options.fs || nativeFs
		};
		this.joinPath = build$7(this.root, options);
		this.pushDirectory = build$6(this.root, options);
		this.pushFile = build$5(options);
		this.getArray = build$4(options);
		this.groupFiles = build$3(options);
		this.resolveSymlink = build$2(options, this.isSynchronous);
		this.walkDirectory = build(this.isSynchronous);
	}
	start() {
		this.pushDirectory(this.root, this.state.paths, this.state.options.filters);
		this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk);
		return this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
	}
	walk = (entries, directoryPath, depth) => {
		const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
		if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
		const files = this.getArray(this.state.paths);
		for (let i = 0; i < entries.length; ++i) {
			const entry = entries[i];
			if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
				const filename = this.joinPath(entry.name, directoryPath);
				this.pushFile(filename, files, this.state.counts, filters);
			} else if (entry.isDirectory()) {
				let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
				if (exclude && exclude(entry.name, path)) continue;
				this.pushDirectory(path, paths, filters);
				this.walkDirectory(this.state, path, path, depth - 1, this.walk);
			} else if (this.resolveSymlink && entry.isSymbolicLink()) {
				let path = joinPathWithBasePath(entry.name, directoryPath);
				this.resolveSymlink(path, this.state, (stat, resolvedPath) => {
					if (stat.isDirectory()) {
						resolvedPath = normalizePath(resolvedPath, this.state.options);
						if (exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
						this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
					} else {
						resolvedPath = useRealPaths ? resolvedPath : path;
						const filename = basename$1(resolvedPath);
						const directoryPath$1 = normalizePath(dirname$1(resolvedPath), this.state.options);
						resolvedPath = this.joinPath(filename, directoryPath$1);
						this.pushFile(resolvedPath, files, this.state.counts, filters);
					}
				});
			}
		}
		this.groupFiles(this.state.groups, directoryPath, files);
	};
};
function promise(root, options) {
	return new Promise((resolve$1, reject) => {
		callback(root, options, (err, output) => {
			if (err) return reject(err);
			resolve$1(output);
		});
	});
}
function callback(root, options, callback$1) {
	new Walker(root, options, callback$1).start();
}
function sync(root, options) {
	return new Walker(root, options).start();
}
var APIBuilder = class {
	constructor(root, options) {
		this.root = root;
		this.options = options;
	}
	withPromise() {
		return promise(this.root, this.options);
	}
	withCallback(cb) {
		callback(this.root, this.options, cb);
	}
	sync() {
		return sync(this.root, this.options);
	}
};
let pm = null;
/* c8 ignore next 6 */
try {
	__require.resolve("picomatch");
	pm = __require("picomatch");
} catch {}
var Builder = class {
	globCache = {};
	options = {
		maxDepth: 1e400,
		suppressErrors: true,
		pathSeparator: sep$1,
		filters: []
	};
	globFunction;
	constructor(options) {
		this.options = {
			...this.options,
			...options
		};
		this.globFunction = this.options.globFunction;
	}
	group() {
		this.options.group = true;
		return this;
	}
	withPathSeparator(separator) {
		this.options.pathSeparator = separator;
		return this;
	}
	withBasePath() {
		this.options.includeBasePath = true;
		return this;
	}
	withRelativePaths() {
		this.options.relativePaths = true;
		return this;
	}
	withDirs() {
		this.options.includeDirs = true;
		return this;
	}
	withMaxDepth(depth) {
		this.options.maxDepth = depth;
		return this;
	}
	withMaxFiles(limit) {
		this.options.maxFiles = limit;
		return this;
	}
	withFullPaths() {
		this.options.resolvePaths = true;
		this.options.includeBasePath = true;
		return this;
	}
	withErrors() {
		this.options.suppressErrors = false;
		return this;
	}
	withSymlinks({ resolvePaths = true } = {}) {
		this.options.resolveSymlinks = true;
		this.options.useRealPaths = resolvePaths;
		return this.withFullPaths();
	}
	withAbortSignal(signal) {
		this.options.signal = signal;
		return this;
	}
	normalize() {
		this.options.normalizePath = true;
		return this;
	}
	filter(predicate) {
		this.options.filters.push(predicate);
		return this;
	}
	onlyDirs() {
		this.options.excludeFiles = true;
		this.options.includeDirs = true;
		return this;
	}
	exclude(predicate) {
		this.options.exclude = predicate;
		return this;
	}
	onlyCounts() {
		this.options.onlyCounts = true;
		return this;
	}
	crawl(root) {
		return new APIBuilder(root || ".", this.options);
	}
	withGlobFunction(fn) {
		this.globFunction = fn;
		return this;
	}
	/**
	* @deprecated Pass options using the constructor instead:
	* ```ts
	* new fdir(options).crawl("/path/to/root");
	* ```
	* This method will be removed in v7.0
	*/
	/* c8 ignore next 4 */
	crawlWithOptions(root, options) {
		this.options = {
			...this.options,
			...options
		};
		return new APIBuilder(root || ".", this.options);
	}
	glob(...patterns) {
		if (this.globFunction) return this.globWithOptions(patterns);
		return this.globWithOptions(patterns, ...[{ dot: true }]);
	}
	globWithOptions(patterns, ...options) {
		const globFn = this.globFunction || pm;
		/* c8 ignore next 5 */
		if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
		var isMatch = this.globCache[patterns.join("\0")];
		if (!isMatch) {
			isMatch = globFn(patterns, ...options);
			this.globCache[patterns.join("\0")] = isMatch;
		}
		this.options.filters.push((path) => isMatch(path));
		return this;
	}
};

// src/adapters/programs/identity.ts
const MAX_FILES = 5e4;
/** Remembers path, place on the disk, size, mode and times of all files of a program. Times are in nanoseconds; the time of the last
*  change of state cannot be set back without the machine's clock. Synchronous calls: thousands of promises take longer than the
*  look itself. Throws: `GateError` (`world-failed`). */
function watchFiles(files) {
	const isTooMany = files.folders.flatMap(listFiles).length > MAX_FILES;
	const watched = isTooMany ? {
		...files,
		folders: []
	} : files;
	const before = identify(watched);
	return {
		remark: isTooMany ? `only the file that is started is watched for changes: more than ${MAX_FILES} belong to it` : null,
		checkUnchanged: async () => {
			const changed = findChange(before, identify(watched));
			if (changed !== null) throw new GateError("runner-tampered", `${changed} is not what it was when this run began`);
		}
	};
}
/** All files and links below a folder, absolute; more than the limit are cut off. Throws: `GateError` (`world-failed`). */
function listFiles(folder) {
	try {
		return new Builder({ suppressErrors: false }).withFullPaths().withMaxFiles(50001).crawl(folder).sync();
	} catch (error) {
		throw toWorldError(`the folder ${folder} cannot be read`, error);
	}
}
function identify({ file, folders, others }) {
	const paths = [
		...linksTo(file),
		...folders.flatMap(listOrNothing),
		...others.flatMap(listOther)
	];
	return new Map(paths.map((path) => [path, describe(path)]));
}
/** A folder that is gone is seen by the files that are missing. */
function listOrNothing(folder) {
	return describe(folder) === "missing" ? [] : listFiles(folder);
}
/** What can be seen of it: what we may not list, the program may not read either. */
function listOther(path) {
	const links = linksTo(path);
	try {
		return [...links, ...listFiles(path)];
	} catch {
		return links;
	}
}
/** The path itself, what it leads to in the end, and the folder of each: a link of any folder above shows in what it leads to. */
function linksTo(file) {
	try {
		const real = realpathSync(file);
		return real === file ? [file] : [file, real];
	} catch {
		return [file];
	}
}
function describe(path) {
	try {
		const { dev, ino, mode, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
		return [
			dev,
			ino,
			mode,
			size,
			mtimeNs,
			ctimeNs
		].join(":");
	} catch (error) {
		const code = codeOf(error);
		if (code === "ENOENT" || code === "ENOTDIR") return "missing";
		throw toWorldError(`${path} cannot be looked at`, error);
	}
}
function findChange(before, now) {
	for (const [path, identity] of before) if (now.get(path) !== identity) return path;
	for (const path of now.keys()) if (!before.has(path)) return path;
	return null;
}
/** The nearest folder above a file of which `isPackage` holds; null for none. */
function findFolderAbove(file, isPackage) {
	for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) if (isPackage(folder)) return folder;
	return null;
}
/** Where the package manifest of a folder would be. */
function manifestIn(folder) {
	return join$1(folder, "package.json");
}

// src/adapters/programs/complete.ts
/** Written when all else is there. It stands beside `node_modules`, so it is no part of what it describes. */
const MARK = "complete.json";
const MAX_MARK_BYTES = 1024;
/** Marks an installation as complete. */
function markComplete(dir) {
	writeFileSync(join$1(dir, MARK), `${JSON.stringify(describeContents(dir))}\n`, { flag: "wx" });
}
/** Whether an installation is there, and is what was marked as complete: a copy that lost files on its way through a cache is not. */
function isComplete(dir) {
	try {
		const mark = join$1(dir, MARK);
		if (lstatSync(mark).size > MAX_MARK_BYTES) return false;
		return readFileSync(mark, "utf8") === `${JSON.stringify(describeContents(dir))}\n`;
	} catch {
		return false;
	}
}
function describeContents(dir) {
	const modules = join$1(dir, "node_modules");
	const lines = listFiles(modules).map((path) => {
		const { size, mode } = lstatSync(path);
		return `${relative(modules, path)}\0${size}\0${mode.toString(8)}\n`;
	}).toSorted();
	return {
		files: lines.length,
		digest: createHash("sha256").update(lines.join("")).digest("hex")
	};
}

// src/adapters/programs/lock.ts
const LockFile = object({ packages: record(string(), record(string(), unknown())) });
const Root = object({
	dependencies: record(string(), string()).default({}),
	optionalDependencies: record(string(), string()).default({})
});
/** Reads the lock that an agent's folder brings and cuts it to the package that holds `file`, a path below `node_modules`, with all
*  that this package needs. What a platform alone needs is optional in the lock of all platforms; here it must come, since npm does
*  without a word without what is optional, even where its digest is wrong. A lock that is none is a bug. */
async function readLock(spec, file) {
	const { packages } = LockFile.parse(await spec.loadLock());
	const { dependencies, optionalDependencies } = Root.parse(packages[""]);
	const wanted = packageOf(file);
	const range = dependencies[wanted] ?? optionalDependencies[wanted];
	const { optional: _optional, os: _os, cpu: _cpu, libc: _libc, ...locked } = packages[pathOf(wanted)] ?? {};
	assert(range !== void 0 && locked["integrity"] !== void 0, `the lock of ${spec.name} does not hold ${wanted}`);
	const others = new Set([
		"",
		wanted,
		...Object.keys(optionalDependencies)
	].map(pathOf));
	const needed = Object.entries(packages).filter(([path]) => path !== "" && !others.has(path));
	const root = { dependencies: { [wanted]: range } };
	const lock = {
		lockfileVersion: 3,
		requires: true,
		packages: {
			"": root,
			[pathOf(wanted)]: locked,
			...Object.fromEntries(needed)
		}
	};
	const lockJson = JSON.stringify(lock);
	return {
		manifestJson: JSON.stringify({
			private: true,
			...root
		}),
		lockJson,
		digest: createHash("sha256").update(lockJson).digest("hex").slice(0, 12)
	};
}
/** The package that a path below `node_modules` leads into. */
function packageOf(file) {
	return /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? "";
}
function pathOf(name) {
	return `node_modules/${name}`;
}

// src/adapters/programs/excerpt.ts
const MAX_CHARS = 300;
/** What a program printed, as a message may show it: on one line, harmless, cut when it is long; null when it is blank. */
function excerpt(text) {
	const line = makeInert(text).replaceAll(/\s+/g, " ").trim();
	if (line === "") return null;
	return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)} … (cut, ${line.length} characters in all)` : line;
}

// src/adapters/programs/scratch.ts
/** Gives new private folders to `use` and removes them afterwards. Throws: `GateError`, and what `use` throws. */
async function withScratch(tempDir, use) {
	const root = await makeScratch(tempDir);
	try {
		return await use({
			cwd: join$1(root, "work"),
			homeDir: join$1(root, "home"),
			tmpDir: join$1(root, "tmp")
		});
	} finally {
		await removeTree(root);
	}
}
async function makeScratch(tempDir) {
	try {
		const root = await mkdtemp(join$1(tempDir, "passwhen-program-"));
		for (const name of [
			"work",
			"home",
			"tmp"
		]) await mkdir(join$1(root, name));
		return root;
	} catch (error) {
		throw toWorldError("no temporary folder can be made", error);
	}
}

// src/adapters/programs/npm-ci.ts
const LIMIT_MS$1 = 6e5;
const MAX_OUTPUT_BYTES$1 = 65536;
const ARGUMENTS = [
	"ci",
	"--ignore-scripts",
	"--no-audit",
	"--no-fund",
	"--omit=dev",
	"--include=optional",
	"--install-strategy=hoisted",
	"--engine-strict=false",
	"--dry-run=false",
	"--package-lock=true",
	"--update-notifier=false",
	"--loglevel=error",
	"--progress=false",
	"--fetch-retries=2",
	"--fetch-retry-mintimeout=500",
	"--fetch-retry-maxtimeout=4000"
];
/** Lets npm install what the lock in `dir` says, for our platform alone. Throws: `GateError` (`agent-install-failed` with npm's own
*  words, `disk-full`, `cancelled`). */
async function runNpmCi(context, dir, { name }) {
	const { processes, npmEnv, platform, tempDir, signal } = context;
	const npm = await context.npm;
	if (npm === null) throw new GateError("agent-install-failed", `${name} cannot be installed: npm is not on PATH. Set up Node.js with npm.`);
	const { os, cpu, libc } = platform;
	const target = [
		`--os=${os}`,
		`--cpu=${cpu}`,
		...libc === null ? [] : [`--libc=${libc}`]
	];
	const result = await withScratch(tempDir, ({ homeDir, tmpDir }) => processes.run({
		command: { argv: [
			npm,
			...ARGUMENTS,
			...target,
			`--cache=${tmpDir}/npm`
		] },
		cwd: dir,
		homeDir,
		tmpDir,
		env: npmEnv,
		stdin: null,
		timeoutMs: LIMIT_MS$1,
		maxOutputBytes: MAX_OUTPUT_BYTES$1,
		signal
	}));
	const problem = problemOf(result);
	if (problem === null) return;
	if (result.ended === "cancelled") throw new GateError("cancelled", "the run was cancelled");
	throw toInstallError(name, result, problem);
}
const PASSING_CODES = /\b(?:ECONN\w+|ENET\w+|EHOST\w+|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|E5\d\d|E429)\b/;
function toInstallError(name, { ended, stderr }, problem) {
	const message = `${name} cannot be installed: ${problem}`;
	if (/\bENOSPC\b/.test(stderr.text)) return new GateError("disk-full", message);
	const isRetryable = ended === "timed-out" || PASSING_CODES.test(problem);
	return new GateError("agent-install-failed", message, { isRetryable });
}
function problemOf({ ended, exitCode, killedBy, startError, stdout, stderr }) {
	if (ended === "finished" && exitCode === 0) return null;
	if (ended === "not-started") return `npm cannot be started: ${excerpt(startError ?? "") ?? "no reason given"}`;
	const words = excerpt(tellingLines(stderr.text)) ?? excerpt(stderr.text) ?? excerpt(stdout.text) ?? "it says nothing";
	if (ended === "timed-out") return `npm did not end within ${LIMIT_MS$1 / 6e4} minutes: ${words}`;
	return `npm ended with ${killedBy ?? `exit code ${exitCode}`}: ${words}`;
}
/** What npm says itself went wrong, without where its log is, which is gone by then. */
function tellingLines(text) {
	return text.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.+)$/.exec(line)?.[1] ?? []).filter((line) => !/^(?:A complete log|Log files|\s*at )/.test(line)).join("; ");
}

// src/adapters/programs/platform.ts
/** The machine that we run on. */
function findPlatform() {
	return {
		os: platform,
		cpu: arch,
		libc: platform === "linux" ? findLibc() : null
	};
}
/** Node's report names the C library's version only where it is glibc. */
function findLibc() {
	Object.assign(report$1, { excludeNetwork: true });
	const { header } = report$1.getReport();
	return typeof header?.glibcVersionRuntime === "string" ? "glibc" : "musl";
}
/** The name of a platform in `ProgramSpec.files`: `linux-x64`, `linux-x64-musl`, `darwin-arm64`. */
function nameOfPlatform({ os, cpu, libc }) {
	return libc === "musl" ? `${os}-${cpu}-musl` : `${os}-${cpu}`;
}

// node_modules/semver/internal/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SEMVER_SPEC_VERSION = "2.0.0";
	const MAX_LENGTH = 256;
	const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER || 
	/* istanbul ignore next */ 0x1fffffffffffff;
	const MAX_SAFE_COMPONENT_LENGTH = 16;
	const MAX_SAFE_BUILD_LENGTH = 250;
	const WHITESPACE_CHARACTERS = [
		"	",
		"\n",
		"\v",
		"\f",
		"\r",
		" ",
		"\xA0",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		" ",
		"\u2028",
		"\u2029",
		" ",
		" ",
		"　",
		"﻿"
	];
	const RELEASE_TYPES = [
		"major",
		"premajor",
		"minor",
		"preminor",
		"patch",
		"prepatch",
		"prerelease"
	];
	module.exports = {
		MAX_LENGTH,
		MAX_SAFE_COMPONENT_LENGTH,
		MAX_SAFE_BUILD_LENGTH,
		MAX_SAFE_INTEGER,
		WHITESPACE_CHARACTERS,
		RELEASE_TYPES,
		SEMVER_SPEC_VERSION,
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
}));

// node_modules/semver/internal/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
	module.exports = debug;
}));

// node_modules/semver/internal/re.js
var require_re = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = require_constants();
	const debug = require_debug();
	exports = module.exports = {};
	const re = exports.re = [];
	const safeRe = exports.safeRe = [];
	const src = exports.src = [];
	const safeSrc = exports.safeSrc = [];
	const t = exports.t = {};
	let R = 0;
	const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
	const safeRegexReplacements = [
		["\\s", 1],
		["\\d", MAX_LENGTH],
		[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
	];
	const makeSafeRegex = (value) => {
		for (const [token, max] of safeRegexReplacements) value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
		return value;
	};
	const createToken = (name, value, isGlobal) => {
		const safe = makeSafeRegex(value);
		const index = R++;
		debug(name, index, value);
		t[name] = index;
		src[index] = value;
		safeSrc[index] = safe;
		re[index] = new RegExp(value, isGlobal ? "g" : void 0);
		safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
	createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
	createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
	createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
	createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
	createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
	createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
	createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
	createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
	createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
	createToken("FULL", `^${src[t.FULLPLAIN]}$`);
	createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
	createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
	createToken("GTLT", "((?:<|>)?=?)");
	createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
	createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
	createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
	createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
	createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
	createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
	createToken("COERCERTL", src[t.COERCE], true);
	createToken("COERCERTLFULL", src[t.COERCEFULL], true);
	createToken("LONETILDE", "(?:~>?)");
	createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
	exports.tildeTrimReplace = "$1~";
	createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
	createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("LONECARET", "(?:\\^)");
	createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
	exports.caretTrimReplace = "$1^";
	createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
	createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
	createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
	createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
	exports.comparatorTrimReplace = "$1$2$3";
	createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
	createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
	createToken("STAR", "(<|>)?=?\\s*\\*");
	createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
	createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
}));

// node_modules/semver/internal/parse-options.js
var require_parse_options = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const looseOption = Object.freeze({ loose: true });
	const emptyOpts = Object.freeze({});
	const parseOptions = (options) => {
		if (!options) return emptyOpts;
		if (typeof options !== "object") return looseOption;
		return options;
	};
	module.exports = parseOptions;
}));

// node_modules/semver/internal/identifiers.js
var require_identifiers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const numeric = /^[0-9]+$/;
	const compareIdentifiers = (a, b) => {
		if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
		const anum = numeric.test(a);
		const bnum = numeric.test(b);
		if (anum && bnum) {
			a = +a;
			b = +b;
		}
		return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
	};
	const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
	module.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
}));

// node_modules/semver/classes/semver.js
var require_semver$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
	const { safeRe: re, t } = require_re();
	const parseOptions = require_parse_options();
	const { compareIdentifiers } = require_identifiers();
	const isPrereleaseIdentifier = (prerelease, identifier) => {
		const identifiers = identifier.split(".");
		if (identifiers.length > prerelease.length) return false;
		for (let i = 0; i < identifiers.length; i++) if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) return false;
		return true;
	};
	var SemVer = class SemVer {
		constructor(version, options) {
			options = parseOptions(options);
			if (version instanceof SemVer) {
				if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
			if (version.length > MAX_LENGTH) throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
			if (!m) throw new TypeError(`Invalid Version: ${version}`);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map((id) => {
				if (/^[0-9]+$/.test(id)) {
					const num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		format() {
			this.version = `${this.major}.${this.minor}.${this.patch}`;
			if (this.prerelease.length) this.version += `-${this.prerelease.join(".")}`;
			return this.version;
		}
		toString() {
			return this.version;
		}
		compare(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) {
				if (typeof other === "string" && other === this.version) return 0;
				other = new SemVer(other, this.options);
			}
			if (other.version === this.version) return 0;
			return this.compareMain(other) || this.comparePre(other);
		}
		compareMain(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.major < other.major) return -1;
			if (this.major > other.major) return 1;
			if (this.minor < other.minor) return -1;
			if (this.minor > other.minor) return 1;
			if (this.patch < other.patch) return -1;
			if (this.patch > other.patch) return 1;
			return 0;
		}
		comparePre(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			let i = 0;
			do {
				const a = this.prerelease[i];
				const b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		compareBuild(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			let i = 0;
			do {
				const a = this.build[i];
				const b = other.build[i];
				debug("build compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		inc(release, identifier, identifierBase) {
			if (release.startsWith("pre")) {
				if (!identifier && identifierBase === false) throw new Error("invalid increment argument: identifier is empty");
				if (identifier) {
					const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
					if (!match || match[1] !== identifier) throw new Error(`invalid identifier: ${identifier}`);
				}
			}
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "release":
					if (this.prerelease.length === 0) throw new Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre": {
					const base = Number(identifierBase) ? 1 : 0;
					if (this.prerelease.length === 0) this.prerelease = [base];
					else {
						let i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) {
							if (identifier === this.prerelease.join(".") && identifierBase === false) throw new Error("invalid increment argument: identifier already exists");
							this.prerelease.push(base);
						}
					}
					if (identifier) {
						let prerelease = [identifier, base];
						if (identifierBase === false) prerelease = [identifier];
						if (isPrereleaseIdentifier(this.prerelease, identifier)) {
							const prereleaseBase = this.prerelease[identifier.split(".").length];
							if (isNaN(prereleaseBase)) this.prerelease = prerelease;
						} else this.prerelease = prerelease;
					}
					break;
				}
				default: throw new Error(`invalid increment argument: ${release}`);
			}
			this.raw = this.format();
			if (this.build.length) this.raw += `+${this.build.join(".")}`;
			return this;
		}
	};
	module.exports = SemVer;
}));

// node_modules/semver/functions/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const parse = (version, options, throwErrors = false) => {
		if (version instanceof SemVer) return version;
		try {
			return new SemVer(version, options);
		} catch (er) {
			if (!throwErrors) return null;
			throw er;
		}
	};
	module.exports = parse;
}));

// node_modules/semver/functions/valid.js
var require_valid$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const parse = require_parse();
	const valid = (version, options) => {
		const v = parse(version, options);
		return v ? v.version : null;
	};
	module.exports = valid;
}));

// node_modules/semver/functions/clean.js
var require_clean = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const parse = require_parse();
	const clean = (version, options) => {
		const s = parse(version.trim().replace(/^[=v]+/, ""), options);
		return s ? s.version : null;
	};
	module.exports = clean;
}));

// node_modules/semver/functions/inc.js
var require_inc = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const inc = (version, release, options, identifier, identifierBase) => {
		if (typeof options === "string") {
			identifierBase = identifier;
			identifier = options;
			options = void 0;
		}
		try {
			return new SemVer(version instanceof SemVer ? version.version : version, options).inc(release, identifier, identifierBase).version;
		} catch (er) {
			return null;
		}
	};
	module.exports = inc;
}));

// node_modules/semver/functions/diff.js
var require_diff = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const parse = require_parse();
	const diff = (version1, version2) => {
		const v1 = parse(version1, null, true);
		const v2 = parse(version2, null, true);
		const comparison = v1.compare(v2);
		if (comparison === 0) return null;
		const v1Higher = comparison > 0;
		const highVersion = v1Higher ? v1 : v2;
		const lowVersion = v1Higher ? v2 : v1;
		const highHasPre = !!highVersion.prerelease.length;
		if (!!lowVersion.prerelease.length && !highHasPre) {
			if (!lowVersion.patch && !lowVersion.minor) return "major";
			if (lowVersion.compareMain(highVersion) === 0) {
				if (lowVersion.minor && !lowVersion.patch) return "minor";
				return "patch";
			}
		}
		const prefix = highHasPre ? "pre" : "";
		if (v1.major !== v2.major) return prefix + "major";
		if (v1.minor !== v2.minor) return prefix + "minor";
		if (v1.patch !== v2.patch) return prefix + "patch";
		return "prerelease";
	};
	module.exports = diff;
}));

// node_modules/semver/functions/major.js
var require_major = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const major = (a, loose) => new SemVer(a, loose).major;
	module.exports = major;
}));

// node_modules/semver/functions/minor.js
var require_minor = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const minor = (a, loose) => new SemVer(a, loose).minor;
	module.exports = minor;
}));

// node_modules/semver/functions/patch.js
var require_patch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const patch = (a, loose) => new SemVer(a, loose).patch;
	module.exports = patch;
}));

// node_modules/semver/functions/prerelease.js
var require_prerelease = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const parse = require_parse();
	const prerelease = (version, options) => {
		const parsed = parse(version, options);
		return parsed && parsed.prerelease.length ? parsed.prerelease : null;
	};
	module.exports = prerelease;
}));

// node_modules/semver/functions/compare.js
var require_compare = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const compare = (a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose));
	module.exports = compare;
}));

// node_modules/semver/functions/rcompare.js
var require_rcompare = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const rcompare = (a, b, loose) => compare(b, a, loose);
	module.exports = rcompare;
}));

// node_modules/semver/functions/compare-loose.js
var require_compare_loose = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const compareLoose = (a, b) => compare(a, b, true);
	module.exports = compareLoose;
}));

// node_modules/semver/functions/compare-build.js
var require_compare_build = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const compareBuild = (a, b, loose) => {
		const versionA = new SemVer(a, loose);
		const versionB = new SemVer(b, loose);
		return versionA.compare(versionB) || versionA.compareBuild(versionB);
	};
	module.exports = compareBuild;
}));

// node_modules/semver/functions/sort.js
var require_sort = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compareBuild = require_compare_build();
	const sort = (list, loose) => list.sort((a, b) => compareBuild(a, b, loose));
	module.exports = sort;
}));

// node_modules/semver/functions/rsort.js
var require_rsort = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compareBuild = require_compare_build();
	const rsort = (list, loose) => list.sort((a, b) => compareBuild(b, a, loose));
	module.exports = rsort;
}));

// node_modules/semver/functions/gt.js
var require_gt = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const gt = (a, b, loose) => compare(a, b, loose) > 0;
	module.exports = gt;
}));

// node_modules/semver/functions/lt.js
var require_lt = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const lt = (a, b, loose) => compare(a, b, loose) < 0;
	module.exports = lt;
}));

// node_modules/semver/functions/eq.js
var require_eq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const eq = (a, b, loose) => compare(a, b, loose) === 0;
	module.exports = eq;
}));

// node_modules/semver/functions/neq.js
var require_neq = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const neq = (a, b, loose) => compare(a, b, loose) !== 0;
	module.exports = neq;
}));

// node_modules/semver/functions/gte.js
var require_gte = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const gte = (a, b, loose) => compare(a, b, loose) >= 0;
	module.exports = gte;
}));

// node_modules/semver/functions/lte.js
var require_lte = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const compare = require_compare();
	const lte = (a, b, loose) => compare(a, b, loose) <= 0;
	module.exports = lte;
}));

// node_modules/semver/functions/cmp.js
var require_cmp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const eq = require_eq();
	const neq = require_neq();
	const gt = require_gt();
	const gte = require_gte();
	const lt = require_lt();
	const lte = require_lte();
	const cmp = (a, op, b, loose) => {
		switch (op) {
			case "===":
				if (typeof a === "object") a = a.version;
				if (typeof b === "object") b = b.version;
				return a === b;
			case "!==":
				if (typeof a === "object") a = a.version;
				if (typeof b === "object") b = b.version;
				return a !== b;
			case "":
			case "=":
			case "==": return eq(a, b, loose);
			case "!=": return neq(a, b, loose);
			case ">": return gt(a, b, loose);
			case ">=": return gte(a, b, loose);
			case "<": return lt(a, b, loose);
			case "<=": return lte(a, b, loose);
			default: throw new TypeError(`Invalid operator: ${op}`);
		}
	};
	module.exports = cmp;
}));

// node_modules/semver/functions/coerce.js
var require_coerce = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const parse = require_parse();
	const { safeRe: re, t } = require_re();
	const coerce = (version, options) => {
		if (version instanceof SemVer) return version;
		if (typeof version === "number") version = String(version);
		if (typeof version !== "string") return null;
		options = options || {};
		let match = null;
		if (!options.rtl) match = version.match(options.includePrerelease ? re[t.COERCEFULL] : re[t.COERCE]);
		else {
			const coerceRtlRegex = options.includePrerelease ? re[t.COERCERTLFULL] : re[t.COERCERTL];
			let next;
			while ((next = coerceRtlRegex.exec(version)) && (!match || match.index + match[0].length !== version.length)) {
				if (!match || next.index + next[0].length !== match.index + match[0].length) match = next;
				coerceRtlRegex.lastIndex = next.index + next[1].length + next[2].length;
			}
			coerceRtlRegex.lastIndex = -1;
		}
		if (match === null) return null;
		const major = match[2];
		const minor = match[3] || "0";
		const patch = match[4] || "0";
		const prerelease = options.includePrerelease && match[5] ? `-${match[5]}` : "";
		const build = options.includePrerelease && match[6] ? `+${match[6]}` : "";
		return parse(`${major}.${minor}.${patch}${prerelease}${build}`, options);
	};
	module.exports = coerce;
}));

// node_modules/semver/functions/truncate.js
var require_truncate = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const parse = require_parse();
	const constants = require_constants();
	const SemVer = require_semver$1();
	const truncate = (version, truncation, options) => {
		if (!constants.RELEASE_TYPES.includes(truncation)) return null;
		const clonedVersion = cloneInputVersion(version, options);
		return clonedVersion && doTruncation(clonedVersion, truncation);
	};
	const cloneInputVersion = (version, options) => {
		const versionStringToParse = version instanceof SemVer ? version.version : version;
		return parse(versionStringToParse, options);
	};
	const doTruncation = (version, truncation) => {
		if (isPrerelease(truncation)) return version.version;
		version.prerelease = [];
		switch (truncation) {
			case "major":
				version.minor = 0;
				version.patch = 0;
				break;
			case "minor": version.patch = 0;
		}
		return version.format();
	};
	const isPrerelease = (type) => {
		return type.startsWith("pre");
	};
	module.exports = truncate;
}));

// node_modules/semver/internal/lrucache.js
var require_lrucache = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var LRUCache = class {
		constructor() {
			this.max = 1e3;
			this.map = /* @__PURE__ */ new Map();
		}
		get(key) {
			const value = this.map.get(key);
			if (value === void 0) return;
			else {
				this.map.delete(key);
				this.map.set(key, value);
				return value;
			}
		}
		delete(key) {
			return this.map.delete(key);
		}
		set(key, value) {
			if (!this.delete(key) && value !== void 0) {
				if (this.map.size >= this.max) {
					const firstKey = this.map.keys().next().value;
					this.delete(firstKey);
				}
				this.map.set(key, value);
			}
			return this;
		}
	};
	module.exports = LRUCache;
}));

// node_modules/semver/internal/trim-comparator-whitespace.js
var require_trim_comparator_whitespace = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS } = require_constants();
	/**
	* Remembers the last two rows of digits so their characters need not be reread.
	* Positions start at -1 until a row has been found.
	*
	* @typedef {object} DigitRunCache
	* @property {number} start The first character of the most recently found row.
	* @property {number} end The position after that row's last character.
	* @property {number} previousStart The first character of the previous row.
	* @property {number} previousEnd The position after the previous row.
	*/
	const whitespace = /* @__PURE__ */ new Uint8Array(65536);
	for (const char of WHITESPACE_CHARACTERS) whitespace[char.charCodeAt(0)] = 1;
	/**
	* Checks whether a character is whitespace, like a space, tab, or newline.
	* Looking past the end of the string returns false.
	*
	* @param {string|undefined} char One character, or undefined past the string's end.
	* @returns {boolean} Whether the character is whitespace.
	* @example isWhitespace(' ') // true
	* @example isWhitespace('1') // false
	*/
	const isWhitespace = (char) => char !== void 0 && whitespace[char.charCodeAt(0)] === 1;
	/**
	* Checks for v, =, or whitespace before the version number.
	* These are historical version prefixes, not range operators:
	* < and > are handled separately, as are tilde and caret ranges.
	*
	* @param {string|undefined} char One character to check.
	* @returns {boolean} Whether the character can belong to a version prefix.
	* @example isVersionPrefix('=') // true
	* @example isVersionPrefix('>') // false
	*/
	const isVersionPrefix = (char) => char === "v" || char === "=" || isWhitespace(char);
	/**
	* Checks whether a character is one of the digits 0 through 9.
	*
	* @param {string|undefined} char One character to check.
	* @returns {boolean} Whether the character is an ASCII digit.
	* @example isDigit('7') // true
	* @example isDigit('.') // false
	*/
	const isDigit = (char) => char !== void 0 && char >= "0" && char <= "9";
	/**
	* Checks whether a character is an English letter, uppercase or lowercase.
	*
	* @param {string|undefined} char One character to check.
	* @returns {boolean} Whether the character is an ASCII letter.
	* @example isLetter('b') // true
	* @example isLetter('7') // false
	*/
	const isLetter = (char) => char !== void 0 && (char >= "a" && char <= "z" || char >= "A" && char <= "Z");
	/**
	* Checks for a letter, digit, or hyphen: the characters allowed inside
	* prerelease and build names such as beta-1.
	*
	* @param {string|undefined} char One character to check.
	* @returns {boolean} Whether the character can be part of an identifier.
	* @example isIdentifierCharacter('-') // true
	* @example isIdentifierCharacter('.') // false; dots separate identifiers
	*/
	const isIdentifierCharacter = (char) => isDigit(char) || isLetter(char) || char === "-";
	/**
	* Checks whether a version component can begin here: with a digit or
	* a wildcard such as x, X, or *.
	*
	* @param {string|undefined} char One character to check.
	* @returns {boolean} Whether a number or wildcard can start with this character.
	* @example isVersionStart('x') // true
	* @example isVersionStart('v') // false; v belongs to the prefix
	*/
	const isVersionStart = (char) => isDigit(char) || char === "x" || char === "X" || char === "*";
	/**
	* Finds the end of a row of digits, but returns no more than limit digits.
	* Remembers the last two rows so looking at them again does not reread them.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position of the first character to check.
	* @param {number} limit The most digit characters the returned match can include.
	* @param {DigitRunCache} digitRuns Shared cache of digit-run positions, updated in place.
	* @returns {number} The position after the matched digits, or start if none match.
	* @example findDigitsEndIndex('123abc', 0, 10, digitRuns) // 3, pointing at a
	* @example findDigitsEndIndex('123abc', 0, 2, digitRuns) // 2, pointing at the unread 3
	*/
	const findDigitsEndIndex = (range, start, limit, digitRuns) => {
		if (!isDigit(range[start])) return start;
		if (start >= digitRuns.start && start < digitRuns.end) return Math.min(start + limit, digitRuns.end);
		if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) return Math.min(start + limit, digitRuns.previousEnd);
		let end = start + 1;
		while (isDigit(range[end])) end++;
		digitRuns.previousStart = digitRuns.start;
		digitRuns.previousEnd = digitRuns.end;
		digitRuns.start = start;
		digitRuns.end = end;
		return Math.min(start + limit, end);
	};
	/**
	* Reads a number using the old regex's length and leading-zero rules.
	* Strict mode reads just the first zero in 012; loose mode can read all three.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position where the number should begin.
	* @param {boolean} loose Whether to allow leading zeros.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position after the matched digits, not their numeric value.
	* @example findVersionNumberEndIndex('012', 0, false, digitRuns) // 1
	* @example findVersionNumberEndIndex('012', 0, true, digitRuns) // 3
	*/
	const findVersionNumberEndIndex = (range, start, loose, digitRuns) => {
		if (!loose && range[start] === "0") return start + 1;
		return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
	};
	/**
	* Reads one piece of a prerelease name, such as beta or 1 in beta.1.
	* Tries the letter-or-hyphen form first, then the number-only form.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position where the identifier should begin.
	* @param {boolean} loose Whether numeric identifiers may have leading zeros.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position after the identifier, or start if none matches.
	* @example findPrereleaseIdentifierEndIndex('beta.1', 0, false, digitRuns) // 4, at the dot
	* @example findPrereleaseIdentifierEndIndex('001beta', 0, false, digitRuns) // 7
	*/
	const findPrereleaseIdentifierEndIndex = (range, start, loose, digitRuns) => {
		const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
		if (isLetter(range[digitsEnd]) || range[digitsEnd] === "-") {
			let end = digitsEnd + 1;
			const limit = end + MAX_SAFE_BUILD_LENGTH;
			while (end < limit && isIdentifierCharacter(range[end])) end++;
			return end;
		}
		return findVersionNumberEndIndex(range, start, loose, digitRuns);
	};
	/**
	* Reads a prerelease suffix such as -beta.1, one dot-separated piece at a time.
	* Loose mode also allows the name without its opening hyphen.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position where the suffix should begin, including -.
	* @param {boolean} loose Whether the opening hyphen is optional and zeros allowed.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position after the matched suffix, or start if absent.
	* @example findPrereleaseEndIndex('-beta.1+sha', 0, false, digitRuns) // 7, at the plus
	* @example findPrereleaseEndIndex('beta', 0, false, digitRuns) // 0; no opening hyphen
	*/
	const findPrereleaseEndIndex = (range, start, loose, digitRuns) => {
		const hyphen = range[start] === "-";
		if (!loose && !hyphen) return start;
		const identifierStart = start + (hyphen ? 1 : 0);
		let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
		if (end === identifierStart) {
			if (!loose || !hyphen) return start;
			end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
		}
		while (range[end] === ".") {
			const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
			if (next === end + 1) break;
			end = next;
		}
		return end;
	};
	/**
	* Reads one build-name piece, such as sha or 123 in +sha.123.
	* Stops at a disallowed character or the old regex's length limit.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position where the identifier should begin.
	* @returns {number} The position after the identifier, or start if none matches.
	* @example findBuildIdentifierEndIndex('sha.123', 0) // 3, at the dot
	* @example findBuildIdentifierEndIndex('001', 0) // 3; leading zeros are allowed
	*/
	const findBuildIdentifierEndIndex = (range, start) => {
		let end = start;
		while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) end++;
		return end;
	};
	/**
	* Reads optional build metadata such as +sha.123.
	* Leaves the position unchanged if there is no plus sign followed by a name.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position where the opening + should be.
	* @returns {number} The position after the matched metadata, or start if absent.
	* @example findBuildEndIndex('+sha.123 <2', 0) // 8, at the space
	* @example findBuildEndIndex('+', 0) // 0; a plus sign alone is not a match
	*/
	const findBuildEndIndex = (range, start) => {
		if (range[start] !== "+") return start;
		let end = findBuildIdentifierEndIndex(range, start + 1);
		if (end === start + 1) return start;
		while (range[end] === ".") {
			const next = findBuildIdentifierEndIndex(range, end + 1);
			if (next === end + 1) break;
			end = next;
		}
		return end;
	};
	/**
	* Reads three numbers separated by dots, then any prerelease and build suffixes.
	* Uses loose rules, so forms such as 01.02.03beta can match here.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position of the first number, after any prefix.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position after the version match, or start if none matches.
	* @example findLooseFullVersionEndIndex('1.2.3-beta+sha <2', 0, digitRuns) // 14
	* @example findLooseFullVersionEndIndex('1.2', 0, digitRuns) // 0; needs three numbers
	*/
	const findLooseFullVersionEndIndex = (range, start, digitRuns) => {
		let end = start;
		for (let component = 0; component < 3; component++) {
			const next = findVersionNumberEndIndex(range, end, true, digitRuns);
			if (next === end) return start;
			end = next;
			if (component < 2) {
				if (range[end] !== ".") return start;
				end++;
			}
		}
		const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
		return findBuildEndIndex(range, prereleaseEnd);
	};
	/**
	* Reads one component of a partial or wildcard version, such as 2 or x in 2.x.
	* Numbers use strict leading-zero rules; wildcards take up one character.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position where the component should begin.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position after the component, or start if none matches.
	* @example findPartialVersionComponentEndIndex('2.x', 0, digitRuns) // 1, at the dot
	* @example findPartialVersionComponentEndIndex('2.x', 2, digitRuns) // 3, after x
	*/
	const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
		if (isDigit(range[start])) return findVersionNumberEndIndex(range, start, false, digitRuns);
		return isVersionStart(range[start]) ? start + 1 : start;
	};
	/**
	* Reads up to three components, allowing forms such as 1, 1.2, or 1.x.
	* After the third component, also reads any strict prerelease and build suffixes.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position of a number or wildcard, after any prefix.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position after the matched version text.
	* @example findPartialVersionEndIndex('1.x <2', 0, digitRuns) // 3, at the space
	* @example findPartialVersionEndIndex('1.', 0, digitRuns) // 1; the trailing dot is unread
	*/
	const findPartialVersionEndIndex = (range, start, digitRuns) => {
		let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
		for (let component = 0; component < 2; component++) {
			if (range[end] !== ".") return end;
			const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
			if (next === end + 1) return end;
			end = next;
		}
		const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
		return findBuildEndIndex(range, prereleaseEnd);
	};
	/**
	* Finds where a version match ends, without deciding whether the range is valid.
	* Tries a loose full version first, then a partial or wildcard version, just
	* like the old regex's LOOSEPLAIN and XRANGEPLAIN alternatives.
	*
	* @param {string} range The text to read; it is not changed.
	* @param {number} start The position of a number or wildcard, after any prefix.
	* @param {DigitRunCache} digitRuns Shared digit-run cache, updated as needed.
	* @returns {number} The position where scanning the next candidate can resume.
	* @example findVersionEndIndex('1.2.3 <2', 0, digitRuns) // 5, at the space
	* @example findVersionEndIndex('1.x <2', 0, digitRuns) // 3, at the space
	*/
	const findVersionEndIndex = (range, start, digitRuns) => {
		const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
		return fullVersionEnd !== start ? fullVersionEnd : findPartialVersionEndIndex(range, start, digitRuns);
	};
	/**
	* Finds the one whitespace character the old replacement would remove.
	* Keeps leading whitespace, skips an optional operator, and checks immediately
	* after it. Returns -1 if there is nothing to remove.
	*
	* @param {string} range The text containing a candidate already found by the caller.
	* @param {number} matchStart The candidate's position, including leading whitespace.
	* @returns {number} The position of the removable whitespace, or -1 if absent.
	* @example findRemovableWhitespaceIndex(' > 1', 0) // 2; keep the space at position 0
	* @example findRemovableWhitespaceIndex('>1', 0) // -1
	*/
	const findRemovableWhitespaceIndex = (range, matchStart) => {
		let position = matchStart;
		if (isWhitespace(range[position])) position++;
		if (range[position] === "<" || range[position] === ">") position++;
		if (range[position] === "=") position++;
		return isWhitespace(range[position]) ? position : -1;
	};
	/**
	* Joins an operator to its version, turning > 1.2.3 into >1.2.3.
	* Copies everything else according to the old regex's matching rules.
	* Moves forward through prefixes and whole versions to avoid repeatedly
	* searching the same characters on long inputs.
	*
	* @param {string} range The range text to process; the original string is unchanged.
	* @returns {string} The range with matched operator whitespace removed.
	* @example trimComparatorWhitespace('> 1.2.3 < 2') // '>1.2.3 <2'
	* @example trimComparatorWhitespace('> invalid') // '> invalid'
	*/
	const trimComparatorWhitespace = (range) => {
		let result = "";
		let copyFrom = 0;
		let cursor = 0;
		const digitRuns = {
			start: -1,
			end: -1,
			previousStart: -1,
			previousEnd: -1
		};
		while (cursor < range.length) {
			const matchStart = cursor;
			if (range[cursor] === "<" || range[cursor] === ">") cursor++;
			else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
				cursor++;
				continue;
			}
			while (cursor < range.length && isVersionPrefix(range[cursor])) cursor++;
			if (!isVersionStart(range[cursor])) continue;
			const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
			if (whitespacePosition !== -1) {
				result += range.slice(copyFrom, whitespacePosition);
				copyFrom = whitespacePosition + 1;
			}
			cursor = findVersionEndIndex(range, cursor, digitRuns);
		}
		return result + range.slice(copyFrom);
	};
	module.exports = trimComparatorWhitespace;
}));

// node_modules/semver/classes/range.js
var require_range = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SPACE_CHARACTERS = /\s+/g;
	var Range = class Range {
		constructor(range, options) {
			options = parseOptions(options);
			if (range instanceof Range) {
				if (range.loose === !!options.loose && range.includePrerelease === !!options.includePrerelease) return range;
				else return new Range(range.raw, options);
			}
			if (range instanceof Comparator) {
				this.raw = range.value;
				this.set = [[range]];
				this.formatted = void 0;
				return this;
			}
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			this.raw = range.trim().replace(SPACE_CHARACTERS, " ");
			this.set = this.raw.split("||").map((r) => this.parseRange(r.trim())).filter((c) => c.length);
			if (!this.set.length) throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
			if (this.set.length > 1) {
				const first = this.set[0];
				this.set = this.set.filter((c) => !isNullSet(c[0]));
				if (this.set.length === 0) this.set = [first];
				else if (this.set.length > 1) {
					for (const c of this.set) if (c.length === 1 && isAny(c[0])) {
						this.set = [c];
						break;
					}
				}
			}
			this.formatted = void 0;
		}
		get range() {
			if (this.formatted === void 0) {
				this.formatted = "";
				for (let i = 0; i < this.set.length; i++) {
					if (i > 0) this.formatted += "||";
					const comps = this.set[i];
					for (let k = 0; k < comps.length; k++) {
						if (k > 0) this.formatted += " ";
						this.formatted += comps[k].toString().trim();
					}
				}
			}
			return this.formatted;
		}
		format() {
			return this.range;
		}
		toString() {
			return this.range;
		}
		parseRange(range) {
			range = range.replace(BUILDSTRIPRE, "");
			const memoKey = ((this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) | (this.options.loose && FLAG_LOOSE)) + ":" + range;
			const cached = cache.get(memoKey);
			if (cached) return cached;
			const loose = this.options.loose;
			const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
			range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
			debug("hyphen replace", range);
			range = trimComparatorWhitespace(range);
			debug("comparator trim", range);
			range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
			debug("tilde trim", range);
			range = range.replace(re[t.CARETTRIM], caretTrimReplace);
			debug("caret trim", range);
			let rangeList = range.split(" ").map((comp) => parseComparator(comp, this.options)).join(" ").split(/\s+/).map((comp) => replaceGTE0(comp, this.options));
			if (loose) rangeList = rangeList.filter((comp) => {
				debug("loose invalid filter", comp, this.options);
				return !!comp.match(re[t.COMPARATORLOOSE]);
			});
			debug("range list", rangeList);
			const rangeMap = /* @__PURE__ */ new Map();
			const comparators = rangeList.map((comp) => new Comparator(comp, this.options));
			for (const comp of comparators) {
				if (isNullSet(comp)) return [comp];
				rangeMap.set(comp.value, comp);
			}
			if (rangeMap.size > 1 && rangeMap.has("")) rangeMap.delete("");
			const result = [...rangeMap.values()];
			cache.set(memoKey, result);
			return result;
		}
		intersects(range, options) {
			if (!(range instanceof Range)) throw new TypeError("a Range is required");
			return this.set.some((thisComparators) => {
				return isSatisfiable(thisComparators, options) && range.set.some((rangeComparators) => {
					return isSatisfiable(rangeComparators, options) && thisComparators.every((thisComparator) => {
						return rangeComparators.every((rangeComparator) => {
							return thisComparator.intersects(rangeComparator, options);
						});
					});
				});
			});
		}
		test(version) {
			if (!version) return false;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			for (let i = 0; i < this.set.length; i++) if (testSet(this.set[i], version, this.options)) return true;
			return false;
		}
	};
	module.exports = Range;
	const cache = new (require_lrucache())();
	const parseOptions = require_parse_options();
	const Comparator = require_comparator();
	const debug = require_debug();
	const SemVer = require_semver$1();
	const trimComparatorWhitespace = require_trim_comparator_whitespace();
	const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace } = require_re();
	const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = require_constants();
	const BUILDSTRIPRE = new RegExp(src[t.BUILD], "g");
	const isNullSet = (c) => c.value === "<0.0.0-0";
	const isAny = (c) => c.value === "";
	const isSatisfiable = (comparators, options) => {
		let result = true;
		const remainingComparators = comparators.slice();
		let testComparator = remainingComparators.pop();
		while (result && remainingComparators.length) {
			result = remainingComparators.every((otherComparator) => {
				return testComparator.intersects(otherComparator, options);
			});
			testComparator = remainingComparators.pop();
		}
		return result;
	};
	const parseComparator = (comp, options) => {
		comp = comp.replace(re[t.BUILD], "");
		debug("comp", comp, options);
		comp = replaceCarets(comp, options);
		debug("caret", comp);
		comp = replaceTildes(comp, options);
		debug("tildes", comp);
		comp = replaceXRanges(comp, options);
		debug("xrange", comp);
		comp = replaceStars(comp, options);
		debug("stars", comp);
		return comp;
	};
	const isX = (id) => !id || id.toLowerCase() === "x" || id === "*";
	const invalidXRangeOrder = (M, m, p) => isX(M) && !isX(m) || isX(m) && p && !isX(p);
	const replaceTildes = (comp, options) => {
		return comp.trim().split(/\s+/).map((c) => replaceTilde(c, options)).join(" ");
	};
	const replaceTilde = (comp, options) => {
		const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
		const z = options.includePrerelease ? "-0" : "";
		return comp.replace(r, (_, M, m, p, pr) => {
			debug("tilde", comp, _, M, m, p, pr);
			let ret;
			if (isX(M)) ret = "";
			else if (isX(m)) ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
			else if (isX(p)) ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
			else if (pr) {
				debug("replaceTilde pr", pr);
				ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
			} else ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
			debug("tilde return", ret);
			return ret;
		});
	};
	const replaceCarets = (comp, options) => {
		return comp.trim().split(/\s+/).map((c) => replaceCaret(c, options)).join(" ");
	};
	const replaceCaret = (comp, options) => {
		debug("caret", comp, options);
		const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
		const z = options.includePrerelease ? "-0" : "";
		return comp.replace(r, (_, M, m, p, pr) => {
			debug("caret", comp, _, M, m, p, pr);
			let ret;
			if (isX(M)) ret = "";
			else if (isX(m)) ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
			else if (isX(p)) {
				if (M === "0") ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
				else ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
			} else if (pr) {
				debug("replaceCaret pr", pr);
				if (M === "0") {
					if (m === "0") ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
					else ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
				} else ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
			} else {
				debug("no pr");
				if (M === "0") {
					if (m === "0") ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
					else ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
				} else ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
			}
			debug("caret return", ret);
			return ret;
		});
	};
	const replaceXRanges = (comp, options) => {
		debug("replaceXRanges", comp, options);
		return comp.split(/\s+/).map((c) => replaceXRange(c, options)).join(" ");
	};
	const replaceXRange = (comp, options) => {
		comp = comp.trim();
		const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
		return comp.replace(r, (ret, gtlt, M, m, p, pr) => {
			debug("xRange", comp, ret, gtlt, M, m, p, pr);
			if (invalidXRangeOrder(M, m, p)) return comp;
			const xM = isX(M);
			const xm = xM || isX(m);
			const xp = xm || isX(p);
			const anyX = xp;
			if (gtlt === "=" && anyX) gtlt = "";
			pr = options.includePrerelease ? "-0" : "";
			if (xM) {
				if (gtlt === ">" || gtlt === "<") ret = "<0.0.0-0";
				else ret = "*";
			} else if (gtlt && anyX) {
				if (xm) m = 0;
				p = 0;
				if (gtlt === ">") {
					gtlt = ">=";
					if (xm) {
						M = +M + 1;
						m = 0;
						p = 0;
					} else {
						m = +m + 1;
						p = 0;
					}
				} else if (gtlt === "<=") {
					gtlt = "<";
					if (xm) M = +M + 1;
					else m = +m + 1;
				}
				if (gtlt === "<") pr = "-0";
				ret = `${gtlt + M}.${m}.${p}${pr}`;
			} else if (xm) ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
			else if (xp) ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
			debug("xRange return", ret);
			return ret;
		});
	};
	const replaceStars = (comp, options) => {
		debug("replaceStars", comp, options);
		return comp.trim().replace(re[t.STAR], "");
	};
	const replaceGTE0 = (comp, options) => {
		debug("replaceGTE0", comp, options);
		return comp.trim().replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], "");
	};
	const hyphenReplace = (incPr) => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
		if (isX(fM)) from = "";
		else if (isX(fm)) from = `>=${fM}.0.0${incPr ? "-0" : ""}`;
		else if (isX(fp)) from = `>=${fM}.${fm}.0${incPr ? "-0" : ""}`;
		else if (fpr) from = `>=${from}`;
		else from = `>=${from}${incPr ? "-0" : ""}`;
		if (isX(tM)) to = "";
		else if (isX(tm)) to = `<${+tM + 1}.0.0-0`;
		else if (isX(tp)) to = `<${tM}.${+tm + 1}.0-0`;
		else if (tpr) to = `<=${tM}.${tm}.${tp}-${tpr}`;
		else if (incPr) to = `<${tM}.${tm}.${+tp + 1}-0`;
		else to = `<=${to}`;
		return `${from} ${to}`.trim();
	};
	const testSet = (set, version, options) => {
		for (let i = 0; i < set.length; i++) if (!set[i].test(version)) return false;
		if (version.prerelease.length && !options.includePrerelease) {
			for (let i = 0; i < set.length; i++) {
				debug(set[i].semver);
				if (set[i].semver === Comparator.ANY) continue;
				if (set[i].semver.prerelease.length > 0) {
					const allowed = set[i].semver;
					if (allowed.major === version.major && allowed.minor === version.minor && allowed.patch === version.patch) return true;
				}
			}
			return false;
		}
		return true;
	};
}));

// node_modules/semver/classes/comparator.js
var require_comparator = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ANY = Symbol("SemVer ANY");
	var Comparator = class Comparator {
		static get ANY() {
			return ANY;
		}
		constructor(comp, options) {
			options = parseOptions(options);
			if (comp instanceof Comparator) {
				if (comp.loose === !!options.loose) return comp;
				else comp = comp.value;
			}
			comp = comp.trim().split(/\s+/).join(" ");
			debug("comparator", comp, options);
			this.options = options;
			this.loose = !!options.loose;
			this.parse(comp);
			if (this.semver === ANY) this.value = "";
			else this.value = this.operator + this.semver.version;
			debug("comp", this);
		}
		parse(comp) {
			const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
			const m = comp.match(r);
			if (!m) throw new TypeError(`Invalid comparator: ${comp}`);
			this.operator = m[1] !== void 0 ? m[1] : "";
			if (this.operator === "=") this.operator = "";
			if (!m[2]) this.semver = ANY;
			else this.semver = new SemVer(m[2], this.options.loose);
		}
		toString() {
			return this.value;
		}
		test(version) {
			debug("Comparator.test", version, this.options.loose);
			if (this.semver === ANY || version === ANY) return true;
			if (typeof version === "string") try {
				version = new SemVer(version, this.options);
			} catch (er) {
				return false;
			}
			return cmp(version, this.operator, this.semver, this.options);
		}
		intersects(comp, options) {
			if (!(comp instanceof Comparator)) throw new TypeError("a Comparator is required");
			if (this.operator === "") {
				if (this.value === "") return true;
				return new Range(comp.value, options).test(this.value);
			} else if (comp.operator === "") {
				if (comp.value === "") return true;
				return new Range(this.value, options).test(comp.semver);
			}
			options = parseOptions(options);
			if (options.includePrerelease && (this.value === "<0.0.0-0" || comp.value === "<0.0.0-0")) return false;
			if (!options.includePrerelease && (this.value.startsWith("<0.0.0") || comp.value.startsWith("<0.0.0"))) return false;
			if (this.operator.startsWith(">") && comp.operator.startsWith(">")) return true;
			if (this.operator.startsWith("<") && comp.operator.startsWith("<")) return true;
			if (this.semver.version === comp.semver.version && this.operator.includes("=") && comp.operator.includes("=")) return true;
			if (cmp(this.semver, "<", comp.semver, options) && this.operator.startsWith(">") && comp.operator.startsWith("<")) return true;
			if (cmp(this.semver, ">", comp.semver, options) && this.operator.startsWith("<") && comp.operator.startsWith(">")) return true;
			return false;
		}
	};
	module.exports = Comparator;
	const parseOptions = require_parse_options();
	const { safeRe: re, t } = require_re();
	const cmp = require_cmp();
	const debug = require_debug();
	const SemVer = require_semver$1();
	const Range = require_range();
}));

// node_modules/semver/functions/satisfies.js
var require_satisfies = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const satisfies = (version, range, options) => {
		try {
			range = new Range(range, options);
		} catch (er) {
			return false;
		}
		return range.test(version);
	};
	module.exports = satisfies;
}));

// node_modules/semver/ranges/to-comparators.js
var require_to_comparators = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const toComparators = (range, options) => new Range(range, options).set.map((comp) => comp.map((c) => c.value).join(" ").trim().split(" "));
	module.exports = toComparators;
}));

// node_modules/semver/ranges/max-satisfying.js
var require_max_satisfying = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const Range = require_range();
	const maxSatisfying = (versions, range, options) => {
		let max = null;
		let maxSV = null;
		let rangeObj = null;
		try {
			rangeObj = new Range(range, options);
		} catch (er) {
			return null;
		}
		versions.forEach((v) => {
			if (rangeObj.test(v)) {
				if (!max || maxSV.compare(v) === -1) {
					max = v;
					maxSV = new SemVer(max, options);
				}
			}
		});
		return max;
	};
	module.exports = maxSatisfying;
}));

// node_modules/semver/ranges/min-satisfying.js
var require_min_satisfying = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const Range = require_range();
	const minSatisfying = (versions, range, options) => {
		let min = null;
		let minSV = null;
		let rangeObj = null;
		try {
			rangeObj = new Range(range, options);
		} catch (er) {
			return null;
		}
		versions.forEach((v) => {
			if (rangeObj.test(v)) {
				if (!min || minSV.compare(v) === 1) {
					min = v;
					minSV = new SemVer(min, options);
				}
			}
		});
		return min;
	};
	module.exports = minSatisfying;
}));

// node_modules/semver/ranges/min-version.js
var require_min_version = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const Range = require_range();
	const gt = require_gt();
	const minVersion = (range, loose) => {
		range = new Range(range, loose);
		let minver = new SemVer("0.0.0");
		if (range.test(minver)) return minver;
		minver = new SemVer("0.0.0-0");
		if (range.test(minver)) return minver;
		minver = null;
		for (let i = 0; i < range.set.length; ++i) {
			const comparators = range.set[i];
			let setMin = null;
			comparators.forEach((comparator) => {
				const compver = new SemVer(comparator.semver.version);
				switch (comparator.operator) {
					case ">":
						if (compver.prerelease.length === 0) compver.patch++;
						else compver.prerelease.push(0);
						compver.raw = compver.format();
					case "":
					case ">=":
						if (!setMin || gt(compver, setMin)) setMin = compver;
						break;
					case "<":
					case "<=": break;
					/* istanbul ignore next */
					default: throw new Error(`Unexpected operation: ${comparator.operator}`);
				}
			});
			if (setMin && (!minver || gt(minver, setMin))) minver = setMin;
		}
		if (minver && range.test(minver)) return minver;
		return null;
	};
	module.exports = minVersion;
}));

// node_modules/semver/ranges/valid.js
var require_valid = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const validRange = (range, options) => {
		try {
			return new Range(range, options).range || "*";
		} catch (er) {
			return null;
		}
	};
	module.exports = validRange;
}));

// node_modules/semver/ranges/outside.js
var require_outside = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const SemVer = require_semver$1();
	const Comparator = require_comparator();
	const { ANY } = Comparator;
	const Range = require_range();
	const satisfies = require_satisfies();
	const gt = require_gt();
	const lt = require_lt();
	const lte = require_lte();
	const gte = require_gte();
	const outside = (version, range, hilo, options) => {
		version = new SemVer(version, options);
		range = new Range(range, options);
		let gtfn, ltefn, ltfn, comp, ecomp;
		switch (hilo) {
			case ">":
				gtfn = gt;
				ltefn = lte;
				ltfn = lt;
				comp = ">";
				ecomp = ">=";
				break;
			case "<":
				gtfn = lt;
				ltefn = gte;
				ltfn = gt;
				comp = "<";
				ecomp = "<=";
				break;
			default: throw new TypeError("Must provide a hilo val of \"<\" or \">\"");
		}
		if (satisfies(version, range, options)) return false;
		for (let i = 0; i < range.set.length; ++i) {
			const comparators = range.set[i];
			let high = null;
			let low = null;
			comparators.forEach((comparator) => {
				if (comparator.semver === ANY) comparator = new Comparator(">=0.0.0");
				high = high || comparator;
				low = low || comparator;
				if (gtfn(comparator.semver, high.semver, options)) high = comparator;
				else if (ltfn(comparator.semver, low.semver, options)) low = comparator;
			});
			if (high.operator === comp || high.operator === ecomp) return false;
			if ((!low.operator || low.operator === comp) && ltefn(version, low.semver)) return false;
			else if (low.operator === ecomp && ltfn(version, low.semver)) return false;
		}
		return true;
	};
	module.exports = outside;
}));

// node_modules/semver/ranges/gtr.js
var require_gtr = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const outside = require_outside();
	const gtr = (version, range, options) => outside(version, range, ">", options);
	module.exports = gtr;
}));

// node_modules/semver/ranges/ltr.js
var require_ltr = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const outside = require_outside();
	const ltr = (version, range, options) => outside(version, range, "<", options);
	module.exports = ltr;
}));

// node_modules/semver/ranges/intersects.js
var require_intersects = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const intersects = (r1, r2, options) => {
		r1 = new Range(r1, options);
		r2 = new Range(r2, options);
		return r1.intersects(r2, options);
	};
	module.exports = intersects;
}));

// node_modules/semver/ranges/simplify.js
var require_simplify = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const satisfies = require_satisfies();
	const compare = require_compare();
	module.exports = (versions, range, options) => {
		const set = [];
		let first = null;
		let prev = null;
		const v = versions.sort((a, b) => compare(a, b, options));
		for (const version of v) if (satisfies(version, range, options)) {
			prev = version;
			if (!first) first = version;
		} else {
			if (prev) set.push([first, prev]);
			prev = null;
			first = null;
		}
		if (first) set.push([first, null]);
		const ranges = [];
		for (const [min, max] of set) if (min === max) ranges.push(min);
		else if (!max && min === v[0]) ranges.push("*");
		else if (!max) ranges.push(`>=${min}`);
		else if (min === v[0]) ranges.push(`<=${max}`);
		else ranges.push(`${min} - ${max}`);
		const simplified = ranges.join(" || ");
		const original = typeof range.raw === "string" ? range.raw : String(range);
		return simplified.length < original.length ? simplified : range;
	};
}));

// node_modules/semver/ranges/subset.js
var require_subset = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Range = require_range();
	const Comparator = require_comparator();
	const { ANY } = Comparator;
	const satisfies = require_satisfies();
	const compare = require_compare();
	const subset = (sub, dom, options = {}) => {
		if (sub === dom) return true;
		sub = new Range(sub, options);
		dom = new Range(dom, options);
		let sawNonNull = false;
		OUTER: for (const simpleSub of sub.set) {
			for (const simpleDom of dom.set) {
				const isSub = simpleSubset(simpleSub, simpleDom, options);
				sawNonNull = sawNonNull || isSub !== null;
				if (isSub) continue OUTER;
			}
			if (sawNonNull) return false;
		}
		return true;
	};
	const minimumVersionWithPreRelease = [new Comparator(">=0.0.0-0")];
	const minimumVersion = [new Comparator(">=0.0.0")];
	const simpleSubset = (sub, dom, options) => {
		if (sub === dom) return true;
		if (sub.length === 1 && sub[0].semver === ANY) {
			if (dom.length === 1 && dom[0].semver === ANY) return true;
			else if (options.includePrerelease) sub = minimumVersionWithPreRelease;
			else sub = minimumVersion;
		}
		if (dom.length === 1 && dom[0].semver === ANY) {
			if (options.includePrerelease) return true;
			else dom = minimumVersion;
		}
		const eqSet = /* @__PURE__ */ new Set();
		let gt, lt;
		for (const c of sub) if (c.operator === ">" || c.operator === ">=") gt = higherGT(gt, c, options);
		else if (c.operator === "<" || c.operator === "<=") lt = lowerLT(lt, c, options);
		else eqSet.add(c.semver);
		if (eqSet.size > 1) return null;
		let gtltComp;
		if (gt && lt) {
			gtltComp = compare(gt.semver, lt.semver, options);
			if (gtltComp > 0) return null;
			else if (gtltComp === 0 && (gt.operator !== ">=" || lt.operator !== "<=")) return null;
		}
		for (const eq of eqSet) {
			if (gt && !satisfies(eq, String(gt), options)) return null;
			if (lt && !satisfies(eq, String(lt), options)) return null;
			for (const c of dom) if (!satisfies(eq, String(c), options)) return false;
			return true;
		}
		let higher, lower;
		let hasDomLT, hasDomGT;
		let needDomLTPre = lt && !options.includePrerelease && lt.semver.prerelease.length ? lt.semver : false;
		let needDomGTPre = gt && !options.includePrerelease && gt.semver.prerelease.length ? gt.semver : false;
		if (needDomLTPre && needDomLTPre.prerelease.length === 1 && lt.operator === "<" && needDomLTPre.prerelease[0] === 0) needDomLTPre = false;
		for (const c of dom) {
			hasDomGT = hasDomGT || c.operator === ">" || c.operator === ">=";
			hasDomLT = hasDomLT || c.operator === "<" || c.operator === "<=";
			if (gt) {
				if (needDomGTPre) {
					if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomGTPre.major && c.semver.minor === needDomGTPre.minor && c.semver.patch === needDomGTPre.patch) needDomGTPre = false;
				}
				if (c.operator === ">" || c.operator === ">=") {
					higher = higherGT(gt, c, options);
					if (higher === c && higher !== gt) return false;
				} else if (gt.operator === ">=" && !c.test(gt.semver)) return false;
			}
			if (lt) {
				if (needDomLTPre) {
					if (c.semver.prerelease && c.semver.prerelease.length && c.semver.major === needDomLTPre.major && c.semver.minor === needDomLTPre.minor && c.semver.patch === needDomLTPre.patch) needDomLTPre = false;
				}
				if (c.operator === "<" || c.operator === "<=") {
					lower = lowerLT(lt, c, options);
					if (lower === c && lower !== lt) return false;
				} else if (lt.operator === "<=" && !c.test(lt.semver)) return false;
			}
			if (!c.operator && (lt || gt) && gtltComp !== 0) return false;
		}
		if (gt && hasDomLT && !lt && gtltComp !== 0) return false;
		if (lt && hasDomGT && !gt && gtltComp !== 0) return false;
		if (needDomGTPre || needDomLTPre) return false;
		return true;
	};
	const higherGT = (a, b, options) => {
		if (!a) return b;
		const comp = compare(a.semver, b.semver, options);
		return comp > 0 ? a : comp < 0 ? b : b.operator === ">" && a.operator === ">=" ? b : a;
	};
	const lowerLT = (a, b, options) => {
		if (!a) return b;
		const comp = compare(a.semver, b.semver, options);
		return comp < 0 ? a : comp > 0 ? b : b.operator === "<" && a.operator === "<=" ? b : a;
	};
	module.exports = subset;
}));

// node_modules/semver/index.js
var require_semver = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const internalRe = require_re();
	const constants = require_constants();
	const SemVer = require_semver$1();
	const identifiers = require_identifiers();
	const parse = require_parse();
	const valid = require_valid$1();
	const clean = require_clean();
	const inc = require_inc();
	const diff = require_diff();
	const major = require_major();
	const minor = require_minor();
	const patch = require_patch();
	const prerelease = require_prerelease();
	const compare = require_compare();
	const rcompare = require_rcompare();
	const compareLoose = require_compare_loose();
	const compareBuild = require_compare_build();
	const sort = require_sort();
	const rsort = require_rsort();
	const gt = require_gt();
	const lt = require_lt();
	const eq = require_eq();
	const neq = require_neq();
	const gte = require_gte();
	const lte = require_lte();
	const cmp = require_cmp();
	const coerce = require_coerce();
	const truncate = require_truncate();
	const Comparator = require_comparator();
	const Range = require_range();
	const satisfies = require_satisfies();
	const toComparators = require_to_comparators();
	const maxSatisfying = require_max_satisfying();
	const minSatisfying = require_min_satisfying();
	const minVersion = require_min_version();
	const validRange = require_valid();
	const outside = require_outside();
	const gtr = require_gtr();
	const ltr = require_ltr();
	const intersects = require_intersects();
	const simplifyRange = require_simplify();
	const subset = require_subset();
	module.exports = {
		parse,
		valid,
		clean,
		inc,
		diff,
		major,
		minor,
		patch,
		prerelease,
		compare,
		rcompare,
		compareLoose,
		compareBuild,
		sort,
		rsort,
		gt,
		lt,
		eq,
		neq,
		gte,
		lte,
		cmp,
		coerce,
		truncate,
		Comparator,
		Range,
		satisfies,
		toComparators,
		maxSatisfying,
		minSatisfying,
		minVersion,
		validRange,
		outside,
		gtr,
		ltr,
		intersects,
		simplifyRange,
		subset,
		SemVer,
		re: internalRe.re,
		src: internalRe.src,
		tokens: internalRe.t,
		SEMVER_SPEC_VERSION: constants.SEMVER_SPEC_VERSION,
		RELEASE_TYPES: constants.RELEASE_TYPES,
		compareIdentifiers: identifiers.compareIdentifiers,
		rcompareIdentifiers: identifiers.rcompareIdentifiers
	};
}));

// src/adapters/programs/version.ts
var import_semver = require_semver();
const LIMIT_MS = 1e4;
const MAX_OUTPUT_BYTES = 16384;
/** Starts a program in private folders and reads its version from what it prints. Throws: `GateError` (`cancelled`, and what the
*  machine refuses). */
async function askVersion({ processes, tempDir, signal }, argv, { versionArgs }) {
	const { ended, exitCode, killedBy, startError, stdout, stderr } = await withScratch(tempDir, (scratch) => processes.run({
		command: { argv: [...argv, ...versionArgs] },
		...scratch,
		env: {},
		stdin: null,
		timeoutMs: LIMIT_MS,
		maxOutputBytes: MAX_OUTPUT_BYTES,
		signal
	}));
	if (ended === "cancelled") throw new GateError("cancelled", "the run was cancelled");
	if (ended === "not-started") return { complaint: `cannot be started: ${excerpt(startError ?? "") ?? "no reason given"}` };
	const words = excerpt(stdout.text) ?? excerpt(stderr.text);
	const printed = words === null ? "and printed nothing" : `and printed: ${words}`;
	if (ended === "timed-out") return { complaint: `did not tell its version within ${LIMIT_MS / 1e3} s ${printed}` };
	if (exitCode !== 0) return { complaint: `ended with ${killedBy ?? `exit code ${exitCode}`} when asked for its version ${printed}` };
	const version = findVersion(stdout.text);
	return version === null ? { complaint: `was asked for its version ${printed}` } : { version };
}
/** The first thing in a text that is a version, whole: `codex-cli 0.171.0` has one, `error 404` has none. */
function findVersion(text) {
	for (const [, candidate = ""] of text.matchAll(/(?<![\w.-])v?(\d+\.\d+\.\d+(?:-[\w-]+(?:\.[\w-]+)*)?)(?![\w-])/g)) {
		const version = (0, import_semver.parse)(candidate);
		if (version !== null) return version.version;
	}
	return null;
}

// src/adapters/programs/install.ts
/** In the name of a folder that is not an installation yet. */
const MAKING = ".making-";
/** The tested version of a program from the cache, installed there if it is missing. Throws: `GateError` (`agent-install-failed`;
*  `agent-unavailable` where it is missing and nothing may be installed). */
async function findInstalled(context, spec) {
	const file = fileFor(context, spec);
	const lock = await readLock(spec, file);
	const platform = nameOfPlatform(context.platform);
	const dir = join$1(context.cacheDir, spec.name, `${spec.tested}-${platform}-${lock.digest}`);
	if (!isComplete(dir)) {
		if (!context.mayInstall) throw new GateError("agent-unavailable", `${spec.name} ${spec.tested} is not installed yet; a run installs it`);
		await install(context, spec, lock, dir);
	}
	const argv = argvOf(context, dir, file);
	const watched = watchFiles({
		file: join$1(dir, "node_modules", file),
		folders: [join$1(dir, "node_modules")],
		others: [...spec.machineFiles, argv[0]]
	});
	return {
		argv,
		version: spec.tested,
		origin: "installed",
		remark: watched.remark,
		checkUnchanged: watched.checkUnchanged
	};
}
function fileFor({ platform }, { name, tested, files }) {
	const own = nameOfPlatform(platform);
	const file = [own, "any"].flatMap((key) => Object.hasOwn(files, key) ? files[key] ?? [] : [])[0];
	if (file !== void 0) return file;
	const known = Object.keys(files).join(", ");
	throw new GateError("agent-install-failed", `${name} ${tested} can be installed on ${known}, not on ${own}. Install it yourself and remove \`install: true\`.`);
}
function argvOf({ nodeProgram }, dir, file) {
	const path = join$1(dir, "node_modules", file);
	return /\.[cm]?js$/.test(file) ? [nodeProgram, path] : [path];
}
/** Makes the installation under a name of its own and renames it: another run may do the same at this moment. */
async function install(context, spec, lock, dir) {
	const making = await makeFolder(dir, lock);
	try {
		await runNpmCi(context, making, spec);
		await checkProgram(context, spec, making);
		markComplete(making);
		await putInPlace(making, dir);
	} catch (error) {
		await removeTree(making);
		throw toWorldError(`${spec.name} cannot be installed in ${dir}`, error);
	}
}
async function makeFolder(dir, lock) {
	try {
		await mkdir(dirname(dir), { recursive: true });
		await removeAbandoned(dirname(dir));
		const making = await mkdtemp(`${dir}${MAKING}`);
		await writeFile(join$1(making, "package.json"), lock.manifestJson);
		await writeFile(join$1(making, "package-lock.json"), lock.lockJson);
		return making;
	} catch (error) {
		throw toWorldError(`the folder ${dir} cannot be made`, error);
	}
}
const DAY_MS = 864e5;
/** What runs that were killed have left: hundreds of megabytes each. */
async function removeAbandoned(dir) {
	const unfinished = (await readdir(dir)).filter((name) => name.includes(MAKING));
	for (const name of unfinished) {
		const status = await stat(join$1(dir, name)).catch(() => null);
		if (status !== null && Date.now() - status.mtimeMs > DAY_MS) await removeTree(join$1(dir, name));
	}
}
/** npm ends well also where a package of another platform was left out, and a program can lack a library of the system. */
async function checkProgram(context, spec, dir) {
	const file = fileFor(context, spec);
	if (!await stat(join$1(dir, "node_modules", file)).then((status) => status.isFile(), () => false)) throw new GateError("agent-install-failed", `npm installed ${spec.npmPackage} without its file ${file}`);
	const answer = await askVersion(context, argvOf(context, dir, file), spec);
	if ("complaint" in answer) throw new GateError("agent-install-failed", `${spec.name} was installed, but ${file} ${answer.complaint}`);
	if (answer.version !== spec.tested) throw new GateError("agent-install-failed", `${file} says it is ${answer.version}, not ${spec.tested}`);
}
async function putInPlace(making, dir) {
	for (let attempt = 0;; attempt += 1) {
		try {
			return await rename(making, dir);
		} catch (error) {
			if (![
				"ENOTEMPTY",
				"EEXIST",
				"ENOTDIR"
			].includes(codeOf(error) ?? "") || attempt > 2) throw error;
		}
		if (isComplete(dir)) return removeTree(making);
		await moveAside(dir, making);
	}
}
/** What is incomplete may be removed by another run at the same time. */
async function moveAside(dir, making) {
	const broken = `${making}.broken`;
	try {
		await rename(dir, broken);
	} catch (error) {
		if (codeOf(error) === "ENOENT") return;
		throw error;
	}
	await removeTree(broken);
}

// src/adapters/programs/interpreter.ts
/** Starts a script by an interpreter that is settled now: `#!/usr/bin/env node` would have it sought on PATH at each start, where code
*  of a pull request may have put another. A script for Node is started by our own, as installed ones are. Out: the file itself where
*  it is no script or its interpreter is missing, which then is its own complaint. */
async function findStart(file, { path, nodeProgram }) {
	const words = readInterpreter(file);
	if (words === null) return {
		argv: [file],
		interpreter: null,
		remark: null
	};
	const hasEnv = basename(words[0] ?? "") === "env";
	const [name, ...flags] = hasEnv ? withoutEnv(words.slice(1)) : words;
	if (name === void 0) return {
		argv: [file],
		interpreter: null,
		remark: "its interpreter is not watched"
	};
	const interpreter = /^node(?:js)?$/.test(basename(name)) ? nodeProgram : await findProgram(name, path, "/");
	const remark = `${file} is a script of ${basename(name)}: what it starts by name is not watched`;
	if (interpreter === nodeProgram) return {
		argv: [
			nodeProgram,
			...flags,
			file
		],
		interpreter,
		remark: null
	};
	if (interpreter === null || !hasEnv) return {
		argv: [file],
		interpreter,
		remark
	};
	return {
		argv: [
			interpreter,
			...flags,
			file
		],
		interpreter,
		remark
	};
}
/** `-S` splits what the kernel passes as one word; other options and variables are not understood here. */
function withoutEnv(words) {
	const rest = words[0] === "-S" ? words.slice(1) : words;
	return rest[0]?.startsWith("-") === true || rest[0]?.includes("=") === true ? [] : rest;
}
/** As much as the kernel reads. */
const MAX_LINE_BYTES = 256;
function readInterpreter(file) {
	const buffer = Buffer.alloc(MAX_LINE_BYTES);
	try {
		const descriptor = openSync(file, "r");
		try {
			const text = buffer.toString("latin1", 0, readSync(descriptor, buffer));
			const [, line] = /^#!([^\n]*)/.exec(text) ?? [];
			const words = line?.trim().split(/\s+/) ?? [];
			return words[0] === void 0 || words[0] === "" ? null : words;
		} finally {
			closeSync(descriptor);
		}
	} catch (error) {
		if (codeOf(error) === "EACCES") return null;
		throw error;
	}
}

// src/adapters/programs/on-path.ts
/** The program of this name on our PATH, if it is new enough. Throws: `GateError` (`agent-unavailable`). */
async function findOnPath(context, spec) {
	const { name, oldest, tested } = spec;
	const file = await findProgram(name, context.path, "/");
	if (file === null) throw unavailable(spec, `${name} is not on PATH`);
	const { argv, interpreter, remark } = await findStart(file, context);
	const watched = watchFiles({
		file,
		folders: findPackages(file, spec),
		others: [...spec.machineFiles, ...interpreter === null ? [] : [interpreter]]
	});
	const answer = await askVersion(context, argv, spec);
	if ("complaint" in answer) throw unavailable(spec, `${file} ${answer.complaint}`);
	const { version } = answer;
	if ((0, import_semver.lt)(version, oldest)) throw unavailable(spec, `${file} is version ${version}, and ${oldest} or newer is needed`);
	const remarks = [
		(0, import_semver.gt)(version, tested) ? `${name} ${version} is newer than ${tested}, the version that was tested` : null,
		remark,
		watched.remark
	].filter((text) => text !== null);
	return {
		argv,
		version,
		origin: "path",
		remark: remarks.length === 0 ? null : remarks.join("; "),
		checkUnchanged: watched.checkUnchanged
	};
}
function unavailable({ npmPackage, tested }, problem) {
	const advice = `Install it with \`npm install -g ${npmPackage}@${tested}\`, or set \`install: true\` for this agent`;
	return new GateError("agent-unavailable", `${problem}. ${advice}.`);
}
/** The folders of the program's package and of those beside it that hold what it starts: the file on PATH is often a link to a script
*  that loads the rest from there. A manifest of another name means nothing, else a stray one in somebody's home would stand for all
*  that lies there. */
function findPackages(file, { npmPackage, files }) {
	const own = findFolderAbove(realpathSync(file), (folder) => nameInManifest(manifestIn(folder)) === npmPackage);
	if (own === null) return [];
	if (!own.endsWith(`${sep}${npmPackage}`)) return [own];
	const modules = own.slice(0, -npmPackage.length);
	return [own, ...[...new Set(Object.values(files).map((path) => join$1(modules, packageOf(path))))].filter((folder) => folder !== own && existsSync(folder))];
}
const MAX_MANIFEST_BYTES = 262144;
function nameInManifest(file) {
	try {
		const buffer = Buffer.alloc(MAX_MANIFEST_BYTES);
		const descriptor = openSync(file, "r");
		try {
			const manifest = JSON.parse(buffer.toString("utf8", 0, readSync(descriptor, buffer)));
			return typeof manifest === "object" && manifest !== null && "name" in manifest ? manifest.name : null;
		} finally {
			closeSync(descriptor);
		}
	} catch {
		return null;
	}
}

// src/adapters/programs/programs.ts
/** The `Programs` port. Installations come from npm itself rather than from a library: its lock format, its registries, proxies and
*  sign-ins are what people have, and it is there wherever Node is. */
function createPrograms(options) {
	const found = /* @__PURE__ */ new Map();
	const { mayInstall = true, platform = findPlatform() } = options;
	const npm = findProgram("npm", options.path, "/");
	const context = {
		...options,
		mayInstall,
		platform,
		npm
	};
	return { find: (spec, { install }) => {
		const key = keyOf(spec, install);
		const known = found.get(key);
		if (known !== void 0) return known;
		const search = install ? findInstalled(context, spec) : findOnPath(context, spec);
		found.set(key, search);
		return search;
	} };
}
function keyOf({ name, npmPackage, tested, oldest }, install) {
	return JSON.stringify([
		name,
		npmPackage,
		tested,
		oldest,
		install
	]);
}

// src/entry/npm-environment.ts
/** Which registry, with which sign-in, through which proxy, trusting whom; nothing else of our environment is npm's business. */
const WANTED = /^(?:npm_config_(?:registry|userconfig|globalconfig|cafile|proxy|https[-_]proxy|noproxy|strict[-_]ssl)|https?_proxy|no_proxy|node_auth_token|node_extra_ca_certs|ssl_cert_(?:file|dir))$/i;
/** The variables that npm gets when it installs an agent. Its HOME is a fresh folder, so that the user's own settings are named. */
function npmEnvironmentOf(env) {
	const entries = Object.entries(env).filter((entry) => entry[1] !== void 0 && entry[1] !== "" && WANTED.test(entry[0]));
	const home = env["HOME"];
	return {
		...home === void 0 || home === "" ? {} : { npm_config_userconfig: join$1(home, ".npmrc") },
		...Object.fromEntries(entries)
	};
}
/** Where installed agents are kept: the runner's tool cache, else the user's cache folder. */
function agentsCacheOf(env, tempFolder) {
	const toolCache = env["RUNNER_TOOL_CACHE"];
	if (toolCache !== void 0 && toolCache !== "") return join$1(toolCache, "passwhen-agents");
	const cache = env["XDG_CACHE_HOME"] ?? (env["HOME"] === void 0 ? tempFolder : join$1(env["HOME"], ".cache"));
	return join$1(cache, "passwhen", "agents");
}

// src/entry/agent-world.ts
/** What agents need of the machine, the same for a run and for looking at them. In: whether programs may be installed, folders that
*  what runs may not change, and the one in them where programs have their own folders, none of which others see. */
function createAgentWorld(env, signal, { mayInstall, readOnly = [], workDir }) {
	const baseEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== void 0));
	const processes = createProcesses({
		baseEnv,
		readOnly,
		...workDir === void 0 ? {} : { workDir }
	});
	const secretOf = (name) => env[name];
	const budget = {
		usd: null,
		tokens: null
	};
	return {
		processes,
		models: createModels({
			secretOf,
			budget
		}),
		limitSpending: ({ usd, tokens }) => {
			budget.usd = usd;
			budget.tokens = tokens;
		},
		programs: createPrograms({
			processes,
			cacheDir: agentsCacheOf(env, tmpdir()),
			tempDir: workDir ?? env["RUNNER_TEMP"] ?? tmpdir(),
			path: env["PATH"] ?? "",
			npmEnv: npmEnvironmentOf(env),
			nodeProgram: process.execPath,
			signal,
			mayInstall
		}),
		secret: (name) => secretOf(name) ?? null
	};
}

export { systemClock as a, abortOnSignals as i, removeTree as n, findProgram as r, createAgentWorld as t };