import { n as parseHandoff, t as MAX_HANDOFF_BYTES } from "./parse2.js";
import { t as formatDiagnostic } from "./diagnostic.js";
import { t as readInput } from "./read-input.js";
import { t as print } from "./terminal.js";

// src/entry/handoff-parse.ts
/** Shows what handoffs say; what one says is no verdict, so this succeeds whatever they say. Out: exit code.
*  Throws: `UsageError` for a file that cannot be read, after the ones before it were shown. */
function runHandoffParse(files, { json }) {
	for (const file of files) {
		const markdown = new TextDecoder().decode(readInput(file, MAX_HANDOFF_BYTES));
		const { handoff, diagnostics } = parseHandoff(markdown, file);
		const { verification, reason, contradiction } = handoff;
		if (json) {
			process.stdout.write(`${JSON.stringify({
				file,
				verification,
				reason,
				contradiction,
				handoff,
				diagnostics
			})}\n`);
			continue;
		}
		for (const line of summarize(file, handoff)) print(line);
		for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
	}
	return 0;
}
function summarize(file, handoff) {
	const { verification, reason, contradiction, target, criteria, execution, critiques, measurements } = handoff;
	const answers = (answer) => criteria.filter((one) => one.answer === answer).length;
	return [
		`${file}: ${verification ?? `no value (${reason ?? "unknown"})`}${contradiction === null ? "" : `, contradicted by ${contradiction}`}`,
		...target === null ? [] : [`  target    ${target.name}${target.branch === null ? "" : ` on ${target.branch}`}`],
		`  executed  ${execution.length}`,
		`  criteria  ${answers("met")} met, ${answers("not-met")} not met, ${answers("n/a")} n/a, ${answers(null)} not answered`,
		...critiques.map(({ path, startLine, severity, text }) => {
			return `  critique  ${path === null ? "(no file)" : `${path}${startLine === null ? "" : `:${startLine}`}`} (${severity}) ${text}`;
		}),
		...measurements === null ? [] : [`  measured  ${measurements.isNone ? "(none)" : measurements.claims.length}`]
	];
}

export { runHandoffParse };