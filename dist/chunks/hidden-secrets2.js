import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// src/entry/hidden-secrets.ts
const HANDOVER = "PASSWHEN_HANDOVER";
/** Nothing of ours needs these. */
const USELESS = /* @__PURE__ */ new Set(["ACTIONS_RUNTIME_TOKEN", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"]);
/** The token, the keys of models, and whatever else a workflow gave us under such a name. */
const SECRET = /(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)$/i;
/** The environment with its secrets, which are not in the environment that the kernel shows of us to every process of the same user:
*  where Node can (24 and later), this process replaces itself by one that was started without them and finds them in a file that is
*  deleted at once. */
function takeSecrets(env) {
	const handover = env[HANDOVER];
	if (handover !== void 0) {
		const secrets = JSON.parse(readFileSync(handover, "utf8"));
		rmSync(dirname(handover), {
			recursive: true,
			force: true
		});
		return {
			...env,
			[HANDOVER]: void 0,
			...secrets
		};
	}
	const entries = Object.entries(env).filter((entry) => entry[1] !== void 0);
	const secrets = entries.filter(([name]) => SECRET.test(name));
	if (secrets.length === 0 || typeof process.execve !== "function") return env;
	const kept = entries.filter(([name]) => !SECRET.test(name));
	const needed = secrets.filter(([name]) => !USELESS.has(name));
	const file = join(mkdtempSync(join(env["RUNNER_TEMP"] ?? tmpdir(), "passwhen-")), "handover");
	writeFileSync(file, JSON.stringify(Object.fromEntries(needed)), { mode: 384 });
	const argv = [
		process.execPath,
		...process.execArgv,
		...process.argv.slice(1)
	];
	return process.execve(process.execPath, argv, {
		...Object.fromEntries(kept),
		[HANDOVER]: file
	});
}

export { takeSecrets as t };