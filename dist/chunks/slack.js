import { a as __toCommonJS, i as __require, n as __esmMin, o as __toESM, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { c as resultOfRun, d as sortGates, h as clipText, l as seenOf, r as countOf, s as resultOf } from "./words2.js";
import { f as showOnOneLine } from "./conclude.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { r as messageOf } from "./error.js";

// src/sinks/slack/mrkdwn.ts
/** Unseen; splits the words that Slack acts on. */
const BREAK = "​";
/** Untrusted text as one line that mentions nobody, leads nowhere and shows no emoji. In Slack's markup only `<…>` does something of
*  its own, and `&`, `<` and `>` are the only characters with an escape; what a client may still act on in plain words is split by a
*  break that nobody sees. Bold and italics stay possible: they only decorate. Throws: never. Source: Slack, "Formatting message text". */
function asMrkdwn(text, maxChars) {
	return clipText(showOnOneLine(text), maxChars).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("`", "'").replaceAll(/[@#]/g, `$&${BREAK}`).replaceAll(/:(?=\/\/)/g, `:${BREAK}`).replaceAll(/(?<![a-z0-9])(mailto|tel)(?=:)/gi, `$1${BREAK}`).replaceAll(/(?<![a-z0-9])(www)(?=\.)/gi, `$1${BREAK}`).replaceAll(/:(?=[^\s:]+:)/g, `:${BREAK}`);
}
/** A link to an address of our own. In: a label of any text. */
function asLink(url, label) {
	return `<${encodeURI(url).replaceAll("|", "%7C")}|${asMrkdwn(label, 200).replaceAll("|", "¦")}>`;
}

// src/sinks/slack/message.ts
/** More is not read in a thread, and longer sections are refused there. */
const MAX_MESSAGE_CHARS = 3e3;
const MAX_NAME_CHARS = 100;
const MAX_DETAIL_CHARS = 240;
/** A run as a message in Slack's markup: the outcome with a link to the pull request, why there is none if so, and a line for each gate,
*  the serious ones first. Out: at most 3,000 characters; what is cut is counted in the last line. Throws: never. */
function renderMessage(report, context) {
	return cutLines([
		`*Passwhen: ${asMrkdwn(resultOfRun(report).toLowerCase(), MAX_NAME_CHARS)}* for ${renderPlace(report, context)}`,
		asMrkdwn(report.conclusion.title, MAX_DETAIL_CHARS),
		...report.reasons.map((reason) => `• *blocked*: ${renderReason(reason)}`),
		...sortGates(report.gates).filter(context.isTold).map(renderGate)
	]);
}
function renderPlace({ subject }, { serverUrl, runKey }) {
	const { repository, number, headSha } = subject;
	const commit = headSha.slice(0, 12);
	if (repository === null) return asMrkdwn(commit, MAX_NAME_CHARS);
	const page = `${serverUrl.replace(/\/+$/, "")}/${repository}`;
	const link = number === null ? asLink(`${page}/commit/${headSha}`, repository) : asLink(`${page}/pull/${number}`, `${repository} pull request ${number}`);
	const [, attempt] = /^\d+\.(\d+):/.exec(runKey) ?? [];
	return `${link} at ${asMrkdwn(commit, MAX_NAME_CHARS)}${attempt === void 0 || attempt === "1" ? "" : ` (attempt ${attempt})`}`;
}
function renderGate(report) {
	const [reason] = report.verdict.reasons;
	const why = reason === void 0 ? "" : ` (${renderReason(reason)})`;
	return `• *${asMrkdwn(resultOf(report).toLowerCase(), MAX_NAME_CHARS)}* ${asMrkdwn(report.gate.name, MAX_NAME_CHARS)}${why}`;
}
function renderReason(reason) {
	const seen = seenOf(reason);
	return `${reason.code}${seen === "" ? "" : `, ${asMrkdwn(seen, MAX_DETAIL_CHARS)}`}`;
}
/** Whole lines only: a line cut in the middle could lose the end of an escape. */
function cutLines(lines) {
	if (lines.join("\n").length <= 3e3) return lines.join("\n");
	let room = MAX_MESSAGE_CHARS - noteOf(lines.length).length;
	const kept = [];
	for (const line of lines) {
		room -= line.length + 1;
		if (room < 0) break;
		kept.push(line);
	}
	return [...kept, noteOf(lines.length - kept.length)].join("\n");
}
function noteOf(left) {
	return `_Cut: ${countOf(left, "line")} more, see the check run._`;
}

// node_modules/@slack/web-api/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WebAPIFileUploadReadFileDataError = exports.WebAPIFileUploadInvalidArgumentsError = exports.WebAPIRateLimitedError = exports.WebAPIHTTPError = exports.WebAPIRequestError = exports.WebAPIPlatformError = exports.SlackError = exports.ErrorCode = void 0;
	/**
	* A dictionary of codes for errors produced by this package
	*/
	var ErrorCode;
	(function(ErrorCode) {
		ErrorCode["RequestError"] = "slack_webapi_request_error";
		ErrorCode["HTTPError"] = "slack_webapi_http_error";
		ErrorCode["PlatformError"] = "slack_webapi_platform_error";
		ErrorCode["RateLimitedError"] = "slack_webapi_rate_limited_error";
		ErrorCode["FileUploadInvalidArgumentsError"] = "slack_webapi_file_upload_invalid_args_error";
		ErrorCode["FileUploadReadFileDataError"] = "slack_webapi_file_upload_read_file_data_error";
	})(ErrorCode || (exports.ErrorCode = ErrorCode = {}));
	var SlackError = class extends Error {
		constructor(message, options) {
			super(message, options);
			this.name = this.constructor.name;
			Object.setPrototypeOf(this, new.target.prototype);
		}
	};
	exports.SlackError = SlackError;
	var WebAPIPlatformError = class extends SlackError {
		code = ErrorCode.PlatformError;
		data;
		constructor(result) {
			super(`An API error occurred: ${result.error}`);
			this.data = result;
		}
	};
	exports.WebAPIPlatformError = WebAPIPlatformError;
	var WebAPIRequestError = class extends SlackError {
		code = ErrorCode.RequestError;
		original;
		constructor(original) {
			super(`A request error occurred: ${original.message}`, { cause: original });
			this.original = original;
		}
	};
	exports.WebAPIRequestError = WebAPIRequestError;
	var WebAPIHTTPError = class extends SlackError {
		code = ErrorCode.HTTPError;
		statusCode;
		statusMessage;
		headers;
		body;
		constructor(statusCode, statusMessage, headers, body) {
			super(`An HTTP protocol error occurred: statusCode = ${statusCode}`);
			this.statusCode = statusCode;
			this.statusMessage = statusMessage;
			this.headers = headers;
			if (typeof body === "string") try {
				this.body = JSON.parse(body);
			} catch {
				this.body = body;
			}
			else this.body = body;
		}
	};
	exports.WebAPIHTTPError = WebAPIHTTPError;
	var WebAPIRateLimitedError = class extends SlackError {
		code = ErrorCode.RateLimitedError;
		retryAfter;
		constructor(retryAfter) {
			super(`A rate-limit has been reached, you may retry this request in ${retryAfter} seconds`);
			this.retryAfter = retryAfter;
		}
	};
	exports.WebAPIRateLimitedError = WebAPIRateLimitedError;
	var WebAPIFileUploadInvalidArgumentsError = class extends SlackError {
		code = ErrorCode.FileUploadInvalidArgumentsError;
	};
	exports.WebAPIFileUploadInvalidArgumentsError = WebAPIFileUploadInvalidArgumentsError;
	var WebAPIFileUploadReadFileDataError = class extends SlackError {
		code = ErrorCode.FileUploadReadFileDataError;
	};
	exports.WebAPIFileUploadReadFileDataError = WebAPIFileUploadReadFileDataError;
}));

// node_modules/@slack/web-api/package.json
var require_package = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"name": "@slack/web-api",
		"version": "8.2.0",
		"description": "Official library for using the Slack Platform's Web API",
		"author": "Slack Technologies, LLC",
		"license": "MIT",
		"keywords": [
			"slack",
			"web-api",
			"bot",
			"client",
			"http",
			"api",
			"proxy",
			"rate-limiting",
			"pagination"
		],
		"main": "dist/index.js",
		"types": "./dist/index.d.ts",
		"files": ["dist/**/*"],
		"engines": {
			"node": ">= 20",
			"npm": ">=9.6.4"
		},
		"repository": {
			"type": "git",
			"url": "git+https://github.com/slackapi/node-slack-sdk.git"
		},
		"homepage": "https://docs.slack.dev/tools/node-slack-sdk/web-api/",
		"publishConfig": { "access": "public" },
		"bugs": { "url": "https://github.com/slackapi/node-slack-sdk/issues" },
		"scripts": {
			"build": "npm run build:clean && tsc",
			"build:clean": "shx rm -rf ./dist",
			"docs": "npx typedoc --plugin typedoc-plugin-markdown",
			"prepack": "npm run build",
			"test": "npm run build && bash -c 'node --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=test-results.xml --import tsx --test src/*.test.ts'",
			"test:coverage": "npm run build && node --experimental-test-coverage --test-reporter=spec --test-reporter-destination=stdout --test-reporter=lcov --test-reporter-destination=lcov.info --test-reporter=junit --test-reporter-destination=test-results.xml --import tsx --test src/*.test.ts",
			"test:integration": "npm run build && node test/integration/commonjs-project/index.js && node test/integration/esm-project/index.mjs && npm run test:integration:ts",
			"test:integration:ts": "cd test/integration/ts-4.7-project && npm i && npm run build",
			"test:types": "tsd",
			"watch": "npx nodemon --watch 'src' --ext 'ts' --exec npm run build"
		},
		"dependencies": {
			"@slack/logger": "^5.0.0",
			"@slack/types": "^3.2.0",
			"@types/node": ">=20",
			"@types/retry": "0.12.5",
			"eventemitter3": "^5.0.1",
			"p-queue": "^6.6.2",
			"p-retry": "^4.6.2",
			"retry": "^0.13.1"
		},
		"devDependencies": {
			"@types/busboy": "^1.5.4",
			"@types/sinon": "^22.0.0",
			"busboy": "^1",
			"nock": "^14.0.17",
			"sinon": "^22.1.0",
			"tsd": "^0.33.0"
		},
		"tsd": { "directory": "test/types" }
	};
}));

// node_modules/@slack/web-api/dist/instrument.js
var require_instrument = /* @__PURE__ */ __commonJSMin(((exports, module, this$6) => {
	var __createBinding = this$6 && this$6.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$6 && this$6.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$6 && this$6.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.addAppMetadata = addAppMetadata;
	exports.getUserAgent = getUserAgent;
	const os = __importStar(__require("node:os"));
	const node_path_1 = __require("node:path");
	const packageJson = require_package();
	/**
	* Replaces occurrences of '/' with ':' in a string, since '/' is meaningful inside User-Agent strings as a separator.
	*/
	function replaceSlashes(s) {
		return s.replace("/", ":");
	}
	const MAX_LATIN1_CODE = 255;
	/**
	* Ensures a string is safe for use in HTTP headers by URI-encoding characters outside the Latin-1 (ISO-8859-1) range.
	* Latin-1 characters (code points 0x00–0xFF) are preserved as-is; all others are percent-encoded via encodeURIComponent.
	*/
	function toLatin1Safe(s) {
		let result = "";
		for (const char of s) result += char.charCodeAt(0) <= MAX_LATIN1_CODE ? char : encodeURIComponent(char);
		return result;
	}
	const baseUserAgent = `${replaceSlashes(packageJson.name)}/${packageJson.version} ${toLatin1Safe((0, node_path_1.basename)(process.title))}/${process.version.replace("v", "")} ${os.platform()}/${os.release()}`;
	const appMetadata = {};
	/**
	* Appends the app metadata into the User-Agent value
	* @param appMetadata.name - name of tool to be counted in instrumentation
	* @param appMetadata.version - version of tool to be counted in instrumentation
	*/
	function addAppMetadata({ name, version }) {
		appMetadata[replaceSlashes(name)] = version;
	}
	/**
	* Returns the current User-Agent value for instrumentation
	*/
	function getUserAgent() {
		const appIdentifier = Object.entries(appMetadata).map(([name, version]) => `${name}/${version}`).join(" ");
		return (appIdentifier.length > 0 ? `${appIdentifier} ` : "") + baseUserAgent;
	}
}));

// node_modules/@slack/logger/dist/index.js
var require_dist$3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ConsoleLogger = exports.LogLevel = void 0;
	/**
	* Severity levels for log entries
	*/
	var LogLevel;
	(function(LogLevel) {
		LogLevel["ERROR"] = "error";
		LogLevel["WARN"] = "warn";
		LogLevel["INFO"] = "info";
		LogLevel["DEBUG"] = "debug";
	})(LogLevel || (exports.LogLevel = LogLevel = {}));
	/**
	* Default logger which logs to stdout and stderr
	*/
	var ConsoleLogger = class ConsoleLogger {
		/** Setting for level */
		level;
		/** Name */
		name;
		/** Map of labels for each log level */
		static labels = (() => {
			const map = Object.entries(LogLevel).map(([key, value]) => [value, `[${key}] `]);
			return new Map(map);
		})();
		/** Map of severity as comparable numbers for each log level */
		static severity = {
			[LogLevel.ERROR]: 400,
			[LogLevel.WARN]: 300,
			[LogLevel.INFO]: 200,
			[LogLevel.DEBUG]: 100
		};
		constructor() {
			this.level = LogLevel.INFO;
			this.name = "";
		}
		getLevel() {
			return this.level;
		}
		/**
		* Sets the instance's log level so that only messages which are equal or more severe are output to the console.
		*/
		setLevel(level) {
			this.level = level;
		}
		/**
		* Set the instance's name, which will appear on each log line before the message.
		*/
		setName(name) {
			this.name = name;
		}
		/**
		* Log a debug message
		*/
		debug(...msg) {
			if (ConsoleLogger.isMoreOrEqualSevere(LogLevel.DEBUG, this.level)) console.debug(ConsoleLogger.labels.get(LogLevel.DEBUG), this.name, ...msg);
		}
		/**
		* Log an info message
		*/
		info(...msg) {
			if (ConsoleLogger.isMoreOrEqualSevere(LogLevel.INFO, this.level)) console.info(ConsoleLogger.labels.get(LogLevel.INFO), this.name, ...msg);
		}
		/**
		* Log a warning message
		*/
		warn(...msg) {
			if (ConsoleLogger.isMoreOrEqualSevere(LogLevel.WARN, this.level)) console.warn(ConsoleLogger.labels.get(LogLevel.WARN), this.name, ...msg);
		}
		/**
		* Log an error message
		*/
		error(...msg) {
			if (ConsoleLogger.isMoreOrEqualSevere(LogLevel.ERROR, this.level)) console.error(ConsoleLogger.labels.get(LogLevel.ERROR), this.name, ...msg);
		}
		/**
		* Helper to compare two log levels and determine if a is equal or more severe than b
		*/
		static isMoreOrEqualSevere(a, b) {
			return ConsoleLogger.severity[a] >= ConsoleLogger.severity[b];
		}
	};
	exports.ConsoleLogger = ConsoleLogger;
}));

// node_modules/@slack/web-api/dist/logger.js
var require_logger = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.LogLevel = void 0;
	exports.getLogger = getLogger;
	const logger_1 = require_dist$3();
	var logger_2 = require_dist$3();
	Object.defineProperty(exports, "LogLevel", {
		enumerable: true,
		get: function() {
			return logger_2.LogLevel;
		}
	});
	let instanceCount = 0;
	/**
	* INTERNAL interface for getting or creating a named Logger.
	*/
	function getLogger(name, level, existingLogger) {
		const instanceId = instanceCount;
		instanceCount += 1;
		const logger = (() => {
			if (existingLogger !== void 0) return existingLogger;
			return new logger_1.ConsoleLogger();
		})();
		logger.setName(`web-api:${name}:${instanceId}`);
		if (level !== void 0) logger.setLevel(level);
		return logger;
	}
}));

// node_modules/@slack/web-api/dist/retry-policies.js
var require_retry_policies = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.rapidRetryPolicy = exports.fiveRetriesInFiveMinutes = exports.tenRetriesInAboutThirtyMinutes = void 0;
	/**
	* The default retry policy. Retry up to 10 times, over the span of about 30 minutes. It's not exact because
	* randomization has been added to prevent a stampeding herd problem (if all instances in your application are retrying
	* a request at the exact same intervals, they are more likely to cause failures for each other).
	*/
	exports.tenRetriesInAboutThirtyMinutes = {
		retries: 10,
		factor: 1.96821,
		randomize: true
	};
	/**
	* Short & sweet, five retries in five minutes and then bail.
	*/
	exports.fiveRetriesInFiveMinutes = {
		retries: 5,
		factor: 3.86
	};
	/**
	* This policy is just to keep the tests running fast.
	*/
	exports.rapidRetryPolicy = {
		minTimeout: 0,
		maxTimeout: 1
	};
	const policies = {
		tenRetriesInAboutThirtyMinutes: exports.tenRetriesInAboutThirtyMinutes,
		fiveRetriesInFiveMinutes: exports.fiveRetriesInFiveMinutes,
		rapidRetryPolicy: exports.rapidRetryPolicy
	};
	exports.default = policies;
}));

// node_modules/@slack/web-api/dist/types/request/index.js
var require_request = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/web-api/dist/types/response/index.js
var require_response = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/web-api/dist/chat-stream.js
var require_chat_stream = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ChatStreamer = void 0;
	var ChatStreamer = class {
		buffer = "";
		client;
		logger;
		options;
		state;
		streamArgs;
		streamTs;
		token;
		/**
		* Instantiate a new chat streamer.
		*
		* @description The "constructor" method creates a unique {@link ChatStreamer} instance that keeps track of one chat stream.
		* @example
		* const client = new WebClient(process.env.SLACK_BOT_TOKEN);
		* const logger = new ConsoleLogger();
		* const args = {
		*   channel: "C0123456789",
		*   thread_ts: "1700000001.123456",
		*   recipient_team_id: "T0123456789",
		*   recipient_user_id: "U0123456789",
		* };
		* const streamer = new ChatStreamer(client, logger, args, { buffer_size: 512 });
		* await streamer.append({
		*   markdown_text: "**hello world!**",
		* });
		* await streamer.stop();
		* @see {@link https://docs.slack.dev/reference/methods/chat.startStream}
		* @see {@link https://docs.slack.dev/reference/methods/chat.appendStream}
		* @see {@link https://docs.slack.dev/reference/methods/chat.stopStream}
		*/
		constructor(client, logger, args, options) {
			this.client = client;
			this.logger = logger;
			this.options = { buffer_size: options.buffer_size ?? 256 };
			this.state = "starting";
			this.streamArgs = args;
		}
		/**
		* @description The message timestamp of the stream. Returns `undefined` until the first flush
		* (when `chat.startStream` is called).
		* @see {@link https://docs.slack.dev/reference/methods/chat.update}
		*/
		get ts() {
			return this.streamTs;
		}
		/**
		* Append to the stream.
		*
		* @description The "append" method appends to the chat stream being used. This method can be called multiple times. After the stream is stopped this method cannot be called.
		* @example
		* const streamer = client.chatStream({
		*   channel: "C0123456789",
		*   thread_ts: "1700000001.123456",
		*   recipient_team_id: "T0123456789",
		*   recipient_user_id: "U0123456789",
		* });
		* await streamer.append({
		*   markdown_text: "**hello wo",
		* });
		* await streamer.append({
		*   markdown_text: "rld!**",
		* });
		* await streamer.stop();
		* @see {@link https://docs.slack.dev/reference/methods/chat.appendStream}
		*/
		async append(args) {
			if (this.state === "completed") throw new Error(`failed to append stream: stream state is ${this.state}`);
			const { markdown_text, chunks, ...opts } = args;
			if (opts.token) this.token = opts.token;
			if (markdown_text) this.buffer += markdown_text;
			if (this.buffer.length >= this.options.buffer_size || chunks) return await this.flushBuffer({
				chunks,
				...opts
			});
			const details = {
				bufferLength: this.buffer.length,
				bufferSize: this.options.buffer_size,
				channel: this.streamArgs.channel,
				recipientTeamId: this.streamArgs.recipient_team_id,
				recipientUserId: this.streamArgs.recipient_user_id,
				threadTs: this.streamArgs.thread_ts
			};
			this.logger.debug(`ChatStreamer appended to buffer: ${JSON.stringify(details)}`);
			return null;
		}
		/**
		* Stop the stream and finalize the message.
		*
		* @description The "stop" method stops the chat stream being used. This method can be called once to end the stream. Additional "blocks" and "metadata" can be provided.
		*
		* @example
		* const streamer = client.chatStream({
		*   channel: "C0123456789",
		*   thread_ts: "1700000001.123456",
		*   recipient_team_id: "T0123456789",
		*   recipient_user_id: "U0123456789",
		* });
		* await streamer.append({
		*   markdown_text: "**hello world!**",
		* });
		* await streamer.stop();
		* @see {@link https://docs.slack.dev/reference/methods/chat.stopStream}
		*/
		async stop(args) {
			if (this.state === "completed") throw new Error(`failed to stop stream: stream state is ${this.state}`);
			const { markdown_text, chunks, ...opts } = args ?? {};
			if (opts.token) this.token = opts.token;
			if (markdown_text) this.buffer += markdown_text;
			if (!this.streamTs) {
				const response = await this.client.chat.startStream({
					...this.streamArgs,
					token: this.token
				});
				if (!response.ts) throw new Error("failed to stop stream: stream not started");
				this.streamTs = response.ts;
				this.state = "in_progress";
			}
			const chunksToFlush = [];
			if (this.buffer.length > 0) chunksToFlush.push({
				type: "markdown_text",
				text: this.buffer
			});
			if (chunks) chunksToFlush.push(...chunks);
			const response = await this.client.chat.stopStream({
				token: this.token,
				channel: this.streamArgs.channel,
				ts: this.streamTs,
				chunks: chunksToFlush,
				...opts
			});
			this.state = "completed";
			return response;
		}
		async flushBuffer(args) {
			const { chunks, ...opts } = args ?? {};
			const chunksToFlush = [];
			if (this.buffer.length > 0) chunksToFlush.push({
				type: "markdown_text",
				text: this.buffer
			});
			if (chunks) chunksToFlush.push(...chunks);
			if (!this.streamTs) {
				const response = await this.client.chat.startStream({
					...this.streamArgs,
					token: this.token,
					chunks: chunksToFlush,
					...opts
				});
				this.buffer = "";
				this.streamTs = response.ts;
				this.state = "in_progress";
				return response;
			}
			const response = await this.client.chat.appendStream({
				token: this.token,
				channel: this.streamArgs.channel,
				ts: this.streamTs,
				chunks: chunksToFlush,
				...opts
			});
			this.buffer = "";
			return response;
		}
	};
	exports.ChatStreamer = ChatStreamer;
}));

