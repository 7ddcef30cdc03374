import { ur as NEVER } from "./parse.js";
import { A as unknown, D as string, T as record, _ as literal, b as number, j as url, k as union, l as array, m as intersection, p as int, u as boolean, w as preprocess, x as object } from "./schemas.js";
import { t as AcpParams } from "./params.js";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";
import { a as describeRefusedCalls, d as checkOwnFolder, i as createLines, l as keepPatch, n as writeEnd, o as describeRemoved, r as MAX_LINE_BYTES, u as removeAgentConfig } from "./start.js";
import { a as maySayNothing, c as whySpoilt, n as chooseChannel, r as completePrompt, s as settleFailure, t as NOTHING_HANDED_IN } from "./ask.js";
import { t as createSecretFilter } from "./hide-secrets.js";
import { i as toWorldError, n as codeOf, r as messageOf, t as GateError } from "./error.js";
import { t as MAX_HANDOFF_BYTES } from "./parse2.js";
import { r as isToolMissing, t as describeOutcome } from "./observe.js";
import { t as pLimit } from "./p-limit.js";
import { constants } from "node:fs";
import { lstat, mkdir, open, realpath } from "node:fs/promises";

// node_modules/@agentclientprotocol/sdk/dist/v1/schema/index.js
const AGENT_METHODS = {
	initialize: "initialize",
	authenticate: "authenticate",
	session_new: "session/new",
	session_load: "session/load",
	session_set_mode: "session/set_mode",
	session_set_config_option: "session/set_config_option",
	session_prompt: "session/prompt",
	session_cancel: "session/cancel",
	session_list: "session/list",
	session_delete: "session/delete",
	session_resume: "session/resume",
	session_close: "session/close",
	logout: "logout"
};
const CLIENT_METHODS = {
	session_request_permission: "session/request_permission",
	session_update: "session/update",
	fs_write_text_file: "fs/write_text_file",
	fs_read_text_file: "fs/read_text_file",
	terminal_create: "terminal/create",
	terminal_output: "terminal/output",
	terminal_release: "terminal/release",
	terminal_wait_for_exit: "terminal/wait_for_exit",
	terminal_kill: "terminal/kill",
	elicitation_create: "elicitation/create",
	elicitation_complete: "elicitation/complete"
};
const PROTOCOL_METHODS = { cancel_request: "$/cancel_request" };

// node_modules/@agentclientprotocol/sdk/dist/core/schema-deserialize.js
const skippedItem = Symbol("skippedItem");
function defaultOnError(schema, fallback) {
	return schema.catch(fallback);
}
function requiredDefaultOnError(schema, fallback) {
	const schemaWithCatch = schema.catch(fallback);
	return unknown().transform((value, context) => {
		if (value !== void 0) return schemaWithCatch.parse(value);
		context.addIssue({
			code: "custom",
			message: "Required value is missing"
		});
		return NEVER;
	});
}
/**
* A wire value's discriminant tag, when present as a string. excludeKnownTags
* and preserveCustomPayload are always applied as a pair, so what counts as
* "the tag" is single-sourced here.
*/
function stringTag(value, key) {
	if (value === null || typeof value !== "object" || Array.isArray(value)) return;
	const tag = value[key];
	return typeof tag === "string" ? tag : void 0;
}
/**
* Restores the JSON Schema `not` semantics of an extensible union's catch-all
* variant, which the code generator drops: the catch-all formally excludes the
* known variants' discriminant tags, so a malformed known variant (right tag,
* wrong payload) must fail validation instead of parsing as a custom variant.
*
* When this fires inside a union, zod surfaces only this issue (the catch-all
* is the closest match), so the message names the offending tag; the known
* variant's own field-level issues are not available here.
* TODO: re-run the matching known variant's schema and forward its issues so
* consumers can see which field actually failed.
*/
function excludeKnownTags(schema, key, knownTags) {
	return schema.superRefine((value, context) => {
		const tag = stringTag(value, key);
		if (tag !== void 0 && knownTags.includes(tag)) context.addIssue({
			code: "custom",
			path: [key],
			message: `${key} ${JSON.stringify(tag)} is reserved by a known variant, but the value does not match that variant's schema`
		});
	});
}
/**
* Restores the `unevaluatedProperties`/`additionalProperties: true` semantics
* of an extensible union's custom catch-all variant, which the generated
* object schemas drop: a custom variant's extra properties are its payload,
* so after a normal (stripping) parse the raw keys the subschemas didn't
* produce are re-attached. Keys the winning variant evaluated — including
* invalid values salvaged to defaults — keep their parsed results; keys it
* did NOT evaluate arrive raw, even ones a losing variant would have salvaged
* (e.g. a malformed `_meta` on a custom multi-select item).
*/
function preserveCustomPayload(schema, key, knownTags) {
	return unknown().transform((value, context) => {
		const result = schema.safeParse(value);
		if (!result.success) {
			for (const issue of result.error.issues) context.addIssue({
				...issue,
				input: value
			});
			return NEVER;
		}
		const output = result.data;
		const tag = stringTag(value, key);
		if (tag !== void 0 && !knownTags.includes(tag)) {
			const raw = value;
			for (const [property, rawValue] of Object.entries(raw)) {
				if (property === "__proto__") continue;
				if (!Object.hasOwn(output, property)) output[property] = rawValue;
			}
		}
		return output;
	});
}
function vecSkipError(itemSchema) {
	return array(itemSchema.catch(skippedItem)).transform((items) => items.filter((item) => item !== skippedItem));
}
/**
* Mirrors serde_with's `DefaultOnNull`: an explicit `null` deserializes as the
* field's empty value, while every other input — including a missing key — is
* validated by `schema` unchanged, so a required field still rejects an
* omitted key.
*/
function defaultOnNull(schema, empty) {
	return preprocess((value) => value === null ? empty() : value, schema);
}
/**
* A JSON integer for an `i64`/`u64` wire field. Fractions are rejected, but
* unlike `z.int()` there is no safe-integer bound: a 64-bit peer may send
* values beyond `Number.MAX_SAFE_INTEGER` (already rounded by `JSON.parse`),
* and those were accepted before integer checks were emitted.
*/
function wideInt() {
	return number().refine(Number.isInteger, { error: "Invalid input: expected int, received number" });
}

