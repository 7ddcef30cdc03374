import { stripVTControlCharacters } from "node:util";
import { a as toObservedCommand, i as outputOf, n as isSuccess, t as describeOutcome } from "./observe.js";
import { r as messageOf, t as GateError } from "./error.js";
import { n as measurementsFacts, t as MeasurementsParams } from "./params4.js";
import { runInNewContext } from "node:vm";

// src/checks/measurements/compare.ts
const DEFAULT_TOLERANCE = .1;
/** Numbers that are equal on paper differ in their last binary digits. */
const ROUNDING = 1e-9;
/** Compares one measurement with the worker's claim about it. In: the claim, null where the worker made none. Out: one of five
*  outcomes; only `match` is agreement. Numbers may differ by the tolerance, a part of the claimed number, and need the same unit;
*  anything else must be the same text. Throws: never. Source: Orchestrate, `measurements`. */
function compareMeasurement(spec, claim, measured) {
	const claimed = claim === null ? null : collapse(claim.after);
	const base = {
		name: spec.name,
		measured: null,
		claimed
	};
	if (measured.kind !== "value") return {
		...base,
		outcome: measured.kind,
		detail: measured.detail
	};
	const value = collapse(measured.value);
	const found = {
		...base,
		measured: value
	};
	if (claimed === null) return {
		...found,
		outcome: "claim-missing",
		detail: `measured ${value}, and the worker claims nothing`
	};
	const difference = differenceOf(claimed, value, spec.toleranceFraction ?? DEFAULT_TOLERANCE);
	if (difference === null) return {
		...found,
		outcome: "match",
		detail: `claimed ${claimed}, measured ${value}`
	};
	return {
		...found,
		outcome: "value-mismatch",
		detail: `claimed ${claimed}, measured ${value}: ${difference}`
	};
}
/** How the two differ, or null when they agree. */
function differenceOf(claimed, measured, tolerance) {
	const [claim, value] = [parseQuantity(claimed), parseQuantity(measured)];
	if (claim === null || value === null) return claimed === measured ? null : "the texts differ";
	if (claim.unit !== value.unit) return `the units differ, ${claim.unit ?? "none"} and ${value.unit ?? "none"}`;
	const allowed = Math.abs(claim.amount) * tolerance;
	const drift = Math.abs(value.amount - claim.amount);
	if (drift <= allowed + Math.abs(claim.amount) * ROUNDING) return null;
	if (claim.amount === 0) return "the claim is zero";
	return `${percent(drift / Math.abs(claim.amount))} apart, at most ${percent(tolerance)} is allowed`;
}
/** `2.41 MB`, `84 passing`, `97%`, `100`; null for anything that goes on after the unit. */
function parseQuantity(text) {
	const match = /^([-+]?\d+(?:\.\d+)?)\s*([^\s\d.,+-]\S*)?$/.exec(text);
	const amount = Number(match?.[1]);
	return match === null || !Number.isFinite(amount) ? null : {
		amount,
		unit: match[2] ?? null
	};
}
function percent(fraction) {
	return `${(fraction * 100).toFixed(1)} %`;
}
function collapse(text) {
	return text.replaceAll(/\s+/g, " ").trim();
}

