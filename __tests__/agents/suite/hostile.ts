import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { makeTempFolder } from "../../support/git-repo.ts";
import { startModelServer } from "../../support/model-server/server.ts";
import { type Define, HANDOFF, shellThen } from "./bench.ts";
import { CANARY, hostileFiles } from "./hostile-files.ts";

/** A checkout that tries to configure every agent there is: none of its commands may run, nothing may reach its server, no word of its
 *  instructions may reach the model. */
export function defineHostile(define: Define): void {
  define("a hostile checkout configures nothing", async (bench) => {
    const markers = makeTempFolder("markers");
    const evil = await startModelServer({ scenario: { turns: [{ text: "taken over" }] } });
    try {
      const files = { ...hostileFiles(markers, evil.url), "README.md": "hello\n" };
      const run = await bench({ scenario: shellThen("cat README.md", HANDOFF), files });
      const { failure, handoff } = await run.verify();
      expect(failure).toBe(null);
      expect(handoff).toContain("unit-test-verified");
      expect(readdirSync(markers)).toEqual([]);
      expect(evil.calls.map(({ path, auth }) => [path, auth?.value])).toEqual([]);
      expect(run.server.calls.filter(({ body }) => body.includes(CANARY))).toEqual([]);
      expect(run.server.calls.some(({ lastResult }) => lastResult.includes("hello"))).toBe(true);
    } finally {
      await evil.close();
    }
  });
}
