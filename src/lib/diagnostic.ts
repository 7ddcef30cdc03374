/** A place in a text file. Lines and columns are 1-based, columns count UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, but not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One fault or remark about something a person or an agent wrote; bad input is data and is never thrown. */
export interface Diagnostic {
  /** Stable kebab-case name of the rule, for example `unknown-key`. */
  readonly ruleId: string;
  readonly severity: "error" | "warning";
  /** What was found and what was expected, one sentence without a full stop. */
  readonly message: string;
  /** The file as its author knows it: a repository path, or the argument given on the command line. */
  readonly file: string;
  readonly range: Range | null;
  /** Where in the data, such as `tasks[3].verifies`; null for a fault of the whole text. */
  readonly path: string | null;
  /** What to do about it, one sentence; null where the message says it already. */
  readonly hint: string | null;
}

/** Value plus the diagnostics met on the way; `value` is null when an error makes it unusable. */
export interface Parsed<T> {
  readonly value: T | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether any of these stops the run. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

/** A diagnostic as compilers print it. Out: `file:line:column: error: path: message [rule]`, the hint on a line of its own. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, range, severity, path, message, ruleId, hint } = diagnostic;
  const place = range === null ? file : `${file}:${range.start.line}:${range.start.column}`;
  const subject = path === null ? "" : `${path}: `;
  const advice = hint === null ? "" : `\n  ${hint}`;
  return `${place}: ${severity}: ${subject}${message} [${ruleId}]${advice}`;
}
