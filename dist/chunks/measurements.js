import { r as messageOf, t as GateError } from "./error.js";
import { n as measurementsFacts, t as MeasurementsParams } from "./params9.js";
import { stripVTControlCharacters } from "node:util";
import { i as outputOf, n as isSuccess, o as toObservedCommand, t as describeOutcome } from "./observe.js";
import { runInNewContext } from "node:vm";

// src/checks/measurements/compare.ts
const DEFAULT_TOLERANCE = .1;
/** Numbers that are equal on paper differ in their last binary digits. */
const ROUNDING = 1e-9;
/** Compares one measurement with the worker's claim about it. In: the claim, null where the worker made none;
*  whether it wrote so. Out: one of five
*  outcomes; only `match` is agreement. Numbers may differ by the tolerance, a part of the claimed number, and need the same unit;
*  anything else must be the same text. Throws: never. Source: Orchestrate, `measurements`. */
function compareMeasurement(spec, claim, measured, saysNone = false) {
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
		detail: `measured ${value}, and the worker ${saysNone ? "wrote \"(none)\"" : "claims nothing"}`
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
/** What measuring at the base gave and how far the change moved it; for people, nothing is decided by it. In: the claim, whose value
*  before is told where it is another one. Out: a part of a sentence; holds untrusted words. Throws: never. */
function describeBase({ toleranceFraction = DEFAULT_TOLERANCE }, claim, base, head) {
	if (base.kind !== "value") return `at base there is no value (${base.detail})`;
	const value = collapse(base.value);
	const before = claim === null ? value : collapse(claim.before);
	const told = `at base ${value}${differenceOf(before, value, toleranceFraction) !== null ? ` (the claim says ${before})` : ""}`;
	return head.kind === "value" ? `${told}${describeDelta(value, collapse(head.value))}` : told;
}
function describeDelta(base, head) {
	if (base === head) return ", unchanged";
	const [from, to] = [parseQuantity(base), parseQuantity(head)];
	if (from === null || to === null || from.unit !== to.unit) return "";
	const delta = to.amount - from.amount;
	if (delta === 0) return ", unchanged";
	const part = from.amount === 0 ? "" : ` (${withSign(delta / Math.abs(from.amount), percent)})`;
	const unit = from.unit === null ? "" : ` ${from.unit}`;
	return `, ${withSign(delta, (amount) => String(Number(amount.toPrecision(12))))}${unit}${part}`;
}
function withSign(amount, format) {
	return `${amount < 0 ? "-" : "+"}${format(Math.abs(amount))}`;
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
/** `2.41 MB`, `84 passing`, `97%`, `100`, `1e3`; null for anything that goes on after the unit. */
function parseQuantity(text) {
	const match = /^([-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*([^\s\d.,+-]\S*)?$/i.exec(text);
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

// src/checks/measurements/take.ts
const MAX_COMMAND_MS = 3e5;
/** A value is read from the whole output or not at all, so more of it is kept than people would read. */
const MAX_OUTPUT_BYTES = 4194304;
/** Takes measurements one after the other, each in a fresh copy of the commit. Out: in their order. Throws: `GateError` from the
*  world. */
async function takeAll(specs, round, input) {
	const taken = [];
	for (const spec of specs) taken.push(await take(spec, round, input));
	return taken;
}
/** As `takeAll`, for a commit that nothing depends on: what the world refuses there is told in place of a value. */
async function takeAllThatCanBe(specs, round, input) {
	const taken = [];
	for (const spec of specs) {
		const one = await take(spec, round, input).catch((error) => {
			if (!(error instanceof GateError)) throw error;
			return nothingTaken(spec, error.message);
		});
		taken.push(one);
	}
	return taken;
}
function nothingTaken({ command }, detail) {
	const transcript = `$ ${command}\n[not run, ${detail}]\n`;
	return {
		measured: {
			kind: "command-failed",
			detail
		},
		observed: null,
		transcript
	};
}
async function take(spec, { commit, leftMs, signal }, input) {
	if (signal.aborted || leftMs() <= 0) return nothingTaken(spec, "no time was left for it");
	const copy = await input.checkOut(commit);
	const timeoutMs = Math.min(leftMs(), MAX_COMMAND_MS);
	if (timeoutMs <= 0) return nothingTaken(spec, "no time was left for it");
	const result = await input.context.processes.run({
		command: { shell: withPipeStatus(spec.command) },
		cwd: copy.dir,
		homeDir: copy.homeDir,
		tmpDir: copy.tmpDir,
		env: {},
		stdin: null,
		timeoutMs,
		maxOutputBytes: MAX_OUTPUT_BYTES,
		signal
	});
	const measured = isSuccess(result) ? readValue(spec.parser, result.stdout) : {
		kind: "command-failed",
		detail: describeOutcome(result)
	};
	const output = stripVTControlCharacters(outputOf(result));
	const transcript = `$ ${spec.command}\n${output}\n[${describeOutcome(result)}]\n`;
	return {
		measured,
		observed: toObservedCommand(spec.command, result),
		transcript
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

// src/checks/measurements/index.ts
/** Takes the target's measurements again at the head commit and compares them with the worker's claims; at the base, too, to show how
*  far the change moved them. Source: README beside this file. */
const check = {
	params: MeasurementsParams,
	facts: measurementsFacts,
	run
};
const NO_MEASUREMENTS = "the plan's task has no measurements: give it `measurements`, or take this check out of the gate";
async function run(_, input) {
	const { clock } = input.context;
	const startedAt = clock.now().toISOString();
	const start = clock.elapsedMs();
	const specs = input.target?.task.measurements ?? [];
	const { atHead, atBase } = await takeBoth(specs, () => input.timeoutMs - (clock.elapsedMs() - start), input);
	if (input.context.signal.aborted) throw new GateError("cancelled", "cancelled while measurements were taken");
	const measurements = specs.flatMap((spec, index) => {
		const [head, base] = [atHead[index], atBase[index]];
		return head === void 0 || base === void 0 ? [] : [toMeasurement(spec, input, head, base)];
	});
	const transcript = measurements.map((measurement) => measurement.transcript).join("\n");
	const comparisons = measurements.map(({ comparison }) => comparison);
	return {
		check: input.name,
		kind: "measurements",
		facts: factsOf(comparisons),
		critiques: comparisons.filter(({ outcome }) => outcome === "value-mismatch").map(toCritique),
		handoff: null,
		handoffMarkdown: null,
		run: null,
		commands: measurements.flatMap(({ observed }) => observed),
		files: [await input.keep("measurements.txt", "What the measurements printed", transcript)],
		startedAt,
		durationMs: clock.elapsedMs() - start
	};
}
/** Both commits side by side within one limit of time: how long the base takes must not cost the head's measurements theirs. What
*  goes wrong at the base is told and counts for nothing; it is not waited for once the head cannot be measured. */
async function takeBoth(specs, leftMs, input) {
	const { signal } = input.context;
	const stop = new AbortController();
	const untilStopped = AbortSignal.any([signal, stop.signal]);
	const atBase = takeAllThatCanBe(specs, {
		commit: input.mergeBase,
		leftMs,
		signal: untilStopped
	}, input);
	atBase.catch(() => null);
	try {
		return {
			atHead: await takeAll(specs, {
				commit: input.head,
				leftMs,
				signal
			}, input),
			atBase: await atBase
		};
	} catch (error) {
		stop.abort();
		await atBase;
		throw error;
	}
}
function toMeasurement(spec, input, head, base) {
	const claim = claimOf(spec, input);
	const compared = compareMeasurement(spec, claim, head.measured, input.workerHandoff?.measurements?.isNone);
	const change = describeBase(spec, claim, base.measured, head.measured);
	const comparison = {
		...compared,
		detail: `${compared.detail}; ${change}`
	};
	const atBase = base.measured.kind === "value" ? base.measured.value : "no value";
	return {
		comparison,
		observed: [...withRemark(head.observed, compared.outcome), ...withRemark(base.observed, `at base, not counted: ${atBase}`)],
		transcript: `${head.transcript}${spec.name}: ${comparison.detail}\n\nAt base:\n${base.transcript}`
	};
}
function withRemark(observed, remark) {
	return observed === null ? [] : [{
		...observed,
		outcome: `${observed.outcome}, ${remark}`
	}];
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
	const notable = [...mismatching, ...open];
	const detail = (notable.length > 0 ? notable : matching).map(describe).join("; ");
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
			reason: "expression-unknown",
			detail: NO_MEASUREMENTS
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