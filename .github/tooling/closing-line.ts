import type { Reporter, TestModule } from "vitest/node";

/** Ends the output with one line that any log reader understands: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    let skipped = 0;
    for (const module of modules) {
      const tests = [...module.children.allTests()].map((test) => test.result());
      // A file that does not load, or a hook that fails, leaves no test that says so.
      if (module.state() === "failed" && !tests.some(({ state }) => state === "failed")) failed += 1;
      for (const { state } of tests) {
        if (state === "passed") passed += 1;
        else if (state === "failed") failed += 1;
        else skipped += 1;
      }
    }
    const tail = skipped === 0 ? "" : `, ${skipped} skipped`;
    process.stdout.write(`\n${passed} passed, ${failed} failed${tail}\n`);
  }
}