// node_modules/p-queue/node_modules/eventemitter3/index.js
var require_eventemitter3$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var has = Object.prototype.hasOwnProperty;
	var prefix = "~";
	/**
	* Constructor to create a storage for our `EE` objects.
	* An `Events` instance is a plain object whose properties are event names.
	*
	* @constructor
	* @private
	*/
	function Events() {}
	if (Object.create) {
		Events.prototype = Object.create(null);
		if (!new Events().__proto__) prefix = false;
	}
	/**
	* Representation of a single event listener.
	*
	* @param {Function} fn The listener function.
	* @param {*} context The context to invoke the listener with.
	* @param {Boolean} [once=false] Specify if the listener is a one-time listener.
	* @constructor
	* @private
	*/
	function EE(fn, context, once) {
		this.fn = fn;
		this.context = context;
		this.once = once || false;
	}
	/**
	* Add a listener for a given event.
	*
	* @param {EventEmitter} emitter Reference to the `EventEmitter` instance.
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn The listener function.
	* @param {*} context The context to invoke the listener with.
	* @param {Boolean} once Specify if the listener is a one-time listener.
	* @returns {EventEmitter}
	* @private
	*/
	function addListener(emitter, event, fn, context, once) {
		if (typeof fn !== "function") throw new TypeError("The listener must be a function");
		var listener = new EE(fn, context || emitter, once), evt = prefix ? prefix + event : event;
		if (!emitter._events[evt]) emitter._events[evt] = listener, emitter._eventsCount++;
		else if (!emitter._events[evt].fn) emitter._events[evt].push(listener);
		else emitter._events[evt] = [emitter._events[evt], listener];
		return emitter;
	}
	/**
	* Clear event by name.
	*
	* @param {EventEmitter} emitter Reference to the `EventEmitter` instance.
	* @param {(String|Symbol)} evt The Event name.
	* @private
	*/
	function clearEvent(emitter, evt) {
		if (--emitter._eventsCount === 0) emitter._events = new Events();
		else delete emitter._events[evt];
	}
	/**
	* Minimal `EventEmitter` interface that is molded against the Node.js
	* `EventEmitter` interface.
	*
	* @constructor
	* @public
	*/
	function EventEmitter() {
		this._events = new Events();
		this._eventsCount = 0;
	}
	/**
	* Return an array listing the events for which the emitter has registered
	* listeners.
	*
	* @returns {Array}
	* @public
	*/
	EventEmitter.prototype.eventNames = function eventNames() {
		var names = [], events, name;
		if (this._eventsCount === 0) return names;
		for (name in events = this._events) if (has.call(events, name)) names.push(prefix ? name.slice(1) : name);
		if (Object.getOwnPropertySymbols) return names.concat(Object.getOwnPropertySymbols(events));
		return names;
	};
	/**
	* Return the listeners registered for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @returns {Array} The registered listeners.
	* @public
	*/
	EventEmitter.prototype.listeners = function listeners(event) {
		var evt = prefix ? prefix + event : event, handlers = this._events[evt];
		if (!handlers) return [];
		if (handlers.fn) return [handlers.fn];
		for (var i = 0, l = handlers.length, ee = new Array(l); i < l; i++) ee[i] = handlers[i].fn;
		return ee;
	};
	/**
	* Return the number of listeners listening to a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @returns {Number} The number of listeners.
	* @public
	*/
	EventEmitter.prototype.listenerCount = function listenerCount(event) {
		var evt = prefix ? prefix + event : event, listeners = this._events[evt];
		if (!listeners) return 0;
		if (listeners.fn) return 1;
		return listeners.length;
	};
	/**
	* Calls each of the listeners registered for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @returns {Boolean} `true` if the event had listeners, else `false`.
	* @public
	*/
	EventEmitter.prototype.emit = function emit(event, a1, a2, a3, a4, a5) {
		var evt = prefix ? prefix + event : event;
		if (!this._events[evt]) return false;
		var listeners = this._events[evt], len = arguments.length, args, i;
		if (listeners.fn) {
			if (listeners.once) this.removeListener(event, listeners.fn, void 0, true);
			switch (len) {
				case 1: return listeners.fn.call(listeners.context), true;
				case 2: return listeners.fn.call(listeners.context, a1), true;
				case 3: return listeners.fn.call(listeners.context, a1, a2), true;
				case 4: return listeners.fn.call(listeners.context, a1, a2, a3), true;
				case 5: return listeners.fn.call(listeners.context, a1, a2, a3, a4), true;
				case 6: return listeners.fn.call(listeners.context, a1, a2, a3, a4, a5), true;
			}
			for (i = 1, args = new Array(len - 1); i < len; i++) args[i - 1] = arguments[i];
			listeners.fn.apply(listeners.context, args);
		} else {
			var length = listeners.length, j;
			for (i = 0; i < length; i++) {
				if (listeners[i].once) this.removeListener(event, listeners[i].fn, void 0, true);
				switch (len) {
					case 1:
						listeners[i].fn.call(listeners[i].context);
						break;
					case 2:
						listeners[i].fn.call(listeners[i].context, a1);
						break;
					case 3:
						listeners[i].fn.call(listeners[i].context, a1, a2);
						break;
					case 4:
						listeners[i].fn.call(listeners[i].context, a1, a2, a3);
						break;
					default:
						if (!args) for (j = 1, args = new Array(len - 1); j < len; j++) args[j - 1] = arguments[j];
						listeners[i].fn.apply(listeners[i].context, args);
				}
			}
		}
		return true;
	};
	/**
	* Add a listener for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn The listener function.
	* @param {*} [context=this] The context to invoke the listener with.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.on = function on(event, fn, context) {
		return addListener(this, event, fn, context, false);
	};
	/**
	* Add a one-time listener for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn The listener function.
	* @param {*} [context=this] The context to invoke the listener with.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.once = function once(event, fn, context) {
		return addListener(this, event, fn, context, true);
	};
	/**
	* Remove the listeners of a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn Only remove the listeners that match this function.
	* @param {*} context Only remove the listeners that have this context.
	* @param {Boolean} once Only remove one-time listeners.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.removeListener = function removeListener(event, fn, context, once) {
		var evt = prefix ? prefix + event : event;
		if (!this._events[evt]) return this;
		if (!fn) {
			clearEvent(this, evt);
			return this;
		}
		var listeners = this._events[evt];
		if (listeners.fn) {
			if (listeners.fn === fn && (!once || listeners.once) && (!context || listeners.context === context)) clearEvent(this, evt);
		} else {
			for (var i = 0, events = [], length = listeners.length; i < length; i++) if (listeners[i].fn !== fn || once && !listeners[i].once || context && listeners[i].context !== context) events.push(listeners[i]);
			if (events.length) this._events[evt] = events.length === 1 ? events[0] : events;
			else clearEvent(this, evt);
		}
		return this;
	};
	/**
	* Remove all listeners, or those of the specified event.
	*
	* @param {(String|Symbol)} [event] The event name.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.removeAllListeners = function removeAllListeners(event) {
		var evt;
		if (event) {
			evt = prefix ? prefix + event : event;
			if (this._events[evt]) clearEvent(this, evt);
		} else {
			this._events = new Events();
			this._eventsCount = 0;
		}
		return this;
	};
	EventEmitter.prototype.off = EventEmitter.prototype.removeListener;
	EventEmitter.prototype.addListener = EventEmitter.prototype.on;
	EventEmitter.prefixed = prefix;
	EventEmitter.EventEmitter = EventEmitter;
	if ("undefined" !== typeof module) module.exports = EventEmitter;
}));

// node_modules/p-finally/index.js
var require_p_finally = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (promise, onFinally) => {
		onFinally = onFinally || (() => {});
		return promise.then((val) => new Promise((resolve) => {
			resolve(onFinally());
		}).then(() => val), (err) => new Promise((resolve) => {
			resolve(onFinally());
		}).then(() => {
			throw err;
		}));
	};
}));

// node_modules/p-timeout/index.js
var require_p_timeout = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pFinally = require_p_finally();
	var TimeoutError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "TimeoutError";
		}
	};
	const pTimeout = (promise, milliseconds, fallback) => new Promise((resolve, reject) => {
		if (typeof milliseconds !== "number" || milliseconds < 0) throw new TypeError("Expected `milliseconds` to be a positive number");
		if (milliseconds === 1e400) {
			resolve(promise);
			return;
		}
		const timer = setTimeout(() => {
			if (typeof fallback === "function") {
				try {
					resolve(fallback());
				} catch (error) {
					reject(error);
				}
				return;
			}
			const message = typeof fallback === "string" ? fallback : `Promise timed out after ${milliseconds} milliseconds`;
			const timeoutError = fallback instanceof Error ? fallback : new TimeoutError(message);
			if (typeof promise.cancel === "function") promise.cancel();
			reject(timeoutError);
		}, milliseconds);
		pFinally(promise.then(resolve, reject), () => {
			clearTimeout(timer);
		});
	});
	module.exports = pTimeout;
	module.exports.default = pTimeout;
	module.exports.TimeoutError = TimeoutError;
}));

// node_modules/p-queue/dist/lower-bound.js
var require_lower_bound = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function lowerBound(array, value, comparator) {
		let first = 0;
		let count = array.length;
		while (count > 0) {
			const step = count / 2 | 0;
			let it = first + step;
			if (comparator(array[it], value) <= 0) {
				first = ++it;
				count -= step + 1;
			} else count = step;
		}
		return first;
	}
	exports.default = lowerBound;
}));

// node_modules/p-queue/dist/priority-queue.js
var require_priority_queue = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const lower_bound_1 = require_lower_bound();
	var PriorityQueue = class {
		constructor() {
			this._queue = [];
		}
		enqueue(run, options) {
			options = Object.assign({ priority: 0 }, options);
			const element = {
				priority: options.priority,
				run
			};
			if (this.size && this._queue[this.size - 1].priority >= options.priority) {
				this._queue.push(element);
				return;
			}
			const index = lower_bound_1.default(this._queue, element, (a, b) => b.priority - a.priority);
			this._queue.splice(index, 0, element);
		}
		dequeue() {
			const item = this._queue.shift();
			return item === null || item === void 0 ? void 0 : item.run;
		}
		filter(options) {
			return this._queue.filter((element) => element.priority === options.priority).map((element) => element.run);
		}
		get size() {
			return this._queue.length;
		}
	};
	exports.default = PriorityQueue;
}));

// node_modules/p-queue/dist/index.js
var require_dist$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const EventEmitter = require_eventemitter3$1();
	const p_timeout_1 = require_p_timeout();
	const priority_queue_1 = require_priority_queue();
	const empty = () => {};
	const timeoutError = new p_timeout_1.TimeoutError();
	/**
	Promise queue with concurrency control.
	*/
	var PQueue = class extends EventEmitter {
		constructor(options) {
			var _a, _b, _c, _d;
			super();
			this._intervalCount = 0;
			this._intervalEnd = 0;
			this._pendingCount = 0;
			this._resolveEmpty = empty;
			this._resolveIdle = empty;
			options = Object.assign({
				carryoverConcurrencyCount: false,
				intervalCap: 1e400,
				interval: 0,
				concurrency: 1e400,
				autoStart: true,
				queueClass: priority_queue_1.default
			}, options);
			if (!(typeof options.intervalCap === "number" && options.intervalCap >= 1)) throw new TypeError(`Expected \`intervalCap\` to be a number from 1 and up, got \`${(_b = (_a = options.intervalCap) === null || _a === void 0 ? void 0 : _a.toString()) !== null && _b !== void 0 ? _b : ""}\` (${typeof options.intervalCap})`);
			if (options.interval === void 0 || !(Number.isFinite(options.interval) && options.interval >= 0)) throw new TypeError(`Expected \`interval\` to be a finite number >= 0, got \`${(_d = (_c = options.interval) === null || _c === void 0 ? void 0 : _c.toString()) !== null && _d !== void 0 ? _d : ""}\` (${typeof options.interval})`);
			this._carryoverConcurrencyCount = options.carryoverConcurrencyCount;
			this._isIntervalIgnored = options.intervalCap === 1e400 || options.interval === 0;
			this._intervalCap = options.intervalCap;
			this._interval = options.interval;
			this._queue = new options.queueClass();
			this._queueClass = options.queueClass;
			this.concurrency = options.concurrency;
			this._timeout = options.timeout;
			this._throwOnTimeout = options.throwOnTimeout === true;
			this._isPaused = options.autoStart === false;
		}
		get _doesIntervalAllowAnother() {
			return this._isIntervalIgnored || this._intervalCount < this._intervalCap;
		}
		get _doesConcurrentAllowAnother() {
			return this._pendingCount < this._concurrency;
		}
		_next() {
			this._pendingCount--;
			this._tryToStartAnother();
			this.emit("next");
		}
		_resolvePromises() {
			this._resolveEmpty();
			this._resolveEmpty = empty;
			if (this._pendingCount === 0) {
				this._resolveIdle();
				this._resolveIdle = empty;
				this.emit("idle");
			}
		}
		_onResumeInterval() {
			this._onInterval();
			this._initializeIntervalIfNeeded();
			this._timeoutId = void 0;
		}
		_isIntervalPaused() {
			const now = Date.now();
			if (this._intervalId === void 0) {
				const delay = this._intervalEnd - now;
				if (delay < 0) this._intervalCount = this._carryoverConcurrencyCount ? this._pendingCount : 0;
				else {
					if (this._timeoutId === void 0) this._timeoutId = setTimeout(() => {
						this._onResumeInterval();
					}, delay);
					return true;
				}
			}
			return false;
		}
		_tryToStartAnother() {
			if (this._queue.size === 0) {
				if (this._intervalId) clearInterval(this._intervalId);
				this._intervalId = void 0;
				this._resolvePromises();
				return false;
			}
			if (!this._isPaused) {
				const canInitializeInterval = !this._isIntervalPaused();
				if (this._doesIntervalAllowAnother && this._doesConcurrentAllowAnother) {
					const job = this._queue.dequeue();
					if (!job) return false;
					this.emit("active");
					job();
					if (canInitializeInterval) this._initializeIntervalIfNeeded();
					return true;
				}
			}
			return false;
		}
		_initializeIntervalIfNeeded() {
			if (this._isIntervalIgnored || this._intervalId !== void 0) return;
			this._intervalId = setInterval(() => {
				this._onInterval();
			}, this._interval);
			this._intervalEnd = Date.now() + this._interval;
		}
		_onInterval() {
			if (this._intervalCount === 0 && this._pendingCount === 0 && this._intervalId) {
				clearInterval(this._intervalId);
				this._intervalId = void 0;
			}
			this._intervalCount = this._carryoverConcurrencyCount ? this._pendingCount : 0;
			this._processQueue();
		}
		/**
		Executes all queued functions until it reaches the limit.
		*/
		_processQueue() {
			while (this._tryToStartAnother());
		}
		get concurrency() {
			return this._concurrency;
		}
		set concurrency(newConcurrency) {
			if (!(typeof newConcurrency === "number" && newConcurrency >= 1)) throw new TypeError(`Expected \`concurrency\` to be a number from 1 and up, got \`${newConcurrency}\` (${typeof newConcurrency})`);
			this._concurrency = newConcurrency;
			this._processQueue();
		}
		/**
		Adds a sync or async task to the queue. Always returns a promise.
		*/
		async add(fn, options = {}) {
			return new Promise((resolve, reject) => {
				const run = async () => {
					this._pendingCount++;
					this._intervalCount++;
					try {
						resolve(await (this._timeout === void 0 && options.timeout === void 0 ? fn() : p_timeout_1.default(Promise.resolve(fn()), options.timeout === void 0 ? this._timeout : options.timeout, () => {
							if (options.throwOnTimeout === void 0 ? this._throwOnTimeout : options.throwOnTimeout) reject(timeoutError);
						})));
					} catch (error) {
						reject(error);
					}
					this._next();
				};
				this._queue.enqueue(run, options);
				this._tryToStartAnother();
				this.emit("add");
			});
		}
		/**
		Same as `.add()`, but accepts an array of sync or async functions.
		
		@returns A promise that resolves when all functions are resolved.
		*/
		async addAll(functions, options) {
			return Promise.all(functions.map(async (function_) => this.add(function_, options)));
		}
		/**
		Start (or resume) executing enqueued tasks within concurrency limit. No need to call this if queue is not paused (via `options.autoStart = false` or by `.pause()` method.)
		*/
		start() {
			if (!this._isPaused) return this;
			this._isPaused = false;
			this._processQueue();
			return this;
		}
		/**
		Put queue execution on hold.
		*/
		pause() {
			this._isPaused = true;
		}
		/**
		Clear the queue.
		*/
		clear() {
			this._queue = new this._queueClass();
		}
		/**
		Can be called multiple times. Useful if you for example add additional items at a later time.
		
		@returns A promise that settles when the queue becomes empty.
		*/
		async onEmpty() {
			if (this._queue.size === 0) return;
			return new Promise((resolve) => {
				const existingResolve = this._resolveEmpty;
				this._resolveEmpty = () => {
					existingResolve();
					resolve();
				};
			});
		}
		/**
		The difference with `.onEmpty` is that `.onIdle` guarantees that all work from the queue has finished. `.onEmpty` merely signals that the queue is empty, but it could mean that some promises haven't completed yet.
		
		@returns A promise that settles when the queue becomes empty, and all promises have completed; `queue.size === 0 && queue.pending === 0`.
		*/
		async onIdle() {
			if (this._pendingCount === 0 && this._queue.size === 0) return;
			return new Promise((resolve) => {
				const existingResolve = this._resolveIdle;
				this._resolveIdle = () => {
					existingResolve();
					resolve();
				};
			});
		}
		/**
		Size of the queue.
		*/
		get size() {
			return this._queue.size;
		}
		/**
		Size of the queue, filtered by the given options.
		
		For example, this can be used to find the number of items remaining in the queue with a specific priority level.
		*/
		sizeBy(options) {
			return this._queue.filter(options).length;
		}
		/**
		Number of pending promises.
		*/
		get pending() {
			return this._pendingCount;
		}
		/**
		Whether the queue is currently paused.
		*/
		get isPaused() {
			return this._isPaused;
		}
		get timeout() {
			return this._timeout;
		}
		/**
		Set the timeout for future operations.
		*/
		set timeout(milliseconds) {
			this._timeout = milliseconds;
		}
	};
	exports.default = PQueue;
}));

// node_modules/retry/lib/retry_operation.js
var require_retry_operation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	function RetryOperation(timeouts, options) {
		if (typeof options === "boolean") options = { forever: options };
		this._originalTimeouts = JSON.parse(JSON.stringify(timeouts));
		this._timeouts = timeouts;
		this._options = options || {};
		this._maxRetryTime = options && options.maxRetryTime || 1e400;
		this._fn = null;
		this._errors = [];
		this._attempts = 1;
		this._operationTimeout = null;
		this._operationTimeoutCb = null;
		this._timeout = null;
		this._operationStart = null;
		this._timer = null;
		if (this._options.forever) this._cachedTimeouts = this._timeouts.slice(0);
	}
	module.exports = RetryOperation;
	RetryOperation.prototype.reset = function() {
		this._attempts = 1;
		this._timeouts = this._originalTimeouts.slice(0);
	};
	RetryOperation.prototype.stop = function() {
		if (this._timeout) clearTimeout(this._timeout);
		if (this._timer) clearTimeout(this._timer);
		this._timeouts = [];
		this._cachedTimeouts = null;
	};
	RetryOperation.prototype.retry = function(err) {
		if (this._timeout) clearTimeout(this._timeout);
		if (!err) return false;
		var currentTime = (/* @__PURE__ */ new Date()).getTime();
		if (err && currentTime - this._operationStart >= this._maxRetryTime) {
			this._errors.push(err);
			this._errors.unshift(/* @__PURE__ */ new Error("RetryOperation timeout occurred"));
			return false;
		}
		this._errors.push(err);
		var timeout = this._timeouts.shift();
		if (timeout === void 0) {
			if (this._cachedTimeouts) {
				this._errors.splice(0, this._errors.length - 1);
				timeout = this._cachedTimeouts.slice(-1);
			} else return false;
		}
		var self = this;
		this._timer = setTimeout(function() {
			self._attempts++;
			if (self._operationTimeoutCb) {
				self._timeout = setTimeout(function() {
					self._operationTimeoutCb(self._attempts);
				}, self._operationTimeout);
				if (self._options.unref) self._timeout.unref();
			}
			self._fn(self._attempts);
		}, timeout);
		if (this._options.unref) this._timer.unref();
		return true;
	};
	RetryOperation.prototype.attempt = function(fn, timeoutOps) {
		this._fn = fn;
		if (timeoutOps) {
			if (timeoutOps.timeout) this._operationTimeout = timeoutOps.timeout;
			if (timeoutOps.cb) this._operationTimeoutCb = timeoutOps.cb;
		}
		var self = this;
		if (this._operationTimeoutCb) this._timeout = setTimeout(function() {
			self._operationTimeoutCb();
		}, self._operationTimeout);
		this._operationStart = (/* @__PURE__ */ new Date()).getTime();
		this._fn(this._attempts);
	};
	RetryOperation.prototype.try = function(fn) {
		console.log("Using RetryOperation.try() is deprecated");
		this.attempt(fn);
	};
	RetryOperation.prototype.start = function(fn) {
		console.log("Using RetryOperation.start() is deprecated");
		this.attempt(fn);
	};
	RetryOperation.prototype.start = RetryOperation.prototype.try;
	RetryOperation.prototype.errors = function() {
		return this._errors;
	};
	RetryOperation.prototype.attempts = function() {
		return this._attempts;
	};
	RetryOperation.prototype.mainError = function() {
		if (this._errors.length === 0) return null;
		var counts = {};
		var mainError = null;
		var mainErrorCount = 0;
		for (var i = 0; i < this._errors.length; i++) {
			var error = this._errors[i];
			var message = error.message;
			var count = (counts[message] || 0) + 1;
			counts[message] = count;
			if (count >= mainErrorCount) {
				mainError = error;
				mainErrorCount = count;
			}
		}
		return mainError;
	};
}));

