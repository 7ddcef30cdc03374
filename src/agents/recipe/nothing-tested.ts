const MAX_LINE_CHARS = 500;

/** What workspace runners print before the line of a package: `web test: `, `web:test: `. */
const PREFIX = "^(?:[\\w@./:-]+(?: [\\w:-]+)?: )?[ \\t]*";

const onLine = (pattern: string): RegExp => new RegExp(`${PREFIX}(?:${pattern})`, "m");

/** How test runners say that they ran no test; all of these may come with exit code 0. Each is a line of its own: the title of a test
 *  may well speak of "no tests found". */
const NONE: readonly RegExp[] = [
  onLine("[ℹ#] (?:pass|tests) 0$"), // node --test
  onLine("Tests[ \\t]+no tests|Tests:?[ \\t]+(?!.*\\b(?:passed|failed)\\b).*\\b(?:skipped|todo|total)\\b"), // vitest and jest, all skipped
  onLine("(?:[Ee]rror: )?No tests? (?:files? |modules? )?(?:were )?found(?:$|[,.!]| related\\b)"), // vitest, jest, playwright, ctest, deno
  onLine("=* ?no tests ran(?: in|$)|No tests executed|There are no tests to run|All tests have been excluded"), // pytest, phpunit, mix
  onLine("(?:\\[INFO\\] |testing: warning: |error: )?[Nn]o tests to run\\b|ok[ \\t].*\\[no tests to run\\]"), // maven, go, nextest
  onLine("No test is available in|> Task \\S*[tT]est NO-SOURCE"), // dotnet, gradle
  onLine("\\?[ \\t]+\\S+[ \\t]+\\[no test files\\]|.?[ \\t]*Couldn't find any files to test"), // go, ava
  onLine("0 (?:passing\\b|pass$|examples, 0 failures|(?:tests|runs), 0 (?:failures|assertions))|Files=0, Tests=0\\b"), // mocha, bun, rspec, bats, minitest, prove
  onLine("=* ?\\d+ (?:skipped|deselected|xfailed)[^\\n]* in [\\d.]+s"), // pytest, all skipped
  onLine("(?:Ran|Executed) 0 tests\\b|Tests run: 0\\b|1\\.\\.0\\b"), // unittest, bun, swift, maven, TAP
  /^Ran (\d+) tests? in [^\n]*\n+OK \(skipped=\1\)$/m, // unittest, all skipped
  /^(\d+) examples?, 0 failures, \1 pending$/m, // rspec, all pending
  onLine("(?:test result: \\w+\\. |ok \\| )0 passed\\b"), // cargo, deno
  onLine("(?:[Ee]rror: )?[Nn]o tests? (?:specified|here|yet|configured|defined|written|implemented)[.!]*$"), // npm init, and by hand
];

const COUNTED = "[1-9]\\d* (?:tests? )?(?:passed|passing|pass|failed|failing|fail)(?=$|[,;|)=]| \\(| [|=]| in \\d)";

/** How they say that at least one test ran. */
const SOME: readonly RegExp[] = [
  onLine("[ℹ#] (?:pass|fail)[ \\t]+[1-9]"),
  onLine(`(?:[=✓✔✘✖ ]*|Tests:?[ \\t].*|test result: .*|(?:ok|FAILED) \\| .*|=+ .*|[^\\n]*, )\\b${COUNTED}`),
  onLine(
    "(?!.*(?:\\[no tests to run\\]|# (?:skip|SKIP|todo|TODO)))(?:not )?ok[ \\t]+(?:\\d+\\b|-|\\S+[ \\t]+(?:[\\d.]+s|\\(cached\\)))",
  ),
  /^Ran ([1-9]\d*) tests?\b(?! in [^\n]*\n+OK \(skipped=\1\)$)/m,
  /^(\d*[1-9]\d*) examples?,(?! 0 failures, \1 pending$)/m,
  onLine(
    "(?:\\[\\w+\\] )?Tests run: [1-9]|Executed [1-9]\\d* tests?\\b|OK \\([1-9]\\d* tests?|Tests: [1-9]\\d*, Assertions: [1-9]",
  ),
  onLine("[1-9]\\d* (?:tests?|runs?), \\d+ (?:failures?|assertions?)|Passed! +- Failed: +0, Passed: +[1-9]"),
  /^> Task \S*[tT]est(?: FAILED)?$/m,
];

/** Lines in which a package manager repeats the script that it runs: npm and pnpm, yarn and bun. */
const ECHOED = /^(?:> .*\n> |\$ )(.*)$/gm;
const IDLE = /^(?:true|:|exit 0|(?:echo|printf)(?: [^&|;`$]*)?)(?:\s*(?:&&|;)\s*(?:true|:|exit 0))*$/;
const FRAME = /^(?:[>$] .*|yarn run v.*|Done in .*|\s*)$/;
const VERSION = /^(?:[\w@.-]+[/ ])?(?:version )?v?\d+\.\d+\.\d+[\w.+-]*(?: \S+ \S+)?$/;

/** Whether a test runner says that it ran no test at all, which is not a pass whatever its exit code; or the script that ran is
 *  no runner but `true` or an `echo`, or printed only its version. In: plain output without escape sequences. The text is the pull
 *  request's own: it can only ever weaken a result here. */
export function saysNothingTested(output: string): boolean {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, MAX_LINE_CHARS).trimEnd());
  const text = lines.join("\n");
  if (SOME.some((sign) => sign.test(text))) return false;
  return NONE.some((sign) => sign.test(text)) || isIdle(text) || isVersionOnly(lines);
}

function isIdle(text: string): boolean {
  const scripts = [...text.matchAll(ECHOED)].map(([, script = ""]) => script.trim());
  return scripts.length > 0 && scripts.every((script) => IDLE.test(script));
}

function isVersionOnly(lines: readonly string[]): boolean {
  const printed = lines.filter((line) => !FRAME.test(line));
  return printed.length === 1 && VERSION.test(printed[0] ?? "");
}
