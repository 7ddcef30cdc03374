import { beforeAll, describe, test } from "vitest";
import { defineAction } from "./action.ts";
import { type Define, makeRun } from "./bench.ts";
import { defineEndings } from "./endings.ts";
import { defineHostile } from "./hostile.ts";
import { whyNotInstallable } from "./install.ts";
import { defineSickEndpoint } from "./sick-endpoint.ts";
import type { Traits } from "./traits.ts";
import { defineWork } from "./work.ts";

/** Everything that the suite asks of an agent. Where its program cannot be had, all of it is left out, and says why. */
export function driveAgent(traits: Traits): void {
  describe(traits.use, () => {
    let reason: string | null = null;
    beforeAll(async () => {
      reason = await whyNotInstallable(traits);
    });
    const define: Define = (property, check) => {
      test(property, async ({ skip }) => {
        if (reason !== null) skip(reason);
        await check((options) => makeRun(traits, options), traits);
      });
    };
    defineWork(define);
    defineAction(define);
    defineEndings(define);
    defineSickEndpoint(define);
    defineHostile(define);
  });
}
