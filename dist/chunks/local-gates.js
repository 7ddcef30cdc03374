import { lstatSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { a as readJudgePaths, c as MAX_GATE_FILE_BYTES, l as isGatePath, p as MAX_JUDGE_BYTES, u as toGateFiles } from "./read.js";
import { t as readInput } from "./read-input.js";

// src/entry/local-gates.ts
const NO_GATES = {
	files: [],
	diagnostics: []
};
/** The gates that are files of their own beside a policy of the working tree: `.github/gates/*.flow` for `.github/passwhen.yml`.
*  In: the path of the policy, `-` for standard input, which has none. Throws: `UsageError` for a file that cannot be read. */
function readLocalGates(policyFile) {
	const folder = join(dirname(policyFile), "gates");
	const entry = policyFile === "-" ? void 0 : lstatSync(folder, { throwIfNoEntry: false });
	if (entry === void 0) return NO_GATES;
	if (!entry.isDirectory()) return {
		files: [],
		diagnostics: [explainFolder(folder, entry.isSymbolicLink())]
	};
	const found = readdirSync(folder, {
		recursive: true,
		encoding: "utf8"
	}).map((name) => join(folder, name)).filter((path) => isGatePath(basename(path))).toSorted();
	return toGateFiles(found.map((path) => ({
		path,
		file: readFile(path, MAX_GATE_FILE_BYTES)
	})), folder);
}
/** A run refuses it too: what is not read must not look like having no gates. */
function explainFolder(folder, isLink) {
	return {
		ruleId: "gate-unreadable",
		severity: "error",
		message: isLink ? "is a symbolic link, which is refused" : "is no folder, and gates stand in files in it",
		file: folder,
		range: null,
		path: null,
		hint: null
	};
}
/** The judges that a policy of the working tree names, from the root of the repository that it lies in. In: the policy's path and bytes.
*  Throws: `UsageError` for a file that cannot be read. */
function readLocalJudges(policyFile, bytes) {
	const root = policyFile === "-" ? "." : join(dirname(policyFile), "..");
	return readJudgePaths(bytes, policyFile).map((path) => ({
		path,
		file: readFile(join(root, path), MAX_JUDGE_BYTES)
	}));
}
/** As git would have it at a commit. */
function readFile(path, maxBytes) {
	const entry = lstatSync(path, { throwIfNoEntry: false });
	if (entry === void 0) return { kind: "missing" };
	if (entry.isSymbolicLink()) return { kind: "symlink" };
	if (!entry.isFile()) return { kind: "not-a-file" };
	if (entry.size > maxBytes) return {
		kind: "too-large",
		sizeBytes: entry.size
	};
	return {
		kind: "file",
		bytes: readInput(path, maxBytes)
	};
}

export { readLocalJudges as n, readLocalGates as t };