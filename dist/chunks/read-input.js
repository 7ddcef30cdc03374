import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { t as UsageError } from "./settings.js";

// src/entry/read-input.ts
/** A file named on the command line, or standard input for `-`. At most `maxBytes` + 1 bytes are read, so that the parser sees
*  that it is too large. Throws: `UsageError` when it cannot be read. */
function readInput(file, maxBytes) {
	try {
		if (file === "-") return readFileSync(0).subarray(0, maxBytes + 1);
		const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
		try {
			if (!fstatSync(descriptor).isFile()) throw new Error("it is not a file");
			const buffer = Buffer.alloc(Math.min(fstatSync(descriptor).size, maxBytes + 1));
			return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, 0));
		} finally {
			closeSync(descriptor);
		}
	} catch (error) {
		throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
	}
}

export { readInput as t };