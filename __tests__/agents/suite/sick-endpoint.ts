import { expect } from "vitest";
import type { ReasonCode } from "../../../src/lib/reason.ts";
import type { FaultKind } from "../../support/model-server/server.ts";
import { type Define, HANDOFF, shellThen } from "./bench.ts";

/** A 400 is about the request and says nothing against the endpoint. */
type SickKind = Exclude<FaultKind, "400">;

const REASONS: Readonly<Record<SickKind, ReasonCode>> = {
  "401": "model-unauthorized",
  "403": "model-unauthorized",
  "404": "model-not-found",
  "429": "model-rate-limited",
  "500": "model-unavailable",
  "529": "model-unavailable",
  hang: "model-unavailable",
  stall: "model-unavailable",
  cut: "model-unavailable",
  garbage: "model-unreachable",
};

const WORDS: Partial<Readonly<Record<Exclude<FaultKind, "400">, string>>> = {
  hang: "never answers",
  stall: "sends headers and falls silent",
  cut: "cuts its stream",
  garbage: "sends a web page",
};

/** However long an agent would go on trying by itself. */
const BOUND_MS = 90_000;

/** An endpoint that fails: once found out before the agent starts, once only after it did. */
export function defineSickEndpoint(define: Define): void {
  define("a refused key is found out before the start", async (bench) => {
    const run = await bench({ scenario: shellThen("true", HANDOFF), fault: { kind: "401" } });
    await expect(run.prepare()).rejects.toMatchObject({ code: "model-unauthorized" });
    expect(run.server.calls.every(({ isSide }) => isSide)).toBe(true);
  });

  for (const [kind, reason] of Object.entries(REASONS) as [SickKind, ReasonCode][])
    define(`an endpoint that ${WORDS[kind] ?? `answers ${kind}`}: ${reason}`, async (bench) => {
      const run = await bench({ scenario: shellThen("true", HANDOFF), fault: { kind, strikes: "agent" } });
      await run.prepare();
      const start = performance.now();
      const { failure } = await run.verify();
      expect(failure?.reason, failure?.detail).toBe(reason);
      expect(performance.now() - start).toBeLessThan(BOUND_MS);
    });

  define("an endpoint that refuses connections: model-unreachable", async (bench) => {
    const run = await bench({ scenario: shellThen("true", HANDOFF) });
    await run.prepare();
    await run.server.close();
    const start = performance.now();
    const { failure } = await run.verify();
    expect(failure?.reason, failure?.detail).toBe("model-unreachable");
    expect(performance.now() - start).toBeLessThan(BOUND_MS);
  });

  define("an endpoint that fails once is asked again", async (bench) => {
    const fault = { kind: "500", times: 1, strikes: "agent" } as const;
    const run = await bench({ scenario: shellThen("true", HANDOFF), fault });
    const { failure } = await run.verify();
    expect(failure).toBe(null);
  });
}
