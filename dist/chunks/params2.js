import { D as string, E as strictObject, b as number, p as int, u as boolean } from "./schemas.js";

// src/cli-agent/params.ts
const DEFAULT_MAX_CALLS = 200;
const MIN_SILENCE_MS = 1e4;
/** The path that each wire puts behind the provider's address by itself. */
const WIRE_PATHS = {
	anthropic: /\/v1$/,
	responses: /\/v1$/,
	chat: /\/v1$/,
	gemini: /\/v1(?:beta|alpha)?$/
};
const model = string().min(1).regex(/^[A-Za-z0-9@][^\s\p{Cc}]{0,199}$/u, "must be the name of a model as its provider spells it, without spaces");
const baseUrl = string().refine(isPlainUrl, "must be an http or https address without user name, query and fragment, and no slash at the end").refine((url) => !isPlainUrl(url) || isKeySafe(url), "sends the key in clear text; use https, or http on the loopback");
const variableName = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,199}$/, "must be the name of an environment variable");
/** What every coding agent takes beside `use` and `timeout`. */
const CliParams = strictObject({
	model: model.describe("Model, as its provider spells it."),
	"base-url": baseUrl.optional().describe("Address of the model's provider or gateway, the agent's own provider by default. Without the path of the protocol: a `/v1` at the end (for Gemini also `/v1beta`) is left off, since the agent adds it by itself."),
	"key-env": variableName.optional().describe("Environment variable that holds the key; by default the one the agent's provider names."),
	"budget-usd": number().positive().optional().describe("Most US dollars one run may spend."),
	"budget-tokens": int().positive().optional().describe("Most tokens one run may use, in and out."),
	"max-calls": int().positive().default(DEFAULT_MAX_CALLS).describe("Most requests to the model in one run."),
	price: strictObject({
		input: number().nonnegative().describe("US dollars for a million tokens of input."),
		output: number().nonnegative().describe("US dollars for a million tokens of output.")
	}).optional().describe("Price of the model; the list price by default."),
	install: boolean().default(false).describe("Installs the tested version from the npm registry instead of using the one on PATH.")
});
/** What one run may use. */
function capsOf(params, timeoutMs) {
	return {
		calls: params["max-calls"],
		tokens: params["budget-tokens"] ?? null,
		usd: params["budget-usd"] ?? null,
		silenceMs: timeoutMs === null ? null : Math.max(MIN_SILENCE_MS, timeoutMs / 8)
	};
}
/** The provider's address as `ModelEndpoint.upstream` wants it. In: an address that passed `CliParams`. */
function toUpstream(url, wire) {
	return url.replace(WIRE_PATHS[wire], "");
}
/** Only on this machine itself nobody listens. */
function isKeySafe(text) {
	const { protocol, hostname } = new URL(text);
	return protocol === "https:" || /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/.test(hostname);
}
function isPlainUrl(text) {
	if (!URL.canParse(text) || /[\s\\?#]/.test(text) || text.endsWith("/")) return false;
	const { protocol, username, password } = new URL(text);
	return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}

export { capsOf as n, toUpstream as r, CliParams as t };