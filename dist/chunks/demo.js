import { o as __toESM } from "./rolldown-runtime.js";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "node:http";
import { execFile, execFileSync, spawn } from "node:child_process";
import { t as require_ajv } from "./ajv.js";
import { setTimeout } from "node:timers/promises";
import { a as gitEnvironment$1 } from "./local-clone.js";
import { t as require_picocolors } from "./picocolors.js";
import { t as print } from "./terminal.js";

// __tests__/support/github-server/answer.ts
/** A request that GitHub would refuse. Thrown by rules and routes, turned into an answer in one place. */
var Refusal = class extends Error {
	status;
	errors;
	headers;
	constructor(status, message, errors = [], headers = {}) {
		super(message);
		this.name = "Refusal";
		this.status = status;
		this.errors = errors;
		this.headers = headers;
	}
};
const documentationUrl = "https://docs.github.com/rest";
/** The answer GitHub gives for a refusal. */
function toErrorAnswer(refusal) {
	const errors = refusal.errors.length > 0 ? { errors: refusal.errors } : {};
	return {
		status: refusal.status,
		body: {
			message: refusal.message,
			...errors,
			documentation_url: documentationUrl,
			status: String(refusal.status)
		},
		headers: refusal.headers
	};
}
/** Refuse for errors of fields: 422 with objects. */
function refuseFields(errors) {
	return new Refusal(422, "Validation Failed", errors);
}
/** Refuse as the review routes do: 422 with strings. */
function refuseReview(errors) {
	return new Refusal(422, "Unprocessable Entity", errors);
}
function notFound() {
	return new Refusal(404, "Not Found");
}
/** A time the way GitHub writes it: UTC, whole seconds. */
function formatTime(time) {
	return time.toISOString().replace(/\.\d+Z$/u, "Z");
}
/** Cut one page out of a list. In: the query's `page` and `per_page` (default 30, at most 100), the request's own URL.
*  Out: the items and the `link` header, empty when everything fits on one page. */
function paginate(items, query, url) {
	const perPage = Math.min(Math.max(numberOr(query["per_page"], 30), 1), 100);
	const page = Math.max(numberOr(query["page"], 1), 1);
	const lastPage = Math.max(Math.ceil(items.length / perPage), 1);
	const link = (target, relation) => {
		const targetUrl = new URL(url);
		targetUrl.searchParams.set("page", String(target));
		return `<${targetUrl.href}>; rel="${relation}"`;
	};
	const links = [
		...page > 1 ? [link(page - 1, "prev")] : [],
		...page < lastPage ? [link(page + 1, "next"), link(lastPage, "last")] : [],
		...page > 1 ? [link(1, "first")] : []
	];
	return {
		items: items.slice((page - 1) * perPage, page * perPage),
		headers: links.length > 0 ? { link: links.join(", ") } : {}
	};
}
function numberOr(value, fallback) {
	return typeof value === "number" ? value : fallback;
}

// __tests__/support/github-server/diff.ts
const statusOf = {
	A: "added",
	D: "removed",
	R: "renamed",
	T: "changed"
};
/** Read `git diff-tree --raw --patch -z --full-index`. Out: the files in git's order. */
function parseDiff(output) {
	const border = output.indexOf("\0\0");
	if (border === -1) return [];
	const sections = splitSections(output.slice(border + 2));
	let next = 0;
	return parseRaw(output.slice(0, border)).map((entry) => {
		const count = entry.letter === "T" ? 2 : 1;
		const hunks = sections.slice(next, next + count).flatMap((section) => section.hunks);
		next += count;
		return toFile(entry, hunks);
	});
}
function parseRaw(text) {
	const fields = text.split("\0");
	const entries = [];
	for (let index = 0; index < fields.length;) {
		const [, , oldSha = "", newSha = "", status = ""] = (fields[index] ?? "").split(" ");
		const letter = status.slice(0, 1);
		const isRename = letter === "R" || letter === "C";
		const first = fields[index + 1] ?? "";
		entries.push({
			letter,
			path: isRename ? fields[index + 2] ?? "" : first,
			previousPath: isRename ? first : null,
			blobSha: letter === "D" ? oldSha : newSha
		});
		index += isRename ? 3 : 2;
	}
	return entries;
}
function splitSections(text) {
	const sections = [];
	let isInHunk = false;
	for (const line of text.split("\n")) {
		if (line.startsWith("diff --git ")) {
			sections.push({ hunks: [] });
			isInHunk = false;
		}
		isInHunk = isInHunk || line.startsWith("@@ ");
		if (isInHunk && line !== "") sections.at(-1)?.hunks.push(line);
	}
	return sections;
}
function toFile(entry, hunkLines) {
	const lines = numberLines(hunkLines);
	return {
		path: entry.path,
		previousPath: entry.previousPath,
		status: statusOf[entry.letter] ?? "modified",
		blobSha: entry.blobSha,
		additions: lines.filter((line) => line.kind === "add").length,
		deletions: lines.filter((line) => line.kind === "delete").length,
		patch: hunkLines.length > 0 ? hunkLines.join("\n") : null,
		lines
	};
}
function numberLines(hunkLines) {
	const lines = [];
	let [oldLine, newLine, hunk] = [
		0,
		0,
		-1
	];
	for (const [position, text] of hunkLines.entries()) {
		const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/u.exec(text);
		if (header !== null) [oldLine, newLine, hunk] = [
			Number(header[1]),
			Number(header[2]),
			hunk + 1
		];
		else if (text.startsWith("+")) {
			lines.push({
				kind: "add",
				oldLine: null,
				newLine,
				hunk,
				position
			});
			newLine += 1;
		} else if (text.startsWith("-")) {
			lines.push({
				kind: "delete",
				oldLine,
				newLine: null,
				hunk,
				position
			});
			oldLine += 1;
		} else if (text.startsWith(" ")) {
			lines.push({
				kind: "context",
				oldLine,
				newLine,
				hunk,
				position
			});
			oldLine += 1;
			newLine += 1;
		}
	}
	return lines;
}
/** The hunk's text from its header down to a line: what GitHub keeps beside a comment. */
function readHunkUpTo(file, position) {
	const upTo = (file.patch?.split("\n") ?? []).slice(0, position + 1);
	const start = upTo.findLastIndex((line) => line.startsWith("@@ "));
	return upTo.slice(Math.max(start, 0)).join("\n");
}

// __tests__/support/github-server/git.ts
const maxOutputBytes = 268435456;
/** The environment of every git process here: no user or system settings, no GIT_* of whoever started us. */
function gitEnvironment() {
	const { PATH, SystemRoot } = process.env;
	return {
		...PATH === void 0 ? {} : { PATH },
		...SystemRoot === void 0 ? {} : { SystemRoot },
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: devNull,
		GIT_TERMINAL_PROMPT: "0",
		LC_ALL: "C",
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: "safe.directory",
		GIT_CONFIG_VALUE_0: "*"
	};
}
/** Run git. Out: its output, or null if it said no (exit code 1 or 128). */
function runGit(args) {
	return new Promise((resolve, reject) => {
		const options = {
			env: gitEnvironment(),
			maxBuffer: maxOutputBytes,
			encoding: "utf8"
		};
		execFile("git", [...args], options, (error, stdout) => {
			if (error === null) resolve(stdout);
			else if (error.code === 1 || error.code === 128) resolve(null);
			else reject(error);
		});
	});
}
async function readGit(gitDir, args) {
	const output = await runGit([`--git-dir=${gitDir}`, ...args]);
	if (output === null) throw new Error(`git ${args.join(" ")} failed in ${gitDir}`);
	return output;
}
/** Full object name of the commit that a revision stands for, or null. */
async function resolveCommit(gitDir, revision) {
	const question = [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	];
	const output = await runGit([`--git-dir=${gitDir}`, ...question]);
	return output === null ? null : output.trim();
}
/** Whether a text is the full name of a commit in the repository. */
async function hasCommit(gitDir, sha) {
	return /^[0-9a-f]{40}$/u.test(sha) && await resolveCommit(gitDir, sha) === sha;
}
/** Object names of the refs that exist among these, by their full names: one process for all. */
async function readRefs(gitDir, names) {
	const lines = (await readGit(gitDir, [
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		...names
	])).split("\n").filter((line) => line !== "");
	return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))]));
}
/** Answers that two object names determine for ever. */
const remembered = /* @__PURE__ */ new Map();
function remember(gitDir, args) {
	const key = args.join(" ");
	const known = remembered.get(key);
	if (known !== void 0) return known;
	const asked = runGit([`--git-dir=${gitDir}`, ...args]);
	remembered.set(key, asked);
	return asked;
}
async function findMergeBase(gitDir, one, other) {
	const output = await remember(gitDir, [
		"merge-base",
		one,
		other
	]);
	return output === null ? null : output.trim();
}
/** The commits of a pull request, oldest first. */
async function listCommits(gitDir, base, head) {
	return (await remember(gitDir, [
		"rev-list",
		"--reverse",
		"--topo-order",
		`${base}..${head}`
	]) ?? "").split("\n").filter((line) => line !== "");
}
async function readCommit(gitDir, sha) {
	const [name = "", tree = "", parents = "", ...rest] = (await readGit(gitDir, [
		"show",
		"--no-patch",
		`--format=${[
			"%H",
			"%T",
			"%P",
			"%an",
			"%ae",
			"%aI",
			"%cn",
			"%ce",
			"%cI",
			"%B"
		].join("%x00")}`,
		sha
	])).split("\0");
	const [authorName = "", authorEmail = "", authorDate = "", ...committer] = rest;
	const [committerName = "", committerEmail = "", committerDate = "", message = ""] = committer;
	return {
		sha: name,
		tree,
		parents: parents.split(" ").filter((parent) => parent !== ""),
		author: {
			name: authorName,
			email: authorEmail,
			date: authorDate
		},
		committer: {
			name: committerName,
			email: committerEmail,
			date: committerDate
		},
		message: message.trimEnd()
	};
}
/** What changed between two trees, as GitHub shows a pull request: three lines around each change, renames found.
*  `diff-tree` obeys no user setting, and needs no working tree. */
async function readDiff(gitDir, base, head) {
	return parseDiff(await readGit(gitDir, [
		"diff-tree",
		"--no-color",
		...[
			"-r",
			"-M",
			"-U3",
			"--raw",
			"--patch",
			"-z",
			"--full-index",
			"--no-ext-diff",
			"--no-textconv"
		],
		base,
		head
	]));
}
/** Point a ref at a commit that is there. */
function updateRef(gitDir, ref, sha) {
	return writeOnce([
		`--git-dir=${gitDir}`,
		"update-ref",
		ref,
		sha
	]);
}
/** Bring a branch of a fork over as a ref of the base repository, as GitHub does for `refs/pull/N/head`. */
function copyRef(fromGitDir, fromRef, toGitDir, toRef) {
	return writeOnce([
		`--git-dir=${toGitDir}`,
		"fetch",
		"--quiet",
		"--no-tags",
		fromGitDir,
		`+${fromRef}:${toRef}`
	]);
}
const running = /* @__PURE__ */ new Map();
/** Two requests at once want the same ref moved, and the second would find it locked: it waits for the first instead. */
function writeOnce(args) {
	const key = args.join("\0");
	const known = running.get(key);
	if (known !== void 0) return known;
	const writing = runGit(args).then((output) => {
		running.delete(key);
		if (output === null) throw new Error(`git ${args.join(" ")} failed`);
	});
	running.set(key, writing);
	return writing;
}

// __tests__/support/github-server/context.ts
function findRepository(state, fullName) {
	const wanted = fullName.toLowerCase();
	return state.repositories.find((repository) => repository.fullName.toLowerCase() === wanted) ?? null;
}
/** The pull request a path names. Throws: `Refusal` 404. */
function requirePull(call) {
	const number = call.parameters["pull_number"] ?? call.parameters["issue_number"];
	const found = call.context.state.pulls.find((pull) => pull.repository === call.repository.fullName && pull.number === number);
	if (found === void 0) throw notFound();
	return found;
}
/** Read both ends from the repositories on disk, so that a push moves them. `refs/pull/N/head` follows the head branch,
*  also out of a fork; it alone is left when the branch is gone. Throws: if there is no head or no base. */
async function readPullEnds(state, pull) {
	const repository = findRepository(state, pull.repository);
	if (repository === null) throw new Error(`pull request ${pull.number}: no repository ${pull.repository}`);
	const { gitDir } = repository;
	const headGitDir = findRepository(state, pull.headRepository)?.gitDir ?? null;
	const pullRef = `refs/pull/${pull.number}/head`;
	const [headRef, baseRef] = [`refs/heads/${pull.headRef}`, `refs/heads/${pull.baseRef}`];
	const refs = await readRefs(gitDir, [
		pullRef,
		headRef,
		baseRef
	]);
	const headRefs = headGitDir === null || headGitDir === gitDir ? refs : await readRefs(headGitDir, [headRef]);
	const tip = headGitDir === null ? void 0 : headRefs.get(headRef);
	if (headGitDir !== null && tip !== void 0 && tip !== refs.get(pullRef)) {
		if (headGitDir === gitDir) await updateRef(gitDir, pullRef, tip);
		else await copyRef(headGitDir, headRef, gitDir, pullRef);
	}
	const head = tip ?? refs.get(pullRef);
	const base = refs.get(baseRef);
	if (head === void 0 || base === void 0) throw new Error(`pull request ${pull.number}: no ${head === void 0 ? "head" : "base"}`);
	const mergeBase = await findMergeBase(gitDir, base, head);
	if (mergeBase === null) throw new Error(`pull request ${pull.number}: head and base share no history`);
	return {
		head,
		base,
		mergeBase
	};
}
/** The diff of a pull request at one of its commits. The same two commits are only compared once. */
function readPullDiff(context, repository, base, head) {
	const key = `${repository.fullName} ${base} ${head}`;
	const known = context.diffs.get(key);
	if (known !== void 0) return known;
	const reading = readDiff(repository.gitDir, base, head);
	context.diffs.set(key, reading);
	return reading;
}
/** Whether a commit is one of the pull request's own. */
async function isPullCommit(repository, ends, sha) {
	return (await listCommits(repository.gitDir, ends.mergeBase, ends.head)).includes(sha);
}

// __tests__/support/github-server/access.ts
const rank = {
	none: 0,
	read: 1,
	write: 2
};
/** The token of an `Authorization` header, as the API takes it. Throws: `Refusal` 401. */
function authenticate(state, authorization) {
	if (authorization === void 0) throw new Refusal(401, "Requires authentication");
	const [, text] = /^(?:bearer|token)\s+(\S+)$/iu.exec(authorization) ?? [];
	const token = state.tokens.find((known) => known.token === text);
	if (token === void 0) throw new Refusal(401, "Bad credentials");
	return token;
}
/** The token of a git client: any user name, the token as password. Null if it is none. */
function authenticateGit(state, authorization) {
	const [, encoded] = /^basic\s+(\S+)$/iu.exec(authorization ?? "") ?? [];
	const [, password] = /^[^:]*:(.*)$/su.exec(Buffer.from(encoded ?? "", "base64").toString("utf8")) ?? [];
	return state.tokens.find((known) => known.token === password) ?? null;
}
/** The repository, if the token may know of it. Throws: `Refusal` 404, as GitHub does for what one may not see. */
function requireRepository(state, token, fullName) {
	const repository = findRepository(state, fullName);
	if (repository === null || !canSee(token, repository)) throw notFound();
	return repository;
}
function canSee(token, repository) {
	return token.repositories === null || token.repositories.includes(repository.fullName);
}
function isAllowed(token, needs) {
	if (needs.isAppOnly === true && token.app === null) return false;
	return needs.permissions.some((name) => {
		const level = token.permissions[name] ?? (name === "metadata" ? "read" : "none");
		return rank[level] >= rank[needs.level];
	});
}
/** GitHub's sentence for a token that may not. */
function forbiddenMessage(token) {
	return `Resource not accessible by ${token.app === null ? "personal access token" : "integration"}`;
}
/** Throws: `Refusal` 403. */
function authorize(token, needs) {
	if (!isAllowed(token, needs)) throw new Refusal(403, forbiddenMessage(token));
}

