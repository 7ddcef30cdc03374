import { o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { A as unknown, D as string, T as record, a as _enum, b as number, k as union, l as array, u as boolean, x as object } from "./schemas.js";
import { r as messageOf, t as GateError } from "./error.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/adapters/github/branches.ts
const Repository = object({ default_branch: string() });
const Branch = object({
	name: string(),
	protected: boolean()
});
/** A branch of the repository, null where there is none of that name. A repository that cannot be seen is an error and not a branch that
*  does not exist, so it is asked for first: GitHub says 404 to both. */
async function getBranch(client, name) {
	const repository = await client.send({
		route: "GET /repos/{owner}/{repo}",
		parameters: {},
		permission: "metadata: read",
		isRepeatable: true
	}, Repository);
	const branch = await readBranch(client, name);
	if (branch === null || branch.name !== name) return null;
	return {
		isDefault: repository.default_branch === name,
		isProtected: branch.protected
	};
}
async function readBranch(client, name) {
	const route = "GET /repos/{owner}/{repo}/branches/{branch}";
	try {
		const parameters = { branch: name };
		return await client.send({
			route,
			parameters,
			permission: "contents: read",
			isRepeatable: true
		}, Branch);
	} catch (error) {
		if (error instanceof GateError && error.code === "host-not-found") return null;
		throw error;
	}
}

// src/adapters/github/limits.ts
/** GitHub counts check-run texts in bytes, whatever its documentation says, and comments in characters. */
const MAX_CHECK_TEXT_BYTES = 65535;
const MAX_COMMENT_CHARS = 65536;
/** The start of a text that is too long, with a note; the guard behind the renderer's own limits, which cut with more care. */
function cutBytes(text, maxBytes) {
	const bytes = Buffer.from(text);
	if (bytes.byteLength <= maxBytes) return text;
	const note = `\n\n… (cut, ${bytes.byteLength} bytes in all)`;
	const kept = bytes.subarray(0, maxBytes - Buffer.byteLength(note));
	return new TextDecoder().decode(kept, { stream: true }) + note;
}
/** As `cutBytes`, counted in characters (UTF-16 units), never through the middle of one. */
function cutChars(text, maxChars) {
	if (text.length <= maxChars) return text;
	const note = ` … (cut, ${text.length} characters in all)`;
	return text.slice(0, maxChars - note.length).replace(/[\uD800-\uDBFF]$/, "") + note;
}

// src/adapters/github/send-once.ts
const MAX_REPEATS = 2;
/** Does something that must not happen twice. After a server error or a lost answer the thing may be there all the same, so it
*  is looked up first and only what is not there is sent again, twice at most. Throws: the error of the last send; also when
*  looking up fails, because sending then would be blind. */
async function sendOnce$1({ send, find, pause }) {
	for (let repeats = 0;; repeats += 1) try {
		return await send();
	} catch (error) {
		if (!isAnswerLost(error)) throw error;
		await pause((repeats + 1) ** 2);
		const found = await find().catch(() => {
			throw error;
		});
		if (found !== null) return found;
		if (repeats === MAX_REPEATS) throw error;
	}
}
function isAnswerLost(error) {
	return error instanceof GateError && (error.code === "host-unavailable" || error.code === "host-unreachable");
}

// src/adapters/github/check-runs.ts
const ANNOTATIONS_PER_REQUEST = 50;
const MAX_PAGES$4 = 10;
const permission$3 = "checks: write";
const CheckRun = object({
	id: number(),
	status: string(),
	external_id: string().nullish(),
	output: object({ annotations_count: number() })
});
const CheckRunPage = object({ check_runs: array(CheckRun) });
/** Check runs through a client that waits and repeats. Annotations given on opening are sent on closing, before the others:
*  an open check run must not depend on them. */
function createCheckRuns(client) {
	const waiting = /* @__PURE__ */ new Map();
	return {
		open: async (request) => {
			const id = await openCheckRun(client, request);
			waiting.set(id, request.output.annotations);
			return id;
		},
		close: async (id, { conclusion, output }) => {
			const annotations = [...waiting.get(id) ?? [], ...output.annotations];
			await closeCheckRun({
				client,
				id
			}, {
				conclusion,
				output: {
					...output,
					annotations
				}
			});
			waiting.delete(id);
		}
	};
}
/** Closes a check run with one request, as far as one request can: the first 50 annotations. */
async function closeAtOnce(client, id, update) {
	const annotations = update.output.annotations.slice(0, ANNOTATIONS_PER_REQUEST);
	const body = {
		...completion(client, update),
		output: toOutput(update.output, annotations)
	};
	await client.send(patch(id, body), unknown());
}
function openCheckRun(client, request) {
	const parameters = {
		name: request.name,
		head_sha: request.headSha,
		external_id: request.externalId,
		status: "in_progress",
		started_at: client.now().toISOString(),
		output: toOutput(request.output, [])
	};
	const route = "POST /repos/{owner}/{repo}/check-runs";
	return sendOnce$1({
		send: async () => (await client.send({
			route,
			parameters,
			permission: permission$3,
			isRepeatable: false
		}, CheckRun)).id,
		find: () => findOpenCheckRun(client, request),
		pause: client.pause
	});
}
async function findOpenCheckRun(client, request) {
	const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
	for (let page = 1; page <= MAX_PAGES$4; page += 1) {
		const parameters = {
			ref: request.headSha,
			check_name: request.name,
			filter: "all",
			per_page: 100,
			page
		};
		const { check_runs: runs } = await client.send({
			route,
			parameters,
			permission: permission$3,
			isRepeatable: true
		}, CheckRunPage);
		const found = runs.find((run) => run.external_id === request.externalId && run.status !== "completed");
		if (found !== void 0) return found.id;
		if (runs.length < 100) return null;
	}
	return null;
}
/** Updates append annotations, so all batches but the last go first and the conclusion comes with the last: a check run is
*  never seen complete without them. What cannot be sent is said, and must not keep the check run open. */
async function closeCheckRun(target, update) {
	const { annotations } = update.output;
	const batches = toBatches(annotations);
	const last = batches.pop() ?? [];
	const conclusion = completion(target.client, update);
	let sentCount = 0;
	try {
		for (const batch of batches) {
			await sendBatch(target, null, update.output, batch, sentCount);
			sentCount += batch.length;
		}
		await sendBatch(target, conclusion, update.output, last, sentCount);
	} catch (error) {
		if (annotations.length === 0 || !(error instanceof GateError)) throw error;
		await sendBatch(target, conclusion, withNote(update.output, annotations.length - sentCount, error), [], sentCount);
	}
}
function completion(client, { conclusion }) {
	return {
		status: "completed",
		conclusion,
		completed_at: client.now().toISOString()
	};
}
/** Sends one update. Repeating it is harmless only while it appends nothing; otherwise the check run is looked at first. */
async function sendBatch({ client, id }, conclusion, output, annotations, sentCount) {
	const call = patch(id, {
		...conclusion,
		output: toOutput(output, annotations)
	});
	if (annotations.length === 0) {
		await client.send(call, CheckRun);
		return;
	}
	const look = {
		route: "GET /repos/{owner}/{repo}/check-runs/{check_run_id}",
		parameters: { check_run_id: id },
		permission: permission$3,
		isRepeatable: true
	};
	await sendOnce$1({
		send: () => client.send({
			...call,
			isRepeatable: false
		}, CheckRun),
		find: async () => {
			const run = await client.send(look, CheckRun);
			return (conclusion === null || run.status === "completed") && run.output.annotations_count >= sentCount + annotations.length ? run : null;
		},
		pause: client.pause
	});
}
function patch(id, body) {
	return {
		route: "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",
		parameters: {
			check_run_id: id,
			...body
		},
		permission: permission$3,
		isRepeatable: true
	};
}
function toBatches(annotations) {
	const count = Math.ceil(annotations.length / ANNOTATIONS_PER_REQUEST);
	return Array.from({ length: count }, (_, index) => annotations.slice(index * ANNOTATIONS_PER_REQUEST, (index + 1) * ANNOTATIONS_PER_REQUEST));
}
function toOutput({ title, summary, text }, annotations) {
	return {
		title,
		summary: cutBytes(summary, MAX_CHECK_TEXT_BYTES),
		...text === "" ? {} : { text: cutBytes(text, MAX_CHECK_TEXT_BYTES) },
		...annotations.length === 0 ? {} : { annotations: annotations.map(toAnnotation) }
	};
}
function toAnnotation({ path, startLine, endLine, level, title, message }) {
	return {
		path,
		start_line: startLine,
		end_line: endLine,
		annotation_level: level,
		message: cutBytes(message, MAX_CHECK_TEXT_BYTES),
		...title === "" ? {} : { title: cutChars(title, 255) }
	};
}
function withNote(output, missingCount, error) {
	const note = `\n\n**${missingCount} of ${output.annotations.length} annotations are missing here** (\`${error.code}\`).`;
	const room = MAX_CHECK_TEXT_BYTES - Buffer.byteLength(note);
	return {
		...output,
		summary: cutBytes(output.summary, room) + note
	};
}

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};

// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$1(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$1(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$1
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);

// node_modules/content-type/dist/index.js
/*!
* content-type
* Copyright(c) 2015 Douglas Christopher Wilson
* MIT Licensed
*/
const SP = 32;
const HTAB = 9;
const SEMI = 59;
const EQ = 61;
const DQUOTE = 34;
const BSLASH = 92;
const COMMA = 44;
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 65280;
const CASE_FLAGS = 65281;
/**
* Character flags used to normalize HTTP field values while scanning.
* Out-of-range reads intentionally coerce to zero in bitwise expressions.
*/
const CHAR_MAP = /* @__PURE__ */ new Uint8Array(256);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
/**
* Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
*/
const NullObject = /* @__PURE__ */ (() => {
	const C = function() {};
	C.prototype = Object.create(null);
	return C;
})();
/**
* Parse a `Content-Type` header.
*/
function parse(header, options) {
	const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
	const len = header.length;
	let valueStart = options?.start ?? 0;
	while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) valueStart++;
	let index = valueStart;
	let typeFlags = 0;
	let whitespace = -1;
	let stop = options?.parameters === false ? COMMA_FLAG : 0;
	while (index < len) {
		const code = header.charCodeAt(index);
		const flags = CHAR_MAP[code];
		if ((flags & stopFlags) !== 0) {
			stop |= flags & COMMA_FLAG;
			break;
		}
		if ((flags & OWS) !== 0) {
			if (whitespace === -1) whitespace = index;
		} else whitespace = -1;
		typeFlags |= code & NON_ASCII | flags;
		index++;
	}
	const valueEnd = whitespace === -1 ? index : whitespace;
	const value = header.slice(valueStart, valueEnd);
	const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
	if (index === len || stop !== 0) return {
		type,
		index,
		parameters: new NullObject()
	};
	return parseParameters(header, type, index, len, stopFlags);
}
/**
* Parses the parameters of a `Content-Type` header starting at the given index.
*/
function parseParameters(header, type, index, len, stopFlags) {
	const parameters = new NullObject();
	parameter: while (index < len) {
		index++;
		while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
		const keyStart = index;
		let keyFlags = 0;
		let keyWhitespace = -1;
		while (index < len) {
			const code = header.charCodeAt(index);
			const flags = CHAR_MAP[code];
			if ((flags & stopFlags) !== 0) {
				if ((flags & COMMA_FLAG) !== 0) break parameter;
				continue parameter;
			}
			if (code === EQ) {
				const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
				const value = header.slice(keyStart, keyEnd);
				const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
				index++;
				while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) index++;
				if (index < len && header.charCodeAt(index) === DQUOTE) {
					const quotedStart = ++index;
					let escaped = false;
					while (index < len) {
						const code = header.charCodeAt(index);
						if (code === DQUOTE) {
							if (parameters[key] === void 0) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
							index++;
							let stop = 0;
							while (index < len) {
								const code = header.charCodeAt(index);
								const flags = CHAR_MAP[code];
								if ((flags & stopFlags) !== 0) {
									stop = flags & COMMA_FLAG;
									break;
								}
								index++;
							}
							if (stop !== 0) break parameter;
							continue parameter;
						}
						if (code === BSLASH && index + 1 < len) {
							escaped = true;
							index += 2;
							continue;
						}
						index++;
					}
					continue parameter;
				}
				const valueStart = index;
				let stop = 0;
				let valueWhitespace = -1;
				while (index < len) {
					const code = header.charCodeAt(index);
					const flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						stop = flags & COMMA_FLAG;
						break;
					}
					if ((flags & OWS) !== 0) {
						if (valueWhitespace === -1) valueWhitespace = index;
					} else valueWhitespace = -1;
					index++;
				}
				if (parameters[key] === void 0) {
					const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
					parameters[key] = header.slice(valueStart, valueEnd);
				}
				if (stop !== 0) break parameter;
				continue parameter;
			}
			if ((flags & OWS) !== 0) {
				if (keyWhitespace === -1) keyWhitespace = index;
			} else keyWhitespace = -1;
			keyFlags |= code & NON_ASCII | flags;
			index++;
		}
	}
	return {
		type,
		index,
		parameters
	};
}
/**
* Remove backslashes from quoted pairs in a known-terminated quoted string body.
*/
function unescapeQuotedPairs(str, start, end) {
	let result = "";
	for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
		result += str.slice(start, index);
		start = ++index;
	}
	return result + str.slice(start, end);
}