// src/checks/measurements/read-value.ts
const MAX_MATCH_MS = 2e3;
const MAX_VALUE_CHARS = 500;
/** Takes the measured value out of what the command printed on standard output. Output that was cut is not read: the missing part
*  may hold the value. Throws: never. */
function readValue(parser, { text, totalBytes, droppedBytes }) {
	if (droppedBytes > 0) return failed(`it printed ${totalBytes} bytes, more than are read`);
	if (parser === void 0 || parser.kind === "wc-l") return {
		kind: "value",
		value: String(countLines(text))
	};
	return matchValue(parser.pattern, parser.flags ?? "", text);
}
/** Lines that are not empty: unlike `wc -l`, this does not depend on the last line break. */
function countLines(text) {
	return text.split("\n").filter((line) => line.trim() !== "").length;
}
/** The first group of the match, or the whole match. Several matches must agree: the output is the pull request's, and the first
*  match need not be the one that the plan means. */
function matchValue(pattern, flags, text) {
	const fault = faultOf(pattern, flags);
	if (fault !== null) return failed(`its pattern is not valid: ${fault}`);
	const values = findValues(pattern, flags, text);
	if (values === null) return failed(`its pattern did not come to an end within ${MAX_MATCH_MS / 1e3} s`);
	const [value, other] = values;
	if (value === void 0) return failed("its pattern does not match the output");
	if (other !== void 0) return failed(`its pattern has differing matches, ${show(value)} and ${show(other)}`);
	if (value === "") return failed("its pattern matches an empty text");
	return value.length > MAX_VALUE_CHARS ? failed("its pattern matches too long a text") : {
		kind: "value",
		value
	};
}
function faultOf(pattern, flags) {
	try {
		return new RegExp(pattern, flags).source === "" ? "it is empty" : null;
	} catch (error) {
		return messageOf(error);
	}
}
/** The differing values of the first matches, at most two; null when the time was over. */
function findValues(pattern, flags, text) {
	const input = JSON.stringify({
		pattern,
		flags: flags.includes("g") ? flags : `${flags}g`,
		text
	});
	try {
		const values = JSON.parse(String(runInNewContext(FIND, { input }, { timeout: MAX_MATCH_MS })));
		return Array.isArray(values) ? values.map(String) : null;
	} catch {
		return null;
	}
}
/** A pattern can take time without end on a hostile text, and only a script of its own can be stopped. It ends at the second value. */
const FIND = `(() => {
  const { pattern, flags, text } = JSON.parse(input);
  const values = new Set();
  for (const match of text.matchAll(new RegExp(pattern, flags))) {
    values.add((match[1] ?? match[0]).replace(/\\s+/g, " ").trim());
    if (values.size === 2) break;
  }
  return JSON.stringify([...values]);
})()`;
function show(value) {
	return JSON.stringify(value.slice(0, 60));
}
function failed(detail) {
	return {
		kind: "parse-failed",
		detail
	};
}

