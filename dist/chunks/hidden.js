// src/publish/hidden.ts
const ESCAPE = String.fromCodePoint(27);
const CSI = String.fromCodePoint(155);
const BELL = String.fromCodePoint(7);
/** Colours, cursor moves and links of terminals: control sequences, strings that set titles or links, two-character escapes. */
const TERMINAL_CODES = new RegExp(`(?:${ESCAPE}\\[|${CSI})[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|${ESCAPE}[@-Z\\\\^_]`, "gu");
/** What a reader cannot see or what reorders what is seen: controls, bidi and zero-width marks, tags, lone surrogates, private
*  use. The emoji variation selector is left alone: nearly every emoji ends in it. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}](?<!\n|\t|\u{fe0f})/gu;
/** Marks piled on one letter beyond the four that any script needs: they draw over the lines around. */
const PILED_MARKS = /\p{M}(?<=\p{M}{5})/gu;
/** Untrusted text as a reader must see it: terminal codes gone, line ends `\n`, and every hidden character written out, such
*  as `\u{202e}`. Tabs and line ends stay. Throws: never. */
function showHidden(text) {
	return text.replaceAll(TERMINAL_CODES, "").replaceAll(/\r\n?/g, "\n").replaceAll(HIDDEN, writeOut).replaceAll(PILED_MARKS, writeOut);
}
function writeOut(character) {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** `showHidden` on a single line: every run of white space is one space, none at the ends. */
function showOnOneLine(text) {
	return showHidden(text).replaceAll(/\s+/gu, " ").trim();
}

export { showOnOneLine as n, showHidden as t };