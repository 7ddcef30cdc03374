// src/policy/text.ts
/** Turns the bytes of a file that a person wrote into text. In: at most `maxBytes` of strict UTF-8; a byte order mark is dropped.
*  Out: the text, or null with one diagnostic (`too-large`, `not-utf-8`). Throws: never. */
function decodeText(bytes, file, maxBytes) {
	const fault = {
		severity: "error",
		file,
		path: null
	};
	if (bytes.byteLength > maxBytes) {
		const message = `the file has ${bytes.byteLength} bytes, the limit is ${maxBytes}`;
		return failed({
			...fault,
			ruleId: "too-large",
			message,
			range: null,
			hint: "Make the file smaller."
		});
	}
	try {
		return {
			value: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
			diagnostics: []
		};
	} catch {
		const before = decodableStart(bytes);
		const start = createPositionLookup(before)(before.length);
		const byte = bytes[encodedLength(before, bytes)]?.toString(16).toUpperCase().padStart(2, "0") ?? "";
		const range = {
			start,
			end: {
				line: start.line,
				column: start.column + 1
			}
		};
		const message = `the file is not UTF-8: the byte 0x${byte} cannot stand here`;
		return failed({
			...fault,
			ruleId: "not-utf-8",
			message,
			range,
			hint: "Save the file as UTF-8."
		});
	}
}
/** Line and column of an offset into the text, counted in UTF-16 code units; lines end with a line feed. */
function createPositionLookup(text) {
	const lineStarts = [0];
	for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) lineStarts.push(index + 1);
	return (offset) => {
		let [low, high] = [0, lineStarts.length - 1];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if ((lineStarts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return {
			line: low + 1,
			column: offset - (lineStarts[low] ?? 0) + 1
		};
	};
}
/** The longest text that the bytes start with. A fatal decoder does not say where it stopped, so the place is searched by halves. */
function decodableStart(bytes) {
	let [low, high] = [0, bytes.byteLength];
	let text = "";
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		try {
			text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
			low = middle;
		} catch {
			high = middle - 1;
		}
	}
	return text;
}
function encodedLength(text, bytes) {
	const hasByteOrderMark = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
	return new TextEncoder().encode(text).byteLength + (hasByteOrderMark ? 3 : 0);
}
function failed(diagnostic) {
	return {
		value: null,
		diagnostics: [diagnostic]
	};
}

export { decodeText as n, createPositionLookup as t };