// node_modules/retry/lib/retry.js
var require_retry$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var RetryOperation = require_retry_operation();
	exports.operation = function(options) {
		return new RetryOperation(exports.timeouts(options), {
			forever: options && (options.forever || options.retries === 1e400),
			unref: options && options.unref,
			maxRetryTime: options && options.maxRetryTime
		});
	};
	exports.timeouts = function(options) {
		if (options instanceof Array) return [].concat(options);
		var opts = {
			retries: 10,
			factor: 2,
			minTimeout: 1e3,
			maxTimeout: 1e400,
			randomize: false
		};
		for (var key in options) opts[key] = options[key];
		if (opts.minTimeout > opts.maxTimeout) throw new Error("minTimeout is greater than maxTimeout");
		var timeouts = [];
		for (var i = 0; i < opts.retries; i++) timeouts.push(this.createTimeout(i, opts));
		if (options && options.forever && !timeouts.length) timeouts.push(this.createTimeout(i, opts));
		timeouts.sort(function(a, b) {
			return a - b;
		});
		return timeouts;
	};
	exports.createTimeout = function(attempt, opts) {
		var random = opts.randomize ? Math.random() + 1 : 1;
		var timeout = Math.round(random * Math.max(opts.minTimeout, 1) * Math.pow(opts.factor, attempt));
		timeout = Math.min(timeout, opts.maxTimeout);
		return timeout;
	};
	exports.wrap = function(obj, options, methods) {
		if (options instanceof Array) {
			methods = options;
			options = null;
		}
		if (!methods) {
			methods = [];
			for (var key in obj) if (typeof obj[key] === "function") methods.push(key);
		}
		for (var i = 0; i < methods.length; i++) {
			var method = methods[i];
			var original = obj[method];
			obj[method] = function retryWrapper(original) {
				var op = exports.operation(options);
				var args = Array.prototype.slice.call(arguments, 1);
				var callback = args.pop();
				args.push(function(err) {
					if (op.retry(err)) return;
					if (err) arguments[0] = op.mainError();
					callback.apply(this, arguments);
				});
				op.attempt(function() {
					original.apply(obj, args);
				});
			}.bind(obj, original);
			obj[method].options = options;
		}
	};
}));

// node_modules/retry/index.js
var require_retry = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_retry$1();
}));

// node_modules/p-retry/index.js
var require_p_retry = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const retry = require_retry();
	const networkErrorMsgs = [
		"Failed to fetch",
		"NetworkError when attempting to fetch resource.",
		"The Internet connection appears to be offline.",
		"Network request failed"
	];
	var AbortError = class extends Error {
		constructor(message) {
			super();
			if (message instanceof Error) {
				this.originalError = message;
				({message} = message);
			} else {
				this.originalError = new Error(message);
				this.originalError.stack = this.stack;
			}
			this.name = "AbortError";
			this.message = message;
		}
	};
	const decorateErrorWithCounts = (error, attemptNumber, options) => {
		const retriesLeft = options.retries - (attemptNumber - 1);
		error.attemptNumber = attemptNumber;
		error.retriesLeft = retriesLeft;
		return error;
	};
	const isNetworkError = (errorMessage) => networkErrorMsgs.includes(errorMessage);
	const pRetry = (input, options) => new Promise((resolve, reject) => {
		options = {
			onFailedAttempt: () => {},
			retries: 10,
			...options
		};
		const operation = retry.operation(options);
		operation.attempt(async (attemptNumber) => {
			try {
				resolve(await input(attemptNumber));
			} catch (error) {
				if (!(error instanceof Error)) {
					reject(/* @__PURE__ */ new TypeError(`Non-error was thrown: "${error}". You should only throw errors.`));
					return;
				}
				if (error instanceof AbortError) {
					operation.stop();
					reject(error.originalError);
				} else if (error instanceof TypeError && !isNetworkError(error.message)) {
					operation.stop();
					reject(error);
				} else {
					decorateErrorWithCounts(error, attemptNumber, options);
					try {
						await options.onFailedAttempt(error);
					} catch (error) {
						reject(error);
						return;
					}
					if (!operation.retry(error)) reject(operation.mainError());
				}
			}
		});
	});
	module.exports = pRetry;
	module.exports.default = pRetry;
	module.exports.AbortError = AbortError;
}));

// node_modules/@slack/web-api/dist/file-upload.js
var require_file_upload = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getFileUploadJob = getFileUploadJob;
	exports.getMultipleFileUploadJobs = getMultipleFileUploadJobs;
	exports.getFileData = getFileData;
	exports.getFileDataLength = getFileDataLength;
	exports.getFileDataAsStream = getFileDataAsStream;
	exports.getAllFileUploadsToComplete = getAllFileUploadsToComplete;
	exports.warnIfChannels = warnIfChannels;
	exports.errorIfChannelsCsv = errorIfChannelsCsv;
	exports.errorIfInvalidOrMissingFileData = errorIfInvalidOrMissingFileData;
	exports.warnIfMissingOrInvalidFileNameAndDefault = warnIfMissingOrInvalidFileNameAndDefault;
	exports.warnIfLegacyFileType = warnIfLegacyFileType;
	exports.buildMissingFileIdError = buildMissingFileIdError;
	exports.buildFileSizeErrorMsg = buildFileSizeErrorMsg;
	exports.buildLegacyFileTypeWarning = buildLegacyFileTypeWarning;
	exports.buildMissingFileNameWarning = buildMissingFileNameWarning;
	exports.buildMissingExtensionWarning = buildMissingExtensionWarning;
	exports.buildFilesUploadMissingMessage = buildFilesUploadMissingMessage;
	exports.buildChannelsWarning = buildChannelsWarning;
	exports.buildMultipleChannelsErrorMsg = buildMultipleChannelsErrorMsg;
	exports.buildInvalidFilesUploadParamError = buildInvalidFilesUploadParamError;
	const node_fs_1 = __require("node:fs");
	const node_stream_1 = __require("node:stream");
	const errors_1 = require_errors();
	async function getFileUploadJob(options, logger) {
		warnIfLegacyFileType(options, logger);
		warnIfChannels(options, logger);
		errorIfChannelsCsv(options);
		const fileName = warnIfMissingOrInvalidFileNameAndDefault(options, logger);
		const fileData = await getFileData(options);
		const fileDataBytesLength = getFileDataLength(fileData);
		const fileUploadJob = {
			alt_text: options.alt_text,
			blocks: options.blocks,
			channel_id: options.channels ?? options.channel_id,
			filename: options.filename ?? fileName,
			highlight_type: options.highlight_type,
			initial_comment: options.initial_comment,
			snippet_type: options.snippet_type,
			title: options.title ?? options.filename ?? fileName,
			data: fileData,
			length: fileDataBytesLength
		};
		if ("thread_ts" in options) fileUploadJob.thread_ts = options.thread_ts;
		if ("token" in options) fileUploadJob.token = options.token;
		if ("content" in options) return {
			content: options.content,
			...fileUploadJob
		};
		if ("file" in options) return {
			file: options.file,
			...fileUploadJob
		};
		throw new errors_1.WebAPIFileUploadInvalidArgumentsError("Either a file or content field is required for valid file upload. You must supply one");
	}
	/**
	* Returns an array of files upload entries when `file_uploads` is supplied.
	* **Note**
	* file_uploads should be set when multiple files are intended to be attached to a
	* single message. To support this, we handle options supplied with
	* top level `initial_comment`, `thread_ts`, `channel_id` and `file_uploads` parameters.
	* ```javascript
	* const res = await client.files.uploadV2({
	*   initial_comment: 'Here are the files!',
	*   thread_ts: '1223313423434.131321',
	*   channel_id: 'C12345',
	*   file_uploads: [
	*     {
	*       file: './test/fixtures/test-txt.txt',
	*       filename: 'test-txt.txt',
	*     },
	*     {
	*       file: './test/fixtures/test-png.png',
	*       filename: 'test-png.png',
	*     },
	*   ],
	* });
	* ```
	* @param options provided by user
	*/
	async function getMultipleFileUploadJobs(options, logger) {
		if ("file_uploads" in options) return Promise.all(options.file_uploads.map((upload) => {
			const { blocks, channel_id, channels, initial_comment, thread_ts } = upload;
			if (blocks || channel_id || channels || initial_comment || thread_ts) throw new errors_1.WebAPIFileUploadInvalidArgumentsError(buildInvalidFilesUploadParamError());
			const uploadJobArgs = {
				...upload,
				blocks: options.blocks,
				channels: options.channels,
				channel_id: options.channel_id,
				initial_comment: options.initial_comment
			};
			if ("thread_ts" in options) uploadJobArgs.thread_ts = options.thread_ts;
			if ("token" in options) uploadJobArgs.token = options.token;
			if ("content" in upload) return getFileUploadJob({
				content: upload.content,
				...uploadJobArgs
			}, logger);
			if ("file" in upload) return getFileUploadJob({
				file: upload.file,
				...uploadJobArgs
			}, logger);
			throw new errors_1.WebAPIFileUploadInvalidArgumentsError("Either a file or content field is required for valid file upload. You must supply one");
		}));
		throw new Error(buildFilesUploadMissingMessage());
	}
	/**
	* Returns a single file upload's data
	* @param options
	* @returns Binary data representation of file
	*/
	async function getFileData(options) {
		errorIfInvalidOrMissingFileData(options);
		if ("file" in options) {
			const { file } = options;
			if (Buffer.isBuffer(file)) return file;
			if (typeof file === "string") try {
				return (0, node_fs_1.readFileSync)(file);
			} catch (_err) {
				throw new errors_1.WebAPIFileUploadInvalidArgumentsError(`Unable to resolve file data for ${file}. Please supply a filepath string, or binary data Buffer or String directly.`);
			}
			const data = await getFileDataAsStream(file);
			if (data) return data;
		}
		if ("content" in options) return Buffer.from(options.content);
		throw new errors_1.WebAPIFileUploadReadFileDataError("There was an issue getting the file data for the file or content supplied");
	}
	function getFileDataLength(data) {
		if (data) return Buffer.byteLength(data, "utf8");
		throw new errors_1.WebAPIFileUploadReadFileDataError(buildFileSizeErrorMsg());
	}
	async function getFileDataAsStream(readable) {
		const chunks = [];
		return new Promise((resolve, reject) => {
			readable.on("readable", () => {
				let chunk = readable.read();
				while (chunk !== null) {
					chunks.push(chunk);
					chunk = readable.read();
				}
			});
			readable.on("end", () => {
				if (chunks.length > 0) resolve(Buffer.concat(chunks));
				else reject(Error("No data in supplied file"));
			});
		});
	}
	/**
	* Filters through all fileUploads and groups them into jobs for completion
	* based on combination of channel_id, thread_ts, initial_comment, blocks.
	* {@link https://docs.slack.dev/reference/methods/files.completeUploadExternal files.completeUploadExternal} allows for multiple
	* files to be uploaded with a message (`initial_comment`), and as a threaded message (`thread_ts`)
	* In order to be grouped together, file uploads must have like properties.
	* @param fileUploads
	* @returns
	*/
	function getAllFileUploadsToComplete(fileUploads) {
		const toComplete = {};
		for (const upload of fileUploads) {
			const { blocks, channel_id, thread_ts, highlight_type, initial_comment, file_id, title } = upload;
			if (file_id) {
				const compareString = `:::${channel_id}:::${thread_ts}:::${initial_comment}:::${JSON.stringify(blocks)}`;
				if (!Object.prototype.hasOwnProperty.call(toComplete, compareString)) {
					toComplete[compareString] = {
						files: [{
							id: file_id,
							title,
							highlight_type
						}],
						channel_id,
						blocks,
						initial_comment
					};
					if (thread_ts && channel_id) {
						const fileThreadDestinationArgument = {
							channel_id,
							thread_ts
						};
						toComplete[compareString] = {
							...toComplete[compareString],
							...fileThreadDestinationArgument
						};
					}
					if ("token" in upload) toComplete[compareString].token = upload.token;
				} else toComplete[compareString].files.push({
					id: file_id,
					title,
					highlight_type
				});
			} else throw new Error(buildMissingFileIdError());
		}
		return toComplete;
	}
	/**
	* `channels` param is supported but only when a single channel is specified.
	* @param options
	* @param logger
	*/
	function warnIfChannels(options, logger) {
		if (options.channels) logger.warn(buildChannelsWarning());
	}
	/**
	* v1 files.upload supported `channels` parameter provided as a comma-separated
	* string of values, e.g. 'C1234,C5678'. V2 no longer supports this csv value.
	* You may still supply `channels` with a single channel string value e.g. 'C1234'
	* but it is highly encouraged to supply `channel_id` instead.
	* @param options
	*/
	function errorIfChannelsCsv(options) {
		if ((options.channels ? options.channels.split(",") : []).length > 1) throw new errors_1.WebAPIFileUploadInvalidArgumentsError(buildMultipleChannelsErrorMsg());
	}
	/**
	* Checks for either a file or content property and errors if missing
	* @param options
	*/
	function errorIfInvalidOrMissingFileData(options) {
		const hasFile = "file" in options;
		const hasContent = "content" in options;
		if (!(hasFile || hasContent) || hasFile && hasContent) throw new errors_1.WebAPIFileUploadInvalidArgumentsError("Either a file or content field is required for valid file upload. You cannot supply both");
		if ("file" in options) {
			const { file } = options;
			if (file && !(typeof file === "string" || Buffer.isBuffer(file) || file instanceof node_stream_1.Readable)) throw new errors_1.WebAPIFileUploadInvalidArgumentsError("file must be a valid string path, buffer or Readable");
		}
		if ("content" in options && options.content && typeof options.content !== "string") throw new errors_1.WebAPIFileUploadInvalidArgumentsError("content must be a string");
	}
	/**
	* @param options
	* @param logger
	* @returns filename if it exists
	*/
	function warnIfMissingOrInvalidFileNameAndDefault(options, logger) {
		const DEFAULT_FILENAME = `file.${options.filetype ?? "txt"}`;
		const { filename } = options;
		if (!filename) {
			logger.warn(buildMissingFileNameWarning());
			return DEFAULT_FILENAME;
		}
		if (filename.split(".").length < 2) logger.warn(buildMissingExtensionWarning(filename));
		return filename;
	}
	/**
	* `filetype` param is no longer supported and will be ignored
	* @param options
	* @param logger
	*/
	function warnIfLegacyFileType(options, logger) {
		if (options.filetype) logger.warn(buildLegacyFileTypeWarning());
	}
	function buildMissingFileIdError() {
		return "Missing required file id for file upload completion";
	}
	function buildFileSizeErrorMsg() {
		return "There was an issue calculating the size of your file";
	}
	function buildLegacyFileTypeWarning() {
		return "filetype is no longer a supported field in files.uploadV2. \nPlease remove this field. To indicate file type, please do so via the required filename property using the appropriate file extension, e.g. image.png, text.txt";
	}
	function buildMissingFileNameWarning() {
		return "filename is a required field for files.uploadV2. \n For backwards compatibility and ease of migration, defaulting the filename. For best experience and consistent unfurl behavior, you should set the filename property with correct file extension, e.g. image.png, text.txt";
	}
	function buildMissingExtensionWarning(filename) {
		return `filename supplied '${filename}' may be missing a proper extension. Missing extenions may result in unexpected unfurl behavior when shared`;
	}
	function buildFilesUploadMissingMessage() {
		return "Something went wrong with processing file_uploads";
	}
	function buildChannelsWarning() {
		return "Although the 'channels' parameter is still supported for smoother migration from legacy files.upload, we recommend using the new channel_id parameter with a single str value instead (e.g. 'C12345').";
	}
	function buildMultipleChannelsErrorMsg() {
		return "Sharing files with multiple channels is no longer supported in v2. Share files in each channel separately instead.";
	}
	function buildInvalidFilesUploadParamError() {
		return "You may supply file_uploads only for a single channel, message, or thread respectively. Therefore, please supply any channel_id, initial_comment or blocks, or thread_ts in the top-layer.";
	}
}));

// node_modules/@slack/web-api/dist/helpers.js
var require_helpers = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = delay;
	/**
	* Build a Promise that will resolve after the specified number of milliseconds.
	* @param ms milliseconds to wait
	* @param value value for eventual resolution
	*/
	function delay(ms) {
		return new Promise((resolve) => {
			setTimeout(resolve, ms);
		});
	}
}));

// node_modules/eventemitter3/index.js
var require_eventemitter3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var has = Object.prototype.hasOwnProperty;
	var prefix = "~";
	/**
	* Constructor to create a storage for our `EE` objects.
	* An `Events` instance is a plain object whose properties are event names.
	*
	* @constructor
	* @private
	*/
	function Events() {}
	if (Object.create) {
		Events.prototype = Object.create(null);
		if (!new Events().__proto__) prefix = false;
	}
	/**
	* Representation of a single event listener.
	*
	* @param {Function} fn The listener function.
	* @param {*} context The context to invoke the listener with.
	* @param {Boolean} [once=false] Specify if the listener is a one-time listener.
	* @constructor
	* @private
	*/
	function EE(fn, context, once) {
		this.fn = fn;
		this.context = context;
		this.once = once || false;
	}
	/**
	* Add a listener for a given event.
	*
	* @param {EventEmitter} emitter Reference to the `EventEmitter` instance.
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn The listener function.
	* @param {*} context The context to invoke the listener with.
	* @param {Boolean} once Specify if the listener is a one-time listener.
	* @returns {EventEmitter}
	* @private
	*/
	function addListener(emitter, event, fn, context, once) {
		if (typeof fn !== "function") throw new TypeError("The listener must be a function");
		var listener = new EE(fn, context || emitter, once), evt = prefix ? prefix + event : event;
		if (!emitter._events[evt]) emitter._events[evt] = listener, emitter._eventsCount++;
		else if (!emitter._events[evt].fn) emitter._events[evt].push(listener);
		else emitter._events[evt] = [emitter._events[evt], listener];
		return emitter;
	}
	/**
	* Clear event by name.
	*
	* @param {EventEmitter} emitter Reference to the `EventEmitter` instance.
	* @param {(String|Symbol)} evt The Event name.
	* @private
	*/
	function clearEvent(emitter, evt) {
		if (--emitter._eventsCount === 0) emitter._events = new Events();
		else delete emitter._events[evt];
	}
	/**
	* Minimal `EventEmitter` interface that is molded against the Node.js
	* `EventEmitter` interface.
	*
	* @constructor
	* @public
	*/
	function EventEmitter() {
		this._events = new Events();
		this._eventsCount = 0;
	}
	/**
	* Return an array listing the events for which the emitter has registered
	* listeners.
	*
	* @returns {Array}
	* @public
	*/
	EventEmitter.prototype.eventNames = function eventNames() {
		var names = [], events, name;
		if (this._eventsCount === 0) return names;
		for (name in events = this._events) if (has.call(events, name)) names.push(prefix ? name.slice(1) : name);
		if (Object.getOwnPropertySymbols) return names.concat(Object.getOwnPropertySymbols(events));
		return names;
	};
	/**
	* Return the listeners registered for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @returns {Array} The registered listeners.
	* @public
	*/
	EventEmitter.prototype.listeners = function listeners(event) {
		var evt = prefix ? prefix + event : event, handlers = this._events[evt];
		if (!handlers) return [];
		if (handlers.fn) return [handlers.fn];
		for (var i = 0, l = handlers.length, ee = new Array(l); i < l; i++) ee[i] = handlers[i].fn;
		return ee;
	};
	/**
	* Return the number of listeners listening to a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @returns {Number} The number of listeners.
	* @public
	*/
	EventEmitter.prototype.listenerCount = function listenerCount(event) {
		var evt = prefix ? prefix + event : event, listeners = this._events[evt];
		if (!listeners) return 0;
		if (listeners.fn) return 1;
		return listeners.length;
	};
	/**
	* Calls each of the listeners registered for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @returns {Boolean} `true` if the event had listeners, else `false`.
	* @public
	*/
	EventEmitter.prototype.emit = function emit(event, a1, a2, a3, a4, a5) {
		var evt = prefix ? prefix + event : event;
		if (!this._events[evt]) return false;
		var listeners = this._events[evt], len = arguments.length, args, i;
		if (listeners.fn) {
			if (listeners.once) this.removeListener(event, listeners.fn, void 0, true);
			switch (len) {
				case 1: return listeners.fn.call(listeners.context), true;
				case 2: return listeners.fn.call(listeners.context, a1), true;
				case 3: return listeners.fn.call(listeners.context, a1, a2), true;
				case 4: return listeners.fn.call(listeners.context, a1, a2, a3), true;
				case 5: return listeners.fn.call(listeners.context, a1, a2, a3, a4), true;
				case 6: return listeners.fn.call(listeners.context, a1, a2, a3, a4, a5), true;
			}
			for (i = 1, args = new Array(len - 1); i < len; i++) args[i - 1] = arguments[i];
			listeners.fn.apply(listeners.context, args);
		} else {
			var length = listeners.length, j;
			for (i = 0; i < length; i++) {
				if (listeners[i].once) this.removeListener(event, listeners[i].fn, void 0, true);
				switch (len) {
					case 1:
						listeners[i].fn.call(listeners[i].context);
						break;
					case 2:
						listeners[i].fn.call(listeners[i].context, a1);
						break;
					case 3:
						listeners[i].fn.call(listeners[i].context, a1, a2);
						break;
					case 4:
						listeners[i].fn.call(listeners[i].context, a1, a2, a3);
						break;
					default:
						if (!args) for (j = 1, args = new Array(len - 1); j < len; j++) args[j - 1] = arguments[j];
						listeners[i].fn.apply(listeners[i].context, args);
				}
			}
		}
		return true;
	};
	/**
	* Add a listener for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn The listener function.
	* @param {*} [context=this] The context to invoke the listener with.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.on = function on(event, fn, context) {
		return addListener(this, event, fn, context, false);
	};
	/**
	* Add a one-time listener for a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn The listener function.
	* @param {*} [context=this] The context to invoke the listener with.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.once = function once(event, fn, context) {
		return addListener(this, event, fn, context, true);
	};
	/**
	* Remove the listeners of a given event.
	*
	* @param {(String|Symbol)} event The event name.
	* @param {Function} fn Only remove the listeners that match this function.
	* @param {*} context Only remove the listeners that have this context.
	* @param {Boolean} once Only remove one-time listeners.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.removeListener = function removeListener(event, fn, context, once) {
		var evt = prefix ? prefix + event : event;
		if (!this._events[evt]) return this;
		if (!fn) {
			clearEvent(this, evt);
			return this;
		}
		var listeners = this._events[evt];
		if (listeners.fn) {
			if (listeners.fn === fn && (!once || listeners.once) && (!context || listeners.context === context)) clearEvent(this, evt);
		} else {
			for (var i = 0, events = [], length = listeners.length; i < length; i++) if (listeners[i].fn !== fn || once && !listeners[i].once || context && listeners[i].context !== context) events.push(listeners[i]);
			if (events.length) this._events[evt] = events.length === 1 ? events[0] : events;
			else clearEvent(this, evt);
		}
		return this;
	};
	/**
	* Remove all listeners, or those of the specified event.
	*
	* @param {(String|Symbol)} [event] The event name.
	* @returns {EventEmitter} `this`.
	* @public
	*/
	EventEmitter.prototype.removeAllListeners = function removeAllListeners(event) {
		var evt;
		if (event) {
			evt = prefix ? prefix + event : event;
			if (this._events[evt]) clearEvent(this, evt);
		} else {
			this._events = new Events();
			this._eventsCount = 0;
		}
		return this;
	};
	EventEmitter.prototype.off = EventEmitter.prototype.removeListener;
	EventEmitter.prototype.addListener = EventEmitter.prototype.on;
	EventEmitter.prefixed = prefix;
	EventEmitter.EventEmitter = EventEmitter;
	if ("undefined" !== typeof module) module.exports = EventEmitter;
}));

