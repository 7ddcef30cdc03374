import { a as lineAt, c as toParagraph, d as toSource, f as walkItems, i as joinWords, l as toPlainText, n as itemProse, o as splitLines, p as readBlocks, r as itemText, s as toMarkedProse, t as isParagraph, u as toProse } from "./text.js";
import { n as distance } from "./esm.js";
import { u as visit } from "./lib.js";
import { n as VERIFICATIONS, t as FAILURE_MODES } from "./words.js";
import { t as isPassing } from "./floor.js";

// src/evidence/handoff/lookalike.ts
const LATIN = new Map(Object.entries({
	a: "аАɑαΑᴀꭺ",
	c: "сСϲϹᴄⅽⅭ",
	d: "ԁԀᴅⅾⅮᏧ",
	e: "еЕΕεє℮ᴇҽ",
	f: "ƒϜϝꞙꞘẝꜰſ",
	i: "іІıιΙɪⅰⅠӀӏɩǀ",
	n: "ոռΝηɴИп",
	o: "оОοΟօՕᴏഠⲟ",
	r: "гᴦʀґᶅ",
	t: "тТτΤᴛƫ",
	v: "ѵѴνᴠⅴⅤ∨⋁"
}).flatMap(([letter, likes]) => Array.from(likes, (like) => [like, letter])));
const IGNORABLE = /[\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
/** Nothing to see, or a change of writing direction; the joiners and selectors that emoji are made of are let through. */
const INVISIBLE = /(?!\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/u;
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
/** What a person takes the text for: compatibility forms, accents and invisible characters undone, look-alike letters made
*  Latin, lower case. Only for recognising; never a value that is used. */
function fold(text) {
	if (/^[\x20-\x7E]*$/.test(text)) return text.toLowerCase();
	const visible = text.normalize("NFKD").replace(IGNORABLE, "");
	return Array.from(visible, (character) => LATIN.get(character) ?? character).join("").toLowerCase();
}
/** Whether a person could take the text for this word. In: `word` in lower-case Latin letters. */
function resembles(text, word) {
	const letters = fold(text).replace(/^[^\p{L}]+/u, "").replace(/[l1|!]/g, "i").replace(/0/g, "o").replace(/[^\p{L}]/gu, "");
	if (Math.abs(letters.length - word.length) > 2) return false;
	const foreign = letters.match(/[^a-z]/g)?.length ?? 0;
	if (foreign > word.length / 2) return false;
	return distance(letters, word) <= Math.max(1, foreign) || isAnagram(letters, word);
}
function isAnagram(left, right) {
	return Array.from(left).toSorted().join("") === Array.from(right).toSorted().join("");
}
/** Whether the word stands in the text, look-alike letters included. */
function containsWord(text, word) {
	return fold(text).split(/[^a-z]+/).includes(word);
}
/** Index of the first character that nobody can see, -1 when there is none. */
function findInvisible(text) {
	return text.search(INVISIBLE);
}
function hasBidiControl(text) {
	return BIDI_CONTROL.test(text);
}

// src/evidence/handoff/remark.ts
function warn(ruleId, message, range, hint = null) {
	return {
		ruleId,
		severity: "warning",
		message,
		range,
		hint
	};
}
function fail(ruleId, message, range, hint = null) {
	return {
		ruleId,
		severity: "error",
		message,
		range,
		hint
	};
}
function rangeOf(node) {
	if (node.position === void 0) return null;
	const { start, end } = node.position;
	return {
		start: {
			line: start.line,
			column: start.column
		},
		end: {
			line: end.line,
			column: end.column
		}
	};
}
/** From the first column of a line to the end of its text. */
function rangeOfLine(line, text) {
	return {
		start: {
			line,
			column: 1
		},
		end: {
			line,
			column: text.length + 1
		}
	};
}
/** One warning for each line that holds a character nobody can see. */
function findInvisibles(source) {
	return source.lines.flatMap((text, index) => {
		const column = findInvisible(text) + 1;
		if (column === 0) return [];
		const code = (text.codePointAt(column - 1) ?? 0).toString(16).toUpperCase().padStart(4, "0");
		const start = {
			line: index + 1,
			column
		};
		const end = {
			line: index + 1,
			column: column + 1
		};
		return [warn("invisible-character", `this line holds the invisible character U+${code}`, {
			start,
			end
		})];
	});
}

// src/evidence/handoff/critiques.ts
const SEVERITY$1 = /\((high|med|medium|low)\) ?[:\u2014\u2013-]? ?/i;
/** `path`, `path:12`, `path:12-14` or `path#L12-L14`. */
const PLACE = /^(.*?)(?:(?::|#) ?L?(\d{1,7})(?: ?[-\u2013] ?L?(\d{1,7}))?)?:?$/;
const MAX_PLACE_CHARS = 1e3;
const NONE$1 = /^\(?(?:none|n\/a|no critiques?)\)?\.?$/i;
const HINT$1 = "write `path:line (high|med|low): what is wrong, what was observed`";
/** Reads the items of a Critique section. An item of another shape is kept as a remark on the whole change, with a warning:
*  no critique is dropped. Lines and ranges are 1-based; a range written backwards is turned round. */
function readCritiques(blocks, source) {
	const critiques = [];
	const remarks = [];
	for (const node of blocks.flatMap((block) => block.type === "list" ? block.children : [block])) {
		if (node.type !== "listItem" && node.type !== "paragraph") continue;
		const isItem = node.type === "listItem";
		const text = isItem ? itemText(node, source) : joinWords([toPlainText(node.children, source)]);
		if (text === "" || NONE$1.test(text)) continue;
		const critique = parseCritique(text, isItem ? readDetails(node, source) : "", startsWithCode(node));
		if (critique.isComplete || isItem) critiques.push(critique.value);
		if (!critique.isComplete && (isItem || !text.endsWith(":"))) remarks.push(warn("unparsed-critique", "this critique does not name its place and severity", rangeOf(node), HINT$1));
	}
	return {
		critiques,
		remarks
	};
}
function parseCritique(text, details, isPlaceInCode) {
	const general = {
		path: null,
		startLine: null,
		endLine: null,
		criterion: null
	};
	const withDetails = (words) => [words, details].filter((part) => part !== "").join("\n");
	const match = SEVERITY$1.exec(text);
	if (match === null) return {
		value: {
			...general,
			severity: "med",
			text: withDetails(text)
		},
		isComplete: false
	};
	const severity = toSeverity(match[1] ?? "");
	const head = text.slice(0, match.index).trim();
	const tail = text.slice(match.index + match[0].length).trim();
	if (head === "") return {
		value: {
			...general,
			severity,
			text: withDetails(tail)
		},
		isComplete: true
	};
	const place = head.length > MAX_PLACE_CHARS ? null : parsePlace(head, isPlaceInCode);
	if (place === null) return {
		value: {
			...general,
			severity,
			text: withDetails(`${head}: ${tail}`)
		},
		isComplete: false
	};
	return {
		value: {
			...general,
			...place,
			severity,
			text: withDetails(tail)
		},
		isComplete: true
	};
}
/** Words with blanks between them are a place only in code or with a line number. */
function parsePlace(head, isInCode) {
	const [, name = "", first, last] = PLACE.exec(head) ?? [];
	const path = name.trim().replace(/^(?:\.\/)+/, "");
	if (path === "" || /\s/.test(path) && !isInCode && first === void 0) return null;
	if (first === void 0) return {
		path,
		startLine: null,
		endLine: null
	};
	const [startLine = 0, endLine = 0] = [Number(first), Number(last ?? first)].toSorted((left, right) => left - right);
	return startLine < 1 ? {
		path,
		startLine: null,
		endLine: null
	} : {
		path,
		startLine,
		endLine
	};
}
function toSeverity(word) {
	const level = word.toLowerCase();
	return level === "high" || level === "low" ? level : "med";
}
/** Lists and code below the item, as written. */
function readDetails(item, source) {
	return item.children.filter((child) => child.type !== "paragraph").map((child) => source.text.slice(child.position?.start.offset, child.position?.end.offset)).join("\n");
}
function startsWithCode(node) {
	const paragraph = node.type === "paragraph" ? node : node.children[0];
	return paragraph?.type === "paragraph" && paragraph.children[0]?.type === "inlineCode";
}

// src/evidence/handoff/diagnose.ts
const MAX_PER_RULE = 20;
const START$2 = {
	line: 1,
	column: 1
};
/** Names the file, puts the remarks in text order and keeps the first 20 of each rule; the last of those says how many more
*  there are. */
function toDiagnostics(remarks, file) {
	const counts = /* @__PURE__ */ new Map();
	const kept = [];
	for (const remark of remarks) {
		const count = (counts.get(remark.ruleId) ?? 0) + 1;
		counts.set(remark.ruleId, count);
		if (count <= MAX_PER_RULE) kept.push(remark);
	}
	return kept.toSorted((left, right) => compare(left.range?.start ?? START$2, right.range?.start ?? START$2)).map((remark) => ({
		...remark,
		file,
		path: null
	})).map((diagnostic, index, all) => {
		const hidden = (counts.get(diagnostic.ruleId) ?? 0) - MAX_PER_RULE;
		const isLast = all.findLastIndex(({ ruleId }) => ruleId === diagnostic.ruleId) === index;
		if (hidden <= 0 || !isLast) return diagnostic;
		return {
			...diagnostic,
			message: `${diagnostic.message} (and ${hidden} more of this kind, not listed)`
		};
	});
}
function compare(left, right) {
	return left.line - right.line || left.column - right.column;
}

// src/evidence/handoff/execution.ts
const ARROW = /(?:\u2192|->|=>)/;
const NOTHING$1 = /^\(?(?:none|n\/?a|nothing|not (?:run|executed|applicable)|skipped|tbd|todo|no (?:commands?|tests?|checks?)(?: (?:were )?(?:run|ran|executed))?)\)?(?:$|[.:;,]| ?[\u2014\u2013-] | \()/;
const NOT_RUN = /^\(?(?:not (?:run|executed|applicable)|skipped|n\/?a|tbd|todo)\)?(?:$|[.:;,]| ?[\u2014\u2013-]| \()/;
const DENIAL$1 = /\b(?:not|unable to|couldn'?t|didn'?t|can'?t|nothing) (?:be |was )?(?:run|ran|execute|executed|start|started)\b/;
/** What the Execution section says was run, item by item: list items, lines of text, fenced blocks and table rows. `(none)`,
*  placeholders, introductions that end in a colon and remarks in parentheses say that nothing was, and are no items. */
function readExecution(blocks, source) {
	return blocks.flatMap((block) => readBlock$1(block, source)).filter(isSomethingRun);
}
function readBlock$1(block, source) {
	if (block.type === "list") return walkItems(block).flatMap((item) => readItem$1(item, source));
	if (block.type === "paragraph") return splitLines(block).map((line) => {
		const [first] = line.nodes;
		return toItem(joinWords([toPlainText(line.nodes, source)]), first?.type === "inlineCode" ? first.value : null);
	});
	if (block.type === "code") return [toItem(block.value.trim(), null)];
	return block.type === "table" ? block.children.slice(1).map((row) => readRow(row, source)) : [];
}
function readItem$1(item, source) {
	const first = item.children.find(isParagraph)?.children[0];
	const command = first?.type === "inlineCode" ? first.value : null;
	const codes = item.children.filter((child) => child.type === "code");
	return [toItem(itemText(item, source), command), ...codes.map((code) => toItem(code.value.trim(), null))];
}
function readRow(row, source) {
	const cells = row.children.map((cell) => joinWords([toPlainText(cell.children, source)]));
	const first = row.children[0]?.children[0];
	const command = first?.type === "inlineCode" ? first.value : null;
	return {
		text: cells.join(" → "),
		command,
		outcome: cells.slice(1).join(" → ") || null
	};
}
function toItem(text, command) {
	const after = command !== null && text.startsWith(command) ? text.slice(command.length) : text;
	const arrow = ARROW.exec(after);
	const outcome = arrow === null ? "" : after.slice(arrow.index + arrow[0].length).trim();
	return {
		text,
		command,
		outcome: outcome === "" ? null : outcome
	};
}
function isSomethingRun({ text, command, outcome }) {
	const words = fold(text).replace(/\s+/g, " ").trim();
	if (!/[\p{L}\p{N}]/u.test(words.replace(/<[^<>]*>/g, ""))) return false;
	if (NOTHING$1.test(words) || NOT_RUN.test(wordsAfter({
		text,
		command,
		outcome
	}))) return false;
	if (command !== null || outcome !== null) return true;
	return !words.endsWith(":") && !(words.startsWith("(") && words.endsWith(")")) && !DENIAL$1.test(words);
}
/** What the item says of its command: the outcome, or whatever follows the code span. */
function wordsAfter({ text, command, outcome }) {
	const after = outcome ?? (command === null ? "" : text.slice(command.length));
	return fold(after).replace(/^[\s:\u2014\u2013-]+/, "");
}

// src/evidence/handoff/glued.ts
/** Names that make the end of a paragraph's line a heading; no other prose ends in one of these after `## `. */
const NAMES$1 = new Set("verification,verdict,target,branch,status,execution,findings,critique,critiques,measurements,pr,pull request,failure mode,failuremode,what i did,what my subtree did,suggested follow-ups".split(","));
const NOT_SPELLED_OUT = "is not spelled out in plain letters";
const MAX_TITLE_CHARS$1 = 120;
const NUMBER_SIGN_LIKES = /[\uFF03\uFE5F\u266F]/g;
/** Whether any line of this prose could be a glued heading. */
function hasNumberSign(prose) {
	return prose.includes("#") || prose.search(NUMBER_SIGN_LIKES) >= 0;
}
/** Reads the lines of one top-level paragraph in order, looking for headings that an agent did not put on a line of their own. */
var GluedHeadings = class {
	#source;
	#openBrackets = 0;
	#hasOpening = false;
	constructor(source) {
		this.#source = source;
	}
	/** Out: the heading that this line ends in, with its flaw if it is not clearly one; null for prose. */
	next(line) {
		const prose = toProse(line.nodes, this.#source).replace(NUMBER_SIGN_LIKES, "#");
		let found = null;
		for (const part of prose.split("\n")) {
			const ending = splitEnding(part);
			this.#passOpenings(ending === null ? part : ending.prefix);
			if (ending !== null) found ??= this.#judge(line, ending);
		}
		return found;
	}
	#judge(line, { prefix, depth, rest }) {
		if (depth === 1 && !/^[ \t]/.test(rest) && /\p{L}/u.test(prefix)) return null;
		const title = joinWords([rest]);
		const name = title.replace(/ ?:$/, "").toLowerCase();
		if (!NAMES$1.has(name) && !name.startsWith("notes")) return resembles(title, "verification") || resembles(title, "verdict") ? {
			depth,
			title,
			flaw: NOT_SPELLED_OUT
		} : null;
		const flaw = name === "verdict" ? "is not on a line of its own" : this.#findFlaw(line, prefix, depth, rest);
		return flaw === null || name === "verification" || name === "verdict" ? {
			depth,
			title,
			flaw
		} : null;
	}
	#findFlaw(line, prefix, depth, rest) {
		if (!/\p{L}/u.test(prefix)) return "does not start with `## ` as a heading does";
		if (depth !== 2 || !/^[ \t]/.test(rest)) return "is not two number signs, a blank and the name";
		const last = line.nodes.at(-1);
		if (last?.type !== "text" || !last.value.includes("##")) return "contains markup";
		const written = splitEnding(lineAt(this.#source, line.number));
		if (!(written !== null && written.depth === 2 && written.rest === rest && !written.prefix.endsWith("\\"))) return NOT_SPELLED_OUT;
		return this.#hasOpening || this.#openBrackets > 0 ? "follows an opening of code, a link or HTML in the same paragraph" : null;
	}
	/** A closing further down could turn all in between into code, a link or a tag; then a text cut off before it would have a
	*  heading that the whole text has not. */
	#passOpenings(prose) {
		if (prose.includes("`") || /<[a-z/!?]/i.test(prose)) this.#hasOpening = true;
		for (const bracket of prose.match(/[[\]]/g) ?? []) this.#openBrackets = Math.max(0, this.#openBrackets + (bracket === "[" ? 1 : -1));
	}
};
/** Takes a line apart at its last number signs. Written without a pattern: one that looks for the end of a line costs the
*  square of its blanks. */
function splitEnding(line) {
	const bare = trimEnd(trimEnd(trimEnd(line, " 	"), "#"), " 	");
	const end = bare.lastIndexOf("#") + 1;
	const rest = bare.slice(end);
	if (end === 0 || rest.length > MAX_TITLE_CHARS$1) return null;
	const prefix = trimEnd(bare.slice(0, end), "#");
	return {
		prefix,
		depth: Math.min(6, end - prefix.length),
		rest
	};
}
function trimEnd(text, characters) {
	let end = text.length;
	while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}

// src/evidence/handoff/html.ts
/** Elements that a browser keeps open across blank lines, so that what follows is inside them though markdown sees it on its
*  own. Void elements and those that any block closes, such as `p`, are not among them. */
const CONTAINERS = new Set("article aside blockquote button center dd details div dl dt fieldset figure footer form header iframe li main nav noscript object ol pre script section select style summary svg table tbody td template textarea tfoot th thead title tr ul".split(" "));
/** In running text only these are taken for markup: `<div>` there is mostly a word that lost its backticks. */
const INLINE_CONTAINERS = /* @__PURE__ */ new Set(["details", "template"]);
const TAG = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)[^<>]*(>?)/gi;
/** Which HTML elements stand open between the blocks of a handoff. */
var OpenElements = class {
	#open = [];
	#isTagOpen = false;
	/** The innermost open element, null where a block stands on its own. */
	innermost() {
		return this.#isTagOpen ? "unfinished tag" : this.#open.at(-1) ?? null;
	}
	/** Takes in one top-level block. */
	pass(block) {
		if (block.type === "html") this.#read(block, CONTAINERS);
		if (block.type !== "paragraph") return;
		for (const child of block.children) if (child.type === "html") this.#read(child, INLINE_CONTAINERS);
	}
	#read(html, names) {
		for (const match of html.value.matchAll(TAG)) {
			const name = match[2]?.toLowerCase();
			this.#isTagOpen = match[0].startsWith("<!--") ? !match[0].endsWith("-->") : match[3] !== ">";
			if (name === void 0 || !names.has(name)) continue;
			if (match[1] === "/") this.#close(name);
			else this.#open.push(name);
		}
	}
	#close(name) {
		const index = this.#open.lastIndexOf(name);
		if (index >= 0) this.#open.length = index;
	}
};

// src/evidence/handoff/sections.ts
/** Splits top-level blocks into sections. What stands in a quote, list, code, table, comment or footnote is never a heading,
*  because it is no top-level block. Out: sections in text order and a warning for each heading glued to a line of prose. */
function toSections(blocks, source) {
	const drafts = [];
	const remarks = [];
	const elements = new OpenElements();
	for (const block of blocks) {
		const element = elements.innermost();
		const wrapping = element === null ? null : `stands inside \`<${element}>\`, which is still open`;
		if (block.type === "heading") drafts.push(fromHeading(block, wrapping, source));
		else if (block.type === "paragraph") splitParagraph(block, wrapping, source, drafts, remarks);
		else drafts.at(-1)?.blocks.push(block);
		elements.pass(block);
	}
	return {
		sections: drafts.map((draft, index) => ({
			...draft,
			bodyEnd: drafts[index + 1]?.headingStart ?? source.text.length
		})),
		remarks
	};
}
/** The sections below one of them, down to the next of its own depth or less. */
function findSubsections(section, sections) {
	const from = sections.indexOf(section) + 1;
	const length = sections.slice(from).findIndex((other) => other.depth <= section.depth);
	return length < 0 ? sections.slice(from) : sections.slice(from, from + length);
}
function fromHeading(heading, wrapping, source) {
	const title = joinWords([toPlainText(heading.children, source)]);
	return {
		title,
		name: toName$1(title),
		depth: heading.depth,
		flaw: wrapping ?? findHeadingFlaw(heading, source),
		range: rangeOf(heading) ?? rangeOfLine(1, ""),
		blocks: [],
		headingStart: heading.position?.start.offset ?? 0,
		bodyStart: heading.position?.end.offset ?? 0
	};
}
function toName$1(title) {
	return title.replace(/ ?:$/, "").toLowerCase();
}
function findHeadingFlaw(heading, source) {
	const [first, ...others] = heading.children;
	if (source.text.charAt(heading.position?.start.offset ?? 0) !== "#") return "is underlined instead of starting with `## `";
	if (first === void 0) return null;
	if (first.type !== "text" || others.length > 0) return "contains markup";
	if (!source.text.startsWith(first.value, first.position?.start.offset)) return "is not spelled out in plain letters";
	return /^[\x20-\x7E\t]*$/.test(first.value) ? null : "contains characters that are not plain letters";
}
function splitParagraph(paragraph, wrapping, source, drafts, remarks) {
	if (!hasNumberSign(toProse(paragraph.children, source))) {
		drafts.at(-1)?.blocks.push(paragraph);
		return;
	}
	const headings = new GluedHeadings(source);
	let lines = [];
	const keepLines = () => {
		if (lines.length > 0) drafts.at(-1)?.blocks.push(toParagraph(lines));
		lines = [];
	};
	for (const line of splitLines(paragraph)) {
		const glued = headings.next(line);
		if (glued === null) lines.push(line);
		else {
			lines.push(withoutHeading(line));
			keepLines();
			const draft = fromGlued(glued, line.number, wrapping, source);
			drafts.push(draft);
			if (draft.flaw === null) remarks.push(remarkGlued(draft));
		}
	}
	keepLines();
}
function withoutHeading(line) {
	const last = line.nodes.at(-1);
	if (last?.type !== "text") return line;
	const value = splitEnding(last.value)?.prefix ?? last.value;
	return {
		...line,
		nodes: [...line.nodes.slice(0, -1), {
			...last,
			value
		}]
	};
}
function fromGlued(glued, lineNumber, wrapping, source) {
	const written = lineAt(source, lineNumber);
	const lineStart = source.lineOffsets[lineNumber - 1] ?? 0;
	return {
		title: glued.title,
		name: toName$1(glued.title),
		depth: glued.depth,
		flaw: wrapping ?? glued.flaw,
		range: rangeOfLine(lineNumber, written),
		blocks: [],
		headingStart: lineStart + Math.max(0, written.lastIndexOf("##")),
		bodyStart: lineStart + written.length
	};
}
function remarkGlued(draft) {
	const message = `the heading \`## ${draft.title}\` is glued to the end of another line and was read as a heading`;
	return warn("glued-heading", message, draft.range, "start every heading on a line of its own, after a blank line");
}

// src/evidence/handoff/fields.ts
const FAILURE_MODE_KEY = /^[ \t]*failure[ _-]?mode[ \t]*:[ \t]*(\S.*)$/im;
const PULL_URL = /https?:\/\/(?:github\.com|review\.cursor\.com\/github)\/[^/\s]+\/[^/\s]+\/pull\/([1-9]\d{0,8})(?!\d)/;
function readFields(blocks, sections, source) {
	const firstLine = (...names) => findFirstLine(sections, names);
	const status = toText(firstLine("status"), source);
	return {
		target: readTarget(firstLine("target"), source),
		branch: readBranch(firstLine("branch"), source),
		status: status === "" || status.includes("|") ? null : status,
		prNumber: readPrNumber(firstLine("pr", "pull request"), blocks, source),
		failureMode: readFailureMode(firstLine("failure mode", "failuremode"), blocks, source),
		notes: readNotes(sections, source)
	};
}
/** The first line of the first section with one of these names, bullets aside. */
function findFirstLine(sections, names) {
	const [block] = sections.find(({ name, depth }) => depth === 2 && names.includes(name))?.blocks ?? [];
	const paragraph = block?.type === "list" ? block.children[0]?.children.find(isParagraph) : block;
	return paragraph?.type === "paragraph" ? splitLines(paragraph)[0] ?? null : null;
}
function toText(line, source) {
	return line === null ? "" : joinWords([toPlainText(line.nodes, source)]);
}
function listCodes(line) {
	return (line?.nodes ?? []).flatMap((node) => {
		if (node.type === "strong" || node.type === "emphasis") return listCodes({
			nodes: node.children,
			number: 0
		});
		return node.type === "inlineCode" ? [node.value.trim()] : [];
	});
}
/** The name in the first code span, or the first word where there is none. */
function readTarget(line, source) {
	const text = toText(line, source);
	const codes = listCodes(line);
	const name = toName(codes[0] ?? text.split(" ")[0] ?? "");
	if (name === null) return null;
	const bare = codes.length > 0 ? void 0 : / on branch (\S+)/.exec(text)?.[1];
	return {
		name,
		branch: toName(codes[1] ?? bare ?? "")
	};
}
function readBranch(line, source) {
	const [code] = listCodes(line);
	if (code !== void 0) return toName(code);
	const words = toText(line, source).split(" ");
	const [first = ""] = words;
	return words.length === 1 || first.includes("/") ? toName(first) : null;
}
/** What can be a name at all: neither empty, nor a remark such as `(no branch)`, nor a placeholder of the template. */
function toName(text) {
	return text === "" || /^[(<{]/.test(text) ? null : text;
}
/** The number in a PR section, else that of the first pull request linked from the agent's own words. */
function readPrNumber(line, blocks, source) {
	const written = line === null ? null : findPull(sourceOf(line)) ?? /^#?([1-9]\d{0,8})\b/.exec(toText(line, source))?.[1];
	if (written !== null && written !== void 0) return Number(written);
	if (!source.text.includes("/pull/")) return null;
	for (const block of blocks) {
		if (block.type === "blockquote") continue;
		const found = findPull(urlsIn(block));
		if (found !== null) return Number(found);
	}
	return null;
}
function sourceOf(line) {
	return line.nodes.map(urlsIn).join(" ");
}
function urlsIn(block) {
	const texts = [];
	visit(block, (node) => {
		if (node.type === "link" || node.type === "definition") texts.push(node.url);
		if (node.type === "text" || node.type === "inlineCode") texts.push(node.value);
	});
	return texts.join(" ");
}
function findPull(text) {
	return PULL_URL.exec(text)?.[1] ?? null;
}
/** A section counts before a key; a section that holds no known mode is not made up for by one. */
function readFailureMode(line, blocks, source) {
	if (line !== null) return toFailureMode(toText(line, source));
	let isLeading = true;
	for (const block of blocks) {
		if (isLeading && (block.type === "yaml" || block.type === "html")) {
			const value = FAILURE_MODE_KEY.exec(block.value)?.[1];
			if (value !== void 0) return toFailureMode(value);
			continue;
		}
		isLeading = false;
		if (block.type !== "paragraph") continue;
		for (const part of splitLines(block)) {
			const value = FAILURE_MODE_KEY.exec(toText(part, source))?.[1];
			if (value !== void 0) return toFailureMode(value);
		}
	}
	return null;
}
function toFailureMode(text) {
	const word = text.replace(/["'`]/g, "").trim().toLowerCase().replace(/[ \t_]+/g, "-");
	return FAILURE_MODES.find((mode) => mode === word) ?? null;
}
function readNotes(sections, source) {
	const notes = sections.filter(({ name, depth }) => depth === 2 && /^notes\b/.test(name)).map((section) => {
		const end = findSubsections(section, sections).at(-1)?.bodyEnd ?? section.bodyEnd;
		return source.text.slice(section.bodyStart, end).trim();
	}).filter((text) => text !== "");
	return notes.length === 0 ? null : notes.join("\n\n");
}

// src/evidence/handoff/refusal.ts
const ADVERB = "(?:(?:yet|fully|completely|entirely|quite|really|actually|currently)[ -]+)?";
const END = "(?= ?(?:$|[:;,.!)\\]}—–→|]|- ))";
const SUBJECT = "(?:(?:criterion|requirement|it|this|still|is|was|are) ){0,3}";
/** Nobody writes these of a criterion that is met. */
const UNMET = `(?:${SUBJECT}not[ -]*${ADVERB}met|(?:is|was|are|were)n['\u2019]t ${ADVERB}met|unmet|(?:only )?(?:partially|partly|mostly|almost|nearly|half)[ -]met|met (?:only )?(?:in part|partially|partly))${END}`;
/** The same in words that outside of findings speak of other things. */
const UNMET_STRICT = `(?:${UNMET}|(?:not ${ADVERB}(?:satisfied|fulfilled|achieved)|unsatisfied|unfulfilled)${END})`;
/** As an answer only: elsewhere it says that some other work is left. */
const UNFINISHED = `(?:not ${ADVERB}done|not yet|partial(?:ly)?)${END}`;
/** Words for a failure that a criterion about failures also uses. */
const FAILED = "(?:fail(?:s|ed|ing|ure)?|not (?:passed|passing|ok)|(?:does|did) not pass)";
const CROSS = "[✗✘❌✖✕]";
const BREAK = "(?:[:—–→]|=>?| ->?)";
const GROUP_UNMET = new RegExp(`^[^\\p{L}\\p{N}]*(?:${SUBJECT}not[ -]*${ADVERB}met\\b|unmet\\b|met,? (?:but|except|apart from)\\b|${UNMET})`, "u");
const GROUP_FAILED = new RegExp(`^[^\\p{L}\\p{N}]*(?:${UNMET_STRICT}|${UNFINISHED}|${FAILED} ?(?:[.!]*$|[:\u2014\u2013]))|^ ?${CROSS}(?:$|[ :,;])`, "u");
const CELL_FAILED = new RegExp(`^[^\\p{L}\\p{N}]*(?:${FAILED}|no|false)[.!]*$`, "u");
const CELL_CROSSED = new RegExp(`^[^\\p{L}\\p{N}]*${CROSS}`, "u");
/** `Failed: 0` counts runs and is no answer. */
const LEADS_FAILED = new RegExp(`^(?:[([]${FAILED}[)\\]]|\\{?${FAILED}\\}? ?(?:[:\u2014\u2013]|- )\\}?(?! ?(?:0|none|no|nothing)\\b))`);
const LEADS_CROSS = new RegExp(`^[([{]*${CROSS}`);
/** A criterion that is met may be about the sign itself. */
const SPEAKS_OF_CROSS = new RegExp(`^[([{]*${CROSS}[)\\]}]* (?:is|are|was|icon)\\b`);
const SAYS_FAILED = new RegExp(`${BREAK} ?[([{]*(?:${FAILED}${END}|${CROSS})`);
const ENDS_FAILED = new RegExp(`(?:(?:${BREAK} ?|[([])${FAILED}|${CROSS})[)\\]}.!]*$`);
/** The state that the change set out from may well have failed. */
const SPEAKS_OF_BASE = /\b(?:before|base|main|master|previous(?:ly)?|old|without|earlier)\b/;
const FIRST_BREAK = new RegExp(BREAK);
const LEADING_DENIAL = new RegExp(`^[([{]*(?:${UNMET_STRICT}|${FAILED}(?= ?[:)\\]\u2014\u2013])|${CROSS}\uFE0F?)[)\\]}]*`, "i");
const MAX_EDGE_CHARS = 400;
const LOOSE_EDGES = toEdges(UNMET);
const STRICT_EDGES = toEdges(UNMET_STRICT);
function toEdges(words) {
	return {
		leads: new RegExp(`^[([{]*${words}`),
		says: new RegExp(`${BREAK} ?[([{]*${words}`),
		ends: new RegExp(`(?:[:=\u2014\u2013\u2192-] ?|[([{]|[.;,] )${words}[)\\]}.!]*$`)
	};
}
/** Whether the content of a parenthesis denies the criterion. In: `isStrict` also takes the plain words for a failure. */
function deniesInGroup(content, isStrict) {
	const words = foldHead(content);
	return GROUP_UNMET.test(words) || isStrict && GROUP_FAILED.test(words);
}
/** Whether a table cell that stands for an answer is nothing but a plain word of denial. */
function deniesInCell(cell) {
	return cell.length < MAX_EDGE_CHARS && CELL_FAILED.test(foldHead(cell));
}
/** Whether a table cell starts with a cross. */
function isCrossed(cell) {
	return CELL_CROSSED.test(foldHead(cell));
}
/** Whether an item without an answer denies its criterion at its start, behind a colon or dash, or at its end. In: one line,
*  code replaced and emphasis in braces, so that what is quoted does not count. */
function deniesOpenly(prose, isStrict) {
	const { leads, says, ends } = isStrict ? STRICT_EDGES : LOOSE_EDGES;
	const head = foldHead(prose);
	const tail = foldTail(prose);
	if (leads.test(head) || says.test(head) || ends.test(tail)) return true;
	if (!isStrict) return false;
	if (LEADS_FAILED.test(head) || LEADS_CROSS.test(head)) return true;
	return !SPEAKS_OF_BASE.test(head) && (SAYS_FAILED.test(head) || ENDS_FAILED.test(tail));
}
/** The same for an item that is answered "met" or "n/a": only what cannot be the criterion's own text. In: `before` and `after`
*  are the item's words around its answer. */
function deniesBesideAnswer(before, after, isStrict) {
	const { leads, says, ends } = isStrict ? STRICT_EDGES : LOOSE_EDGES;
	const head = foldHead(before);
	const rest = foldTail(after);
	const evidenceStart = FIRST_BREAK.exec(head)?.index;
	if (leads.test(head) || ends.test(foldTail(before)) || says.exec(head)?.index === (evidenceStart ?? -1)) return true;
	if (leads.test(rest) || says.test(rest) || ends.test(rest)) return true;
	if (!isStrict) return false;
	return LEADS_CROSS.test(head) && !SPEAKS_OF_CROSS.test(head) || LEADS_FAILED.test(head) || LEADS_CROSS.test(rest) || ENDS_FAILED.test(rest);
}
/** The item without a denial in front, so that its criterion is what comes first. */
function withoutLeadingDenial(text) {
	const denial = LEADING_DENIAL.exec(text)?.[0];
	const rest = denial === void 0 ? "" : text.slice(denial.length).replace(/^[\s:\u2014\u2013,;.-]+/, "");
	return rest === "" ? text : rest;
}
function foldHead(text) {
	return fold(text.slice(0, MAX_EDGE_CHARS)).replace(/\s+/g, " ").trim();
}
function foldTail(text) {
	return fold(text.slice(-400)).replace(/\s+/g, " ").trim();
}

// src/evidence/handoff/answer.ts
const NOT_MET = /^not[ -]*met\b|^unmet\b/;
/** What may stand between the answers of two parts: a sign or word that lists, and the name of the next part. */
const NEXT_PART = /^ ?(?:[,;/+&]|and\b|but\b|while\b) ?(?=.*[\p{L}\p{N}])/u;
const COLON = /: | [\u2014\u2013] /;
const ONLY_LISTING = /^[ ,;/+&]*(?:and|or|but)?[ ,;]*$/;
/** Reads the answer of one item. The last parenthesis counts, because a criterion may speak of "met" and "not met" itself; a
*  denial where no criterion has one still counts against it: an answer in the wrong place must not turn into a pass. In: plain
*  text in one line; `prose` is the same with code replaced and emphasis in braces; `isStrict` also takes plain words and signs
*  for a failure, which only findings do. */
function readAnswer(text, prose, isStrict) {
	const groups = findParentheses(text);
	const last = groups.at(-1);
	const answer = last === void 0 ? null : toAnswer(last.content, isStrict);
	if (last === void 0 || answer === null) return groups.some(({ content }) => toAnswer(content, false) === "not-met") || deniesOpenly(prose, isStrict) ? {
		words: withoutLeadingDenial(text),
		answer: "not-met"
	} : {
		words: text,
		answer: null
	};
	const words = `${text.slice(0, last.start).trim()} ${text.slice(last.end).trim()}`.trim();
	return answer === "met" && isDeniedAround(prose, isStrict) || answer !== "not-met" && hasDeniedPart(text, groups, answer === "met") ? {
		words: withoutLeadingDenial(words),
		answer: "not-met"
	} : {
		words,
		answer
	};
}
/** Reads an answer that stands alone, such as a table cell. */
function toAnswer(text, isStrict) {
	const words = fold(text).replace(/[^\p{L}\p{N}/]+/gu, " ").trim();
	if (NOT_MET.test(words) || deniesInGroup(text, isStrict)) return "not-met";
	if (words === "met") return "met";
	return /^(?:n\/a|na|not applicable)\b/.test(words) ? "n/a" : null;
}
function isDeniedAround(prose, isStrict) {
	const last = findParentheses(prose).at(-1);
	return last !== void 0 && deniesBesideAnswer(prose.slice(0, last.start), prose.slice(last.end), isStrict);
}
/** `dark (not met), light (met)` answers two parts. Within the criterion, up to its colon, the words may be listed as such. In:
*  `isMet` looks behind the first colon too, where the evidence starts. */
function hasDeniedPart(text, groups, isMet) {
	const colon = text.search(COLON);
	return groups.some((group, index) => {
		const next = groups[index + 1];
		if (next === void 0 || toAnswer(group.content, false) !== "not-met") return false;
		const between = text.slice(group.end, next.start);
		const isPart = NEXT_PART.test(between) && !ONLY_LISTING.test(between) && toAnswer(next.content, false) !== null;
		const isAnswer = index === groups.length - 2 && colon > next.start;
		const isInCriterion = isMet ? colon >= group.end && !isAnswer : COLON.test(text.slice(group.end));
		return isPart && !isInCriterion;
	});
}
/** The outermost parentheses in order; one that is never closed runs to the end. */
function findParentheses(text) {
	const groups = [];
	let depth = 0;
	let start = 0;
	for (const { 0: sign, index } of text.matchAll(/[()\uFF08\uFF09]/g)) {
		const isOpening = sign === "(" || sign === "（";
		if (isOpening && depth === 0) start = index;
		if (isOpening) depth += 1;
		else if (depth > 0) {
			depth -= 1;
			if (depth === 0) groups.push({
				start,
				end: index + 1,
				content: text.slice(start + 1, index)
			});
		}
	}
	if (depth > 0) groups.push({
		start,
		end: text.length,
		content: text.slice(start + 1)
	});
	return groups;
}

// src/evidence/handoff/table.ts
const ANSWER_TITLE = /^(?:is |was )?(?:met|answer|result|status|outcome|verdict|state|pass(?:ed|es|ing)?|ok|done|satisfied|fulfilled|holds?|works?|[\u2713\u2714\u2705])\b ?[?:]?/;
/** A column that tells what the change set out from, where a failure is what one expects. */
const BASE_TITLE = /\b(?:before|base|main|master|old|previous(?:ly)?|without)\b/;
/** Reads the rows of a table: the last cell that holds an answer counts, with or without parentheses; one denial is enough
*  against it. In: `isFindings` also takes a bare "no", "failed" or cross, the words in a column of answers only, which is the
*  last one where no title says so. */
function readRows(table, isFindings, source) {
	const [head, ...rows] = table.children;
	const titles = head === void 0 ? [] : listCells(head, source).map((title) => fold(title).trim());
	const hasAnswerTitle = titles.some((title) => ANSWER_TITLE.test(title));
	return rows.map((row) => {
		const cells = listCells(row, source);
		const answers = cells.map((cell, index) => {
			const title = titles[index] ?? "";
			const isAnswerColumn = hasAnswerTitle ? ANSWER_TITLE.test(title) : index > 0 && index === titles.length - 1;
			if (isFindings && !BASE_TITLE.test(title) && (isCrossed(cell) || isAnswerColumn && deniesInCell(cell))) return "not-met";
			const nodes = row.children[index]?.children ?? [];
			return toAnswer(cell, false) ?? readAnswer(cell, toMarkedProse(nodes, source), isAnswerColumn && isFindings).answer;
		});
		const last = answers.findLast((answer) => answer !== null) ?? null;
		return {
			words: cells.filter((_, index) => answers[index] === null).join(": "),
			answer: answers.includes("not-met") ? "not-met" : last,
			range: rangeOf(row)
		};
	});
}
function listCells(row, source) {
	return row.children.map((cell) => joinWords([toPlainText(cell.children, source)]));
}

// src/evidence/handoff/findings.ts
/** In sections of these names `(not met)` speaks of something else than an acceptance criterion of this run. */
const OTHER_NAMES = /^(?:notes|execution$|target$|branch$|status$|critiques?$|measurements$|pr$|pull request$|failure ?mode$|suggested|what )/;
/** A box that markdown does not know, because it is not in a list or has no blank in it. */
const TYPED_BOX = /^(?:\[ ?\]|[\u2610\u25A1\u2B1C]\uFE0F?) /;
const NONE = /^\(?(?:none|nothing|n\/a|no(?:ne)? criteria)\b/i;
const SEVERITY = /^(?:\((high|med|medium|low)\)|\[(high|med|medium|low)\]|(high|med|medium|low)(?= ?[:\u2014\u2013]))[ :\u2014\u2013-]*/i;
/** Reads the acceptance criteria with their answers, and the findings with a severity. Criteria are the items of Findings that
*  have a check box or an answer; an item answered in any other section, except those that speak of something else, counts
*  too, because a "not met" must not be overlooked for standing under another heading. A criterion whose box is empty and
*  that nothing answers speaks against a pass as well: nobody says that it holds. */
function readFindings(sections, source) {
	const criteria = [];
	const findings = [];
	const remarks = [];
	let notMet = null;
	let parentName = "";
	for (const section of sections) {
		if (section.depth <= 2) parentName = section.name;
		if (OTHER_NAMES.test(section.name) || OTHER_NAMES.test(parentName)) continue;
		const isFindings = isAboutCriteria(section.name) || isAboutCriteria(parentName);
		const isDenied = isFindings && section.depth > 2 && deniesInGroup(section.name, false);
		for (const read of section.blocks.flatMap((block) => readEntries(block, isFindings, source))) {
			const entry = isDenied ? denyEntry(read) : read;
			const severity = isFindings ? readSeverity(entry.words) : null;
			if (severity !== null) findings.push(severity);
			if (!isCriterion(entry, isFindings)) continue;
			criteria.push(toCriterion(entry));
			if (entry.answer === null) remarks.push(remarkUnanswered(entry.range));
			const isOpen = isFindings && entry.answer === null && entry.isChecked === false && severity === null;
			if (entry.answer === "not-met" || isOpen) notMet ??= {
				answer: entry.answer,
				range: entry.range
			};
		}
	}
	return {
		criteria,
		findings,
		notMet,
		remarks
	};
}
function isAboutCriteria(name) {
	return /^findings\b|\bacceptance\b|\bcriteri(?:a|on)\b/.test(name);
}
/** Below a heading `Not met` each item is one that is not. */
function denyEntry(entry) {
	return entry.answer === null && !entry.isParagraph && !NONE.test(entry.words) ? {
		...entry,
		answer: "not-met"
	} : entry;
}
function isCriterion({ isChecked, answer, isParagraph }, isFindings) {
	return isFindings ? isChecked !== null || answer !== null : answer !== null && !isParagraph;
}
function readEntries(block, isFindings, source) {
	if (block.type === "list") return walkItems(block).map((item) => readItem(item, isFindings, source));
	if (block.type === "paragraph") return splitLines(block).map((line) => readLine(line, isFindings, source));
	if (block.type !== "table") return [];
	return readRows(block, isFindings, source).map(({ words, answer, range }) => ({
		words,
		answer,
		isChecked: null,
		isParagraph: false,
		range
	}));
}
function readItem(item, isFindings, source) {
	const isChecked = typeof item.checked === "boolean" ? item.checked : null;
	return toEntry(itemText(item, source), itemProse(item, source), isChecked, false, isFindings, rangeOf(item));
}
function readLine(line, isFindings, source) {
	const text = joinWords([toPlainText(line.nodes, source)]);
	const range = rangeOfLine(line.number, lineAt(source, line.number));
	return toEntry(text, [toMarkedProse(line.nodes, source)], null, true, isFindings, range);
}
/** What has a severity is no criterion, so only the words "not met" speak for one there. */
function toEntry(text, paragraphs, isChecked, isParagraph, isFindings, range) {
	const box = isFindings ? TYPED_BOX.exec(text)?.[0] : void 0;
	const bare = text.slice(box?.length ?? 0);
	const prose = joinWords(paragraphs).slice(box?.length ?? 0);
	const isStrict = isFindings && !SEVERITY.test(bare);
	const answered = readAnswer(bare, prose, isStrict);
	const answer = paragraphs.slice(0, -1).some((part) => readAnswer(part, part, isStrict).answer === "not-met") ? "not-met" : answered.answer;
	return {
		words: answered.words,
		answer,
		isChecked: box === void 0 ? isChecked : false,
		isParagraph,
		range
	};
}
function readSeverity(words) {
	const match = SEVERITY.exec(words);
	const level = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
	if (match === null || level === void 0) return null;
	return {
		severity: level === "high" || level === "low" ? level : "med",
		text: words.slice(match[0].length)
	};
}
function toCriterion({ words, answer }) {
	const split = /: | [\u2014\u2013] /.exec(words);
	if (split === null) return {
		criterion: words.replace(/:$/, ""),
		evidence: "",
		answer
	};
	return {
		criterion: words.slice(0, split.index),
		evidence: words.slice(split.index + split[0].length),
		answer
	};
}
function remarkUnanswered(range) {
	return warn("criterion-unanswered", "this criterion ends in no answer", range, "end it in `(met)`, `(not met)` or `(n/a)`");
}

// src/evidence/handoff/measurements.ts
/** Looked for in this order, as the writers of the format do: an arrow anywhere counts before a comparison. */
const OPERATORS = [
	"→",
	"<=",
	">=",
	"==",
	"<",
	">"
];
const HINT = "write `name: before → after`, with blanks round the operator, or `(none)`";
/** Reads a Measurements section. In: its blocks. Out: claims in text order, and what could not be read as one; `isNone` when it
*  says `(none)` and claims nothing. */
function readMeasurements(blocks, source) {
	const claims = [];
	const unparsed = [];
	const remarks = [];
	let saysNone = false;
	for (const { text, range } of blocks.flatMap((block) => readTexts(block, source))) {
		if (text === "") continue;
		if (/^\(none\)(?:$|[.:;,]| ?[\u2014\u2013-])/i.test(text)) {
			saysNone = true;
			continue;
		}
		const claim = parseClaim(text);
		if (claim !== null) claims.push(claim);
		else {
			unparsed.push(text);
			remarks.push(warn("unparsed-measurement", "this line is not read as a measurement", range, HINT));
		}
	}
	return {
		measurements: {
			isNone: saysNone && claims.length === 0,
			claims,
			unparsed
		},
		remarks
	};
}
/** One claim: the last colon before the operator ends the name, so that a name may contain colons. */
function parseClaim(line) {
	const text = line.replace(/(?<=\s)->(?=\s)/g, "→");
	for (const operator of OPERATORS) {
		const index = ` ${text} `.indexOf(` ${operator} `);
		if (index < 0) continue;
		const left = text.slice(0, index);
		const colon = left.lastIndexOf(":");
		const claim = {
			name: left.slice(0, Math.max(0, colon)).trim(),
			before: left.slice(colon + 1).trim(),
			operator,
			after: text.slice(index + operator.length).trim()
		};
		if (claim.name !== "" && claim.before !== "" && claim.after !== "") return claim;
	}
	return null;
}
function readTexts(block, source) {
	if (block.type === "code") {
		const start = block.position?.start.line ?? 1;
		const first = /^ {0,3}[`~]/.test(lineAt(source, start)) ? start + 1 : start;
		return block.value.split("\n").map((line, index) => textAt(joinWords([line]), first + index, source));
	}
	if (block.type === "table") return block.children.slice(1).map((row) => textAt(joinWords(row.children.map((cell) => toPlainText(cell.children, source))), row.position?.start.line ?? 1, source));
	return [...block.type === "list" ? walkItems(block).flatMap((item) => item.children.filter(isParagraph)) : [], ...block.type === "paragraph" ? [block] : []].flatMap((paragraph) => splitLines(paragraph).map((line) => textAt(joinWords([toPlainText(line.nodes, source)]), line.number, source)));
}
function textAt(text, line, source) {
	return {
		text,
		range: rangeOfLine(line, lineAt(source, line))
	};
}

// src/evidence/handoff/misplaced.ts
const NAMES = new Map("Target,Branch,Status,Execution,Findings,Critique,Critiques,Measurements,PR,Pull Request,Failure Mode,FailureMode".split(",").map((name) => [name.toLowerCase(), name]));
/** A warning for each section of the format that stands at another depth, where it is not read. Below a section of the same
*  name it belongs to that one, and notes may be structured at will. */
function findMisplaced(sections) {
	let parentName = "";
	return sections.flatMap((section) => {
		if (section.depth <= 2) parentName = section.depth === 2 ? section.name : "";
		const name = NAMES.get(section.name);
		const isInPlace = section.depth === 2 || parentName === section.name || /^notes\b/.test(parentName);
		return name === void 0 || isInPlace ? [] : [remarkMisplaced(section, name)];
	});
}
function remarkMisplaced({ depth, range }, name) {
	const message = `\`${"#".repeat(depth)} ${name}\` is not read as the section \`## ${name}\``;
	return warn("section-depth", message, range, `write \`## ${name}\`, with exactly two number signs`);
}

// src/evidence/handoff/outcome.ts
const STOP$1 = "(?= ?(?:$|[:;,.!()\\]|—–]|- ))";
const COUNT = new RegExp(`(?<![\\d.,])[1-9]\\d*(?: ?(?:of|/) ?\\d+)?(?: \\w+)? (?:failed|failing|failures?|fails|errors?|red|broken)(?: tests?)?(?= ?(?:\$|[:;,.!()\\]|—–]|- |(?:and|with|in) ))|\\b(?:failed|failures?|errors?|failing) ?[:=] ?[1-9]`);
const EXIT = /\b(?:exit(?:ed|s)?|return(?:ed|s)?)(?: with)?(?: code| status)?[ :=]*(?:[1-9]\d*|non-?zero)\b/;
const FAILURE = new RegExp(`^(?:it |the (?:tests?|suite|command|run) |tests? )?(?:fail(?:s|ed|ing|ure)?${STOP$1}|[\u2717\u2718\u274C\u2716\u2715]|crash(?:ed|es)?\\b|timed out\\b|aborted\\b|killed\\b|command not found\\b|(?:could not|couldn't|cannot|can't|unable to|not able to|did not|didn't|was not|were not|failed to) (?:be |get )?(?:run|ran|executed?|start(?:ed)?|launch(?:ed)?|complete(?:d)?|build|compile|install(?:ed)?)\\b)`);
const FAILED_FILE = /^(?:-+ )?fail\b/;
const SUCCESS = /(?<![\d.,])[1-9]\d* (?:\w+ )?(?:passed|passing|passes|pass|ok|green|succeeded)\b|^(?:pass(?:ed|es)?|ok|green|success(?:ful)?)\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ :=]*0\b|\b(?:all|now) (?:tests? )?(?:pass(?:ed|es|ing)?|green|ok)\b/;
/** A command that ought to fail and does has worked. */
const IS_INTENDED = /\b(?:expected|intended|as it should|required|rejected|refused|by design|on purpose)\b/;
/** Failures that the change did not make count only where nothing passed beside them. */
const IS_FOREIGN = /\b(?:pre-?existing|unrelated|flaky|known|also on|on (?:main|master|base)|before|baseline)\b/;
/** What happened later counts: a run again, a run after a repair. */
const NEXT_STEP = /\u2192|->|=>|\bthen\b|\bnow\b|\bre-?(?:run|ran|tried)\b|\bretr(?:y|ied)\b|\bafter (?:the|my|a) fix\b/;
const MAX_LINE_CHARS = 1e3;
/** Whether the item reports that what it ran failed or could not be run. The last step or line that tells counts. */
function isFailedRun({ text, command, outcome }) {
	const lines = (outcome ?? (command === null ? text : text.slice(command.length).replace(/^ ?\(/, ""))).split("\n");
	const isPasted = lines.length > 1;
	return lines.slice(-2e3).flatMap((line) => toSteps(line)).map((step) => judge(step, isPasted)).filter((result) => result !== null).at(-1) === "failed";
}
function toSteps(line) {
	return fold(line.slice(0, MAX_LINE_CHARS)).replace(/\s+/g, " ").split(NEXT_STEP).map((step) => step.replace(/^[\s#:=\u2014\u2013-]+/, "").trim());
}
function judge(step, isPasted) {
	if (isPasted && step.startsWith("snapshots")) return null;
	const hasPassed = SUCCESS.test(step);
	const hasCount = COUNT.test(step);
	const isFailure = hasCount || EXIT.test(step) || FAILURE.test(step) || isPasted && FAILED_FILE.test(step);
	const isExcused = hasPassed && IS_FOREIGN.test(step) || !hasCount && IS_INTENDED.test(step);
	if (isFailure && !isExcused) return "failed";
	return hasPassed || isExcused ? "passed" : null;
}

// src/evidence/handoff/denial.ts
const STOP = "(?= ?(?:$|[:;,.!)—–]|- ))";
const DENIAL = new RegExp(`^["'*_ ]*(?:(?:but |although |however,? )?(?:(?:the )?tests? |it )?(?:no|nope|false|untrue|fail(?:s|ed|ing|ure)?|red|broken|not (?:really|true|actually|yet|quite|met|passed|passing|verified))${STOP}|not${STOP}|[\u2717\u2718\u274C\u2716\u2715]|[1-9]\\d*(?: ?(?:of|/) ?\\d+)?(?: tests?| checks?)? (?:fail(?:ed|s|ing|ures?)?|red|broken)${STOP})`);
const TURN = "(?:but|though|although|however|except|yet|actually|really|in (?:fact|truth|reality)|rather|correction)";
const FAILS = new RegExp(`\\b${TURN}\\b([^.;]{0,120}?)\\bverifier[-_ ]failed\\b([^.;]{0,60})`);
/** Said of another time, or not said to be so. */
const IS_HEDGED = /\b(?:earlier|previous(?:ly)?|before|first|last|used to|no longer|never|not|would|could|might|if|unless|until)\b|n't\b/;
const IS_ANOTHER = new RegExp(`\\b${TURN}\\b[ :,]*(?:(?:it|this|the (?:value|result|outcome)) (?:is|was) )?(?:${TURN}[ :,]*)?(?:verifier[-_ ]blocked|not[-_]verified)\\b${STOP}`);
const MAX_CHARS$1 = 500;
/** Whether the words right behind a passing value deny it: `: no`, `(failed: 2 red)`. */
function deniesValue(rest) {
	return DENIAL.test(toWords(rest)) || takesBack(rest);
}
/** Whether a line turns from a passing value to a failing one: `but really verifier-failed`. A value that is only named, such
*  as one that would need something else, turns nothing. */
function takesBack(line) {
	const words = toWords(line);
	const turned = FAILS.exec(words);
	return turned !== null && !IS_HEDGED.test(`${turned[1]} ${turned[2]}`) || IS_ANOTHER.test(words);
}
function toWords(text) {
	return fold(text.slice(0, MAX_CHARS$1)).replace(/\s+/g, " ").trim();
}

// src/evidence/handoff/statement.ts
const CANONICAL = new Map(VERIFICATIONS.map((value) => [value, value]));
/** The older `## Verdict` section; a pass there says nothing about what was run, so it counts as the weakest one. */
const LEGACY = /* @__PURE__ */ new Map([
	["pass", "type-check-only"],
	["fail", "verifier-failed"],
	["inconclusive", "verifier-blocked"]
]);
const MAX_LEAD_CHARS = 2e3;
/** What ends a value: the end of the line, punctuation, or a dash with white space before it. */
const VALUE_END = /^(?:[ \t]*$|[.:;,)\]](?=[ \t]|$)|[ \t]*[\u2014\u2013(]|[ \t]+-+[ \t])/;
const CHECK_MARK = /^[ \t]*[\u2705\u2714\u2611]\uFE0F?/;
const LEAD_END = /[\u2014\u2013(:;,.]|[ \t]-+[ \t]/;
/** Reads the value that a line leads with. Markup may surround the value but not split it, and the source must spell it out:
*  escapes, entities and look-alikes are suspicious, not repaired. */
function readStatement(line, vocabulary, source) {
	const text = toLead(toPlainText(line.nodes, source));
	if (isTemplate(text, vocabulary)) return { kind: "template" };
	if (hasBidiControl(text)) return { kind: "suspicious" };
	const leading = matchWord(findLeadingText(line.nodes), vocabulary);
	if (leading === null) {
		if (isDisguised(text, vocabulary)) return { kind: "suspicious" };
		return { kind: takesBack(text) ? "denial" : "prose" };
	}
	if (!lineAt(source, line.number).replace(/^[^A-Za-z&\\]*\[x\]/i, "").replace(/^[^A-Za-z&\\]+/, "").startsWith(leading.word) || !text.startsWith(leading.word)) return { kind: "suspicious" };
	return judgeTail(leading.value, text.slice(leading.word.length), vocabulary, text);
}
function judgeTail(value, tail, vocabulary, text) {
	const afterMark = tail.replace(CHECK_MARK, "");
	const ending = VALUE_END.exec(afterMark);
	if (ending === null) return isDisguised(text, vocabulary) ? { kind: "suspicious" } : {
		kind: "led",
		value
	};
	const rest = toLead(afterMark.slice(ending[0].length));
	const second = matchWord(rest, vocabulary);
	return second !== null && VALUE_END.test(rest.slice(second.word.length)) && second.value !== value || isPassing(value) && isDenied(tail) ? { kind: "several" } : {
		kind: "stated",
		value
	};
}
/** What ends the value is in front: a dash or bracket says nothing, and a word of turning may follow a comma. */
function isDenied(tail) {
	return deniesValue(tail.replace(/^[\s.:;,(\]\u2014\u2013-]+/, ""));
}
/** The text that the line starts with, looked up through bold and italics only; anything else, such as a link, is no value. */
function findLeadingText(nodes) {
	const first = nodes.find((node) => node.type !== "text" || toLead(node.value) !== "");
	if (first?.type === "strong" || first?.type === "emphasis") return findLeadingText(first.children);
	return first?.type === "text" || first?.type === "inlineCode" ? toLead(first.value) : "";
}
/** The start of a line. Only blanks as markdown knows them are trimmed; other white space is part of what was written. */
function toLead(text) {
	const joined = text.replace(/[ \t\n]+/g, " ").slice(0, MAX_LEAD_CHARS);
	return joined.startsWith(" ") ? joined.slice(1) : joined;
}
/** The value that a text starts with, and the letters it is written with. */
function matchWord(text, vocabulary) {
	for (const [name, value] of vocabulary) {
		const word = new RegExp(`^${name.split("-").join("[-_ ]")}(?![A-Za-z0-9_])`, "i").exec(text)?.[0];
		if (word !== void 0) return {
			word,
			value
		};
	}
	return null;
}
/** A line of the format itself: the list of possible values, or nothing but a placeholder. */
function isTemplate(text, vocabulary) {
	if (/^<[^<>]*> ?$/.test(text) || /^\{\{[^{}]*\}\} ?$/.test(text)) return true;
	const values = text.replace(/^[<({[]?(?:one of:?)?\s*/i, "").replace(/[>)}\]]?\.? ?$/, "").split(/\s*(?:\||\/|,|\bor\b)\s*/i).map((part) => part.trim()).map((part) => matchWord(part, vocabulary)?.word === part ? part.toLowerCase() : null);
	return values.every((value) => value !== null) && new Set(values).size > 1;
}
/** Whether the line's lead is a value for the eye and not for the letter. */
function isDisguised(text, vocabulary) {
	const lead = text.slice(0, 120).split(LEAD_END)[0] ?? "";
	if (/^[\x20-\x7E]*$/.test(lead)) return false;
	const folded = fold(lead).replace(/[-_\u2010-\u2015\u2212\p{Z}]+/gu, "-").replace(/^-+|-+$/g, "");
	const foreign = folded.match(/[^a-z-]/g)?.length ?? 0;
	for (const word of vocabulary.keys()) {
		if (findInvisible(lead) >= 0 && distance(folded, word) <= 1) return true;
		if (distance(folded, word) <= foreign && foreign <= word.length / 2) return true;
	}
	return false;
}

// src/evidence/handoff/reading.ts
/** Reads the value of one section. It must lead the first line of the first paragraph, or exactly one item of the first list;
*  a line of the template in front of it is passed over. Whatever else the section states against it makes it worthless. In:
*  `subsections` stand below the section; they can only speak against the value. */
function readValue(section, subsections, vocabulary, source) {
	const remarks = [];
	let hasTemplate = false;
	for (const [index, block] of section.blocks.entries()) {
		if (isSilent(block)) continue;
		const said = readBlock(block, vocabulary, source);
		const own = said.filter(({ statement }) => statement.kind !== "template");
		for (const { line, statement } of said) if (statement.kind === "template") remarks.push(remarkTemplate(rangeOfSaid(line, source)));
		hasTemplate ||= own.length < said.length;
		if (own.length === 0 && hasTemplate && said.length > 0) continue;
		const lead = block.type === "list" ? leadOfList(own) : leadOfParagraph(own);
		const rest = [section.blocks.slice(index + 1), ...subsections.map((below) => below.blocks)].flat();
		const others = [...own, ...rest.flatMap((other) => readBlock(other, vocabulary, source))];
		const outcome = lead.outcome === "no-value" && hasTemplate ? "template-value" : lead.outcome;
		const range = lead.line === null ? section.range : rangeOfSaid(lead.line, source);
		return toReading(isVerification(outcome) ? findObjection(outcome, others) ?? outcome : outcome, range, remarks);
	}
	return toReading(hasTemplate ? "template-value" : "no-value", section.range, remarks);
}
/** Whether anything in these blocks states a value of its own, wherever it stands. */
function statedValues(blocks, vocabulary, source) {
	return blocks.flatMap((block) => readBlock(block, vocabulary, source)).flatMap(({ statement }) => {
		if (statement.kind === "stated") return [statement.value];
		return statement.kind === "suspicious" || statement.kind === "several" ? ["suspicious-value"] : [];
	});
}
/** Comments and link definitions show nothing. */
function isSilent(block) {
	if (block.type !== "html") return block.type === "definition";
	const value = block.value.trim();
	return value.startsWith("<!--") && value.indexOf("-->") === value.length - 3;
}
function readBlock(block, vocabulary, source) {
	if (block.type === "paragraph") return readLines(block, false, false, vocabulary, source);
	if (block.type !== "list") return [];
	return readItems(block, vocabulary, source);
}
function readItems(list, vocabulary, source) {
	const topItems = new Set(list.children);
	return walkItems(list).flatMap((item) => item.children.flatMap((child, index) => {
		if (child.type !== "paragraph") return [];
		const isTask = typeof item.checked === "boolean";
		return readLines(child, index === 0 && topItems.has(item), isTask, vocabulary, source);
	}));
}
function readLines(paragraph, isItem, isTask, vocabulary, source) {
	return splitLines(paragraph).map((line, index) => ({
		line,
		statement: readStatement(line, vocabulary, source),
		isItem: isItem && index === 0,
		isTask
	}));
}
function leadOfParagraph(said) {
	const [first] = said;
	if (first === void 0) return {
		outcome: "no-value",
		line: null
	};
	return {
		outcome: toOutcome(first.statement),
		line: first.line
	};
}
function toOutcome(statement) {
	if (statement.kind === "stated") return statement.value;
	if (statement.kind === "several") return "conflicting-values";
	return statement.kind === "suspicious" ? "suspicious-value" : "unknown-value";
}
/** In a list any item that starts with a value takes part, even one that goes on as a sentence. */
function leadOfList(said) {
	const items = said.filter(({ isItem, statement }) => isItem && statement.kind !== "prose" && statement.kind !== "denial");
	const [first] = items;
	if (first === void 0) return {
		outcome: "no-value",
		line: null
	};
	const { line } = first;
	if (items.some(({ statement }) => statement.kind === "suspicious")) return {
		outcome: "suspicious-value",
		line
	};
	const values = new Set(items.map(({ statement }) => "value" in statement ? statement.value : null));
	if (values.size > 1 || values.has(null)) return {
		outcome: "conflicting-values",
		line
	};
	const stated = items.find(({ statement }) => statement.kind === "stated");
	return stated !== void 0 && items.every(({ isTask }) => !isTask) ? {
		outcome: toOutcome(stated.statement),
		line: stated.line
	} : {
		outcome: "unknown-value",
		line
	};
}
/** What speaks against a value that was read; null when nothing does. */
function findObjection(value, others) {
	let objection = null;
	for (const { statement } of others) {
		if (statement.kind === "suspicious") return "suspicious-value";
		if (statement.kind === "denial" && isPassing(value)) objection = "conflicting-values";
		if (statement.kind === "several") objection = "conflicting-values";
		if (statement.kind === "stated" && statement.value !== value) objection = "conflicting-values";
	}
	return objection;
}
function isVerification(outcome) {
	return VERIFICATIONS.includes(outcome);
}
function toReading(outcome, range, remarks) {
	return isVerification(outcome) ? {
		verification: outcome,
		reason: null,
		range,
		remarks
	} : {
		verification: null,
		reason: outcome,
		range,
		remarks
	};
}
function rangeOfSaid(line, source) {
	return rangeOfLine(line.number, lineAt(source, line.number));
}
function remarkTemplate(range) {
	return warn("template-line", "a line of the template was left in and is not a value", range, "replace it by the value");
}

// src/evidence/handoff/candidates.ts
const MAX_TITLE_CHARS = 200;
/** Sorts out which sections are, or look like, the one with this name. In: `name` in lower case. */
function sortCandidates(sections, name, vocabulary, source) {
	const proper = [];
	const misplaced = [];
	const suspicious = [];
	for (const section of sections) {
		const isNamed = section.name === name;
		if (isNamed && section.flaw === null) (section.depth === 2 ? proper : misplaced).push(section);
		else if (isNamed || resembles(section.title, name) || isRelated(section, name, vocabulary, source)) suspicious.push(section);
	}
	return {
		proper,
		misplaced,
		suspicious,
		isEmpty: proper.length + misplaced.length + suspicious.length === 0
	};
}
/** `## Verification of the toggle` with a value below it, or `## Verification: verifier-failed`: a person reads a value there. */
function isRelated(section, name, vocabulary, source) {
	const title = section.title.slice(0, MAX_TITLE_CHARS);
	if (!containsWord(title, name)) return false;
	return [...title.matchAll(/\b[a-z]/gi)].some(({ index }) => matchWord(title.slice(index), vocabulary) !== null) || statedValues(section.blocks, vocabulary, source).length > 0;
}

// src/evidence/handoff/label.ts
const LABEL = /^(?:final |overall )?verification(?: (?:value|result|status|outcome))? ?[:=\u2014\u2013-] ?/;
const MAX_CHARS = 300;
/** Finds a line such as `**Verification:** verifier-failed`, in a paragraph or list at top level, that states another value
*  than the section does. It can only speak against the section, so look-alike letters count as what they look like. */
function findOtherLabel(blocks, value, source) {
	for (const line of blocks.flatMap(listLines)) {
		const words = fold(joinWords([toPlainText(line.nodes, source)]).slice(0, MAX_CHARS)).trim();
		const label = LABEL.exec(words)?.[0];
		const rest = words.slice(label?.length ?? 0);
		const stated = label === void 0 ? null : matchWord(rest, CANONICAL);
		if (stated !== null && stated.value !== value && VALUE_END.test(rest.slice(stated.word.length))) return rangeOfLine(line.number, lineAt(source, line.number));
	}
	return null;
}
function listLines(block) {
	if (block.type === "paragraph") return splitLines(block);
	if (block.type !== "list") return [];
	return walkItems(block).flatMap((item) => item.children.filter(isParagraph).flatMap(splitLines));
}

// src/evidence/handoff/verification.ts
const START$1 = {
	start: {
		line: 1,
		column: 1
	},
	end: {
		line: 1,
		column: 1
	}
};
const FORMAT_HINT = "write `## Verification` on a line of its own, once, and below it one of live-ui-verified, unit-test-verified, type-check-only, verifier-blocked, verifier-failed, not-verified";
const MESSAGES = {
	"no-section": "the handoff has no section `## Verification`",
	"no-value": "the section starts with no value: neither a line of text nor a list item with one",
	"unknown-value": "the section does not start with one of the known values",
	"template-value": "the section holds the list of possible values instead of one of them",
	"conflicting-sections": "this does not agree with the value stated elsewhere",
	"conflicting-values": "the section states more than one value, or denies the one that it states",
	"suspicious-heading": "a heading looks like the value's section and is not",
	"suspicious-value": "the value looks like a known one but is not spelled out in plain letters",
	"heading-depth": "the value's heading must have exactly two number signs",
	"too-large": "the handoff is too large"
};
/** Decides the handoff's value. A look-alike of the section, a section at the wrong depth and two sections that disagree leave
*  no value, nor does a line `Verification: value` anywhere that disagrees; the older `## Verdict` is read only where nothing
*  carries the name Verification. In: all top-level `blocks`, and the same in sections. Throws: never. Source: handoff format,
*  "Verification". */
function readVerification(blocks, sections, source) {
	const canonical = sortCandidates(sections, "verification", CANONICAL, source);
	const result = canonical.isEmpty ? decide(sortCandidates(sections, "verdict", LEGACY, source), sections, LEGACY, source) : decide(canonical, sections, CANONICAL, source);
	const other = result.verification === null ? null : findOtherLabel(blocks, result.verification, source);
	return other === null ? result : withRemarks(result.remarks, refuse("conflicting-sections", other));
}
/** A refusal with the diagnostic that explains it. */
function refuse(reason, range, message = MESSAGES[reason], hint = FORMAT_HINT) {
	return {
		verification: null,
		reason,
		remarks: [fail(reason, message, range, hint)]
	};
}
function decide({ proper, misplaced, suspicious }, sections, vocabulary, source) {
	const [lookalike] = suspicious;
	if (lookalike !== void 0) return refuse("suspicious-heading", lookalike.range, describe(lookalike));
	if (proper.length === 0) {
		const [wrong] = misplaced;
		return wrong === void 0 ? refuse("no-section", START$1) : refuse("heading-depth", wrong.range);
	}
	const read = (section) => readValue(section, findSubsections(section, sections), vocabulary, source);
	const result = combine(proper.map(read));
	if (result.verification === null) return result;
	return findContradictor(result.verification, misplaced.map(read), sections, vocabulary) ?? result;
}
function describe({ title, flaw }) {
	return `the heading \`${title.slice(0, 80).replace(/[^\x20-\x7E]/gu, "�").replaceAll("`", "'")}\` looks like the value's section but ${flaw ?? "has another name"}`;
}
/** One value from all sections of the right name. */
function combine(readings) {
	const remarks = readings.flatMap((reading) => reading.remarks);
	const [first] = readings;
	const odd = readings.find(({ verification, reason }) => verification !== first?.verification || reason !== first.reason);
	const suspicious = readings.find(({ reason }) => reason === "suspicious-value");
	const unreadable = suspicious ?? readings.find(({ reason }) => reason !== null);
	if (odd !== void 0 && suspicious === void 0) return withRemarks(remarks, refuse("conflicting-sections", odd.range));
	if (unreadable !== void 0 && unreadable.reason !== null) return withRemarks(remarks, refuse(unreadable.reason, unreadable.range));
	const repeated = readings.slice(1).map(({ range }) => warn("repeated-section", "the same value is stated once more", range, "state the value once"));
	return {
		verification: first?.verification ?? null,
		reason: null,
		remarks: [...remarks, ...repeated]
	};
}
/** A section of the same name at another depth, or a heading that is itself a value, which says something else. */
function findContradictor(value, misplaced, sections, vocabulary) {
	const disguised = misplaced.find(({ reason }) => reason === "suspicious-value");
	if (disguised !== void 0) return refuse("suspicious-value", disguised.range);
	const other = misplaced.find(({ verification }) => verification !== null && verification !== value);
	if (other !== void 0) return refuse("conflicting-sections", other.range);
	const titled = sections.find(({ title }) => {
		const word = matchWord(title, vocabulary);
		return word !== null && word.word === title && word.value !== value;
	});
	return titled === void 0 ? null : refuse("conflicting-sections", titled.range);
}
function withRemarks(remarks, result) {
	return {
		...result,
		remarks: [...remarks, ...result.remarks]
	};
}

// src/evidence/handoff/parse.ts
/** Largest handoff that is read, in bytes of UTF-8. */
const MAX_HANDOFF_BYTES = 1048576;
const START = {
	start: {
		line: 1,
		column: 1
	},
	end: {
		line: 1,
		column: 1
	}
};
const NOTHING = {
	target: null,
	branch: null,
	status: null,
	execution: [],
	criteria: [],
	findings: [],
	critiques: [],
	measurements: null,
	prNumber: null,
	failureMode: null,
	notes: null
};
/** Reads one handoff, the final markdown message of an agent. In: the text as the agent left it, of any size; `file` is its
*  name for people. Out: the typed handoff, whose `verification` is null with a reason unless it is stated once and beyond
*  doubt, and diagnostics in text order, at most 20 of a kind. Throws: never. Source: handoff format. */
function parseHandoff(markdown, file) {
	const { handoff, remarks } = isTooLarge(markdown) ? refuseTooLarge() : readHandoff(markdown);
	return {
		handoff,
		diagnostics: toDiagnostics(remarks, file)
	};
}
function readHandoff(markdown) {
	const source = toSource(markdown.replace(/^\uFEFF/, ""));
	const { blocks, tooComplexAtLine, isFrontMatterOpen } = readBlocks(source.text);
	if (tooComplexAtLine !== null) return refuseTooComplex(tooComplexAtLine);
	if (isFrontMatterOpen) return refuseFrontMatter();
	const { sections, remarks } = toSections(blocks, source);
	const { reason, verification, remarks: valueRemarks } = readVerification(blocks, sections, source);
	const execution = readExecution(blocksUnder(sections, ["execution"]), source);
	const { criteria, findings, ...findingsFound } = readFindings(sections, source);
	const critiques = readCritiques(blocksUnder(sections, ["critique", "critiques"]), source);
	const measured = sections.some((section) => section.depth === 2 && section.name === "measurements") ? readMeasurements(blocksUnder(sections, ["measurements"]), source) : null;
	const contradiction = findContradiction(verification, execution, findingsFound.notMet);
	return {
		handoff: {
			...readFields(blocks, sections, source),
			verification,
			reason,
			contradiction: contradiction?.kind ?? null,
			execution,
			criteria,
			findings,
			critiques: critiques.critiques,
			measurements: measured?.measurements ?? null
		},
		remarks: [
			...remarks,
			...valueRemarks,
			...contradiction === null ? [] : [contradiction.remark],
			...findMisplaced(sections),
			...findingsFound.remarks,
			...critiques.remarks,
			...measured?.remarks ?? [],
			...findInvisibles(source)
		]
	};
}
/** What stands in the sections of these names and below them. */
function blocksUnder(sections, names) {
	return sections.filter(({ name, depth }) => depth === 2 && names.includes(name)).flatMap((section) => [section, ...findSubsections(section, sections)].flatMap(({ blocks }) => blocks));
}
/** What in the handoff speaks against its own pass. A build or a type check leaves nothing to list, so that value alone needs no
*  Execution. */
function findContradiction(verification, execution, notMet) {
	if (!isPassing(verification)) return null;
	if (notMet !== null) {
		const message = `${verification} is claimed although a criterion is ${notMet.answer === null ? "neither checked nor answered" : "answered \"not met\""}`;
		return {
			kind: "criterion-not-met",
			remark: fail("criterion-not-met", message, notMet.range, "a criterion that is not met makes the value verifier-failed; answer the others `(met)` or `(n/a)`")
		};
	}
	if (execution.length > 0 && execution.every(isFailedRun)) {
		const message = `${verification} is claimed although all that \`## Execution\` lists failed or could not be run`;
		return {
			kind: "execution-failed",
			remark: fail("execution-failed", message, START, "a failed run makes the value verifier-failed, one that could not be made verifier-blocked")
		};
	}
	if (verification === "type-check-only" || execution.length > 0) return null;
	const message = `${verification} is claimed but \`## Execution\` lists nothing that was run`;
	return {
		kind: "no-execution",
		remark: fail("no-execution", message, START, "list every command with its outcome under `## Execution`, as `command` → outcome")
	};
}
function isTooLarge(markdown) {
	return markdown.length > 1048576 || new TextEncoder().encode(markdown).length > 1048576;
}
function refuseTooLarge() {
	return toRefusal(refuse("too-large", START, `the handoff is larger than ${MAX_HANDOFF_BYTES} bytes and was not read`, "leave logs out of the handoff and name the files instead"));
}
function refuseTooComplex(line) {
	const place = {
		line,
		column: 1
	};
	return toRefusal(refuse("too-large", {
		start: place,
		end: place
	}, "from here on the handoff is nested or marked up too heavily to be read in reasonable time", "put pasted output into code fences"));
}
function refuseFrontMatter() {
	return toRefusal(refuse("no-section", START, "the first line opens front matter that nothing closes, so the handoff has no sections", "close it with a second `---` or leave the first one out"));
}
function toRefusal({ verification, reason, remarks }) {
	return {
		handoff: {
			...NOTHING,
			verification,
			reason,
			contradiction: null
		},
		remarks
	};
}

export { parseHandoff as n, isFailedRun as r, MAX_HANDOFF_BYTES as t };