// node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/;
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;
const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
/**
* @typedef {(this: any, key: string | number | undefined, value: any) => any} Replacer
* @typedef {(key: string | number | undefined, value: any, context?: { source: string }) => any} Reviver
*/
/**
* Checks if a value is unstringifiable according to native JSON.stringify rules.
*
* @param {any} val The value to check.
* @returns {boolean} True if the value is undefined, a function, or a symbol.
*/
const isUnstringifiable = (val) => val === void 0 || typeof val === "function" || typeof val === "symbol";
/**
* Checks if a value is a native JSON.rawJSON object (Node.js 22+).
*
* @param {any} val The value to check.
* @returns {boolean} True if the value is a RawJSON instance.
*/
const isRawJSON = (val) => val !== null && typeof val === "object" && val.constructor && val.constructor.name === "RawJSON";
/**
* Iteratively converts a JS value to a JSON string.
* Used as a fallback when the native JSON.stringify hits the Maximum Call Stack size.
* Fully compliant with JSON formatting (space), replacers, and toJSON behaviors.
*
* @param {any} rootValue The value to stringify.
* @param {Replacer | Array<string | number> | null} [replacer] User's custom replacer function.
* @param {string | number} [spaceParam] Indentation for pretty-printing.
* @returns {string | undefined} The generated JSON string.
*/
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
	let space = "";
	if (typeof spaceParam === "number") space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
	else if (typeof spaceParam === "string") space = spaceParam.slice(0, 10);
	const isFunctionReplacer = typeof replacer === "function";
	const propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
	/**
	* Prepares a value for stringification by resolving toJSON, handling BigInts,
	* applying custom replacers, and unwrapping primitive objects.
	*
	* @param {object|Array} parent The parent object or array holding the value.
	* @param {string} key The key associated with the value.
	* @param {any} val The raw value to process.
	* @returns {any} The processed value ready for stringification.
	*/
	const prepareVal = (parent, key, val) => {
		if (val !== null && typeof val === "object" && typeof val.toJSON === "function") val = val.toJSON(key);
		if (typeof val === "string" && noiseValue.test(val)) return val + "n";
		if (typeof val === "bigint") {
			if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
			return val.toString() + "n";
		}
		if (isFunctionReplacer) val = replacer.call(parent, key, val);
		if (val !== null && typeof val === "object") {
			if (val instanceof Number || val instanceof String || val instanceof Boolean) val = val.valueOf();
		}
		return val;
	};
	const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
	if (isUnstringifiable(rootProcessed)) return;
	const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
	const isRootNativeRawJSON = isRawJSON(rootProcessed);
	if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
	const chunks = [];
	let level = 0;
	const stack = [{
		parent: { "": rootProcessed },
		key: "",
		val: rootProcessed,
		isArray: Array.isArray(rootProcessed),
		keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
		index: 0,
		first: true
	}];
	const visited = new WeakSet([rootProcessed]);
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (node.index === 0) {
			chunks.push(node.isArray ? "[" : "{");
			level++;
		}
		let isDone = false;
		if (node.isArray) {
			if (node.index < node.val.length) {
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level));
				const childRaw = node.val[node.index];
				const childVal = prepareVal(node.val, String(node.index), childRaw);
				if (isUnstringifiable(childVal)) {
					chunks.push("null");
					node.first = false;
					node.index++;
				} else {
					const isComplexObject = childVal !== null && typeof childVal === "object";
					const isNativeRaw = isRawJSON(childVal);
					if (isComplexObject && !isNativeRaw) {
						if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
						visited.add(childVal);
						stack.push({
							parent: node.val,
							key: String(node.index),
							val: childVal,
							isArray: Array.isArray(childVal),
							keys: Array.isArray(childVal) ? null : Object.keys(childVal),
							index: 0,
							first: true
						});
						node.first = false;
						node.index++;
					} else {
						chunks.push(originalStringify(childVal));
						node.first = false;
						node.index++;
					}
				}
			} else isDone = true;
		} else {
			while (node.index < node.keys.length) {
				const k = node.keys[node.index++];
				if (propertyList && !propertyList.has(k)) continue;
				const childRaw = node.val[k];
				const childVal = prepareVal(node.val, k, childRaw);
				if (isUnstringifiable(childVal)) continue;
				if (!node.first) chunks.push(",");
				if (space) chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
				else chunks.push(originalStringify(k) + ":");
				const isComplexObject = childVal !== null && typeof childVal === "object";
				const isNativeRaw = isRawJSON(childVal);
				if (isComplexObject && !isNativeRaw) {
					if (visited.has(childVal)) throw new TypeError("Converting circular structure to JSON");
					visited.add(childVal);
					stack.push({
						parent: node.val,
						key: k,
						val: childVal,
						isArray: Array.isArray(childVal),
						keys: Array.isArray(childVal) ? null : Object.keys(childVal),
						index: 0,
						first: true
					});
					node.first = false;
					break;
				} else {
					chunks.push(originalStringify(childVal));
					node.first = false;
				}
			}
			if (node.index >= node.keys.length && stack[stack.length - 1] === node) isDone = true;
		}
		if (isDone) {
			level--;
			if (!node.first && space) chunks.push("\n" + space.repeat(level));
			chunks.push(node.isArray ? "]" : "}");
			visited.delete(node.val);
			stack.pop();
		}
	}
	return chunks.join("");
};
/**
* Converts a JavaScript value to a JSON string.
*
* Supports serialization of BigInt values using two strategies:
* 1. Custom format "123n" → "123" (universal fallback)
* 2. Native JSON.rawJSON() (Node.js 22+, fastest) when available
*
* All other values are serialized exactly like native JSON.stringify().
*
* @param {*} value The value to convert to a JSON string.
* @param {Replacer | Array<string | number> | null} [replacer]
* A function that alters the behavior of the stringification process,
* or an array of strings/numbers to indicate properties to exclude.
* @param {string | number} [space]
* A string or number to specify indentation or pretty-printing.
* @returns {string} The JSON string representation.
*/
const JSONStringify = (value, replacer, space) => {
	try {
		if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
			if (typeof val === "bigint") return JSON.rawJSON(val.toString());
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space);
		if (!value) return originalStringify(value, replacer, space);
		return originalStringify(value, (key, val) => {
			if (typeof val === "string" && noiseValue.test(val)) return val.toString() + "n";
			if (typeof val === "bigint") return val.toString() + "n";
			if (typeof replacer === "function") return replacer(key, val);
			if (Array.isArray(replacer) && replacer.includes(key)) return val;
			return val;
		}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
	} catch (error) {
		if (error instanceof RangeError) {
			const convertedJSON = stringifyIteratively(value, replacer, space);
			if (convertedJSON === void 0) return void 0;
			if ("rawJSON" in JSON) return convertedJSON;
			return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
		}
		throw error;
	}
};
const featureCache = /* @__PURE__ */ new Map();
/**
* Detects if the current JSON.parse implementation supports the context.source feature.
*
* Uses toString() fingerprinting to cache results and automatically detect runtime
* replacements of JSON.parse (polyfills, mocks, etc.).
*
* @returns {boolean} true if context.source is supported, false otherwise.
*/
const isContextSourceSupported = () => {
	const parseFingerprint = JSON.parse.toString();
	if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
	try {
		const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
		featureCache.set(parseFingerprint, result);
		return result;
	} catch {
		featureCache.set(parseFingerprint, false);
		return false;
	}
};
/**
* Reviver function that converts custom-format BigInt strings back to BigInt values.
* Also handles "noise" strings that accidentally match the BigInt format.
*
* @param {string | number | undefined} key The object key.
* @param {*} value The value being parsed.
* @param {object} [context] Parse context (if supported by JSON.parse).
* @param {Reviver} [userReviver] User's custom reviver function.
* @returns {any} The transformed value.
*/
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
	if (typeof value === "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
	if (typeof value === "string" && noiseValue.test(value)) return value.slice(0, -1);
	if (!(typeof userReviver === "function")) return value;
	return userReviver(key, value, context);
};
/**
* Fast JSON.parse implementation (~2x faster than classic fallback).
* Uses JSON.parse's context.source feature to detect integers and convert
* large numbers directly to BigInt without string manipulation.
*
* Does not support legacy custom format from v1 of this library.
*
* @param {string} text JSON string to parse.
* @param {Reviver} [reviver] Transform function to apply to each value.
* @returns {any} Parsed JavaScript value.
*/
const JSONParseV2 = (text, reviver) => {
	return JSON.parse(text, (key, value, context) => {
		const isBigNumber = typeof value === "number" && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);
		const isInt = context && intRegex.test(context.source);
		if (isBigNumber && isInt) return BigInt(context.source);
		if (!(typeof reviver === "function")) return value;
		return reviver(key, value, context);
	});
};
const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/;
/**
* Iteratively traverses the parsed object bottom-up (post-order),
* emulating the native JSON.parse reviver behavior.
* This avoids Call Stack overflows (RangeError) on deeply nested structures.
*
* @param {any} parsed The natively parsed JSON object.
* @param {Reviver} [userReviver] User's custom reviver function.
* @returns {any} The fully processed object.
*/
const applyReviverIteratively = (parsed, userReviver) => {
	const rootHolder = { "": parsed };
	const stack = [{
		parent: rootHolder,
		key: "",
		visited: false
	}];
	while (stack.length > 0) {
		const node = stack[stack.length - 1];
		if (!node.visited) {
			node.visited = true;
			const value = node.parent[node.key];
			if (value !== null && typeof value === "object") {
				const keys = Object.keys(value);
				for (let i = keys.length - 1; i >= 0; i--) stack.push({
					parent: value,
					key: keys[i],
					visited: false
				});
			}
		} else {
			const { parent, key } = node;
			let value = parent[key];
			if (typeof value === "string") {
				if (customFormat.test(value)) value = BigInt(value.slice(0, -1));
				else if (noiseValue.test(value)) value = value.slice(0, -1);
			}
			if (typeof userReviver === "function") value = userReviver.call(parent, key, value);
			if (value === void 0) delete parent[key];
			else parent[key] = value;
			stack.pop();
		}
	}
	return rootHolder[""];
};
/**
* Pre-processes the JSON string to mark large numbers with an 'n' suffix.
*
* @param {string} text The raw JSON string.
* @returns {string} The serialized string with marked BigInts.
*/
const serializeBigInts = (text) => {
	return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
		const isString = match[0] === "\"";
		if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
		const hasFractionalOrExponential = fractional || exponential;
		const isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
		if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
		return "\"" + match + "n\"";
	});
};
/**
* Converts a JSON string into a JavaScript value.
*
* Supports parsing of large integers using two strategies:
* 1. Classic fallback: Marks large numbers with "123n" format, then converts to BigInt
* 2. Fast path (JSONParseV2): Uses context.source feature (~2x faster) when available
*
* All other JSON values are parsed exactly like native JSON.parse().
*
* @param {string} text A valid JSON string.
* @param {Reviver} [reviver]
* A function that transforms the results. This function is called for each member
* of the object. If a member contains nested objects, the nested objects are
* transformed before the parent object is.
* @returns {any} The parsed JavaScript value.
* @throws {SyntaxError} If text is not valid JSON.
*/
const JSONParse = (text, reviver) => {
	if (!text) return originalParse(text, reviver);
	try {
		if (isContextSourceSupported()) return JSONParseV2(text, reviver);
		const serializedData = serializeBigInts(text);
		return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
	} catch (error) {
		if (error instanceof RangeError) {
			const serializedData = serializeBigInts(text);
			const parsed = originalParse(serializedData);
			return applyReviverIteratively(parsed, reviver);
		}
		throw error;
	}
};

// node_modules/@octokit/request-error/dist-src/index.js
var RequestError = class extends Error {
	name;
	/**
	* http status code
	*/
	status;
	/**
	* Request options that lead to the error.
	*/
	request;
	/**
	* Response object if a response was received
	*/
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};

// node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$2 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$2);
	const mimetype = parse(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$2);
	else return response.arrayBuffer().catch(
		/* v8 ignore next -- @preserve */
		() => /* @__PURE__ */ new ArrayBuffer(0)
	);
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request = withDefaults$1(endpoint, defaults_default);
/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$3 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
var graphql2 = withDefaults(request, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$3} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
/* v8 ignore if -- @preserve */

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};

// node_modules/@octokit/core/dist-src/version.js
const VERSION$2 = "7.0.8";

