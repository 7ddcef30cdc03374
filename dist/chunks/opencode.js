import { D as string, _ as literal, f as discriminatedUnion, x as object } from "./schemas.js";
import { t as cliAgent } from "./agent.js";
import { join } from "node:path";

// src/agents/opencode/argv.ts
const argv = ({ resume }) => [
	"run",
	"--format",
	"json",
	...resume === null ? ["--title", "verification"] : ["--session", resume]
];

// src/agents/opencode/files.ts
/** All settings come in the environment. Code of the pull request may have left others in HOME before a session is resumed: it looks
*  for them in folders that are new each time. */
const files = (run) => ({ [join(configHome(run), "opencode", "opencode.json")]: "{}" });
function configHome({ ownDir }) {
	return join(ownDir, "config");
}

// src/agents/opencode/env.ts
const KEY_VARIABLE = "PASSWHEN_MODEL_KEY";
const PROVIDER = "gate";
const env = (run) => ({
	[KEY_VARIABLE]: run.key,
	XDG_CONFIG_HOME: configHome(run),
	OPENCODE_TEST_HOME: run.ownDir,
	OPENCODE_CONFIG_CONTENT: JSON.stringify(settings(run)),
	OPENCODE_PERMISSION: JSON.stringify(permissions(run)),
	OPENCODE_DISABLE_PROJECT_CONFIG: "1",
	OPENCODE_PURE: "1",
	OPENCODE_DISABLE_EXTERNAL_SKILLS: "1",
	OPENCODE_DISABLE_CLAUDE_CODE: "1",
	OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
	OPENCODE_DISABLE_MODELS_FETCH: "1",
	OPENCODE_DISABLE_AUTOUPDATE: "1",
	OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
	OPENCODE_DISABLE_SHARE: "1",
	OPENCODE_EXPERIMENTAL_BASH_DEFAULT_TIMEOUT_MS: String(run.timeoutMs)
});
function settings({ url, model, tool, timeoutMs }) {
	const name = `${PROVIDER}/${model}`;
	return {
		model: name,
		small_model: name,
		share: "disabled",
		autoupdate: false,
		snapshot: false,
		provider: { [PROVIDER]: {
			npm: "@ai-sdk/openai-compatible",
			name: PROVIDER,
			options: {
				baseURL: `${url}/v1`,
				apiKey: `{env:${KEY_VARIABLE}}`,
				timeout: timeoutMs
			},
			models: { [model]: { limit: {
				context: 2e5,
				output: 16e3
			} } }
		} },
		...tool === null ? {} : { mcp: { [tool.name]: toServer(tool) } }
	};
}
function toServer({ command, args, env: environment }) {
	return {
		type: "local",
		command: [command, ...args],
		environment,
		enabled: true
	};
}
/** There is nobody to ask: what is not allowed here is denied. Reading the web is, since a page may speak to the model; the shell
*  reaches a server under test. */
function permissions({ homeDir, tmpDir }) {
	return {
		external_directory: {
			"*": "deny",
			[`${homeDir}/*`]: "allow",
			[`${tmpDir}/*`]: "allow"
		},
		webfetch: "deny",
		websearch: "deny",
		question: "deny",
		task: "deny"
	};
}

// src/agents/opencode/program.ts
const program = {
	name: "opencode",
	npmPackage: "opencode-ai",
	tested: "1.18.33",
	oldest: "1.18.33",
	versionArgs: ["--version"],
	files: { "linux-x64": "opencode-linux-x64/bin/opencode" },
	machineFiles: ["/etc/opencode", "/Library/Application Support/opencode"],
	loadLock: async () => (await import("./lock-opencode.js")).default
};

// src/agents/opencode/read.ts
const Part = object({
	text: string().optional(),
	reason: string().optional()
});
const Event = discriminatedUnion("type", [
	object({
		type: literal("step_start"),
		sessionID: string()
	}),
	object({
		type: literal("text"),
		sessionID: string(),
		part: Part.required({ text: true })
	}),
	object({
		type: literal("step_finish"),
		sessionID: string(),
		part: Part.required({ reason: true })
	}),
	object({
		type: literal("error"),
		sessionID: string(),
		error: object({
			name: string().optional(),
			data: object({ message: string().optional() }).optional()
		})
	})
]);
/** There is no event for the end of the run: it is over when a step ends with `stop`, and good when no error came at any time. */
const read = (end, event) => {
	const { data } = Event.safeParse(event);
	if (data === void 0 || end.sessionId !== null && data.sessionID !== end.sessionId) return end;
	return add({
		...end,
		sessionId: data.sessionID
	}, data);
};
function add(end, event) {
	if (event.type === "step_start") return {
		...end,
		text: null,
		isDone: false
	};
	if (event.type === "text") return {
		...end,
		text: end.text === null ? event.part.text : `${end.text}\n\n${event.part.text}`
	};
	if (event.type === "step_finish") return {
		...end,
		isDone: event.part.reason === "stop" && end.fault === null
	};
	const { data, name } = event.error;
	return {
		...end,
		isDone: false,
		fault: data?.message ?? name ?? "an error without a text"
	};
}

// src/agents/opencode/index.ts
/** opencode, without a person: `opencode run`. */
const cli = {
	use: "opencode",
	program,
	wire: "chat",
	upstream: "https://api.openai.com",
	keyEnv: "OPENAI_API_KEY",
	structuredBy: "tool",
	files,
	env,
	argv,
	read
};
const agent = cliAgent(cli);

export { agent };