// __tests__/support/github-server/openapi.slice.json
var openapi_slice_default = {
	source: "@octokit/openapi 23.0.2, api.github.com.json, MIT",
	operations: {
		"checks/create": {
			"method": "POST",
			"path": "/repos/{owner}/{repo}/check-runs",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" }
				},
				"required": ["owner", "repo"]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": {
					"name": { "type": "string" },
					"head_sha": { "type": "string" },
					"details_url": { "type": "string" },
					"external_id": { "type": "string" },
					"status": {
						"type": "string",
						"enum": [
							"queued",
							"in_progress",
							"completed"
						],
						"default": "queued"
					},
					"started_at": {
						"type": "string",
						"format": "date-time"
					},
					"conclusion": {
						"type": "string",
						"enum": [
							"action_required",
							"cancelled",
							"failure",
							"neutral",
							"success",
							"skipped",
							"stale",
							"timed_out"
						]
					},
					"completed_at": {
						"type": "string",
						"format": "date-time"
					},
					"output": {
						"type": "object",
						"properties": {
							"title": { "type": "string" },
							"summary": {
								"type": "string",
								"maxLength": 65535
							},
							"text": {
								"type": "string",
								"maxLength": 65535
							},
							"annotations": {
								"type": "array",
								"maxItems": 50,
								"items": {
									"type": "object",
									"properties": {
										"path": { "type": "string" },
										"start_line": { "type": "integer" },
										"end_line": { "type": "integer" },
										"start_column": { "type": "integer" },
										"end_column": { "type": "integer" },
										"annotation_level": {
											"type": "string",
											"enum": [
												"notice",
												"warning",
												"failure"
											]
										},
										"message": { "type": "string" },
										"title": { "type": "string" },
										"raw_details": { "type": "string" }
									},
									"required": [
										"path",
										"start_line",
										"end_line",
										"annotation_level",
										"message"
									]
								}
							},
							"images": {
								"type": "array",
								"items": {
									"type": "object",
									"properties": {
										"alt": { "type": "string" },
										"image_url": { "type": "string" },
										"caption": { "type": "string" }
									},
									"required": ["alt", "image_url"]
								}
							}
						},
						"required": ["title", "summary"]
					},
					"actions": {
						"type": "array",
						"maxItems": 3,
						"items": {
							"type": "object",
							"properties": {
								"label": {
									"type": "string",
									"maxLength": 20
								},
								"description": {
									"type": "string",
									"maxLength": 40
								},
								"identifier": {
									"type": "string",
									"maxLength": 20
								}
							},
							"required": [
								"label",
								"description",
								"identifier"
							]
						}
					}
				},
				"required": ["name", "head_sha"]
			},
			"answers": { "201": { "$ref": "#/components/schemas/check-run" } }
		},
		"checks/get": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/check-runs/{check_run_id}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"check_run_id": {
						"type": "integer",
						"format": "int64"
					}
				},
				"required": [
					"owner",
					"repo",
					"check_run_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": { "200": { "$ref": "#/components/schemas/check-run" } }
		},
		"checks/list-annotations": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"check_run_id": {
						"type": "integer",
						"format": "int64"
					}
				},
				"required": [
					"owner",
					"repo",
					"check_run_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": { "200": {
				"type": "array",
				"items": { "$ref": "#/components/schemas/check-annotation" }
			} }
		},
		"checks/list-for-ref": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/commits/{ref}/check-runs",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"ref": { "type": "string" }
				},
				"required": [
					"owner",
					"repo",
					"ref"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"check_name": { "type": "string" },
					"status": {
						"type": "string",
						"enum": [
							"queued",
							"in_progress",
							"completed"
						]
					},
					"filter": {
						"type": "string",
						"enum": ["latest", "all"],
						"default": "latest"
					},
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					},
					"app_id": { "type": "integer" }
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": { "200": {
				"type": "object",
				"required": ["total_count", "check_runs"],
				"properties": {
					"total_count": { "type": "integer" },
					"check_runs": {
						"type": "array",
						"items": { "$ref": "#/components/schemas/check-run" }
					}
				}
			} }
		},
		"checks/update": {
			"method": "PATCH",
			"path": "/repos/{owner}/{repo}/check-runs/{check_run_id}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"check_run_id": {
						"type": "integer",
						"format": "int64"
					}
				},
				"required": [
					"owner",
					"repo",
					"check_run_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": {
					"name": { "type": "string" },
					"details_url": { "type": "string" },
					"external_id": { "type": "string" },
					"started_at": {
						"type": "string",
						"format": "date-time"
					},
					"status": {
						"type": "string",
						"enum": [
							"queued",
							"in_progress",
							"completed",
							"waiting",
							"requested",
							"pending"
						]
					},
					"conclusion": {
						"type": "string",
						"enum": [
							"action_required",
							"cancelled",
							"failure",
							"neutral",
							"success",
							"skipped",
							"stale",
							"timed_out"
						]
					},
					"completed_at": {
						"type": "string",
						"format": "date-time"
					},
					"output": {
						"type": "object",
						"properties": {
							"title": { "type": "string" },
							"summary": {
								"type": "string",
								"maxLength": 65535
							},
							"text": {
								"type": "string",
								"maxLength": 65535
							},
							"annotations": {
								"type": "array",
								"maxItems": 50,
								"items": {
									"type": "object",
									"properties": {
										"path": { "type": "string" },
										"start_line": { "type": "integer" },
										"end_line": { "type": "integer" },
										"start_column": { "type": "integer" },
										"end_column": { "type": "integer" },
										"annotation_level": {
											"type": "string",
											"enum": [
												"notice",
												"warning",
												"failure"
											]
										},
										"message": { "type": "string" },
										"title": { "type": "string" },
										"raw_details": { "type": "string" }
									},
									"required": [
										"path",
										"start_line",
										"end_line",
										"annotation_level",
										"message"
									]
								}
							},
							"images": {
								"type": "array",
								"items": {
									"type": "object",
									"properties": {
										"alt": { "type": "string" },
										"image_url": { "type": "string" },
										"caption": { "type": "string" }
									},
									"required": ["alt", "image_url"]
								}
							}
						},
						"required": ["summary"]
					},
					"actions": {
						"type": "array",
						"maxItems": 3,
						"items": {
							"type": "object",
							"properties": {
								"label": {
									"type": "string",
									"maxLength": 20
								},
								"description": {
									"type": "string",
									"maxLength": 40
								},
								"identifier": {
									"type": "string",
									"maxLength": 20
								}
							},
							"required": [
								"label",
								"description",
								"identifier"
							]
						}
					}
				},
				"anyOf": [{
					"properties": { "status": { "enum": ["completed"] } },
					"required": ["conclusion"],
					"additionalProperties": true
				}, {
					"properties": { "status": { "enum": ["queued", "in_progress"] } },
					"additionalProperties": true
				}]
			},
			"answers": { "200": { "$ref": "#/components/schemas/check-run" } }
		},
		"git/get-ref": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/git/ref/{ref}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"ref": { "type": "string" }
				},
				"required": [
					"owner",
					"repo",
					"ref"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/git-ref" },
				"404": { "$ref": "#/components/schemas/basic-error" },
				"409": { "$ref": "#/components/schemas/basic-error" }
			}
		},
		"issues/create-comment": {
			"method": "POST",
			"path": "/repos/{owner}/{repo}/issues/{issue_number}/comments",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"issue_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"issue_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": { "body": { "type": "string" } },
				"required": ["body"]
			},
			"answers": {
				"201": { "$ref": "#/components/schemas/issue-comment" },
				"403": { "$ref": "#/components/schemas/basic-error" },
				"404": { "$ref": "#/components/schemas/basic-error" },
				"410": { "$ref": "#/components/schemas/basic-error" },
				"422": { "$ref": "#/components/schemas/validation-error" }
			}
		},
		"issues/list-comments": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/issues/{issue_number}/comments",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"issue_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"issue_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"since": {
						"type": "string",
						"format": "date-time"
					},
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/issue-comment" }
				},
				"404": { "$ref": "#/components/schemas/basic-error" },
				"410": { "$ref": "#/components/schemas/basic-error" }
			}
		},
		"pulls/create-review": {
			"method": "POST",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": {
				"type": "object",
				"properties": {
					"commit_id": { "type": "string" },
					"body": { "type": "string" },
					"event": {
						"type": "string",
						"enum": [
							"APPROVE",
							"REQUEST_CHANGES",
							"COMMENT"
						]
					},
					"comments": {
						"type": "array",
						"items": {
							"type": "object",
							"properties": {
								"path": { "type": "string" },
								"position": { "type": "integer" },
								"body": { "type": "string" },
								"line": { "type": "integer" },
								"side": { "type": "string" },
								"start_line": { "type": "integer" },
								"start_side": { "type": "string" }
							},
							"required": ["path", "body"]
						}
					}
				}
			},
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request-review" },
				"403": { "$ref": "#/components/schemas/basic-error" },
				"422": { "$ref": "#/components/schemas/validation-error-simple" }
			}
		},
		"pulls/create-review-comment": {
			"method": "POST",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": {
					"body": { "type": "string" },
					"commit_id": { "type": "string" },
					"path": { "type": "string" },
					"position": { "type": "integer" },
					"side": {
						"type": "string",
						"enum": ["LEFT", "RIGHT"]
					},
					"line": { "type": "integer" },
					"start_line": { "type": "integer" },
					"start_side": {
						"type": "string",
						"enum": [
							"LEFT",
							"RIGHT",
							"side"
						]
					},
					"in_reply_to": { "type": "integer" },
					"subject_type": {
						"type": "string",
						"enum": ["line", "file"]
					}
				},
				"required": [
					"body",
					"commit_id",
					"path"
				]
			},
			"answers": {
				"201": { "$ref": "#/components/schemas/pull-request-review-comment" },
				"403": { "$ref": "#/components/schemas/basic-error" },
				"422": { "$ref": "#/components/schemas/validation-error" }
			}
		},
		"pulls/delete-pending-review": {
			"method": "DELETE",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" },
					"review_id": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number",
					"review_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request-review" },
				"404": { "$ref": "#/components/schemas/basic-error" },
				"422": { "$ref": "#/components/schemas/validation-error-simple" }
			}
		},
		"pulls/dismiss-review": {
			"method": "PUT",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" },
					"review_id": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number",
					"review_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": {
					"message": { "type": "string" },
					"event": {
						"type": "string",
						"enum": ["DISMISS"]
					}
				},
				"required": ["message"]
			},
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request-review" },
				"404": { "$ref": "#/components/schemas/basic-error" },
				"422": { "$ref": "#/components/schemas/validation-error-simple" }
			}
		},
		"pulls/get": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request" },
				"304": null,
				"404": { "$ref": "#/components/schemas/basic-error" },
				"406": { "$ref": "#/components/schemas/basic-error" },
				"500": { "$ref": "#/components/schemas/basic-error" },
				"503": {
					"type": "object",
					"properties": {
						"code": { "type": "string" },
						"message": { "type": "string" },
						"documentation_url": { "type": "string" }
					}
				}
			}
		},
		"pulls/get-review": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" },
					"review_id": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number",
					"review_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request-review" },
				"404": { "$ref": "#/components/schemas/basic-error" }
			}
		},
		"pulls/list": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" }
				},
				"required": ["owner", "repo"]
			},
			"query": {
				"type": "object",
				"properties": {
					"state": {
						"type": "string",
						"enum": [
							"open",
							"closed",
							"all"
						],
						"default": "open"
					},
					"head": { "type": "string" },
					"base": { "type": "string" },
					"sort": {
						"type": "string",
						"enum": [
							"created",
							"updated",
							"popularity",
							"long-running"
						],
						"default": "created"
					},
					"direction": {
						"type": "string",
						"enum": ["asc", "desc"]
					},
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/pull-request-simple" }
				},
				"304": null,
				"422": { "$ref": "#/components/schemas/validation-error" }
			}
		},
		"pulls/list-comments-for-review": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" },
					"review_id": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number",
					"review_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/review-comment" }
				},
				"404": { "$ref": "#/components/schemas/basic-error" }
			}
		},
		"pulls/list-commits": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/commits",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": { "200": {
				"type": "array",
				"items": { "$ref": "#/components/schemas/commit" }
			} }
		},
		"pulls/list-files": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/files",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/diff-entry" }
				},
				"422": { "$ref": "#/components/schemas/validation-error" },
				"500": { "$ref": "#/components/schemas/basic-error" },
				"503": {
					"type": "object",
					"properties": {
						"code": { "type": "string" },
						"message": { "type": "string" },
						"documentation_url": { "type": "string" }
					}
				}
			}
		},
		"pulls/list-review-comments": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"sort": {
						"type": "string",
						"enum": ["created", "updated"],
						"default": "created"
					},
					"direction": {
						"type": "string",
						"enum": ["asc", "desc"]
					},
					"since": {
						"type": "string",
						"format": "date-time"
					},
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": { "200": {
				"type": "array",
				"items": { "$ref": "#/components/schemas/pull-request-review-comment" }
			} }
		},
		"pulls/list-reviews": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {
					"per_page": {
						"type": "integer",
						"default": 30
					},
					"page": {
						"type": "integer",
						"default": 1
					}
				}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": { "200": {
				"type": "array",
				"items": { "$ref": "#/components/schemas/pull-request-review" }
			} }
		},
		"pulls/request-reviewers": {
			"method": "POST",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": {
				"type": "object",
				"properties": {
					"reviewers": {
						"type": "array",
						"items": { "type": "string" }
					},
					"team_reviewers": {
						"type": "array",
						"items": { "type": "string" }
					}
				}
			},
			"answers": {
				"201": { "$ref": "#/components/schemas/pull-request-simple" },
				"403": { "$ref": "#/components/schemas/basic-error" },
				"422": null
			}
		},
		"pulls/submit-review": {
			"method": "POST",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" },
					"review_id": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number",
					"review_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": {
					"body": { "type": "string" },
					"event": {
						"type": "string",
						"enum": [
							"APPROVE",
							"REQUEST_CHANGES",
							"COMMENT"
						]
					}
				},
				"required": ["event"]
			},
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request-review" },
				"403": { "$ref": "#/components/schemas/basic-error" },
				"404": { "$ref": "#/components/schemas/basic-error" },
				"422": { "$ref": "#/components/schemas/validation-error-simple" }
			}
		},
		"pulls/update-review": {
			"method": "PUT",
			"path": "/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"pull_number": { "type": "integer" },
					"review_id": { "type": "integer" }
				},
				"required": [
					"owner",
					"repo",
					"pull_number",
					"review_id"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": true,
			"body": {
				"type": "object",
				"properties": { "body": { "type": "string" } },
				"required": ["body"]
			},
			"answers": {
				"200": { "$ref": "#/components/schemas/pull-request-review" },
				"422": { "$ref": "#/components/schemas/validation-error-simple" }
			}
		},
		"repos/get": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" }
				},
				"required": ["owner", "repo"]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/full-repository" },
				"301": { "$ref": "#/components/schemas/basic-error" },
				"403": { "$ref": "#/components/schemas/basic-error" },
				"404": { "$ref": "#/components/schemas/basic-error" }
			}
		},
		"repos/get-branch": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/branches/{branch}",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"branch": { "type": "string" }
				},
				"required": [
					"owner",
					"repo",
					"branch"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/branch-with-protection" },
				"301": { "$ref": "#/components/schemas/basic-error" },
				"404": { "$ref": "#/components/schemas/basic-error" }
			}
		},
		"repos/get-collaborator-permission-level": {
			"method": "GET",
			"path": "/repos/{owner}/{repo}/collaborators/{username}/permission",
			"pathParameters": {
				"type": "object",
				"properties": {
					"owner": { "type": "string" },
					"repo": { "type": "string" },
					"username": { "type": "string" }
				},
				"required": [
					"owner",
					"repo",
					"username"
				]
			},
			"query": {
				"type": "object",
				"properties": {}
			},
			"isBodyRequired": false,
			"body": null,
			"answers": {
				"200": { "$ref": "#/components/schemas/repository-collaborator-permission" },
				"404": { "$ref": "#/components/schemas/basic-error" }
			}
		}
	},
	components: { "schemas": {
		"author-association": {
			"type": "string",
			"enum": [
				"COLLABORATOR",
				"CONTRIBUTOR",
				"FIRST_TIMER",
				"FIRST_TIME_CONTRIBUTOR",
				"MANNEQUIN",
				"MEMBER",
				"NONE",
				"OWNER"
			]
		},
		"auto-merge": {
			"type": ["object", "null"],
			"properties": {
				"enabled_by": { "$ref": "#/components/schemas/simple-user" },
				"merge_method": {
					"type": "string",
					"enum": [
						"merge",
						"squash",
						"rebase"
					]
				},
				"commit_title": { "type": "string" },
				"commit_message": { "type": "string" }
			},
			"required": [
				"enabled_by",
				"merge_method",
				"commit_title",
				"commit_message"
			]
		},
		"basic-error": {
			"type": "object",
			"properties": {
				"message": { "type": "string" },
				"documentation_url": { "type": "string" },
				"url": { "type": "string" },
				"status": { "type": "string" }
			}
		},
		"branch-protection": {
			"type": "object",
			"properties": {
				"url": { "type": "string" },
				"enabled": { "type": "boolean" },
				"required_status_checks": { "$ref": "#/components/schemas/protected-branch-required-status-check" },
				"enforce_admins": { "$ref": "#/components/schemas/protected-branch-admin-enforced" },
				"required_pull_request_reviews": { "$ref": "#/components/schemas/protected-branch-pull-request-review" },
				"restrictions": { "$ref": "#/components/schemas/branch-restriction-policy" },
				"required_linear_history": {
					"type": "object",
					"properties": { "enabled": { "type": "boolean" } }
				},
				"allow_force_pushes": {
					"type": "object",
					"properties": { "enabled": { "type": "boolean" } }
				},
				"allow_deletions": {
					"type": "object",
					"properties": { "enabled": { "type": "boolean" } }
				},
				"block_creations": {
					"type": "object",
					"properties": { "enabled": { "type": "boolean" } }
				},
				"required_conversation_resolution": {
					"type": "object",
					"properties": { "enabled": { "type": "boolean" } }
				},
				"name": { "type": "string" },
				"protection_url": { "type": "string" },
				"required_signatures": {
					"type": "object",
					"properties": {
						"url": {
							"type": "string",
							"format": "uri"
						},
						"enabled": { "type": "boolean" }
					},
					"required": ["url", "enabled"]
				},
				"lock_branch": {
					"type": "object",
					"properties": { "enabled": {
						"default": false,
						"type": "boolean"
					} }
				},
				"allow_fork_syncing": {
					"type": "object",
					"properties": { "enabled": {
						"default": false,
						"type": "boolean"
					} }
				}
			}
		},
		"branch-restriction-policy": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"users_url": {
					"type": "string",
					"format": "uri"
				},
				"teams_url": {
					"type": "string",
					"format": "uri"
				},
				"apps_url": {
					"type": "string",
					"format": "uri"
				},
				"users": {
					"type": "array",
					"items": {
						"type": "object",
						"properties": {
							"login": { "type": "string" },
							"id": {
								"type": "integer",
								"format": "int64"
							},
							"node_id": { "type": "string" },
							"avatar_url": { "type": "string" },
							"gravatar_id": { "type": "string" },
							"url": { "type": "string" },
							"html_url": { "type": "string" },
							"followers_url": { "type": "string" },
							"following_url": { "type": "string" },
							"gists_url": { "type": "string" },
							"starred_url": { "type": "string" },
							"subscriptions_url": { "type": "string" },
							"organizations_url": { "type": "string" },
							"repos_url": { "type": "string" },
							"events_url": { "type": "string" },
							"received_events_url": { "type": "string" },
							"type": { "type": "string" },
							"site_admin": { "type": "boolean" },
							"user_view_type": { "type": "string" }
						}
					}
				},
				"teams": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/team" }
				},
				"apps": {
					"type": "array",
					"items": {
						"type": "object",
						"properties": {
							"id": { "type": "integer" },
							"slug": { "type": "string" },
							"node_id": { "type": "string" },
							"owner": {
								"type": "object",
								"properties": {
									"login": { "type": "string" },
									"id": { "type": "integer" },
									"node_id": { "type": "string" },
									"url": { "type": "string" },
									"repos_url": { "type": "string" },
									"events_url": { "type": "string" },
									"hooks_url": { "type": "string" },
									"issues_url": { "type": "string" },
									"members_url": { "type": "string" },
									"public_members_url": { "type": "string" },
									"avatar_url": { "type": "string" },
									"description": { "type": "string" },
									"gravatar_id": { "type": "string" },
									"html_url": { "type": "string" },
									"followers_url": { "type": "string" },
									"following_url": { "type": "string" },
									"gists_url": { "type": "string" },
									"starred_url": { "type": "string" },
									"subscriptions_url": { "type": "string" },
									"organizations_url": { "type": "string" },
									"received_events_url": { "type": "string" },
									"type": { "type": "string" },
									"site_admin": { "type": "boolean" },
									"user_view_type": { "type": "string" }
								}
							},
							"name": { "type": "string" },
							"client_id": { "type": "string" },
							"description": { "type": "string" },
							"external_url": { "type": "string" },
							"html_url": { "type": "string" },
							"created_at": { "type": "string" },
							"updated_at": { "type": "string" },
							"permissions": {
								"type": "object",
								"properties": {
									"metadata": { "type": "string" },
									"contents": { "type": "string" },
									"issues": { "type": "string" },
									"single_file": { "type": "string" }
								}
							},
							"events": {
								"type": "array",
								"items": { "type": "string" }
							}
						}
					}
				}
			},
			"required": [
				"url",
				"users_url",
				"teams_url",
				"apps_url",
				"users",
				"teams",
				"apps"
			]
		},
		"branch-with-protection": {
			"type": "object",
			"properties": {
				"name": { "type": "string" },
				"commit": { "$ref": "#/components/schemas/commit" },
				"_links": {
					"type": "object",
					"properties": {
						"html": { "type": "string" },
						"self": {
							"type": "string",
							"format": "uri"
						}
					},
					"required": ["html", "self"]
				},
				"protected": { "type": "boolean" },
				"protection": { "$ref": "#/components/schemas/branch-protection" },
				"protection_url": {
					"type": "string",
					"format": "uri"
				},
				"pattern": { "type": "string" },
				"required_approving_review_count": { "type": "integer" }
			},
			"required": [
				"name",
				"commit",
				"_links",
				"protection",
				"protected",
				"protection_url"
			]
		},
		"check-annotation": {
			"type": "object",
			"properties": {
				"path": { "type": "string" },
				"start_line": { "type": "integer" },
				"end_line": { "type": "integer" },
				"start_column": { "type": ["integer", "null"] },
				"end_column": { "type": ["integer", "null"] },
				"annotation_level": { "type": ["string", "null"] },
				"title": { "type": ["string", "null"] },
				"message": { "type": ["string", "null"] },
				"raw_details": { "type": ["string", "null"] },
				"blob_href": { "type": "string" }
			},
			"required": [
				"path",
				"blob_href",
				"start_line",
				"end_line",
				"start_column",
				"end_column",
				"annotation_level",
				"title",
				"message",
				"raw_details"
			]
		},
		"check-run": {
			"type": "object",
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"head_sha": { "type": "string" },
				"node_id": { "type": "string" },
				"external_id": { "type": ["string", "null"] },
				"url": { "type": "string" },
				"html_url": { "type": ["string", "null"] },
				"details_url": { "type": ["string", "null"] },
				"status": {
					"type": "string",
					"enum": [
						"queued",
						"in_progress",
						"completed",
						"waiting",
						"requested",
						"pending"
					]
				},
				"conclusion": {
					"type": ["string", "null"],
					"enum": [
						"success",
						"failure",
						"neutral",
						"cancelled",
						"skipped",
						"timed_out",
						"action_required",
						null
					]
				},
				"started_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"completed_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"output": {
					"type": "object",
					"properties": {
						"title": { "type": ["string", "null"] },
						"summary": { "type": ["string", "null"] },
						"text": { "type": ["string", "null"] },
						"annotations_count": { "type": "integer" },
						"annotations_url": {
							"type": "string",
							"format": "uri"
						}
					},
					"required": [
						"title",
						"summary",
						"text",
						"annotations_count",
						"annotations_url"
					]
				},
				"name": { "type": "string" },
				"check_suite": {
					"type": ["object", "null"],
					"properties": { "id": { "type": "integer" } },
					"required": ["id"]
				},
				"app": { "$ref": "#/components/schemas/nullable-integration" },
				"pull_requests": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/pull-request-minimal" }
				},
				"deployment": { "$ref": "#/components/schemas/deployment-simple" }
			},
			"required": [
				"id",
				"node_id",
				"head_sha",
				"name",
				"url",
				"html_url",
				"details_url",
				"status",
				"conclusion",
				"started_at",
				"completed_at",
				"external_id",
				"check_suite",
				"output",
				"app",
				"pull_requests"
			]
		},
		"code-of-conduct-simple": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"key": { "type": "string" },
				"name": { "type": "string" },
				"html_url": {
					"type": ["string", "null"],
					"format": "uri"
				}
			},
			"required": [
				"url",
				"key",
				"name",
				"html_url"
			]
		},
		"commit": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"sha": { "type": "string" },
				"node_id": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"comments_url": {
					"type": "string",
					"format": "uri"
				},
				"commit": {
					"type": "object",
					"properties": {
						"url": {
							"type": "string",
							"format": "uri"
						},
						"author": { "$ref": "#/components/schemas/nullable-git-user" },
						"committer": { "$ref": "#/components/schemas/nullable-git-user" },
						"message": { "type": "string" },
						"comment_count": { "type": "integer" },
						"tree": {
							"type": "object",
							"properties": {
								"sha": { "type": "string" },
								"url": {
									"type": "string",
									"format": "uri"
								}
							},
							"required": ["sha", "url"]
						},
						"verification": { "$ref": "#/components/schemas/verification" }
					},
					"required": [
						"author",
						"committer",
						"comment_count",
						"message",
						"tree",
						"url"
					]
				},
				"author": { "anyOf": [{ "oneOf": [{ "$ref": "#/components/schemas/simple-user" }, { "$ref": "#/components/schemas/empty-object" }] }, { "type": "null" }] },
				"committer": { "anyOf": [{ "oneOf": [{ "$ref": "#/components/schemas/simple-user" }, { "$ref": "#/components/schemas/empty-object" }] }, { "type": "null" }] },
				"parents": {
					"type": "array",
					"items": {
						"type": "object",
						"properties": {
							"sha": { "type": "string" },
							"url": {
								"type": "string",
								"format": "uri"
							},
							"html_url": {
								"type": "string",
								"format": "uri"
							}
						},
						"required": ["sha", "url"]
					}
				},
				"stats": {
					"type": "object",
					"properties": {
						"additions": { "type": "integer" },
						"deletions": { "type": "integer" },
						"total": { "type": "integer" }
					}
				},
				"files": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/diff-entry" }
				}
			},
			"required": [
				"url",
				"sha",
				"node_id",
				"html_url",
				"comments_url",
				"commit",
				"author",
				"committer",
				"parents"
			]
		},
		"deployment-simple": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"id": { "type": "integer" },
				"node_id": { "type": "string" },
				"task": { "type": "string" },
				"original_environment": { "type": "string" },
				"environment": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"statuses_url": {
					"type": "string",
					"format": "uri"
				},
				"repository_url": {
					"type": "string",
					"format": "uri"
				},
				"transient_environment": { "type": "boolean" },
				"production_environment": { "type": "boolean" },
				"performed_via_github_app": { "$ref": "#/components/schemas/nullable-integration" }
			},
			"required": [
				"id",
				"node_id",
				"task",
				"environment",
				"description",
				"statuses_url",
				"repository_url",
				"url",
				"created_at",
				"updated_at"
			]
		},
		"diff-entry": {
			"type": "object",
			"properties": {
				"sha": { "type": ["string", "null"] },
				"filename": { "type": "string" },
				"status": {
					"type": "string",
					"enum": [
						"added",
						"removed",
						"modified",
						"renamed",
						"copied",
						"changed",
						"unchanged"
					]
				},
				"additions": { "type": "integer" },
				"deletions": { "type": "integer" },
				"changes": { "type": "integer" },
				"blob_url": {
					"type": "string",
					"format": "uri"
				},
				"raw_url": {
					"type": "string",
					"format": "uri"
				},
				"contents_url": {
					"type": "string",
					"format": "uri"
				},
				"patch": { "type": "string" },
				"previous_filename": { "type": "string" }
			},
			"required": [
				"additions",
				"blob_url",
				"changes",
				"contents_url",
				"deletions",
				"filename",
				"raw_url",
				"sha",
				"status"
			]
		},
		"empty-object": {
			"type": "object",
			"properties": {},
			"additionalProperties": false
		},
		"enterprise": {
			"type": "object",
			"properties": {
				"description": { "type": ["string", "null"] },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"website_url": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"id": { "type": "integer" },
				"node_id": { "type": "string" },
				"name": { "type": "string" },
				"slug": { "type": "string" },
				"created_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"updated_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"avatar_url": {
					"type": "string",
					"format": "uri"
				}
			},
			"required": [
				"id",
				"node_id",
				"name",
				"slug",
				"html_url",
				"created_at",
				"updated_at",
				"avatar_url"
			]
		},
		"full-repository": {
			"type": "object",
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"name": { "type": "string" },
				"full_name": { "type": "string" },
				"owner": { "$ref": "#/components/schemas/simple-user" },
				"private": { "type": "boolean" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"description": { "type": ["string", "null"] },
				"fork": { "type": "boolean" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"archive_url": { "type": "string" },
				"assignees_url": { "type": "string" },
				"blobs_url": { "type": "string" },
				"branches_url": { "type": "string" },
				"collaborators_url": { "type": "string" },
				"comments_url": { "type": "string" },
				"commits_url": { "type": "string" },
				"compare_url": { "type": "string" },
				"contents_url": { "type": "string" },
				"contributors_url": {
					"type": "string",
					"format": "uri"
				},
				"deployments_url": {
					"type": "string",
					"format": "uri"
				},
				"downloads_url": {
					"type": "string",
					"format": "uri"
				},
				"events_url": {
					"type": "string",
					"format": "uri"
				},
				"forks_url": {
					"type": "string",
					"format": "uri"
				},
				"git_commits_url": { "type": "string" },
				"git_refs_url": { "type": "string" },
				"git_tags_url": { "type": "string" },
				"git_url": { "type": "string" },
				"issue_comment_url": { "type": "string" },
				"issue_events_url": { "type": "string" },
				"issues_url": { "type": "string" },
				"keys_url": { "type": "string" },
				"labels_url": { "type": "string" },
				"languages_url": {
					"type": "string",
					"format": "uri"
				},
				"merges_url": {
					"type": "string",
					"format": "uri"
				},
				"milestones_url": { "type": "string" },
				"notifications_url": { "type": "string" },
				"pulls_url": { "type": "string" },
				"releases_url": { "type": "string" },
				"ssh_url": { "type": "string" },
				"stargazers_url": {
					"type": "string",
					"format": "uri"
				},
				"statuses_url": { "type": "string" },
				"subscribers_url": {
					"type": "string",
					"format": "uri"
				},
				"subscription_url": {
					"type": "string",
					"format": "uri"
				},
				"tags_url": {
					"type": "string",
					"format": "uri"
				},
				"teams_url": {
					"type": "string",
					"format": "uri"
				},
				"trees_url": { "type": "string" },
				"clone_url": { "type": "string" },
				"mirror_url": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"hooks_url": {
					"type": "string",
					"format": "uri"
				},
				"svn_url": {
					"type": "string",
					"format": "uri"
				},
				"homepage": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"language": { "type": ["string", "null"] },
				"forks_count": { "type": "integer" },
				"stargazers_count": { "type": "integer" },
				"watchers_count": { "type": "integer" },
				"size": { "type": "integer" },
				"default_branch": { "type": "string" },
				"open_issues_count": { "type": "integer" },
				"is_template": { "type": "boolean" },
				"topics": {
					"type": "array",
					"items": { "type": "string" }
				},
				"has_issues": { "type": "boolean" },
				"has_projects": { "type": "boolean" },
				"has_wiki": { "type": "boolean" },
				"has_pages": { "type": "boolean" },
				"has_downloads": { "type": "boolean" },
				"has_discussions": { "type": "boolean" },
				"has_pull_requests": { "type": "boolean" },
				"pull_request_creation_policy": {
					"type": "string",
					"enum": ["all", "collaborators_only"]
				},
				"archived": { "type": "boolean" },
				"disabled": { "type": "boolean" },
				"visibility": { "type": "string" },
				"pushed_at": {
					"type": "string",
					"format": "date-time"
				},
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"permissions": {
					"type": "object",
					"properties": {
						"admin": { "type": "boolean" },
						"maintain": { "type": "boolean" },
						"push": { "type": "boolean" },
						"triage": { "type": "boolean" },
						"pull": { "type": "boolean" }
					},
					"required": [
						"admin",
						"pull",
						"push"
					]
				},
				"allow_rebase_merge": { "type": "boolean" },
				"template_repository": { "$ref": "#/components/schemas/nullable-repository" },
				"temp_clone_token": { "type": ["string", "null"] },
				"allow_squash_merge": { "type": "boolean" },
				"allow_auto_merge": { "type": "boolean" },
				"delete_branch_on_merge": { "type": "boolean" },
				"allow_merge_commit": { "type": "boolean" },
				"allow_update_branch": { "type": "boolean" },
				"use_squash_pr_title_as_default": { "type": "boolean" },
				"squash_merge_commit_title": {
					"type": "string",
					"enum": ["PR_TITLE", "COMMIT_OR_PR_TITLE"]
				},
				"squash_merge_commit_message": {
					"type": "string",
					"enum": [
						"PR_BODY",
						"COMMIT_MESSAGES",
						"BLANK"
					]
				},
				"merge_commit_title": {
					"type": "string",
					"enum": ["PR_TITLE", "MERGE_MESSAGE"]
				},
				"merge_commit_message": {
					"type": "string",
					"enum": [
						"PR_BODY",
						"PR_TITLE",
						"BLANK"
					]
				},
				"allow_forking": { "type": "boolean" },
				"web_commit_signoff_required": { "type": "boolean" },
				"subscribers_count": { "type": "integer" },
				"network_count": { "type": "integer" },
				"license": { "$ref": "#/components/schemas/nullable-license-simple" },
				"organization": { "$ref": "#/components/schemas/nullable-simple-user" },
				"parent": { "$ref": "#/components/schemas/repository" },
				"source": { "$ref": "#/components/schemas/repository" },
				"forks": { "type": "integer" },
				"master_branch": { "type": "string" },
				"open_issues": { "type": "integer" },
				"watchers": { "type": "integer" },
				"anonymous_access_enabled": {
					"default": true,
					"type": "boolean"
				},
				"code_of_conduct": { "$ref": "#/components/schemas/code-of-conduct-simple" },
				"security_and_analysis": { "$ref": "#/components/schemas/security-and-analysis" },
				"custom_properties": {
					"type": "object",
					"additionalProperties": true
				}
			},
			"required": [
				"archive_url",
				"assignees_url",
				"blobs_url",
				"branches_url",
				"collaborators_url",
				"comments_url",
				"commits_url",
				"compare_url",
				"contents_url",
				"contributors_url",
				"deployments_url",
				"description",
				"downloads_url",
				"events_url",
				"fork",
				"forks_url",
				"full_name",
				"git_commits_url",
				"git_refs_url",
				"git_tags_url",
				"hooks_url",
				"html_url",
				"id",
				"node_id",
				"issue_comment_url",
				"issue_events_url",
				"issues_url",
				"keys_url",
				"labels_url",
				"languages_url",
				"merges_url",
				"milestones_url",
				"name",
				"notifications_url",
				"owner",
				"private",
				"pulls_url",
				"releases_url",
				"stargazers_url",
				"statuses_url",
				"subscribers_url",
				"subscription_url",
				"tags_url",
				"teams_url",
				"trees_url",
				"url",
				"clone_url",
				"default_branch",
				"forks",
				"forks_count",
				"git_url",
				"has_issues",
				"has_projects",
				"has_wiki",
				"has_pages",
				"has_discussions",
				"homepage",
				"language",
				"archived",
				"disabled",
				"mirror_url",
				"open_issues",
				"open_issues_count",
				"license",
				"pushed_at",
				"size",
				"ssh_url",
				"stargazers_count",
				"svn_url",
				"watchers",
				"watchers_count",
				"created_at",
				"updated_at",
				"network_count",
				"subscribers_count"
			]
		},
		"git-ref": {
			"type": "object",
			"properties": {
				"ref": { "type": "string" },
				"node_id": { "type": "string" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"object": {
					"type": "object",
					"properties": {
						"type": { "type": "string" },
						"sha": {
							"type": "string",
							"minLength": 40,
							"maxLength": 40
						},
						"url": {
							"type": "string",
							"format": "uri"
						}
					},
					"required": [
						"type",
						"sha",
						"url"
					]
				}
			},
			"required": [
				"ref",
				"node_id",
				"url",
				"object"
			]
		},
		"integration": {
			"type": ["object", "null"],
			"properties": {
				"id": { "type": "integer" },
				"slug": { "type": "string" },
				"node_id": { "type": "string" },
				"client_id": { "type": "string" },
				"owner": { "oneOf": [{ "$ref": "#/components/schemas/simple-user" }, { "$ref": "#/components/schemas/enterprise" }] },
				"name": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"external_url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"permissions": {
					"type": "object",
					"properties": {
						"issues": { "type": "string" },
						"checks": { "type": "string" },
						"metadata": { "type": "string" },
						"contents": { "type": "string" },
						"deployments": { "type": "string" }
					},
					"additionalProperties": { "type": "string" }
				},
				"events": {
					"type": "array",
					"items": { "type": "string" }
				},
				"installations_count": { "type": "integer" }
			},
			"required": [
				"id",
				"node_id",
				"owner",
				"name",
				"description",
				"external_url",
				"html_url",
				"created_at",
				"updated_at",
				"permissions",
				"events"
			]
		},
		"issue-comment": {
			"type": "object",
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"body": { "type": "string" },
				"body_text": { "type": "string" },
				"body_html": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"user": { "$ref": "#/components/schemas/nullable-simple-user" },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"issue_url": {
					"type": "string",
					"format": "uri"
				},
				"author_association": { "$ref": "#/components/schemas/author-association" },
				"performed_via_github_app": { "$ref": "#/components/schemas/nullable-integration" },
				"reactions": { "$ref": "#/components/schemas/reaction-rollup" },
				"pin": { "$ref": "#/components/schemas/nullable-pinned-issue-comment" },
				"minimized": { "$ref": "#/components/schemas/nullable-issue-comment-minimized" }
			},
			"required": [
				"id",
				"node_id",
				"html_url",
				"issue_url",
				"user",
				"url",
				"created_at",
				"updated_at"
			]
		},
		"link": {
			"type": "object",
			"properties": { "href": { "type": "string" } },
			"required": ["href"]
		},
		"nullable-collaborator": {
			"type": ["object", "null"],
			"properties": {
				"login": { "type": "string" },
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"email": { "type": ["string", "null"] },
				"name": { "type": ["string", "null"] },
				"node_id": { "type": "string" },
				"avatar_url": {
					"type": "string",
					"format": "uri"
				},
				"gravatar_id": { "type": ["string", "null"] },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"followers_url": {
					"type": "string",
					"format": "uri"
				},
				"following_url": { "type": "string" },
				"gists_url": { "type": "string" },
				"starred_url": { "type": "string" },
				"subscriptions_url": {
					"type": "string",
					"format": "uri"
				},
				"organizations_url": {
					"type": "string",
					"format": "uri"
				},
				"repos_url": {
					"type": "string",
					"format": "uri"
				},
				"events_url": { "type": "string" },
				"received_events_url": {
					"type": "string",
					"format": "uri"
				},
				"type": { "type": "string" },
				"site_admin": { "type": "boolean" },
				"permissions": {
					"type": "object",
					"properties": {
						"pull": { "type": "boolean" },
						"triage": { "type": "boolean" },
						"push": { "type": "boolean" },
						"maintain": { "type": "boolean" },
						"admin": { "type": "boolean" }
					},
					"required": [
						"pull",
						"push",
						"admin"
					]
				},
				"role_name": { "type": "string" },
				"user_view_type": { "type": "string" }
			},
			"required": [
				"avatar_url",
				"events_url",
				"followers_url",
				"following_url",
				"gists_url",
				"gravatar_id",
				"html_url",
				"id",
				"node_id",
				"login",
				"organizations_url",
				"received_events_url",
				"repos_url",
				"site_admin",
				"starred_url",
				"subscriptions_url",
				"type",
				"url",
				"role_name"
			]
		},
		"nullable-git-user": {
			"type": ["object", "null"],
			"properties": {
				"name": { "type": "string" },
				"email": { "type": "string" },
				"date": {
					"type": "string",
					"format": "date-time"
				}
			}
		},
		"nullable-integration": {
			"type": ["object", "null"],
			"properties": {
				"id": { "type": "integer" },
				"slug": { "type": "string" },
				"node_id": { "type": "string" },
				"client_id": { "type": "string" },
				"owner": { "oneOf": [{ "$ref": "#/components/schemas/simple-user" }, { "$ref": "#/components/schemas/enterprise" }] },
				"name": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"external_url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"permissions": {
					"type": "object",
					"properties": {
						"issues": { "type": "string" },
						"checks": { "type": "string" },
						"metadata": { "type": "string" },
						"contents": { "type": "string" },
						"deployments": { "type": "string" }
					},
					"additionalProperties": { "type": "string" }
				},
				"events": {
					"type": "array",
					"items": { "type": "string" }
				},
				"installations_count": { "type": "integer" }
			},
			"required": [
				"id",
				"node_id",
				"owner",
				"name",
				"description",
				"external_url",
				"html_url",
				"created_at",
				"updated_at",
				"permissions",
				"events"
			]
		},
		"nullable-issue-comment-minimized": {
			"type": ["object", "null"],
			"properties": { "reason": { "type": ["string", "null"] } },
			"required": ["reason"]
		},
		"nullable-license-simple": {
			"type": ["object", "null"],
			"properties": {
				"key": { "type": "string" },
				"name": { "type": "string" },
				"url": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"spdx_id": { "type": ["string", "null"] },
				"node_id": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				}
			},
			"required": [
				"key",
				"name",
				"url",
				"spdx_id",
				"node_id"
			]
		},
		"nullable-milestone": {
			"type": ["object", "null"],
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"labels_url": {
					"type": "string",
					"format": "uri"
				},
				"id": { "type": "integer" },
				"node_id": { "type": "string" },
				"number": { "type": "integer" },
				"state": {
					"type": "string",
					"enum": ["open", "closed"],
					"default": "open"
				},
				"title": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"creator": { "$ref": "#/components/schemas/nullable-simple-user" },
				"open_issues": { "type": "integer" },
				"closed_issues": { "type": "integer" },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"closed_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"due_on": {
					"type": ["string", "null"],
					"format": "date-time"
				}
			},
			"required": [
				"closed_issues",
				"creator",
				"description",
				"due_on",
				"closed_at",
				"id",
				"node_id",
				"labels_url",
				"html_url",
				"number",
				"open_issues",
				"state",
				"title",
				"url",
				"created_at",
				"updated_at"
			]
		},
		"nullable-pinned-issue-comment": {
			"type": ["object", "null"],
			"properties": {
				"pinned_at": {
					"type": "string",
					"format": "date-time"
				},
				"pinned_by": { "$ref": "#/components/schemas/nullable-simple-user" }
			},
			"required": ["pinned_at", "pinned_by"]
		},
		"nullable-repository": {
			"type": ["object", "null"],
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"name": { "type": "string" },
				"full_name": { "type": "string" },
				"license": { "$ref": "#/components/schemas/nullable-license-simple" },
				"forks": { "type": "integer" },
				"permissions": {
					"type": "object",
					"properties": {
						"admin": { "type": "boolean" },
						"pull": { "type": "boolean" },
						"triage": { "type": "boolean" },
						"push": { "type": "boolean" },
						"maintain": { "type": "boolean" }
					},
					"required": [
						"admin",
						"pull",
						"push"
					]
				},
				"owner": { "$ref": "#/components/schemas/simple-user" },
				"private": {
					"default": false,
					"type": "boolean"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"description": { "type": ["string", "null"] },
				"fork": { "type": "boolean" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"archive_url": { "type": "string" },
				"assignees_url": { "type": "string" },
				"blobs_url": { "type": "string" },
				"branches_url": { "type": "string" },
				"collaborators_url": { "type": "string" },
				"comments_url": { "type": "string" },
				"commits_url": { "type": "string" },
				"compare_url": { "type": "string" },
				"contents_url": { "type": "string" },
				"contributors_url": {
					"type": "string",
					"format": "uri"
				},
				"deployments_url": {
					"type": "string",
					"format": "uri"
				},
				"downloads_url": {
					"type": "string",
					"format": "uri"
				},
				"events_url": {
					"type": "string",
					"format": "uri"
				},
				"forks_url": {
					"type": "string",
					"format": "uri"
				},
				"git_commits_url": { "type": "string" },
				"git_refs_url": { "type": "string" },
				"git_tags_url": { "type": "string" },
				"git_url": { "type": "string" },
				"issue_comment_url": { "type": "string" },
				"issue_events_url": { "type": "string" },
				"issues_url": { "type": "string" },
				"keys_url": { "type": "string" },
				"labels_url": { "type": "string" },
				"languages_url": {
					"type": "string",
					"format": "uri"
				},
				"merges_url": {
					"type": "string",
					"format": "uri"
				},
				"milestones_url": { "type": "string" },
				"notifications_url": { "type": "string" },
				"pulls_url": { "type": "string" },
				"releases_url": { "type": "string" },
				"ssh_url": { "type": "string" },
				"stargazers_url": {
					"type": "string",
					"format": "uri"
				},
				"statuses_url": { "type": "string" },
				"subscribers_url": {
					"type": "string",
					"format": "uri"
				},
				"subscription_url": {
					"type": "string",
					"format": "uri"
				},
				"tags_url": {
					"type": "string",
					"format": "uri"
				},
				"teams_url": {
					"type": "string",
					"format": "uri"
				},
				"trees_url": { "type": "string" },
				"clone_url": { "type": "string" },
				"mirror_url": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"hooks_url": {
					"type": "string",
					"format": "uri"
				},
				"svn_url": {
					"type": "string",
					"format": "uri"
				},
				"homepage": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"language": { "type": ["string", "null"] },
				"forks_count": { "type": "integer" },
				"stargazers_count": { "type": "integer" },
				"watchers_count": { "type": "integer" },
				"size": { "type": "integer" },
				"default_branch": { "type": "string" },
				"open_issues_count": { "type": "integer" },
				"is_template": {
					"default": false,
					"type": "boolean"
				},
				"topics": {
					"type": "array",
					"items": { "type": "string" }
				},
				"has_issues": {
					"default": true,
					"type": "boolean"
				},
				"has_projects": {
					"default": true,
					"type": "boolean"
				},
				"has_wiki": {
					"default": true,
					"type": "boolean"
				},
				"has_pages": { "type": "boolean" },
				"has_downloads": {
					"default": true,
					"type": "boolean"
				},
				"has_discussions": {
					"default": false,
					"type": "boolean"
				},
				"has_pull_requests": {
					"default": true,
					"type": "boolean"
				},
				"pull_request_creation_policy": {
					"type": "string",
					"enum": ["all", "collaborators_only"]
				},
				"archived": {
					"default": false,
					"type": "boolean"
				},
				"disabled": { "type": "boolean" },
				"visibility": {
					"default": "public",
					"type": "string"
				},
				"pushed_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"created_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"updated_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"allow_rebase_merge": {
					"default": true,
					"type": "boolean"
				},
				"temp_clone_token": { "type": "string" },
				"allow_squash_merge": {
					"default": true,
					"type": "boolean"
				},
				"allow_auto_merge": {
					"default": false,
					"type": "boolean"
				},
				"delete_branch_on_merge": {
					"default": false,
					"type": "boolean"
				},
				"allow_update_branch": {
					"default": false,
					"type": "boolean"
				},
				"use_squash_pr_title_as_default": {
					"type": "boolean",
					"default": false
				},
				"squash_merge_commit_title": {
					"type": "string",
					"enum": ["PR_TITLE", "COMMIT_OR_PR_TITLE"]
				},
				"squash_merge_commit_message": {
					"type": "string",
					"enum": [
						"PR_BODY",
						"COMMIT_MESSAGES",
						"BLANK"
					]
				},
				"merge_commit_title": {
					"type": "string",
					"enum": ["PR_TITLE", "MERGE_MESSAGE"]
				},
				"merge_commit_message": {
					"type": "string",
					"enum": [
						"PR_BODY",
						"PR_TITLE",
						"BLANK"
					]
				},
				"allow_merge_commit": {
					"default": true,
					"type": "boolean"
				},
				"allow_forking": { "type": "boolean" },
				"web_commit_signoff_required": {
					"default": false,
					"type": "boolean"
				},
				"open_issues": { "type": "integer" },
				"watchers": { "type": "integer" },
				"master_branch": { "type": "string" },
				"starred_at": { "type": "string" },
				"anonymous_access_enabled": { "type": "boolean" },
				"code_search_index_status": {
					"type": "object",
					"properties": {
						"lexical_search_ok": { "type": "boolean" },
						"lexical_commit_sha": { "type": "string" }
					}
				}
			},
			"required": [
				"archive_url",
				"assignees_url",
				"blobs_url",
				"branches_url",
				"collaborators_url",
				"comments_url",
				"commits_url",
				"compare_url",
				"contents_url",
				"contributors_url",
				"deployments_url",
				"description",
				"downloads_url",
				"events_url",
				"fork",
				"forks_url",
				"full_name",
				"git_commits_url",
				"git_refs_url",
				"git_tags_url",
				"hooks_url",
				"html_url",
				"id",
				"node_id",
				"issue_comment_url",
				"issue_events_url",
				"issues_url",
				"keys_url",
				"labels_url",
				"languages_url",
				"merges_url",
				"milestones_url",
				"name",
				"notifications_url",
				"owner",
				"private",
				"pulls_url",
				"releases_url",
				"stargazers_url",
				"statuses_url",
				"subscribers_url",
				"subscription_url",
				"tags_url",
				"teams_url",
				"trees_url",
				"url",
				"clone_url",
				"default_branch",
				"forks",
				"forks_count",
				"git_url",
				"has_downloads",
				"has_issues",
				"has_projects",
				"has_wiki",
				"has_pages",
				"homepage",
				"language",
				"archived",
				"disabled",
				"mirror_url",
				"open_issues",
				"open_issues_count",
				"license",
				"pushed_at",
				"size",
				"ssh_url",
				"stargazers_count",
				"svn_url",
				"watchers",
				"watchers_count",
				"created_at",
				"updated_at"
			]
		},
		"nullable-simple-user": {
			"type": ["object", "null"],
			"properties": {
				"name": { "type": ["string", "null"] },
				"email": { "type": ["string", "null"] },
				"login": { "type": "string" },
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"avatar_url": {
					"type": "string",
					"format": "uri"
				},
				"gravatar_id": { "type": ["string", "null"] },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"followers_url": {
					"type": "string",
					"format": "uri"
				},
				"following_url": { "type": "string" },
				"gists_url": { "type": "string" },
				"starred_url": { "type": "string" },
				"subscriptions_url": {
					"type": "string",
					"format": "uri"
				},
				"organizations_url": {
					"type": "string",
					"format": "uri"
				},
				"repos_url": {
					"type": "string",
					"format": "uri"
				},
				"events_url": { "type": "string" },
				"received_events_url": {
					"type": "string",
					"format": "uri"
				},
				"type": { "type": "string" },
				"site_admin": { "type": "boolean" },
				"starred_at": { "type": "string" },
				"user_view_type": { "type": "string" }
			},
			"required": [
				"avatar_url",
				"events_url",
				"followers_url",
				"following_url",
				"gists_url",
				"gravatar_id",
				"html_url",
				"id",
				"node_id",
				"login",
				"organizations_url",
				"received_events_url",
				"repos_url",
				"site_admin",
				"starred_url",
				"subscriptions_url",
				"type",
				"url"
			]
		},
		"nullable-team-simple": {
			"type": ["object", "null"],
			"properties": {
				"id": { "type": "integer" },
				"node_id": { "type": "string" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"members_url": { "type": "string" },
				"name": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"permission": { "type": "string" },
				"privacy": { "type": "string" },
				"notification_setting": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"repositories_url": {
					"type": "string",
					"format": "uri"
				},
				"slug": { "type": "string" },
				"ldap_dn": { "type": "string" },
				"type": {
					"type": "string",
					"enum": ["enterprise", "organization"]
				},
				"organization_id": { "type": "integer" },
				"enterprise_id": { "type": "integer" }
			},
			"required": [
				"id",
				"node_id",
				"url",
				"members_url",
				"name",
				"description",
				"permission",
				"html_url",
				"repositories_url",
				"slug",
				"type"
			]
		},
		"protected-branch-admin-enforced": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"enabled": { "type": "boolean" }
			},
			"required": ["url", "enabled"]
		},
		"protected-branch-pull-request-review": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"dismissal_restrictions": {
					"type": "object",
					"properties": {
						"users": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/simple-user" }
						},
						"teams": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/team" }
						},
						"apps": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/integration" }
						},
						"url": { "type": "string" },
						"users_url": { "type": "string" },
						"teams_url": { "type": "string" }
					}
				},
				"bypass_pull_request_allowances": {
					"type": "object",
					"properties": {
						"users": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/simple-user" }
						},
						"teams": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/team" }
						},
						"apps": {
							"type": "array",
							"items": { "$ref": "#/components/schemas/integration" }
						}
					}
				},
				"dismiss_stale_reviews": { "type": "boolean" },
				"require_code_owner_reviews": { "type": "boolean" },
				"required_approving_review_count": {
					"type": "integer",
					"minimum": 0,
					"maximum": 6
				},
				"require_last_push_approval": {
					"type": "boolean",
					"default": false
				}
			},
			"required": ["dismiss_stale_reviews", "require_code_owner_reviews"]
		},
		"protected-branch-required-status-check": {
			"type": "object",
			"properties": {
				"url": { "type": "string" },
				"enforcement_level": { "type": "string" },
				"contexts": {
					"type": "array",
					"items": { "type": "string" }
				},
				"checks": {
					"type": "array",
					"items": {
						"type": "object",
						"properties": {
							"context": { "type": "string" },
							"app_id": { "type": ["integer", "null"] }
						},
						"required": ["context", "app_id"]
					}
				},
				"contexts_url": { "type": "string" },
				"strict": { "type": "boolean" }
			},
			"required": ["contexts", "checks"]
		},
		"pull-request": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"diff_url": {
					"type": "string",
					"format": "uri"
				},
				"patch_url": {
					"type": "string",
					"format": "uri"
				},
				"issue_url": {
					"type": "string",
					"format": "uri"
				},
				"commits_url": {
					"type": "string",
					"format": "uri"
				},
				"review_comments_url": {
					"type": "string",
					"format": "uri"
				},
				"review_comment_url": { "type": "string" },
				"comments_url": {
					"type": "string",
					"format": "uri"
				},
				"statuses_url": {
					"type": "string",
					"format": "uri"
				},
				"number": { "type": "integer" },
				"state": {
					"enum": ["open", "closed"],
					"type": "string"
				},
				"locked": { "type": "boolean" },
				"title": { "type": "string" },
				"user": { "$ref": "#/components/schemas/simple-user" },
				"body": { "type": ["string", "null"] },
				"labels": {
					"type": "array",
					"items": {
						"type": "object",
						"properties": {
							"id": {
								"type": "integer",
								"format": "int64"
							},
							"node_id": { "type": "string" },
							"url": { "type": "string" },
							"name": { "type": "string" },
							"description": { "type": ["string", "null"] },
							"color": { "type": "string" },
							"default": { "type": "boolean" }
						},
						"required": [
							"id",
							"node_id",
							"url",
							"name",
							"description",
							"color",
							"default"
						]
					}
				},
				"milestone": { "$ref": "#/components/schemas/nullable-milestone" },
				"active_lock_reason": { "type": ["string", "null"] },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"closed_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"merged_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"merge_commit_sha": { "type": ["string", "null"] },
				"assignee": { "$ref": "#/components/schemas/nullable-simple-user" },
				"assignees": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/simple-user" }
				},
				"requested_reviewers": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/simple-user" }
				},
				"requested_teams": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/team-simple" }
				},
				"head": {
					"type": "object",
					"properties": {
						"label": { "type": "string" },
						"ref": { "type": "string" },
						"repo": { "$ref": "#/components/schemas/repository" },
						"sha": { "type": "string" },
						"user": { "$ref": "#/components/schemas/simple-user" }
					},
					"required": [
						"label",
						"ref",
						"repo",
						"sha",
						"user"
					]
				},
				"base": {
					"type": "object",
					"properties": {
						"label": { "type": "string" },
						"ref": { "type": "string" },
						"repo": { "$ref": "#/components/schemas/repository" },
						"sha": { "type": "string" },
						"user": { "$ref": "#/components/schemas/simple-user" }
					},
					"required": [
						"label",
						"ref",
						"repo",
						"sha",
						"user"
					]
				},
				"_links": {
					"type": "object",
					"properties": {
						"comments": { "$ref": "#/components/schemas/link" },
						"commits": { "$ref": "#/components/schemas/link" },
						"statuses": { "$ref": "#/components/schemas/link" },
						"html": { "$ref": "#/components/schemas/link" },
						"issue": { "$ref": "#/components/schemas/link" },
						"review_comments": { "$ref": "#/components/schemas/link" },
						"review_comment": { "$ref": "#/components/schemas/link" },
						"self": { "$ref": "#/components/schemas/link" }
					},
					"required": [
						"comments",
						"commits",
						"statuses",
						"html",
						"issue",
						"review_comments",
						"review_comment",
						"self"
					]
				},
				"author_association": { "$ref": "#/components/schemas/author-association" },
				"auto_merge": { "$ref": "#/components/schemas/auto-merge" },
				"stack": { "$ref": "#/components/schemas/pull-request-stack" },
				"draft": { "type": "boolean" },
				"merged": { "type": "boolean" },
				"mergeable": { "type": ["boolean", "null"] },
				"rebaseable": { "type": ["boolean", "null"] },
				"mergeable_state": { "type": "string" },
				"merged_by": { "$ref": "#/components/schemas/nullable-simple-user" },
				"comments": { "type": "integer" },
				"review_comments": { "type": "integer" },
				"maintainer_can_modify": { "type": "boolean" },
				"commits": { "type": "integer" },
				"additions": { "type": "integer" },
				"deletions": { "type": "integer" },
				"changed_files": { "type": "integer" }
			},
			"required": [
				"_links",
				"assignee",
				"labels",
				"base",
				"body",
				"closed_at",
				"comments_url",
				"commits_url",
				"created_at",
				"diff_url",
				"head",
				"html_url",
				"id",
				"node_id",
				"issue_url",
				"merge_commit_sha",
				"merged_at",
				"milestone",
				"number",
				"patch_url",
				"review_comment_url",
				"review_comments_url",
				"statuses_url",
				"state",
				"locked",
				"title",
				"updated_at",
				"url",
				"user",
				"author_association",
				"auto_merge",
				"additions",
				"changed_files",
				"comments",
				"commits",
				"deletions",
				"mergeable",
				"mergeable_state",
				"merged",
				"maintainer_can_modify",
				"merged_by",
				"review_comments"
			]
		},
		"pull-request-minimal": {
			"type": "object",
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"number": { "type": "integer" },
				"url": { "type": "string" },
				"head": {
					"type": "object",
					"properties": {
						"ref": { "type": "string" },
						"sha": { "type": "string" },
						"repo": {
							"type": "object",
							"properties": {
								"id": {
									"type": "integer",
									"format": "int64"
								},
								"url": { "type": "string" },
								"name": { "type": "string" }
							},
							"required": [
								"id",
								"url",
								"name"
							]
						}
					},
					"required": [
						"ref",
						"sha",
						"repo"
					]
				},
				"base": {
					"type": "object",
					"properties": {
						"ref": { "type": "string" },
						"sha": { "type": "string" },
						"repo": {
							"type": "object",
							"properties": {
								"id": {
									"type": "integer",
									"format": "int64"
								},
								"url": { "type": "string" },
								"name": { "type": "string" }
							},
							"required": [
								"id",
								"url",
								"name"
							]
						}
					},
					"required": [
						"ref",
						"sha",
						"repo"
					]
				}
			},
			"required": [
				"id",
				"number",
				"url",
				"head",
				"base"
			]
		},
		"pull-request-review": {
			"type": "object",
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"user": { "$ref": "#/components/schemas/nullable-simple-user" },
				"body": { "type": "string" },
				"state": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"pull_request_url": {
					"type": "string",
					"format": "uri"
				},
				"_links": {
					"type": "object",
					"properties": {
						"html": {
							"type": "object",
							"properties": { "href": { "type": "string" } },
							"required": ["href"]
						},
						"pull_request": {
							"type": "object",
							"properties": { "href": { "type": "string" } },
							"required": ["href"]
						}
					},
					"required": ["html", "pull_request"]
				},
				"submitted_at": {
					"type": "string",
					"format": "date-time"
				},
				"commit_id": { "type": ["string", "null"] },
				"body_html": { "type": "string" },
				"body_text": { "type": "string" },
				"author_association": { "$ref": "#/components/schemas/author-association" }
			},
			"required": [
				"id",
				"node_id",
				"user",
				"body",
				"state",
				"commit_id",
				"html_url",
				"pull_request_url",
				"_links",
				"author_association"
			]
		},
		"pull-request-review-comment": {
			"type": "object",
			"properties": {
				"url": { "type": "string" },
				"pull_request_review_id": {
					"type": ["integer", "null"],
					"format": "int64"
				},
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"diff_hunk": { "type": "string" },
				"path": { "type": "string" },
				"position": { "type": ["integer", "null"] },
				"original_position": { "type": "integer" },
				"commit_id": { "type": "string" },
				"original_commit_id": { "type": "string" },
				"in_reply_to_id": { "type": "integer" },
				"user": { "$ref": "#/components/schemas/nullable-simple-user" },
				"body": { "type": "string" },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"pull_request_url": {
					"type": "string",
					"format": "uri"
				},
				"author_association": { "$ref": "#/components/schemas/author-association" },
				"_links": {
					"type": "object",
					"properties": {
						"self": {
							"type": "object",
							"properties": { "href": {
								"type": "string",
								"format": "uri"
							} },
							"required": ["href"]
						},
						"html": {
							"type": "object",
							"properties": { "href": {
								"type": "string",
								"format": "uri"
							} },
							"required": ["href"]
						},
						"pull_request": {
							"type": "object",
							"properties": { "href": {
								"type": "string",
								"format": "uri"
							} },
							"required": ["href"]
						}
					},
					"required": [
						"self",
						"html",
						"pull_request"
					]
				},
				"start_line": { "type": ["integer", "null"] },
				"original_start_line": { "type": ["integer", "null"] },
				"start_side": {
					"type": ["string", "null"],
					"enum": [
						"LEFT",
						"RIGHT",
						null
					],
					"default": "RIGHT"
				},
				"line": { "type": ["integer", "null"] },
				"original_line": { "type": "integer" },
				"side": {
					"enum": ["LEFT", "RIGHT"],
					"default": "RIGHT",
					"type": "string"
				},
				"subject_type": {
					"type": "string",
					"enum": ["line", "file"]
				},
				"reactions": { "$ref": "#/components/schemas/reaction-rollup" },
				"body_html": { "type": "string" },
				"body_text": { "type": "string" }
			},
			"required": [
				"url",
				"id",
				"node_id",
				"pull_request_review_id",
				"diff_hunk",
				"path",
				"commit_id",
				"original_commit_id",
				"user",
				"body",
				"created_at",
				"updated_at",
				"html_url",
				"pull_request_url",
				"author_association",
				"_links"
			]
		},
		"pull-request-simple": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"diff_url": {
					"type": "string",
					"format": "uri"
				},
				"patch_url": {
					"type": "string",
					"format": "uri"
				},
				"issue_url": {
					"type": "string",
					"format": "uri"
				},
				"commits_url": {
					"type": "string",
					"format": "uri"
				},
				"review_comments_url": {
					"type": "string",
					"format": "uri"
				},
				"review_comment_url": { "type": "string" },
				"comments_url": {
					"type": "string",
					"format": "uri"
				},
				"statuses_url": {
					"type": "string",
					"format": "uri"
				},
				"number": { "type": "integer" },
				"state": { "type": "string" },
				"locked": { "type": "boolean" },
				"title": { "type": "string" },
				"user": { "$ref": "#/components/schemas/nullable-simple-user" },
				"body": { "type": ["string", "null"] },
				"labels": {
					"type": "array",
					"items": {
						"type": "object",
						"properties": {
							"id": {
								"type": "integer",
								"format": "int64"
							},
							"node_id": { "type": "string" },
							"url": { "type": "string" },
							"name": { "type": "string" },
							"description": { "type": "string" },
							"color": { "type": "string" },
							"default": { "type": "boolean" }
						},
						"required": [
							"id",
							"node_id",
							"url",
							"name",
							"description",
							"color",
							"default"
						]
					}
				},
				"milestone": { "$ref": "#/components/schemas/nullable-milestone" },
				"active_lock_reason": { "type": ["string", "null"] },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"closed_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"merged_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"merge_commit_sha": { "type": ["string", "null"] },
				"assignee": { "$ref": "#/components/schemas/nullable-simple-user" },
				"assignees": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/simple-user" }
				},
				"requested_reviewers": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/simple-user" }
				},
				"requested_teams": {
					"type": "array",
					"items": { "$ref": "#/components/schemas/team" }
				},
				"head": {
					"type": "object",
					"properties": {
						"label": { "type": "string" },
						"ref": { "type": "string" },
						"repo": { "$ref": "#/components/schemas/repository" },
						"sha": { "type": "string" },
						"user": { "$ref": "#/components/schemas/nullable-simple-user" }
					},
					"required": [
						"label",
						"ref",
						"repo",
						"sha",
						"user"
					]
				},
				"base": {
					"type": "object",
					"properties": {
						"label": { "type": "string" },
						"ref": { "type": "string" },
						"repo": { "$ref": "#/components/schemas/repository" },
						"sha": { "type": "string" },
						"user": { "$ref": "#/components/schemas/nullable-simple-user" }
					},
					"required": [
						"label",
						"ref",
						"repo",
						"sha",
						"user"
					]
				},
				"_links": {
					"type": "object",
					"properties": {
						"comments": { "$ref": "#/components/schemas/link" },
						"commits": { "$ref": "#/components/schemas/link" },
						"statuses": { "$ref": "#/components/schemas/link" },
						"html": { "$ref": "#/components/schemas/link" },
						"issue": { "$ref": "#/components/schemas/link" },
						"review_comments": { "$ref": "#/components/schemas/link" },
						"review_comment": { "$ref": "#/components/schemas/link" },
						"self": { "$ref": "#/components/schemas/link" }
					},
					"required": [
						"comments",
						"commits",
						"statuses",
						"html",
						"issue",
						"review_comments",
						"review_comment",
						"self"
					]
				},
				"author_association": { "$ref": "#/components/schemas/author-association" },
				"auto_merge": { "$ref": "#/components/schemas/auto-merge" },
				"stack": { "$ref": "#/components/schemas/pull-request-stack" },
				"draft": { "type": "boolean" }
			},
			"required": [
				"_links",
				"assignee",
				"labels",
				"base",
				"body",
				"closed_at",
				"comments_url",
				"commits_url",
				"created_at",
				"diff_url",
				"head",
				"html_url",
				"id",
				"node_id",
				"issue_url",
				"merge_commit_sha",
				"merged_at",
				"milestone",
				"number",
				"patch_url",
				"review_comment_url",
				"review_comments_url",
				"statuses_url",
				"state",
				"locked",
				"title",
				"updated_at",
				"url",
				"user",
				"author_association",
				"auto_merge"
			]
		},
		"pull-request-stack": {
			"type": ["object", "null"],
			"properties": {
				"base": {
					"type": "object",
					"properties": {
						"ref": { "type": "string" },
						"sha": { "type": "string" }
					},
					"required": ["ref", "sha"]
				},
				"size": { "type": "integer" },
				"position": { "type": "integer" },
				"id": { "type": "integer" },
				"number": { "type": "integer" }
			},
			"required": ["base"]
		},
		"reaction-rollup": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"total_count": { "type": "integer" },
				"+1": { "type": "integer" },
				"-1": { "type": "integer" },
				"laugh": { "type": "integer" },
				"confused": { "type": "integer" },
				"heart": { "type": "integer" },
				"hooray": { "type": "integer" },
				"eyes": { "type": "integer" },
				"rocket": { "type": "integer" }
			},
			"required": [
				"url",
				"total_count",
				"+1",
				"-1",
				"laugh",
				"confused",
				"heart",
				"hooray",
				"eyes",
				"rocket"
			]
		},
		"repository": {
			"type": "object",
			"properties": {
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"name": { "type": "string" },
				"full_name": { "type": "string" },
				"license": { "$ref": "#/components/schemas/nullable-license-simple" },
				"forks": { "type": "integer" },
				"permissions": {
					"type": "object",
					"properties": {
						"admin": { "type": "boolean" },
						"pull": { "type": "boolean" },
						"triage": { "type": "boolean" },
						"push": { "type": "boolean" },
						"maintain": { "type": "boolean" }
					},
					"required": [
						"admin",
						"pull",
						"push"
					]
				},
				"owner": { "$ref": "#/components/schemas/simple-user" },
				"private": {
					"default": false,
					"type": "boolean"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"description": { "type": ["string", "null"] },
				"fork": { "type": "boolean" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"archive_url": { "type": "string" },
				"assignees_url": { "type": "string" },
				"blobs_url": { "type": "string" },
				"branches_url": { "type": "string" },
				"collaborators_url": { "type": "string" },
				"comments_url": { "type": "string" },
				"commits_url": { "type": "string" },
				"compare_url": { "type": "string" },
				"contents_url": { "type": "string" },
				"contributors_url": {
					"type": "string",
					"format": "uri"
				},
				"deployments_url": {
					"type": "string",
					"format": "uri"
				},
				"downloads_url": {
					"type": "string",
					"format": "uri"
				},
				"events_url": {
					"type": "string",
					"format": "uri"
				},
				"forks_url": {
					"type": "string",
					"format": "uri"
				},
				"git_commits_url": { "type": "string" },
				"git_refs_url": { "type": "string" },
				"git_tags_url": { "type": "string" },
				"git_url": { "type": "string" },
				"issue_comment_url": { "type": "string" },
				"issue_events_url": { "type": "string" },
				"issues_url": { "type": "string" },
				"keys_url": { "type": "string" },
				"labels_url": { "type": "string" },
				"languages_url": {
					"type": "string",
					"format": "uri"
				},
				"merges_url": {
					"type": "string",
					"format": "uri"
				},
				"milestones_url": { "type": "string" },
				"notifications_url": { "type": "string" },
				"pulls_url": { "type": "string" },
				"releases_url": { "type": "string" },
				"ssh_url": { "type": "string" },
				"stargazers_url": {
					"type": "string",
					"format": "uri"
				},
				"statuses_url": { "type": "string" },
				"subscribers_url": {
					"type": "string",
					"format": "uri"
				},
				"subscription_url": {
					"type": "string",
					"format": "uri"
				},
				"tags_url": {
					"type": "string",
					"format": "uri"
				},
				"teams_url": {
					"type": "string",
					"format": "uri"
				},
				"trees_url": { "type": "string" },
				"clone_url": { "type": "string" },
				"mirror_url": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"hooks_url": {
					"type": "string",
					"format": "uri"
				},
				"svn_url": {
					"type": "string",
					"format": "uri"
				},
				"homepage": {
					"type": ["string", "null"],
					"format": "uri"
				},
				"language": { "type": ["string", "null"] },
				"forks_count": { "type": "integer" },
				"stargazers_count": { "type": "integer" },
				"watchers_count": { "type": "integer" },
				"size": { "type": "integer" },
				"default_branch": { "type": "string" },
				"open_issues_count": { "type": "integer" },
				"is_template": {
					"default": false,
					"type": "boolean"
				},
				"topics": {
					"type": "array",
					"items": { "type": "string" }
				},
				"has_issues": {
					"default": true,
					"type": "boolean"
				},
				"has_projects": {
					"default": true,
					"type": "boolean"
				},
				"has_wiki": {
					"default": true,
					"type": "boolean"
				},
				"has_pages": { "type": "boolean" },
				"has_downloads": {
					"default": true,
					"type": "boolean"
				},
				"has_discussions": {
					"default": false,
					"type": "boolean"
				},
				"has_pull_requests": {
					"default": true,
					"type": "boolean"
				},
				"pull_request_creation_policy": {
					"type": "string",
					"enum": ["all", "collaborators_only"]
				},
				"archived": {
					"default": false,
					"type": "boolean"
				},
				"disabled": { "type": "boolean" },
				"visibility": {
					"default": "public",
					"type": "string"
				},
				"pushed_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"created_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"updated_at": {
					"type": ["string", "null"],
					"format": "date-time"
				},
				"allow_rebase_merge": {
					"default": true,
					"type": "boolean"
				},
				"temp_clone_token": { "type": "string" },
				"allow_squash_merge": {
					"default": true,
					"type": "boolean"
				},
				"allow_auto_merge": {
					"default": false,
					"type": "boolean"
				},
				"delete_branch_on_merge": {
					"default": false,
					"type": "boolean"
				},
				"allow_update_branch": {
					"default": false,
					"type": "boolean"
				},
				"use_squash_pr_title_as_default": {
					"type": "boolean",
					"default": false
				},
				"squash_merge_commit_title": {
					"type": "string",
					"enum": ["PR_TITLE", "COMMIT_OR_PR_TITLE"]
				},
				"squash_merge_commit_message": {
					"type": "string",
					"enum": [
						"PR_BODY",
						"COMMIT_MESSAGES",
						"BLANK"
					]
				},
				"merge_commit_title": {
					"type": "string",
					"enum": ["PR_TITLE", "MERGE_MESSAGE"]
				},
				"merge_commit_message": {
					"type": "string",
					"enum": [
						"PR_BODY",
						"PR_TITLE",
						"BLANK"
					]
				},
				"allow_merge_commit": {
					"default": true,
					"type": "boolean"
				},
				"allow_forking": { "type": "boolean" },
				"web_commit_signoff_required": {
					"default": false,
					"type": "boolean"
				},
				"open_issues": { "type": "integer" },
				"watchers": { "type": "integer" },
				"master_branch": { "type": "string" },
				"starred_at": { "type": "string" },
				"anonymous_access_enabled": { "type": "boolean" },
				"code_search_index_status": {
					"type": "object",
					"properties": {
						"lexical_search_ok": { "type": "boolean" },
						"lexical_commit_sha": { "type": "string" }
					}
				}
			},
			"required": [
				"archive_url",
				"assignees_url",
				"blobs_url",
				"branches_url",
				"collaborators_url",
				"comments_url",
				"commits_url",
				"compare_url",
				"contents_url",
				"contributors_url",
				"deployments_url",
				"description",
				"downloads_url",
				"events_url",
				"fork",
				"forks_url",
				"full_name",
				"git_commits_url",
				"git_refs_url",
				"git_tags_url",
				"hooks_url",
				"html_url",
				"id",
				"node_id",
				"issue_comment_url",
				"issue_events_url",
				"issues_url",
				"keys_url",
				"labels_url",
				"languages_url",
				"merges_url",
				"milestones_url",
				"name",
				"notifications_url",
				"owner",
				"private",
				"pulls_url",
				"releases_url",
				"stargazers_url",
				"statuses_url",
				"subscribers_url",
				"subscription_url",
				"tags_url",
				"teams_url",
				"trees_url",
				"url",
				"clone_url",
				"default_branch",
				"forks",
				"forks_count",
				"git_url",
				"has_downloads",
				"has_issues",
				"has_projects",
				"has_wiki",
				"has_pages",
				"homepage",
				"language",
				"archived",
				"disabled",
				"mirror_url",
				"open_issues",
				"open_issues_count",
				"license",
				"pushed_at",
				"size",
				"ssh_url",
				"stargazers_count",
				"svn_url",
				"watchers",
				"watchers_count",
				"created_at",
				"updated_at"
			]
		},
		"repository-collaborator-permission": {
			"type": "object",
			"properties": {
				"permission": { "type": "string" },
				"role_name": { "type": "string" },
				"user": { "$ref": "#/components/schemas/nullable-collaborator" }
			},
			"required": [
				"permission",
				"role_name",
				"user"
			]
		},
		"review-comment": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"format": "uri"
				},
				"pull_request_review_id": {
					"type": ["integer", "null"],
					"format": "int64"
				},
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"diff_hunk": { "type": "string" },
				"path": { "type": "string" },
				"position": { "type": ["integer", "null"] },
				"original_position": { "type": "integer" },
				"commit_id": { "type": "string" },
				"original_commit_id": { "type": "string" },
				"in_reply_to_id": { "type": "integer" },
				"user": { "$ref": "#/components/schemas/nullable-simple-user" },
				"body": { "type": "string" },
				"created_at": {
					"type": "string",
					"format": "date-time"
				},
				"updated_at": {
					"type": "string",
					"format": "date-time"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"pull_request_url": {
					"type": "string",
					"format": "uri"
				},
				"author_association": { "$ref": "#/components/schemas/author-association" },
				"_links": {
					"type": "object",
					"properties": {
						"self": { "$ref": "#/components/schemas/link" },
						"html": { "$ref": "#/components/schemas/link" },
						"pull_request": { "$ref": "#/components/schemas/link" }
					},
					"required": [
						"self",
						"html",
						"pull_request"
					]
				},
				"body_text": { "type": "string" },
				"body_html": { "type": "string" },
				"reactions": { "$ref": "#/components/schemas/reaction-rollup" },
				"side": {
					"enum": ["LEFT", "RIGHT"],
					"default": "RIGHT",
					"type": "string"
				},
				"start_side": {
					"type": ["string", "null"],
					"enum": [
						"LEFT",
						"RIGHT",
						null
					],
					"default": "RIGHT"
				},
				"line": { "type": ["integer", "null"] },
				"original_line": { "type": "integer" },
				"start_line": { "type": ["integer", "null"] },
				"original_start_line": { "type": ["integer", "null"] },
				"subject_type": {
					"type": "string",
					"enum": ["line", "file"]
				}
			},
			"required": [
				"id",
				"node_id",
				"url",
				"body",
				"diff_hunk",
				"path",
				"position",
				"original_position",
				"commit_id",
				"original_commit_id",
				"user",
				"pull_request_review_id",
				"html_url",
				"pull_request_url",
				"_links",
				"author_association",
				"created_at",
				"updated_at"
			]
		},
		"security-and-analysis": {
			"type": ["object", "null"],
			"properties": {
				"advanced_security": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"code_security": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"dependabot_security_updates": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning_push_protection": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning_non_provider_patterns": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning_ai_detection": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning_delegated_alert_dismissal": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning_delegated_bypass": {
					"type": "object",
					"properties": { "status": {
						"type": "string",
						"enum": ["enabled", "disabled"]
					} }
				},
				"secret_scanning_delegated_bypass_options": {
					"type": "object",
					"properties": { "reviewers": {
						"type": "array",
						"items": {
							"type": "object",
							"required": ["reviewer_id", "reviewer_type"],
							"properties": {
								"reviewer_id": { "type": "integer" },
								"reviewer_type": {
									"type": "string",
									"enum": ["TEAM", "ROLE"]
								},
								"mode": {
									"type": "string",
									"enum": ["ALWAYS", "EXEMPT"],
									"default": "ALWAYS"
								}
							}
						}
					} }
				}
			}
		},
		"simple-user": {
			"type": "object",
			"properties": {
				"name": { "type": ["string", "null"] },
				"email": { "type": ["string", "null"] },
				"login": { "type": "string" },
				"id": {
					"type": "integer",
					"format": "int64"
				},
				"node_id": { "type": "string" },
				"avatar_url": {
					"type": "string",
					"format": "uri"
				},
				"gravatar_id": { "type": ["string", "null"] },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"followers_url": {
					"type": "string",
					"format": "uri"
				},
				"following_url": { "type": "string" },
				"gists_url": { "type": "string" },
				"starred_url": { "type": "string" },
				"subscriptions_url": {
					"type": "string",
					"format": "uri"
				},
				"organizations_url": {
					"type": "string",
					"format": "uri"
				},
				"repos_url": {
					"type": "string",
					"format": "uri"
				},
				"events_url": { "type": "string" },
				"received_events_url": {
					"type": "string",
					"format": "uri"
				},
				"type": { "type": "string" },
				"site_admin": { "type": "boolean" },
				"starred_at": { "type": "string" },
				"user_view_type": { "type": "string" }
			},
			"required": [
				"avatar_url",
				"events_url",
				"followers_url",
				"following_url",
				"gists_url",
				"gravatar_id",
				"html_url",
				"id",
				"node_id",
				"login",
				"organizations_url",
				"received_events_url",
				"repos_url",
				"site_admin",
				"starred_url",
				"subscriptions_url",
				"type",
				"url"
			]
		},
		"team": {
			"type": "object",
			"properties": {
				"id": { "type": "integer" },
				"node_id": { "type": "string" },
				"name": { "type": "string" },
				"slug": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"privacy": { "type": "string" },
				"notification_setting": { "type": "string" },
				"permission": { "type": "string" },
				"permissions": {
					"type": "object",
					"properties": {
						"pull": { "type": "boolean" },
						"triage": { "type": "boolean" },
						"push": { "type": "boolean" },
						"maintain": { "type": "boolean" },
						"admin": { "type": "boolean" }
					},
					"required": [
						"pull",
						"triage",
						"push",
						"maintain",
						"admin"
					]
				},
				"url": {
					"type": "string",
					"format": "uri"
				},
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"members_url": { "type": "string" },
				"repositories_url": {
					"type": "string",
					"format": "uri"
				},
				"type": {
					"type": "string",
					"enum": ["enterprise", "organization"]
				},
				"access_source": {
					"type": "string",
					"enum": [
						"direct",
						"organization",
						"enterprise"
					]
				},
				"organization_id": { "type": "integer" },
				"enterprise_id": { "type": "integer" },
				"parent": { "$ref": "#/components/schemas/nullable-team-simple" }
			},
			"required": [
				"id",
				"node_id",
				"url",
				"members_url",
				"name",
				"description",
				"permission",
				"html_url",
				"repositories_url",
				"slug",
				"parent",
				"type"
			]
		},
		"team-simple": {
			"type": "object",
			"properties": {
				"id": { "type": "integer" },
				"node_id": { "type": "string" },
				"url": {
					"type": "string",
					"format": "uri"
				},
				"members_url": { "type": "string" },
				"name": { "type": "string" },
				"description": { "type": ["string", "null"] },
				"permission": { "type": "string" },
				"privacy": { "type": "string" },
				"notification_setting": { "type": "string" },
				"html_url": {
					"type": "string",
					"format": "uri"
				},
				"repositories_url": {
					"type": "string",
					"format": "uri"
				},
				"slug": { "type": "string" },
				"ldap_dn": { "type": "string" },
				"type": {
					"type": "string",
					"enum": ["enterprise", "organization"]
				},
				"organization_id": { "type": "integer" },
				"enterprise_id": { "type": "integer" }
			},
			"required": [
				"id",
				"node_id",
				"url",
				"members_url",
				"name",
				"description",
				"permission",
				"html_url",
				"repositories_url",
				"slug",
				"type"
			]
		},
		"validation-error": {
			"type": "object",
			"required": ["message", "documentation_url"],
			"properties": {
				"message": { "type": "string" },
				"documentation_url": { "type": "string" },
				"errors": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["code"],
						"properties": {
							"resource": { "type": "string" },
							"field": { "type": "string" },
							"message": { "type": "string" },
							"code": { "type": "string" },
							"index": { "type": "integer" },
							"value": { "oneOf": [
								{ "type": ["string", "null"] },
								{ "type": ["integer", "null"] },
								{
									"type": ["array", "null"],
									"items": { "type": "string" }
								}
							] }
						}
					}
				}
			}
		},
		"validation-error-simple": {
			"type": "object",
			"required": ["message", "documentation_url"],
			"properties": {
				"message": { "type": "string" },
				"documentation_url": { "type": "string" },
				"errors": {
					"type": "array",
					"items": { "type": "string" }
				}
			}
		},
		"verification": {
			"type": "object",
			"properties": {
				"verified": { "type": "boolean" },
				"reason": { "type": "string" },
				"payload": { "type": ["string", "null"] },
				"signature": { "type": ["string", "null"] },
				"verified_at": { "type": ["string", "null"] }
			},
			"required": [
				"verified",
				"reason",
				"payload",
				"signature",
				"verified_at"
			]
		}
	} }
};

