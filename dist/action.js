import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { t as whyIgnored } from "./chunks/wakes.js";

// src/entry/hidden-token.ts
const TOKEN = "INPUT_GITHUB-TOKEN";
const HANDOVER = "PASSWHEN_HANDOVER";
/** What nothing that runs later needs: the kernel shows a process's first environment to every process of the same user. */
const SECRETS = [
	TOKEN,
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
/** The environment with the token, which is not in the environment that the kernel shows of us: where Node can (24 and later),
*  this process replaces itself by one that was started without it and finds it in a file that is deleted at once. */
function takeToken(env) {
	const handover = env[HANDOVER];
	if (handover !== void 0) {
		const token = readFileSync(handover, "utf8");
		rmSync(dirname(handover), {
			recursive: true,
			force: true
		});
		return {
			...env,
			[HANDOVER]: void 0,
			[TOKEN]: token
		};
	}
	const token = env[TOKEN];
	if (token === void 0 || typeof process.execve !== "function") return env;
	const file = join(mkdtempSync(join(env["RUNNER_TEMP"] ?? tmpdir(), "passwhen-")), "handover");
	writeFileSync(file, token, { mode: 384 });
	const kept = Object.entries(env).filter((entry) => entry[1] !== void 0 && !SECRETS.includes(entry[0]));
	return process.execve(process.execPath, process.argv, {
		...Object.fromEntries(kept),
		[HANDOVER]: file
	});
}

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
	const env = takeToken(process.env);
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
/** A bug must not look like a verdict: Node's own exit code for it is 1, which means failed. */
function crash(error) {
	process.stderr.write(`passwhen itself failed: ${JSON.stringify(error instanceof Error ? error.stack : String(error))}\n`);
	process.exit(70);
}
process.on("uncaughtException", crash);
process.on("unhandledRejection", crash);
await main();

export {  };