// node_modules/eventemitter3/index.mjs
var eventemitter3_exports = /* @__PURE__ */ __exportAll({
	EventEmitter: () => import_eventemitter3.default,
	default: () => eventemitter3_default
});
var import_eventemitter3, eventemitter3_default;
var init_eventemitter3 = __esmMin((() => {
	import_eventemitter3 = /* @__PURE__ */ __toESM(require_eventemitter3(), 1);
	eventemitter3_default = import_eventemitter3.default;
}));

// node_modules/@slack/types/dist/block-kit/block-elements.js
var require_block_elements = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/block-kit/blocks.js
var require_blocks = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/block-kit/composition-objects.js
var require_composition_objects = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/block-kit/extensions.js
var require_extensions = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/calls.js
var require_calls = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/chunk.js
var require_chunk = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/dialog.js
var require_dialog = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/agent.js
var require_agent = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/app.js
var require_app = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/assistant.js
var require_assistant = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/call.js
var require_call = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/channel.js
var require_channel = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/dnd.js
var require_dnd = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/email.js
var require_email = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/emoji.js
var require_emoji = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/file.js
var require_file = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/function.js
var require_function = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/grid-migration.js
var require_grid_migration = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/group.js
var require_group = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/im.js
var require_im = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/invite.js
var require_invite = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/link-shared.js
var require_link_shared = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/member.js
var require_member = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/message.js
var require_message = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/message-metadata.js
var require_message_metadata$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/pin.js
var require_pin = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/reaction.js
var require_reaction = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/shared-channel.js
var require_shared_channel = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/star.js
var require_star = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/steps-from-apps.js
var require_steps_from_apps = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/subteam.js
var require_subteam = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/team.js
var require_team = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/token.js
var require_token = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/user.js
var require_user = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/events/index.js
var require_events = /* @__PURE__ */ __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$5 && this$5.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	__exportStar(require_agent(), exports);
	__exportStar(require_app(), exports);
	__exportStar(require_assistant(), exports);
	__exportStar(require_call(), exports);
	__exportStar(require_channel(), exports);
	__exportStar(require_dnd(), exports);
	__exportStar(require_email(), exports);
	__exportStar(require_emoji(), exports);
	__exportStar(require_file(), exports);
	__exportStar(require_function(), exports);
	__exportStar(require_grid_migration(), exports);
	__exportStar(require_group(), exports);
	__exportStar(require_im(), exports);
	__exportStar(require_invite(), exports);
	__exportStar(require_link_shared(), exports);
	__exportStar(require_member(), exports);
	__exportStar(require_message(), exports);
	__exportStar(require_message_metadata$1(), exports);
	__exportStar(require_pin(), exports);
	__exportStar(require_reaction(), exports);
	__exportStar(require_shared_channel(), exports);
	__exportStar(require_star(), exports);
	__exportStar(require_steps_from_apps(), exports);
	__exportStar(require_subteam(), exports);
	__exportStar(require_team(), exports);
	__exportStar(require_token(), exports);
	__exportStar(require_user(), exports);
}));

// node_modules/@slack/types/dist/message-attachments.js
var require_message_attachments = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/message-metadata.js
var require_message_metadata = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CustomFieldType = exports.EntityType = void 0;
	var EntityType;
	(function(EntityType) {
		EntityType["Task"] = "slack#/entities/task";
		EntityType["File"] = "slack#/entities/file";
		EntityType["Item"] = "slack#/entities/item";
		EntityType["Incident"] = "slack#/entities/incident";
		EntityType["ContentItem"] = "slack#/entities/content_item";
	})(EntityType || (exports.EntityType = EntityType = {}));
	var CustomFieldType;
	(function(CustomFieldType) {
		CustomFieldType["Integer"] = "integer";
		CustomFieldType["String"] = "string";
		CustomFieldType["Array"] = "array";
		CustomFieldType["Date"] = "slack#/types/date";
		CustomFieldType["Timestamp"] = "slack#/types/timestamp";
		CustomFieldType["Image"] = "slack#/types/image";
		CustomFieldType["ChannelId"] = "slack#/types/channel_id";
		CustomFieldType["User"] = "slack#/types/user";
		CustomFieldType["EntityRef"] = "slack#/types/entity_ref";
		CustomFieldType["Boolean"] = "boolean";
		CustomFieldType["Link"] = "slack#/types/link";
		CustomFieldType["Email"] = "slack#/types/email";
	})(CustomFieldType || (exports.CustomFieldType = CustomFieldType = {}));
}));

// node_modules/@slack/types/dist/views.js
var require_views = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@slack/types/dist/index.js
var require_dist$1 = /* @__PURE__ */ __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$4 && this$4.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	__exportStar(require_block_elements(), exports);
	__exportStar(require_blocks(), exports);
	__exportStar(require_composition_objects(), exports);
	__exportStar(require_extensions(), exports);
	__exportStar(require_calls(), exports);
	__exportStar(require_chunk(), exports);
	__exportStar(require_dialog(), exports);
	__exportStar(require_events(), exports);
	__exportStar(require_message_attachments(), exports);
	__exportStar(require_message_metadata(), exports);
	__exportStar(require_views(), exports);
}));

