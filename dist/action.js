import { readFileSync } from "node:fs";
import { t as endOnBugs } from "./chunks/crash.js";
import { t as takeSecrets } from "./chunks/hidden-secrets2.js";
import { t as whyIgnored } from "./chunks/wakes.js";

// src/entry/action.ts
/** The action's door. Most events end here, before anything heavy is loaded. */
async function main() {
	const name = process.env["GITHUB_EVENT_NAME"] ?? "";
	const payload = readPayload(process.env["GITHUB_EVENT_PATH"]);
	const reason = whyIgnored(name, actionOf(payload), payload);
	if (reason !== null) {
		process.stdout.write(`${reason}\n`);
		return;
	}
	if (payload === null) {
		process.stdout.write("::error::GITHUB_EVENT_PATH names no readable JSON file; this action runs as a step of a GitHub Actions job\n");
		process.exitCode = 64;
		return;
	}
	const env = takeSecrets(process.env);
	const { runAction } = await import("./chunks/run-action.js");
	process.exitCode = await runAction(name, payload, env);
}
/** Null where there is no readable event file. */
function readPayload(path) {
	if (path === void 0) return null;
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch {
		return null;
	}
}
function actionOf(payload) {
	if (typeof payload !== "object" || payload === null || !("action" in payload)) return null;
	return typeof payload.action === "string" ? payload.action : null;
}
endOnBugs();
await main();

export {  };