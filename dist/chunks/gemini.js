import { D as string, _ as literal, u as boolean, x as object } from "./schemas.js";
import { t as cliAgent } from "./agent.js";
import { basename, dirname, join } from "node:path";

// src/agents/gemini/argv.ts
const argv = ({ model, resume }) => [
	"-o",
	"stream-json",
	"--approval-mode",
	"yolo",
	"-m",
	model,
	...resume === null ? [] : ["--resume", resume]
];

// src/agents/gemini/env.ts
/** It takes every variable that is not set from the nearest `.env` in the folders above the working copy and in HOME, and code of the pull
*  request may have left one there. These would lead it to other settings, or make it run something; see also `files.ts`. */
const NOT_FROM_FILES = {
	GEMINI_CLI_HOME: "",
	GEMINI_CLI_SYSTEM_SETTINGS_PATH: "",
	GEMINI_CLI_SYSTEM_DEFAULTS_PATH: "",
	GEMINI_SANDBOX: "",
	GEMINI_SYSTEM_MD: "",
	NODE_OPTIONS: "",
	BASH_ENV: "",
	LD_PRELOAD: ""
};
const env = ({ url, key }) => ({
	GOOGLE_GEMINI_BASE_URL: url,
	GEMINI_API_KEY: key,
	GEMINI_CLI_TRUST_WORKSPACE: "true",
	GEMINI_CLI_NO_RELAUNCH: "true",
	...NOT_FROM_FILES
});

// src/agents/gemini/files.ts
/** Written anew for every run: code of the pull request may have left settings in HOME before a session is resumed. */
const files = (run) => ({
	[join(run.homeDir, ".gemini", "settings.json")]: JSON.stringify(settings(run)),
	[join(run.homeDir, ".gemini", "GEMINI.md")]: "",
	...Object.fromEntries(envFiles(run).map((path) => [path, ""]))
});
/** It takes variables from the first of these that it finds from the working copy upward, else from HOME: above the working copy it is to
*  find these, and nothing that others left in a folder further up. */
function envFiles({ cwd, homeDir }) {
	return [dirname(cwd), homeDir].flatMap((folder) => [join(folder, ".gemini", ".env"), join(folder, ".env")]);
}
/** Without those that search the web, start other agents with models of their own, or go over to planning, which withholds the shell. */
const TOOLS = [
	"run_shell_command",
	"list_directory",
	"read_file",
	"read_many_files",
	"grep_search",
	"glob",
	"replace",
	"write_file"
];
function settings({ tool, timeoutMs, ownDir }) {
	return {
		security: {
			auth: { selectedType: "gemini-api-key" },
			environmentVariableRedaction: { enabled: true }
		},
		privacy: { usageStatisticsEnabled: false },
		telemetry: { enabled: false },
		general: {
			enableAutoUpdate: false,
			enableAutoUpdateNotification: false,
			maxAttempts: 3,
			plan: { enabled: false }
		},
		tools: {
			core: [...TOOLS, ...tool === null ? [] : [`mcp_${tool.name}_*`]],
			shell: { inactivityTimeout: Math.ceil(timeoutMs / 1e3) }
		},
		experimental: { enableAgents: false },
		hooksConfig: { enabled: false },
		skills: { enabled: false },
		admin: { extensions: { enabled: false } },
		context: { fileName: basename(ownDir) },
		...tool === null ? {} : { mcpServers: { [tool.name]: toServer(tool) } }
	};
}
function toServer({ command, args, env }) {
	return {
		command,
		args,
		env,
		trust: true
	};
}

// src/agents/gemini/program.ts
const program = {
	name: "gemini",
	npmPackage: "@google/gemini-cli",
	tested: "0.61.0",
	oldest: "0.61.0",
	versionArgs: ["--version"],
	files: { any: "@google/gemini-cli/bundle/gemini.js" },
	machineFiles: ["/etc/gemini-cli", "/Library/Application Support/GeminiCli"],
	loadLock: async () => (await import("./lock-gemini.js")).default
};

// src/agents/gemini/read.ts
const Started = object({
	type: literal("init"),
	session_id: string()
});
const Message = object({
	type: literal("message"),
	role: literal("assistant"),
	content: string(),
	delta: boolean().optional()
});
const ToolUse = object({
	type: literal("tool_use"),
	tool_id: string().optional()
});
const ToolResult = object({
	type: literal("tool_result"),
	tool_id: string()
});
const Fault = object({
	type: literal("error"),
	message: string()
});
const Result = object({
	type: literal("result"),
	status: string(),
	error: object({ message: string() }).optional()
});
/** The whole output of a command comes in one line, of any length. */
const LONG_RESULT = /^\{"type":"tool_result","timestamp":"[^"\\]*","tool_id":"([^"\\]*)","status":/;
/** The result of a call that is open, each once. */
const readHead = (end, head) => {
	const [, id] = LONG_RESULT.exec(head) ?? [];
	const openCalls = end.openCalls ?? [];
	return id === void 0 || !openCalls.includes(id) ? null : {
		...end,
		openCalls: openCalls.filter((one) => one !== id)
	};
};
const read = (end, event) => {
	const started = Started.safeParse(event);
	if (started.success) return {
		...end,
		sessionId: started.data.session_id
	};
	const message = Message.safeParse(event);
	if (message.success) {
		const { content, delta } = message.data;
		return {
			...end,
			text: delta === true ? (end.text ?? "") + content : content
		};
	}
	const { data: use } = ToolUse.safeParse(event);
	if (use !== void 0) return {
		...end,
		text: null,
		openCalls: [...end.openCalls ?? [], use.tool_id ?? ""]
	};
	const { data: used } = ToolResult.safeParse(event);
	if (used !== void 0) return {
		...end,
		openCalls: (end.openCalls ?? []).filter((id) => id !== used.tool_id)
	};
	const fault = Fault.safeParse(event);
	if (fault.success) return {
		...end,
		fault: fault.data.message
	};
	const result = Result.safeParse(event);
	if (!result.success) return end;
	const { status, error } = result.data;
	if (status !== "success") return {
		...end,
		isDone: false,
		fault: error?.message ?? end.fault ?? "it ended with an error"
	};
	if ((end.openCalls ?? []).length > 0) return {
		...end,
		isDone: false,
		fault: "it ends in the middle of a tool call"
	};
	return {
		...end,
		isDone: end.fault === null
	};
};

// src/agents/gemini/index.ts
/** Gemini CLI, without a person. */
const cli = {
	use: "gemini",
	program,
	wire: "gemini",
	upstream: "https://generativelanguage.googleapis.com",
	keyEnv: "GEMINI_API_KEY",
	structuredBy: "tool",
	files,
	env,
	argv,
	read,
	readHead
};
const agent = cliAgent(cli);

export { agent };