// node_modules/@slack/web-api/dist/methods.js
var require_methods = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __createBinding = this$3 && this$3.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$3 && this$3.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Methods = void 0;
	const eventemitter3_1 = (init_eventemitter3(), __toCommonJS(eventemitter3_exports));
	const WebClient_1 = require_WebClient();
	/**
	* Binds a certain `method` and its (required) arguments and result types to the `apiCall` method in `WebClient`.
	*/
	function bindApiCall(self, method) {
		return self.apiCall.bind(self, method);
	}
	/**
	* Binds a certain `method` and its (required) arguments and result types to the `apiCall` method in `WebClient`.
	*/
	function bindApiCallWithOptionalArgument(self, method) {
		return self.apiCall.bind(self, method);
	}
	function bindFilesUploadV2(self) {
		return self.filesUploadV2.bind(self);
	}
	/**
	* A class that defines all Web API methods, their arguments type, their response type, and binds those methods to the
	* `apiCall` class method.
	*/
	var Methods = class extends eventemitter3_1.EventEmitter {
		constructor() {
			super();
			if (new.target !== WebClient_1.WebClient && !(new.target.prototype instanceof WebClient_1.WebClient)) throw new Error("Attempt to inherit from WebClient methods without inheriting from WebClient");
		}
		admin = {
			analytics: { 
			/**
			* @description Retrieve analytics data for a given date, presented as a compressed JSON file.
			* @see {@link https://docs.slack.dev/reference/methods/api.test `api.test` API reference}.
			*/
getFile: bindApiCall(this, "admin.analytics.getFile") },
			apps: {
				activities: { 
				/**
				* @description Get logs for a specified team/org.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.activities.list `admin.apps.activities.list` API reference}.
				*/
list: bindApiCallWithOptionalArgument(this, "admin.apps.activities.list") },
				/**
				* @description Approve an app for installation on a workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.approve `admin.apps.approve` API reference}.
				*/
				approve: bindApiCall(this, "admin.apps.approve"),
				approved: { 
				/**
				* @description List approved apps for an org or workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.approved.list `admin.apps.approved.list` API reference}.
				*/
list: bindApiCall(this, "admin.apps.approved.list") },
				/**
				* @description Clear an app resolution.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.clearResolution `admin.apps.clearResolution` API reference}.
				*/
				clearResolution: bindApiCall(this, "admin.apps.clearResolution"),
				config: {
					/**
					* @description Look up the app config for connectors by their IDs.
					* @see {@link https://docs.slack.dev/reference/methods/admin.apps.config.lookup `admin.apps.config.lookup` API reference}.
					*/
					lookup: bindApiCall(this, "admin.apps.config.lookup"),
					/**
					* @description Set the app config for a connector.
					* @see {@link https://docs.slack.dev/reference/methods/admin.apps.config.set `admin.apps.config.set` API reference}.
					*/
					set: bindApiCall(this, "admin.apps.config.set")
				},
				requests: {
					/**
					* @description Cancel app request for team.
					* @see {@link https://docs.slack.dev/reference/methods/admin.apps.requests.cancel `admin.apps.requests.cancel` API reference}.
					*/
					cancel: bindApiCall(this, "admin.apps.requests.cancel"),
					/**
					* @description List app requests for a team/workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.apps.requests.list `admin.apps.requests.list` API reference}.
					*/
					list: bindApiCall(this, "admin.apps.requests.list")
				},
				/**
				* @description Restrict an app for installation on a workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.restrict `admin.apps.restrict` API reference}.
				*/
				restrict: bindApiCall(this, "admin.apps.restrict"),
				restricted: { 
				/**
				* @description List restricted apps for an org or workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.restricted.list `admin.apps.restricted.list` API reference}.
				*/
list: bindApiCall(this, "admin.apps.restricted.list") },
				/**
				* @description Uninstall an app from one or many workspaces, or an entire enterprise organization.
				* @see {@link https://docs.slack.dev/reference/methods/admin.apps.uninstall `admin.apps.uninstall` API reference}.
				*/
				uninstall: bindApiCall(this, "admin.apps.uninstall")
			},
			auth: { policy: {
				/**
				* @description Assign entities to a particular authentication policy.
				* @see {@link https://docs.slack.dev/reference/methods/admin.auth.policy.assignEntities `admin.auth.policy.assignEntities` API reference}.
				*/
				assignEntities: bindApiCall(this, "admin.auth.policy.assignEntities"),
				/**
				* @description Fetch all the entities assigned to a particular authentication policy by name.
				* @see {@link https://docs.slack.dev/reference/methods/admin.auth.policy.getEntities `admin.auth.policy.getEntities` API reference}.
				*/
				getEntities: bindApiCall(this, "admin.auth.policy.getEntities"),
				/**
				* @description Remove specified entities from a specified authentication policy.
				* @see {@link https://docs.slack.dev/reference/methods/admin.auth.policy.removeEntities `admin.auth.policy.removeEntities` API reference}.
				*/
				removeEntities: bindApiCall(this, "admin.auth.policy.removeEntities")
			} },
			barriers: {
				/**
				* @description Create an Information Barrier.
				* @see {@link https://docs.slack.dev/reference/methods/admin.barriers.create `admin.barriers.create` API reference}.
				*/
				create: bindApiCall(this, "admin.barriers.create"),
				/**
				* @description Delete an existing Information Barrier.
				* @see {@link https://docs.slack.dev/reference/methods/admin.barriers.delete `admin.barriers.delete` API reference}.
				*/
				delete: bindApiCall(this, "admin.barriers.delete"),
				/**
				* @description Get all Information Barriers for your organization.
				* @see {@link https://docs.slack.dev/reference/methods/admin.barriers.list `admin.barriers.list` API reference}.
				*/
				list: bindApiCallWithOptionalArgument(this, "admin.barriers.list"),
				/**
				* @description Update an existing Information Barrier.
				* @see {@link https://docs.slack.dev/reference/methods/admin.barriers.update `admin.barriers.update` API reference}.
				*/
				update: bindApiCall(this, "admin.barriers.update")
			},
			conversations: {
				/**
				* @description Archive a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.archive `admin.conversations.archive` API reference}.
				*/
				archive: bindApiCall(this, "admin.conversations.archive"),
				/**
				* @description Archive public or private channels in bulk.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.bulkArchive `admin.conversations.bulkArchive` API reference}.
				*/
				bulkArchive: bindApiCall(this, "admin.conversations.bulkArchive"),
				/**
				* @description Delete public or private channels in bulk.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.bulkDelete `admin.conversations.bulkDelete` API reference}.
				*/
				bulkDelete: bindApiCall(this, "admin.conversations.bulkDelete"),
				/**
				* @description Move public or private channels in bulk.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.bulkMove `admin.conversations.bulkMove` API reference}.
				*/
				bulkMove: bindApiCall(this, "admin.conversations.bulkMove"),
				/**
				* @description Convert a public channel to a private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.convertToPrivate `admin.conversations.convertToPrivate` API reference}.
				*/
				convertToPrivate: bindApiCall(this, "admin.conversations.convertToPrivate"),
				/**
				* @description Convert a private channel to a public channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.convertToPublic `admin.conversations.convertToPublic` API reference}.
				*/
				convertToPublic: bindApiCall(this, "admin.conversations.convertToPublic"),
				/**
				* @description Create a public or private channel-based conversation.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.create `admin.conversations.create` API reference}.
				*/
				create: bindApiCall(this, "admin.conversations.create"),
				/**
				* @description Delete a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.delete `admin.conversations.delete` API reference}.
				*/
				delete: bindApiCall(this, "admin.conversations.delete"),
				/**
				* @description Disconnect a connected channel from one or more workspaces.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.disconnectShared `admin.conversations.disconnectShared` API reference}.
				*/
				disconnectShared: bindApiCall(this, "admin.conversations.disconnectShared"),
				ekm: { 
				/**
				* @description List all disconnected channels — i.e., channels that were once connected to other workspaces
				* and then disconnected — and the corresponding original channel IDs for key revocation with EKM.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.ekm.listOriginalConnectedChannelInfo `admin.conversations.ekm.listOriginalConnectedChannelInfo` API reference}.
				*/
listOriginalConnectedChannelInfo: bindApiCallWithOptionalArgument(this, "admin.conversations.ekm.listOriginalConnectedChannelInfo") },
				/**
				* @description Get conversation preferences for a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.getConversationPrefs `admin.conversations.getConversationPrefs` API reference}.
				*/
				getConversationPrefs: bindApiCall(this, "admin.conversations.getConversationPrefs"),
				/**
				* @description Get a conversation's retention policy.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.getCustomRetention `admin.conversations.getCustomRetention` API reference}.
				*/
				getCustomRetention: bindApiCall(this, "admin.conversations.getCustomRetention"),
				/**
				* @description Get all the workspaces a given public or private channel is connected to within
				* this Enterprise org.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.getTeams `admin.conversations.getTeams` API reference}.
				*/
				getTeams: bindApiCall(this, "admin.conversations.getTeams"),
				/**
				* @description Invite a user to a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.invite `admin.conversations.invite` API reference}.
				*/
				invite: bindApiCall(this, "admin.conversations.invite"),
				/**
				* @description Returns channels on the given team using the filters.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.lookup `admin.conversations.lookup` API reference}.
				*/
				lookup: bindApiCall(this, "admin.conversations.lookup"),
				/**
				* @description Remove a conversation's retention policy.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.removeCustomRetention `admin.conversations.removeCustomRetention` API reference}.
				*/
				removeCustomRetention: bindApiCall(this, "admin.conversations.removeCustomRetention"),
				/**
				* @description Rename a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.rename `admin.conversations.rename` API reference}.
				*/
				rename: bindApiCall(this, "admin.conversations.rename"),
				restrictAccess: {
					/**
					* @description Add an allowlist of IDP groups for accessing a channel.
					* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.restrictAccess.addGroup `admin.conversations.restrictAccess.addGroup` API reference}.
					*/
					addGroup: bindApiCall(this, "admin.conversations.restrictAccess.addGroup"),
					/**
					* @description List all IDP Groups linked to a channel.
					* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.restrictAccess.listGroups `admin.conversations.restrictAccess.listGroups` API reference}.
					*/
					listGroups: bindApiCall(this, "admin.conversations.restrictAccess.listGroups"),
					/**
					* @description Remove a linked IDP group linked from a private channel.
					* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.restrictAccess.removeGroup `admin.conversations.restrictAccess.removeGroup` API reference}.
					*/
					removeGroup: bindApiCall(this, "admin.conversations.restrictAccess.removeGroup")
				},
				/**
				* @description Search for public or private channels in an Enterprise organization.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.search `admin.conversations.search` API reference}.
				*/
				search: bindApiCallWithOptionalArgument(this, "admin.conversations.search"),
				/**
				* @description Set the posting permissions for a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.setConversationPrefs `admin.conversations.setConversationPrefs` API reference}.
				*/
				setConversationPrefs: bindApiCall(this, "admin.conversations.setConversationPrefs"),
				/**
				* @description Set a conversation's retention policy.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.setCustomRetention `admin.conversations.setCustomRetention` API reference}.
				*/
				setCustomRetention: bindApiCall(this, "admin.conversations.setCustomRetention"),
				/**
				* @description Set the workspaces in an Enterprise grid org that connect to a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.setTeams `admin.conversations.setTeams` API reference}.
				*/
				setTeams: bindApiCall(this, "admin.conversations.setTeams"),
				/**
				* @description Unarchive a public or private channel.
				* @see {@link https://docs.slack.dev/reference/methods/admin.conversations.unarchive `admin.conversations.unarchive` API reference}.
				*/
				unarchive: bindApiCall(this, "admin.conversations.unarchive")
			},
			emoji: {
				/**
				* @description Add an emoji.
				* @see {@link https://docs.slack.dev/reference/methods/admin.emoji.add `admin.emoji.add` API reference}.
				*/
				add: bindApiCall(this, "admin.emoji.add"),
				/**
				* @description Add an emoji alias.
				* @see {@link https://docs.slack.dev/reference/methods/admin.emoji.addAlias `admin.emoji.addAlias` API reference}.
				*/
				addAlias: bindApiCall(this, "admin.emoji.addAlias"),
				/**
				* @description List emoji for an Enterprise Grid organization.
				* @see {@link https://docs.slack.dev/reference/methods/admin.emoji.list `admin.emoji.list` API reference}.
				*/
				list: bindApiCallWithOptionalArgument(this, "admin.emoji.list"),
				/**
				* @description Remove an emoji across an Enterprise Grid organization.
				* @see {@link https://docs.slack.dev/reference/methods/admin.emoji.remove `admin.emoji.remove` API reference}.
				*/
				remove: bindApiCall(this, "admin.emoji.remove"),
				/**
				* @description Rename an emoji.
				* @see {@link https://docs.slack.dev/reference/methods/admin.emoji.rename `admin.emoji.rename` API reference}.
				*/
				rename: bindApiCall(this, "admin.emoji.rename")
			},
			functions: {
				/**
				* @description Look up functions by a set of apps.
				* @see {@link https://docs.slack.dev/reference/methods/admin.functions.list `admin.functions.list` API reference}.
				*/
				list: bindApiCall(this, "admin.functions.list"),
				permissions: {
					/**
					* @description Lookup the visibility of multiple Slack functions and include the users if
					* it is limited to particular named entities.
					* @see {@link https://docs.slack.dev/reference/methods/admin.functions.permissions.lookup `admin.functions.permissions.lookup` API reference}.
					*/
					lookup: bindApiCall(this, "admin.functions.permissions.lookup"),
					/**
					* @description Set the visibility of a Slack function and define the users or workspaces if
					* it is set to named_entities.
					* @see {@link https://docs.slack.dev/reference/methods/admin.functions.permissions.set `admin.functions.permissions.set` API reference}.
					*/
					set: bindApiCall(this, "admin.functions.permissions.set")
				}
			},
			inviteRequests: {
				/**
				* @description Approve a workspace invite request.
				* @see {@link https://docs.slack.dev/reference/methods/admin.inviteRequests.approve `admin.inviteRequests.approve` API reference}.
				*/
				approve: bindApiCall(this, "admin.inviteRequests.approve"),
				approved: { 
				/**
				* @description List all approved workspace invite requests.
				* @see {@link https://docs.slack.dev/reference/methods/admin.inviteRequests.approved.list `admin.inviteRequests.approved.list` API reference}.
				*/
list: bindApiCall(this, "admin.inviteRequests.approved.list") },
				denied: { 
				/**
				* @description List all denied workspace invite requests.
				* @see {@link https://docs.slack.dev/reference/methods/admin.inviteRequests.denied.list `admin.inviteRequests.denied.list` API reference}.
				*/
list: bindApiCall(this, "admin.inviteRequests.denied.list") },
				/**
				* @description Deny a workspace invite request.
				* @see {@link https://docs.slack.dev/reference/methods/admin.inviteRequests.deny `admin.inviteRequests.deny` API reference}.
				*/
				deny: bindApiCall(this, "admin.inviteRequests.deny"),
				/**
				* @description List all pending workspace invite requests.
				* @see {@link https://docs.slack.dev/reference/methods/admin.inviteRequests.list `admin.inviteRequests.list` API reference}.
				*/
				list: bindApiCall(this, "admin.inviteRequests.list")
			},
			roles: {
				/**
				* @description Adds members to the specified role with the specified scopes.
				* @see {@link https://docs.slack.dev/reference/methods/admin.roles.addAssignments `admin.roles.addAssignments` API reference}.
				*/
				addAssignments: bindApiCall(this, "admin.roles.addAssignments"),
				/**
				* @description Lists assignments for all roles across entities.
				* Options to scope results by any combination of roles or entities.
				* @see {@link https://docs.slack.dev/reference/methods/admin.roles.listAssignments `admin.roles.listAssignments` API reference}.
				*/
				listAssignments: bindApiCallWithOptionalArgument(this, "admin.roles.listAssignments"),
				/**
				* @description Removes a set of users from a role for the given scopes and entities.
				* @see {@link https://docs.slack.dev/reference/methods/admin.roles.removeAssignments `admin.roles.removeAssignments` API reference}.
				*/
				removeAssignments: bindApiCall(this, "admin.roles.removeAssignments")
			},
			teams: {
				admins: { 
				/**
				* @description List all of the admins on a given workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.teams.admins.list `admin.teams.admins.list` API reference}.
				*/
list: bindApiCall(this, "admin.teams.admins.list") },
				/**
				* @description Create an Enterprise team.
				* @see {@link https://docs.slack.dev/reference/methods/admin.teams.create `admin.teams.create` API reference}.
				*/
				create: bindApiCall(this, "admin.teams.create"),
				/**
				* @description List all teams on an Enterprise organization.
				* @see {@link https://docs.slack.dev/reference/methods/admin.teams.list `admin.teams.list` API reference}.
				*/
				list: bindApiCallWithOptionalArgument(this, "admin.teams.list"),
				owners: { 
				/**
				* @description List all of the owners on a given workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.teams.owners.list `admin.teams.owners.list` API reference}.
				*/
list: bindApiCall(this, "admin.teams.owners.list") },
				settings: {
					/**
					* @description Fetch information about settings in a workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.teams.settings.info `admin.teams.settings.info` API reference}.
					*/
					info: bindApiCall(this, "admin.teams.settings.info"),
					/**
					* @description Set the default channels of a workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.teams.settings.setDefaultChannels `admin.teams.settings.setDefaultChannels` API reference}.
					*/
					setDefaultChannels: bindApiCall(this, "admin.teams.settings.setDefaultChannels"),
					/**
					* @description Set the description of a given workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.teams.settings.setDescription `admin.teams.settings.setDescription` API reference}.
					*/
					setDescription: bindApiCall(this, "admin.teams.settings.setDescription"),
					/**
					* @description Set the discoverability of a given workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.teams.settings.setDiscoverability `admin.teams.settings.setDiscoverability` API reference}.
					*/
					setDiscoverability: bindApiCall(this, "admin.teams.settings.setDiscoverability"),
					/**
					* @description Sets the icon of a workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.teams.settings.setIcon `admin.teams.settings.setIcon` API reference}.
					*/
					setIcon: bindApiCall(this, "admin.teams.settings.setIcon"),
					/**
					* @description Set the name of a given workspace.
					* @see {@link https://docs.slack.dev/reference/methods/admin.teams.settings.setName `admin.teams.settings.setName` API reference}.
					*/
					setName: bindApiCall(this, "admin.teams.settings.setName")
				}
			},
			usergroups: {
				/**
				* @description Add up to one hundred default channels to an IDP group.
				* @see {@link https://docs.slack.dev/reference/methods/admin.usergroups.addChannels `admin.teams.usergroups.addChannels` API reference}.
				*/
				addChannels: bindApiCall(this, "admin.usergroups.addChannels"),
				/**
				* @description Associate one or more default workspaces with an organization-wide IDP group.
				* @see {@link https://docs.slack.dev/reference/methods/admin.usergroups.addTeams `admin.teams.usergroups.addTeams` API reference}.
				*/
				addTeams: bindApiCall(this, "admin.usergroups.addTeams"),
				/**
				* @description List the channels linked to an org-level IDP group (user group).
				* @see {@link https://docs.slack.dev/reference/methods/admin.usergroups.listChannels `admin.teams.usergroups.listChannels` API reference}.
				*/
				listChannels: bindApiCall(this, "admin.usergroups.listChannels"),
				/**
				* @description Remove one or more default channels from an org-level IDP group (user group).
				* @see {@link https://docs.slack.dev/reference/methods/admin.usergroups.removeChannels `admin.teams.usergroups.removeChannels` API reference}.
				*/
				removeChannels: bindApiCall(this, "admin.usergroups.removeChannels")
			},
			users: {
				/**
				* @description Add an Enterprise user to a workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.assign `admin.users.assign` API reference}.
				*/
				assign: bindApiCall(this, "admin.users.assign"),
				/**
				* @description Fetches the expiration timestamp for a guest.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.getExpiration `admin.users.getExpiration` API reference}.
				*/
				getExpiration: bindApiCall(this, "admin.users.getExpiration"),
				/**
				* @description Invite a user to a workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.invite `admin.users.invite` API reference}.
				*/
				invite: bindApiCall(this, "admin.users.invite"),
				/**
				* @description List users on a workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.list `admin.users.list` API reference}.
				*/
				list: bindApiCallWithOptionalArgument(this, "admin.users.list"),
				/**
				* @description Remove a user from a workspace.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.remove `admin.users.remove` API reference}.
				*/
				remove: bindApiCall(this, "admin.users.remove"),
				session: {
					/**
					* @description Clear user-specific session settings—the session duration and what happens when the client
					* closes—for a list of users.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.clearSettings `admin.users.session.clearSettings` API reference}.
					*/
					clearSettings: bindApiCall(this, "admin.users.session.clearSettings"),
					/**
					* @description Get user-specific session settings—the session duration and what happens when the client
					* closes—given a list of users.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.getSettings `admin.users.session.getSettings` API reference}.
					*/
					getSettings: bindApiCall(this, "admin.users.session.getSettings"),
					/**
					* @description Revoke a single session for a user. The user will be forced to login to Slack.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.invalidate `admin.users.session.invalidate` API reference}.
					*/
					invalidate: bindApiCall(this, "admin.users.session.invalidate"),
					/**
					* @description List active user sessions for an organization.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.list `admin.users.session.list` API reference}.
					*/
					list: bindApiCallWithOptionalArgument(this, "admin.users.session.list"),
					/**
					* @description Wipes all valid sessions on all devices for a given user.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.reset `admin.users.session.reset` API reference}.
					*/
					reset: bindApiCall(this, "admin.users.session.reset"),
					/**
					* @description Enqueues an asynchronous job to wipe all valid sessions on all devices for a given user list.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.resetBulk `admin.users.session.resetBulk` API reference}.
					*/
					resetBulk: bindApiCall(this, "admin.users.session.resetBulk"),
					/**
					* @description Configure the user-level session settings—the session duration and what happens when the client
					* closes—for one or more users.
					* @see {@link https://docs.slack.dev/reference/methods/admin.users.session.setSettings `admin.users.session.setSettings` API reference}.
					*/
					setSettings: bindApiCall(this, "admin.users.session.setSettings")
				},
				/**
				* @description Set an existing guest, regular user, or owner to be an admin user.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.setAdmin `admin.users.setAdmin` API reference}.
				*/
				setAdmin: bindApiCall(this, "admin.users.setAdmin"),
				/**
				* @description Set an expiration for a guest user.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.setExpiration `admin.users.setExpiration` API reference}.
				*/
				setExpiration: bindApiCall(this, "admin.users.setExpiration"),
				/**
				* @description Set an existing guest, regular user, or admin user to be a workspace owner.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.setOwner `admin.users.setOwner` API reference}.
				*/
				setOwner: bindApiCall(this, "admin.users.setOwner"),
				/**
				* @description Set an existing guest user, admin user, or owner to be a regular user.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.setRegular `admin.users.setRegular` API reference}.
				*/
				setRegular: bindApiCall(this, "admin.users.setRegular"),
				unsupportedVersions: { 
				/**
				* @description Ask Slackbot to send you an export listing all workspace members using unsupported software,
				* presented as a zipped CSV file.
				* @see {@link https://docs.slack.dev/reference/methods/admin.users.unsupportedVersions.export `admin.users.unsupportedVersions.export` API reference}.
				*/
export: bindApiCall(this, "admin.users.unsupportedVersions.export") }
			},
			workflows: {
				collaborators: {
					/**
					* @description Add collaborators to workflows within the team or enterprise.
					* @see {@link https://docs.slack.dev/reference/methods/admin.workflows.collaborators.add `admin.workflows.collaborators.add` API reference}.
					*/
					add: bindApiCall(this, "admin.workflows.collaborators.add"),
					/**
					* @description Remove collaborators from workflows within the team or enterprise.
					* @see {@link https://docs.slack.dev/reference/methods/admin.workflows.collaborators.remove `admin.workflows.collaborators.remove` API reference}.
					*/
					remove: bindApiCall(this, "admin.workflows.collaborators.remove")
				},
				permissions: { 
				/**
				* @description Look up the permissions for a set of workflows.
				* @see {@link https://docs.slack.dev/reference/methods/admin.workflows.permissions.lookup `admin.workflows.permissions.lookup` API reference}.
				*/
lookup: bindApiCall(this, "admin.workflows.permissions.lookup") },
				/**
				* @description Search workflows within the team or enterprise.
				* @see {@link https://docs.slack.dev/reference/methods/admin.workflows.search `admin.workflows.search` API reference}.
				*/
				search: bindApiCallWithOptionalArgument(this, "admin.workflows.search"),
				/**
				* @description Unpublish workflows within the team or enterprise.
				* @see {@link https://docs.slack.dev/reference/methods/admin.workflows.unpublish `admin.workflows.unpublish` API reference}.
				*/
				unpublish: bindApiCall(this, "admin.workflows.unpublish")
			}
		};
		agents = {
			conversations: {
				/**
				* @description Archive a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.archive `agents.conversations.archive` API reference}.
				*/
				archive: bindApiCall(this, "agents.conversations.archive"),
				/**
				* @description Create a dedicated code channel for an agent session.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.create `agents.conversations.create` API reference}.
				*/
				create: bindApiCall(this, "agents.conversations.create"),
				/**
				* @description Fetch a canvas attached to a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.getCanvas `agents.conversations.getCanvas` API reference}.
				*/
				getCanvas: bindApiCall(this, "agents.conversations.getCanvas"),
				/**
				* @description List the views currently attached to a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.listViews `agents.conversations.listViews` API reference}.
				*/
				listViews: bindApiCall(this, "agents.conversations.listViews"),
				/**
				* @description Remove a view from a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.removeView `agents.conversations.removeView` API reference}.
				*/
				removeView: bindApiCall(this, "agents.conversations.removeView"),
				/**
				* @description Replace the full markdown content of a plan canvas attached to a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.setCanvasContent `agents.conversations.setCanvasContent` API reference}.
				*/
				setCanvasContent: bindApiCall(this, "agents.conversations.setCanvasContent"),
				/**
				* @description Register the set of agent-defined slash commands for the calling agent in a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.setCommands `agents.conversations.setCommands` API reference}.
				*/
				setCommands: bindApiCall(this, "agents.conversations.setCommands"),
				/**
				* @description Set properties on a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.setProperties `agents.conversations.setProperties` API reference}.
				*/
				setProperties: bindApiCall(this, "agents.conversations.setProperties"),
				/**
				* @description Create or update a view in a code channel.
				* @see {@link https://docs.slack.dev/reference/methods/agents.conversations.setView `agents.conversations.setView` API reference}.
				*/
				setView: bindApiCall(this, "agents.conversations.setView")
			},
			sessions: {
				/**
				* @description Rename an agent session.
				* @see {@link https://docs.slack.dev/reference/methods/agents.sessions.rename `agents.sessions.rename` API reference}.
				*/
				rename: bindApiCall(this, "agents.sessions.rename"),
				/**
				* @description Set an agent session's lifecycle status, creating the session if needed.
				* @see {@link https://docs.slack.dev/reference/methods/agents.sessions.setStatus `agents.sessions.setStatus` API reference}.
				*/
				setStatus: bindApiCall(this, "agents.sessions.setStatus")
			}
		};
		api = { 
		/**
		* @description Checks API calling code.
		* @see {@link https://docs.slack.dev/reference/methods/api.test `api.test` API reference}.
		*/
test: bindApiCallWithOptionalArgument(this, "api.test") };
		assistant = { threads: {
			/**
			* @description Set loading status to indicate that the app is building a response.
			* @see {@link https://docs.slack.dev/reference/methods/assistant.threads.setStatus `assistant.threads.setStatus` API reference}.
			*/
			setStatus: bindApiCall(this, "assistant.threads.setStatus"),
			/**
			* @description Set suggested prompts for the user. Can suggest up to four prompts.
			* @see {@link https://docs.slack.dev/reference/methods/assistant.threads.setSuggestedPrompts `assistant.threads.setSuggestedPrompts` API reference}.
			*/
			setSuggestedPrompts: bindApiCall(this, "assistant.threads.setSuggestedPrompts"),
			/**
			* @description Set the title of the thread. This is shown when a user views the app's chat history.
			* @see {@link https://docs.slack.dev/reference/methods/assistant.threads.setTitle `assistant.threads.setTitle` API reference}.
			*/
			setTitle: bindApiCall(this, "assistant.threads.setTitle")
		} };
		apps = {
			connections: { 
			/**
			* @description Generate a temporary Socket Mode WebSocket URL that your app can connect to in order to receive
			* events and interactive payloads over.
			* @see {@link https://docs.slack.dev/reference/methods/apps.connections.open `apps.connections.open` API reference}.
			*/
open: bindApiCallWithOptionalArgument(this, "apps.connections.open") },
			event: { authorizations: { 
			/**
			* @description Get a list of authorizations for the given event context.
			* Each authorization represents an app installation that the event is visible to.
			* @see {@link https://docs.slack.dev/reference/methods/apps.event.authorizations.list `apps.event.authorizations.list` API reference}.
			*/
list: bindApiCall(this, "apps.event.authorizations.list") } },
			manifest: {
				/**
				* @description Create an app from an app manifest.
				* @see {@link https://docs.slack.dev/reference/methods/apps.manifest.create `apps.manifest.create` API reference}.
				*/
				create: bindApiCall(this, "apps.manifest.create"),
				/**
				* @description Permanently deletes an app created through app manifests.
				* @see {@link https://docs.slack.dev/reference/methods/apps.manifest.delete `apps.manifest.delete` API reference}.
				*/
				delete: bindApiCall(this, "apps.manifest.delete"),
				/**
				* @description Export an app manifest from an existing app.
				* @see {@link https://docs.slack.dev/reference/methods/apps.manifest.export `apps.manifest.export` API reference}.
				*/
				export: bindApiCall(this, "apps.manifest.export"),
				/**
				* @description Update an app from an app manifest.
				* @see {@link https://docs.slack.dev/reference/methods/apps.manifest.update `apps.manifest.update` API reference}.
				*/
				update: bindApiCall(this, "apps.manifest.update"),
				/**
				* @description Validate an app manifest.
				* @see {@link https://docs.slack.dev/reference/methods/apps.manifest.validate `apps.manifest.validate` API reference}.
				*/
				validate: bindApiCall(this, "apps.manifest.validate")
			},
			/**
			* @description Uninstalls your app from a workspace.
			* @see {@link https://docs.slack.dev/reference/methods/apps.uninstall `apps.uninstall` API reference}.
			*/
			uninstall: bindApiCall(this, "apps.uninstall"),
			user: { connection: { 
			/**
			* @description Updates the connection status between a user and an app.
			* @see {@link https://docs.slack.dev/reference/methods/apps.user.connection.update `apps.user.connection.update` API reference}.
			*/
update: bindApiCall(this, "apps.user.connection.update") } }
		};
		auth = {
			/**
			* @description Revokes a token.
			* @see {@link https://docs.slack.dev/reference/methods/auth.revoke `auth.revoke` API reference}.
			*/
			revoke: bindApiCallWithOptionalArgument(this, "auth.revoke"),
			teams: { 
			/**
			* @description Obtain a full list of workspaces your org-wide app has been approved for.
			* @see {@link https://docs.slack.dev/reference/methods/auth.teams.list `auth.teams.list` API reference}.
			*/
list: bindApiCallWithOptionalArgument(this, "auth.teams.list") },
			test: bindApiCallWithOptionalArgument(this, "auth.test")
		};
		bookmarks = {
			/**
			* @description Add bookmark to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/bookmarks.add `bookmarks.add` API reference}.
			*/
			add: bindApiCall(this, "bookmarks.add"),
			/**
			* @description Edit bookmark.
			* @see {@link https://docs.slack.dev/reference/methods/bookmarks.edit `bookmarks.edit` API reference}.
			*/
			edit: bindApiCall(this, "bookmarks.edit"),
			/**
			* @description List bookmarks for a channel.
			* @see {@link https://docs.slack.dev/reference/methods/bookmarks.list `bookmarks.list` API reference}.
			*/
			list: bindApiCall(this, "bookmarks.list"),
			/**
			* @description Remove bookmark from a channel.
			* @see {@link https://docs.slack.dev/reference/methods/bookmarks.remove `bookmarks.remove` API reference}.
			*/
			remove: bindApiCall(this, "bookmarks.remove")
		};
		blocks = { 
		/**
		* @description Validates blocks, messages, and views Block Kit JSON payloads.
		* @see {@link https://docs.slack.dev/reference/methods/blocks.validate `blocks.validate` API reference}.
		*/
validate: bindApiCallWithOptionalArgument(this, "blocks.validate") };
		bots = { 
		/**
		* @description Gets information about a bot user.
		* @see {@link https://docs.slack.dev/reference/methods/bots.info `bots.info` API reference}.
		*/
info: bindApiCallWithOptionalArgument(this, "bots.info") };
		calls = {
			/**
			* @description Registers a new Call.
			* @see {@link https://docs.slack.dev/reference/methods/calls.add `calls.add` API reference}.
			*/
			add: bindApiCall(this, "calls.add"),
			/**
			* @description Ends a Call.
			* @see {@link https://docs.slack.dev/reference/methods/calls.end `calls.end` API reference}.
			*/
			end: bindApiCall(this, "calls.end"),
			/**
			* @description Returns information about a Call.
			* @see {@link https://docs.slack.dev/reference/methods/calls.info `calls.info` API reference}.
			*/
			info: bindApiCall(this, "calls.info"),
			/**
			* @description Updates information about a Call.
			* @see {@link https://docs.slack.dev/reference/methods/calls.update `calls.update` API reference}.
			*/
			update: bindApiCall(this, "calls.update"),
			participants: {
				/**
				* @description Registers new participants added to a Call.
				* @see {@link https://docs.slack.dev/reference/methods/calls.participants.add `calls.participants.add` API reference}.
				*/
				add: bindApiCall(this, "calls.participants.add"),
				remove: bindApiCall(this, "calls.participants.remove")
			}
		};
		canvases = {
			access: {
				/**
				* @description Remove access to a canvas for specified entities.
				* @see {@link https://docs.slack.dev/reference/methods/canvases.access.delete `canvases.access.delete` API reference}.
				*/
				delete: bindApiCall(this, "canvases.access.delete"),
				/**
				* @description Sets the access level to a canvas for specified entities.
				* @see {@link https://docs.slack.dev/reference/methods/canvases.access.set `canvases.access.set` API reference}.
				*/
				set: bindApiCall(this, "canvases.access.set")
			},
			/**
			* @description Create Canvas for a user.
			* @see {@link https://docs.slack.dev/reference/methods/canvases.create `canvases.create` API reference}.
			*/
			create: bindApiCallWithOptionalArgument(this, "canvases.create"),
			/**
			* @description Deletes a canvas.
			* @see {@link https://docs.slack.dev/reference/methods/canvases.delete `canvases.delete` API reference}.
			*/
			delete: bindApiCall(this, "canvases.delete"),
			/**
			* @description Update an existing canvas.
			* @see {@link https://docs.slack.dev/reference/methods/canvases.edit `canvases.edit` API reference}.
			*/
			edit: bindApiCall(this, "canvases.edit"),
			sections: { 
			/**
			* @description Find sections matching the provided criteria.
			* @see {@link https://docs.slack.dev/reference/methods/canvases.sections.lookup `canvases.sections.lookup` API reference}.
			*/
lookup: bindApiCall(this, "canvases.sections.lookup") }
		};
		chat = {
			/**
			* @description Appends text to an existing streaming conversation.
			* @see {@link https://docs.slack.dev/reference/methods/chat.appendStream `chat.appendStream` API reference}.
			*/
			appendStream: bindApiCall(this, "chat.appendStream"),
			/**
			* @description Deletes a message.
			* @see {@link https://docs.slack.dev/reference/methods/chat.delete `chat.delete` API reference}.
			*/
			delete: bindApiCall(this, "chat.delete"),
			/**
			* @description Deletes a pending scheduled message from the queue.
			* @see {@link https://docs.slack.dev/reference/methods/chat.deleteScheduledMessage `chat.deleteScheduledMessage` API reference}.
			*/
			deleteScheduledMessage: bindApiCall(this, "chat.deleteScheduledMessage"),
			/**
			* @description Retrieve a permalink URL for a specific extant message.
			* @see {@link https://docs.slack.dev/reference/methods/chat.getPermalink `chat.getPermalink` API reference}.
			*/
			getPermalink: bindApiCall(this, "chat.getPermalink"),
			/**
			* @description Share a me message into a channel.
			* @see {@link https://docs.slack.dev/reference/methods/chat.meMessage `chat.meMessage` API reference}.
			*/
			meMessage: bindApiCall(this, "chat.meMessage"),
			/**
			* @description Sends an ephemeral message to a user in a channel.
			* @see {@link https://docs.slack.dev/reference/methods/chat.postEphemeral `chat.postEphemeral` API reference}.
			*/
			postEphemeral: bindApiCall(this, "chat.postEphemeral"),
			/**
			* @description Sends a message to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/chat.postMessage `chat.postMessage` API reference}.
			*/
			postMessage: bindApiCall(this, "chat.postMessage"),
			/**
			* @description Schedules a message to be sent to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/chat.scheduleMessage `chat.scheduleMessage` API reference}.
			*/
			scheduleMessage: bindApiCall(this, "chat.scheduleMessage"),
			scheduledMessages: { 
			/**
			* @description Returns a list of scheduled messages.
			* @see {@link https://docs.slack.dev/reference/methods/chat.scheduledMessages.list `chat.scheduledMessages.list` API reference}.
			*/
list: bindApiCallWithOptionalArgument(this, "chat.scheduledMessages.list") },
			/**
			* @description Starts a new streaming conversation.
			* @see {@link https://docs.slack.dev/reference/methods/chat.startStream `chat.startStream` API reference}.
			*/
			startStream: bindApiCall(this, "chat.startStream"),
			/**
			* @description Stops a streaming conversation.
			* @see {@link https://docs.slack.dev/reference/methods/chat.stopStream `chat.stopStream` API reference}.
			*/
			stopStream: bindApiCall(this, "chat.stopStream"),
			/**
			* @description Provide custom unfurl behavior for user-posted URLs.
			* @see {@link https://docs.slack.dev/reference/methods/chat.unfurl `chat.unfurl` API reference}.
			*/
			unfurl: bindApiCall(this, "chat.unfurl"),
			/**
			* @description Updates a message.
			* @see {@link https://docs.slack.dev/reference/methods/chat.update `chat.update` API reference}.
			*/
			update: bindApiCall(this, "chat.update")
		};
		conversations = {
			/**
			* @description Accepts an invitation to a Slack Connect channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.acceptSharedInvite `conversations.acceptSharedInvite` API reference}.
			*/
			acceptSharedInvite: bindApiCall(this, "conversations.acceptSharedInvite"),
			/**
			* @description Approves an invitation to a Slack Connect channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.approveSharedInvite `conversations.approveSharedInvite` API reference}.
			*/
			approveSharedInvite: bindApiCall(this, "conversations.approveSharedInvite"),
			/**
			* @description Archives a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.archive `conversations.archive` API reference}.
			*/
			archive: bindApiCall(this, "conversations.archive"),
			canvases: { 
			/**
			* @description Create a Channel Canvas for a channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.canvases.create `conversations.canvases.create` API reference}.
			*/
create: bindApiCall(this, "conversations.canvases.create") },
			/**
			* @description Closes a direct message or multi-person direct message.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.close `conversations.close` API reference}.
			*/
			close: bindApiCall(this, "conversations.close"),
			/**
			* @description Initiates a public or private channel-based conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.create `conversations.create` API reference}.
			*/
			create: bindApiCall(this, "conversations.create"),
			/**
			* @description Declines an invitation to a Slack Connect channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.declineSharedInvite `conversations.declineSharedInvite` API reference}.
			*/
			declineSharedInvite: bindApiCall(this, "conversations.declineSharedInvite"),
			externalInvitePermissions: { 
			/**
			* @description Convert a team in a shared channel from an External Limited channel to a fully shared Slack
			* Connect channel or vice versa.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.externalInvitePermissions.set `conversations.externalInvitePermissions.set` API reference}.
			*/
set: bindApiCall(this, "conversations.externalInvitePermissions.set") },
			/**
			* @description Fetches a conversation's history of messages and events.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.history `conversations.history` API reference}.
			*/
			history: bindApiCall(this, "conversations.history"),
			/**
			* @description Retrieve information about a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.info `conversations.info` API reference}.
			*/
			info: bindApiCall(this, "conversations.info"),
			/**
			* @description Invites users to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.invite `conversations.invite` API reference}.
			*/
			invite: bindApiCall(this, "conversations.invite"),
			/**
			* @description Sends an invitation to a Slack Connect channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.inviteShared `conversations.inviteShared` API reference}.
			*/
			inviteShared: bindApiCall(this, "conversations.inviteShared"),
			/**
			* @description Joins an existing conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.join `conversations.join` API reference}.
			*/
			join: bindApiCall(this, "conversations.join"),
			/**
			* @description Removes a user from a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.kick `conversations.kick` API reference}.
			*/
			kick: bindApiCall(this, "conversations.kick"),
			/**
			* @description Leaves a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.leave `conversations.leave` API reference}.
			*/
			leave: bindApiCall(this, "conversations.leave"),
			/**
			* @description List all channels in a Slack team.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.list `conversations.list` API reference}.
			*/
			list: bindApiCallWithOptionalArgument(this, "conversations.list"),
			/**
			* @description Lists shared channel invites that have been generated or received but have not been approved by
			* all parties.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.listConnectInvites `conversations.listConnectInvites` API reference}.
			*/
			listConnectInvites: bindApiCallWithOptionalArgument(this, "conversations.listConnectInvites"),
			/**
			* @description Sets the read cursor in a channel.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.mark `conversations.mark` API reference}.
			*/
			mark: bindApiCall(this, "conversations.mark"),
			/**
			* @description Retrieve members of a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.members `conversations.members` API reference}.
			*/
			members: bindApiCall(this, "conversations.members"),
			/**
			* @description Opens or resumes a direct message or multi-person direct message.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.open `conversations.open` API reference}.
			*/
			open: bindApiCall(this, "conversations.open"),
			/**
			* @description Renames a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.rename `conversations.rename` API reference}.
			*/
			rename: bindApiCall(this, "conversations.rename"),
			/**
			* @description Retrieve a thread of messages posted to a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.replies `conversations.replies` API reference}.
			*/
			replies: bindApiCall(this, "conversations.replies"),
			requestSharedInvite: {
				/**
				* @description Approves a request to add an external user to a channel and sends them a Slack Connect invite.
				* @see {@link https://docs.slack.dev/reference/methods/conversations.requestSharedInvite.approve `conversations.requestSharedInvite.approve` API reference}.
				*/
				approve: bindApiCall(this, "conversations.requestSharedInvite.approve"),
				/**
				* @description Denies a request to invite an external user to a channel.
				* @see {@link https://docs.slack.dev/reference/methods/conversations.requestSharedInvite.deny `conversations.requestSharedInvite.deny` API reference}.
				*/
				deny: bindApiCall(this, "conversations.requestSharedInvite.deny"),
				/**
				* @description Lists requests to add external users to channels with ability to filter.
				* @see {@link https://docs.slack.dev/reference/methods/conversations.requestSharedInvite.list `conversations.requestSharedInvite.list` API reference}.
				*/
				list: bindApiCallWithOptionalArgument(this, "conversations.requestSharedInvite.list")
			},
			/**
			* @description Sets the purpose for a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.setPurpose `conversations.setPurpose` API reference}.
			*/
			setPurpose: bindApiCall(this, "conversations.setPurpose"),
			/**
			* @description Sets the topic for a conversation.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.setTopic `conversations.setTopic` API reference}.
			*/
			setTopic: bindApiCall(this, "conversations.setTopic"),
			/**
			* @description Reverses conversation archival.
			* @see {@link https://docs.slack.dev/reference/methods/conversations.unarchive `conversations.unarchive` API reference}.
			*/
			unarchive: bindApiCall(this, "conversations.unarchive")
		};
		dialog = { 
		/**
		* @description Open a dialog with a user.
		* @see {@link https://docs.slack.dev/reference/methods/dialog.open `dialog.open` API reference}.
		*/
open: bindApiCall(this, "dialog.open") };
		dnd = {
			/**
			* @description Ends the current user's Do Not Disturb session immediately.
			* @see {@link https://docs.slack.dev/reference/methods/dnd.endDnd `dnd.endDnd` API reference}.
			*/
			endDnd: bindApiCallWithOptionalArgument(this, "dnd.endDnd"),
			/**
			* @description Ends the current user's snooze mode immediately.
			* @see {@link https://docs.slack.dev/reference/methods/dnd.endSnooze `dnd.endSnooze` API reference}.
			*/
			endSnooze: bindApiCallWithOptionalArgument(this, "dnd.endSnooze"),
			/**
			* @description Retrieves a user's current Do Not Disturb status.
			* @see {@link https://docs.slack.dev/reference/methods/dnd.info `dnd.info` API reference}.
			*/
			info: bindApiCallWithOptionalArgument(this, "dnd.info"),
			/**
			* @description Turns on Do Not Disturb mode for the current user, or changes its duration.
			* @see {@link https://docs.slack.dev/reference/methods/dnd.setSnooze `dnd.setSnooze` API reference}.
			*/
			setSnooze: bindApiCall(this, "dnd.setSnooze"),
			/**
			* @description Retrieves the Do Not Disturb status for up to 50 users on a team.
			* @see {@link https://docs.slack.dev/reference/methods/dnd.teamInfo `dnd.teamInfo` API reference}.
			*/
			teamInfo: bindApiCall(this, "dnd.teamInfo")
		};
		emoji = { 
		/**
		* @description Lists custom emoji for a team.
		* @see {@link https://docs.slack.dev/reference/methods/emoji.list `emoji.list` API reference}.
		*/
list: bindApiCallWithOptionalArgument(this, "emoji.list") };
		entity = { 
		/**
		* @description Provide information about the entity to be displayed in the flexpane.
		* @see {@link https://docs.slack.dev/reference/methods/entity.presentDetails}
		*/
presentDetails: bindApiCall(this, "entity.presentDetails") };
		files = {
			/**
			* @description Finishes an upload started with {@link https://docs.slack.dev/reference/methods/files.getUploadURLExternal `files.getUploadURLExternal`}.
			* @see {@link https://docs.slack.dev/reference/methods/files.completeUploadExternal `files.completeUploadExternal` API reference}.
			*/
			completeUploadExternal: bindApiCall(this, "files.completeUploadExternal"),
			/**
			* @description Deletes a file.
			* @see {@link https://docs.slack.dev/reference/methods/files.delete `files.delete` API reference}.
			*/
			delete: bindApiCall(this, "files.delete"),
			/**
			* @description Gets a URL for an edge external file upload.
			* @see {@link https://docs.slack.dev/reference/methods/files.getUploadURLExternal `files.getUploadURLExternal` API reference}.
			*/
			getUploadURLExternal: bindApiCall(this, "files.getUploadURLExternal"),
			/**
			* @description Gets information about a file.
			* @see {@link https://docs.slack.dev/reference/methods/files.info `files.info` API reference}.
			*/
			info: bindApiCall(this, "files.info"),
			/**
			* @description List files for a team, in a channel, or from a user with applied filters.
			* @see {@link https://docs.slack.dev/reference/methods/files.list `files.list` API reference}.
			*/
			list: bindApiCall(this, "files.list"),
			/**
			* @description Revokes public/external sharing access for a file.
			* @see {@link https://docs.slack.dev/reference/methods/files.revokePublicURL `files.revokePublicURL` API reference}.
			*/
			revokePublicURL: bindApiCall(this, "files.revokePublicURL"),
			/**
			* @description Enables a file for public/external sharing.
			* @see {@link https://docs.slack.dev/reference/methods/files.sharedPublicURL `files.sharedPublicURL` API reference}.
			*/
			sharedPublicURL: bindApiCall(this, "files.sharedPublicURL"),
			/**
			* @description Custom method to support a new way of uploading files to Slack.
			* Supports a single file upload
			* Supply:
			* - (required) single file or content
			* - (optional) channel, alt_text, snippet_type,
			* Supports multiple file uploads
			* Supply:
			* - multiple upload_files
			* Will try to honor both single file or content data supplied as well
			* as multiple file uploads property.
			* @see {@link https://docs.slack.dev/tools/node-slack-sdk/web-api/#upload-a-file `@slack/web-api` Upload a file documentation}.
			*/
			uploadV2: bindFilesUploadV2(this),
			comments: { 
			/**
			* @description Deletes an existing comment on a file.
			* @see {@link https://docs.slack.dev/reference/methods/files.comments.delete `files.comments.delete` API reference}.
			*/
delete: bindApiCall(this, "files.comments.delete") },
			remote: {
				/**
				* @description Adds a file from a remote service.
				* @see {@link https://docs.slack.dev/reference/methods/files.remote.add `files.remote.add` API reference}.
				*/
				add: bindApiCall(this, "files.remote.add"),
				/**
				* @description Retrieve information about a remote file added to Slack.
				* @see {@link https://docs.slack.dev/reference/methods/files.remote.info `files.remote.info` API reference}.
				*/
				info: bindApiCall(this, "files.remote.info"),
				/**
				* @description List remote files added to Slack.
				* @see {@link https://docs.slack.dev/reference/methods/files.remote.list `files.remote.list` API reference}.
				*/
				list: bindApiCall(this, "files.remote.list"),
				/**
				* @description Remove a remote file.
				* @see {@link https://docs.slack.dev/reference/methods/files.remote.remove `files.remote.remove` API reference}.
				*/
				remove: bindApiCall(this, "files.remote.remove"),
				/**
				* @description Share a remote file into a channel.
				* @see {@link https://docs.slack.dev/reference/methods/files.remote.share `files.remote.share` API reference}.
				*/
				share: bindApiCall(this, "files.remote.share"),
				/**
				* @description Updates an existing remote file.
				* @see {@link https://docs.slack.dev/reference/methods/files.remote.update `files.remote.update` API reference}.
				*/
				update: bindApiCall(this, "files.remote.update")
			}
		};
		functions = {
			/**
			* @description Signal the failure to execute a Custom Function.
			* @see {@link https://docs.slack.dev/reference/methods/functions.completeError `functions.completeError` API reference}.
			*/
			completeError: bindApiCall(this, "functions.completeError"),
			/**
			* @description Signal the successful completion of a Custom Function.
			* @see {@link https://docs.slack.dev/reference/methods/functions.completeSuccess `functions.completeSuccess` API reference}.
			*/
			completeSuccess: bindApiCall(this, "functions.completeSuccess")
		};
		migration = { 
		/**
		* @description For Enterprise Grid workspaces, map local user IDs to global user IDs.
		* @see {@link https://docs.slack.dev/reference/methods/migration.exchange `migration.exchange` API reference}.
		*/
exchange: bindApiCall(this, "migration.exchange") };
		oauth = {
			/**
			* @description Exchanges a temporary OAuth verifier code for an access token.
			* @deprecated This is a legacy method only used by classic Slack apps. Use `oauth.v2.access` for new Slack apps.
			* @see {@link https://docs.slack.dev/reference/methods/oauth.access `oauth.access` API reference}.
			*/
			access: bindApiCall(this, "oauth.access"),
			v2: {
				/**
				* @description Exchanges a temporary OAuth verifier code for an access token.
				* @see {@link https://docs.slack.dev/reference/methods/oauth.v2.access `oauth.v2.access` API reference}.
				*/
				access: bindApiCall(this, "oauth.v2.access"),
				/**
				* @description Exchanges a legacy access token for a new expiring access token and refresh token.
				* @see {@link https://docs.slack.dev/reference/methods/oauth.v2.exchange `oauth.v2.exchange` API reference}.
				*/
				exchange: bindApiCall(this, "oauth.v2.exchange")
			}
		};
		openid = { connect: {
			/**
			* @description Exchanges a temporary OAuth verifier code for an access token for {@link https://docs.slack.dev/authentication/sign-in-with-slack Sign in with Slack}.
			* @see {@link https://docs.slack.dev/reference/methods/openid.connect.token `openid.connect.token` API reference}.
			*/
			token: bindApiCall(this, "openid.connect.token"),
			/**
			* @description Get the identity of a user who has authorized {@link https://docs.slack.dev/authentication/sign-in-with-slack Sign in with Slack}.
			* @see {@link https://docs.slack.dev/reference/methods/openid.connect.userInfo `openid.connect.userInfo` API reference}.
			*/
			userInfo: bindApiCallWithOptionalArgument(this, "openid.connect.userInfo")
		} };
		pins = {
			/**
			* @description Pins an item to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/pins.add `pins.add` API reference}.
			*/
			add: bindApiCall(this, "pins.add"),
			/**
			* @description Lists items pinned to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/pins.list `pins.list` API reference}.
			*/
			list: bindApiCall(this, "pins.list"),
			/**
			* @description Un-pins an item from a channel.
			* @see {@link https://docs.slack.dev/reference/methods/pins.remove `pins.remove` API reference}.
			*/
			remove: bindApiCall(this, "pins.remove")
		};
		reactions = {
			/**
			* @description Adds a reaction to an item.
			* @see {@link https://docs.slack.dev/reference/methods/reactions.add `reactions.add` API reference}.
			*/
			add: bindApiCall(this, "reactions.add"),
			/**
			* @description Gets reactions for an item.
			* @see {@link https://docs.slack.dev/reference/methods/reactions.get `reactions.get` API reference}.
			*/
			get: bindApiCall(this, "reactions.get"),
			/**
			* @description List reactions made by a user.
			* @see {@link https://docs.slack.dev/reference/methods/reactions.list `reactions.list` API reference}.
			*/
			list: bindApiCallWithOptionalArgument(this, "reactions.list"),
			/**
			* @description Removes a reaction from an item.
			* @see {@link https://docs.slack.dev/reference/methods/reactions.remove `reactions.remove` API reference}.
			*/
			remove: bindApiCall(this, "reactions.remove")
		};
		reminders = {
			/**
			* @description Creates a reminder.
			* @see {@link https://docs.slack.dev/reference/methods/reminders.add `reminders.add` API reference}.
			*/
			add: bindApiCall(this, "reminders.add"),
			/**
			* @description Marks a reminder as complete.
			* @see {@link https://docs.slack.dev/reference/methods/reminders.complete `reminders.complete` API reference}.
			*/
			complete: bindApiCall(this, "reminders.complete"),
			/**
			* @description Deletes a reminder.
			* @see {@link https://docs.slack.dev/reference/methods/reminders.delete `reminders.delete` API reference}.
			*/
			delete: bindApiCall(this, "reminders.delete"),
			/**
			* @description Gets information about a reminder.
			* @see {@link https://docs.slack.dev/reference/methods/reminders.info `reminders.info` API reference}.
			*/
			info: bindApiCall(this, "reminders.info"),
			/**
			* @description Lists all reminders created by or for a given user.
			* @see {@link https://docs.slack.dev/reference/methods/reminders.list `reminders.list` API reference}.
			*/
			list: bindApiCallWithOptionalArgument(this, "reminders.list")
		};
		rtm = { 
		/**
		* @description Starts a Real Time Messaging session.
		* @see {@link https://docs.slack.dev/reference/methods/rtm.connect `rtm.connect` API reference}.
		*/
connect: bindApiCallWithOptionalArgument(this, "rtm.connect") };
		search = {
			/**
			* @description Searches for messages and files matching a query.
			* @see {@link https://docs.slack.dev/reference/methods/search.all search.all` API reference}.
			*/
			all: bindApiCall(this, "search.all"),
			/**
			* @description Searches for files matching a query.
			* @see {@link https://docs.slack.dev/reference/methods/search.files search.files` API reference}.
			*/
			files: bindApiCall(this, "search.files"),
			/**
			* @description Searches for messages matching a query.
			* @see {@link https://docs.slack.dev/reference/methods/search.messages search.messages` API reference}.
			*/
			messages: bindApiCall(this, "search.messages")
		};
		slackLists = {
			access: {
				/**
				* @description Delete access for specified entities.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.access.delete `slackLists.access.delete` API reference}.
				*/
				delete: bindApiCall(this, "slackLists.access.delete"),
				/**
				* @description Set access level for specified entities.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.access.set `slackLists.access.set` API reference}.
				*/
				set: bindApiCall(this, "slackLists.access.set")
			},
			/**
			* @description Create a List.
			* @see {@link https://docs.slack.dev/reference/methods/slackLists.create `slackLists.create` API reference}.
			*/
			create: bindApiCall(this, "slackLists.create"),
			download: {
				/**
				* @description Get download job status.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.download.get `slackLists.download.get` API reference}.
				*/
				get: bindApiCall(this, "slackLists.download.get"),
				/**
				* @description Start a download job for a list.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.download.start `slackLists.download.start` API reference}.
				*/
				start: bindApiCall(this, "slackLists.download.start")
			},
			items: {
				/**
				* @description Create a list item.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.items.create `slackLists.items.create` API reference}.
				*/
				create: bindApiCall(this, "slackLists.items.create"),
				/**
				* @description Delete a list item.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.items.delete `slackLists.items.delete` API reference}.
				*/
				delete: bindApiCall(this, "slackLists.items.delete"),
				/**
				* @description Delete multiple list items.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.items.deleteMultiple `slackLists.items.deleteMultiple` API reference}.
				*/
				deleteMultiple: bindApiCall(this, "slackLists.items.deleteMultiple"),
				/**
				* @description Get info about a list item.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.items.info `slackLists.items.info` API reference}.
				*/
				info: bindApiCall(this, "slackLists.items.info"),
				/**
				* @description Get records from a List.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.items.list `slackLists.items.list` API reference}.
				*/
				list: bindApiCall(this, "slackLists.items.list"),
				/**
				* @description Update a list item.
				* @see {@link https://docs.slack.dev/reference/methods/slackLists.items.update `slackLists.items.update` API reference}.
				*/
				update: bindApiCall(this, "slackLists.items.update")
			},
			/**
			* @description Update a list.
			* @see {@link https://docs.slack.dev/reference/methods/slackLists.update `slackLists.update` API reference}.
			*/
			update: bindApiCall(this, "slackLists.update")
		};
		team = {
			/**
			* @description Gets the access logs for the current team.
			* @see {@link https://docs.slack.dev/reference/methods/team.accessLogs `team.accessLogs` API reference}.
			*/
			accessLogs: bindApiCallWithOptionalArgument(this, "team.accessLogs"),
			/**
			* @description Gets billable users information for the current team.
			* @see {@link https://docs.slack.dev/reference/methods/team.billableInfo `team.billableInfo` API reference}.
			*/
			billableInfo: bindApiCallWithOptionalArgument(this, "team.billableInfo"),
			billing: { 
			/**
			* @description Reads a workspace's billing plan information.
			* @see {@link https://docs.slack.dev/reference/methods/team.billing.info `team.billing.info` API reference}.
			*/
info: bindApiCall(this, "team.billing.info") },
			externalTeams: {
				/**
				* @description Disconnect an external organization.
				* @see {@link https://docs.slack.dev/reference/methods/team.externalTeams.disconnect `team.externalTeams.disconnect` API reference}.
				*/
				disconnect: bindApiCall(this, "team.externalTeams.disconnect"),
				/**
				* @description Returns a list of all the external teams connected and details about the connection.
				* @see {@link https://docs.slack.dev/reference/methods/team.externalTeams.list `team.externalTeams.list` API reference}.
				*/
				list: bindApiCall(this, "team.externalTeams.list")
			},
			/**
			* @description Gets information about the current team.
			* @see {@link https://docs.slack.dev/reference/methods/team.info `team.info` API reference}.
			*/
			info: bindApiCallWithOptionalArgument(this, "team.info"),
			/**
			* @description Gets the integration logs for the current team.
			* @see {@link https://docs.slack.dev/reference/methods/team.integrationLogs `team.integrationLogs` API reference}.
			*/
			integrationLogs: bindApiCallWithOptionalArgument(this, "team.integrationLogs"),
			preferences: { 
			/**
			* @description Retrieve a list of a workspace's team preferences.
			* @see {@link https://docs.slack.dev/reference/methods/team.preferences.list `team.preferences.list` API reference}.
			*/
list: bindApiCallWithOptionalArgument(this, "team.preferences.list") },
			profile: { 
			/**
			* @description Retrieve a team's profile.
			* @see {@link https://docs.slack.dev/reference/methods/team.profile.get `team.profile.get` API reference}.
			*/
get: bindApiCallWithOptionalArgument(this, "team.profile.get") }
		};
		tooling = { tokens: { 
		/**
		* @description Exchanges a refresh token for a new app configuration token.
		* @see {@link https://docs.slack.dev/reference/methods/tooling.tokens.rotate `tooling.tokens.rotate` API reference}.
		*/
rotate: bindApiCall(this, "tooling.tokens.rotate") } };
		usergroups = {
			/**
			* @description Create a User Group.
			* @see {@link https://docs.slack.dev/reference/methods/usergroups.create `usergroups.create` API reference}.
			*/
			create: bindApiCall(this, "usergroups.create"),
			/**
			* @description Disable an existing User Group.
			* @see {@link https://docs.slack.dev/reference/methods/usergroups.disable `usergroups.disable` API reference}.
			*/
			disable: bindApiCall(this, "usergroups.disable"),
			/**
			* @description Enable an existing User Group.
			* @see {@link https://docs.slack.dev/reference/methods/usergroups.enable `usergroups.enable` API reference}.
			*/
			enable: bindApiCall(this, "usergroups.enable"),
			/**
			* @description List all User Groups for a team.
			* @see {@link https://docs.slack.dev/reference/methods/usergroups.list `usergroups.list` API reference}.
			*/
			list: bindApiCallWithOptionalArgument(this, "usergroups.list"),
			/**
			* @description Update an existing User Group.
			* @see {@link https://docs.slack.dev/reference/methods/usergroups.update `usergroups.update` API reference}.
			*/
			update: bindApiCall(this, "usergroups.update"),
			users: {
				/**
				* @description List all users in a User Group.
				* @see {@link https://docs.slack.dev/reference/methods/usergroups.users.list `usergroups.users.list` API reference}.
				*/
				list: bindApiCall(this, "usergroups.users.list"),
				/**
				* @description Update the list of users in a User Group.
				* @see {@link https://docs.slack.dev/reference/methods/usergroups.users.update `usergroups.users.update` API reference}.
				*/
				update: bindApiCall(this, "usergroups.users.update")
			}
		};
		users = {
			/**
			* @description List conversations the calling user may access.
			* @see {@link https://docs.slack.dev/reference/methods/users.conversations `users.conversations` API reference}.
			*/
			conversations: bindApiCall(this, "users.conversations"),
			/**
			* @description Delete the user profile photo.
			* @see {@link https://docs.slack.dev/reference/methods/users.deletePhoto `users.deletePhoto` API reference}.
			*/
			deletePhoto: bindApiCall(this, "users.deletePhoto"),
			discoverableContacts: { 
			/**
			* @description Lookup an email address to see if someone is on Slack.
			* @see {@link https://docs.slack.dev/reference/methods/users.discoverableContacts.lookup `users.discoverableContacts.lookup` API reference}.
			*/
lookup: bindApiCall(this, "users.discoverableContacts.lookup") },
			/**
			* @description Gets user presence information.
			* @see {@link https://docs.slack.dev/reference/methods/users.getPresence `users.getPresence` API reference}.
			*/
			getPresence: bindApiCall(this, "users.getPresence"),
			/**
			* @description Get a user's identity.
			* @see {@link https://docs.slack.dev/reference/methods/users.identity `users.identity` API reference}.
			*/
			identity: bindApiCall(this, "users.identity"),
			/**
			* @description Gets information about a user.
			* @see {@link https://docs.slack.dev/reference/methods/users.info `users.info` API reference}.
			*/
			info: bindApiCall(this, "users.info"),
			/**
			* @description Lists all users in a Slack team.
			* @see {@link https://docs.slack.dev/reference/methods/users.list `users.list` API reference}.
			*/
			list: bindApiCall(this, "users.list"),
			/**
			* @description Find a user with an email address.
			* @see {@link https://docs.slack.dev/reference/methods/users.lookupByEmail `users.lookupByEmail` API reference}.
			*/
			lookupByEmail: bindApiCall(this, "users.lookupByEmail"),
			/**
			* @description Set the user profile photo.
			* @see {@link https://docs.slack.dev/reference/methods/users.setPhoto `users.setPhoto` API reference}.
			*/
			setPhoto: bindApiCall(this, "users.setPhoto"),
			/**
			* @description Manually sets user presence.
			* @see {@link https://docs.slack.dev/reference/methods/users.setPresence `users.setPresence` API reference}.
			*/
			setPresence: bindApiCall(this, "users.setPresence"),
			profile: {
				/**
				* @description Retrieve a user's profile information, including their custom status.
				* @see {@link https://docs.slack.dev/reference/methods/users.profile.get `users.profile.get` API reference}.
				*/
				get: bindApiCall(this, "users.profile.get"),
				/**
				* @description Set a user's profile information, including custom status.
				* @see {@link https://docs.slack.dev/reference/methods/users.profile.set `users.profile.set` API reference}.
				*/
				set: bindApiCall(this, "users.profile.set")
			}
		};
		views = {
			/**
			* @description Open a view for a user.
			* @see {@link https://docs.slack.dev/reference/methods/views.open `views.open` API reference}.
			*/
			open: bindApiCall(this, "views.open"),
			/**
			* @description Publish a static view for a user.
			* @see {@link https://docs.slack.dev/reference/methods/views.publish `views.publish` API reference}.
			*/
			publish: bindApiCall(this, "views.publish"),
			/**
			* @description Push a view onto the stack of a root view.
			* @see {@link https://docs.slack.dev/reference/methods/views.push `views.push` API reference}.
			*/
			push: bindApiCall(this, "views.push"),
			/**
			* @description Update an existing view.
			* @see {@link https://docs.slack.dev/reference/methods/views.update `views.update` API reference}.
			*/
			update: bindApiCall(this, "views.update")
		};
		stars = {
			/**
			* @description Save an item for later. Formerly known as adding a star.
			* @deprecated Stars can still be added but they can no longer be viewed or interacted with by end-users.
			* See {@link https://docs.slack.dev/changelog/2023-07-its-later-already-for-stars-and-reminders our post on stars and the Later list}.
			* @see {@link https://docs.slack.dev/reference/methods/stars.add `stars.add` API reference}.
			*/
			add: bindApiCall(this, "stars.add"),
			/**
			* @description List a user's saved items, formerly known as stars.
			* @deprecated Stars can still be listed but they can no longer be viewed or interacted with by end-users.
			* See {@link https://docs.slack.dev/changelog/2023-07-its-later-already-for-stars-and-reminders our post on stars and the Later list}.
			* @see {@link https://docs.slack.dev/reference/methods/stars.list `stars.list` API reference}.
			*/
			list: bindApiCall(this, "stars.list"),
			/**
			* @description Remove a saved item from a user's saved items, formerly known as stars.
			* @deprecated Stars can still be removed but they can no longer be viewed or interacted with by end-users.
			* See {@link https://docs.slack.dev/changelog/2023-07-its-later-already-for-stars-and-reminders our post on stars and the Later list}.
			* @see {@link https://docs.slack.dev/reference/methods/stars.remove `stars.remove` API reference}.
			*/
			remove: bindApiCall(this, "stars.remove")
		};
		workflows = { featured: {
			/**
			* @description Add featured workflows to a channel.
			* @see {@link https://docs.slack.dev/reference/methods/workflows.featured.add `workflows.featured.add` API reference}.
			*/
			add: bindApiCall(this, "workflows.featured.add"),
			/**
			* @description List the featured workflows for specified channels.
			* @see {@link https://docs.slack.dev/reference/methods/workflows.featured.list `workflows.featured.list` API reference}.
			*/
			list: bindApiCall(this, "workflows.featured.list"),
			/**
			* @description Remove featured workflows from a channel.
			* @see {@link https://docs.slack.dev/reference/methods/workflows.featured.remove `workflows.featured.remove` API reference}.
			*/
			remove: bindApiCall(this, "workflows.featured.remove"),
			/**
			* @description Set featured workflows for a channel.
			* @see {@link https://docs.slack.dev/reference/methods/workflows.featured.set `workflows.featured.set` API reference}.
			*/
			set: bindApiCall(this, "workflows.featured.set")
		} };
	};
	exports.Methods = Methods;
	__exportStar(require_dist$1(), exports);
}));

