import { describe, test } from "vitest";
import { defineAction } from "./action.ts";
import { type Define, makeRun } from "./bench.ts";
import { defineEndings } from "./endings.ts";
import { defineHostile } from "./hostile.ts";
import { whyNotInstallable } from "./install.ts";
import { defineJudge } from "./judge.ts";
import { defineSickEndpoint } from "./sick-endpoint.ts";
import type { Traits } from "./traits.ts";
import { defineWork } from "./work.ts";

const INSTALL_LIMIT_MS = 15 * 60_000;

/** Everything that the suite asks of an agent. Where its program cannot be had, all of it is left out, and says why. */
export function driveAgent(traits: Traits): void {
  let asked: Promise<string | null> | null = null;
  // In the tests and not before them: what fails before tests is no failed test, and the count of them would be 0.
  const skipReason = (): Promise<string | null> => (asked ??= whyNotInstallable(traits));
  const define: Define = (property, check) => {
    test(property, async ({ skip }) => {
      const reason = await skipReason();
      if (reason !== null) skip(reason);
      await check((options) => makeRun(traits, options), traits);
    });
  };
  describe(traits.use, () => {
    test("its program is installed", { timeout: INSTALL_LIMIT_MS }, async ({ skip }) => {
      const reason = await skipReason();
      if (reason !== null) skip(reason);
    });
    defineWork(define);
    defineJudge(define, traits);
    defineAction(define);
    defineEndings(define);
    defineSickEndpoint(define);
    defineHostile(define);
  });
}
