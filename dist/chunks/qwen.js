import { A as unknown, D as string, _ as literal, s as _null, u as boolean, x as object } from "./schemas.js";
import { t as cliAgent } from "./agent.js";
import { dirname, join } from "node:path";

// src/agents/qwen/argv.ts
const argv = (run) => [
	"--bare",
	"-o",
	"stream-json",
	"--approval-mode",
	"yolo",
	"--auth-type",
	"openai",
	"--model",
	run.model,
	"--max-wall-time",
	`${Math.max(1, Math.ceil(run.timeoutMs / 1e3))}s`,
	...run.schema === null ? [] : ["--json-schema", JSON.stringify(run.schema)],
	...run.resume === null ? [] : ["--resume", run.resume]
];

// src/agents/qwen/env.ts
const env = ({ url, key, model }) => ({
	OPENAI_BASE_URL: `${url}/v1`,
	OPENAI_API_KEY: key,
	OPENAI_MODEL: model,
	QWEN_USAGE_STATISTICS_ENABLED: "false",
	QWEN_CODE_SUPPRESS_YOLO_WARNING: "1"
});

// src/agents/qwen/files.ts
/** `--bare` reads no settings, its own in HOME included, but it takes variables from these, and would go on upward to what others left in a
*  folder above the working copy. */
const files = ({ cwd, homeDir }) => {
	const paths = [dirname(cwd), homeDir].flatMap((folder) => [join(folder, ".qwen", ".env"), join(folder, ".env")]);
	return Object.fromEntries(paths.map((path) => [path, ""]));
};

// src/agents/qwen/program.ts
const program = {
	name: "qwen",
	npmPackage: "@qwen-code/qwen-code",
	tested: "0.24.4",
	oldest: "0.24.4",
	versionArgs: ["--version"],
	files: { any: "@qwen-code/qwen-code/cli-entry.js" },
	machineFiles: ["/etc/qwen-code", "/Library/Application Support/QwenCode"],
	loadLock: async () => (await import("./lock-qwen.js")).default
};

// src/agents/qwen/read.ts
const Started = object({
	type: literal("system"),
	subtype: literal("init"),
	session_id: string()
});
/** The endpoint broke off in the middle of an answer, and it is asked once more. */
const Retried = object({
	type: literal("system"),
	subtype: literal("retry"),
	data: object({ preserveText: literal(true) })
});
/** What tools gave: the answer before it is over. */
const ToolResult = object({
	type: literal("user"),
	parent_tool_use_id: _null().optional()
});
/** The last event. */
const Result = object({
	type: literal("result"),
	is_error: boolean(),
	session_id: string().optional(),
	subtype: string().optional(),
	result: string().optional(),
	structured_result: unknown().optional(),
	error: object({ message: string() }).optional()
});
const GLUED = "the model's answer was cut and asked for again, and the program glues the piece to the whole";
const read = (end, event) => {
	const started = Started.safeParse(event);
	if (started.success) return {
		...end,
		sessionId: started.data.session_id
	};
	if (Retried.safeParse(event).success) return {
		...end,
		fault: GLUED
	};
	if (ToolResult.safeParse(event).success) return {
		...end,
		fault: null
	};
	const { data: last } = Result.safeParse(event);
	return last === void 0 ? end : conclude(end, last);
};
/** It says success of a glued message too: a verdict that was never meant could be read out of that. */
function conclude(end, last) {
	const isDone = !last.is_error && end.fault === null;
	return {
		sessionId: last.session_id ?? end.sessionId,
		text: isDone ? last.result ?? null : end.text,
		structured: isDone ? last.structured_result : void 0,
		isDone,
		fault: isDone ? null : last.error?.message ?? end.fault ?? last.subtype ?? "the run ended with an error"
	};
}

// src/agents/qwen/index.ts
/** Qwen Code, without a person. */
const cli = {
	use: "qwen",
	program,
	wire: "chat",
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