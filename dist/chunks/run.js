import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { a as isOneCommand, c as strictScript, d as forEachChild, f as choosePlaces, i as isNegated, l as wordsOf, n as isConditional, o as isQuestion, p as tellFailure, r as isFailure, s as shellStringOf, t as escapeOf, u as parse$1 } from "./strict-shell.js";
import { i as outputOf, n as isSuccess, o as toObservedCommand, r as isToolMissing, t as describeOutcome } from "./observe.js";
import { n as runFacts, t as RunParams } from "./params11.js";
import { i as unknownEvidence, r as factsOfTyped } from "./typed-evidence.js";
import { t as parseJson } from "./json.js";

// src/checks/run/hidden-failure.ts
const MAX_DEPTH = 50;
/** Where a command of this script could fail without the script's failing, though it is run strictly. Out: a name for people, or null
*  where nothing of the kind was found. The policy wrote the script, so that this is told and not refused. Throws: never. */
function hiddenFailureOf(script) {
	const { commands, errors } = parse$1(script);
	if (errors !== void 0 && errors.length > 0) return "its text could not be read";
	const last = commands.at(-1);
	return hiddenInList(last?.command.type === "Command" && last.command.name?.value === "exit" ? commands.slice(0, -1) : commands, {
		isTop: true,
		isStrict: true,
		depth: 0
	});
}
function hiddenInList(statements, place) {
	if (!place.isStrict && statements.length > 1) return "several commands in a list or condition";
	for (const [index, statement] of statements.entries()) {
		if (statement.background === true) return "a command in the background";
		if (!place.isTop && statement.command.type === "AndOr" && index < statements.length - 1) return "`&&` within a group";
		const hidden = escapeOf(statement) ?? (isConditional(statement) ? null : hiddenIn(statement.command, place));
		if (hidden !== null) return hidden;
	}
	return null;
}
function hiddenIn(node, place) {
	const inner = {
		...place,
		isTop: false,
		depth: place.depth + 1
	};
	if (place.depth > MAX_DEPTH) return "its text is nested too deep";
	if (node.type === "Command") return hiddenInCommand(node);
	if (node.type === "AndOr") return hiddenInAndOr(node.commands, node.operators, inner);
	if (node.type === "Pipeline" && isNegated(node) && !node.commands.every(isQuestion)) return "`!`";
	if (node.type === "If" || node.type === "While") {
		if (!node.clause.commands.every(({ command }) => command.type !== "AndOr" && isQuestion(command))) return "a condition";
	}
	if (node.type === "CompoundList") return hiddenInList(node.commands, inner);
	let hidden = null;
	forEachChild(node, (child) => {
		hidden ??= hiddenIn(child, inner);
	});
	return hidden;
}
function hiddenInCommand(node) {
	const script = shellStringOf(wordsOf(node));
	if (script !== null && !isOneCommand(script)) return "a shell within the shell";
	return node.name !== void 0 && hasSubstitution(node) ? "a command in `$(…)`" : null;
}
function hiddenInAndOr(nodes, operators, place) {
	for (const [index, node] of nodes.entries()) {
		const isAnswer = operators[index - 1] === "||";
		if (isAnswer && !isFailure(node)) return "what stands after `||`";
		const hidden = isAnswer ? null : hiddenIn(node, {
			...place,
			isStrict: false
		});
		if (hidden !== null) return hidden;
	}
	return null;
}
function hasSubstitution(root) {
	let isFound = root.type === "CommandExpansion";
	forEachChild(root, (child) => {
		isFound ||= hasSubstitution(child);
	});
	return isFound;
}

// src/checks/run/read-output.ts
/** So many bytes of a command's standard output are read as evidence. */
const MAX_EVIDENCE_BYTES = 1048576;
/** What a command printed, as facts of the type that is expected: one JSON document, and for a text or a choice the output itself without
*  its last line break. What a command printed that failed says nothing: every fact is unknown then, as it is where the output does not
*  fit. In: `obstacle` says why the command could not say anything. Throws: never. Source: README beside this file. */
function factsOfOutput(expect, result, obstacle) {
	const refuse = (reason, detail) => unknownEvidence(expect, {
		reason,
		detail
	});
	if (obstacle !== null) return refuse(obstacle.reason, obstacle.detail);
	if (!isSuccess(result)) return refuse("command-failed", `${describeOutcome(result)}, so what it printed does not count`);
	const { text, totalBytes, droppedBytes } = result.stdout;
	if (droppedBytes > 0) return refuse("evidence-invalid", `it printed ${totalBytes} bytes, at most ${MAX_EVIDENCE_BYTES} are read`);
	if (text.includes("�")) return refuse("evidence-invalid", "what it printed is not UTF-8");
	const read = expect.shape === "value" && isTextual(expect.type.fields["value"]) ? { data: bareTextOf(text) } : readJson(text);
	if ("fault" in read) return refuse(read.reason, read.fault);
	const data = expect.shape === "value" ? { value: read.data } : read.data;
	return factsOfTyped(expect, data, {
		provenance: "observed",
		leftOut: "the output leaves this field out",
		isBare: expect.shape === "value"
	});
}
function isTextual(type) {
	return type?.kind === "text" || type?.kind === "enum";
}
function bareTextOf(text) {
	return text.replace(/\r?\n$/, "");
}
/** A key that stands twice would let two readers see two things. */
function readJson(text) {
	if (text.trim() === "") return {
		reason: "evidence-missing",
		fault: "it printed nothing"
	};
	const { data, faults, diagnostics } = parseJson(text, "output");
	const [syntax] = diagnostics;
	if (syntax !== void 0) {
		const place = syntax.range === null ? "" : ` in line ${syntax.range.start.line}`;
		return {
			reason: "evidence-invalid",
			fault: `it printed no JSON document: ${syntax.message}${place}`
		};
	}
	const [double] = faults;
	if (double === void 0) return { data };
	return {
		reason: "evidence-invalid",
		fault: `${double.path.join(".")} ${double.message}`
	};
}

