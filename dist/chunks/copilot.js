import { D as string, _ as literal, b as number, f as discriminatedUnion, x as object } from "./schemas.js";
import { t as cliAgent } from "./agent.js";
import { join } from "node:path";

// src/agents/copilot/files.ts
/** Those in HOME are written anew, empty, for every run: code of the pull request may have left others there before a session is
*  resumed. */
const files = (run) => ({
	[join(run.homeDir, ".copilot", "settings.json")]: JSON.stringify({ disableAllHooks: true }),
	[join(run.homeDir, ".copilot", "mcp-config.json")]: JSON.stringify({ mcpServers: {} }),
	[join(run.homeDir, ".copilot", "hooks")]: "",
	...run.tool === null ? {} : { [toolFile(run)]: JSON.stringify(toolSettings(run.tool)) }
});
function toolFile({ ownDir }) {
	return join(ownDir, "mcp.json");
}
function toolSettings({ name, command, args, env }) {
	return { mcpServers: { [name]: {
		type: "local",
		command,
		args,
		env,
		tools: ["*"]
	} } };
}

// src/agents/copilot/argv.ts
/** Never `--trust-folder`, `--yolo` or `--allow-all`: the first runs what the checkout configures, the others open the whole machine. */
const argv = (run) => [
	"--output-format",
	"json",
	"--stream",
	"off",
	"--allow-all-tools",
	"--no-ask-user",
	"--no-custom-instructions",
	"--disable-builtin-mcps",
	"--no-auto-update",
	"--no-remote",
	"--no-bash-env",
	"--log-dir",
	join(run.ownDir, "logs"),
	...run.tool === null ? [] : ["--additional-mcp-config", `@${toolFile(run)}`],
	...run.resume === null ? [] : [`--resume=${run.resume}`]
];

// src/agents/copilot/env.ts
/** Never `COPILOT_ALLOW_ALL`: it makes the checkout trusted, and what it configures runs. */
const env = ({ url, key, model }) => ({
	COPILOT_OFFLINE: "true",
	COPILOT_AUTO_UPDATE: "false",
	COPILOT_PROVIDER_TYPE: "openai",
	COPILOT_PROVIDER_WIRE_API: "completions",
	COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
	COPILOT_PROVIDER_API_KEY: key,
	COPILOT_MODEL: model,
	COPILOT_PROVIDER_MAX_PROMPT_TOKENS: "180000"
});

// src/agents/copilot/program.ts
const program = {
	name: "copilot",
	npmPackage: "@github/copilot",
	tested: "1.0.102",
	oldest: "1.0.102",
	versionArgs: ["--version"],
	files: {
		"linux-x64": "@github/copilot-linux-x64/copilot",
		"linux-arm64": "@github/copilot-linux-arm64/copilot",
		"linux-x64-musl": "@github/copilot-linuxmusl-x64/copilot",
		"linux-arm64-musl": "@github/copilot-linuxmusl-arm64/copilot",
		"darwin-x64": "@github/copilot-darwin-x64/copilot",
		"darwin-arm64": "@github/copilot-darwin-arm64/copilot"
	},
	machineFiles: ["/etc/github-copilot", "/etc/copilot"],
	loadLock: async () => (await import("./lock-copilot.js")).default
};

// src/agents/copilot/read.ts
const Event = discriminatedUnion("type", [
	object({
		type: literal("assistant.message"),
		/** Set for agents that it starts itself. */
		agentId: string().nullish(),
		data: object({
			content: string(),
			parentToolCallId: string().nullish()
		})
	}),
	object({
		type: literal("session.error"),
		data: object({ message: string() })
	}),
	object({
		type: literal("result"),
		sessionId: string().nullish(),
		exitCode: number()
	})
]);
/** The last event is `result`. Its exit code is not believed when an error came and no message of the agent after it. */
const read = (end, event) => {
	const { data } = Event.safeParse(event);
	return data === void 0 ? end : add(end, data);
};
function add(end, event) {
	if (event.type === "assistant.message") return (event.agentId ?? event.data.parentToolCallId ?? null) === null ? {
		...end,
		text: event.data.content,
		fault: null
	} : end;
	if (event.type === "session.error") return {
		...end,
		fault: event.data.message
	};
	const isDone = event.exitCode === 0 && end.fault === null;
	const fault = isDone ? null : end.fault ?? `the run ended with exit code ${event.exitCode}`;
	return {
		...end,
		sessionId: event.sessionId ?? end.sessionId,
		isDone,
		fault
	};
}

// src/agents/copilot/index.ts
/** GitHub Copilot CLI with a model of your own and no account at GitHub. */
const cli = {
	use: "copilot",
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