// __tests__/support/github-server/validate.ts
var import_ajv = /* @__PURE__ */ __toESM(require_ajv(), 1);
function isDictionary(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
const operations = openapi_slice_default.operations;
const documentName = "github";
/** Make a validator. Nothing is compiled until it is used, so that the server starts at once. */
function createValidator() {
	const ajv = new import_ajv.Ajv({
		strict: false,
		allErrors: true,
		logger: false,
		formats
	});
	ajv.addSchema(openapi_slice_default, documentName);
	const find = (...pointer) => {
		const validate = ajv.getSchema(`${documentName}#/${pointer.map(escapePointer).join("/")}`);
		if (validate === void 0) throw new Error(`the OpenAPI slice has nothing at ${pointer.join("/")}`);
		return validate;
	};
	return {
		operations: Object.entries(operations).map(([id, operation]) => readOperation(id, operation)),
		checkParameters: (operationId, place, values) => [...check(find("operations", operationId, place), values), ...listUnknownKeys(operations[operationId]?.[place], values, "")],
		bodyGuard: (operationId) => {
			const guard = ajv.getSchema(`${documentName}#/operations/${escapePointer(operationId)}/body`);
			if (guard === void 0) throw new Error(`the OpenAPI slice has no body for ${operationId}`);
			return guard;
		},
		findUnknownKeys: (operationId, body) => listUnknownKeys(operations[operationId]?.["body"], body, ""),
		checkAnswer: (operationId, status, body) => {
			const answers = operations[operationId]?.["answers"];
			const answer = isDictionary(answers) ? answers[String(status)] : void 0;
			if (answer === null && status >= 400) return check(find("components", "schemas", "basic-error"), body);
			if (answer === null) return body === null ? [] : ["the answer must be empty"];
			if (answer !== void 0) return check(find("operations", operationId, "answers", String(status)), body);
			if (status >= 400) return check(find("components", "schemas", "basic-error"), body);
			return [`${operationId} is not described to answer ${status}`];
		}
	};
}
function check(validate, value) {
	return validate(value) ? [] : (validate.errors ?? []).map(describe);
}
function escapePointer(key) {
	return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
function readOperation(id, operation) {
	const types = {};
	for (const place of ["pathParameters", "query"]) for (const [name, schema] of Object.entries(propertiesOf(operation[place]))) types[name] = isDictionary(schema) && typeof schema["type"] === "string" ? schema["type"] : "string";
	return {
		id,
		method: String(operation["method"]),
		path: String(operation["path"]),
		isBodyRequired: operation["isBodyRequired"] === true,
		hasBody: operation["body"] !== null,
		parameterTypes: types
	};
}
/** What ajv found, in words for the `message` of a 422. */
function describe(error) {
	const detail = error.keyword === "enum" ? `: ${JSON.stringify(error.params["allowedValues"])}` : "";
	return `${error.instancePath === "" ? "the request" : error.instancePath} ${error.message ?? error.keyword}${detail}`;
}
/** GitHub's schemas leave objects open, and GitHub drops what it does not know. A client that sends such a key has a
*  misspelling, so it is refused here. */
function listUnknownKeys(schema, value, path) {
	if (!isDictionary(schema)) return [];
	if (Array.isArray(value)) return value.flatMap((item, index) => listUnknownKeys(schema["items"], item, `${path}/${index}`));
	const properties = propertiesOf(schema);
	if (!isDictionary(value) || Object.keys(properties).length === 0) return [];
	return Object.entries(value).flatMap(([key, item]) => key in properties ? listUnknownKeys(properties[key], item, `${path}/${key}`) : [`${path}/${key} is not a known key`]);
}
function propertiesOf(schema) {
	return isDictionary(schema) && isDictionary(schema["properties"]) ? schema["properties"] : {};
}
const formats = {
	"date-time": (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/iu.test(text) && !Number.isNaN(Date.parse(text)),
	uri: (text) => URL.canParse(text),
	email: (text) => text.includes("@"),
	int64: true
};

// __tests__/support/github-server/graphql/execute.ts
/** A field that the schema here lacks, or an argument it does not take: the whole document is then unknown. */
var UnknownField = class extends Error {
	constructor(message) {
		super(message);
		this.name = "UnknownField";
	}
};
/** A field that could not be resolved: it becomes null, and this becomes an entry of `errors`. */
var FieldFailure = class extends Error {
	type;
	constructor(type, message) {
		super(message);
		this.name = "FieldFailure";
		this.type = type;
	}
};
/** Run one operation. In: the root object for its kind, and the variables of the request. Out: data, and errors beside it.
*  Throws: `UnknownField`. */
async function execute(document, root, variables, argumentNames) {
	for (const [name, { isRequired }] of document.variables) if (isRequired && (variables[name] ?? null) === null) throw new FieldFailure("INVALID_VARIABLE", `Variable $${name} was provided invalid value`);
	const errors = [];
	const bound = (value) => bind(value, document, variables);
	const select = async (node, selections, path) => {
		const result = {};
		for (const field of flatten(node, selections)) {
			const fieldPath = [...path, field.key];
			try {
				result[field.key] = await resolve(node, field, fieldPath);
			} catch (error) {
				if (!(error instanceof FieldFailure)) throw error;
				result[field.key] = null;
				errors.push({
					type: error.type,
					path: fieldPath,
					message: error.message
				});
			}
		}
		return result;
	};
	const resolve = async (node, field, path) => {
		if (field.name === "__typename") return node.type;
		const resolver = node.fields[field.name];
		if (resolver === void 0) throw new UnknownField(`Field '${field.name}' doesn't exist on type '${node.type}'`);
		const known = argumentNames[`${node.type}.${field.name}`] ?? [];
		for (const name of field.values.keys()) if (!known.includes(name)) throw new UnknownField(`Field '${field.name}' doesn't accept argument '${name}'`);
		const values = Object.fromEntries([...field.values].map(([name, value]) => [name, bound(value)]));
		return complete(await resolver(values), field, path);
	};
	const complete = async (value, field, path) => {
		if (isList(value)) return Promise.all(value.map((item) => complete(item, field, path)));
		if (typeof value !== "object" || value === null) return value;
		if (field.selections === null) throw new UnknownField(`Field '${field.name}' returns ${value.type} but has no selections`);
		return select(value, field.selections, path);
	};
	return {
		data: await select(root, document.selections, []),
		errors
	};
}
function isList(value) {
	return Array.isArray(value);
}
function flatten(node, selections) {
	return selections.flatMap((selection) => {
		if (selection.kind === "field") return [selection];
		return selection.on === node.type || (node.interfaces ?? []).includes(selection.on) ? flatten(node, selection.selections) : [];
	});
}
function bind(value, document, variables) {
	if (value.kind === "literal") return value.value;
	if (value.kind === "enum") return value.name;
	if (value.kind === "list") return value.items.map((item) => bind(item, document, variables));
	if (value.kind === "variable") return bindVariable(value.name, document, variables);
	return Object.fromEntries([...value.fields].map(([name, item]) => [name, bind(item, document, variables)]));
}
function bindVariable(name, document, variables) {
	const declared = document.variables.get(name);
	if (declared === void 0) throw new UnknownField(`Variable $${name} is used but not declared`);
	const given = variables[name];
	return given === void 0 && declared.fallback !== null ? bind(declared.fallback, document, {}) : given ?? null;
}

// __tests__/support/github-server/graphql/parse.ts
const tokenPattern = /\s+|,|#[^\n]*|(?<token>\.\.\.|[!$():=@[\]{}|&]|[_A-Za-z]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\n]|\\.)*")/uy;
/** Read one operation. Throws: a `SyntaxError` that says where. */
function parseDocument(text) {
	return new Reader(tokenize(text)).readDocument();
}
function tokenize(text) {
	const tokens = [];
	tokenPattern.lastIndex = 0;
	while (tokenPattern.lastIndex < text.length) {
		const at = tokenPattern.lastIndex;
		const match = tokenPattern.exec(text);
		if (match === null) throw new SyntaxError(`Parse error on ${JSON.stringify(text.slice(at, at + 10))} at ${at}`);
		if (match.groups?.["token"] !== void 0) tokens.push(match.groups["token"]);
	}
	return tokens;
}
var Reader = class {
	tokens;
	next = 0;
	constructor(tokens) {
		this.tokens = tokens;
	}
	readDocument() {
		const isShort = this.peek() === "{";
		const kind = isShort ? "query" : this.readName();
		if (kind !== "query" && kind !== "mutation") throw new SyntaxError(`Parse error on ${JSON.stringify(kind)}`);
		if (!isShort && this.peek() !== "(" && this.peek() !== "{") this.readName();
		const variables = this.peek() === "(" ? this.readVariables() : /* @__PURE__ */ new Map();
		const selections = this.readSelections();
		if (this.peek() !== null) throw new SyntaxError(`Parse error on ${JSON.stringify(this.peek())} after the operation`);
		return {
			kind,
			variables,
			selections
		};
	}
	readVariables() {
		const variables = /* @__PURE__ */ new Map();
		this.expect("(");
		while (!this.accept(")")) {
			this.expect("$");
			const name = this.readName();
			this.expect(":");
			const isNonNull = this.readType();
			const fallback = this.accept("=") ? this.readValue() : null;
			variables.set(name, {
				isRequired: isNonNull && fallback === null,
				fallback
			});
		}
		return variables;
	}
	/** Out: whether the type ends in `!`. */
	readType() {
		if (this.accept("[")) {
			this.readType();
			this.expect("]");
		} else this.readName();
		return this.accept("!");
	}
	readSelections() {
		const selections = [];
		this.expect("{");
		while (!this.accept("}")) selections.push(this.readSelection());
		return selections;
	}
	readSelection() {
		if (this.accept("...")) {
			if (this.readName() !== "on") throw new SyntaxError("fragments by name are not supported");
			return {
				kind: "inline",
				on: this.readName(),
				selections: this.readSelections()
			};
		}
		const first = this.readName();
		return {
			kind: "field",
			name: this.accept(":") ? this.readName() : first,
			key: first,
			values: this.peek() === "(" ? this.readFields("(", ")") : /* @__PURE__ */ new Map(),
			selections: this.peek() === "{" ? this.readSelections() : null
		};
	}
	readFields(open, close) {
		const fields = /* @__PURE__ */ new Map();
		this.expect(open);
		while (!this.accept(close)) {
			const name = this.readName();
			this.expect(":");
			fields.set(name, this.readValue());
		}
		return fields;
	}
	readValue() {
		const token = this.peek() ?? "";
		if (token === "{") return {
			kind: "object",
			fields: this.readFields("{", "}")
		};
		this.next += 1;
		if (token === "$") return {
			kind: "variable",
			name: this.readName()
		};
		if (token === "[") {
			const items = [];
			while (!this.accept("]")) items.push(this.readValue());
			return {
				kind: "list",
				items
			};
		}
		if (/^(?:-?\d|")/u.test(token) || [
			"true",
			"false",
			"null"
		].includes(token)) return readLiteral(token);
		if (/^[_A-Za-z]/u.test(token)) return {
			kind: "enum",
			name: token
		};
		throw new SyntaxError(`Parse error on ${JSON.stringify(token)}, expected a value`);
	}
	readName() {
		const token = this.peek();
		if (token === null || !/^[_A-Za-z]/u.test(token)) throw new SyntaxError(`Parse error on ${token === null ? "the end" : JSON.stringify(token)}, expected a name`);
		this.next += 1;
		return token;
	}
	peek() {
		return this.tokens[this.next] ?? null;
	}
	accept(token) {
		if (this.peek() !== token) return false;
		this.next += 1;
		return true;
	}
	expect(token) {
		if (!this.accept(token)) throw new SyntaxError(`Parse error on ${JSON.stringify(this.peek())}, expected ${token}`);
	}
};
function readLiteral(token) {
	const value = JSON.parse(token);
	return {
		kind: "literal",
		value: typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null
	};
}

// __tests__/support/github-server/place.ts
/** Follow a comment from the commit it was made at to the pull request's head. GitHub says the head is its commit now,
*  so that `commit_id` proves nothing after a push. */
async function locate(context, repository, comment, ends) {
	const { line, startLine, position } = comment;
	if (comment.commitId === ends.head) return {
		isOutdated: false,
		commitId: ends.head,
		line,
		startLine,
		position
	};
	const outdated = {
		isOutdated: true,
		commitId: ends.head
	};
	const file = (await readPullDiff(context, repository, ends.mergeBase, ends.head)).find((candidate) => candidate.path === comment.path);
	if (file === void 0) return outdated;
	if (line === null) return {
		isOutdated: false,
		commitId: ends.head,
		line,
		startLine,
		position
	};
	const moved = (await readPullDiff(context, repository, comment.commitId, ends.head)).find((candidate) => candidate.path === comment.path)?.lines ?? [];
	const follow = (side, from) => side === "LEFT" ? from : moveLine(moved, from);
	const last = follow(comment.side, line);
	const first = startLine === null ? null : follow(comment.startSide ?? comment.side, startLine);
	const found = last === null ? void 0 : findLine(file, comment.side, last);
	if (found === void 0 || startLine !== null && first === null) return outdated;
	return {
		isOutdated: false,
		commitId: ends.head,
		line: last,
		startLine: first,
		position: found.position
	};
}
/** The line of a diff that a comment may stand on: added and context lines on the right, deleted lines on the left. */
function findLine(file, side, line) {
	return file.lines.find((candidate) => side === "RIGHT" ? candidate.newLine === line : candidate.kind === "delete" && candidate.oldLine === line);
}
/** Number of a line after a change, or null if the change took it. In: the lines of the change's diff, in order. */
function moveLine(lines, line) {
	let shift = 0;
	for (const { kind, oldLine, newLine } of lines) {
		if (kind === "delete" && oldLine === line) return null;
		if (kind === "delete" && oldLine !== null && oldLine < line) shift -= 1;
		if (kind === "add" && newLine !== null && newLine <= line + shift) shift += 1;
	}
	return line + shift;
}

// __tests__/support/github-server/rules/anchor.ts
const thread = "Pull request review thread";
/** Find a place in the diff. A comment on the right stands on an added or a context line, one on the left on a deleted
*  line; several lines must follow one another within one hunk. Out: the anchor, or GitHub's sentences. Throws: never. */
function placeAnchor(files, wanted) {
	const file = files.find((candidate) => candidate.path === wanted.path);
	if (file === void 0) return { faults: ["Path could not be resolved"] };
	if (wanted.position !== void 0 && wanted.line === void 0) return placeByPosition(file, wanted.position);
	if (wanted.line === void 0) return { faults: ["Line could not be resolved"] };
	const side = toSide(wanted.side ?? "RIGHT");
	const startSide = toSide(wanted.start_side === "side" ? side : wanted.start_side ?? side);
	if (side === null || startSide === null) return { faults: [`${thread} side is invalid`] };
	const last = findLine(file, side, wanted.line);
	const lineFaults = last === void 0 ? lineNotInDiff : [];
	if (wanted.start_line === void 0) return toPlaced(file, lineFaults, last, {
		line: wanted.line,
		side
	});
	const first = findLine(file, startSide, wanted.start_line);
	return toPlaced(file, [...lineFaults, ...findRangeFaults(first, last, wanted.start_line, wanted.line, side === startSide)], last, {
		line: wanted.line,
		side,
		startLine: wanted.start_line,
		startSide
	});
}
const lineNotInDiff = [`${thread} line must be part of the diff`, `${thread} diff hunk can't be blank`];
function findRangeFaults(first, last, startLine, line, isOneSide) {
	return [
		...(first && last ? first.position < last.position : !isOneSide || startLine < line) ? [] : [`${thread} start line must precede the end line.`],
		...first === void 0 ? [`${thread} start line must be part of the diff`] : [],
		...first !== void 0 && last !== void 0 && first.hunk !== last.hunk ? [`${thread} start line must be part of the same hunk as the line.`] : []
	];
}
function toPlaced(file, faults, last, place) {
	if (faults.length > 0 || last === void 0) return { faults };
	const { line, side, startLine = null, startSide = null } = place;
	return { anchor: {
		file,
		line,
		side,
		startLine,
		startSide,
		position: last.position
	} };
}
function placeByPosition(file, position) {
	const found = file.lines.find((candidate) => candidate.position === position);
	const side = found?.kind === "delete" ? "LEFT" : "RIGHT";
	const line = side === "LEFT" ? found?.oldLine : found?.newLine;
	if (found === void 0 || line === void 0 || line === null) return { faults: ["Position could not be resolved"] };
	return toPlaced(file, [], found, {
		line,
		side
	});
}
function toSide(text) {
	return text === "LEFT" || text === "RIGHT" ? text : null;
}

// __tests__/support/github-server/rules/review.ts
const stateOfEvent = {
	APPROVE: "APPROVED",
	REQUEST_CHANGES: "CHANGES_REQUESTED",
	COMMENT: "COMMENTED"
};
const maxBodyChars = 65536;
/** The fault of a comment or review text that is too long, or none. */
function findBodyFaults(body) {
	return Array.from(body).length > maxBodyChars ? [`Body is too long (maximum is ${maxBodyChars} characters)`] : [];
}
/** Who may give which verdict, and with what text. Throws: `Refusal` 422. */
function checkReviewEvent(token, repository, author, event, body) {
	const faults = findBodyFaults(body);
	if (faults.length > 0) throw refuseReview(faults);
	if (event !== "APPROVE" && body.trim() === "") throw refuseReview([`Body can't be blank for ${event}`]);
	if (event === "COMMENT") return;
	const verb = event === "APPROVE" ? "approve" : "request changes on";
	if (token.login === author) throw refuseReview([`Can not ${verb} your own pull request`]);
	if (event === "APPROVE" && token.app?.slug === "github-actions" && !repository.canActionsApprove) throw refuseReview(["GitHub Actions is not permitted to approve pull requests."]);
}
/** The draft of a user on a pull request. Others cannot see it, and it stands in the way of that user's next review. */
function findPending(state, pull, login) {
	const isPending = (review) => review.repository === pull.repository && review.number === pull.number && review.login === login && review.state === "PENDING";
	return state.reviews.find(isPending) ?? null;
}
/** Throws: `Refusal` 422 if the user has a draft on the pull request. */
function refusePending(state, pull, login) {
	if (findPending(state, pull, login) !== null) throw refuseReview(["User can only have one pending review per pull request"]);
}
/** Place every comment of a review. All or nothing: one bad anchor refuses the review, and like GitHub the answer does
*  not say which. Throws: `Refusal` 422. */
function placeItems(files, items) {
	return items.map((item) => {
		const bodyFaults = item.body.trim() === "" ? ["Body can't be blank"] : findBodyFaults(item.body);
		if (bodyFaults.length > 0) throw refuseReview(bodyFaults);
		const placed = placeAnchor(files, item);
		if ("faults" in placed) throw refuseReview([placed.faults.join(" and ")]);
		return {
			body: item.body,
			anchor: placed.anchor,
			diffHunk: readHunkUpTo(placed.anchor.file, placed.anchor.position)
		};
	});
}
/** Throws: `Refusal` 422 unless the review is still a draft. */
function requirePending(review, deed) {
	if (review.state !== "PENDING") throw new Refusal(422, "Unprocessable Entity", [`Can not ${deed} a non-pending pull request review`]);
}

// __tests__/support/github-server/views/account.ts
/** An account as REST shows it. Its id follows from its login, so that it is the same in every run. */
function viewAccount(context, login) {
	const url = `${context.apiUrl}/users/${encodeURIComponent(login)}`;
	return {
		login,
		id: hashLogin(login),
		node_id: `U_${hashLogin(login)}`,
		avatar_url: `${context.webUrl}/avatars/${encodeURIComponent(login)}`,
		gravatar_id: "",
		url,
		html_url: `${context.webUrl}/${encodeURIComponent(login)}`,
		followers_url: `${url}/followers`,
		following_url: `${url}/following{/other_user}`,
		gists_url: `${url}/gists{/gist_id}`,
		starred_url: `${url}/starred{/owner}{/repo}`,
		subscriptions_url: `${url}/subscriptions`,
		organizations_url: `${url}/orgs`,
		repos_url: `${url}/repos`,
		events_url: `${url}/events{/privacy}`,
		received_events_url: `${url}/received_events`,
		type: login.endsWith("[bot]") ? "Bot" : "User",
		site_admin: false
	};
}
/** An app as REST shows it. */
function viewApp(context, app) {
	return {
		id: app.id,
		slug: app.slug,
		node_id: `A_${app.id}`,
		owner: viewAccount(context, "github"),
		name: app.slug,
		description: "",
		external_url: `${context.webUrl}/apps/${app.slug}`,
		html_url: `${context.webUrl}/apps/${app.slug}`,
		created_at: "2020-01-01T00:00:00Z",
		updated_at: "2020-01-01T00:00:00Z",
		permissions: {
			checks: "write",
			contents: "read",
			metadata: "read",
			pull_requests: "write"
		},
		events: ["check_run", "pull_request"]
	};
}
/** A team of the organization that owns the repository, as REST shows it. */
function viewTeam(context, fullName, slug) {
	const [owner = ""] = fullName.split("/");
	const id = hashLogin(`${owner}/${slug}`);
	const url = `${context.apiUrl}/organizations/${hashLogin(owner)}/team/${id}`;
	return {
		id,
		node_id: teamNodeId(fullName, slug),
		name: slug,
		slug,
		description: null,
		privacy: "closed",
		notification_setting: "notifications_enabled",
		permission: "push",
		type: "organization",
		organization_id: hashLogin(owner),
		url,
		html_url: `${context.webUrl}/orgs/${owner}/teams/${slug}`,
		members_url: `${url}/members{/member}`,
		repositories_url: `${url}/repos`,
		parent: null
	};
}
function teamNodeId(fullName, slug) {
	const [owner = ""] = fullName.split("/");
	return `T_${hashLogin(`${owner}/${slug}`)}`;
}
function hashLogin(login) {
	let hash = 7;
	for (const character of login) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x3b9aca07;
	return hash;
}

// __tests__/support/github-server/views/review.ts
function pullUrl(context, on) {
	return `${context.apiUrl}/repos/${on.repository}/pulls/${on.number}`;
}
function pullHtmlUrl(context, on) {
	return `${context.webUrl}/${on.repository}/pull/${on.number}`;
}
/** A review as REST shows it. `commitId` is where GitHub says it stands now: a force-push moves it to the new head. */
function viewReview(context, review, commitId) {
	const htmlUrl = `${pullHtmlUrl(context, review)}#pullrequestreview-${review.id}`;
	const pullRequestUrl = pullUrl(context, review);
	return {
		id: review.id,
		node_id: review.nodeId,
		user: viewAccount(context, review.login),
		body: review.body,
		state: review.state,
		html_url: htmlUrl,
		pull_request_url: pullRequestUrl,
		author_association: review.login.endsWith("[bot]") ? "NONE" : "COLLABORATOR",
		_links: {
			html: { href: htmlUrl },
			pull_request: { href: pullRequestUrl }
		},
		commit_id: commitId,
		...review.submittedAt === null ? {} : { submitted_at: review.submittedAt }
	};
}
/** An inline comment as REST shows it. Once outdated its `line` is null, and only the one it was made at
*  is left. */
function viewReviewComment(context, comment, place) {
	const url = `${context.apiUrl}/repos/${comment.repository}/pulls/comments/${comment.id}`;
	const htmlUrl = `${pullHtmlUrl(context, comment)}#discussion_r${comment.id}`;
	const pullRequestUrl = pullUrl(context, comment);
	return {
		id: comment.id,
		node_id: comment.nodeId,
		pull_request_review_id: comment.reviewId,
		url,
		html_url: htmlUrl,
		pull_request_url: pullRequestUrl,
		_links: {
			self: { href: url },
			html: { href: htmlUrl },
			pull_request: { href: pullRequestUrl }
		},
		user: viewAccount(context, comment.login),
		author_association: comment.login.endsWith("[bot]") ? "NONE" : "COLLABORATOR",
		body: comment.body,
		path: comment.path,
		diff_hunk: comment.diffHunk,
		commit_id: place.commitId,
		original_commit_id: comment.commitId,
		created_at: comment.createdAt,
		updated_at: comment.createdAt,
		...comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo },
		...viewPlace(comment, place)
	};
}
function viewPlace(comment, place) {
	return {
		subject_type: comment.subject,
		position: place.isOutdated ? null : place.position ?? 1,
		original_position: comment.position ?? 1,
		side: comment.side,
		start_side: comment.startSide,
		line: place.isOutdated ? null : place.line,
		...comment.line === null ? {} : { original_line: comment.line },
		start_line: place.isOutdated ? null : place.startLine,
		original_start_line: comment.startLine
	};
}
function viewIssueComment(context, comment) {
	const repositoryUrl = `${context.apiUrl}/repos/${comment.repository}`;
	return {
		id: comment.id,
		node_id: comment.nodeId,
		url: `${repositoryUrl}/issues/comments/${comment.id}`,
		html_url: `${pullHtmlUrl(context, comment)}#issuecomment-${comment.id}`,
		issue_url: `${repositoryUrl}/issues/${comment.number}`,
		user: viewAccount(context, comment.login),
		body: comment.body,
		created_at: comment.createdAt,
		updated_at: comment.createdAt,
		author_association: comment.login.endsWith("[bot]") ? "NONE" : "COLLABORATOR"
	};
}

// __tests__/support/github-server/routes/route.ts
/** A route without a body. */
function defineRead(operation, needs, handle) {
	return {
		operation,
		needs,
		run: async (call) => handle(call)
	};
}
/** A route with a body, which has passed GitHub's schema, and has no key the schema does not know, before `handle` sees it. */
function defineWrite(operation, needs, handle) {
	return {
		operation,
		needs,
		run: async (call, body, validator) => {
			const guard = validator.bodyGuard(operation);
			if (!guard(body)) throw refuseRequest((guard.errors ?? []).map(describe));
			const unknownKeys = validator.findUnknownKeys(operation, body);
			if (unknownKeys.length > 0) throw refuseRequest(unknownKeys);
			return handle(call, body);
		}
	};
}
/** GitHub's answer to a request that does not fit its description: prose in the message, no list of errors. */
function refuseRequest(faults) {
	return new Refusal(422, `Invalid request.\n\n${faults.join("\n")}`);
}

// __tests__/support/github-server/routes/reviews.ts
const reads$2 = {
	permissions: ["pull_requests"],
	level: "read"
};
const writes$2 = {
	permissions: ["pull_requests"],
	level: "write"
};
const reviewRoutes = [
	defineWrite("pulls/create-review", writes$2, createReview),
	defineRead("pulls/list-reviews", reads$2, listReviews),
	defineRead("pulls/get-review", reads$2, (call) => answer(call, requireReview(call))),
	defineWrite("pulls/submit-review", writes$2, submitReview),
	defineWrite("pulls/update-review", writes$2, updateReview),
	defineWrite("pulls/dismiss-review", writes$2, dismissReview),
	defineRead("pulls/delete-pending-review", writes$2, deletePendingReview)
];
async function createReview(call, body) {
	const { context, repository, token } = call;
	const pull = requirePull(call);
	const text = body.body ?? "";
	refusePending(context.state, pull, token.login);
	if (body.event !== void 0) checkReviewEvent(token, repository, pull.author, body.event, text);
	else if (findBodyFaults(text).length > 0) throw refuseReview(findBodyFaults(text));
	const ends = await readPullEnds(context.state, pull);
	const commitId = body.commit_id ?? ends.head;
	if (!await isPullCommit(repository, ends, commitId)) throw refuseReview(["commit_id is not part of the pull request"]);
	const files = await readPullDiff(context, repository, ends.mergeBase, commitId);
	const items = placeItems(files, body.comments ?? []);
	const review = addReview(call, pull, commitId, text, body.event);
	if (body.event !== void 0) answerRequest(call, pull);
	for (const item of items) addComment(call, review, item);
	return answer(call, review, ends);
}
function addReview(call, pull, commitId, body, event) {
	const { state, now } = call.context;
	const id = state.nextId();
	const review = {
		id,
		nodeId: `PRR_${id}`,
		repository: pull.repository,
		number: pull.number,
		login: call.token.login,
		commitId,
		state: event === void 0 ? "PENDING" : stateOfEvent[event],
		body,
		submittedAt: event === void 0 ? null : formatTime(now()),
		minimizedReason: null
	};
	state.reviews.push(review);
	return review;
}
/** Whoever reviewed is no longer asked to. */
function answerRequest({ token }, pull) {
	pull.requestedUsers = pull.requestedUsers.filter((login) => login !== token.login);
}
function addComment(call, review, { anchor, body, diffHunk }) {
	const { state, now } = call.context;
	const id = state.nextId();
	state.reviewComments.push({
		id,
		nodeId: `PRRC_${id}`,
		repository: review.repository,
		number: review.number,
		reviewId: review.id,
		login: review.login,
		path: anchor.file.path,
		commitId: review.commitId,
		subject: "line",
		line: anchor.line,
		side: anchor.side,
		startLine: anchor.startLine,
		startSide: anchor.startSide,
		position: anchor.position,
		diffHunk,
		inReplyTo: null,
		createdAt: formatTime(now()),
		body,
		minimizedReason: null
	});
}
async function listReviews(call) {
	const pull = requirePull(call);
	const visible = call.context.state.reviews.filter((review) => review.repository === pull.repository && review.number === pull.number && canSeeReview(call, review));
	const page = paginate(visible, call.query, call.url);
	const ends = await readPullEnds(call.context.state, pull);
	const views = [];
	for (const review of page.items) views.push(await view$2(call, review, ends));
	return {
		status: 200,
		body: views,
		headers: page.headers
	};
}
function submitReview(call, body) {
	const review = requireReview(call);
	requirePending(review, "submit");
	const text = body.body ?? review.body;
	checkReviewEvent(call.token, call.repository, requirePull(call).author, body.event, text);
	review.body = text;
	review.state = stateOfEvent[body.event];
	review.submittedAt = formatTime(call.context.now());
	answerRequest(call, requirePull(call));
	return answer(call, review);
}
function updateReview(call, body) {
	const review = requireReview(call);
	if (review.login !== call.token.login) throw refuseReview(["Can not update a review of somebody else"]);
	const faults = findBodyFaults(body.body);
	if (faults.length > 0) throw refuseReview(faults);
	review.body = body.body;
	return answer(call, review);
}
function dismissReview(call) {
	const review = requireReview(call);
	if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") throw refuseReview(["Can not dismiss a commented pull request review"]);
	review.state = "DISMISSED";
	return answer(call, review);
}
async function deletePendingReview(call) {
	const review = requireReview(call);
	requirePending(review, "delete");
	const body = await view$2(call, review, await readPullEnds(call.context.state, requirePull(call)));
	const { reviews, reviewComments } = call.context.state;
	reviews.splice(reviews.indexOf(review), 1);
	for (const comment of reviewComments.filter((candidate) => candidate.reviewId === review.id)) reviewComments.splice(reviewComments.indexOf(comment), 1);
	return {
		status: 200,
		body
	};
}
/** A draft is seen by its author alone. */
function canSeeReview(call, review) {
	return review.state !== "PENDING" || review.login === call.token.login;
}
/** The review a path names. Throws: `Refusal` 404. */
function requireReview(call) {
	const pull = requirePull(call);
	const found = call.context.state.reviews.find((review) => review.repository === pull.repository && review.number === pull.number && review.id === call.parameters["review_id"] && canSeeReview(call, review));
	if (found === void 0) throw notFound();
	return found;
}
async function answer(call, review, known) {
	return {
		status: 200,
		body: await view$2(call, review, known ?? await readPullEnds(call.context.state, requirePull(call)))
	};
}
/** After a force-push GitHub shows an old review at the new head, so its commit proves nothing. */
async function view$2(call, review, ends) {
	const isStillThere = await isPullCommit(call.repository, ends, review.commitId);
	return viewReview(call.context, review, isStillThere ? review.commitId : ends.head);
}

// __tests__/support/github-server/graphql/connection.ts
/** The arguments that page through a connection. */
const pageNames = [
	"first",
	"last",
	"after",
	"before"
];
const maxPageSize = 100;
/** One page of a connection. Cursors say a place in the list; they are opaque to clients. Throws: `FieldFailure` without
*  `first` or `last`, and above 100, as GitHub does. */
function connect(type, items, values, make) {
	const { first, last } = values;
	const size = first ?? last;
	if (typeof size !== "number") throw new FieldFailure("MISSING_PAGINATION_BOUNDARIES", `You must provide a \`first\` or \`last\` value to properly paginate the connection.`);
	if (size < 1 || size > maxPageSize) throw new FieldFailure("EXCESSIVE_PAGINATION", `Requesting ${size} records exceeds the limit of ${maxPageSize} records.`);
	const after = readCursor(values["after"], 0);
	const before = readCursor(values["before"], items.length + 1) - 1;
	const start = typeof first === "number" ? after : Math.max(after, before - size);
	const end = typeof first === "number" ? Math.min(before, after + size) : before;
	const nodes = items.slice(start, end).map(make);
	const cursorAt = (place) => nodes.length === 0 ? null : writeCursor(place);
	const pageInfo = {
		hasNextPage: end < items.length,
		hasPreviousPage: start > 0,
		startCursor: cursorAt(start + 1),
		endCursor: cursorAt(end)
	};
	return {
		type: `${type}Connection`,
		fields: {
			nodes: () => nodes,
			edges: () => nodes.map((node, index) => ({
				type: `${type}Edge`,
				fields: {
					node: () => node,
					cursor: () => writeCursor(start + index + 1)
				}
			})),
			totalCount: () => items.length,
			pageInfo: () => ({
				type: "PageInfo",
				fields: Object.fromEntries(Object.entries(pageInfo).map(([name, value]) => [name, () => value]))
			})
		}
	};
}
function writeCursor(place) {
	return Buffer.from(`cursor:${place}`).toString("base64");
}
function readCursor(cursor, fallback) {
	if (typeof cursor !== "string") return fallback;
	const [, place] = /^cursor:(\d+)$/u.exec(Buffer.from(cursor, "base64").toString("utf8")) ?? [];
	if (place === void 0) throw new FieldFailure("INVALID_CURSOR_ARGUMENTS", `\`${cursor}\` does not appear to be a valid cursor.`);
	return Number(place);
}

// __tests__/support/github-server/graphql/comment-nodes.ts
function makeReview(asker, pull, review) {
	const comments = asker.context.state.reviewComments.filter((comment) => comment.reviewId === review.id);
	return {
		type: "PullRequestReview",
		interfaces: [
			"Node",
			"Comment",
			"Minimizable"
		],
		fields: {
			...makeComment(asker, review, `#pullrequestreview-${review.id}`),
			...makePlain({
				state: review.state,
				submittedAt: review.submittedAt
			}),
			commit: () => ({
				type: "Commit",
				fields: makePlain({ oid: review.commitId })
			}),
			comments: (values) => connect("PullRequestReviewComment", comments, values, (comment) => makeReviewComment(asker, pull, comment))
		}
	};
}
function makeReviewComment(asker, pull, comment) {
	const { context } = asker;
	const place = async () => {
		const repository = requireRepository(context.state, asker.token, comment.repository);
		return locate(context, repository, comment, await readPullEnds(context.state, pull));
	};
	return {
		type: "PullRequestReviewComment",
		interfaces: [
			"Node",
			"Comment",
			"Minimizable"
		],
		fields: {
			...makeComment(asker, comment, `#discussion_r${comment.id}`),
			...makePlain({
				path: comment.path,
				originalLine: comment.line,
				originalStartLine: comment.startLine
			}),
			...makePlain({
				diffHunk: comment.diffHunk,
				subjectType: comment.subject.toUpperCase()
			}),
			outdated: async () => (await place()).isOutdated,
			line: async () => readLine(await place(), "line"),
			startLine: async () => readLine(await place(), "startLine")
		}
	};
}
function readLine(place, name) {
	return place.isOutdated ? null : place[name];
}
function makeIssueComment(asker, comment) {
	return {
		type: "IssueComment",
		interfaces: [
			"Node",
			"Comment",
			"Minimizable"
		],
		fields: makeComment(asker, comment, `#issuecomment-${comment.id}`)
	};
}
function makeComment(asker, comment, fragment) {
	const createdAt = "createdAt" in comment ? comment.createdAt : comment.submittedAt ?? "";
	const isOwn = comment.login === asker.token.login;
	const url = `${asker.context.webUrl}/${comment.repository}/pull/${comment.number}${fragment}`;
	return {
		...makePlain({
			id: comment.nodeId,
			databaseId: comment.id,
			fullDatabaseId: String(comment.id),
			body: comment.body
		}),
		...makePlain({
			isMinimized: comment.minimizedReason !== null,
			minimizedReason: comment.minimizedReason
		}),
		...makePlain({
			viewerDidAuthor: isOwn,
			createdAt,
			url
		}),
		viewerCanMinimize: () => isAllowed(asker.token, {
			permissions: ["pull_requests"],
			level: "write"
		}),
		author: () => makeActor(comment.login)
	};
}
/** REST calls an app's account `name[bot]`. GraphQL calls the same author `name`, but the viewer `name[bot]`. */
function makeActor(login, isViewer = false) {
	return {
		type: login.endsWith("[bot]") ? "Bot" : "User",
		interfaces: ["Actor", "Node"],
		fields: makePlain({
			login: isViewer ? login : toActorLogin(login),
			id: `U_${login}`
		})
	};
}
function toActorLogin(login) {
	return login.replace(/\[bot\]$/u, "");
}
function makePlain(values) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
}

// __tests__/support/github-server/graphql/drafts.ts
/** `convertPullRequestToDraft` and `markPullRequestReadyForReview`. An app needs `contents: write` beside `pull-requests: write`,
*  which is documented nowhere. Throws: `FieldFailure`. */
function setDraft(asker, input, isDraft, makePull) {
	const { pullRequestId, clientMutationId = null } = readInput$1(input);
	const pull = findPull(asker, String(pullRequestId));
	if (!["pull_requests", "contents"].every((name) => isAllowed(asker.token, {
		permissions: [name],
		level: "write"
	}))) throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
	if (pull.state === "closed") throw new FieldFailure("UNPROCESSABLE", "Pull request is closed");
	pull.isDraft = isDraft;
	return {
		type: isDraft ? "ConvertPullRequestToDraftPayload" : "MarkPullRequestReadyForReviewPayload",
		fields: {
			clientMutationId: () => typeof clientMutationId === "string" ? clientMutationId : null,
			pullRequest: () => makePull(asker, pull)
		}
	};
}
function readInput$1(input) {
	const values = typeof input === "object" && input !== null ? { ...input } : {};
	for (const name of Object.keys(values)) if (!["pullRequestId", "clientMutationId"].includes(name)) throw new FieldFailure("INVALID_ARGUMENT", `InputObject doesn't accept argument '${name}'`);
	return values;
}
/** What one may not see does not exist. */
function findPull({ context, token }, nodeId) {
	const { pulls, repositories } = context.state;
	const pull = pulls.find(({ id }) => `PR_${id}` === nodeId);
	const repository = repositories.find(({ fullName }) => fullName === pull?.repository);
	if (pull === void 0 || repository === void 0 || !canSee(token, repository)) throw new FieldFailure("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
	return pull;
}

// __tests__/support/github-server/graphql/issue-nodes.ts
/** `Repository.issues`. Throws: `FieldFailure` FORBIDDEN for a token that may not read issues. */
function connectIssues(asker, repository, values) {
	if (!canReadIssues(asker)) throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
	const issues = asker.context.state.issues.filter((issue) => issue.repository === repository.fullName);
	return connect("Issue", issues, values, (issue) => makeIssue(asker, issue));
}
/** `PullRequest.closingIssuesReferences`. What the token may not see is left out without a word. */
function connectClosedIssues(asker, pull, values) {
	const { issues, repositories } = asker.context.state;
	const visible = issues.filter((issue) => {
		const repository = repositories.find((known) => known.fullName === issue.repository);
		return repository !== void 0 && canSee(asker.token, repository) && canReadIssues(asker);
	});
	const closed = pull.closes.flatMap((name) => visible.filter((issue) => `${issue.repository}#${issue.number}` === name));
	return connect("Issue", closed, values, (issue) => makeIssue(asker, issue));
}
function canReadIssues({ token }) {
	return isAllowed(token, {
		permissions: ["issues"],
		level: "read"
	});
}
function makeIssue({ context }, issue) {
	const repository = context.state.repositories.find((known) => known.fullName === issue.repository);
	return {
		type: "Issue",
		interfaces: ["Node"],
		fields: {
			...makePlain({
				id: `I_${issue.id}`,
				databaseId: issue.id,
				number: issue.number
			}),
			...makePlain({
				title: issue.title,
				body: issue.body ?? "",
				state: issue.state.toUpperCase()
			}),
			author: () => makeActor(issue.author),
			repository: () => ({
				type: "Repository",
				interfaces: ["Node"],
				fields: makePlain({
					id: `R_${repository?.id ?? 0}`,
					nameWithOwner: issue.repository
				})
			})
		}
	};
}

// __tests__/support/github-server/graphql/minimize.ts
const classifiers = [
	"ABUSE",
	"DUPLICATE",
	"LOW_QUALITY",
	"OFF_TOPIC",
	"OUTDATED",
	"RESOLVED",
	"SPAM"
];
/** The mutation `minimizeComment`. Throws: `FieldFailure`. */
function minimizeComment(asker, input) {
	const { subjectId, classifier, clientMutationId = null } = readInput(input);
	if (!classifiers.includes(String(classifier))) throw new FieldFailure("INVALID_ARGUMENT", `Argument 'classifier' has an invalid value: ${String(classifier)}`);
	const comment = findMinimizable(asker, String(subjectId));
	if (!isAllowed(asker.token, {
		permissions: ["pull_requests"],
		level: "write"
	})) throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
	comment.minimizedReason = String(classifier).toLowerCase();
	return {
		type: "MinimizeCommentPayload",
		fields: {
			clientMutationId: () => typeof clientMutationId === "string" ? clientMutationId : null,
			minimizedComment: () => makeMinimizable(asker, comment.nodeId)
		}
	};
}
function readInput(input) {
	const values = typeof input === "object" && input !== null ? { ...input } : {};
	for (const name of Object.keys(values)) if (![
		"subjectId",
		"classifier",
		"clientMutationId"
	].includes(name)) throw new FieldFailure("INVALID_ARGUMENT", `InputObject 'MinimizeCommentInput' doesn't accept argument '${name}'`);
	return values;
}
/** What one may not see does not exist: other repositories, and drafts of others. */
function findMinimizable(asker, nodeId) {
	const { reviews, reviewComments, issueComments, repositories } = asker.context.state;
	const found = [
		...reviews.filter((review) => canSeeReview(asker, review)),
		...reviewComments,
		...issueComments
	].find((comment) => comment.nodeId === nodeId);
	const repository = repositories.find((known) => known.fullName === found?.repository);
	if (found === void 0 || repository === void 0 || !canSee(asker.token, repository)) throw noNode(nodeId);
	return found;
}
/** The review or comment of a global id. Throws: `FieldFailure` NOT_FOUND. */
function makeMinimizable(asker, nodeId) {
	const { repository, number } = findMinimizable(asker, nodeId);
	const { reviews, reviewComments, issueComments, pulls } = asker.context.state;
	const pull = pulls.find((known) => known.repository === repository && known.number === number);
	const review = reviews.find((known) => known.nodeId === nodeId);
	const inline = reviewComments.find((known) => known.nodeId === nodeId);
	const talk = issueComments.find((known) => known.nodeId === nodeId);
	if (pull !== void 0 && review !== void 0) return makeReview(asker, pull, review);
	if (pull !== void 0 && inline !== void 0) return makeReviewComment(asker, pull, inline);
	if (talk !== void 0) return makeIssueComment(asker, talk);
	throw noNode(nodeId);
}
function noNode(nodeId) {
	return new FieldFailure("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
}

// __tests__/support/github-server/graphql/schema.ts
const argumentNames = {
	"Query.repository": [
		"owner",
		"name",
		"followRenames"
	],
	"Query.node": ["id"],
	"Repository.pullRequest": ["number"],
	"Repository.issues": pageNames,
	"PullRequest.reviews": [
		...pageNames,
		"states",
		"author"
	],
	"PullRequest.comments": pageNames,
	"PullRequest.closingIssuesReferences": pageNames,
	"PullRequestReview.comments": pageNames,
	"Mutation.minimizeComment": ["input"],
	"Mutation.convertPullRequestToDraft": ["input"],
	"Mutation.markPullRequestReadyForReview": ["input"]
};
/** The root of queries. */
function makeQuery(asker) {
	return {
		type: "Query",
		fields: {
			viewer: () => ({
				...makeActor(asker.token.login, true),
				type: "User"
			}),
			repository: ({ owner, name }) => makeRepository(asker, String(owner), String(name)),
			rateLimit: () => {
				const { limit, remaining, resetAt } = asker.context.state.rateLimit;
				const values = {
					limit,
					remaining,
					cost: 1,
					used: limit - remaining,
					resetAt: resetAt.toISOString()
				};
				return {
					type: "RateLimit",
					fields: makePlain(values)
				};
			},
			node: ({ id }) => makeMinimizable(asker, String(id))
		}
	};
}
/** The root of mutations. */
function makeMutation(asker) {
	return {
		type: "Mutation",
		fields: {
			minimizeComment: ({ input }) => minimizeComment(asker, input),
			convertPullRequestToDraft: ({ input }) => setDraft(asker, input, true, makePullNode),
			markPullRequestReadyForReview: ({ input }) => setDraft(asker, input, false, makePullNode)
		}
	};
}
function makeRepository(asker, owner, name) {
	const repository = findVisible(asker, `${owner}/${name}`);
	return {
		type: "Repository",
		interfaces: ["Node"],
		fields: {
			...makePlain({
				id: `R_${repository.id}`,
				databaseId: repository.id,
				name: repository.name,
				nameWithOwner: repository.fullName
			}),
			pullRequest: ({ number }) => makePull(asker, repository, Number(number)),
			issues: (values) => connectIssues(asker, repository, values)
		}
	};
}
function findVisible(asker, fullName) {
	try {
		return requireRepository(asker.context.state, asker.token, fullName);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		throw new FieldFailure("NOT_FOUND", `Could not resolve to a Repository with the name '${fullName}'.`);
	}
}
function makePull(asker, repository, number) {
	const { state } = asker.context;
	if (!isAllowed(asker.token, {
		permissions: ["pull_requests"],
		level: "read"
	})) throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
	const pull = state.pulls.find((known) => known.repository === repository.fullName && known.number === number);
	if (pull === void 0) throw new FieldFailure("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
	return makePullNode(asker, pull);
}
function makePullNode(asker, pull) {
	const { state } = asker.context;
	const { number } = pull;
	const isHere = (entry) => entry.repository === pull.repository && entry.number === number;
	return {
		type: "PullRequest",
		interfaces: ["Node"],
		fields: {
			...makePlain({
				id: `PR_${pull.id}`,
				databaseId: pull.id,
				number,
				title: pull.title,
				body: pull.body ?? ""
			}),
			...makePlain({
				state: pull.state.toUpperCase(),
				isDraft: pull.isDraft,
				baseRefName: pull.baseRef
			}),
			...makePlain({
				headRefName: pull.headRef,
				isCrossRepository: pull.headRepository !== pull.repository
			}),
			headRefOid: async () => (await readPullEnds(state, pull)).head,
			baseRefOid: async () => (await readPullEnds(state, pull)).base,
			author: () => makeActor(pull.author),
			reviews: (values) => {
				const visible = state.reviews.filter((review) => isHere(review) && canSeeReview(asker, review));
				return connect("PullRequestReview", filterReviews(visible, values), values, (review) => makeReview(asker, pull, review));
			},
			closingIssuesReferences: (values) => connectClosedIssues(asker, pull, values),
			comments: (values) => connect("IssueComment", state.issueComments.filter(isHere), values, (comment) => makeIssueComment(asker, comment))
		}
	};
}
function filterReviews(reviews, { states, author }) {
	return reviews.filter((review) => !Array.isArray(states) || states.includes(review.state)).filter((review) => typeof author !== "string" || toActorLogin(review.login) === author);
}

// __tests__/support/github-server/graphql/answer.ts
/** Answer `POST /graphql`. Out: HTTP 200 whatever happens, as on GitHub, with `errors` beside `data`; `isUnknown` when
*  the document asks for something this server does not model. */
async function answerGraphql(asker, body) {
	if (!isDictionary(body) || typeof body["query"] !== "string") return {
		answer: fail("A query attribute must be specified and must be a string."),
		isUnknown: true
	};
	try {
		const document = parseDocument(body["query"]);
		const root = document.kind === "query" ? makeQuery(asker) : makeMutation(asker);
		const variables = isDictionary(body["variables"]) ? body["variables"] : {};
		const { data, errors } = await execute(document, root, variables, argumentNames);
		return {
			answer: {
				status: 200,
				body: errors.length > 0 ? {
					data,
					errors
				} : { data }
			},
			isUnknown: false
		};
	} catch (error) {
		if (error instanceof FieldFailure) return {
			answer: fail(error.message, error.type),
			isUnknown: false
		};
		if (error instanceof UnknownField || error instanceof SyntaxError) return {
			answer: fail(error.message),
			isUnknown: true
		};
		throw error;
	}
}
function fail(message, type) {
	return {
		status: 200,
		body: { errors: [{
			...type === void 0 ? {} : { type },
			message
		}] }
	};
}

// __tests__/support/github-server/rules/check-run.ts
const maxTextBytes = 65535;
const maxTitleChars = 255;
const maxMessageBytes = 65536;
/** What GitHub refuses in a check run although its schema allows it. Out: all faults in text order. */
function findCheckRunFaults(body) {
	const { output } = body;
	return [
		...body.name === void 0 || body.name.trim() !== "" ? [] : [fault$1("name", "name can't be blank")],
		...findConclusionFaults(body),
		...body.details_url === void 0 || isWebUrl(body.details_url) ? [] : [fault$1("details_url", `details_url ${JSON.stringify(body.details_url)} must use http or https scheme`)],
		...findLongTexts(output?.summary, "summary"),
		...findLongTexts(output?.text, "text"),
		...(output?.annotations ?? []).flatMap(findAnnotationFaults)
	];
}
function findConclusionFaults(body) {
	if (body.status === "completed" && body.conclusion === void 0) return [fault$1("conclusion", "conclusion is required when status is completed")];
	if (body.conclusion === "stale") return [fault$1("conclusion", "conclusion stale can only be set by GitHub")];
	return [];
}
/** The description counts characters, the platform counts bytes. */
function findLongTexts(text, field) {
	return text !== void 0 && Buffer.byteLength(text) > maxTextBytes ? [fault$1(field, `${field} exceeds a maximum bytesize of ${maxTextBytes}`)] : [];
}
function findAnnotationFaults(annotation, index) {
	const field = `annotations[${index}]`;
	const { start_line: start, end_line: end, start_column: startColumn, end_column: endColumn } = annotation;
	const hasColumns = startColumn !== void 0 || endColumn !== void 0;
	return [
		...annotation.path === "" ? [fault$1(field, "path can't be blank")] : [],
		...start < 0 || end < start ? [fault$1(field, "end_line must not come before start_line")] : [],
		...hasColumns && start !== end ? [fault$1(field, "columns are allowed only if start_line equals end_line")] : [],
		...Array.from(annotation.title ?? "").length > maxTitleChars ? [fault$1(field, `title is too long (maximum is ${maxTitleChars} characters)`)] : [],
		...isLong(annotation.message) ? [fault$1(field, "message exceeds a maximum size of 64 KB")] : [],
		...isLong(annotation.raw_details) ? [fault$1(field, "raw_details exceeds a maximum size of 64 KB")] : []
	];
}
function isLong(text) {
	return Buffer.byteLength(text ?? "") > maxMessageBytes;
}
function isWebUrl(text) {
	return URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);
}
function fault$1(field, message) {
	return {
		resource: "CheckRun",
		code: "custom",
		field,
		message
	};
}

// __tests__/support/github-server/views/check-run.ts
/** A check run as REST shows it. `pullRequests` are the minimal entries of the pull requests whose head it stands on. */
function viewCheckRun(context, run, pullRequests) {
	const url = `${context.apiUrl}/repos/${run.repository}/check-runs/${run.id}`;
	return {
		id: run.id,
		node_id: `CR_${run.id}`,
		name: run.name,
		head_sha: run.headSha,
		external_id: run.externalId,
		url,
		html_url: `${context.webUrl}/${run.repository}/runs/${run.id}`,
		details_url: run.detailsUrl,
		status: run.status,
		conclusion: run.conclusion,
		started_at: run.startedAt,
		completed_at: run.completedAt,
		output: {
			...run.output,
			annotations_count: run.annotations.length,
			annotations_url: `${url}/annotations`
		},
		check_suite: { id: run.suiteId },
		app: viewApp(context, run.app),
		pull_requests: pullRequests
	};
}
/** The entry of a pull request inside a check run. */
function viewPullMention(context, mention, head, base) {
	const repository = findRepository(context.state, mention.repository);
	const url = `${context.apiUrl}/repos/${mention.repository}`;
	const repo = {
		id: repository?.id ?? 0,
		name: repository?.name ?? "",
		url
	};
	return {
		id: mention.id,
		number: mention.number,
		url: `${url}/pulls/${mention.number}`,
		head: {
			...head,
			repo
		},
		base: {
			...base,
			repo
		}
	};
}
function viewAnnotation(context, run, annotation) {
	return {
		path: annotation.path,
		blob_href: `${context.webUrl}/${run.repository}/blob/${run.headSha}/${encodeURI(annotation.path)}`,
		start_line: annotation.start_line,
		end_line: annotation.end_line,
		start_column: annotation.start_column ?? null,
		end_column: annotation.end_column ?? null,
		annotation_level: annotation.annotation_level,
		title: annotation.title ?? "",
		message: annotation.message,
		raw_details: annotation.raw_details ?? ""
	};
}

// __tests__/support/github-server/routes/checks.ts
const reads$1 = {
	permissions: ["checks"],
	level: "read"
};
const writes$1 = {
	permissions: ["checks"],
	level: "write",
	isAppOnly: true
};
const checkRoutes = [
	defineWrite("checks/create", writes$1, createCheckRun),
	defineWrite("checks/update", writes$1, updateCheckRun),
	defineRead("checks/get", reads$1, async (call) => ({
		status: 200,
		body: await view$1(call, requireCheckRun(call))
	})),
	defineRead("checks/list-for-ref", reads$1, listForRef),
	defineRead("checks/list-annotations", reads$1, listAnnotations)
];
async function createCheckRun(call, body) {
	const { context, repository, token } = call;
	const app = token.app;
	if (app === null) throw notFound();
	refuseFaults(body);
	const headSha = body.head_sha ?? "";
	if (!await hasCommit(repository.gitDir, headSha)) throw new Refusal(422, `No commit found for SHA: ${headSha}`);
	const { state } = context;
	const id = state.nextId();
	const sibling = state.checkRuns.find((run) => run.repository === repository.fullName && run.headSha === headSha && run.app.id === app.id);
	const run = {
		id,
		repository: repository.fullName,
		headSha,
		app,
		suiteId: sibling?.suiteId ?? state.nextId(),
		isLocked: false,
		name: body.name ?? "",
		status: "queued",
		conclusion: null,
		externalId: "",
		detailsUrl: `${context.webUrl}/${repository.fullName}/runs/${id}`,
		startedAt: formatTime(context.now()),
		completedAt: null,
		output: {
			title: null,
			summary: null,
			text: null
		},
		annotations: [],
		actions: []
	};
	applyBody(call, run, body);
	state.checkRuns.push(run);
	return {
		status: 201,
		body: await view$1(call, run)
	};
}
async function updateCheckRun(call, body) {
	const run = requireCheckRun(call);
	if (run.app.id !== call.token.app?.id) {
		const app = call.token.app?.id ?? 0;
		throw new Refusal(403, `Invalid app_id \`${app}\` - check run can only be modified by the GitHub App that created it.`);
	}
	if (run.isLocked && (body.status !== void 0 || body.conclusion !== void 0)) throw new Refusal(403, "Check run status and conclusions can only be updated internally by GitHub Actions");
	refuseFaults(body);
	applyBody(call, run, body);
	return {
		status: 200,
		body: await view$1(call, run)
	};
}
function refuseFaults(body) {
	const faults = findCheckRunFaults(body);
	if (faults.length > 0) throw refuseFields(faults);
}
/** Annotations are appended, never replaced; a conclusion completes the run, and a later status reopens it. */
function applyBody(call, run, body) {
	const { output } = body;
	run.name = body.name ?? run.name;
	run.externalId = body.external_id ?? run.externalId;
	if (!isActions(run.app)) run.detailsUrl = body.details_url ?? run.detailsUrl;
	run.startedAt = body.started_at ?? run.startedAt;
	run.actions = body.actions ?? run.actions;
	if (output !== void 0) {
		run.output.title = output.title ?? run.output.title;
		run.output.summary = output.summary ?? run.output.summary;
		run.output.text = output.text ?? run.output.text;
		run.annotations.push(...output.annotations ?? []);
	}
	if (body.conclusion !== void 0) complete(run, body.conclusion, body.completed_at ?? formatTime(call.context.now()));
	else if (body.status !== void 0) {
		run.status = body.status;
		run.conclusion = null;
		run.completedAt = null;
	}
}
function complete(run, conclusion, completedAt) {
	run.status = "completed";
	run.conclusion = conclusion;
	run.completedAt = completedAt;
}
function isActions(app) {
	return app.slug === "github-actions";
}
function requireCheckRun(call) {
	const found = call.context.state.checkRuns.find((run) => run.repository === call.repository.fullName && run.id === call.parameters["check_run_id"]);
	if (found === void 0) throw notFound();
	return found;
}
async function listForRef(call) {
	const { context, query, repository } = call;
	const sha = await resolveCommit(repository.gitDir, String(call.parameters["ref"]));
	if (sha === null) throw new Refusal(422, `No commit found for SHA: ${String(call.parameters["ref"])}`);
	const matching = context.state.checkRuns.filter((run) => run.repository === repository.fullName && run.headSha === sha).filter((run) => query["check_name"] === void 0 || run.name === query["check_name"]).filter((run) => query["app_id"] === void 0 || run.app.id === query["app_id"]).filter((run) => query["status"] === void 0 || run.status === query["status"]).toSorted((one, other) => other.id - one.id);
	const shown = query["filter"] === "all" ? matching : keepLatest(matching);
	const page = paginate(shown, query, call.url);
	const views = await Promise.all(page.items.map((run) => view$1(call, run)));
	return {
		status: 200,
		body: {
			total_count: shown.length,
			check_runs: views
		},
		headers: page.headers
	};
}
/** In: runs, newest first. Out: the newest of each name within each suite. */
function keepLatest(runs) {
	return runs.filter((run, index) => runs.findIndex((other) => other.name === run.name && other.suiteId === run.suiteId) === index);
}
function listAnnotations(call) {
	const run = requireCheckRun(call);
	const page = paginate(run.annotations, call.query, call.url);
	return {
		status: 200,
		body: page.items.map((annotation) => viewAnnotation(call.context, run, annotation)),
		headers: page.headers
	};
}
/** GitHub names only pull requests of the repository itself, never those of forks. */
async function view$1({ context }, run) {
	const mentions = [];
	for (const pull of context.state.pulls) {
		if (pull.repository !== run.repository || pull.headRepository !== run.repository || pull.state !== "open") continue;
		const { head, base } = await readPullEnds(context.state, pull);
		if (head !== run.headSha) continue;
		mentions.push(viewPullMention(context, pull, {
			ref: pull.headRef,
			sha: head
		}, {
			ref: pull.baseRef,
			sha: base
		}));
	}
	return viewCheckRun(context, run, mentions);
}

// __tests__/support/github-server/routes/comments.ts
const readsPulls = {
	permissions: ["pull_requests"],
	level: "read"
};
const writesPulls = {
	permissions: ["pull_requests"],
	level: "write"
};
/** A comment on a pull request may be written with either permission. */
const readsIssues = {
	permissions: ["issues", "pull_requests"],
	level: "read"
};
const writesIssues = {
	permissions: ["issues", "pull_requests"],
	level: "write"
};
const commentRoutes = [
	defineRead("pulls/list-review-comments", readsPulls, listReviewComments),
	defineRead("pulls/list-comments-for-review", readsPulls, listCommentsOfReview),
	defineWrite("pulls/create-review-comment", writesPulls, createReviewComment),
	defineRead("issues/list-comments", readsIssues, listIssueComments),
	defineWrite("issues/create-comment", writesIssues, createIssueComment)
];
function isOn(pull) {
	return (entry) => entry.repository === pull.repository && entry.number === pull.number;
}
/** Comments of a draft are as hidden as the draft. */
function listReviewComments(call) {
	const pull = requirePull(call);
	const { reviews, reviewComments } = call.context.state;
	const visible = reviewComments.filter((comment) => {
		const review = reviews.find((candidate) => candidate.id === comment.reviewId);
		return isOn(pull)(comment) && (review === void 0 || canSeeReview(call, review));
	});
	return answerComments(call, call.query["direction"] === "desc" ? visible.toReversed() : visible);
}
function listCommentsOfReview(call) {
	const review = requireReview(call);
	return answerComments(call, call.context.state.reviewComments.filter((comment) => comment.reviewId === review.id));
}
async function answerComments(call, comments) {
	const page = paginate(comments, call.query, call.url);
	const ends = await readPullEnds(call.context.state, requirePull(call));
	const views = [];
	for (const comment of page.items) views.push(await view(call, comment, ends));
	return {
		status: 200,
		body: views,
		headers: page.headers
	};
}
async function createReviewComment(call, body) {
	const { context, repository, token } = call;
	const pull = requirePull(call);
	const bodyFaults = body.body.trim() === "" ? ["Body can't be blank"] : findBodyFaults(body.body);
	if (bodyFaults.length > 0) throw refuseFields(bodyFaults.map((message) => fault("body", message)));
	if (body.in_reply_to === void 0) refusePending(context.state, pull, token.login);
	const ends = await readPullEnds(context.state, pull);
	if (!await isPullCommit(repository, ends, body.commit_id)) throw refuseFields([fault("commit_id", "commit_id is not part of the pull request")]);
	const files = await readPullDiff(context, repository, ends.mergeBase, body.commit_id);
	const comment = body.in_reply_to === void 0 ? placeNew(call, body, files) : placeReply(call, pull, body);
	context.state.reviewComments.push(comment);
	return {
		status: 201,
		body: await view(call, comment, ends)
	};
}
function placeReply(call, pull, body) {
	const parent = call.context.state.reviewComments.find((known) => known.id === body.in_reply_to && isOn(pull)(known));
	if (parent === void 0) throw notFound();
	return {
		...parent,
		...makeIdentity(call),
		body: body.body,
		inReplyTo: parent.id
	};
}
/** A comment outside a review gets a review of its own without text, as on GitHub. */
function placeNew(call, body, files) {
	const place = body.subject_type === "file" ? placeOnFile(body, files) : placeOnLine(body, files);
	const pull = requirePull(call);
	const identity = makeIdentity(call);
	const reviewId = call.context.state.nextId();
	call.context.state.reviews.push({
		id: reviewId,
		nodeId: `PRR_${reviewId}`,
		repository: pull.repository,
		number: pull.number,
		login: identity.login,
		commitId: body.commit_id,
		state: "COMMENTED",
		body: "",
		submittedAt: identity.createdAt,
		minimizedReason: null
	});
	return {
		...identity,
		...place,
		repository: pull.repository,
		number: pull.number,
		reviewId,
		path: body.path,
		commitId: body.commit_id,
		inReplyTo: null,
		body: body.body
	};
}
function placeOnFile(body, files) {
	if (!files.some((file) => file.path === body.path)) throw refuseFields([fault("path", "Path could not be resolved")]);
	return {
		subject: "file",
		side: "RIGHT",
		diffHunk: "",
		line: null,
		startLine: null,
		startSide: null,
		position: null
	};
}
function placeOnLine(body, files) {
	const placed = placeAnchor(files, body);
	if ("faults" in placed) throw refuseFields(placed.faults.map(toFieldError));
	const { line, side, startLine, startSide, position, file } = placed.anchor;
	return {
		subject: "line",
		line,
		side,
		startLine,
		startSide,
		position,
		diffHunk: readHunkUpTo(file, position)
	};
}
/** The same sentences as for a review, but with the name of the field in front and an object around it. */
function toFieldError(sentence) {
	const [, name, rest] = /^Pull request review thread (start line|line|diff hunk|side) (.*)$/u.exec(sentence) ?? [];
	if (name === void 0) return fault("path", sentence);
	const field = `pull_request_review_thread.${name.replace(" ", "_")}`;
	return fault(field, `${field} ${rest ?? ""}`);
}
function fault(field, message) {
	return {
		resource: "PullRequestReviewComment",
		code: "custom",
		field,
		message
	};
}
function makeIdentity(call) {
	const id = call.context.state.nextId();
	const createdAt = formatTime(call.context.now());
	return {
		id,
		nodeId: `PRRC_${id}`,
		login: call.token.login,
		createdAt,
		minimizedReason: null
	};
}
async function view(call, comment, ends) {
	return viewReviewComment(call.context, comment, await locate(call.context, call.repository, comment, ends));
}
function listIssueComments(call) {
	const pull = requirePull(call);
	const page = paginate(call.context.state.issueComments.filter(isOn(pull)), call.query, call.url);
	return {
		status: 200,
		body: page.items.map((comment) => viewIssueComment(call.context, comment)),
		headers: page.headers
	};
}
function createIssueComment(call, body) {
	const pull = requirePull(call);
	const faults = body.body.trim() === "" ? ["Body can't be blank"] : findBodyFaults(body.body);
	if (faults.length > 0) throw refuseFields(faults.map((message) => ({
		resource: "IssueComment",
		code: "custom",
		field: "body",
		message
	})));
	const { id, login, createdAt, minimizedReason } = makeIdentity(call);
	const { repository, number } = pull;
	const comment = {
		id,
		nodeId: `IC_${id}`,
		repository,
		number,
		login,
		createdAt,
		body: body.body,
		minimizedReason
	};
	call.context.state.issueComments.push(comment);
	return {
		status: 201,
		body: viewIssueComment(call.context, comment)
	};
}

// __tests__/support/github-server/views/repository.ts
/** Names of the links a repository carries, as `<name>_url`. None is served; clients only look at a few. */
const linkNames = [
	"archive",
	"assignees",
	"blobs",
	"branches",
	"collaborators",
	"comments",
	"commits",
	"compare",
	"contents",
	"contributors",
	"deployments",
	"downloads",
	"events",
	"forks",
	"git_commits",
	"git_refs",
	"git_tags",
	"hooks",
	"issue_comment",
	"issue_events",
	"issues",
	"keys",
	"labels",
	"languages",
	"merges",
	"milestones",
	"notifications",
	"pulls",
	"releases",
	"stargazers",
	"statuses",
	"subscribers",
	"subscription",
	"tags",
	"teams",
	"trees"
];
/** A repository as REST shows it: enough for both `full-repository` and the smaller shape inside a pull request. */
function viewRepository(context, repository) {
	const url = `${context.apiUrl}/repos/${repository.fullName}`;
	const htmlUrl = `${context.webUrl}/${repository.fullName}`;
	const host = new URL(context.webUrl).host;
	return {
		id: repository.id,
		node_id: `R_${repository.id}`,
		name: repository.name,
		full_name: repository.fullName,
		owner: viewAccount(context, repository.owner),
		private: repository.isPrivate,
		html_url: htmlUrl,
		url,
		description: null,
		fork: false,
		default_branch: repository.defaultBranch,
		...Object.fromEntries(linkNames.map((name) => [`${name}_url`, `${url}/${name}`])),
		clone_url: `${htmlUrl}.git`,
		svn_url: htmlUrl,
		git_url: `git://${host}/${repository.fullName}.git`,
		ssh_url: `git@${host}:${repository.fullName}.git`,
		...zeroes([
			"forks",
			"forks_count",
			"open_issues",
			"open_issues_count",
			"size",
			"stargazers_count"
		]),
		...zeroes([
			"watchers",
			"watchers_count",
			"network_count",
			"subscribers_count"
		]),
		has_issues: true,
		has_projects: false,
		has_wiki: false,
		has_pages: false,
		has_downloads: false,
		has_discussions: false,
		homepage: null,
		language: null,
		license: null,
		mirror_url: null,
		archived: false,
		disabled: false,
		pushed_at: repository.createdAt,
		created_at: repository.createdAt,
		updated_at: repository.createdAt
	};
}
function zeroes(names) {
	return Object.fromEntries(names.map((name) => [name, 0]));
}

// __tests__/support/github-server/views/pull.ts
/** A pull request as lists show it. */
function viewPullSimple(context, pull, ends) {
	const repositoryUrl = `${context.apiUrl}/repos/${pull.repository}`;
	const url = `${repositoryUrl}/pulls/${pull.number}`;
	const htmlUrl = `${context.webUrl}/${pull.repository}/pull/${pull.number}`;
	const issueUrl = `${repositoryUrl}/issues/${pull.number}`;
	const links = {
		self: url,
		html: htmlUrl,
		issue: issueUrl,
		comments: `${issueUrl}/comments`,
		review_comments: `${url}/comments`,
		review_comment: `${repositoryUrl}/pulls/comments{/number}`,
		commits: `${url}/commits`,
		statuses: `${repositoryUrl}/statuses/${ends.head}`
	};
	return {
		id: pull.id,
		node_id: `PR_${pull.id}`,
		number: pull.number,
		title: pull.title,
		body: pull.body,
		state: pull.state,
		draft: pull.isDraft,
		locked: false,
		user: viewAccount(context, pull.author),
		author_association: pull.headRepository === pull.repository ? "COLLABORATOR" : "CONTRIBUTOR",
		head: viewEnd(context, pull.headRepository, pull.headRef, ends.head),
		base: viewEnd(context, pull.repository, pull.baseRef, ends.base),
		assignee: null,
		assignees: [],
		requested_reviewers: pull.requestedUsers.map((login) => viewAccount(context, login)),
		requested_teams: pull.requestedTeams.map((slug) => viewTeam(context, pull.repository, slug)),
		labels: [],
		milestone: null,
		auto_merge: null,
		merge_commit_sha: null,
		created_at: pull.createdAt,
		updated_at: pull.createdAt,
		closed_at: pull.state === "closed" ? pull.createdAt : null,
		merged_at: null,
		url,
		html_url: htmlUrl,
		diff_url: `${htmlUrl}.diff`,
		patch_url: `${htmlUrl}.patch`,
		issue_url: links.issue,
		comments_url: links.comments,
		commits_url: links.commits,
		review_comment_url: links.review_comment,
		review_comments_url: links.review_comments,
		statuses_url: links.statuses,
		_links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }]))
	};
}
/** A pull request as `pulls/get` shows it, with its counts. */
function viewPull(context, pull, ends, files, commitCount) {
	const belongs = (entry) => entry.repository === pull.repository && entry.number === pull.number;
	return {
		...viewPullSimple(context, pull, ends),
		additions: files.reduce((sum, file) => sum + file.additions, 0),
		deletions: files.reduce((sum, file) => sum + file.deletions, 0),
		changed_files: files.length,
		commits: commitCount,
		comments: context.state.issueComments.filter(belongs).length,
		review_comments: context.state.reviewComments.filter(belongs).length,
		mergeable: pull.state === "open" ? true : null,
		mergeable_state: pull.isDraft ? "draft" : "unstable",
		merged: false,
		merged_by: null,
		maintainer_can_modify: false
	};
}
function viewEnd(context, fullName, ref, sha) {
	const [owner = ""] = fullName.split("/");
	const repository = findRepository(context.state, fullName);
	return {
		label: `${owner}:${ref}`,
		ref,
		sha,
		user: viewAccount(context, owner),
		repo: repository === null ? viewUnknownFork(context, fullName) : viewRepository(context, repository)
	};
}
/** A fork that is only known by name: its commits came by `refs/pull/N/head`. */
function viewUnknownFork(context, fullName) {
	const [owner = "", name = ""] = fullName.split("/");
	return viewRepository(context, {
		id: 0,
		gitDir: "",
		defaultBranch: "main",
		isPrivate: false,
		canActionsApprove: false,
		roles: {},
		teams: [],
		protectedBranches: [],
		owner,
		name,
		fullName,
		createdAt: "2020-01-01T00:00:00Z"
	});
}
/** GitHub leaves the patch out where it is too long. */
const maxPatchBytes = 5e5;
const maxPatchLines = 2e4;
/** A file of the diff as `pulls/list-files` shows it. */
function viewFile(context, repository, head, file) {
	const path = file.path.split("/").map(encodeURIComponent).join("/");
	const isShown = file.patch !== null && file.lines.length <= maxPatchLines && Buffer.byteLength(file.patch) <= maxPatchBytes;
	return {
		sha: file.blobSha,
		filename: file.path,
		status: file.status,
		additions: file.additions,
		deletions: file.deletions,
		changes: file.additions + file.deletions,
		blob_url: `${context.webUrl}/${repository.fullName}/blob/${head}/${path}`,
		raw_url: `${context.webUrl}/${repository.fullName}/raw/${head}/${path}`,
		contents_url: `${context.apiUrl}/repos/${repository.fullName}/contents/${path}?ref=${head}`,
		...isShown ? { patch: file.patch } : {},
		...file.previousPath === null ? {} : { previous_filename: file.previousPath }
	};
}
function viewCommit(context, repository, commit) {
	const repositoryUrl = `${context.apiUrl}/repos/${repository.fullName}`;
	const htmlUrl = `${context.webUrl}/${repository.fullName}/commit`;
	return {
		sha: commit.sha,
		node_id: `C_${commit.sha}`,
		url: `${repositoryUrl}/commits/${commit.sha}`,
		html_url: `${htmlUrl}/${commit.sha}`,
		comments_url: `${repositoryUrl}/commits/${commit.sha}/comments`,
		commit: {
			url: `${repositoryUrl}/git/commits/${commit.sha}`,
			author: viewSignature(commit.author),
			committer: viewSignature(commit.committer),
			message: commit.message,
			comment_count: 0,
			tree: {
				sha: commit.tree,
				url: `${repositoryUrl}/git/trees/${commit.tree}`
			}
		},
		author: null,
		committer: null,
		parents: commit.parents.map((sha) => ({
			sha,
			url: `${repositoryUrl}/commits/${sha}`,
			html_url: `${htmlUrl}/${sha}`
		}))
	};
}
function viewSignature({ name, email, date }) {
	return {
		name,
		email,
		date
	};
}

