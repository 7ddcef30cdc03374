import { D as string, _ as literal, a as _enum, x as object } from "./schemas.js";
import { t as cliAgent } from "./agent.js";
import { join } from "node:path";
import { l as parseJson } from "./ask.js";

// src/agents/codex/strict-schema.ts
/** The schema as the provider's strict mode takes it: every field is required, and one that may be missing may be null already.
*  Source: OpenAI, structured outputs. */
function toStrictSchema(schema) {
	const { properties, ...rest } = schema;
	const others = mapValues(rest, (value, key) => key === "enum" ? value : convert(value));
	if (!isObject(properties)) return others;
	return {
		...others,
		properties: mapValues(properties, convert),
		required: Object.keys(properties)
	};
}
function mapValues(values, map) {
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}
function convert(value) {
	if (Array.isArray(value)) return value.map(convert);
	return isObject(value) ? toStrictSchema(value) : value;
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/agents/codex/files.ts
/** `config.toml` is written anew, empty, for every run: all settings come as arguments, and code of the pull request may have left
*  others in HOME before a session is resumed. It also makes the folder, which must exist. */
const files = (run) => ({
	[join(codexHome(run), "config.toml")]: "",
	[join(codexHome(run), ".env")]: "",
	...run.schema === null ? {} : { [schemaFile(run)]: JSON.stringify(toStrictSchema(run.schema)) }
});
/** Must not lie below TMPDIR: it then makes no helper programs, and every command in its sandbox fails. */
function codexHome({ homeDir }) {
	return join(homeDir, ".codex");
}
function schemaFile({ ownDir }) {
	return join(ownDir, "schema.json");
}

// src/agents/codex/env.ts
const KEY_VARIABLE = "PASSWHEN_MODEL_KEY";
const env = (run) => ({
	[KEY_VARIABLE]: run.key,
	CODEX_HOME: codexHome(run)
});

// src/agents/codex/argv.ts
/** The first two ask the vendor's and GitHub's servers at the start; the others let a run grow beyond its one task. */
const DISABLED = [
	"plugins",
	"apps",
	"multi_agent",
	"goals",
	"memories"
];
const argv = (run) => [
	"exec",
	...run.resume === null ? [] : ["resume", run.resume],
	"--json",
	"--skip-git-repo-check",
	"-m",
	run.model,
	...settings(run).flatMap(([name, value]) => ["-c", `${name}=${toToml(value)}`]),
	...DISABLED.flatMap((feature) => ["--disable", feature]),
	...run.schema === null ? [] : ["--output-schema", schemaFile(run)],
	"-"
];
function settings(run) {
	return [
		["model_provider", "gate"],
		["model_providers.gate", provider(run)],
		["approval_policy", "never"],
		["web_search", "disabled"],
		...sandbox(run),
		["shell_environment_policy.ignore_default_excludes", false],
		["project_doc_max_bytes", 0],
		["analytics.enabled", false],
		["check_for_update_on_startup", false],
		...run.tool === null ? [] : [[`mcp_servers.${run.tool.name}`, toolServer(run.tool)]]
	];
}
function provider({ url }) {
	return {
		name: "gate",
		base_url: `${url}/v1`,
		env_key: KEY_VARIABLE,
		wire_api: "responses",
		request_max_retries: 2,
		stream_max_retries: 2,
		stream_idle_timeout_ms: 3e5
	};
}
/** Writing is for the working copy and the run's own HOME and TMPDIR, as test runners need them; nothing else is writable. The network
*  stays on: without it a dev server cannot even listen on the loopback, and nothing could be verified. */
function sandbox({ homeDir }) {
	return [
		["sandbox_mode", "workspace-write"],
		["sandbox_workspace_write.network_access", true],
		["sandbox_workspace_write.exclude_slash_tmp", true],
		["sandbox_workspace_write.exclude_tmpdir_env_var", false],
		["sandbox_workspace_write.writable_roots", [homeDir]]
	];
}
/** Calls that need an approval fail when there is nobody to ask. */
function toolServer({ command, args, env }) {
	return {
		command,
		args,
		env,
		required: true,
		default_tools_approval_mode: "approve"
	};
}
/** JSON writes these values as TOML does, but for the form of tables. */
function toToml(value) {
	if (typeof value !== "object") return JSON.stringify(value);
	if (isList(value)) return `[${value.map(toToml).join(",")}]`;
	return `{${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}=${toToml(one)}`).join(",")}}`;
}
function isList(value) {
	return Array.isArray(value);
}

// src/agents/codex/program.ts
const program = {
	name: "codex",
	npmPackage: "@openai/codex",
	tested: "0.171.0",
	oldest: "0.163.0",
	versionArgs: ["--version"],
	files: {
		"linux-x64": "@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex",
		"linux-arm64": "@openai/codex-linux-arm64/vendor/aarch64-unknown-linux-musl/bin/codex",
		"linux-x64-musl": "@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex",
		"linux-arm64-musl": "@openai/codex-linux-arm64/vendor/aarch64-unknown-linux-musl/bin/codex",
		"darwin-x64": "@openai/codex-darwin-x64/vendor/x86_64-apple-darwin/bin/codex",
		"darwin-arm64": "@openai/codex-darwin-arm64/vendor/aarch64-apple-darwin/bin/codex"
	},
	machineFiles: ["/etc/codex"],
	loadLock: async () => (await import("./lock-codex.js")).default
};

// src/agents/codex/read.ts
const Started = object({
	type: literal("thread.started"),
	thread_id: string()
});
const Message = object({
	type: literal("item.completed"),
	item: object({
		type: literal("agent_message"),
		text: string()
	})
});
const Working = object({
	type: literal("item.started"),
	item: object({ type: _enum([
		"command_execution",
		"file_change",
		"mcp_tool_call",
		"web_search"
	]) })
});
const Completed = object({ type: literal("turn.completed") });
const Failed = object({
	type: literal("turn.failed"),
	error: object({ message: string() })
});
const Fault = object({
	type: literal("error"),
	message: string()
});
const read = (end, event) => {
	const started = Started.safeParse(event);
	if (started.success) return {
		...end,
		sessionId: started.data.thread_id
	};
	const message = Message.safeParse(event);
	if (message.success) {
		const { text } = message.data.item;
		return {
			...end,
			text,
			structured: toStructured(text)
		};
	}
	if (Working.safeParse(event).success) return {
		...end,
		text: null,
		structured: void 0
	};
	if (Completed.safeParse(event).success) return {
		...end,
		isDone: true,
		fault: null
	};
	const failed = Failed.safeParse(event);
	if (failed.success) return {
		...end,
		isDone: false,
		fault: failed.data.error.message
	};
	const fault = Fault.safeParse(event);
	return fault.success ? {
		...end,
		fault: fault.data.message
	} : end;
};
/** With a schema the whole message is one JSON value. One that is too deep to be looked into stays the text that it is, and fits nothing. */
function toStructured(text) {
	if (!text.trimStart().startsWith("{")) return void 0;
	const parsed = parseJson(text);
	if (parsed.kind === "too-deep") return text;
	return parsed.kind === "json" ? parsed.value : void 0;
}

// src/agents/codex/index.ts
/** Codex, without a person: `codex exec`. */
const cli = {
	use: "codex",
	program,
	wire: "responses",
	upstream: "https://api.openai.com",
	keyEnv: "OPENAI_API_KEY",
	structuredBy: "schema",
	files,
	env,
	argv,
	read
};
const agent = cliAgent(cli);

export { agent };