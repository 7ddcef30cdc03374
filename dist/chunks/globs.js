import { o as __toESM } from "./rolldown-runtime.js";
import { t as require_picomatch } from "./picomatch.js";
import { o as quote } from "./fault.js";

// src/policy/globs.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const MAX_GLOB_CHARS = 512;
const CLOSERS = /* @__PURE__ */ new Map([
	["[", "]"],
	["{", "}"],
	["(", ")"]
]);
const WHOLE_REPOSITORY = "Name a file or a folder such as `src/**`; `**` is the whole repository.";
/** The first fault of a glob on paths of a repository, or null. Globs start at the root of the repository and have `/` between
*  folders; `!` in front takes paths out again. Throws: never. */
function findGlobFault(glob) {
	const name = glob.replace(/^!/, "").replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "");
	if (name.trim() === "" || name === ".") return error(glob === "" ? "must not be empty" : "names no path", WHOLE_REPOSITORY);
	if (glob.length > 512) return error(`has ${glob.length} characters, at most ${512} are read`, "Make several globs of it.");
	return findSeparatorFault(name) ?? findPatternFault(name) ?? findOddity(glob, name);
}
function findSeparatorFault(name) {
	if (/(?<!\\)(?:\\\\)*\\(?:[\w./-]|$)/.test(name)) return error("has a back-slash that escapes nothing, so that it cannot match as it is meant", "Folders are separated by `/`; a back-slash only makes a character such as `[` stand for itself.");
	const parts = name.split("/");
	if (parts.includes("..")) return error("can match nothing: no path of a repository has `..`", "Write it from the root of the repository.");
	if (parts.includes(".") || parts.includes("")) return error("can match nothing: no path of a repository has `/./` or `//`", "Write one `/` between folders.");
	return null;
}
function findPatternFault(name) {
	const opener = findUnclosed(name);
	if (opener !== null) return error(`has a ${quote(opener)} that is not closed`, `Add the missing ${quote(CLOSERS.get(opener) ?? "")}, or put a back-slash (in JSON two) before the character itself; a name such as \`[id]\` may stand as it is.`);
	return isMatchable(name) ? null : error("can match nothing: it is not a valid pattern", "Correct what stands in the brackets.");
}
/** The outermost bracket that stays open. A `]` right behind its `[` is a member of the class. */
function findUnclosed(name) {
	const open = [];
	for (const [token] of name.matchAll(/\\.|\[[!^]?\]|[[\](){}]/gs)) if (token.startsWith("[")) open.push("[");
	else if (CLOSERS.has(token)) open.push(token);
	else if (token === CLOSERS.get(open.at(-1) ?? "")) open.pop();
	return open[0] ?? null;
}
/** The library gives a pattern that matches nothing where a glob makes no regular expression, as `[z-a]` does. */
function isMatchable(name) {
	if (!/[[({]/.test(name)) return true;
	try {
		return import_picomatch.default.makeRe(name, {
			dot: true,
			nonegate: true
		}).source !== "$^";
	} catch {
		return false;
	}
}
function findOddity(glob, name) {
	if (/(?<!\\)(?:\\\\)*\\[*?]/.test(name)) return warning("has `\\*` or `\\?`, which stands for the character itself and is no wildcard", "Folders are separated by `/`.");
	if (/^!?\.?\//.test(glob)) return warning("starts with `/` or `./`, which is left out: globs start at the root of the repository", `Write ${quote(glob.replace(/^(!?)(?:\.?\/)+/, "$1"))}.`);
	return null;
}
function error(message, hint) {
	return {
		severity: "error",
		message,
		hint
	};
}
function warning(message, hint) {
	return {
		severity: "warning",
		message,
		hint
	};
}

export { findGlobFault as t };