import { n as capsOf, r as toUpstream, t as CliParams } from "./params2.js";
import { randomUUID } from "node:crypto";
import { lstat, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { i as toWorldError, n as codeOf } from "./error.js";
import { c as findFailure, d as checkOwnFolder, l as keepPatch, s as describeRun, t as startProgram, u as removeAgentConfig } from "./start.js";
import { a as maySayNothing, c as whySpoilt, i as isJudgement, n as chooseChannel, o as readAnswer, r as completePrompt, s as settleFailure, t as NOTHING_HANDED_IN } from "./ask.js";
import { t as assert } from "./assert.js";

// src/cli-agent/write-files.ts
/** Writes an adapter's files. In: text by absolute path, the folders that may hold them. Code of the pull request may have run with
*  this HOME before a session is resumed: what it left under a file's name is replaced, and no link leads elsewhere. Throws: `GateError`
*  (`runner-tampered`, `disk-full`, `world-failed`). */
async function writeFiles(files, roots) {
	for (const [path, text] of Object.entries(files)) {
		const root = roots.find((one) => isBelow(path, one));
		assert(root !== void 0, `an adapter writes below HOME, its own folder or the copy's, not to ${path}`);
		await writeBelow(root, path, text);
	}
}
async function writeBelow(root, path, text) {
	try {
		await makeFolders(root, relative(root, dirname(path)));
		await rm(path, {
			recursive: true,
			force: true
		});
		const file = await open(path, "wx", 384);
		try {
			await file.writeFile(text, "utf8");
		} finally {
			await file.close();
		}
	} catch (error) {
		throw toWorldError(`${path} cannot be written`, error);
	}
}
/** One after the other: what is made below a link is made elsewhere. */
async function makeFolders(root, way) {
	let at = root;
	await checkOwnFolder(at);
	for (const name of way.split(sep).filter((one) => one !== "")) {
		at = join(at, name);
		const folder = at;
		await mkdir(folder, { mode: 448 }).catch(async (error) => {
			if (codeOf(error) !== "EEXIST" || (await lstat(folder)).isFile()) throw error;
		});
		await checkOwnFolder(at);
	}
}
function isBelow(path, root) {
	const way = relative(root, path);
	return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !way.startsWith(sep);
}

// src/cli-agent/run.ts
/** Lets a coding agent do a task in its working copy. Out: what it said, and why that does not count where it does not. Throws:
*  `GateError` for what the world refuses before or around the run. */
async function runCli(job, task, context) {
	const startMs = context.clock.elapsedMs();
	const program = await context.programs.find(job.cli.program, { install: job.params.install });
	await program.checkUnchanged();
	const channel = chooseChannel(task.expect, job.cli.structuredBy);
	return withFolder(task, context, async (ownDir) => {
		const tool = channel.kind === "tool" ? await context.tools.offer(channel.offer, ownDir) : null;
		try {
			return await withSession(job, task.timeoutMs, context, async (session) => {
				tool?.watch(() => session.usage().calls);
				const ready = {
					job,
					program,
					channel,
					tool,
					session,
					ownDir
				};
				const done = await runOnce(ready, task, context);
				const seconds = (context.clock.elapsedMs() - startMs) / 1e3;
				return conclude({
					ready,
					done,
					expect: task.expect,
					seconds
				}, context);
			});
		} finally {
			await tool?.close();
		}
	});
}
/** Gives a private folder of the run to `use`, and removes it afterwards. */
async function withFolder({ workingCopy }, { log }, use) {
	const ownDir = await makeFolder(dirname(workingCopy.tmpDir));
	try {
		return await use(ownDir);
	} finally {
		await rm(ownDir, {
			recursive: true,
			force: true
		}).catch(() => {
			log.warning("a temporary folder of an agent could not be removed");
		});
	}
}
async function withSession({ params, endpoint }, timeoutMs, context, use) {
	const session = await context.models.open(endpoint, capsOf(params, timeoutMs), params.price ?? null);
	try {
		return await use(session);
	} finally {
		await session.close();
	}
}
async function runOnce(ready, task, context) {
	const { job, program, channel, tool, session, ownDir } = ready;
	const { dir, homeDir, tmpDir } = task.workingCopy;
	const removedFiles = await removeAgentConfig(dir, job.cli.use);
	await task.onReady?.();
	const snapshot = await task.workingCopy.snapshot();
	const run = {
		url: session.url,
		key: session.key,
		model: job.params.model,
		cwd: dir,
		homeDir,
		tmpDir,
		ownDir,
		tool: tool?.server ?? null,
		schema: channel.kind === "schema" ? channel.schema : null,
		resume: job.resume,
		timeoutMs: task.timeoutMs
	};
	await writeFiles(job.cli.files(run), [
		homeDir,
		ownDir,
		dirname(dir)
	]);
	const prompt = completePrompt(task, channel, removedFiles);
	await task.keep("prompt.md", "Verifier prompt", prompt);
	const signal = AbortSignal.any([context.signal, session.stopped]);
	const ended = await startProgram({
		cli: job.cli,
		program,
		run,
		prompt,
		signal
	}, task, context);
	const patch = await keepPatch(task, snapshot);
	return {
		...ended,
		files: [...ended.files, ...patch],
		removedFiles
	};
}
function conclude({ ready, done, expect, seconds }, context) {
	const { job, program, channel, tool, session } = ready;
	const { result, output, files, removedFiles } = done;
	const answer = readAnswer(channel, expect, output.end);
	const handoff = answer.handoff?.trim() === "" ? null : answer.handoff;
	const calls = tool?.calls() ?? NOTHING_HANDED_IN;
	const { accepted, refused: refusedCalls, broken } = calls;
	const structured = answer.structured ?? (accepted.length === 0 || broken !== null ? null : accepted);
	const mayBeSilent = answer.structured !== null ? isJudgement(expect) : maySayNothing(expect, calls);
	const spoilt = whySpoilt(expect, calls);
	const failure = findFailure({
		result,
		output,
		session,
		handoff,
		mayBeSilent,
		spoilt
	}, context.signal);
	return {
		handoff,
		failure: settleFailure(failure, expect, calls),
		structured,
		run: describeRun({
			job,
			program,
			session,
			output,
			removedFiles,
			refusedCalls,
			seconds
		}),
		commands: [],
		files
	};
}
/** A private folder outside the checkout and beside it, where nobody else sees it, under a name that cannot be guessed. */
async function makeFolder(parent) {
	try {
		return await mkdtemp(join(parent, `passwhen-${randomUUID()}-`));
	} catch (error) {
		throw toWorldError("no folder can be made for the agent", error);
	}
}

// src/cli-agent/agent.ts
/** Makes a verifier of a command line program. What it says is its word and nothing more. */
function cliAgent(cli) {
	return {
		params: CliParams,
		provenance: "claimed",
		describe: (params) => describe(cli, params),
		create: (params) => {
			const endpoint = endpointOf(cli, params);
			return {
				prepare: (context) => prepare(cli, params, endpoint, context),
				verify: (task, context) => runCli({
					cli,
					params,
					endpoint,
					resume: null
				}, task, context),
				resume: ({ id, message }, task, context) => runCli({
					cli,
					params,
					endpoint,
					resume: id
				}, {
					...task,
					prompt: message
				}, context)
			};
		}
	};
}
function describe(cli, params) {
	const { program, keyEnv, upstream } = cli;
	if (params === null) return {
		program,
		install: false,
		keyEnv,
		model: null,
		upstream
	};
	const endpoint = endpointOf(cli, params);
	return {
		program,
		install: params.install,
		keyEnv: endpoint.keyEnv,
		model: endpoint.model,
		upstream: endpoint.upstream
	};
}
async function prepare(cli, params, endpoint, context) {
	await context.programs.find(cli.program, { install: params.install });
	await (await context.models.open(endpoint, capsOf(params, null), params.price ?? null)).close();
	await context.models.preflight(endpoint, context.signal);
}
function endpointOf(cli, params) {
	return {
		wire: cli.wire,
		upstream: toUpstream(params["base-url"] ?? cli.upstream, cli.wire),
		keyEnv: params["key-env"] ?? cli.keyEnv,
		model: params.model
	};
}

export { cliAgent as t };