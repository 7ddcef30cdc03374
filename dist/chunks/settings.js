import { randomUUID } from "node:crypto";
import { join } from "node:path";

// src/entry/settings.ts
/** A wrong input or option: the sentence says which, what was given and what is expected. Ends with exit code 64. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** Reads inputs (`INPUT_<NAME>`) and the runner's variables. Throws: `UsageError`. */
function readActionSettings(env, tempFolder) {
	const tempDir = env["RUNNER_TEMP"] ?? tempFolder;
	const plans = input(env, "plan")?.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	return {
		token: input(env, "github-token"),
		task: input(env, "task"),
		plans: plans ?? null,
		planRef: input(env, "plan-ref"),
		agent: input(env, "agent"),
		concurrency: parseConcurrency(input(env, "concurrency"), "input `concurrency`"),
		outputDir: input(env, "output-dir") ?? join(tempDir, `passwhen-${randomUUID()}`),
		tempDir,
		apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
		graphqlUrl: env["GITHUB_GRAPHQL_URL"] ?? null,
		serverUrl: env["GITHUB_SERVER_URL"] ?? "https://github.com",
		stepSummaryPath: env["GITHUB_STEP_SUMMARY"] ?? null,
		runAttempt: env["GITHUB_RUN_ATTEMPT"] ?? "1",
		runId: env["GITHUB_RUN_ID"] ?? "0"
	};
}
function input(env, name) {
	const value = env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
	return value === "" ? null : value;
}
/** In: text of a whole number from 1 to 64, or null. Throws: `UsageError` naming `what`. */
function parseConcurrency(text, what) {
	if (text === null) return null;
	const value = /^\d{1,2}$/.test(text) ? Number(text) : 0;
	if (value < 1 || value > 64) throw new UsageError(`${what} is ${JSON.stringify(text)}, expected a whole number from 1 to 64`);
	return value;
}
/** Key of one run of one pull request: what a check run's `external_id` starts with. */
function runKeyOf(event, settings) {
	if (event.kind === "local") return "local";
	return `${settings.runId}.${settings.runAttempt}:${event.head.sha.slice(0, 12)}:${event.base.sha.slice(0, 12)}`;
}
/** Where git objects are fetched from. */
function remoteUrlOf(serverUrl, { owner, name }) {
	return `${serverUrl.replace(/\/+$/, "")}/${owner}/${name}.git`;
}

export { runKeyOf as a, remoteUrlOf as i, parseConcurrency as n, readActionSettings as r, UsageError as t };