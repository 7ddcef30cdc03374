// src/lib/diagnostic.ts
/** Whether any of these stops the run. */
function hasErrors(diagnostics) {
	return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
/** A diagnostic as compilers print it. Out: `file:line:column: error: path: message [rule]`, the hint on a line of its own. */
function formatDiagnostic(diagnostic) {
	const { file, range, severity, path, message, ruleId, hint } = diagnostic;
	return `${range === null ? file : `${file}:${range.start.line}:${range.start.column}`}: ${severity}: ${path === null ? "" : `${path}: `}${message} [${ruleId}]${hint === null ? "" : `\n  ${hint}`}`;
}

export { hasErrors as n, formatDiagnostic as t };