// src/checks/measurements/index.ts
const MAX_COMMAND_MS = 3e5;
/** A value is read from the whole output or not at all, so more of it is kept than people would read. */
const MAX_OUTPUT_BYTES = 4194304;
/** Takes the target's measurements again at the head commit and compares them with the worker's claims. Source: README beside this
*  file. */
const check = {
	params: MeasurementsParams,
	facts: measurementsFacts,
	run
};
async function run(_, input) {
	const { clock } = input.context;
	const startedAt = clock.now().toISOString();
	const start = clock.elapsedMs();
	const specs = input.target?.task.measurements ?? [];
	const measurements = [];
	for (const spec of specs) {
		const leftMs = input.timeoutMs - (clock.elapsedMs() - start);
		measurements.push(await measure(spec, leftMs, input, await input.checkOut(input.head)));
	}
	if (input.context.signal.aborted) throw new GateError("cancelled", "cancelled while measurements were taken");
	const transcript = measurements.map((measurement) => measurement.transcript).join("\n");
	const comparisons = measurements.map(({ comparison }) => comparison);
	return {
		check: input.name,
		kind: "measurements",
		facts: factsOf(comparisons),
		critiques: comparisons.filter(({ outcome }) => outcome === "value-mismatch").map(toCritique),
		handoff: null,
		handoffMarkdown: null,
		commands: measurements.flatMap(({ observed }) => observed === null ? [] : [observed]),
		files: [await input.keep("measurements.txt", "What the measurements printed", transcript)],
		startedAt,
		durationMs: clock.elapsedMs() - start
	};
}
async function measure(spec, leftMs, input, copy) {
	const claim = claimOf(spec, input);
	if (leftMs <= 0) return {
		comparison: compareMeasurement(spec, claim, {
			kind: "command-failed",
			detail: "no time was left for it"
		}),
		observed: null,
		transcript: `$ ${spec.command}\n[not run, no time was left]\n`
	};
	const result = await input.context.processes.run({
		command: { shell: withPipeStatus(spec.command) },
		cwd: copy.dir,
		homeDir: copy.homeDir,
		tmpDir: copy.tmpDir,
		env: {},
		stdin: null,
		timeoutMs: Math.min(leftMs, MAX_COMMAND_MS),
		maxOutputBytes: MAX_OUTPUT_BYTES,
		signal: input.context.signal
	});
	const measured = isSuccess(result) ? readValue(spec.parser, result.stdout) : {
		kind: "command-failed",
		detail: describeOutcome(result)
	};
	const comparison = compareMeasurement(spec, claim, measured);
	const output = stripVTControlCharacters(outputOf(result));
	return {
		comparison,
		observed: {
			...toObservedCommand(spec.command, result),
			outcome: `${describeOutcome(result)}, ${comparison.outcome}`
		},
		transcript: `$ ${spec.command}\n${output}\n[${describeOutcome(result)}] ${spec.name}: ${comparison.detail}\n`
	};
}
/** Bash judges a pipe by its last command alone, so that `./lint.sh | wc -l` measures 0 when the script is broken or gone. Here the
*  others count too, but for 141, with which a reader stops a writer, and where `grep` or `diff` is in play for 1, with which they
*  say that they found nothing. */
function withPipeStatus(command) {
	return `${command}
codes=("\${PIPESTATUS[@]}")
last="\${codes[\${#codes[@]} - 1]}"
[ "$last" -eq 0 ] || exit "$last"
for code in "\${codes[@]}"; do [ "$code" -le ${/\b(?:[efz]?grep|rg|diff|cmp)\b/.test(command) ? 1 : 0} ] || [ "$code" -eq 141 ] || exit "$code"; done`;
}
/** The claim under the measurement's name. Two claims that differ are none. */
function claimOf({ name }, { workerHandoff }) {
	const claims = (workerHandoff?.measurements?.claims ?? []).filter((claim) => claim.name.trim() === name.trim());
	const [first] = claims;
	return first === void 0 || claims.some(({ after }) => after !== first.after) ? null : first;
}
/** One mismatch is false whatever else is unknown; a claim that is missing is unknown, never agreement. */
function factsOf(comparisons) {
	const mismatching = comparisons.filter(({ outcome }) => outcome === "value-mismatch");
	const matching = comparisons.filter(({ outcome }) => outcome === "match");
	const open = comparisons.filter(({ outcome }) => outcome !== "match" && outcome !== "value-mismatch");
	const detail = (mismatching.length > 0 ? mismatching : open.length > 0 ? open : matching).map(describe).join("; ");
	const base = {
		kind: "known",
		provenance: "observed",
		detail
	};
	const counts = {
		matching: {
			...base,
			value: matching.length
		},
		mismatching: {
			...base,
			value: mismatching.length
		}
	};
	if (comparisons.length === 0) return {
		ok: {
			kind: "unknown",
			reason: "policy-invalid",
			detail: "the task declares no measurements"
		},
		...counts
	};
	if (mismatching.length > 0) return {
		ok: {
			...base,
			value: false,
			reason: "measurement-mismatch"
		},
		...counts
	};
	if (open.length > 0) return {
		ok: {
			kind: "unknown",
			reason: open.every(({ outcome }) => outcome === "claim-missing") ? "measurement-unclaimed" : "measurement-failed",
			detail
		},
		...counts
	};
	return {
		ok: {
			...base,
			value: true
		},
		...counts
	};
}
function describe({ name, outcome, detail }) {
	return `${name}: ${outcome}, ${detail}`;
}
function toCritique({ name, detail }) {
	return {
		path: null,
		startLine: null,
		endLine: null,
		severity: "high",
		criterion: null,
		text: `Measurement \`${name}\`: ${detail}.`
	};
}

export { check };