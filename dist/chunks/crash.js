import { rmSync } from "node:fs";

// src/entry/crash.ts
/** A bug must not look like a verdict: Node's own exit code for what nobody caught is 1, which means failed. */
function endOnBugs() {
	process.on("uncaughtException", crash);
	process.on("unhandledRejection", crash);
}
function crash(error) {
	const words = JSON.stringify(error instanceof Error ? error.stack : String(error));
	process.stderr.write(`passwhen itself failed: ${words.replaceAll("##[", String.raw`\u0023#[`)}\n`);
	process.exit(70);
}
/** Removes a folder of this run when the process ends before the run does. */
function removeOnExit(folder) {
	process.on("exit", () => {
		try {
			rmSync(folder, {
				recursive: true,
				force: true
			});
		} catch {}
	});
}

export { removeOnExit as n, endOnBugs as t };