// __tests__/support/github-server/routes/pulls.ts
const reads = {
	permissions: ["pull_requests"],
	level: "read"
};
/** GitHub lists no more files of one pull request. */
const maxFiles = 3e3;
const pullRoutes = [
	defineRead("pulls/get", reads, getPull),
	defineRead("pulls/list", reads, listPulls),
	defineRead("pulls/list-files", reads, listFiles),
	defineRead("pulls/list-commits", reads, listPullCommits)
];
async function getPull(call) {
	const { context, repository } = call;
	const pull = requirePull(call);
	const ends = await readPullEnds(context.state, pull);
	const [files, commits] = await Promise.all([readPullDiff(context, repository, ends.mergeBase, ends.head), listCommits(repository.gitDir, ends.mergeBase, ends.head)]);
	return {
		status: 200,
		body: viewPull(context, pull, ends, files, commits.length)
	};
}
async function listPulls(call) {
	const { context, query, repository } = call;
	const wantedState = query["state"] ?? "open";
	const matching = context.state.pulls.filter((pull) => pull.repository === repository.fullName).filter((pull) => wantedState === "all" || pull.state === wantedState).filter((pull) => query["base"] === void 0 || pull.baseRef === query["base"]).filter((pull) => {
		const [owner = ""] = pull.headRepository.split("/");
		return query["head"] === void 0 || query["head"] === `${owner}:${pull.headRef}`;
	}).toSorted((one, other) => query["direction"] === "asc" ? one.number - other.number : other.number - one.number);
	const page = paginate(matching, query, call.url);
	const views = [];
	for (const pull of page.items) views.push(viewPullSimple(context, pull, await readPullEnds(context.state, pull)));
	return {
		status: 200,
		body: views,
		headers: page.headers
	};
}
async function listFiles(call) {
	const { context, repository } = call;
	const ends = await readPullEnds(context.state, requirePull(call));
	const files = await readPullDiff(context, repository, ends.mergeBase, ends.head);
	const page = paginate(files.slice(0, maxFiles), call.query, call.url);
	return {
		status: 200,
		body: page.items.map((file) => viewFile(context, repository, ends.head, file)),
		headers: page.headers
	};
}
async function listPullCommits(call) {
	const { context, repository } = call;
	const ends = await readPullEnds(context.state, requirePull(call));
	const commits = await listCommits(repository.gitDir, ends.mergeBase, ends.head);
	const page = paginate(commits, call.query, call.url);
	const views = [];
	for (const sha of page.items) views.push(viewCommit(context, repository, await readCommit(repository.gitDir, sha)));
	return {
		status: 200,
		body: views,
		headers: page.headers
	};
}