// node_modules/@octokit/core/dist-src/index.js
const noop$1 = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop$1;
	if (typeof logger.info !== "function") logger.info = noop$1;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION$2} ${getUserAgent()}`;
var Octokit = class {
	static VERSION = VERSION$2;
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	/**
	* Attach a plugin (or many) to your Octokit instance.
	*
	* @example
	* const API = Octokit.plugin(plugin1, plugin2, plugin3, ...)
	*/
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// node_modules/bottleneck/light.js
var require_light = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var define;
	/**
	* This file contains the Bottleneck library (MIT), compiled to ES2017, and without Clustering support.
	* https://github.com/SGrondin/bottleneck
	*/
	(function(global, factory) {
		typeof exports === "object" && typeof module !== "undefined" ? module.exports = factory() : typeof define === "function" && define.amd ? define(factory) : global.Bottleneck = factory();
	})(this$1, (function() {
		"use strict";
		var commonjsGlobal = typeof globalThis !== "undefined" ? globalThis : typeof window !== "undefined" ? window : typeof global !== "undefined" ? global : typeof self !== "undefined" ? self : {};
		function getCjsExportFromNamespace(n) {
			return n && n["default"] || n;
		}
		var load = function(received, defaults, onto = {}) {
			var k, ref, v;
			for (k in defaults) {
				v = defaults[k];
				onto[k] = (ref = received[k]) != null ? ref : v;
			}
			return onto;
		};
		var overwrite = function(received, defaults, onto = {}) {
			var k, v;
			for (k in received) {
				v = received[k];
				if (defaults[k] !== void 0) onto[k] = v;
			}
			return onto;
		};
		var parser = {
			load,
			overwrite
		};
		var DLList_1 = class DLList {
			constructor(incr, decr) {
				this.incr = incr;
				this.decr = decr;
				this._first = null;
				this._last = null;
				this.length = 0;
			}
			push(value) {
				var node;
				this.length++;
				if (typeof this.incr === "function") this.incr();
				node = {
					value,
					prev: this._last,
					next: null
				};
				if (this._last != null) {
					this._last.next = node;
					this._last = node;
				} else this._first = this._last = node;
			}
			shift() {
				var value;
				if (this._first == null) return;
				else {
					this.length--;
					if (typeof this.decr === "function") this.decr();
				}
				value = this._first.value;
				if ((this._first = this._first.next) != null) this._first.prev = null;
				else this._last = null;
				return value;
			}
			first() {
				if (this._first != null) return this._first.value;
			}
			getArray() {
				var node = this._first, ref, results = [];
				while (node != null) results.push((ref = node, node = node.next, ref.value));
				return results;
			}
			forEachShift(cb) {
				var node = this.shift();
				while (node != null) cb(node), node = this.shift();
			}
			debug() {
				var node = this._first, ref, ref1, ref2, results = [];
				while (node != null) results.push((ref = node, node = node.next, {
					value: ref.value,
					prev: (ref1 = ref.prev) != null ? ref1.value : void 0,
					next: (ref2 = ref.next) != null ? ref2.value : void 0
				}));
				return results;
			}
		};
		var Events_1 = class Events {
			constructor(instance) {
				this.instance = instance;
				this._events = {};
				if (this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw new Error("An Emitter already exists for this object");
				this.instance.on = (name, cb) => {
					return this._addListener(name, "many", cb);
				};
				this.instance.once = (name, cb) => {
					return this._addListener(name, "once", cb);
				};
				this.instance.removeAllListeners = (name = null) => {
					if (name != null) return delete this._events[name];
					else return this._events = {};
				};
			}
			_addListener(name, status, cb) {
				var base;
				if ((base = this._events)[name] == null) base[name] = [];
				this._events[name].push({
					cb,
					status
				});
				return this.instance;
			}
			listenerCount(name) {
				if (this._events[name] != null) return this._events[name].length;
				else return 0;
			}
			async trigger(name, ...args) {
				var e, promises;
				try {
					if (name !== "debug") this.trigger("debug", `Event triggered: ${name}`, args);
					if (this._events[name] == null) return;
					this._events[name] = this._events[name].filter(function(listener) {
						return listener.status !== "none";
					});
					promises = this._events[name].map(async (listener) => {
						var e, returned;
						if (listener.status === "none") return;
						if (listener.status === "once") listener.status = "none";
						try {
							returned = typeof listener.cb === "function" ? listener.cb(...args) : void 0;
							if (typeof (returned != null ? returned.then : void 0) === "function") return await returned;
							else return returned;
						} catch (error) {
							e = error;
							this.trigger("error", e);
							return null;
						}
					});
					return (await Promise.all(promises)).find(function(x) {
						return x != null;
					});
				} catch (error) {
					e = error;
					this.trigger("error", e);
					return null;
				}
			}
		};
		var DLList$1 = DLList_1, Events$1 = Events_1;
		var Queues_1 = class Queues {
			constructor(num_priorities) {
				this.Events = new Events$1(this);
				this._length = 0;
				this._lists = (function() {
					var j, ref, results = [];
					for (j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; 1 <= ref ? ++j : --j) results.push(new DLList$1((() => {
						return this.incr();
					}), (() => {
						return this.decr();
					})));
					return results;
				}).call(this);
			}
			incr() {
				if (this._length++ === 0) return this.Events.trigger("leftzero");
			}
			decr() {
				if (--this._length === 0) return this.Events.trigger("zero");
			}
			push(job) {
				return this._lists[job.options.priority].push(job);
			}
			queued(priority) {
				if (priority != null) return this._lists[priority].length;
				else return this._length;
			}
			shiftAll(fn) {
				return this._lists.forEach(function(list) {
					return list.forEachShift(fn);
				});
			}
			getFirst(arr = this._lists) {
				var j = 0, len = arr.length, list;
				for (; j < len; j++) {
					list = arr[j];
					if (list.length > 0) return list;
				}
				return [];
			}
			shiftLastFrom(priority) {
				return this.getFirst(this._lists.slice(priority).reverse()).shift();
			}
		};
		var BottleneckError_1 = class BottleneckError extends Error {};
		var BottleneckError$1, DEFAULT_PRIORITY, Job, NUM_PRIORITIES = 10, parser$1;
		DEFAULT_PRIORITY = 5;
		parser$1 = parser;
		BottleneckError$1 = BottleneckError_1;
		Job = class Job {
			constructor(task, args, options, jobDefaults, rejectOnDrop, Events, _states, Promise) {
				this.task = task;
				this.args = args;
				this.rejectOnDrop = rejectOnDrop;
				this.Events = Events;
				this._states = _states;
				this.Promise = Promise;
				this.options = parser$1.load(options, jobDefaults);
				this.options.priority = this._sanitizePriority(this.options.priority);
				if (this.options.id === jobDefaults.id) this.options.id = `${this.options.id}-${this._randomIndex()}`;
				this.promise = new this.Promise((_resolve, _reject) => {
					this._resolve = _resolve;
					this._reject = _reject;
				});
				this.retryCount = 0;
			}
			_sanitizePriority(priority) {
				var sProperty = ~~priority !== priority ? DEFAULT_PRIORITY : priority;
				if (sProperty < 0) return 0;
				else if (sProperty > NUM_PRIORITIES - 1) return NUM_PRIORITIES - 1;
				else return sProperty;
			}
			_randomIndex() {
				return Math.random().toString(36).slice(2);
			}
			doDrop({ error, message = "This job has been dropped by Bottleneck" } = {}) {
				if (this._states.remove(this.options.id)) {
					if (this.rejectOnDrop) this._reject(error != null ? error : new BottleneckError$1(message));
					this.Events.trigger("dropped", {
						args: this.args,
						options: this.options,
						task: this.task,
						promise: this.promise
					});
					return true;
				} else return false;
			}
			_assertStatus(expected) {
				var status = this._states.jobStatus(this.options.id);
				if (!(status === expected || expected === "DONE" && status === null)) throw new BottleneckError$1(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
			}
			doReceive() {
				this._states.start(this.options.id);
				return this.Events.trigger("received", {
					args: this.args,
					options: this.options
				});
			}
			doQueue(reachedHWM, blocked) {
				this._assertStatus("RECEIVED");
				this._states.next(this.options.id);
				return this.Events.trigger("queued", {
					args: this.args,
					options: this.options,
					reachedHWM,
					blocked
				});
			}
			doRun() {
				if (this.retryCount === 0) {
					this._assertStatus("QUEUED");
					this._states.next(this.options.id);
				} else this._assertStatus("EXECUTING");
				return this.Events.trigger("scheduled", {
					args: this.args,
					options: this.options
				});
			}
			async doExecute(chained, clearGlobalState, run, free) {
				var error, eventInfo, passed;
				if (this.retryCount === 0) {
					this._assertStatus("RUNNING");
					this._states.next(this.options.id);
				} else this._assertStatus("EXECUTING");
				eventInfo = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				};
				this.Events.trigger("executing", eventInfo);
				try {
					passed = await (chained != null ? chained.schedule(this.options, this.task, ...this.args) : this.task(...this.args));
					if (clearGlobalState()) {
						this.doDone(eventInfo);
						await free(this.options, eventInfo);
						this._assertStatus("DONE");
						return this._resolve(passed);
					}
				} catch (error1) {
					error = error1;
					return this._onFailure(error, eventInfo, clearGlobalState, run, free);
				}
			}
			doExpire(clearGlobalState, run, free) {
				var error, eventInfo;
				if (this._states.jobStatus(this.options.id === "RUNNING")) this._states.next(this.options.id);
				this._assertStatus("EXECUTING");
				eventInfo = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				};
				error = new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`);
				return this._onFailure(error, eventInfo, clearGlobalState, run, free);
			}
			async _onFailure(error, eventInfo, clearGlobalState, run, free) {
				var retry, retryAfter;
				if (clearGlobalState()) {
					retry = await this.Events.trigger("failed", error, eventInfo);
					if (retry != null) {
						retryAfter = ~~retry;
						this.Events.trigger("retry", `Retrying ${this.options.id} after ${retryAfter} ms`, eventInfo);
						this.retryCount++;
						return run(retryAfter);
					} else {
						this.doDone(eventInfo);
						await free(this.options, eventInfo);
						this._assertStatus("DONE");
						return this._reject(error);
					}
				}
			}
			doDone(eventInfo) {
				this._assertStatus("EXECUTING");
				this._states.next(this.options.id);
				return this.Events.trigger("done", eventInfo);
			}
		};
		var Job_1 = Job;
		var BottleneckError$2, LocalDatastore, parser$2 = parser;
		BottleneckError$2 = BottleneckError_1;
		LocalDatastore = class LocalDatastore {
			constructor(instance, storeOptions, storeInstanceOptions) {
				this.instance = instance;
				this.storeOptions = storeOptions;
				this.clientId = this.instance._randomIndex();
				parser$2.load(storeInstanceOptions, storeInstanceOptions, this);
				this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now();
				this._running = 0;
				this._done = 0;
				this._unblockTime = 0;
				this.ready = this.Promise.resolve();
				this.clients = {};
				this._startHeartbeat();
			}
			_startHeartbeat() {
				var base;
				if (this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null)) return typeof (base = this.heartbeat = setInterval(() => {
					var amount, incr, maximum, now = Date.now(), reservoir;
					if (this.storeOptions.reservoirRefreshInterval != null && now >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval) {
						this._lastReservoirRefresh = now;
						this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount;
						this.instance._drainAll(this.computeCapacity());
					}
					if (this.storeOptions.reservoirIncreaseInterval != null && now >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval) {
						({reservoirIncreaseAmount: amount, reservoirIncreaseMaximum: maximum, reservoir} = this.storeOptions);
						this._lastReservoirIncrease = now;
						incr = maximum != null ? Math.min(amount, maximum - reservoir) : amount;
						if (incr > 0) {
							this.storeOptions.reservoir += incr;
							return this.instance._drainAll(this.computeCapacity());
						}
					}
				}, this.heartbeatInterval)).unref === "function" ? base.unref() : void 0;
				else return clearInterval(this.heartbeat);
			}
			async __publish__(message) {
				await this.yieldLoop();
				return this.instance.Events.trigger("message", message.toString());
			}
			async __disconnect__(flush) {
				await this.yieldLoop();
				clearInterval(this.heartbeat);
				return this.Promise.resolve();
			}
			yieldLoop(t = 0) {
				return new this.Promise(function(resolve, reject) {
					return setTimeout(resolve, t);
				});
			}
			computePenalty() {
				var ref;
				return (ref = this.storeOptions.penalty) != null ? ref : 15 * this.storeOptions.minTime || 5e3;
			}
			async __updateSettings__(options) {
				await this.yieldLoop();
				parser$2.overwrite(options, options, this.storeOptions);
				this._startHeartbeat();
				this.instance._drainAll(this.computeCapacity());
				return true;
			}
			async __running__() {
				await this.yieldLoop();
				return this._running;
			}
			async __queued__() {
				await this.yieldLoop();
				return this.instance.queued();
			}
			async __done__() {
				await this.yieldLoop();
				return this._done;
			}
			async __groupCheck__(time) {
				await this.yieldLoop();
				return this._nextRequest + this.timeout < time;
			}
			computeCapacity() {
				var maxConcurrent, reservoir;
				({maxConcurrent, reservoir} = this.storeOptions);
				if (maxConcurrent != null && reservoir != null) return Math.min(maxConcurrent - this._running, reservoir);
				else if (maxConcurrent != null) return maxConcurrent - this._running;
				else if (reservoir != null) return reservoir;
				else return null;
			}
			conditionsCheck(weight) {
				var capacity = this.computeCapacity();
				return capacity == null || weight <= capacity;
			}
			async __incrementReservoir__(incr) {
				var reservoir;
				await this.yieldLoop();
				reservoir = this.storeOptions.reservoir += incr;
				this.instance._drainAll(this.computeCapacity());
				return reservoir;
			}
			async __currentReservoir__() {
				await this.yieldLoop();
				return this.storeOptions.reservoir;
			}
			isBlocked(now) {
				return this._unblockTime >= now;
			}
			check(weight, now) {
				return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
			}
			async __check__(weight) {
				var now;
				await this.yieldLoop();
				now = Date.now();
				return this.check(weight, now);
			}
			async __register__(index, weight, expiration) {
				var now, wait;
				await this.yieldLoop();
				now = Date.now();
				if (this.conditionsCheck(weight)) {
					this._running += weight;
					if (this.storeOptions.reservoir != null) this.storeOptions.reservoir -= weight;
					wait = Math.max(this._nextRequest - now, 0);
					this._nextRequest = now + wait + this.storeOptions.minTime;
					return {
						success: true,
						wait,
						reservoir: this.storeOptions.reservoir
					};
				} else return { success: false };
			}
			strategyIsBlock() {
				return this.storeOptions.strategy === 3;
			}
			async __submit__(queueLength, weight) {
				var blocked, now, reachedHWM;
				await this.yieldLoop();
				if (this.storeOptions.maxConcurrent != null && weight > this.storeOptions.maxConcurrent) throw new BottleneckError$2(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
				now = Date.now();
				reachedHWM = this.storeOptions.highWater != null && queueLength === this.storeOptions.highWater && !this.check(weight, now);
				blocked = this.strategyIsBlock() && (reachedHWM || this.isBlocked(now));
				if (blocked) {
					this._unblockTime = now + this.computePenalty();
					this._nextRequest = this._unblockTime + this.storeOptions.minTime;
					this.instance._dropAllQueued();
				}
				return {
					reachedHWM,
					blocked,
					strategy: this.storeOptions.strategy
				};
			}
			async __free__(index, weight) {
				await this.yieldLoop();
				this._running -= weight;
				this._done += weight;
				this.instance._drainAll(this.computeCapacity());
				return { running: this._running };
			}
		};
		var LocalDatastore_1 = LocalDatastore;
		var BottleneckError$3 = BottleneckError_1;
		var States_1 = class States {
			constructor(status1) {
				this.status = status1;
				this._jobs = {};
				this.counts = this.status.map(function() {
					return 0;
				});
			}
			next(id) {
				var current = this._jobs[id], next = current + 1;
				if (current != null && next < this.status.length) {
					this.counts[current]--;
					this.counts[next]++;
					return this._jobs[id]++;
				} else if (current != null) {
					this.counts[current]--;
					return delete this._jobs[id];
				}
			}
			start(id) {
				var initial = 0;
				this._jobs[id] = initial;
				return this.counts[initial]++;
			}
			remove(id) {
				var current = this._jobs[id];
				if (current != null) {
					this.counts[current]--;
					delete this._jobs[id];
				}
				return current != null;
			}
			jobStatus(id) {
				var ref;
				return (ref = this.status[this._jobs[id]]) != null ? ref : null;
			}
			statusJobs(status) {
				var k, pos, ref, results, v;
				if (status != null) {
					pos = this.status.indexOf(status);
					if (pos < 0) throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);
					ref = this._jobs;
					results = [];
					for (k in ref) {
						v = ref[k];
						if (v === pos) results.push(k);
					}
					return results;
				} else return Object.keys(this._jobs);
			}
			statusCounts() {
				return this.counts.reduce(((acc, v, i) => {
					acc[this.status[i]] = v;
					return acc;
				}), {});
			}
		};
		var DLList$2 = DLList_1;
		var Sync_1 = class Sync {
			constructor(name, Promise) {
				this.schedule = this.schedule.bind(this);
				this.name = name;
				this.Promise = Promise;
				this._running = 0;
				this._queue = new DLList$2();
			}
			isEmpty() {
				return this._queue.length === 0;
			}
			async _tryToRun() {
				var args, cb, error, reject, resolve, returned, task;
				if (this._running < 1 && this._queue.length > 0) {
					this._running++;
					({task, args, resolve, reject} = this._queue.shift());
					cb = await (async function() {
						try {
							returned = await task(...args);
							return function() {
								return resolve(returned);
							};
						} catch (error1) {
							error = error1;
							return function() {
								return reject(error);
							};
						}
					})();
					this._running--;
					this._tryToRun();
					return cb();
				}
			}
			schedule(task, ...args) {
				var promise, reject, resolve = reject = null;
				promise = new this.Promise(function(_resolve, _reject) {
					resolve = _resolve;
					return reject = _reject;
				});
				this._queue.push({
					task,
					args,
					resolve,
					reject
				});
				this._tryToRun();
				return promise;
			}
		};
		var version = "2.19.5";
		var version$2 = /*#__PURE__*/ Object.freeze({
			version,
			default: { version }
		});
		var require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var Events$2, Group, IORedisConnection$1, RedisConnection$1, Scripts$1, parser$3 = parser;
		Events$2 = Events_1;
		RedisConnection$1 = require$$2;
		IORedisConnection$1 = require$$3;
		Scripts$1 = require$$4;
		Group = (function() {
			class Group {
				constructor(limiterOptions = {}) {
					this.deleteKey = this.deleteKey.bind(this);
					this.limiterOptions = limiterOptions;
					parser$3.load(this.limiterOptions, this.defaults, this);
					this.Events = new Events$2(this);
					this.instances = {};
					this.Bottleneck = Bottleneck_1;
					this._startAutoCleanup();
					this.sharedConnection = this.connection != null;
					if (this.connection == null) {
						if (this.limiterOptions.datastore === "redis") this.connection = new RedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
						else if (this.limiterOptions.datastore === "ioredis") this.connection = new IORedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }));
					}
				}
				key(key = "") {
					var ref;
					return (ref = this.instances[key]) != null ? ref : (() => {
						var limiter = this.instances[key] = new this.Bottleneck(Object.assign(this.limiterOptions, {
							id: `${this.id}-${key}`,
							timeout: this.timeout,
							connection: this.connection
						}));
						this.Events.trigger("created", limiter, key);
						return limiter;
					})();
				}
				async deleteKey(key = "") {
					var deleted, instance = this.instances[key];
					if (this.connection) deleted = await this.connection.__runCommand__(["del", ...Scripts$1.allKeys(`${this.id}-${key}`)]);
					if (instance != null) {
						delete this.instances[key];
						await instance.disconnect();
					}
					return instance != null || deleted > 0;
				}
				limiters() {
					var k, ref = this.instances, results = [], v;
					for (k in ref) {
						v = ref[k];
						results.push({
							key: k,
							limiter: v
						});
					}
					return results;
				}
				keys() {
					return Object.keys(this.instances);
				}
				async clusterKeys() {
					var cursor, end, found, i, k, keys, len, next, start;
					if (this.connection == null) return this.Promise.resolve(this.keys());
					keys = [];
					cursor = null;
					start = `b_${this.id}-`.length;
					end = 9;
					while (cursor !== 0) {
						[next, found] = await this.connection.__runCommand__([
							"scan",
							cursor != null ? cursor : 0,
							"match",
							`b_${this.id}-*_settings`,
							"count",
							1e4
						]);
						cursor = ~~next;
						for (i = 0, len = found.length; i < len; i++) {
							k = found[i];
							keys.push(k.slice(start, -end));
						}
					}
					return keys;
				}
				_startAutoCleanup() {
					var base;
					clearInterval(this.interval);
					return typeof (base = this.interval = setInterval(async () => {
						var e, k, ref, results, time = Date.now(), v;
						ref = this.instances;
						results = [];
						for (k in ref) {
							v = ref[k];
							try {
								if (await v._store.__groupCheck__(time)) results.push(this.deleteKey(k));
								else results.push(void 0);
							} catch (error) {
								e = error;
								results.push(v.Events.trigger("error", e));
							}
						}
						return results;
					}, this.timeout / 2)).unref === "function" ? base.unref() : void 0;
				}
				updateSettings(options = {}) {
					parser$3.overwrite(options, this.defaults, this);
					parser$3.overwrite(options, options, this.limiterOptions);
					if (options.timeout != null) return this._startAutoCleanup();
				}
				disconnect(flush = true) {
					var ref;
					if (!this.sharedConnection) return (ref = this.connection) != null ? ref.disconnect(flush) : void 0;
				}
			}
			Group.prototype.defaults = {
				timeout: 3e5,
				connection: null,
				Promise,
				id: "group-key"
			};
			return Group;
		}).call(commonjsGlobal);
		var Group_1 = Group;
		var Batcher, Events$3, parser$4 = parser;
		Events$3 = Events_1;
		Batcher = (function() {
			class Batcher {
				constructor(options = {}) {
					this.options = options;
					parser$4.load(this.options, this.defaults, this);
					this.Events = new Events$3(this);
					this._arr = [];
					this._resetPromise();
					this._lastFlush = Date.now();
				}
				_resetPromise() {
					return this._promise = new this.Promise((res, rej) => {
						return this._resolve = res;
					});
				}
				_flush() {
					clearTimeout(this._timeout);
					this._lastFlush = Date.now();
					this._resolve();
					this.Events.trigger("batch", this._arr);
					this._arr = [];
					return this._resetPromise();
				}
				add(data) {
					var ret;
					this._arr.push(data);
					ret = this._promise;
					if (this._arr.length === this.maxSize) this._flush();
					else if (this.maxTime != null && this._arr.length === 1) this._timeout = setTimeout(() => {
						return this._flush();
					}, this.maxTime);
					return ret;
				}
			}
			Batcher.prototype.defaults = {
				maxTime: null,
				maxSize: null,
				Promise
			};
			return Batcher;
		}).call(commonjsGlobal);
		var Batcher_1 = Batcher;
		var require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
		var require$$8 = getCjsExportFromNamespace(version$2);
		var Bottleneck, DEFAULT_PRIORITY$1, Events$4, Job$1, LocalDatastore$1, NUM_PRIORITIES$1, Queues$1, RedisDatastore$1, States$1, Sync$1, parser$5, splice = [].splice;
		NUM_PRIORITIES$1 = 10;
		DEFAULT_PRIORITY$1 = 5;
		parser$5 = parser;
		Queues$1 = Queues_1;
		Job$1 = Job_1;
		LocalDatastore$1 = LocalDatastore_1;
		RedisDatastore$1 = require$$4$1;
		Events$4 = Events_1;
		States$1 = States_1;
		Sync$1 = Sync_1;
		Bottleneck = (function() {
			class Bottleneck {
				constructor(options = {}, ...invalid) {
					var storeInstanceOptions, storeOptions;
					this._addToQueue = this._addToQueue.bind(this);
					this._validateOptions(options, invalid);
					parser$5.load(options, this.instanceDefaults, this);
					this._queues = new Queues$1(NUM_PRIORITIES$1);
					this._scheduled = {};
					this._states = new States$1([
						"RECEIVED",
						"QUEUED",
						"RUNNING",
						"EXECUTING"
					].concat(this.trackDoneStatus ? ["DONE"] : []));
					this._limiter = null;
					this.Events = new Events$4(this);
					this._submitLock = new Sync$1("submit", this.Promise);
					this._registerLock = new Sync$1("register", this.Promise);
					storeOptions = parser$5.load(options, this.storeDefaults, {});
					this._store = (function() {
						if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
							storeInstanceOptions = parser$5.load(options, this.redisStoreDefaults, {});
							return new RedisDatastore$1(this, storeOptions, storeInstanceOptions);
						} else if (this.datastore === "local") {
							storeInstanceOptions = parser$5.load(options, this.localStoreDefaults, {});
							return new LocalDatastore$1(this, storeOptions, storeInstanceOptions);
						} else throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
					}).call(this);
					this._queues.on("leftzero", () => {
						var ref;
						return (ref = this._store.heartbeat) != null ? typeof ref.ref === "function" ? ref.ref() : void 0 : void 0;
					});
					this._queues.on("zero", () => {
						var ref;
						return (ref = this._store.heartbeat) != null ? typeof ref.unref === "function" ? ref.unref() : void 0 : void 0;
					});
				}
				_validateOptions(options, invalid) {
					if (!(options != null && typeof options === "object" && invalid.length === 0)) throw new Bottleneck.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
				}
				ready() {
					return this._store.ready;
				}
				clients() {
					return this._store.clients;
				}
				channel() {
					return `b_${this.id}`;
				}
				channel_client() {
					return `b_${this.id}_${this._store.clientId}`;
				}
				publish(message) {
					return this._store.__publish__(message);
				}
				disconnect(flush = true) {
					return this._store.__disconnect__(flush);
				}
				chain(_limiter) {
					this._limiter = _limiter;
					return this;
				}
				queued(priority) {
					return this._queues.queued(priority);
				}
				clusterQueued() {
					return this._store.__queued__();
				}
				empty() {
					return this.queued() === 0 && this._submitLock.isEmpty();
				}
				running() {
					return this._store.__running__();
				}
				done() {
					return this._store.__done__();
				}
				jobStatus(id) {
					return this._states.jobStatus(id);
				}
				jobs(status) {
					return this._states.statusJobs(status);
				}
				counts() {
					return this._states.statusCounts();
				}
				_randomIndex() {
					return Math.random().toString(36).slice(2);
				}
				check(weight = 1) {
					return this._store.__check__(weight);
				}
				_clearGlobalState(index) {
					if (this._scheduled[index] != null) {
						clearTimeout(this._scheduled[index].expiration);
						delete this._scheduled[index];
						return true;
					} else return false;
				}
				async _free(index, job, options, eventInfo) {
					var e, running;
					try {
						({running} = await this._store.__free__(index, options.weight));
						this.Events.trigger("debug", `Freed ${options.id}`, eventInfo);
						if (running === 0 && this.empty()) return this.Events.trigger("idle");
					} catch (error1) {
						e = error1;
						return this.Events.trigger("error", e);
					}
				}
				_run(index, job, wait) {
					var clearGlobalState, free, run;
					job.doRun();
					clearGlobalState = this._clearGlobalState.bind(this, index);
					run = this._run.bind(this, index, job);
					free = this._free.bind(this, index, job);
					return this._scheduled[index] = {
						timeout: setTimeout(() => {
							return job.doExecute(this._limiter, clearGlobalState, run, free);
						}, wait),
						expiration: job.options.expiration != null ? setTimeout(function() {
							return job.doExpire(clearGlobalState, run, free);
						}, wait + job.options.expiration) : void 0,
						job
					};
				}
				_drainOne(capacity) {
					return this._registerLock.schedule(() => {
						var args, index, next, options, queue;
						if (this.queued() === 0) return this.Promise.resolve(null);
						queue = this._queues.getFirst();
						({options, args} = next = queue.first());
						if (capacity != null && options.weight > capacity) return this.Promise.resolve(null);
						this.Events.trigger("debug", `Draining ${options.id}`, {
							args,
							options
						});
						index = this._randomIndex();
						return this._store.__register__(index, options.weight, options.expiration).then(({ success, wait, reservoir }) => {
							var empty;
							this.Events.trigger("debug", `Drained ${options.id}`, {
								success,
								args,
								options
							});
							if (success) {
								queue.shift();
								empty = this.empty();
								if (empty) this.Events.trigger("empty");
								if (reservoir === 0) this.Events.trigger("depleted", empty);
								this._run(index, next, wait);
								return this.Promise.resolve(options.weight);
							} else return this.Promise.resolve(null);
						});
					});
				}
				_drainAll(capacity, total = 0) {
					return this._drainOne(capacity).then((drained) => {
						var newCapacity;
						if (drained != null) {
							newCapacity = capacity != null ? capacity - drained : capacity;
							return this._drainAll(newCapacity, total + drained);
						} else return this.Promise.resolve(total);
					}).catch((e) => {
						return this.Events.trigger("error", e);
					});
				}
				_dropAllQueued(message) {
					return this._queues.shiftAll(function(job) {
						return job.doDrop({ message });
					});
				}
				stop(options = {}) {
					var done, waitForExecuting;
					options = parser$5.load(options, this.stopDefaults);
					waitForExecuting = (at) => {
						var finished = () => {
							var counts = this._states.counts;
							return counts[0] + counts[1] + counts[2] + counts[3] === at;
						};
						return new this.Promise((resolve, reject) => {
							if (finished()) return resolve();
							else return this.on("done", () => {
								if (finished()) {
									this.removeAllListeners("done");
									return resolve();
								}
							});
						});
					};
					done = options.dropWaitingJobs ? (this._run = function(index, next) {
						return next.doDrop({ message: options.dropErrorMessage });
					}, this._drainOne = () => {
						return this.Promise.resolve(null);
					}, this._registerLock.schedule(() => {
						return this._submitLock.schedule(() => {
							var k, ref = this._scheduled, v;
							for (k in ref) {
								v = ref[k];
								if (this.jobStatus(v.job.options.id) === "RUNNING") {
									clearTimeout(v.timeout);
									clearTimeout(v.expiration);
									v.job.doDrop({ message: options.dropErrorMessage });
								}
							}
							this._dropAllQueued(options.dropErrorMessage);
							return waitForExecuting(0);
						});
					})) : this.schedule({
						priority: NUM_PRIORITIES$1 - 1,
						weight: 0
					}, () => {
						return waitForExecuting(1);
					});
					this._receive = function(job) {
						return job._reject(new Bottleneck.prototype.BottleneckError(options.enqueueErrorMessage));
					};
					this.stop = () => {
						return this.Promise.reject(new Bottleneck.prototype.BottleneckError("stop() has already been called"));
					};
					return done;
				}
				async _addToQueue(job) {
					var args, blocked, error, options, reachedHWM, shifted, strategy;
					({args, options} = job);
					try {
						({reachedHWM, blocked, strategy} = await this._store.__submit__(this.queued(), options.weight));
					} catch (error1) {
						error = error1;
						this.Events.trigger("debug", `Could not queue ${options.id}`, {
							args,
							options,
							error
						});
						job.doDrop({ error });
						return false;
					}
					if (blocked) {
						job.doDrop();
						return true;
					} else if (reachedHWM) {
						shifted = strategy === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(options.priority) : strategy === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck.prototype.strategy.OVERFLOW ? job : void 0;
						if (shifted != null) shifted.doDrop();
						if (shifted == null || strategy === Bottleneck.prototype.strategy.OVERFLOW) {
							if (shifted == null) job.doDrop();
							return reachedHWM;
						}
					}
					job.doQueue(reachedHWM, blocked);
					this._queues.push(job);
					await this._drainAll();
					return reachedHWM;
				}
				_receive(job) {
					if (this._states.jobStatus(job.options.id) != null) {
						job._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`));
						return false;
					} else {
						job.doReceive();
						return this._submitLock.schedule(this._addToQueue, job);
					}
				}
				submit(...args) {
					var cb, fn, job, options, ref, ref1, task;
					if (typeof args[0] === "function") {
						ref = args, [fn, ...args] = ref, [cb] = splice.call(args, -1);
						options = parser$5.load({}, this.jobDefaults);
					} else {
						ref1 = args, [options, fn, ...args] = ref1, [cb] = splice.call(args, -1);
						options = parser$5.load(options, this.jobDefaults);
					}
					task = (...args) => {
						return new this.Promise(function(resolve, reject) {
							return fn(...args, function(...args) {
								return (args[0] != null ? reject : resolve)(args);
							});
						});
					};
					job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
					job.promise.then(function(args) {
						return typeof cb === "function" ? cb(...args) : void 0;
					}).catch(function(args) {
						if (Array.isArray(args)) return typeof cb === "function" ? cb(...args) : void 0;
						else return typeof cb === "function" ? cb(args) : void 0;
					});
					return this._receive(job);
				}
				schedule(...args) {
					var job, options, task;
					if (typeof args[0] === "function") {
						[task, ...args] = args;
						options = {};
					} else [options, task, ...args] = args;
					job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
					this._receive(job);
					return job.promise;
				}
				wrap(fn) {
					var schedule = this.schedule.bind(this), wrapped = function(...args) {
						return schedule(fn.bind(this), ...args);
					};
					wrapped.withOptions = function(options, ...args) {
						return schedule(options, fn, ...args);
					};
					return wrapped;
				}
				async updateSettings(options = {}) {
					await this._store.__updateSettings__(parser$5.overwrite(options, this.storeDefaults));
					parser$5.overwrite(options, this.instanceDefaults, this);
					return this;
				}
				currentReservoir() {
					return this._store.__currentReservoir__();
				}
				incrementReservoir(incr = 0) {
					return this._store.__incrementReservoir__(incr);
				}
			}
			Bottleneck.default = Bottleneck;
			Bottleneck.Events = Events$4;
			Bottleneck.version = Bottleneck.prototype.version = require$$8.version;
			Bottleneck.strategy = Bottleneck.prototype.strategy = {
				LEAK: 1,
				OVERFLOW: 2,
				OVERFLOW_PRIORITY: 4,
				BLOCK: 3
			};
			Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = BottleneckError_1;
			Bottleneck.Group = Bottleneck.prototype.Group = Group_1;
			Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2;
			Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3;
			Bottleneck.Batcher = Bottleneck.prototype.Batcher = Batcher_1;
			Bottleneck.prototype.jobDefaults = {
				priority: DEFAULT_PRIORITY$1,
				weight: 1,
				expiration: null,
				id: "<no-id>"
			};
			Bottleneck.prototype.storeDefaults = {
				maxConcurrent: null,
				minTime: 0,
				highWater: null,
				strategy: Bottleneck.prototype.strategy.LEAK,
				penalty: null,
				reservoir: null,
				reservoirRefreshInterval: null,
				reservoirRefreshAmount: null,
				reservoirIncreaseInterval: null,
				reservoirIncreaseAmount: null,
				reservoirIncreaseMaximum: null
			};
			Bottleneck.prototype.localStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 250
			};
			Bottleneck.prototype.redisStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 5e3,
				clientTimeout: 1e4,
				Redis: null,
				clientOptions: {},
				clusterNodes: null,
				clearDatastore: false,
				connection: null
			};
			Bottleneck.prototype.instanceDefaults = {
				datastore: "local",
				connection: null,
				id: "<no-id>",
				rejectOnDrop: true,
				trackDoneStatus: false,
				Promise
			};
			Bottleneck.prototype.stopDefaults = {
				enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
				dropWaitingJobs: true,
				dropErrorMessage: "This limiter has been stopped."
			};
			return Bottleneck;
		}).call(commonjsGlobal);
		var Bottleneck_1 = Bottleneck;
		return Bottleneck_1;
	}));
}));

// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var VERSION$1 = "0.0.0-development";
function isRequestError(error) {
	return error.request !== void 0;
}
async function errorRequest(state, octokit, error, options) {
	if (!isRequestError(error) || !error?.request.request) throw error;
	if (error.status >= 400 && !state.doNotRetry.includes(error.status)) {
		const retries = options.request.retries != null ? options.request.retries : state.retries;
		const retryAfter = Math.pow((options.request.retryCount || 0) + 1, 2);
		throw octokit.retry.retryRequest(error, retries, retryAfter);
	}
	throw error;
}
async function wrapRequest$1(state, octokit, request, options) {
	const limiter = new import_light.default();
	limiter.on("failed", function(error, info) {
		const maxRetries = ~~error.request.request?.retries;
		const after = ~~error.request.request?.retryAfter;
		options.request.retryCount = info.retryCount + 1;
		if (maxRetries > info.retryCount) return after * state.retryAfterBaseValue;
	});
	return limiter.schedule(requestWithGraphqlErrorHandling.bind(null, state, octokit, request), options);
}
async function requestWithGraphqlErrorHandling(state, octokit, request, options) {
	const response = await request(options);
	if (response.data && response.data.errors && response.data.errors.length > 0 && /Something went wrong while executing your query/.test(response.data.errors[0].message)) return errorRequest(state, octokit, new RequestError(response.data.errors[0].message, 500, {
		request: options,
		response
	}), options);
	return response;
}
function retry(octokit, octokitOptions) {
	const state = Object.assign({
		enabled: true,
		retryAfterBaseValue: 1e3,
		doNotRetry: [
			400,
			401,
			403,
			404,
			410,
			422,
			451
		],
		retries: 3
	}, octokitOptions.retry);
	const retryPlugin = { retry: { retryRequest: (error, retries, retryAfter) => {
		error.request.request = Object.assign({}, error.request.request, {
			retries,
			retryAfter
		});
		return error;
	} } };
	if (state.enabled) {
		octokit.hook.error("request", errorRequest.bind(null, state, retryPlugin));
		octokit.hook.wrap("request", wrapRequest$1.bind(null, state, retryPlugin));
	}
	return retryPlugin;
}
retry.VERSION = VERSION$1;

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
	return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
	const { pathname } = new URL(options.url, "http://github.test");
	const isAuth = isAuthRequest(options.method, pathname);
	const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
	const isSearch = options.method === "GET" && pathname.startsWith("/search/");
	const isGraphQL = pathname.startsWith("/graphql");
	const jobOptions = ~~request.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	if (state.clustering) jobOptions.expiration = 6e4;
	if (isWrite || isGraphQL) await state.write.key(state.id).schedule(jobOptions, noop);
	if (isWrite && state.triggersNotification(pathname)) await state.notifications.key(state.id).schedule(jobOptions, noop);
	if (isSearch) await state.search.key(state.id).schedule(jobOptions, noop);
	const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
	if (isGraphQL) {
		const res = await req;
		if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(/* @__PURE__ */ new Error("GraphQL Rate Limit Exceeded"), {
			response: res,
			data: res.data
		});
	}
	return req;
}
function isAuthRequest(method, pathname) {
	return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
	"/orgs/{org}/invitations",
	"/orgs/{org}/invitations/{invitation_id}",
	"/orgs/{org}/teams/{team_slug}/discussions",
	"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
	"/repos/{owner}/{repo}/collaborators/{username}",
	"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
	"/repos/{owner}/{repo}/issues",
	"/repos/{owner}/{repo}/issues/{issue_number}/comments",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
	"/repos/{owner}/{repo}/pulls",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
	"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
	"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
	"/repos/{owner}/{repo}/releases",
	"/teams/{team_id}/discussions",
	"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
	const regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
	return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
	groups.global = new Bottleneck.Group({
		id: "octokit-global",
		maxConcurrent: 10,
		...common
	});
	groups.auth = new Bottleneck.Group({
		id: "octokit-auth",
		maxConcurrent: 1,
		...common
	});
	groups.search = new Bottleneck.Group({
		id: "octokit-search",
		maxConcurrent: 1,
		minTime: 2e3,
		...common
	});
	groups.write = new Bottleneck.Group({
		id: "octokit-write",
		maxConcurrent: 1,
		minTime: 1e3,
		...common
	});
	groups.notifications = new Bottleneck.Group({
		id: "octokit-notifications",
		maxConcurrent: 1,
		minTime: 3e3,
		...common
	});
};
function throttling(octokit, octokitOptions) {
	const { enabled = true, Bottleneck = import_light.default, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
	if (!enabled) return {};
	const common = { timeout };
	if (typeof connection !== "undefined") common.connection = connection;
	const state = Object.assign({
		clustering: connection != null,
		triggersNotification,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id
	}, octokitOptions.throttle);
	if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let initialized = false;
	const initializeBottleneck = () => {
		if (initialized) return;
		initialized = true;
		if (groups.global == null) createGroups(Bottleneck, common);
		state.global = state.global ?? groups.global;
		state.auth = state.auth ?? groups.auth;
		state.search = state.search ?? groups.search;
		state.write = state.write ?? groups.write;
		state.notifications = state.notifications ?? groups.notifications;
		state.retryLimiter = state.retryLimiter ?? new Bottleneck();
		const events = {};
		const emitter = new Bottleneck.Events(events);
		events.on("secondary-limit", state.onSecondaryRateLimit);
		events.on("rate-limit", state.onRateLimit);
		events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
		state.retryLimiter.on("failed", async function(error, info) {
			const [state2, request, options] = info.args;
			const { pathname } = new URL(options.url, "http://github.test");
			if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
			const retryCount = ~~request.retryCount;
			request.retryCount = retryCount;
			options.request.retryCount = retryCount;
			const { wantRetry, retryAfter = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(error.message)) {
					const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
					const rateLimitReset = (/* @__PURE__ */ new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3)).getTime();
					const retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				return {};
			})();
			if (wantRetry) {
				request.retryCount++;
				return retryAfter * state2.retryAfterBaseValue;
			}
		});
	};
	octokit.hook.wrap("request", (request, options) => {
		initializeBottleneck();
		return wrapRequest(state, request, options);
	});
	return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;

// src/adapters/github/failure.ts
const Answer = object({
	status: number(),
	headers: record(string(), unknown()).catch({}),
	data: unknown().optional()
});
const Body = object({
	message: string().optional(),
	code: string().optional(),
	errors: unknown().optional()
});
/** 422 has texts for reviews and objects elsewhere; GraphQL has objects with a `type`. */
const Fault = union([string().transform((message) => ({
	message,
	type: "",
	code: "",
	resource: "",
	field: ""
})), object({
	message: string().catch(""),
	type: string().catch(""),
	code: string().catch(""),
	resource: string().catch(""),
	field: string().catch("")
})]);
/** Reads a failure from whatever Octokit threw. Throws: never. */
function readFailure(error) {
	const answer = object({ response: Answer }).safeParse(error).data?.response;
	if (answer === void 0) return {
		status: null,
		headers: {},
		message: messageOf(error),
		code: "",
		faults: []
	};
	const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
	const body = Body.safeParse(answer.data).data ?? {};
	const message = body.message ?? (typeof answer.data === "string" ? plainStart(answer.data) : "");
	return {
		status: answer.status,
		headers,
		message,
		code: body.code ?? "",
		faults: readFaults(body.errors)
	};
}
/** The list of faults in an answer, whichever of its shapes it has. */
function readFaults(errors) {
	return (Array.isArray(errors) ? errors : [errors]).flatMap((entry) => Fault.safeParse(entry).data ?? []);
}
/** All texts of a failure in one line, at most about a thousand characters. */
function describeFailure({ message, faults }) {
	const line = [message, ...faults.map(describeFault)].filter((text) => text !== "").join(": ").replaceAll(/\s+/g, " ").trim();
	return line.length > 1e3 ? `${line.slice(0, 1e3)} … (cut, ${line.length} characters in all)` : line;
}
function describeFault({ message, resource, field, code }) {
	return message === "" ? [
		resource,
		field,
		code
	].filter((part) => part !== "").join(" ") : message;
}
/** A gateway in between answers with a page of HTML, which helps nobody in a sentence. */
function plainStart(text) {
	return text.trimStart().startsWith("<") ? "" : text.slice(0, 300);
}

// src/adapters/github/rate-limit.ts
/** Whether this failure is a rate limit, and when it ends. GitHub answers 403, 429, 422 with the code `abuse`, or a GraphQL
*  error of type RATE_LIMITED. A 403 may also come with the very last request of the hour and mean a permission.
*  Source: REST documentation, "Rate limits" and "Best practices". */
function readRateLimit(failure, now) {
	return isRateLimit(failure) ? { resetsAt: readReset(failure.headers, now) } : null;
}
function isRateLimit({ status, headers, message, code, faults }) {
	if (faults.some((fault) => fault.type === "RATE_LIMITED")) return true;
	if (status === 429) return true;
	if (status === 422) return code === "abuse" || faults.some((fault) => fault.code === "abuse") || /\babuse\b/i.test(message);
	if (status !== 403 || /not accessible by/i.test(message)) return false;
	return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit|abuse detection/i.test(message);
}
function readReset(headers, now) {
	const retryAfterSeconds = readSeconds(headers["retry-after"]);
	if (retryAfterSeconds !== null) return new Date(now.getTime() + retryAfterSeconds * 1e3);
	const resetSeconds = readSeconds(headers["x-ratelimit-reset"]);
	return headers["x-ratelimit-remaining"] === "0" && resetSeconds !== null ? /* @__PURE__ */ new Date(resetSeconds * 1e3) : null;
}
function readSeconds(text) {
	return text !== void 0 && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

// src/adapters/github/errors.ts
/** Turns a failed request into the error that the blocked verdict will carry: which request, what GitHub said, what to do.
*  The cause is left out on purpose: Octokit's errors hold whole requests. */
function toGateError(failure, names, now) {
	const limit = readRateLimit(failure, now);
	const { code, what, advice, isRetryable = false } = limit === null ? explainStatus(failure.status, names.permission) : explainLimit(failure.status, limit);
	const said = describeFailure(failure).replace(/(?<![.!?])$/, ".");
	const middle = said === "." ? "." : `: ${said}`;
	return new GateError(code, `${names.request} ${what}${middle} ${advice}`, { isRetryable });
}
function explainStatus(status, permission) {
	if (status === null) return {
		code: "host-unreachable",
		what: "got no answer",
		advice: "Check the runner's network and re-run the job.",
		isRetryable: true
	};
	if (status === 401) return {
		code: "host-unauthorized",
		what: "was refused (401)",
		advice: "Give a valid token; the token of a job ends with the job."
	};
	if (status === 403) return {
		code: "host-forbidden",
		what: "was refused (403)",
		advice: `The token needs the permission \`${permission}\`; on a pull request from a fork a job's token can only read.`
	};
	if (status === 404) return {
		code: "host-not-found",
		what: "was not found (404)",
		advice: `Check the repository's name and that the token may see it with \`${permission}\`.`
	};
	if (status >= 400 && status < 500) return {
		code: "host-rejected",
		what: `was rejected as invalid (${status})`,
		advice: REPORT
	};
	return {
		code: "host-unavailable",
		what: status >= 500 ? `met a server error (${status})` : `got an unexpected answer (${status})`,
		advice: "Re-run the job in a few minutes.",
		isRetryable: true
	};
}
/** What is to be done about a request that should have been right. */
const REPORT = "Please report this with the text above.";
function explainLimit(status, { resetsAt }) {
	const advice = resetsAt === null ? "GitHub does not say when it ends; re-run the job in a few minutes." : `It ends at ${resetsAt.toISOString()}; re-run the job after that.`;
	return {
		code: "host-rate-limited",
		what: `met the rate limit (${status ?? "no status"})`,
		advice,
		isRetryable: true
	};
}

// src/adapters/github/fetch.ts
/** A fetch whose answers are complete text: the body is read within the time limit and up to the byte limit, so that a slow,
*  cut or endless answer is a failed request and not half a success. Throws: `Error` that says what happened on the network. */
function createBoundedFetch(fetchAnswer, limits) {
	return async (input, init) => {
		const signal = AbortSignal.timeout(limits.timeoutMs);
		try {
			const answer = await fetchAnswer(input, {
				...init,
				signal
			});
			const body = await readBody(answer, limits);
			const { status, statusText, headers } = answer;
			return new Response(body, {
				status,
				statusText,
				headers
			});
		} catch (error) {
			if (signal.aborted) throw new Error(`no answer within ${limits.timeoutMs / 1e3} s`, { cause: error });
			throw new Error(describe$1(error), { cause: error });
		}
	};
}
async function readBody(answer, { maxBytes, secret }) {
	if (answer.body === null) return null;
	const chunks = [];
	let sizeBytes = 0;
	for await (const chunk of answer.body) {
		sizeBytes += chunk.byteLength;
		if (sizeBytes > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	if (sizeBytes === 0) return null;
	const text = Buffer.concat(chunks).toString();
	return secret === "" ? text : text.replaceAll(secret, "***");
}
/** "fetch failed" says nothing; its cause does, and for a host with several addresses only the code of the cause. */
function describe$1(error) {
	const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
	if (cause instanceof Error && cause.message === "" && "code" in cause) return String(cause.code);
	return messageOf(cause);
}

// src/adapters/github/pace.ts
/** Spaces calls out once a burst is used up, in the order in which they came. Out: a function that resolves when the next
*  call may go. Throws: never. */
function createPace({ burst, intervalMs, nowMs, sleep }) {
	let bookedUntilMs = Number.NEGATIVE_INFINITY;
	return async () => {
		const now = nowMs();
		bookedUntilMs = Math.max(bookedUntilMs, now) + intervalMs;
		const waitMs = bookedUntilMs - burst * intervalMs - now;
		if (waitMs > 0) await sleep(waitMs);
	};
}

// src/adapters/github/client.ts
const MAX_ANSWER_BYTES = 33554432;
const HASTY_TIMEOUT_MS = 4e3;
const MAX_LIMIT_WAITS = 2;
/** 20 at once and then one a second stays below GitHub's 80 new things in any minute. */
const WRITE_BURST = 20;
/** A client that waits and repeats. Why the throttling plugin's own spacing is off: it holds every write back for one second
*  after the last and every review for three, which alone would cost a small run five seconds; a pace with a burst keeps the
*  same limits where they matter. Its rate-limit handling stays. */
function createClient(options) {
	const { maxWaitMs, secondMs } = options;
	const isWorthWaiting = (retryAfterSeconds, _request, _octokit, waits) => waits < MAX_LIMIT_WAITS && retryAfterSeconds * 1e3 <= maxWaitMs;
	const takeTurn = createPace({
		burst: WRITE_BURST,
		intervalMs: secondMs,
		nowMs: () => performance.now(),
		sleep: (ms) => setTimeout$1(ms)
	});
	const throttleOption = { throttle: {
		write: { key: () => ({ schedule: takeTurn }) },
		triggersNotification: () => false,
		onRateLimit: isWorthWaiting,
		onSecondaryRateLimit: isWorthWaiting,
		retryAfterBaseValue: secondMs
	} };
	const doNotRetry = [
		400,
		401,
		403,
		404,
		410,
		422,
		429,
		451
	];
	return toClient(new (Octokit.plugin(speakRateLimitDialects, retry, throttling))({
		...baseOptions(options, options.requestTimeoutMs),
		retry: {
			doNotRetry,
			retryAfterBaseValue: secondMs
		},
		...throttleOption
	}), options);
}
/** A client for a dying process: one attempt, few seconds, no waiting for anything. */
function createHastyClient(options) {
	const timeoutMs = Math.min(HASTY_TIMEOUT_MS, options.requestTimeoutMs);
	return toClient(new Octokit(baseOptions(options, timeoutMs)), options);
}
function baseOptions(options, timeoutMs) {
	const limits = {
		timeoutMs,
		maxBytes: MAX_ANSWER_BYTES,
		secret: options.token
	};
	const silent = {
		debug: ignore,
		info: ignore,
		warn: ignore,
		error: ignore
	};
	const fetchBounded = createBoundedFetch(options.fetch, limits);
	return {
		auth: options.token,
		baseUrl: options.apiUrl,
		userAgent: options.userAgent,
		log: silent,
		request: {
			fetch: fetchBounded,
			log: silent
		}
	};
}
function ignore() {}
/** The throttling plugin knows secondary limits by one phrase of a 403 or 429 only; GitHub has more ways to say it. */
function speakRateLimitDialects(octokit) {
	octokit.hook.error("request", (error) => {
		const failure = readFailure(error);
		const isHourUsedUp = failure.headers["x-ratelimit-remaining"] === "0" && failure.status !== 422;
		if (readRateLimit(failure, /* @__PURE__ */ new Date()) !== null && !isHourUsedUp) Object.assign(error, {
			status: 429,
			message: `secondary rate limit: ${error.message}`
		});
		throw error;
	});
}
function toClient(octokit, options) {
	const { repository, graphqlUrl, now, secondMs } = options;
	return {
		repository,
		graphqlUrl,
		now,
		pause: (seconds) => setTimeout$1(seconds * secondMs),
		send: async (call, schema) => {
			const place = call.route.includes("{owner}") ? {
				owner: repository.owner,
				repo: repository.name
			} : {};
			const parameters = {
				...call.parameters,
				...place
			};
			const names = {
				request: nameRequest(octokit, call, parameters),
				permission: call.permission
			};
			const data = await sendOnce(octokit, call, parameters).catch((error) => {
				throw toGateError(readFailure(error), names, now());
			});
			const answer = schema.safeParse(data);
			if (answer.success) return answer.data;
			const fault = answer.error.issues[0];
			const message = `${names.request} got an answer that cannot be read: ${fault?.path.join(".") ?? ""} ${fault?.message ?? ""}`;
			throw new GateError("host-unavailable", message, { isRetryable: true });
		}
	};
}
async function sendOnce(octokit, call, parameters) {
	const request = call.isRepeatable ? {} : { request: { retries: 0 } };
	return (await octokit.request(call.route, {
		...parameters,
		...request
	})).data;
}
function nameRequest(octokit, call, parameters) {
	const { method, url } = octokit.request.endpoint(call.route, parameters);
	const { pathname } = new URL(url);
	return call.operation === void 0 ? `${method} ${pathname}` : `${method} ${pathname} (${call.operation})`;
}

// src/adapters/github/graphql.ts
const Envelope = object({
	data: unknown().optional(),
	errors: unknown().optional()
});
const CODES = {
	FORBIDDEN: "host-forbidden",
	INSUFFICIENT_SCOPES: "host-forbidden",
	NOT_FOUND: "host-not-found",
	RATE_LIMITED: "host-rate-limited"
};
/** Asks GitHub's GraphQL, with queries and mutations that may be repeated. Its errors come with status 200.
*  Throws: `GateError` (`host-…`). */
async function sendQuery(client, query, schema) {
	const { operation, document, variables, permission, advice: refusalAdvice } = query;
	const parameters = {
		query: document,
		variables
	};
	const call = {
		route: `POST ${client.graphqlUrl}`,
		parameters,
		permission,
		isRepeatable: true,
		operation
	};
	const { data, errors } = await client.send(call, Envelope);
	const faults = readFaults(errors);
	const [first] = faults;
	if (first !== void 0) {
		const said = faults.map(describeFault).join("; ").slice(0, 1e3);
		const code = CODES[first.type] ?? "host-rejected";
		const needs = refusalAdvice ?? `The token needs the permission \`${permission}\`.`;
		const advice = code === "host-forbidden" ? ` ${needs}` : "";
		const isRetryable = code === "host-rate-limited";
		throw new GateError(code, `GraphQL ${operation} failed: ${said}${advice}`, { isRetryable });
	}
	const answer = schema.safeParse(data);
	if (answer.success) return answer.data;
	const path = answer.error.issues[0]?.path.join(".") ?? "";
	throw new GateError("host-unavailable", `GraphQL ${operation} got an answer that cannot be read: ${path}`, { isRetryable: true });
}

// src/adapters/github/descriptions.ts
const MAX_PAGES$3 = 10;
const PAGE_SIZE$1 = 50;
const Author$1 = object({ login: string() }).nullable();
const Issue = object({
	number: number(),
	body: string(),
	author: Author$1,
	repository: object({ nameWithOwner: string() })
});
const PullRequestText = object({
	body: string(),
	author: Author$1
});
const IssuePage = object({
	pageInfo: object({
		hasNextPage: boolean(),
		endCursor: string().nullable()
	}),
	nodes: array(Issue.nullable())
});
const TextAnswer = object({ repository: object({ pullRequest: PullRequestText }) });
const IssuesAnswer = object({ repository: object({ pullRequest: PullRequestText.extend({ closingIssuesReferences: IssuePage }) }) });
/** Without the permission to read issues GitHub may give an empty list of closed ones instead of an error. The first field is
*  there for the error: what cannot be read must not look like nothing. */
const issuesDocument = `query descriptions($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    issues(first: 1) { totalCount }
    pullRequest(number: $number) {
      body
      author { login }
      closingIssuesReferences(first: ${PAGE_SIZE$1}, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { number body author { login } repository { nameWithOwner } }
      }
    }
  }
}`;
const textDocument = `query description($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { body author { login } } }
}`;
/** The description of a pull request and, if asked for, those of the issues that it closes in its own repository. Throws:
*  `GateError` (`host-…`), also when it closes more issues than can be read: they may ask for something. */
async function readDescriptions(client, number, { withIssues }) {
	const variables = {
		owner: client.repository.owner,
		name: client.repository.name,
		number
	};
	if (!withIssues) {
		const { repository } = await sendQuery(client, {
			operation: "description",
			document: textDocument,
			variables,
			permission: "pull-requests: read"
		}, TextAnswer);
		return {
			texts: [toDescription("pull-request", {
				number,
				...repository.pullRequest
			})],
			foreignIssues: 0
		};
	}
	return readWithIssues(client, number, {
		operation: "descriptions",
		document: issuesDocument,
		permission: "issues: read",
		variables
	});
}
async function readWithIssues(client, number, query) {
	const issues = [];
	let after = null;
	for (let page = 1; page <= MAX_PAGES$3; page += 1) {
		const variables = {
			...query.variables,
			after
		};
		const { closingIssuesReferences: closing, ...own } = (await sendQuery(client, {
			...query,
			variables
		}, IssuesAnswer)).repository.pullRequest;
		issues.push(...closing.nodes);
		after = closing.pageInfo.endCursor;
		if (!closing.pageInfo.hasNextPage || after === null) return toDescriptions(toDescription("pull-request", {
			number,
			...own
		}), issues, client);
	}
	const message = `pull request ${number} closes more than 500 issues, so their criteria were not read`;
	throw new GateError("host-rejected", message);
}
function toDescriptions(own, issues, { repository }) {
	const fullName = `${repository.owner}/${repository.name}`.toLowerCase();
	const near = issues.filter((issue) => issue !== null && issue.repository.nameWithOwner.toLowerCase() === fullName);
	return {
		texts: [own, ...near.flatMap((issue) => issue === null ? [] : [toDescription("issue", issue)]).toSorted((one, other) => one.number - other.number)],
		foreignIssues: issues.length - near.length
	};
}
function toDescription(of, { number, body, author }) {
	return {
		of,
		number,
		author: author?.login ?? null,
		body
	};
}

// src/adapters/github/drafts.ts
const State = object({
	id: string(),
	isDraft: boolean()
});
const StateAnswer = object({ repository: object({ pullRequest: State }) });
const ChangeAnswer = object({ change: object({ pullRequest: object({ isDraft: boolean() }) }) });
const stateDocument = `query draftState($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { id isDraft } }
}`;
const mutations = {
	toDraft: "convertPullRequestToDraft",
	toReady: "markPullRequestReadyForReview"
};
/** REST has no way to do this, and GraphQL refuses it to `pull-requests: write` alone, which no documentation says. */
const advice = "The token needs `pull-requests: write` and `contents: write`; where a job's own token is refused all the same, give that of a GitHub App or of a person who may write. Private repositories of some plans have no drafts.";
/** Makes a draft of a pull request or marks it ready; nothing is sent where it is that already. Throws: `GateError` (`host-…`). */
async function setDraft(client, number, isDraft) {
	const before = await readState(client, number);
	if (before.isDraft === isDraft) return;
	try {
		await changeState(client, before.id, isDraft);
	} catch (error) {
		if ((await readState(client, number).catch(() => before)).isDraft !== isDraft) throw error;
	}
}
async function readState(client, number) {
	const { owner, name } = client.repository;
	return (await sendQuery(client, {
		operation: "draftState",
		document: stateDocument,
		variables: {
			owner,
			name,
			number
		},
		permission: "pull-requests: read"
	}, StateAnswer)).repository.pullRequest;
}
async function changeState(client, id, isDraft) {
	const operation = isDraft ? mutations.toDraft : mutations.toReady;
	const document = `mutation ${operation}($id: ID!) {
  change: ${operation}(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;
	const { change } = await sendQuery(client, {
		operation,
		document,
		variables: { id },
		permission: "pull-requests: write",
		advice
	}, ChangeAnswer);
	if (change.pullRequest.isDraft !== isDraft) throw new GateError("host-rejected", `GraphQL ${operation} was accepted and changed nothing`);
}

// src/adapters/github/own-comments.ts
const MAX_PAGES$2 = 100;
const permission$2 = "pull-requests: write";
const PageInfo = object({
	hasNextPage: boolean(),
	endCursor: string().nullable()
});
const Comment = object({
	id: string(),
	body: string(),
	isMinimized: boolean()
});
const CommentPage = object({
	pageInfo: PageInfo,
	nodes: array(Comment)
});
const Author = object({
	kind: string(),
	login: string()
}).nullable();
const Review$1 = Comment.extend({
	state: string(),
	viewerDidAuthor: boolean(),
	author: Author,
	comments: CommentPage
});
const Talk = Comment.extend({
	viewerDidAuthor: boolean(),
	author: Author
});
const OwnPage = object({
	viewer: object({ login: string() }),
	repository: object({ pullRequest: object({
		reviews: object({
			pageInfo: PageInfo,
			nodes: array(Review$1)
		}),
		comments: object({
			pageInfo: PageInfo,
			nodes: array(Talk)
		})
	}) })
});
const MoreComments = object({ node: object({ comments: CommentPage }) });
const commentFields = `pageInfo { hasNextPage endCursor } nodes { id body isMinimized }`;
const authorFields = `viewerDidAuthor author { kind: __typename login }`;
const ownDocument = `query ownComments($owner: String!, $name: String!, $number: Int!, $after: String, $afterTalk: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviews(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id body isMinimized state ${authorFields} comments(first: 50) { ${commentFields} } }
      }
      comments(first: 50, after: $afterTalk) {
        pageInfo { hasNextPage endCursor }
        nodes { id body isMinimized ${authorFields} }
      }
    }
  }
}`;
const moreCommentsDocument = `query reviewComments($id: ID!, $after: String) {
  node(id: $id) { ... on PullRequestReview { comments(first: 50, after: $after) { ${commentFields} } } }
}`;
const minimizeDocument = `mutation minimize($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;
/** Our own submitted reviews of a pull request, oldest first; one request unless there are more than 50 of anything. */
async function listOwnReviews(client, number) {
	const { reviews } = await readOwn(client, number);
	return Promise.all(reviews.map((review) => withAllComments(client, review)));
}
/** All that is ours on a pull request: each review before its comments, then the conversation. Requests as above. */
async function listOwnComments(client, number) {
	const { reviews, talk } = await readOwn(client, number);
	return [...(await Promise.all(reviews.map((review) => withAllComments(client, review)))).flatMap(({ review, comments }) => [review, ...comments]), ...talk.map((comment) => toOwn(comment, "comment"))];
}
/** Reads both lists page by page side by side; the shorter one is asked for beyond its end, which gives nothing. */
async function readOwn(client, number) {
	const { owner, name } = client.repository;
	const found = {
		reviews: [],
		talk: []
	};
	let cursors = {
		after: null,
		afterTalk: null
	};
	for (let page = 1; page <= MAX_PAGES$2; page += 1) {
		const variables = {
			owner,
			name,
			number,
			...cursors
		};
		const { viewer, repository } = await sendQuery(client, {
			operation: "ownComments",
			document: ownDocument,
			variables,
			permission: permission$2
		}, OwnPage);
		const { reviews, comments: talk } = repository.pullRequest;
		found.reviews.push(...reviews.nodes.filter((one) => one.state !== "PENDING" && isOwn(one, viewer.login)));
		found.talk.push(...talk.nodes.filter((one) => isOwn(one, viewer.login)));
		if (!hasNext(reviews) && !hasNext(talk)) return found;
		cursors = {
			after: reviews.pageInfo.endCursor ?? cursors.after,
			afterTalk: talk.pageInfo.endCursor ?? cursors.afterTalk
		};
	}
	throw tooMany("reviews or comments");
}
function hasNext({ pageInfo }) {
	return pageInfo.hasNextPage && pageInfo.endCursor !== null;
}
/** Folds a review or comment away. */
async function minimizeComment(client, nodeId) {
	await sendQuery(client, {
		operation: "minimizeComment",
		document: minimizeDocument,
		variables: { id: nodeId },
		permission: permission$2
	}, object({ minimizeComment: object({}) }));
}
/** A token of an app is `name[bot]` as a viewer and the bot `name` as an author. */
function isOwn({ viewerDidAuthor, author }, viewerLogin) {
	return viewerDidAuthor || author?.kind === "Bot" && `${author.login}[bot]` === viewerLogin;
}
async function withAllComments(client, review) {
	const comments = await collectPages("comments of a review", async (after) => {
		if (after === null) return review.comments;
		const variables = {
			id: review.id,
			after
		};
		return (await sendQuery(client, {
			operation: "reviewComments",
			document: moreCommentsDocument,
			variables,
			permission: permission$2
		}, MoreComments)).node.comments;
	});
	return {
		review: toOwn(review, "review"),
		comments: comments.map((comment) => toOwn(comment, "review-comment"))
	};
}
function toOwn({ id, body, isMinimized }, kind) {
	return {
		nodeId: id,
		kind,
		body,
		isMinimized
	};
}
async function collectPages(what, readPage) {
	const nodes = [];
	let after = null;
	for (let page = 1; page <= MAX_PAGES$2; page += 1) {
		const answer = await readPage(after);
		nodes.push(...answer.nodes);
		after = answer.pageInfo.endCursor;
		if (!answer.pageInfo.hasNextPage || after === null) return nodes;
	}
	throw tooMany(what);
}
function tooMany(what) {
	return new GateError("host-rejected", `the pull request has more than 5000 ${what}; none was posted again`);
}

// src/adapters/github/pull-requests.ts
const Named = object({ login: string() });
const PullRequestAnswer = object({
	number: number(),
	state: _enum(["open", "closed"]),
	title: string().nullish(),
	draft: boolean().nullish(),
	user: Named.nullish(),
	head: object({
		sha: string(),
		ref: string(),
		repo: object({ full_name: string() }).nullable()
	}),
	base: object({
		ref: string(),
		repo: object({ full_name: string() })
	}),
	requested_reviewers: array(Named).nullish(),
	requested_teams: array(object({ slug: string() })).nullish()
});
const PAGE_SIZE = 100;
const MAX_PAGES$1 = 10;
const permission$1 = "pull-requests: read";
/** A pull request with what only this adapter needs of it. */
async function readPullRequest(client, number) {
	const call = {
		route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
		parameters: { pull_number: number },
		permission: permission$1,
		isRepeatable: true
	};
	return client.send(call, PullRequestAnswer);
}
async function getPullRequest(client, number) {
	return toPullRequest(await readPullRequest(client, number));
}
async function listOpenPullRequests(client) {
	const route = "GET /repos/{owner}/{repo}/pulls";
	const found = [];
	for (let page = 1; page <= MAX_PAGES$1; page += 1) {
		const parameters = {
			state: "open",
			sort: "updated",
			direction: "desc",
			per_page: PAGE_SIZE,
			page
		};
		const answer = await client.send({
			route,
			parameters,
			permission: permission$1,
			isRepeatable: true
		}, array(PullRequestAnswer));
		found.push(...answer.map(toPullRequest));
		if (answer.length < PAGE_SIZE) break;
	}
	return found;
}
function toPullRequest(answer) {
	const { number, state, title, head, base, draft, requested_reviewers: users, requested_teams: teams } = answer;
	return {
		number,
		state,
		title: title ?? "",
		headSha: head.sha,
		headRef: head.ref,
		baseRef: base.ref,
		isFork: head.repo?.full_name !== base.repo.full_name,
		isDraft: draft === true,
		hasReviewRequests: (users ?? []).length + (teams ?? []).length > 0
	};
}

// src/adapters/github/reviewers.ts
/** Asks for reviews, without the author, whom GitHub refuses, and those who are asked already. GitHub takes a request whole or not at
*  all, so after a refusal each one is asked for alone: one wrong name must not keep the others from being asked. Throws: `GateError`
*  (`host-…`), `host-rejected` with the names that were refused after all others were asked. */
async function requestReviewers(client, number, wanted) {
	const missing = await findMissing(client, number, wanted);
	const all = [...missing.users.map((name) => ({
		users: [name],
		teams: []
	})), ...missing.teams.map((name) => ({
		users: [],
		teams: [name]
	}))];
	if (all.length === 0) return;
	try {
		await ask(client, number, missing);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		const refused = all.length === 1 ? [nameOf(missing)] : await askOneByOne(client, number, all);
		if (refused.length > 0) throw new GateError("host-rejected", describe(number, refused, error));
	}
}
async function findMissing(client, number, { users, teams }) {
	const { user, requested_reviewers, requested_teams } = await readPullRequest(client, number);
	const present = new Set([user, ...requested_reviewers ?? []].flatMap((one) => one?.login.toLowerCase() ?? []));
	const presentTeams = new Set((requested_teams ?? []).map(({ slug }) => slug.toLowerCase()));
	return {
		users: without(users, present),
		teams: without(teams, presentTeams)
	};
}
/** Each name once; GitHub knows no letter case in them. */
function without(names, present) {
	return [...new Map(names.map((name) => [name.toLowerCase(), name]))].flatMap(([folded, name]) => present.has(folded) ? [] : [name]);
}
async function ask(client, number, { users, teams }) {
	const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
	const parameters = {
		pull_number: number,
		...users.length === 0 ? {} : { reviewers: users },
		...teams.length === 0 ? {} : { team_reviewers: teams }
	};
	await client.send({
		route,
		parameters,
		permission: "pull-requests: write",
		isRepeatable: true
	}, unknown());
}
async function askOneByOne(client, number, all) {
	const refused = [];
	for (const one of all) try {
		await ask(client, number, one);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		refused.push(nameOf(one));
	}
	return refused;
}
function isRefusal(error) {
	return error instanceof GateError && error.code === "host-rejected";
}
function nameOf({ users: [user], teams: [team] }) {
	return user ?? `team ${team ?? ""}`;
}
/** GitHub answers 422 to people without access and to teams that the token cannot see, the latter with a node id for a reason. */
function describe(number, refused, { message }) {
	return `no review of pull request ${number} could be requested from ${refused.join(", ")}. Check the logins and team slugs under \`approval\` in the policy. Reviewers must have access to the repository; teams also need a token that can see them, such as that of a GitHub App with \`members: read\`, which a job's own token is not. (${message.replace(REPORT, "").trimEnd()})`;
}

// src/adapters/github/reviews.ts
const MAX_PAGES = 50;
const permission = "pull-requests: write";
const Review = object({
	id: number(),
	state: string()
});
/** Posts one review, all or nothing. A draft of ours that a dead run left behind would refuse every review, so it is deleted. */
async function createReview(client, request) {
	try {
		await postReview(client, request);
	} catch (error) {
		if (!isDraftInTheWay(error)) throw error;
		await deleteDrafts(client, request.number);
		await postReview(client, request);
	}
}
async function postReview(client, request) {
	const comments = request.comments.map(toComment);
	const body = cutChars(request.body, MAX_COMMENT_CHARS);
	const call = {
		route: "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
		parameters: {
			pull_number: request.number,
			commit_id: request.headSha,
			event: "COMMENT",
			body,
			comments
		},
		permission,
		isRepeatable: false
	};
	const bodies = comments.map((comment) => comment.body);
	await sendOnce$1({
		send: () => client.send(call, Review),
		find: async () => (await listOwnReviews(client, request.number)).find((own) => isThisReview(own, body, bodies)) ?? null,
		pause: client.pause
	});
}
/** A run of the same commit may say the same in its body and differ in its comments, so both are compared. */
function isThisReview({ review, comments }, body, bodies) {
	const posted = comments.map((comment) => plain(comment.body));
	return plain(review.body) === plain(body) && bodies.every((text) => posted.includes(plain(text)));
}
function plain(text) {
	return text.replaceAll("\r\n", "\n").trim();
}
function toComment({ path, body, line, side, startLine }) {
	const start = startLine === null || startLine === line ? {} : {
		start_line: startLine,
		start_side: side
	};
	return {
		path,
		body: cutChars(body, MAX_COMMENT_CHARS),
		line,
		side,
		...start
	};
}
/** "User can only have one pending review per pull request" has no code of its own. */
function isDraftInTheWay(error) {
	return error instanceof GateError && error.code === "host-rejected" && /pending review/i.test(error.message);
}
/** Drafts are shown to their author alone, so each one listed is ours. */
async function deleteDrafts(client, number) {
	const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		const parameters = {
			pull_number: number,
			per_page: 100,
			page
		};
		const reviews = await client.send({
			route,
			parameters,
			permission,
			isRepeatable: true
		}, array(Review));
		for (const review of reviews) if (review.state === "PENDING") await deleteDraft(client, number, review.id);
		if (reviews.length < 100) return;
	}
}
async function deleteDraft(client, number, id) {
	const route = "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}";
	const parameters = {
		pull_number: number,
		review_id: id
	};
	await client.send({
		route,
		parameters,
		permission,
		isRepeatable: true
	}, unknown());
}

// src/adapters/github/talk.ts
/** Posts one comment in the conversation unless one of ours with this marker stands there, also a folded one. Two runs at the same
*  moment may still post it twice: GitHub has no key for comments. Throws: `GateError` (`host-…`). */
async function commentOnce(client, number$1, body, marker) {
	if (marker === "" || !body.includes(marker)) throw new Error("assertion failed: the marker is part of the body");
	const find = async () => (await listOwnComments(client, number$1)).find((comment) => comment.kind === "comment" && isMarked(comment.body, body, marker)) ?? null;
	if (await find() !== null) return;
	const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
	const parameters = {
		issue_number: number$1,
		body: cutAround(body, marker)
	};
	const permission = "pull-requests: write";
	await sendOnce$1({
		send: () => client.send({
			route,
			parameters,
			permission,
			isRepeatable: false
		}, object({ id: number() })),
		find,
		pause: client.pause
	});
}
/** Without its marker a comment would be posted again by every run. */
function cutAround(body, marker) {
	const cut = cutChars(body, MAX_COMMENT_CHARS);
	if (cut.includes(marker)) return cut;
	const tail = `\n\n${marker}`;
	return cutChars(body, MAX_COMMENT_CHARS - tail.length) + tail;
}
/** A marker at the start of a body counts only there: further down it may be quoted from what others wrote. */
function isMarked(standing, body, marker) {
	return body.startsWith(marker) ? standing.startsWith(marker) : standing.includes(marker);
}

// src/adapters/github/code-host.ts
/** GitHub, or a GitHub Enterprise Server, for one repository. Reads and updates are repeated after server errors and lost
*  connections; what must not be there twice is looked up before it is sent again. Rate limits are waited for up to
*  `maxWaitMs`. Throws: `GateError` (`host-…`), whose message names the request and what to do. */
function createCodeHost(options) {
	const settings = {
		graphqlUrl: toGraphqlUrl(options.apiUrl),
		userAgent: "passwhen",
		maxWaitMs: 6e4,
		requestTimeoutMs: 2e4,
		secondMs: 1e3,
		now: () => /* @__PURE__ */ new Date(),
		fetch,
		...options
	};
	const client = createClient(settings);
	const hastyClient = createHastyClient(settings);
	const checkRuns = createCheckRuns(client);
	return {
		getPullRequest: (number) => getPullRequest(client, number),
		readDescriptions: (number, parts) => readDescriptions(client, number, parts),
		listOpenPullRequests: () => listOpenPullRequests(client),
		openCheckRun: checkRuns.open,
		closeCheckRun: checkRuns.close,
		abandonCheckRun: (id, update) => closeAtOnce(hastyClient, id, update),
		listOwnComments: async (number, marker) => {
			return (await listOwnComments(client, number)).filter((comment) => comment.body.includes(marker));
		},
		createReview: (request) => createReview(client, request),
		setDraft: (number, isDraft) => setDraft(client, number, isDraft),
		requestReviewers: (number, reviewers) => requestReviewers(client, number, reviewers),
		getBranch: (name) => getBranch(client, name),
		commentOnce: (number, body, marker) => commentOnce(client, number, body, marker),
		minimize: (nodeId) => minimizeComment(client, nodeId)
	};
}
function toGraphqlUrl(apiUrl) {
	const url = apiUrl.replace(/\/+$/, "");
	return url.endsWith("/api/v3") ? `${url.slice(0, -3)}/graphql` : `${url}/graphql`;
}

export { createCodeHost as t };