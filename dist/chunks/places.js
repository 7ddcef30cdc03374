// src/evidence/places.ts
const MAX_LINE_CHARS = 2e3;
const MAX_CANDIDATES = 100;
const MAX_PATH_CHARS = 400;
const FRAME_MARK = /^\s*(?:at|❯)\s/;
const FRAME_PLACE = /^\([^()\s]+:\d+:\d+\)$/;
/** Folders whose files are never the author's work. */
const FOREIGN_FOLDERS = /* @__PURE__ */ new Set([
	"node_modules",
	".git",
	".venv",
	"site-packages",
	"vendor"
]);
/** Reads places such as `src/x.ts:12:5`, `src/x.ts(12,5)`, `File "x.py", line 3` and `FAIL src/x.test.ts` out of what a command
*  printed. In: untrusted text, and the absolute folder the command ran in. Out: each path once, those of stack frames first, else in
*  order of appearance, relative to that folder, at most 100; nothing says that the files exist. */
function findPlaces(output, dir) {
	const lines = output.split("\n").map((line) => line.slice(0, MAX_LINE_CHARS));
	const frames = lines.filter(isStackFrame);
	const places = /* @__PURE__ */ new Map();
	for (const line of [...frames, ...lines]) {
		if (places.size >= MAX_CANDIDATES) break;
		for (const { path, line: number } of placesInLine(line)) {
			const relative = relativePath(path, dir);
			if (relative !== null) places.set(relative, places.get(relative) ?? number);
		}
	}
	return [...places].slice(0, MAX_CANDIDATES).map(([path, line]) => ({
		path,
		line
	}));
}
/** `at f (src/x.ts:1:2)`, in TAP without the `at`, is where it broke; other lines often name where the test begins. */
function isStackFrame(line) {
	const text = line.trimEnd();
	return FRAME_MARK.test(text) || FRAME_PLACE.test(text.slice(Math.max(0, text.lastIndexOf("("))));
}
/** Every pattern below is anchored and meets one line or one word: its time grows with the text's length, not with its square. */
function placesInLine(line) {
	const python = /^\s*File "([^"]+)", line (\d{1,7})\b/.exec(line);
	if (python !== null) return [placeOf(python)];
	const compiler = /^\s*(\S+?)\((\d{1,7}),\d{1,7}\)/.exec(line);
	if (compiler !== null) return [placeOf(compiler)];
	const failed = /^\s*FAIL\s+([^\s:]+)/.exec(line);
	return [...line.split(/\s+/).flatMap(placeInWord), ...failed === null ? [] : [placeOf(failed)]];
}
function placeInWord(word) {
	const bare = word.replace(/^[([{<"'`]/, "").replace(/[)\]}>"'`,;.]{1,3}$/, "");
	const match = /^([^:]+|file:\/\/[^:]+|[A-Za-z]:[^:]+):(\d{1,7})(?::\d{1,7})?:?$/.exec(bare);
	return match === null ? [] : [placeOf(match)];
}
function placeOf([, path = "", line]) {
	return {
		path,
		line: line === void 0 || Number(line) < 1 ? null : Number(line)
	};
}
function relativePath(path, dir) {
	let relative = path.replace(/^file:\/\//, "");
	const prefix = `${dir.replace(/\/$/, "")}/`;
	if (relative.startsWith(prefix)) relative = relative.slice(prefix.length);
	while (relative.startsWith("./")) relative = relative.slice(2);
	return relative.split("/").some((segment) => segment === "" || segment === ".." || FOREIGN_FOLDERS.has(segment)) || relative.length > MAX_PATH_CHARS ? null : relative;
}
const MAX_EXCERPT_CHARS = 300;
/** The first pattern that some line fits tells most. */
const TELLING = [
	/\b(?:AssertionError|AssertionFailedError|assertion failed|ERR_ASSERTION|panicked)\b|^\s*E\s{2,}\S/i,
	/\b[A-Z]\w*(?:Error|Exception)\b|^\s*(?:E\s|error\b)|: error\b/,
	/\b(?:expected|assert\w*|failed|not ok|error)\b|\bFAIL\b|^\s*[✖×✗✕]\s/i
];
/** `error: |-` in TAP: the text itself is in the lines below. */
const BLOCK_HEADER = /^\s*[\w-]+:\s*[|>][-+]?\d?\s*$/;
/** `code: 'ERR_ASSERTION'` and `name: 'AssertionError'` in TAP name the kind of what another line tells. */
const KIND_ONLY = /^\s*(?:code|name|failureType|type):\s*['"]?\w+['"]?\s*$/;
/** The line of a failed command's output that says most about why, with the next one where it ends in a colon. Out: one line of
*  untrusted plain text, cut; empty for empty output. */
function tellingLine(output) {
	const lines = output.split("\n").map((line) => line.slice(0, MAX_LINE_CHARS)).filter((line) => line.trim() !== "");
	const named = TELLING.map((pattern) => lines.findIndex((line) => pattern.test(line) && !KIND_ONLY.test(line))).find((index) => index >= 0) ?? lines.length - 1;
	const index = BLOCK_HEADER.test(lines[named] ?? "") && named + 1 < lines.length ? named + 1 : named;
	const isOpen = lines[index]?.trimEnd().endsWith(":") === true;
	const text = lines.slice(index, index + (isOpen ? 2 : 1)).join(" ").replaceAll(/\s+/g, " ").trim();
	return text.length > MAX_EXCERPT_CHARS ? `${text.slice(0, MAX_EXCERPT_CHARS)}…` : text;
}

export { tellingLine as n, findPlaces as t };