// __tests__/support/github-server/routes/repositories.ts
const readsMetadata = {
	permissions: ["metadata"],
	level: "read"
};
const readsContents = {
	permissions: ["contents"],
	level: "read"
};
const repositoryRoutes = [
	defineRead("repos/get", readsMetadata, (call) => ({
		status: 200,
		body: viewRepository(call.context, call.repository)
	})),
	defineRead("repos/get-branch", readsContents, getBranch),
	defineRead("repos/get-collaborator-permission-level", readsMetadata, getPermission),
	defineRead("git/get-ref", readsContents, getRef)
];
async function getBranch(call) {
	const { context, repository } = call;
	const name = String(call.parameters["branch"]);
	const sha = await resolveCommit(repository.gitDir, `refs/heads/${name}`);
	if (sha === null) throw notFound();
	const isProtected = repository.protectedBranches.includes(name);
	const url = `${context.apiUrl}/repos/${repository.fullName}/branches/${name}`;
	const htmlUrl = `${context.webUrl}/${repository.fullName}/tree/${name}`;
	return {
		status: 200,
		body: {
			name,
			commit: viewCommit(context, repository, await readCommit(repository.gitDir, sha)),
			_links: {
				html: htmlUrl,
				self: url
			},
			protected: isProtected,
			protection: { enabled: isProtected },
			protection_url: `${url}/protection`
		}
	};
}
async function getRef(call) {
	const { context, repository } = call;
	const ref = `refs/${String(call.parameters["ref"])}`;
	const sha = await resolveCommit(repository.gitDir, ref);
	if (sha === null) throw notFound();
	const gitUrl = `${context.apiUrl}/repos/${repository.fullName}/git`;
	const object = {
		type: "commit",
		sha,
		url: `${gitUrl}/commits/${sha}`
	};
	return {
		status: 200,
		body: {
			ref,
			node_id: `REF_${ref}`,
			url: `${gitUrl}/${ref}`,
			object
		}
	};
}
/** The old four levels; the finer role stands beside them. */
const permissionOf = {
	admin: "admin",
	maintain: "write",
	write: "write",
	triage: "read",
	read: "read",
	none: "none"
};
/** On a public repository everybody may read. */
function getPermission(call) {
	const { context, repository } = call;
	const login = String(call.parameters["username"]);
	const role = repository.roles[login] ?? (repository.isPrivate ? "none" : "read");
	const user = {
		...viewAccount(context, login),
		role_name: role
	};
	return {
		status: 200,
		body: {
			permission: permissionOf[role],
			role_name: role,
			user
		}
	};
}

