import { d as toSource, l as toPlainText, p as readBlocks, t as isParagraph } from "./text.js";

// src/evidence/wording.ts
/** Without any of these, markdown is what it says. */
const MAY_BE_MARKUP = /[`*_~\\<>&[\]!@#|]|:\/\/|www\./;
/** Reads a criterion of a plan. In: markdown of any length. Throws: never. */
function toWording(criterion) {
	const line = criterion.replaceAll(/[\r\n\u2028\u2029]+/g, " ").trim();
	if (!MAY_BE_MARKUP.test(line)) return {
		plain: collapse(line),
		code: []
	};
	const text = `- [ ] ${line}`;
	const [block] = readBlocks(text).blocks;
	const paragraphs = block?.type === "list" ? block.children[0]?.children.filter(isParagraph) ?? [] : [];
	if (paragraphs.length === 0) return {
		plain: collapse(line),
		code: []
	};
	const source = toSource(text);
	return {
		plain: collapse(paragraphs.map(({ children }) => toPlainText(children, source)).join(" ")),
		code: paragraphs.flatMap(codeOf)
	};
}
/** Where two wordings are one criterion: their texts are the same, and so is what stands in code, white space included. */
function identityOf({ plain, code }) {
	return JSON.stringify([plain, ...code.filter((one) => /\s{2,}/.test(one))]);
}
/** The text but for white space. */
function exactKey(plain) {
	return collapse(plain.normalize("NFC"));
}
/** The text but for capitals, quotes, the mark at its end, and marks between words that compare and compute nothing. */
function looseKey(plain) {
	return collapse(plain.normalize("NFC").toLowerCase().replaceAll(/["'`\u00ab\u00bb\u2018-\u201f]/g, "").replaceAll(/[,;:]+(?=\s|$)/g, " ").replaceAll(/\s[\u2013\u2014]+(?=\s|$)/g, " ").replaceAll(/(?<=\d)\s+%/g, "%").replace(/[\s.,;:!\u2026]+$/, ""));
}
/** Whether all that the criterion has in code marks stands in a text, sign by sign and in its order. */
function hasCode({ code }, text) {
	const where = collapse(text);
	let from = 0;
	for (const one of code.map(collapse)) {
		const at = where.indexOf(one, from);
		if (at < 0) return false;
		from = at + one.length;
	}
	return true;
}
function codeOf(paragraph) {
	const found = [];
	const visit = (node) => {
		if (node.type === "inlineCode") found.push(node.value);
		if ("children" in node) node.children.forEach(visit);
	};
	visit(paragraph);
	return found;
}
function collapse(text) {
	return text.replaceAll(/\s+/g, " ").trim();
}

// src/evidence/criteria.ts
/** Finds the answers to the items of an acceptance. In: items as plans have them, findings of a handoff. Out: each item once, in the
*  given order, without blank ones; items that differ in more than markup are several. A finding answers one item at most: the one
*  whose words and signs it repeats. What could be meant for several answers none of them. Throws: never. */
function matchCriteria(asked, findings) {
	const answers = /* @__PURE__ */ new Map();
	for (const { criterion, finding } of nameFindings(asked, findings)) {
		if (criterion === null) continue;
		const some = answers.get(criterion);
		if (some === void 0) answers.set(criterion, [finding]);
		else some.push(finding);
	}
	return itemsOf(asked).map(({ criterion }) => ({
		criterion,
		findings: answers.get(criterion) ?? []
	}));
}
/** The findings in their order, each with the item that it answers. Throws: never. */
function nameFindings(asked, findings) {
	const find = finderOf(itemsOf(asked));
	return findings.map((finding) => {
		const found = find(finding);
		if (found === null) return {
			criterion: null,
			finding
		};
		return {
			criterion: found.item.criterion,
			finding: {
				...finding,
				evidence: found.evidence
			}
		};
	});
}
/** Whether an item counts as met: it is answered, and by nothing but `met`. */
function isMet({ findings }) {
	return findings.length > 0 && findings.every(({ answer }) => answer === "met");
}
/** Two wordings of one criterion: letters and digits count, punctuation and markup do not. */
function lettersOf(text) {
	return text.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}
function itemsOf(asked) {
	const items = /* @__PURE__ */ new Map();
	for (const criterion of asked) {
		if (criterion.trim() === "") continue;
		const wording = toWording(criterion);
		const key = identityOf(wording);
		if (!items.has(key)) items.set(key, {
			criterion,
			wording
		});
	}
	return [...items.values()];
}
/** Ends the criterion in a handoff's item. A criterion may have one itself: then its tail stands in the finding's evidence. */
const SEPARATOR = /: | [\u2014\u2013] /g;
function finderOf(items) {
	const exact = groupBy(items, ({ wording }) => exactKey(wording.plain));
	const loose = groupBy(items, ({ wording }) => looseKey(wording.plain));
	const mostParts = Math.max(0, ...items.map(({ wording }) => [...wording.plain.matchAll(SEPARATOR)].length));
	const findAll = (texts) => {
		const same = texts.flatMap((text) => exact.get(exactKey(text)) ?? []);
		if (same.length > 0) return [...new Set(same)];
		const alike = texts.flatMap((text) => (loose.get(looseKey(text)) ?? []).filter(({ wording }) => hasCode(wording, text)));
		return [...new Set(alike)];
	};
	return (finding) => {
		const [longest, ...shorter] = beginningsOf(finding, mostParts).flatMap(({ texts, evidence }) => {
			const some = findAll(texts);
			return some.length === 0 ? [] : [{
				some,
				evidence
			}];
		});
		const item = longest?.some.length === 1 ? longest.some[0] : void 0;
		if (longest === void 0 || item === void 0) return null;
		return longest.evidence === "" && shorter.length > 0 ? null : {
			item,
			evidence: longest.evidence
		};
	};
}
/** The longest first. */
function beginningsOf({ criterion, evidence }, mostParts) {
	const beginnings = [{
		texts: [criterion],
		evidence
	}];
	if (evidence.trim() === "") return beginnings;
	const ends = [];
	for (const { index, 0: mark } of evidence.matchAll(SEPARATOR)) {
		if (ends.length >= mostParts) break;
		ends.push({
			at: index,
			next: index + mark.length
		});
	}
	if (ends.length < mostParts) ends.push({
		at: evidence.length,
		next: evidence.length
	});
	for (const { at, next } of ends) {
		const tail = evidence.slice(0, at);
		const texts = [
			": ",
			" — ",
			" – "
		].map((mark) => `${criterion}${mark}${tail}`);
		beginnings.unshift({
			texts,
			evidence: evidence.slice(next).trim()
		});
	}
	return beginnings;
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

export { nameFindings as i, lettersOf as n, matchCriteria as r, isMet as t };