import { t as createCodeHost } from "./chunks/code-host.js";
import { r as messageOf } from "./chunks/error.js";
import { t as REASONS } from "./chunks/reason.js";

// src/entry/post.ts
/** The net below the action: closes check runs that the main step opened and did not live to close. */
async function main() {
	const ids = readIds(process.env["STATE_open-check-runs"]);
	if (ids.length === 0) return;
	const [owner = "", name = ""] = (process.env["GITHUB_REPOSITORY"] ?? "").split("/");
	const host = createCodeHost({
		token: process.env["INPUT_GITHUB-TOKEN"] ?? "",
		apiUrl: process.env["GITHUB_API_URL"] ?? "https://api.github.com",
		repository: {
			owner,
			name
		}
	});
	const output = {
		title: "Blocked: the run ended before the verdict",
		summary: `The job ended before the verdict. ${REASONS["internal-error"]}`,
		text: "",
		annotations: []
	};
	for (const id of ids) try {
		await host.abandonCheckRun(id, {
			conclusion: "action_required",
			output
		});
	} catch (error) {
		process.stderr.write(`check run ${id} could not be closed: ${JSON.stringify(messageOf(error))}\n`);
	}
}
/** The state file can be written by anything on the runner, so only whole numbers are taken from it. */
function readIds(text) {
	try {
		const value = JSON.parse(text ?? "[]");
		return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)).slice(0, 200) : [];
	} catch {
		return [];
	}
}
await main();

export {  };