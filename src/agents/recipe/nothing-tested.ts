const MAX_LINE_CHARS = 500;

/** What workspace runners print before the line of a package: `web test: `, `web:test: `. */
const PREFIX = "^(?:[\\w@./:-]+(?: [\\w:-]+)?: )?[ \\t]*";
const PACKAGE = /^(?:[\w@./-]+ [\w:-]+|[@\w][\w@./-]*:[\w:-]+): /;

const onLine = (pattern: string): RegExp => new RegExp(`${PREFIX}(?:${pattern})`, "m");

/** The last word of a runner that ran no test; all of these may come with exit code 0. Nothing else that is printed in the same run
 *  outweighs it. Each is a line of its own: the title of a test may well speak of "no tests found". */
const NONE: readonly RegExp[] = [
  /^(?:[ℹ#]|[ \t]*<!--) tests 0(?: -->)?$/m, // node --test
  /^(?:[ℹ#]|[ \t]*<!--) pass 0(?: -->)?\n(?:[ℹ#]|[ \t]*<!--) fail 0(?: -->)?$/m, // node --test, all skipped
  onLine("Tests[ \\t]+no tests|Tests:?[ \\t]+(?!.*\\b(?:passed|failed)\\b).*\\b(?:skipped|todo|total)\\b"), // vitest and jest, all skipped
  onLine("(?:[Ee]rror: )?No tests? (?:files? |modules? )?(?:were )?found(?:$|[,.!]| related\\b)"), // vitest, jest, playwright, ctest, deno
  onLine("=* ?no tests ran(?: in|$)|There are no tests to run|All tests have been excluded"), // pytest, mix
  onLine("=* ?\\d+ (?:skipped|deselected|xfailed)[^\\n]* in [\\d.]+s"), // pytest, all skipped
  onLine("0 (?:passing\\b|pass$|examples, 0 failures)|Files=0, Tests=0\\b"), // mocha, bun, rspec, prove
  /^(\d+) examples?, 0 failures, \1 pending$/m, // rspec, all pending
  onLine("ok \\| 0 passed\\b|Tasks:[ \\t]+0 successful"), // deno, turbo
  onLine(
    "No projects matched the filters|None of the selected packages has|No packages (?:remain|found)|.*\\bNo tasks were (?:run|executed)",
  ), // pnpm, lerna, nx
];

/** What a runner says of one package, one folder or one kind of tests, while others may have run. */
const NONE_HERE: readonly RegExp[] = [
  onLine("(?:\\[INFO\\] |testing: warning: |error: )?[Nn]o tests to run\\b|ok[ \\t].*\\[no tests to run\\]"), // maven, go, nextest
  onLine("No test is available in|No tests executed|> Task \\S*[tT]est NO-SOURCE"), // dotnet, phpunit, gradle
  onLine("\\?[ \\t]+\\S+[ \\t]+\\[no test files\\]|.?[ \\t]*Couldn't find any files to test"), // go, ava
  onLine("0 (?:tests|runs), 0 (?:failures|assertions)"), // bats, minitest
  onLine("(?:Ran|Executed) 0 tests\\b|Tests run: 0\\b|1\\.\\.0\\b"), // unittest, bun, swift, maven, TAP
  onLine("test result: \\w+\\. 0 passed\\b"), // cargo
  onLine("g?make(?:\\[\\d+\\])?: (?:Nothing to be done for|'[^']+' is up to date)"), // make, beside a folder of that name
  onLine("\\d+ skipped$"), // playwright
  onLine("(?:[Ee]rror: )?[Nn]o tests? (?:specified|here|yet|configured|defined|written|implemented)[.!]*$"), // npm init, and by hand
];

const COUNTED = "[1-9]\\d* (?:tests? )?(?:passed|passing|pass|failed|failing|fail)(?=$|[,;|)=]| \\(| [|=]| in \\d)";

/** How they say that at least one test ran. */
const SOME: readonly RegExp[] = [
  onLine("(?:[ℹ#]|<!--) (?:pass|fail)[ \\t]+[1-9]"),
  onLine(`(?:[=✓✔✘✖ ]*|Tests:?[ \\t].*|test result: .*|(?:ok|FAILED) \\| .*|=+ .*|[^\\n]*, )\\b${COUNTED}`),
  onLine(
    "(?!.*(?:\\[no tests to run\\]|# (?:skip|SKIP|todo|TODO)))(?:not )?ok[ \\t]+(?:\\d+\\b|-|\\S+[ \\t]+(?:[\\d.]+s|\\(cached\\)))",
  ),
  /^Ran [1-9]\d* tests?\b/m,
  /^\d*[1-9]\d* examples?,/m,
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

/** Runners that tell how many tests ran, whatever else they are told: with another reporter their success says nothing. */
const COUNTING_RUNNER =
  /(?:^|[\s;&|/])(?:node\b[^\n;&|]{0,300}\s--test\b|(?:pytest|py\.test|vitest|jest|mocha|unittest)(?=\s|$)|deno\s+test(?=\s|$))/;
/** Where a package manager begins another script: what runs before and after are two runs. */
const NEXT_SCRIPT = /^(?=> (?:@?[\w./-]+@\S+ )?[\w:.-]+\n> )/m;

interface Run {
  readonly command: string;
  /** Plain, without escape sequences. The pull request's own text: it can only ever weaken a result here. */
  readonly output: string;
  readonly isSuccess: boolean;
}

/** Whether no test ran at all, which is not a pass whatever the exit code: a runner says so, or does not say how many it ran; or the
 *  script is no runner but `true` or an `echo`, or printed only its version. Throws: never. */
export function saysNothingTested({ command, output, isSuccess }: Run): boolean {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, MAX_LINE_CHARS).trimEnd());
  const text = lines.join("\n");
  const runs = runsIn(text);
  if (runs.some((run) => SOME.some((sign) => sign.test(run)) && !(isSuccess && isNone(run)))) return false;
  const isSilent = isSuccess && COUNTING_RUNNER.test(`${command}\n${echoedScripts(text).join("\n")}`);
  return isSilent || runs.some((run) => isNone(run) || isNoneHere(run)) || isIdle(text) || isVersionOnly(lines);
}

/** What each script, and each package of a workspace, printed. */
function runsIn(text: string): readonly string[] {
  return text.split(NEXT_SCRIPT).flatMap((script) => {
    const perPackage = new Map<string, string[]>();
    for (const line of script.split("\n")) {
      const name = PACKAGE.exec(line)?.[0] ?? "";
      const own = perPackage.get(name);
      if (own === undefined) perPackage.set(name, [line]);
      else own.push(line);
    }
    return [...perPackage.values()].map((lines) => lines.join("\n"));
  });
}

function isNone(run: string): boolean {
  return NONE.some((sign) => sign.test(run)) || isAllSkipped(run);
}

function isNoneHere(run: string): boolean {
  return NONE_HERE.some((sign) => sign.test(run));
}

/** python's unittest counts what it skipped among what it ran. */
function isAllSkipped(run: string): boolean {
  return [...run.matchAll(/^Ran (\d+) tests? in [^\n]*\n+OK \(([^)\n]*)\)$/gm)].some(([, ran, rest = ""]) => {
    const others = [...rest.matchAll(/(?:skipped|expected failures)=(\d+)/g)].map(([, count]) => Number(count));
    return others.reduce((sum, count) => sum + count, 0) >= Number(ran);
  });
}

function echoedScripts(text: string): readonly string[] {
  return [...text.matchAll(ECHOED)].map(([, script = ""]) => script.trim());
}

function isIdle(text: string): boolean {
  const scripts = echoedScripts(text);
  return scripts.length > 0 && scripts.every((script) => IDLE.test(script));
}

function isVersionOnly(lines: readonly string[]): boolean {
  const printed = lines.filter((line) => !FRAME.test(line));
  return printed.length === 1 && VERSION.test(printed[0] ?? "");
}