// node_modules/@slack/web-api/dist/WebClient.js
var require_WebClient = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$2 && this$2.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WebClient = exports.WebClientEvent = void 0;
	exports.buildThreadTsWarningMessage = buildThreadTsWarningMessage;
	const node_path_1 = __require("node:path");
	const node_querystring_1 = __require("node:querystring");
	const node_util_1 = __require("node:util");
	const node_zlib_1 = __importDefault(__require("node:zlib"));
	const p_queue_1 = __importDefault(require_dist$2());
	const p_retry_1 = __importStar(require_p_retry());
	const chat_stream_1 = require_chat_stream();
	const errors_1 = require_errors();
	const file_upload_1 = require_file_upload();
	const helpers_1 = __importDefault(require_helpers());
	const instrument_1 = require_instrument();
	const logger_1 = require_logger();
	const methods_1 = require_methods();
	const retry_policies_1 = require_retry_policies();
	const defaultFilename = "Untitled";
	const defaultPageSize = 200;
	const noopPageReducer = () => void 0;
	var WebClientEvent;
	(function(WebClientEvent) {
		WebClientEvent["RATE_LIMITED"] = "rate_limited";
	})(WebClientEvent || (exports.WebClientEvent = WebClientEvent = {}));
	/**
	* A client for Slack's Web API
	*
	* This client provides an alias for each {@link https://docs.slack.dev/reference/methods|Web API method}. Each method is
	* a convenience wrapper for calling the {@link WebClient#apiCall} method using the method name as the first parameter.
	*/
	var WebClient = class WebClient extends methods_1.Methods {
		/**
		* The base URL for reaching Slack's Web API. Consider changing this value for testing purposes.
		*/
		slackApiUrl;
		/**
		* Authentication and authorization token for accessing Slack Web API (usually begins with `xoxp` or `xoxb`)
		*/
		token;
		/**
		* Configuration for retry operations. See {@link https://github.com/tim-kos/node-retry|node-retry} for more details.
		*/
		retryConfig;
		/**
		* Queue of requests in which a maximum of {@link WebClientOptions.maxRequestConcurrency} can concurrently be
		* in-flight.
		*/
		requestQueue;
		/**
		* The fetch function used for HTTP requests
		*/
		fetchFn;
		/**
		* Request timeout in milliseconds
		*/
		timeout;
		/**
		* Default headers sent with every request
		*/
		defaultHeaders;
		/**
		* Preference for immediately rejecting API calls which result in a rate-limited response
		*/
		rejectRateLimitedCalls;
		/**
		* The name used to prefix all logging generated from this object
		*/
		static loggerName = "WebClient";
		/**
		* This object's logger instance
		*/
		logger;
		/**
		* This object's teamId value
		*/
		teamId;
		allowAbsoluteUrls;
		/**
		* @param token - An API token to authenticate/authorize with Slack (usually start with `xoxp`, `xoxb`)
		* @param {Object} [webClientOptions] - Configuration options.
		*/
		constructor(token, { slackApiUrl = "https://slack.com/api/", logger = void 0, logLevel = void 0, maxRequestConcurrency = 100, retryConfig = retry_policies_1.tenRetriesInAboutThirtyMinutes, fetch = void 0, timeout = 0, rejectRateLimitedCalls = false, headers = {}, teamId = void 0, allowAbsoluteUrls = true } = {}) {
			super();
			this.token = token;
			this.slackApiUrl = slackApiUrl;
			if (!this.slackApiUrl.endsWith("/")) this.slackApiUrl += "/";
			this.retryConfig = retryConfig;
			this.requestQueue = new p_queue_1.default({ concurrency: maxRequestConcurrency });
			this.rejectRateLimitedCalls = rejectRateLimitedCalls;
			this.teamId = teamId;
			this.allowAbsoluteUrls = allowAbsoluteUrls;
			if (typeof logger !== "undefined") {
				this.logger = logger;
				if (typeof logLevel !== "undefined") this.logger.debug("The logLevel given to WebClient was ignored as you also gave logger");
			} else this.logger = (0, logger_1.getLogger)(WebClient.loggerName, logLevel ?? logger_1.LogLevel.INFO, logger);
			if (this.token && !headers.Authorization) headers.Authorization = `Bearer ${this.token}`;
			this.fetchFn = fetch ?? globalThis.fetch;
			this.timeout = timeout;
			this.defaultHeaders = {
				"User-Agent": (0, instrument_1.getUserAgent)(),
				Accept: "application/json",
				...headers
			};
			this.logger.debug("initialized");
		}
		/**
		* Generic method for calling a Web API method
		* @param method - the Web API method to call {@link https://docs.slack.dev/reference/methods}
		* @param options - arguments for the Web API method
		*/
		async apiCall(method, options = {}) {
			this.logger.debug(`apiCall('${method}') start`);
			warnDeprecations(method, this.logger);
			warnIfFallbackIsMissing(method, this.logger, options);
			warnIfThreadTsIsNotString(method, this.logger, options);
			if (typeof options === "string" || typeof options === "number" || typeof options === "boolean") throw new TypeError(`Expected an options argument but instead received a ${typeof options}`);
			if (method === "files.uploadV2") return this.filesUploadV2(options);
			const headers = {};
			if (options.token) headers.Authorization = `Bearer ${options.token}`;
			const url = this.deriveRequestUrl(method);
			const response = await this.makeRequest(url, {
				team_id: this.teamId,
				...options
			}, headers);
			const result = await this.buildResult(response);
			this.logger.debug(`http request result: ${JSON.stringify(redact(result))}`);
			if (result.response_metadata !== void 0 && result.response_metadata.warnings !== void 0) result.response_metadata.warnings.forEach(this.logger.warn.bind(this.logger));
			if (result.response_metadata !== void 0 && result.response_metadata.messages !== void 0) for (const msg of result.response_metadata.messages) {
				const errReg = /\[ERROR\](.*)/;
				const warnReg = /\[WARN\](.*)/;
				if (errReg.test(msg)) {
					const errMatch = msg.match(errReg);
					if (errMatch != null) this.logger.error(errMatch[1].trim());
				} else if (warnReg.test(msg)) {
					const warnMatch = msg.match(warnReg);
					if (warnMatch != null) this.logger.warn(warnMatch[1].trim());
				}
			}
			if (!result.ok && response.headers.get("content-type") !== "application/gzip") throw new errors_1.WebAPIPlatformError(result);
			if ("ok" in result && result.ok === false) throw new errors_1.WebAPIPlatformError(result);
			this.logger.debug(`apiCall('${method}') end`);
			return result;
		}
		paginate(method, options, shouldStop, reduce) {
			const pageSize = (() => {
				if (options !== void 0 && typeof options.limit === "number") {
					const { limit } = options;
					options.limit = void 0;
					return limit;
				}
				return defaultPageSize;
			})();
			async function* generatePages() {
				let result;
				let paginationOptions = { limit: pageSize };
				if (options !== void 0 && options.cursor !== void 0) paginationOptions.cursor = options.cursor;
				while (result === void 0 || paginationOptions !== void 0) {
					result = await this.apiCall(method, Object.assign(options !== void 0 ? options : {}, paginationOptions));
					yield result;
					paginationOptions = paginationOptionsForNextPage(result, pageSize);
				}
			}
			if (shouldStop === void 0) return generatePages.call(this);
			const pageReducer = reduce !== void 0 ? reduce : noopPageReducer;
			let index = 0;
			return (async () => {
				const pageIterator = generatePages.call(this);
				const firstPage = (await pageIterator.next(void 0)).value;
				let accumulator = pageReducer(void 0, firstPage, index);
				index += 1;
				if (shouldStop(firstPage)) return accumulator;
				for await (const page of pageIterator) {
					accumulator = pageReducer(accumulator, page, index);
					if (shouldStop(page)) return accumulator;
					index += 1;
				}
				return accumulator;
			})();
		}
		/**
		* Stream markdown text into a conversation.
		*
		* @description The "chatStream" method starts a new chat stream in a conversation that can be appended to. After appending an entire message, the stream can be stopped with concluding arguments such as "blocks" for gathering feedback.
		*
		* The "markdown_text" content is appended to a buffer before being sent to the recipient, with a default buffer size of "256" characters. Setting the "buffer_size" value to a smaller number sends more frequent updates for the same amount of characters, but might reach rate limits more often.
		*
		* @example
		* const streamer = client.chatStream({
		*   channel: "C0123456789",
		*   thread_ts: "1700000001.123456",
		*   recipient_team_id: "T0123456789",
		*   recipient_user_id: "U0123456789",
		* });
		* await streamer.append({
		*   markdown_text: "**hello wo",
		* });
		* await streamer.append({
		*   markdown_text: "rld!**",
		* });
		* await streamer.stop();
		*
		* @see {@link https://docs.slack.dev/reference/methods/chat.startStream}
		* @see {@link https://docs.slack.dev/reference/methods/chat.appendStream}
		* @see {@link https://docs.slack.dev/reference/methods/chat.stopStream}
		*/
		chatStream(params) {
			const { buffer_size, ...args } = params;
			const options = { buffer_size };
			return new chat_stream_1.ChatStreamer(this, this.logger, args, options);
		}
		/**
		* This wrapper method provides an easy way to upload files using the following endpoints:
		*
		* **#1**: For each file submitted with this method, submit filenames
		* and file metadata to {@link https://docs.slack.dev/reference/methods/files.getuploadurlexternal files.getUploadURLExternal} to request a URL to
		* which to send the file data to and an id for the file
		*
		* **#2**: for each returned file `upload_url`, upload corresponding file to
		* URLs returned from step 1 (e.g. https://files.slack.com/upload/v1/...\")
		*
		* **#3**: Complete uploads {@link https://docs.slack.dev/reference/methods/files.completeuploadexternal files.completeUploadExternal}
		* @param options
		*/
		async filesUploadV2(options) {
			this.logger.debug("files.uploadV2() start");
			const fileUploads = await this.getAllFileUploads(options);
			(await this.fetchAllUploadURLExternal(fileUploads)).forEach((res, idx) => {
				fileUploads[idx].upload_url = res.upload_url;
				fileUploads[idx].file_id = res.file_id;
			});
			await this.postFileUploadsToExternalURL(fileUploads, options);
			return {
				ok: true,
				files: await this.completeFileUploads(fileUploads)
			};
		}
		/**
		* For each file submitted with this method, submits filenames
		* and file metadata to files.getUploadURLExternal to request a URL to
		* which to send the file data to and an id for the file
		* @param fileUploads
		*/
		async fetchAllUploadURLExternal(fileUploads) {
			return Promise.all(fileUploads.map((upload) => {
				const options = {
					filename: upload.filename,
					length: upload.length,
					alt_text: upload.alt_text,
					snippet_type: upload.snippet_type
				};
				if ("token" in upload) options.token = upload.token;
				return this.files.getUploadURLExternal(options);
			}));
		}
		/**
		* Complete uploads.
		* @param fileUploads
		* @returns
		*/
		async completeFileUploads(fileUploads) {
			const toComplete = Object.values((0, file_upload_1.getAllFileUploadsToComplete)(fileUploads));
			return Promise.all(toComplete.map((job) => this.files.completeUploadExternal(job)));
		}
		/**
		* for each returned file upload URL, upload corresponding file
		* @param fileUploads
		* @returns
		*/
		async postFileUploadsToExternalURL(fileUploads, options) {
			return Promise.all(fileUploads.map(async (upload) => {
				const { upload_url, file_id, filename, data } = upload;
				const body = data;
				if (upload_url) {
					const headers = {};
					if (options.token) headers.Authorization = `Bearer ${options.token}`;
					const uploadRes = await this.makeRequest(upload_url, { body }, headers);
					if (uploadRes.status !== 200) return Promise.reject(Error(`Failed to upload file (id:${file_id}, filename: ${filename})`));
					const returnData = {
						ok: true,
						body: await uploadRes.text()
					};
					return Promise.resolve(returnData);
				}
				return Promise.reject(Error(`No upload url found for file (id: ${file_id}, filename: ${filename}`));
			}));
		}
		/**
		* @param options All file uploads arguments
		* @returns An array of file upload entries
		*/
		async getAllFileUploads(options) {
			let fileUploads = [];
			if ("file" in options || "content" in options) fileUploads.push(await (0, file_upload_1.getFileUploadJob)(options, this.logger));
			if ("file_uploads" in options) fileUploads = fileUploads.concat(await (0, file_upload_1.getMultipleFileUploadJobs)(options, this.logger));
			return fileUploads;
		}
		/**
		* Low-level function to make a single API request. handles queuing, retries, and http-level errors
		*/
		async makeRequest(url, body, headers = {}) {
			const task = () => this.requestQueue.add(async () => {
				if (url.endsWith("/apps.event.authorizations.list")) body.token = void 0;
				this.logger.debug(`http request url: ${url}`);
				this.logger.debug(`http request body: ${JSON.stringify(redact(body))}`);
				const { serializedBody, contentHeaders } = this.serializeBody(body);
				const allHeaders = {
					...this.defaultHeaders,
					...contentHeaders,
					...headers
				};
				this.logger.debug(`http request headers: ${JSON.stringify(redact(allHeaders))}`);
				const signal = this.timeout > 0 ? AbortSignal.timeout(this.timeout) : void 0;
				try {
					const response = await this.fetchFn(url, {
						method: "POST",
						headers: allHeaders,
						body: serializedBody,
						redirect: "error",
						signal
					});
					this.logger.debug("http response received");
					if (response.status === 429) {
						const retrySec = parseRetryHeaders(response);
						if (retrySec !== void 0) {
							this.emit(WebClientEvent.RATE_LIMITED, retrySec, {
								url,
								body
							});
							if (this.rejectRateLimitedCalls) throw new p_retry_1.AbortError(new errors_1.WebAPIRateLimitedError(retrySec));
							this.logger.info(`API Call failed due to rate limiting. Will retry in ${retrySec} seconds.`);
							this.requestQueue.pause();
							await (0, helpers_1.default)(retrySec * 1e3);
							this.requestQueue.start();
							throw new Error(`A rate limit was exceeded (url: ${url}, retry-after: ${retrySec})`);
						}
						throw new p_retry_1.AbortError(/* @__PURE__ */ new Error(`Retry header did not contain a valid timeout (url: ${url}, retry-after header: ${response.headers.get("retry-after")})`));
					}
					if (response.status !== 200) {
						const responseBody = await response.text();
						throw new errors_1.WebAPIHTTPError(response.status, response.statusText, Object.fromEntries(response.headers.entries()), responseBody);
					}
					return response;
				} catch (error) {
					if (error instanceof p_retry_1.AbortError) throw error;
					if (error instanceof errors_1.SlackError) throw error;
					const message = error instanceof Error ? error.message : String(error);
					this.logger.warn("http request failed", message);
					throw new errors_1.WebAPIRequestError(error instanceof Error ? error : new Error(String(error)));
				}
			});
			return (0, p_retry_1.default)(task, this.retryConfig);
		}
		/**
		* Get the complete request URL for the provided URL.
		* @param url - The resource to POST to. Either a Slack API method or absolute URL.
		*/
		deriveRequestUrl(url) {
			if ((url.startsWith("https://") || url.startsWith("http://")) && this.allowAbsoluteUrls) return url;
			return `${this.slackApiUrl}${url}`;
		}
		/**
		* Transforms a key-value object into a serialized body suitable for fetch.
		* Flattens complex objects into JSON-encoded strings, detects binary content,
		* and returns either a FormData (for binary uploads) or a URL-encoded string,
		* along with any content-type headers that should be set.
		*/
		serializeBody(data) {
			let containsBinaryData = false;
			const flattened = Object.entries(data).map(([key, value]) => {
				if (value === void 0 || value === null) return [];
				let serializedValue = value;
				if (Buffer.isBuffer(value)) containsBinaryData = true;
				else if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") serializedValue = JSON.stringify(value);
				return [key, serializedValue];
			});
			if (containsBinaryData) {
				this.logger.debug("Request arguments contain binary data");
				const form = new FormData();
				for (const [key, value] of flattened) {
					if (key === void 0 || value === void 0) continue;
					if (Buffer.isBuffer(value)) {
						const streamOrBuffer = value;
						let filename = defaultFilename;
						if (typeof streamOrBuffer.name === "string") filename = (0, node_path_1.basename)(streamOrBuffer.name);
						else if (typeof streamOrBuffer.path === "string") filename = (0, node_path_1.basename)(streamOrBuffer.path);
						form.append(key, new Blob([new Uint8Array(value)]), filename);
					} else form.append(key, String(value));
				}
				return {
					serializedBody: form,
					contentHeaders: {}
				};
			}
			return {
				serializedBody: (0, node_querystring_1.stringify)(flattened.reduce((accumulator, [key, value]) => {
					if (key !== void 0 && value !== void 0) accumulator[key] = value;
					return accumulator;
				}, {})),
				contentHeaders: { "Content-Type": "application/x-www-form-urlencoded" }
			};
		}
		/**
		* Processes an HTTP response into a WebAPICallResult by performing JSON parsing on the body and merging relevant
		* HTTP headers into the object.
		* @param response - an http response
		*/
		async buildResult(response) {
			const isGzipResponse = response.headers.get("content-type") === "application/gzip";
			let data;
			if (isGzipResponse) try {
				const buffer = Buffer.from(await response.arrayBuffer());
				const unzippedData = await new Promise((resolve, reject) => {
					node_zlib_1.default.unzip(buffer, (err, buf) => {
						if (err) return reject(err);
						return resolve(buf.toString().split("\n"));
					});
				});
				const fileData = [];
				if (Array.isArray(unzippedData)) {
					for (const dataset of unzippedData) if (dataset && dataset.length > 0) fileData.push(JSON.parse(dataset));
				}
				data = { file_data: fileData };
			} catch (err) {
				data = {
					ok: false,
					error: err
				};
			}
			else if (!isGzipResponse && response.url.endsWith("/admin.analytics.getFile")) {
				const buffer = await response.arrayBuffer();
				data = JSON.parse(new node_util_1.TextDecoder().decode(buffer));
			} else {
				const text = await response.text();
				try {
					data = JSON.parse(text);
				} catch (_) {
					data = {
						ok: false,
						error: text
					};
				}
			}
			if (data.response_metadata === void 0) data.response_metadata = {};
			const oauthScopes = response.headers.get("x-oauth-scopes");
			if (oauthScopes !== null) data.response_metadata.scopes = oauthScopes.trim().split(/\s*,\s*/);
			const acceptedOauthScopes = response.headers.get("x-accepted-oauth-scopes");
			if (acceptedOauthScopes !== null) data.response_metadata.acceptedScopes = acceptedOauthScopes.trim().split(/\s*,\s*/);
			const retrySec = parseRetryHeaders(response);
			if (retrySec !== void 0) data.response_metadata.retryAfter = retrySec;
			return data;
		}
	};
	exports.WebClient = WebClient;
	exports.default = WebClient;
	/**
	* Determines an appropriate set of cursor pagination options for the next request to a paginated API method.
	* @param previousResult - the result of the last request, where the next cursor might be found.
	* @param pageSize - the maximum number of additional items to fetch in the next request.
	*/
	function paginationOptionsForNextPage(previousResult, pageSize) {
		if (previousResult !== void 0 && previousResult.response_metadata !== void 0 && previousResult.response_metadata.next_cursor !== void 0 && previousResult.response_metadata.next_cursor !== "") return {
			limit: pageSize,
			cursor: previousResult.response_metadata.next_cursor
		};
	}
	/**
	* Extract the amount of time (in seconds) the platform has recommended this client wait before sending another request
	* from a rate-limited HTTP response (statusCode = 429).
	*/
	function parseRetryHeaders(response) {
		const retryAfterHeader = response.headers.get("retry-after");
		if (retryAfterHeader !== null) {
			const retryAfter = Number.parseInt(retryAfterHeader, 10);
			if (!Number.isNaN(retryAfter)) return retryAfter;
		}
	}
	/**
	* Log a warning when using a deprecated method
	* @param method api method being called
	* @param logger instance of web clients logger
	*/
	function warnDeprecations(method, logger) {
		if (["oauth.access"].some((depMethod) => {
			return new RegExp(`^${depMethod}`).test(method);
		})) logger.warn(`${method} is deprecated. Please check on https://docs.slack.dev/reference/methods for an alternative.`);
	}
	/**
	* Log a warning when using chat.postMessage without text argument or attachments with fallback argument
	* @param method api method being called
	* @param logger instance of we clients logger
	* @param options arguments for the Web API method
	*/
	function warnIfFallbackIsMissing(method, logger, options) {
		const isTargetMethod = [
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage"
		].includes(method);
		const hasAttachments = (args) => Array.isArray(args.attachments) && args.attachments.length;
		const missingAttachmentFallbackDetected = (args) => Array.isArray(args.attachments) && args.attachments.some((attachment) => !attachment.fallback || attachment.fallback.trim() === "");
		const isEmptyText = (args) => (args.text === void 0 || args.text === null || args.text === "") && (args.markdown_text === void 0 || args.markdown === null || args.markdown_text === "");
		const buildMissingTextWarning = () => `The top-level \`text\` argument is missing in the request payload for a ${method} call - It's a best practice to always provide a \`text\` argument when posting a message. The \`text\` is used in places where the content cannot be rendered such as: system push notifications, assistive technology such as screen readers, etc.`;
		const buildMissingFallbackWarning = () => `Additionally, the attachment-level \`fallback\` argument is missing in the request payload for a ${method} call - To avoid this warning, it is recommended to always provide a top-level \`text\` argument when posting a message. Alternatively, you can provide an attachment-level \`fallback\` argument, though this is now considered a legacy field (see https://docs.slack.dev/legacy/legacy-messaging/legacy-secondary-message-attachments for more details).`;
		if (isTargetMethod && typeof options === "object") {
			if (hasAttachments(options)) {
				if (missingAttachmentFallbackDetected(options) && isEmptyText(options)) {
					logger.warn(buildMissingTextWarning());
					logger.warn(buildMissingFallbackWarning());
				}
			} else if (isEmptyText(options)) logger.warn(buildMissingTextWarning());
		}
	}
	/**
	* Log a warning when thread_ts is not a string
	* @param method api method being called
	* @param logger instance of web clients logger
	* @param options arguments for the Web API method
	*/
	function warnIfThreadTsIsNotString(method, logger, options) {
		if ([
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage"
		].includes(method) && options?.thread_ts !== void 0 && typeof options?.thread_ts !== "string") logger.warn(buildThreadTsWarningMessage(method));
	}
	function buildThreadTsWarningMessage(method) {
		return `The given thread_ts value in the request payload for a ${method} call is a float value. We highly recommend using a string value instead.`;
	}
	/**
	* Takes an object and redacts specific items
	* @param body
	* @returns
	*/
	function redact(body) {
		return Object.entries(body).map(([key, value]) => {
			if (value === void 0 || value === null) return [];
			let serializedValue = value;
			if (key.match(/.*token.*/) !== null || key.match(/[Aa]uthorization/)) serializedValue = "[[REDACTED]]";
			if (Buffer.isBuffer(value)) serializedValue = "[[BINARY VALUE OMITTED]]";
			else if (typeof value === "object") serializedValue = redact(value);
			return [key, serializedValue];
		}).reduce((accumulator, [key, value]) => {
			if (key !== void 0 && value !== void 0) accumulator[key] = value;
			return accumulator;
		}, {});
	}
}));

