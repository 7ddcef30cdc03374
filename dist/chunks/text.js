import { i as remarkGfm, r as remarkParse, t as unified, y as remarkFrontmatter } from "./lib.js";

// src/evidence/handoff/effort.ts
/** Characters whose runs make inline parsing quadratic within one text block. */
const DELIMITERS = /[*_~[\]!]/g;
/** A line with this many container markers in front is not writing; the parser would need one stack frame and more for each. */
const HOSTILE_MARKERS = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){200,}/m;
const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/;
const UNDERLINE = /^[ \t>]*(?:-+|=+)[ \t]*$/;
/** Whether some line is nested deeper than any person or agent nests. */
function hasHostileNesting(text) {
	return HOSTILE_MARKERS.test(text);
}
/** What parsing this text will cost, without parsing it: an upper bound that is linear for writing and grows with the square
*  of the length where the markdown parser's own cost does (delimiters in one text block, lazy lines and markers in one
*  container, underlined headings). In: text of whole lines; `isContainer` when it is one list, quote or footnote. Out: units
*  of roughly 10 µs, measured; never an exact time. */
function estimateEffort(text, isContainer) {
	let units = 0;
	let underlines = 0;
	let markers = 0;
	let run = startRun();
	for (const line of text.split(/\r\n|\r|\n/)) {
		if (line.trim() === "") {
			units += .25 + estimateRun(run, isContainer);
			run = startRun();
			continue;
		}
		const lineMarkers = countMarkers(line);
		const indent = isContainer ? Math.max(0, line.search(/[^ \t]/) - 20) : 0;
		units += 2 + 2 * lineMarkers + indent + (line.split("|").length - 1) + (line.includes("]:") ? 4 : 0);
		markers += lineMarkers;
		if (UNDERLINE.test(line)) underlines += 1;
		addLine(run, line, lineMarkers);
	}
	units += estimateRun(run, isContainer) + underlines * underlines / 50;
	return units + (isContainer ? markers * markers / 4e3 : 0);
}
function startRun() {
	return {
		chars: 0,
		delimiters: 0,
		unmarkedLines: 0,
		tickLengths: /* @__PURE__ */ new Set()
	};
}
function addLine(run, line, markers) {
	run.chars += line.length;
	run.delimiters += line.match(DELIMITERS)?.length ?? 0;
	if (markers === 0) run.unmarkedLines += 1;
	for (const ticks of line.match(/`+/g) ?? []) run.tickLengths.add(ticks.length);
}
function estimateRun(run, isContainer) {
	return run.delimiters / 2 + run.delimiters * run.delimiters / 1e3 + (run.tickLengths.size < 5 ? 0 : run.tickLengths.size * run.chars / 400) + (isContainer ? run.unmarkedLines * run.unmarkedLines / 200 : 0);
}
/** The same for one parsed block, with positions in `text`; code and HTML are free because nothing in them is parsed. */
function estimateBlock(block, text) {
	const start = block.position?.start.offset;
	const end = block.position?.end.offset;
	if (start === void 0 || end === void 0 || isOpaque(block)) return 1;
	return estimateEffort(text.slice(start, end), canHoldLazyLines(block));
}
function isOpaque(block) {
	return block.type === "code" || block.type === "html" || block.type === "yaml";
}
/** Whether lines of this block may belong to it without being marked as such. */
function canHoldLazyLines(block) {
	return block.type === "list" || block.type === "blockquote" || block.type === "footnoteDefinition";
}
function countMarkers(line) {
	return (MARKERS.exec(line)?.[0] ?? "").match(/>|[-+*]|\d+[.)]/g)?.length ?? 0;
}

// src/evidence/handoff/chunk.ts
const bodyParser = unified().use(remarkParse).use(remarkGfm).use(dropAutolinks).freeze();
const headParser = unified().use(remarkParse).use(remarkGfm).use(dropAutolinks).use(remarkFrontmatter).freeze();
/** Takes the recognition of bare URLs and mail addresses out of GFM: nothing here needs them linked, and it looks at every word,
*  which costs a quarter of all time and makes a long paragraph quadratic. */
function dropAutolinks() {
	for (const { text = {} } of this.data().micromarkExtensions ?? []) for (const [code, constructs] of Object.entries(text)) text[Number(code)] = [constructs ?? []].flat().filter(({ name }) => name?.endsWith("Autolink") !== true);
}
/** Reads complete blocks from `offset`, which is the start of a line. In: `wantedChars` is how much to look at first, and how
*  far to look past a long block. Out: at least one block unless only blank lines are left; null when that would cost more
*  than `budget`. Throws: never. */
function readChunk(source, offset, wantedChars, budget) {
	let end = findLineEnd(source, offset + wantedChars);
	let open = null;
	let opaqueChars = 0;
	let effort = 0;
	for (;;) {
		const text = source.slice(offset, end);
		const isFirstLook = open === null && text.length <= 2 * wantedChars;
		if (!isAffordable(text.slice(opaqueChars), isFirstLook, open, budget - effort)) return null;
		const children = parseBlocks(text, offset === 0);
		if (children === null) return null;
		for (const child of children) effort += estimateBlock(child, text);
		if (end === source.length) return {
			children,
			nextOffset: text.length,
			isListCut: false,
			effort
		};
		const cut = cutAtLastStart(children);
		if (cut !== null) return {
			...cut,
			effort
		};
		if (children.length === 0) return {
			children,
			nextOffset: text.length,
			isListCut: false,
			effort
		};
		open = children[0] ?? null;
		const opaqueEnd = open === null ? null : findOpaqueEnd(open, text, source.slice(end));
		opaqueChars = opaqueEnd === null ? 0 : text.length + opaqueEnd;
		end = findLineEnd(source, opaqueEnd === null ? offset + 4 * text.length : end + opaqueEnd + wantedChars);
	}
}
function isAffordable(text, isFirstLook, open, budget) {
	if (budget <= 0 || hasHostileNesting(text)) return false;
	return isFirstLook || estimateEffort(text, open !== null && canHoldLazyLines(open)) <= budget;
}
function parseBlocks(text, isHead) {
	const given = text.startsWith("﻿") ? `\u200B${text.slice(1)}` : text;
	try {
		return (isHead ? headParser : bodyParser).parse(given).children;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
/** Keeps what comes before the last place where a block, or an item of a top-level list, starts: what another one has followed
*  can never change again. */
function cutAtLastStart(children) {
	const last = children.at(-1);
	const lastItem = last?.type === "list" && last.children.length > 1 ? last.children.at(-1) : void 0;
	if (last?.type === "list" && lastItem !== void 0) return {
		children: [...children.slice(0, -1), withoutLastItem(last)],
		nextOffset: findLineStart(lastItem),
		isListCut: true
	};
	for (let index = children.length - 1; index > 0; index -= 1) {
		const block = children[index];
		const isSafe = children[index - 1]?.type !== "definition";
		if (block !== void 0 && isSafe) return {
			children: children.slice(0, index),
			nextOffset: findLineStart(block),
			isListCut: false
		};
	}
	return null;
}
function withoutLastItem(list) {
	const children = list.children.slice(0, -1);
	const end = children.at(-1)?.position?.end;
	const position = list.position === void 0 || end === void 0 ? {} : { position: {
		...list.position,
		end
	} };
	return {
		...list,
		children,
		...position
	};
}
/** Code and HTML are cheap at any size and end at a line that is easy to find; a wrong guess only costs another look. Out: how
*  many characters of `rest` belong to the block; null when it is something else. */
function findOpaqueEnd(block, text, rest) {
	const ending = block.type === "code" ? codeEnding(text) : block.type === "html" ? htmlEnding(text) : null;
	const match = ending?.exec(rest);
	if (ending === null) return null;
	return match === null || match === void 0 ? rest.length : match.index + match[0].length;
}
function codeEnding(text) {
	const fence = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
	return fence === void 0 ? /^(?! {4}|\t|[ \t]*$)/m : new RegExp(`^ {0,3}${fence}+[ \\t]*$`, "m");
}
function htmlEnding(text) {
	if (/^\s*<!--/.test(text)) return /-->/;
	if (/^\s*<(?:pre|script|style|textarea)/i.test(text)) return /<\/(?:pre|script|style|textarea)>/i;
	return /^\s*<[?!]/.test(text) ? />/ : /^[ \t]*$/m;
}
function findLineStart(node) {
	const start = node.position?.start;
	return start?.offset === void 0 ? 0 : start.offset - (start.column - 1);
}
function findLineEnd(source, from) {
	if (from >= source.length) return source.length;
	const ending = /\r\n|\r|\n/g;
	ending.lastIndex = Math.max(0, from - 1);
	const match = ending.exec(source);
	return match === null ? source.length : match.index + match[0].length;
}

// src/evidence/handoff/blocks.ts
const CHUNK_CHARS = 4096;
/** A few seconds of parsing; a handoff as agents write them costs half of this at the size limit. */
const EFFORT_BUDGET = 2e5;
const MAX_NODE_DEPTH = 1e3;
const FRONT_MATTER_OPEN = /^---[ \t]*(?:\r\n|\r|\n)/;
const FRONT_MATTER_CLOSE = /[\r\n]---[ \t]*(?=[\r\n]|$)/;
/** Reads the top-level blocks piece by piece, because the markdown parser's cost grows with the square of what it gets at once.
*  In: text without a byte order mark. Out: the same blocks as parsing all at once, except that the definition of a reference
*  counts only in the piece it stands in. Throws: never. */
function readBlocks(source, chunkChars = CHUNK_CHARS) {
	const blocks = [];
	const headChars = measureFrontMatter(source);
	if (headChars === null) return {
		blocks,
		tooComplexAtLine: null,
		isFrontMatterOpen: true
	};
	let offset = 0;
	let line = 1;
	let effort = 0;
	let isListCut = false;
	while (offset < source.length) {
		const chunk = readChunk(source, offset, offset === 0 ? Math.max(headChars, chunkChars) : chunkChars, EFFORT_BUDGET - effort);
		if (chunk === null || !moveIntoPlace(chunk.children, offset, line)) return {
			blocks,
			tooComplexAtLine: line,
			isFrontMatterOpen: false
		};
		appendBlocks(blocks, chunk.children, isListCut);
		line += source.slice(offset, offset + chunk.nextOffset).match(/\r\n|\r|\n/g)?.length ?? 0;
		offset += chunk.nextOffset;
		effort += chunk.effort;
		isListCut = chunk.isListCut;
	}
	return {
		blocks,
		tooComplexAtLine: null,
		isFrontMatterOpen: false
	};
}
/** Front matter is the one block whose end decides what its first line means. Out: its length, 0 without any, null when the
*  first line opens it and nothing closes it. */
function measureFrontMatter(source) {
	const opening = FRONT_MATTER_OPEN.exec(source);
	if (opening === null) return source === "---" ? null : 0;
	const from = opening[0].length - 1;
	const closing = FRONT_MATTER_CLOSE.exec(source.slice(from));
	return closing === null ? null : from + closing.index + closing[0].length;
}
/** Shifts all positions from the piece to the whole text. Out: false when the tree is deeper than is safe to walk. */
function moveIntoPlace(children, offset, line) {
	const pending = children.map((node) => ({
		node,
		depth: 1
	}));
	for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
		const { node, depth } = next;
		if (depth > MAX_NODE_DEPTH) return false;
		if (node.position !== void 0) {
			const { start, end } = node.position;
			node.position = {
				start: moved(start, offset, line),
				end: moved(end, offset, line)
			};
		}
		if ("children" in node) for (const child of node.children) pending.push({
			node: child,
			depth: depth + 1
		});
	}
	return true;
}
function moved(point, offset, line) {
	return {
		...point,
		line: point.line + line - 1,
		offset: (point.offset ?? 0) + offset
	};
}
function appendBlocks(blocks, children, isListCut) {
	const last = blocks.at(-1);
	const [first, ...others] = children;
	if (!isListCut || last?.type !== "list" || first?.type !== "list") {
		blocks.push(...children);
		return;
	}
	last.children.push(...first.children);
	if (last.position !== void 0 && first.position !== void 0) last.position.end = first.position.end;
	blocks.push(...others);
}

// src/evidence/handoff/text.ts
/** Stands for a code span where only the words around it count. */
const CODE_PLACEHOLDER = "￼";
function toSource(text) {
	const lines = [];
	const lineOffsets = [0];
	for (const ending of text.matchAll(/\r\n|\r|\n/g)) {
		lines.push(text.slice(lineOffsets.at(-1), ending.index));
		lineOffsets.push(ending.index + ending[0].length);
	}
	lines.push(text.slice(lineOffsets.at(-1)));
	return {
		text,
		lines,
		lineOffsets
	};
}
/** The line as written, without its ending. In: 1-based number. */
function lineAt(source, number) {
	return source.lines[number - 1] ?? "";
}
const keep = (words) => words;
const hide = () => CODE_PLACEHOLDER;
const PLAIN = {
	code: keep,
	emphasis: keep
};
const PROSE = {
	code: hide,
	emphasis: keep
};
const MARKED = {
	code: hide,
	emphasis: (words) => `{${words}}`
};
/** The words of inline content: markup gone, code spans and inline HTML as they stand. In a path such as `src/__tests__/a.ts`
*  markdown sees bold where the author wrote a name, so markup that touches a slash stays. */
function toPlainText(nodes, source) {
	return nodes.map((node) => nodeText(node, source, PLAIN)).join("");
}
/** The same with every code span replaced by one character, for recognising headings: what is in code is quoted. */
function toProse(nodes, source) {
	return nodes.map((node) => nodeText(node, source, PROSE)).join("");
}
/** The same in one line, with bold and italics in braces, for recognising a word that was set apart. */
function toMarkedProse(nodes, source) {
	return joinWords([nodes.map((node) => nodeText(node, source, MARKED)).join("")]);
}
function nodeText(node, source, rendering) {
	if (node.type === "text" || node.type === "html") return node.value;
	if (node.type === "inlineCode") return rendering.code(node.value);
	if (node.type === "break") return "\n";
	if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
	if (node.type === "footnoteReference") return "";
	const path = findPathMarkup(node, source);
	if (path !== null) return path;
	const words = node.children.map((child) => nodeText(child, source, rendering)).join("");
	return node.type === "strong" || node.type === "emphasis" ? rendering.emphasis(words) : words;
}
function findPathMarkup(node, source) {
	const start = node.position?.start.offset;
	const end = node.position?.end.offset;
	if (start === void 0 || end === void 0 || node.type === "link" || node.type === "linkReference") return null;
	return (source.text.charAt(start - 1) === "/" || /^(?:\/|\.\w)/.test(source.text.slice(end, end + 2))) && source.text.charAt(start) !== "~" ? source.text.slice(start, end) : null;
}
/** Splits a paragraph where its own text breaks; a line break inside emphasis or a link does not split. */
function splitLines(paragraph) {
	const lines = [];
	let number = paragraph.position?.start.line ?? 1;
	let isLineOpen = false;
	const add = (node) => {
		if (!isLineOpen) lines.push({
			nodes: [],
			number
		});
		lines.at(-1)?.nodes.push(node);
		isLineOpen = true;
	};
	const endLine = () => {
		isLineOpen = false;
		number += 1;
	};
	for (const child of paragraph.children) {
		number = child.position?.start.line ?? number;
		if (child.type === "break") endLine();
		else if (child.type === "text") for (const [index, value] of child.value.split("\n").entries()) {
			if (index > 0) endLine();
			add(textAt(value, number));
		}
		else {
			add(child);
			number = child.position?.end.line ?? number;
		}
	}
	return lines;
}
/** Puts lines back together into a paragraph of their own. */
function toParagraph(lines) {
	const children = lines.flatMap((line, index) => index === 0 ? line.nodes : [textAt("\n", line.number - 1), ...line.nodes]);
	const point = {
		line: lines[0]?.number ?? 1,
		column: 1
	};
	return {
		type: "paragraph",
		children: [...children],
		position: {
			start: point,
			end: point
		}
	};
}
function textAt(value, line) {
	const point = {
		line,
		column: 1
	};
	return {
		type: "text",
		value,
		position: {
			start: point,
			end: point
		}
	};
}
/** Every item of a list and of the lists in it, in order. */
function walkItems(list) {
	const items = [];
	const visit = (item) => {
		items.push(item);
		for (const child of item.children) if (child.type === "list") child.children.forEach(visit);
	};
	list.children.forEach(visit);
	return items;
}
/** The item's own words in one line: its paragraphs, not the lists and code blocks in it. */
function itemText(item, source) {
	return joinWords(item.children.filter(isParagraph).map((child) => toPlainText(child.children, source)));
}
/** The same with code replaced and emphasis in braces, a text for each paragraph. */
function itemProse(item, source) {
	return item.children.filter(isParagraph).map((child) => toMarkedProse(child.children, source));
}
/** Texts in one line, each run of white space one blank. */
function joinWords(texts) {
	return texts.join(" ").replace(/\s+/g, " ").trim();
}
function isParagraph(node) {
	return node.type === "paragraph";
}

export { lineAt as a, toParagraph as c, toSource as d, walkItems as f, joinWords as i, toPlainText as l, itemProse as n, splitLines as o, readBlocks as p, itemText as r, toMarkedProse as s, isParagraph as t, toProse as u };