// __tests__/support/github-server/routes/review-requests.ts
const writes = {
	permissions: ["pull_requests"],
	level: "write"
};
const reviewRequestRoutes = [defineWrite("pulls/request-reviewers", writes, requestReviewers)];
/** All or nothing. A team that the token cannot see is refused by its node id, of which nobody can guess what it means. */
async function requestReviewers(call, { reviewers = [], team_reviewers: teams = [] }) {
	const { context, repository, token } = call;
	const pull = requirePull(call);
	if (reviewers.some((login) => isSame(login, pull.author))) throw new Refusal(422, "Review cannot be requested from pull request author.");
	const unseen = isAllowed(token, {
		permissions: ["members"],
		level: "read"
	}) ? void 0 : teams.find((slug) => repository.teams.includes(slug));
	if (unseen !== void 0) {
		const nodeId = teamNodeId(repository.fullName, unseen);
		throw new Refusal(422, "Validation Failed", [`Could not resolve to a node with the global id of '${nodeId}'.`]);
	}
	if (!(reviewers.every((login) => hasAccess(call, login)) && teams.every((slug) => repository.teams.includes(slug)))) throw new Refusal(422, `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repository.fullName} repository.`);
	pull.requestedUsers = merge(pull.requestedUsers, reviewers);
	pull.requestedTeams = merge(pull.requestedTeams, teams);
	return {
		status: 201,
		body: viewPullSimple(context, pull, await readPullEnds(context.state, pull))
	};
}
function hasAccess({ repository }, login) {
	return Object.entries(repository.roles).some(([known, role]) => isSame(known, login) && role !== "none");
}
function isSame(one, other) {
	return one.toLowerCase() === other.toLowerCase();
}
function merge(present, names) {
	return [...present, ...names.filter((name) => !present.some((known) => isSame(known, name)))];
}