// node_modules/@slack/web-api/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$1 && this$1.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WebClientEvent = exports.WebClient = exports.ChatStreamer = exports.retryPolicies = exports.LogLevel = exports.addAppMetadata = exports.WebAPIRequestError = exports.WebAPIRateLimitedError = exports.WebAPIPlatformError = exports.WebAPIHTTPError = exports.WebAPIFileUploadReadFileDataError = exports.WebAPIFileUploadInvalidArgumentsError = exports.SlackError = exports.ErrorCode = void 0;
	var errors_1 = require_errors();
	Object.defineProperty(exports, "ErrorCode", {
		enumerable: true,
		get: function() {
			return errors_1.ErrorCode;
		}
	});
	Object.defineProperty(exports, "SlackError", {
		enumerable: true,
		get: function() {
			return errors_1.SlackError;
		}
	});
	Object.defineProperty(exports, "WebAPIFileUploadInvalidArgumentsError", {
		enumerable: true,
		get: function() {
			return errors_1.WebAPIFileUploadInvalidArgumentsError;
		}
	});
	Object.defineProperty(exports, "WebAPIFileUploadReadFileDataError", {
		enumerable: true,
		get: function() {
			return errors_1.WebAPIFileUploadReadFileDataError;
		}
	});
	Object.defineProperty(exports, "WebAPIHTTPError", {
		enumerable: true,
		get: function() {
			return errors_1.WebAPIHTTPError;
		}
	});
	Object.defineProperty(exports, "WebAPIPlatformError", {
		enumerable: true,
		get: function() {
			return errors_1.WebAPIPlatformError;
		}
	});
	Object.defineProperty(exports, "WebAPIRateLimitedError", {
		enumerable: true,
		get: function() {
			return errors_1.WebAPIRateLimitedError;
		}
	});
	Object.defineProperty(exports, "WebAPIRequestError", {
		enumerable: true,
		get: function() {
			return errors_1.WebAPIRequestError;
		}
	});
	var instrument_1 = require_instrument();
	Object.defineProperty(exports, "addAppMetadata", {
		enumerable: true,
		get: function() {
			return instrument_1.addAppMetadata;
		}
	});
	var logger_1 = require_logger();
	Object.defineProperty(exports, "LogLevel", {
		enumerable: true,
		get: function() {
			return logger_1.LogLevel;
		}
	});
	var retry_policies_1 = require_retry_policies();
	Object.defineProperty(exports, "retryPolicies", {
		enumerable: true,
		get: function() {
			return __importDefault(retry_policies_1).default;
		}
	});
	__exportStar(require_request(), exports);
	__exportStar(require_response(), exports);
	var chat_stream_1 = require_chat_stream();
	Object.defineProperty(exports, "ChatStreamer", {
		enumerable: true,
		get: function() {
			return chat_stream_1.ChatStreamer;
		}
	});
	var WebClient_1 = require_WebClient();
	Object.defineProperty(exports, "WebClient", {
		enumerable: true,
		get: function() {
			return WebClient_1.WebClient;
		}
	});
	Object.defineProperty(exports, "WebClientEvent", {
		enumerable: true,
		get: function() {
			return WebClient_1.WebClientEvent;
		}
	});
	__exportStar(require_methods(), exports);
}));

