import { D as string, E as strictObject, u as boolean } from "./schemas.js";

// src/agents/cursor/params.ts
const INSTALL_LINE = "curl https://cursor.com/install -fsS | bash";
const name = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,199}$/, "must be the name of an environment variable");
const apiUrl = string().refine(isKeySafeUrl, "must be an https address (or http on the loopback) without user name, query and fragment");
/** Cursor's agent: the command line program, and cloud agents for follow-ups. */
const CursorParams = strictObject({
	model: string().regex(/^[A-Za-z0-9][^\s\p{Cc}]{0,199}$/u, "must be the name of a model as Cursor spells it, without spaces").optional().describe("Model, as Cursor spells it; Cursor's own choice by default."),
	"key-env": name.default("CURSOR_API_KEY").describe("Environment variable that holds the key. The agent itself gets the key and could print it."),
	"api-url": apiUrl.default("https://api.cursor.com").describe("Address of the API of Cursor's cloud agents."),
	program: string().regex(/^(?:[A-Za-z0-9][\w.-]{0,100}|\/[^\p{Cc}]{1,1000})$/u, "must be the name of a program, or an absolute path").default("cursor-agent").describe("The command line program: a name on PATH, or an absolute path."),
	install: boolean().refine((wanted) => !wanted, `is not possible: no npm package has it. Run \`${INSTALL_LINE}\` in a step before`).optional().describe("Not possible: Cursor's agent is in no registry.")
});
/** The key goes to this address, so that nobody on the way may read it. */
function isKeySafeUrl(text) {
	if (!URL.canParse(text) || /[\s\\?#]/.test(text)) return false;
	const { protocol, username, password, hostname } = new URL(text);
	return username === "" && password === "" && (protocol === "https:" || protocol === "http:" && (hostname === "127.0.0.1" || hostname === "localhost" || hostname === "[::1]"));
}

export { INSTALL_LINE as n, CursorParams as t };