// __tests__/support/github-server/router.ts
/** Every operation this server can do. A new one is listed here and in the cut of the description. */
const routes = [
	...checkRoutes,
	...commentRoutes,
	...pullRoutes,
	...repositoryRoutes,
	...reviewRequestRoutes,
	...reviewRoutes
];
/** Parameters that may hold slashes. */
const openNames = /* @__PURE__ */ new Set(["branch", "ref"]);
/** Make a router over the operations of the description. Throws: if a route has no operation. */
function createRouter(operations) {
	const sorted = routes.map((route) => {
		const operation = operations.find((candidate) => candidate.id === route.operation);
		if (operation === void 0) throw new Error(`the OpenAPI slice has no operation ${route.operation}`);
		return {
			route,
			operation,
			pattern: toPattern(operation),
			literals: countLiterals(operation.path)
		};
	}).toSorted((one, other) => other.literals - one.literals);
	return (method, path) => {
		for (const { route, operation, pattern } of sorted) {
			const match = operation.method === method ? pattern.exec(path) : null;
			if (match !== null) return {
				route,
				operation,
				parameters: decode(match.groups ?? {})
			};
		}
		return null;
	};
}
function toPattern({ path, parameterTypes }) {
	const source = path.replaceAll(/\{(\w+)\}/gu, (_, name) => {
		if (parameterTypes[name] === "integer") return `(?<${name}>\\d+)`;
		return `(?<${name}>${openNames.has(name) ? ".+" : "[^/]+"})`;
	});
	return new RegExp(`^${source}$`, "u");
}
function countLiterals(template) {
	return template.split("/").filter((part) => !part.startsWith("{")).length;
}
function decode(groups) {
	return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodePart(text)]));
}
/** A part that is not properly escaped stands for itself, and then names nothing that exists. */
function decodePart(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// __tests__/support/github-server/state.ts
/** GitHub counts requests by the hour. */
const rateWindowMs = 36e5;
/** Make the state of a GitHub without repositories. Ids count up from 1001 over all kinds, so that runs are repeatable. */
function createState(startedAt) {
	let lastId = 1e3;
	return {
		tokens: [],
		repositories: [],
		pulls: [],
		issues: [],
		checkRuns: [],
		reviews: [],
		reviewComments: [],
		issueComments: [],
		requests: [],
		unknownRequests: [],
		serverBugs: [],
		rateLimit: {
			limit: 5e3,
			remaining: 5e3,
			resetAt: new Date(startedAt.getTime() + rateWindowMs)
		},
		nextId: () => {
			lastId += 1;
			return lastId;
		}
	};
}

// __tests__/support/github-server/api.ts
/** Make the function that answers REST and GraphQL requests. What GitHub would refuse is an answer; a bug of this server
*  is an answer too, with status 500, and an entry in `serverBugs`. */
function createApi(context) {
	const validator = createValidator();
	const router = createRouter(validator.operations);
	return async (request) => {
		const { record } = request;
		const url = new URL(context.apiUrl + record.path);
		const path = url.pathname.replace(/^\/api\/v3(?=\/)/u, "");
		const isGraphql = record.method === "POST" && /^(?:\/api)?\/graphql$/u.test(path);
		const matched = isGraphql ? null : router(record.method, path);
		record.operation = isGraphql ? "graphql" : matched?.operation.id ?? null;
		try {
			const token = authenticate(context.state, request.headers.authorization);
			record.login = token.login;
			spendRateLimit(context);
			if (request.bodyFault !== null) throw request.bodyFault;
			if (isGraphql) return await serveGraphql(context, token, record);
			if (matched === null || wantsOtherMedia(request.headers.accept)) return refuseUnknown(context.state, record);
			return await serveRoute(context, validator, matched, token, url, record);
		} catch (error) {
			if (!(error instanceof Refusal)) return reportBug(context.state, `${record.method} ${record.path}: ${String(error)}`);
			return checkAnswer(context.state, validator, matched, toErrorAnswer(error));
		}
	};
}
/** A diff or raw text instead of JSON. */
function wantsOtherMedia(accept) {
	return /vnd\.github\.(?:v3\.)?(?:diff|patch|raw|html|sha)/u.test(accept ?? "");
}
async function serveGraphql(context, token, record) {
	const { answer, isUnknown } = await answerGraphql({
		context,
		token
	}, record.body);
	if (isUnknown) context.state.unknownRequests.push(record);
	return answer;
}
async function serveRoute(context, validator, { route, operation, parameters }, token, url, record) {
	const repository = requireRepository(context.state, token, `${parameters["owner"]}/${parameters["repo"]}`);
	authorize(token, route.needs);
	const path = coerce(parameters, operation.parameterTypes);
	const query = coerce(Object.fromEntries(url.searchParams), operation.parameterTypes);
	const faults = [
		...validator.checkParameters(operation.id, "pathParameters", path),
		...validator.checkParameters(operation.id, "query", query),
		...operation.isBodyRequired && record.body === null ? ["a body is required"] : []
	];
	if (faults.length > 0) throw refuseRequest(faults);
	const body = operation.hasBody ? record.body ?? {} : null;
	const answer = await route.run({
		context,
		token,
		repository,
		url,
		parameters: path,
		query
	}, body, validator);
	return checkAnswer(context.state, validator, { operation }, answer);
}
/** Query and path hold text; the description says which of it is a number or a truth value. */
function coerce(texts, types) {
	return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, coerceText(text, types[name])]));
}
function coerceText(text, type) {
	if (type === "integer" && /^-?\d+$/u.test(text)) return Number(text);
	return type === "boolean" && /^(?:true|false)$/u.test(text) ? text === "true" : text;
}
function refuseUnknown(state, record) {
	state.unknownRequests.push(record);
	return toErrorAnswer(new Refusal(501, `${record.method} ${record.path} is not modelled by this server`));
}
/** An answer that GitHub's description does not allow is a fault of this server, and says so loudly. */
function checkAnswer(state, validator, matched, answer) {
	if (matched === null) return answer;
	const sent = answer.body === null ? null : JSON.parse(JSON.stringify(answer.body));
	const faults = validator.checkAnswer(matched.operation.id, answer.status, sent);
	if (faults.length === 0) return answer;
	return reportBug(state, `${matched.operation.id} ${answer.status}: ${faults.join("; ")}`);
}
function reportBug(state, bug) {
	state.serverBugs.push(bug);
	return toErrorAnswer(new Refusal(500, `bug of the local server: ${bug}`));
}
function spendRateLimit({ state: { rateLimit }, now }) {
	if (now() >= rateLimit.resetAt) {
		rateLimit.remaining = rateLimit.limit;
		rateLimit.resetAt = new Date(now().getTime() + rateWindowMs);
	}
	if (rateLimit.remaining <= 0) throw new Refusal(403, "API rate limit exceeded for installation.");
	rateLimit.remaining -= 1;
}
/** Write an answer, with the headers GitHub puts on every one, and note it in the log. */
function send(state, record, response, answer) {
	record.status = answer.status;
	record.answer = answer.body;
	const text = answer.body === null || answer.body === void 0 ? "" : JSON.stringify(answer.body);
	const { limit, remaining, resetAt } = state.rateLimit;
	response.writeHead(answer.status, {
		"content-type": "application/json; charset=utf-8",
		"content-length": Buffer.byteLength(text),
		"x-github-request-id": `LOCAL:${state.requests.indexOf(record) + 1}`,
		"x-ratelimit-limit": limit,
		"x-ratelimit-remaining": Math.max(remaining, 0),
		"x-ratelimit-used": limit - Math.max(remaining, 0),
		"x-ratelimit-reset": Math.ceil(resetAt.getTime() / 1e3),
		"x-ratelimit-resource": record.operation === "graphql" ? "graphql" : "core",
		...answer.headers
	});
	response.end(text);
}

