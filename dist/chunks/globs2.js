import { o as __toESM } from "./rolldown-runtime.js";
import { runInNewContext } from "node:vm";
import { t as require_picomatch } from "./picomatch.js";

// src/checks/paths/globs.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const MAX_MATCH_MS = 2e3;
/** Compares paths with globs as plans write them. A glob without wildcards also covers what lies below it, `[id]` and `(group)` also
*  stand for folders of these names, and a glob that starts with `!` takes paths out again. In: trusted globs, untrusted paths. Throws: never. */
const matchPaths = (globs, paths) => {
	if (globs.length > 500) return unusable(`${globs.length} globs, at most ${500} are read`);
	const long = globs.find((glob) => glob.length > 512);
	if (long !== void 0) return unusable(`a glob is longer than ${512} characters: ${long.slice(0, 80)}…`);
	try {
		const input = JSON.stringify({
			globs: globs.map(compile),
			paths: paths.map(withoutLineBreaks)
		});
		const output = JSON.parse(String(runInNewContext(MATCH, { input }, { timeout: MAX_MATCH_MS })));
		if (Array.isArray(output) && output.length === paths.length) return {
			kind: "matched",
			isMatched: output.map((one) => one === true)
		};
		return unusable("the globs cannot be matched");
	} catch {
		return unusable(`the globs are too complex: these paths cannot be matched within ${MAX_MATCH_MS / 1e3} s`);
	}
};
/** Whether a path lies above what a glob names: a file, link or submodule there takes the place of the whole folder. */
function liesAbove(path, globs) {
	return globs.some((glob) => !glob.startsWith("!") && import_picomatch.default.scan(glob).base.startsWith(`${path}/`));
}
/** A regular expression on a hostile path can take time without end, and only a script of its own can be stopped. */
const MATCH = `(() => {
  const { globs, paths } = JSON.parse(input);
  const all = globs.map((glob) => ({ ...glob, pattern: new RegExp(glob.source) }));
  const has = (path) => ({ name, folder, pattern }) =>
    path === name || (folder !== null && path.startsWith(folder)) || pattern.test(path);
  const included = all.filter((glob) => !glob.isExcluding);
  const excluded = all.filter((glob) => glob.isExcluding);
  const isMatched = (path) => (included.length === 0 || included.some(has(path))) && !excluded.some(has(path));
  return JSON.stringify(paths.map(isMatched));
})()`;
function compile(glob) {
	const isExcluding = glob.startsWith("!");
	const clean = glob.replace(/^!/, "").replace(/^(?:\.?\/)+/, "");
	const isFolder = clean.endsWith("/");
	const name = clean.replace(/\/+$/, "");
	const plain = name.replaceAll(PLAIN_GROUP, String.raw`\($1\)`);
	const letters = plain.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`);
	const sources = [.../* @__PURE__ */ new Set([
		name,
		plain,
		letters
	])].map((one) => toPattern(isFolder ? `${one}/**` : one));
	return {
		isExcluding,
		name,
		folder: import_picomatch.default.scan(plain.replaceAll(PLAIN_CLASS, "")).isGlob ? null : `${name}/`,
		source: sources.join("|")
	};
}
/** Folders of some frameworks are called `(group)` and `[id]`. Such a part of a glob is also taken by its letters. */
const PLAIN_GROUP = /(?<![@+*?!\\])\(([^()|/]*)\)/g;
const PLAIN_CLASS = /(?<!\\)\[[^/]*?\]+/g;
function toPattern(glob) {
	return import_picomatch.default.makeRe(glob, {
		dot: true,
		nonegate: true
	}).source;
}
/** A pattern's `*` stops at a line break, so that a name with one would slip past a glob that forbids it. */
function withoutLineBreaks(path) {
	return path.replaceAll(/[\n\r\u2028\u2029]/g, "");
}
function unusable(detail) {
	return {
		kind: "unusable",
		detail
	};
}

export { matchPaths as n, liesAbove as t };