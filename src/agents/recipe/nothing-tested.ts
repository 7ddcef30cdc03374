/** How test runners say that they ran no test; all of these may come with exit code 0. */
const NONE: readonly RegExp[] = [
  /^[ℹ#] pass 0$/m, // node --test
  /^[ \t]*Tests[ \t]+no tests/m, // vitest
  /^[ \t]*Tests:?[ \t]+(?!.*\b(?:passed|failed)\b).*\b(?:skipped|todo|total)\b/m, // vitest and jest, all skipped
  /\bno tests? (?:files? |modules? )?(?:were )?found\b/i, // vitest, jest, playwright, ctest, deno
  /\bno tests? (?:ran|executed|to run)\b|\bno test is available\b|\bNO-SOURCE\b/i, // pytest, phpunit, go, maven, dotnet, gradle
  /\[no test files\]|couldn't find any files to test/i, // go, ava
  /^[ \t]*0 (?:passing|pass|examples|tests)\b/m, // mocha, bun, rspec
  /^=* ?\d+ (?:skipped|deselected|xfailed)[^\n]* in [\d.]+s/m, // pytest, all skipped
  /^Ran 0 tests\b|^Tests run: 0\b|^1\.\.0\b/m, // unittest, maven, TAP
  /\b0 passed\b/, // cargo, deno
];

/** How they say that at least one test ran. */
const SOME: readonly RegExp[] = [
  /^[ℹ#] (?:pass|fail) [1-9]/m,
  /\b[1-9]\d* (?:tests? )?(?:passed|passing|pass|failed|failing)\b/,
  /^ok[ \t]+(?!.*(?:\[no tests to run\]|# (?:skip|todo)))/im,
  /^Ran [1-9]\d* tests?\b|^Tests run: [1-9]|^OK \([1-9]\d* tests?|^[1-9]\d* examples?,/m,
];

/** Whether a test runner says that it ran no test at all, which is not a pass whatever its exit code. In: plain output without
 *  escape sequences. The text is the pull request's own: it can only ever weaken a result here. */
export function saysNothingTested(output: string): boolean {
  return NONE.some((sign) => sign.test(output)) && !SOME.some((sign) => sign.test(output));
}