// src/sinks/slack/post.ts
var import_dist = require_dist();
/** Slack's answers have a few hundred bytes. */
const MAX_ANSWER_BYTES = 65536;
const MAX_CAUSE_CHARS = 300;
/** Posts a message below the first one of a thread, at most once: only a refusal because of too many requests is tried again, once and
*  if Slack's wait fits into the time, since a lost answer may belong to a message that arrived. In: text in Slack's markup, the key
*  of the run for the message's metadata. Out: why it was not posted, for people, or null. Throws: never. */
async function postOnce({ token, apiUrl, timeoutMs }, { channel, ts }, { text, runKey }) {
	const deadline = Date.now() + timeoutMs;
	const signal = AbortSignal.timeout(timeoutMs);
	const client = new import_dist.WebClient(token, {
		...apiUrl === null ? {} : { slackApiUrl: apiUrl },
		retryConfig: { retries: 0 },
		rejectRateLimitedCalls: true,
		allowAbsoluteUrls: false,
		logger: SILENT,
		fetch: (url, init) => fetchBounded(url, init ?? {}, signal)
	});
	const metadata = {
		event_type: "passwhen_run",
		event_payload: { run_key: runKey }
	};
	const plain = {
		parse: "none",
		link_names: false,
		unfurl_links: false,
		unfurl_media: false
	};
	const post = async () => client.chat.postMessage({
		channel,
		thread_ts: ts,
		text,
		mrkdwn: true,
		...plain,
		metadata
	});
	try {
		await post().catch(async (error) => {
			if (!(error instanceof import_dist.WebAPIRateLimitedError)) throw error;
			const waitMs = error.retryAfter * 1e3;
			if (Date.now() + waitMs >= deadline) throw error;
			await setTimeout$1(waitMs);
			return post();
		});
		return null;
	} catch (error) {
		return (signal.aborted ? `no answer within ${timeoutMs / 1e3} s; it may have arrived` : causeOf(error)).slice(0, MAX_CAUSE_CHARS).replaceAll(token, "***");
	}
}
function causeOf(error) {
	if (error instanceof import_dist.WebAPIRateLimitedError) return `Slack takes no more messages for ${error.retryAfter} s (ratelimited)`;
	if (error instanceof import_dist.WebAPIHTTPError) return `Slack answered with status ${error.statusCode}`;
	if (!(error instanceof import_dist.WebAPIPlatformError)) return messageOf(error);
	const code = error.data.error;
	return `Slack refused it (${code})${ADVICE.has(code) ? `. ${ADVICE.get(code)}` : ""}`;
}
const INVITE = "Invite the app to the channel that the plan names.";
const RENEW = "Give `SLACK_BOT_TOKEN` a valid bot token.";
const ADVICE = /* @__PURE__ */ new Map([
	["not_in_channel", INVITE],
	["channel_not_found", INVITE],
	["missing_scope", "Give the app the scope `chat:write`."],
	["invalid_auth", RENEW],
	["not_authed", RENEW],
	["token_revoked", RENEW],
	["token_expired", RENEW],
	["account_inactive", RENEW]
]);
/** The client's own log goes to the console, where the runner would obey what Slack answers. */
const SILENT = {
	debug: () => {},
	info: () => {},
	warn: () => {},
	error: () => {},
	setLevel: () => {},
	getLevel: () => "error",
	setName: () => {}
};
async function fetchBounded(url, init, signal) {
	const response = await fetch(url, {
		...init,
		signal
	});
	const { status, statusText, headers } = response;
	const parts = [];
	let size = 0;
	for await (const part of response.body ?? []) {
		size += part.length;
		if (size > MAX_ANSWER_BYTES) throw new Error(`the answer has more than ${MAX_ANSWER_BYTES} bytes`);
		parts.push(part);
	}
	return new Response(size === 0 ? null : Buffer.concat(parts), {
		status,
		statusText,
		headers
	});
}

// src/sinks/slack/index.ts
const TIMEOUT_MS = 1e4;
/** Plans of one run that have threads of their own. */
const MAX_THREADS = 5;
/** The run as one message in each thread that plans which it judges name in `slackKickoffRef`, in those of all its plans where it judges none or
*  is blocked as a whole. It never fails a run: what goes wrong is a
*  warning. A cancelled run says nothing, nor does one that dies: the check run does. */
function createSlackSink({ warn, serverUrl, ...access }) {
	const reach = {
		token: access.token,
		apiUrl: access.apiUrl,
		timeoutMs: access.timeoutMs ?? TIMEOUT_MS
	};
	return {
		name: "slack",
		closes: "last",
		open: async ({ runKey }) => {
			const post = async (report, thread) => {
				const isTold = (gate) => isOf(gate, thread);
				const text = renderMessage(report, {
					serverUrl,
					runKey,
					isTold
				});
				const obstacle = await postOnce(reach, thread, {
					text,
					runKey
				});
				if (obstacle !== null) warn(`The run was not told in Slack (channel ${thread.channel}): ${obstacle}`);
			};
			return {
				close: async (report) => {
					if (report.outcome === "cancelled") return;
					const threads = threadsOf(plansToldOf(report));
					await Promise.all(threads.slice(0, MAX_THREADS).map((thread) => post(report, thread)));
					const left = threads.length - MAX_THREADS;
					if (left > 0) warn(`The run was told in ${MAX_THREADS} threads of Slack; its plans name ${left} more.`);
				},
				abandon: async () => {}
			};
		}
	};
}
function plansToldOf({ plans, gates, reasons }) {
	const judged = gates.flatMap(({ gate }) => gate.target === null ? [] : [gate.target.plan]);
	return reasons.length > 0 || judged.length === 0 ? [...judged, ...plans] : judged;
}
/** Each thread once: subplanners keep the thread of the plan above. */
function threadsOf(plans) {
	const threads = /* @__PURE__ */ new Map();
	for (const { plan } of plans) {
		const thread = plan.slackKickoffRef;
		if (thread !== void 0) threads.set(`${thread.channel} ${thread.ts}`, thread);
	}
	return [...threads.values()];
}
/** Gates of the pull request as a whole belong to every thread. */
function isOf({ gate }, { channel, ts }) {
	if (gate.target === null) return true;
	const own = gate.target.plan.plan.slackKickoffRef;
	return own?.channel === channel && own.ts === ts;
}

export { createSlackSink };