// src/checks/run/index.ts
const MAX_OUTPUT_BYTES = 131072;
/** Runs one shell command at the head commit; its exit code is the fact, or what it prints where a type is expected. Source: README beside
*  this file. */
const check = {
	params: RunParams,
	facts: runFacts,
	run
};
async function run({ run: command }, input) {
	const { clock, processes, signal } = input.context;
	const startedAt = clock.now().toISOString();
	const start = clock.elapsedMs();
	const copy = await input.checkOut(input.head);
	const result = await processes.run({
		command: { shell: strictScript(command) },
		cwd: copy.dir,
		homeDir: copy.homeDir,
		tmpDir: copy.tmpDir,
		env: {},
		stdin: null,
		timeoutMs: input.timeoutMs,
		maxOutputBytes: input.expect === null ? MAX_OUTPUT_BYTES : MAX_EVIDENCE_BYTES,
		signal
	});
	const output = cutForPeople(stripVTControlCharacters(outputOf(result)));
	const facts = input.expect === null ? factsOf(command, result) : factsOfOutput(input.expect, result, obstacleOf(result));
	const { passed } = facts;
	const isFailed = input.expect === null && passed?.kind === "known" && passed.value === false;
	const places = isFailed ? await placesOf(output, copy.dir, input) : [];
	const transcript = `$ ${command}\n${output}\n[${describeOutcome(result)}]\n`;
	return {
		check: input.name,
		kind: "run",
		facts,
		critiques: isFailed ? critiquesOf(command, result, output, places) : [],
		handoff: null,
		handoffMarkdown: null,
		run: null,
		commands: [toObservedCommand(command, result)],
		files: [await input.keep("output.txt", "What the command printed", transcript)],
		startedAt,
		durationMs: clock.elapsedMs() - start
	};
}
/** Evidence may be longer than what people read of it. */
function cutForPeople(output) {
	if (output.length <= 2 * MAX_OUTPUT_BYTES) return output;
	const dropped = output.length - MAX_OUTPUT_BYTES;
	const half = MAX_OUTPUT_BYTES / 2;
	return `${output.slice(0, half)}\n[… ${dropped} characters are left out here …]\n${output.slice(-65536)}`;
}
function factsOf(command, result) {
	const detail = describeOutcome(result);
	const obstacle = obstacleOf(result);
	const exitCode = known(result.exitCode ?? -1, detail);
	const durationMs = known(Math.round(result.durationMs), detail);
	if (obstacle !== null) {
		const unknown = {
			kind: "unknown",
			...obstacle
		};
		return {
			passed: unknown,
			exitCode: unknown,
			durationMs: unknown
		};
	}
	if (isSuccess(result)) {
		const hidden = hiddenFailureOf(command);
		return {
			passed: known(true, hidden === null ? detail : `${detail}; this script can hide a failure: ${hidden}`),
			exitCode,
			durationMs
		};
	}
	return {
		passed: {
			...known(false, detail),
			reason: "command-failed"
		},
		exitCode,
		durationMs
	};
}
/** Why the command says nothing about the change, or null. A tool that is missing is a fault of the runner, not of the author. */
function obstacleOf(result) {
	const detail = describeOutcome(result);
	if (result.ended === "timed-out") return {
		reason: "command-timeout",
		detail
	};
	if (result.ended === "cancelled") return {
		reason: "cancelled",
		detail
	};
	if (!isToolMissing(result) && result.exitCode !== null) return null;
	const why = result.exitCode === null ? void 0 : EXIT_CODES_OF_SHELLS.get(result.exitCode);
	return {
		reason: "world-failed",
		detail: why === void 0 ? detail : `${detail}: ${why}, or the command says so itself`
	};
}
const EXIT_CODES_OF_SHELLS = /* @__PURE__ */ new Map([[126, "a program cannot be run"], [127, "a program was not found"]]);
function known(value, detail) {
	return {
		kind: "known",
		value,
		provenance: "observed",
		detail
	};
}
/** Files of the diff first, then others of the checkout. */
async function placesOf(output, dir, { diff }) {
	const changed = new Set(diff.files.filter(({ status }) => status !== "deleted").map(({ path }) => path));
	const isFile = async (path) => (await lstat(join(dir, path)).catch(() => null))?.isFile() === true;
	return choosePlaces({
		output,
		dir
	}, (path) => changed.has(path), isFile);
}
function critiquesOf(command, result, output, places) {
	return tellFailure(`\`${command}\``, {
		outcome: describeOutcome(result),
		output
	}, places).map(({ place, severity, text }) => {
		const line = place?.line ?? null;
		return {
			path: place?.path ?? null,
			startLine: line,
			endLine: line,
			severity,
			criterion: null,
			text
		};
	});
}

export { check };