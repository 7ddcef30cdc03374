/** Switches with which a runner runs nothing, or succeeds whatever it ran. */
const DISARMING =
  /^(?:--help|-h|--version|--list|-list|--list-tests|--listTests|--listenvs|--collect-only|--co|--fixtures|--markers|--setup-(?:plan|only)|--cache-show|--dry|--dry-?[Rr]un|--no-run|--show|--show-only|--summary|--status|--graph|--if-present|--pass-?[Ww]ith-?[Nn]o-?[Tt]ests|--allow-?[Nn]o-?[Tt]ests|--permit-no-files|--showConfig|-DskipTests|-DskipITs|-Dmaven\.test\.(?:skip|failure).*|-DtestFailureIgnore|-fn|--fail-never|--no-bail|--exit-zero|--suppress-tests-failed|-run=\^\$|--print-config|--init|--clearCache)(?:=.*)?$/;
/** Words after which a runner does something else than to run tests. */
const OTHER_ERRANDS: Readonly<Record<string, RegExp>> = {
  vitest: /^(?:list|init|bench)$/,
  jest: /^init$/,
  karma: /^(?:init|start-server|stop)$/,
  tox: /^(?:l|list|c|config|devenv|-l|-a)$/,
  nox: /^-l$/,
  pest: /^init$/,
  cucumber: /^-d$/,
  behave: /^-d$/,
  just: /^-[nls]$/,
  task: /^-[nla]$/,
  rake: /^-[nTPDW]$/,
  mvn: /^-fn$/,
  gradle: /^-[mxt]$/,
  gradlew: /^-[mxt]$/,
  grunt: /^--force$/,
  nx: /^(?:show|list|graph|report)$/,
};
/** All that `make` may be told without ceasing to run its targets and to end at the first failure. */
const MAKE_OPTION =
  /^-(?:[sBwC]|sC|j\d*|l[\d.]*|f|O\w*)$|^--(?:silent|quiet|always-make|jobs|load-average|no-print-directory|print-directory|directory|file|makefile|output-sync|warn-undefined-variables)(?:=.*)?$/;

/** Where `-v` prints the version and ends; elsewhere it makes a run wordy. */
const SMALL_VERSION: ReadonlySet<string> = new Set(
  (
    "node vitest jest tap jasmine uvu rspec cucumber cucumber-js bats cypress testcafe wdio nightwatch " +
    "npm npx pnpm pnpx yarn bun bunx command c8 nyc make gmake mvn mvnw gradle gradlew"
  ).split(" "),
);
/** Where `-V` makes a run wordy; elsewhere it prints the version and ends. */
const CAPITAL_VERBOSE: ReadonlySet<string> = new Set("ctest mvn mvnw gradle gradlew".split(" "));

/** Whether a flag keeps the program from running anything, or lets it succeed without having run anything. */
export function isDisarmed(program: string, args: readonly string[]): boolean {
  if (args.some((arg) => DISARMING.test(arg)) || asksForVersion(program, args)) return true;
  if (program === "go") return args.includes("-c") || args[args.indexOf("-run") + 1] === "^$";
  if (["make", "gmake"].includes(program)) return args.some(isOddForMake);
  const errand = Object.hasOwn(OTHER_ERRANDS, program) ? OTHER_ERRANDS[program] : undefined;
  if (errand !== undefined && args.some((arg) => errand.test(arg))) return true;
  return program === "ctest" && args.includes("-N");
}

function isOddForMake(arg: string): boolean {
  return arg.startsWith("-") ? !MAKE_OPTION.test(arg) : /^(?:\w*MAKEFLAGS|MFLAGS|SHELL|\.SHELLFLAGS)[:+?]?=/.test(arg);
}

/** What stands after `--` is for another program, whose switches nobody here knows. */
function asksForVersion(program: string, args: readonly string[]): boolean {
  const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (own.includes("-v") && SMALL_VERSION.has(program)) return true;
  return own.includes("-V") && !CAPITAL_VERBOSE.has(program);
}
