import { A as unknown, D as string, _ as literal, l as array, u as boolean, x as object } from "./schemas.js";
import { t as cliAgent } from "./agent.js";
import { join } from "node:path";

// src/agents/claude-code/files.ts
/** Written anew for every run: code of the pull request may have left settings in HOME before a session is resumed. */
const files = (run) => ({
	[join(run.homeDir, ".claude", "settings.json")]: JSON.stringify(SETTINGS),
	...run.tool === null ? {} : { [toolFile(run)]: JSON.stringify(toolSettings(run.tool)) }
});
const SETTINGS = { disableAllHooks: true };
function toolFile({ ownDir }) {
	return join(ownDir, "mcp.json");
}
function toolSettings({ name, command, args, env }) {
	return { mcpServers: { [name]: {
		type: "stdio",
		command,
		args,
		env
	} } };
}

// src/agents/claude-code/argv.ts
const TOOLS = [
	"Bash",
	"Read",
	"Edit",
	"Write",
	"Glob",
	"Grep"
];
const argv = (run) => [
	"-p",
	"--output-format",
	"stream-json",
	"--verbose",
	"--model",
	run.model,
	"--setting-sources",
	"user",
	"--strict-mcp-config",
	"--tools",
	TOOLS.join(","),
	"--allowedTools",
	[...TOOLS, ...run.tool === null ? [] : [`mcp__${run.tool.name}`]].join(","),
	...run.tool === null ? [] : ["--mcp-config", toolFile(run)],
	...run.schema === null ? [] : ["--json-schema", JSON.stringify(run.schema)],
	...run.resume === null ? [] : ["--resume", run.resume]
];

// src/agents/claude-code/env.ts
const env = ({ url, key, model, tmpDir, timeoutMs }) => ({
	ANTHROPIC_BASE_URL: url,
	ANTHROPIC_API_KEY: key,
	CLAUDE_CODE_TMPDIR: tmpDir,
	ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
	CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
	DISABLE_AUTOUPDATER: "1",
	CLAUDE_CODE_DISABLE_CLAUDE_MDS: "1",
	CLAUDE_CODE_DISABLE_AUTO_MEMORY: "1",
	ENABLE_TOOL_SEARCH: "false",
	CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1",
	CLAUDE_CODE_MAX_RETRIES: "2",
	BASH_DEFAULT_TIMEOUT_MS: String(timeoutMs),
	BASH_MAX_TIMEOUT_MS: String(timeoutMs)
});

// src/agents/claude-code/program.ts
const program = {
	name: "claude",
	npmPackage: "@anthropic-ai/claude-code",
	tested: "2.1.332",
	oldest: "2.1.197",
	versionArgs: ["--version"],
	files: {
		"linux-x64": "@anthropic-ai/claude-code-linux-x64/claude",
		"linux-arm64": "@anthropic-ai/claude-code-linux-arm64/claude",
		"linux-x64-musl": "@anthropic-ai/claude-code-linux-x64-musl/claude",
		"linux-arm64-musl": "@anthropic-ai/claude-code-linux-arm64-musl/claude",
		"darwin-x64": "@anthropic-ai/claude-code-darwin-x64/claude",
		"darwin-arm64": "@anthropic-ai/claude-code-darwin-arm64/claude"
	},
	machineFiles: ["/etc/claude-code", "/Library/Application Support/ClaudeCode"],
	loadLock: async () => (await import("./lock-claude-code.js")).default
};

// src/agents/claude-code/read.ts
const Started = object({
	type: literal("system"),
	subtype: literal("init"),
	session_id: string()
});
/** The last event. Its `subtype` says `success` of failed requests too. */
const Result = object({
	type: literal("result"),
	is_error: boolean(),
	session_id: string().optional(),
	subtype: string().optional(),
	result: string().optional(),
	structured_output: unknown().optional(),
	errors: array(string()).optional()
});
const read = (end, event) => {
	const started = Started.safeParse(event);
	if (started.success) return {
		...end,
		sessionId: started.data.session_id
	};
	const { data: last } = Result.safeParse(event);
	if (last === void 0) return end;
	const isDone = !last.is_error;
	const fault = [...last.errors ?? [], last.result].find((text) => text !== void 0 && text !== "");
	return {
		sessionId: last.session_id ?? end.sessionId,
		text: isDone ? last.result ?? null : end.text,
		structured: last.structured_output,
		isDone,
		fault: isDone ? null : fault ?? last.subtype ?? "the run ended with an error"
	};
};

// src/agents/claude-code/index.ts
/** Claude Code, without a person: `claude -p`. */
const cli = {
	use: "claude-code",
	program,
	wire: "anthropic",
	upstream: "https://api.anthropic.com",
	keyEnv: "ANTHROPIC_API_KEY",
	structuredBy: "schema",
	files,
	env,
	argv,
	read
};
const agent = cliAgent(cli);

export { agent };