import { o as __toESM } from "./rolldown-runtime.js";
import { realpathSync } from "node:fs";
import os, { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { a as prepareOutputDir, c as makeSinks, d as createGit, i as removeScratch, l as runGate, n as makeScratchDir, o as readReport, r as scratchFolders, s as describeEvent, t as createWorld } from "./world.js";
import { c as makeInert, n as parseConcurrency, s as createTerminalLog, t as UsageError } from "./settings.js";
import { i as abortOnSignals } from "./agent-world.js";
import { c as sharesObjectFiles, i as findLocalClone, n as checkRevision, o as gitFoldersOf, r as defaultBase, s as hasUncommittedChanges, t as branchOf } from "./local-clone.js";
import { t as exitCodeOf } from "./outputs.js";
import process$1 from "node:process";
import { r as onExit, t as init_mjs } from "./mjs.js";
import { t as require_picocolors } from "./picocolors.js";
import { n as printJson, t as print } from "./terminal.js";

// node_modules/environment/index.js
const isBrowser = globalThis.window?.document !== void 0;
const isNode = globalThis.process?.versions?.node !== void 0;
const isBun = globalThis.process?.versions?.bun !== void 0;
const isDeno = globalThis.Deno?.version?.deno !== void 0;
const isElectron = globalThis.process?.versions?.electron !== void 0;
const isJsDom = globalThis.navigator?.userAgent?.includes("jsdom") === true;
const isWebWorker = typeof WorkerGlobalScope !== "undefined" && globalThis instanceof WorkerGlobalScope;
const isDedicatedWorker = typeof DedicatedWorkerGlobalScope !== "undefined" && globalThis instanceof DedicatedWorkerGlobalScope;
const isSharedWorker = typeof SharedWorkerGlobalScope !== "undefined" && globalThis instanceof SharedWorkerGlobalScope;
const isServiceWorker = typeof ServiceWorkerGlobalScope !== "undefined" && globalThis instanceof ServiceWorkerGlobalScope;
const platform = globalThis.navigator?.userAgentData?.platform;
const isMacOs = platform === "macOS" || globalThis.navigator?.platform === "MacIntel" || globalThis.navigator?.userAgent?.includes(" Mac ") === true || globalThis.process?.platform === "darwin";
const isWindows$1 = platform === "Windows" || globalThis.navigator?.platform === "Win32" || globalThis.process?.platform === "win32";
const isLinux = platform === "Linux" || globalThis.navigator?.platform?.startsWith("Linux") === true || globalThis.navigator?.userAgent?.includes(" Linux ") === true || globalThis.process?.platform === "linux";
const isIos = platform === "iOS" || globalThis.navigator?.platform === "MacIntel" && globalThis.navigator?.maxTouchPoints > 1 || /iPad|iPhone|iPod/.test(globalThis.navigator?.platform);
const isAndroid = platform === "Android" || globalThis.navigator?.platform === "Android" || globalThis.navigator?.userAgent?.includes(" Android ") === true || globalThis.process?.platform === "android";

// node_modules/ansi-escapes/base.js
const ESC = "\x1B[";
const isTerminalApp = !isBrowser && process$1.env.TERM_PROGRAM === "Apple_Terminal";
const isWindows = !isBrowser && process$1.platform === "win32";
const isTmux = !isBrowser && (process$1.env.TERM?.startsWith("screen") || process$1.env.TERM?.startsWith("tmux") || process$1.env.TMUX !== void 0);
const cwdFunction = isBrowser ? () => {
	throw new Error("`process.cwd()` only works in Node.js, not the browser.");
} : process$1.cwd;
const cursorUp = (count = 1) => ESC + count + "A";
const cursorDown = (count = 1) => ESC + count + "B";
const cursorLeft = "\x1B[G";
const eraseLines = (count) => {
	let clear = "";
	for (let i = 0; i < count; i++) clear += eraseLine + (i < count - 1 ? cursorUp() : "");
	if (count) clear += "\x1B[G";
	return clear;
};
const eraseEndLine = "\x1B[K";
const eraseLine = "\x1B[2K";
const eraseScreen = "\x1B[2J";
const isOldWindows = () => {
	if (isBrowser || !isWindows) return false;
	const parts = os.release().split(".");
	const major = Number(parts[0]);
	const build = Number(parts[2] ?? 0);
	if (major < 10) return true;
	if (major === 10 && build < 10586) return true;
	return false;
};
const clearTerminal = isOldWindows() ? `${eraseScreen}${ESC}0f` : `${eraseScreen}${ESC}3J${ESC}H`;

// node_modules/mimic-function/index.js
const copyProperty = (to, from, property, ignoreNonConfigurable) => {
	if (property === "length" || property === "prototype") return;
	if (property === "arguments" || property === "caller") return;
	const toDescriptor = Object.getOwnPropertyDescriptor(to, property);
	const fromDescriptor = Object.getOwnPropertyDescriptor(from, property);
	if (!canCopyProperty(toDescriptor, fromDescriptor) && ignoreNonConfigurable) return;
	Object.defineProperty(to, property, fromDescriptor);
};
const canCopyProperty = function(toDescriptor, fromDescriptor) {
	return toDescriptor === void 0 || toDescriptor.configurable || toDescriptor.writable === fromDescriptor.writable && toDescriptor.enumerable === fromDescriptor.enumerable && toDescriptor.configurable === fromDescriptor.configurable && (toDescriptor.writable || toDescriptor.value === fromDescriptor.value);
};
const changePrototype = (to, from) => {
	const fromPrototype = Object.getPrototypeOf(from);
	if (fromPrototype === Object.getPrototypeOf(to)) return;
	Object.setPrototypeOf(to, fromPrototype);
};
const wrappedToString = (withName, fromBody) => `/* Wrapped ${withName}*/\n${fromBody}`;
const toStringDescriptor = Object.getOwnPropertyDescriptor(Function.prototype, "toString");
const toStringName = Object.getOwnPropertyDescriptor(Function.prototype.toString, "name");
const changeToString = (to, from, name) => {
	const withName = name === "" ? "" : `with ${name.trim()}() `;
	const newToString = wrappedToString.bind(null, withName, from.toString());
	Object.defineProperty(newToString, "name", toStringName);
	const { writable, enumerable, configurable } = toStringDescriptor;
	Object.defineProperty(to, "toString", {
		value: newToString,
		writable,
		enumerable,
		configurable
	});
};
function mimicFunction(to, from, { ignoreNonConfigurable = false } = {}) {
	const { name } = to;
	for (const property of Reflect.ownKeys(from)) copyProperty(to, from, property, ignoreNonConfigurable);
	changePrototype(to, from);
	changeToString(to, from, name);
	return to;
}

// node_modules/onetime/index.js
const calledFunctions = /* @__PURE__ */ new WeakMap();
const onetime = (function_, options = {}) => {
	if (typeof function_ !== "function") throw new TypeError("Expected a function");
	let returnValue;
	let callCount = 0;
	const functionName = function_.displayName || function_.name || "<anonymous>";
	const onetime = function(...arguments_) {
		calledFunctions.set(onetime, ++callCount);
		if (callCount === 1) {
			returnValue = function_.apply(this, arguments_);
			function_ = void 0;
		} else if (options.throw === true) throw new Error(`Function \`${functionName}\` can only be called once`);
		return returnValue;
	};
	mimicFunction(onetime, function_);
	calledFunctions.set(onetime, callCount);
	return onetime;
};
onetime.callCount = (function_) => {
	if (!calledFunctions.has(function_)) throw new Error(`The given function \`${function_.name}\` is not wrapped by the \`onetime\` package`);
	return calledFunctions.get(function_);
};

// node_modules/restore-cursor/index.js
init_mjs();
const terminal = process$1.stderr.isTTY ? process$1.stderr : process$1.stdout.isTTY ? process$1.stdout : void 0;
const restoreCursor = terminal ? onetime(() => {
	onExit(() => {
		terminal.write("\x1B[?25h");
	}, { alwaysLast: true });
}) : () => {};

// node_modules/cli-cursor/index.js
let isHidden = false;
const cliCursor = {};
cliCursor.show = (writableStream = process$1.stderr) => {
	if (!writableStream.isTTY) return;
	isHidden = false;
	writableStream.write("\x1B[?25h");
};
cliCursor.hide = (writableStream = process$1.stderr) => {
	if (!writableStream.isTTY) return;
	restoreCursor();
	isHidden = true;
	writableStream.write("\x1B[?25l");
};
cliCursor.toggle = (force, writableStream) => {
	if (force !== void 0) isHidden = force;
	if (isHidden) cliCursor.show(writableStream);
	else cliCursor.hide(writableStream);
};

// node_modules/wrap-ansi/node_modules/ansi-regex/index.js
const ST$1 = String.raw`(?:\u001B\u005C|\u009C)`;
const stringControls$1 = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc$1 = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls$1}]*(?:\u0007|${ST$1})`;
const controlString$1 = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls$1}]*${ST$1}`;
const pattern$1 = `${String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST$1})?`}|${osc$1}|${controlString$1}|${String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`}|${String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`}`;
function ansiRegex$1({ onlyFirst = false } = {}) {
	return new RegExp(pattern$1, onlyFirst ? void 0 : "g");
}

// node_modules/wrap-ansi/node_modules/strip-ansi/index.js
const regex$1 = ansiRegex$1();
function stripAnsi$1(string) {
	if (typeof string !== "string") throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	if (!string.includes("\x1B") && !string.includes("")) return string;
	return string.replace(regex$1, "");
}

// node_modules/get-east-asian-width/lookup-data.js
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [
	161,
	161,
	164,
	164,
	167,
	168,
	170,
	170,
	173,
	174,
	176,
	180,
	182,
	186,
	188,
	191,
	198,
	198,
	208,
	208,
	215,
	216,
	222,
	225,
	230,
	230,
	232,
	234,
	236,
	237,
	240,
	240,
	242,
	243,
	247,
	250,
	252,
	252,
	254,
	254,
	257,
	257,
	273,
	273,
	275,
	275,
	283,
	283,
	294,
	295,
	299,
	299,
	305,
	307,
	312,
	312,
	319,
	322,
	324,
	324,
	328,
	331,
	333,
	333,
	338,
	339,
	358,
	359,
	363,
	363,
	462,
	462,
	464,
	464,
	466,
	466,
	468,
	468,
	470,
	470,
	472,
	472,
	474,
	474,
	476,
	476,
	593,
	593,
	609,
	609,
	708,
	708,
	711,
	711,
	713,
	715,
	717,
	717,
	720,
	720,
	728,
	731,
	733,
	733,
	735,
	735,
	768,
	879,
	913,
	929,
	931,
	937,
	945,
	961,
	963,
	969,
	1025,
	1025,
	1040,
	1103,
	1105,
	1105,
	8208,
	8208,
	8211,
	8214,
	8216,
	8217,
	8220,
	8221,
	8224,
	8226,
	8228,
	8231,
	8240,
	8240,
	8242,
	8243,
	8245,
	8245,
	8251,
	8251,
	8254,
	8254,
	8308,
	8308,
	8319,
	8319,
	8321,
	8324,
	8364,
	8364,
	8451,
	8451,
	8453,
	8453,
	8457,
	8457,
	8467,
	8467,
	8470,
	8470,
	8481,
	8482,
	8486,
	8486,
	8491,
	8491,
	8531,
	8532,
	8539,
	8542,
	8544,
	8555,
	8560,
	8569,
	8585,
	8585,
	8592,
	8601,
	8632,
	8633,
	8658,
	8658,
	8660,
	8660,
	8679,
	8679,
	8704,
	8704,
	8706,
	8707,
	8711,
	8712,
	8715,
	8715,
	8719,
	8719,
	8721,
	8721,
	8725,
	8725,
	8730,
	8730,
	8733,
	8736,
	8739,
	8739,
	8741,
	8741,
	8743,
	8748,
	8750,
	8750,
	8756,
	8759,
	8764,
	8765,
	8776,
	8776,
	8780,
	8780,
	8786,
	8786,
	8800,
	8801,
	8804,
	8807,
	8810,
	8811,
	8814,
	8815,
	8834,
	8835,
	8838,
	8839,
	8853,
	8853,
	8857,
	8857,
	8869,
	8869,
	8895,
	8895,
	8978,
	8978,
	9312,
	9449,
	9451,
	9547,
	9552,
	9587,
	9600,
	9615,
	9618,
	9621,
	9632,
	9633,
	9635,
	9641,
	9650,
	9651,
	9654,
	9655,
	9660,
	9661,
	9664,
	9665,
	9670,
	9672,
	9675,
	9675,
	9678,
	9681,
	9698,
	9701,
	9711,
	9711,
	9733,
	9734,
	9737,
	9737,
	9742,
	9743,
	9756,
	9756,
	9758,
	9758,
	9792,
	9792,
	9794,
	9794,
	9824,
	9825,
	9827,
	9829,
	9831,
	9834,
	9836,
	9837,
	9839,
	9839,
	9886,
	9887,
	9919,
	9919,
	9926,
	9933,
	9935,
	9939,
	9941,
	9953,
	9955,
	9955,
	9960,
	9961,
	9963,
	9969,
	9972,
	9972,
	9974,
	9977,
	9979,
	9980,
	9982,
	9983,
	10045,
	10045,
	10102,
	10111,
	11094,
	11097,
	12872,
	12879,
	57344,
	63743,
	65024,
	65039,
	65533,
	65533,
	127232,
	127242,
	127248,
	127277,
	127280,
	127337,
	127344,
	127373,
	127375,
	127376,
	127387,
	127404,
	917760,
	917999,
	983040,
	0xffffd,
	1048576,
	1114109
];
const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [
	12288,
	12288,
	65281,
	65376,
	65504,
	65510
];
const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [
	4352,
	4447,
	8986,
	8987,
	9001,
	9002,
	9193,
	9196,
	9200,
	9200,
	9203,
	9203,
	9725,
	9726,
	9748,
	9749,
	9776,
	9783,
	9800,
	9811,
	9855,
	9855,
	9866,
	9871,
	9875,
	9875,
	9889,
	9889,
	9898,
	9899,
	9917,
	9918,
	9924,
	9925,
	9934,
	9934,
	9940,
	9940,
	9962,
	9962,
	9970,
	9971,
	9973,
	9973,
	9978,
	9978,
	9981,
	9981,
	9989,
	9989,
	9994,
	9995,
	10024,
	10024,
	10060,
	10060,
	10062,
	10062,
	10067,
	10069,
	10071,
	10071,
	10133,
	10135,
	10160,
	10160,
	10175,
	10175,
	11035,
	11036,
	11088,
	11088,
	11093,
	11093,
	11904,
	11929,
	11931,
	12019,
	12032,
	12245,
	12272,
	12287,
	12289,
	12350,
	12353,
	12438,
	12441,
	12543,
	12549,
	12591,
	12593,
	12686,
	12688,
	12773,
	12783,
	12830,
	12832,
	12871,
	12880,
	42124,
	42128,
	42182,
	43360,
	43388,
	44032,
	55203,
	63744,
	64255,
	65040,
	65049,
	65072,
	65106,
	65108,
	65126,
	65128,
	65131,
	94176,
	94180,
	94192,
	94198,
	94208,
	101594,
	101631,
	101664,
	101760,
	101874,
	101888,
	102801,
	102816,
	102866,
	110576,
	110579,
	110581,
	110587,
	110589,
	110590,
	110592,
	110888,
	110898,
	110898,
	110928,
	110930,
	110933,
	110933,
	110948,
	110952,
	110960,
	111355,
	119552,
	119638,
	119648,
	119670,
	126980,
	126980,
	127183,
	127183,
	127374,
	127374,
	127377,
	127386,
	127406,
	127406,
	127488,
	127490,
	127504,
	127547,
	127552,
	127560,
	127568,
	127569,
	127584,
	127589,
	127744,
	127776,
	127789,
	127797,
	127799,
	127868,
	127870,
	127891,
	127904,
	127946,
	127951,
	127955,
	127968,
	127984,
	127988,
	127988,
	127992,
	128062,
	128064,
	128064,
	128066,
	128252,
	128255,
	128317,
	128331,
	128334,
	128336,
	128359,
	128378,
	128378,
	128405,
	128406,
	128420,
	128420,
	128507,
	128591,
	128640,
	128709,
	128716,
	128716,
	128720,
	128722,
	128725,
	128729,
	128732,
	128735,
	128747,
	128748,
	128756,
	128764,
	128986,
	128986,
	128992,
	129003,
	129008,
	129008,
	129292,
	129338,
	129340,
	129349,
	129351,
	129535,
	129648,
	129660,
	129664,
	129734,
	129736,
	129736,
	129740,
	129757,
	129759,
	129771,
	129775,
	129786,
	131072,
	196605,
	196608,
	262141
];

// node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) high = mid - 1;
		else if (codePoint > ranges[i + 1]) low = mid + 1;
		else return true;
	}
	return false;
};

// node_modules/get-east-asian-width/lookup.js
const commonCjkCodePoint = 19968;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];
	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];
		if (commonCjkCodePoint >= start && commonCjkCodePoint <= end) return [start, end];
		if (end - start > fastPathEnd - fastPathStart) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}
	return [fastPathStart, fastPathEnd];
}
const isAmbiguous = (codePoint) => {
	if (codePoint < 161 || codePoint > 1114109) return false;
	return isInRange(ambiguousRanges, codePoint);
};
const isFullwidth = (codePoint) => {
	if (codePoint < 12288 || codePoint > 65510) return false;
	return isInRange(fullwidthRanges, codePoint);
};
const isWide = (codePoint) => {
	if (codePoint >= wideFastPathStart && codePoint <= wideFastPathEnd) return true;
	if (codePoint < 4352 || codePoint > 262141) return false;
	return isInRange(wideRanges, codePoint);
};

// node_modules/get-east-asian-width/index.js
function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
}
function eastAsianWidth(codePoint, { ambiguousAsWide = false } = {}) {
	validate(codePoint);
	if (isFullwidth(codePoint) || isWide(codePoint) || ambiguousAsWide && isAmbiguous(codePoint)) return 2;
	return 1;
}

// node_modules/wrap-ansi/node_modules/string-width/index.js
/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/
const segmenter$1 = new Intl.Segmenter();
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;
function isDoubleWidthNonRgiEmojiSequence(segment) {
	if (segment.length > 50) return false;
	if (unqualifiedKeycapRegex.test(segment)) return true;
	if (segment.includes("‍")) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}
	return false;
}
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? void 0 : segment.slice(index);
}
function isHangulLeadingJamo(codePoint) {
	return codePoint >= 4352 && codePoint <= 4447 || codePoint >= 43360 && codePoint <= 43388;
}
function isHangulVowelJamo(codePoint) {
	return codePoint >= 4448 && codePoint <= 4519 || codePoint >= 55216 && codePoint <= 55238;
}
function isHangulTrailingJamo(codePoint) {
	return codePoint >= 4520 && codePoint <= 4607 || codePoint >= 55243 && codePoint <= 55291;
}
function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint) || isHangulVowelJamo(codePoint) || isHangulTrailingJamo(codePoint);
}
function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];
	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) continue;
		codePoints.push(character.codePointAt(0));
	}
	if (codePoints.length === 0) return;
	let width = 0;
	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) return;
			for (let remaining = index; remaining < codePoints.length; remaining++) width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			return width;
		}
		if (isHangulLeadingJamo(codePoint) && isHangulVowelJamo(codePoints[index + 1])) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}
	return width;
}
function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;
	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}
		if (spacingMarkRegex.test(character) || character >= "＀" && character <= "￯") extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
	}
	return extra;
}
function stringWidth(input, options = {}) {
	if (typeof input !== "string" || input.length === 0) return 0;
	const { ambiguousIsNarrow = true, countAnsiEscapeCodes = false } = options;
	let string = input;
	if (!countAnsiEscapeCodes && (string.includes("\x1B") || string.includes(""))) string = stripAnsi$1(string);
	if (string.length === 0) return 0;
	if (/^[\u0020-\u007E]*$/.test(string)) return string.length;
	let width = 0;
	const eastAsianWidthOptions = { ambiguousAsWide: !ambiguousIsNarrow };
	for (const { segment } of segmenter$1.segment(string)) {
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === void 0) continue;
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}
		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== void 0) {
			width += hangulWidth;
			continue;
		}
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}
	return width;
}

// node_modules/ansi-styles/index.js
const ANSI_BACKGROUND_OFFSET = 10;
const wrapAnsi16 = (offset = 0) => (code) => `\u001B[${code + offset}m`;
const wrapAnsi256 = (offset = 0) => (code) => `\u001B[${38 + offset};5;${code}m`;
const wrapAnsi16m = (offset = 0) => (red, green, blue) => `\u001B[${38 + offset};2;${red};${green};${blue}m`;
const styles = {
	modifier: {
		reset: [0, 0],
		bold: [1, 22],
		dim: [2, 22],
		italic: [3, 23],
		underline: [4, 24],
		overline: [53, 55],
		inverse: [7, 27],
		hidden: [8, 28],
		strikethrough: [9, 29]
	},
	color: {
		black: [30, 39],
		red: [31, 39],
		green: [32, 39],
		yellow: [33, 39],
		blue: [34, 39],
		magenta: [35, 39],
		cyan: [36, 39],
		white: [37, 39],
		blackBright: [90, 39],
		gray: [90, 39],
		grey: [90, 39],
		redBright: [91, 39],
		greenBright: [92, 39],
		yellowBright: [93, 39],
		blueBright: [94, 39],
		magentaBright: [95, 39],
		cyanBright: [96, 39],
		whiteBright: [97, 39]
	},
	bgColor: {
		bgBlack: [40, 49],
		bgRed: [41, 49],
		bgGreen: [42, 49],
		bgYellow: [43, 49],
		bgBlue: [44, 49],
		bgMagenta: [45, 49],
		bgCyan: [46, 49],
		bgWhite: [47, 49],
		bgBlackBright: [100, 49],
		bgGray: [100, 49],
		bgGrey: [100, 49],
		bgRedBright: [101, 49],
		bgGreenBright: [102, 49],
		bgYellowBright: [103, 49],
		bgBlueBright: [104, 49],
		bgMagentaBright: [105, 49],
		bgCyanBright: [106, 49],
		bgWhiteBright: [107, 49]
	}
};
const modifierNames = Object.keys(styles.modifier);
const foregroundColorNames = Object.keys(styles.color);
const backgroundColorNames = Object.keys(styles.bgColor);
const colorNames = [...foregroundColorNames, ...backgroundColorNames];
function assembleStyles() {
	const codes = /* @__PURE__ */ new Map();
	for (const [groupName, group] of Object.entries(styles)) {
		for (const [styleName, style] of Object.entries(group)) {
			styles[styleName] = {
				open: `\u001B[${style[0]}m`,
				close: `\u001B[${style[1]}m`
			};
			group[styleName] = styles[styleName];
			codes.set(style[0], style[1]);
		}
		Object.defineProperty(styles, groupName, {
			value: group,
			enumerable: false
		});
	}
	Object.defineProperty(styles, "codes", {
		value: codes,
		enumerable: false
	});
	styles.color.close = "\x1B[39m";
	styles.bgColor.close = "\x1B[49m";
	styles.color.ansi = wrapAnsi16();
	styles.color.ansi256 = wrapAnsi256();
	styles.color.ansi16m = wrapAnsi16m();
	styles.bgColor.ansi = wrapAnsi16(ANSI_BACKGROUND_OFFSET);
	styles.bgColor.ansi256 = wrapAnsi256(ANSI_BACKGROUND_OFFSET);
	styles.bgColor.ansi16m = wrapAnsi16m(ANSI_BACKGROUND_OFFSET);
	Object.defineProperties(styles, {
		rgbToAnsi256: {
			value(red, green, blue) {
				if (red === green && green === blue) {
					if (red < 8) return 16;
					if (red > 248) return 231;
					return Math.round((red - 8) / 247 * 24) + 232;
				}
				return 16 + 36 * Math.round(red / 255 * 5) + 6 * Math.round(green / 255 * 5) + Math.round(blue / 255 * 5);
			},
			enumerable: false
		},
		hexToRgb: {
			value(hex) {
				const matches = /[a-f\d]{6}|[a-f\d]{3}/i.exec(hex.toString(16));
				if (!matches) return [
					0,
					0,
					0
				];
				let [colorString] = matches;
				if (colorString.length === 3) colorString = [...colorString].map((character) => character + character).join("");
				const integer = Number.parseInt(colorString, 16);
				return [
					integer >> 16 & 255,
					integer >> 8 & 255,
					integer & 255
				];
			},
			enumerable: false
		},
		hexToAnsi256: {
			value: (hex) => styles.rgbToAnsi256(...styles.hexToRgb(hex)),
			enumerable: false
		},
		ansi256ToAnsi: {
			value(code) {
				if (code < 8) return 30 + code;
				if (code < 16) return 90 + (code - 8);
				let red;
				let green;
				let blue;
				if (code >= 232) {
					red = ((code - 232) * 10 + 8) / 255;
					green = red;
					blue = red;
				} else {
					code -= 16;
					const remainder = code % 36;
					red = Math.floor(code / 36) / 5;
					green = Math.floor(remainder / 6) / 5;
					blue = remainder % 6 / 5;
				}
				const value = Math.max(red, green, blue) * 2;
				if (value === 0) return 30;
				let result = 30 + (Math.round(blue) << 2 | Math.round(green) << 1 | Math.round(red));
				if (value === 2) result += 60;
				return result;
			},
			enumerable: false
		},
		rgbToAnsi: {
			value: (red, green, blue) => styles.ansi256ToAnsi(styles.rgbToAnsi256(red, green, blue)),
			enumerable: false
		},
		hexToAnsi: {
			value: (hex) => styles.ansi256ToAnsi(styles.hexToAnsi256(hex)),
			enumerable: false
		}
	});
	return styles;
}
const ansiStyles = assembleStyles();

// node_modules/wrap-ansi/index.js
const ANSI_ESCAPE = "\x1B";
const ANSI_ESCAPE_BELL = "\x07";
const C1_CSI = "";
const ANSI_CSI$1 = "[";
const ANSI_OSC$1 = "]";
const ANSI_SGR_TERMINATOR$1 = "m";
const ANSI_SGR_RESET = 0;
const ANSI_SGR_RESET_FOREGROUND = 39;
const ANSI_SGR_RESET_BACKGROUND = 49;
const ANSI_SGR_RESET_UNDERLINE_COLOR = 59;
const ANSI_SGR_FOREGROUND_EXTENDED = 38;
const ANSI_SGR_BACKGROUND_EXTENDED = 48;
const ANSI_SGR_UNDERLINE_COLOR_EXTENDED = 58;
const ANSI_SGR_COLOR_MODE_RGB = 2;
const ANSI_SGR_COLOR_MODE_256 = 5;
const ANSI_ESCAPE_LINK = `${ANSI_OSC$1}8;`;
const ESCAPES$1 = /* @__PURE__ */ new Set([ANSI_ESCAPE, C1_CSI]);
const ESCAPE_CHARACTERS = [...ESCAPES$1].join("");
const CSI_INTRODUCER = `(?:${ANSI_ESCAPE}\\${ANSI_CSI$1}|${C1_CSI})`;
const CSI_PARAMETERS = "[0-?]*[ -/]*[@-~]";
const SGR_PARAMETERS = `(?<sgr>[0-9;:]*)${ANSI_SGR_TERMINATOR$1}`;
const OSC_STRING_TERMINATOR = `(?:${ANSI_ESCAPE_BELL}|${ANSI_ESCAPE}\\\\)`;
const OSC_STRING_PAYLOAD = String.raw`[^\u0000-\u001F\u007F-\u009F]*`;
const LINK_PARAMETERS = String.raw`8;(?<parameters>[^;\u0000-\u001F\u007F-\u009F]*);(?<uri>${OSC_STRING_PAYLOAD})${OSC_STRING_TERMINATOR}`;
const OSC_STRING = `${OSC_STRING_PAYLOAD}${OSC_STRING_TERMINATOR}`;
const ANSI_ESCAPE_REGEX = new RegExp(`${CSI_INTRODUCER}(?:${SGR_PARAMETERS}|${CSI_PARAMETERS})|${ANSI_ESCAPE}\\${ANSI_OSC$1}(?:${LINK_PARAMETERS}|${OSC_STRING})`, "y");
const ANSI_SGR_MODIFIER_CLOSE_CODES = new Set(ansiStyles.codes.values());
ANSI_SGR_MODIFIER_CLOSE_CODES.delete(ANSI_SGR_RESET);
const segmenter = new Intl.Segmenter();
const getStringWidth = (string) => stringWidth(string, { countAnsiEscapeCodes: true });
const TAB_SIZE = 8;
const ESCAPE_INTRODUCER_REGEX = new RegExp(`[${ESCAPE_CHARACTERS}]`, "g");
const ROW_BOUNDARY_REGEX = new RegExp(`[\\n${ESCAPE_CHARACTERS}]`, "g");
const ASCII_PRINTABLE_REGEX = /^[ -~]*$/;
const wrapAnsiCode = (code) => `${ANSI_ESCAPE}${ANSI_CSI$1}${code}${ANSI_SGR_TERMINATOR$1}`;
const wrapAnsiHyperlink = (url, parameters = "") => `${ANSI_ESCAPE}${ANSI_ESCAPE_LINK}${parameters};${url}${ANSI_ESCAPE_BELL}`;
const matchAnsiEscape = (string, index) => {
	if (!ESCAPES$1.has(string[index])) return;
	ANSI_ESCAPE_REGEX.lastIndex = index;
	return ANSI_ESCAPE_REGEX.exec(string) ?? void 0;
};
const forEachSegment = (string, onPlainText, onEscape = () => {}) => {
	let plainStart = 0;
	let index = 0;
	while (index < string.length) {
		ESCAPE_INTRODUCER_REGEX.lastIndex = index;
		const introducer = ESCAPE_INTRODUCER_REGEX.exec(string);
		if (!introducer) break;
		const escape = matchAnsiEscape(string, introducer.index);
		if (!escape) {
			index = introducer.index + 1;
			continue;
		}
		if (introducer.index > plainStart) onPlainText(string.slice(plainStart, introducer.index));
		onEscape(escape[0]);
		index = introducer.index + escape[0].length;
		plainStart = index;
	}
	if (plainStart < string.length) onPlainText(string.slice(plainStart));
};
const getWidth$1 = (string) => {
	let plainText = "";
	forEachSegment(string, (part) => {
		plainText += part;
	});
	return getStringWidth(plainText);
};
const getTokens = (string) => {
	const tokens = [];
	forEachSegment(string, (plainText) => {
		if (ASCII_PRINTABLE_REGEX.test(plainText)) {
			for (const character of plainText) tokens.push({
				value: character,
				width: 1
			});
			return;
		}
		for (const { segment } of segmenter.segment(plainText)) tokens.push({
			value: segment,
			width: getStringWidth(segment)
		});
	}, (escape) => {
		tokens.push({
			value: escape,
			width: 0
		});
	});
	return tokens;
};
const splitWords = (string) => {
	let currentWord = {
		value: "",
		plainText: ""
	};
	const words = [currentWord];
	forEachSegment(string, (plainText) => {
		const parts = plainText.split(" ");
		currentWord.value += parts[0];
		currentWord.plainText += parts[0];
		for (let index = 1; index < parts.length; index++) {
			currentWord = {
				value: parts[index],
				plainText: parts[index]
			};
			words.push(currentWord);
		}
	}, (escape) => {
		currentWord.value += escape;
	});
	for (const word of words) word.width = getStringWidth(word.plainText);
	return words;
};
const getColonColorToken = (parameter) => {
	const parts = parameter.split(":");
	const code = Number.parseInt(parts[0], 10);
	const mode = Number.parseInt(parts[1], 10);
	if (![
		ANSI_SGR_FOREGROUND_EXTENDED,
		ANSI_SGR_BACKGROUND_EXTENDED,
		ANSI_SGR_UNDERLINE_COLOR_EXTENDED
	].includes(code)) return;
	if (mode === ANSI_SGR_COLOR_MODE_256 && parts.length === 3 && /^\d+$/.test(parts[2])) return {
		code,
		open: parameter,
		hasArguments: true
	};
	if (mode !== ANSI_SGR_COLOR_MODE_RGB) return;
	const components = parts.length === 6 ? parts.slice(3) : parts.slice(2);
	const colorSpace = parts.length === 6 ? parts[2] : void 0;
	if (components.length === 3 && components.every((component) => /^\d+$/.test(component)) && (colorSpace === void 0 || /^\d*$/.test(colorSpace))) return {
		code,
		open: parameter,
		hasArguments: true
	};
};
const getSgrTokens = (sgrParameters) => {
	const parameters = sgrParameters.split(";");
	const sgrTokens = [];
	for (let index = 0; index < parameters.length; index++) {
		const parameter = parameters[index];
		if (parameter.includes(":")) {
			const colonColorToken = getColonColorToken(parameter);
			if (colonColorToken) sgrTokens.push(colonColorToken);
			continue;
		}
		const code = parameter === "" ? ANSI_SGR_RESET : Number.parseInt(parameter, 10);
		if (!Number.isFinite(code)) continue;
		if (code === ANSI_SGR_FOREGROUND_EXTENDED || code === ANSI_SGR_BACKGROUND_EXTENDED || code === ANSI_SGR_UNDERLINE_COLOR_EXTENDED) {
			if (index + 1 >= parameters.length) break;
			const mode = Number.parseInt(parameters[index + 1], 10);
			const colorIndex = Number.parseInt(parameters[index + 2], 10);
			if (mode === ANSI_SGR_COLOR_MODE_256 && Number.isFinite(colorIndex)) {
				sgrTokens.push({
					code,
					open: [
						code,
						mode,
						colorIndex
					].join(";"),
					hasArguments: true
				});
				index += 2;
				continue;
			}
			const red = Number.parseInt(parameters[index + 2], 10);
			const green = Number.parseInt(parameters[index + 3], 10);
			const blue = Number.parseInt(parameters[index + 4], 10);
			if (mode === ANSI_SGR_COLOR_MODE_RGB && Number.isFinite(red) && Number.isFinite(green) && Number.isFinite(blue)) {
				sgrTokens.push({
					code,
					open: [
						code,
						mode,
						red,
						green,
						blue
					].join(";"),
					hasArguments: true
				});
				index += 4;
				continue;
			}
			break;
		}
		sgrTokens.push({
			code,
			open: String(code),
			hasArguments: false
		});
	}
	return sgrTokens;
};
const removeActiveStyle = (activeStyles, family) => {
	const activeStyleIndex = activeStyles.findIndex((activeStyle) => activeStyle.family === family);
	if (activeStyleIndex !== -1) activeStyles.splice(activeStyleIndex, 1);
};
const upsertActiveStyle = (activeStyles, nextActiveStyle) => {
	removeActiveStyle(activeStyles, nextActiveStyle.family);
	activeStyles.push(nextActiveStyle);
};
const removeModifierStylesByClose = (activeStyles, closeCode) => {
	for (let index = activeStyles.length - 1; index >= 0; index--) {
		const activeStyle = activeStyles[index];
		if (activeStyle.family.startsWith("modifier-") && activeStyle.close === closeCode) activeStyles.splice(index, 1);
	}
};
const getColorStyle = (sgrToken) => {
	const { code, open, hasArguments } = sgrToken;
	if (code >= 30 && code <= 37 || code >= 90 && code <= 97 || code === ANSI_SGR_FOREGROUND_EXTENDED && hasArguments) return {
		family: "foreground",
		open,
		close: ANSI_SGR_RESET_FOREGROUND
	};
	if (code >= 40 && code <= 47 || code >= 100 && code <= 107 || code === ANSI_SGR_BACKGROUND_EXTENDED && hasArguments) return {
		family: "background",
		open,
		close: ANSI_SGR_RESET_BACKGROUND
	};
	if (code === ANSI_SGR_UNDERLINE_COLOR_EXTENDED && hasArguments) return {
		family: "underlineColor",
		open,
		close: ANSI_SGR_RESET_UNDERLINE_COLOR
	};
};
const applySgrResetCode = (code, activeStyles) => {
	if (code === ANSI_SGR_RESET) {
		activeStyles.length = 0;
		return true;
	}
	if (code === ANSI_SGR_RESET_FOREGROUND) {
		removeActiveStyle(activeStyles, "foreground");
		return true;
	}
	if (code === ANSI_SGR_RESET_BACKGROUND) {
		removeActiveStyle(activeStyles, "background");
		return true;
	}
	if (code === ANSI_SGR_RESET_UNDERLINE_COLOR) {
		removeActiveStyle(activeStyles, "underlineColor");
		return true;
	}
	if (ANSI_SGR_MODIFIER_CLOSE_CODES.has(code)) {
		removeModifierStylesByClose(activeStyles, code);
		return true;
	}
	return false;
};
const applySgrToken$1 = (sgrToken, activeStyles) => {
	const { code } = sgrToken;
	if (applySgrResetCode(code, activeStyles)) return;
	const colorStyle = getColorStyle(sgrToken);
	if (colorStyle) {
		upsertActiveStyle(activeStyles, colorStyle);
		return;
	}
	const close = ansiStyles.codes.get(code);
	if (close !== void 0 && close !== ANSI_SGR_RESET) upsertActiveStyle(activeStyles, {
		family: `modifier-${code}`,
		open: sgrToken.open,
		close
	});
};
const applySgrParameters = (sgrParameters, activeStyles) => {
	for (const sgrToken of getSgrTokens(sgrParameters)) applySgrToken$1(sgrToken, activeStyles);
};
const applySgrResets = (sgrParameters, activeStyles) => {
	for (const { code } of getSgrTokens(sgrParameters)) applySgrResetCode(code, activeStyles);
};
const applyLeadingSgrResets = (string, startIndex, activeStyles) => {
	let index = startIndex;
	while (index < string.length) {
		const match = matchAnsiEscape(string, index);
		if (!match) break;
		if (match.groups.sgr !== void 0) applySgrResets(match.groups.sgr, activeStyles);
		index += match[0].length;
	}
};
const getClosingSgrSequence = (activeStyles) => [...activeStyles].reverse().map((activeStyle) => wrapAnsiCode(activeStyle.close)).join("");
const getOpeningSgrSequence = (activeStyles) => activeStyles.map((activeStyle) => wrapAnsiCode(activeStyle.open)).join("");
const wrapWord = (rows, word, columns, rowWidth) => {
	const tokens = getTokens(word);
	let visible = rowWidth;
	for (let index = 0; index < tokens.length; index++) {
		const token = tokens[index];
		if (token.width > 0 && visible > 0 && visible + token.width > columns) {
			rows.push("");
			visible = 0;
		}
		rows[rows.length - 1] += token.value;
		visible += token.width;
		if (visible === columns && index < tokens.length - 1) {
			rows.push("");
			visible = 0;
		}
	}
	if (!visible && rows.at(-1).length > 0 && rows.length > 1) rows[rows.length - 2] += rows.pop();
	return getWidth$1(rows.at(-1));
};
const stringVisibleTrimSpacesRight = (string) => {
	if (!string.includes(" ")) return string;
	const segments = [];
	forEachSegment(string, (plainText) => {
		segments.push({
			value: plainText,
			isEscape: false
		});
	}, (escape) => {
		segments.push({
			value: escape,
			isEscape: true
		});
	});
	for (let index = segments.length - 1; index >= 0; index--) {
		const segment = segments[index];
		if (segment.isEscape) continue;
		let end = segment.value.length;
		while (end > 0 && segment.value[end - 1] === " ") end--;
		segment.value = segment.value.slice(0, end);
		if (getStringWidth(segment.value) > 0) break;
	}
	return segments.map((segment) => segment.value).join("");
};
const expandTabs = (line) => {
	if (!line.includes("	")) return line;
	let visible = 0;
	let expandedLine = "";
	let plainTextSinceTab = "";
	const expandPlainText = (plainText) => {
		const segments = plainText.split("	");
		for (const [index, segment] of segments.entries()) {
			expandedLine += segment;
			plainTextSinceTab += segment;
			if (index < segments.length - 1) {
				visible += getStringWidth(plainTextSinceTab);
				plainTextSinceTab = "";
				const spaces = TAB_SIZE - visible % TAB_SIZE;
				expandedLine += " ".repeat(spaces);
				visible += spaces;
			}
		}
	};
	forEachSegment(line, expandPlainText, (escape) => {
		expandedLine += escape;
	});
	return expandedLine;
};
const restoreStylesAcrossRows = (preString) => {
	let returnValue = "";
	let activeHyperlink;
	const activeStyles = [];
	let index = 0;
	let copiedIndex = 0;
	while (index < preString.length) {
		ROW_BOUNDARY_REGEX.lastIndex = index;
		const boundary = ROW_BOUNDARY_REGEX.exec(preString);
		if (!boundary) break;
		index = boundary.index;
		if (boundary[0] !== "\n") {
			const escape = matchAnsiEscape(preString, index);
			if (!escape) {
				index++;
				continue;
			}
			const { groups } = escape;
			if (groups.sgr !== void 0) applySgrParameters(groups.sgr, activeStyles);
			else if (groups.uri !== void 0) activeHyperlink = groups.uri.length === 0 ? void 0 : {
				parameters: groups.parameters,
				uri: groups.uri
			};
			index += escape[0].length;
			continue;
		}
		returnValue += preString.slice(copiedIndex, index);
		if (index > copiedIndex) {
			if (activeHyperlink) returnValue += wrapAnsiHyperlink("");
			returnValue += getClosingSgrSequence(activeStyles);
		}
		returnValue += "\n";
		index++;
		copiedIndex = index;
		if (index < preString.length && preString[index] !== "\n") {
			const openingStyles = [...activeStyles];
			applyLeadingSgrResets(preString, index, openingStyles);
			returnValue += getOpeningSgrSequence(openingStyles);
			if (activeHyperlink) returnValue += wrapAnsiHyperlink(activeHyperlink.uri, activeHyperlink.parameters);
		}
	}
	return returnValue + preString.slice(copiedIndex);
};
const exec = (string, columns, options = {}) => {
	if (options.trim !== false && string.trim() === "") return "";
	const words = splitWords(string);
	let rows = [""];
	let rowLength = 0;
	let trimmedRowIndex = -1;
	let isFirstWord = true;
	for (const word of words) {
		const rowIndex = rows.length - 1;
		if (options.trim !== false && trimmedRowIndex !== rowIndex) {
			const row = rows[rowIndex];
			const trimmedRow = row.trimStart();
			if (trimmedRow.length !== row.length) {
				rows[rowIndex] = trimmedRow;
				rowLength = getWidth$1(trimmedRow);
			}
			if (trimmedRow.length > 0) trimmedRowIndex = rowIndex;
		}
		if (isFirstWord) isFirstWord = false;
		else {
			if (rowLength >= columns && (options.wordWrap === false || options.trim === false)) {
				rows.push("");
				rowLength = 0;
			}
			if (rowLength > 0 || options.trim === false) {
				rows[rows.length - 1] += " ";
				rowLength++;
			}
		}
		if (options.hard && options.wordWrap !== false && word.width > columns) {
			const remainingColumns = columns - rowLength;
			const breaksStartingThisLine = 1 + Math.floor((word.width - remainingColumns - 1) / columns);
			if (Math.floor((word.width - 1) / columns) < breaksStartingThisLine) {
				rows.push("");
				rowLength = 0;
			}
			rowLength = wrapWord(rows, word.value, columns, rowLength);
			continue;
		}
		if (rowLength + word.width > columns && rowLength > 0 && word.width > 0) {
			if (options.wordWrap === false && rowLength < columns) {
				rowLength = wrapWord(rows, word.value, columns, rowLength);
				continue;
			}
			rows.push("");
			rowLength = 0;
		}
		if (rowLength + word.width > columns && options.wordWrap === false) {
			rowLength = wrapWord(rows, word.value, columns, rowLength);
			continue;
		}
		rows[rows.length - 1] += word.value;
		rowLength += word.width;
	}
	if (options.trim !== false) rows = rows.map((row) => stringVisibleTrimSpacesRight(row));
	return restoreStylesAcrossRows(rows.join("\n"));
};
const normalizeText = (string) => {
	let normalizedString = "";
	forEachSegment(string, (plainText) => {
		normalizedString += plainText.normalize();
	}, (escape) => {
		normalizedString += escape;
	});
	return normalizedString;
};
function wrapAnsi(string, columns, options) {
	return normalizeText(String(string)).replaceAll("\r\n", "\n").split("\n").map((line) => exec(expandTabs(line), columns, options)).join("\n");
}

// node_modules/slice-ansi/node_modules/is-fullwidth-code-point/index.js
function isFullwidthCodePoint(codePoint) {
	if (!Number.isInteger(codePoint)) return false;
	return isFullwidth(codePoint) || isWide(codePoint);
}

// node_modules/slice-ansi/tokenize-ansi.js
const ESCAPE_CODE_POINT = 27;
const C1_DCS_CODE_POINT = 144;
const C1_SOS_CODE_POINT = 152;
const C1_CSI_CODE_POINT = 155;
const C1_ST_CODE_POINT = 156;
const C1_OSC_CODE_POINT = 157;
const C1_PM_CODE_POINT = 158;
const C1_APC_CODE_POINT = 159;
const ESCAPES = /* @__PURE__ */ new Set([
	ESCAPE_CODE_POINT,
	C1_DCS_CODE_POINT,
	C1_SOS_CODE_POINT,
	C1_CSI_CODE_POINT,
	C1_ST_CODE_POINT,
	C1_OSC_CODE_POINT,
	C1_PM_CODE_POINT,
	C1_APC_CODE_POINT
]);
const ESCAPE = "\x1B";
const ANSI_BELL = "\x07";
const ANSI_CSI = "[";
const ANSI_OSC = "]";
const ANSI_DCS = "P";
const ANSI_SOS = "X";
const ANSI_PM = "^";
const ANSI_APC = "_";
const ANSI_SGR_TERMINATOR = "m";
const ANSI_OSC_TERMINATOR = "\\";
const ANSI_STRING_TERMINATOR = `${ESCAPE}${ANSI_OSC_TERMINATOR}`;
const C1_OSC = "";
const C1_STRING_TERMINATOR = "";
const ANSI_HYPERLINK_ESC_PREFIX = `${ESCAPE}${ANSI_OSC}8;`;
const ANSI_HYPERLINK_C1_PREFIX = `${C1_OSC}8;`;
const ANSI_HYPERLINK_ESC_CLOSE = `${ANSI_HYPERLINK_ESC_PREFIX};`;
const ANSI_HYPERLINK_C1_CLOSE = `${ANSI_HYPERLINK_C1_PREFIX};`;
const CODE_POINT_0 = "0".codePointAt(0);
const CODE_POINT_9 = "9".codePointAt(0);
const CODE_POINT_SEMICOLON = ";".codePointAt(0);
const CODE_POINT_COLON = ":".codePointAt(0);
const CODE_POINT_CSI_PARAMETER_START = "0".codePointAt(0);
const CODE_POINT_CSI_PARAMETER_END = "?".codePointAt(0);
const CODE_POINT_CSI_INTERMEDIATE_START = " ".codePointAt(0);
const CODE_POINT_CSI_INTERMEDIATE_END = "/".codePointAt(0);
const CODE_POINT_CSI_FINAL_START = "@".codePointAt(0);
const CODE_POINT_CSI_FINAL_END = "~".codePointAt(0);
const REGIONAL_INDICATOR_SYMBOL_LETTER_A = 127462;
const REGIONAL_INDICATOR_SYMBOL_LETTER_Z = 127487;
const SGR_RESET_CODE = 0;
const SGR_EXTENDED_FOREGROUND_CODE = 38;
const SGR_DEFAULT_FOREGROUND_CODE = 39;
const SGR_EXTENDED_BACKGROUND_CODE = 48;
const SGR_DEFAULT_BACKGROUND_CODE = 49;
const SGR_COLOR_TYPE_ANSI_256 = 5;
const SGR_COLOR_TYPE_TRUECOLOR = 2;
const SGR_ANSI_256_FRAGMENT_LENGTH = 3;
const SGR_TRUECOLOR_FRAGMENT_LENGTH = 5;
const SGR_ANSI_256_LAST_PARAMETER_OFFSET = 2;
const SGR_TRUECOLOR_LAST_PARAMETER_OFFSET = 4;
const VARIATION_SELECTOR_16_CODE_POINT = 65039;
const COMBINING_ENCLOSING_KEYCAP_CODE_POINT = 8419;
const EMOJI_PRESENTATION_GRAPHEME_REGEX = /\p{Emoji_Presentation}/u;
const GRAPHEME_SEGMENTER = new Intl.Segmenter(void 0, { granularity: "grapheme" });
const endCodeNumbers = /* @__PURE__ */ new Set();
for (const [, end] of ansiStyles.codes) endCodeNumbers.add(end);
function isSgrParameterCharacter(codePoint) {
	return codePoint >= CODE_POINT_0 && codePoint <= CODE_POINT_9 || codePoint === CODE_POINT_SEMICOLON || codePoint === CODE_POINT_COLON;
}
function isCsiParameterCharacter(codePoint) {
	return codePoint >= CODE_POINT_CSI_PARAMETER_START && codePoint <= CODE_POINT_CSI_PARAMETER_END;
}
function isCsiIntermediateCharacter(codePoint) {
	return codePoint >= CODE_POINT_CSI_INTERMEDIATE_START && codePoint <= CODE_POINT_CSI_INTERMEDIATE_END;
}
function isCsiFinalCharacter(codePoint) {
	return codePoint >= CODE_POINT_CSI_FINAL_START && codePoint <= CODE_POINT_CSI_FINAL_END;
}
function isRegionalIndicatorCodePoint(codePoint) {
	return codePoint >= REGIONAL_INDICATOR_SYMBOL_LETTER_A && codePoint <= REGIONAL_INDICATOR_SYMBOL_LETTER_Z;
}
function createControlParseResult(code, endIndex) {
	return {
		token: {
			type: "control",
			code
		},
		endIndex
	};
}
function isEmojiStyleGrapheme(grapheme) {
	if (EMOJI_PRESENTATION_GRAPHEME_REGEX.test(grapheme)) return true;
	for (const character of grapheme) {
		const codePoint = character.codePointAt(0);
		if (codePoint === VARIATION_SELECTOR_16_CODE_POINT || codePoint === COMBINING_ENCLOSING_KEYCAP_CODE_POINT) return true;
	}
	return false;
}
function getGraphemeWidth(grapheme) {
	let regionalIndicatorCount = 0;
	for (const character of grapheme) {
		const codePoint = character.codePointAt(0);
		if (isFullwidthCodePoint(codePoint)) return 2;
		if (isRegionalIndicatorCodePoint(codePoint)) regionalIndicatorCount++;
	}
	if (regionalIndicatorCount >= 1) return 2;
	if (isEmojiStyleGrapheme(grapheme)) return 2;
	return 1;
}
function getSgrPrefix(code) {
	if (code.startsWith("")) return "";
	return `${ESCAPE}${ANSI_CSI}`;
}
function createSgrCode(prefix, values) {
	return `${prefix}${values.join(";")}${ANSI_SGR_TERMINATOR}`;
}
function getSgrFragments(code) {
	const fragments = [];
	const sgrPrefix = getSgrPrefix(code);
	let parameterString;
	if (code.startsWith(`${ESCAPE}${ANSI_CSI}`)) parameterString = code.slice(2, -1);
	else if (code.startsWith("")) parameterString = code.slice(1, -1);
	else return fragments;
	const rawCodes = parameterString.length === 0 ? [String(SGR_RESET_CODE)] : parameterString.split(";");
	let index = 0;
	while (index < rawCodes.length) {
		const codeNumber = Number.parseInt(rawCodes[index], 10);
		if (Number.isNaN(codeNumber)) {
			index++;
			continue;
		}
		if (codeNumber === SGR_RESET_CODE) {
			fragments.push({ type: "reset" });
			index++;
			continue;
		}
		if (codeNumber === SGR_EXTENDED_FOREGROUND_CODE || codeNumber === SGR_EXTENDED_BACKGROUND_CODE) {
			const colorType = Number.parseInt(rawCodes[index + 1], 10);
			if (colorType === SGR_COLOR_TYPE_ANSI_256 && index + SGR_ANSI_256_LAST_PARAMETER_OFFSET < rawCodes.length) {
				const openCode = createSgrCode(sgrPrefix, rawCodes.slice(index, index + SGR_ANSI_256_FRAGMENT_LENGTH));
				fragments.push({
					type: "start",
					code: openCode,
					endCode: ansiStyles.color.ansi(codeNumber === SGR_EXTENDED_FOREGROUND_CODE ? SGR_DEFAULT_FOREGROUND_CODE : SGR_DEFAULT_BACKGROUND_CODE)
				});
				index += SGR_ANSI_256_FRAGMENT_LENGTH;
				continue;
			}
			if (colorType === SGR_COLOR_TYPE_TRUECOLOR && index + SGR_TRUECOLOR_LAST_PARAMETER_OFFSET < rawCodes.length) {
				const openCode = createSgrCode(sgrPrefix, rawCodes.slice(index, index + SGR_TRUECOLOR_FRAGMENT_LENGTH));
				fragments.push({
					type: "start",
					code: openCode,
					endCode: ansiStyles.color.ansi(codeNumber === SGR_EXTENDED_FOREGROUND_CODE ? SGR_DEFAULT_FOREGROUND_CODE : SGR_DEFAULT_BACKGROUND_CODE)
				});
				index += SGR_TRUECOLOR_FRAGMENT_LENGTH;
				continue;
			}
			const openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
			fragments.push({
				type: "start",
				code: openCode,
				endCode: ansiStyles.color.ansi(codeNumber === SGR_EXTENDED_FOREGROUND_CODE ? SGR_DEFAULT_FOREGROUND_CODE : SGR_DEFAULT_BACKGROUND_CODE)
			});
			index++;
			continue;
		}
		if (endCodeNumbers.has(codeNumber)) {
			fragments.push({
				type: "end",
				endCode: ansiStyles.color.ansi(codeNumber)
			});
			index++;
			continue;
		}
		const mappedEndCode = ansiStyles.codes.get(codeNumber);
		if (mappedEndCode !== void 0) {
			const openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
			fragments.push({
				type: "start",
				code: openCode,
				endCode: ansiStyles.color.ansi(mappedEndCode)
			});
			index++;
			continue;
		}
		const openCode = createSgrCode(sgrPrefix, [rawCodes[index]]);
		fragments.push({
			type: "start",
			code: openCode,
			endCode: ansiStyles.reset.open
		});
		index++;
	}
	if (fragments.length === 0) fragments.push({ type: "reset" });
	return fragments;
}
function parseCsiCode(string, index) {
	const escapeCodePoint = string.codePointAt(index);
	let sequenceStartIndex;
	if (escapeCodePoint === ESCAPE_CODE_POINT) {
		if (string[index + 1] !== ANSI_CSI) return;
		sequenceStartIndex = index + 2;
	} else if (escapeCodePoint === C1_CSI_CODE_POINT) sequenceStartIndex = index + 1;
	else return;
	let hasCanonicalSgrParameters = true;
	for (let sequenceIndex = sequenceStartIndex; sequenceIndex < string.length; sequenceIndex++) {
		const codePoint = string.codePointAt(sequenceIndex);
		if (isCsiFinalCharacter(codePoint)) {
			const code = string.slice(index, sequenceIndex + 1);
			if (string[sequenceIndex] !== ANSI_SGR_TERMINATOR || !hasCanonicalSgrParameters) return createControlParseResult(code, sequenceIndex + 1);
			return {
				token: {
					type: "sgr",
					code,
					fragments: getSgrFragments(code)
				},
				endIndex: sequenceIndex + 1
			};
		}
		if (isCsiParameterCharacter(codePoint)) {
			if (!isSgrParameterCharacter(codePoint)) hasCanonicalSgrParameters = false;
			continue;
		}
		if (isCsiIntermediateCharacter(codePoint)) {
			hasCanonicalSgrParameters = false;
			continue;
		}
		const endIndex = sequenceIndex;
		return createControlParseResult(string.slice(index, endIndex), endIndex);
	}
	return createControlParseResult(string.slice(index), string.length);
}
function parseHyperlinkCode(string, index) {
	let hyperlinkPrefix;
	let hyperlinkClose;
	const codePoint = string.codePointAt(index);
	if (codePoint === ESCAPE_CODE_POINT && string.startsWith(ANSI_HYPERLINK_ESC_PREFIX, index)) {
		hyperlinkPrefix = ANSI_HYPERLINK_ESC_PREFIX;
		hyperlinkClose = ANSI_HYPERLINK_ESC_CLOSE;
	} else if (codePoint === C1_OSC_CODE_POINT && string.startsWith(ANSI_HYPERLINK_C1_PREFIX, index)) {
		hyperlinkPrefix = ANSI_HYPERLINK_C1_PREFIX;
		hyperlinkClose = ANSI_HYPERLINK_C1_CLOSE;
	} else return;
	const uriStart = string.indexOf(";", index + hyperlinkPrefix.length);
	if (uriStart === -1) return createControlParseResult(string.slice(index), string.length);
	for (let sequenceIndex = uriStart + 1; sequenceIndex < string.length; sequenceIndex++) {
		const character = string[sequenceIndex];
		if (character === ANSI_BELL) return {
			token: {
				type: "hyperlink",
				code: string.slice(index, sequenceIndex + 1),
				action: sequenceIndex === uriStart + 1 ? "close" : "open",
				closePrefix: hyperlinkClose,
				terminator: ANSI_BELL
			},
			endIndex: sequenceIndex + 1
		};
		if (character === ESCAPE && string[sequenceIndex + 1] === ANSI_OSC_TERMINATOR) return {
			token: {
				type: "hyperlink",
				code: string.slice(index, sequenceIndex + 2),
				action: sequenceIndex === uriStart + 1 ? "close" : "open",
				closePrefix: hyperlinkClose,
				terminator: ANSI_STRING_TERMINATOR
			},
			endIndex: sequenceIndex + 2
		};
		if (character === C1_STRING_TERMINATOR) return {
			token: {
				type: "hyperlink",
				code: string.slice(index, sequenceIndex + 1),
				action: sequenceIndex === uriStart + 1 ? "close" : "open",
				closePrefix: hyperlinkClose,
				terminator: C1_STRING_TERMINATOR
			},
			endIndex: sequenceIndex + 1
		};
	}
	return createControlParseResult(string.slice(index), string.length);
}
function parseControlStringCode(string, index) {
	const codePoint = string.codePointAt(index);
	let sequenceStartIndex;
	let supportsBellTerminator = false;
	switch (codePoint) {
		case ESCAPE_CODE_POINT:
			switch (string[index + 1]) {
				case ANSI_OSC:
					sequenceStartIndex = index + 2;
					supportsBellTerminator = true;
					break;
				case ANSI_DCS:
				case ANSI_SOS:
				case ANSI_PM:
				case ANSI_APC:
					sequenceStartIndex = index + 2;
					break;
				case ANSI_OSC_TERMINATOR: return createControlParseResult(ANSI_STRING_TERMINATOR, index + 2);
				default: return;
			}
			break;
		case C1_OSC_CODE_POINT:
			sequenceStartIndex = index + 1;
			supportsBellTerminator = true;
			break;
		case C1_DCS_CODE_POINT:
		case C1_SOS_CODE_POINT:
		case C1_PM_CODE_POINT:
		case C1_APC_CODE_POINT:
			sequenceStartIndex = index + 1;
			break;
		case C1_ST_CODE_POINT: return createControlParseResult(C1_STRING_TERMINATOR, index + 1);
		default: return;
	}
	for (let sequenceIndex = sequenceStartIndex; sequenceIndex < string.length; sequenceIndex++) {
		if (supportsBellTerminator && string[sequenceIndex] === ANSI_BELL) return createControlParseResult(string.slice(index, sequenceIndex + 1), sequenceIndex + 1);
		if (string[sequenceIndex] === ESCAPE && string[sequenceIndex + 1] === ANSI_OSC_TERMINATOR) return createControlParseResult(string.slice(index, sequenceIndex + 2), sequenceIndex + 2);
		if (string[sequenceIndex] === C1_STRING_TERMINATOR) return createControlParseResult(string.slice(index, sequenceIndex + 1), sequenceIndex + 1);
	}
	return createControlParseResult(string.slice(index), string.length);
}
function parseAnsiCode(string, index) {
	const codePoint = string.codePointAt(index);
	if (codePoint === ESCAPE_CODE_POINT || codePoint === C1_OSC_CODE_POINT) {
		const hyperlinkCode = parseHyperlinkCode(string, index);
		if (hyperlinkCode) return hyperlinkCode;
	}
	const controlStringCode = parseControlStringCode(string, index);
	if (controlStringCode) return controlStringCode;
	return parseCsiCode(string, index);
}
function appendTrailingAnsiTokens(string, index, tokens) {
	while (index < string.length) {
		const nextCodePoint = string.codePointAt(index);
		if (!ESCAPES.has(nextCodePoint)) break;
		const escapeCode = parseAnsiCode(string, index);
		if (!escapeCode) break;
		tokens.push(escapeCode.token);
		index = escapeCode.endIndex;
	}
	return index;
}
function parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments) {
	const segment = graphemeSegments.containing(index);
	if (!segment || segment.index !== index) return;
	return {
		token: {
			type: "character",
			value: segment.segment,
			visibleWidth: getGraphemeWidth(segment.segment),
			isGraphemeContinuation: false
		},
		endIndex: index + segment.segment.length
	};
}
function collectVisibleCharacters(string) {
	const visibleCharacters = [];
	let index = 0;
	while (index < string.length) {
		const codePoint = string.codePointAt(index);
		if (ESCAPES.has(codePoint)) {
			const code = parseAnsiCode(string, index);
			if (code) {
				index = code.endIndex;
				continue;
			}
		}
		const value = String.fromCodePoint(codePoint);
		visibleCharacters.push({
			value,
			visibleWidth: 1,
			isGraphemeContinuation: false
		});
		index += value.length;
	}
	return visibleCharacters;
}
function applyGraphemeMetadata(visibleCharacters) {
	if (visibleCharacters.length === 0) return;
	const visibleString = visibleCharacters.map(({ value }) => value).join("");
	const scalarOffsets = [];
	let scalarOffset = 0;
	for (const visibleCharacter of visibleCharacters) {
		scalarOffsets.push(scalarOffset);
		scalarOffset += visibleCharacter.value.length;
	}
	let scalarIndex = 0;
	for (const segment of GRAPHEME_SEGMENTER.segment(visibleString)) {
		while (scalarIndex < visibleCharacters.length && scalarOffsets[scalarIndex] < segment.index) scalarIndex++;
		let graphemeIndex = scalarIndex;
		let isFirstInGrapheme = true;
		while (graphemeIndex < visibleCharacters.length && scalarOffsets[graphemeIndex] < segment.index + segment.segment.length) {
			visibleCharacters[graphemeIndex].visibleWidth = isFirstInGrapheme ? getGraphemeWidth(segment.segment) : 0;
			visibleCharacters[graphemeIndex].isGraphemeContinuation = !isFirstInGrapheme;
			isFirstInGrapheme = false;
			graphemeIndex++;
		}
		scalarIndex = graphemeIndex;
	}
}
function tokenizeAnsiWithVisibleSegmentation(string, { endCharacter = Number.POSITIVE_INFINITY } = {}) {
	const tokens = [];
	const visibleCharacters = collectVisibleCharacters(string);
	applyGraphemeMetadata(visibleCharacters);
	let index = 0;
	let visibleCharacterIndex = 0;
	let visibleCount = 0;
	while (index < string.length) {
		const codePoint = string.codePointAt(index);
		if (ESCAPES.has(codePoint)) {
			const code = parseAnsiCode(string, index);
			if (code) {
				tokens.push(code.token);
				index = code.endIndex;
				continue;
			}
		}
		const value = String.fromCodePoint(codePoint);
		const visibleCharacter = visibleCharacters[visibleCharacterIndex];
		let visibleWidth = isFullwidthCodePoint(codePoint) ? 2 : value.length;
		if (visibleCharacter) visibleWidth = visibleCharacter.visibleWidth;
		const token = {
			type: "character",
			value,
			visibleWidth,
			isGraphemeContinuation: visibleCharacter ? visibleCharacter.isGraphemeContinuation : false
		};
		tokens.push(token);
		index += value.length;
		visibleCharacterIndex++;
		visibleCount += token.visibleWidth;
		if (visibleCount >= endCharacter) {
			const nextVisibleCharacter = visibleCharacters[visibleCharacterIndex];
			if (!nextVisibleCharacter || !nextVisibleCharacter.isGraphemeContinuation) {
				index = appendTrailingAnsiTokens(string, index, tokens);
				break;
			}
		}
	}
	return tokens;
}
function areValuesInSameGrapheme(leftValue, rightValue) {
	const pair = `${leftValue}${rightValue}`;
	const splitIndex = leftValue.length;
	for (const segment of GRAPHEME_SEGMENTER.segment(pair)) {
		if (segment.index === splitIndex) return false;
		if (segment.index > splitIndex) return true;
	}
	return true;
}
function hasAnsiSplitContinuationAhead(string, startIndex, previousVisibleValue, graphemeSegments) {
	if (!previousVisibleValue) return false;
	let index = startIndex;
	let hasAnsiCode = false;
	while (index < string.length) {
		const codePoint = string.codePointAt(index);
		if (ESCAPES.has(codePoint)) {
			const code = parseAnsiCode(string, index);
			if (code) {
				hasAnsiCode = true;
				index = code.endIndex;
				continue;
			}
		}
		if (!hasAnsiCode) return false;
		const characterToken = parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments);
		if (!characterToken) return true;
		return areValuesInSameGrapheme(previousVisibleValue, characterToken.token.value);
	}
	return false;
}
function tokenizeAnsi(string, { endCharacter = Number.POSITIVE_INFINITY } = {}) {
	const tokens = [];
	const graphemeSegments = GRAPHEME_SEGMENTER.segment(string);
	let index = 0;
	let visibleCount = 0;
	let previousVisibleValue;
	let hasAnsiSinceLastVisible = false;
	while (index < string.length) {
		const codePoint = string.codePointAt(index);
		if (ESCAPES.has(codePoint)) {
			const code = parseAnsiCode(string, index);
			if (code) {
				tokens.push(code.token);
				index = code.endIndex;
				hasAnsiSinceLastVisible = true;
				continue;
			}
		}
		const characterToken = parseCharacterTokenWithRawSegmentation(string, index, graphemeSegments);
		if (!characterToken) return tokenizeAnsiWithVisibleSegmentation(string, { endCharacter });
		if (hasAnsiSinceLastVisible && previousVisibleValue && areValuesInSameGrapheme(previousVisibleValue, characterToken.token.value)) return tokenizeAnsiWithVisibleSegmentation(string, { endCharacter });
		tokens.push(characterToken.token);
		index = characterToken.endIndex;
		visibleCount += characterToken.token.visibleWidth;
		hasAnsiSinceLastVisible = false;
		previousVisibleValue = characterToken.token.value;
		if (visibleCount >= endCharacter) {
			if (hasAnsiSplitContinuationAhead(string, index, previousVisibleValue, graphemeSegments)) return tokenizeAnsiWithVisibleSegmentation(string, { endCharacter });
			index = appendTrailingAnsiTokens(string, index, tokens);
			break;
		}
	}
	return tokens;
}

// node_modules/slice-ansi/index.js
function applySgrFragments(activeStyles, fragments) {
	for (const fragment of fragments) switch (fragment.type) {
		case "reset":
			activeStyles.clear();
			break;
		case "end":
			activeStyles.delete(fragment.endCode);
			break;
		case "start":
			activeStyles.delete(fragment.endCode);
			activeStyles.set(fragment.endCode, fragment.code);
	}
	return activeStyles;
}
function undoAnsiCodes(activeStyles) {
	return [...activeStyles.keys()].reverse().join("");
}
function closeHyperlink(hyperlinkToken) {
	return `${hyperlinkToken.closePrefix}${hyperlinkToken.terminator}`;
}
function shouldIncludeSgrAfterEnd(token, activeStyles) {
	let hasStartFragment = false;
	let hasClosingEffect = false;
	for (const fragment of token.fragments) {
		if (fragment.type === "start") {
			hasStartFragment = true;
			continue;
		}
		if (fragment.type === "reset" && activeStyles.size > 0) {
			hasClosingEffect = true;
			continue;
		}
		if (fragment.type === "end" && activeStyles.has(fragment.endCode)) hasClosingEffect = true;
	}
	return hasClosingEffect && !hasStartFragment;
}
function applySgrToken({ token, isPastEnd, activeStyles, returnValue, include, activeHyperlink, position }) {
	if (isPastEnd && !shouldIncludeSgrAfterEnd(token, activeStyles)) return {
		activeStyles,
		activeHyperlink,
		position,
		returnValue,
		include
	};
	activeStyles = applySgrFragments(activeStyles, token.fragments);
	if (include) returnValue += token.code;
	return {
		activeStyles,
		activeHyperlink,
		position,
		returnValue,
		include
	};
}
function applyHyperlinkToken({ token, isPastEnd, activeStyles, activeHyperlink, position, returnValue, include }) {
	if (isPastEnd && (token.action !== "close" || !activeHyperlink)) return {
		activeStyles,
		activeHyperlink,
		position,
		returnValue,
		include
	};
	if (token.action === "open") activeHyperlink = token;
	else if (token.action === "close") activeHyperlink = void 0;
	if (include) returnValue += token.code;
	return {
		activeStyles,
		activeHyperlink,
		position,
		returnValue,
		include
	};
}
function applyControlToken({ token, isPastEnd, activeStyles, activeHyperlink, position, returnValue, include }) {
	if (!isPastEnd && include) returnValue += token.code;
	return {
		activeStyles,
		activeHyperlink,
		position,
		returnValue,
		include
	};
}
function applyCharacterToken({ token, start, activeStyles, activeHyperlink, position, returnValue, include }) {
	if (!include && position >= start && !token.isGraphemeContinuation) {
		include = true;
		returnValue = [...activeStyles.values()].join("");
		if (activeHyperlink) returnValue += activeHyperlink.code;
	}
	if (include) returnValue += token.value;
	position += token.visibleWidth;
	return {
		activeStyles,
		activeHyperlink,
		position,
		returnValue,
		include
	};
}
const tokenHandlers = {
	sgr: applySgrToken,
	hyperlink: applyHyperlinkToken,
	control: applyControlToken,
	character: applyCharacterToken
};
function applyToken(parameters) {
	const tokenHandler = tokenHandlers[parameters.token.type];
	if (!tokenHandler) {
		const { activeStyles, activeHyperlink, position, returnValue, include } = parameters;
		return {
			activeStyles,
			activeHyperlink,
			position,
			returnValue,
			include
		};
	}
	return tokenHandler(parameters);
}
function createHasContinuationAheadMap(tokens) {
	const hasContinuationAhead = Array.from({ length: tokens.length }, () => false);
	let nextCharacterIsContinuation = false;
	for (let tokenIndex = tokens.length - 1; tokenIndex >= 0; tokenIndex--) {
		const token = tokens[tokenIndex];
		hasContinuationAhead[tokenIndex] = nextCharacterIsContinuation;
		if (token.type === "character") nextCharacterIsContinuation = Boolean(token.isGraphemeContinuation);
	}
	return hasContinuationAhead;
}
function sliceAnsi(string, start, end) {
	const tokens = tokenizeAnsi(string, { endCharacter: end });
	const hasContinuationAhead = createHasContinuationAheadMap(tokens);
	let activeStyles = /* @__PURE__ */ new Map();
	let activeHyperlink;
	let position = 0;
	let returnValue = "";
	let include = false;
	for (const [tokenIndex, token] of tokens.entries()) {
		let isPastEnd = end !== void 0 && position >= end;
		if (isPastEnd && token.type !== "character" && hasContinuationAhead[tokenIndex]) isPastEnd = false;
		if (isPastEnd && token.type === "character" && !token.isGraphemeContinuation) break;
		({activeStyles, activeHyperlink, position, returnValue, include} = applyToken({
			token,
			isPastEnd,
			start,
			activeStyles,
			activeHyperlink,
			position,
			returnValue,
			include
		}));
	}
	if (!include) return "";
	if (activeHyperlink) returnValue += closeHyperlink(activeHyperlink);
	returnValue += undoAnsiCodes(activeStyles);
	return returnValue;
}

// node_modules/log-update/node_modules/ansi-regex/index.js
const ST = String.raw`(?:\u001B\u005C|\u009C)`;
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;
const pattern = `${String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`}|${osc}|${controlString}|${String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`}|${String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`}`;
function ansiRegex({ onlyFirst = false } = {}) {
	return new RegExp(pattern, onlyFirst ? void 0 : "g");
}

// node_modules/log-update/node_modules/strip-ansi/index.js
const regex = ansiRegex();
function stripAnsi(string) {
	if (typeof string !== "string") throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	if (!string.includes("\x1B") && !string.includes("")) return string;
	return string.replace(regex, "");
}

// node_modules/log-update/index.js
const getWidth = (stream, defaultWidth) => stream.columns ?? defaultWidth ?? 80;
const SYNCHRONIZED_OUTPUT_ENABLE = "\x1B[?2026h";
const SYNCHRONIZED_OUTPUT_DISABLE = "\x1B[?2026l";
const fitToTerminalHeight = (stream, wrappedText, defaultHeight) => {
	const terminalHeight = stream.rows ?? defaultHeight ?? 24;
	if (terminalHeight === void 0) return {
		text: wrappedText,
		wasClipped: false
	};
	if (terminalHeight === 0) return {
		text: "",
		wasClipped: wrappedText !== ""
	};
	const unstyled = stripAnsi(wrappedText);
	const linesCount = [...unstyled].filter((character) => character === "\n").length + 1;
	const toRemove = Math.max(0, linesCount - terminalHeight);
	if (toRemove === 0) return {
		text: wrappedText,
		wasClipped: false
	};
	let seen = 0;
	let cut = 0;
	for (const [index, character] of [...unstyled].entries()) if (character === "\n") {
		seen++;
		if (seen === toRemove) {
			cut = index + 1;
			break;
		}
	}
	return {
		text: sliceAnsi(wrappedText, cut),
		wasClipped: true
	};
};
/**
Find common prefix and suffix between frames.
*/
const diffFrames = (previousLines, nextLines) => {
	let start = 0;
	for (; start < previousLines.length && start < nextLines.length; start++) if (previousLines[start] !== nextLines[start]) break;
	let endPrevious = previousLines.length - 1;
	let endNext = nextLines.length - 1;
	while (endPrevious >= start && endNext >= start && previousLines[endPrevious] === nextLines[endNext]) {
		endPrevious--;
		endNext--;
	}
	return {
		start,
		endPrevious,
		endNext
	};
};
/**
Build a single escape sequence patch to transform previous -> next.
*/
const buildPatch = ({ prevCount, start, endPrevious, endNext, nextLines, nextWrappedEndsWithNewline }) => {
	let sequence = "";
	const upCount = Math.max(0, prevCount - 1 - start);
	if (upCount > 0) sequence += cursorUp(upCount);
	sequence += "\x1B[G";
	const linesToClear = Math.max(0, endPrevious - start + 1);
	for (let index = 0; index < linesToClear; index++) {
		sequence += eraseLine;
		if (index < linesToClear - 1) sequence += cursorDown();
	}
	if (linesToClear > 1) sequence += cursorUp(linesToClear - 1);
	sequence += "\x1B[G";
	const wroteSlice = nextLines.slice(start, endNext + 1);
	if (wroteSlice.length > 0) {
		const chunk = wroteSlice.join("\n");
		sequence += chunk;
		sequence += "\x1B[K";
		if (nextWrappedEndsWithNewline && !chunk.endsWith("\n")) sequence += "\n";
	}
	const currentLine = start + wroteSlice.length;
	const downCount = nextLines.length - 1 - currentLine;
	if (downCount > 0) sequence += cursorDown(downCount);
	return sequence;
};
function createLogUpdate(stream, { showCursor = false, defaultWidth, defaultHeight } = {}) {
	let previousLineCount = 0;
	let previousWidth = getWidth(stream, defaultWidth);
	let previousOutput = "";
	const useSynchronizedOutput = stream.isTTY === true;
	const write = (output) => {
		if (output === "") return;
		if (useSynchronizedOutput) {
			stream.write(SYNCHRONIZED_OUTPUT_ENABLE + output + SYNCHRONIZED_OUTPUT_DISABLE);
			return;
		}
		stream.write(output);
	};
	/**
	Normalize, wrap, and height-clip into a concrete frame.
	
	Returns both the wrapped string and an array of lines, where an empty frame (for `rows === 0`) is represented by `lines.length === 0`.
	*/
	const computeFrame = (text, width) => {
		const textString = String(text);
		const raw = textString.endsWith("\n") ? textString : `${textString}\n`;
		const wrapped = wrapAnsi(raw, width, {
			trim: false,
			hard: true,
			wordWrap: false
		});
		const { text: clippedText, wasClipped } = fitToTerminalHeight(stream, wrapped, defaultHeight);
		return {
			wrapped: clippedText,
			lines: clippedText === "" ? [] : clippedText.split("\n"),
			wasClipped
		};
	};
	const reset = () => {
		previousOutput = "";
		previousWidth = getWidth(stream, defaultWidth);
		previousLineCount = 0;
	};
	const render = (...arguments_) => {
		if (!showCursor) cliCursor.hide();
		const width = getWidth(stream, defaultWidth);
		const { wrapped, lines, wasClipped } = computeFrame(arguments_.join(" "), width);
		if (lines.length === 0) {
			previousOutput = wrapped;
			previousWidth = width;
			previousLineCount = 0;
			return;
		}
		if (wrapped === previousOutput && previousWidth === width) return;
		if (previousLineCount === 0) {
			write(wrapped);
			previousOutput = wrapped;
			previousWidth = width;
			previousLineCount = lines.length;
			return;
		}
		if (previousWidth !== width || wasClipped) {
			write(eraseLines(previousLineCount) + wrapped);
			previousOutput = wrapped;
			previousWidth = width;
			previousLineCount = lines.length;
			return;
		}
		const previousLines = previousOutput === "" ? [] : previousOutput.split("\n");
		const { start, endPrevious, endNext } = diffFrames(previousLines, lines);
		if (start === lines.length && previousLineCount === lines.length) return;
		if (start === 0) {
			write(eraseLines(previousLineCount) + wrapped);
			previousOutput = wrapped;
			previousWidth = width;
			previousLineCount = lines.length;
			return;
		}
		const patch = buildPatch({
			prevCount: previousLineCount,
			start,
			endPrevious,
			endNext,
			nextLines: lines,
			nextWrappedEndsWithNewline: wrapped.endsWith("\n")
		});
		write(patch);
		previousOutput = wrapped;
		previousWidth = width;
		previousLineCount = lines.length;
	};
	render.clear = () => {
		write(eraseLines(previousLineCount));
		reset();
	};
	render.done = () => {
		reset();
		if (!showCursor) cliCursor.show();
	};
	render.persist = (...arguments_) => {
		const erasePrevious = previousLineCount > 0 ? eraseLines(previousLineCount) : "";
		if (previousLineCount > 0) previousLineCount = 0;
		const text = `${arguments_.join(" ")}`;
		const width = getWidth(stream, defaultWidth);
		const { wrapped: wrappedText } = computeFrame(text, width);
		write(erasePrevious + wrappedText);
		reset();
	};
	return render;
}
const logUpdate = createLogUpdate(process$1.stdout);
const logUpdateStderr = createLogUpdate(process$1.stderr);

// src/entry/progress.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
const MARKS = {
	running: import_picocolors.default.yellow("•"),
	passed: import_picocolors.default.green("✓"),
	failed: import_picocolors.default.red("✗"),
	blocked: import_picocolors.default.magenta("?"),
	cancelled: import_picocolors.default.dim("-")
};
/** Live progress, a line per gate and the checks that run in it: redrawn in place on a terminal, one plain line per change otherwise.
*  What a gate tells people stands above it and stays. `done` leaves the last state standing. In: the stream to write to, standard error in practice, so that output can be piped. */
function createProgress(stream) {
	if (!stream.isTTY) {
		const write = (line) => void stream.write(`${makeInert(line)}\n`);
		return {
			onProgress: (gate, state) => write(`${gate}: ${state}`),
			showEvent: (event) => write(describeEvent(event)),
			done: () => {}
		};
	}
	const states = /* @__PURE__ */ new Map();
	const running = /* @__PURE__ */ new Map();
	const draw = createLogUpdate(stream);
	const redraw = () => draw([...states].map(([name, now]) => drawGate(name, now, running.get(name))).join("\n"));
	return {
		onProgress: (gate, state) => {
			states.set(gate, state);
			redraw();
		},
		showEvent: (event) => {
			if (event.kind === "check.started" || event.kind === "check.finished") note(event, running);
			else if (event.kind !== "verify.finished") draw.persist(makeInert(describeEvent(event)));
			redraw();
		},
		done: () => draw.done()
	};
}
function drawGate(name, state, checks = /* @__PURE__ */ new Set()) {
	const now = state === "running" && checks.size > 0 ? `running ${[...checks].join(", ")}` : state;
	return `${MARKS[state]} ${makeInert(name)} ${import_picocolors.default.dim(makeInert(now))}`;
}
function note({ kind, gate, check }, running) {
	const checks = running.get(gate) ?? /* @__PURE__ */ new Set();
	if (kind === "check.started") checks.add(check);
	else checks.delete(check);
	running.set(gate, checks);
}

// src/entry/verify.ts
/** Judges a commit of a local clone. Out: the exit code. Throws: `UsageError`; bugs. */
async function runVerify(options, given) {
	refuseEmptyValues(options);
	const env = settleTempFolder(given);
	const clone = findLocalClone(options.repo);
	const base = options.base ?? defaultBase(clone);
	if (options.base !== void 0) checkRevision(clone, base, "--base");
	checkRevision(clone, options.head, "--head");
	const concurrency = parseConcurrency(options.concurrency ?? null, "--concurrency");
	const outputDir = prepareOutputDir(resolve(options.out), "--out", clone);
	const log = createTerminalLog({
		write: (text) => void process.stderr.write(text),
		hasColor: process.stderr.isTTY
	});
	if (options.head === "HEAD" && hasUncommittedChanges(clone)) log.warning("changes that are not committed are not judged");
	const gitFolders = gitFoldersOf(clone);
	if (sharesObjectFiles(gitFolders)) log.warning(SHARED);
	const scratchDir = makeScratchDir(null);
	const cancel = abortOnSignals({ isImpatient: true });
	const progress = createProgress(process.stderr);
	const git = createGit({
		remoteUrl: null,
		token: null,
		storeDir: join(scratchDir, "store.git"),
		localRepository: clone,
		workDir: join(scratchDir, "work"),
		baseEnv: env
	});
	const sinkOptions = {
		outputDir,
		stepSummaryPath: null,
		host: null,
		onOpened: () => {},
		print
	};
	const sinks = await makeSinks([
		"json",
		"state",
		"summary",
		...options.json ? [] : ["terminal"]
	], sinkOptions);
	const settings = {
		task: options.task ?? null,
		plans: options.plan ?? null,
		planRef: options.planRef ?? null,
		agent: options.agent ?? null,
		concurrency,
		outputDir,
		runKey: "local"
	};
	const event = {
		kind: "local",
		head: options.head,
		base,
		headRef: branchOf(options.head, clone)
	};
	try {
		const { onProgress, showEvent } = progress;
		const world = createWorld({
			env,
			git,
			host: null,
			log,
			sinks,
			settings,
			onProgress,
			showEvent,
			runKeyFor: () => "local",
			signal: cancel.signal,
			findTampering: () => null,
			readOnly: [
				...scratchFolders(scratchDir),
				clone,
				...gitFolders,
				programFolder()
			]
		});
		const { report, failures } = await runGate(event, world);
		progress.done();
		for (const failure of failures) if (failure.during === "close") log.warning(failure.message);
		if (options.json) printJson(readReport(outputDir));
		return exitCodeOf(report, failures);
	} finally {
		cancel.dispose();
		await removeScratch(scratchDir, log);
	}
}
const SHARED = "files of this clone's objects are those of another repository too (hard links, as `git clone` makes them of a local path): code that is judged could change them there. `git repack -a -d -f` parts the two.";
/** An empty value is a variable that was not set: taking it for the default would judge something else than was meant. */
function refuseEmptyValues(options) {
	const empty = Object.entries(options).filter(([, value]) => value === "" || Array.isArray(value) && value.includes(""));
	for (const [name] of empty) throw new UsageError(`--${name === "planRef" ? "plan-ref" : name} is empty, expected a value`);
}
/** Programs run in other folders than we do, and get paths below this one. */
function settleTempFolder(env) {
	const folder = resolve(tmpdir());
	if (folder === tmpdir()) return env;
	process.env["TMPDIR"] = folder;
	return {
		...env,
		TMPDIR: folder
	};
}
/** Where this program lies, whose next run executes what is there: `dist`, or `src` where it runs from source. */
function programFolder() {
	return realpathSync(fileURLToPath(new URL("..", import.meta.url)));
}

export { runVerify };