// node_modules/@agentclientprotocol/sdk/dist/v1/schema/zod.gen.js
/**
* JSON RPC Request Id
*
* An identifier established by the Client that MUST contain a String, Number, or NULL value if included. If it is not included it is assumed to be a notification. The value SHOULD normally not be Null \[1\] and Numbers SHOULD NOT contain fractional parts \[2\]
*
* The Server MUST reply with the same value in the Response object if included. This member is used to correlate the context between the two objects.
*
* \[1\] The use of Null as a value for the id member in a Request object is discouraged, because this specification uses a value of Null for Responses with an unknown id. Also, because JSON-RPC 1.0 uses an id value of Null for Notifications this could cause confusion in handling.
*
* \[2\] Fractional parts may be problematic, since many decimal fractions cannot be represented exactly as binary fractions.
*/
const zRequestId = union([wideInt(), string()]).nullable();
/**
* A unique identifier for a conversation session between a client and agent.
*
* Each session has its own context, conversation history, and state, so one
* agent can run several independent sessions.
*
* See protocol docs: [Session ID](https://agentclientprotocol.com/protocol/v1/session-setup#session-id)
*/
const zSessionId = string();
/**
* Request to write content to a text file.
*
* Only available if the client supports the `fs.writeTextFile` capability.
*/
const zWriteTextFileRequest = object({
	sessionId: zSessionId,
	path: string(),
	content: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request to read content from a text file.
*
* Only available if the client supports the `fs.readTextFile` capability.
*/
const zReadTextFileRequest = object({
	sessionId: zSessionId,
	path: string(),
	line: int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
	limit: int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Unique identifier for a tool call within a session.
*/
const zToolCallId = string();
/**
* Categories of tools that can be invoked.
*
* Tool kinds help clients choose appropriate icons and optimize how they
* display tool execution progress.
*
* See protocol docs: [Creating](https://agentclientprotocol.com/protocol/v1/tool-calls#creating)
*/
const zToolKind = union([
	literal("read"),
	literal("edit"),
	literal("delete"),
	literal("move"),
	literal("search"),
	literal("execute"),
	literal("think"),
	literal("fetch"),
	literal("switch_mode"),
	literal("other")
]);
/**
* Execution status of a tool call.
*
* Tool calls progress through different statuses during their lifecycle.
*
* See protocol docs: [Status](https://agentclientprotocol.com/protocol/v1/tool-calls#status)
*/
const zToolCallStatus = union([
	literal("pending"),
	literal("in_progress"),
	literal("completed"),
	literal("failed")
]);
/**
* The sender or recipient of messages and data in a conversation.
*/
const zRole = union([literal("assistant"), literal("user")]);
/**
* Optional annotations for the client. The client can use annotations to inform how objects are used or displayed
*/
const zAnnotations = object({
	audience: defaultOnError(vecSkipError(zRole).nullish(), () => void 0),
	lastModified: defaultOnError(string().nullish(), () => void 0),
	priority: defaultOnError(number().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Text provided to or from an LLM.
*/
const zTextContent = object({
	annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
	text: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* An image provided to or from an LLM.
*/
const zImageContent = object({
	annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
	data: string(),
	mimeType: string(),
	uri: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Audio provided to or from an LLM.
*/
const zAudioContent = object({
	annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
	data: string(),
	mimeType: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* A resource that the server is capable of reading, included in a prompt or tool call result.
*/
const zResourceLink = object({
	annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
	description: defaultOnError(string().nullish(), () => void 0),
	mimeType: defaultOnError(string().nullish(), () => void 0),
	name: string(),
	size: defaultOnError(wideInt().nullish(), () => void 0),
	title: defaultOnError(string().nullish(), () => void 0),
	uri: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Text-based resource contents.
*/
const zTextResourceContents = object({
	mimeType: defaultOnError(string().nullish(), () => void 0),
	text: string(),
	uri: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Binary resource contents.
*/
const zBlobResourceContents = object({
	blob: string(),
	mimeType: defaultOnError(string().nullish(), () => void 0),
	uri: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Resource content that can be embedded in a message.
*/
const zEmbeddedResourceResource = union([zTextResourceContents, zBlobResourceContents]);
/**
* The contents of a resource, embedded into a prompt or tool call result.
*/
const zEmbeddedResource = object({
	annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
	resource: zEmbeddedResourceResource,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Content blocks represent displayable information in the Agent Client Protocol.
*
* Content blocks appear in:
* - User prompts sent via `session/prompt`
* - Language model output streamed through `session/update` notifications
* - Progress updates and results from tool calls
*
* This structure is compatible with the Model Context Protocol (MCP), so agents can
* forward content from MCP tool outputs without transformation.
*
* See protocol docs: [Content](https://agentclientprotocol.com/protocol/v1/content)
*/
const zContentBlock = union([
	zTextContent.and(object({ type: literal("text") })),
	zImageContent.and(object({ type: literal("image") })),
	zAudioContent.and(object({ type: literal("audio") })),
	zResourceLink.and(object({ type: literal("resource_link") })),
	zEmbeddedResource.and(object({ type: literal("resource") }))
]);
/**
* Standard content block (text, images, resources).
*/
const zContent = object({
	content: zContentBlock,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* A diff representing file modifications.
*
* Shows changes to files in a format suitable for display in the client UI.
*
* See protocol docs: [Content](https://agentclientprotocol.com/protocol/v1/tool-calls#content)
*/
const zDiff = object({
	path: string(),
	oldText: defaultOnError(string().nullish(), () => void 0),
	newText: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Typed identifier used for terminal values on the wire.
*/
const zTerminalId = string();
/**
* Embed a terminal created with `terminal/create` by its id.
*
* The terminal must be added before calling `terminal/release`.
*
* See protocol docs: [Terminal](https://agentclientprotocol.com/protocol/v1/terminals)
*/
const zTerminal = object({
	terminalId: zTerminalId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Content produced by a tool call.
*
* Tool calls can produce different types of content including
* standard content blocks (text, images) or file diffs.
*
* See protocol docs: [Content](https://agentclientprotocol.com/protocol/v1/tool-calls#content)
*/
const zToolCallContent = union([
	zContent.and(object({ type: literal("content") })),
	zDiff.and(object({ type: literal("diff") })),
	zTerminal.and(object({ type: literal("terminal") }))
]);
/**
* A file location being accessed or modified by a tool.
*
* Enables clients to implement "follow-along" features that track
* which files the agent is working with in real-time.
*
* See protocol docs: [Following the Agent](https://agentclientprotocol.com/protocol/v1/tool-calls#following-the-agent)
*/
const zToolCallLocation = object({
	path: string(),
	line: defaultOnError(int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* An update to an existing tool call.
*
* Used to report progress and results as tools execute. All fields except
* the tool call ID are optional - only changed fields need to be included.
*
* See protocol docs: [Updating](https://agentclientprotocol.com/protocol/v1/tool-calls#updating)
*/
const zToolCallUpdate = object({
	toolCallId: zToolCallId,
	kind: defaultOnError(zToolKind.nullish(), () => void 0),
	status: defaultOnError(zToolCallStatus.nullish(), () => void 0),
	title: defaultOnError(string().nullish(), () => void 0),
	name: defaultOnError(string().nullish(), () => void 0),
	content: defaultOnError(vecSkipError(zToolCallContent).nullish(), () => void 0),
	locations: defaultOnError(vecSkipError(zToolCallLocation).nullish(), () => void 0),
	rawInput: defaultOnError(unknown().optional(), () => void 0),
	rawOutput: defaultOnError(unknown().optional(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Unique identifier for a permission option.
*/
const zPermissionOptionId = string();
/**
* The type of permission option being presented to the user.
*
* Helps clients choose appropriate icons and UI treatment.
*/
const zPermissionOptionKind = union([
	literal("allow_once"),
	literal("allow_always"),
	literal("reject_once"),
	literal("reject_always")
]);
/**
* An option presented to the user when requesting permission.
*/
const zPermissionOption = object({
	optionId: zPermissionOptionId,
	name: string(),
	kind: zPermissionOptionKind,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request for user permission to execute a tool call.
*
* Sent when the agent needs authorization before performing a sensitive operation.
*
* See protocol docs: [Requesting Permission](https://agentclientprotocol.com/protocol/v1/tool-calls#requesting-permission)
*/
const zRequestPermissionRequest = object({
	sessionId: zSessionId,
	toolCall: zToolCallUpdate,
	options: array(zPermissionOption),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* An environment variable to set when launching an MCP server.
*/
const zEnvVariable = object({
	name: string(),
	value: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request to create a new terminal and execute a command.
*/
const zCreateTerminalRequest = object({
	sessionId: zSessionId,
	command: string(),
	args: defaultOnNull(array(string()), () => []).optional(),
	env: defaultOnNull(array(zEnvVariable), () => []).optional(),
	cwd: string().nullish(),
	outputByteLimit: wideInt().gte(0).nullish(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request to get the current output and status of a terminal.
*/
const zTerminalOutputRequest = object({
	sessionId: zSessionId,
	terminalId: zTerminalId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request to release a terminal and free its resources.
*/
const zReleaseTerminalRequest = object({
	sessionId: zSessionId,
	terminalId: zTerminalId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request to wait for a terminal command to exit.
*/
const zWaitForTerminalExitRequest = object({
	sessionId: zSessionId,
	terminalId: zTerminalId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request to kill a terminal without releasing it.
*/
const zKillTerminalRequest = object({
	sessionId: zSessionId,
	terminalId: zTerminalId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Session-scoped elicitation, optionally tied to a specific tool call.
*
* When `toolCallId` is set, the elicitation is tied to a specific tool call.
* This is useful when an agent receives an elicitation from an MCP server
* during a tool call and needs to redirect it to the user.
*/
const zElicitationSessionScope = object({
	sessionId: zSessionId,
	toolCallId: defaultOnError(zToolCallId.nullish(), () => void 0)
});
/**
* Request-scoped elicitation, tied to a specific JSON-RPC request outside of a session
* (e.g., during auth/configuration phases before any session is started).
*/
const zElicitationRequestScope = object({ requestId: zRequestId });
/**
* Object schema type.
*/
const zElicitationSchemaType = literal("object");
/**
* String format types for string properties in elicitation schemas.
*/
const zStringFormat = union([
	literal("email"),
	literal("uri"),
	literal("date"),
	literal("date-time")
]);
/**
* A titled enum option with a const value, human-readable title, and optional description.
*/
const zEnumOption = object({
	const: string(),
	title: string(),
	description: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Schema for string properties in an elicitation form.
*
* When `enum` or `oneOf` is set, this represents a single-select enum
* with `"type": "string"`.
*/
const zStringPropertySchema = object({
	title: defaultOnError(string().nullish(), () => void 0),
	description: defaultOnError(string().nullish(), () => void 0),
	minLength: int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
	maxLength: int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
	pattern: string().nullish(),
	format: zStringFormat.nullish(),
	default: defaultOnError(string().nullish(), () => void 0),
	enum: array(string()).nullish(),
	oneOf: array(zEnumOption).nullish(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Schema for number (floating-point) properties in an elicitation form.
*/
const zNumberPropertySchema = object({
	title: defaultOnError(string().nullish(), () => void 0),
	description: defaultOnError(string().nullish(), () => void 0),
	minimum: number().nullish(),
	maximum: number().nullish(),
	default: defaultOnError(number().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Schema for integer properties in an elicitation form.
*/
const zIntegerPropertySchema = object({
	title: defaultOnError(string().nullish(), () => void 0),
	description: defaultOnError(string().nullish(), () => void 0),
	minimum: wideInt().nullish(),
	maximum: wideInt().nullish(),
	default: defaultOnError(wideInt().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Schema for boolean properties in an elicitation form.
*/
const zBooleanPropertySchema = object({
	title: defaultOnError(string().nullish(), () => void 0),
	description: defaultOnError(string().nullish(), () => void 0),
	default: defaultOnError(boolean().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* String item schema for multi-select enum properties.
*/
const zStringMultiSelectItems = object({
	enum: array(string()),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Items definition for titled multi-select enum properties.
*/
const zTitledMultiSelectItems = object({
	anyOf: array(zEnumOption),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Items for a multi-select (array) property schema.
*
* Custom variants (unknown `type` values) keep their extra
* properties exactly as received; unlike known variants, those keys
* bypass lenient-field salvage and arrive unvalidated.
*/
const zMultiSelectItems = preserveCustomPayload(union([
	zStringMultiSelectItems.and(object({ type: literal("string") })),
	excludeKnownTags(object({ type: string() }), "type", ["string"]),
	zTitledMultiSelectItems
]), "type", ["string"]);
/**
* Schema for multi-select (array) properties in an elicitation form.
*/
const zMultiSelectPropertySchema = object({
	title: defaultOnError(string().nullish(), () => void 0),
	description: defaultOnError(string().nullish(), () => void 0),
	minItems: wideInt().gte(0).nullish(),
	maxItems: wideInt().gte(0).nullish(),
	items: zMultiSelectItems,
	default: defaultOnError(vecSkipError(string()).nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Property schema for elicitation form fields.
*
* Each variant corresponds to a JSON Schema `"type"` value.
* Single-select enums use `type: "string"` with `enum` or `oneOf` set.
* Multi-select enums use `type: "array"`.
*
* Custom variants (unknown `type` values) keep their extra
* properties exactly as received; unlike known variants, those keys
* bypass lenient-field salvage and arrive unvalidated.
*/
const zElicitationPropertySchema = preserveCustomPayload(union([
	zStringPropertySchema.and(object({ type: literal("string") })),
	zNumberPropertySchema.and(object({ type: literal("number") })),
	zIntegerPropertySchema.and(object({ type: literal("integer") })),
	zBooleanPropertySchema.and(object({ type: literal("boolean") })),
	zMultiSelectPropertySchema.and(object({ type: literal("array") })),
	excludeKnownTags(object({ type: string() }), "type", [
		"array",
		"boolean",
		"integer",
		"number",
		"string"
	])
]), "type", [
	"array",
	"boolean",
	"integer",
	"number",
	"string"
]);
/**
* Type-safe elicitation schema for requesting structured user input.
*
* This represents a JSON Schema object with primitive-typed properties,
* as required by the elicitation specification.
*/
const zElicitationSchema = object({
	type: defaultOnError(zElicitationSchemaType.optional().default("object"), () => "object"),
	title: defaultOnError(string().nullish(), () => void 0),
	properties: record(string(), zElicitationPropertySchema).optional().default({}),
	required: array(string()).nullish(),
	description: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Form-based elicitation mode where the client renders a form from the provided schema.
*/
const zElicitationFormMode = intersection(union([zElicitationSessionScope, zElicitationRequestScope]), object({ requestedSchema: zElicitationSchema }));
/**
* Unique identifier for an elicitation.
*/
const zElicitationId = string();
/**
* URL-based elicitation mode where the client directs the user to a URL.
*/
const zElicitationUrlMode = intersection(union([zElicitationSessionScope, zElicitationRequestScope]), object({
	elicitationId: zElicitationId,
	url: url()
}));
/**
* Request from the agent to elicit structured user input.
*
* The agent sends this to the client to request information from the user,
* either via a form or by directing them to a URL.
* Elicitations are tied to a session (optionally a tool call) or a request.
*
* Custom variants (unknown `mode` values) keep their extra
* properties exactly as received; unlike known variants, those keys
* bypass lenient-field salvage and arrive unvalidated.
*/
const zCreateElicitationRequest = preserveCustomPayload(intersection(union([
	zElicitationFormMode.and(object({ mode: literal("form") })),
	zElicitationUrlMode.and(object({ mode: literal("url") })),
	excludeKnownTags(intersection(union([zElicitationSessionScope, zElicitationRequestScope]), object({ mode: string() })), "mode", ["form", "url"])
]), object({
	message: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
})), "mode", ["form", "url"]);
/**
* Allows for sending an arbitrary request that is not part of the ACP spec.
* Extension methods provide a way to add custom functionality while maintaining
* protocol compatibility.
*
* See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v1/extensibility)
*/
const zExtRequest = unknown();
/**
* A JSON-RPC request object.
*/
const zAgentRequest = object({
	id: zRequestId,
	method: string(),
	params: union([
		zWriteTextFileRequest,
		zReadTextFileRequest,
		zRequestPermissionRequest,
		zCreateTerminalRequest,
		zTerminalOutputRequest,
		zReleaseTerminalRequest,
		zWaitForTerminalExitRequest,
		zKillTerminalRequest,
		zCreateElicitationRequest,
		zExtRequest
	]).nullish()
});
/**
* Protocol version identifier.
*
* This version is only bumped for breaking changes.
* Non-breaking changes should be introduced via capabilities.
*/
const zProtocolVersion = int().gte(0).lte(65535);
/**
* Prompt capabilities supported by the agent in `session/prompt` requests.
*
* Baseline agent functionality requires support for `text`
* and `resource_link` content blocks in prompt requests.
*
* Other variants must be explicitly opted in to.
* Capabilities for different types of content in prompt requests.
*
* Indicates which content types beyond the baseline (text and resource links)
* the agent can process.
*
* See protocol docs: [Prompt Capabilities](https://agentclientprotocol.com/protocol/v1/initialization#prompt-capabilities)
*/
const zPromptCapabilities = object({
	image: defaultOnError(boolean().optional().default(false), () => false),
	audio: defaultOnError(boolean().optional().default(false), () => false),
	embeddedContext: defaultOnError(boolean().optional().default(false), () => false),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* MCP capabilities supported by the agent
*/
const zMcpCapabilities = object({
	http: defaultOnError(boolean().optional().default(false), () => false),
	sse: defaultOnError(boolean().optional().default(false), () => false),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Capabilities for the `session/list` method.
*
* Supplying `{}` means the agent supports listing sessions.
*/
const zSessionListCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Capabilities for the `session/delete` method.
*
* Supplying `{}` means the agent supports deleting sessions from `session/list`.
*/
const zSessionDeleteCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Capabilities for additional session directories support.
*
* Supplying `{}` means the agent supports the `additionalDirectories` field on
* supported session lifecycle requests. Agents that also support
* `session/list` may return `SessionInfo.additionalDirectories` to report the
* complete ordered additional-root list associated with a listed session.
*/
const zSessionAdditionalDirectoriesCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Capabilities for the `session/resume` method.
*
* Supplying `{}` means the agent supports resuming sessions.
*/
const zSessionResumeCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Capabilities for the `session/close` method.
*
* Supplying `{}` means the agent supports closing sessions.
*/
const zSessionCloseCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Session capabilities supported by the agent.
*
* As a baseline, all Agents **MUST** support `session/new`, `session/prompt`, `session/cancel`, and `session/update`.
*
* Optionally, they **MAY** support other session methods and notifications by specifying additional capabilities.
*
* Note: `session/load` is still handled by the top-level `loadSession` capability. This will be unified in future versions of the protocol.
*
* See protocol docs: [Session Capabilities](https://agentclientprotocol.com/protocol/v1/initialization#session-capabilities)
*/
const zSessionCapabilities = object({
	list: defaultOnError(zSessionListCapabilities.nullish(), () => void 0),
	delete: defaultOnError(zSessionDeleteCapabilities.nullish(), () => void 0),
	additionalDirectories: defaultOnError(zSessionAdditionalDirectoriesCapabilities.nullish(), () => void 0),
	resume: defaultOnError(zSessionResumeCapabilities.nullish(), () => void 0),
	close: defaultOnError(zSessionCloseCapabilities.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Logout capabilities supported by the agent.
*
* Supplying `{}` means the agent supports the logout method.
*/
const zLogoutCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Authentication-related capabilities supported by the agent.
*/
const zAgentAuthCapabilities = object({
	logout: defaultOnError(zLogoutCapabilities.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Capabilities supported by the agent.
*
* Advertised during initialization to inform the client about
* available features and content types.
*
* See protocol docs: [Agent Capabilities](https://agentclientprotocol.com/protocol/v1/initialization#agent-capabilities)
*/
const zAgentCapabilities = object({
	loadSession: defaultOnError(boolean().optional().default(false), () => false),
	promptCapabilities: defaultOnError(zPromptCapabilities.optional().default({
		image: false,
		audio: false,
		embeddedContext: false
	}), () => ({
		image: false,
		audio: false,
		embeddedContext: false
	})),
	mcpCapabilities: defaultOnError(zMcpCapabilities.optional().default({
		http: false,
		sse: false
	}), () => ({
		http: false,
		sse: false
	})),
	sessionCapabilities: defaultOnError(zSessionCapabilities.optional().default({}), () => ({})),
	auth: defaultOnError(zAgentAuthCapabilities.optional().default({}), () => ({})),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Typed identifier used for auth method values on the wire.
*/
const zAuthMethodId = string();
/**
* Terminal-based authentication method.
*
* The client runs the configured agent program as a separate interactive
* process for the user to authenticate via a TUI. Agents MUST advertise this
* method only when the client enabled its terminal authentication capability.
* A zero exit status signals success. Any other termination signals failure.
* The client MUST NOT pass this method to `authenticate`.
*/
const zAuthMethodTerminal = object({
	id: zAuthMethodId,
	name: string(),
	description: defaultOnError(string().nullish(), () => void 0),
	args: defaultOnNull(array(string()), () => []).optional(),
	env: defaultOnNull(record(string(), string()), () => ({})).optional(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Agent handles authentication itself through `authenticate`.
*
* This is the default authentication method type.
*/
const zAuthMethodAgent = object({
	id: zAuthMethodId,
	name: string(),
	description: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Describes an available authentication method.
*
* The `type` field acts as the discriminator in the serialized JSON form.
* When no `type` is present, the method is treated as `agent`.
*/
const zAuthMethod = union([zAuthMethodTerminal.and(object({ type: literal("terminal") })), zAuthMethodAgent]);
/**
* Metadata about the implementation of the client or agent.
* Describes the name and version of an ACP implementation, with an optional
* title for UI representation.
*/
const zImplementation = object({
	name: string(),
	title: defaultOnError(string().nullish(), () => void 0),
	version: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response to the `initialize` method.
*
* Contains the negotiated protocol version and agent capabilities.
*
* See protocol docs: [Initialization](https://agentclientprotocol.com/protocol/v1/initialization)
*/
const zInitializeResponse = object({
	protocolVersion: zProtocolVersion,
	agentCapabilities: defaultOnError(zAgentCapabilities.optional().default({
		loadSession: false,
		promptCapabilities: {
			image: false,
			audio: false,
			embeddedContext: false
		},
		mcpCapabilities: {
			http: false,
			sse: false
		},
		sessionCapabilities: {},
		auth: {}
	}), () => ({
		loadSession: false,
		promptCapabilities: {
			image: false,
			audio: false,
			embeddedContext: false
		},
		mcpCapabilities: {
			http: false,
			sse: false
		},
		sessionCapabilities: {},
		auth: {}
	})),
	authMethods: defaultOnError(vecSkipError(zAuthMethod).optional().default([]), () => []),
	agentInfo: defaultOnError(zImplementation.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response to the `authenticate` method.
*/
const zAuthenticateResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Response to the `logout` method.
*/
const zLogoutResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Unique identifier for a Session Mode.
*/
const zSessionModeId = string();
/**
* A mode the agent can operate in.
*
* See protocol docs: [Session Modes](https://agentclientprotocol.com/protocol/v1/session-modes)
*/
const zSessionMode = object({
	id: zSessionModeId,
	name: string(),
	description: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* The set of modes and the one currently active.
*/
const zSessionModeState = object({
	currentModeId: zSessionModeId,
	availableModes: requiredDefaultOnError(vecSkipError(zSessionMode), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Unique identifier for a session configuration option.
*/
const zSessionConfigId = string();
/**
* Semantic category for a session configuration option.
*
* This is intended to help Clients distinguish broadly common selectors (e.g. model selector vs
* session mode selector vs thought/reasoning level) for UX purposes (keyboard shortcuts, icons,
* placement). It MUST NOT be required for correctness. Clients MUST handle missing or unknown
* categories gracefully.
*
* Category names beginning with `_` are free for custom use, like other ACP extension methods.
* Category names that do not begin with `_` are reserved for the ACP spec.
*/
const zSessionConfigOptionCategory = union([
	literal("mode"),
	literal("model"),
	literal("model_config"),
	literal("thought_level"),
	string()
]);
/**
* Unique identifier for a session configuration option value.
*/
const zSessionConfigValueId = string();
/**
* A possible value for a session configuration option.
*/
const zSessionConfigSelectOption = object({
	value: zSessionConfigValueId,
	name: string(),
	description: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Unique identifier for a session configuration option value group.
*/
const zSessionConfigGroupId = string();
/**
* A group of possible values for a session configuration option.
*/
const zSessionConfigSelectGroup = object({
	group: zSessionConfigGroupId,
	name: string(),
	options: requiredDefaultOnError(vecSkipError(zSessionConfigSelectOption), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Possible values for a session configuration option.
*/
const zSessionConfigSelectOptions = union([array(zSessionConfigSelectOption), array(zSessionConfigSelectGroup)]);
/**
* A single-value selector (dropdown) session configuration option payload.
*/
const zSessionConfigSelect = object({
	currentValue: zSessionConfigValueId,
	options: zSessionConfigSelectOptions
});
/**
* A boolean on/off toggle session configuration option payload.
*/
const zSessionConfigBoolean = object({ currentValue: boolean() });
/**
* A session configuration option selector and its current state.
*/
const zSessionConfigOption = intersection(union([zSessionConfigSelect.and(object({ type: literal("select") })), zSessionConfigBoolean.and(object({ type: literal("boolean") }))]), object({
	id: zSessionConfigId,
	name: string(),
	description: defaultOnError(string().nullish(), () => void 0),
	category: defaultOnError(zSessionConfigOptionCategory.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
}));
/**
* Response from creating a new session.
*
* See protocol docs: [Creating a Session](https://agentclientprotocol.com/protocol/v1/session-setup#creating-a-session)
*/
const zNewSessionResponse = object({
	sessionId: zSessionId,
	modes: defaultOnError(zSessionModeState.nullish(), () => void 0),
	configOptions: defaultOnError(vecSkipError(zSessionConfigOption).nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response from loading an existing session.
*/
const zLoadSessionResponse = object({
	modes: defaultOnError(zSessionModeState.nullish(), () => void 0),
	configOptions: defaultOnError(vecSkipError(zSessionConfigOption).nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Information about a session returned by session/list
*/
const zSessionInfo = object({
	sessionId: zSessionId,
	cwd: string(),
	additionalDirectories: defaultOnError(vecSkipError(string()).optional(), () => []),
	title: defaultOnError(string().nullish(), () => void 0),
	updatedAt: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response from listing sessions.
*/
const zListSessionsResponse = object({
	sessions: requiredDefaultOnError(vecSkipError(zSessionInfo), () => []),
	nextCursor: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response from deleting a session.
*/
const zDeleteSessionResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Response from resuming an existing session.
*/
const zResumeSessionResponse = object({
	modes: defaultOnError(zSessionModeState.nullish(), () => void 0),
	configOptions: defaultOnError(vecSkipError(zSessionConfigOption).nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response from closing a session.
*/
const zCloseSessionResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Response to `session/set_mode` method.
*/
const zSetSessionModeResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Response to `session/set_config_option` method.
*/
const zSetSessionConfigOptionResponse = object({
	configOptions: requiredDefaultOnError(vecSkipError(zSessionConfigOption), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Reasons why an agent stops processing a prompt turn.
*
* See protocol docs: [Stop Reasons](https://agentclientprotocol.com/protocol/v1/prompt-turn#stop-reasons)
*/
const zStopReason = union([
	literal("end_turn"),
	literal("max_tokens"),
	literal("max_turn_requests"),
	literal("refusal"),
	literal("cancelled")
]);
/**
* Response from processing a user prompt.
*
* See protocol docs: [Check for Completion](https://agentclientprotocol.com/protocol/v1/prompt-turn#4-check-for-completion)
*/
const zPromptResponse = object({
	stopReason: zStopReason,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Allows for sending an arbitrary response to an extension request that is not part of the ACP spec.
* Extension methods provide a way to add custom functionality while maintaining
* protocol compatibility.
*
* See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v1/extensibility)
*/
const zExtResponse = unknown();
/**
* Predefined error codes for common JSON-RPC and ACP-specific errors.
*
* Standard errors use the JSON-RPC 2.0 codes. ACP-specific errors use the JSON-RPC
* server-error range (-32000 to -32099), and request cancellation uses -32800 from the
* range LSP reserves (-32899 to -32800).
*/
const zErrorCode = union([
	literal(-32700),
	literal(-32600),
	literal(-32601),
	literal(-32602),
	literal(-32603),
	literal(-32800),
	literal(-32e3),
	literal(-32002),
	int().min(-0x80000000, { error: "Invalid value: Expected int32 to be >= -2147483648" }).max(0x7fffffff, { error: "Invalid value: Expected int32 to be <= 2147483647" })
]);
/**
* JSON-RPC error object.
*
* Represents an error that occurred during method execution, following the
* JSON-RPC 2.0 error object specification with optional additional data.
*
* See protocol docs: [JSON-RPC Error Object](https://www.jsonrpc.org/specification#error_object)
*/
const zError = object({
	code: zErrorCode,
	message: string(),
	data: defaultOnError(unknown().optional(), () => void 0)
});
/**
* A JSON-RPC response object.
*/
const zAgentResponse = union([object({
	id: zRequestId,
	result: union([
		zInitializeResponse,
		zAuthenticateResponse,
		zLogoutResponse,
		zNewSessionResponse,
		zLoadSessionResponse,
		zListSessionsResponse,
		zDeleteSessionResponse,
		zResumeSessionResponse,
		zCloseSessionResponse,
		zSetSessionModeResponse,
		zSetSessionConfigOptionResponse,
		zPromptResponse,
		zExtResponse
	])
}), object({
	id: zRequestId,
	error: zError
})]);
/**
* Unique identifier for a message within a session.
*/
const zMessageId = string();
/**
* A streamed item of content
*/
const zContentChunk = object({
	content: zContentBlock,
	messageId: defaultOnError(zMessageId.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Represents a tool call that the language model has requested.
*
* Tool calls are actions that the agent executes on behalf of the language model,
* such as reading files, executing code, or fetching data from external sources.
*
* See protocol docs: [Tool Calls](https://agentclientprotocol.com/protocol/v1/tool-calls)
*/
const zToolCall = object({
	toolCallId: zToolCallId,
	title: string(),
	name: defaultOnError(string().nullish(), () => void 0),
	kind: defaultOnError(zToolKind.optional(), () => void 0),
	status: defaultOnError(zToolCallStatus.optional(), () => void 0),
	content: defaultOnError(vecSkipError(zToolCallContent).optional(), () => []),
	locations: defaultOnError(vecSkipError(zToolCallLocation).optional(), () => []),
	rawInput: defaultOnError(unknown().optional(), () => void 0),
	rawOutput: defaultOnError(unknown().optional(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Priority levels for plan entries.
*
* Used to indicate the relative importance or urgency of different
* tasks in the execution plan.
* See protocol docs: [Plan Entries](https://agentclientprotocol.com/protocol/v1/agent-plan#plan-entries)
*/
const zPlanEntryPriority = union([
	literal("high"),
	literal("medium"),
	literal("low")
]);
/**
* Status of a plan entry in the execution flow.
*
* Tracks the lifecycle of each task from planning through completion.
* See protocol docs: [Plan Entries](https://agentclientprotocol.com/protocol/v1/agent-plan#plan-entries)
*/
const zPlanEntryStatus = union([
	literal("pending"),
	literal("in_progress"),
	literal("completed")
]);
/**
* A single entry in the execution plan.
*
* Represents a task or goal that the assistant intends to accomplish
* as part of fulfilling the user's request.
* See protocol docs: [Plan Entries](https://agentclientprotocol.com/protocol/v1/agent-plan#plan-entries)
*/
const zPlanEntry = object({
	content: string(),
	priority: zPlanEntryPriority,
	status: zPlanEntryStatus,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* An execution plan for accomplishing complex tasks.
*
* Plans consist of multiple entries representing individual tasks or goals.
* Agents report plans to clients to provide visibility into their execution strategy.
* Plans can evolve during execution as the agent discovers new requirements or completes tasks.
*
* See protocol docs: [Agent Plan](https://agentclientprotocol.com/protocol/v1/agent-plan)
*/
const zPlan = object({
	entries: requiredDefaultOnError(vecSkipError(zPlanEntry), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* All text that was typed after the command name is provided as input.
*/
const zUnstructuredCommandInput = object({
	hint: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* unstructured
*
* All text that was typed after the command name is provided as input.
*/
const zAvailableCommandInput = zUnstructuredCommandInput;
/**
* Information about a command.
*/
const zAvailableCommand = object({
	name: string(),
	description: string(),
	input: defaultOnError(zAvailableCommandInput.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Available commands are ready or have changed
*/
const zAvailableCommandsUpdate = object({
	availableCommands: requiredDefaultOnError(vecSkipError(zAvailableCommand), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* The current mode of the session has changed
*
* See protocol docs: [Session Modes](https://agentclientprotocol.com/protocol/v1/session-modes)
*/
const zCurrentModeUpdate = object({
	currentModeId: zSessionModeId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Session configuration options have been updated.
*/
const zConfigOptionUpdate = object({
	configOptions: requiredDefaultOnError(vecSkipError(zSessionConfigOption), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Update to session metadata. All fields are optional to support partial updates.
*
* Agents send this notification to update session information like title or custom metadata.
* Clients can use it to keep session titles and state current.
*/
const zSessionInfoUpdate = object({
	title: defaultOnError(string().nullish(), () => void 0),
	updatedAt: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Cost information for a session.
*/
const zCost = object({
	amount: number(),
	currency: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Context window and cost update for a session.
*/
const zUsageUpdate = object({
	used: wideInt().gte(0),
	size: wideInt().gte(0),
	cost: defaultOnError(zCost.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Severity hint for a session notice.
*/
const zNoticeSeverity = union([
	literal("info"),
	literal("warning"),
	literal("error"),
	string()
]);
/**
* Fire-and-forget information for the user.
*
* Notices are live events rather than session history. Agents must not rely on
* a notice being received, displayed, or seen by the user.
* Agents MUST only send notices when the Client advertised
* the `session.notices` Client capability. Otherwise, Agents may use an agent
* message when the information should still be surfaced to the user.
*
* See RFD: [Session Notices](https://agentclientprotocol.com/rfds/session-notices)
*/
const zNotice = object({
	severity: zNoticeSeverity,
	title: string().min(1),
	description: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Unique identifier for a context compaction within a session.
*/
const zCompactionId = string();
/**
* Lifecycle state of a context compaction.
*/
const zCompactionStatus = union([
	literal("in_progress"),
	literal("completed"),
	literal("failed"),
	literal("cancelled"),
	string()
]);
/**
* A context compaction upsert. The first notification fixes the compaction's
* timeline position. Later updates with the same ID patch that entity in place.
* Agents MUST only send this update when the Client advertised
* the `session.compaction` Client capability.
*
* `summary`, `error`, and `_meta` have patch semantics: omission leaves the
* stored value unchanged, `null` clears it, and a concrete value replaces it.
* `summary: []` also clears the summary.
*/
const zCompactionUpdate = object({
	compactionId: zCompactionId,
	status: zCompactionStatus,
	summary: defaultOnError(vecSkipError(zContentBlock).nullish(), () => void 0),
	error: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* A content block appended to a compaction's summary. A first-seen ID creates
* an in-progress compaction. Chunks append in receive order.
* Agents MUST only send this update when the Client advertised
* the `session.compaction` Client capability.
*/
const zCompactionSummaryChunk = object({
	compactionId: zCompactionId,
	content: zContentBlock,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Different types of updates that can be sent during session processing.
*
* These updates provide real-time feedback about the agent's progress.
*
* See protocol docs: [Agent Reports Output](https://agentclientprotocol.com/protocol/v1/prompt-turn#3-agent-reports-output)
*/
const zSessionUpdate = union([
	zContentChunk.and(object({ sessionUpdate: literal("user_message_chunk") })),
	zContentChunk.and(object({ sessionUpdate: literal("agent_message_chunk") })),
	zContentChunk.and(object({ sessionUpdate: literal("agent_thought_chunk") })),
	zToolCall.and(object({ sessionUpdate: literal("tool_call") })),
	zToolCallUpdate.and(object({ sessionUpdate: literal("tool_call_update") })),
	zPlan.and(object({ sessionUpdate: literal("plan") })),
	zAvailableCommandsUpdate.and(object({ sessionUpdate: literal("available_commands_update") })),
	zCurrentModeUpdate.and(object({ sessionUpdate: literal("current_mode_update") })),
	zConfigOptionUpdate.and(object({ sessionUpdate: literal("config_option_update") })),
	zSessionInfoUpdate.and(object({ sessionUpdate: literal("session_info_update") })),
	zUsageUpdate.and(object({ sessionUpdate: literal("usage_update") })),
	zNotice.and(object({ sessionUpdate: literal("notice") })),
	zCompactionUpdate.and(object({ sessionUpdate: literal("compaction_update") })),
	zCompactionSummaryChunk.and(object({ sessionUpdate: literal("compaction_summary_chunk") }))
]);
/**
* Notification containing a session update from the agent.
*
* Used to stream real-time progress and results during prompt processing.
*
* See protocol docs: [Agent Reports Output](https://agentclientprotocol.com/protocol/v1/prompt-turn#3-agent-reports-output)
*/
const zSessionNotification = object({
	sessionId: zSessionId,
	update: zSessionUpdate,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Notification sent by the agent when a URL-based elicitation is complete.
*/
const zCompleteElicitationNotification = object({
	elicitationId: zElicitationId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Allows either side to send an arbitrary notification that is not part of the ACP spec.
* Extension notifications provide a way to send one-way messages for custom functionality
* while maintaining protocol compatibility.
*
* See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v1/extensibility)
*/
const zExtNotification = unknown();
/**
* A JSON-RPC notification object.
*/
const zAgentNotification = object({
	method: string(),
	params: union([
		zSessionNotification,
		zCompleteElicitationNotification,
		zExtNotification
	]).nullish()
});
/**
* File system capabilities that a client may support.
*
* See protocol docs: [FileSystem](https://agentclientprotocol.com/protocol/v1/initialization#filesystem)
*/
const zFileSystemCapabilities = object({
	readTextFile: defaultOnError(boolean().optional().default(false), () => false),
	writeTextFile: defaultOnError(boolean().optional().default(false), () => false),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Client support for ID-addressed context compaction updates.
*/
const zCompactionCapabilities = record(string(), unknown());
/**
* Capabilities for boolean session configuration options.
*
* Supplying `{}` means the client supports boolean session configuration options.
*/
const zBooleanConfigOptionCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Session configuration option capabilities supported by the client.
*/
const zSessionConfigOptionsCapabilities = object({
	boolean: defaultOnError(zBooleanConfigOptionCapabilities.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Client support for presenting live notices to the user.
*/
const zNoticeCapabilities = record(string(), unknown());
/**
* Session-related capabilities supported by the client.
*/
const zClientSessionCapabilities = object({
	compaction: defaultOnError(zCompactionCapabilities.nullish(), () => void 0),
	configOptions: defaultOnError(zSessionConfigOptionsCapabilities.nullish(), () => void 0),
	notices: defaultOnError(zNoticeCapabilities.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Authentication capabilities supported by the client.
*
* Advertised during initialization to inform the agent which authentication
* method types the client can handle. This governs opt-in types that require
* additional client-side support.
*/
const zAuthCapabilities = object({
	terminal: defaultOnError(boolean().optional().default(false), () => false),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Form-based elicitation capabilities.
*
* Supplying `{}` means the client supports form-based elicitation.
*/
const zElicitationFormCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* URL-based elicitation capabilities.
*
* Supplying `{}` means the client supports URL-based elicitation.
*/
const zElicitationUrlCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Elicitation capabilities supported by the client.
*/
const zElicitationCapabilities = object({
	form: defaultOnError(zElicitationFormCapabilities.nullish(), () => void 0),
	url: defaultOnError(zElicitationUrlCapabilities.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Capabilities supported by the client.
*
* Advertised during initialization to inform the agent about
* available features and methods.
*
* See protocol docs: [Client Capabilities](https://agentclientprotocol.com/protocol/v1/initialization#client-capabilities)
*/
const zClientCapabilities = object({
	fs: defaultOnError(zFileSystemCapabilities.optional().default({
		readTextFile: false,
		writeTextFile: false
	}), () => ({
		readTextFile: false,
		writeTextFile: false
	})),
	terminal: defaultOnError(boolean().optional().default(false), () => false),
	session: defaultOnError(zClientSessionCapabilities.nullish(), () => void 0),
	auth: defaultOnError(zAuthCapabilities.optional().default({ terminal: false }), () => ({ terminal: false })),
	elicitation: defaultOnError(zElicitationCapabilities.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for the initialize method.
*
* Sent by the client to establish connection and negotiate capabilities.
*
* See protocol docs: [Initialization](https://agentclientprotocol.com/protocol/v1/initialization)
*/
const zInitializeRequest = object({
	protocolVersion: zProtocolVersion,
	clientCapabilities: defaultOnError(zClientCapabilities.optional().default({
		fs: {
			readTextFile: false,
			writeTextFile: false
		},
		terminal: false,
		auth: { terminal: false }
	}), () => ({
		fs: {
			readTextFile: false,
			writeTextFile: false
		},
		terminal: false,
		auth: { terminal: false }
	})),
	clientInfo: defaultOnError(zImplementation.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for the authenticate method.
*
* Specifies which authentication method to use.
*/
const zAuthenticateRequest = object({
	methodId: zAuthMethodId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for the logout method.
*
* Terminates the current authenticated session.
*/
const zLogoutRequest = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* An HTTP header to set when making requests to the MCP server.
*/
const zHttpHeader = object({
	name: string(),
	value: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* HTTP transport configuration for MCP.
*/
const zMcpServerHttp = object({
	name: string(),
	url: string(),
	headers: defaultOnNull(array(zHttpHeader), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* SSE transport configuration for MCP.
*/
const zMcpServerSse = object({
	name: string(),
	url: string(),
	headers: defaultOnNull(array(zHttpHeader), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Stdio transport configuration for MCP.
*/
const zMcpServerStdio = object({
	name: string(),
	command: string(),
	args: defaultOnNull(array(string()), () => []),
	env: defaultOnNull(array(zEnvVariable), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Configuration for connecting to an MCP (Model Context Protocol) server.
*
* MCP servers provide tools and context that the agent can use when
* processing prompts.
*
* See protocol docs: [MCP Servers](https://agentclientprotocol.com/protocol/v1/session-setup#mcp-servers)
*/
const zMcpServer = union([
	zMcpServerHttp.and(object({ type: literal("http") })),
	zMcpServerSse.and(object({ type: literal("sse") })),
	zMcpServerStdio
]);
/**
* Request parameters for creating a new session.
*
* See protocol docs: [Creating a Session](https://agentclientprotocol.com/protocol/v1/session-setup#creating-a-session)
*/
const zNewSessionRequest = object({
	cwd: string(),
	additionalDirectories: defaultOnNull(array(string()), () => []).optional(),
	mcpServers: defaultOnNull(array(zMcpServer), () => []),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for loading an existing session.
*
* Only available if the Agent supports the `loadSession` capability.
*
* See protocol docs: [Loading Sessions](https://agentclientprotocol.com/protocol/v1/session-setup#loading-sessions)
*/
const zLoadSessionRequest = object({
	mcpServers: defaultOnNull(array(zMcpServer), () => []),
	cwd: string(),
	additionalDirectories: defaultOnNull(array(string()), () => []).optional(),
	sessionId: zSessionId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for listing existing sessions.
*
* Only available if the Agent supports the `sessionCapabilities.list` capability.
*/
const zListSessionsRequest = object({
	cwd: string().nullish(),
	cursor: string().nullish(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for deleting an existing session from `session/list`.
*
* Only available if the Agent supports the `sessionCapabilities.delete` capability.
*/
const zDeleteSessionRequest = object({
	sessionId: zSessionId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for resuming an existing session.
*
* Resumes an existing session without returning previous messages (unlike `session/load`).
* This is useful for agents that can resume sessions but don't implement full session loading.
*
* Only available if the Agent supports the `sessionCapabilities.resume` capability.
*/
const zResumeSessionRequest = object({
	sessionId: zSessionId,
	cwd: string(),
	additionalDirectories: defaultOnNull(array(string()), () => []).optional(),
	mcpServers: defaultOnNull(array(zMcpServer), () => []).optional(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for closing an active session.
*
* If supported, the agent **must** cancel any ongoing work related to the session
* (treat it as if `session/cancel` was called) and then free up any resources
* associated with the session.
*
* Only available if the Agent supports the `sessionCapabilities.close` capability.
*/
const zCloseSessionRequest = object({
	sessionId: zSessionId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for setting a session mode.
*/
const zSetSessionModeRequest = object({
	sessionId: zSessionId,
	modeId: zSessionModeId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Request parameters for setting a session configuration option.
*/
const zSetSessionConfigOptionRequest = intersection(union([object({
	type: literal("boolean"),
	value: boolean()
}), object({ value: zSessionConfigValueId })]), object({
	sessionId: zSessionId,
	configId: zSessionConfigId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
}));
/**
* Request parameters for sending a user prompt to the agent.
*
* Contains the user's message and any additional context.
*
* See protocol docs: [User Message](https://agentclientprotocol.com/protocol/v1/prompt-turn#1-user-message)
*/
const zPromptRequest = object({
	sessionId: zSessionId,
	prompt: array(zContentBlock),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* A JSON-RPC request object.
*/
const zClientRequest = object({
	id: zRequestId,
	method: string(),
	params: union([
		zInitializeRequest,
		zAuthenticateRequest,
		zLogoutRequest,
		zNewSessionRequest,
		zLoadSessionRequest,
		zListSessionsRequest,
		zDeleteSessionRequest,
		zResumeSessionRequest,
		zCloseSessionRequest,
		zSetSessionModeRequest,
		zSetSessionConfigOptionRequest,
		zPromptRequest,
		zExtRequest
	]).nullish()
});
/**
* Response to `fs/write_text_file`
*/
const zWriteTextFileResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Response containing the contents of a text file.
*/
const zReadTextFileResponse = object({
	content: string(),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* The user selected one of the provided options.
*/
const zSelectedPermissionOutcome = object({
	optionId: zPermissionOptionId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* The outcome of a permission request.
*/
const zRequestPermissionOutcome = union([object({ outcome: literal("cancelled") }), zSelectedPermissionOutcome.and(object({ outcome: literal("selected") }))]);
/**
* Response to a permission request.
*/
const zRequestPermissionResponse = object({
	outcome: zRequestPermissionOutcome,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response containing the ID of the created terminal.
*/
const zCreateTerminalResponse = object({
	terminalId: zTerminalId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Exit status of a terminal command.
*/
const zTerminalExitStatus = object({
	exitCode: defaultOnError(int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(), () => void 0),
	signal: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response containing the terminal output and exit status.
*/
const zTerminalOutputResponse = object({
	output: string(),
	truncated: boolean(),
	exitStatus: defaultOnError(zTerminalExitStatus.nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response to terminal/release method
*/
const zReleaseTerminalResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Response containing the exit status of a terminal command.
*/
const zWaitForTerminalExitResponse = object({
	exitCode: defaultOnError(int().gte(0).max(0xffffffff, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(), () => void 0),
	signal: defaultOnError(string().nullish(), () => void 0),
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* Response to `terminal/kill` method
*/
const zKillTerminalResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) });
/**
* Allowed wire representations for `ElicitationContentValue`.
*/
const zElicitationContentValue = union([
	string(),
	wideInt(),
	number(),
	boolean(),
	array(string())
]);
/**
* The user accepted the elicitation and provided content.
*/
const zElicitationAcceptAction = object({ content: record(string(), zElicitationContentValue).nullish() });
/**
* Response from the client to an elicitation request.
*
* Custom variants (unknown `action` values) keep their extra
* properties exactly as received; unlike known variants, those keys
* bypass lenient-field salvage and arrive unvalidated.
*/
const zCreateElicitationResponse = preserveCustomPayload(intersection(union([
	zElicitationAcceptAction.and(object({ action: literal("accept") })),
	object({ action: literal("decline") }),
	object({ action: literal("cancel") }),
	excludeKnownTags(object({ action: string() }), "action", [
		"accept",
		"cancel",
		"decline"
	])
]), object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) })), "action", [
	"accept",
	"cancel",
	"decline"
]);
/**
* A JSON-RPC response object.
*/
const zClientResponse = union([object({
	id: zRequestId,
	result: union([
		zWriteTextFileResponse,
		zReadTextFileResponse,
		zRequestPermissionResponse,
		zCreateTerminalResponse,
		zTerminalOutputResponse,
		zReleaseTerminalResponse,
		zWaitForTerminalExitResponse,
		zKillTerminalResponse,
		zCreateElicitationResponse,
		zExtResponse
	])
}), object({
	id: zRequestId,
	error: zError
})]);
/**
* Notification to cancel ongoing operations for a session.
*
* See protocol docs: [Cancellation](https://agentclientprotocol.com/protocol/v1/prompt-turn#cancellation)
*/
const zCancelNotification = object({
	sessionId: zSessionId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});
/**
* A JSON-RPC notification object.
*/
const zClientNotification = object({
	method: string(),
	params: union([zCancelNotification, zExtNotification]).nullish()
});
/**
* Notification to cancel an ongoing request.
*
* See protocol docs: [Cancellation](https://agentclientprotocol.com/protocol/v1/cancellation)
*/
const zCancelRequestNotification = object({
	requestId: zRequestId,
	_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
});

// node_modules/@agentclientprotocol/sdk/dist/core/jsonrpc.js
const CANCEL_REQUEST_METHOD = "$/cancel_request";
/**
* Treats a `-32002` (Resource not found) response to `session/close` or
* `session/delete` as success, as ACP recommends: closing or deleting a
* session that does not exist or is not active leaves the same end state.
*
* @internal
*/
function treatSessionNotFoundAsSuccess(method, response, success) {
	if (method !== "session/close" && method !== "session/delete") return response;
	return response.catch((error) => {
		if (error instanceof RequestError && error.code === -32002) return success();
		throw error;
	});
}
function isRequestMessage(value) {
	return isJsonRpcEnvelope(value) && "id" in value && typeof value["method"] === "string" && isJsonRpcId(value["id"]);
}
function isResponseMessage(value) {
	if (!isJsonRpcEnvelope(value) || "method" in value) return false;
	if (!("id" in value) || !isJsonRpcId(value["id"])) return false;
	const hasResult = Object.hasOwn(value, "result");
	const hasError = Object.hasOwn(value, "error");
	if (hasResult === hasError) return false;
	return !hasError || isErrorResponse(value["error"]);
}
function isNotificationMessage(value) {
	return isJsonRpcEnvelope(value) && !("id" in value) && typeof value["method"] === "string";
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
function isJsonRpcEnvelope(value) {
	return isRecord(value) && value["jsonrpc"] === "2.0";
}
function isJsonRpcId(value) {
	return value === null || typeof value === "string" || typeof value === "number" && Number.isFinite(value);
}
/**
* Detects response-shaped objects, including malformed responses, so they are
* never handled as calls that require a JSON-RPC response.
*
* @internal
*/
function isResponseShapedMessage(value) {
	return isRecord(value) && !("method" in value) && ("id" in value || "result" in value || "error" in value);
}
function cancelRequestId(params) {
	if (!isRecord(params) || !isJsonRpcId(params["requestId"])) return;
	return params["requestId"];
}
function isErrorResponse(value) {
	return isRecord(value) && typeof value["code"] === "number" && Number.isInteger(value["code"]) && typeof value["message"] === "string";
}
/**
* Helpers for constructing `HandleResult` values.
*/
const Handled = {
	/**
	* Marks a message as handled.
	*/
	yes() {
		return { handled: true };
	},
	/**
	* Leaves a message unhandled so later handlers can process it.
	*/
	no(message, retry = false) {
		return {
			handled: false,
			message,
			retry
		};
	}
};
function rejectedPromise(error) {
	const promise = Promise.reject(error);
	promise.catch(() => {});
	return promise;
}
function errorDetails(error) {
	if (error instanceof Error) return error.message;
	if (typeof error === "object" && error != null && "message" in error && typeof error.message === "string") return error.message;
}
function isZodError(error) {
	return typeof error === "object" && error !== null && "name" in error && error.name === "ZodError" && "issues" in error && Array.isArray(error.issues) && "format" in error && typeof error.format === "function";
}
/**
* Describe a message that is not valid JSON-RPC without echoing its values.
*
* Messages can carry credentials, such as MCP server `env` and `headers`
* values in `session/new`, so console output names only the value's type and
* top-level keys.
*/
function describeInvalidMessage(message) {
	if (Array.isArray(message)) return { type: "array" };
	if (isRecord(message)) return {
		type: "object",
		keys: Object.keys(message)
	};
	return { type: message === null ? "null" : typeof message };
}
function errorToResult(error) {
	if (error instanceof RequestError) return error.toResult();
	if (isZodError(error)) return RequestError.invalidParams(error.format()).toResult();
	const details = errorDetails(error);
	try {
		return RequestError.internalError(details ? JSON.parse(details) : {}).toResult();
	} catch {
		return RequestError.internalError({ details }).toResult();
	}
}
function requestCancelledError(reason) {
	if (reason instanceof RequestError && reason.code === -32800) return reason;
	return RequestError.requestCancelled(reason);
}
function errorToRequestResult(error, signal) {
	const requestCancelled = abortErrorToRequestCancelled(error, signal);
	return requestCancelled ? requestCancelled.toResult() : errorToResult(error);
}
function abortErrorToRequestCancelled(error, signal) {
	if (!signal.aborted || !isAbortError(error)) return;
	return requestCancelledError(signal.reason);
}
function isAbortError(error) {
	if (typeof error !== "object" || error === null) return false;
	const maybeAbortError = error;
	return maybeAbortError.name === "AbortError" || maybeAbortError.code === "ABORT_ERR";
}
/**
* Responder for one incoming JSON-RPC request.
*
* Handlers may use this when they need to decide exactly when or how the
* response is sent.
*/
var RequestResponder = class {
	id;
	sendResult;
	signal;
	finishRequest;
	didRespond = false;
	constructor(id, sendResult, signal = new AbortController().signal, finishRequest) {
		this.id = id;
		this.sendResult = sendResult;
		this.signal = signal;
		this.finishRequest = finishRequest;
	}
	/**
	* Whether this request has already received a response.
	*/
	get responded() {
		return this.didRespond;
	}
	/**
	* Sends a successful JSON-RPC response.
	*/
	respond(response) {
		return this.respondWithResult({ result: response ?? null });
	}
	/**
	* Sends an error JSON-RPC response.
	*/
	respondWithError(error) {
		const errorResponse = error instanceof RequestError ? error.toErrorResponse() : error;
		return this.respondWithResult({ error: errorResponse });
	}
	/**
	* Sends a complete JSON-RPC result payload.
	*/
	respondWithResult(result) {
		if (this.didRespond) return rejectedPromise(/* @__PURE__ */ new Error("JSON-RPC request already responded"));
		this.didRespond = true;
		return this.sendResult(result).finally(() => {
			this.finishRequest?.();
		});
	}
};
const nullIdResponders = /* @__PURE__ */ new WeakSet();
/**
* Disposable handle returned when a handler is registered dynamically.
*/
var HandlerRegistration = class {
	disposeHandler;
	active = true;
	constructor(disposeHandler) {
		this.disposeHandler = disposeHandler;
	}
	/**
	* Unregisters the associated handler.
	*/
	dispose() {
		if (!this.active) return;
		this.active = false;
		this.disposeHandler();
	}
	/**
	* Supports explicit resource management with `using`.
	*/
	[Symbol.dispose]() {
		this.dispose();
	}
	/**
	* Returns this registration for call sites that intentionally keep it active.
	*/
	runIndefinitely() {
		return this;
	}
};
/**
* Per-connection context passed to low-level JSON-RPC handlers.
*/
var ConnectionContext = class {
	connection;
	constructor(connection) {
		this.connection = connection;
	}
	/**
	* Sends a request over the connection.
	*/
	sendRequest(method, params, mapResponse, options) {
		return this.connection.sendRequest(method, params, mapResponse, options);
	}
	/**
	* Sends a notification over the connection.
	*/
	sendNotification(method, params) {
		return this.connection.sendNotification(method, params);
	}
	/**
	* Sends a protocol-level request cancellation notification.
	*/
	sendCancelRequest(requestId) {
		return this.connection.sendCancelRequest(requestId);
	}
	/**
	* Registers a handler that can be disposed independently.
	*/
	addDynamicHandler(handler) {
		return this.connection.addDynamicHandler(handler);
	}
	/**
	* AbortSignal that aborts when the connection closes.
	*/
	get signal() {
		return this.connection.signal;
	}
	/**
	* Promise that resolves when the connection closes.
	*/
	get closed() {
		return this.connection.closed;
	}
};
/**
* Lower-level JSON-RPC connection over an ACP `Stream`.
*
* Most ACP integrations should use `agent(...)` or `client(...)`. Use this
* class when building generic JSON-RPC middleware or custom dispatch behavior.
*/
var Connection = class {
	pendingResponses = /* @__PURE__ */ new Map();
	incomingRequests = /* @__PURE__ */ new Map();
	nextRequestId = 0;
	staticHandlers = [];
	dynamicHandlers = /* @__PURE__ */ new Set();
	fallbackHandlers = [];
	stream;
	writeQueue = Promise.resolve();
	abortController = new AbortController();
	closedPromise;
	retryQueue = [];
	context = new ConnectionContext(this);
	receiveReader;
	constructor(requestHandlerOrStream, notificationHandlerOrHandlers, streamOrOptions, options) {
		if (typeof requestHandlerOrStream === "function") {
			const requestHandler = requestHandlerOrStream;
			const notificationHandler = notificationHandlerOrHandlers;
			const stream = streamOrOptions;
			this.initialize(stream, [...options?.handlers ?? [], this.legacyHandler(requestHandler, notificationHandler)], options);
			return;
		}
		const stream = requestHandlerOrStream;
		const handlers = notificationHandlerOrHandlers;
		const connectionOptions = streamOrOptions;
		this.initialize(stream, [...connectionOptions?.handlers ?? [], ...handlers], connectionOptions);
	}
	/**
	* Creates a builder for configuring a handler-based connection.
	*/
	static builder() {
		return new ConnectionBuilder();
	}
	/**
	* Runs an operation while the connection is open, then closes the connection.
	*
	* If the stream closes before `op` settles, the returned promise rejects with
	* the connection close reason.
	*/
	runUntil(op) {
		let opSettled = false;
		const opPromise = Promise.resolve().then(() => op(this.context)).finally(() => {
			opSettled = true;
		});
		const closedPromise = this.closed.then(() => {
			if (opSettled) return new Promise(() => {});
			throw this.closedReason();
		});
		return Promise.race([opPromise, closedPromise]).finally(() => {
			opSettled = true;
			this.close();
		});
	}
	/**
	* Adds a handler after the connection has started.
	*
	* Any messages queued with `Handled.no(message, true)` are retried after the
	* handler is added.
	*/
	addDynamicHandler(handler) {
		this.dynamicHandlers.add(handler);
		if (this.retryQueue.length > 0) for (const message of this.retryQueue.splice(0)) this.processIncomingMessage(message).catch((error) => this.close(error));
		return new HandlerRegistration(() => {
			this.dynamicHandlers.delete(handler);
		});
	}
	/**
	* AbortSignal that aborts when the connection closes.
	*/
	get signal() {
		return this.abortController.signal;
	}
	/**
	* Promise that resolves when the connection closes.
	*/
	get closed() {
		return this.closedPromise;
	}
	/** @internal */
	getContext() {
		return this.context;
	}
	/**
	* Sends a JSON-RPC request.
	*
	* `mapResponse` can convert the raw result before the returned promise
	* resolves.
	*/
	sendRequest(method, params, mapResponse, options = {}) {
		if (this.abortController.signal.aborted) return rejectedPromise(this.closedReason());
		const request = this.prepareRequest(method, params, mapResponse, options);
		this.sendMessage(request.message).catch(() => {});
		if (options.cancellationSignal?.aborted) request.cancel();
		return request.response;
	}
	/**
	* Sends a protocol-level request cancellation notification.
	*/
	sendCancelRequest(requestId) {
		return this.sendNotification(CANCEL_REQUEST_METHOD, { requestId });
	}
	/**
	* Sends a JSON-RPC notification.
	*/
	sendNotification(method, params) {
		if (this.abortController.signal.aborted) return rejectedPromise(this.closedReason());
		return this.sendMessage({
			jsonrpc: "2.0",
			method,
			params
		});
	}
	prepareRequest(method, params, mapResponse, options = {}) {
		const id = this.nextRequestId++;
		let cancel = () => {};
		const response = new Promise((resolve, reject) => {
			const pendingResponse = {
				resolve: (value) => {
					try {
						resolve(mapResponse ? mapResponse(value) : value);
					} catch (error) {
						reject(error);
					}
				},
				reject
			};
			cancel = () => {
				if (pendingResponse.cancellationSent) return;
				pendingResponse.cancellationSent = true;
				pendingResponse.cleanup?.();
				this.sendCancelRequest(id).catch(() => {});
				if (options.stopWaitingOnCancel) {
					pendingResponse.abandoned = true;
					reject(requestCancelledError(options.cancellationSignal?.reason));
				}
			};
			options.cancellationSignal?.addEventListener("abort", cancel, { once: true });
			pendingResponse.cleanup = () => {
				options.cancellationSignal?.removeEventListener("abort", cancel);
			};
			this.pendingResponses.set(id, pendingResponse);
		});
		response.catch(() => {});
		return {
			message: {
				jsonrpc: "2.0",
				id,
				method,
				params
			},
			response,
			cancel: () => cancel()
		};
	}
	/**
	* Closes the connection and rejects pending requests.
	*/
	close(error) {
		if (this.abortController.signal.aborted) return;
		const closeError = error ?? /* @__PURE__ */ new Error("ACP connection closed");
		this.abortController.abort(closeError);
		for (const pendingResponse of this.pendingResponses.values()) {
			pendingResponse.cleanup?.();
			pendingResponse.reject(closeError);
		}
		this.pendingResponses.clear();
		for (const controller of this.incomingRequests.values()) controller.abort(closeError);
		this.incomingRequests.clear();
		this.receiveReader?.cancel(closeError).catch(() => {});
	}
	initialize(stream, handlers, options) {
		this.stream = stream;
		this.staticHandlers = handlers;
		this.fallbackHandlers = [...options?.fallbackHandlers ?? []];
		this.closedPromise = new Promise((resolve) => {
			this.abortController.signal.addEventListener("abort", () => resolve());
		});
		this.receive();
	}
	legacyHandler(requestHandler, notificationHandler) {
		return { handleMessage: async (message, cx) => {
			if (message.kind === "request") {
				const result = await requestHandler(message.method, message.params, cx);
				await message.responder.respond(result);
			} else await notificationHandler(message.method, message.params, cx);
			return Handled.yes();
		} };
	}
	async receive() {
		let closeError = void 0;
		try {
			const reader = this.stream.readable.getReader();
			this.receiveReader = reader;
			try {
				while (!this.abortController.signal.aborted) {
					const { value: message, done } = await reader.read();
					if (this.abortController.signal.aborted) break;
					if (done) break;
					this.receiveUnvalidatedMessage(message);
				}
			} finally {
				if (this.receiveReader === reader) this.receiveReader = void 0;
				reader.releaseLock();
			}
		} catch (error) {
			closeError = error;
		} finally {
			this.close(closeError);
		}
	}
	receiveUnvalidatedMessage(message) {
		if (Array.isArray(message)) {
			this.sendMessage(protocolErrorResponse(RequestError.invalidRequest(void 0, "JSON-RPC batches are not supported"))).catch(() => {});
			return;
		}
		if (!isRequestMessage(message) && !isNotificationMessage(message) && !isResponseShapedMessage(message)) {
			this.sendMessage(protocolErrorResponse(RequestError.invalidRequest(message))).catch(() => {});
			return;
		}
		this.receiveMessage(message);
	}
	receiveMessage(message) {
		if (this.abortController.signal.aborted) return Promise.resolve();
		if (!isRecord(message)) {
			console.error("Invalid message", describeInvalidMessage(message));
			return Promise.resolve();
		}
		if ("method" in message) {
			if (!("id" in message)) this.handleProtocolNotification(message);
			return this.processIncomingMessage(this.toIncomingMessage(message)).catch((error) => this.close(error));
		} else if ("id" in message) this.handleResponse(message);
		else console.error("Invalid message", describeInvalidMessage(message));
		return Promise.resolve();
	}
	async processIncomingMessage(message) {
		if (this.abortController.signal.aborted) return;
		let current = message;
		let retry = false;
		try {
			for (const handler of [
				...this.staticHandlers,
				...this.dynamicHandlers.values(),
				...this.fallbackHandlers
			]) {
				if (this.abortController.signal.aborted) return;
				const result = await handler.handleMessage(current, this.context) ?? { handled: true };
				if (result.handled) return;
				current = result.message ?? current;
				retry = retry || Boolean(result.retry);
			}
			if (retry) this.retryQueue.push(current);
			else if (current.kind === "request") await current.responder.respondWithError(RequestError.methodNotFound(current.method));
		} catch (error) {
			if (this.abortController.signal.aborted) return;
			if (current.kind === "request" && !current.responder.responded) await current.responder.respondWithResult(errorToRequestResult(error, current.responder.signal));
			else {
				const response = errorToResult(error);
				if ("error" in response) console.error("Error handling notification", {
					method: message.method,
					code: response.error.code,
					message: response.error.message
				});
			}
		}
	}
	toIncomingMessage(message) {
		if ("id" in message) {
			const abortController = new AbortController();
			this.incomingRequests.set(message.id, abortController);
			const finishRequest = () => {
				if (this.incomingRequests.get(message.id) === abortController) this.incomingRequests.delete(message.id);
			};
			const responder = new RequestResponder(message.id, (result) => {
				const response = {
					jsonrpc: "2.0",
					id: nullIdResponders.has(responder) ? null : message.id,
					...result
				};
				return this.sendMessage(response);
			}, abortController.signal, finishRequest);
			return {
				kind: "request",
				method: message.method,
				params: message.params,
				raw: message,
				signal: abortController.signal,
				responder
			};
		}
		return {
			kind: "notification",
			method: message.method,
			params: message.params,
			raw: message
		};
	}
	handleResponse(response) {
		const pendingResponse = this.pendingResponses.get(response.id);
		if (pendingResponse) {
			this.pendingResponses.delete(response.id);
			pendingResponse.cleanup?.();
			if (pendingResponse.abandoned) return;
			if (!isResponseMessage(response)) pendingResponse.reject(RequestError.invalidRequest(response));
			else if ("result" in response) pendingResponse.resolve(response.result);
			else {
				const { code, message, data } = response.error;
				pendingResponse.reject(new RequestError(code, message, data));
			}
		} else console.error("Got response to unknown request", response.id);
	}
	handleProtocolNotification(message) {
		if (message.method !== CANCEL_REQUEST_METHOD) return;
		const requestId = cancelRequestId(message.params);
		if (requestId === void 0) return;
		const controller = this.incomingRequests.get(requestId);
		if (!controller || controller.signal.aborted) return;
		controller.abort(RequestError.requestCancelled({ requestId }));
	}
	closedReason() {
		return this.abortController.signal.reason ?? /* @__PURE__ */ new Error("ACP connection closed");
	}
	async sendMessage(message) {
		if (this.abortController.signal.aborted) return rejectedPromise(this.closedReason());
		this.writeQueue = this.writeQueue.then(async () => {
			if (this.abortController.signal.aborted) throw this.closedReason();
			const writer = this.stream.writable.getWriter();
			try {
				await writer.write(message);
			} finally {
				writer.releaseLock();
			}
		}).catch((error) => {
			this.close(error);
			throw error;
		});
		return this.writeQueue;
	}
};
/**
* Builder for a lower-level handler-based JSON-RPC connection.
*/
var ConnectionBuilder = class {
	handlers = [];
	fallbackHandlers = [];
	connectionName;
	/**
	* Sets a diagnostic name used by handlers created from this builder.
	*/
	name(name) {
		this.connectionName = name;
		return this;
	}
	/**
	* Adds a raw JSON-RPC handler to the handler chain.
	*/
	withHandler(handler) {
		this.handlers.push(handler);
		return this;
	}
	/**
	* Adds a fallback after static and dynamic handlers. Each connection snapshots
	* this registration alongside the builder's other handlers.
	*/
	withFallbackHandler(handler) {
		this.fallbackHandlers.push(handler);
		return this;
	}
	/**
	* Adds a handler that can inspect every incoming request or notification.
	*
	* Observer callbacks that return void pass the message through to later
	* handlers. Return `Handled.yes()` to stop dispatch explicitly.
	*/
	onReceiveMessage(handler) {
		return this.withHandler({
			handleMessage: async (message, cx) => await handler(message, cx) ?? Handled.no(message),
			describe: () => this.connectionName ?? "onReceiveMessage"
		});
	}
	/**
	* Adds a typed request handler for one method.
	*/
	onReceiveRequest(method, parse, handler) {
		return this.withHandler({
			handleMessage: async (message, cx) => {
				if (message.kind !== "request" || message.method !== method) return Handled.no(message);
				return await handler(parse(message.params), message.responder, cx) ?? Handled.yes();
			},
			describe: () => `${this.connectionName ?? "request"}:${method}`
		});
	}
	/**
	* Adds a typed notification handler for one method.
	*/
	onReceiveNotification(method, parse, handler) {
		return this.withHandler({
			handleMessage: async (message, cx) => {
				if (message.kind !== "notification" || message.method !== method) return Handled.no(message);
				return await handler(parse(message.params), cx) ?? Handled.yes();
			},
			describe: () => `${this.connectionName ?? "notification"}:${method}`
		});
	}
	/**
	* Connects the configured handlers to a stream.
	*/
	connect(stream, options) {
		return new Connection(stream, this.handlers, {
			...options,
			fallbackHandlers: [...options?.fallbackHandlers ?? [], ...this.fallbackHandlers]
		});
	}
	/**
	* Connects to a stream for the lifetime of `op`, then closes the connection.
	*/
	connectWith(stream, op, options) {
		return this.connect(stream, options).runUntil(op);
	}
};
/**
* JSON-RPC error object.
*
* Represents an error that occurred during method execution, following the
* JSON-RPC 2.0 error object specification with optional additional data.
*
* See protocol docs: [JSON-RPC Error Object](https://www.jsonrpc.org/specification#error_object)
*/
var RequestError = class RequestError extends Error {
	code;
	/**
	* Additional JSON-RPC error data.
	*/
	data;
	constructor(code, message, data) {
		super(message);
		this.code = code;
		this.name = "RequestError";
		this.data = data;
	}
	/**
	* Invalid JSON was received by the server. An error occurred on the server while parsing the JSON text.
	*/
	static parseError(data, additionalMessage) {
		return new RequestError(-32700, `Parse error${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
	}
	/**
	* The JSON sent is not a valid Request object.
	*/
	static invalidRequest(data, additionalMessage) {
		return new RequestError(-32600, `Invalid request${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
	}
	/**
	* The method does not exist / is not available.
	*/
	static methodNotFound(method) {
		return new RequestError(-32601, `"Method not found": ${method}`, { method });
	}
	/**
	* Invalid method parameter(s).
	*/
	static invalidParams(data, additionalMessage) {
		return new RequestError(-32602, `Invalid params${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
	}
	/**
	* Internal JSON-RPC error.
	*/
	static internalError(data, additionalMessage) {
		return new RequestError(-32603, `Internal error${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
	}
	/**
	* Execution of the request was aborted.
	*/
	static requestCancelled(data, additionalMessage) {
		return new RequestError(-32800, `Request cancelled${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
	}
	/**
	* Authentication required.
	*/
	static authRequired(data, additionalMessage) {
		return new RequestError(-32e3, `Authentication required${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
	}
	/**
	* A referenced resource, such as a session or file, does not exist.
	*
	* For an unknown or inactive session, prefer
	* {@link RequestError.sessionNotFound}, which sets `data.sessionId` as the
	* protocol expects.
	*/
	static resourceNotFound(uri) {
		return new RequestError(-32002, `Resource not found${uri ? `: ${uri}` : ""}`, uri && { uri });
	}
	/**
	* The session named by a session-scoped request does not exist or is not
	* active on this connection.
	*
	* Produces a `-32002` (Resource not found) error with `data.sessionId` set
	* to the requested session ID.
	*/
	static sessionNotFound(sessionId) {
		return new RequestError(-32002, "Resource not found", { sessionId });
	}
	/**
	* No supported protocol version is at or below the requested version.
	*
	* Produces a `-32022` error whose data lists the `requested` version and the
	* `supported` versions.
	*/
	static unsupportedProtocolVersion(requested, supported) {
		return new RequestError(-32022, "Unsupported protocol version", {
			requested,
			supported: [...supported]
		});
	}
	/**
	* Converts this error to a JSON-RPC result object.
	*/
	toResult() {
		return { error: {
			code: this.code,
			message: this.message,
			data: this.data
		} };
	}
	/**
	* Converts this error to a JSON-RPC error response payload.
	*/
	toErrorResponse() {
		return {
			code: this.code,
			message: this.message,
			data: this.data
		};
	}
};
/**
* Creates a JSON-RPC error response for a request whose ID cannot be known.
*
* @internal
*/
function protocolErrorResponse(error) {
	return {
		jsonrpc: "2.0",
		id: null,
		error: error.toErrorResponse()
	};
}

// node_modules/@agentclientprotocol/sdk/dist/v1/schema/guards.gen.js
const zGuardCreateElicitationRequestForm = zElicitationFormMode.and(object({ mode: literal("form") })).and(object({ message: string() }));
const zGuardCreateElicitationRequestUrl = zElicitationUrlMode.and(object({ mode: literal("url") })).and(object({ message: string() }));
const zGuardCreateElicitationRequestCustom = union([zElicitationSessionScope, zElicitationRequestScope]).and(object({ message: string() }));
const zGuardElicitationPropertySchemaString = zStringPropertySchema.and(object({ type: literal("string") }));
const zGuardElicitationPropertySchemaNumber = zNumberPropertySchema.and(object({ type: literal("number") }));
const zGuardElicitationPropertySchemaInteger = zIntegerPropertySchema.and(object({ type: literal("integer") }));
const zGuardElicitationPropertySchemaBoolean = zBooleanPropertySchema.and(object({ type: literal("boolean") }));
const zGuardElicitationPropertySchemaArray = zMultiSelectPropertySchema.and(object({ type: literal("array") }));
const zGuardMultiSelectItemsString = zStringMultiSelectItems.and(object({ type: literal("string") }));
const zGuardCreateElicitationResponseAccept = zElicitationAcceptAction.and(object({ action: literal("accept") }));
const zGuardCreateElicitationResponseDecline = object({ action: literal("decline") });
const zGuardCreateElicitationResponseCancel = object({ action: literal("cancel") });

// node_modules/@agentclientprotocol/sdk/dist/core/app-handlers.js
function parseParams(parser, params) {
	if (!parser) return params;
	if (typeof parser === "function") return parser(params);
	return parser.parse(params);
}
function registerAppRequest(builder, spec, context, handler, serializeResponse, lifecycle) {
	const handle = async (params, responder, cx, method) => {
		try {
			const response = await handler(context(params, cx, responder.signal, responder.id, method));
			const sentResponse = serializeResponse ? serializeResponse(response) : response;
			lifecycle?.beforeResponse(params, sentResponse, cx);
			await responder.respond(sentResponse);
		} catch (error) {
			lifecycle?.onError(cx, error);
			throw error;
		}
	};
	if (spec.method === "*") builder.withFallbackHandler({ handleMessage: async (message, cx) => {
		if (message.kind !== "request") return Handled.no(message);
		await handle(message.params, message.responder, cx, message.method);
		return Handled.yes();
	} });
	else builder.onReceiveRequest(spec.method, (params) => parseParams(spec.params, params), (params, responder, cx) => handle(params, responder, cx, spec.method));
}
function registerAppNotification(builder, spec, context, handler) {
	if (spec.method === "*") builder.withFallbackHandler({ handleMessage: async (message, cx) => {
		if (message.kind !== "notification") return Handled.no(message);
		await handler(context(message.params, cx, cx.signal, message.method));
		return Handled.yes();
	} });
	else builder.onReceiveNotification(spec.method, (params) => parseParams(spec.params, params), (params, cx) => handler(context(params, cx, cx.signal, spec.method)));
}

// node_modules/@agentclientprotocol/sdk/dist/core/connection-access.js
/**
* Symbol used by protocol-agnostic helpers to reach the connection behind an
* ACP context. It must stay in the published declarations so that
* {@link HasConnectionContext} only accepts real ACP contexts.
*
* @hidden
*/
const connectionContextOf = Symbol("connectionContextOf");

// node_modules/@agentclientprotocol/sdk/dist/v1/stable/acp.js
function emptyObjectResponse(response) {
	return response ?? {};
}
function isStream(value) {
	return typeof value === "object" && value !== null && "readable" in value && "writable" in value;
}
function memoryStreamPair() {
	const leftToRight = new TransformStream();
	const rightToLeft = new TransformStream();
	return [{
		readable: rightToLeft.readable,
		writable: leftToRight.writable
	}, {
		readable: leftToRight.readable,
		writable: rightToLeft.writable
	}];
}
/**
* ACP method-name constants.
*
* Use these with `onRequest(...)`, `onNotification(...)`, `request(...)`, and
* `notify(...)` when you want literal-string type inference without spelling
* protocol strings inline.
*/
const methods = {
	agent: {
		initialize: AGENT_METHODS.initialize,
		authenticate: AGENT_METHODS.authenticate,
		logout: AGENT_METHODS.logout,
		session: {
			new: AGENT_METHODS.session_new,
			load: AGENT_METHODS.session_load,
			list: AGENT_METHODS.session_list,
			delete: AGENT_METHODS.session_delete,
			resume: AGENT_METHODS.session_resume,
			close: AGENT_METHODS.session_close,
			setMode: AGENT_METHODS.session_set_mode,
			setConfigOption: AGENT_METHODS.session_set_config_option,
			prompt: AGENT_METHODS.session_prompt,
			cancel: AGENT_METHODS.session_cancel
		}
	},
	client: {
		session: {
			requestPermission: CLIENT_METHODS.session_request_permission,
			update: CLIENT_METHODS.session_update
		},
		fs: {
			writeTextFile: CLIENT_METHODS.fs_write_text_file,
			readTextFile: CLIENT_METHODS.fs_read_text_file
		},
		terminal: {
			create: CLIENT_METHODS.terminal_create,
			output: CLIENT_METHODS.terminal_output,
			release: CLIENT_METHODS.terminal_release,
			waitForExit: CLIENT_METHODS.terminal_wait_for_exit,
			kill: CLIENT_METHODS.terminal_kill
		},
		elicitation: {
			create: CLIENT_METHODS.elicitation_create,
			complete: CLIENT_METHODS.elicitation_complete
		}
	},
	protocol: { cancelRequest: PROTOCOL_METHODS.cancel_request }
};
const startActiveSession = Symbol("startActiveSession");
var AcpContext = class {
	cx;
	currentRequestId;
	/** @internal */
	constructor(cx, currentRequestId) {
		this.cx = cx;
		this.currentRequestId = currentRequestId;
	}
	/**
	* JSON-RPC id of the request currently being handled.
	*
	* This is `undefined` for notification handlers and for contexts created
	* outside an inbound request, such as `connect(...)` and `connectWith(...)`.
	*/
	get requestId() {
		return this.currentRequestId;
	}
	/** @internal */
	get connectionContext() {
		return this.cx;
	}
	/** @hidden SDK helpers use this to identify the connection. */
	[connectionContextOf]() {
		return this.cx;
	}
	/** @internal */
	sendRequest(method, params, mapResponse, options) {
		return this.cx.sendRequest(method, params, mapResponse, options);
	}
	/** @internal */
	sendNotification(method, params) {
		return this.cx.sendNotification(method, params);
	}
	/** @internal */
	addDynamicHandler(handler) {
		return this.cx.addDynamicHandler(handler);
	}
};
/**
* Context passed to agent-side handlers.
*
* Agents use this context to call client-side ACP methods while handling
* requests such as `session/prompt`.
*/
var AgentContext = class AgentContext extends AcpContext {
	constructor(cx, requestId) {
		super(cx, requestId);
	}
	/** @internal */
	static create(cx, requestId) {
		return new AgentContext(cx, requestId);
	}
	/**
	* Executes a command in a new client terminal.
	*
	* Returns a handle for reading output, waiting for exit, killing the command,
	* and releasing the terminal. Check the client's terminal capability first.
	* Use `await using` or call `release()` when finished.
	*/
	async createTerminal(params, options) {
		const response = await this.request(CLIENT_METHODS.terminal_create, params, options);
		return TerminalHandle.create(response.terminalId, params.sessionId, this.connectionContext);
	}
	request(method, params, options) {
		const spec = clientRequestSpecsByMethod[method];
		return this.sendRequest(method, params, spec?.mapResponse, options);
	}
	notify(method, params) {
		return this.sendNotification(method, params);
	}
};
/**
* Context used by clients to call agent-side ACP methods.
*
* `connectWith` passes a `ClientContext` to the callback. Client handlers also
* receive one as `ctx.agent` when they need to call back into the agent.
*/
var ClientContext = class ClientContext extends AcpContext {
	constructor(cx, requestId) {
		super(cx, requestId);
	}
	/** @internal */
	static create(cx, requestId) {
		return new ClientContext(cx, requestId);
	}
	/** @internal */
	[startActiveSession](params, options) {
		return this.sendRequest(AGENT_METHODS.session_new, params, (response) => this.attachSession(response), options);
	}
	buildSession(cwdOrRequest) {
		if (typeof cwdOrRequest === "string") return SessionBuilder.create(this, {
			cwd: cwdOrRequest,
			mcpServers: []
		});
		return SessionBuilder.create(this, cwdOrRequest);
	}
	/**
	* Builds active-session helpers around a `session/new` response.
	*/
	attachSession(response) {
		const updates = new AsyncQueue();
		const closeSignal = this.connectionContext.signal;
		const failUpdatesOnClose = () => {
			updates.fail(closeSignal.reason ?? /* @__PURE__ */ new Error("ACP connection closed"));
		};
		if (closeSignal.aborted) failUpdatesOnClose();
		else closeSignal.addEventListener("abort", failUpdatesOnClose);
		const sessionRegistration = sessionUpdateRouter(this.connectionContext).attach(response, updates);
		const closeRegistration = new HandlerRegistration(() => {
			closeSignal.removeEventListener("abort", failUpdatesOnClose);
		});
		return ActiveSession.create(this, response, updates, [sessionRegistration, closeRegistration]);
	}
	request(method, params, options) {
		const spec = agentRequestSpecsByMethod[method];
		return treatSessionNotFoundAsSuccess(method, this.sendRequest(method, params, spec?.mapResponse, options), () => spec?.mapResponse ? spec.mapResponse({}) : {});
	}
	notify(method, params) {
		return this.sendNotification(method, params);
	}
};
var AcpConnectionHandle = class {
	connection;
	constructor(connection) {
		this.connection = connection;
	}
	get signal() {
		return this.connection.signal;
	}
	get closed() {
		return this.connection.closed;
	}
	close(error) {
		this.connection.close(error);
	}
};
var AgentConnectionHandle = class extends AcpConnectionHandle {
	connectHandlers;
	client;
	didStartConnectHandlers = false;
	constructor(connection, connectHandlers = []) {
		super(connection);
		this.connectHandlers = connectHandlers;
		this.client = AgentContext.create(connection.getContext());
	}
	/** @internal */
	startConnectHandlers() {
		if (this.didStartConnectHandlers) return;
		this.didStartConnectHandlers = true;
		runConnectHandlers(this, this.connectHandlers);
	}
};
var ClientConnectionHandle = class extends AcpConnectionHandle {
	connectHandlers;
	agent;
	didStartConnectHandlers = false;
	constructor(connection, connectHandlers = []) {
		super(connection);
		this.connectHandlers = connectHandlers;
		this.agent = ClientContext.create(connection.getContext());
	}
	/** @internal */
	startConnectHandlers() {
		if (this.didStartConnectHandlers) return;
		this.didStartConnectHandlers = true;
		runConnectHandlers(this, this.connectHandlers);
	}
};
function agentConnection(connection, connectHandlers = []) {
	return new AgentConnectionHandle(connection, connectHandlers);
}
function clientConnection(connection, connectHandlers = []) {
	return new ClientConnectionHandle(connection, connectHandlers);
}
var AsyncQueue = class {
	values = [];
	waiters = [];
	failed = false;
	failure;
	enqueue(value) {
		if (this.failed) return;
		const waiter = this.waiters.shift();
		if (waiter) waiter.resolve(value);
		else this.values.push({
			kind: "value",
			value
		});
	}
	reject(error) {
		if (this.failed) return;
		if (this.waiters.length > 0) {
			for (const waiter of this.waiters.splice(0)) waiter.reject(error);
			return;
		}
		this.values.push({
			kind: "error",
			error
		});
	}
	clearErrors() {
		this.values = this.values.filter((entry) => entry.kind === "value");
	}
	fail(error) {
		if (this.failed) return;
		this.failed = true;
		this.failure = error;
		for (const waiter of this.waiters.splice(0)) waiter.reject(error);
	}
	next() {
		if (this.values.length > 0) {
			const entry = this.values.shift();
			if (entry.kind === "error") return Promise.reject(entry.error);
			return Promise.resolve(entry.value);
		}
		if (this.failed) return Promise.reject(this.failure);
		return new Promise((resolve, reject) => {
			this.waiters.push({
				resolve,
				reject
			});
		});
	}
};
function cloneNewSessionRequest(request) {
	return {
		...request,
		additionalDirectories: request.additionalDirectories ? [...request.additionalDirectories] : void 0,
		mcpServers: [...request.mcpServers]
	};
}
/**
* Builder for creating an `ActiveSession`.
*
* Start from `ctx.buildSession("/absolute/cwd")` for the common case, or
* pass a full `NewSessionRequest` to `ctx.buildSession(...)` when the session
* needs MCP servers, `_meta`, or additional request fields. All paths in ACP
* payloads should be absolute.
*/
var SessionBuilder = class SessionBuilder {
	cx;
	request;
	constructor(cx, request) {
		this.cx = cx;
		this.request = cloneNewSessionRequest(request);
	}
	/** @internal */
	static create(cx, request) {
		return new SessionBuilder(cx, request);
	}
	/**
	* Returns the `session/new` request that will be sent.
	*
	* The returned object is a defensive copy, so mutating it does not change the
	* builder.
	*/
	toRequest() {
		return cloneNewSessionRequest(this.request);
	}
	/**
	* Replaces the additional workspace roots for this session.
	*
	* `additionalDirectories` expand the session's file-system scope without
	* changing `cwd`. Each path should be absolute.
	*/
	withAdditionalDirectories(additionalDirectories) {
		this.request = {
			...this.request,
			additionalDirectories: [...additionalDirectories]
		};
		return this;
	}
	/**
	* Adds one MCP server to the `session/new` request.
	*/
	withMcpServer(mcpServer) {
		this.request = {
			...this.request,
			mcpServers: [...this.request.mcpServers, mcpServer]
		};
		return this;
	}
	/**
	* Starts the session and returns an `ActiveSession` for prompting and reading
	* updates.
	*
	* Call `dispose()` on the returned session when you no longer need update
	* routing, or use `withSession(...)` to scope disposal automatically.
	*/
	async start(options) {
		return this.cx[startActiveSession](this.toRequest(), options);
	}
	/**
	* Starts the session, runs `op`, and disposes the active-session update
	* routing when `op` finishes or throws.
	*/
	async withSession(op) {
		const session = await this.start();
		try {
			return await op(session);
		} finally {
			session.dispose();
		}
	}
};
/**
* Convenience wrapper for an active ACP session.
*
* An active session routes `session/update` notifications for one session ID
* into an async queue. Use `prompt(...)` to send user content, then read updates
* with `nextUpdate()` until a `stop` message is returned.
*/
var ActiveSession = class ActiveSession {
	cx;
	sessionResponse;
	updates;
	registrations;
	constructor(cx, sessionResponse, updates, registrations) {
		this.cx = cx;
		this.sessionResponse = sessionResponse;
		this.updates = updates;
		this.registrations = registrations;
	}
	/** @internal */
	static create(cx, sessionResponse, updates, registrations) {
		return new ActiveSession(cx, sessionResponse, updates, registrations);
	}
	/**
	* Session ID returned by `session/new`.
	*/
	get sessionId() {
		return this.sessionResponse.sessionId;
	}
	/**
	* Mode state returned when the session was created, if the agent provided it.
	*/
	get modes() {
		return this.sessionResponse.modes;
	}
	/**
	* Metadata returned when the session was created.
	*/
	get meta() {
		return this.sessionResponse._meta;
	}
	/**
	* Full response returned by `session/new`.
	*/
	get newSessionResponse() {
		return this.sessionResponse;
	}
	/**
	* Sends a prompt to this session.
	*
	* Strings are converted to one text content block. A single content block is
	* wrapped in an array. The returned promise resolves with the final
	* `PromptResponse`, and the same completion is also queued as a `stop`
	* message for `nextUpdate()`.
	*/
	prompt(prompt, options) {
		this.updates.clearErrors();
		const response = this.cx.request(AGENT_METHODS.session_prompt, {
			sessionId: this.sessionId,
			prompt: this.promptBlocks(prompt)
		}, options);
		response.then((value) => {
			this.updates.enqueue({
				kind: "stop",
				response: value,
				stopReason: value.stopReason
			});
		}, (error) => {
			this.updates.reject(error);
		});
		return response;
	}
	/**
	* Reads the next update or stop message for this session.
	*/
	nextUpdate() {
		return this.updates.next();
	}
	/**
	* Reads text chunks until the current prompt turn stops.
	*
	* Only `agent_message_chunk` updates with text content are appended. Other
	* update types are ignored by this helper; use `nextUpdate()` when you need
	* tool calls, plans, or the final `PromptResponse`.
	*/
	async readText() {
		let output = "";
		for (;;) {
			const message = await this.nextUpdate();
			if (message.kind === "stop") return output;
			const { update } = message;
			if (update.sessionUpdate === "agent_message_chunk" && update.content.type === "text") output += update.content.text;
		}
	}
	/**
	* Stops routing updates to this active-session helper.
	*
	* This does not close the ACP session on the agent. Use `ClientContext`
	* session lifecycle methods when the protocol session itself should be closed
	* or deleted.
	*/
	dispose() {
		for (const registration of this.registrations.splice(0)) registration.dispose();
		this.updates.fail(/* @__PURE__ */ new Error("Active session disposed"));
	}
	/**
	* Supports explicit resource management with `using`.
	*/
	[Symbol.dispose]() {
		this.dispose();
	}
	promptBlocks(prompt) {
		if (typeof prompt === "string") return [{
			type: "text",
			text: prompt
		}];
		if (Array.isArray(prompt)) return prompt;
		return [prompt];
	}
};
function requestSpec(method, params, mapResponse) {
	return {
		method,
		params: (value) => parseParams(params, value ?? {}),
		mapResponse
	};
}
function notificationSpec(method, params) {
	return {
		method,
		params
	};
}
function specsByMethod(specs) {
	const byMethod = {};
	for (const spec of Object.values(specs)) byMethod[spec.method] = spec;
	return byMethod;
}
const agentRequestSpecs = {
	initialize: requestSpec(AGENT_METHODS.initialize, zInitializeRequest),
	newSession: requestSpec(AGENT_METHODS.session_new, zNewSessionRequest),
	loadSession: requestSpec(AGENT_METHODS.session_load, zLoadSessionRequest, emptyObjectResponse),
	listSessions: requestSpec(AGENT_METHODS.session_list, zListSessionsRequest),
	deleteSession: requestSpec(AGENT_METHODS.session_delete, zDeleteSessionRequest, emptyObjectResponse),
	resumeSession: requestSpec(AGENT_METHODS.session_resume, zResumeSessionRequest),
	closeSession: requestSpec(AGENT_METHODS.session_close, zCloseSessionRequest, emptyObjectResponse),
	setSessionMode: requestSpec(AGENT_METHODS.session_set_mode, zSetSessionModeRequest, emptyObjectResponse),
	setSessionConfigOption: requestSpec(AGENT_METHODS.session_set_config_option, zSetSessionConfigOptionRequest),
	authenticate: requestSpec(AGENT_METHODS.authenticate, zAuthenticateRequest, emptyObjectResponse),
	logout: requestSpec(AGENT_METHODS.logout, zLogoutRequest, emptyObjectResponse),
	prompt: requestSpec(AGENT_METHODS.session_prompt, zPromptRequest)
};
const agentNotificationSpecs = { cancel: notificationSpec(AGENT_METHODS.session_cancel, zCancelNotification) };
const clientRequestSpecs = {
	requestPermission: requestSpec(CLIENT_METHODS.session_request_permission, zRequestPermissionRequest),
	writeTextFile: requestSpec(CLIENT_METHODS.fs_write_text_file, zWriteTextFileRequest, emptyObjectResponse),
	readTextFile: requestSpec(CLIENT_METHODS.fs_read_text_file, zReadTextFileRequest),
	createTerminal: requestSpec(CLIENT_METHODS.terminal_create, zCreateTerminalRequest),
	terminalOutput: requestSpec(CLIENT_METHODS.terminal_output, zTerminalOutputRequest),
	releaseTerminal: requestSpec(CLIENT_METHODS.terminal_release, zReleaseTerminalRequest, emptyObjectResponse),
	waitForTerminalExit: requestSpec(CLIENT_METHODS.terminal_wait_for_exit, zWaitForTerminalExitRequest),
	killTerminal: requestSpec(CLIENT_METHODS.terminal_kill, zKillTerminalRequest, emptyObjectResponse),
	createElicitation: requestSpec(CLIENT_METHODS.elicitation_create, zCreateElicitationRequest)
};
const clientNotificationSpecs = {
	sessionUpdate: notificationSpec(CLIENT_METHODS.session_update, zSessionNotification),
	completeElicitation: notificationSpec(CLIENT_METHODS.elicitation_complete, zCompleteElicitationNotification)
};
const agentRequestSpecsByMethod = specsByMethod(agentRequestSpecs);
const agentNotificationSpecsByMethod = specsByMethod(agentNotificationSpecs);
const clientRequestSpecsByMethod = specsByMethod(clientRequestSpecs);
const clientNotificationSpecsByMethod = specsByMethod(clientNotificationSpecs);
function clientRequestContext(params, agent, signal, requestId, method) {
	return {
		method,
		params,
		requestId,
		signal,
		agent
	};
}
function clientNotificationContext(params, agent, signal, method) {
	return {
		method,
		params,
		signal,
		agent
	};
}
var SessionUpdateRouter = class {
	activeSessions = /* @__PURE__ */ new Map();
	handleMessage(message) {
		if (message.kind !== "notification" || message.method !== CLIENT_METHODS.session_update) return Handled.no(message);
		const notification = zSessionNotification.parse(message.params);
		const update = {
			kind: "session_update",
			notification,
			update: notification.update
		};
		const activeSessions = this.activeSessions.get(notification.sessionId);
		if (activeSessions && activeSessions.size > 0) for (const session of activeSessions) session.enqueue(update);
		return Handled.no(message);
	}
	attach(response, updates) {
		const sessions = this.activeSessions.get(response.sessionId) ?? /* @__PURE__ */ new Set();
		sessions.add(updates);
		this.activeSessions.set(response.sessionId, sessions);
		return new HandlerRegistration(() => {
			sessions.delete(updates);
			if (sessions.size === 0) this.activeSessions.delete(response.sessionId);
		});
	}
};
const sessionUpdateRouters = /* @__PURE__ */ new WeakMap();
function sessionUpdateRouter(cx) {
	let router = sessionUpdateRouters.get(cx);
	if (!router) {
		router = new SessionUpdateRouter();
		sessionUpdateRouters.set(cx, router);
	}
	return router;
}
function runConnectHandlers(connection, handlers) {
	for (const handler of handlers) {
		let result;
		try {
			result = handler(connection);
		} catch (error) {
			connection.close(error);
			throw error;
		}
		Promise.resolve(result).catch((error) => {
			connection.close(error);
		});
	}
}
const appBuilder = Symbol("appBuilder");
const runAgentConnectHandlers = Symbol("runAgentConnectHandlers");
const runClientConnectHandlers = Symbol("runClientConnectHandlers");
/**
* Creates a client-side app.
*
* Register request and notification handlers by ACP method name, then use
* `connectWith(...)` to run the workflow that calls agent-side methods.
*/
function client(options) {
	return new ClientApp(options);
}
/**
* Client-side app builder.
*
* Methods on this class register typed client handlers and return `this`, so
* apps can be built with a fluent chain. `connectWith(...)` is the usual entry
* point for clients because it provides a `ClientContext` for calling
* agent-side requests and session helpers.
*/
var ClientApp = class {
	builder = Connection.builder();
	connectHandlers = [];
	fallbackKinds = /* @__PURE__ */ new Set();
	constructor(options = {}) {
		if (options.name) this.builder.name(options.name);
		this.builder.withHandler({
			handleMessage: (message, cx) => sessionUpdateRouter(cx).handleMessage(message),
			describe: () => "client-session-update-router"
		});
	}
	/** @internal */
	[appBuilder]() {
		return this.builder;
	}
	/** @internal */
	[runClientConnectHandlers](connection) {
		runConnectHandlers(connection, this.connectHandlers);
	}
	connect(target) {
		return this.connectConnection(target).connection;
	}
	/**
	* Connects this client app to a stream or agent app for the lifetime of `op`.
	*
	* The callback receives a `ClientContext` for calling agent-side methods.
	* When `op` resolves or rejects, the connection is closed.
	*/
	connectWith(target, op) {
		const { rawConnection, connection } = this.connectConnection(target);
		return rawConnection.runUntil(() => op(connection.agent));
	}
	/**
	* Registers a handler that runs when this client app opens a connection.
	*
	* Use this for connection-scoped work that needs to call agent-side ACP
	* methods outside an inbound request handler.
	*/
	onConnect(handler) {
		this.connectHandlers.push(handler);
		return this;
	}
	onRequest(method, handlerOrParams, handler) {
		if (method === "*") {
			if (handler) throw new Error("Wildcard handlers receive raw params; omit the parser.");
			if (this.fallbackKinds.has("request")) throw new Error("A request fallback is already registered.");
			this.fallbackKinds.add("request");
			return this.request({ method }, handlerOrParams);
		}
		if (handler) return this.request({
			method,
			params: handlerOrParams
		}, handler);
		const spec = clientRequestSpecsByMethod[method];
		if (!spec) throw new Error(`Unknown ACP request method '${method}'. Pass a params parser for custom methods.`);
		return this.request(spec, handlerOrParams);
	}
	onNotification(method, handlerOrParams, handler) {
		if (method === "*") {
			if (handler) throw new Error("Wildcard handlers receive raw params; omit the parser.");
			if (this.fallbackKinds.has("notification")) throw new Error("A notification fallback is already registered.");
			this.fallbackKinds.add("notification");
			return this.notification({ method }, handlerOrParams);
		}
		if (handler) return this.notification({
			method,
			params: handlerOrParams
		}, handler);
		const spec = clientNotificationSpecsByMethod[method];
		if (!spec) throw new Error(`Unknown ACP notification method '${method}'. Pass a params parser for custom methods.`);
		return this.notification(spec, handlerOrParams);
	}
	request(spec, handler) {
		registerAppRequest(this.builder, spec, (params, cx, signal, requestId, method) => clientRequestContext(params, ClientContext.create(cx, requestId), signal, requestId, method), handler, spec.mapResponse);
		return this;
	}
	notification(spec, handler) {
		registerAppNotification(this.builder, spec, (params, cx, signal, method) => clientNotificationContext(params, ClientContext.create(cx), signal, method), handler);
		return this;
	}
	connectConnection(target) {
		if (isStream(target)) {
			const state = this.openStreamConnection(target);
			this[runClientConnectHandlers](state.connection);
			return state;
		}
		const [thisStream, peerStream] = memoryStreamPair();
		const peerRawConnection = target[appBuilder]().connect(peerStream);
		const peerConnection = agentConnection(peerRawConnection);
		const state = this.openStreamConnection(thisStream);
		state.rawConnection.closed.then(() => peerConnection.close());
		peerRawConnection.closed.then(() => state.connection.close());
		try {
			target[runAgentConnectHandlers](peerConnection);
			this[runClientConnectHandlers](state.connection);
		} catch (error) {
			peerConnection.close(error);
			state.connection.close(error);
			throw error;
		}
		return state;
	}
	openStreamConnection(stream) {
		const rawConnection = this.builder.connect(stream);
		return {
			rawConnection,
			connection: clientConnection(rawConnection, this.connectHandlers)
		};
	}
};
/**
* Handle for controlling and monitoring a terminal created via `createTerminal`.
*
* Provides methods to:
* - Get current output without waiting
* - Wait for command completion
* - Kill the running command
* - Release terminal resources
*
* **Important:** Always call `release()` when done with the terminal to free resources.

* The terminal supports async disposal via `Symbol.asyncDispose` for automatic cleanup.

* You can use `await using` to ensure the terminal is automatically released when it
* goes out of scope.
*/
var TerminalHandle = class TerminalHandle {
	/**
	* Terminal identifier returned by `terminal/create`.
	*/
	id;
	sessionId;
	connection;
	constructor(id, sessionId, conn) {
		this.id = id;
		this.sessionId = sessionId;
		this.connection = conn;
	}
	/** @internal */
	static create(id, sessionId, conn) {
		return new TerminalHandle(id, sessionId, conn);
	}
	/**
	* Gets the current terminal output without waiting for the command to exit.
	*/
	currentOutput() {
		return this.connection.sendRequest(CLIENT_METHODS.terminal_output, {
			sessionId: this.sessionId,
			terminalId: this.id
		});
	}
	/**
	* Waits for the terminal command to complete and returns its exit status.
	*/
	waitForExit() {
		return this.connection.sendRequest(CLIENT_METHODS.terminal_wait_for_exit, {
			sessionId: this.sessionId,
			terminalId: this.id
		});
	}
	/**
	* Kills the terminal command without releasing the terminal.
	*
	* The terminal remains valid after killing, allowing you to:
	* - Get the final output with `currentOutput()`
	* - Check the exit status
	* - Release the terminal when done
	*
	* Useful for implementing timeouts or cancellation.
	*/
	kill() {
		return this.connection.sendRequest(CLIENT_METHODS.terminal_kill, {
			sessionId: this.sessionId,
			terminalId: this.id
		}, emptyObjectResponse);
	}
	/**
	* Releases the terminal and frees all associated resources.
	*
	* If the command is still running, it will be killed.
	* After release, the terminal ID becomes invalid and cannot be used
	* with other terminal methods.
	*
	* Tool calls that already reference this terminal will continue to
	* display its output.
	*
	* **Important:** Always call this method when done with the terminal.
	*/
	release() {
		return this.connection.sendRequest(CLIENT_METHODS.terminal_release, {
			sessionId: this.sessionId,
			terminalId: this.id
		}, emptyObjectResponse);
	}
	/**
	* Releases the terminal when used with `await using`.
	*/
	async [Symbol.asyncDispose]() {
		await this.release();
	}
};

// src/agents/acp/places.ts
/** Remembers which folder it is. Throws: `GateError` (`runner-tampered` when it is a link or none, `world-failed`). */
async function rememberRoot(path) {
	const { dev: device, ino: inode } = await checkOwnFolder(path);
	try {
		return {
			path,
			realPath: await realpath(path),
			device,
			inode
		};
	} catch (error) {
		throw toWorldError(`${path} cannot be looked at`, error);
	}
}
/** Where a path leads, all links followed. Null where that cannot be told: a link to nowhere, a file used as a folder, no permission. */
async function findPlace(root, path) {
	if (path === "" || path.includes("\0")) return null;
	const wanted = isAbsolute(path) ? resolve(path) : resolve(root, path);
	const missing = [];
	for (let at = wanted;; at = dirname(at)) try {
		return join(await realpath(at), ...missing);
	} catch (error) {
		if (codeOf(error) !== "ENOENT" || await isThere(at) || at === dirname(at)) return null;
		missing.unshift(basename(at));
	}
}
/** Whether a path leads to a place below the folder; nothing does once another stands in that one's place. */
async function isWithin(root, path) {
	const place = await findPlace(root.path, path);
	const { realPath } = root;
	if (place === null || !place.startsWith(realPath.endsWith(sep) ? realPath : `${realPath}${sep}`)) return false;
	return isAsItWas(root);
}
async function isAsItWas({ path, realPath, device, inode }) {
	if (await findPlace("/", path) !== realPath) return false;
	return (await Promise.all([lstat(path), lstat(realPath)]).catch(() => null))?.every((now) => now.isDirectory() && now.dev === device && now.ino === inode) ?? false;
}
async function isThere(path) {
	return lstat(path).then(() => true, () => false);
}

// src/agents/acp/files.ts
const MAX_FILE_BYTES = 4194304;
const SAFE = constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** Reads a text file of the working copy for the agent. Throws: `RequestError`, for the agent. */
async function readTextFile(root, { path, line, limit }) {
	const text = await withFile(await findInside(root, path), constants.O_RDONLY, async (file, size) => {
		if (size > MAX_FILE_BYTES) throw refuse$1(`the file has ${size} bytes, at most ${MAX_FILE_BYTES} are read`);
		const bytes = Buffer.alloc(size);
		const { bytesRead } = await file.read(bytes, 0, size, 0);
		return bytes.toString("utf8", 0, bytesRead);
	});
	if ((line ?? null) === null && (limit ?? null) === null) return { content: text };
	const start = Math.max(0, (line ?? 1) - 1);
	return { content: text.split("\n").slice(start, (limit ?? null) === null ? void 0 : start + (limit ?? 0)).join("\n") };
}
/** Writes a text file of the working copy for the agent. Throws: `RequestError`, for the agent. */
async function writeTextFile(root, { path, content }) {
	const bytes = Buffer.from(content, "utf8");
	if (bytes.length > MAX_FILE_BYTES) throw refuse$1(`at most ${MAX_FILE_BYTES} bytes are written`);
	const place = await findInside(root, path);
	try {
		await mkdir(dirname(place), { recursive: true });
	} catch (error) {
		throw toRefusal(error);
	}
	await withFile(place, constants.O_WRONLY | constants.O_CREAT, async (file) => {
		await file.truncate(0);
		await file.write(bytes, 0, bytes.length, 0);
	});
}
async function findInside(root, path) {
	const place = await isWithin(root, path) ? await findPlace(root.path, path) : null;
	if (place === null) throw refuse$1("the file is not in the working copy");
	return place;
}
/** Opens a plain file that has no second name. Code of the pull request may change folders to links meanwhile, so that what is open is
*  looked at once more before anything is done with it. */
async function withFile(place, flags, use) {
	try {
		const file = await open(place, flags | SAFE, 420);
		try {
			const stats = await file.stat();
			if (!stats.isFile() || stats.nlink !== 1) throw refuse$1("it is no plain file of its own");
			const now = await lstat(place);
			if (await findPlace("/", place) !== place || now.dev !== stats.dev || now.ino !== stats.ino) throw refuse$1("the file is not in the working copy");
			return await use(file, stats.size);
		} finally {
			await file.close();
		}
	} catch (error) {
		throw toRefusal(error);
	}
}
function toRefusal(error) {
	if (error instanceof RequestError) return error;
	if (codeOf(error) === "ENOENT") return RequestError.resourceNotFound();
	return refuse$1(`the file cannot be used (${codeOf(error) ?? "unknown error"})`);
}
function refuse$1(why) {
	return RequestError.invalidParams(void 0, why);
}

// src/agents/acp/permissions.ts
const MAX_TITLE_CHARS = 120;
/** Answers a request for permission. Writing needs to say which files it is about, and all of them must lie in the working copy.
*  In: the request, what the policy allows, whether a path is in the working copy. */
async function decide({ toolCall, options }, allow, isInside) {
	const why = await refuse(readWanted(toolCall), allow, isInside);
	const yes = options.find(({ kind }) => kind === "allow_once");
	if (why === null && yes !== void 0) return {
		response: select(yes),
		refusal: null
	};
	const refusal = `${(toolCall.title ?? toolCall.kind ?? "a tool call").replaceAll(/\s+/g, " ").slice(0, MAX_TITLE_CHARS)}: ${why ?? "cannot be allowed just once"}`;
	const no = options.find(({ kind }) => kind === "reject_once") ?? options.find(({ kind }) => kind === "reject_always");
	return {
		response: no === void 0 ? { outcome: { outcome: "cancelled" } } : select(no),
		refusal
	};
}
async function refuse({ permission, paths }, allow, isInside) {
	if (permission === null) return "not something that can be allowed";
	if (!allow.includes(permission)) return `\`${permission}\` is not allowed`;
	if (permission !== "write") return null;
	if (paths.length === 0) return "it does not say which file it changes";
	for (const path of paths) if (!await isInside(path)) return "it changes a file outside the working copy";
	return null;
}
function readWanted(toolCall) {
	const diffs = (toolCall.content ?? []).flatMap((part) => part.type === "diff" ? [part.path] : []);
	const paths = [
		...diffs,
		...(toolCall.locations ?? []).map(({ path }) => path),
		...pathsOf(toolCall.rawInput)
	];
	return {
		permission: diffs.length > 0 ? "write" : permissionOf(toolCall.kind ?? "other"),
		paths
	};
}
function permissionOf(kind) {
	if (kind === "edit" || kind === "delete" || kind === "move") return "write";
	if (kind === "read" || kind === "search" || kind === "think") return "read";
	return kind === "execute" || kind === "other" ? "run" : null;
}
/** Arguments of the tool that name files, whatever an agent calls them: where a file is moved to may stand nowhere else. */
function pathsOf(rawInput) {
	if (typeof rawInput !== "object" || rawInput === null) return [];
	return Object.entries(rawInput).flatMap(([name, value]) => {
		if (!/(?:path|paths|file|files|file_?name|destination|dest|target|source|uri)$/i.test(name)) return [];
		return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
	});
}
function select({ optionId }) {
	return { outcome: {
		outcome: "selected",
		optionId
	} };
}

// src/agents/acp/session.ts
const AUTH_REQUIRED = -32e3;
const METHOD_NOT_FOUND = -32601;
/** An agent may ask for more files at once than there is room for. */
const MAX_OPEN_FILES = 4;
const MAX_WAITING_FILES = 1e3;
const optional = (schema) => schema.nullish().catch(null);
const Initialized = object({
	protocolVersion: number(),
	agentInfo: optional(object({
		name: optional(string()),
		version: optional(string())
	})),
	agentCapabilities: optional(object({ loadSession: optional(boolean()) }))
});
const Opened = object({ sessionId: string().min(1) });
const Prompted = object({
	stopReason: string(),
	usage: optional(object({
		inputTokens: optional(int().min(0)),
		outputTokens: optional(int().min(0))
	}))
});
/** One turn with an agent: hello, session, prompt. Throws: `GateError`; what the wire fails with. */
async function haveTurn(wire, errand, known) {
	const connection = openConnection(wire, errand);
	try {
		const { agent } = connection;
		const within = (what, answer) => inTime(what, answer, errand.startTimeoutMs);
		const sessionId = await openSession(agent, errand, await greet(agent, errand, known, within), within);
		known.sessionId = sessionId;
		return await prompt(agent, sessionId, errand);
	} finally {
		connection.close();
	}
}
function openConnection(wire, { root, allow, onRefusal }) {
	const app = client({ name: "passwhen" }).onRequest(methods.client.session.requestPermission, async ({ params }) => {
		const { response, refusal } = await decide(params, allow, (path) => isWithin(root, path));
		if (refusal !== null) onRefusal(refusal);
		return response;
	});
	const queue = pLimit(MAX_OPEN_FILES);
	const inQueue = (use) => {
		if (queue.pendingCount >= MAX_WAITING_FILES) throw RequestError.internalError(void 0, "too many requests at once");
		return tellRefusal(queue(use), onRefusal);
	};
	if (allow.includes("read")) app.onRequest(methods.client.fs.readTextFile, ({ params }) => inQueue(() => readTextFile(root, params)));
	if (allow.includes("write")) app.onRequest(methods.client.fs.writeTextFile, ({ params }) => inQueue(() => writeTextFile(root, params)));
	return app.connect(wire.stream);
}
async function tellRefusal(answer, onRefusal) {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof RequestError && error.code === RequestError.resourceNotFound().code)) onRefusal(messageOf(error));
		throw error;
	}
}
/** Out: whether the agent can load a session. */
async function greet(agent, { allow }, known, within) {
	const fs = {
		readTextFile: allow.includes("read"),
		writeTextFile: allow.includes("write")
	};
	const answer = await within("initialize", agent.request("initialize", {
		protocolVersion: 1,
		clientInfo: {
			name: "passwhen",
			version: "1"
		},
		clientCapabilities: {
			fs,
			terminal: false
		}
	}));
	const { protocolVersion, agentInfo, agentCapabilities } = readAnswer("initialize", Initialized, answer);
	known.version = agentInfo?.version ?? null;
	known.name = agentInfo?.name ?? null;
	if (protocolVersion !== 1) throw new GateError("agent-unavailable", `it speaks version ${protocolVersion} of the protocol, not ${1}`);
	return agentCapabilities?.loadSession === true;
}
async function openSession(agent, { root: { path: cwd }, resume, tool }, canLoad, within) {
	const mcpServers = tool === null ? [] : [toServer(tool)];
	if (resume === null) {
		const answer = await within("session/new", agent.request("session/new", {
			cwd,
			mcpServers
		}));
		return readAnswer("session/new", Opened, answer).sessionId;
	}
	if (!canLoad) throw new GateError("agent-unavailable", "it cannot go on with a session (no `loadSession`)");
	await within("session/load", agent.request("session/load", {
		sessionId: resume,
		cwd,
		mcpServers
	}));
	return resume;
}
async function prompt(agent, sessionId, errand) {
	const cancel = () => {
		agent.notify(methods.agent.session.cancel, { sessionId }).catch(() => {});
	};
	errand.signal.addEventListener("abort", cancel, { once: true });
	try {
		errand.listener.begin(sessionId);
		if (errand.signal.aborted) return {
			stopReason: "cancelled",
			inputTokens: null,
			outputTokens: null
		};
		const blocks = [{
			type: "text",
			text: errand.prompt
		}];
		const answer = await agent.request("session/prompt", {
			sessionId,
			prompt: blocks
		});
		const { stopReason, usage } = readAnswer("session/prompt", Prompted, answer);
		return {
			stopReason,
			inputTokens: usage?.inputTokens ?? null,
			outputTokens: usage?.outputTokens ?? null
		};
	} finally {
		errand.signal.removeEventListener("abort", cancel);
	}
}
function toServer({ name, command, args, env }) {
	return {
		name,
		command,
		args: [...args],
		env: Object.entries(env).map(([key, value]) => ({
			name: key,
			value
		}))
	};
}
/** An agent that is silent is not waited for as long as one that works. */
async function inTime(what, answer, timeoutMs) {
	let timer;
	const late = new Promise((_, reject) => {
		const detail = `it did not answer \`${what}\` within ${Math.round(timeoutMs / 100) / 10} s`;
		timer = setTimeout(() => reject(new GateError("agent-timeout", detail)), timeoutMs);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}
function readAnswer(what, schema, answer) {
	const { data, success } = schema.safeParse(answer);
	if (!success) throw new GateError("agent-output-invalid", `its answer to \`${what}\` is not one of the protocol`);
	return data;
}
/** What an error that an agent answers with stands for; null for an error of another kind. */
function toRequestFailure(error) {
	if (!(error instanceof RequestError)) return null;
	const { data } = error;
	const more = typeof data === "object" && data !== null && "details" in data && typeof data.details === "string" ? `: ${data.details}` : "";
	const detail = `it answered with error ${error.code} (${error.message}${more})`;
	if (error.code === AUTH_REQUIRED) return new GateError("model-unauthorized", `${detail}; it wants to be logged in`);
	return new GateError(error.code === METHOD_NOT_FOUND ? "agent-unavailable" : reasonOfStatus(error.code), detail);
}
/** Some agents answer with the status of their model's endpoint, which no other code of the protocol looks like. */
function reasonOfStatus(code) {
	if (code === 401 || code === 403) return "model-unauthorized";
	if (code === 404) return "model-not-found";
	if (code === 429) return "model-rate-limited";
	return code >= 500 && code <= 599 ? "model-unavailable" : "agent-crashed";
}

// src/agents/acp/conclude.ts
const MAX_DETAIL_CHARS = 500;
/** Ends of a turn that are no good ends. Source: https://agentclientprotocol.com/protocol/prompt-turn#stop-reasons */
const BAD_ENDS = /* @__PURE__ */ new Map([
	["max_tokens", ["budget-exceeded", "it reached the most tokens that it may use"]],
	["max_turn_requests", ["budget-exceeded", "it reached the most requests that it may make in a turn"]],
	["refusal", ["agent-crashed", "it refused to go on"]],
	["cancelled", ["agent-crashed", "it says that it was cancelled, and nobody did"]]
]);
/** Why a turn was no good, or null: the first cause counts. Only `end_turn` is a good end, with a final message unless all that was wanted
*  is handed in already. */
function findFailure(ended, heard, { cancelled, mayBeSilent }) {
	const { result, turn, error, fault } = ended;
	if (cancelled.aborted) return {
		reason: "cancelled",
		detail: "cancelled"
	};
	if (turn !== null) return judgeTurn(turn.stopReason, heard, mayBeSilent);
	if (fault !== null) return toFailure(fault);
	if (result.ended === "timed-out") return {
		reason: "agent-timeout",
		detail: describeOutcome(result)
	};
	if (result.ended === "not-started") return {
		reason: "agent-unavailable",
		detail: describeOutcome(result)
	};
	const known = error instanceof GateError ? error : toRequestFailure(error);
	if (known !== null) return toFailure(known);
	return {
		reason: isToolMissing(result) ? "agent-unavailable" : "agent-crashed",
		detail: cut(`${describeOutcome(result)} before its turn ended${tailOf(result.stderr.text)}`)
	};
}
function judgeTurn(stopReason, { text, isCut }, mayBeSilent) {
	if (stopReason !== "end_turn") {
		const [reason, detail] = BAD_ENDS.get(stopReason) ?? ["agent-output-invalid", "it ended for an unknown reason"];
		return {
			reason,
			detail: cut(`${detail} (${stopReason})`)
		};
	}
	if (isCut) return {
		reason: "handoff-unreadable",
		detail: `its final message has more than ${MAX_HANDOFF_BYTES} bytes`
	};
	return text.trim() === "" && !mayBeSilent ? {
		reason: "handoff-missing",
		detail: "its final message is empty"
	} : null;
}
function toFailure({ code, message }) {
	return {
		reason: code,
		detail: cut(message)
	};
}
function tailOf(stderr) {
	const tail = stderr.trim().slice(-300);
	return tail === "" ? "" : `: ${tail}`;
}
/** Untrusted text of any length, for one line of a report. */
function cut(text) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}

// src/agents/acp/listen.ts
const MAX_REMEMBERED_CALLS = 1e4;
/** Follows a turn. An agent talks between its tool calls too ("now I run the tests"): the handoff is what it says after the last one.
*  A tool call speaks until it has ended; what agents report of it later does not cut a message in two. */
function createListener() {
	const ended = /* @__PURE__ */ new Set();
	let [text, isCut, usd] = [
		"",
		false,
		null
	];
	let [sizeBytes, session] = [0, null];
	let deeds = 0;
	const forget = () => {
		[text, isCut, sizeBytes] = [
			"",
			false,
			0
		];
	};
	const hearTool = (update) => {
		deeds += 1;
		const id = "toolCallId" in update && typeof update.toolCallId === "string" ? update.toolCallId.slice(0, 200) : "";
		if (!("sessionUpdate" in update && update.sessionUpdate === "tool_call") && ended.has(id)) return;
		forget();
		if (ended.size >= MAX_REMEMBERED_CALLS) ended.clear();
		if ("status" in update && (update.status === "completed" || update.status === "failed") && id !== "") ended.add(id);
	};
	const hearText = (chunk) => {
		sizeBytes += Buffer.byteLength(chunk);
		isCut ||= sizeBytes > MAX_HANDOFF_BYTES;
		if (!isCut) text += chunk;
	};
	return {
		begin: (sessionId) => {
			session = sessionId;
			forget();
			ended.clear();
		},
		hear: (params) => {
			const update = updateOf(params, session);
			if (update === null || !("sessionUpdate" in update)) return;
			if (update.sessionUpdate === "tool_call" || update.sessionUpdate === "tool_call_update") hearTool(update);
			if (update.sessionUpdate === "agent_message_chunk") hearText(textOf(update));
			if (update.sessionUpdate === "usage_update") usd = usdOf(update) ?? usd;
		},
		heard: () => ({
			text,
			isCut,
			usd
		}),
		countDeeds: () => deeds
	};
}
function updateOf(params, session) {
	if (typeof params !== "object" || params === null || !("sessionId" in params) || !("update" in params)) return null;
	const { sessionId, update } = params;
	return sessionId === session && typeof update === "object" ? update : null;
}
function textOf(update) {
	const content = "content" in update ? update.content : null;
	if (typeof content !== "object" || content === null || !("text" in content)) return "";
	return typeof content.text === "string" ? content.text : "";
}
function usdOf(update) {
	const cost = "cost" in update ? update.cost : null;
	if (typeof cost !== "object" || cost === null || !("amount" in cost) || !("currency" in cost)) return null;
	const { amount, currency } = cost;
	return currency === "USD" && typeof amount === "number" && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

// src/agents/acp/wire.ts
/** Lines on standard output that are no messages: a banner, warnings. */
const MAX_NOISE_LINES = 1e3;
/** What an agent that asks and does not read may leave lying. */
const MAX_UNREAD_BYTES = 33554432;
/** Passes messages on, one a line. Not the library's own stream: that one answers what is no message. And the library prints what it
*  does not understand to the log, where words of an agent are commands for the runner: answers to nothing are noise here, and what the
*  agent tells of its work goes to `onUpdate` alone. In: gets the `params` of each `session/update`, of any shape. */
function createWire(onUpdate) {
	const awaited = /* @__PURE__ */ new Set();
	const output = createReadable();
	const input = createReadable(new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }));
	let [noiseLines, fault] = [0, null];
	const fail = (detail) => {
		fault ??= new GateError("agent-output-invalid", detail);
		output.fail(fault);
	};
	const take = (line) => {
		const message = parse(line);
		if (isMessage(message, awaited)) return isUpdate(message) ? onUpdate(message.params) : output.push(message);
		if (line.trim() === "") return;
		noiseLines += 1;
		if (noiseLines > MAX_NOISE_LINES) fail(`more than ${MAX_NOISE_LINES} lines of its output are no messages of the protocol`);
	};
	const lines = createLines(take, () => fail(`a message of it is longer than ${MAX_LINE_BYTES} bytes`));
	const writable = new WritableStream({ write: (message) => {
		if ("method" in message && "id" in message) awaited.add(message.id);
		input.push(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
		if (input.isFull()) fail(`it does not read what it asked for (${MAX_UNREAD_BYTES} bytes)`);
	} });
	return {
		stream: {
			readable: output.stream,
			writable
		},
		stdin: input.stream,
		add: (bytes) => {
			if (fault === null) lines.add(bytes);
		},
		endOutput: () => {
			if (fault === null) lines.finish();
			output.end();
		},
		endInput: input.end,
		fault: () => fault,
		noiseLines: () => noiseLines
	};
}
/** A stream that is filled from outside, and may be ended by either side at any time. */
function createReadable(strategy) {
	let controller = null;
	const stream = new ReadableStream({
		start: (own) => {
			controller = own;
		},
		cancel: () => {
			controller = null;
		}
	}, strategy);
	const finish = (how) => {
		const open = controller;
		controller = null;
		if (open !== null) how(open);
	};
	return {
		stream,
		push: (value) => controller?.enqueue(value),
		isFull: () => controller !== null && (controller.desiredSize ?? 0) <= 0,
		end: () => finish((open) => open.close()),
		fail: (error) => finish((open) => open.error(error))
	};
}
function parse(line) {
	if (!line.trimStart().startsWith("{")) return null;
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}
/** Whether the library can do something with it: a call, or the answer to one of ours that has none yet. */
function isMessage(value, awaited) {
	if (typeof value !== "object" || value === null || !("jsonrpc" in value) || value.jsonrpc !== "2.0") return false;
	if ("method" in value) return typeof value.method === "string" && (!("id" in value) || isId(value.id));
	return "id" in value && "result" in value !== "error" in value && awaited.delete(value.id);
}
function isUpdate(message) {
	return "method" in message && message.method === methods.client.session.update && !("id" in message);
}
function isId(id) {
	return id === null || typeof id === "string" || typeof id === "number" && Number.isFinite(id);
}

// src/agents/acp/start.ts
const MAX_KEPT_BYTES = 65536;
/** Starts an agent, has one turn with it, and ends it. Cancelled, the agent is told so first. Throws: `GateError`. */
async function startAgent(start, task, context) {
	const transcript = await task.openTranscript("agent.jsonl", "What the agent's program printed");
	let file = null;
	try {
		const ended = await converse(start, task, context, transcript);
		writeEnd(transcript, ended.result);
		file = await transcript.close();
		return {
			...ended,
			files: [file]
		};
	} finally {
		if (file === null) await transcript.close().catch(() => null);
	}
}
async function converse(start, task, context, transcript) {
	const [wire, ending] = [createWire(start.errand.listener.hear), new AbortController()];
	const onRefusal = (what) => {
		start.onRefusal();
		transcript.write(new TextEncoder().encode(`${JSON.stringify({ refused: what })}\n`));
	};
	const endSoon = () => endAfter(start.limits.cancelMs, ending);
	context.signal.addEventListener("abort", endSoon, { once: true });
	try {
		const running = runProgram(start, task, context, {
			wire,
			transcript,
			signal: ending.signal
		});
		running.catch(() => {});
		const talked = await haveTurn(wire, {
			...start.errand,
			onRefusal,
			signal: context.signal
		}, start.known).then((turn) => ({
			turn,
			error: null
		}), (error) => ({
			turn: null,
			error
		}));
		wire.endInput();
		if (talked.turn === null || context.signal.aborted) ending.abort();
		else endAfter(start.limits.leaveMs, ending);
		return {
			result: await running,
			...talked,
			fault: wire.fault(),
			noiseLines: wire.noiseLines()
		};
	} finally {
		context.signal.removeEventListener("abort", endSoon);
		ending.abort();
	}
}
/** The output ends with the program, whatever becomes of it: nobody waits for an answer then. */
async function runProgram({ command, env }, { workingCopy, timeoutMs }, { processes, signal: cancellation }, { wire, transcript, signal }) {
	try {
		return await processes.run({
			command: { shell: command },
			cwd: workingCopy.dir,
			homeDir: workingCopy.homeDir,
			tmpDir: workingCopy.tmpDir,
			env: {
				NO_COLOR: "1",
				GIT_TERMINAL_PROMPT: "0",
				...env
			},
			stdin: wire.stdin,
			timeoutMs,
			maxOutputBytes: MAX_KEPT_BYTES,
			onOutput: (stream, bytes) => {
				if (stream === "stderr") return;
				transcript.write(bytes);
				wire.add(bytes);
			},
			signal: cancellation.aborted ? cancellation : signal
		});
	} finally {
		wire.endOutput();
	}
}
function endAfter(ms, ending) {
	const timer = setTimeout(() => ending.abort(), ms);
	ending.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}

// src/agents/acp/run.ts
const LIMITS = {
	startMs: 6e4,
	cancelMs: 300,
	leaveMs: 1e3
};
/** Throws: `GateError` (`key-missing`, `disk-full`, `world-failed`, `git-failed`, `runner-tampered`). */
async function runAcp(job, task, context) {
	const startMs = context.clock.elapsedMs();
	const secrets = readSecrets(job.params, context);
	const filter = createSecretFilter(Object.values(secrets));
	const guarded = filter.guard(task);
	const removedFiles = await removeAgentConfig(task.workingCopy.dir);
	const root = await rememberRoot(task.workingCopy.dir);
	await task.onReady?.();
	const snapshot = await task.workingCopy.snapshot();
	const channel = chooseChannel(task.expect, "tool");
	const tool = channel.kind === "tool" ? await context.tools.offer(channel.offer, dirname(task.workingCopy.tmpDir)) : null;
	try {
		const prompt = completePrompt(task, channel, removedFiles);
		const { listener, known, refusals } = {
			listener: createListener(),
			known: newAcquaintance(),
			refusals: createRefusals()
		};
		tool?.watch(listener.countDeeds);
		const errand = {
			root,
			prompt,
			resume: job.resume,
			tool: tool?.server ?? null,
			allow: job.params.allow,
			startTimeoutMs: Math.min(job.limits.startMs, task.timeoutMs),
			listener
		};
		const env = {
			...job.params.env,
			...secrets
		};
		const start = {
			command: job.params.command,
			env,
			errand,
			known,
			limits: job.limits,
			onRefusal: refusals.add
		};
		const ended = await startAgent(start, guarded, context);
		const files = [...ended.files, ...await keepPatch(guarded, snapshot)];
		const seconds = (context.clock.elapsedMs() - startMs) / 1e3;
		const heard = listener.heard();
		const remarks = remarksOf({
			job,
			known,
			tool,
			removedFiles,
			refused: refusals.count(),
			ended
		});
		const { expect } = task;
		return conclude({
			ended: {
				...ended,
				files
			},
			expect,
			heard,
			known,
			tool,
			filter,
			remarks,
			seconds
		}, context.signal);
	} finally {
		await tool?.close();
	}
}
function newAcquaintance() {
	return {
		version: null,
		name: null,
		sessionId: null
	};
}
function createRefusals() {
	let count = 0;
	return {
		add: () => {
			count += 1;
		},
		count: () => count
	};
}
/** Throws: `GateError` (`key-missing`). */
function readSecrets({ secrets = [] }, { secret }) {
	return Object.fromEntries(secrets.map((name) => {
		const value = secret(name);
		if (value === null || value === "") throw new GateError("key-missing", `${name} is not set`);
		return [name, value];
	}));
}
function remarksOf({ job: { params }, known, tool, removedFiles, refused, ended }) {
	const refusedCalls = tool?.calls().refused ?? [];
	const held = params.secrets ?? [];
	return [
		...known.name === null ? [] : [`it calls itself ${known.name.replaceAll(/\s+/g, " ").slice(0, 80)}`],
		...held.length === 0 ? [] : [`it held secrets itself (${held.join(", ")}) and could have told them`],
		"what it used is its own word; its calls are not counted and not limited",
		...removedFiles.length === 0 ? [] : [describeRemoved(removedFiles)],
		...refused === 0 ? [] : [`it was refused ${refused} ${refused === 1 ? "thing" : "things"}; the transcript names them`],
		...refusedCalls.length === 0 ? [] : [describeRefusedCalls(refusedCalls)],
		...ended.noiseLines === 0 ? [] : [`${ended.noiseLines} of its lines are no messages of the protocol and were not read`]
	];
}
function conclude(done, cancelled) {
	const { ended, expect, heard, known, tool, filter, remarks, seconds } = done;
	const calls = tool?.calls() ?? NOTHING_HANDED_IN;
	const structured = tool === null || calls.broken !== null ? null : calls.accepted;
	const spoilt = whySpoilt(expect, calls);
	const died = findFailure(ended, heard, {
		cancelled,
		mayBeSilent: maySayNothing(expect, calls)
	});
	const failure = settleFailure(died, expect, calls) ?? (spoilt === null ? null : {
		reason: "evidence-invalid",
		detail: spoilt
	});
	const { turn } = ended;
	return {
		handoff: heard.text.trim() === "" ? null : filter.hide(heard.text),
		failure: failure === null ? null : {
			...failure,
			detail: filter.hide(failure.detail)
		},
		structured,
		run: {
			use: "acp",
			version: known.version?.slice(0, 60) ?? null,
			model: null,
			sessionId: known.sessionId,
			usage: {
				calls: null,
				inputTokens: turn?.inputTokens ?? null,
				outputTokens: turn?.outputTokens ?? null,
				usd: heard.usd,
				seconds
			},
			remarks: remarks.map(filter.hide)
		},
		commands: [],
		files: ended.files
	};
}

// src/agents/acp/index.ts
/** Any agent that speaks the Agent Client Protocol, as a verifier. Source: README beside this file. */
const agent = {
	params: AcpParams,
	provenance: "claimed",
	describe: (params) => ({
		program: null,
		install: false,
		keyEnv: params?.secrets?.[0] ?? null,
		model: null,
		upstream: null
	}),
	create: (params) => ({
		prepare: async (context) => {
			readSecrets(params, context);
		},
		verify: (task, context) => runAcp({
			params,
			resume: null,
			limits: LIMITS
		}, task, context),
		resume: ({ id, message }, task, context) => runAcp({
			params,
			resume: id,
			limits: LIMITS
		}, {
			...task,
			prompt: message
		}, context)
	})
};

export { agent };