// __tests__/support/github-server/body.ts
const maxBodyBytes = 33554432;
/** Read a request's body into its record: parsed, or as text if it is no JSON, or null if there is none. Out: how GitHub
*  would refuse it, or null. */
async function readBody(request, record) {
	const chunks = [];
	let sizeBytes = 0;
	for await (const chunk of request) {
		const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
		sizeBytes += bytes.length;
		if (sizeBytes <= maxBodyBytes) chunks.push(bytes);
	}
	if (sizeBytes > maxBodyBytes) return new Refusal(413, "Payload Too Large");
	const text = Buffer.concat(chunks).toString("utf8");
	try {
		record.body = text === "" ? null : JSON.parse(text);
		return null;
	} catch {
		record.body = text;
		return new Refusal(400, "Problems parsing JSON");
	}
}

// __tests__/support/github-server/faults.ts
/** Make an empty list of faults. The first that matches strikes. */
function createFaults() {
	const standing = [];
	return {
		inject: (injection) => {
			const entry = {
				injection,
				seen: 0,
				hits: 0
			};
			standing.push(entry);
			return {
				hits: () => entry.hits,
				remove: () => {
					const index = standing.indexOf(entry);
					if (index !== -1) standing.splice(index, 1);
				}
			};
		},
		take: (method, path) => {
			for (const entry of standing) {
				const { match = {}, times = 1, fault } = entry.injection;
				if (entry.hits >= times || !isMatch(match, method, path)) continue;
				entry.seen += 1;
				if (entry.seen < (match.nth ?? 1)) continue;
				entry.hits += 1;
				return fault;
			}
			return null;
		}
	};
}
function isMatch(match, method, path) {
	if (match.method !== void 0 && match.method.toUpperCase() !== method) return false;
	if (match.path === void 0) return true;
	return typeof match.path === "string" ? path.includes(match.path) : path.search(match.path) !== -1;
}
/** Do what a fault does before the request is handled. */
async function strikeBefore(fault) {
	if (fault?.kind === "slow") await setTimeout(fault.delayMs);
	if (fault?.kind === "call") await fault.run();
}
/** The body GitHub sends with a status, where the test gave none. */
function defaultFaultBody(status, headers) {
	const isSecondary = headers["retry-after"] !== void 0;
	const isExhausted = headers["x-ratelimit-remaining"] === "0";
	const limited = isExhausted ? "API rate limit exceeded for installation." : "You have exceeded a secondary rate limit.";
	return {
		message: {
			401: "Bad credentials",
			403: isSecondary || isExhausted ? limited : "Resource not accessible by integration",
			404: "Not Found",
			422: "Validation Failed",
			429: limited,
			500: "Internal Server Error",
			502: "Server Error",
			503: "Service Unavailable"
		}[status] ?? "Injected fault",
		documentation_url: "https://docs.github.com/rest",
		status: String(status)
	};
}

// __tests__/support/github-server/cgi.ts
const headEnd = "\r\n\r\n";
/** Connect a request to a CGI program: the request's body goes in, headers and body come out, each at the pace of its
*  reader. A client that leaves ends the program. */
function pipeCgi(child, record, request, response) {
	let head = Buffer.alloc(0);
	child.stdin.on("error", () => request.resume());
	child.stderr.resume();
	request.pipe(child.stdin);
	response.on("close", () => child.kill());
	response.on("drain", () => child.stdout.resume());
	child.stdout.on("data", (chunk) => {
		let body = chunk;
		if (head !== null) {
			head = Buffer.concat([head, chunk]);
			const end = head.indexOf(headEnd);
			if (end === -1) return;
			const { status, headers } = parseHead(head.subarray(0, end).toString("latin1"));
			body = head.subarray(end + 4);
			head = null;
			record.status = status;
			response.writeHead(status, headers);
		}
		if (body.length > 0 && !response.write(body)) child.stdout.pause();
	});
	child.on("error", () => response.destroy());
	child.on("close", () => {
		if (head !== null) {
			record.status = 500;
			response.writeHead(500);
		}
		response.end();
	});
}
function parseHead(text) {
	const headers = {};
	let status = 200;
	for (const line of text.split("\r\n")) {
		const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/u.exec(line) ?? [];
		if (name.toLowerCase() === "status") status = Number.parseInt(value, 10);
		else if (name !== "") headers[name] = value;
	}
	return {
		status,
		headers
	};
}

// __tests__/support/github-server/git-http.ts
/** Whether a URL is git's. Both `owner/name.git` and `owner/name` are, as on GitHub. */
function parseGitRequest(url) {
	const [, fullName, service] = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/u.exec(url.pathname) ?? [];
	if (fullName === void 0 || service === void 0) return null;
	return {
		fullName,
		service,
		isPush: service === "/git-receive-pack" || url.searchParams.get("service") === "git-receive-pack"
	};
}
/** Make it. In: the program to run instead of git's own, for a machine that lacks it. */
function createGitHttp(state, backendPath) {
	const children = /* @__PURE__ */ new Set();
	let backend = null;
	return {
		serve: async (wanted, record, request, response) => {
			try {
				const token = requireToken(state, request.headers.authorization);
				record.login = token.login;
				const repository = requireGitAccess(state, wanted, token);
				backend ??= findBackend(backendPath);
				const child = spawn(await backend, { env: describeRequest(wanted, repository, token, request) });
				children.add(child);
				child.on("close", () => children.delete(child));
				pipeCgi(child, record, request, response);
			} catch (error) {
				const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
				record.status = refusal.status;
				request.resume();
				response.writeHead(refusal.status, {
					"content-type": "text/plain; charset=utf-8",
					...refusal.headers
				});
				response.end(`${refusal.message}\n`);
			}
		},
		close: () => {
			for (const child of children) child.kill("SIGKILL");
		}
	};
}
function requireToken(state, authorization) {
	const token = authenticateGit(state, authorization);
	if (token !== null) return token;
	throw new Refusal(401, "Invalid username or token. Password authentication is not supported for Git operations.", [], { "www-authenticate": "Basic realm=\"GitHub\"" });
}
/** What one may not read does not exist; what one may only read says so on a push. */
function requireGitAccess(state, wanted, token) {
	const repository = findRepository(state, wanted.fullName);
	const canRead = isAllowed(token, {
		permissions: ["contents"],
		level: "read"
	});
	if (repository === null || !canSee(token, repository) || !canRead) throw new Refusal(404, "Repository not found.");
	if (wanted.isPush && !isAllowed(token, {
		permissions: ["contents"],
		level: "write"
	})) throw new Refusal(403, "Write access to repository not granted.");
	return repository;
}
function findBackend(given) {
	return new Promise((resolve, reject) => {
		execFile("git", ["--exec-path"], { env: gitEnvironment() }, (error, stdout) => {
			const name = process.platform === "win32" ? "git-http-backend.exe" : "git-http-backend";
			const path = given ?? join(stdout.trim(), name);
			const isThere = (given !== null || error === null) && existsSync(path);
			const message = `git over HTTP is not available: git's program http-backend is not installed (${path})`;
			if (isThere) resolve(path);
			else reject(new Refusal(500, message));
		});
	});
}
/** As GitHub: any commit may be asked for, clones may be filtered, and the refs of pull requests are read-only. */
const gitSettings = [
	["safe.directory", "*"],
	["uploadpack.allowAnySHA1InWant", "true"],
	["uploadpack.allowFilter", "true"],
	["receive.hideRefs", "refs/pull"]
];
/** The request in CGI's variables. The bare repository is the project root, so that only it can be reached. */
function describeRequest(wanted, repository, token, request) {
	const { headers } = request;
	const protocol = headers["git-protocol"];
	return {
		...gitEnvironment(),
		GIT_CONFIG_COUNT: String(gitSettings.length),
		...Object.fromEntries(gitSettings.map(([key], index) => [`GIT_CONFIG_KEY_${index}`, key])),
		...Object.fromEntries(gitSettings.map(([, value], index) => [`GIT_CONFIG_VALUE_${index}`, value])),
		GIT_PROJECT_ROOT: repository.gitDir,
		GIT_HTTP_EXPORT_ALL: "1",
		PATH_INFO: wanted.service,
		QUERY_STRING: new URL(request.url ?? "/", "http://localhost").search.slice(1),
		REQUEST_METHOD: request.method ?? "GET",
		REMOTE_USER: token.login,
		REMOTE_ADDR: "127.0.0.1",
		CONTENT_TYPE: headers["content-type"] ?? "",
		HTTP_CONTENT_ENCODING: headers["content-encoding"] ?? "",
		...headers["content-length"] === void 0 ? {} : { CONTENT_LENGTH: headers["content-length"] },
		...typeof protocol === "string" ? {
			GIT_PROTOCOL: protocol,
			HTTP_GIT_PROTOCOL: protocol
		} : {}
	};
}

// __tests__/support/github-server/seed.ts
const actionsAppId = 15368;
/** Add a token. An app's slug is its bot's login without `[bot]`. */
function seedToken(state, options) {
	const slug = options.login.replace(/\[bot\]$/u, "");
	const appId = options.appId ?? (slug === "github-actions" ? actionsAppId : state.nextId());
	const token = {
		token: options.token,
		login: options.login,
		app: options.isApp ? {
			id: appId,
			slug
		} : null,
		permissions: options.permissions,
		repositories: options.repositories ?? null
	};
	state.tokens.push(token);
	return token;
}
/** Add a repository. Throws: if there is one of that name. */
function seedRepository(state, createdAt, options) {
	const fullName = `${options.owner}/${options.name}`;
	if (findRepository(state, fullName) !== null) throw new Error(`there is already a repository ${fullName}`);
	const repository = {
		id: state.nextId(),
		owner: options.owner,
		name: options.name,
		fullName,
		gitDir: options.gitDir,
		defaultBranch: options.defaultBranch ?? "main",
		isPrivate: options.isPrivate ?? false,
		canActionsApprove: options.canActionsApprove ?? false,
		roles: options.roles ?? {},
		teams: options.teams ?? [],
		protectedBranches: options.protectedBranches ?? [],
		createdAt
	};
	state.repositories.push(repository);
	return repository;
}
/** Open a pull request. Throws: if its repository is unknown or its number taken. */
function seedPull(state, createdAt, options) {
	const { repository, number } = options;
	if (findRepository(state, repository) === null) throw new Error(`there is no repository ${repository}`);
	checkFree(state, options);
	const pull = {
		id: state.nextId(),
		repository,
		number,
		title: options.title,
		body: options.body ?? null,
		headRef: options.headRef,
		headRepository: options.headRepository ?? repository,
		baseRef: options.baseRef,
		author: options.author,
		isDraft: options.isDraft ?? false,
		requestedUsers: options.requestedUsers ?? [],
		requestedTeams: options.requestedTeams ?? [],
		state: options.state ?? "open",
		closes: options.closes ?? [],
		createdAt
	};
	state.pulls.push(pull);
	return pull;
}
/** Open an issue. Throws: if its repository is unknown or its number taken, also by a pull request. */
function seedIssue(state, createdAt, options) {
	const { repository, number, title, author } = options;
	if (findRepository(state, repository) === null) throw new Error(`there is no repository ${repository}`);
	checkFree(state, options);
	const issue = {
		id: state.nextId(),
		repository,
		number,
		title,
		author,
		body: options.body ?? null,
		state: options.state ?? "open",
		createdAt
	};
	state.issues.push(issue);
	return issue;
}
/** Issues and pull requests share one row of numbers. */
function checkFree(state, { repository, number }) {
	const isTaken = (known) => known.repository === repository && known.number === number;
	if (state.pulls.some(isTaken)) throw new Error(`there is already a pull request ${number} in ${repository}`);
	if (state.issues.some(isTaken)) throw new Error(`there is already an issue ${number} in ${repository}`);
}

// __tests__/support/github-server/server.ts
/** Start a local GitHub on a free port of 127.0.0.1. Throws: if no port can be had. */
async function startGitHubServer(options = {}) {
	const now = options.now ?? (() => /* @__PURE__ */ new Date());
	const state = createState(now());
	const faults = createFaults();
	const gitHttp = createGitHttp(state, options.gitBackendPath ?? null);
	const http = createServer();
	await new Promise((resolve, reject) => {
		http.once("error", reject);
		http.listen(0, "127.0.0.1", resolve);
	});
	const url = `http://${options.hostname ?? "127.0.0.1"}:${readPort(http.address())}`;
	const handle = createHandler(state, url, faults, gitHttp, createApi({
		state,
		apiUrl: url,
		webUrl: url,
		now,
		diffs: /* @__PURE__ */ new Map()
	}));
	http.on("request", (request, response) => {
		handle(request, response).catch((error) => {
			if (request.complete) state.serverBugs.push(`${request.method ?? ""} ${request.url ?? ""}: ${String(error)}`);
			response.destroy();
		});
	});
	return {
		url,
		graphqlUrl: `${url}/graphql`,
		gitUrl: url,
		state,
		addToken: (tokenOptions) => seedToken(state, tokenOptions),
		addRepository: (repositoryOptions) => seedRepository(state, formatTime(now()), repositoryOptions),
		addPullRequest: (pullOptions) => seedPull(state, formatTime(now()), pullOptions),
		addIssue: (issueOptions) => seedIssue(state, formatTime(now()), issueOptions),
		inject: faults.inject,
		close: () => new Promise((resolve) => {
			gitHttp.close();
			http.close(() => resolve());
			http.closeAllConnections();
		})
	};
}
function createHandler(state, url, faults, gitHttp, answerApi) {
	return async (request, response) => {
		const record = startRecord(state, request);
		const wanted = parseGitRequest(new URL(url + record.path));
		const bodyFault = wanted === null ? await readBody(request, record) : null;
		const fault = faults.take(record.method, record.path);
		record.fault = fault?.kind ?? null;
		await strikeBefore(fault);
		if (fault?.kind === "drop") request.socket.destroy();
		else if (fault?.kind === "status") send(state, record, response, toFaultAnswer(fault));
		else if (wanted !== null) {
			record.operation = "git";
			await gitHttp.serve(wanted, record, request, response);
		} else {
			const answer = await answerApi({
				record,
				headers: request.headers,
				bodyFault
			});
			if (fault?.kind === "commit-then-drop") request.socket.destroy();
			else if (fault?.kind === "commit-then-500") send(state, record, response, toFaultAnswer(serverError));
			else send(state, record, response, answer);
		}
	};
}
const serverError = {
	kind: "status",
	status: 500
};
function readPort(address) {
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	return address.port;
}
function startRecord(state, request) {
	const record = {
		method: request.method ?? "GET",
		path: request.url ?? "/",
		operation: null,
		login: null,
		body: null,
		status: null,
		answer: null,
		fault: null
	};
	state.requests.push(record);
	return record;
}
function toFaultAnswer(fault) {
	const headers = fault.headers ?? {};
	return {
		status: fault.status,
		headers,
		body: fault.body ?? defaultFaultBody(fault.status, headers)
	};
}

// __tests__/support/payload.ts
/** The payload of a `pull_request` event, as far as anyone reads it. */
function pullRequestPayload(options) {
	return {
		action: options.action ?? "opened",
		number: options.number,
		...options.changes === void 0 ? {} : { changes: options.changes },
		repository: repo(options.repository),
		pull_request: {
			number: options.number,
			state: "open",
			draft: false,
			body: options.body ?? null,
			user: { login: "demo-agent" },
			head: {
				sha: options.headSha,
				ref: options.headRef,
				repo: repo(options.headRepository ?? options.repository)
			},
			base: {
				sha: options.baseSha,
				ref: options.baseRef,
				repo: repo(options.repository)
			}
		}
	};
}
function repo(fullName) {
	const [owner = "", name = ""] = fullName.split("/");
	return {
		name,
		full_name: fullName,
		owner: { login: owner }
	};
}

// __tests__/support/runner.ts
/** Starts an action as the runner does: an event file, `INPUT_*` and `GITHUB_*` variables, files for outputs, state and
*  summary, and nothing of our own environment but PATH. */
function startJob(job) {
	const files = prepareFiles(job);
	const child = spawn(process.execPath, [job.script], {
		cwd: job.dir,
		env: environmentOf(job, files),
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	const chunks = {
		stdout: "",
		stderr: ""
	};
	child.stdout.setEncoding("utf8").on("data", (text) => void (chunks.stdout += text));
	child.stderr.setEncoding("utf8").on("data", (text) => void (chunks.stderr += text));
	return {
		child,
		result: new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("close", (exitCode) => resolve({
				exitCode,
				...chunks,
				outputs: parseCommandFile(readFileSync(files.output, "utf8")),
				state: parseCommandFile(readFileSync(files.state, "utf8")),
				summary: readFileSync(files.summary, "utf8")
			}));
		})
	};
}
function prepareFiles({ dir, payload }) {
	const temp = join(dir, "_temp");
	const commands = join(temp, "_runner_file_commands");
	mkdirSync(commands, { recursive: true });
	const files = {
		event: join(dir, "event.json"),
		output: join(commands, "set_output_1"),
		state: join(commands, "save_state_1"),
		summary: join(commands, "step_summary_1"),
		temp
	};
	writeFileSync(files.event, JSON.stringify(payload));
	for (const file of [
		files.output,
		files.state,
		files.summary
	]) writeFileSync(file, "");
	return files;
}
function environmentOf(job, files) {
	const inputs = Object.entries(job.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
	return {
		PATH: process.env["PATH"] ?? "/usr/bin:/bin",
		HOME: job.dir,
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: job.eventName,
		GITHUB_EVENT_PATH: files.event,
		GITHUB_REPOSITORY: job.repository,
		GITHUB_API_URL: job.apiUrl,
		GITHUB_GRAPHQL_URL: job.graphqlUrl,
		GITHUB_SERVER_URL: job.serverUrl,
		GITHUB_RUN_ID: "4711",
		GITHUB_RUN_ATTEMPT: String(job.attempt ?? 1),
		GITHUB_OUTPUT: files.output,
		GITHUB_STATE: files.state,
		GITHUB_STEP_SUMMARY: files.summary,
		RUNNER_TEMP: files.temp,
		...Object.fromEntries(inputs),
		...job.env
	};
}
/** Reads `name=value` lines and `name<<delimiter` blocks; a later value of a name wins, as on the runner. */
function parseCommandFile(text) {
	const values = {};
	const lines = text.split("\n");
	for (let at = 0; at < lines.length; at += 1) {
		const [, name, delimiter] = /^([^=<]+)<<(.+)$/.exec(lines[at] ?? "") ?? [];
		if (name !== void 0 && delimiter !== void 0) {
			const end = lines.indexOf(delimiter, at + 1);
			if (end < 0) break;
			values[name] = lines.slice(at + 1, end).join("\n");
			at = end;
			continue;
		}
		const [, plainName, value] = /^([^=]+)=(.*)$/.exec(lines[at] ?? "") ?? [];
		if (plainName !== void 0 && value !== void 0) values[plainName] = value;
	}
	return values;
}

// src/entry/demo-repository.ts
/** From `dist/chunks/` and from `src/entry/` alike. */
const EXAMPLE_DIR = fileURLToPath(new URL("../../examples/dark-mode", import.meta.url));
/** Makes a real git repository of the example below `root`. Throws: what git or the disk says. */
function makeDemoRepository(root) {
	const dir = join(root, "dark-mode");
	const gitDir = join(root, "dark-mode.git");
	const branch = "dark-mode";
	mkdirSync(dir);
	git(dir, [
		"init",
		"--quiet",
		"--initial-branch",
		"main"
	]);
	const baseSha = commit(dir, "base", "Plan the dark mode");
	git(dir, [
		"switch",
		"--quiet",
		"--create",
		branch
	]);
	const headSha = commit(dir, "change", "Add the dark mode");
	git(root, [
		"clone",
		"--quiet",
		"--bare",
		dir,
		gitDir
	]);
	return {
		dir,
		gitDir,
		branch,
		headSha,
		baseSha
	};
}
function commit(dir, part, message) {
	cpSync(join(EXAMPLE_DIR, part), dir, { recursive: true });
	git(dir, ["add", "--all"]);
	git(dir, [
		"commit",
		"--quiet",
		"--message",
		message
	]);
	return git(dir, ["rev-parse", "HEAD"]);
}
/** The user's own git settings (signing, hooks, templates) have no say in the demo. */
function git(cwd, args) {
	const identity = [
		"-c",
		"user.name=Demo Agent",
		"-c",
		"user.email=agent@example.com",
		"-c",
		"core.hooksPath="
	];
	const env = {
		...gitEnvironment$1(),
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_CONFIG_NOSYSTEM: "1"
	};
	return execFileSync("git", [...identity, ...args], {
		cwd,
		env,
		encoding: "utf8"
	}).trim();
}

// src/entry/demo-show.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
/** The check runs as the merge box lists them, with the summary of each. */
function showCheckRuns(state, print) {
	print("Check runs", import_picocolors.default.bold);
	for (const { name, conclusion, output } of state.checkRuns) {
		print(`${name}: ${conclusion ?? "in progress"}`, conclusion === "success" ? import_picocolors.default.green : import_picocolors.default.red);
		print(indent(`${output.title ?? ""}\n\n${withoutMarkers(output.summary ?? "")}`));
	}
}
/** The reviews as they stand on the pull request, each with its inline comments. */
function showReviews(state, print) {
	for (const { id, login, body } of state.reviews) {
		print(`Review by ${login}`, import_picocolors.default.bold);
		print(indent(withoutMarkers(body)));
		for (const comment of state.reviewComments.filter(({ reviewId }) => reviewId === id)) {
			print(`On ${placeOf(comment)}`, import_picocolors.default.cyan);
			print(indent(`${comment.diffHunk.split("\n").slice(-4).join("\n")}\n\n${withoutMarkers(comment.body)}`));
		}
	}
}
function placeOf({ path, startLine, line }) {
	if (line === null) return path;
	return startLine === null ? `${path}, line ${line}` : `${path}, lines ${startLine} to ${line}`;
}
/** Our hidden markers are not seen on the page either. */
function withoutMarkers(markdown) {
	return markdown.replaceAll(/<!-- passwhen:[^>]*-->\n?/g, "").trim();
}
function indent(text) {
	return `${text.split("\n").map((line) => `  ${line}`.trimEnd()).join("\n")}\n`;
}

// src/entry/demo.ts
const REPOSITORY = "octo-org/dark-mode";
const TOKEN = "demo-token";
/** Judges the example's pull request on an embedded GitHub, with the built action, exactly as a runner would. Out: exit code, 0
*  when the gate came to its verdicts, whatever they are. */
async function runDemo() {
	const root = mkdtempSync(join(tmpdir(), "passwhen-demo-"));
	const server = await startGitHubServer();
	try {
		const repository = makeDemoRepository(root);
		openPullRequest(server, repository);
		print(`A pull request of a coding agent on an embedded GitHub at ${server.url}: two tasks, each with a verifier.`);
		print(`Running the action in ${join(root, "job")} …\n`);
		const { exitCode, stderr } = await startJob(jobFor(server, repository, root)).result;
		if (stderr !== "") print(stderr);
		showCheckRuns(server.state, print);
		showReviews(server.state, print);
		const answered = server.state.requests.filter(({ operation }) => operation !== "git").length;
		print(`The action ended with exit code ${exitCode ?? "none"} after ${answered} requests to GitHub.`);
		print(`Everything is in ${root}: the repository in dark-mode/, report, handoffs and transcripts in out/.`);
		const isJudged = server.state.checkRuns.some(({ name, conclusion }) => name === "passwhen" && conclusion === "failure");
		return exitCode === 1 && isJudged ? 0 : 70;
	} finally {
		await server.close();
	}
}
function openPullRequest(server, { gitDir, branch }) {
	const [owner = "", name = ""] = REPOSITORY.split("/");
	server.addRepository({
		owner,
		name,
		gitDir
	});
	server.addToken({
		token: TOKEN,
		login: "github-actions[bot]",
		isApp: true,
		permissions: {
			checks: "write",
			contents: "read",
			pull_requests: "write"
		}
	});
	server.addPullRequest({
		repository: REPOSITORY,
		number: 1,
		title: "Dark mode",
		headRef: branch,
		baseRef: "main",
		author: "demo-agent"
	});
}
function jobFor(server, { headSha, baseSha, branch }, root) {
	return {
		dir: join(root, "job"),
		script: actionScript(),
		eventName: "pull_request",
		payload: pullRequestPayload({
			repository: REPOSITORY,
			number: 1,
			headSha,
			headRef: branch,
			baseSha,
			baseRef: "main"
		}),
		inputs: {
			"github-token": TOKEN,
			"output-dir": join(root, "out")
		},
		repository: REPOSITORY,
		apiUrl: server.url,
		graphqlUrl: server.graphqlUrl,
		serverUrl: server.gitUrl
	};
}
/** The action beside this file: built beside built, source beside source. */
function actionScript() {
	const own = fileURLToPath(import.meta.url);
	return fileURLToPath(new URL(own.endsWith(".ts") ? "./action.ts" : "../action.js", import.meta.url));
}

export { runDemo };